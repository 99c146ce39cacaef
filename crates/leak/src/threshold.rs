//! From which t on a point is told, so that of all points together a false one comes as seldom as
//! is asked.
//!
//! Source: Ding, Zhang, Durvaux, Standaert and Fei, "Towards sound and optimal leakage detection
//! procedure", CARDIS 2017: the level of each of n points is 1 − (1 − α)^(1/n). The quantile is
//! that of Student's distribution with the point's own degrees of freedom.

use statrs::distribution::{ContinuousCDF, Normal, StudentsT};

/// The level of one of `points` tests so that all together err with probability `alpha` at most.
pub fn level_of_each(alpha: f64, points: u64) -> f64 {
    if points <= 1 {
        return alpha;
    }
    // 1 − (1 − α)^(1/n), without what is lost near 1.
    -((-alpha).ln_1p() / points as f64).exp_m1()
}

/// Probability of a |t| at least as large where nothing differs.
pub fn probability(t: f64, freedom: f64) -> f64 {
    let t = t.abs();
    if t.is_infinite() {
        return 0.0;
    }
    if freedom.is_finite()
        && freedom > 0.0
        && let Ok(student) = StudentsT::new(0.0, 1.0, freedom)
    {
        return 2.0 * student.sf(t);
    }
    2.0 * Normal::standard().sf(t)
}

/// Which t a level tells from chance: whether their [`probability`] is below it.
///
/// Most of ten million points have a small t. The normal distribution has the lightest tails, so
/// that a |t| below its quantile is not told with any degrees of freedom, and no probability is
/// computed.
#[derive(Clone, Copy, Debug)]
pub struct Significance {
    level: f64,
    least: f64,
}

impl Significance {
    /// Of a level of each test.
    pub fn new(level: f64) -> Self {
        // A quantile has rounding errors far below this part.
        Self { level, least: -Normal::standard().inverse_cdf(level / 2.0) * (1.0 - 1e-6) }
    }

    /// Whether a difference is none by chance.
    pub fn tells(&self, t: f64, freedom: f64) -> bool {
        t.abs() >= self.least && probability(t, freedom) < self.level
    }
}

/// The |t| of many samples from which on a point is told; for people, who compare by one number.
pub fn threshold(alpha: f64, points: u64) -> f64 {
    -Normal::standard().inverse_cdf(level_of_each(alpha, points) / 2.0)
}

/// Traces of which a test with as many in each class has |t| = `wanted` where one with `traces` has
/// `t`: t grows with the root of their number. One where t is infinite.
pub fn traces_to(wanted: f64, t: f64, traces: u64) -> f64 {
    if t.is_infinite() { 2.0 } else { traces as f64 * (wanted / t).powi(2) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_and_thresholds_are_those_of_tables() {
        assert_eq!(level_of_each(0.05, 1), 0.05);
        assert!((level_of_each(0.05, 2) - (1.0 - 0.95f64.sqrt())).abs() < 1e-15);
        // Bonferroni is the limit: a millionth of 1e-5.
        assert!((level_of_each(1e-5, 1_000_000) / 1e-11 - 1.0).abs() < 1e-4);
        // Normal: two-sided 5 % at 1.95996; 1e-5 at 4.41717.
        assert!((threshold(0.05, 1) - 1.959_964).abs() < 1e-5);
        assert!((threshold(1e-5, 1) - 4.417_173).abs() < 1e-5);
    }

    #[test]
    fn few_samples_need_a_larger_t() {
        // Student's two-sided 5 % at 10 degrees of freedom is 2.228139.
        assert!((probability(2.228_139, 10.0) - 0.05).abs() < 1e-6);
        assert!(probability(4.5, 20.0) > 10.0 * probability(4.5, f64::INFINITY));
        assert_eq!(probability(f64::NEG_INFINITY, f64::INFINITY), 0.0);
    }

    #[test]
    fn a_level_tells_what_probabilities_tell() {
        for level in [0.05, 1e-5, 7e-13, 1e-200] {
            let told = Significance::new(level);
            for freedom in [1.0, 3.5, 40.0, 9_998.0, f64::INFINITY] {
                for t in (0..4000).map(|n| f64::from(n) / 100.0 - 15.0).chain([f64::INFINITY]) {
                    assert_eq!(
                        told.tells(t, freedom),
                        probability(t, freedom) < level,
                        "{t} {freedom} {level}"
                    );
                }
            }
        }
    }

    #[test]
    fn traces_grow_with_the_square() {
        assert_eq!(traces_to(4.5, 9.0, 1000), 250.0);
    }
}
