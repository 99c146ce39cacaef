//! States that a pipeline was in, by numbers: each once, in few bytes.

use std::hash::Hasher;
use std::ops::Range;

use rustc_hash::{FxHashMap, FxHasher};

/// No state.
const NONE: u32 = u32::MAX;

/// A state: where its numbers begin, and the next state with the same hash.
#[derive(Debug)]
struct State {
    first: usize,
    alike: u32,
}

/// All of them. Their numbers stand one after the other.
#[derive(Debug, Default)]
pub(crate) struct States {
    all: Vec<State>,
    by_hash: FxHashMap<u64, u32>,
    bytes: Vec<u8>,
    /// Numbers of a state that is looked for.
    sought: Vec<u8>,
}

impl States {
    /// The number of the state with these numbers.
    pub fn number(&mut self, words: &[u64]) -> u32 {
        pack(words, &mut self.sought);
        let mut hasher = FxHasher::default();
        hasher.write(&self.sought);
        let new = self.all.len() as u32;
        let hash = hasher.finish();
        let first = self.by_hash.get(&hash).copied().unwrap_or(NONE);
        let mut state = first;
        while state != NONE {
            if self.bytes[self.bytes_of(state)] == self.sought {
                return state;
            }
            state = self.all[state as usize].alike;
        }
        self.by_hash.insert(hash, new);
        self.all.push(State { first: self.bytes.len(), alike: first });
        self.bytes.extend_from_slice(&self.sought);
        new
    }

    fn bytes_of(&self, state: u32) -> Range<usize> {
        let at = state as usize;
        self.all[at].first..self.all.get(at + 1).map_or(self.bytes.len(), |next| next.first)
    }

    /// The numbers of a state.
    pub fn words(&self, state: u32, words: &mut Vec<u64>) {
        unpack(&self.bytes[self.bytes_of(state)], words);
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Bytes of memory that they take.
    pub fn size(&self) -> usize {
        size_of_val(&self.all[..]) + self.by_hash.len() * 2 * size_of::<(u64, u32)>() + self.bytes.len()
    }
}

/// Numbers in few bytes: seven bits each, the lowest first.
fn pack(words: &[u64], bytes: &mut Vec<u8>) {
    bytes.clear();
    for &word in words {
        // No position and no time: as short as zero.
        let mut left = word.wrapping_add(1);
        while left > 0x7f {
            bytes.push(left as u8 | 0x80);
            left >>= 7;
        }
        bytes.push(left as u8);
    }
}

fn unpack(bytes: &[u8], words: &mut Vec<u64>) {
    words.clear();
    let (mut word, mut place) = (0u64, 0);
    for &byte in bytes {
        word |= u64::from(byte & 0x7f) << place;
        place += 7;
        if byte < 0x80 {
            words.push(word.wrapping_sub(1));
            (word, place) = (0, 0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_any_size_come_back() {
        let words = [0, 1, 126, 127, 128, 1 << 35, u64::MAX - 1, u64::MAX];
        let mut states = States::default();
        let (first, second) = (states.number(&[4]), states.number(&words));
        let mut found = Vec::new();
        states.words(second, &mut found);
        assert_eq!(found, words);
        assert_eq!((states.number(&[4]), states.number(&words)), (first, second));
        assert_eq!(states.len(), 2);
    }
}
