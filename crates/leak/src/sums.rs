//! Exact sums of samples, and the statistics that follow from them.
//!
//! Source: Schneider and Moradi, "Leakage assessment methodology", CHES 2015: Welch's test of the
//! first order, and of the second on centred squares, from sums of powers. Samples are small
//! integers, so sums are exact, and central moments are computed as integers.

/// Sums of the first to the fourth power of the samples of a point, of two classes: fixed and
/// random. Where no test of second order is asked for, the last two are zero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    /// By class, then by power.
    pub powers: [[u64; 4]; 2],
}

/// Which order of moments a test compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Moment {
    /// Means.
    First,
    /// Variances, as means of centred squares.
    Second,
}

/// What a test of one point says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Test {
    /// Welch's t; infinite where both classes are constant and differ.
    pub t: f64,
    /// Degrees of freedom by Welch and Satterthwaite; infinite where t is.
    pub freedom: f64,
    /// How far the fixed class's mean, of second order its mean centred square, is above the
    /// other's.
    pub difference: f64,
}

impl Sums {
    /// The test of these sums of so many samples of each class; `None` where a class has fewer than
    /// two samples, or nothing varies and nothing differs.
    pub fn test(&self, order: Moment, counts: [u64; 2]) -> Option<Test> {
        if counts.iter().any(|&count| count < 2) {
            return None;
        }
        let (fixed, random) = (self.moments(0, order, counts[0]), self.moments(1, order, counts[1]));
        let difference = fixed.0 - random.0;
        let errors = [fixed.1 / counts[0] as f64, random.1 / counts[1] as f64];
        let error = errors[0] + errors[1];
        if error <= 0.0 {
            return (difference != 0.0).then_some(Test {
                t: f64::INFINITY.copysign(difference),
                freedom: f64::INFINITY,
                difference,
            });
        }
        let parts = errors.iter().zip(counts).map(|(error, count)| error * error / (count as f64 - 1.0));
        Some(Test { t: difference / error.sqrt(), freedom: error * error / parts.sum::<f64>(), difference })
    }

    /// Mean and variance of a class's samples, of second order of their centred squares.
    fn moments(&self, class: usize, order: Moment, count: u64) -> (f64, f64) {
        let [s1, s2, s3, s4] = self.powers[class].map(i128::from);
        let n = i128::from(count);
        let real = count as f64;
        // n² times the variance of all samples, exact.
        let spread = n * s2 - s1 * s1;
        match order {
            Moment::First => (s1 as f64 / real, spread as f64 / (real * (real - 1.0))),
            Moment::Second => {
                let square = spread as f64 / (real * real);
                // n⁴ times the fourth central moment, exact.
                let fourth =
                    n * n * n * s4 - 4 * n * n * s3 * s1 + 6 * n * s2 * s1 * s1 - 3 * s1 * s1 * s1 * s1;
                // n⁴ times what it exceeds the square of the variance by.
                let excess = fourth - spread * spread;
                (square, excess as f64 / real.powi(3) / (real - 1.0))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Moment, Sums, Test};

    fn of(fixed: &[u64], random: &[u64]) -> (Sums, [u64; 2]) {
        let powers = [fixed, random].map(|all| [1, 2, 3, 4].map(|n| all.iter().map(|x| x.pow(n)).sum()));
        (Sums { powers }, [fixed.len() as u64, random.len() as u64])
    }

    #[test]
    fn welch_of_few_numbers_is_what_one_computes_by_hand() {
        // Means 3 and 5, variances 2.5 and 10 of five samples each: t = -2 / sqrt(2.5),
        // freedom 2.5² / (0.25/4 + 4/4).
        let (sums, counts) = of(&[1, 2, 3, 4, 5], &[1, 3, 5, 7, 9]);
        let Test { t, freedom, difference } = sums.test(Moment::First, counts).unwrap();
        assert_eq!(difference, -2.0);
        assert!((t + 2.0 / 2.5f64.sqrt()).abs() < 1e-12);
        assert!((freedom - 6.25 / 1.0625).abs() < 1e-12);
    }

    #[test]
    fn second_order_compares_centred_squares() {
        // Centred squares of 1..5 are 4, 1, 0, 1, 4: mean 2, sample variance 3.5; those of the
        // other are four times as large: mean 8, variance 56.
        let (sums, counts) = of(&[1, 2, 3, 4, 5], &[1, 3, 5, 7, 9]);
        let Test { t, difference, .. } = sums.test(Moment::Second, counts).unwrap();
        assert!((difference + 6.0).abs() < 1e-12);
        assert!((t + 6.0 / (59.5f64 / 5.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn a_constant_difference_is_infinite_and_no_difference_is_no_test() {
        let (sums, counts) = of(&[3; 10], &[4; 10]);
        assert_eq!(sums.test(Moment::First, counts).unwrap().t, f64::NEG_INFINITY);
        let (sums, counts) = of(&[3; 10], &[3; 10]);
        assert_eq!(sums.test(Moment::First, counts), None);
    }
}
