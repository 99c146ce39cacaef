//! Zknd: AES decryption.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zknd".

use crate::layout::{R, R_BYTE, UNARY};
use crate::tables::Instruction;
use crate::{Class, Op};

const fn byte(op: Op, name: &'static str, value: u32) -> Instruction {
    Instruction::new(op, name, 0x3e00_707f, value, &R_BYTE, Class::Alu).only32()
}

const fn r(op: Op, name: &'static str, value: u32) -> Instruction {
    Instruction::new(op, name, 0xfe00_707f, value, &R, Class::Alu).only64()
}

/// The encodings. The key schedule stands in Zkne, which has it too.
#[rustfmt::skip]
pub const TABLE: &[Instruction] = &[
    byte(Op::Aes32dsi,  "aes32dsi",  0x2a00_0033),
    byte(Op::Aes32dsmi, "aes32dsmi", 0x2e00_0033),
    r(Op::Aes64ds,      "aes64ds",   0x3a00_0033),
    r(Op::Aes64dsm,     "aes64dsm",  0x3e00_0033),
    Instruction::new(Op::Aes64im, "aes64im", 0xfff0_707f, 0x3000_1013, &UNARY, Class::Alu).only64(),
];
