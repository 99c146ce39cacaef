//! Recorded traces: scored against a model, and annotated by it.
//!
//! Source: `instar_measure`.

use std::path::PathBuf;

use instar_measure::{
    Missing, StandInSource, WindowScore, annotate as annotate_trace, index, score as score_trace,
};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::error::raise;
use crate::library::{Core, Design};
use crate::progress::run_detached;

/// The traces of a folder or of one file, with what the index.json beside them says of each.
#[pyfunction]
#[pyo3(signature = (path, index = None))]
pub fn trace_index<'py>(
    py: Python<'py>,
    path: PathBuf,
    index: Option<PathBuf>,
) -> PyResult<Bound<'py, PyList>> {
    let list = PyList::empty(py);
    for (file, entry) in index::traces(&path, index.as_deref()).map_err(raise)? {
        let described = PyDict::new(py);
        described.set_item("trace", file.display().to_string())?;
        described.set_item("core", entry.core)?;
        described.set_item("isa", entry.isa)?;
        described.set_item("windows", entry.windows.len())?;
        let timed = PyList::empty(py);
        for window in entry.windows {
            let bounds = PyDict::new(py);
            bounds.set_item("name", window.name)?;
            bounds.set_item("first_line", window.first_line)?;
            bounds.set_item("last_line", window.last_line)?;
            timed.append(bounds)?;
        }
        described.set_item("timed", timed)?;
        list.append(described)?;
    }
    Ok(list)
}

/// Times a trace.
#[pyfunction]
#[pyo3(signature = (trace, core, *, index = None, design = None, program = None, progress = None))]
pub fn score<'py>(
    py: Python<'py>,
    trace: PathBuf,
    core: PyRef<'py, Core>,
    index: Option<PathBuf>,
    design: Option<PyRef<'py, Design>>,
    program: Option<PathBuf>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyList>> {
    let (host, design) = (core.inner(), design.as_ref().map(|d| d.inner()));
    let scored = run_detached(py, progress, |go_on| {
        let stand_ins = StandInSource { design, program: program.as_deref() };
        score_trace(&trace, host, index.as_deref(), stand_ins, go_on)
    })?;
    let name = trace.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let list = windows(py, &name, &host.file.name, &scored.windows, scored.replaced)?;
    for described in list.iter() {
        described.set_item("clock_reads", scored.clock_reads)?;
        described.set_item("form", scored.form)?;
        described.set_item("notes", scored.notes.clone())?;
    }
    Ok(list)
}

/// Scores as a list of dictionaries.
pub fn windows<'py>(
    py: Python<'py>,
    trace: &str,
    core: &str,
    scored: &[WindowScore],
    replaced: u64,
) -> PyResult<Bound<'py, PyList>> {
    let list = PyList::empty(py);
    for window in scored {
        let described = PyDict::new(py);
        described.set_item("trace", trace)?;
        described.set_item("core", core)?;
        described.set_item("window", &window.window)?;
        described.set_item("instructions", window.instructions)?;
        described.set_item("accuracy", window.accuracy)?;
        described.set_item("cycles_reference", window.cycles_reference)?;
        described.set_item("cycles_model", window.cycles_model)?;
        described.set_item("first_to_last_reference", window.first_to_last_reference)?;
        described.set_item("first_to_last_model", window.first_to_last_model)?;
        set_missing(&described, window.missing)?;
        described.set_item("replaced", replaced)?;
        described.set_item("clock_reads", 0)?;
        described.set_item("form", "rvfi")?;
        described.set_item("notes", Vec::<String>::new())?;
        list.append(described)?;
    }
    Ok(list)
}

/// What a trace does not tell, as keys of what came of it.
fn set_missing(described: &Bound<'_, PyDict>, missing: Missing) -> PyResult<()> {
    described.set_item("divides_without_operands", missing.divides)?;
    described.set_item("costs_without_operand", missing.costs)?;
    described.set_item("accesses_without_address", missing.addresses)?;
    described.set_item("traps_between_lines", missing.traps)
}

/// Writes the trace with the model's commit cycles and the causes of each delay.
#[pyfunction]
#[pyo3(signature = (trace, core, out, *, design = None, program = None, progress = None))]
pub fn annotate<'py>(
    py: Python<'py>,
    trace: PathBuf,
    core: PyRef<'py, Core>,
    out: PathBuf,
    design: Option<PyRef<'py, Design>>,
    program: Option<PathBuf>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let (host, design) = (core.inner(), design.as_ref().map(|d| d.inner()));
    let done = run_detached(py, progress, |go_on| {
        let stand_ins = StandInSource { design, program: program.as_deref() };
        annotate_trace(&trace, host, &out, stand_ins, go_on)
    })?;
    let result = PyDict::new(py);
    result.set_item("instructions", done.instructions)?;
    result.set_item("cycles", done.cycles)?;
    set_missing(&result, done.missing)?;
    result.set_item("form", done.form)?;
    result.set_item("replaced", done.replaced)?;
    result.set_item("notes", done.notes)?;
    Ok(result)
}
