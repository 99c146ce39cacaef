//! The dispatcher: what the core offers is answered, or handed on to the sequencer; registers are
//! rearranged before it.
//!
//! Source: `ara_dispatcher.sv` of soc-hub-fi/Marian e107560.

use std::collections::VecDeque;

use instar_isa::VectorDetail;

use super::instruction::{Instruction, Shape, UnitOperation};
use super::plan::Plan;
use super::sequencer::Next;
use super::unit::{NO_WIDTH, VectorUnit};

/// The instruction in front of the dispatcher.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offered {
    /// What tells it, with its vl and vtype, from every other one.
    pub(super) name: u64,
    pub(super) from: u64,
    pub(super) instruction: Instruction,
    pub(super) detail: VectorDetail,
    pub(super) plan: Option<Plan>,
    pub(super) address: u64,
    /// It went to the sequencer, whose answer is waited for.
    pub(super) sent: bool,
    /// Registers were rearranged for it.
    pub(super) rearranged: bool,
    pub(super) answer: Option<u64>,
}

impl VectorUnit {
    /// The dispatcher: answers, or hands on to the sequencer, what the core offers.
    pub(super) fn dispatch(&mut self, ready: bool) {
        if self.empties {
            self.empties = self.running != 0 || self.next.is_some() || self.shown.is_some();
            if self.empties {
                return;
            }
        }
        let Some(mut offered) = self.offered.filter(|offered| offered.from <= self.now) else { return };
        if offered.answer.is_some() || offered.sent || !ready {
            return;
        }
        if !self.reshuffles.is_empty() {
            if self.now >= self.reshuffle_from {
                self.rearrange();
            }
            return;
        }
        if offered.instruction.does == UnitOperation::Configure {
            offered.answer = Some(self.now);
            let lmul = offered.detail.lmul();
            // Only between groups of whole registers, and upwards the bits of a fraction count as
            // more.
            self.empties = self.lmul >= 0 && (lmul & 7) < self.lmul;
            self.lmul = lmul;
        } else if let Some(plan) = offered.plan {
            let wanted = self.rearranging(&plan);
            // What wants a register in two widths is never content (ara_dispatcher.sv rearranges
            // again and again).
            self.stands_still.widths |= offered.rearranged && !wanted.is_empty();
            if !offered.rearranged && !wanted.is_empty() {
                self.reshuffles = wanted;
                self.reshuffle_from = self.now + 1;
                offered.rearranged = true;
                self.offered = Some(offered);
                return;
            }
            self.next = Some(Next { plan, address: offered.address, from: self.now + 1 });
            self.note_widths(&plan);
            let it = plan.instruction;
            let at_once = it.writes && !matches!(it.does, UnitOperation::Memory(_));
            offered.answer = at_once.then_some(self.now);
            offered.sent = true;
        } else {
            offered.answer = Some(self.now);
        }
        self.offered = Some(offered);
    }

    /// Hands the next register that must be rearranged on.
    fn rearrange(&mut self) {
        let Some((register, width)) = self.reshuffles.pop_front() else { return };
        if self.widths[usize::from(register)] == width {
            return;
        }
        self.widths[usize::from(register)] = width;
        let plan = Plan::reshuffle(register, width, &self.params);
        self.next = plan.map(|plan| Next { plan, address: 0, from: self.now + 1 });
    }

    /// Registers of the instruction that hold elements of another width and must be rearranged
    /// before it, with the width that they get.
    fn rearranging(&self, plan: &Plan) -> VecDeque<(u8, u8)> {
        let it = plan.instruction;
        let differs = |register: u8, width: u8| {
            let held = self.widths[usize::from(register)];
            held != NO_WIDTH && held != width
        };
        let sew = self.offered.map_or(0, |offered| offered.detail.sew());
        let in_lane = matches!(
            it.does,
            UnitOperation::Compute
                | UnitOperation::Reduce { .. }
                | UnitOperation::Compare
                | UnitOperation::MaskLogic
                | UnitOperation::Slide { .. }
                | UnitOperation::Copy(_)
        );
        let (first, second) = match it.shape {
            Shape::WidensFirst | Shape::Narrows => (sew, sew + 1),
            Shape::Extends(by) => (sew, sew.saturating_sub(by)),
            _ => (sew, sew),
        };
        let whole = plan.vl == (self.params.vector_register_bits / 8) >> plan.width;
        let mut wanted = Vec::new();
        if it.writes && differs(it.vd, plan.width) && !whole {
            wanted.push((it.vd, plan.width));
        }
        if let Some(vs2) = it.vs2.filter(|&vs2| in_lane && differs(vs2, second)) {
            wanted.push((vs2, second));
        }
        if let Some(vs1) = it.vs1.filter(|&vs1| in_lane && differs(vs1, first)) {
            wanted.push((vs1, first));
        }
        let group = |(register, width): (u8, u8)| {
            (0..plan.registers.max(1) as u8).map(move |at| ((register + at) % 32, width))
        };
        wanted.into_iter().flat_map(group).collect()
    }

    fn note_widths(&mut self, plan: &Plan) {
        let it = plan.instruction;
        if it.writes {
            for at in 0..plan.registers.max(1) as usize {
                self.widths[(usize::from(it.vd) + at) % 32] = plan.width;
            }
        }
    }
}
