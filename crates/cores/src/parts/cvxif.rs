//! Units behind Instar's CV-X-IF shell, attached to a core that commits with the offer, kills
//! nothing and takes every result at once.
//!
//! Source: rtl/cvxif/instar_cvxif.sv with FallThrough and one buffered instruction,
//! rtl/cva6-2022/coprocessor; or without and with two, rtl/cv32e40px, where an offer is taken in
//! cycle n. What a core issues in cycle n is offered in n + 1, and begins then or, in the order of
//! issue, as soon as the one before it has begun and its unit moves. A unit has a bank of registers
//! less than its latency, which all move together unless the last holds a result that waits. A unit
//! with a sequencer has one instruction at a time: what comes behind one whose loop it runs begins
//! in the cycle after that one's result leaves. Of all results that are there the oldest leaves. So
//! nothing younger delays anything older, and each result's cycle is known when its instruction is
//! handed over.

use crate::relative::Relative;

/// Cycles ahead of which results may be: those of the longest latency behind others.
const AHEAD: usize = 256;

/// What becomes of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnitResidence {
    /// Cycle in which its unit takes it.
    begins: u64,
    /// Cycle in which its result is in the last bank.
    there: u64,
    /// Cycle in which its result leaves: a consumer may issue.
    pub leaves: u64,
    /// Its unit takes nothing before its result has left.
    alone: bool,
}

/// What a unit needs for an instruction.
#[derive(Clone, Copy, Debug)]
pub struct UnitTiming {
    /// Number of the unit.
    pub unit: usize,
    /// Cycles from its operands to its result, and one: the result of an instruction of latency 1
    /// comes in the cycle in which it begins.
    pub latency: u64,
    /// Its loop runs a round a cycle.
    pub sequenced: bool,
}

/// What was handed over and has not left, unit by unit.
#[derive(Clone, Debug)]
pub struct Shell {
    /// Instructions that may wait.
    places: usize,
    /// Cycle in which the youngest begins.
    last: u64,
    /// Cycles in which those begin that may still wait, in order.
    beginning: Vec<u64>,
    /// Passages of each unit, the oldest first.
    units: Vec<(usize, Vec<UnitResidence>)>,
    /// Cycles in which a result leaves.
    leaving: Vec<u64>,
}

impl Default for Shell {
    fn default() -> Self {
        Self::new(1)
    }
}

impl Shell {
    /// Of so many buffered instructions: one behind a core that registers what it offers, else two.
    pub fn new(places: usize) -> Self {
        Self { places, last: 0, beginning: Vec::new(), units: Vec::new(), leaving: Vec::new() }
    }

    /// Whether an instruction that is issued now has room. With one place the one before it has
    /// begun, as the core asks a cycle ahead; with more the offer itself is taken where a place is
    /// free.
    #[inline]
    pub fn takes(&self, now: u64) -> bool {
        match self.places {
            0 | 1 => self.last <= now,
            places => self.beginning.iter().filter(|&&begins| begins >= now).count() < places,
        }
    }

    /// What would become of an instruction that is issued now.
    pub fn passage(&self, way: UnitTiming, now: u64) -> UnitResidence {
        let UnitTiming { unit, latency, sequenced } = way;
        let before = self.units.iter().find(|(name, _)| *name == unit).map_or(&[][..], |(_, all)| &all[..]);
        // The unit stands still while a result waits in its last bank.
        let moves = |cycle: u64| !before.iter().any(|one| one.there <= cycle && cycle < one.leaves);
        let free = |cycle: u64| !self.leaving.contains(&cycle);
        let idle = before.iter().filter(|one| one.alone).map(|one| one.leaves + 1).max().unwrap_or(0);
        let first = (now + 1).max(self.last + 1).max(idle);
        if latency <= 1 {
            let leaves = (first..).find(|&cycle| free(cycle)).unwrap_or(first);
            return UnitResidence { begins: leaves, there: leaves, leaves, alone: false };
        }
        if sequenced {
            let there = first + latency - 1;
            let leaves = (there..).find(|&cycle| free(cycle)).unwrap_or(there);
            return UnitResidence { begins: first, there, leaves, alone: true };
        }
        let begins = (first..).find(|&cycle| moves(cycle)).unwrap_or(first);
        let there = (begins..).filter(|&cycle| moves(cycle)).nth(latency as usize - 2).unwrap_or(begins) + 1;
        let leaves = (there..).find(|&cycle| free(cycle)).unwrap_or(there);
        UnitResidence { begins, there, leaves, alone: false }
    }

    /// Hands an instruction over.
    pub fn hand_over(&mut self, unit: usize, passage: UnitResidence, now: u64) {
        self.last = passage.begins;
        self.beginning.retain(|&begins| begins >= now);
        self.beginning.push(passage.begins);
        self.leaving.retain(|&cycle| cycle > now);
        self.leaving.push(passage.leaves);
        debug_assert!(self.leaving.len() < AHEAD, "a coprocessor holds what its banks hold");
        match self.units.iter_mut().find(|(name, _)| *name == unit) {
            Some((_, all)) => {
                all.retain(|one| one.leaves > now);
                all.push(passage);
            }
            None => self.units.push((unit, vec![passage])),
        }
    }

    /// What has not left, as it is seen from the present cycle.
    pub(crate) fn carry(&mut self, relative: &mut Relative) {
        relative.carry_time(&mut self.last);
        relative.carry_moments(&mut self.beginning);
        relative.carry_moments(&mut self.leaving);
        let mut flying: Vec<(usize, UnitResidence)> = Vec::new();
        for (unit, all) in &self.units {
            let ahead = all.iter().filter(|passage| relative.is_ahead(passage.leaves));
            flying.extend(ahead.map(|&passage| (*unit, passage)));
        }
        let mut count = flying.len();
        relative.carry_count(&mut count);
        let none = UnitResidence { begins: 0, there: 0, leaves: 0, alone: false };
        flying.resize(count, (0, none));
        for (unit, UnitResidence { begins, there, leaves, alone }) in &mut flying {
            relative.carry_count(unit);
            [begins, there, leaves].into_iter().for_each(|cycle| relative.carry_time(cycle));
            relative.carry_flags([alone]);
        }
        if relative.reads() {
            self.units.clear();
            for (unit, passage) in flying {
                match self.units.last_mut().filter(|(name, _)| *name == unit) {
                    Some((_, all)) => all.push(passage),
                    None => self.units.push((unit, vec![passage])),
                }
            }
        }
    }

    /// The first cycle behind `now` in which it takes what it does not take now.
    pub fn next_event(&self, now: u64) -> Option<u64> {
        (self.last > now).then_some(self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn issued(shell: &mut Shell, unit: usize, latency: u64, now: u64) -> u64 {
        issued_as(shell, UnitTiming { unit, latency, sequenced: false }, now)
    }

    fn issued_as(shell: &mut Shell, way: UnitTiming, now: u64) -> u64 {
        assert!(shell.takes(now));
        let (passage, unit) = (shell.passage(way, now), way.unit);
        shell.hand_over(unit, passage, now);
        passage.leaves
    }

    #[test]
    fn alone_a_result_comes_after_the_latency() {
        for latency in 1..6 {
            assert_eq!(issued(&mut Shell::default(), 0, latency, 10), 10 + latency);
        }
    }

    #[test]
    fn with_two_places_an_instruction_is_taken_while_another_waits() {
        let mut shell = Shell::new(2);
        // A result comes with another one's and waits, so its unit stands still, and two wait for
        // it.
        assert_eq!(issued(&mut shell, 0, 3, 10), 13);
        assert_eq!(issued(&mut shell, 1, 1, 12), 14);
        assert!(shell.takes(13));
        assert_eq!(issued(&mut shell, 1, 1, 13), 15);
        assert!(!shell.takes(14) && shell.takes(15));
    }

    #[test]
    fn of_two_results_in_a_cycle_the_older_leaves_and_the_other_waits() {
        let mut shell = Shell::default();
        assert_eq!(issued(&mut shell, 0, 3, 10), 13);
        assert_eq!(issued(&mut shell, 1, 1, 12), 14);
        // It held up the buffer for a cycle.
        assert!(!shell.takes(13) && shell.takes(14));
    }

    #[test]
    fn banks_behind_a_result_that_waits_stand_still() {
        let mut shell = Shell::default();
        assert_eq!(issued(&mut shell, 0, 3, 10), 13);
        assert_eq!(issued(&mut shell, 1, 2, 11), 14);
        assert_eq!(issued(&mut shell, 1, 2, 12), 15);
        assert_eq!(issued(&mut shell, 1, 2, 14), 16);
    }
    #[test]
    fn what_comes_behind_a_loop_in_its_unit_begins_when_the_loops_result_has_left() {
        let mut shell = Shell::default();
        let looped = UnitTiming { unit: 0, latency: 6, sequenced: true };
        assert_eq!(issued_as(&mut shell, looped, 10), 16);
        // It waits in the buffer from cycle 12 to 17, and nothing passes it.
        assert_eq!(issued(&mut shell, 0, 1, 11), 17);
        assert!(!shell.takes(16) && shell.takes(17));
        assert_eq!(issued_as(&mut shell, looped, 17), 23);
        assert_eq!(issued_as(&mut shell, looped, 18), 29);
        // Another unit has its result before.
        assert!(!shell.takes(23) && shell.takes(24));
        assert_eq!(issued(&mut shell, 1, 1, 24), 25);
    }
}
