//! Units after Instar's CV-X-IF shell, attached to a core that commits with the offer, kills
//! nothing and takes every result at once.
//!
//! Source: rtl/cvxif/instar_cvxif.sv with FallThrough and one buffered instruction,
//! rtl/cva6-2022/coprocessor; or without and with two, rtl/cv32e40px, where an offer is taken in
//! cycle n. What a core issues in cycle n is offered in n + 1, and begins then or, in the order of
//! issue, as soon as the one before it has begun and its unit moves. A unit has a bank of registers
//! less than its latency, which all move together unless the last holds a result that waits. A unit
//! with a sequencer has one instruction at a time: what comes after one whose loop it runs begins
//! in the cycle after that one's result leaves. Of all results that are there the oldest leaves. So
//! nothing younger delays anything older, and each result's cycle is known when its instruction is
//! handed over.

use super::{AttachedUnit, Offer, Promise, PromisedResults, ResultPort};
use crate::Latency;
use crate::relative::Relative;

/// Cycles ahead of which results may be: those of the longest latency after others.
const AHEAD: usize = 256;

/// What becomes of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Residence {
    /// Cycle in which its unit takes it.
    begins: u64,
    /// Cycle in which its result is in the last bank.
    there: u64,
    /// Cycle in which its result leaves: a consumer may issue.
    leaves: u64,
    /// Its unit takes nothing before its result has left.
    alone: bool,
}

/// What a unit needs for an instruction.
#[derive(Clone, Debug)]
pub struct InterfaceCost {
    /// Number of the unit; that of the offer where there is none.
    pub unit: Option<usize>,
    /// Cycles from its operands to its result, and one: the result of an instruction of latency 1
    /// comes in the cycle in which it begins.
    pub latency: Latency,
    /// Its loop runs a round a cycle.
    pub sequenced: bool,
}

/// What was handed over and has not left, unit by unit.
#[derive(Clone, Debug)]
pub struct Shell {
    /// By the design's instruction; `None` of one that does not go through it.
    costs: Vec<Option<InterfaceCost>>,
    /// Instructions that may wait.
    places: usize,
    /// Cycle in which the youngest begins.
    last: u64,
    /// Cycles in which those begin that may still wait, in order.
    beginning: Vec<u64>,
    /// What is in each unit, the oldest first.
    units: Vec<(usize, Vec<Residence>)>,
    /// Cycles in which a result leaves.
    leaving: Vec<u64>,
}

impl Shell {
    /// With these instructions, of so many that are buffered: one behind a core that registers what
    /// it offers, else two.
    pub fn new(costs: Vec<Option<InterfaceCost>>, places: usize) -> Self {
        Self { costs, places, last: 0, beginning: Vec::new(), units: Vec::new(), leaving: Vec::new() }
    }

    /// The same with so many places.
    pub fn buffering(self, places: usize) -> Self {
        Self { places, ..self }
    }

    /// What an instruction costs that goes through it.
    #[inline]
    pub fn cost(&self, offer: &Offer<'_>) -> Option<&InterfaceCost> {
        self.costs.get(usize::from(offer.instruction)).and_then(Option::as_ref)
    }

    /// Whether an instruction that is issued now has room. With one place the one before it has
    /// begun, as the core asks a cycle ahead; with more the offer itself is taken where a place is
    /// free.
    #[inline]
    fn has_place(&self, now: u64) -> bool {
        match self.places {
            0 | 1 => self.last <= now,
            places => self.beginning.iter().filter(|&&begins| begins >= now).count() < places,
        }
    }

    /// What would become of an instruction that is issued now, and its unit.
    fn residence(&self, offer: &Offer<'_>) -> Option<(usize, Residence)> {
        let InterfaceCost { unit, latency, sequenced } = self.cost(offer)?;
        let unit = unit.unwrap_or(usize::from(offer.unit));
        let latency = u64::from(latency.of(0, offer.operand));
        Some((unit, self.residence_in(unit, latency, *sequenced, offer)))
    }

    fn residence_in(&self, unit: usize, latency: u64, sequenced: bool, offer: &Offer<'_>) -> Residence {
        let Offer { now, takes_from, .. } = *offer;
        let before = self.units.iter().find(|(name, _)| *name == unit).map_or(&[][..], |(_, all)| &all[..]);
        // The unit stands still while a result waits in its last bank.
        let moves = |cycle: u64| !before.iter().any(|one| one.there <= cycle && cycle < one.leaves);
        let free = |cycle: u64| cycle >= takes_from && !self.leaving.contains(&cycle);
        let idle = before.iter().filter(|one| one.alone).map(|one| one.leaves + 1).max().unwrap_or(0);
        let first = (now + 1).max(self.last + 1).max(idle);
        if latency <= 1 {
            let leaves = (first..).find(|&cycle| free(cycle)).unwrap_or(first);
            return Residence { begins: leaves, there: leaves, leaves, alone: false };
        }
        if sequenced {
            let there = first + latency - 1;
            let leaves = (there..).find(|&cycle| free(cycle)).unwrap_or(there);
            return Residence { begins: first, there, leaves, alone: true };
        }
        let begins = (first..).find(|&cycle| moves(cycle)).unwrap_or(first);
        let there = (begins..).filter(|&cycle| moves(cycle)).nth(latency as usize - 2).unwrap_or(begins) + 1;
        let leaves = (there..).find(|&cycle| free(cycle)).unwrap_or(there);
        Residence { begins, there, leaves, alone: false }
    }
}

impl AttachedUnit for Shell {
    fn takes(&self, offer: &Offer<'_>) -> bool {
        self.cost(offer).is_none() || self.has_place(offer.now)
    }

    fn hand_over(&mut self, offer: &Offer<'_>, _ticket: u64) {
        let Some((unit, residence)) = self.residence(offer) else { return };
        let now = offer.now;
        self.last = residence.begins;
        self.beginning.retain(|&begins| begins >= now);
        self.beginning.push(residence.begins);
        self.leaving.retain(|&cycle| cycle > now);
        self.leaving.push(residence.leaves);
        debug_assert!(self.leaving.len() < AHEAD, "a coprocessor holds what its banks hold");
        match self.units.iter_mut().find(|(name, _)| *name == unit) {
            Some((_, all)) => {
                all.retain(|one| one.leaves > now);
                all.push(residence);
            }
            None => self.units.push((unit, vec![residence])),
        }
    }

    fn next_event(&self, now: u64) -> Option<u64> {
        (self.last > now).then_some(self.last)
    }

    /// What has not left.
    fn visit(&mut self, relative: &mut Relative) {
        relative.visit_time(&mut self.last);
        relative.visit_moments(&mut self.beginning);
        relative.visit_moments(&mut self.leaving);
        let mut flying: Vec<(usize, Residence)> = Vec::new();
        for (unit, all) in &self.units {
            let ahead = all.iter().filter(|residence| relative.is_ahead(residence.leaves));
            flying.extend(ahead.map(|&residence| (*unit, residence)));
        }
        let mut count = flying.len();
        relative.visit_count(&mut count);
        let none = Residence { begins: 0, there: 0, leaves: 0, alone: false };
        flying.resize(count, (0, none));
        for (unit, Residence { begins, there, leaves, alone }) in &mut flying {
            relative.visit_count(unit);
            [begins, there, leaves].into_iter().for_each(|cycle| relative.visit_time(cycle));
            relative.visit_flags([alone]);
        }
        if relative.reads() {
            self.units.clear();
            for (unit, residence) in flying {
                match self.units.last_mut().filter(|(name, _)| *name == unit) {
                    Some((_, all)) => all.push(residence),
                    None => self.units.push((unit, vec![residence])),
                }
            }
        }
    }
}

impl PromisedResults for Shell {
    fn result(&self, offer: &Offer<'_>, _index: usize) -> Promise {
        let leaves = self.residence(offer).map_or(offer.now + 1, |(_, residence)| residence.leaves);
        Promise { cycle: leaves, port: ResultPort::Interface }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Instructions by their number: latencies 1 to 6 on unit 0, then on unit 1, then a loop of six
    /// rounds on unit 0.
    fn shell(places: usize) -> Shell {
        let cost = |unit, latency, sequenced| {
            Some(InterfaceCost { unit: Some(unit), latency: Latency::Cycles(latency), sequenced })
        };
        let plain = (0..2).flat_map(|unit| (1..=6).map(move |latency| cost(unit, latency, false)));
        Shell::new(plain.chain([cost(0, 6, true)]).collect(), places)
    }

    /// The number of the loop.
    const LOOP: u16 = 12;

    fn offer(instruction: u16, now: u64) -> Offer<'static> {
        Offer { now, takes_from: 0, id: 0, instruction, unit: 0, operand: None, accesses: &[] }
    }

    fn takes(shell: &Shell, now: u64) -> bool {
        shell.takes(&offer(0, now))
    }

    fn issued(shell: &mut Shell, unit: u16, latency: u16, now: u64) -> u64 {
        issued_as(shell, 6 * unit + latency - 1, now)
    }

    fn issued_as(shell: &mut Shell, instruction: u16, now: u64) -> u64 {
        let offer = offer(instruction, now);
        assert!(shell.takes(&offer));
        let Promise { cycle, .. } = shell.result(&offer, 0);
        shell.hand_over(&offer, 0);
        cycle
    }

    #[test]
    fn alone_a_result_comes_after_the_latency() {
        for latency in 1..6 {
            assert_eq!(issued(&mut shell(1), 0, latency, 10), 10 + u64::from(latency));
        }
    }

    #[test]
    fn with_two_places_an_instruction_is_taken_while_another_waits() {
        let mut shell = shell(2);
        // A result comes with another one's and waits, so its unit stands still, and two wait for
        // it.
        assert_eq!(issued(&mut shell, 0, 3, 10), 13);
        assert_eq!(issued(&mut shell, 1, 1, 12), 14);
        assert!(takes(&shell, 13));
        assert_eq!(issued(&mut shell, 1, 1, 13), 15);
        assert!(!takes(&shell, 14) && takes(&shell, 15));
    }

    #[test]
    fn of_two_results_in_a_cycle_the_older_leaves_and_the_other_waits() {
        let mut shell = shell(1);
        assert_eq!(issued(&mut shell, 0, 3, 10), 13);
        assert_eq!(issued(&mut shell, 1, 1, 12), 14);
        // It held up the buffer for a cycle.
        assert!(!takes(&shell, 13) && takes(&shell, 14));
    }

    #[test]
    fn banks_behind_a_result_that_waits_stand_still() {
        let mut shell = shell(1);
        assert_eq!(issued(&mut shell, 0, 3, 10), 13);
        assert_eq!(issued(&mut shell, 1, 2, 11), 14);
        assert_eq!(issued(&mut shell, 1, 2, 12), 15);
        assert_eq!(issued(&mut shell, 1, 2, 14), 16);
    }

    #[test]
    fn what_comes_after_a_loop_in_its_unit_begins_when_the_loops_result_has_left() {
        let mut shell = shell(1);
        assert_eq!(issued_as(&mut shell, LOOP, 10), 16);
        // It waits in the buffer from cycle 12 to 17, and nothing passes it.
        assert_eq!(issued(&mut shell, 0, 1, 11), 17);
        assert!(!takes(&shell, 16) && takes(&shell, 17));
        assert_eq!(issued_as(&mut shell, LOOP, 17), 23);
        assert_eq!(issued_as(&mut shell, LOOP, 18), 29);
        // Another unit has its result before.
        assert!(!takes(&shell, 23) && takes(&shell, 24));
        assert_eq!(issued(&mut shell, 1, 1, 24), 25);
    }
}
