//! Walks through two streams side by side, as long as they are the same instructions, and sums up
//! both.
//!
//! Source: docs/reference/profile.md, "Comparing".

use std::collections::{BTreeMap, VecDeque};

use instar_cores::{Cause, Causes};

use super::source::Step;

/// Pairs shown before and after a difference.
pub const CONTEXT: usize = 5;

/// What one static instruction of one stream came to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sum {
    /// Times that it committed.
    pub executions: u64,
    /// Cycles between its commits and those before.
    pub cycles: u64,
    /// How often each cause held it up, by bit.
    pub causes: [u64; 16],
}

impl Sum {
    fn add(&mut self, step: &Step) {
        self.executions += 1;
        self.cycles += step.cycles;
        let mut bits = step.causes.0;
        while bits != 0 {
            self.causes[bits.trailing_zeros() as usize] += 1;
            bits &= bits - 1;
        }
    }

    /// Adds another.
    pub fn merge(&mut self, other: &Self) {
        self.executions += other.executions;
        self.cycles += other.cycles;
        for (mine, theirs) in self.causes.iter_mut().zip(other.causes) {
            *mine += theirs;
        }
    }

    /// Names of the causes with their counts, most frequent first, by the list of the core's
    /// family.
    pub fn names(&self, of: &'static [Cause]) -> Vec<(&'static str, u64)> {
        let count = |cause: &Cause| self.causes[cause.bit.0.trailing_zeros() as usize];
        let mut names: Vec<_> =
            of.iter().map(|cause| (cause.name, count(cause))).filter(|(_, n)| *n > 0).collect();
        names.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
        names
    }
}

/// One stream, summed up by static id.
#[derive(Clone, Debug, Default)]
pub struct Side {
    /// Causes that its core's model tells apart.
    pub causes: &'static [Cause],
    /// By static id.
    pub sums: Vec<Sum>,
    /// All instructions.
    pub instructions: u64,
    /// All cycles.
    pub cycles: u64,
}

impl Side {
    /// Adds an instruction.
    #[inline]
    pub fn add(&mut self, step: &Step) {
        if self.sums.len() <= step.id as usize {
            self.sums.resize(step.id as usize + 1, Sum::default());
        }
        self.sums[step.id as usize].add(step);
        self.instructions += 1;
        self.cycles += step.cycles;
    }
}

/// A place in both streams with what stands around it.
#[derive(Clone, Debug, Default)]
pub struct Around {
    /// Number of the instruction, from 1.
    pub number: u64,
    /// Instructions of both streams; the one at `number` is at `at`.
    pub pairs: Vec<(Option<Step>, Option<Step>)>,
    /// Place of the instruction meant.
    pub at: usize,
}

/// Instructions with unequal cycles that have something in common.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unequal {
    /// How many.
    pub times: u64,
    /// Their cycles in the first stream.
    pub a: u64,
    /// In the second.
    pub b: u64,
}

/// What was found so far.
#[derive(Default)]
pub struct Lockstep {
    /// The first stream.
    pub a: Side,
    /// The second.
    pub b: Side,
    /// Instructions that both have, from the beginning on.
    pub common: u64,
    /// Those with equal cycles since the commit before.
    pub equal: u64,
    /// The first with unequal cycles.
    pub first: Option<Around>,
    /// Where the streams cease to be the same instructions.
    pub parted: Option<Around>,
    /// Of common instructions with unequal cycles, by the causes that both name of them.
    pub by_causes: BTreeMap<u16, Unequal>,
    recent: VecDeque<(Option<Step>, Option<Step>)>,
}

impl Lockstep {
    /// The next instruction of each; at most one of them is missing.
    pub fn pair(&mut self, a: Option<Step>, b: Option<Step>) {
        if let Some(a) = &a {
            self.a.add(a);
        }
        if let Some(b) = &b {
            self.b.add(b);
        }
        for around in [&mut self.first, &mut self.parted].into_iter().flatten() {
            if around.pairs.len() <= around.at + CONTEXT {
                around.pairs.push((a, b));
            }
        }
        if self.parted.is_some() {
            return;
        }
        let same = matches!((&a, &b), (Some(a), Some(b)) if (a.pc, a.word) == (b.pc, b.word));
        if !same {
            self.parted = Some(self.around(self.common + 1, a, b));
            return;
        }
        self.common += 1;
        if let (Some(x), Some(y)) = (&a, &b) {
            let equal = x.begins || y.begins || x.cycles == y.cycles;
            self.equal += u64::from(equal);
            if !equal {
                self.unequal(x, y);
                if self.first.is_none() {
                    self.first = Some(self.around(self.common, a, b));
                }
            }
        }
        self.recent.push_back((a, b));
        if self.recent.len() > CONTEXT {
            self.recent.pop_front();
        }
    }

    fn unequal(&mut self, a: &Step, b: &Step) {
        let Causes(bits) = Causes(a.causes.0 | b.causes.0);
        let sum = self.by_causes.entry(bits).or_default();
        (sum.times, sum.a, sum.b) = (sum.times + 1, sum.a + a.cycles, sum.b + b.cycles);
    }

    fn around(&self, number: u64, a: Option<Step>, b: Option<Step>) -> Around {
        let mut pairs: Vec<_> = self.recent.iter().copied().collect();
        pairs.push((a, b));
        Around { number, at: pairs.len() - 1, pairs }
    }
}
