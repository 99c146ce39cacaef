//! Zvkb: vector bit manipulation for cryptography.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Vector Cryptography", section
//! "Zvkb".

use crate::Op;
use crate::tables::{ManualEncoding, vector};
use crate::vector::{UNARY, VROR_VI, VV, VX};

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    vector(Op::VandnVv, "vandn.vv", 0xfc00_707f, 0x0400_0057, &VV),
    vector(Op::VandnVx, "vandn.vx", 0xfc00_707f, 0x0400_4057, &VX),
    vector(Op::Vbrev8V, "vbrev8.v", 0xfc0f_f07f, 0x4804_2057, &UNARY),
    vector(Op::Vrev8V,  "vrev8.v",  0xfc0f_f07f, 0x4804_a057, &UNARY),
    vector(Op::VrolVv,  "vrol.vv",  0xfc00_707f, 0x5400_0057, &VV),
    vector(Op::VrolVx,  "vrol.vx",  0xfc00_707f, 0x5400_4057, &VX),
    vector(Op::VrorVv,  "vror.vv",  0xfc00_707f, 0x5000_0057, &VV),
    vector(Op::VrorVx,  "vror.vx",  0xfc00_707f, 0x5000_4057, &VX),
    vector(Op::VrorVi,  "vror.vi",  0xf800_707f, 0x5000_3057, &VROR_VI),
];
