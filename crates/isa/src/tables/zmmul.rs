//! Zmmul: multiplication, the part of M that small cores have alone.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "M", section "Zmmul".

use crate::layout::R;
use crate::tables::ManualEncoding;
use crate::{Class, Op};

const fn new(op: Op, name: &'static str, value: u32) -> ManualEncoding {
    ManualEncoding::new(op, name, 0xfe00_707f, value, &R, Class::Multiply)
}

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    new(Op::Mul,    "mul",    0x0200_0033),
    new(Op::Mulh,   "mulh",   0x0200_1033),
    new(Op::Mulhsu, "mulhsu", 0x0200_2033),
    new(Op::Mulhu,  "mulhu",  0x0200_3033),
    new(Op::Mulw,   "mulw",   0x0200_003b).only64(),
];
