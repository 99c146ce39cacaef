//! What the islands of a search have in common: how far they are, and whether they go on.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// What the islands share.
pub struct Shared {
    /// Orders judged.
    pub judgements: AtomicU64,
    /// Fewest cycles.
    pub best: AtomicU64,
    /// Whether to end.
    pub stop: AtomicBool,
    /// Cycles below which no order comes.
    pub bound: u64,
    /// The first island that came down to them; those after it are not needed.
    pub optimal: AtomicU64,
}

impl Shared {
    /// Nothing is judged yet; `best` are the cycles of the order that came.
    pub fn new(best: u64, bound: u64) -> Self {
        Self {
            judgements: AtomicU64::new(0),
            best: AtomicU64::new(best),
            stop: AtomicBool::new(false),
            bound,
            optimal: AtomicU64::new(u64::MAX),
        }
    }

    /// Island `number` has an order of so many cycles.
    pub fn found(&self, number: u64, cycles: u64) {
        self.best.fetch_min(cycles, Ordering::Relaxed);
        if cycles <= self.bound {
            self.optimal.fetch_min(number, Ordering::Relaxed);
        }
    }

    /// Whether island `number` ends: it is optimal itself, or one before it is, so that its result
    /// is not asked for.
    pub fn ends(&self, number: u64) -> bool {
        self.stop.load(Ordering::Relaxed) || self.optimal.load(Ordering::Relaxed) <= number
    }
}
