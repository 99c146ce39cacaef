//! Zvkned: AES rounds and key schedules.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Vector Cryptography", section
//! "Zvkned".

use crate::Op;
use crate::tables::{ManualEncoding, vector};
use crate::vector::{UNARY_UNMASKED, UNARY_UNMASKED_APART, VU_UNMASKED};

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    vector(Op::VaesdfVv,  "vaesdf.vv",  0xfe0f_f07f, 0xa200_a077, &UNARY_UNMASKED),
    vector(Op::VaesdfVs,  "vaesdf.vs",  0xfe0f_f07f, 0xa600_a077, &UNARY_UNMASKED_APART),
    vector(Op::VaesdmVv,  "vaesdm.vv",  0xfe0f_f07f, 0xa200_2077, &UNARY_UNMASKED),
    vector(Op::VaesdmVs,  "vaesdm.vs",  0xfe0f_f07f, 0xa600_2077, &UNARY_UNMASKED_APART),
    vector(Op::VaesefVv,  "vaesef.vv",  0xfe0f_f07f, 0xa201_a077, &UNARY_UNMASKED),
    vector(Op::VaesefVs,  "vaesef.vs",  0xfe0f_f07f, 0xa601_a077, &UNARY_UNMASKED_APART),
    vector(Op::VaesemVv,  "vaesem.vv",  0xfe0f_f07f, 0xa201_2077, &UNARY_UNMASKED),
    vector(Op::VaesemVs,  "vaesem.vs",  0xfe0f_f07f, 0xa601_2077, &UNARY_UNMASKED_APART),
    vector(Op::VaeszVs,   "vaesz.vs",   0xfe0f_f07f, 0xa603_a077, &UNARY_UNMASKED_APART),
    vector(Op::Vaeskf1Vi, "vaeskf1.vi", 0xfe00_707f, 0x8a00_2077, &VU_UNMASKED),
    vector(Op::Vaeskf2Vi, "vaeskf2.vi", 0xfe00_707f, 0xaa00_2077, &VU_UNMASKED),
];
