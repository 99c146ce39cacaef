//! The accelerator after a CVA6: who hands over, who waits.
//!
//! Source: pulp-platform/cva6 bebbc14: `src/acc_dispatcher.sv` (queue of three in front of the
//! port, two of which may be taken when another one issues), `src/commit_stage.sv` (`commit_acc_o`:
//! the oldest instruction, or the one after it where that is finished),
//! `src/issue_read_operands.sv` (`acc_no_ld_pending`, `acc_no_st_pending`),
//! `src/cache_subsystem/wt_axi_adapter.sv` (`inval_valid_i`: what the accelerator writes empties
//! the sets of its lines in the data cache, all ways).

use instar_isa::StaticTable;
use instar_trace::{MemoryAccess, RetiredBatch};
use smallvec::SmallVec;

use super::info::{Fu, MemoryUse};
use super::memo::Op;
use super::{Cva6, FAMILY, causes, stalls};
use crate::parts::stream::Retired;
use crate::relative::Relative;
use crate::units::{Accelerator, Answer, Offer, UnderWay};
use crate::{CommitObserver, Family, Stall};

/// Instructions in the queue in front of the port at which no other one issues.
const MOST_QUEUED: usize = 2;

/// Cycles that are passed over at once while the accelerator is waited for.
const MOST_PASSED: u64 = 4096;

/// The accelerator, and what the core knows of it.
#[derive(Clone, Debug)]
pub(super) struct AttachedAccelerator {
    pub(super) accelerator: Box<dyn Accelerator>,
    /// Instructions from this ticket on are not handed over.
    kept: u64,
    /// Cycle of the last hand-over.
    handed: u64,
    /// Something was waited for in this cycle.
    waited: bool,
    /// An instruction was handed over or answered in this cycle.
    moved: bool,
}

impl AttachedAccelerator {
    pub(super) fn new(accelerator: Box<dyn Accelerator>) -> Self {
        Self { accelerator, kept: 0, handed: 0, waited: false, moved: false }
    }

    /// Visits what is in it.
    pub(super) fn visit(&mut self, relative: &mut Relative) {
        let head = relative.tickets.0;
        let mut kept = self.kept.max(head) - head;
        relative.visit(&mut kept);
        self.kept = head + kept;
        self.accelerator.visit(relative);
    }

    /// Tells the offer of an instruction from others that lead elsewhere.
    pub(super) fn key(&mut self, retired: Retired) -> u64 {
        self.accelerator.key(&offer(&retired, 0, retired.access.as_slice()))
    }

    /// Everything that was not handed over is dropped.
    pub(super) fn flush(&mut self, tail: u64) {
        self.kept = tail;
    }
}

fn offer<'a>(retired: &Retired, now: u64, accesses: &'a [MemoryAccess]) -> Offer<'a> {
    let &Retired { id, detail, .. } = retired;
    Offer { now, takes_from: 0, id, instruction: u16::MAX, unit: 0, operand: Some(detail), accesses }
}

impl<O: CommitObserver> Cva6<O> {
    /// Puts an accelerator behind the core.
    pub(crate) fn with_accelerator(mut self, accelerator: Box<dyn Accelerator>) -> Self {
        self.book.accelerator = true;
        self.behind = Some(AttachedAccelerator::new(accelerator));
        self
    }

    /// Commit: hands over what is no longer speculative, and takes the answer that came.
    #[inline]
    pub(super) fn serve_accelerator(&mut self) {
        if self.behind.is_some() {
            self.serve();
        }
    }

    fn serve(&mut self) {
        let Some(behind) = &mut self.behind else { return };
        (behind.waited, behind.moved) = (false, false);
        let (head, tail) = self.scoreboard.tickets();
        if behind.accelerator.offered().is_none() && head < tail {
            // The oldest, or the one after it where the oldest is finished and lets it go on.
            let oldest = self.scoreboard.get(head);
            let next = head + u64::from(oldest.done < self.now);
            if next < tail && next >= behind.kept && !(next > head && oldest.refetch) {
                let entry = self.scoreboard.get(next);
                let ours = matches!(entry.fu, Fu::Accelerator(_)) && !entry.cancelled;
                // The port knows it two cycles after its issue (acc_dispatcher.sv insn_pending_q).
                if ours
                    && entry.issued + 2 <= self.now
                    && let Some(retired) = self.stream.get(entry.position)
                {
                    let tape = &mut self.load_store.tape;
                    if tape.is_on() {
                        let key = behind.key(retired);
                        tape.note(key, |tape| Op::Offer(tape.position(entry.position)));
                    }
                    let first = retired.access;
                    behind.accelerator.hand_over(&offer(&retired, self.now, first.as_slice()), next);
                    (behind.kept, behind.handed) = (next + 1, self.now);
                    behind.moved = true;
                }
            }
        }
        let memory = behind.accelerator.under_way();
        if behind.accelerator.offered().is_none() && memory == UnderWay::default() {
            return;
        }
        behind.waited = true;
        self.memory_port.core_stores = !self.load_store.stores_drained();
        match behind.accelerator.answer(self.now, &mut self.memory_port) {
            Some(Answer { ticket, cycle }) => {
                behind.moved = true;
                self.scoreboard.finish(ticket, cycle);
                let entry = self.scoreboard.get(ticket);
                if entry.fu == Fu::Accelerator(MemoryUse::Store) {
                    self.load_store.tape.note(0, |tape| Op::Empty(tape.position(entry.position)));
                    self.load_store.forget(self.stream.accesses(entry.position), &mut |_| {});
                }
            }
            None => {
                if let Some(ticket) = behind.accelerator.offered() {
                    self.scoreboard.get_mut(ticket).causes.add(causes::ACCELERATOR);
                }
            }
        }
    }

    /// Adds what the accelerator shows behind the core's own gauges; the family of the whole.
    pub(super) fn show_gauges(&mut self, gauges: &mut SmallVec<[usize; 16]>) -> &'static Family {
        let Some(behind) = &mut self.behind else { return &FAMILY };
        behind.accelerator.show(self.now, gauges);
        behind.accelerator.family()
    }

    /// Whether the queue in front of the port takes another instruction in this cycle.
    pub(super) fn accelerator_free(&self) -> bool {
        let Some(behind) = &self.behind else { return false };
        let (head, tail) = self.scoreboard.tickets();
        // An instruction enters the queue two cycles after its issue, and leaves it after its
        // hand-over.
        let queued = |ticket: &u64| {
            let entry = self.scoreboard.get(*ticket);
            matches!(entry.fu, Fu::Accelerator(_)) && entry.issued + 2 <= self.now
        };
        let first = behind.kept.max(head) - u64::from(behind.handed == self.now && behind.kept > head);
        (first..tail).filter(queued).count() < MOST_QUEUED
    }

    /// Whether a load (`store`: a store) of the core must wait for the accelerator's memory
    /// instructions.
    #[inline]
    pub(super) fn waits_for_accelerator(&self, store: bool) -> bool {
        self.behind.as_ref().is_some_and(|behind| self.memory_waits(behind, store))
    }

    fn memory_waits(&self, behind: &AttachedAccelerator, store: bool) -> bool {
        let under_way = behind.accelerator.under_way();
        let (head, tail) = self.scoreboard.tickets();
        // What was handed over and has no answer yet may not be under way yet.
        let first = behind.accelerator.offered().unwrap_or(behind.kept).max(head);
        let speculative = (first..tail).map(|ticket| self.scoreboard.get(ticket).fu);
        let (mut loads, mut stores) = (under_way.loads > 0, under_way.stores > 0);
        for fu in speculative {
            loads |= fu == Fu::Accelerator(MemoryUse::Load);
            stores |= fu == Fu::Accelerator(MemoryUse::Store);
        }
        stores || store && loads
    }

    /// Whether the accelerator took or answered an instruction in this cycle.
    #[inline]
    pub(super) fn accelerator_moved(&self) -> bool {
        self.behind.as_ref().is_some_and(|behind| behind.moved)
    }

    /// The last cycle before `next` by whose end nothing has come that the core waits for; `None`
    /// where that is not known.
    pub(super) fn last_idle(&mut self, next: Option<u64>) -> Option<u64> {
        self.memory_port.core_stores = !self.load_store.stores_drained();
        match &mut self.behind {
            Some(behind) if behind.waited => {
                let most = self.now + MOST_PASSED;
                Some(behind.accelerator.pass(next.map_or(most, |next| most.min(next - 1)), &self.memory_port))
            }
            _ => next.map(|next| next - 1),
        }
    }

    /// Tells the accelerator of instructions that it will be offered.
    #[inline]
    pub(super) fn show_accelerator(&mut self, table: &StaticTable, batch: &RetiredBatch) {
        if let Some(behind) = &mut self.behind
            && let Err(reason) = behind.accelerator.learn(table, batch)
        {
            self.book.refused.get_or_insert(reason);
        }
    }

    /// What an instruction of the accelerator waits for.
    pub(super) fn accelerator_waits(&self) -> Stall {
        self.behind.as_ref().map_or(stalls::STRUCTURAL, |behind| behind.accelerator.waits())
    }

    /// What a load or store that waits for the accelerator's waits for.
    pub(super) fn accelerator_orders(&self) -> Stall {
        self.behind.as_ref().map_or(stalls::STRUCTURAL, |behind| behind.accelerator.orders())
    }
}
