//! Who looks on while a program runs: histogram, profiles, coverage, trace, secrets.
//!
//! Source: `instar_measure::run`; what was seen is its serialised form.

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::path::PathBuf;

use instar_measure::profile::{Profile, ProfileObserver, Wanted};
use instar_measure::run::{Between, CommitLog, Plan, RunTarget, SecretsOf, StreamTrace};
use instar_measure::{CoverageObserver, Error, Histogram, HistogramObserver, Reached, RunObserver, Subject};
use instar_trace::StreamForm;
use pyo3::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::arguments::{Arg, Returned};
use crate::convert::{Choice, Record};
use crate::core::Core;
use crate::profile::Views;
use crate::program::{CallResult, Program, RunResult, call_spec, whose};
use crate::progress::{Console, Progress, ShowText, run_detached};
use crate::sampling::Sampling;
use crate::secret::Checker;

/// A form in which a trace is written.
#[derive(Deserialize)]
#[serde(rename = "form of a trace", rename_all = "lowercase")]
enum TraceForm {
    Native,
    Rvfi,
    Spike,
}

/// What is wanted of a run besides its result; `trace` is a file, compressed if its name ends in
/// .zst.
///
/// `profile` is in instructions, so it has flame graphs only; `coverage` is a tracefile of lcov;
/// `cycles` is a profile in cycles, of a core only.
#[pyclass(frozen, module = "instar._core")]
pub struct Observers {
    histogram: bool,
    profile: Option<Wanted>,
    coverage: Option<PathBuf>,
    /// The form is none of a commit log.
    trace: Option<(PathBuf, Option<StreamForm>)>,
    cycles: Option<Wanted>,
}

impl Observers {
    /// Those of a run of `subject`, but for the one that the core model has itself.
    fn open(&self, subject: &Subject) -> Result<Vec<Box<dyn RunObserver>>, Error> {
        let mut all: Vec<Box<dyn RunObserver>> = Vec::new();
        match &self.trace {
            Some((path, Some(form))) => all.push(Box::new(StreamTrace::new(subject, path, *form))),
            Some((path, None)) => all.push(Box::new(CommitLog::new(subject, path))),
            None => {}
        }
        if let Some(path) = &self.coverage {
            all.push(Box::new(CoverageObserver::new(subject, path)?));
        }
        if self.histogram {
            all.push(Box::new(HistogramObserver::new(subject)));
        }
        if let Some(wanted) = &self.profile {
            all.push(Box::new(ProfileObserver::new(subject, wanted)?));
        }
        Ok(all)
    }
}

/// What was seen by whoever was asked for; None of the others.
#[derive(Serialize)]
pub struct Observed {
    histogram: Option<Reported<Histogram>>,
    /// In instructions.
    profile: Option<Reported<Profile>>,
    coverage: Option<Reported<Reached>>,
    cycles: Option<Profile>,
}

/// What an observer reported: a `T`, serialised.
#[derive(Serialize)]
#[serde(transparent, bound = "")]
struct Reported<T>(Value, #[serde(skip)] PhantomData<T>);

impl Observed {
    fn new(observers: &[Box<dyn RunObserver>], cycles: Option<Profile>) -> Self {
        let mut seen: BTreeMap<_, _> = observers.iter().filter_map(|observer| observer.report()).collect();
        Self {
            histogram: seen.remove("histogram").map(Reported::from),
            profile: seen.remove("profile").map(Reported::from),
            coverage: seen.remove("coverage").map(Reported::from),
            cycles,
        }
    }
}

impl<T> From<Value> for Reported<T> {
    fn from(value: Value) -> Self {
        Self(value, PhantomData)
    }
}

/// They are lent to a plan.
fn lent(observers: &mut [Box<dyn RunObserver>]) -> Vec<&mut dyn RunObserver> {
    observers.iter_mut().map(|observer| &mut **observer as _).collect()
}

#[pymethods]
impl Observers {
    #[new]
    #[pyo3(signature = (*, histogram = false, profile = None, coverage = None, trace = None, trace_form = None,
                        cycles = None))]
    fn new(
        histogram: bool,
        profile: Option<PyRef<'_, Views>>,
        coverage: Option<PathBuf>,
        trace: Option<PathBuf>,
        trace_form: Option<Choice<TraceForm>>,
        cycles: Option<PyRef<'_, Views>>,
    ) -> Self {
        let wanted = |views: Option<PyRef<'_, Views>>| views.map(|views| views.0.clone());
        let form = match trace_form {
            None | Some(Choice(TraceForm::Native)) => Some(StreamForm::Native),
            Some(Choice(TraceForm::Rvfi)) => Some(StreamForm::Rvfi),
            Some(Choice(TraceForm::Spike)) => None,
        };
        let trace = trace.map(|path| (path, form));
        Self { histogram, profile: wanted(profile), coverage, trace, cycles: wanted(cycles) }
    }
}

/// Calls a function as `Program.call` does while others look on, at the measured call only.
#[pyfunction]
#[pyo3(signature = (program, symbol, args = Vec::new(), *, observers, core = None, cold = false, returns = None,
                    max_instructions = None, sampling = None, progress = None))]
#[allow(clippy::too_many_arguments)]
pub fn observe_call(
    py: Python<'_>,
    program: PyRef<'_, Program>,
    symbol: &str,
    args: Vec<PyRef<'_, Arg>>,
    observers: PyRef<'_, Observers>,
    core: Option<PyRef<'_, Core>>,
    cold: bool,
    returns: Option<&str>,
    max_instructions: Option<u64>,
    sampling: Option<PyRef<'_, Sampling>>,
    progress: Option<Progress>,
) -> PyResult<Record<(CallResult, Observed)>> {
    let returned = Returned::new(returns)?;
    let spec = call_spec(symbol, &args, &returned);
    let core = core.as_ref().map(|c| c.inner());
    let (wanted, subject) = (&*observers, &program.subject);
    let sampling = sampling.as_ref().map(|sampling| &sampling.0);
    let (call, cycles, observers) = run_detached(py, progress, |go_on| {
        let mut all = wanted.open(subject)?;
        let (limit, cycles, observers) = (max_instructions, wanted.cycles.as_ref(), lent(&mut all));
        let plan =
            Plan { core, cold, limit, sampling, cycles, observers, ..Plan::of(RunTarget::Call(&spec)) };
        let (call, cycles) = subject.execute(plan, &mut |_, _| {}, go_on)?.call()?;
        Ok((call, cycles, all))
    })?;
    Ok(Record((CallResult::new(call, &returned), Observed::new(&observers, cycles))))
}

/// Runs a program as `Program.run` does while others look on. A trace is whole however the run
/// ends.
///
/// `secrets`, `SYMBOL` or `SYMBOL:LENGTH`, are followed by `checker`, which keeps what it finds.
/// With `hardware_values` registers and memory hold what the core's hardware computes where nothing
/// stalls, also where the program's order says another; it raises `InstarError` on a core that does
/// not tell it.
#[pyfunction]
#[pyo3(signature = (program, *, observers, core = None, checker = None, secrets = Vec::new(), max_instructions = None,
                    sampling = None, hardware_values = false, console = None, progress = None))]
#[allow(clippy::too_many_arguments)]
pub fn observe_run(
    py: Python<'_>,
    program: PyRef<'_, Program>,
    observers: PyRef<'_, Observers>,
    core: Option<PyRef<'_, Core>>,
    checker: Option<PyRef<'_, Checker>>,
    secrets: Vec<String>,
    max_instructions: Option<u64>,
    sampling: Option<PyRef<'_, Sampling>>,
    hardware_values: bool,
    console: Option<ShowText>,
    progress: Option<Progress>,
) -> PyResult<Record<(RunResult, Observed)>> {
    let core = core.as_ref().map(|c| c.inner());
    let (wanted, subject) = (&*observers, &program.subject);
    let sampling = sampling.as_ref().map(|sampling| &sampling.0);
    let checker = checker.as_deref();
    let mut shown = Console::new(console);
    let done = run_detached(py, progress, |go_on| {
        let mut checker = checker.map(Checker::inner);
        let mut found = Vec::new();
        if let Some(checker) = &checker {
            for secret in &secrets {
                found.push(checker.symbol(secret)?);
            }
        }
        let secrets = checker.as_mut().map(|checker| SecretsOf { checker: &mut *checker, secrets: &found });
        let mut all = wanted.open(subject)?;
        let (limit, cycles, observers) = (max_instructions, wanted.cycles.as_ref(), lent(&mut all));
        let values = whose(hardware_values);
        let plan =
            Plan { core, limit, sampling, cycles, observers, secrets, values, ..Plan::of(RunTarget::Whole) };
        let (run, cycles) =
            subject.execute(plan, &mut |stream, text| shown.show(stream, text), go_on)?.run()?;
        Ok((run, cycles, all))
    });
    let (run, cycles, observers) = shown.end(done)?;
    Ok(Record((run.into(), Observed::new(&observers, cycles))))
}

/// Runs a program as `Program.run` does and measures the part that lies between two symbols.
///
/// The part begins before the instruction at `begin` when the program comes there the `time`-th
/// time (from 1), and ends before that at `end`. Instructions and cycles of the result, and what
/// `observers` see in cycles, are the part's; no other observer is taken.
#[pyfunction]
#[pyo3(signature = (program, begin, end, *, time = 1, observers = None, core = None, max_instructions = None,
                    progress = None))]
#[allow(clippy::too_many_arguments)]
pub fn observe_between(
    py: Python<'_>,
    program: PyRef<'_, Program>,
    begin: String,
    end: String,
    time: u32,
    observers: Option<PyRef<'_, Observers>>,
    core: Option<PyRef<'_, Core>>,
    max_instructions: Option<u64>,
    progress: Option<Progress>,
) -> PyResult<Record<(RunResult, Observed)>> {
    let core = core.as_ref().map(|c| c.inner());
    let (wanted, subject) = (observers.as_ref().and_then(|wanted| wanted.cycles.as_ref()), &program.subject);
    let between = Between { begin, end, time };
    let (run, cycles) = run_detached(py, progress, |go_on| {
        subject.run_between(&between, core, wanted, max_instructions, &mut |_, _| {}, go_on)
    })?;
    Ok(Record((run.into(), Observed::new(&[], cycles))))
}
