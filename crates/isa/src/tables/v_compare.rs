//! Comparisons, and addition and subtraction with carry.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Integer Arithmetic
//! Instructions".

use crate::Op;
use crate::tables::{ManualEncoding, vector};
use crate::vector::{
    VI_MASK, VI_UNMASKED, VIM, VIM_MASK, VV_MASK, VV_UNMASKED, VVM, VVM_MASK, VX_MASK, VX_UNMASKED, VXM,
    VXM_MASK,
};

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    vector(Op::VadcVxm,  "vadc.vxm",  0xfe00_707f, 0x4000_4057, &VXM),
    vector(Op::VmadcVxm, "vmadc.vxm", 0xfe00_707f, 0x4400_4057, &VXM_MASK),
    vector(Op::VmadcVx,  "vmadc.vx",  0xfe00_707f, 0x4600_4057, &VX_UNMASKED),
    vector(Op::VsbcVxm,  "vsbc.vxm",  0xfe00_707f, 0x4800_4057, &VXM),
    vector(Op::VmsbcVxm, "vmsbc.vxm", 0xfe00_707f, 0x4c00_4057, &VXM_MASK),
    vector(Op::VmsbcVx,  "vmsbc.vx",  0xfe00_707f, 0x4e00_4057, &VX_UNMASKED),
    vector(Op::VmseqVx,  "vmseq.vx",  0xfc00_707f, 0x6000_4057, &VX_MASK),
    vector(Op::VmsneVx,  "vmsne.vx",  0xfc00_707f, 0x6400_4057, &VX_MASK),
    vector(Op::VmsltuVx, "vmsltu.vx", 0xfc00_707f, 0x6800_4057, &VX_MASK),
    vector(Op::VmsltVx,  "vmslt.vx",  0xfc00_707f, 0x6c00_4057, &VX_MASK),
    vector(Op::VmsleuVx, "vmsleu.vx", 0xfc00_707f, 0x7000_4057, &VX_MASK),
    vector(Op::VmsleVx,  "vmsle.vx",  0xfc00_707f, 0x7400_4057, &VX_MASK),
    vector(Op::VmsgtuVx, "vmsgtu.vx", 0xfc00_707f, 0x7800_4057, &VX_MASK),
    vector(Op::VmsgtVx,  "vmsgt.vx",  0xfc00_707f, 0x7c00_4057, &VX_MASK),
    vector(Op::VadcVvm,  "vadc.vvm",  0xfe00_707f, 0x4000_0057, &VVM),
    vector(Op::VmadcVvm, "vmadc.vvm", 0xfe00_707f, 0x4400_0057, &VVM_MASK),
    vector(Op::VmadcVv,  "vmadc.vv",  0xfe00_707f, 0x4600_0057, &VV_UNMASKED),
    vector(Op::VsbcVvm,  "vsbc.vvm",  0xfe00_707f, 0x4800_0057, &VVM),
    vector(Op::VmsbcVvm, "vmsbc.vvm", 0xfe00_707f, 0x4c00_0057, &VVM_MASK),
    vector(Op::VmsbcVv,  "vmsbc.vv",  0xfe00_707f, 0x4e00_0057, &VV_UNMASKED),
    vector(Op::VmseqVv,  "vmseq.vv",  0xfc00_707f, 0x6000_0057, &VV_MASK),
    vector(Op::VmsneVv,  "vmsne.vv",  0xfc00_707f, 0x6400_0057, &VV_MASK),
    vector(Op::VmsltuVv, "vmsltu.vv", 0xfc00_707f, 0x6800_0057, &VV_MASK),
    vector(Op::VmsltVv,  "vmslt.vv",  0xfc00_707f, 0x6c00_0057, &VV_MASK),
    vector(Op::VmsleuVv, "vmsleu.vv", 0xfc00_707f, 0x7000_0057, &VV_MASK),
    vector(Op::VmsleVv,  "vmsle.vv",  0xfc00_707f, 0x7400_0057, &VV_MASK),
    vector(Op::VadcVim,  "vadc.vim",  0xfe00_707f, 0x4000_3057, &VIM),
    vector(Op::VmadcVim, "vmadc.vim", 0xfe00_707f, 0x4400_3057, &VIM_MASK),
    vector(Op::VmadcVi,  "vmadc.vi",  0xfe00_707f, 0x4600_3057, &VI_UNMASKED),
    vector(Op::VmseqVi,  "vmseq.vi",  0xfc00_707f, 0x6000_3057, &VI_MASK),
    vector(Op::VmsneVi,  "vmsne.vi",  0xfc00_707f, 0x6400_3057, &VI_MASK),
    vector(Op::VmsleuVi, "vmsleu.vi", 0xfc00_707f, 0x7000_3057, &VI_MASK),
    vector(Op::VmsleVi,  "vmsle.vi",  0xfc00_707f, 0x7400_3057, &VI_MASK),
    vector(Op::VmsgtuVi, "vmsgtu.vi", 0xfc00_707f, 0x7800_3057, &VI_MASK),
    vector(Op::VmsgtVi,  "vmsgt.vi",  0xfc00_707f, 0x7c00_3057, &VI_MASK),
];
