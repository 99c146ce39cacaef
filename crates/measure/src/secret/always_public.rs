//! Memory that is public whatever is stored there, because somebody who runs the program says so.
//!
//! Source: docs/reference/secrets.md, `instar run --public`.

/// Ranges of memory, and how often a secret was stored in each.
#[derive(Debug, Default)]
pub struct AlwaysPublic {
    /// First address, and bytes.
    ranges: Vec<(u64, u64)>,
    used: Vec<u64>,
}

impl AlwaysPublic {
    /// Adds `length` bytes; gives their number.
    pub fn add(&mut self, address: u64, length: u64) -> usize {
        self.ranges.push((address, length));
        self.used.push(0);
        self.ranges.len() - 1
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }

    /// Whether a byte is one of them.
    pub fn has(&self, address: u64) -> bool {
        self.ranges.iter().any(|&(start, length)| address.wrapping_sub(start) < length)
    }

    /// Notes a store of a secret: it counts once in each range that it touches.
    pub fn note_store(&mut self, address: u64, size: u16) {
        for (&(start, length), used) in self.ranges.iter().zip(&mut self.used) {
            let touches = address.wrapping_sub(start) < length || start.wrapping_sub(address) < size.into();
            *used += u64::from(touches);
        }
    }

    /// Secret stores in the range with this number.
    pub fn used(&self, at: usize) -> u64 {
        self.used[at]
    }

    /// The same for each of them.
    pub fn all_used(&self) -> &[u64] {
        &self.used
    }

    /// As [`Self::all_used`] said before.
    pub fn set_used(&mut self, used: &[u64]) {
        self.used.copy_from_slice(used);
    }

    /// No secret was stored yet.
    pub fn forget(&mut self) {
        self.used.fill(0);
    }
}
