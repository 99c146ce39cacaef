//! The dispatcher: what the core offers is answered, or handed on to the sequencer; registers are
//! rearranged before it.
//!
//! Source: `ara_dispatcher.sv` of soc-hub-fi/Marian e107560.

use instar_isa::VectorDetail;

use super::instruction::{Instruction, UnitOperation};
use super::plan::Plan;
use super::sequencer::Next;
use super::unit::VectorUnit;

/// How often registers are rearranged for one instruction until the model takes it that this never
/// ends.
const MOST_TURNS: u8 = 4;

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
    /// How often registers were rearranged for it.
    pub(super) rearranged: u8,
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
        if self.rearranging.is_some() {
            self.rearrange(offered.instruction, offered.detail);
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
            // What wants a register in two widths is never content (ara_dispatcher.sv rearranges
            // again and again).
            if offered.rearranged < MOST_TURNS {
                if self.rearranges(&plan, offered.detail) {
                    offered.rearranged += 1;
                    self.offered = Some(offered);
                    return;
                }
            } else {
                self.stands_still.widths = true;
            }
            self.next = Some(Next { plan, address: offered.address, from: self.now + 1 });
            self.note_widths(&plan, offered.detail);
            let it = plan.instruction;
            let at_once = it.writes && !matches!(it.does, UnitOperation::Memory(_));
            offered.answer = at_once.then_some(self.now);
            offered.sent = true;
        } else {
            offered.answer = Some(self.now);
        }
        self.offered = Some(offered);
    }
}
