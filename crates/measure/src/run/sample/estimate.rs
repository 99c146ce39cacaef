//! From what the windows cost to what the run costs.
//!
//! Source: the mean of a sample and Student's interval. Windows that lie one in each equal share of
//! the run spread less than windows drawn from all of it, for which the interval is made: it is
//! rather too wide than too narrow.

use statrs::distribution::{ContinuousCDF, StudentsT};

/// Windows below which a spread says nothing.
pub(super) const FEWEST: usize = 30;

/// Cycles of one instruction, as the windows have it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Estimate {
    /// The mean.
    pub(super) mean: f64,
    /// Half the width of the interval around it.
    pub(super) half: f64,
    /// What `half` would be with one window.
    one: f64,
}

impl Estimate {
    /// That of windows of `unit` instructions which took these cycles; at least two.
    pub(super) fn of(cycles: &[u64], unit: u64, confidence: f64) -> Self {
        let count = cycles.len() as f64;
        let per_instruction = |cycles: &u64| *cycles as f64 / unit as f64;
        let mean = cycles.iter().map(per_instruction).sum::<f64>() / count;
        let squares = cycles.iter().map(|cycles| (per_instruction(cycles) - mean).powi(2)).sum::<f64>();
        let one = quantile(count - 1.0, confidence) * (squares / (count - 1.0)).sqrt();
        Self { mean, half: one / count.sqrt(), one }
    }

    /// Windows after which the interval's half width is `error` of the mean, if they spread as
    /// these do.
    pub(super) fn wanted(&self, error: f64) -> u64 {
        (self.one / (error * self.mean)).powi(2).ceil() as u64
    }
}

/// Half the width of Student's interval in standard errors.
fn quantile(freedom: f64, confidence: f64) -> f64 {
    StudentsT::new(0.0, 1.0, freedom)
        .map_or(f64::INFINITY, |student| student.inverse_cdf(0.5 + confidence / 2.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_student_s() {
        // Mean 12, standard deviation 2, t = 2.776 for four degrees of freedom at 95 %.
        let found = Estimate::of(&[1000, 1100, 1200, 1300, 1400], 100, 0.95);
        assert!((found.mean - 12.0).abs() < 1e-9);
        assert!((found.half - 2.7764 * 1.5811 / 5f64.sqrt()).abs() < 1e-3, "{}", found.half);
    }

    #[test]
    fn as_many_windows_are_wanted_as_bring_the_interval_down() {
        let found = Estimate::of(&[90, 110].repeat(200), 100, 0.997);
        let wanted = found.wanted(0.005);
        let again = Estimate::of(&[90, 110].repeat(wanted as usize / 2), 100, 0.997);
        assert!((again.half / again.mean / 0.005 - 1.0).abs() < 0.02, "{}", again.half);
    }

    #[test]
    fn windows_that_all_cost_the_same_leave_no_doubt() {
        let found = Estimate::of(&[150; 40], 100, 0.95);
        assert_eq!((found.mean, found.half, found.wanted(0.01)), (1.5, 0.0, 0));
    }
}
