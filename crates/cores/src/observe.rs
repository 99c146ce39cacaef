//! What a model tells of each instruction: when it issued, finished and committed, and what held it
//! up.

use instar_trace::Retired;

use crate::{Causes, Cycle, Drive};

/// One committed instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commit {
    /// Its number in the stream of retired instructions, from 0.
    pub index: u64,
    /// Number of its static entry.
    pub id: u32,
    /// Cycle in which it issued.
    pub issue: u64,
    /// First cycle in which its last result could be used.
    pub done: u64,
    /// Cycle in which it committed.
    pub cycle: u64,
    /// What held it up.
    pub causes: Causes,
}

/// How much of a run was not stepped, because the same was stepped before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Remembered {
    /// Instructions that committed without being stepped.
    pub replayed: u64,
    /// Instructions that were stepped with notes.
    pub noted: u64,
    /// Times that everything was forgotten, as it took too much memory.
    pub forgotten: u64,
    /// States of the pipeline that are known.
    pub states: usize,
    /// Stretches that are known.
    pub stretches: usize,
    /// Bytes that they take.
    pub bytes: usize,
}

/// Takes committed instructions in order.
pub trait CommitObserver {
    /// Whether it wants to be told of every cycle. A model that need not tell does not even look.
    const CYCLES: bool = false;

    /// Whether it wants to know of a commit what held the instruction up, and when that issued and
    /// finished. One that does not may be told of a stretch of commits at once.
    const CAUSES: bool = true;

    /// Whether it wants to be told what comes into which element of the core.
    const ELEMENTS: bool = false;

    /// Learns a batch that the model is about to get: who charges cycles to instructions must know
    /// them before they commit. Whoever feeds the model calls it.
    fn learn(&mut self, _: &Retired<'_>) {}

    /// An instruction committed.
    fn commit(&mut self, commit: &Commit);

    /// The instructions of a stretch committed, one at least: `cycles` says when, counted from
    /// cycle `from`. Only called where [`Self::CAUSES`] is false.
    fn commits(&mut self, from: u64, cycles: &[u32]) {
        let _ = (from, cycles);
    }

    /// A cycle is over; its commits were told before. Only called where [`Self::CYCLES`] says so.
    fn cycle(&mut self, _: &Cycle<'_>) {}

    /// A value comes into an element. Only called where [`Self::ELEMENTS`] says so.
    fn drive(&mut self, _: &Drive) {}
}

impl CommitObserver for () {
    const CAUSES: bool = false;

    #[inline]
    fn commit(&mut self, _: &Commit) {}
}

impl CommitObserver for Vec<Commit> {
    fn commit(&mut self, commit: &Commit) {
        self.push(*commit);
    }
}

/// Keeps the commit cycles only.
#[derive(Clone, Debug, Default)]
pub struct CommitCycles(pub Vec<u64>);

impl CommitObserver for CommitCycles {
    const CAUSES: bool = false;

    #[inline]
    fn commit(&mut self, commit: &Commit) {
        self.0.push(commit.cycle);
    }

    fn commits(&mut self, from: u64, cycles: &[u32]) {
        self.0.extend(cycles.iter().map(|&cycle| from + u64::from(cycle)));
    }
}

impl<O: CommitObserver> CommitObserver for &mut O {
    const CYCLES: bool = O::CYCLES;
    const CAUSES: bool = O::CAUSES;
    const ELEMENTS: bool = O::ELEMENTS;

    #[inline]
    fn commit(&mut self, commit: &Commit) {
        (**self).commit(commit);
    }

    fn commits(&mut self, from: u64, cycles: &[u32]) {
        (**self).commits(from, cycles);
    }

    fn cycle(&mut self, cycle: &Cycle<'_>) {
        (**self).cycle(cycle);
    }

    fn drive(&mut self, drive: &Drive) {
        (**self).drive(drive);
    }
}
