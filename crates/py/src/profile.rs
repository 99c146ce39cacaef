//! Where the cycles of a call, a program or a trace went.
//!
//! Source: `instar_measure::profile`; a profile is its serialised form.

use std::path::PathBuf;

use instar_measure::StandInSource;
use instar_measure::profile::{
    Profile, TraceSubject, Wanted, Weight, Window, profile_trace as profile_a_trace,
};
use pyo3::prelude::*;

use crate::convert::{Choice, Record};
use crate::core::Core;
use crate::design::Design;
use crate::progress::{Progress, run_detached};

/// Files that are wanted of a run; `window`: cycles that the last three hold, from 1, both
/// included.
///
/// Without `flame_of` a flame graph is of cycles, if there is a core.
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
        flame_of: Option<Choice<Weight>>,
        kanata: Option<PathBuf>,
        timeline: Option<PathBuf>,
        log: Option<PathBuf>,
        window: Option<(u64, u64)>,
    ) -> Self {
        let weight = flame_of.map(|Choice(weight)| weight);
        let window = window.map(|(first, last)| Window { first, last });
        Self(Wanted { flame, weight, title, kanata, timeline, log, window })
    }
}

/// Times a trace, or the window `part` of its index.json, and says where its cycles went.
///
/// Beside it what is to be known of them, one sentence each.
#[pyfunction]
#[pyo3(signature = (trace, core, *, part = None, index = None, design = None, program = None, views = None,
                    progress = None))]
#[allow(clippy::too_many_arguments)]
pub fn profile_trace(
    py: Python<'_>,
    trace: PathBuf,
    core: PyRef<'_, Core>,
    part: Option<&str>,
    index: Option<PathBuf>,
    design: Option<PyRef<'_, Design>>,
    program: Option<PathBuf>,
    views: Option<PyRef<'_, Views>>,
    progress: Option<Progress>,
) -> PyResult<(Record<Profile>, Vec<String>)> {
    let (host, design) = (core.inner(), design.as_ref().map(|d| &**d.inner()));
    let wanted = views.map_or_else(Wanted::default, |views| views.0.clone());
    let stand_ins = StandInSource { design, program: program.as_deref() };
    let subject = TraceSubject { path: &trace, part, index: index.as_deref(), stand_ins };
    let (profile, notes) =
        run_detached(py, progress, |go_on| profile_a_trace(subject, host, &wanted, go_on))?;
    Ok((Record(profile), notes))
}
