//! The functional units that a design adds to a core: each takes an instruction every so many
//! cycles and gives its results after so many more.
//!
//! Source: docs/reference/design.md, `[units]` and the keys `latency`, `interval` and `result_bus`
//! of `[timing]`.

use crate::coprocessor::{Coprocessor, Offer, Promise, ResultPort};
use crate::parts::cvxif::{Shell, UnitResidence, UnitTiming};
use crate::relative::Relative;
use crate::{Latency, Unit};

/// What a unit needs for one instruction.
#[derive(Clone, Debug)]
pub struct UnitCost {
    /// Cycles from issue to a usable result.
    pub latency: Latency,
    /// Cycles until the unit takes the next instruction.
    pub interval: u32,
    /// Its loop runs a round a cycle.
    pub sequenced: bool,
    /// Through which port its results come.
    pub port: ResultPort,
    /// Number of its unit behind CV-X-IF, where it has its own.
    pub hardware: Option<usize>,
}

/// All units of a design.
#[derive(Clone, Debug)]
pub struct CustomUnits {
    /// By the design's instruction; `None` for one without a cost on the core.
    costs: Vec<Option<UnitCost>>,
    /// For each unit, from which cycle each copy takes an instruction.
    ready: Vec<Vec<u64>>,
    /// For each unit, which of the core's units wait while it is busy: one bit each.
    blocks: Vec<u8>,
    /// Those behind CV-X-IF.
    shell: Shell,
}

impl CustomUnits {
    /// Idle units in a core with these units of its own, at most eight.
    pub fn new(units: &[Unit], core_units: &[&str], costs: Vec<Option<UnitCost>>) -> Self {
        let blocks = |unit: &Unit| {
            let blocked = |name: &&str| unit.blocks.iter().any(|blocked| blocked == name);
            let bits = core_units.iter().enumerate().filter(|(_, name)| blocked(name));
            bits.fold(0, |mask, (at, _)| mask | 1 << at)
        };
        Self {
            costs,
            ready: units.iter().map(|unit| vec![0; unit.count.max(1) as usize]).collect(),
            blocks: units.iter().map(blocks).collect(),
            shell: Shell::default(),
        }
    }

    /// The same with a shell behind CV-X-IF that buffers so many instructions.
    pub fn buffering(self, places: usize) -> Self {
        Self { shell: Shell::new(places), ..self }
    }

    /// What is under way, as it is seen from the present cycle.
    pub(crate) fn carry(&mut self, relative: &mut Relative) {
        self.ready.iter_mut().flatten().for_each(|ready| relative.carry_time(ready));
        self.shell.carry(relative);
    }

    fn cost(&self, offer: &Offer) -> Option<&UnitCost> {
        self.costs.get(usize::from(offer.instruction)).and_then(Option::as_ref)
    }

    /// Of an instruction that is handed over through CV-X-IF: its unit there, and its way through
    /// it.
    fn passage(&self, offer: &Offer) -> Option<(usize, UnitResidence)> {
        let cost = self.cost(offer).filter(|cost| cost.port == ResultPort::Interface)?;
        let unit = cost.hardware.unwrap_or(usize::from(offer.unit));
        let latency = u64::from(cost.latency.of(0, offer.operand));
        let way = UnitTiming { unit, latency, sequenced: cost.sequenced };
        Some((unit, self.shell.passage(way, offer.now)))
    }
}

impl Coprocessor for CustomUnits {
    const HAS_MEMORY_PORT: bool = false;

    fn takes(&self, offer: &Offer) -> bool {
        let through = self.cost(offer).is_some_and(|cost| cost.port == ResultPort::Interface);
        (!through || self.shell.takes(offer.now))
            && self.ready[usize::from(offer.unit)].iter().any(|&ready| ready <= offer.now)
    }

    fn result(&self, offer: &Offer, index: usize) -> Promise {
        if let Some((_, passage)) = self.passage(offer) {
            return Promise { cycle: passage.leaves, port: ResultPort::Interface };
        }
        match self.cost(offer) {
            Some(cost) => Promise {
                cycle: offer.now + u64::from(cost.latency.of(index, offer.operand)),
                port: cost.port,
            },
            None => Promise { cycle: offer.now + 1, port: ResultPort::Own },
        }
    }

    fn hand_over(&mut self, offer: &Offer, _ticket: u64) {
        if let Some((unit, passage)) = self.passage(offer) {
            self.shell.hand_over(unit, passage, offer.now);
        }
        // Behind the interface a loop lets the next one of its unit come as far as the shell's
        // buffer.
        let waits = |cost: &UnitCost| cost.sequenced && cost.port == ResultPort::Interface;
        let interval =
            self.cost(offer).map_or(1, |cost| if waits(cost) { 1 } else { u64::from(cost.interval.max(1)) });
        let copies = &mut self.ready[usize::from(offer.unit)];
        if let Some(ready) = copies.iter_mut().find(|ready| **ready <= offer.now) {
            *ready = offer.now + interval;
        }
    }

    /// The core keeps the results until then; the units keep nothing.
    #[inline]
    fn commit(&mut self, _ticket: u64) {}

    /// What has begun runs to its end, and occupies its unit for as long; the core drops the
    /// result.
    #[inline]
    fn kill(&mut self, _from: u64) {}

    #[inline]
    fn blocks(&self, core_unit: usize, now: u64) -> bool {
        self.blocks
            .iter()
            .zip(&self.ready)
            .any(|(blocks, ready)| blocks >> core_unit & 1 == 1 && ready.iter().any(|&ready| ready > now))
    }

    #[inline]
    fn shares(&self, unit: u8, core_unit: usize) -> bool {
        self.blocks.get(usize::from(unit)).is_some_and(|blocks| blocks >> core_unit & 1 == 1)
    }

    fn next_event(&self, now: u64) -> Option<u64> {
        let units = self.ready.iter().flatten().copied().filter(|&ready| ready > now);
        units.chain(self.shell.next_event(now)).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn units(count: u32) -> CustomUnits {
        let unit = Unit { name: "own".into(), count, blocks: vec!["mul".into()] };
        let latency = Latency::Steps { operand: "rs1".into(), steps: vec![(8, 3), (u64::MAX, 10)] };
        let cost =
            UnitCost { latency, interval: 4, sequenced: false, port: ResultPort::Shared, hardware: None };
        CustomUnits::new(&[unit], &["alu", "mul"], vec![None, Some(cost)])
    }

    fn offer(now: u64) -> Offer {
        Offer { now, instruction: 1, unit: 0, operand: Some(8) }
    }

    #[test]
    fn each_copy_of_a_unit_takes_an_instruction_per_interval() {
        let mut two = units(2);
        two.hand_over(&offer(10), 0);
        assert!(two.takes(&offer(10)));
        two.hand_over(&offer(11), 1);
        assert_eq!([11, 13, 14].map(|now| two.takes(&offer(now))), [false, false, true]);
        assert_eq!([11, 14, 15].map(|now| two.next_event(now)), [Some(14), Some(15), None]);
    }

    #[test]
    fn a_promise_follows_the_operand_and_an_unknown_one_takes_the_last_step() {
        let one = units(1);
        assert_eq!(one.result(&offer(10), 0), Promise { cycle: 13, port: ResultPort::Shared });
        assert_eq!(one.result(&Offer { operand: None, ..offer(10) }, 0).cycle, 20);
        assert_eq!(one.result(&Offer { instruction: 0, ..offer(10) }, 0).cycle, 11, "it has no cost");
    }

    #[test]
    fn a_kill_drops_a_result_and_not_the_work_that_the_unit_has_begun() {
        let mut one = units(1);
        one.hand_over(&offer(10), 5);
        one.kill(5);
        assert_eq!([13, 14].map(|now| one.takes(&offer(now))), [false, true]);
        assert_eq!(
            [(1, 13), (0, 13), (1, 14)].map(|(unit, now)| one.blocks(unit, now)),
            [true, false, false]
        );
        assert_eq!([0, 1].map(|unit| one.shares(0, unit)), [false, true]);
    }
}
