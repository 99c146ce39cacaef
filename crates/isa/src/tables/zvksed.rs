//! Zvksed: SM4.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Vector Cryptography", section
//! "Zvksed".

use crate::Op;
use crate::tables::{ManualEncoding, vector};
use crate::vector::{UNARY_UNMASKED, UNARY_UNMASKED_APART, VU_UNMASKED};

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    vector(Op::Vsm4kVi, "vsm4k.vi", 0xfe00_707f, 0x8600_2077, &VU_UNMASKED),
    vector(Op::Vsm4rVv, "vsm4r.vv", 0xfe0f_f07f, 0xa208_2077, &UNARY_UNMASKED),
    vector(Op::Vsm4rVs, "vsm4r.vs", 0xfe0f_f07f, 0xa608_2077, &UNARY_UNMASKED_APART),
];
