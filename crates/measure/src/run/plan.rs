//! One run, described before anything happens, and what it gave.

use instar_design::HostCore;
use instar_sim::{CallResult, CallSpec};

use super::observers::{Observed, Observers};
use super::sampling::{Sample, Sampling};
use crate::Error;
use crate::run::subject::{Call, Run};
use crate::secret::{Checker, Secret};

/// What is run.
#[derive(Clone, Copy, Debug)]
pub enum What<'a> {
    /// A call of a function.
    Call(&'a CallSpec),
    /// The program from its entry point to its exit.
    Whole,
}

/// Secrets that are followed, and by whom.
pub struct SecretsOf<'a> {
    /// It has a machine of its own, and keeps what it finds.
    pub checker: &'a mut Checker,
    /// Where secrets lie when the run begins.
    pub secrets: &'a [Secret],
}

/// A run. Everyone who looks on sees the measured call, and nobody the one that warms a core up.
pub struct Plan<'a> {
    /// What is run.
    pub what: What<'a>,
    /// The core whose model counts cycles; `None`: nobody counts them.
    pub core: Option<&'a HostCore>,
    /// A call is timed the first time, with empty caches and predictors; else it is made twice and the second time
    /// counts. A whole program is always run once.
    pub cold: bool,
    /// Instructions after which it is an error that it goes on; `None`: the program's own limit.
    pub limit: Option<u64>,
    /// A long run is timed by samples; `None`: always whole.
    pub sampling: Option<&'a Sampling>,
    /// Who looks on.
    pub observers: &'a Observers,
    /// Secrets that are followed.
    pub secrets: Option<SecretsOf<'a>>,
}

impl<'a> Plan<'a> {
    /// A run on no core with nobody looking on.
    pub fn of(what: What<'a>) -> Self {
        Self {
            what,
            core: None,
            cold: false,
            limit: None,
            sampling: None,
            observers: &Observers::NONE,
            secrets: None,
        }
    }
}

/// How a run ended.
#[derive(Clone, Debug)]
pub enum Ended {
    /// The function returned.
    Returned(CallResult),
    /// The program exited.
    Exited(Box<Run>),
}

/// What a run gave, what it cost, and what was seen.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// How it ended.
    pub ended: Ended,
    /// Cycles from the first to the last commit; `None` without a core.
    pub cycles: Option<u64>,
    /// How sure that is, where the run was sampled.
    pub sample: Option<Sample>,
    /// At what the hardware may stand still, where the model went on, one sentence each.
    pub stands_still: Vec<String>,
    /// Calls made before the measured one.
    pub warmup: u32,
    /// What was seen.
    pub observed: Observed,
}

impl Outcome {
    /// That of a call.
    ///
    /// # Errors
    /// A sentence where a whole program was run.
    pub fn call(self) -> Result<(Call, Observed), Error> {
        match self.ended {
            Ended::Returned(result) => Ok((
                Call {
                    result,
                    cycles: self.cycles,
                    sample: self.sample,
                    stands_still: self.stands_still,
                    warmup: self.warmup,
                },
                self.observed,
            )),
            Ended::Exited(_) => Err(Error::new("a program was run, and a call was asked for")),
        }
    }

    /// That of a whole program.
    ///
    /// # Errors
    /// A sentence where a function was called.
    pub fn run(self) -> Result<(Run, Observed), Error> {
        match self.ended {
            Ended::Exited(run) => {
                let Self { cycles, sample, stands_still, observed, .. } = self;
                Ok((Run { cycles, sample, stands_still, ..*run }, observed))
            }
            Ended::Returned(_) => Err(Error::new("a function was called, and a program was asked for")),
        }
    }
}
