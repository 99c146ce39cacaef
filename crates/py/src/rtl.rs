//! Memory images for RTL, and the scores of RTL runs.
//!
//! Source: `instar_measure::RtlImage`.

use std::path::PathBuf;

use instar_measure::Error;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList};

use crate::arguments::Returned;
use crate::error::raise;
use crate::library::Core;
use crate::program::buffers;
use crate::progress::run_detached;
use crate::trace::windows;

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

    #[getter]
    fn memory(&self) -> (u64, u64) {
        (self.image.image().memory_base, self.image.image().memory_size)
    }

    #[getter]
    fn written(&self) -> Vec<(u64, u64)> {
        self.image.image().written.clone()
    }

    /// The timed parts of the run, as an index.json has them.
    #[pyo3(signature = (*, progress = None))]
    fn windows<'py>(&self, py: Python<'py>, progress: Option<Py<PyAny>>) -> PyResult<Bound<'py, PyList>> {
        let found = run_detached(py, progress, |go_on| self.image.windows(go_on))?;
        let list = PyList::empty(py);
        for window in found {
            let described = PyDict::new(py);
            described.set_item("name", window.name)?;
            described.set_item("first_line", window.first_line)?;
            described.set_item("last_line", window.last_line)?;
            list.append(described)?;
        }
        Ok(list)
    }

    /// Runs in simulator and model along the RTL's trace, then compares memory.
    #[pyo3(signature = (core, trace, memory, name, *, results = None, progress = None))]
    #[expect(clippy::too_many_arguments, reason = "they have names in Python")]
    fn score<'py>(
        &self,
        py: Python<'py>,
        core: PyRef<'py, Core>,
        trace: PathBuf,
        memory: PathBuf,
        name: &str,
        results: Option<PathBuf>,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let core = core.inner();
        let scored = run_detached(py, progress, |go_on| {
            match self.image.score(core, &trace, &memory, results.as_deref(), go_on) {
                // What is wrong is a result, not a wrong input.
                Err(Error::Wrong(sentence)) => Ok(Err(sentence)),
                other => other.map(Ok),
            }
        })?;
        let described = PyDict::new(py);
        let (list, result, compared, wrong) = match scored {
            Ok(scored) => {
                let list = windows(py, name, &core.file.name, &scored.windows, 0)?;
                (list, scored.result, scored.results, None)
            }
            Err(sentence) => (PyList::empty(py), None, 0, Some(sentence)),
        };
        described.set_item("results", compared)?;
        described.set_item("windows", list)?;
        described.set_item("wrong", wrong)?;
        let value = result.as_ref().and_then(|r| r.value.integer()).unwrap_or(0);
        described.set_item("returned", self.returned.read(value))?;
        described.set_item("buffers", buffers(py, result.as_ref().map_or(&[], |r| &r.outputs))?)?;
        Ok(described)
    }
}

/// Records what an RTL simulation retires; `source` may be a pipe.
#[pyfunction]
pub fn record_trace(py: Python<'_>, source: PathBuf, target: PathBuf) -> PyResult<()> {
    py.detach(|| instar_measure::record(&source, &target)).map_err(raise)
}
