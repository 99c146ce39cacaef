//! The cycles of a window, and nothing else.

use instar_cores::{Commit, CommitObserver};

use crate::subject::InWindows;

/// Counts commits, and takes the time where a window begins and where it ends.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Meter {
    /// Commits before the window, and up to its end.
    before: u64,
    last: u64,
    seen: u64,
    /// Cycle before the window's first.
    began: u64,
    cycles: Option<u64>,
}

impl InWindows for Meter {
    fn begin(&mut self, _: u64, before: u64, unit: u64) {
        *self = Self { before, last: before + unit, ..Self::default() };
    }

    fn cycles(&self) -> Option<u64> {
        self.cycles
    }
}

impl Meter {
    /// The next instruction committed in this cycle.
    #[inline]
    fn see(&mut self, cycle: u64) {
        self.seen += 1;
        if self.seen == 1 {
            self.began = cycle - 1;
        }
        if self.seen == self.before {
            self.began = cycle;
        }
        if self.seen == self.last {
            self.cycles = Some(cycle - self.began);
        }
    }
}

impl CommitObserver for Meter {
    const CAUSES: bool = false;

    #[inline]
    fn commit(&mut self, commit: &Commit) {
        self.see(commit.cycle);
    }

    fn commits(&mut self, from: u64, cycles: &[u32]) {
        cycles.iter().for_each(|&cycle| self.see(from + u64::from(cycle)));
    }
}
