//! Finding and reading designs, cores and workloads.
//!
//! Source: `instar_design`.

use std::path::PathBuf;
use std::sync::Arc;

use instar_design::{DescriptionKind, FoundFile, HostCore, PlainValue, Space, Suite, Workload};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::convert::{Choice, Record};
use crate::core::Core;
use crate::design::Design;
use crate::error::raise;

/// Where designs, cores and workloads are looked for: explicit path, `search`, `here`, `data`.
#[pyclass(frozen, module = "instar._core")]
pub struct Library(instar_design::Library);

#[derive(FromPyObject)]
enum Given {
    Boolean(bool),
    Integer(i64),
    Text(String),
}

/// Parameters of a core by name.
type Overrides<'a, 'py> = &'a Bound<'py, PyDict>;

/// A name, or several.
#[derive(FromPyObject)]
enum Names {
    One(String),
    Several(Vec<String>),
}

impl From<Given> for PlainValue {
    fn from(given: Given) -> Self {
        match given {
            Given::Boolean(value) => Self::Boolean(value),
            Given::Integer(value) => Self::Integer(value),
            Given::Text(value) => Self::Text(value),
        }
    }
}

#[pymethods]
impl Library {
    #[new]
    #[pyo3(signature = (search = Vec::new(), *, here = None, data = None))]
    fn new(search: Vec<PathBuf>, here: Option<PathBuf>, data: Option<PathBuf>) -> Self {
        Self(instar_design::Library { search, here: here.unwrap_or_default(), data })
    }

    fn list(&self, kind: Choice<DescriptionKind>) -> Record<Vec<FoundFile>> {
        Record(self.0.list(kind.0))
    }

    fn find(&self, kind: Choice<DescriptionKind>, name: &str) -> PyResult<Record<FoundFile>> {
        self.0.find(kind.0, name).map(Record).map_err(raise)
    }

    /// One design, or several at once, which must go together.
    #[pyo3(signature = (name))]
    fn design(&self, name: Names) -> PyResult<Design> {
        let names = match name {
            Names::One(name) => vec![name],
            Names::Several(names) => names,
        };
        let found: Result<Vec<_>, _> =
            names.iter().map(|name| instar_design::Design::find(&self.0, name)).collect();
        let mut design = found.and_then(instar_design::Design::join).map_err(raise)?;
        for device in design.all_devices() {
            instar_circuit::slave::count_engines(Arc::make_mut(&mut device.described))
                .map_err(|why| raise(format!("{}: {why}", device.place)))?;
        }
        Ok(Design::from(design))
    }

    /// The title of the design in a file, without what it describes; None where it has none, or is
    /// no design: `design` says why.
    fn design_title(&self, path: PathBuf) -> Option<String> {
        instar_design::Design::title_of(&path)
    }

    fn workload(&self, name: &str) -> PyResult<Record<Workload>> {
        Workload::find(&self.0, name).map(Record).map_err(raise)
    }

    fn suite(&self, name: &str) -> PyResult<Record<Suite>> {
        Suite::find(&self.0, name).map(Record).map_err(raise)
    }

    /// `"ml-dsa-44"` → the workload `ml-dsa` and its set `"44"`; `"sha3"`, which has no sets, →
    /// `""`.
    fn workload_set(&self, name: &str) -> PyResult<(Record<Workload>, String)> {
        Workload::find_set(&self.0, name).map(|(workload, set)| (Record(workload), set)).map_err(raise)
    }

    /// A space file with all its points; hardware that cannot be is a point with its reason.
    fn space(&self, path: PathBuf) -> PyResult<Record<Space>> {
        Space::load(&path, &self.0).map(Record).map_err(raise)
    }

    /// A core, changed as the design's variant says and then by `overrides`.
    #[pyo3(signature = (name, *, design = None, variant = None, overrides = None))]
    fn core(
        &self,
        name: &str,
        design: Option<PyRef<'_, Design>>,
        variant: Option<&str>,
        overrides: Option<Overrides<'_, '_>>,
    ) -> PyResult<Core> {
        let mut changes = Vec::new();
        for (key, value) in overrides.iter().flat_map(|o| o.iter()) {
            let value: Given = value
                .extract()
                .map_err(|_| raise(format!("the override of {key} is no integer, truth value or string")))?;
            changes.push((key.extract::<String>()?, value.into()));
        }
        let found = self.0.find(DescriptionKind::Core, name).map_err(raise)?;
        let design = design.as_ref().map(|design| design.inner());
        let core = HostCore::assemble(&self.0, &found, design, variant, &changes).map_err(raise)?;
        Ok(Core::new(core, found.shadows))
    }
}

/// `did you mean "x"?` where a name of `candidates` is near, otherwise `known` and the list of
/// them.
#[pyfunction]
#[pyo3(signature = (word, known, candidates))]
pub fn suggestion(word: &str, known: &str, candidates: Vec<String>) -> String {
    instar_design::suggestion(word, known, candidates.iter().map(String::as_str))
}
