//! What was seen: states of the pipeline, and behind each a tree of the answers that stretches from it met.
//!
//! Source: own design. A tree's nodes stand one behind the other as they were noted; where another answer was met the nodes
//! behind it stand elsewhere.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::tape::{Base, Op};

/// No node.
const NONE: u32 = u32::MAX;

/// A question with one of its answers.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// The question; `None` at the end of a stretch, whose number is the answer.
    pub op: Option<Op>,
    /// The answer. What comes behind it is the next node.
    pub answer: u64,
    /// The same question with another answer.
    other: u32,
}

/// What a stretch of cycles did.
#[derive(Debug)]
pub struct Stretch {
    /// Its cycles.
    pub cycles: u64,
    /// The cycle of each commit, counted from its beginning.
    pub commits: Box<[u32]>,
    /// Registers that are known at its end and have another value than before.
    pub made: Box<[(u8, Base)]>,
    /// The lowest and the highest address that fetch looked at.
    pub seen: (u64, u64),
    /// The state at its end.
    pub next: u32,
}

/// A state, as its numbers in few bytes, and the first node of its tree.
#[derive(Debug)]
struct State {
    bytes: Arc<[u8]>,
    root: u32,
}

/// All of it.
#[derive(Debug, Default)]
pub struct Tree {
    states: Vec<State>,
    by_bytes: FxHashMap<Arc<[u8]>, u32>,
    nodes: Vec<Node>,
    stretches: Vec<Stretch>,
    /// Bytes that states and stretches take outside these lists.
    outside: usize,
}

impl Tree {
    /// The number of the state with these numbers.
    pub fn state(&mut self, words: &[u64]) -> u32 {
        let bytes = packed(words);
        if let Some(&state) = self.by_bytes.get(&bytes[..]) {
            return state;
        }
        self.outside += 2 * size_of::<u64>() + bytes.len() + size_of::<(Arc<[u8]>, u32)>() * 2;
        let bytes: Arc<[u8]> = bytes.into();
        let number = self.states.len() as u32;
        self.states.push(State { bytes: Arc::clone(&bytes), root: NONE });
        self.by_bytes.insert(bytes, number);
        number
    }

    /// The numbers of a state.
    pub fn words(&self, state: u32) -> Vec<u64> {
        unpacked(&self.states[state as usize].bytes)
    }

    /// The first node behind a state, if a stretch was seen from there.
    #[inline]
    pub fn root(&self, state: u32) -> Option<usize> {
        let root = self.states[state as usize].root;
        (root != NONE).then_some(root as usize)
    }

    /// A node.
    #[inline]
    pub fn node(&self, at: usize) -> &Node {
        &self.nodes[at]
    }

    /// The node of the same question that has this answer.
    pub fn with_answer(&self, mut at: usize, answer: u64) -> Option<usize> {
        loop {
            let node = &self.nodes[at];
            if node.answer == answer {
                return Some(at);
            }
            if node.other == NONE {
                return None;
            }
            at = node.other as usize;
        }
    }

    /// A stretch.
    #[inline]
    pub fn stretch(&self, number: u64) -> &Stretch {
        &self.stretches[number as usize]
    }

    /// Adds what was noted from a state on; false if that contradicts what is there.
    pub fn add(&mut self, state: u32, notes: &[(Op, u64)], stretch: Stretch) -> bool {
        let mut at = self.states[state as usize].root;
        if at == NONE {
            self.states[state as usize].root = self.nodes.len() as u32;
            self.append(notes, stretch);
            return true;
        }
        for (place, &(op, answer)) in notes.iter().enumerate() {
            if self.nodes[at as usize].op != Some(op) {
                return false;
            }
            match self.with_answer(at as usize, answer) {
                Some(found) => at = found as u32 + 1,
                None => {
                    let new = self.nodes.len() as u32;
                    let first = &mut self.nodes[at as usize];
                    let others = std::mem::replace(&mut first.other, new);
                    self.append(&notes[place..], stretch);
                    self.nodes[new as usize].other = others;
                    return true;
                }
            }
        }
        // It stands there already.
        self.nodes[at as usize].op.is_none()
    }

    fn append(&mut self, notes: &[(Op, u64)], stretch: Stretch) {
        let number = self.stretches.len() as u64;
        let node = |&(op, answer): &(Op, u64)| Node { op: Some(op), answer, other: NONE };
        self.nodes.extend(notes.iter().map(node));
        self.nodes.push(Node { op: None, answer: number, other: NONE });
        self.outside += size_of_val(&*stretch.commits) + size_of_val(&*stretch.made);
        self.stretches.push(stretch);
    }

    /// Bytes of memory that it takes.
    pub fn bytes(&self) -> usize {
        self.outside
            + self.states.len() * size_of::<State>()
            + self.nodes.len() * size_of::<Node>()
            + self.stretches.len() * size_of::<Stretch>()
    }

    /// States and stretches.
    pub fn counts(&self) -> (usize, usize) {
        (self.states.len(), self.stretches.len())
    }
}

/// Numbers in few bytes: seven bits each, the lowest first.
fn packed(words: &[u64]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(2 * words.len());
    for &word in words {
        // No position and no time: as short as zero.
        let mut left = word.wrapping_add(1);
        while left > 0x7f {
            bytes.push(left as u8 | 0x80);
            left >>= 7;
        }
        bytes.push(left as u8);
    }
    bytes
}

fn unpacked(bytes: &[u8]) -> Vec<u64> {
    let (mut words, mut word, mut place) = (Vec::with_capacity(bytes.len()), 0u64, 0);
    for &byte in bytes {
        word |= u64::from(byte & 0x7f) << place;
        place += 7;
        if byte < 0x80 {
            words.push(word.wrapping_sub(1));
            (word, place) = (0, 0);
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stretch(cycles: u64) -> Stretch {
        Stretch { cycles, commits: [1].into(), made: [].into(), seen: (0, 0), next: 0 }
    }

    #[test]
    fn numbers_of_any_size_come_back() {
        let words = [0, 1, 126, 127, 128, 1 << 35, u64::MAX - 1, u64::MAX];
        assert_eq!(unpacked(&packed(&words)), words);
    }

    #[test]
    fn each_answer_leads_on_and_an_unknown_one_nowhere() {
        let mut tree = Tree::default();
        let state = tree.state(&[7]);
        assert_eq!((tree.state(&[7]), tree.root(state)), (state, None));
        let notes = |second: u64| [(Op::Top, 5), (Op::Predict(4), second)];
        for (second, cycles) in [(0, 10), (1, 11), (2, 12)] {
            assert!(tree.add(state, &notes(second), stretch(cycles)));
        }
        let first = tree.with_answer(tree.root(state).unwrap(), 5).unwrap();
        for (second, cycles) in [(0, 10), (1, 11), (2, 12)] {
            let end = tree.node(tree.with_answer(first + 1, second).unwrap() + 1);
            assert_eq!(tree.stretch(end.answer).cycles, cycles);
        }
        assert_eq!(tree.with_answer(first + 1, 3), None);
        assert!(!tree.add(state, &[(Op::Predict(4), 5)], stretch(1)), "another question at the same place");
    }
}
