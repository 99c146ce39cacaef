//! How a long run is sampled, and what the sample says of its cycles.
//!
//! Source: Wunderlich, Wenisch, Falsafi, Hoe, "SMARTS" (ISCA 2003).

use serde::Serialize;

use crate::Error;

/// How a long run is sampled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sampling {
    /// A run of fewer instructions is timed whole.
    pub from: u64,
    /// How sure the interval is to hold the cycles of a run timed whole: between 0.5 and 1.
    pub confidence: f64,
    /// Half the interval's width that is sought, as a share of the cycles: above 0, at most 0.5.
    pub error: f64,
    /// Where in their shares of the run the windows lie.
    pub seed: u64,
    /// Instructions in a window.
    pub unit: u64,
    /// Instructions before each that are timed and not counted.
    pub detail: u64,
    /// Instructions before these from which caches and predictors learn.
    pub warming: u64,
}

impl Sampling {
    /// What holds where nobody says otherwise; unit and detail are those of SMARTS, §5.1 and §3.1.
    pub const USUAL: Self = Self {
        from: 300_000_000,
        confidence: 0.997,
        error: 0.01,
        seed: 0,
        unit: 1000,
        detail: 2000,
        warming: 500_000,
    };

    /// Windows of the first pass.
    pub(super) const FIRST: u64 = 1000;
    /// A run has at least as many times the instructions of all its windows: else whole timing is
    /// quicker and exact.
    const SPARSE: u64 = 4;

    /// Whether all of it is in range.
    ///
    /// # Errors
    /// A sentence that says what is not.
    pub fn check(&self) -> Result<(), Error> {
        if !(self.confidence > 0.5 && self.confidence < 1.0) {
            let given = self.confidence;
            return Err(Error::new(format!(
                "a confidence of {given} cannot be; it lies between 0.5 and 1, as in 0.997"
            )));
        }
        if !(self.error > 0.0 && self.error <= 0.5) {
            let given = self.error;
            return Err(Error::new(format!(
                "an error of {given} cannot be; it lies above 0 and is at most 0.5, as in 0.01"
            )));
        }
        if self.unit == 0 {
            return Err(Error::new("a window holds at least one instruction"));
        }
        Ok(())
    }

    /// The most windows that a run of `instructions` is given.
    pub(super) fn most(&self, instructions: u64) -> u64 {
        instructions / (Self::SPARSE * (self.unit + self.detail))
    }
}

/// What a sample says of the cycles.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sample {
    /// The interval's lower end, in cycles.
    pub low: u64,
    /// The interval's upper end.
    pub high: u64,
    /// How sure it is to hold the cycles of a run timed whole.
    pub confidence: f64,
    /// Windows that were seen.
    pub windows: u64,
    /// Instructions in each.
    pub unit: u64,
    /// Instructions before each that were timed and not counted.
    pub detail: u64,
    /// Instructions before these from which caches and predictors learned.
    pub warming: u64,
    /// Where the windows lay.
    pub seed: u64,
    /// How much of the run they were spread over: 1, unless it was cut short.
    pub covered: f64,
}
