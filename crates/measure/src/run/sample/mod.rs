//! A run too long to be timed whole: all of it is executed, and the core model sees windows of it.
//!
//! Source: Wunderlich, Wenisch, Falsafi, Hoe, "SMARTS" (ISCA 2003): windows spread evenly over the run, caches and
//! predictors warmed before each, a stretch timed and not counted in front of each, and an interval by the spread of
//! what the windows cost. Two things differ: a window lies anywhere in its share of the run, so that no loop's period can
//! meet that of the windows, and what lies further before a window than [`Sampling::warming`] is executed only.

mod estimate;
mod passes;
mod places;
mod window;

use instar_design::HostCore;
use instar_sim::Session;
use serde::Serialize;

use self::passes::{Found, Passes};
pub(crate) use self::window::InWindows;
use self::window::Meter;
use super::engine::{Company, follow};
use super::execute::{begin, ended};
use super::observers::{Observed, Observers};
use super::plan::{Ended, Outcome, Plan, What};
use super::subject::Subject;
use crate::view::profile::{Wanted, Watcher};
use crate::{Error, GoOn, Show};

/// Instructions after which a run counts as endless where nobody says another number.
const ENDLESS: u64 = 10_000_000_000_000;

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
    const FIRST: u64 = 1000;
    /// A run has at least as many times the instructions of all its windows: else whole timing is quicker and exact.
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
    fn most(&self, instructions: u64) -> u64 {
        instructions / (Self::SPARSE * (self.unit + self.detail))
    }
}

impl Plan<'_> {
    /// The core and how its cycles are sampled, where that may be; a sentence where it is wanted and cannot be.
    pub(super) fn sampled(&self, reads_stdin: bool) -> Result<Option<(&HostCore, &Sampling)>, Error> {
        let (Some(core), Some(sampling)) = (self.core, self.sampling) else { return Ok(None) };
        sampling.check()?;
        let Observers { histogram, profile, coverage, trace, cycles } = self.observers;
        let logs = cycles.as_ref().is_some_and(Wanted::logs);
        let watched = *histogram || profile.is_some() || coverage.is_some() || trace.is_some() || logs;
        let followed = self.secrets.is_some();
        let kept = matches!(self.what, What::Call(spec) if spec.keep_memory);
        if !(watched || followed || kept || reads_stdin) {
            return Ok(Some((core, sampling)));
        }
        if sampling.from > 0 {
            return Ok(None);
        }
        let why = match (watched, followed, kept) {
            (true, ..) => "a view of every instruction is wanted",
            (_, true, _) => "secrets are followed",
            (.., true) => "its memory is to be kept",
            _ => "it may read what is typed",
        };
        Err(Error::new(format!(
            "the run cannot be sampled, for {why}: a sampled run is executed several times"
        )))
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

impl Subject {
    /// Carries out a plan by samples; `None` where it is to be timed whole: it is too short, or reads a clock.
    pub(super) fn execute_sampled(
        &self,
        plan: &Plan<'_>,
        (core, sampling): (&HostCore, &Sampling),
        console: Show<'_>,
        go_on: GoOn<'_>,
    ) -> Result<Option<Outcome>, Error> {
        let mut loan = self.take(Some(plan.limit.unwrap_or(ENDLESS)))?;
        let session: &mut Session = &mut loan;
        begin(self, session, plan.what)?;
        let over = follow(self.program(), session, Company::default(), Some(console), go_on)?;
        let ended = ended(over, session)?;
        let (instructions, clock) = match &ended {
            Ended::Returned(result) => (result.instructions, result.clock_without_model),
            Ended::Exited(run) => (run.instructions, run.clock_without_model || run.told_time),
        };
        let few = sampling.most(instructions) < estimate::FEWEST as u64;
        if clock || few || instructions < sampling.from {
            return Ok(None);
        }
        let warm = !plan.cold && matches!(plan.what, What::Call(_));
        let done = instructions;
        let mut passes = Passes { subject: self, session, what: plan.what, instructions, sampling, done };
        let Found { cycles, sample, profile } = match &plan.observers.cycles {
            None => {
                let mut timed = self.timed_by(core, Meter::default())?;
                passes.run(&mut timed, warm, |_| Ok(None), go_on)?
            }
            Some(wanted) => {
                let mut timed = self.timed_by(core, Watcher::default())?;
                self.watch(&mut timed, core, wanted)?;
                passes.run(&mut timed, warm, |timed| wanted.of_windows(timed).map(Some), go_on)?
            }
        };
        let observed = Observed { cycles: profile, ..Observed::default() };
        let (cycles, sample) = (Some(cycles), Some(sample));
        Ok(Some(Outcome { ended, cycles, sample, warmup: u32::from(warm), observed }))
    }
}
