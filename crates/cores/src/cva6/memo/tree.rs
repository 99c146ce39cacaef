//! What was seen: states of the pipeline, and after each a tree of the answers that stretches from
//! it met.
//!
//! Source: own design. A tree's nodes stand one after the other as they were noted; where another
//! answer was met the nodes after it stand elsewhere.

use std::hash::Hasher;
use std::ops::Range;

use rustc_hash::{FxHashMap, FxHasher};

use super::tape::{Base, Op};

/// No node.
const NONE: u32 = u32::MAX;

/// A question with one of its answers.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// The question; `None` at the end of a stretch, whose number is the answer.
    pub op: Option<Op>,
    /// The answer. What comes after it is the next node.
    pub answer: u64,
    /// The same question with another answer.
    other: u32,
}

/// What a stretch of cycles did, but for what stands in lists of the tree.
#[derive(Clone, Copy, Debug)]
pub struct Stretch {
    /// Its cycles.
    pub cycles: u64,
    /// The lowest and the highest address that fetch looked at.
    pub seen: (u64, u64),
    /// The state at its end.
    pub next: u32,
}

/// A stretch as it was noted.
#[derive(Clone, Copy, Debug)]
pub struct Noted<'a> {
    /// What was asked, with the answers.
    pub notes: &'a [(Op, u64)],
    /// The cycle of each commit, counted from its beginning.
    pub commits: &'a [u32],
    /// Registers that are not what they were.
    pub made: &'a [(u8, Base)],
    /// The rest.
    pub stretch: Stretch,
}

/// A state: where its numbers begin, the next state with the same hash, and the first node of its
/// tree.
#[derive(Debug)]
struct State {
    first: usize,
    alike: u32,
    root: u32,
}

/// A stretch, and where its lists begin.
#[derive(Debug)]
struct Kept {
    stretch: Stretch,
    commits: usize,
    made: usize,
}

/// All of it. What states and stretches hold stands one after the other.
#[derive(Debug, Default)]
pub struct Tree {
    states: Vec<State>,
    by_hash: FxHashMap<u64, u32>,
    nodes: Vec<Node>,
    stretches: Vec<Kept>,
    bytes: Vec<u8>,
    commits: Vec<u32>,
    made: Vec<(u8, Base)>,
    /// Numbers of a state that is looked for.
    sought: Vec<u8>,
}

/// Where the entries of the `at`-th begin that stand one after the other, and where they end.
fn part<T, E>(all: &[T], entries: &[E], at: usize, first: impl Fn(&T) -> usize) -> Range<usize> {
    first(&all[at])..all.get(at + 1).map_or(entries.len(), first)
}

impl Tree {
    /// The number of the state with these numbers.
    pub fn state(&mut self, words: &[u64]) -> u32 {
        pack(words, &mut self.sought);
        let mut hasher = FxHasher::default();
        hasher.write(&self.sought);
        let new = self.states.len() as u32;
        let hash = hasher.finish();
        let first = self.by_hash.get(&hash).copied().unwrap_or(NONE);
        let mut state = first;
        while state != NONE {
            if self.bytes[self.bytes_of(state)] == self.sought {
                return state;
            }
            state = self.states[state as usize].alike;
        }
        self.by_hash.insert(hash, new);
        self.states.push(State { first: self.bytes.len(), alike: first, root: NONE });
        self.bytes.extend_from_slice(&self.sought);
        new
    }

    fn bytes_of(&self, state: u32) -> Range<usize> {
        part(&self.states, &self.bytes, state as usize, |state| state.first)
    }

    /// The numbers of a state.
    pub fn words(&self, state: u32, words: &mut Vec<u64>) {
        unpack(&self.bytes[self.bytes_of(state)], words);
    }

    /// The first node after a state, if a stretch was seen from there.
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

    /// A stretch, its commits, and the registers that are not what they were.
    #[inline]
    pub fn stretch(&self, number: u64) -> (Stretch, &[u32], &[(u8, Base)]) {
        let at = number as usize;
        let commits = part(&self.stretches, &self.commits, at, |kept| kept.commits);
        let made = part(&self.stretches, &self.made, at, |kept| kept.made);
        (self.stretches[at].stretch, &self.commits[commits], &self.made[made])
    }

    /// Adds what was noted from a state on; false if that contradicts what is there.
    pub fn add(&mut self, state: u32, noted: Noted<'_>) -> bool {
        let mut at = self.states[state as usize].root;
        if at == NONE {
            self.states[state as usize].root = self.nodes.len() as u32;
            self.append(noted);
            return true;
        }
        for (place, &(op, answer)) in noted.notes.iter().enumerate() {
            if self.nodes[at as usize].op != Some(op) {
                return false;
            }
            match self.with_answer(at as usize, answer) {
                Some(found) => at = found as u32 + 1,
                None => {
                    let new = self.nodes.len() as u32;
                    let first = &mut self.nodes[at as usize];
                    let others = std::mem::replace(&mut first.other, new);
                    self.append(Noted { notes: &noted.notes[place..], ..noted });
                    self.nodes[new as usize].other = others;
                    return true;
                }
            }
        }
        // It stands there already.
        self.nodes[at as usize].op.is_none()
    }

    fn append(&mut self, Noted { notes, commits, made, stretch }: Noted<'_>) {
        let number = self.stretches.len() as u64;
        let node = |&(op, answer): &(Op, u64)| Node { op: Some(op), answer, other: NONE };
        self.nodes.extend(notes.iter().map(node));
        self.nodes.push(Node { op: None, answer: number, other: NONE });
        self.stretches.push(Kept { stretch, commits: self.commits.len(), made: self.made.len() });
        self.commits.extend_from_slice(commits);
        self.made.extend_from_slice(made);
    }

    /// Bytes of memory that it takes.
    pub fn bytes(&self) -> usize {
        size_of_val(&self.states[..])
            + self.by_hash.len() * 2 * size_of::<(u64, u32)>()
            + size_of_val(&self.nodes[..])
            + size_of_val(&self.stretches[..])
            + self.bytes.len()
            + size_of_val(&self.commits[..])
            + size_of_val(&self.made[..])
    }

    /// States and stretches.
    pub fn counts(&self) -> (usize, usize) {
        (self.states.len(), self.stretches.len())
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

    /// Two questions with these answers, and a stretch of so many cycles.
    fn add(tree: &mut Tree, state: u32, notes: &[(Op, u64)], cycles: u64) -> bool {
        let stretch = Stretch { cycles, seen: (0, 0), next: 0 };
        tree.add(state, Noted { notes, commits: &[1, cycles as u32], made: &[(3, Base::Unknown)], stretch })
    }

    #[test]
    fn numbers_of_any_size_come_back() {
        let words = [0, 1, 126, 127, 128, 1 << 35, u64::MAX - 1, u64::MAX];
        let mut tree = Tree::default();
        let (first, second) = (tree.state(&[4]), tree.state(&words));
        let mut found = Vec::new();
        tree.words(second, &mut found);
        assert_eq!(found, words);
        assert_eq!((tree.state(&[4]), tree.state(&words)), (first, second));
    }

    #[test]
    fn each_answer_leads_on_and_an_unknown_one_nowhere() {
        let mut tree = Tree::default();
        let state = tree.state(&[7]);
        assert_eq!(tree.root(state), None);
        let notes = |second: u64| [(Op::Top, 5), (Op::Predict(4), second)];
        for (second, cycles) in [(0, 10), (1, 11), (2, 12)] {
            assert!(add(&mut tree, state, &notes(second), cycles));
        }
        let first = tree.with_answer(tree.root(state).unwrap(), 5).unwrap();
        for (second, cycles) in [(0, 10), (1, 11), (2, 12)] {
            let end = tree.node(tree.with_answer(first + 1, second).unwrap() + 1);
            let (stretch, commits, made) = tree.stretch(end.answer);
            assert_eq!(stretch.cycles, cycles);
            assert_eq!((commits, made), (&[1, cycles as u32][..], &[(3, Base::Unknown)][..]));
        }
        assert_eq!(tree.with_answer(first + 1, 3), None);
        assert!(!add(&mut tree, state, &[(Op::Predict(4), 5)], 1), "another question at the same place");
    }
}
