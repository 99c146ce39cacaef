//! One run, described before anything happens, and what it gave.

use instar_design::HostCore;
use instar_sim::{CallResult, CallSpec, RunResult, Session};
use instar_trace::Wishes;

use super::sampling::{Sample, Sampling};
use crate::Error;
use crate::hardware::WhoseValues;
use crate::secret::{Checker, NamedSecret};
use crate::subject::{Cautions, RunObserver};
use crate::view::profile::{Profile, Wanted};

/// What is run.
#[derive(Clone, Copy, Debug)]
pub enum RunTarget<'a> {
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
    pub secrets: &'a [NamedSecret],
}

/// A run. Everyone who looks on sees the measured call, and nobody the one that warms a core up.
pub struct Plan<'a> {
    /// What is run.
    pub what: RunTarget<'a>,
    /// The core whose model counts cycles; `None`: nobody counts them.
    pub core: Option<&'a HostCore>,
    /// A call is timed the first time, with empty caches and predictors; else it is made twice and
    /// the second time counts. A whole program is always run once.
    pub cold: bool,
    /// Instructions after which it is an error that it goes on; `None`: the program's own limit.
    pub limit: Option<u64>,
    /// A long run is timed by samples; `None`: always whole.
    pub sampling: Option<&'a Sampling>,
    /// Where the cycles went is wanted, with files for viewers; only a core has cycles.
    pub cycles: Option<&'a Wanted>,
    /// Who looks on.
    pub observers: Vec<&'a mut dyn RunObserver>,
    /// Secrets that are followed.
    pub secrets: Option<SecretsOf<'a>>,
    /// Whose values it has.
    pub values: WhoseValues,
}

impl<'a> Plan<'a> {
    /// A run on no core with nobody looking on.
    pub fn of(what: RunTarget<'a>) -> Self {
        Self {
            what,
            core: None,
            cold: false,
            limit: None,
            sampling: None,
            cycles: None,
            observers: Vec::new(),
            secrets: None,
            values: WhoseValues::Program,
        }
    }

    /// A sentence where values as hardware computes them are wanted and something of the plan has
    /// none.
    pub(super) fn refuse_values(&self) -> Result<(), Error> {
        if self.values == WhoseValues::Program {
            return Ok(());
        }
        let refused = |what: &str| Err(Error::new(format!("values as hardware computes them {what}")));
        if self.core.is_none() {
            return refused("are those of a core; name one, as in ri5cy");
        }
        if self.secrets.is_some() {
            return refused("are not followed for secrets; leave one of both out");
        }
        if self.observers.iter().any(|observer| observer.wishes().has(Wishes::VALUES)) {
            return refused(
                "stand in no log with values, which has one value of an instruction and not one a cycle; leave one of both out",
            );
        }
        Ok(())
    }

    /// A sentence where cycles are wanted and there is no core.
    pub(super) fn refuse_cycles_without_core(&self) -> Result<(), Error> {
        match (self.cycles, self.core) {
            (Some(_), None) => Err(Error::new(
                "where the cycles went is wanted, and cycles are those of a core; name one, as in cva6-superscalar",
            )),
            _ => Ok(()),
        }
    }
}

/// What a call gave and what it cost.
#[derive(Clone, Debug)]
pub struct Call {
    /// Value, buffers, instructions, stack.
    pub result: CallResult,
    /// Cycles of the measured call; `None` without a core.
    pub cycles: Option<u64>,
    /// How sure that is, where the call was sampled.
    pub sample: Option<Sample>,
    /// At what the hardware may stand still or compute otherwise, where the model went on.
    pub cautions: Cautions,
    /// Calls made before the measured one.
    pub warmup: u32,
}

/// What a whole program gave and what it cost.
#[derive(Clone, Debug)]
pub struct ProgramRun {
    /// Its exit code.
    pub exit_code: u64,
    /// Instructions retired.
    pub instructions: u64,
    /// Cycles from the first to the last commit; `None` without a core.
    pub cycles: Option<u64>,
    /// How sure that is, where the run was sampled.
    pub sample: Option<Sample>,
    /// At what the hardware may stand still or compute otherwise, where the model went on.
    pub cautions: Cautions,
    /// It read a clock that no model kept.
    pub clock_without_model: bool,
    /// It was told a time, for which a cycle counts as a nanosecond.
    pub told_time: bool,
    /// Integer registers at its end.
    pub registers: [u64; 32],
    /// What it wrote to its console: its standard output.
    pub console: Vec<u8>,
    /// What it wrote to file 2, its standard error.
    pub errors: Vec<u8>,
}

impl ProgramRun {
    pub(crate) fn new(result: RunResult, cycles: Option<u64>, session: &Session) -> Self {
        let RunResult { exit_code, instructions, console, errors, clock_without_model, told_time } = result;
        let registers = session.machine().hart().registers();
        Self {
            exit_code,
            instructions,
            cycles,
            sample: None,
            cautions: Cautions::default(),
            clock_without_model,
            told_time,
            registers,
            console,
            errors,
        }
    }
}

/// How a run ended.
#[derive(Clone, Debug)]
pub enum RunEnd {
    /// The function returned.
    Returned(CallResult),
    /// The program exited.
    Exited(Box<ProgramRun>),
}

/// What a run gave and what it cost.
#[derive(Clone, Debug)]
pub struct RunOutcome {
    /// How it ended.
    pub ended: RunEnd,
    /// Cycles from the first to the last commit; `None` without a core.
    pub cycles: Option<u64>,
    /// How sure that is, where the run was sampled.
    pub sample: Option<Sample>,
    /// At what the hardware may stand still or compute otherwise, where the model went on.
    pub cautions: Cautions,
    /// Calls made before the measured one.
    pub warmup: u32,
    /// Where the cycles went, if that is wanted.
    pub profile: Option<Profile>,
}

impl RunOutcome {
    /// That of a call, and where its cycles went.
    ///
    /// # Errors
    /// A sentence where a whole program was run.
    pub fn call(self) -> Result<(Call, Option<Profile>), Error> {
        match self.ended {
            RunEnd::Returned(result) => Ok((
                Call {
                    result,
                    cycles: self.cycles,
                    sample: self.sample,
                    cautions: self.cautions,
                    warmup: self.warmup,
                },
                self.profile,
            )),
            RunEnd::Exited(_) => Err(Error::new("a program was run, and a call was asked for")),
        }
    }

    /// That of a whole program, and where its cycles went.
    ///
    /// # Errors
    /// A sentence where a function was called.
    pub fn run(self) -> Result<(ProgramRun, Option<Profile>), Error> {
        match self.ended {
            RunEnd::Exited(run) => {
                let Self { cycles, sample, cautions, profile, .. } = self;
                Ok((ProgramRun { cycles, sample, cautions, ..*run }, profile))
            }
            RunEnd::Returned(_) => Err(Error::new("a function was called, and a program was asked for")),
        }
    }
}
