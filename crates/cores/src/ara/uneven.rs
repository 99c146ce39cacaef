//! Lanes that have a word less to do than the first one, where a vl is not shared out evenly: the
//! last lane is followed beside the first until the unit is at rest.
//!
//! Source: `lane_sequencer.sv` (vl of each lane), `ara_sequencer.sv` (stall_lanes_desynch) of
//! soc-hub-fi/Marian e107560. An instruction is over once it is in all lanes. Followed so are plain
//! instructions and element groups; where a masked one, a reduction or a comparison comes, all
//! lanes are taken to do again what the first one does.

use super::alu::Alu;
use super::cycle::{Cycle, Ends};
use super::instruction::UnitOperation;
use super::lane::{Request, WRITERS, Write};
use super::multiplier::Multiplier;
use super::plan::{Plan, Unit};
use super::unit::{SLOTS, VectorUnit};
use crate::relative::Relative;

/// The last lane, but for its registers, which the first lane has beside it.
#[derive(Clone, Debug)]
pub(super) struct Uneven {
    alu: Alu,
    multiplier: Multiplier,
    plans: [Plan; SLOTS],
    /// Instructions that its units are not done with, one bit each.
    runs: u8,
    /// Those of them that are over in the first lane, and since when.
    late: Vec<(u8, u64)>,
    /// It has something to do for the instruction that the lanes take.
    takes: bool,
}

impl Uneven {
    /// Tells what is in it, as it is seen from the present cycle.
    pub(super) fn encode(&self, relative: &mut Relative) {
        self.alu.encode(relative);
        self.multiplier.encode(relative);
        relative.number(u64::from(self.runs) << 8 | self.late.len() as u64);
        for &(slot, since) in &self.late {
            relative.number(u64::from(slot));
            relative.time(since);
        }
    }

    /// Whether the sequencer waits for it.
    pub(super) fn stalls(&self, now: u64) -> bool {
        self.late.iter().any(|&(_, since)| since <= now)
    }
}

/// Whether the last lane is followed through it.
fn is_plain(plan: &Plan) -> bool {
    !plan.instruction.masked
        && matches!(
            plan.instruction.does,
            UnitOperation::Compute
                | UnitOperation::Multiply { .. }
                | UnitOperation::Divide
                | UnitOperation::Slide { .. }
                | UnitOperation::Copy(_)
                | UnitOperation::ElementToScalar
                | UnitOperation::ScalarToElement
                | UnitOperation::Memory(_)
                | UnitOperation::Crypto { .. }
        )
}

impl VectorUnit {
    /// The lanes take instruction `slot`: from here on the last one is followed if it does less,
    /// and no more where it does what is not followed.
    pub(super) fn share_out(&mut self, slot: u8) {
        let at = usize::from(slot);
        let plan = &self.plans[at];
        if !is_plain(plan) {
            self.leave_uneven();
            return;
        }
        if self.uneven.is_none() && plan.vl.is_multiple_of(self.params.vector_lanes) {
            return;
        }
        let last = plan.of_last_lane(&self.params);
        if self.uneven.is_none() {
            let in_lanes = matches!(plan.unit, Unit::Alu | Unit::Multiplier);
            let less = last.map_or(in_lanes, |last| last.does_less_than(plan));
            let others = (0..SLOTS).filter(|&other| self.running >> other & 1 == 1);
            if !less || !others.into_iter().all(|other| is_plain(&self.plans[other])) {
                return;
            }
            self.lane.other = Some(Box::new(self.lane.clone()));
            self.uneven = Some(Box::new(Uneven {
                alu: self.alu.clone(),
                multiplier: self.multiplier.clone(),
                plans: self.plans,
                runs: self.held_lanes(),
                late: Vec::new(),
                takes: false,
            }));
        }
        if let Some(uneven) = &mut self.uneven {
            uneven.plans[at] = last.unwrap_or(*plan);
            uneven.takes = last.is_some();
        }
    }

    /// Instructions that the units of the lanes are not done with, but for the one that they take.
    fn held_lanes(&self) -> u8 {
        let lanes = Unit::Alu.bit() | Unit::Multiplier.bit();
        let taken = self.alu.holds() | self.multiplier.holds();
        let held = self.held_by.iter().enumerate().filter(|(_, by)| **by & lanes != 0);
        held.fold(0, |all, (slot, _)| all | 1 << slot) & taken
    }

    /// The last lane is asked for what the first one was asked for.
    pub(super) fn ask_last_lane(&mut self, slot: u8) {
        let at = usize::from(slot);
        let (Some(uneven), Some(other)) = (&mut self.uneven, &mut self.lane.other) else { return };
        // What goes out of the lanes is asked of all of them alike.
        let outside = self.plans[at].reads.iter().flatten().filter(|read| !read.queue.in_lane());
        let last = uneven.plans[at];
        let own = last.reads.iter().flatten().filter(|read| uneven.takes && read.queue.in_lane());
        for read in outside.chain(own).filter(|read| read.words > 0) {
            let (queue, words) = (read.queue as usize, read.words);
            other.requests[queue] = self.lane.requests[queue].map(|request| Request { words, ..request });
        }
        if !uneven.takes {
            return;
        }
        match last.unit {
            Unit::Alu => uneven.alu.take(slot, self.now + 2, &last, self.behind[at]),
            Unit::Multiplier => uneven.multiplier.take(slot, self.now + 2),
            _ => return,
        }
        uneven.runs |= 1 << slot;
    }

    /// All lanes do what the first one does.
    pub(super) fn leave_uneven(&mut self) {
        self.lane.other = None;
        if let Some(uneven) = self.uneven.take() {
            for (slot, since) in uneven.late {
                self.ends.push(since.max(self.now + 1), slot, self.plans[usize::from(slot)].unit);
            }
        }
    }

    /// The banks of the last lane: rows that units outside of the lanes write are written in all of
    /// them, here in the cycle in which the first lane grants it.
    pub(super) fn access_last_lane(&mut self, writes: &[Option<Write>; WRITERS], granted: [bool; WRITERS]) {
        let (Some(uneven), Some(mut other)) = (&mut self.uneven, self.lane.other.take()) else { return };
        let outside = std::array::from_fn(|writer| writes[writer].filter(|_| writer > 1 && granted[writer]));
        let own = [uneven.alu.front(), uneven.multiplier.front(), None, None, None, None];
        let granted = other.access(self.now, own, outside, self.running, &self.rows);
        let mut ends = Ends::default();
        let at = &mut Cycle {
            now: self.now,
            plans: &uneven.plans,
            behind: &self.behind,
            words_a_register: self.words_a_register,
            masks: None,
            lane: &mut other,
            stands_still: &mut self.stands_still,
            ends: &mut ends,
        };
        if !uneven.alu.rests() {
            uneven.alu.step(at, granted[0], None, &mut self.slide);
        }
        if !uneven.multiplier.rests() {
            uneven.multiplier.step(at, granted[1], None);
        }
        for (from, slot, unit) in ends.all {
            uneven.runs &= !(1 << slot);
            if let Some(at) = uneven.late.iter().position(|late| late.0 == slot) {
                uneven.late.remove(at);
                self.ends.push(from, slot, unit);
            }
        }
        self.lane.other = Some(other);
    }

    /// What ends in the first lane in this cycle ends once it does in the last one.
    pub(super) fn wait_for_last_lane(&mut self) {
        let Some(uneven) = &mut self.uneven else { return };
        let due = self.now + 2;
        self.ends.all.retain(|&(from, slot, unit)| {
            let waits = from == due
                && matches!(unit, Unit::Alu | Unit::Multiplier)
                && uneven.runs >> slot & 1 == 1
                && !uneven.late.iter().any(|late| late.0 == slot);
            if waits {
                uneven.late.push((slot, from));
            }
            !waits
        });
    }
}
