//! What such a pipeline did in each cycle, for an observer that wants to know; a plain run never
//! comes here.
//!
//! Source: the rule of docs/reference/profile.md. An instruction's cycle is known when it comes, so
//! the cycles up to it are told then. A family's first moment is the one in which an instruction
//! begins to be decoded, and its gauges count what is executing and what is decoded.

use std::collections::VecDeque;

use super::waits::Waits;
use crate::cycle::{Cycle, DeviceWait, Fate, Held, InFlight, MOST_PRODUCERS, StreamPlace};
use crate::pipeline::MOST_MOMENTS;
use crate::{Commit, CommitObserver, Family, PipelineView, Stage, Stall, Track};

/// Places in the moments of such a pipeline ([`pipeline`]).
pub(crate) mod moment {
    /// It begins to be decoded.
    pub const DECODE: usize = 0;
    /// It issues: the cycle that is its own.
    pub const ISSUE: usize = 1;
    /// Its result can be used.
    pub const FINISH: usize = 2;
}

/// A pipeline of which a [`Watch`] tells: in these stages, with gauges of what is executing and of
/// what is decoded.
pub(crate) const fn pipeline(
    stages: &'static [Stage],
    gauges: &'static [&'static str],
    occupancy: &'static str,
    tracks: &'static [Track],
) -> PipelineView {
    PipelineView {
        moments: &["decode", "issue", "finish"],
        issue: moment::ISSUE,
        finish: moment::FINISH,
        stages,
        gauges,
        occupancy,
        tracks,
        holders: &[],
        doings: &[],
    }
}

/// Whom a cycle without an issue is charged to.
pub(crate) struct Charges {
    /// What it was where no wait says.
    pub otherwise: Stall,
    /// Whether this is charged to the instruction before.
    pub before: fn(Stall) -> bool,
}

/// An instruction that issued.
pub(crate) struct Issued<'a> {
    pub commit: &'a Commit,
    /// Cycle in which it began to be decoded.
    pub began: u64,
    /// Registers that it reads; x0 counts as none.
    pub sources: &'a [u8],
    pub destination: Option<u8>,
    pub waits: &'a Waits,
    /// The device that a wait of this kind is for in a cycle.
    pub device: &'a dyn Fn(u64, Stall) -> Option<DeviceWait>,
}

/// What is remembered from instruction to instruction.
#[derive(Clone, Debug, Default)]
pub(crate) struct Watch {
    /// Decoded or being executed, oldest first, each with the register that it writes.
    flying: VecDeque<InFlight>,
    written: VecDeque<Option<u8>>,
    gone: Vec<InFlight>,
    serial: u64,
    last: Option<StreamPlace>,
}

impl Watch {
    /// Nothing is under way.
    pub fn restart(&mut self) {
        *self = Self { serial: self.serial, ..Self::default() };
    }

    /// Every cycle after `last`, in which the one before issued, up to the one in which this
    /// instruction does.
    pub fn tell<O: CommitObserver>(
        &mut self,
        observer: &mut O,
        family: &'static Family,
        charges: &Charges,
        last: u64,
        it: &Issued<'_>,
    ) {
        let cycle = it.commit.cycle;
        let place = StreamPlace { index: it.commit.index, id: Some(it.commit.id) };
        let arriving = self.arriving(it, place);
        let first = if self.last.is_none() { it.began } else { last + 1 };
        let mut shown = false;
        for now in first..=cycle {
            self.retire(now, family.pipeline.finish);
            // It may begin in the cycle in which the one before issues, which was told.
            if now >= it.began && !shown {
                shown = true;
                self.flying.push_back(arriving);
                self.written.push_back(it.destination);
            }
            let issued = now == cycle;
            if issued {
                if let Some(instruction) = self.flying.back_mut() {
                    instruction.times[family.pipeline.issue] = Some(cycle);
                    instruction.times[family.pipeline.finish] = Some(it.commit.done);
                }
                observer.commit(it.commit);
            }
            let held = (!issued).then(|| charges.held(it.waits, now, self.last, place));
            let waiting = usize::from(shown && !issued);
            let executing = self.flying.len() - waiting;
            observer.cycle(&Cycle {
                family,
                now,
                width: 1,
                slots: u32::from(issued),
                issued: issued.then_some(place),
                held,
                device: held.and_then(|held| (it.device)(now, held.stall)),
                flying: &self.flying,
                executing,
                gone: &self.gone,
                gauges: &[executing, waiting],
            });
        }
        self.last = Some(place);
    }

    /// The instruction as it begins.
    fn arriving(&mut self, it: &Issued<'_>, place: StreamPlace) -> InFlight {
        let mut times = [None; MOST_MOMENTS];
        times[moment::DECODE] = Some(it.began);
        let serial = self.serial;
        self.serial += 1;
        InFlight {
            serial,
            index: Some(place.index),
            id: place.id,
            times,
            left: None,
            fate: Fate::Flying,
            producers: self.producers(it.sources),
        }
    }

    /// Instructions whose results an instruction reads.
    fn producers(&self, sources: &[u8]) -> [Option<u64>; MOST_PRODUCERS] {
        let mut producers = [None; MOST_PRODUCERS];
        let sources = sources.iter().filter(|register| **register != 0);
        for (place, register) in producers.iter_mut().zip(sources) {
            let from = self.written.iter().rposition(|written| *written == Some(*register));
            *place = from.map(|at| self.flying[at].serial);
        }
        producers
    }

    /// What was done before this cycle leaves.
    fn retire(&mut self, now: u64, finish: usize) {
        self.gone.clear();
        while let Some(oldest) = self.flying.front()
            && oldest.times[finish].is_some_and(|finish| finish < now)
        {
            let leaving = InFlight { left: Some(now), fate: Fate::Retired, ..*oldest };
            self.flying.pop_front();
            self.written.pop_front();
            self.gone.push(leaving);
        }
    }
}

impl Charges {
    /// Why nothing issued in a cycle.
    fn held(&self, waits: &Waits, now: u64, before: Option<StreamPlace>, place: StreamPlace) -> Held {
        let wait = waits.all().iter().find(|wait| now < wait.until);
        let stall = wait.map_or(self.otherwise, |wait| wait.stall);
        let charged = if (self.before)(stall) { before.unwrap_or(place) } else { place };
        Held { stall, place: charged }
    }
}
