//! Counts how often each instruction of a program was executed, and each branch taken.
//!
//! Source: own design: one addition per instruction, so that counting costs less than the retired
//! stream itself.

use instar_trace::{Flags, Retired};

/// Counts by static id.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    counts: Vec<Count>,
}

/// Of one instruction at one address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Times that it retired.
    pub executed: u64,
    /// Times that it was a conditional branch which was taken.
    pub taken: u64,
}

impl Tally {
    /// Counts by static id; what was made later than the last batch is not there.
    pub fn counts(&self) -> &[Count] {
        &self.counts
    }

    /// Instructions in all.
    pub fn instructions(&self) -> u64 {
        self.counts.iter().map(|count| count.executed).sum()
    }

    /// Counts a batch.
    pub fn count(&mut self, &Retired { table, batch, .. }: &Retired<'_>) {
        if self.counts.len() < table.entries().len() {
            self.counts.resize(table.entries().len(), Count::default());
        }
        for (&id, flags) in batch.ids.iter().zip(&batch.flags) {
            let count = &mut self.counts[id as usize];
            count.executed += u64::from(!flags.has(Flags::INTERRUPT));
            count.taken += u64::from(flags.has(Flags::TAKEN));
        }
    }
}
