//! Tags of a first-level cache: which lines are there, and which way the next one replaces.
//!
//! Source: core/cache_subsystem/cva6_icache.sv and wt_dcache_missunit.sv: the first invalid way,
//! otherwise a random one from a shift register (common_cells lfsr.sv) that moves on with each such
//! replacement.

use std::sync::Arc;

use smallvec::SmallVec;

/// No line.
const NONE: u64 = u64::MAX;

/// Feedback of a shift register of 4 to 8 bits, from its lowest bit.
const FEEDBACK: [u8; 5] = [0x0c, 0x1e, 0x39, 0x7e, 0xfa];

fn sorted(lines: impl Iterator<Item = u64>) -> SmallVec<[u64; 16]> {
    let mut lines: SmallVec<[u64; 16]> = lines.collect();
    lines.sort_unstable();
    lines
}

/// A set-associative cache that holds line numbers only.
#[derive(Clone, Debug)]
pub struct Cache {
    /// Line numbers, way by way within each set; shared by copies until one of them changes.
    lines: Arc<[u64]>,
    ways: usize,
    sets: usize,
    line_bits: u32,
    random: u8,
    /// Lines that took the place of others.
    replaced: u64,
    feedback: u8,
    /// Lines that were found lately and are still there, by their lowest bits.
    found: [u64; FOUND],
}

/// What a replacement changed.
#[derive(Clone, Copy, Debug)]
pub struct Replaced {
    place: usize,
    line: u64,
    random: u8,
    replaced: u64,
}

/// Lines whose presence is remembered.
const FOUND: usize = 64;

impl Cache {
    /// An empty cache of `bytes` bytes, the first three powers of two, with a shift register of 4
    /// to 8 bits.
    pub fn new(bytes: u32, ways: u32, line_bytes: u32, random_bits: u32) -> Self {
        let lines = (bytes / line_bytes) as usize;
        Self {
            lines: vec![NONE; lines].into(),
            ways: ways as usize,
            sets: lines / ways as usize,
            line_bits: line_bytes.trailing_zeros(),
            replaced: 0,
            random: 0xff >> (8 - random_bits),
            feedback: FEEDBACK[random_bits as usize - 4],
            found: [NONE; FOUND],
        }
    }

    /// Number of sets.
    pub fn sets(&self) -> usize {
        self.sets
    }

    /// Number of the line that holds `address`.
    #[inline]
    pub fn line(&self, address: u64) -> u64 {
        address >> self.line_bits
    }

    /// Set of a line.
    #[inline]
    pub fn set(&self, line: u64) -> usize {
        line as usize & (self.sets - 1)
    }

    /// Whether the line is there.
    #[inline]
    pub fn holds(&mut self, line: u64) -> bool {
        let last = &mut self.found[line as usize % FOUND];
        if line == *last {
            return true;
        }
        let first = (line as usize & (self.sets - 1)) * self.ways;
        let found = self.lines[first..first + self.ways].contains(&line);
        if found {
            *last = line;
        }
        found
    }

    /// Way that a missing line would take, and whether it is a random one.
    pub fn victim(&self, line: u64) -> (usize, bool) {
        let first = self.set(line) * self.ways;
        match self.lines[first..first + self.ways].iter().position(|&held| held == NONE) {
            Some(way) => (way, false),
            None => (usize::from(self.random) & (self.ways - 1), true),
        }
    }

    /// Moves the shift register on: a random way was taken.
    pub fn next_random(&mut self) {
        self.replaced += 1;
        self.random = self.random >> 1 ^ if self.random & 1 == 1 { self.feedback } else { 0 };
    }

    /// Puts a line into a way of its set.
    pub fn fill(&mut self, line: u64, way: usize) {
        let place = self.set(line) * self.ways + way;
        let replaced = std::mem::replace(&mut Arc::make_mut(&mut self.lines)[place], line);
        let last = &mut self.found[replaced as usize % FOUND];
        if *last == replaced {
            *last = NONE;
        }
    }

    /// What stands where `fill` would put the line, and what else a replacement changes.
    pub fn before_fill(&self, line: u64, way: usize) -> Replaced {
        let place = self.set(line) * self.ways + way;
        Replaced { place, line: self.lines[place], random: self.random, replaced: self.replaced }
    }

    /// Puts back what stood there.
    pub fn put_back(&mut self, before: &Replaced) {
        Arc::make_mut(&mut self.lines)[before.place] = before.line;
        (self.random, self.replaced) = (before.random, before.replaced);
        self.found.fill(NONE);
    }

    /// The line is read by somebody who does not wait for it: it is there afterwards.
    #[inline]
    pub fn touch(&mut self, line: u64) {
        if self.holds(line) {
            return;
        }
        let (way, random) = self.victim(line);
        self.fill(line, way);
        if random {
            self.next_random();
        }
    }

    /// Everything in the set of this line goes; what stood there is told.
    pub fn empty_set(&mut self, line: u64, tell: &mut impl FnMut(Replaced)) {
        let first = self.set(line) * self.ways;
        if self.lines[first..first + self.ways].iter().all(|&held| held == NONE) {
            return;
        }
        (0..self.ways).for_each(|way| tell(self.before_fill(line, way)));
        Arc::make_mut(&mut self.lines)[first..first + self.ways].fill(NONE);
        let (mask, set) = (self.sets as u64 - 1, line & (self.sets as u64 - 1));
        self.found.iter_mut().filter(|found| **found & mask == set).for_each(|found| *found = NONE);
    }

    /// Lines that took the place of others so far.
    pub fn replaced(&self) -> u64 {
        self.replaced
    }

    /// Whether the other one holds the same lines, whichever came first, and would replace the same
    /// way next.
    pub fn is_same(&self, other: &Self) -> bool {
        let same = |(these, those): (&[u64], &[u64])| {
            these == those || sorted(these.iter().copied()) == sorted(those.iter().copied())
        };
        let mut sets = self.lines.chunks(self.ways).zip(other.lines.chunks(self.ways));
        self.random == other.random && (Arc::ptr_eq(&self.lines, &other.lines) || sets.all(same))
    }

    /// Forgets every line.
    pub fn clear(&mut self) {
        Arc::make_mut(&mut self.lines).fill(NONE);
        self.found.fill(NONE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invalid_ways_are_filled_before_a_line_is_replaced() {
        let mut cache = Cache::new(128, 4, 16, 8); // two sets
        for line in [0, 2, 4, 6] {
            assert!(!cache.holds(line));
            let (way, random) = cache.victim(line);
            assert!(!random);
            cache.fill(line, way);
        }
        assert!([0, 2, 4, 6].iter().all(|&line| cache.holds(line)));
        let (way, random) = cache.victim(8);
        assert!(random);
        cache.fill(8, way);
        assert_eq!([0, 2, 4, 6].iter().filter(|&&line| cache.holds(line)).count(), 3);
        assert!(!cache.holds(1), "the other set is empty");
    }

    #[test]
    fn the_shift_register_visits_all_states_but_zero() {
        for bits in 4..=8 {
            let mut cache = Cache::new(128, 4, 16, bits);
            let mut seen = std::collections::HashSet::new();
            while seen.insert(cache.random) {
                cache.next_random();
            }
            assert_eq!(seen.len(), (1 << bits) - 1);
            assert!(!seen.contains(&0));
        }
    }

    #[test]
    fn a_line_that_was_replaced_is_gone() {
        let mut cache = Cache::new(32, 1, 16, 8); // two sets of one way
        cache.fill(2, 0);
        assert!(cache.holds(2));
        cache.fill(4, 0);
        assert!(!cache.holds(2));
        assert!(cache.holds(4));
    }
}
