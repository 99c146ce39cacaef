//! What the core did in each cycle, for an observer that wants to know; a plain run never comes here.
//!
//! Source: the rule of docs/reference/profile.md. An instruction's cycle is known when it comes, so the cycles up to it are
//! told then.

use std::collections::VecDeque;

use super::family::moment;
use super::info::Info;
use super::waits::Waits;
use super::{FAMILY, Karu64, stalls};
use crate::cycle::{Cycle, Fate, Held, InFlight, MOST_PRODUCERS, StreamPlace};
use crate::pipeline::MOST_MOMENTS;
use crate::{Commit, CommitObserver, Stall};

/// What is remembered from instruction to instruction.
#[derive(Clone, Debug, Default)]
pub(super) struct Watch {
    /// Taken, or being executed, oldest first, each with the register that it writes.
    flying: VecDeque<InFlight>,
    written: VecDeque<u8>,
    gone: Vec<InFlight>,
    serial: u64,
    last: Option<StreamPlace>,
}

impl Watch {
    /// Nothing is under way.
    pub fn restart(&mut self) {
        *self = Self { serial: self.serial, ..Self::default() };
    }

    /// Instructions whose results an instruction reads.
    fn producers(&self, info: &Info) -> [Option<u64>; MOST_PRODUCERS] {
        let mut producers = [None; MOST_PRODUCERS];
        let sources = info.sources.iter().filter(|register| **register != 0);
        for (place, register) in producers.iter_mut().zip(sources) {
            let from = self.written.iter().rposition(|written| written == register);
            *place = from.map(|at| self.flying[at].serial);
        }
        producers
    }
}

impl<O: CommitObserver> Karu64<O> {
    /// Every cycle up to the one in which an instruction issues, which was taken in `taken`.
    pub(super) fn tell(&mut self, commit: &Commit, info: &Info, taken: u64, waits: &Waits) {
        let (cycle, done) = (commit.cycle, commit.done);
        let place = StreamPlace { index: commit.index, id: Some(commit.id) };
        let mut watch = std::mem::take(&mut self.watch);
        let mut times = [None; MOST_MOMENTS];
        times[moment::TAKEN] = Some(taken);
        let arriving = InFlight {
            serial: watch.serial,
            index: Some(place.index),
            id: place.id,
            times,
            left: None,
            fate: Fate::Flying,
            producers: watch.producers(info),
        };
        watch.serial += 1;
        let first = if watch.last.is_none() { taken } else { self.last + 1 };
        let mut shown = false;
        for now in first..=cycle {
            watch.gone.clear();
            while let Some(oldest) = watch.flying.front()
                && oldest.times[moment::FINISH].is_some_and(|finish| finish < now)
            {
                let leaving = InFlight { left: Some(now), fate: Fate::Retired, ..*oldest };
                watch.flying.pop_front();
                watch.written.pop_front();
                watch.gone.push(leaving);
            }
            // It may be taken in the cycle in which the one before issues, which was told.
            if now >= taken && !shown {
                shown = true;
                watch.flying.push_back(arriving);
                watch.written.push_back(info.destination);
            }
            let issued = now == cycle;
            if issued && let Some(instruction) = watch.flying.back_mut() {
                instruction.times[moment::ISSUE] = Some(cycle);
                instruction.times[moment::FINISH] = Some(done);
                self.observer.commit(commit);
            }
            let waiting = usize::from(shown && !issued);
            let executing = watch.flying.len() - waiting;
            self.observer.cycle(&Cycle {
                family: &FAMILY,
                now,
                width: 1,
                slots: u32::from(issued),
                issued: issued.then_some(place),
                held: (!issued).then(|| held(waits, now, watch.last, place)),
                flying: &watch.flying,
                executing,
                gone: &watch.gone,
                gauges: &[executing, waiting],
            });
        }
        watch.last = Some(place);
        self.watch = watch;
    }
}

/// Why nothing issued in a cycle. What is being executed, and what fetches anew, is charged to the instruction before.
fn held(waits: &Waits, now: u64, before: Option<StreamPlace>, place: StreamPlace) -> Held {
    let wait = waits.all().iter().find(|wait| now < wait.until);
    let stall = wait.map_or(stalls::FLUSH, |wait| wait.stall);
    let own: [Stall; 2] = [stalls::FETCH, stalls::INSTRUCTION_MISS];
    let charged = if own.contains(&stall) { place } else { before.unwrap_or(place) };
    Held { stall, place: charged }
}
