//! What the run without a fault wrote: lines of memory as they were at its checkpoints.
//!
//! Source: own design.

use rustc_hash::FxHashMap;

/// Lines, numbered in the order of their first writing, and what was in them.
#[derive(Default)]
pub(crate) struct Written {
    numbers: FxHashMap<u64, u32>,
    addresses: Vec<u64>,
    /// By line: from which checkpoint on it has which contents.
    versions: Vec<Vec<(u32, u32)>>,
    contents: Vec<[u8; 64]>,
    /// Lines that are written between two checkpoints, and above that between those twice as far
    /// from each other, each line once, and so on.
    levels: Vec<Vec<Vec<u32>>>,
}

/// Which lines were met in a walk.
#[derive(Default)]
pub(crate) struct Met {
    walk: u32,
    by_line: Vec<u32>,
}

impl Met {
    /// A further walk begins over that many lines.
    fn begin(&mut self, lines: usize) {
        self.walk += 1;
        self.by_line.resize(lines, 0);
    }

    /// Whether it is met the first time.
    fn first(&mut self, line: u32) -> bool {
        std::mem::replace(&mut self.by_line[line as usize], self.walk) != self.walk
    }
}

impl Written {
    /// Adds what was written up to the checkpoint of that number, which follows the last one.
    pub(crate) fn add<'a>(&mut self, checkpoint: usize, lines: impl Iterator<Item = (u64, &'a [u8; 64])>) {
        let mut between = Vec::new();
        for (address, bytes) in lines {
            let next = self.addresses.len() as u32;
            let line = *self.numbers.entry(address).or_insert(next);
            if line == next {
                self.addresses.push(address);
                self.versions.push(Vec::new());
            }
            self.versions[line as usize].push((checkpoint as u32, self.contents.len() as u32));
            self.contents.push(*bytes);
            between.push(line);
        }
        if self.levels.is_empty() {
            self.levels.push(Vec::new());
        }
        self.levels[0].push(between);
    }

    /// Makes the upper levels: nothing is added any more.
    pub(crate) fn finish(&mut self) {
        let mut met = Met::default();
        while let Some(below) = self.levels.last().filter(|below| below.len() > 1) {
            let pairs = below.chunks_exact(2).map(|pair| {
                met.begin(self.addresses.len());
                pair.concat().into_iter().filter(|&line| met.first(line)).collect()
            });
            let above = pairs.collect();
            self.levels.push(above);
        }
    }

    /// A line's number.
    pub(crate) fn number(&self, address: u64) -> Option<u32> {
        self.numbers.get(&address).copied()
    }

    /// Its address.
    pub(crate) fn address(&self, line: u32) -> u64 {
        self.addresses[line as usize]
    }

    /// What was in a line at a checkpoint; `None` where it was not written since the first one.
    pub(crate) fn at(&self, line: u32, checkpoint: usize) -> Option<&[u8; 64]> {
        let versions = &self.versions[line as usize];
        let version = versions[..versions.partition_point(|v| v.0 <= checkpoint as u32)].last()?;
        Some(&self.contents[version.1 as usize])
    }

    /// The lines of `first` that have a number, and those that were written between two
    /// checkpoints, each once, until `take` has enough.
    pub(crate) fn each(
        &self,
        met: &mut Met,
        first: impl Iterator<Item = u32>,
        (from, to): (usize, usize),
        mut take: impl FnMut(u32) -> bool,
    ) {
        met.begin(self.addresses.len());
        for line in first {
            if met.first(line) && !take(line) {
                return;
            }
        }
        let mut at = from;
        while at < to {
            let mut level = (at.trailing_zeros() as usize).min(self.levels.len() - 1);
            while at + (1 << level) > to || at >> level >= self.levels[level].len() {
                level -= 1;
            }
            for &line in &self.levels[level][at >> level] {
                if met.first(line) && !take(line) {
                    return;
                }
            }
            at += 1 << level;
        }
    }
}
