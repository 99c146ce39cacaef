//! A run too long to be timed whole: all of it is executed, and the core model sees windows of it.
//!
//! Source: Wunderlich, Wenisch, Falsafi, Hoe, "SMARTS" (ISCA 2003): windows spread evenly over the
//! run, caches and predictors warmed before each, a stretch timed and not counted in front of each,
//! and an interval by the spread of what the windows cost. Two things differ: a window lies
//! anywhere in its share of the run, so that no loop's period can meet that of the windows, and
//! what lies further before a window than [`Sampling::warming`] is executed only.

mod estimate;
mod passes;
mod places;
mod window;

use instar_design::HostCore;
use instar_sim::Session;

use self::passes::{Found, Passes};
use self::window::Meter;
use super::phases::{begin, ended, place};
use super::plan::{Plan, RunEnd, RunOutcome, RunTarget};
use super::sampling::Sampling;
use crate::subject::Subject;
use crate::subject::follow;
use crate::view::profile::{Wanted, Watcher};
use crate::{Error, GoOn, Show};

/// Instructions after which a run counts as endless where nobody says another number.
const ENDLESS: u64 = 10_000_000_000_000;

impl Plan<'_> {
    /// The core and how its cycles are sampled, where that may be; a sentence where it is wanted
    /// and cannot be.
    pub(super) fn sampled(&self, reads_stdin: bool) -> Result<Option<(&HostCore, &Sampling)>, Error> {
        let (Some(core), Some(sampling)) = (self.core, self.sampling) else { return Ok(None) };
        sampling.check()?;
        let watched = !self.observers.is_empty() || self.cycles.is_some_and(Wanted::logs);
        let followed = self.secrets.is_some();
        let kept = matches!(self.what, RunTarget::Call(spec) if spec.keep_memory);
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

impl Subject {
    /// Carries out a plan by samples; `None` where it is to be timed whole: it is too short, or
    /// reads a clock.
    pub(super) fn execute_sampled(
        &self,
        plan: &Plan<'_>,
        (core, sampling): (&HostCore, &Sampling),
        console: Show<'_>,
        go_on: GoOn<'_>,
    ) -> Result<Option<RunOutcome>, Error> {
        let mut loan = self.take(Some(plan.limit.unwrap_or(ENDLESS)))?;
        let session: &mut Session = &mut loan;
        place(session, plan.what)?;
        begin(self, session, plan.what)?;
        let over = follow(self.program(), session, &mut [], Some(console), go_on)?;
        let ended = ended(over, session)?;
        let (instructions, clock) = match &ended {
            RunEnd::Returned(result) => (result.instructions, result.clock_without_model),
            RunEnd::Exited(run) => (run.instructions, run.clock_without_model || run.told_time),
        };
        let few = sampling.most(instructions) < estimate::FEWEST as u64;
        if clock || few || instructions < sampling.from {
            return Ok(None);
        }
        let warm = !plan.cold && matches!(plan.what, RunTarget::Call(_));
        let done = instructions;
        let mut passes = Passes { subject: self, session, what: plan.what, instructions, sampling, done };
        let (Found { cycles, sample, profile }, cautions) = match plan.cycles {
            None => {
                let mut timed = self.timed_by(core, Meter::default())?;
                (passes.run(&mut timed, warm, |_| Ok(None), go_on)?, timed.cautions())
            }
            Some(wanted) => {
                let mut timed = self.timed_by(core, Watcher::default())?;
                self.watch(&mut timed, core, wanted)?;
                let found =
                    passes.run(&mut timed, warm, |timed| wanted.of_windows(timed).map(Some), go_on)?;
                (found, timed.cautions())
            }
        };
        let (cycles, sample) = (Some(cycles), Some(sample));
        Ok(Some(RunOutcome { ended, cycles, sample, cautions, warmup: u32::from(warm), profile }))
    }
}
