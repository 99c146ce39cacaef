//! Sums of samples at many points over many runs.
//!
//! Source: own design. A whole decapsulation has ten million points, whose sums no cache holds, so
//! samples of some runs, a byte each, are kept and added up together.

use crate::schedule::MeetingPoint;
use crate::sums::{Moment, Sums, Test};

/// Runs that are added up together: sums of so many squares of samples fit 16 bits.
const ROWS: usize = 16;
/// Points that are added up together, so that their sums lie in a cache.
const CHUNK: usize = 1024;

/// Sums of samples at points, of fixed and of random runs.
#[derive(Clone, Debug)]
pub struct LeakSums<'p> {
    points: &'p [MeetingPoint],
    /// By point: class by class the sums of samples and of squares.
    low: Vec<[u32; 4]>,
    /// Likewise of third and fourth powers; empty where no test of second order is asked for.
    high: Vec<[u64; 4]>,
    counts: [u64; 2],
    /// Run by run the samples that are not added yet, and the classes of these runs.
    rows: Vec<u8>,
    classes: Vec<usize>,
}

impl<'p> LeakSums<'p> {
    /// Runs whose sums fit.
    pub const MOST: u64 = (u32::MAX / (32 * 32)) as u64;

    /// No run yet; with `second` for tests of second order too.
    pub fn new(points: &'p [MeetingPoint], second: bool) -> Self {
        let high = if second { vec![[0; 4]; points.len()] } else { Vec::new() };
        Self {
            points,
            low: vec![[0; 4]; points.len()],
            high,
            counts: [0; 2],
            rows: Vec::new(),
            classes: Vec::new(),
        }
    }

    /// Its points.
    pub fn points(&self) -> &'p [MeetingPoint] {
        self.points
    }

    /// Runs of each class.
    pub fn counts(&self) -> [u64; 2] {
        self.counts
    }

    /// Adds a run of class 0 (fixed) or 1 (random), of which these are the words of all drives.
    ///
    /// # Panics
    /// With more than [`LeakSums::MOST`] runs.
    pub fn add(&mut self, class: usize, words: &[u32]) {
        self.counts[class] += 1;
        assert!(self.counts.iter().sum::<u64>() <= Self::MOST, "sums of so many runs overflow");
        self.rows.reserve_exact((ROWS - self.classes.len()) * self.points.len());
        take(self.points, words, &mut self.rows);
        self.classes.push(class);
        if self.classes.len() == ROWS {
            self.flush();
        }
    }

    /// The samples of a run of which these are the words of all drives.
    pub fn samples(&self, words: &[u32]) -> Vec<u8> {
        let mut samples = Vec::with_capacity(self.points.len());
        take(self.points, words, &mut samples);
        samples
    }

    /// The sums of two runs together.
    pub fn merge(&mut self, mut other: Self) {
        other.flush();
        self.flush();
        self.low.iter_mut().zip(&other.low).for_each(|(ours, theirs)| add(ours, theirs));
        self.high.iter_mut().zip(&other.high).for_each(|(ours, theirs)| add(ours, theirs));
        self.counts[0] += other.counts[0];
        self.counts[1] += other.counts[1];
        assert!(self.counts.iter().sum::<u64>() <= Self::MOST, "sums of so many runs overflow");
    }

    /// Adds up what is kept.
    pub fn flush(&mut self) {
        let points = self.points.len();
        for begin in (0..points).step_by(CHUNK) {
            let end = (begin + CHUNK).min(points);
            let rows = self.rows.chunks_exact(points).zip(&self.classes);
            let low = &mut self.low[begin..end];
            let mut sums = [[0u16; CHUNK]; 4];
            for (row, &class) in rows.clone() {
                let [first, second] = &mut sums[2 * class..2 * class + 2] else { unreachable!() };
                for ((&x, sum), squares) in row[begin..end].iter().zip(first).zip(second) {
                    let x = u16::from(x);
                    *sum += x;
                    *squares += x * x;
                }
            }
            for (at, low) in low.iter_mut().enumerate() {
                add(low, &[0, 1, 2, 3].map(|n: usize| u32::from(sums[n][at])));
            }
            if !self.high.is_empty() {
                let high = &mut self.high[begin..end];
                for (row, &class) in rows {
                    for (&x, high) in row[begin..end].iter().zip(high.iter_mut()) {
                        let x = u64::from(x);
                        high[2 * class] += x * x * x;
                        high[2 * class + 1] += x * x * x * x;
                    }
                }
            }
        }
        self.rows.clear();
        self.classes.clear();
    }

    /// The sums of a point, without what is kept.
    fn sums(&self, number: usize) -> Sums {
        let low = self.low[number].map(u64::from);
        let high = self.high.get(number).copied().unwrap_or_default();
        Sums { powers: [[low[0], low[1], high[0], high[1]], [low[2], low[3], high[2], high[3]]] }
    }

    /// The test of a point by its number. All must be added up.
    pub fn test(&self, number: usize, order: Moment) -> Option<Test> {
        debug_assert!(self.classes.is_empty(), "some runs are not added up");
        self.sums(number).test(order, self.counts)
    }

    /// Points of which something varies or differs.
    pub fn varying(&self, order: Moment) -> u64 {
        (0..self.points.len()).filter(|&number| self.test(number, order).is_some()).count() as u64
    }
}

fn add<T: std::ops::AddAssign + Copy>(ours: &mut [T; 4], theirs: &[T; 4]) {
    ours.iter_mut().zip(theirs).for_each(|(ours, theirs)| *ours += *theirs);
}

/// The samples of a run, after those that are there: on hosts that count bits in one instruction by
/// that.
fn take(points: &[MeetingPoint], words: &[u32], samples: &mut Vec<u8>) {
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "popcnt")]
    fn counted(points: &[MeetingPoint], words: &[u32], samples: &mut Vec<u8>) {
        plain(points, words, samples);
    }
    #[inline(always)]
    fn plain(points: &[MeetingPoint], words: &[u32], samples: &mut Vec<u8>) {
        samples.extend(points.iter().map(|&point| sample(point, words) as u8));
    }
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("popcnt") {
        // SAFETY: the host has it.
        return unsafe { counted(points, words, samples) };
    }
    plain(points, words, samples);
}

/// The bits that differ where two words meet.
#[inline(always)]
fn sample(point: MeetingPoint, words: &[u32]) -> u32 {
    let before = point.before.map_or(0, |before| words[before as usize]);
    (words[point.drive as usize] ^ before).count_ones()
}

#[cfg(test)]
mod tests {
    use super::{LeakSums, ROWS};
    use crate::schedule::MeetingPoint;
    use crate::sums::Sums;

    fn runs(count: usize) -> Vec<(usize, [u32; 2])> {
        let word = |i: usize| (i as u32).wrapping_mul(0x9e37_79b9);
        (0..count).map(|i| (i / 3 % 2, [word(i), word(7 * i + 1)])).collect()
    }

    /// The sums of a point of these runs, one by one.
    fn one_by_one(runs: &[(usize, [u32; 2])], of: impl Fn(&[u32; 2]) -> u32) -> Sums {
        let mut sums = Sums::default();
        for (class, words) in runs {
            let x = u64::from(of(words).count_ones());
            (1u32..).zip(&mut sums.powers[*class]).for_each(|(power, sum)| *sum += x.pow(power));
        }
        sums
    }

    #[test]
    fn sums_of_many_points_are_those_of_each_by_itself() {
        let pair = [MeetingPoint { drive: 0, before: None }, MeetingPoint { drive: 1, before: Some(0) }];
        let points: Vec<MeetingPoint> = pair.into_iter().cycle().take(2501).collect();
        let runs = runs(3 * ROWS + 5);
        let (mut left, mut right) = (LeakSums::new(&points, true), LeakSums::new(&points, true));
        for (number, (class, words)) in runs.iter().enumerate() {
            let half = if number < 2 * ROWS - 3 { &mut left } else { &mut right };
            half.add(*class, words);
        }
        left.merge(right);
        let expected = [one_by_one(&runs, |words| words[0]), one_by_one(&runs, |words| words[0] ^ words[1])];
        for number in [0, 1, 1023, 1024, 2499, 2500] {
            assert_eq!(left.sums(number), expected[number % 2], "{number}");
        }
    }

    #[test]
    fn the_largest_samples_overflow_nothing() {
        let points = [MeetingPoint { drive: 0, before: None }];
        let mut sums = LeakSums::new(&points, true);
        (0..ROWS).for_each(|_| sums.add(1, &[u32::MAX]));
        let rows = ROWS as u64;
        assert_eq!(sums.sums(0).powers[1], [32, 32 * 32, 32 * 32 * 32, 32 * 32 * 32 * 32].map(|x| x * rows));
    }
}
