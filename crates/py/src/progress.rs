//! Long runs: the interpreter is released, told how far they are, and asked for signals.
//!
//! Source: PyO3's `Python::detach` and `Python::check_signals`.

use std::time::{Duration, Instant};

use instar_measure::Error;
use instar_sim::Stream;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes};

use crate::error::raise;

/// Told now and then how many instructions were done; what it raises ends the run.
pub type Progress = Py<PyAny>;

/// Shows what a program wrote, and to which file: 1 (its output) or 2 (its errors).
pub type ShowText = Py<PyAny>;

/// Least time between two looks for signals, and between two calls of the user's callback.
const SIGNALS: Duration = Duration::from_millis(5);
const PAUSE: Duration = Duration::from_millis(100);

/// Runs `work` without the interpreter. `work` gets a callback that takes the number of
/// instructions so far and answers whether to go on; what the user's callback or a signal raised is
/// raised afterwards, with a note of where the program was. Where the user's callback answers
/// `False`, the run ends with what it has, or as one that was stopped.
pub fn run_detached<T: Send>(
    py: Python<'_>,
    progress: Option<Progress>,
    work: impl FnOnce(&mut (dyn FnMut(u64) -> bool + Send)) -> Result<T, Error> + Send,
) -> PyResult<T> {
    let mut raised: Option<PyErr> = None;
    let result = py.detach(|| {
        let (mut looked, mut told) = (Instant::now(), Instant::now());
        work(&mut |instructions| {
            let now = Instant::now();
            if now - looked < SIGNALS {
                return true;
            }
            looked = now;
            let asked = Python::attach(|py| {
                py.check_signals()?;
                let Some(progress) = progress.as_ref().filter(|_| now - told >= PAUSE) else {
                    return Ok(true);
                };
                told = now;
                let answer = progress.call1(py, (instructions,))?;
                Ok::<bool, PyErr>(!answer.bind(py).is(PyBool::new(py, false)))
            });
            asked.unwrap_or_else(|error| {
                raised = Some(error);
                false
            })
        })
    });
    match (raised, result) {
        (Some(raised), result) => {
            if let Err(Error::Stopped { at: Some(at) }) = result {
                raised.value(py).call_method1("add_note", (at,))?;
            }
            Err(raised)
        }
        (None, result) => result.map_err(raise),
    }
}

/// Shows what a program prints by the user's callback, as it comes: the bytes, and the number of
/// the file.
pub struct Console {
    callback: Option<ShowText>,
    raised: Option<PyErr>,
}

impl Console {
    pub fn new(callback: Option<ShowText>) -> Self {
        Self { callback, raised: None }
    }

    /// Hands on a piece; nothing more after one that the callback refused.
    pub fn show(&mut self, stream: Stream, text: &[u8]) {
        if let Some(callback) = self.callback.as_ref().filter(|_| self.raised.is_none() && !text.is_empty()) {
            self.raised =
                Python::attach(|py| callback.call1(py, (PyBytes::new(py, text), stream.number())).err());
        }
    }

    /// The result, unless the callback refused a piece.
    pub fn end<T>(self, result: PyResult<T>) -> PyResult<T> {
        self.raised.map_or(result, Err)
    }
}
