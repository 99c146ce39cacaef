//! Zknd: AES decryption.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zknd".

use crate::Class::Aes;
use crate::Op;
use crate::layout::UNARY;
use crate::tables::{ManualEncoding, byte, r};

/// The encodings. The key schedule stands in Zkne, which has it too.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    byte(Op::Aes32dsi,  "aes32dsi",  0x2a00_0033, Aes).only32(),
    byte(Op::Aes32dsmi, "aes32dsmi", 0x2e00_0033, Aes).only32(),
    r(Op::Aes64ds,      "aes64ds",   0x3a00_0033).class(Aes).only64(),
    r(Op::Aes64dsm,     "aes64dsm",  0x3e00_0033).class(Aes).only64(),
    ManualEncoding::new(Op::Aes64im, "aes64im", 0xfff0_707f, 0x3000_1013, &UNARY, Aes).only64(),
];
