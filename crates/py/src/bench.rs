//! Speed of the simulator and of the models.
//!
//! Source: `instar_measure::speed`.

use std::time::Duration;

use instar_measure::speed::{Mode, remembered as remembered_of, speed};
use instar_sim::CallSpec;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arguments::Arg;
use crate::error::raise;
use crate::library::Core;
use crate::program::Program;
use crate::progress::run_detached;

/// Million instructions per second of repeated calls, one number per call, for at least `seconds`.
#[pyfunction]
#[pyo3(signature = (program, symbol, args, mode, *, core = None, seconds = 1.0))]
pub fn bench(
    py: Python<'_>,
    program: PyRef<'_, Program>,
    symbol: &str,
    args: Vec<PyRef<'_, Arg>>,
    mode: &str,
    core: Option<PyRef<'_, Core>>,
    seconds: f64,
) -> PyResult<Vec<f64>> {
    let mode = match mode {
        "simulator" => Mode::Simulator,
        "traced" => Mode::Traced,
        "model" => Mode::Model,
        "simulator_and_model" => Mode::SimulatorAndModel,
        other => {
            return Err(raise(format!(
                "there is no bench mode \"{other}\"; known: simulator, traced, model, simulator_and_model"
            )));
        }
    };
    let spec = spec_of(symbol, &args);
    let core = core.as_ref().map(|c| c.inner());
    let subject = &program.subject;
    run_detached(py, None, |go_on| {
        speed(subject, &spec, mode, core, Duration::from_secs_f64(seconds.max(0.0)), go_on)
    })
}

/// How much of a first call a core's model did not step, as it had stepped the same before; `None` of a model that steps
/// everything.
#[pyfunction]
#[pyo3(signature = (program, symbol, args, *, core))]
pub fn remembered<'py>(
    py: Python<'py>,
    program: PyRef<'py, Program>,
    symbol: &str,
    args: Vec<PyRef<'py, Arg>>,
    core: PyRef<'py, Core>,
) -> PyResult<Option<Bound<'py, PyDict>>> {
    let spec = spec_of(symbol, &args);
    let (subject, core) = (&program.subject, core.inner());
    let (instructions, found) = run_detached(py, None, |go_on| remembered_of(subject, &spec, core, go_on))?;
    let Some(found) = found else { return Ok(None) };
    let dictionary = PyDict::new(py);
    dictionary.set_item("instructions", instructions)?;
    dictionary.set_item("replayed", found.replayed)?;
    dictionary.set_item("noted", found.noted)?;
    dictionary.set_item("states", found.states)?;
    dictionary.set_item("stretches", found.stretches)?;
    dictionary.set_item("bytes", found.bytes)?;
    dictionary.set_item("forgotten", found.forgotten)?;
    Ok(Some(dictionary))
}

fn spec_of(symbol: &str, args: &[PyRef<'_, Arg>]) -> CallSpec {
    args.iter().fold(CallSpec::new(symbol), |spec, arg| spec.argument(arg.0.clone()))
}
