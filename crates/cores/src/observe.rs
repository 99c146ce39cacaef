//! What a model tells of each instruction: when it issued, finished and committed, and what held it up.

use crate::{Causes, Cycle};

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

/// Takes committed instructions in order.
pub trait CommitObserver {
    /// Whether it wants to be told of every cycle. A model that need not tell does not even look.
    const CYCLES: bool = false;

    /// An instruction committed.
    fn commit(&mut self, commit: &Commit);

    /// A cycle is over; its commits were told before. Only called where [`Self::CYCLES`] says so.
    fn cycle(&mut self, _: &Cycle<'_>) {}
}

impl CommitObserver for () {
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
    #[inline]
    fn commit(&mut self, commit: &Commit) {
        self.0.push(commit.cycle);
    }
}

impl<O: CommitObserver> CommitObserver for &mut O {
    const CYCLES: bool = O::CYCLES;

    #[inline]
    fn commit(&mut self, commit: &Commit) {
        (**self).commit(commit);
    }

    fn cycle(&mut self, cycle: &Cycle<'_>) {
        (**self).cycle(cycle);
    }
}
