//! A design: `design.toml` with its CoreDSL descriptions, costs, variants, evaluations and figures.
//!
//! Source: docs/reference/design.md.

pub mod area;
mod base;
pub mod cost;
pub mod encoding;
pub mod evaluation;
mod extensions;
mod gadget;
mod hosts;
mod join;
mod kept;
mod meant;
mod names;
mod opcodes;
mod payable;
mod read;
mod running;
mod sequence;
pub mod variant;
mod vectors;

pub use gadget::StatedGadget;
pub use meant::MeantHazard;
pub use running::RunningUnit;
pub use sequence::sequenced_latency;

use std::fmt;
use std::path::{Path, PathBuf};

use instar_coredsl::Description;
use instar_cores::Latency;
use instar_isa::{CustomInstruction, Equipment, IndexExpr, LoopFiles};

use crate::device::StatedDevice;
use crate::document::shown;
use crate::imported::ReadFile;
use crate::lookup::{FoundFile, Library};
use cost::{StatedCost, StatedUnit, source_registers};
use encoding::DeclaredSpace;
use evaluation::{Evaluation, Published, StandIn};
use instar_diagnostic::Error;
use instar_diagnostic::suggestion;
use variant::{Change, Variant};

/// One CoreDSL file of a design.
#[derive(Clone, Debug)]
pub struct ExtensionFile {
    /// Where it was read.
    pub path: PathBuf,
    /// Its text.
    pub text: String,
    /// What it imports of the user's own.
    pub imports: Vec<ReadFile>,
    /// What it describes.
    pub description: Description,
}

/// A design of several that are joined.
#[derive(Clone)]
pub struct JoinedDesign {
    /// Where it was found.
    pub found: FoundFile,
    /// How many of the instructions are its; those of the parts before come first.
    pub instructions: usize,
}

/// A design, read and checked.
#[derive(Clone)]
pub struct Design {
    /// Where it was found.
    pub found: FoundFile,
    /// Its name.
    pub name: String,
    /// Its title.
    pub title: String,
    /// One sentence.
    pub summary: String,
    /// An ISA string that its encodings must not overlap, beside those of its cores.
    pub isa: Option<String>,
    /// Its host cores.
    pub cores: Vec<String>,
    /// Its descriptions.
    pub extensions: Vec<ExtensionFile>,
    /// All instructions of its descriptions; `StaticEntry::custom` counts in this order.
    pub instructions: Vec<CustomInstruction>,
    /// Encodings outside custom space.
    pub encodings: Vec<DeclaredSpace>,
    /// What every variant changes in a core.
    pub core_changes: Vec<(String, Vec<Change>)>,
    /// Units that it adds.
    pub units: Vec<StatedUnit>,
    /// Devices that it brings.
    pub devices: Vec<StatedDevice>,
    /// What the cores pay.
    pub costs: Vec<StatedCost>,
    /// What variants are compared with.
    pub baselines: Vec<Variant>,
    /// Its variants.
    pub variants: Vec<Variant>,
    /// What it is evaluated on.
    pub evaluate: Vec<Evaluation>,
    /// Published figures.
    pub published: Vec<Published>,
    /// Stand-ins for recorded traces.
    pub stand_ins: Vec<StandIn>,
    /// Hazards that it means.
    pub hazards: Vec<MeantHazard>,
    /// Masked gadgets that are to be judged.
    pub gadgets: Vec<StatedGadget>,
    /// Units that run on, cycle by cycle.
    pub running: Vec<RunningUnit>,
    /// Names of its registers in which loops of the hardware's stand: first and last instruction,
    /// count; none where it does not say.
    pub loop_registers: Vec<String>,
    /// The designs that it was joined of; empty for one that stands in one file.
    pub parts: Vec<JoinedDesign>,
}

impl fmt::Debug for Design {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Design({:?})", self.name)
    }
}

impl Design {
    /// The description files that it was read from, imported ones among them, in their order.
    pub fn texts(&self) -> impl Iterator<Item = (&Path, &str)> {
        let running = self.running.iter().map(|unit| &unit.file);
        let own = self.extensions.iter().chain(running).flat_map(|file| {
            let imports = file.imports.iter().map(|read| (read.path.as_path(), read.text.as_str()));
            [(file.path.as_path(), file.text.as_str())].into_iter().chain(imports)
        });
        let devices = self.devices.iter().flat_map(|device| &device.files);
        own.chain(devices.map(|read| (read.path.as_path(), read.text.as_str())))
    }

    /// All that decides what its instructions and devices do, and which hazards are meant, in one
    /// string.
    pub fn fingerprint(&self) -> String {
        let texts: Vec<&str> = self.texts().map(|(_, text)| text).collect();
        let devices: Vec<String> =
            self.devices.iter().map(|device| format!("{:?}", device.described)).collect();
        // Where one of them stands decides nothing.
        let meant = self.hazards.iter().map(|one| (&one.instruction, one.rule, &one.register, &one.reason));
        serde_json::json!([texts, devices, meant.collect::<Vec<_>>()]).to_string()
    }

    /// Finds, reads and checks a design.
    pub fn find(library: &Library, name: &str) -> Result<Self, Error> {
        let found = library.find(crate::lookup::DescriptionKind::Design, name)?;
        Ok(read::read(found, library)?)
    }

    /// The title of the design in a file, without what it describes, which takes a while to read;
    /// `None` where there is none: [`Design::find`] says why.
    pub fn title_of(path: &Path) -> Option<String> {
        read::title(path)
    }

    /// The design with the descriptions and devices of one of its variants, where that one has some
    /// of its own.
    pub fn of_variant(&self, name: &str) -> Option<Self> {
        let variant = self.variants.iter().find(|variant| variant.name == name)?;
        if variant.extensions.is_empty() && variant.devices.is_empty() {
            return None;
        }
        let mut own = self.clone();
        if !variant.extensions.is_empty() {
            own.extensions.clone_from(&variant.extensions);
            own.instructions = extensions::all_instructions(&variant.extensions);
        }
        if !variant.devices.is_empty() {
            own.devices.clone_from(&variant.devices);
        }
        Some(own)
    }

    /// Where loops of the hardware's stand, if it says so.
    pub fn loops(&self) -> Option<LoopFiles> {
        let states = self.extensions.iter().flat_map(|file| &file.description.states).enumerate();
        let find = |name: &String| {
            let (at, state) = states.clone().find(|(_, state)| state.name == *name)?;
            Some((at as u8, state.count as u16))
        };
        let [first, last, count] = &self.loop_registers[..] else { return None };
        let ((first, loops), (last, _), (count, _)) = (find(first)?, find(last)?, find(count)?);
        Some(LoopFiles { first, last, count, loops })
    }

    /// Its devices, and those that its variants change.
    pub fn all_devices(&mut self) -> impl Iterator<Item = &mut StatedDevice> {
        let changed = self.variants.iter_mut().flat_map(|variant| &mut variant.devices);
        self.devices.iter_mut().chain(changed)
    }

    /// What the machines of all cores for which it states a cost have.
    pub fn equipment(&self) -> Equipment {
        let family = |cost: &StatedCost| cost.family.map(|family| family.equipment).unwrap_or_default();
        Equipment::common(self.costs.iter().map(family))
    }

    /// The variant or baseline `name`, and whether it is a baseline.
    pub fn variant(&self, name: &str) -> Result<(&Variant, bool), Error> {
        let variants =
            self.variants.iter().map(|v| (v, false)).chain(self.baselines.iter().map(|b| (b, true)));
        variants.clone().find(|(v, _)| v.name == name).ok_or_else(|| {
            let names = variants.map(|(v, _)| v.name.as_str());
            let hint = suggestion(name, "its variants and baselines", names);
            Error::sentence(format!(
                "{}: design \"{}\" has no variant \"{name}\"; {hint}",
                self.place(),
                self.name
            ))
        })
    }

    /// What `core` pays for each instruction, in their order, as `variant` changes it.
    pub fn costs_on<'a>(
        &'a self,
        core: &str,
        variant: Option<&'a Variant>,
    ) -> Result<Vec<&'a StatedCost>, Error> {
        let changed = variant.map_or(&[][..], |v| &v.costs);
        let all = changed.iter().chain(&self.costs);
        let of = |mnemonic: &str| all.clone().find(|c| c.core == core && c.mnemonic == mnemonic);
        self.instructions
            .iter()
            .enumerate()
            .map(|(at, instruction)| {
                of(&instruction.mnemonic).ok_or_else(|| {
                    if instruction.on_vectors() {
                        return vectors::untimed(self, &instruction.mnemonic, core);
                    }
                    let found = self.owner(at);
                    let mut stated: Vec<&str> = Vec::new();
                    for cost in self.costs.iter().filter(|c| c.mnemonic == instruction.mnemonic) {
                        stated.push(&cost.core);
                    }
                    stated.dedup();
                    let for_cores =
                        if stated.is_empty() { "no core".to_owned() } else { stated.join(", ") };
                    Error::sentence(format!(
                        "{}: design \"{}\" states no cost of {} on core \"{core}\"; add [timing.\"{core}\".\"{}\"] \
                         (costs are stated for {for_cores})",
                        shown(&found.path),
                        found.name,
                        instruction.mnemonic,
                        instruction.mnemonic,
                    ))
                })
            })
            .collect()
    }

    /// For each instruction the operand on which its latency depends: the same on every core and in
    /// every variant.
    pub fn latency_operands(&self) -> Vec<Option<IndexExpr>> {
        let costs = || self.costs.iter().chain(self.variants.iter().flat_map(|variant| &variant.costs));
        let of = |instruction: &CustomInstruction| {
            let named = costs().filter(|cost| cost.mnemonic == instruction.mnemonic).find_map(|cost| {
                if let Latency::Steps { operand, .. } = &cost.cost.latency { Some(operand) } else { None }
            })?;
            source_registers(instruction).into_iter().find(|(name, _)| name == named).map(|(_, index)| index)
        };
        self.instructions.iter().map(of).collect()
    }

    /// Its file, as a user would write it; of a joined design its files.
    pub fn place(&self) -> String {
        if self.parts.is_empty() {
            return shown(&self.found.path);
        }
        self.parts.iter().map(|part| shown(&part.found.path)).collect::<Vec<_>>().join(", ")
    }

    /// Where the design was found that instruction `at` is of.
    fn owner(&self, at: usize) -> &FoundFile {
        let mut end = 0;
        let owner = self.parts.iter().find(|part| {
            end += part.instructions;
            at < end
        });
        owner.map_or(&self.found, |part| &part.found)
    }
}
