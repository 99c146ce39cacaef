//! What the pipeline did in a cycle, for an observer that wants to know; a plain run never comes here.
//!
//! Source: the rule of docs/reference/profile.md. The pipeline is in order, so one list holds all that is in
//! flight; what moved in a cycle follows from the lengths of the pipeline's queues before and after it.

use std::collections::VecDeque;

use super::Cva6;
use super::book::entry_number;
use super::info::Fu;
use super::queue::{Fetched, WRONG};
use super::scoreboard::PENDING;
use crate::cycle::{Cycle, Fate, Held, InFlight, MOST_PRODUCERS, Place, Stall};
use crate::{Causes, CommitObserver};

/// How a cycle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The pipeline went on.
    On,
    /// The instruction at this position was mispredicted: fetch starts anew behind it.
    Branch(u64),
    /// Everything behind the instruction before this position was flushed.
    Flush(u64),
}

/// Lengths of the pipeline's queues before a cycle.
#[derive(Clone, Copy)]
pub struct Before {
    tail: u64,
    decoded: usize,
    queued: usize,
}

/// What is remembered from cycle to cycle.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    flying: VecDeque<InFlight>,
    /// Scoreboard ticket of the last part of each instruction there.
    tickets: VecDeque<u64>,
    decoded: usize,
    gone: Vec<InFlight>,
    serial: u64,
    /// Why issue stopped in this cycle; set by the issue stage.
    pub issue_held: Causes,
    /// Why commit stopped in this cycle; set by the commit stage.
    pub commit_held: Causes,
    /// Why fetch is behind, and whose fault it is, until the next instruction issues.
    refill: Option<Held>,
    /// Position of the next instruction to issue.
    next: u64,
    /// The instruction that issued last, and whether it was mispredicted.
    last: Option<(Place, bool)>,
}

impl Watch {
    /// The pipeline starts at `position`, empty.
    pub fn restart(&mut self, position: u64) {
        *self = Self { serial: self.serial, next: position, ..Self::default() };
    }
}

impl<O: CommitObserver> Cva6<O> {
    /// One cycle, told to the observer.
    pub(super) fn step_watched(&mut self) {
        let before = Before {
            tail: self.scoreboard.tickets().1,
            decoded: self.frontend.queue.decoded(),
            queued: self.frontend.queue.waiting(),
        };
        (self.watch.issue_held, self.watch.commit_held) = (Causes(0), Causes(0));
        let turn = self.advance();
        let mut watch = std::mem::take(&mut self.watch);
        let (slots, first) = self.follow(&mut watch, before, turn);
        let held = (slots < self.params.issue_width).then(|| self.reason(&mut watch, turn));
        if turn == Turn::On && first.is_some() {
            watch.refill = None;
        }
        self.observer.cycle(&Cycle {
            now: self.now,
            width: self.params.issue_width,
            slots,
            issued: first,
            held,
            flying: &watch.flying,
            scoreboard: watch.tickets.len(),
            decoded: watch.decoded,
            gone: &watch.gone,
            stores: self.load_store.stores(),
        });
        self.watch = watch;
    }

    /// Moves the list of what is in flight on; the slots used on the right path, and the oldest that used one.
    fn follow(&mut self, watch: &mut Watch, before: Before, turn: Turn) -> (u32, Option<Place>) {
        watch.gone.clear();
        let issued = self.follow_issue(watch, before);
        self.follow_commit(watch, turn);
        match turn {
            Turn::Flush(position) | Turn::Branch(position) => {
                while watch.flying.len() > watch.tickets.len() {
                    let flushed = watch.flying.pop_back().map(|i| self.leave(i, Fate::Flushed));
                    watch.gone.extend(flushed);
                }
                watch.gone.sort_by_key(|instruction| instruction.serial);
                watch.decoded = 0;
                watch.next = if let Turn::Branch(branch) = turn { branch + 1 } else { position };
            }
            Turn::On => {
                let delivered = self.frontend.queue.decoded() + issued.count - before.decoded;
                watch.decoded = watch.decoded + delivered - issued.count;
                let first = watch.tickets.len();
                for place in first + watch.decoded - delivered..first + watch.decoded {
                    watch.flying[place].decoded = Some(self.now);
                }
                let queue = &self.frontend.queue;
                let (pushed, all) =
                    (queue.waiting() + delivered - before.queued, queue.decoded() + queue.waiting());
                for at in all - pushed..all {
                    let fetched = queue.peek(at).unwrap_or(&Fetched::NONE);
                    watch.flying.push_back(arrival(fetched, watch.serial, self.now));
                    watch.serial += 1;
                }
            }
        }
        (issued.slots, issued.first)
    }

    fn follow_issue(&mut self, watch: &mut Watch, before: Before) -> Issued {
        let mut issued = Issued::default();
        for ticket in before.tail..self.scoreboard.tickets().1 {
            let entry = *self.scoreboard.get(ticket);
            if !entry.last {
                continue;
            }
            let at = watch.tickets.len();
            let producers = self.producers(watch, at);
            let instruction = &mut watch.flying[at];
            (instruction.issued, instruction.producers) = (Some(self.now), producers);
            watch.tickets.push_back(ticket);
            issued.count += 1;
            if entry.position != WRONG {
                let place = Place { index: entry.position, id: Some(entry.id) };
                issued.first.get_or_insert(place);
                issued.slots += self.issue_slots(entry.id);
                watch.last = Some((place, entry.mispredicted));
                watch.next = entry.position + 1;
            }
        }
        issued
    }

    fn follow_commit(&mut self, watch: &mut Watch, turn: Turn) {
        let head = self.scoreboard.tickets().0;
        for (at, &ticket) in watch.tickets.iter().enumerate() {
            let entry = self.scoreboard.get(ticket);
            watch.flying[at].done = (entry.done != PENDING).then_some(entry.done);
            // A cancelled instruction leaves like any other, and retires nothing.
            if entry.cancelled {
                watch.flying[at].index = None;
            }
        }
        while watch.tickets.front().is_some_and(|&ticket| ticket < head) {
            watch.tickets.pop_front();
            let Some(instruction) = watch.flying.pop_front() else { break };
            let retired = instruction.index.is_some_and(|index| index < self.committed);
            let fate = if retired { Fate::Retired } else { Fate::Flushed };
            watch.gone.push(self.leave(instruction, fate));
        }
        debug_assert!(!matches!(turn, Turn::Flush(_)) || watch.tickets.is_empty());
    }

    fn leave(&self, instruction: InFlight, fate: Fate) -> InFlight {
        InFlight { left: Some(self.now), fate, ..instruction }
    }

    /// Instructions in the scoreboard whose results the instruction at `at` of the list reads.
    fn producers(&self, watch: &Watch, at: usize) -> [Option<u64>; MOST_PRODUCERS] {
        let mut producers = [None; MOST_PRODUCERS];
        let Some(id) = watch.flying[at].id else { return producers };
        let mut known = 0;
        for register in self.book.info(id).sources() {
            let older = watch.flying.iter().take(at).rev();
            let producer = older
                .filter(|i| i.index.is_some())
                .find(|i| i.id.is_some_and(|id| self.book.info(id).written.has(register)));
            let Some(producer) = producer else { continue };
            if known < MOST_PRODUCERS && !producers.contains(&Some(producer.serial)) {
                producers[known] = Some(producer.serial);
                known += 1;
            }
        }
        producers
    }

    fn issue_slots(&self, id: u32) -> u32 {
        u32::from(self.book.info(id).issue_slots)
    }

    /// Why the slots that are left stayed empty.
    fn reason(&mut self, watch: &mut Watch, turn: Turn) -> Held {
        let held = |stall, place| Held { stall, place };
        match turn {
            Turn::Branch(position) => {
                let place = Place { index: position, id: self.stream.get(position).map(|r| r.id) };
                let place = watch.last.map_or(place, |(last, _)| Place { index: position, ..last });
                *watch.refill.insert(held(Stall::BranchMiss, place))
            }
            Turn::Flush(position) => {
                let retired = watch.gone.iter().rev().find(|i| i.fate == Fate::Retired);
                let place = Place { index: position - 1, id: retired.and_then(|i| i.id) };
                *watch.refill.insert(held(Stall::Flush, place))
            }
            Turn::On => {
                let blocked = self.frontend.queue.register(0).copied();
                match (watch.issue_held, blocked) {
                    (cause, Some(blocked)) if cause != Causes(0) && blocked.position != WRONG => {
                        self.blocked_by(watch, cause, &blocked)
                    }
                    _ => self.starved(watch),
                }
            }
        }
    }

    /// Nothing of the right path was there to issue.
    fn starved(&self, watch: &mut Watch) -> Held {
        let id = self.stream.get(watch.next).map(|retired| retired.id);
        let next = Place { index: watch.next, id };
        if let Some((place, true)) = watch.last
            && place.index + 1 == watch.next
            && watch.refill.is_none()
        {
            return Held { stall: Stall::BranchMiss, place };
        }
        if watch.next >= self.stream.end()
            && let Some((place, _)) = watch.last
        {
            return Held { stall: Stall::End, place };
        }
        if self.frontend.misses() {
            return *watch.refill.insert(Held { stall: Stall::InstructionMiss, place: next });
        }
        watch.refill.unwrap_or(Held { stall: Stall::Fetch, place: next })
    }

    /// What the cause of the issue stage goes back to.
    fn blocked_by(&mut self, watch: &Watch, cause: Causes, blocked: &Fetched) -> Held {
        let place = Place { index: blocked.position, id: Some(blocked.id) };
        let stall = match cause {
            Causes::RAW => self.operand_wait(blocked),
            Causes::WAW => Stall::Waw,
            Causes::READ_PORT => Stall::ReadPort,
            Causes::LSU => self.unit_wait().unwrap_or(Stall::LoadStore),
            Causes::SCOREBOARD => return self.full(watch, place),
            _ if self.csr_pending => Stall::Flush,
            _ => Stall::Structural,
        };
        Held { stall, place }
    }

    /// Which kind of producer an instruction waits for.
    fn operand_wait(&mut self, blocked: &Fetched) -> Stall {
        let (head, tail) = self.scoreboard.tickets();
        for register in self.book.info(blocked.id).sources() {
            for ticket in (head..tail).rev() {
                let entry = *self.scoreboard.get(ticket);
                if entry.cancelled || !entry.written.has(register) {
                    continue;
                }
                match entry.fu {
                    Fu::Csr => return Stall::Flush,
                    Fu::Load if self.scoreboard.ready(ticket, register) > self.now => {
                        return self.load_wait(entry.causes, entry.done == PENDING).unwrap_or(Stall::Raw);
                    }
                    _ => break,
                }
            }
        }
        Stall::Raw
    }

    /// What a load waits for, beyond its own latency.
    fn load_wait(&self, causes: Causes, pending: bool) -> Option<Stall> {
        if causes.has(Causes::CACHE_MISS) {
            Some(Stall::DataMiss)
        } else if causes.has(Causes::STORE_CONFLICT) {
            Some(Stall::StoreConflict)
        } else if pending {
            self.unit_wait()
        } else {
            None
        }
    }

    /// What the load/store unit waits for.
    fn unit_wait(&self) -> Option<Stall> {
        self.load_store.held().map(|cause| match cause {
            Causes::CACHE_MISS => Stall::DataMiss,
            Causes::STORE_CONFLICT => Stall::StoreConflict,
            _ => Stall::WriteBuffer,
        })
    }

    /// The scoreboard is full: what its oldest instruction waits for.
    fn full(&self, watch: &Watch, waiting: Place) -> Held {
        let Some(entry) = self.scoreboard.front() else {
            return Held { stall: Stall::Scoreboard, place: waiting };
        };
        // A cancelled instruction has no place in the stream.
        let right = entry.position != WRONG && !entry.cancelled;
        let place = if right { Place { index: entry.position, id: Some(entry.id) } } else { waiting };
        let stall = if entry.done < self.now {
            match watch.commit_held {
                Causes::WRITE_BUFFER => Stall::WriteBuffer,
                _ => Stall::Commit,
            }
        } else {
            let load = matches!(entry.fu, Fu::Load | Fu::Store);
            let wait = if load { self.load_wait(entry.causes, entry.done == PENDING) } else { None };
            wait.unwrap_or(Stall::Scoreboard)
        };
        Held { stall, place }
    }
}

/// What issued in a cycle.
#[derive(Default)]
struct Issued {
    count: usize,
    slots: u32,
    first: Option<Place>,
}

fn arrival(fetched: &Fetched, serial: u64, now: u64) -> InFlight {
    InFlight {
        serial,
        index: (fetched.position != WRONG).then_some(fetched.position),
        id: entry_number(fetched.id),
        fetched: now,
        decoded: None,
        issued: None,
        done: None,
        left: None,
        fate: Fate::Flying,
        producers: [None; MOST_PRODUCERS],
    }
}
