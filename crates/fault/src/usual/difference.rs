//! What of a faulted run is other than in the run without a fault.
//!
//! Source: own design.

/// Registers and bytes that are others than at a checkpoint of the run without a fault, and what
/// they are. Two runs with the same difference at one checkpoint are in the same state.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Difference {
    /// Number and value, in order of number.
    pub(crate) registers: Vec<(u8, u64)>,
    /// In order of address.
    pub(crate) words: Vec<Word>,
}

/// Bytes of eight that lie together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Word {
    /// A multiple of eight.
    pub(crate) address: u64,
    /// By byte, the lowest first: whether it is another.
    pub(crate) mask: u8,
    /// Those bytes at their places, and 0.
    pub(crate) value: u64,
}

impl Difference {
    /// Nothing is other.
    pub(crate) fn is_none(&self) -> bool {
        self.registers.is_empty() && self.words.is_empty()
    }

    /// Adds what of a line at `address` is other than `usual`.
    pub(crate) fn add_line(&mut self, address: u64, now: &[u8; 64], usual: &[u8; 64]) {
        for (n, (now, usual)) in now.as_chunks::<8>().0.iter().zip(usual.as_chunks::<8>().0).enumerate() {
            let mask = (0..8).fold(0, |mask, byte| mask | u8::from(now[byte] != usual[byte]) << byte);
            if mask != 0 {
                let value = u64::from_le_bytes(*now) & spread(mask);
                self.words.push(Word { address: address + 8 * n as u64, mask, value });
            }
        }
    }

    /// Puts its bytes into a line at `address` that is otherwise as in the run without a fault.
    pub(crate) fn put_into(&self, address: u64, line: &mut [u8; 64]) {
        let first = self.words.partition_point(|word| word.address < address);
        for word in self.words[first..].iter().take_while(|word| word.address < address + 64) {
            let at = (word.address - address) as usize;
            for byte in (0..8).filter(|byte| word.mask >> byte & 1 == 1) {
                line[at + byte] = word.value.to_le_bytes()[byte];
            }
        }
    }
}

/// All bits of the bytes of a mask.
pub(crate) fn spread(mask: u8) -> u64 {
    (0..8).filter(|byte| mask >> byte & 1 == 1).fold(0, |bits, byte| bits | 0xff << (8 * byte))
}
