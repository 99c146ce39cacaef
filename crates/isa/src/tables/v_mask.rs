//! Operations on masks.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Mask Instructions".

use crate::Op;
use crate::tables::{ManualEncoding, vector};
use crate::vector::{NULLARY, TO_X, UNARY_APART, VV_UNMASKED};

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    vector(Op::VmandnMm, "vmandn.mm", 0xfe00_707f, 0x6200_2057, &VV_UNMASKED),
    vector(Op::VmandMm,  "vmand.mm",  0xfe00_707f, 0x6600_2057, &VV_UNMASKED),
    vector(Op::VmorMm,   "vmor.mm",   0xfe00_707f, 0x6a00_2057, &VV_UNMASKED),
    vector(Op::VmxorMm,  "vmxor.mm",  0xfe00_707f, 0x6e00_2057, &VV_UNMASKED),
    vector(Op::VmornMm,  "vmorn.mm",  0xfe00_707f, 0x7200_2057, &VV_UNMASKED),
    vector(Op::VmnandMm, "vmnand.mm", 0xfe00_707f, 0x7600_2057, &VV_UNMASKED),
    vector(Op::VmnorMm,  "vmnor.mm",  0xfe00_707f, 0x7a00_2057, &VV_UNMASKED),
    vector(Op::VmxnorMm, "vmxnor.mm", 0xfe00_707f, 0x7e00_2057, &VV_UNMASKED),
    vector(Op::VmsbfM,   "vmsbf.m",   0xfc0f_f07f, 0x5000_a057, &UNARY_APART),
    vector(Op::VmsofM,   "vmsof.m",   0xfc0f_f07f, 0x5001_2057, &UNARY_APART),
    vector(Op::VmsifM,   "vmsif.m",   0xfc0f_f07f, 0x5001_a057, &UNARY_APART),
    vector(Op::ViotaM,   "viota.m",   0xfc0f_f07f, 0x5008_2057, &UNARY_APART),
    vector(Op::VidV,     "vid.v",     0xfdff_f07f, 0x5008_a057, &NULLARY),
    vector(Op::VcpopM,   "vcpop.m",   0xfc0f_f07f, 0x4008_2057, &TO_X),
    vector(Op::VfirstM,  "vfirst.m",  0xfc0f_f07f, 0x4008_a057, &TO_X),
];
