//! Units that answer when they have the result: nothing is promised at hand-over.
//!
//! Source: the result interface of CV-X-IF 1.0: a result comes with the name of its instruction,
//! in whatever cycle and order.

use std::fmt::Debug;

use super::memory_port::MemoryPort;
use super::{Answer, AttachedUnit, Offer, UnderWay};
use crate::relative::Relative;

/// A unit whose results come late. It is stepped in each cycle from the one after its first
/// hand-over on in which it says that something happens.
pub(crate) trait LateUnit: AttachedUnit + Debug + Send {
    /// A copy.
    fn copy(&self) -> Box<dyn LateUnit>;
}

impl Clone for Box<dyn LateUnit> {
    fn clone(&self) -> Self {
        self.copy()
    }
}

/// All such units of a design.
#[derive(Clone, Debug, Default)]
pub(crate) struct LateUnits {
    /// With their numbers in the order of the design.
    units: Vec<(u8, Box<dyn LateUnit>)>,
    /// Instructions that have no answer yet: their unit and ticket.
    outstanding: Vec<(u8, u64)>,
}

impl LateUnits {
    /// Puts a unit under the number that offers ask for it by.
    pub fn attach(&mut self, number: u8, unit: Box<dyn LateUnit>) {
        self.units.push((number, unit));
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.units.is_empty()
    }

    /// Whether the unit with this number is one of them.
    #[inline]
    pub fn has(&self, number: u8) -> bool {
        self.units.iter().any(|(at, _)| *at == number)
    }

    /// Whether an instruction of the unit with this number has no answer yet.
    pub fn is_busy(&self, number: u8) -> bool {
        self.outstanding.iter().any(|(unit, _)| *unit == number)
    }

    /// Instructions that have no answer yet, from this ticket on.
    pub fn waiting(&self, from: u64) -> impl Iterator<Item = u64> {
        self.outstanding.iter().map(|&(_, ticket)| ticket).filter(move |&ticket| ticket >= from)
    }
}

impl AttachedUnit for LateUnits {
    fn takes(&self, offer: &Offer<'_>) -> bool {
        self.units.iter().any(|(number, unit)| *number == offer.unit && unit.takes(offer))
    }

    fn hand_over(&mut self, offer: &Offer<'_>, ticket: u64) {
        if let Some((number, unit)) = self.units.iter_mut().find(|(number, _)| *number == offer.unit) {
            unit.hand_over(offer, ticket);
            self.outstanding.push((*number, ticket));
        }
    }

    fn answer(&mut self, now: u64, memory: &mut MemoryPort) -> Option<Answer> {
        let answer = self.units.iter_mut().find_map(|(_, unit)| unit.answer(now, memory))?;
        self.outstanding.retain(|&(_, ticket)| ticket != answer.ticket);
        Some(answer)
    }

    fn under_way(&self) -> UnderWay {
        self.units.iter().fold(UnderWay::default(), |sum, (_, unit)| {
            let UnderWay { loads, stores } = unit.under_way();
            UnderWay { loads: sum.loads + loads, stores: sum.stores + stores }
        })
    }

    fn commit(&mut self, ticket: u64) {
        self.units.iter_mut().for_each(|(_, unit)| unit.commit(ticket));
    }

    fn kill(&mut self, from: u64) {
        self.units.iter_mut().for_each(|(_, unit)| unit.kill(from));
        self.outstanding.retain(|&(_, ticket)| ticket < from);
    }

    fn next_event(&self, now: u64) -> Option<u64> {
        self.units.iter().filter_map(|(_, unit)| unit.next_event(now)).min()
    }

    fn visit(&mut self, relative: &mut Relative) {
        let mut count = self.outstanding.len();
        relative.visit_count(&mut count);
        self.outstanding.resize(count, (0, 0));
        for (unit, ticket) in &mut self.outstanding {
            relative.visit_byte(unit);
            relative.visit_ticket(ticket);
        }
        self.units.iter_mut().for_each(|(_, unit)| unit.visit(relative));
    }
}
