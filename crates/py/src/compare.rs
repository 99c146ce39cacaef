//! Two timed streams side by side.
//!
//! Source: `instar_measure::compare`; a comparison is its serialised form.

use std::path::PathBuf;

use instar_measure::StandInSource;
use instar_measure::compare::{Comparison, Source, compare as compare_streams};
use instar_measure::profile::TraceSubject;
use instar_sim::CallSpec;
use pyo3::prelude::*;

use crate::arguments::{Arg, Returned};
use crate::convert::Record;
use crate::core::Core;
use crate::design::Design;
use crate::program::Program;
use crate::progress::{Progress, run_detached};

enum Kind {
    Trace { path: PathBuf, part: Option<String>, index: Option<PathBuf>, program: Option<PathBuf>, own: bool },
    Call { program: Py<Program>, spec: CallSpec, cold: bool },
    Run(Py<Program>),
}

/// A stream of instructions with their times.
#[pyclass(frozen, module = "instar._core")]
pub struct Timing {
    kind: Kind,
    core: Py<Core>,
    design: Option<Py<Design>>,
}

#[pymethods]
impl Timing {
    /// A trace: with its own cycles where `recorded`, else in the core model.
    #[staticmethod]
    #[pyo3(signature = (path, core, *, recorded, part = None, index = None, design = None, program = None))]
    fn trace(
        path: PathBuf,
        core: Py<Core>,
        recorded: bool,
        part: Option<String>,
        index: Option<PathBuf>,
        design: Option<Py<Design>>,
        program: Option<PathBuf>,
    ) -> Self {
        Self { kind: Kind::Trace { path, part, index, program, own: recorded }, core, design }
    }

    /// A call of a function: the second, or the first if it is to be cold.
    #[staticmethod]
    #[pyo3(signature = (program, symbol, args = Vec::new(), *, core, returns = None, cold = false))]
    fn call(
        program: Py<Program>,
        symbol: &str,
        args: Vec<PyRef<'_, Arg>>,
        core: Py<Core>,
        returns: Option<&str>,
        cold: bool,
    ) -> PyResult<Self> {
        let spec = CallSpec::new(symbol).returning(Returned::new(returns)?.kind);
        let spec = args.iter().fold(spec, |spec, arg| spec.argument(arg.0.clone()));
        Ok(Self { kind: Kind::Call { program, spec, cold }, core, design: None })
    }

    /// A whole program.
    #[staticmethod]
    #[pyo3(signature = (program, *, core))]
    fn run(program: Py<Program>, core: Py<Core>) -> Self {
        Self { kind: Kind::Run(program), core, design: None }
    }
}

impl Timing {
    fn source(&self) -> Source<'_> {
        let core = self.core.get().inner();
        match &self.kind {
            Kind::Trace { path, part, index, program, own } => {
                let design = self.design.as_ref().map(|design| &**design.get().inner());
                let subject = TraceSubject {
                    path,
                    part: part.as_deref(),
                    index: index.as_deref(),
                    stand_ins: StandInSource { design, program: program.as_deref() },
                };
                if *own { Source::Recorded(subject, core) } else { Source::Modelled(subject, core) }
            }
            Kind::Call { program, spec, cold } => {
                Source::Call { subject: &program.get().subject, spec, core, cold: *cold }
            }
            Kind::Run(program) => Source::Run(&program.get().subject, core),
        }
    }
}

/// Compares two streams in lockstep as long as they are the same instructions, and sums up both.
///
/// If `joined`, what `a` has ahead of the first instruction of `b` is left out, as a core's boot
/// code is.
#[pyfunction]
#[pyo3(signature = (a, b, *, joined = false, progress = None))]
pub fn compare(
    py: Python<'_>,
    a: PyRef<'_, Timing>,
    b: PyRef<'_, Timing>,
    joined: bool,
    progress: Option<Progress>,
) -> PyResult<Record<Comparison>> {
    let (a, b) = (a.source(), b.source());
    run_detached(py, progress, |go_on| compare_streams(a, b, joined, go_on)).map(Record)
}
