//! Interrupt lines: in which cycles a device holds one up.
//!
//! Source: own design. A device knows at each access when its line will rise next, so nobody asks
//! it in between. The level before the last access is kept, since a core may look at it some cycles
//! late.

/// Beyond any run: `mtimecmp` at all ones is far, and no line.
const NEVER: u64 = 1 << 62;

/// An interrupt line of a device. Cycles are of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// Number of its interrupt, as in `mcause`.
    pub(crate) number: u32,
    /// It was up in these cycles, before it is up next.
    before: (u64, u64),
    /// It is up from this cycle on.
    from: u64,
}

impl Line {
    /// One that is down.
    pub(crate) fn new(number: u32) -> Self {
        Self { number, before: (NEVER, NEVER), from: NEVER }
    }

    /// What would have come in cycle `from` comes in another.
    pub(crate) fn move_from(&mut self, from: u64, to: u64) {
        if self.from == from {
            self.from = to;
        }
    }

    /// What happened in cycle `now` shows from the next one on: the line is up from `from` on;
    /// `None`: it stays down.
    pub(crate) fn set(&mut self, now: u64, from: Option<u64>) {
        let changed = now.saturating_add(1);
        let from = from.map_or(NEVER, |from| from.max(changed).min(NEVER));
        if self.from < changed {
            if from == changed {
                return;
            }
            self.before = (self.from, changed);
        }
        self.from = from;
    }

    /// The first cycle from `cycle` on in which it is up.
    pub(crate) fn next(&self, cycle: u64) -> Option<u64> {
        let (from, until) = self.before;
        let first = from.max(cycle);
        if first < until {
            return Some(first);
        }
        (self.from < NEVER).then(|| self.from.max(cycle))
    }

    /// Whether it is up in a cycle.
    pub(crate) fn is_up(&self, cycle: u64) -> bool {
        self.next(cycle) == Some(cycle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_up_from_its_cycle_until_the_one_behind_the_access_that_lowers_it() {
        let mut line = Line::new(7);
        assert_eq!(line.next(0), None);
        line.set(10, Some(50));
        assert_eq!((line.next(0), line.next(60)), (Some(50), Some(60)));
        line.set(60, Some(80));
        let up: Vec<u64> = (45..90).filter(|cycle| line.is_up(*cycle)).collect();
        assert_eq!(up, (50..=60).chain(80..90).collect::<Vec<_>>());
        assert_eq!((line.next(55), line.next(61)), (Some(55), Some(80)));
    }

    #[test]
    fn what_was_to_come_and_did_not_is_forgotten() {
        let mut line = Line::new(7);
        line.set(10, Some(50));
        line.set(20, None);
        assert_eq!(line.next(0), None);
        line.set(30, Some(0));
        assert_eq!(line.next(0), Some(31));
        line.set(40, Some(0));
        assert_eq!((line.next(0), line.next(41)), (Some(31), Some(41)));
    }
}
