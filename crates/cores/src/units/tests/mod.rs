//! A unit that promises nothing, on the cores that take one.

mod cv32e40p;
mod cva6;
mod kinds;
#[path = "../../../tests/support/mod.rs"]
mod support;

pub use self::kinds::distance_to_consumer;

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use instar_isa::{Class, Effect, Op, RegisterRange, StaticEntry};
use instar_trace::MemoryAccess;

use super::{Answer, AttachedUnit, LateUnit, MemoryPort, Offer, UnderWay};
use crate::relative::Relative;
use crate::{Commit, CommitObserver, CoreNeeds, CustomTiming, Latency};

/// Cycles from the last answer of memory, or from the hand-over without one, to a result.
const COMPUTES: u64 = 3;

/// What a unit was told.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Event {
    HandedOver(u64),
    Committed,
    Killed,
}

/// A unit with one instruction at a time: it requests an access in each cycle from the one after
/// the hand-over on, and answers some cycles after the last answer.
#[derive(Clone, Debug, Default)]
struct Probe {
    events: Arc<Mutex<Vec<Event>>>,
    now: u64,
    ticket: Option<u64>,
    left: VecDeque<MemoryAccess>,
    /// Cycle of the last access' answer, and of the result.
    answered: u64,
    result: u64,
}

impl Probe {
    fn note(&self, event: Event) {
        self.events.lock().unwrap().push(event);
    }
}

impl AttachedUnit for Probe {
    fn takes(&self, _offer: &Offer<'_>) -> bool {
        self.ticket.is_none()
    }

    fn hand_over(&mut self, offer: &Offer<'_>, ticket: u64) {
        self.note(Event::HandedOver(offer.now));
        (self.now, self.ticket) = (offer.now, Some(ticket));
        self.left = offer.accesses.iter().copied().collect();
        self.result = offer.now + COMPUTES;
    }

    fn answer(&mut self, now: u64, memory: &mut MemoryPort) -> Option<Answer> {
        while self.now < now {
            self.now += 1;
            if memory.is_free(self.now)
                && let Some(access) = self.left.pop_front()
            {
                self.answered = memory.request(self.now, &access);
                self.result = self.answered + COMPUTES;
            }
        }
        let there = self.left.is_empty() && self.result <= now;
        let ticket = self.ticket.take_if(|_| there)?;
        Some(Answer { ticket, cycle: self.result })
    }

    fn under_way(&self) -> UnderWay {
        let open = self.ticket.is_some() && (!self.left.is_empty() || self.answered > self.now);
        UnderWay { loads: u32::from(open), stores: 0 }
    }

    fn commit(&mut self, _ticket: u64) {
        self.note(Event::Committed);
    }

    fn kill(&mut self, from: u64) {
        if self.ticket.take_if(|ticket| *ticket >= from).is_some() {
            self.note(Event::Killed);
            self.left.clear();
        }
    }

    fn next_event(&self, now: u64) -> Option<u64> {
        let goes_on = if self.left.is_empty() { self.result } else { now + 1 };
        self.ticket.and([goes_on, self.answered].into_iter().filter(|&cycle| cycle > now).min())
    }

    fn visit(&mut self, relative: &mut Relative) {
        self.now = relative.now;
        relative.visit_maybe_ticket(&mut self.ticket);
        relative.visit_accesses(self.left.iter());
        relative.visit_time(&mut self.answered);
        relative.visit_time(&mut self.result);
    }
}

impl LateUnit for Probe {
    fn copy(&self) -> Box<dyn LateUnit> {
        Box::new(self.clone())
    }
}

/// Keeps all that is told of commits.
#[derive(Clone, Debug, Default)]
struct Commits(Vec<Commit>);

impl CommitObserver for Commits {
    fn commit(&mut self, commit: &Commit) {
        self.0.push(*commit);
    }
}

/// The cost of the instruction for the probe, which is a design's unit "own".
fn cost<C>(own: C) -> CustomTiming<C> {
    CustomTiming {
        mnemonic: "x.late".into(),
        unit: "own".into(),
        latency: Latency::Cycles(1),
        interval: 1,
        sequenced_rounds: None,
        unit_kind: None,
        own,
        memory_accesses_per_cycle: 1,
        serialises: false,
        speculative: true,
        vector_reads: vec![],
        needs: CoreNeeds::default(),
    }
}

/// The unit's description, without the unit.
fn own() -> crate::Unit {
    crate::Unit { name: "own".into(), count: 1, blocks: vec![], kind: None }
}

/// An instruction at `pc` that writes a register and reads another.
fn entry(pc: u64, class: Class, op: Op, word: u32, rd: Option<u8>, rs: u8) -> StaticEntry {
    StaticEntry {
        pc,
        word,
        length: 4,
        op,
        class,
        effect: Effect::of(class),
        sources: [RegisterRange::x(rs)].into_iter().collect(),
        destinations: rd.map(RegisterRange::x).into_iter().collect(),
        operands: Default::default(),
        immediate: 0,
        custom: (class == Class::Custom).then_some(0),
    }
}

/// `x.late x13, x11`.
fn late(pc: u64) -> StaticEntry {
    entry(pc, Class::Custom, Op::Custom, 0x0005_868b, Some(13), 11)
}

/// `addi rd, rs, 0`.
fn addi(pc: u64, rd: u8, rs: u8) -> StaticEntry {
    let word = u32::from(rs) << 15 | u32::from(rd) << 7 | 0x13;
    entry(pc, Class::Alu, Op::Addi, word, Some(rd), rs)
}
