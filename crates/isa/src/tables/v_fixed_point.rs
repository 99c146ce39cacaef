//! Vector fixed-point arithmetic.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Fixed-Point Arithmetic
//! Instructions".

use crate::Op;
use crate::tables::{ManualEncoding, vector};
use crate::vector::{VI, VU, VV, VX};

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    vector(Op::VsadduVx,  "vsaddu.vx",  0xfc00_707f, 0x8000_4057, &VX),
    vector(Op::VsaddVx,   "vsadd.vx",   0xfc00_707f, 0x8400_4057, &VX),
    vector(Op::VssubuVx,  "vssubu.vx",  0xfc00_707f, 0x8800_4057, &VX),
    vector(Op::VssubVx,   "vssub.vx",   0xfc00_707f, 0x8c00_4057, &VX),
    vector(Op::VsmulVx,   "vsmul.vx",   0xfc00_707f, 0x9c00_4057, &VX),
    vector(Op::VssrlVx,   "vssrl.vx",   0xfc00_707f, 0xa800_4057, &VX),
    vector(Op::VssraVx,   "vssra.vx",   0xfc00_707f, 0xac00_4057, &VX),
    vector(Op::VnclipuWx, "vnclipu.wx", 0xfc00_707f, 0xb800_4057, &VX),
    vector(Op::VnclipWx,  "vnclip.wx",  0xfc00_707f, 0xbc00_4057, &VX),
    vector(Op::VsadduVv,  "vsaddu.vv",  0xfc00_707f, 0x8000_0057, &VV),
    vector(Op::VsaddVv,   "vsadd.vv",   0xfc00_707f, 0x8400_0057, &VV),
    vector(Op::VssubuVv,  "vssubu.vv",  0xfc00_707f, 0x8800_0057, &VV),
    vector(Op::VssubVv,   "vssub.vv",   0xfc00_707f, 0x8c00_0057, &VV),
    vector(Op::VsmulVv,   "vsmul.vv",   0xfc00_707f, 0x9c00_0057, &VV),
    vector(Op::VssrlVv,   "vssrl.vv",   0xfc00_707f, 0xa800_0057, &VV),
    vector(Op::VssraVv,   "vssra.vv",   0xfc00_707f, 0xac00_0057, &VV),
    vector(Op::VnclipuWv, "vnclipu.wv", 0xfc00_707f, 0xb800_0057, &VV),
    vector(Op::VnclipWv,  "vnclip.wv",  0xfc00_707f, 0xbc00_0057, &VV),
    vector(Op::VsadduVi,  "vsaddu.vi",  0xfc00_707f, 0x8000_3057, &VI),
    vector(Op::VsaddVi,   "vsadd.vi",   0xfc00_707f, 0x8400_3057, &VI),
    vector(Op::VssrlVi,   "vssrl.vi",   0xfc00_707f, 0xa800_3057, &VU),
    vector(Op::VssraVi,   "vssra.vi",   0xfc00_707f, 0xac00_3057, &VU),
    vector(Op::VnclipuWi, "vnclipu.wi", 0xfc00_707f, 0xb800_3057, &VU),
    vector(Op::VnclipWi,  "vnclip.wi",  0xfc00_707f, 0xbc00_3057, &VU),
    vector(Op::VaadduVv,  "vaaddu.vv",  0xfc00_707f, 0x2000_2057, &VV),
    vector(Op::VaaddVv,   "vaadd.vv",   0xfc00_707f, 0x2400_2057, &VV),
    vector(Op::VasubuVv,  "vasubu.vv",  0xfc00_707f, 0x2800_2057, &VV),
    vector(Op::VasubVv,   "vasub.vv",   0xfc00_707f, 0x2c00_2057, &VV),
    vector(Op::VaadduVx,  "vaaddu.vx",  0xfc00_707f, 0x2000_6057, &VX),
    vector(Op::VaaddVx,   "vaadd.vx",   0xfc00_707f, 0x2400_6057, &VX),
    vector(Op::VasubuVx,  "vasubu.vx",  0xfc00_707f, 0x2800_6057, &VX),
    vector(Op::VasubVx,   "vasub.vx",   0xfc00_707f, 0x2c00_6057, &VX),
];
