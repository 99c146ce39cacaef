//! The code that fetch sees whether it is executed or not: where instructions of four bytes begin
//! and where those of two.
//!
//! Source: own design. Where no code was shown, what retires tells it.

use rustc_hash::FxHashMap;

/// What is known of a program's code.
#[derive(Clone, Debug, Default)]
pub(crate) struct Code {
    segments: Vec<(u64, Vec<u8>)>,
    /// Halfwords of what retires: whether each begins as four bytes do.
    seen: FxHashMap<u64, bool>,
}

/// Whether a halfword begins an instruction of four bytes, if it begins one.
fn is_long(half: u32) -> bool {
    half & 3 == 3
}

impl Code {
    /// Adds a stretch of code.
    pub fn add(&mut self, address: u64, bytes: &[u8]) {
        self.segments.push((address, bytes.to_vec()));
    }

    /// An instruction that retires stands there.
    pub fn see(&mut self, pc: u64, word: u32, length: u8) {
        if self.segments.is_empty() {
            self.seen.insert(pc, is_long(word));
            if length == 4 {
                self.seen.insert(pc + 2, is_long(word >> 16));
            }
        }
    }

    /// Whether the halfword at `address` begins as four bytes do; `None` where nothing is known.
    /// What follows the code that was shown is taken for zeros.
    pub fn long_at(&self, address: u64) -> Option<bool> {
        let within = self.segments.iter().find_map(|(from, bytes)| {
            let at = usize::try_from(address.checked_sub(*from)?).ok()?;
            bytes.get(at).map(|low| is_long((*low).into()))
        });
        within.or_else(|| self.seen.get(&address).copied()).or((!self.segments.is_empty()).then_some(false))
    }
}
