//! What the pipeline did in a cycle, for an observer that wants to know; a plain run never comes
//! here.
//!
//! Source: the rule of docs/reference/profile.md. The pipeline is in order, so one list holds all
//! that is in flight; what moved in a cycle follows from the lengths of the pipeline's queues
//! before and after it.

use std::collections::VecDeque;

use smallvec::SmallVec;

use super::Cva6;
use super::family::moment;
use super::info::Fu;
use super::instruction_table::entry_number;
use super::queue::{Fetched, WRONG};
use super::scoreboard::PENDING;
use super::{causes, stalls};
use crate::cycle::{Cycle, Fate, Held, InFlight, MOST_PRODUCERS, StreamPlace};
use crate::pipeline::MOST_MOMENTS;
use crate::{Causes, CommitObserver, Stall};

/// How a cycle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The pipeline went on.
    On,
    /// The instruction at this position was mispredicted: fetch starts anew after it.
    Branch(u64),
    /// Everything after the instruction before this position was flushed.
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
    last: Option<(StreamPlace, bool)>,
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
        let device = held.and_then(|held| self.device_wait(held.stall, watch.commit_held));
        let executing = watch.tickets.len();
        let queued = watch.flying.len() - executing - watch.decoded;
        let [waiting, committed, buffer] = self.load_store.stores();
        let mut gauges =
            SmallVec::from_slice(&[executing, watch.decoded, queued, waiting, committed, buffer]);
        let family = self.show_gauges(&mut gauges);
        self.observer.cycle(&Cycle {
            family,
            now: self.now,
            width: self.params.issue_width,
            slots,
            issued: first,
            held,
            device,
            flying: &watch.flying,
            executing,
            gone: &watch.gone,
            gauges: &gauges,
        });
        self.watch = watch;
    }

    /// Moves the list of what is in flight on; the slots used on the right path, and the oldest
    /// that used one.
    fn follow(&mut self, watch: &mut Watch, before: Before, turn: Turn) -> (u32, Option<StreamPlace>) {
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
                    watch.flying[place].times[moment::DECODE] = Some(self.now);
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
            (instruction.times[moment::ISSUE], instruction.producers) = (Some(self.now), producers);
            watch.tickets.push_back(ticket);
            issued.count += 1;
            if entry.position != WRONG {
                let place = StreamPlace { index: entry.position, id: Some(entry.id) };
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
            watch.flying[at].times[moment::FINISH] = (entry.done != PENDING).then_some(entry.done);
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
                let place = StreamPlace { index: position, id: self.stream.get(position).map(|r| r.id) };
                let place = watch.last.map_or(place, |(last, _)| StreamPlace { index: position, ..last });
                *watch.refill.insert(held(stalls::BRANCH_MISS, place))
            }
            Turn::Flush(position) => {
                let retired = watch.gone.iter().rev().find(|i| i.fate == Fate::Retired);
                let place = StreamPlace { index: position - 1, id: retired.and_then(|i| i.id) };
                *watch.refill.insert(held(stalls::FLUSH, place))
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
        let next = StreamPlace { index: watch.next, id };
        if let Some((place, true)) = watch.last
            && place.index + 1 == watch.next
            && watch.refill.is_none()
        {
            return Held { stall: stalls::BRANCH_MISS, place };
        }
        if watch.next >= self.stream.end()
            && let Some((place, _)) = watch.last
        {
            return Held { stall: stalls::END, place };
        }
        if self.frontend.misses() {
            return *watch.refill.insert(Held { stall: stalls::INSTRUCTION_MISS, place: next });
        }
        watch.refill.unwrap_or(Held { stall: stalls::FETCH, place: next })
    }

    /// What the cause of the issue stage goes back to.
    fn blocked_by(&mut self, watch: &Watch, cause: Causes, blocked: &Fetched) -> Held {
        let place = StreamPlace { index: blocked.position, id: Some(blocked.id) };
        let stall = match cause {
            causes::RAW => self.operand_wait(blocked),
            causes::ACCELERATOR => self.accelerator_orders(),
            _ if matches!(self.book.info(blocked.id).fu, Fu::Accelerator(_))
                && cause == causes::STRUCTURAL =>
            {
                self.accelerator_waits()
            }
            causes::WAW => stalls::WAW,
            causes::READ_PORT => stalls::READ_PORT,
            causes::LSU => self.unit_wait().unwrap_or(stalls::LOAD_STORE),
            causes::SCOREBOARD => return self.full(watch, place),
            _ if self.csr_pending => stalls::FLUSH,
            _ => stalls::STRUCTURAL,
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
                    Fu::Csr => return stalls::FLUSH,
                    Fu::Accelerator(_) => return self.accelerator_waits(),
                    Fu::Load if self.scoreboard.ready(ticket, register) > self.now => {
                        return self.load_wait(entry.causes, entry.done == PENDING).unwrap_or(stalls::RAW);
                    }
                    _ => break,
                }
            }
        }
        stalls::RAW
    }

    /// What a load waits for, beyond its own latency.
    fn load_wait(&self, causes: Causes, pending: bool) -> Option<Stall> {
        if causes.has(causes::CACHE_MISS) {
            Some(stalls::DATA_MISS)
        } else if causes.has(causes::STORE_CONFLICT) {
            Some(stalls::STORE_CONFLICT)
        } else if pending {
            self.unit_wait()
        } else {
            None
        }
    }

    /// What the load/store unit waits for.
    fn unit_wait(&self) -> Option<Stall> {
        self.load_store.held().map(|cause| match cause {
            causes::CACHE_MISS => stalls::DATA_MISS,
            causes::STORE_CONFLICT => stalls::STORE_CONFLICT,
            _ => stalls::WRITE_BUFFER,
        })
    }

    /// The scoreboard is full: what its oldest instruction waits for.
    fn full(&self, watch: &Watch, waiting: StreamPlace) -> Held {
        let Some(entry) = self.scoreboard.front() else {
            return Held { stall: stalls::SCOREBOARD, place: waiting };
        };
        // A cancelled instruction has no place in the stream.
        let right = entry.position != WRONG && !entry.cancelled;
        let place = if right { StreamPlace { index: entry.position, id: Some(entry.id) } } else { waiting };
        let stall = if entry.done < self.now {
            match watch.commit_held {
                causes::WRITE_BUFFER => stalls::WRITE_BUFFER,
                _ => stalls::COMMIT,
            }
        } else {
            if matches!(entry.fu, Fu::Accelerator(_)) {
                return Held { stall: self.accelerator_waits(), place };
            }
            let load = matches!(entry.fu, Fu::Load | Fu::Store);
            let wait = if load { self.load_wait(entry.causes, entry.done == PENDING) } else { None };
            wait.unwrap_or(stalls::SCOREBOARD)
        };
        Held { stall, place }
    }
}

/// What issued in a cycle.
#[derive(Default)]
struct Issued {
    count: usize,
    slots: u32,
    first: Option<StreamPlace>,
}

fn arrival(fetched: &Fetched, serial: u64, now: u64) -> InFlight {
    let mut times = [None; MOST_MOMENTS];
    times[moment::FETCH] = Some(now);
    InFlight {
        serial,
        index: (fetched.position != WRONG).then_some(fetched.position),
        id: entry_number(fetched.id),
        times,
        left: None,
        fate: Fate::Flying,
        producers: [None; MOST_PRODUCERS],
    }
}
