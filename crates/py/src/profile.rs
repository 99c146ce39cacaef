//! Where the cycles of a call, a program or a trace went.
//!
//! Source: `instar_measure::profile`; a profile is its serialised form.

use std::path::PathBuf;

use instar_measure::StandInSource;
use instar_measure::profile::{TraceSubject, Wanted, Weight, Window, profile_trace as profile_a_trace};
use pyo3::prelude::*;

use crate::convert::to_python;
use crate::error::raise;
use crate::library::{Core, Design};
use crate::progress::run_detached;

/// Files that are wanted of a run.
#[pyclass(frozen, module = "instar._core")]
pub struct Views(pub Wanted);

#[pymethods]
impl Views {
    #[new]
    #[pyo3(signature = (*, title = String::new(), flame = None, flame_of = None, kanata = None, timeline = None,
                        log = None, window = None))]
    fn new(
        title: String,
        flame: Option<PathBuf>,
        flame_of: Option<&str>,
        kanata: Option<PathBuf>,
        timeline: Option<PathBuf>,
        log: Option<PathBuf>,
        window: Option<(u64, u64)>,
    ) -> PyResult<Self> {
        let weight = match flame_of {
            None => None,
            Some("cycles") => Some(Weight::Cycles),
            Some("instructions") => Some(Weight::Instructions),
            Some(other) => {
                let sentence = format!("a flame graph is of cycles or of instructions, not of \"{other}\"");
                return Err(raise(sentence));
            }
        };
        let window = window.map(|(first, last)| Window { first, last });
        Ok(Self(Wanted { flame, weight, title, kanata, timeline, log, window }))
    }
}

/// Times a trace, or the named part of it, and says where its cycles went; and what is to be known of that, one sentence each.
#[pyfunction]
#[pyo3(signature = (trace, core, *, part = None, index = None, design = None, program = None, views = None,
                    progress = None))]
#[allow(clippy::too_many_arguments)]
pub fn profile_trace<'py>(
    py: Python<'py>,
    trace: PathBuf,
    core: PyRef<'py, Core>,
    part: Option<&str>,
    index: Option<PathBuf>,
    design: Option<PyRef<'py, Design>>,
    program: Option<PathBuf>,
    views: Option<PyRef<'py, Views>>,
    progress: Option<Py<PyAny>>,
) -> PyResult<(Bound<'py, PyAny>, Vec<String>)> {
    let (host, design) = (core.inner(), design.as_ref().map(|d| d.inner()));
    let wanted = wanted(views);
    let stand_ins = StandInSource { design, program: program.as_deref() };
    let subject = TraceSubject { path: &trace, part, index: index.as_deref(), stand_ins };
    let (profile, notes) =
        run_detached(py, progress, |go_on| profile_a_trace(subject, host, &wanted, go_on))?;
    Ok((to_python(py, &profile)?, notes))
}

fn wanted(views: Option<PyRef<'_, Views>>) -> Wanted {
    views.map_or_else(Wanted::default, |views| views.0.clone())
}
