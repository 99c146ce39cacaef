//! Memory images for RTL, and the scores of RTL runs.
//!
//! Source: `instar_measure::RtlImage`.

use std::path::PathBuf;

use instar_measure::index::Window;
use instar_measure::{ElementScore, Error, RtlNotes};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use serde::Serialize;

use crate::arguments::Returned;
use crate::convert::{Bytes, Record};
use crate::core::Core;
use crate::error::raise;
use crate::progress::{Progress, run_detached};
use crate::trace::ScoredWindow;

/// A call or a program, ready for RTL.
#[pyclass(frozen, module = "instar._core")]
pub struct RtlImage {
    pub image: instar_measure::RtlImage,
    pub returned: Returned,
}

#[pymethods]
impl RtlImage {
    #[getter]
    fn elf<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.image.image().elf)
    }

    #[getter]
    fn tohost(&self) -> Option<u64> {
        self.image.image().tohost
    }

    /// First address of the timer beside it.
    #[getter]
    fn timer(&self) -> Option<u64> {
        self.image.timer()
    }

    /// Address and length of the memory that it needs.
    #[getter]
    fn memory(&self) -> (u64, u64) {
        (self.image.image().memory_base, self.image.image().memory_size)
    }

    /// Address and length of what is compared after the run.
    #[getter]
    fn written(&self) -> Vec<(u64, u64)> {
        self.image.image().written.clone()
    }

    /// The two calls, as an index.json has them; empty for a whole program.
    #[pyo3(signature = (*, progress = None))]
    fn windows(&self, py: Python<'_>, progress: Option<Progress>) -> PyResult<Record<Vec<Window>>> {
        run_detached(py, progress, |go_on| self.image.windows(go_on)).map(Record)
    }

    /// Runs in simulator and model along the RTL's trace, then compares its memory.
    ///
    /// `trace` may be a pipe; `memory` holds the bytes of `written` and is read once the trace has
    /// ended, as are `results`, what the design's instructions wrote, eight bytes each, and
    /// `accesses`, those of its devices, twelve bytes each. `name` stands in the scores.
    #[pyo3(signature = (core, trace, memory, name, *, results = None, accesses = None, progress = None))]
    #[expect(clippy::too_many_arguments, reason = "they have names in Python")]
    fn score(
        &self,
        py: Python<'_>,
        core: PyRef<'_, Core>,
        trace: PathBuf,
        memory: PathBuf,
        name: &str,
        results: Option<PathBuf>,
        accesses: Option<PathBuf>,
        progress: Option<Progress>,
    ) -> PyResult<Record<RtlResult>> {
        let core = core.inner();
        let notes = RtlNotes { results: results.as_deref(), accesses: accesses.as_deref() };
        let scored = run_detached(py, progress, |go_on| {
            match self.image.score(core, &trace, &memory, notes, go_on) {
                // What is wrong is a result, not a wrong input.
                Err(Error::Wrong(sentence)) => Ok(Err(sentence)),
                other => other.map(Ok),
            }
        })?;
        let (windows, result, results, accesses, wrong) = match scored {
            Ok(scored) => (scored.windows, scored.result, scored.results, scored.accesses, None),
            Err(sentence) => (Vec::new(), None, 0, 0, Some(sentence)),
        };
        let returned = result.as_ref().map_or(0, |result| self.returned.of(result));
        let buffers = result.map_or_else(Vec::new, |result| result.outputs);
        Ok(Record(RtlResult {
            windows: windows.into_iter().map(|window| ScoredWindow::new(name, core, window)).collect(),
            wrong,
            returned,
            buffers: buffers.into_iter().map(|output| output.map(Bytes)).collect(),
            results,
            accesses,
        }))
    }

    /// Runs in simulator and model, and compares what comes into the core's elements with what the
    /// bench wrote of them to `elements`.
    #[pyo3(signature = (core, elements, *, progress = None))]
    fn score_elements(
        &self,
        py: Python<'_>,
        core: PyRef<'_, Core>,
        elements: PathBuf,
        progress: Option<Progress>,
    ) -> PyResult<Record<ElementScore>> {
        let core = core.inner();
        run_detached(py, progress, |go_on| self.image.score_elements(core, &elements, go_on)).map(Record)
    }
}

/// What a run in RTL came to.
#[derive(Serialize)]
struct RtlResult {
    windows: Vec<ScoredWindow>,
    /// RTL and simulator do not agree: one sentence.
    wrong: Option<String>,
    /// Of the call, by the RTL; 0 for a whole program.
    returned: i128,
    /// One for each argument; empty for a whole program.
    buffers: Vec<Option<Bytes>>,
    /// Of the design's instructions, those that were compared one by one.
    results: u64,
    /// Of the design's devices, those that were compared one by one.
    accesses: u64,
}

/// Records what an RTL simulation retires; `source` may be a pipe.
#[pyfunction]
pub fn record_trace(py: Python<'_>, source: PathBuf, target: PathBuf) -> PyResult<()> {
    py.detach(|| instar_measure::record(&source, &target)).map_err(raise)
}
