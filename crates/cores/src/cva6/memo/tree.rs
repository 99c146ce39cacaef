//! What was seen: states of the pipeline, and after each a tree of the answers that stretches from
//! it met.
//!
//! Source: own design. A tree's nodes stand one after the other as they were noted; where another
//! answer was met the nodes after it stand elsewhere.

use std::ops::Range;

use super::tape::{Base, Op};
use crate::remembering::States;

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
    states: States,
    /// By state, the first node after it.
    roots: Vec<u32>,
    nodes: Vec<Node>,
    stretches: Vec<Kept>,
    commits: Vec<u32>,
    made: Vec<(u8, Base)>,
}

/// Where the entries of the `at`-th begin that stand one after the other, and where they end.
fn part<T, E>(all: &[T], entries: &[E], at: usize, first: impl Fn(&T) -> usize) -> Range<usize> {
    first(&all[at])..all.get(at + 1).map_or(entries.len(), first)
}

impl Tree {
    /// The number of the state with these numbers.
    pub fn state(&mut self, words: &[u64]) -> u32 {
        let state = self.states.number(words);
        self.roots.resize(self.states.len(), NONE);
        state
    }

    /// The numbers of a state.
    pub fn words(&self, state: u32, words: &mut Vec<u64>) {
        self.states.words(state, words);
    }

    /// The first node after a state, if a stretch was seen from there.
    #[inline]
    pub fn root(&self, state: u32) -> Option<usize> {
        let root = self.roots[state as usize];
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
        let mut at = self.roots[state as usize];
        if at == NONE {
            self.roots[state as usize] = self.nodes.len() as u32;
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
        self.states.size()
            + size_of_val(&self.roots[..])
            + size_of_val(&self.nodes[..])
            + size_of_val(&self.stretches[..])
            + size_of_val(&self.commits[..])
            + size_of_val(&self.made[..])
    }

    /// States and stretches.
    pub fn counts(&self) -> (usize, usize) {
        (self.states.len(), self.stretches.len())
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
