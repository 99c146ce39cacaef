//! A design, read and checked, and its record.
//!
//! Source: `instar_design::Design`.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use instar_design::design::ExtensionFile;
use instar_design::design::cost::{StatedCost, StatedUnit};
use instar_design::design::evaluation::{Evaluation, Published};
use instar_design::design::variant::Variant;
use instar_design::{FoundFile, MeantHazard, StatedGadget};
use instar_isa::{CustomInstruction, Equipment};
use pyo3::prelude::*;
use serde::Serialize;

use crate::convert::Record;
use crate::device::DeviceInfo;

/// A design, read and checked.
#[pyclass(frozen, module = "instar._core")]
pub struct Design(Arc<instar_design::Design>);

/// What a design's files say.
#[derive(Serialize)]
struct DesignInfo<'a> {
    name: &'a str,
    title: &'a str,
    summary: &'a str,
    path: &'a Path,
    folder: &'a Path,
    origin: instar_design::Origin,
    /// The built-in design that it hides.
    shadows: Option<&'a Path>,
    /// Itself, or each of several designs at once, of which the above names the first.
    parts: Vec<&'a FoundFile>,
    /// The description files that it was read from, imported ones among them.
    texts: Vec<&'a Path>,
    /// For which ISA it is written, where it says so.
    isa: Option<&'a str>,
    cores: &'a [String],
    extensions: Vec<ExtensionInfo<'a>>,
    units: &'a [StatedUnit],
    costs: &'a [StatedCost],
    devices: Vec<DeviceInfo<'a>>,
    baselines: &'a [Variant],
    variants: &'a [Variant],
    evaluate: &'a [Evaluation],
    published: &'a [Published],
    /// Hazards that it means.
    hazards: &'a [MeantHazard],
    /// Masked gadgets that are to be judged.
    gadgets: &'a [StatedGadget],
}

/// A file of instructions.
#[derive(Serialize)]
struct ExtensionInfo<'a> {
    name: &'a str,
    path: &'a Path,
    instructions: Vec<InstructionInfo<'a>>,
    /// What is right in the description, and passed over or left out all the same.
    notes: Vec<String>,
}

/// An instruction of a design.
#[derive(Serialize)]
struct InstructionInfo<'a> {
    name: &'a str,
    mnemonic: &'a str,
    syntax: &'a str,
    mask: u32,
    value: u32,
    /// Bytes.
    length: u8,
    /// `file:line`.
    source: String,
}

impl<'a> From<&'a ExtensionFile> for ExtensionInfo<'a> {
    fn from(file: &'a ExtensionFile) -> Self {
        let (path, description) = (&file.path, &file.description);
        let instructions = description.instructions.iter().map(|instruction| {
            let CustomInstruction { name, mnemonic, syntax, mask, value, length, .. } = &instruction.decode;
            let source = format!("{}:{}", path.display(), instruction.line);
            InstructionInfo { name, mnemonic, syntax, mask: *mask, value: *value, length: *length, source }
        });
        Self {
            name: &description.name,
            path,
            instructions: instructions.collect(),
            notes: description
                .notes
                .iter()
                .map(|d| format!("{}:{}: {}", d.file, d.line, d.message))
                .collect(),
        }
    }
}

impl Design {
    /// The design itself.
    pub fn inner(&self) -> &Arc<instar_design::Design> {
        &self.0
    }
}

impl From<instar_design::Design> for Design {
    fn from(design: instar_design::Design) -> Self {
        Self(Arc::new(design))
    }
}

impl From<Arc<instar_design::Design>> for Design {
    fn from(design: Arc<instar_design::Design>) -> Self {
        Self(design)
    }
}

#[pymethods]
impl Design {
    #[getter]
    fn info(&self) -> Record<DesignInfo<'_>> {
        let design = &self.0;
        let mut parts: Vec<_> = design.parts.iter().map(|part| &part.found).collect();
        if parts.is_empty() {
            parts.push(&design.found);
        }
        Record(DesignInfo {
            name: &design.found.name,
            title: &design.title,
            summary: &design.summary,
            path: &design.found.path,
            folder: &design.found.folder,
            origin: design.found.origin,
            shadows: design.found.shadows.as_deref(),
            parts,
            texts: design.texts().map(|(path, _)| path).collect(),
            isa: design.isa.as_deref(),
            cores: &design.cores,
            extensions: design.extensions.iter().map(ExtensionInfo::from).collect(),
            units: &design.units,
            costs: &design.costs,
            devices: design.devices.iter().map(DeviceInfo::from).collect(),
            baselines: &design.baselines,
            variants: &design.variants,
            evaluate: &design.evaluate,
            published: &design.published,
            hazards: &design.hazards,
            gadgets: &design.gadgets,
        })
    }

    /// What the machines of all cores for which it states a cost have.
    #[getter]
    fn equipment(&self) -> Record<Equipment> {
        Record(self.0.equipment())
    }

    /// All that decides what its instructions and devices do, in one string.
    #[getter]
    fn fingerprint(&self) -> String {
        self.0.fingerprint()
    }

    /// The design with the descriptions of a variant, where that one has its own; else itself.
    #[pyo3(signature = (variant))]
    fn of_variant<'py>(slf: &Bound<'py, Self>, variant: Option<&str>) -> PyResult<Bound<'py, Self>> {
        match variant.and_then(|variant| slf.get().0.of_variant(variant)) {
            Some(design) => Bound::new(slf.py(), Self::from(design)),
            None => Ok(slf.clone()),
        }
    }

    /// File name → text: `<extension>.h` and `<extension>.inc` of each extension, and `<device>.h`
    /// of each device.
    fn generate(&self) -> BTreeMap<String, String> {
        let files = self.0.extensions.iter().flat_map(|file| {
            let stem = file.description.name.to_lowercase();
            let header = instar_gen::c_header(&file.description);
            let include = instar_gen::assembler_include(&file.description);
            [(format!("{stem}.h"), header), (format!("{stem}.inc"), include)]
        });
        let devices = self.0.devices.iter().map(|device| {
            (format!("{}.h", device.region.name), instar_gen::device_header(&device.described))
        });
        files.chain(devices).collect()
    }

    /// File name → text: `<device>.rdl`, the registers of each device in SystemRDL.
    fn register_maps(&self) -> BTreeMap<String, String> {
        let file = |device: &instar_design::StatedDevice| {
            (format!("{}.rdl", device.region.name), instar_gen::register_map(&device.described))
        };
        self.0.devices.iter().map(file).collect()
    }
}
