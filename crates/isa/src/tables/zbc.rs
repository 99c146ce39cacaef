//! Zbc: carry-less multiplication.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "B", section "Zbc".

use crate::extension::Extension;
use crate::layout::R;
use crate::tables::ManualEncoding;
use crate::{Class, Op};

const fn r(op: Op, name: &'static str, value: u32) -> ManualEncoding {
    ManualEncoding::new(op, name, 0xfe00_707f, value, &R, Class::Multiply)
}

/// These are in Zbkc too, which has no others.
const ZBKC: &[Extension] = &[Extension::Zbkc];

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    r(Op::Clmul,  "clmul",  0x0a00_1033).also(ZBKC),
    r(Op::Clmulr, "clmulr", 0x0a00_2033),
    r(Op::Clmulh, "clmulh", 0x0a00_3033).also(ZBKC),
];
