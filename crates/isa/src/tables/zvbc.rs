//! Zvbc: vector carry-less multiplication.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Vector Cryptography", section
//! "Zvbc".

use crate::Op;
use crate::tables::{ManualEncoding, vector};
use crate::vector::{VV, VX};

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    vector(Op::VclmulVv,  "vclmul.vv",  0xfc00_707f, 0x3000_2057, &VV),
    vector(Op::VclmulVx,  "vclmul.vx",  0xfc00_707f, 0x3000_6057, &VX),
    vector(Op::VclmulhVv, "vclmulh.vv", 0xfc00_707f, 0x3400_2057, &VV),
    vector(Op::VclmulhVx, "vclmulh.vx", 0xfc00_707f, 0x3400_6057, &VX),
];
