//! A core with what a design's instructions cost on it, and the families of cores.
//!
//! Source: `instar_design::HostCore`, `instar_cores::FAMILIES`.

use std::path::{Path, PathBuf};

use instar_cores::Family;
use instar_design::{CoprocessorInterface, CoreParameter, HostCore, RtlSource};
use instar_isa::Equipment;
use pyo3::prelude::*;

use crate::convert::Record;
use crate::design::Design;

/// A core with all that a design brings to it: parameters, instructions and what each costs,
/// merged and checked.
#[pyclass(frozen, module = "instar._core")]
pub struct Core {
    core: HostCore,
    shadows: Option<PathBuf>,
}

impl Core {
    /// A core, and the built-in one that its file hides.
    pub fn new(core: HostCore, shadows: Option<PathBuf>) -> Self {
        Self { core, shadows }
    }

    /// The core itself.
    pub fn inner(&self) -> &HostCore {
        &self.core
    }

    /// What its family says, as far as that is known.
    fn says(&self, what: impl FnOnce(&Family) -> bool) -> bool {
        self.core.family().is_ok_and(what)
    }
}

/// All families of cores: parameters, units, costs, stages and reasons by name.
#[pyfunction]
pub fn families() -> Record<&'static [&'static Family]> {
    Record(instar_cores::FAMILIES)
}

#[pymethods]
impl Core {
    #[getter]
    fn name(&self) -> &str {
        &self.core.file.name
    }

    #[getter]
    fn family(&self) -> &str {
        &self.core.file.family
    }

    #[getter]
    fn isa(&self) -> &str {
        &self.core.file.isa
    }

    /// Whether a variant or an override gave it another ISA string than its file's.
    #[getter]
    fn changed_isa(&self) -> bool {
        self.core.file.changed_isa
    }

    /// What its machine has where the manual leaves it open.
    #[getter]
    fn equipment(&self) -> Record<Equipment> {
        Record(self.core.family().map(|family| family.equipment).unwrap_or_default())
    }

    /// Whether `rtl/cost` has its register file and scoreboard, so that it is known what it grows
    /// by.
    #[getter]
    fn growth_known(&self) -> bool {
        self.says(|family| family.growth_known)
    }

    /// The design whose instructions it has, with the descriptions of its variant; None of a core
    /// as it is.
    #[getter]
    fn design(&self) -> Option<Design> {
        self.core.design.clone().map(Design::from)
    }

    #[getter]
    fn summary(&self) -> &str {
        &self.core.file.summary
    }

    #[getter]
    fn path(&self) -> Record<&Path> {
        Record(&self.core.file.path)
    }

    /// The files of the cores that its file is based on, the nearest first.
    #[getter]
    fn based_on(&self) -> Record<&[PathBuf]> {
        Record(&self.core.file.based_on)
    }

    #[getter]
    fn shadows(&self) -> Record<Option<&Path>> {
        Record(self.shadows.as_deref())
    }

    #[getter]
    fn parameters(&self) -> Record<&[CoreParameter]> {
        Record(&self.core.file.parameters)
    }

    /// Where its RTL comes from; None where no package carries it.
    #[getter]
    fn rtl(&self) -> Record<Option<&RtlSource>> {
        Record(self.core.file.rtl.as_ref())
    }

    /// What its interface for coprocessors can do; None where it has none.
    #[getter]
    fn coprocessor(&self) -> Record<Option<&CoprocessorInterface>> {
        Record(self.core.file.coprocessor.as_ref())
    }

    /// Bits that all its lanes give at once; None where it has none that a unit could stand behind.
    #[getter]
    fn lane_bits(&self) -> Option<u32> {
        self.core.file.params().ok().and_then(|params| params.lane_bits())
    }

    /// All that decides this model's cycles, in one string: parameters and costs after every
    /// change.
    #[getter]
    fn fingerprint(&self) -> String {
        self.core.fingerprint()
    }
}
