//! Idle stretches: a cycle in which nothing moved is followed by equal ones until something that is
//! waited for comes; these are skipped. What an accelerator does meanwhile is its own: it says in
//! which cycle something comes of it.
//!
//! Nothing here decides anything. Between two cycles the model's state changes only where a stage
//! moves something, and every wait ends at a time that stands in the state; the earliest of these
//! is the next cycle in which anything can differ.

use super::Cva6;
use crate::CommitObserver;
use crate::units::AttachedUnit;

impl<O: CommitObserver> Cva6<O> {
    /// Goes to the cycle before the next one in which something can happen, after a cycle in which
    /// nothing issued, was decoded, or left the scoreboard.
    ///
    /// What moves late in a cycle is seen early in the next one (a store buffer that ran empty lets
    /// a fence commit), so two such cycles in a row must have ended with everything at rest.
    #[inline]
    pub(super) fn skip_idle_cycles(&mut self) {
        let still = self.bus == 0
            && !self.accelerator_moved()
            && !self.late_moved
            && self.scoreboard.free() == self.free_entries
            && self.load_store.is_still()
            && self.memory.is_still()
            && self.frontend.is_still();
        let rested = std::mem::replace(&mut self.rested_at, if still { self.now } else { u64::MAX });
        if still
            && rested == self.now - 1
            && let Some(last) = self.last_idle(self.next_event())
        {
            self.now = last;
        }
    }

    /// The first cycle after this one at which a wait ends.
    fn next_event(&self) -> Option<u64> {
        let head = self.scoreboard.front().map(|entry| entry.done.saturating_add(1));
        let units = self.coprocessor.next_event(self.now);
        let memory = [self.memory.instruction_back, self.memory.data_back, self.frontend.emptied_at()];
        let results = self.scoreboard.result_times();
        let waits = head.into_iter().chain(results).chain(units).chain(memory.into_iter().flatten());
        waits
            .chain([self.long_operation, self.awake])
            .filter(|&cycle| cycle > self.now && cycle < u64::MAX)
            .min()
    }
}
