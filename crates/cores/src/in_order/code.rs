//! The code that fetch sees whether it is executed or not: where instructions of four bytes begin
//! and where those of two, and which jump by a register.
//!
//! Source: own design. Where no code was shown, what retires tells it.

use rustc_hash::FxHashMap;

/// What is known of a program's code.
#[derive(Clone, Debug, Default)]
pub(crate) struct Code {
    segments: Vec<(u64, Vec<u8>)>,
    /// Halfwords of what retires.
    seen: FxHashMap<u64, u16>,
}

/// Whether a halfword begins an instruction of four bytes, if it begins one.
fn is_long(half: u16) -> bool {
    half & 3 == 3
}

impl Code {
    /// Adds a stretch of code.
    pub fn add(&mut self, address: u64, bytes: &[u8]) {
        self.segments.push((address, bytes.to_vec()));
    }

    /// Whether it was shown, and is not what retires.
    pub fn is_shown(&self) -> bool {
        !self.segments.is_empty()
    }

    /// An instruction that retires stands there.
    pub fn see(&mut self, pc: u64, word: u32, length: u8) {
        if self.segments.is_empty() {
            self.seen.insert(pc, word as u16);
            if length == 4 {
                self.seen.insert(pc + 2, (word >> 16) as u16);
            }
        }
    }

    /// Whether the halfword at `address` begins as four bytes do; `None` where nothing is known.
    /// What follows the code that was shown is taken for zeros.
    pub fn long_at(&self, address: u64) -> Option<bool> {
        self.half_at(address).map(is_long)
    }

    /// The register by which the instruction at `address` jumps: that of `jalr`, `c.jr` and
    /// `c.jalr`.
    pub fn jumps_by(&self, address: u64) -> Option<u8> {
        let low = u32::from(self.half_at(address)?);
        if low & 0x7f == 0x67 {
            let word = u32::from(self.half_at(address + 2)?) << 16 | low;
            return (word >> 12 & 7 == 0).then_some((word >> 15 & 31) as u8);
        }
        let register = low >> 7 & 31;
        (low & 0xe07f == 0x8002 && register != 0).then_some(register as u8)
    }

    fn half_at(&self, address: u64) -> Option<u16> {
        let within = self.segments.iter().find_map(|(from, bytes)| {
            let at = usize::try_from(address.checked_sub(*from)?).ok()?;
            Some(u16::from(*bytes.get(at)?) | u16::from(bytes.get(at + 1).copied().unwrap_or(0)) << 8)
        });
        within.or_else(|| self.seen.get(&address).copied()).or((!self.segments.is_empty()).then_some(0))
    }
}
