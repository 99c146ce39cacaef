//! Sums up two streams that are walked through side by side: what is paired, and what is skipped.
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

/// Instructions without a partner, at one place.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gap {
    /// How often the streams part there.
    pub times: u64,
    /// Instructions of the first stream that are skipped.
    pub a: u64,
    /// Of the second.
    pub b: u64,
}

/// Static ids of the first instructions of both that are skipped.
type Place = (Option<u32>, Option<u32>);

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
    /// Instructions that are paired again after the streams parted.
    pub rejoined: u64,
    /// Those with equal cycles.
    pub rejoined_equal: u64,
    /// The first with unequal cycles.
    pub first: Option<Around>,
    /// Where the streams cease to be the same instructions.
    pub parted: Option<Around>,
    /// What has no partner, by place.
    pub gaps: BTreeMap<Place, Gap>,
    /// Of paired instructions with unequal cycles, by the causes that both name of them.
    pub by_causes: BTreeMap<u16, Unequal>,
    recent: VecDeque<(Option<Step>, Option<Step>)>,
    /// The gap that the streams are in.
    open: Option<(Place, Gap)>,
}

impl Lockstep {
    /// Whether two steps are one instruction: the same word at the same address until the streams
    /// part, the same text from there on.
    pub fn same(&self, a: &Step, b: &Step) -> bool {
        if self.parted.is_some() { a.key == b.key } else { (a.pc, a.word) == (b.pc, b.word) }
    }

    /// The next instruction of both.
    pub fn pair(&mut self, a: &Step, b: &Step) {
        self.close();
        self.see(Some(*a), Some(*b));
        let equal = a.begins || b.begins || a.cycles == b.cycles;
        let (pairs, equals) = match self.parted {
            None => (&mut self.common, &mut self.equal),
            Some(_) => (&mut self.rejoined, &mut self.rejoined_equal),
        };
        *pairs += 1;
        *equals += u64::from(equal);
        if !equal {
            self.unequal(a, b);
            if self.first.is_none() {
                let mut around = self.around(self.a.instructions);
                around.pairs.push((Some(*a), Some(*b)));
                self.first = Some(around);
            }
        }
        self.recent.push_back((Some(*a), Some(*b)));
        if self.recent.len() > CONTEXT {
            self.recent.pop_front();
        }
    }

    /// The streams part here, or go on apart.
    pub fn part(&mut self) {
        if self.parted.is_none() {
            self.parted = Some(self.around(self.common + 1));
        }
    }

    /// Instructions without a partner.
    pub fn skip(&mut self, a: impl IntoIterator<Item = Step>, b: impl IntoIterator<Item = Step>) {
        let (mut a, mut b) = (a.into_iter(), b.into_iter());
        loop {
            let (x, y) = (a.next(), b.next());
            if x.is_none() && y.is_none() {
                return;
            }
            self.see(x, y);
            let begun = || ((None, None), Gap { times: 1, ..Gap::default() });
            let (place, gap) = self.open.get_or_insert_with(begun);
            (gap.a, gap.b) = (gap.a + u64::from(x.is_some()), gap.b + u64::from(y.is_some()));
            place.0 = place.0.or(x.map(|step| step.id));
            place.1 = place.1.or(y.map(|step| step.id));
        }
    }

    /// Both streams have ended.
    pub fn finish(mut self) -> Self {
        self.close();
        self
    }

    /// Instructions of both without a partner.
    pub fn skipped(&self) -> (u64, u64) {
        self.gaps.values().fold((0, 0), |(a, b), gap| (a + gap.a, b + gap.b))
    }

    fn see(&mut self, a: Option<Step>, b: Option<Step>) {
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
    }

    fn close(&mut self) {
        if let Some((place, gap)) = self.open.take() {
            let sum = self.gaps.entry(place).or_default();
            *sum = Gap { times: sum.times + 1, a: sum.a + gap.a, b: sum.b + gap.b };
        }
    }

    fn unequal(&mut self, a: &Step, b: &Step) {
        let Causes(bits) = Causes(a.causes.0 | b.causes.0);
        let sum = self.by_causes.entry(bits).or_default();
        (sum.times, sum.a, sum.b) = (sum.times + 1, sum.a + a.cycles, sum.b + b.cycles);
    }

    /// What stands before the next pair, which is the one meant.
    fn around(&self, number: u64) -> Around {
        let pairs: Vec<_> = self.recent.iter().copied().collect();
        Around { number, at: pairs.len(), pairs }
    }
}
