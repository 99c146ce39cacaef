//! Speed of the simulator and of the models.
//!
//! Source: `instar_measure::speed`.

use std::time::Duration;

use instar_measure::speed::{Mode, remembered as remembered_of, speed};
use pyo3::prelude::*;
use serde::Serialize;

use crate::arguments::{Arg, Returned};
use crate::convert::{Choice, Record};
use crate::core::Core;
use crate::program::{Program, call_spec};
use crate::progress::run_detached;

/// Million instructions per second of repeated calls, one number per call, for at least `seconds`.
#[pyfunction]
#[pyo3(signature = (program, symbol, args, mode, *, core = None, seconds = 1.0))]
pub fn bench(
    py: Python<'_>,
    program: PyRef<'_, Program>,
    symbol: &str,
    args: Vec<PyRef<'_, Arg>>,
    mode: Choice<Mode>,
    core: Option<PyRef<'_, Core>>,
    seconds: f64,
) -> PyResult<Vec<f64>> {
    let spec = call_spec(symbol, &args, &Returned::new(None)?);
    let core = core.as_ref().map(|c| c.inner());
    let subject = &program.subject;
    run_detached(py, None, |go_on| {
        speed(subject, &spec, mode.0, core, Duration::from_secs_f64(seconds.max(0.0)), go_on)
    })
}

/// How much of a call a core model did not step, because it had stepped the same before.
#[derive(Serialize)]
pub struct Remembered {
    /// Instructions of the call.
    instructions: u64,
    #[serde(flatten)]
    found: instar_cores::Remembered,
}

/// The first call of a function in a model that knows nothing; None where the model steps
/// everything.
#[pyfunction]
#[pyo3(signature = (program, symbol, args, *, core))]
pub fn remembered(
    py: Python<'_>,
    program: PyRef<'_, Program>,
    symbol: &str,
    args: Vec<PyRef<'_, Arg>>,
    core: PyRef<'_, Core>,
) -> PyResult<Option<Record<Remembered>>> {
    let spec = call_spec(symbol, &args, &Returned::new(None)?);
    let (subject, core) = (&program.subject, core.inner());
    let (instructions, found) = run_detached(py, None, |go_on| remembered_of(subject, &spec, core, go_on))?;
    Ok(found.map(|found| Record(Remembered { instructions, found })))
}
