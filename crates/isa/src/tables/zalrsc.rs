//! Zalrsc: load-reserved and store-conditional.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "A", section
//! "Load-Reserved/Store-Conditional".

use crate::layout::{AMO, LOAD_RESERVED, WordLayout};
use crate::tables::ManualEncoding;
use crate::{Class, MemoryEffect, Op};

const fn new(
    op: Op,
    name: &'static str,
    mask: u32,
    value: u32,
    layout: &'static WordLayout,
) -> ManualEncoding {
    ManualEncoding::new(op, name, mask, value, layout, Class::Atomic)
}

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    new(Op::LrW, "lr.w", 0xf9f0_707f, 0x1000_202f, &LOAD_RESERVED).memory(MemoryEffect::load(4)),
    new(Op::ScW, "sc.w", 0xf800_707f, 0x1800_202f, &AMO).memory(MemoryEffect::store(4).perhaps()),
    new(Op::LrD, "lr.d", 0xf9f0_707f, 0x1000_302f, &LOAD_RESERVED).memory(MemoryEffect::load(8)).only64(),
    new(Op::ScD, "sc.d", 0xf800_707f, 0x1800_302f, &AMO).memory(MemoryEffect::store(8).perhaps()).only64(),
];
