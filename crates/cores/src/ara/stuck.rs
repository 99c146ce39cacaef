//! The way on where no instruction in the unit can go on any more.
//!
//! Source: own design. A unit that looks, from one cycle to the next, as it did before looks so for ever: what it does depends
//! on nothing but what [`VectorUnit::tell`] tells, and on the core's stores. In RTL such a core hangs. Here all that is in
//! flight ends, and a note says so ([`super::unit::StandsStill`]).

use super::alu::Alu;
use super::crypto::Crypto;
use super::lane::Lane;
use super::mask::Mask;
use super::memory::MemoryUnit;
use super::multiplier::Multiplier;
use super::plan::UNITS;
use super::slide::Slide;
use super::unit::{Ends, SLOTS, VectorUnit};
use crate::relative::Relative;

/// Cycles without a write, an answer or an end behind which it is looked at.
const QUIET: u8 = 64;

impl VectorUnit {
    /// One cycle of a unit in which something is under way, which ends what can never go on.
    pub(super) fn go_on(&mut self, stores: bool) {
        let before = (self.quiet == QUIET).then(|| self.seen());
        let (running, held_by) = (self.running, self.held_by);
        self.step(stores);
        if let Some(before) = before {
            let outside = stores && self.memory.waits();
            if !outside && before.is_as(&self.seen()) {
                if std::env::var("DUMP").is_ok() {
                    eprintln!("STUCK {:#?}", self);
                }
                self.end_all();
            }
            self.quiet = 0;
            return;
        }
        let answered = self.offered.is_some_and(|offered| offered.answer.is_some());
        let ended = running & !self.running != 0 || held_by != self.held_by;
        self.quiet = if answered || ended || self.lane.writes() { 0 } else { self.quiet + 1 };
    }

    fn seen(&self) -> Relative {
        let mut told = Relative::to(self.now);
        self.tell(&mut told);
        told
    }

    /// Ends all that is in flight. What the sequencer has not issued yet goes on.
    fn end_all(&mut self) {
        self.stands_still = self.stood_still();
        self.stands_still.all = true;
        if self.waiting.take().is_some() {
            self.next = None;
            if let Some(offered) = &mut self.offered {
                offered.answer = Some(self.now);
            }
        }
        (self.shown, self.held, self.ends) = (None, None, Ends::default());
        (self.running, self.loads, self.stores, self.counts) = (0, 0, 0, [0; UNITS]);
        (self.held_by, self.waits_for) = ([0; SLOTS], [0; SLOTS]);
        (self.rows, self.behind) = ([0; SLOTS], [0; SLOTS]);
        let lanes = self.params.vector_lanes;
        self.lane = Lane::default();
        self.alu = Alu::new(lanes);
        self.multiplier = Multiplier::new(&self.params);
        self.slide = Slide::new(lanes);
        self.mask = Mask::new(lanes);
        self.crypto = Crypto::new(lanes);
        self.memory = MemoryUnit::new(&self.params);
    }
}
