//! Zcmp: push, pop and double move.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zc*", section "Zcmp".

use crate::layout::RegisterField::{Fixed, Saved};
use crate::layout::Restriction::{ImmediateAtLeast, SourcesDiffer};
use crate::layout::{WordLayout, unsigned};
use crate::stack_frame::FIRST_LIST;
use crate::tables::ManualEncoding;
use crate::{Class, MemoryEffect, NextPc, Op};

/// The immediate is that of [`crate::StackFrame`]: rlist above the two bits of spimm.
const FRAME: WordLayout = WordLayout::new("{list}, {pop}")
    .rd(Fixed(2))
    .rs1(Fixed(2))
    .immediate(unsigned(5, &[(2, 0, 6)]))
    .restrict(ImmediateAtLeast(FIRST_LIST));
const PUSH: WordLayout = WordLayout { syntax: "{list}, {push}", ..FRAME };
const LOADS: MemoryEffect = MemoryEffect::several(true, false);
const STORES: MemoryEffect = MemoryEffect::several(false, true);
const FROM_SAVED: WordLayout = WordLayout::new("{rs1}, {rs2}").rs1(Saved(7)).rs2(Saved(2));
const TO_SAVED: WordLayout = FROM_SAVED.restrict(SourcesDiffer);

const fn new(
    op: Op,
    name: &'static str,
    mask: u32,
    value: u32,
    layout: &'static WordLayout,
) -> ManualEncoding {
    ManualEncoding::new(op, name, mask, value, layout, Class::Sequence)
}

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    new(Op::CmPush,    "cm.push",    0xff03, 0xb802, &PUSH).memory(STORES),
    new(Op::CmPop,     "cm.pop",     0xff03, 0xba02, &FRAME).memory(LOADS),
    new(Op::CmPopretz, "cm.popretz", 0xff03, 0xbc02, &FRAME).memory(LOADS).flow(NextPc::Return),
    new(Op::CmPopret,  "cm.popret",  0xff03, 0xbe02, &FRAME).memory(LOADS).flow(NextPc::Return),
    new(Op::CmMvsa01,  "cm.mvsa01",  0xfc63, 0xac22, &TO_SAVED),
    new(Op::CmMva01s,  "cm.mva01s",  0xfc63, 0xac62, &FROM_SAVED),
];
