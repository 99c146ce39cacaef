//! Zicond: conditional zeroing.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zicond".

use crate::Op;
use crate::tables::{ManualEncoding, r};

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    r(Op::CzeroEqz, "czero.eqz", 0x0e00_5033),
    r(Op::CzeroNez, "czero.nez", 0x0e00_7033),
];
