//! Zknh: SHA-2.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zknh".

use crate::Class::Sha2;
use crate::Op;
use crate::tables::{ManualEncoding, r, unary};

/// The encodings. RV32 computes each 64-bit value of SHA-512 in two halves.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    unary(Op::Sha256sum0, "sha256sum0",  0x1000_1013).class(Sha2),
    unary(Op::Sha256sum1, "sha256sum1",  0x1010_1013).class(Sha2),
    unary(Op::Sha256sig0, "sha256sig0",  0x1020_1013).class(Sha2),
    unary(Op::Sha256sig1, "sha256sig1",  0x1030_1013).class(Sha2),
    unary(Op::Sha512sum0, "sha512sum0",  0x1040_1013).class(Sha2).only64(),
    unary(Op::Sha512sum1, "sha512sum1",  0x1050_1013).class(Sha2).only64(),
    unary(Op::Sha512sig0, "sha512sig0",  0x1060_1013).class(Sha2).only64(),
    unary(Op::Sha512sig1, "sha512sig1",  0x1070_1013).class(Sha2).only64(),
    r(Op::Sha512sum0r,    "sha512sum0r", 0x5000_0033).class(Sha2).only32(),
    r(Op::Sha512sum1r,    "sha512sum1r", 0x5200_0033).class(Sha2).only32(),
    r(Op::Sha512sig0l,    "sha512sig0l", 0x5400_0033).class(Sha2).only32(),
    r(Op::Sha512sig1l,    "sha512sig1l", 0x5600_0033).class(Sha2).only32(),
    r(Op::Sha512sig0h,    "sha512sig0h", 0x5c00_0033).class(Sha2).only32(),
    r(Op::Sha512sig1h,    "sha512sig1h", 0x5e00_0033).class(Sha2).only32(),
];
