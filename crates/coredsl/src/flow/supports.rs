//! What values depend on: for each source of bits a word of those that matter.
//!
//! Source: own design: rows of one table, so that to join some is a few operations.

use crate::dependence::Register;

/// Where bits come from, 64 of them at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BitSource {
    /// A register from before the instruction; one of more than 64 bits counts as one bit.
    Register(Register),
    /// What the access with this number among those that load reads, counted in the order of the
    /// behaviour.
    Loaded(u32),
}

/// Some bits of some sources, by the number of their row; 0 is none.
pub type SourceSet = u32;

/// The rows.
#[derive(Clone, Debug)]
pub(super) struct Supports {
    sources: Vec<BitSource>,
    /// Words of a row: at least one for each source.
    words: usize,
    table: Vec<u64>,
}

/// Words of a row before it grows: most instructions read two registers and memory.
const FEW: usize = 3;

impl Default for Supports {
    fn default() -> Self {
        Self { sources: vec![], words: FEW, table: vec![0; FEW] }
    }
}

impl Supports {
    /// How many rows there are.
    pub(super) fn len(&self) -> u32 {
        (self.table.len() / self.words) as u32
    }

    /// A row for each of the low `bits` bits of a source that is not known yet; the number of the
    /// first.
    pub(super) fn source(&mut self, source: BitSource, bits: u32) -> SourceSet {
        let (word, first) = (self.sources.len(), self.len());
        self.sources.push(source);
        if word == self.words {
            let grown =
                self.table.chunks(self.words).flat_map(|row| row.iter().copied().chain(vec![0; self.words]));
            self.table = grown.collect();
            self.words *= 2;
        }
        for bit in 0..bits {
            self.join([]);
            let row = self.table.len() - self.words;
            self.table[row + word] = 1 << bit;
        }
        first
    }

    /// A row of what is in any of these.
    pub(super) fn join(&mut self, sets: impl IntoIterator<Item = SourceSet>) -> SourceSet {
        let row = self.table.len();
        self.table.resize(row + self.words, 0);
        for set in sets {
            let other = set as usize * self.words;
            for word in 0..self.words {
                self.table[row + word] |= self.table[other + word];
            }
        }
        (row / self.words) as SourceSet
    }

    /// The bits in a set, source by source.
    pub(super) fn bits(&self, set: SourceSet) -> impl Iterator<Item = (BitSource, u64)> + '_ {
        let row = &self.table[set as usize * self.words..][..self.words];
        self.sources.iter().copied().zip(row.iter().copied()).filter(|(_, bits)| *bits != 0)
    }
}
