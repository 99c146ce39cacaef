//! Zbc: carry-less multiplication.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "B", section "Zbc".

use crate::layout::R;
use crate::table::Instruction;
use crate::{Class, Op};

const fn r(op: Op, name: &'static str, value: u32) -> Instruction {
    Instruction::new(op, name, 0xfe00_707f, value, &R, Class::Multiply)
}

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[Instruction] = &[
    r(Op::Clmul,  "clmul",  0x0a00_1033),
    r(Op::Clmulr, "clmulr", 0x0a00_2033),
    r(Op::Clmulh, "clmulh", 0x0a00_3033),
];
