//! Zksed: SM4.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zksed".

use crate::layout::R_BYTE;
use crate::tables::Instruction;
use crate::{Class, Op};

const fn byte(op: Op, name: &'static str, value: u32) -> Instruction {
    Instruction::new(op, name, 0x3e00_707f, value, &R_BYTE, Class::Alu)
}

/// The encodings.
pub const TABLE: &[Instruction] =
    &[byte(Op::Sm4ed, "sm4ed", 0x3000_0033), byte(Op::Sm4ks, "sm4ks", 0x3400_0033)];
