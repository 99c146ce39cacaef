//! Zvknha and Zvknhb: SHA-2.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Vector Cryptography", section
//! "Zvknha".

use crate::Op;
use crate::tables::{ManualEncoding, vector};
use crate::vector::VV_UNMASKED_APART;

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    vector(Op::Vsha2msVv, "vsha2ms.vv", 0xfe00_707f, 0xb600_2077, &VV_UNMASKED_APART),
    vector(Op::Vsha2chVv, "vsha2ch.vv", 0xfe00_707f, 0xba00_2077, &VV_UNMASKED_APART),
    vector(Op::Vsha2clVv, "vsha2cl.vv", 0xfe00_707f, 0xbe00_2077, &VV_UNMASKED_APART),
];
