//! Zicond: conditional zeroing.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zicond".

use crate::layout::R;
use crate::tables::Instruction;
use crate::{Class, Op};

const fn r(op: Op, name: &'static str, value: u32) -> Instruction {
    Instruction::new(op, name, 0xfe00_707f, value, &R, Class::Alu)
}

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[Instruction] = &[
    r(Op::CzeroEqz, "czero.eqz", 0x0e00_5033),
    r(Op::CzeroNez, "czero.nez", 0x0e00_7033),
];
