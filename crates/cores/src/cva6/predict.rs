//! Branch history table, branch target buffer and return address stack (core/frontend/bht.sv, btb.sv, ras.sv).

/// Two-bit counters, indexed by the address of the branch in halfwords. Updated when a branch executes.
#[derive(Clone, Debug)]
pub struct BranchHistory {
    /// Bit 2: valid; bits 1 and 0: saturating counter. Reset clears both, so a first taken branch leaves 1.
    counters: Vec<u8>,
}

const VALID: u8 = 4;

impl BranchHistory {
    /// `entries` counters, a power of two.
    pub fn new(entries: u32) -> Self {
        Self { counters: vec![0; entries as usize] }
    }

    #[inline]
    fn index(&self, pc: u64) -> usize {
        (pc >> 1) as usize & (self.counters.len() - 1)
    }

    /// Whether the branch at `pc` is predicted taken; `None` where its counter was never trained.
    #[inline]
    pub fn predict(&self, pc: u64) -> Option<bool> {
        let counter = self.counters[self.index(pc)];
        (counter & VALID != 0).then_some(counter & 2 != 0)
    }

    /// Trains the counter of the branch at `pc`.
    #[inline]
    pub fn train(&mut self, pc: u64, taken: bool) {
        let index = self.index(pc);
        let counter = self.counters[index] & 3;
        let next = if taken { (counter + 1).min(3) } else { counter.saturating_sub(1) };
        self.counters[index] = VALID | next;
    }
}

/// Targets of jumps to registers, indexed by the address in halfwords, without tags (core/frontend/btb.sv).
#[derive(Clone, Debug)]
pub struct BranchTargets {
    targets: Vec<Option<u64>>,
}

impl BranchTargets {
    /// `entries` targets, a power of two or 0.
    pub fn new(entries: u32) -> Self {
        Self { targets: vec![None; entries as usize] }
    }

    #[inline]
    fn index(&self, pc: u64) -> usize {
        (pc >> 1) as usize & self.targets.len().wrapping_sub(1)
    }

    /// The target that was seen last in this place.
    #[inline]
    pub fn predict(&self, pc: u64) -> Option<u64> {
        self.targets.get(self.index(pc)).copied().flatten()
    }

    /// Keeps the target of a jump that was predicted wrongly.
    pub fn train(&mut self, pc: u64, target: u64) {
        let index = self.index(pc);
        if let Some(kept) = self.targets.get_mut(index) {
            *kept = Some(target);
        }
    }
}

/// A shift register of return addresses, never repaired after a wrong path.
#[derive(Clone, Debug)]
pub struct ReturnStack {
    /// Top first; `None` is an invalid entry.
    entries: Vec<Option<u64>>,
}

impl ReturnStack {
    /// A stack of `depth` invalid entries.
    pub fn new(depth: u32) -> Self {
        Self { entries: vec![None; depth as usize] }
    }

    /// The predicted return address.
    #[inline]
    pub fn top(&self) -> Option<u64> {
        self.entries[0]
    }

    /// What one cycle does to the stack: a push and a pop together replace the top.
    pub fn update(&mut self, push: Option<u64>, pop: bool) {
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
    }
}
