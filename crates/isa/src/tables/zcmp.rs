//! Zcmp: push, pop and double move.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zc*", section "Zcmp".

use crate::layout::RegisterField::{Fixed, Saved};
use crate::layout::Restriction::{ImmediateAtLeast, SourcesDiffer};
use crate::layout::{Layout, unsigned};
use crate::stack_frame::FIRST_LIST;
use crate::tables::Instruction;
use crate::{Class, Flow, Memory, Op};

/// The immediate is that of [`crate::StackFrame`]: rlist above the two bits of spimm.
const FRAME: Layout = Layout::new("{list}, {pop}")
    .rd(Fixed(2))
    .rs1(Fixed(2))
    .immediate(unsigned(5, &[(2, 0, 6)]))
    .restrict(ImmediateAtLeast(FIRST_LIST));
const PUSH: Layout = Layout { syntax: "{list}, {push}", ..FRAME };
const LOADS: Memory = Memory::several(true, false);
const STORES: Memory = Memory::several(false, true);
const FROM_SAVED: Layout = Layout::new("{rs1}, {rs2}").rs1(Saved(7)).rs2(Saved(2));
const TO_SAVED: Layout = FROM_SAVED.restrict(SourcesDiffer);

const fn new(op: Op, name: &'static str, mask: u32, value: u32, layout: &'static Layout) -> Instruction {
    Instruction::new(op, name, mask, value, layout, Class::Sequence)
}

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[Instruction] = &[
    new(Op::CmPush,    "cm.push",    0xff03, 0xb802, &PUSH).memory(STORES),
    new(Op::CmPop,     "cm.pop",     0xff03, 0xba02, &FRAME).memory(LOADS),
    new(Op::CmPopretz, "cm.popretz", 0xff03, 0xbc02, &FRAME).memory(LOADS).flow(Flow::Return),
    new(Op::CmPopret,  "cm.popret",  0xff03, 0xbe02, &FRAME).memory(LOADS).flow(Flow::Return),
    new(Op::CmMvsa01,  "cm.mvsa01",  0xfc63, 0xac22, &TO_SAVED),
    new(Op::CmMva01s,  "cm.mva01s",  0xfc63, 0xac62, &FROM_SAVED),
];
