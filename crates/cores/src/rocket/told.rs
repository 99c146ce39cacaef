//! What held instructions up, cycle by cycle, and what is told of them when they commit.
//!
//! Source: the rule of docs/reference/profile.md. An instruction's own cycle is the one in WB,
//! three behind decode, so what is noted of a cycle of decode is why there is none three later.

use std::collections::VecDeque;

use super::decode::{Decoded, Seen};
use super::pipeline::{Stage, TO_WRITEBACK, WRONG};
use super::stalls::CHARGES;
use super::{FAMILY, Rocket, causes, stalls};
use crate::in_order::{Issued, Waits};
use crate::{Causes, Commit, CommitObserver, Stall};

/// Why no instruction that commits left decode, of each cycle since one did.
#[derive(Clone, Debug, Default)]
pub(super) struct Log {
    cycles: VecDeque<(Stall, Causes)>,
    /// The cycle of the first.
    first: u64,
}

impl Log {
    /// The same for so many more cycles.
    pub fn stretch(&mut self, count: u64, why: (Stall, Causes)) {
        if !self.cycles.is_empty() {
            self.cycles.extend(std::iter::repeat_n(why, count as usize));
        }
    }

    fn note(&mut self, now: u64, why: (Stall, Causes)) {
        if self.cycles.is_empty() {
            self.first = now;
        }
        self.cycles.push_back(why);
    }

    /// Those of the last `count` cycles were of another kind.
    fn change(&mut self, count: usize, why: (Stall, Causes)) {
        self.cycles.iter_mut().rev().take(count).for_each(|noted| *noted = why);
    }

    /// Nothing is known of what comes.
    pub fn clear(&mut self) {
        self.cycles.clear();
    }
}

impl<O: CommitObserver> Rocket<O> {
    /// Notes what decode did in this cycle. `turn`: fetch goes elsewhere for this reason, from WB
    /// or from MEM, or since what is in WB is done again.
    pub(super) fn note(
        &mut self,
        decoded: &Decoded,
        next: Stage,
        turn: Option<(Stall, Causes)>,
        from_wb: bool,
        again: bool,
    ) {
        let why = match decoded.seen {
            Seen::Whole if decoded.goes_on && self.slots.of(&next).position == WRONG => self.turned,
            _ if decoded.goes_on => (stalls::DATA, causes::DATA),
            _ => decoded.why,
        };
        self.log.note(self.now, why);
        if let Some(why) = turn {
            let count = if again {
                4
            } else if from_wb {
                3
            } else {
                2
            };
            self.log.change(count, why);
        }
    }

    /// Notes a cycle in which nothing is in decode and nothing turns fetch.
    pub(super) fn note_nothing(&mut self) {
        let why = self.nothing_fetched();
        self.log.note(self.now, why);
    }

    /// What was in WB commits.
    pub(super) fn commit(&mut self, wb: &Stage) {
        let cycle = self.now;
        let slot = self.slots.of(wb);
        let (position, long) = (slot.position, slot.info.long);
        let (sources, destination) = (slot.info.sources, slot.info.destination);
        let Some(id) = self.stream.get(position).map(|retired| retired.id) else { return };
        let mut waits = Waits::new(self.last_commit, O::CYCLES);
        let decoded = cycle - TO_WRITEBACK;
        while self.log.first <= decoded
            && let Some((stall, cause)) = self.log.cycles.pop_front()
        {
            if self.log.first < decoded {
                waits.add(self.log.first + TO_WRITEBACK + 1, stall, cause);
            }
            self.log.first += 1;
        }
        let done = if long { cycle.max(self.long.done.unwrap_or(cycle)) } else { cycle };
        let commit = Commit { index: position, id, issue: cycle, done, cycle, causes: waits.causes() };
        if O::CYCLES {
            let (sources, destination) = (&sources, Some(destination));
            let began = decoded.max(self.last_commit);
            let device = &|_, _| None;
            let it = Issued { commit: &commit, began, sources, destination, waits: &waits, device };
            self.watch.tell(&mut self.observer, &FAMILY, &CHARGES, self.last_commit, &it);
        } else {
            self.observer.commit(&commit);
        }
        self.last_commit = cycle;
        self.committed = position + 1;
        self.stream.release(self.committed);
    }
}
