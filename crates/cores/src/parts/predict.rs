//! Branch history, branch targets and return addresses (core/frontend/bht.sv, bht2lvl.sv, btb.sv,
//! ras.sv).

use smallvec::SmallVec;

/// Two-bit counters, one entry per halfword of code, updated when a branch executes. With private
/// history an entry has a counter for each sequence of its last outcomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BranchHistory {
    /// Bit 2: valid; bits 1 and 0: saturating counter. Entry by entry, within it by history.
    counters: Vec<u8>,
    /// Last outcomes of each entry, the youngest in bit 0; empty without private history.
    outcomes: Vec<u8>,
    history_bits: u32,
    mask: usize,
    trains: bool,
}

const VALID: u8 = 4;

/// Counters of an entry with private history at reset.
const WEAKLY_TAKEN: u8 = 2;

impl BranchHistory {
    /// Counters of `bht_entries` entries, a power of two or none, that were never trained. Those of
    /// plain entries are 0 at reset, so a first taken branch leaves 1.
    pub fn new(bht_entries: u32, history_bits: u32) -> Self {
        let entries = bht_entries.max(1) as usize;
        let first = if history_bits == 0 { 0 } else { WEAKLY_TAKEN };
        Self {
            counters: vec![first; entries << history_bits],
            outcomes: vec![0; if history_bits == 0 { 0 } else { entries }],
            history_bits,
            mask: entries - 1,
            trains: bht_entries > 0,
        }
    }

    /// Place of the counter that counts for the branch at `pc`.
    #[inline]
    fn place(&self, pc: u64) -> usize {
        let entry = (pc >> 1) as usize & self.mask;
        if self.history_bits == 0 {
            return entry;
        }
        entry << self.history_bits | usize::from(self.outcomes[entry])
    }

    /// Whether the branch at `pc` is predicted taken; `None` where its entry was never trained.
    #[inline]
    pub fn predict(&self, pc: u64) -> Option<bool> {
        let counter = self.counters[self.place(pc)];
        (counter & VALID != 0).then_some(counter & 2 != 0)
    }

    /// Trains the counter of the branch at `pc`.
    #[inline]
    pub fn train(&mut self, pc: u64, taken: bool) {
        if !self.trains {
            return;
        }
        let place = self.place(pc);
        let counter = self.counters[place] & 3;
        let next = if taken { (counter + 1).min(3) } else { counter.saturating_sub(1) };
        if self.history_bits > 0 {
            let entry = place >> self.history_bits;
            if self.counters[place] & VALID == 0 {
                let first = entry << self.history_bits;
                self.counters[first..first + (1 << self.history_bits)].iter_mut().for_each(|c| *c |= VALID);
            }
            let mask = ((1u32 << self.history_bits) - 1) as u8;
            self.outcomes[entry] = (self.outcomes[entry] << 1 | u8::from(taken)) & mask;
        }
        self.counters[place] = VALID | next;
    }
}

/// An entry of the branch history as it was.
#[derive(Clone, Debug)]
pub struct Trained {
    entry: usize,
    counters: SmallVec<[u8; 8]>,
    outcomes: u8,
}

impl BranchHistory {
    /// The entry that the branch at `pc` trains.
    #[inline]
    pub fn before_training(&self, pc: u64) -> Trained {
        let entry = (pc >> 1) as usize & self.mask;
        let first = entry << self.history_bits;
        let counters = SmallVec::from_slice(&self.counters[first..first + (1 << self.history_bits)]);
        Trained { entry, counters, outcomes: self.outcomes.get(entry).copied().unwrap_or(0) }
    }

    /// Makes it what it was.
    pub fn put_back(&mut self, before: &Trained) {
        let first = before.entry << self.history_bits;
        self.counters[first..first + before.counters.len()].copy_from_slice(&before.counters);
        if let Some(outcomes) = self.outcomes.get_mut(before.entry) {
            *outcomes = before.outcomes;
        }
    }
}

/// Targets of jumps to registers, one entry per halfword of code and without tags.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BranchTargets {
    /// Empty where the core has none.
    targets: Vec<Option<u64>>,
}

impl BranchTargets {
    /// `entries` invalid entries, a power of two or none.
    pub fn new(entries: u32) -> Self {
        Self { targets: vec![None; entries as usize] }
    }

    /// Where the jump at `pc` is predicted to lead.
    #[inline]
    pub fn predict(&self, pc: u64) -> Option<u64> {
        if self.targets.is_empty() {
            return None;
        }
        self.targets[(pc >> 1) as usize & (self.targets.len() - 1)]
    }

    /// The entry that the jump at `pc` trains, made what it was.
    pub fn put_back(&mut self, pc: u64, before: Option<u64>) {
        if !self.targets.is_empty() {
            let place = (pc >> 1) as usize & (self.targets.len() - 1);
            self.targets[place] = before;
        }
    }

    /// The jump at `pc` was mispredicted and leads to `target`.
    pub fn train(&mut self, pc: u64, target: u64) {
        if !self.targets.is_empty() {
            let place = (pc >> 1) as usize & (self.targets.len() - 1);
            self.targets[place] = Some(target);
        }
    }
}

/// A shift register of return addresses, never repaired after a wrong path.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct ReturnStack {
    /// Top first; `None` is an invalid entry.
    entries: Vec<Option<u64>>,
}

impl Clone for ReturnStack {
    fn clone(&self) -> Self {
        Self { entries: self.entries.clone() }
    }

    /// In the room that there is.
    fn clone_from(&mut self, other: &Self) {
        self.entries.clone_from(&other.entries);
    }
}

impl ReturnStack {
    /// A stack of `depth` invalid entries.
    pub fn new(depth: u32) -> Self {
        Self { entries: vec![None; depth as usize] }
    }

    /// The predicted return address.
    #[inline]
    pub fn top(&self) -> Option<u64> {
        self.entries.first().copied().flatten()
    }

    /// What one cycle does to the stack: a push and a pop together replace the top.
    pub fn update(&mut self, push: Option<u64>, pop: bool) {
        if self.entries.is_empty() {
            return;
        }
        match (push, pop) {
            (Some(address), false) => {
                self.entries.rotate_right(1);
                self.entries[0] = Some(address);
            }
            (Some(address), true) => self.entries[0] = Some(address),
            (None, true) => {
                self.entries.rotate_left(1);
                *self.entries.last_mut().expect("at least one entry") = None;
            }
            (None, false) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_is_found_by_its_low_address_bits_alone() {
        let mut targets = BranchTargets::new(32);
        assert_eq!(targets.predict(0x100), None);
        targets.train(0x100, 0x8000);
        assert_eq!((targets.predict(0x100), targets.predict(0x140)), (Some(0x8000), Some(0x8000)));
        assert_eq!(targets.predict(0x102), None);
    }

    #[test]
    fn without_entries_nothing_is_predicted() {
        let mut targets = BranchTargets::new(0);
        targets.train(0x100, 0x8000);
        assert_eq!(targets.predict(0x100), None);
        let mut history = BranchHistory::new(0, 0);
        history.train(0x100, true);
        assert_eq!(history.predict(0x100), None);
        let mut returns = ReturnStack::new(0);
        returns.update(Some(0x100), false);
        assert_eq!(returns.top(), None);
    }

    /// Mispredictions among 40 executions of a branch that is not taken every third time.
    fn misses(history_bits: u32) -> usize {
        let mut history = BranchHistory::new(128, history_bits);
        let wrong = |i: &usize| {
            let taken = i % 3 != 2;
            let wrong = history.predict(0x100) != Some(taken);
            history.train(0x100, taken);
            wrong
        };
        (0..40).filter(wrong).count()
    }

    #[test]
    fn private_history_learns_a_pattern_that_one_counter_cannot() {
        assert!(misses(0) > 12, "{}", misses(0));
        assert!(misses(3) < 6, "{}", misses(3));
    }
}
