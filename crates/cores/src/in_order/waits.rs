//! What an instruction waited for, in order of time.
//!
//! Source: own design. A run that shows no cycles keeps the causes alone.

use crate::{Causes, Stall};

/// Why the cycles before an instruction's own passed without one: up to, but not including, this
/// cycle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wait {
    pub until: u64,
    pub stall: Stall,
}

/// The waits of one instruction.
#[derive(Debug)]
pub(crate) struct Waits {
    /// First cycle that is not accounted for.
    next: u64,
    causes: Causes,
    /// Whether somebody asks for the list.
    listed: bool,
    list: Vec<Wait>,
}

impl Waits {
    /// After an instruction that issued in this cycle.
    #[inline]
    pub fn new(last: u64, listed: bool) -> Self {
        Self { next: last + 1, causes: Causes(0), listed, list: Vec::new() }
    }

    /// It could not issue before this cycle.
    #[inline]
    pub fn add(&mut self, until: u64, stall: Stall, cause: Causes) {
        if until > self.next {
            self.next = until;
            self.causes.add(cause);
            if self.listed {
                self.list.push(Wait { until, stall });
            }
        }
    }

    /// What it met without waiting for it.
    #[cold]
    pub fn note(&mut self, cause: Causes) {
        self.causes.add(cause);
    }

    /// All of them; none where nobody asks.
    pub(super) fn all(&self) -> &[Wait] {
        &self.list
    }

    /// Causes of all.
    #[inline]
    pub fn causes(&self) -> Causes {
        self.causes
    }
}
