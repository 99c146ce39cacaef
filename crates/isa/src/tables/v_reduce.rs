//! Vector reductions.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Reduction Operations".

use crate::Op;
use crate::tables::{ManualEncoding, vector};
use crate::vector::VV_MASK;

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    vector(Op::VwredsumuVs, "vwredsumu.vs", 0xfc00_707f, 0xc000_0057, &VV_MASK),
    vector(Op::VwredsumVs,  "vwredsum.vs",  0xfc00_707f, 0xc400_0057, &VV_MASK),
    vector(Op::VredsumVs,   "vredsum.vs",   0xfc00_707f, 0x0000_2057, &VV_MASK),
    vector(Op::VredandVs,   "vredand.vs",   0xfc00_707f, 0x0400_2057, &VV_MASK),
    vector(Op::VredorVs,    "vredor.vs",    0xfc00_707f, 0x0800_2057, &VV_MASK),
    vector(Op::VredxorVs,   "vredxor.vs",   0xfc00_707f, 0x0c00_2057, &VV_MASK),
    vector(Op::VredminuVs,  "vredminu.vs",  0xfc00_707f, 0x1000_2057, &VV_MASK),
    vector(Op::VredminVs,   "vredmin.vs",   0xfc00_707f, 0x1400_2057, &VV_MASK),
    vector(Op::VredmaxuVs,  "vredmaxu.vs",  0xfc00_707f, 0x1800_2057, &VV_MASK),
    vector(Op::VredmaxVs,   "vredmax.vs",   0xfc00_707f, 0x1c00_2057, &VV_MASK),
];
