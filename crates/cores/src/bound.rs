//! What instructions take of a core, whatever their order: a lower bound of their cycles.
//!
//! Source: own design. Each resource by itself: what is taken, divided by what there is in a cycle.
//! It says nothing about latencies between instructions, about caches or about branches, so the
//! true number of cycles is above it.

/// What instructions take of something that a core has so much of in each cycle.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Demand {
    /// What it is: `issue slots`.
    pub what: String,
    /// How much all of them take.
    pub taken: u64,
    /// How much there is in a cycle.
    pub per_cycle: u64,
    /// How much of it may be taken before the first of them commits, where cycles begin to be
    /// counted.
    pub ahead: u64,
    /// Cycles that follow the last taking up to its commit, and the first commit's own.
    pub beside: u64,
}

impl Demand {
    /// Of what one instruction has at a time: cycles of each, and how often it is executed.
    ///
    /// # Errors
    /// The first of `instructions`.
    pub(crate) fn one_at_a_time(
        what: &str,
        instructions: impl Iterator<Item = Result<(u64, u64), String>>,
    ) -> Result<Self, String> {
        let (mut taken, mut most) = (0, 1);
        for instruction in instructions {
            let (cycles, count) = instruction?;
            taken += cycles * count;
            most = most.max(cycles);
        }
        Ok(Self { what: what.to_owned(), taken, per_cycle: 1, ahead: most - 1, beside: 0 })
    }

    /// Cycles from the first commit to the last, both included, below which they cannot be
    /// executed.
    pub fn cycles(&self) -> u64 {
        match self.taken.saturating_sub(self.ahead) {
            0 => 0,
            left => left.div_ceil(self.per_cycle.max(1)) + self.beside,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_be_taken_ahead_counts_for_nothing() {
        let demand = |taken| Demand { what: "ports".into(), taken, per_cycle: 2, ahead: 8, beside: 3 };
        assert_eq!([8, 9, 10, 11].map(|taken| demand(taken).cycles()), [0, 4, 4, 5]);
    }
}
