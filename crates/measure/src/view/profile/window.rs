//! Which cycles of a run are written into a file.
//!
//! Source: docs/reference/profile.md, "Files".

/// Cycles of the region from 1, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// First cycle.
    pub first: u64,
    /// Last cycle.
    pub last: u64,
}

impl Window {
    /// Cycles that a file of single instructions holds where nobody says which.
    pub const USUAL: Self = Self { first: 1, last: 100_000 };

    /// Whether the cycle is written.
    #[inline]
    pub fn has(self, cycle: u64) -> bool {
        (self.first..=self.last).contains(&cycle)
    }
}
