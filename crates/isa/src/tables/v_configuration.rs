//! The configuration of the vector unit: `vsetvli`, `vsetivli`, `vsetvl`.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Configuration-Setting
//! Instructions".

use crate::Op;
use crate::layout::R;
use crate::tables::{ManualEncoding, vector};
use crate::vector::{VSETIVLI, VSETVLI};

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    vector(Op::Vsetivli, "vsetivli", 0xc000_707f, 0xc000_7057, &VSETIVLI),
    vector(Op::Vsetvli,  "vsetvli",  0x8000_707f, 0x0000_7057, &VSETVLI),
    vector(Op::Vsetvl,   "vsetvl",   0xfe00_707f, 0x8000_7057, &R),
];
