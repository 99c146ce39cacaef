//! Which cycles of a run are counted.
//!
//! Source: docs/reference/profile.md: a call or program from its first commit to its last, both
//! counted; a part of a trace, as in a score, from after the commit of the instruction before it.

/// Which instructions of the stream are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// All, from the cycle of the first commit on.
    Whole,
    /// Lines of a trace from 1, both included, from after the commit before the first.
    Lines(u64, u64),
}

/// Follows commits and cycles, and says which cycles count.
#[derive(Clone, Copy, Debug)]
pub struct Region {
    /// Commit after which counting starts; `None` for the first of all.
    after: Option<u64>,
    /// First and last instruction that count.
    first: u64,
    last: u64,
    active: bool,
    starts: bool,
    ends: bool,
    cycles: u64,
}

impl Region {
    /// A region of the stream whose first instruction has the number `base`.
    pub fn new(extent: Extent, base: u64) -> Self {
        let (after, first, last) = match extent {
            Extent::Whole => (None, 0, u64::MAX),
            Extent::Lines(first, last) => (
                Some(base + first.saturating_sub(2)),
                base + first.saturating_sub(1),
                base.saturating_add(last).saturating_sub(1),
            ),
        };
        Self { after, first, last, active: false, starts: false, ends: false, cycles: 0 }
    }

    /// Goes on with another part of the stream; cycles are counted on.
    pub fn go_on(&mut self, extent: Extent, base: u64) {
        *self = Self { cycles: self.cycles, ..Self::new(extent, base) };
    }

    /// Instruction `index` committed; whether it belongs to the region.
    #[inline]
    pub fn commit(&mut self, index: u64) -> bool {
        match self.after {
            None => self.active = true,
            Some(after) => self.starts |= index == after,
        }
        self.ends |= index >= self.last;
        (self.first..=self.last).contains(&index)
    }

    /// A cycle is over; its number within the region, from 1, if it counts.
    #[inline]
    pub fn cycle(&mut self) -> Option<u64> {
        let counts = self.active;
        if self.starts {
            (self.active, self.starts) = (true, false);
        }
        if self.ends {
            self.active = false;
        }
        self.cycles += u64::from(counts);
        counts.then_some(self.cycles)
    }

    /// Cycles that counted.
    pub fn cycles(&self) -> u64 {
        self.cycles
    }

    /// Whether the region is over.
    pub fn is_over(&self) -> bool {
        self.ends
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts cycles 1 to 9; instruction n commits in the n-th of `commits`.
    fn counted(extent: Extent, commits: &[u64]) -> (Vec<u64>, u64) {
        let mut region = Region::new(extent, 0);
        let (mut cycles, mut instructions) = (Vec::new(), 0);
        for now in 1..10 {
            for (index, _) in commits.iter().enumerate().filter(|(_, at)| **at == now) {
                instructions += u64::from(region.commit(index as u64));
            }
            if region.cycle().is_some() {
                cycles.push(now);
            }
        }
        (cycles, instructions)
    }

    #[test]
    fn a_whole_run_counts_from_its_first_commit() {
        assert_eq!(counted(Extent::Whole, &[3, 3, 6]), (vec![3, 4, 5, 6, 7, 8, 9], 3));
    }

    #[test]
    fn lines_count_from_behind_the_commit_before_them() {
        let commits = [2, 3, 3, 5, 8, 8];
        assert_eq!(counted(Extent::Lines(3, 5), &commits), (vec![4, 5, 6, 7, 8], 3));
        assert_eq!(counted(Extent::Lines(4, 4), &commits), (vec![4, 5], 1));
        assert_eq!(counted(Extent::Lines(1, 4), &commits), (vec![3, 4, 5], 4));
    }
}
