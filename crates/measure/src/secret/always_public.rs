//! Memory that is public whatever is stored there, because somebody who runs the program says so.
//!
//! Source: docs/reference/secrets.md, `instar run --public`.

use super::uses::Uses;

/// Ranges of memory, and how often a secret was stored in each.
#[derive(Debug, Default)]
pub struct AlwaysPublic {
    /// First address, and bytes.
    ranges: Vec<(u64, u64)>,
    /// Secret stores, by range.
    pub used: Uses,
}

impl AlwaysPublic {
    /// Adds `length` bytes; gives their number.
    pub fn add(&mut self, address: u64, length: u64) -> usize {
        self.ranges.push((address, length));
        self.used.push();
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
        for (at, &(start, length)) in self.ranges.iter().enumerate() {
            let touches = address.wrapping_sub(start) < length || start.wrapping_sub(address) < size.into();
            self.used.add(at, u64::from(touches));
        }
    }
}
