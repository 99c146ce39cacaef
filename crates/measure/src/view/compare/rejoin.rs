//! Finds where two streams that parted are the same instructions again.
//!
//! Source: docs/reference/profile.md, "Comparing".

use std::collections::VecDeque;
use std::collections::hash_map::{Entry, HashMap};

use super::lockstep::Lockstep;
use super::source::Step;

/// Instructions that must agree before streams count as joined again.
pub const AGREE: usize = 8;

/// Instructions of each that are looked at: few first, more where these have nothing in common.
const WINDOWS: [usize; 3] = [256, 4096, 65_536];

/// Stands for an instruction after the end.
const END: u64 = 0;

/// A stream, with what was read ahead of it.
pub struct Ahead<I> {
    from: I,
    held: VecDeque<Step>,
    ended: bool,
}

impl<I: Iterator<Item = Step>> Ahead<I> {
    /// Of a stream that nothing was read of.
    pub fn new(from: I) -> Self {
        Self { from, held: VecDeque::new(), ended: false }
    }

    /// The next one, which stays.
    pub fn peek(&mut self) -> Option<&Step> {
        self.hold(1);
        self.held.front()
    }

    /// The next one.
    pub fn take(&mut self) -> Option<Step> {
        self.hold(1);
        self.held.pop_front()
    }

    fn hold(&mut self, count: usize) {
        while self.held.len() < count && !self.ended {
            match self.from.next() {
                Some(step) => self.held.push_back(step),
                None => self.ended = true,
            }
        }
    }

    /// What each held one and those after it are, for those whose next ones are known.
    fn runs(&self) -> Vec<[u64; AGREE]> {
        let known = if self.ended { self.held.len() } else { (self.held.len() + 1).saturating_sub(AGREE) };
        let key = |at: usize| self.held.get(at).map_or(END, |step| step.key);
        (0..known).map(|at| std::array::from_fn(|n| key(at + n))).collect()
    }

    /// How many are given up where nothing agrees: of one that has ended none, as the other may
    /// still come to its end.
    fn spare(&self) -> usize {
        if self.ended { 0 } else { self.held.len() / 2 }
    }
}

/// Skips what both have before they agree again; everything where they never do.
pub fn rejoin<I, J>(found: &mut Lockstep, a: &mut Ahead<I>, b: &mut Ahead<J>, go_on: &mut dyn FnMut() -> bool)
where
    I: Iterator<Item = Step>,
    J: Iterator<Item = Step>,
{
    found.part();
    while go_on() {
        for most in WINDOWS {
            a.hold(most);
            b.hold(most);
            if let Some((i, j)) = nearest(&a.runs(), &b.runs()) {
                return found.skip(a.held.drain(..i), b.held.drain(..j));
            }
            if a.ended && b.ended {
                return found.skip(a.held.drain(..), b.held.drain(..));
            }
        }
        let (i, j) = (a.spare(), b.spare());
        found.skip(a.held.drain(..i), b.held.drain(..j));
    }
}

/// Where both are the same with the fewest before it.
fn nearest(a: &[[u64; AGREE]], b: &[[u64; AGREE]]) -> Option<(usize, usize)> {
    let mut first: HashMap<&[u64; AGREE], usize> = HashMap::with_capacity(a.len());
    for (at, run) in a.iter().enumerate() {
        if let Entry::Vacant(free) = first.entry(run) {
            free.insert(at);
        }
    }
    let found = b.iter().enumerate().filter_map(|(j, run)| first.get(run).map(|&i| (i, j)));
    found.min_by_key(|&(i, j)| (i + j, j))
}
