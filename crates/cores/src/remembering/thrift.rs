//! When it pays to take notes: a program that does not repeat itself must lose nothing by them.

/// Instructions that are stepped before the first is noted: a run of few gains nothing.
const FIRST: u64 = 4096;

/// What it costs to note an instruction beside stepping it, in what is gained by one that is not
/// stepped. Measured: examples/speed.rs.
const COST: i64 = 3;

/// What may be lost, beyond a small part of all instructions, before it is gained.
const MOST_DEBT: i64 = 1 << 11;

/// That part: one in so many.
const PART: u64 = 24;

/// Instructions that are stepped without a note once the debt is too high.
const REST: u64 = 1 << 12;

/// What notes cost and gained.
#[derive(Clone, Debug)]
pub(crate) struct Thrift {
    /// Nothing is noted before so many instructions have committed.
    rests_until: u64,
    /// What it cost to note instructions, less what was gained by those that were not stepped.
    debt: i64,
}

impl Default for Thrift {
    fn default() -> Self {
        Self { rests_until: FIRST, debt: 0 }
    }
}

impl Thrift {
    /// Whether nothing is noted, with so many instructions committed.
    #[inline]
    pub fn rests(&self, committed: u64) -> bool {
        committed < self.rests_until
    }

    /// Whether notes may begin; if not, they rest from now on.
    pub fn affords(&mut self, committed: u64) -> bool {
        let affords = self.debt <= MOST_DEBT + (committed / PART) as i64;
        if !affords {
            self.rests_until = committed + REST;
        }
        affords
    }

    /// So many instructions were stepped with notes.
    pub fn noted(&mut self, instructions: u64) {
        self.debt += COST * instructions as i64;
    }

    /// So many were not stepped.
    #[inline]
    pub fn gained(&mut self, instructions: u64) {
        self.debt = (self.debt - instructions as i64).max(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_that_gain_nothing_rest_and_those_that_do_go_on() {
        let (mut idle, mut useful) = (Thrift::default(), Thrift::default());
        assert!(idle.rests(FIRST - 1) && !idle.rests(FIRST));
        let mut rested = false;
        for committed in (FIRST..FIRST + 4096).step_by(16) {
            idle.noted(16);
            useful.noted(16);
            useful.gained(16 * COST as u64);
            rested |= !idle.affords(committed);
            assert!(useful.affords(committed));
        }
        assert!(rested);
    }
}
