//! The way on where no instruction in the unit can go on any more.
//!
//! Source: own design. A unit that looks, from one cycle to the next, as it did before looks so for
//! ever: what it does depends on nothing but what [`VectorUnit::tell`] tells, and on the core's
//! stores. In RTL such a core hangs. Here all that is in flight ends, and a note says so
//! ([`super::unit::StandsStill`]).

use super::alu::Alu;
use super::crypto::Crypto;
use super::cycle::Ends;
use super::lane::Lane;
use super::mask::Mask;
use super::memory::MemoryUnit;
use super::multiplier::Multiplier;
use super::plan::UNITS;
use super::slide::Slide;
use super::unit::{SLOTS, VectorUnit};
use crate::relative::Relative;

/// Cycles without a write, an answer or an end after which it is looked at.
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
        let mut relative = Relative::to(self.now);
        self.encode(&mut relative);
        relative
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
        self.uneven = None;
        self.alu = Alu::new(lanes);
        self.multiplier = Multiplier::new(&self.params);
        self.slide = Slide::new(lanes);
        self.mask = Mask::new(lanes);
        self.crypto = Crypto::new(lanes);
        self.memory = MemoryUnit::new(&self.params);
    }
}

#[cfg(test)]
mod tests {
    use instar_isa::VectorDetail;

    use super::super::instruction::Instruction;
    use super::super::lane::Lane;
    use super::super::memo::Memo;
    use super::super::recorded::marian;
    use super::super::unit::VectorUnit;

    /// `vadd.vv v8, v4, v2`.
    const ADD: u32 = 0x0241_0457;
    /// `vmv.x.s a0, v8`.
    const TO_SCALAR: u32 = 0x4280_2557;

    fn it(word: u32) -> (Instruction, VectorDetail) {
        (Instruction::read(word).unwrap(), VectorDetail { vl: 16, vtype: Some(2 << 3) })
    }

    /// A unit with a sum under way whose operands are lost.
    fn stuck() -> VectorUnit {
        let mut unit = VectorUnit::new(marian());
        let (sum, detail) = it(ADD);
        unit.offer(0, sum, detail, 0);
        let answered = (0..100).any(|_| unit.tick(false).is_some());
        let taken = (0..100).any(|_| unit.tick(false).is_some() || unit.alu.first().is_some());
        assert!(answered && taken);
        unit.lane = Lane::default();
        unit
    }

    #[test]
    fn instructions_of_which_none_can_go_on_end_and_a_note_says_so() {
        let mut unit = stuck();
        assert!((0..32).all(|_| unit.tick(false).is_none()) && !unit.rests());
        assert!(!unit.stood_still().all);
        let (read, detail) = it(TO_SCALAR);
        unit.offer(1, read, detail, 0);
        assert!((0..200).any(|_| unit.tick(false).is_some()));
        assert!(unit.stood_still().all);
        (0..10).for_each(|_| assert!(unit.tick(false).is_none()));
        assert!(unit.rests());
    }

    #[test]
    fn they_end_in_the_same_cycle_where_cycles_are_remembered() {
        let (read, detail) = it(TO_SCALAR);
        let mut unit = stuck();
        unit.offer(1, read, detail, 0);
        let stepped = (0..200).position(|_| unit.tick(false).is_some());
        let mut memo = Memo::new(stuck());
        memo.offer(1, read, detail, 0);
        let remembered = (0..200).position(|_| memo.tick(false).is_some());
        assert_eq!((stepped.is_some(), stepped), (true, remembered));
        assert!(memo.stands_still().all);
    }

    /// `vslideup.vi v8, v4, 0`.
    const SLIDE_UP: u32 = 0x3a40_3457;
    /// `vslidedown.vi v12, v16, 0`.
    const SLIDE_DOWN: u32 = 0x3f00_3657;
    /// `vadd.vv v20, v24, v26`.
    const OTHER: u32 = 0x038d_0a57;

    #[test]
    fn a_slide_that_is_over_before_its_last_row_keeps_its_number_until_then() {
        let mut early = 0;
        for (vl, distance) in (9..=32).flat_map(|vl| (1..16).map(move |distance| (vl, distance))) {
            let mut unit = VectorUnit::new(marian());
            let mut tick = |unit: &mut VectorUnit| {
                // Rows are counted from the first byte that is written, and made from the
                // register's first.
                early += u32::from(unit.slide.holds() & !unit.running != 0);
                unit.tick(false).is_some()
            };
            let up = SLIDE_UP | distance << 15;
            let words = [up, OTHER, SLIDE_DOWN, up, SLIDE_DOWN, OTHER, up, up, SLIDE_DOWN, ADD];
            for (name, word) in (0..).zip(words) {
                let read = Instruction::read(word).unwrap();
                unit.offer(name, read, VectorDetail { vl, vtype: Some(2 << 3 | 1) }, 0);
                assert!((0..1000).any(|_| tick(&mut unit)));
            }
            assert!((0..1000).all(|_| !tick(&mut unit)));
            assert!(unit.rests() && !unit.stood_still().all, "vl {vl}, distance {distance}");
        }
        assert!(early > 100, "{early}");
    }
}
