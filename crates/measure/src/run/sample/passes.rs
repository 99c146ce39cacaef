//! Goes through a run again and again, until its windows say enough.
//!
//! Source: Wunderlich et al., "SMARTS", §5.1: a first sample says how many windows the second
//! needs.

use instar_sim::{Pause, Session, Watch};
use instar_trace::{Observer, Retired};

use super::estimate::{Estimate, FEWEST};
use super::places::{Place, places};
use crate::run::phases::begin;
use crate::run::plan::RunTarget;
use crate::run::sampling::{Sample, Sampling};
use crate::subject::InWindows;
use crate::subject::Timed;
use crate::subject::{Subject, failed};
use crate::view::profile::Profile;
use crate::{Error, GoOn};

/// Instructions after each window: the next ones stand in the pipeline as they would.
const TAIL: u64 = 64;
/// Passes at most, so that an error that cannot be reached ends.
const MOST: u32 = 3;
/// More windows than the sample before asks for, since it may be a little too confident.
const SPARE: f64 = 1.1;

/// A run that was executed once, and is gone through again by windows.
pub(super) struct Passes<'a> {
    pub(super) subject: &'a Subject,
    pub(super) session: &'a mut Session,
    pub(super) what: RunTarget<'a>,
    /// Instructions in it.
    pub(super) instructions: u64,
    pub(super) sampling: &'a Sampling,
    /// Instructions executed so far, in all passes.
    pub(super) done: u64,
}

/// What the windows of the last usable pass say.
pub(super) struct Found {
    pub(super) cycles: u64,
    pub(super) sample: Sample,
    pub(super) profile: Option<Profile>,
}

/// One pass.
struct Pass {
    /// Of each window that was seen.
    cycles: Vec<u64>,
    /// How much of the run it went through.
    covered: f64,
}

impl Passes<'_> {
    /// Passes until the interval is as narrow as wanted, with windows read off by `profile` once a
    /// pass is over. Where `go_on` says no, what there is.
    pub(super) fn run<O: InWindows>(
        &mut self,
        timed: &mut Timed<O>,
        warm: bool,
        mut profile: impl FnMut(&mut Timed<O>) -> Result<Option<Profile>, Error>,
        go_on: GoOn<'_>,
    ) -> Result<Found, Error> {
        let Sampling { unit, error, confidence, .. } = *self.sampling;
        let most = self.sampling.most(self.instructions);
        let mut count = Sampling::FIRST.min(most);
        let mut found: Option<Found> = None;
        if warm {
            self.warm_up(timed, go_on)?;
        }
        for _ in 0..MOST {
            let pass = self.pass(timed, count, go_on)?;
            let stopped = pass.covered < 1.0;
            if stopped && (found.is_some() || pass.cycles.len() < FEWEST) {
                return found.ok_or(Error::STOPPED);
            }
            let estimate = Estimate::of(&pass.cycles, unit, confidence);
            let profile = profile(timed)?;
            found = Some(self.found(&pass, estimate, profile));
            let wanted = (estimate.wanted(error) as f64 * SPARE) as u64;
            let enough = estimate.half <= error * estimate.mean;
            if stopped || enough || wanted.min(most) <= count {
                break;
            }
            count = wanted.min(most);
        }
        found.ok_or(Error::STOPPED)
    }

    fn found(&self, pass: &Pass, estimate: Estimate, profile: Option<Profile>) -> Found {
        let Sampling { unit, detail, warming, confidence, seed, .. } = *self.sampling;
        let all = self.instructions as f64;
        let (low, high) = ((estimate.mean - estimate.half) * all, (estimate.mean + estimate.half) * all);
        let sample = Sample {
            low: low.max(1.0).floor() as u64,
            high: high.ceil() as u64,
            confidence,
            windows: pass.cycles.len() as u64,
            unit,
            detail,
            warming,
            seed,
            covered: pass.covered,
        };
        Found { cycles: (estimate.mean * all).round() as u64, sample, profile }
    }

    /// Caches and predictors learn from the beginning of a call, as if one had been made before.
    fn warm_up<O: InWindows>(&mut self, timed: &mut Timed<O>, go_on: GoOn<'_>) -> Result<(), Error> {
        begin(self.subject, self.session, self.what)?;
        let count = self.sampling.warming.min(self.instructions - 1);
        self.execute(count, Some(&mut Learner(timed)), go_on).map(|_| ())
    }

    fn pass<O: InWindows>(
        &mut self,
        timed: &mut Timed<O>,
        count: u64,
        go_on: GoOn<'_>,
    ) -> Result<Pass, Error> {
        let Sampling { unit, detail, warming, seed, .. } = *self.sampling;
        begin(self.subject, self.session, self.what)?;
        timed.observer().begin_pass();
        let mut pass = Pass { cycles: Vec::with_capacity(count as usize), covered: 0.0 };
        let mut at = 0;
        for place in places(self.instructions, count, (unit + TAIL, detail, warming), seed) {
            match self.window(timed, place, &mut at, go_on) {
                Ok(cycles) => pass.cycles.extend(cycles),
                Err(Error::Stopped { .. }) => return Ok(pass),
                Err(error) => return Err(error),
            }
            pass.covered = at as f64 / self.instructions as f64;
        }
        pass.covered = 1.0;
        Ok(pass)
    }

    /// Goes on from instruction `at` to after a window, which gives its cycles.
    fn window<O: InWindows>(
        &mut self,
        timed: &mut Timed<O>,
        place: Place,
        at: &mut u64,
        go_on: GoOn<'_>,
    ) -> Result<Option<u64>, Error> {
        let unit = self.sampling.unit;
        self.execute(place.warm - *at, None, go_on)?;
        self.execute(place.detail - place.warm, Some(&mut Learner(timed)), go_on)?;
        let base = timed.committed();
        timed.observer().begin(base, place.first - place.detail, unit);
        *at = place.first + unit + TAIL;
        self.execute(*at - place.detail, Some(timed), go_on)?;
        timed.drain()?;
        Ok(timed.observer().cycles())
    }

    /// Executes `count` instructions, fewer where the run ends before.
    fn execute(
        &mut self,
        count: u64,
        observer: Option<&mut dyn Observer>,
        go_on: GoOn<'_>,
    ) -> Result<(), Error> {
        if count == 0 {
            return Ok(());
        }
        let before = self.done;
        let start = self.session.machine().retired();
        let mut progress = |retired: u64| go_on(before + retired.saturating_sub(start));
        let observers = observer.map(|observer| observer as &mut dyn Observer).into_iter().collect();
        let mut watch = Watch { observers, progress: Some(&mut progress), console: None };
        let paused = self.session.resume_for(count, &mut watch);
        let paused = paused.map_err(|fault| failed(self.subject.program(), &fault))?;
        self.done += count;
        let ended = !matches!(paused, Pause::Stepped);
        if !ended && !go_on(self.done) { Err(Error::STOPPED) } else { Ok(()) }
    }
}

/// Caches and predictors learn from what retires.
struct Learner<'a, O>(&'a mut Timed<O>);

impl<O: InWindows> Observer for Learner<'_, O> {
    fn retire(&mut self, retired: &Retired<'_>) {
        self.0.warm(retired.table, retired.batch);
    }
}
