//! Zvbb beyond Zvkb: bits in vector elements.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Vector Cryptography", section
//! "Zvbb".

use crate::Op;
use crate::tables::{ManualEncoding, vector};
use crate::vector::{UNARY, VU_APART, VV_APART, VX_APART};

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    vector(Op::VbrevV,  "vbrev.v",  0xfc0f_f07f, 0x4805_2057, &UNARY),
    vector(Op::VclzV,   "vclz.v",   0xfc0f_f07f, 0x4806_2057, &UNARY),
    vector(Op::VctzV,   "vctz.v",   0xfc0f_f07f, 0x4806_a057, &UNARY),
    vector(Op::VcpopV,  "vcpop.v",  0xfc0f_f07f, 0x4807_2057, &UNARY),
    vector(Op::VwsllVv, "vwsll.vv", 0xfc00_707f, 0xd400_0057, &VV_APART),
    vector(Op::VwsllVx, "vwsll.vx", 0xfc00_707f, 0xd400_4057, &VX_APART),
    vector(Op::VwsllVi, "vwsll.vi", 0xfc00_707f, 0xd400_3057, &VU_APART),
];
