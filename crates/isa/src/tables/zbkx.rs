//! Zbkx: crossbar permutations.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zbkx".

use crate::layout::R;
use crate::tables::Instruction;
use crate::{Class, Op};

const fn r(op: Op, name: &'static str, value: u32) -> Instruction {
    Instruction::new(op, name, 0xfe00_707f, value, &R, Class::Alu)
}

/// The encodings.
pub const TABLE: &[Instruction] =
    &[r(Op::Xperm4, "xperm4", 0x2800_2033), r(Op::Xperm8, "xperm8", 0x2800_4033)];
