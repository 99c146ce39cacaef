//! Registers that hold elements of another width than an instruction wants: what the dispatcher
//! remembers of each register, and the slides by nothing that it puts in front of the instruction.
//!
//! Source: `ara_dispatcher.sv` of soc-hub-fi/Marian e107560 (eew_q, reshuffle_req_d, state
//! RESHUFFLE), counter by counter: the first register of each operand's group always goes, a
//! further one where its width is another; each marks as many registers as LMUL says; and the width
//! that a further register of vs2 gets, and the first one behind vd, is the one that the register
//! before had.

use instar_isa::VectorDetail;

use super::instruction::{Instruction, Shape, UnitOperation};
use super::plan::Plan;
use super::sequencer::Next;
use super::unit::VectorUnit;
use crate::relative::Relative;

/// Of a register whose elements have no width yet.
pub(super) const NO_WIDTH: u8 = u8::MAX;

/// Operands whose registers are to be rearranged, in the order of their turns, one bit each.
const VD: u8 = 1;
const VS2: u8 = 2;
const VS1: u8 = 4;

/// What an instruction wants of its registers; widths are log2 of bytes.
#[derive(Clone, Copy, Debug)]
struct Wanted {
    /// The destination's.
    vd: Option<u8>,
    /// Registers that are counted as the destination's.
    registers: u8,
    vs1: Option<(u8, u8)>,
    vs2: Option<(u8, u8)>,
}

/// Registers that are being rearranged.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rearranging {
    /// Operands that want it.
    operands: u8,
    /// Registers of the present operand after this one.
    left: u8,
    registers: u8,
    register: u8,
    /// Its width, and the one that it gets.
    from: u8,
    to: u8,
    /// It has that width already.
    passes: bool,
    /// First cycle in which it can go.
    when: u64,
}

impl Rearranging {
    /// Tells what it is, as it is seen from the present cycle.
    pub(super) fn encode(&self, relative: &mut Relative) {
        let Self { operands, left, registers, register, from, to, passes, when } = *self;
        let bytes = [operands, left, registers, register, from, to, u8::from(passes), 1];
        relative.number(u64::from_le_bytes(bytes));
        relative.time(when);
    }
}

impl VectorUnit {
    /// The width of a register's elements, as the dispatcher has it: a byte before the first write.
    fn width_of(&self, register: u8) -> u8 {
        let width = self.widths[usize::from(register)];
        if width == NO_WIDTH { 0 } else { width }
    }

    /// As the dispatcher is offered it: for one of Instar's own units an addition with its
    /// registers, which has a result as an operand too where that is read and written whole, so
    /// that it need not be rearranged (`rtl/marian/behind/ara_dispatcher.sv`).
    fn as_offered(&self, mut it: Instruction, detail: VectorDetail) -> Instruction {
        let UnitOperation::Crypto { scalar, unread, pace, .. } = it.does else { return it };
        if !pace.one_at_a_time {
            return it;
        }
        let again = u32::from(detail.vl) == (self.params.vector_register_bits / 8) >> detail.sew();
        match (it.reads_vd, it.vs1) {
            (false, _) if !again => it.vs2 = None,
            (true, None) if again && !unread => it.vs1 = Some(it.vd),
            _ => {}
        }
        if scalar {
            let others = (1u8 << detail.lmul().max(0)) - 1;
            it.vs2 = it.vs2.map(|vs2| vs2 & !others);
        }
        it
    }

    fn wanted(&self, plan: &Plan, detail: VectorDetail) -> Wanted {
        let it = self.as_offered(plan.instruction, detail);
        let (sew, group) = (detail.sew(), 1 << detail.lmul().max(0));
        let twice = 1 << (detail.lmul() + 1).clamp(0, 3);
        let same = |register: Option<u8>| register.map(|register| (register, self.width_of(register)));
        let (mut vd, mut registers) = (sew, if it.counts_one { 1 } else { group });
        let (mut first, mut second) = (it.vs1.map(|vs1| (vs1, sew)), it.vs2.map(|vs2| (vs2, sew)));
        match it.shape {
            Shape::Same => {}
            Shape::Widens | Shape::WidensFirst => {
                (vd, registers) = (sew + 1, twice);
                if it.shape == Shape::WidensFirst {
                    second = it.vs2.map(|vs2| (vs2, sew + 1));
                }
            }
            Shape::Narrows => second = it.vs2.map(|vs2| (vs2, sew + 1)),
            // An extension from an eighth takes what there is.
            Shape::Extends(3) => second = same(it.vs2),
            Shape::Extends(by) => second = it.vs2.map(|vs2| (vs2, sew.saturating_sub(by))),
        }
        match it.does {
            // A copy keeps the width of what is copied.
            UnitOperation::Compute if it.vs2.is_none() && it.vs1.is_some() => {
                first = same(it.vs1);
                vd = first.map_or(sew, |(_, width)| width);
            }
            UnitOperation::Copy(count) => {
                first = same(it.vs1);
                (vd, registers) = (first.map_or(sew, |(_, width)| width), count as u8);
            }
            UnitOperation::Reduce { .. } if it.shape == Shape::Widens => {
                first = it.vs1.map(|vs1| (vs1, sew + 1));
            }
            UnitOperation::MaskLogic => {
                (vd, first, second) = (0, it.vs1.map(|vs1| (vs1, 0)), it.vs2.map(|vs2| (vs2, 0)));
            }
            UnitOperation::Memory(memory) => {
                (vd, first, second) = (plan.width, None, None);
                if memory.whole > 0 {
                    registers = memory.whole as u8;
                } else if !memory.indexed {
                    let shift = memory.width as i8 - sew as i8 + detail.lmul();
                    registers = 1 << shift.clamp(0, 3);
                }
            }
            UnitOperation::Crypto { pace, .. } if pace.one_at_a_time => {}
            UnitOperation::Crypto { .. }
            | UnitOperation::ElementToScalar
            | UnitOperation::ScalarToElement => (first, second) = (None, None),
            _ => {}
        }
        Wanted { vd: it.writes.then_some(vd), registers, vs1: first, vs2: second }
    }

    /// Looks at the registers of the instruction that is offered; whether some are to be rearranged
    /// before it.
    pub(super) fn rearranges(&mut self, plan: &Plan, detail: VectorDetail) -> bool {
        let wanted = self.wanted(plan, detail);
        let differs = |register: u8, width: u8| {
            let held = self.widths[usize::from(register)];
            held != NO_WIDTH && held != width
        };
        let all = |width: u8| u32::from(detail.vl) == (self.params.vector_register_bits / 8) >> width;
        let vd = plan.instruction.vd;
        let asks = |operand: Option<(u8, u8)>| operand.filter(|&(register, width)| differs(register, width));
        // A register that is written whole by this vl needs not.
        let first = wanted.vd.filter(|&width| !all(width)).and_then(|width| asks(Some((vd, width))));
        let each = [(VD, first), (VS2, asks(wanted.vs2)), (VS1, asks(wanted.vs1))];
        let operands =
            each.iter().filter(|(_, operand)| operand.is_some()).fold(0, |all, (bit, _)| all | bit);
        let Some((register, to)) = each.iter().find_map(|&(_, operand)| operand) else { return false };
        let (registers, left) = (wanted.registers, wanted.registers - 1);
        let (from, when) = (self.width_of(register), self.now + 1);
        self.rearranging =
            Some(Rearranging { operands, left, registers, register, from, to, passes: false, when });
        true
    }

    /// Hands the next register that must be rearranged on.
    pub(super) fn rearrange(&mut self, instruction: Instruction, detail: VectorDetail) {
        let instruction = self.as_offered(instruction, detail);
        let Some(mut at) = self.rearranging.filter(|at| at.when <= self.now) else { return };
        let widths = self.widths;
        if !at.passes {
            let plan = Plan::reshuffle(at.register, at.to, &self.params);
            self.next = plan.map(|plan| Next { plan, address: 0, from: self.now + 1 });
            self.note_width(at.register, at.to, 1 << detail.lmul().max(0));
        }
        let width = |register: u8| match widths[usize::from(register)] {
            NO_WIDTH => 0,
            width => width,
        };
        if at.left == 0 {
            at.operands &= at.operands - 1;
            let operand = match at.operands & at.operands.wrapping_neg() {
                VS2 => instruction.vs2.map(|vs2| (vs2, at.from)),
                VS1 => instruction.vs1.map(|vs1| (vs1, detail.sew())),
                _ => None,
            };
            let Some((register, to)) = operand else {
                self.rearranging = None;
                return;
            };
            (at.register, at.from, at.to) = (register, width(register), to);
            (at.left, at.passes) = (at.registers - 1, false);
        } else {
            let to = match at.operands & at.operands.wrapping_neg() {
                VD => at.to,
                VS2 => at.from,
                _ => detail.sew(),
            };
            at.register = (at.register + 1) % 32;
            (at.from, at.to) = (width(at.register), to);
            (at.left, at.passes) = (at.left - 1, at.from == at.to);
        }
        self.rearranging = Some(at);
    }

    /// Notes what an instruction leaves.
    pub(super) fn note_widths(&mut self, plan: &Plan, detail: VectorDetail) {
        let wanted = self.wanted(plan, detail);
        if let Some(width) = wanted.vd {
            self.note_width(plan.instruction.vd, width, wanted.registers);
        }
    }

    fn note_width(&mut self, register: u8, width: u8, count: u8) {
        let first = usize::from(register);
        self.widths[first..(first + usize::from(count)).min(32)].fill(width);
    }
}
