//! What a model tells of each cycle: what is in the pipeline, what issued, and why the next did
//! not.
//!
//! Source: docs/reference/profile.md, which states the rule by which a cycle gets its category.

use std::collections::VecDeque;

use crate::pipeline::MOST_MOMENTS;
use crate::{Family, Stall};

/// An instruction of the stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StreamPlace {
    /// Its number in the stream of retired instructions, from 0.
    pub index: u64,
    /// Number of its static entry; `None` where the stream has not reached it.
    pub id: Option<u32>,
}

/// Why no more instructions issued in a cycle, and which instruction that is charged to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// The reason.
    pub stall: Stall,
    /// The instruction that it belongs to.
    pub place: StreamPlace,
}

/// A device of the design whose access a cycle without an issue waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeviceWait {
    /// An address in its window.
    pub address: u64,
    /// It holds the access up: a command has not ended.
    pub command: bool,
}

/// How an instruction left the pipeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is still there.
    Flying,
    /// It committed.
    Retired,
    /// It was on a wrong path, or is fetched again.
    Flushed,
}

/// Producers that are kept of one instruction.
pub const MOST_PRODUCERS: usize = 3;

/// One instruction between fetch and commit. Cycles are those of the model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InFlight {
    /// Number by order of fetch, those on wrong paths included.
    pub serial: u64,
    /// Its number in the stream of retired instructions; `None` on a wrong path.
    pub index: Option<u64>,
    /// Number of its static entry; `None` on a wrong path that nothing is known of.
    pub id: Option<u32>,
    /// Cycle of each moment of the family's pipeline; `None` where it has not come.
    pub times: [Option<u64>; MOST_MOMENTS],
    /// It left the pipeline.
    pub left: Option<u64>,
    /// How it left.
    pub fate: Fate,
    /// Serial numbers of the instructions in flight whose results it reads.
    pub producers: [Option<u64>; MOST_PRODUCERS],
}

/// One cycle, as it is at its end.
#[derive(Clone, Copy, Debug)]
pub struct Cycle<'a> {
    /// The family of the core, which names reasons, moments and gauges.
    pub family: &'static Family,
    /// Its number.
    pub now: u64,
    /// Issue slots of the core.
    pub width: u32,
    /// Issue slots that instructions took which will commit.
    pub slots: u32,
    /// The oldest of them.
    pub issued: Option<StreamPlace>,
    /// Why the other slots stayed empty; `None` where all were taken.
    pub held: Option<Held>,
    /// The device that this waits for, if it is one.
    pub device: Option<DeviceWait>,
    /// Instructions in the pipeline, oldest first.
    pub flying: &'a VecDeque<InFlight>,
    /// How many of them have issued: the oldest ones.
    pub executing: usize,
    /// Those that left in this cycle, oldest first.
    pub gone: &'a [InFlight],
    /// How full the pipeline is: a value for each gauge of the family.
    pub gauges: &'a [usize],
}

impl InFlight {
    /// The cycle in which it issued.
    #[inline]
    pub fn issued(&self, family: &Family) -> Option<u64> {
        self.times[family.pipeline.issue]
    }

    /// First cycle in which its last result can be used.
    #[inline]
    pub fn done(&self, family: &Family) -> Option<u64> {
        self.times[family.pipeline.finish]
    }
}

impl Cycle<'_> {
    /// The one category of this cycle, and the instruction that it is charged to.
    pub fn account(&self) -> Option<Held> {
        match self.issued {
            Some(place) => Some(Held { stall: Stall::ISSUED, place }),
            None => self.held,
        }
    }
}
