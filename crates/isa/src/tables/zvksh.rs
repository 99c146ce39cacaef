//! Zvksh: SM3.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Vector Cryptography", section
//! "Zvksh".

use crate::Op;
use crate::tables::{ManualEncoding, vector};
use crate::vector::{VU_UNMASKED_APART, VV_UNMASKED_APART_VS2};

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    vector(Op::Vsm3cVi,  "vsm3c.vi",  0xfe00_707f, 0xae00_2077, &VU_UNMASKED_APART),
    vector(Op::Vsm3meVv, "vsm3me.vv", 0xfe00_707f, 0x8200_2077, &VV_UNMASKED_APART_VS2),
];
