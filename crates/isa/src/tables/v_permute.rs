//! Permutations of elements and moves of registers.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Permutation
//! Instructions".

use crate::Op;
use crate::tables::{ManualEncoding, vector};
use crate::vector::{
    TO_X_UNMASKED, VMV_VX, VU, VU_APART, VV_APART, VV_UNMASKED_APART, VX, VX_APART, whole_move,
};

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    vector(Op::VrgatherVx,     "vrgather.vx",     0xfc00_707f, 0x3000_4057, &VX_APART),
    vector(Op::VslideupVx,     "vslideup.vx",     0xfc00_707f, 0x3800_4057, &VX_APART),
    vector(Op::VslidedownVx,   "vslidedown.vx",   0xfc00_707f, 0x3c00_4057, &VX),
    vector(Op::VrgatherVv,     "vrgather.vv",     0xfc00_707f, 0x3000_0057, &VV_APART),
    vector(Op::Vrgatherei16Vv, "vrgatherei16.vv", 0xfc00_707f, 0x3800_0057, &VV_APART),
    vector(Op::VrgatherVi,     "vrgather.vi",     0xfc00_707f, 0x3000_3057, &VU_APART),
    vector(Op::VslideupVi,     "vslideup.vi",     0xfc00_707f, 0x3800_3057, &VU_APART),
    vector(Op::VslidedownVi,   "vslidedown.vi",   0xfc00_707f, 0x3c00_3057, &VU),
    vector(Op::VmvrV,          "vmv1r.v",         0xfe0f_f07f, 0x9e00_3057, &whole_move(1)),
    vector(Op::VmvrV,          "vmv2r.v",         0xfe0f_f07f, 0x9e00_b057, &whole_move(2)),
    vector(Op::VmvrV,          "vmv4r.v",         0xfe0f_f07f, 0x9e01_b057, &whole_move(4)),
    vector(Op::VmvrV,          "vmv8r.v",         0xfe0f_f07f, 0x9e03_b057, &whole_move(8)),
    vector(Op::VmvXS,          "vmv.x.s",         0xfe0f_f07f, 0x4200_2057, &TO_X_UNMASKED),
    vector(Op::VcompressVm,    "vcompress.vm",    0xfe00_707f, 0x5e00_2057, &VV_UNMASKED_APART),
    vector(Op::VmvSX,          "vmv.s.x",         0xfff0_707f, 0x4200_6057, &VMV_VX),
    vector(Op::Vslide1upVx,    "vslide1up.vx",    0xfc00_707f, 0x3800_6057, &VX_APART),
    vector(Op::Vslide1downVx,  "vslide1down.vx",  0xfc00_707f, 0x3c00_6057, &VX),
];
