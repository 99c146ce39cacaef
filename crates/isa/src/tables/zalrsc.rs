//! Zalrsc: load-reserved and store-conditional.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "A", section
//! "Load-Reserved/Store-Conditional".

use crate::layout::{AMO, LOAD_RESERVED, Layout};
use crate::tables::Instruction;
use crate::{Class, Memory, Op};

const fn new(op: Op, name: &'static str, mask: u32, value: u32, layout: &'static Layout) -> Instruction {
    Instruction::new(op, name, mask, value, layout, Class::Atomic)
}

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[Instruction] = &[
    new(Op::LrW, "lr.w", 0xf9f0_707f, 0x1000_202f, &LOAD_RESERVED).memory(Memory::load(4)),
    new(Op::ScW, "sc.w", 0xf800_707f, 0x1800_202f, &AMO).memory(Memory::store(4).perhaps()),
    new(Op::LrD, "lr.d", 0xf9f0_707f, 0x1000_302f, &LOAD_RESERVED).memory(Memory::load(8)).only64(),
    new(Op::ScD, "sc.d", 0xf800_707f, 0x1800_302f, &AMO).memory(Memory::store(8).perhaps()).only64(),
];
