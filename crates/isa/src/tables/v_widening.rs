//! Widening vector integer arithmetic.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Integer Arithmetic
//! Instructions".

use crate::Op;
use crate::tables::{ManualEncoding, vector};
use crate::vector::{MAC_VV_APART, MAC_VX_APART, VV_APART, VX, VX_APART, WV};

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    vector(Op::VwadduVv,   "vwaddu.vv",   0xfc00_707f, 0xc000_2057, &VV_APART),
    vector(Op::VwaddVv,    "vwadd.vv",    0xfc00_707f, 0xc400_2057, &VV_APART),
    vector(Op::VwsubuVv,   "vwsubu.vv",   0xfc00_707f, 0xc800_2057, &VV_APART),
    vector(Op::VwsubVv,    "vwsub.vv",    0xfc00_707f, 0xcc00_2057, &VV_APART),
    vector(Op::VwadduWv,   "vwaddu.wv",   0xfc00_707f, 0xd000_2057, &WV),
    vector(Op::VwaddWv,    "vwadd.wv",    0xfc00_707f, 0xd400_2057, &WV),
    vector(Op::VwsubuWv,   "vwsubu.wv",   0xfc00_707f, 0xd800_2057, &WV),
    vector(Op::VwsubWv,    "vwsub.wv",    0xfc00_707f, 0xdc00_2057, &WV),
    vector(Op::VwmuluVv,   "vwmulu.vv",   0xfc00_707f, 0xe000_2057, &VV_APART),
    vector(Op::VwmulsuVv,  "vwmulsu.vv",  0xfc00_707f, 0xe800_2057, &VV_APART),
    vector(Op::VwmulVv,    "vwmul.vv",    0xfc00_707f, 0xec00_2057, &VV_APART),
    vector(Op::VwmaccuVv,  "vwmaccu.vv",  0xfc00_707f, 0xf000_2057, &MAC_VV_APART),
    vector(Op::VwmaccVv,   "vwmacc.vv",   0xfc00_707f, 0xf400_2057, &MAC_VV_APART),
    vector(Op::VwmaccsuVv, "vwmaccsu.vv", 0xfc00_707f, 0xfc00_2057, &MAC_VV_APART),
    vector(Op::VwadduVx,   "vwaddu.vx",   0xfc00_707f, 0xc000_6057, &VX_APART),
    vector(Op::VwaddVx,    "vwadd.vx",    0xfc00_707f, 0xc400_6057, &VX_APART),
    vector(Op::VwsubuVx,   "vwsubu.vx",   0xfc00_707f, 0xc800_6057, &VX_APART),
    vector(Op::VwsubVx,    "vwsub.vx",    0xfc00_707f, 0xcc00_6057, &VX_APART),
    vector(Op::VwadduWx,   "vwaddu.wx",   0xfc00_707f, 0xd000_6057, &VX),
    vector(Op::VwaddWx,    "vwadd.wx",    0xfc00_707f, 0xd400_6057, &VX),
    vector(Op::VwsubuWx,   "vwsubu.wx",   0xfc00_707f, 0xd800_6057, &VX),
    vector(Op::VwsubWx,    "vwsub.wx",    0xfc00_707f, 0xdc00_6057, &VX),
    vector(Op::VwmuluVx,   "vwmulu.vx",   0xfc00_707f, 0xe000_6057, &VX_APART),
    vector(Op::VwmulsuVx,  "vwmulsu.vx",  0xfc00_707f, 0xe800_6057, &VX_APART),
    vector(Op::VwmulVx,    "vwmul.vx",    0xfc00_707f, 0xec00_6057, &VX_APART),
    vector(Op::VwmaccuVx,  "vwmaccu.vx",  0xfc00_707f, 0xf000_6057, &MAC_VX_APART),
    vector(Op::VwmaccVx,   "vwmacc.vx",   0xfc00_707f, 0xf400_6057, &MAC_VX_APART),
    vector(Op::VwmaccusVx, "vwmaccus.vx", 0xfc00_707f, 0xf800_6057, &MAC_VX_APART),
    vector(Op::VwmaccsuVx, "vwmaccsu.vx", 0xfc00_707f, 0xfc00_6057, &MAC_VX_APART),
];
