//! Zicbop: cache-block prefetch, hints in the words of `ori` with rd = x0.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "CMO", section "Cache-Block
//! Prefetch Instructions".

use crate::layout::RegisterField::{At, Fixed};
use crate::layout::{WordLayout, signed};
use crate::tables::ManualEncoding;
use crate::{Class, Op};

const PREFETCH: WordLayout =
    WordLayout::new("{imm}({rs1})").rd(Fixed(0)).rs1(At(15)).immediate(signed(11, &[(25, 5, 7)]));

const fn prefetch(name: &'static str, value: u32) -> ManualEncoding {
    ManualEncoding::new(Op::Ori, name, 0x01f0_7fff, value, &PREFETCH, Class::Alu)
}

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    prefetch("prefetch.i", 0x0000_6013),
    prefetch("prefetch.r", 0x0010_6013),
    prefetch("prefetch.w", 0x0030_6013),
];
