//! Who looks on while a program runs: histogram, profiles, coverage, trace, secrets.
//!
//! Source: `instar_measure::run`; what was seen is its serialised form.

use std::path::PathBuf;

use instar_measure::run::{Observers as Wanted, Plan, SecretsOf, TraceForm, What};
use instar_trace::StreamForm;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arguments::{Arg, Returned};
use crate::convert::to_python;
use crate::error::raise;
use crate::library::Core;
use crate::profile::Views;
use crate::program::{Program, call_result, call_spec, run_result};
use crate::progress::{Console, run_detached};
use crate::sampling::Sampling;
use crate::secret::Checker;

/// What is wanted of a run besides its result.
#[pyclass(frozen, module = "instar._core")]
pub struct Observers(Wanted);

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
            "native" => TraceForm::Stream(StreamForm::Native),
            "rvfi" => TraceForm::Stream(StreamForm::Rvfi),
            "spike" => TraceForm::Spike,
            other => {
                return Err(raise(format!(
                    "there is no form \"{other}\" of a trace; known: native, rvfi, spike"
                )));
            }
        };
        let trace = trace.map(|path| (path, form));
        Ok(Self(Wanted { histogram, profile: wanted(profile), coverage, trace, cycles: wanted(cycles) }))
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
) -> PyResult<(Bound<'py, PyDict>, Bound<'py, PyAny>)> {
    let returned = Returned::new(returns)?;
    let spec = call_spec(symbol, &args, &returned);
    let core = core.as_ref().map(|c| c.inner());
    let (observers, subject) = (&observers.0, &program.subject);
    let sampling = sampling.as_ref().map(|sampling| &sampling.0);
    let (call, observed) = run_detached(py, progress, |go_on| {
        let limit = max_instructions;
        let plan = Plan { core, cold, limit, sampling, observers, ..Plan::of(What::Call(&spec)) };
        subject.execute(plan, &mut |_, _| {}, go_on)?.call()
    })?;
    Ok((call_result(py, &call, &returned)?, to_python(py, &observed)?))
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
) -> PyResult<(Bound<'py, PyDict>, Bound<'py, PyAny>)> {
    let core = core.as_ref().map(|c| c.inner());
    let (observers, subject) = (&observers.0, &program.subject);
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
        let limit = max_instructions;
        let plan = Plan { core, limit, sampling, observers, secrets, ..Plan::of(What::Whole) };
        subject.execute(plan, &mut |stream, text| shown.show(stream, text), go_on)?.run()
    });
    let (run, observed) = shown.end(done)?;
    Ok((run_result(py, &run)?, to_python(py, &observed)?))
}
