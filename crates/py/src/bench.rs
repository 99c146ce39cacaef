//! Speed of the simulator and of the models.
//!
//! Source: `instar_measure::speed`.

use std::time::Duration;

use instar_measure::speed::{Mode, speed};
use pyo3::prelude::*;

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
    let spec = args.iter().fold(instar_sim::CallSpec::new(symbol), |spec, arg| spec.argument(arg.0.clone()));
    let core = core.as_ref().map(|c| c.inner());
    let subject = &program.subject;
    run_detached(py, None, |go_on| {
        speed(subject, &spec, mode, core, Duration::from_secs_f64(seconds.max(0.0)), go_on)
    })
}
