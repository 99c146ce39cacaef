//! Recorded traces: scored against a model, and annotated by it.
//!
//! Source: `instar_measure`.

use std::path::PathBuf;

use instar_design::HostCore;
use instar_measure::index::{self, Window};
use instar_measure::{
    Annotated, EndValues, Score, StandInSource, WindowScore, annotate as annotate_trace, score as score_trace,
};
use pyo3::prelude::*;
use serde::Serialize;

use crate::convert::Record;
use crate::core::Core;
use crate::design::Design;
use crate::error::raise;
use crate::progress::{Progress, run_detached};

/// What an index says of a trace.
#[derive(Serialize)]
pub struct IndexEntry {
    trace: PathBuf,
    core: Option<String>,
    isa: Option<String>,
    windows: usize,
    timed: Vec<Window>,
}

/// What a window of a trace came to.
#[derive(Serialize)]
#[serde(rename = "WindowScore")]
pub struct ScoredWindow {
    trace: String,
    core: String,
    #[serde(flatten)]
    score: WindowScore,
    /// Instructions read as another by [[stand-in]].
    replaced: u64,
    /// Reads of a clock in the whole trace.
    clock_reads: u64,
    /// Python: `TraceForm`
    form: &'static str,
    /// What is to be known of the figures.
    notes: Vec<String>,
    /// What the recorded program left, where it was run again; of the whole trace.
    values: Option<EndValues>,
}

impl ScoredWindow {
    /// A window of the RTL's trace that is called `trace`.
    pub fn new(trace: &str, core: &HostCore, score: WindowScore) -> Self {
        let core = core.file.name.clone();
        Self {
            trace: trace.into(),
            core,
            score,
            replaced: 0,
            clock_reads: 0,
            form: "rvfi",
            notes: Vec::new(),
            values: None,
        }
    }
}

/// The traces of a folder or of one file, with what the index.json beside them says of each.
#[pyfunction]
#[pyo3(signature = (path, index = None))]
pub fn trace_index(path: PathBuf, index: Option<PathBuf>) -> PyResult<Record<Vec<IndexEntry>>> {
    let found = index::traces(&path, index.as_deref()).map_err(raise)?;
    let entries = found.into_iter().map(|(trace, entry)| {
        let index::IndexEntry { core, isa, windows: timed, .. } = entry;
        IndexEntry { trace, core, isa, windows: timed.len(), timed }
    });
    Ok(Record(entries.collect()))
}

/// Times a trace. `design` brings its [[stand-in]] entries, `program` the ELF for their symbols.
#[pyfunction]
#[pyo3(signature = (trace, core, *, index = None, design = None, program = None, progress = None))]
pub fn score(
    py: Python<'_>,
    trace: PathBuf,
    core: PyRef<'_, Core>,
    index: Option<PathBuf>,
    design: Option<PyRef<'_, Design>>,
    program: Option<PathBuf>,
    progress: Option<Progress>,
) -> PyResult<Record<Vec<ScoredWindow>>> {
    let (host, design) = (core.inner(), design.as_ref().map(|d| &**d.inner()));
    let scored = run_detached(py, progress, |go_on| {
        let stand_ins = StandInSource { design, program: program.as_deref() };
        score_trace(&trace, host, index.as_deref(), stand_ins, go_on)
    })?;
    let name = trace.file_name().unwrap_or_default().to_string_lossy();
    let Score { windows, replaced, clock_reads, form, notes, values } = scored;
    let windows = windows.into_iter().map(|window| {
        let (notes, values) = (notes.clone(), values.clone());
        ScoredWindow { replaced, clock_reads, form, notes, values, ..ScoredWindow::new(&name, host, window) }
    });
    Ok(Record(windows.collect()))
}

/// Writes the trace with the model's commit cycles and the causes of each delay.
#[pyfunction]
#[pyo3(signature = (trace, core, out, *, design = None, program = None, progress = None))]
pub fn annotate(
    py: Python<'_>,
    trace: PathBuf,
    core: PyRef<'_, Core>,
    out: PathBuf,
    design: Option<PyRef<'_, Design>>,
    program: Option<PathBuf>,
    progress: Option<Progress>,
) -> PyResult<Record<Annotated>> {
    let (host, design) = (core.inner(), design.as_ref().map(|d| &**d.inner()));
    let done = run_detached(py, progress, |go_on| {
        let stand_ins = StandInSource { design, program: program.as_deref() };
        annotate_trace(&trace, host, &out, stand_ins, go_on)
    });
    done.map(Record)
}
