//! Finding and reading designs, cores and workloads.
//!
//! Source: `instar_design`; what Python sees of each is its serialised form.

use std::path::PathBuf;

use instar_design::design::variant::Variant;
use instar_design::{HostCore, Kind, Space, Value, Workload};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::json;

use crate::convert::{json_to_python, to_python};
use crate::error::raise;

/// Where designs, cores and workloads are looked for.
#[pyclass(frozen, module = "instar._core")]
pub struct Library(instar_design::Library);

/// A design, read and checked.
#[pyclass(frozen, module = "instar._core")]
pub struct Design(instar_design::Design);

/// A core model's parameters and costs, merged and checked.
#[pyclass(frozen, module = "instar._core")]
pub struct Core(HostCore, Option<String>);

impl Design {
    /// The design itself.
    pub fn inner(&self) -> &instar_design::Design {
        &self.0
    }
}

impl Core {
    /// The core itself.
    pub fn inner(&self) -> &HostCore {
        &self.0
    }
}

fn kind(name: &str) -> PyResult<Kind> {
    match name {
        "design" => Ok(Kind::Design),
        "core" => Ok(Kind::Core),
        "workload" => Ok(Kind::Workload),
        other => Err(raise(format!("there is no kind \"{other}\"; known: design, core, workload"))),
    }
}

#[derive(FromPyObject)]
enum Given {
    Boolean(bool),
    Integer(i64),
    Text(String),
}

/// A name, or several.
#[derive(FromPyObject)]
enum Names {
    One(String),
    Several(Vec<String>),
}

impl From<Given> for Value {
    fn from(given: Given) -> Self {
        match given {
            Given::Boolean(value) => Self::Boolean(value),
            Given::Integer(value) => Self::Integer(value),
            Given::Text(value) => Self::Text(value),
        }
    }
}

/// All families of cores, each with what there is to know of it.
#[pyfunction]
pub fn families(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    to_python(py, &instar_cores::FAMILIES)
}

#[pymethods]
impl Library {
    #[new]
    #[pyo3(signature = (search = Vec::new(), *, here = None, data = None))]
    fn new(search: Vec<PathBuf>, here: Option<PathBuf>, data: Option<PathBuf>) -> Self {
        Self(instar_design::Library { search, here: here.unwrap_or_default(), data })
    }

    #[pyo3(signature = (kind))]
    fn list<'py>(&self, py: Python<'py>, kind: &str) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0.list(self::kind(kind)?))
    }

    #[pyo3(signature = (kind, name))]
    fn find<'py>(&self, py: Python<'py>, kind: &str, name: &str) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0.find(self::kind(kind)?, name).map_err(raise)?)
    }

    /// One design by its name or path, or several at once, which must go together.
    #[pyo3(signature = (name))]
    fn design(&self, name: Names) -> PyResult<Design> {
        let names = match name {
            Names::One(name) => vec![name],
            Names::Several(names) => names,
        };
        let found: Result<Vec<_>, _> =
            names.iter().map(|name| instar_design::Design::find(&self.0, name)).collect();
        found.and_then(instar_design::Design::join).map(Design).map_err(raise)
    }

    fn workload<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &Workload::find(&self.0, name).map_err(raise)?)
    }

    fn workload_set<'py>(&self, py: Python<'py>, name: &str) -> PyResult<(Bound<'py, PyAny>, String)> {
        let (workload, set) = Workload::find_set(&self.0, name).map_err(raise)?;
        Ok((to_python(py, &workload)?, set))
    }

    fn space<'py>(&self, py: Python<'py>, path: PathBuf) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &Space::load(&path, &self.0).map_err(raise)?)
    }

    #[pyo3(signature = (name, *, design = None, variant = None, overrides = None))]
    fn core(
        &self,
        name: &str,
        design: Option<PyRef<'_, Design>>,
        variant: Option<&str>,
        overrides: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Core> {
        let mut changes = Vec::new();
        for (key, value) in overrides.iter().flat_map(|o| o.iter()) {
            let value: Given = value
                .extract()
                .map_err(|_| raise(format!("the override of {key} is no integer, truth value or string")))?;
            changes.push((key.extract::<String>()?, value.into()));
        }
        let found = self.0.find(Kind::Core, name).map_err(raise)?;
        let shadows = found.shadows.as_ref().map(|path| path.display().to_string());
        let design = design.as_ref().map(|d| &d.0);
        HostCore::assemble(&self.0, &found, design, variant, &changes)
            .map(|core| Core(core, shadows))
            .map_err(raise)
    }
}

#[pymethods]
impl Design {
    #[getter]
    fn info<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let design = &self.0;
        let extensions: Vec<_> = design
            .extensions
            .iter()
            .map(|extension| {
                let path = extension.path.display().to_string();
                let instructions: Vec<_> = extension
                    .description
                    .instructions
                    .iter()
                    .map(|i| {
                        json!({
                            "name": i.decode.name,
                            "mnemonic": i.decode.mnemonic,
                            "syntax": i.decode.syntax,
                            "mask": i.decode.mask,
                            "value": i.decode.value,
                            "length": i.decode.length,
                            "source": format!("{path}:{}", i.line),
                        })
                    })
                    .collect();
                let notes = extension.description.notes.iter();
                let notes: Vec<_> = notes.map(|d| format!("{}:{}: {}", d.file, d.line, d.message)).collect();
                json!({
                    "name": extension.description.name,
                    "path": path,
                    "instructions": instructions,
                    "notes": notes,
                })
            })
            .collect();
        let mut parts: Vec<_> = design.parts.iter().map(|part| &part.found).collect();
        if parts.is_empty() {
            parts.push(&design.found);
        }
        let plain = |variants: &[Variant]| serde_json::to_value(variants).map_err(raise);
        let info = json!({
            "name": design.found.name,
            "title": design.title,
            "summary": design.summary,
            "path": design.found.path,
            "folder": design.found.folder,
            "origin": design.found.origin,
            "shadows": design.found.shadows,
            "parts": parts,
            "isa": design.isa,
            "cores": design.cores,
            "extensions": extensions,
            "units": design.units,
            "costs": design.costs,
            "baselines": plain(&design.baselines)?,
            "variants": plain(&design.variants)?,
            "evaluate": design.evaluate,
            "published": design.published,
        });
        json_to_python(py, &info)
    }

    /// The design with the descriptions of this variant, or itself.
    #[pyo3(signature = (variant))]
    fn of_variant<'py>(slf: &Bound<'py, Self>, variant: Option<&str>) -> PyResult<Bound<'py, Self>> {
        match variant.and_then(|variant| slf.get().0.of_variant(variant)) {
            Some(design) => Bound::new(slf.py(), Self(design)),
            None => Ok(slf.clone()),
        }
    }

    fn generate<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let files = PyDict::new(py);
        for extension in &self.0.extensions {
            let stem = extension.description.name.to_lowercase();
            files.set_item(format!("{stem}.h"), instar_gen::c_header(&extension.description))?;
            files.set_item(format!("{stem}.inc"), instar_gen::assembler_include(&extension.description))?;
        }
        Ok(files)
    }
}

#[pymethods]
impl Core {
    #[getter]
    fn name(&self) -> &str {
        &self.0.file.name
    }

    #[getter]
    fn family(&self) -> &str {
        &self.0.file.family
    }

    #[getter]
    fn isa(&self) -> &str {
        &self.0.file.isa
    }

    #[getter]
    fn misaligned_allowed(&self) -> bool {
        self.0.family().is_ok_and(|family| family.misaligned)
    }

    #[getter]
    fn debug_trigger(&self) -> bool {
        self.0.family().is_ok_and(|family| family.trigger)
    }

    #[getter]
    fn counters_stopped(&self) -> bool {
        self.0.family().is_ok_and(|family| family.counters_stopped)
    }

    #[getter]
    fn summary(&self) -> &str {
        &self.0.file.summary
    }

    #[getter]
    fn path(&self) -> String {
        self.0.file.path.display().to_string()
    }

    #[getter]
    fn based_on<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0.file.based_on)
    }

    #[getter]
    fn shadows(&self) -> Option<&str> {
        self.1.as_deref()
    }

    #[getter]
    fn parameters<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0.file.parameters)
    }

    #[getter]
    fn rtl<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0.file.rtl)
    }

    #[getter]
    fn coprocessor<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0.file.coprocessor)
    }

    #[getter]
    fn fingerprint(&self) -> String {
        self.0.fingerprint()
    }
}
