//! Zksh: SM3.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zksh".

use crate::layout::UNARY;
use crate::tables::Instruction;
use crate::{Class, Op};

const fn unary(op: Op, name: &'static str, value: u32) -> Instruction {
    Instruction::new(op, name, 0xfff0_707f, value, &UNARY, Class::Alu)
}

/// The encodings.
pub const TABLE: &[Instruction] =
    &[unary(Op::Sm3p0, "sm3p0", 0x1080_1013), unary(Op::Sm3p1, "sm3p1", 0x1090_1013)];
