//! Who looks on while a program runs: histogram, profiles, coverage, trace, secrets.
//!
//! Source: `instar_measure::run`; what was seen is its serialised form.

use std::path::PathBuf;

use instar_measure::profile::{Profile, ProfileObserver, Wanted};
use instar_measure::run::{CommitLog, Plan, RunObserver, SecretsOf, StreamTrace, What};
use instar_measure::{CoverageObserver, Error, HistogramObserver, Subject};
use instar_trace::StreamForm;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arguments::{Arg, Returned};
use crate::convert::{json_to_python, to_python};
use crate::error::raise;
use crate::library::Core;
use crate::profile::Views;
use crate::program::{Program, call_result, call_spec, run_result};
use crate::progress::{Console, run_detached};
use crate::sampling::Sampling;
use crate::secret::Checker;

/// What is wanted of a run besides its result.
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

/// What was seen, by its name; nothing of what was not wanted.
fn seen<'py>(
    py: Python<'py>,
    observers: &[Box<dyn RunObserver>],
    cycles: Option<&Profile>,
) -> PyResult<Bound<'py, PyDict>> {
    let seen = PyDict::new(py);
    for name in ["histogram", "profile", "coverage"] {
        seen.set_item(name, py.None())?;
    }
    for (name, value) in observers.iter().filter_map(|observer| observer.report()) {
        seen.set_item(name, json_to_python(py, &value)?)?;
    }
    seen.set_item("cycles", to_python(py, &cycles)?)?;
    Ok(seen)
}

/// They are lent to a plan.
fn lent(observers: &mut [Box<dyn RunObserver>]) -> Vec<&mut dyn RunObserver> {
    observers.iter_mut().map(|observer| &mut **observer as _).collect()
}

#[pymethods]
impl Observers {
    #[new]
    #[pyo3(signature = (*, histogram = false, profile = None, coverage = None, trace = None, trace_form = "native",
                        cycles = None))]
    fn new(
        histogram: bool,
        profile: Option<PyRef<'_, Views>>,
        coverage: Option<PathBuf>,
        trace: Option<PathBuf>,
        trace_form: &str,
        cycles: Option<PyRef<'_, Views>>,
    ) -> PyResult<Self> {
        let wanted = |views: Option<PyRef<'_, Views>>| views.map(|views| views.0.clone());
        let form = match trace_form {
            "native" => Some(StreamForm::Native),
            "rvfi" => Some(StreamForm::Rvfi),
            "spike" => None,
            other => {
                return Err(raise(format!(
                    "there is no form \"{other}\" of a trace; known: native, rvfi, spike"
                )));
            }
        };
        let trace = trace.map(|path| (path, form));
        Ok(Self { histogram, profile: wanted(profile), coverage, trace, cycles: wanted(cycles) })
    }
}

/// Calls a function as `Program.call` does while others look on.
#[pyfunction]
#[pyo3(signature = (program, symbol, args = Vec::new(), *, observers, core = None, cold = false, returns = None,
                    max_instructions = None, sampling = None, progress = None))]
#[allow(clippy::too_many_arguments)]
pub fn observe_call<'py>(
    py: Python<'py>,
    program: PyRef<'py, Program>,
    symbol: &str,
    args: Vec<PyRef<'py, Arg>>,
    observers: PyRef<'py, Observers>,
    core: Option<PyRef<'py, Core>>,
    cold: bool,
    returns: Option<&str>,
    max_instructions: Option<u64>,
    sampling: Option<PyRef<'py, Sampling>>,
    progress: Option<Py<PyAny>>,
) -> PyResult<(Bound<'py, PyDict>, Bound<'py, PyDict>)> {
    let returned = Returned::new(returns)?;
    let spec = call_spec(symbol, &args, &returned);
    let core = core.as_ref().map(|c| c.inner());
    let (wanted, subject) = (&*observers, &program.subject);
    let sampling = sampling.as_ref().map(|sampling| &sampling.0);
    let (call, cycles, observers) = run_detached(py, progress, |go_on| {
        let mut all = wanted.open(subject)?;
        let (limit, cycles, observers) = (max_instructions, wanted.cycles.as_ref(), lent(&mut all));
        let plan = Plan { core, cold, limit, sampling, cycles, observers, ..Plan::of(What::Call(&spec)) };
        let (call, cycles) = subject.execute(plan, &mut |_, _| {}, go_on)?.call()?;
        Ok((call, cycles, all))
    })?;
    Ok((call_result(py, &call, &returned)?, seen(py, &observers, cycles.as_ref())?))
}

/// Runs a program as `Program.run` does while others look on; `secrets`, `SYMBOL` or `SYMBOL:LENGTH`, are followed by
/// `checker`.
#[pyfunction]
#[pyo3(signature = (program, *, observers, core = None, checker = None, secrets = Vec::new(), max_instructions = None,
                    sampling = None, console = None, progress = None))]
#[allow(clippy::too_many_arguments)]
pub fn observe_run<'py>(
    py: Python<'py>,
    program: PyRef<'py, Program>,
    observers: PyRef<'py, Observers>,
    core: Option<PyRef<'py, Core>>,
    checker: Option<PyRef<'py, Checker>>,
    secrets: Vec<String>,
    max_instructions: Option<u64>,
    sampling: Option<PyRef<'py, Sampling>>,
    console: Option<Py<PyAny>>,
    progress: Option<Py<PyAny>>,
) -> PyResult<(Bound<'py, PyDict>, Bound<'py, PyDict>)> {
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
        let plan = Plan { core, limit, sampling, cycles, observers, secrets, ..Plan::of(What::Whole) };
        let (run, cycles) =
            subject.execute(plan, &mut |stream, text| shown.show(stream, text), go_on)?.run()?;
        Ok((run, cycles, all))
    });
    let (run, cycles, observers) = shown.end(done)?;
    Ok((run_result(py, &run)?, seen(py, &observers, cycles.as_ref())?))
}
