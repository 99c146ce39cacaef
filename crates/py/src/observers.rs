//! What is looked at while a program runs: histogram, profile, coverage, trace.
//!
//! Source: `instar_measure::Looks`; what was seen is its serialised form.

use std::path::PathBuf;

use instar_measure::{Looks as Wanted, TraceForm};
use instar_trace::StreamForm;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arguments::{Arg, Returned};
use crate::convert::to_python;
use crate::error::raise;
use crate::library::Core;
use crate::profile::Views;
use crate::program::{Program, call_result, call_spec, run_result};
use crate::progress::{Shown, run_detached};

/// What is wanted of a run besides its result.
#[pyclass(frozen, module = "instar._core")]
pub struct Looks(Wanted);

#[pymethods]
impl Looks {
    #[new]
    #[pyo3(signature = (*, histogram = false, profile = None, coverage = None, trace = None, trace_form = "native"))]
    fn new(
        histogram: bool,
        profile: Option<PyRef<'_, Views>>,
        coverage: Option<PathBuf>,
        trace: Option<PathBuf>,
        trace_form: &str,
    ) -> PyResult<Self> {
        let profile = profile.map(|views| views.0.clone());
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
        Ok(Self(Wanted { histogram, profile, coverage, trace: trace.map(|path| (path, form)) }))
    }
}

/// Calls a function once, without a core, and looks on.
#[pyfunction]
#[pyo3(signature = (program, symbol, args = Vec::new(), *, looks, returns = None, max_instructions = None,
                    progress = None))]
#[allow(clippy::too_many_arguments)]
pub fn look_at_call<'py>(
    py: Python<'py>,
    program: PyRef<'py, Program>,
    symbol: &str,
    args: Vec<PyRef<'py, Arg>>,
    looks: PyRef<'py, Looks>,
    returns: Option<&str>,
    max_instructions: Option<u64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<(Bound<'py, PyDict>, Bound<'py, PyAny>)> {
    let returned = Returned::new(returns)?;
    let spec = call_spec(symbol, &args, &returned);
    let (looks, subject) = (&looks.0, &program.subject);
    let (call, seen) =
        run_detached(py, progress, |go_on| subject.look_at_call(&spec, looks, max_instructions, go_on))?;
    Ok((call_result(py, &call, &returned)?, to_python(py, &seen)?))
}

/// Runs a program as `Program.run` does, and looks on.
#[pyfunction]
#[pyo3(signature = (program, *, looks, core = None, max_instructions = None, console = None, progress = None))]
pub fn look_at_run<'py>(
    py: Python<'py>,
    program: PyRef<'py, Program>,
    looks: PyRef<'py, Looks>,
    core: Option<PyRef<'py, Core>>,
    max_instructions: Option<u64>,
    console: Option<Py<PyAny>>,
    progress: Option<Py<PyAny>>,
) -> PyResult<(Bound<'py, PyDict>, Bound<'py, PyAny>)> {
    let core = core.as_ref().map(|c| c.inner());
    let (looks, subject) = (&looks.0, &program.subject);
    let mut shown = Shown::new(console);
    let done = run_detached(py, progress, |go_on| {
        subject.look_at_run(core, looks, max_instructions, &mut |text| shown.show(text), go_on)
    });
    let (run, seen) = shown.end(done)?;
    Ok((run_result(py, &run)?, to_python(py, &seen)?))
}
