//! M: integer multiplication and division.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "M".

use crate::Class::{Divide, Multiply};
use crate::Op;
use crate::layout::R;
use crate::table::Instruction;

const fn new(op: Op, name: &'static str, value: u32, class: crate::Class) -> Instruction {
    Instruction::new(op, name, 0xfe00_707f, value, &R, class)
}

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[Instruction] = &[
    new(Op::Mul,    "mul",    0x0200_0033, Multiply),
    new(Op::Mulh,   "mulh",   0x0200_1033, Multiply),
    new(Op::Mulhsu, "mulhsu", 0x0200_2033, Multiply),
    new(Op::Mulhu,  "mulhu",  0x0200_3033, Multiply),
    new(Op::Div,    "div",    0x0200_4033, Divide),
    new(Op::Divu,   "divu",   0x0200_5033, Divide),
    new(Op::Rem,    "rem",    0x0200_6033, Divide),
    new(Op::Remu,   "remu",   0x0200_7033, Divide),
    new(Op::Mulw,   "mulw",   0x0200_003b, Multiply).only64(),
    new(Op::Divw,   "divw",   0x0200_403b, Divide).only64(),
    new(Op::Divuw,  "divuw",  0x0200_503b, Divide).only64(),
    new(Op::Remw,   "remw",   0x0200_603b, Divide).only64(),
    new(Op::Remuw,  "remuw",  0x0200_703b, Divide).only64(),
];
