//! The functional units that a design adds to a core: each takes an instruction every so many
//! cycles and gives its results after so many more.
//!
//! Source: docs/reference/design.md, `[units]` and the keys `latency`, `interval` and `result_bus`
//! of `[timing]`.

use super::cvxif::{InterfaceCost, Shell};
use super::late::LateUnits;
use super::{Answer, AttachedUnit, MemoryPort, Offer, Promise, PromisedResults, ResultPort, UnderWay};
use crate::relative::Relative;
use crate::{CustomTiming, Latency, Unit};

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
    /// Those whose results come late.
    pub(crate) late: LateUnits,
}

impl CustomUnits {
    /// Idle units in a core with these units of its own, at most eight.
    pub fn new(units: &[Unit], core_units: &[&str], costs: Vec<Option<UnitCost>>) -> Self {
        let blocks = |unit: &Unit| {
            let blocked = |name: &&str| unit.blocks.iter().any(|blocked| blocked == name);
            let bits = core_units.iter().enumerate().filter(|(_, name)| blocked(name));
            bits.fold(0, |mask, (at, _)| mask | 1 << at)
        };
        let through = |cost: &UnitCost| InterfaceCost {
            unit: cost.hardware,
            latency: cost.latency.clone(),
            sequenced: cost.sequenced,
        };
        let handed = |cost: &UnitCost| (cost.port == ResultPort::Interface).then(|| through(cost));
        let shell = Shell::new(costs.iter().map(|cost| cost.as_ref().and_then(handed)).collect(), 1);
        let mut late = LateUnits::default();
        for (number, unit) in units.iter().enumerate() {
            if let Some(kind) = unit.kind {
                late.attach(number as u8, kind.unit(&costs));
            }
        }
        Self {
            late,
            costs,
            ready: units.iter().map(|unit| vec![0; unit.count.max(1) as usize]).collect(),
            blocks: units.iter().map(blocks).collect(),
            shell,
        }
    }

    /// The same of a core with CV-X-IF, in whose description `interface` names it: instructions
    /// that name it themselves have a unit each, beside those of the design. `port` takes the
    /// result of an instruction of the coprocessor; one without is the core's.
    pub fn behind_interface<C>(
        units: &[Unit],
        interface: &str,
        timings: &[Option<CustomTiming<C>>],
        port: impl Fn(&CustomTiming<C>) -> Option<ResultPort>,
    ) -> Self {
        let named = units.len();
        let cost = |number: usize, timing: &CustomTiming<C>| {
            Some(UnitCost {
                latency: timing.latency.clone(),
                interval: timing.interval,
                sequenced: timing.sequenced_rounds.is_some(),
                port: port(timing)?,
                hardware: (timing.unit == interface).then_some(named + number),
            })
        };
        let costs = timings.iter().enumerate().map(|(number, timing)| cost(number, timing.as_ref()?));
        let mut units = units.to_vec();
        units.push(Unit {
            name: interface.to_owned(),
            count: timings.len().max(1) as u32,
            blocks: Vec::new(),
            kind: None,
        });
        Self::new(&units, &[], costs.collect())
    }

    /// The same with a shell behind CV-X-IF that buffers so many instructions.
    pub fn buffering(self, places: usize) -> Self {
        Self { shell: self.shell.buffering(places), ..self }
    }

    /// Whether the core's own unit with this number must wait for one of them in this cycle: both
    /// share hardware.
    #[inline]
    pub fn blocks(&self, core_unit: usize, now: u64) -> bool {
        let busy = |(number, ready): (usize, &Vec<u64>)| {
            ready.iter().any(|&ready| ready > now) || self.late.is_busy(number as u8)
        };
        let all = self.blocks.iter().zip(self.ready.iter().enumerate());
        all.into_iter().any(|(blocks, unit)| blocks >> core_unit & 1 == 1 && busy(unit))
    }

    /// Whether the unit with this number shares hardware with the core's unit with that number: the
    /// two never begin in the same cycle, whichever stands first in the program.
    #[inline]
    pub fn shares(&self, unit: u8, core_unit: usize) -> bool {
        self.blocks.get(usize::from(unit)).is_some_and(|blocks| blocks >> core_unit & 1 == 1)
    }

    fn cost(&self, offer: &Offer<'_>) -> Option<&UnitCost> {
        self.costs.get(usize::from(offer.instruction)).and_then(Option::as_ref)
    }
}

impl AttachedUnit for CustomUnits {
    fn takes(&self, offer: &Offer<'_>) -> bool {
        if self.late.has(offer.unit) {
            return self.late.takes(offer);
        }
        self.shell.takes(offer) && self.ready[usize::from(offer.unit)].iter().any(|&ready| ready <= offer.now)
    }

    fn hand_over(&mut self, offer: &Offer<'_>, ticket: u64) {
        if self.late.has(offer.unit) {
            return self.late.hand_over(offer, ticket);
        }
        self.shell.hand_over(offer, ticket);
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

    #[inline]
    fn answer(&mut self, now: u64, memory: &mut MemoryPort) -> Option<Answer> {
        self.late.answer(now, memory)
    }

    #[inline]
    fn under_way(&self) -> UnderWay {
        self.late.under_way()
    }

    /// The core keeps promised results until then; their units keep nothing.
    #[inline]
    fn commit(&mut self, ticket: u64) {
        self.late.commit(ticket);
    }

    #[inline]
    fn kill(&mut self, from: u64) {
        self.late.kill(from);
    }

    fn next_event(&self, now: u64) -> Option<u64> {
        let units = self.ready.iter().flatten().copied().filter(|&ready| ready > now);
        units.chain(self.shell.next_event(now)).chain(self.late.next_event(now)).min()
    }

    fn visit(&mut self, relative: &mut Relative) {
        self.ready.iter_mut().flatten().for_each(|ready| relative.visit_time(ready));
        self.shell.visit(relative);
        if !self.late.is_empty() {
            self.late.visit(relative);
        }
    }
}

impl PromisedResults for CustomUnits {
    fn result(&self, offer: &Offer<'_>, index: usize) -> Promise {
        if self.late.has(offer.unit) {
            return Promise { cycle: Promise::LATE, port: ResultPort::Own };
        }
        match self.cost(offer) {
            Some(cost) if cost.port == ResultPort::Interface => self.shell.result(offer, index),
            Some(cost) => Promise {
                cycle: offer.now + u64::from(cost.latency.of(index, offer.operand)),
                port: cost.port,
            },
            None => Promise { cycle: offer.now + 1, port: ResultPort::Own },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn units(count: u32) -> CustomUnits {
        let unit = Unit { name: "own".into(), count, blocks: vec!["mul".into()], kind: None };
        let latency = Latency::Steps { operand: "rs1".into(), steps: vec![(8, 3), (u64::MAX, 10)] };
        let cost =
            UnitCost { latency, interval: 4, sequenced: false, port: ResultPort::Shared, hardware: None };
        CustomUnits::new(&[unit], &["alu", "mul"], vec![None, Some(cost)])
    }

    fn offer(now: u64) -> Offer<'static> {
        Offer { now, takes_from: 0, id: 0, instruction: 1, unit: 0, operand: Some(8), accesses: &[] }
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
