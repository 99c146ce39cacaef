//! M: division. Its multiplications are those of Zmmul, which M includes.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "M".

use crate::layout::R;
use crate::tables::ManualEncoding;
use crate::{Class, Op};

const fn new(op: Op, name: &'static str, value: u32) -> ManualEncoding {
    ManualEncoding::new(op, name, 0xfe00_707f, value, &R, Class::Divide)
}

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    new(Op::Div,    "div",    0x0200_4033).divides(true, false),
    new(Op::Divu,   "divu",   0x0200_5033).divides(false, false),
    new(Op::Rem,    "rem",    0x0200_6033).divides(true, false),
    new(Op::Remu,   "remu",   0x0200_7033).divides(false, false),
    new(Op::Divw,   "divw",   0x0200_403b).divides(true, true).only64(),
    new(Op::Divuw,  "divuw",  0x0200_503b).divides(false, true).only64(),
    new(Op::Remw,   "remw",   0x0200_603b).divides(true, true).only64(),
    new(Op::Remuw,  "remuw",  0x0200_703b).divides(false, true).only64(),
];
