//! Zbs: single-bit instructions.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "B", section "Zbs".

use crate::layout::{SHIFT_5, SHIFT_6};
use crate::tables::{ManualEncoding, r};
use crate::{Class, Op};

const fn shift32(op: Op, name: &'static str, value: u32) -> ManualEncoding {
    ManualEncoding::new(op, name, 0xfe00_707f, value, &SHIFT_5, Class::Alu).only32()
}

const fn shift64(op: Op, name: &'static str, value: u32) -> ManualEncoding {
    ManualEncoding::new(op, name, 0xfc00_707f, value, &SHIFT_6, Class::Alu).only64()
}

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    r(Op::Bclr, "bclr", 0x4800_1033),
    r(Op::Bext, "bext", 0x4800_5033),
    r(Op::Binv, "binv", 0x6800_1033),
    r(Op::Bset, "bset", 0x2800_1033),
    shift32(Op::Bclri, "bclri", 0x4800_1013),
    shift32(Op::Bexti, "bexti", 0x4800_5013),
    shift32(Op::Binvi, "binvi", 0x6800_1013),
    shift32(Op::Bseti, "bseti", 0x2800_1013),
    shift64(Op::Bclri, "bclri", 0x4800_1013),
    shift64(Op::Bexti, "bexti", 0x4800_5013),
    shift64(Op::Binvi, "binvi", 0x6800_1013),
    shift64(Op::Bseti, "bseti", 0x2800_1013),
];
