//! Zbkb: bit manipulation for cryptography. What it shares with Zbb stands there.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zbkb".

use crate::Op;
use crate::tables::{ManualEncoding, r, unary};

/// The encodings. Where Zbb is there too, `pack` (RV32) and `packw` (RV64) with rs2 = x0 are its
/// `zext.h`.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    r(Op::Pack,      "pack",  0x0800_4033),
    r(Op::Packh,     "packh", 0x0800_7033),
    r(Op::Packw,     "packw", 0x0800_403b).only64(),
    unary(Op::Brev8, "brev8", 0x6870_5013),
    unary(Op::Zip,   "zip",   0x08f0_1013).only32(),
    unary(Op::Unzip, "unzip", 0x08f0_5013).only32(),
];
