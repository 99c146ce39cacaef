//! How often each of several things took effect.
//!
//! Source: own design.

/// Counts, by number.
#[derive(Clone, Debug, Default)]
pub struct Uses(Vec<u64>);

impl Uses {
    /// Of so many things, none of which took effect yet.
    pub fn of(things: usize) -> Self {
        Self(vec![0; things])
    }

    /// One thing more.
    pub fn push(&mut self) {
        self.0.push(0);
    }

    /// Adds to one of them.
    #[inline]
    pub fn add(&mut self, at: usize, times: u64) {
        self.0[at] += times;
    }

    /// How often the one with this number did.
    pub fn at(&self, at: usize) -> u64 {
        self.0[at]
    }

    /// The same for each of them.
    pub fn all(&self) -> &[u64] {
        &self.0
    }

    /// As [`Self::all`] said before.
    pub fn set(&mut self, all: &[u64]) {
        self.0.copy_from_slice(all);
    }

    /// None took effect yet.
    pub fn forget(&mut self) {
        self.0.fill(0);
    }
}
