//! What a model tells of each instruction: when it issued, finished and committed, and what held it up.

use crate::Cycle;

/// Causes of delay, as a set of bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Causes(pub u16);

impl Causes {
    /// An operand was not ready (read after write).
    pub const RAW: Self = Self(1);
    /// Its functional unit, its result bus or its issue slot was taken.
    pub const STRUCTURAL: Self = Self(1 << 1);
    /// The load/store unit's queue was not empty.
    pub const LSU: Self = Self(1 << 2);
    /// Not enough register read ports were left.
    pub const READ_PORT: Self = Self(1 << 3);
    /// The scoreboard was full.
    pub const SCOREBOARD: Self = Self(1 << 4);
    /// Nothing had arrived from fetch.
    pub const FETCH: Self = Self(1 << 5);
    /// The instruction before it was mispredicted.
    pub const BRANCH_MISS: Self = Self(1 << 6);
    /// A load waited for an older store to an address with equal bits 11 to 3.
    pub const STORE_CONFLICT: Self = Self(1 << 7);
    /// A store waited at commit because the write path behind it was full.
    pub const WRITE_BUFFER: Self = Self(1 << 8);
    /// It was ready and the commit ports were taken, or it may only use the first.
    pub const COMMIT_PORT: Self = Self(1 << 9);
    /// The pipeline was flushed before it (fence, CSR, trap).
    pub const FLUSH: Self = Self(1 << 10);
    /// A divide whose operands are unknown took the default latency.
    pub const DEFAULT_LATENCY: Self = Self(1 << 11);
    /// The data cache had to ask memory.
    pub const CACHE_MISS: Self = Self(1 << 12);
    /// The instruction cache had to ask memory.
    pub const INSTRUCTION_MISS: Self = Self(1 << 14);
    /// An older instruction that had not committed writes the same register, and the core does not rename.
    pub const WAW: Self = Self(1 << 13);

    /// Every cause with its name in reports, in the order of the pipeline.
    pub const NAMES: [(Self, &'static str); 15] = [
        (Self::BRANCH_MISS, "BMISS"),
        (Self::FLUSH, "FLUSH"),
        (Self::FETCH, "FETCH"),
        (Self::INSTRUCTION_MISS, "IMISS"),
        (Self::CACHE_MISS, "DMISS"),
        (Self::RAW, "RAW"),
        (Self::WAW, "WAW"),
        (Self::STRUCTURAL, "STRUCT"),
        (Self::LSU, "LSU"),
        (Self::READ_PORT, "READPORT"),
        (Self::SCOREBOARD, "SCOREBOARD"),
        (Self::STORE_CONFLICT, "STORE"),
        (Self::WRITE_BUFFER, "WBUFFER"),
        (Self::COMMIT_PORT, "COMMIT"),
        (Self::DEFAULT_LATENCY, "DEFAULT"),
    ];

    /// Adds the causes of `other`.
    #[inline]
    pub fn add(&mut self, other: Self) {
        self.0 |= other.0;
    }

    /// Whether all causes of `other` are in this set.
    #[inline]
    pub fn has(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Names of the causes in this set.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        Self::NAMES.into_iter().filter(move |(cause, _)| self.has(*cause)).map(|(_, name)| name)
    }
}

/// One committed instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commit {
    /// Its number in the stream of retired instructions, from 0.
    pub index: u64,
    /// Number of its static entry.
    pub id: u32,
    /// Cycle in which it issued.
    pub issue: u64,
    /// First cycle in which its last result could be used.
    pub done: u64,
    /// Cycle in which it committed.
    pub cycle: u64,
    /// What held it up.
    pub causes: Causes,
}

/// Takes committed instructions in order.
pub trait CommitObserver {
    /// Whether it wants to be told of every cycle. A model that need not tell does not even look.
    const CYCLES: bool = false;

    /// An instruction committed.
    fn commit(&mut self, commit: &Commit);

    /// A cycle is over; its commits were told before. Only called where [`Self::CYCLES`] says so.
    fn cycle(&mut self, _: &Cycle<'_>) {}
}

impl CommitObserver for () {
    #[inline]
    fn commit(&mut self, _: &Commit) {}
}

impl CommitObserver for Vec<Commit> {
    fn commit(&mut self, commit: &Commit) {
        self.push(*commit);
    }
}

/// Keeps the commit cycles only.
#[derive(Clone, Debug, Default)]
pub struct CommitCycles(pub Vec<u64>);

impl CommitObserver for CommitCycles {
    #[inline]
    fn commit(&mut self, commit: &Commit) {
        self.0.push(commit.cycle);
    }
}

impl<O: CommitObserver> CommitObserver for &mut O {
    const CYCLES: bool = O::CYCLES;

    #[inline]
    fn commit(&mut self, commit: &Commit) {
        (**self).commit(commit);
    }

    fn cycle(&mut self, cycle: &Cycle<'_>) {
        (**self).cycle(cycle);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_cause_has_a_bit_of_its_own() {
        let all = Causes::NAMES.iter().fold(0u16, |all, (cause, _)| all | cause.0);
        assert_eq!(all.count_ones() as usize, Causes::NAMES.len());
    }
}
