//! Zvkg: GCM and GMAC.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Vector Cryptography", section
//! "Zvkg".

use crate::Op;
use crate::tables::{ManualEncoding, vector};
use crate::vector::{UNARY_UNMASKED, VV_UNMASKED};

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    vector(Op::VgmulVv, "vgmul.vv", 0xfe0f_f07f, 0xa208_a077, &UNARY_UNMASKED),
    vector(Op::VghshVv, "vghsh.vv", 0xfe00_707f, 0xb200_2077, &VV_UNMASKED),
];
