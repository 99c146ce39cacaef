//! What is said of a hazard: instruction, rule and register by name.
//!
//! Source: own design; the rules are `instar_cores::HazardRule`.

use instar_cores::Hazard;
use instar_design::{HostCore, MeantHazard};
use instar_isa::{RegisterFile, abi_name};
use serde::Serialize;

/// A hazard, by name.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "ToldHazard")]
pub struct ToldHazard {
    /// Mnemonic of the design's instruction that gets or does the other thing; `None` of one of the
    /// manual.
    pub instruction: Option<String>,
    /// The rule's name.
    pub rule: &'static str,
    /// The register, where it is one.
    pub register: Option<String>,
    /// Address of the instruction.
    pub address: u64,
    /// How often it happened there.
    pub times: u64,
    /// Why the design means it; `None`: it does not.
    pub meant: Option<String>,
    /// All of that.
    pub sentence: String,
}

/// What a model says beside cycles.
#[derive(Clone, Debug, Default)]
pub struct Cautions {
    /// One sentence each: at what the hardware may stand still where the model went on, and hazards
    /// that the design does not mean.
    pub sentences: Vec<String>,
    /// All hazards.
    pub hazards: Vec<ToldHazard>,
}

impl Cautions {
    /// What it says beside hazards, and these.
    pub(crate) fn of(said: Vec<String>, hazards: Vec<ToldHazard>) -> Self {
        let unmeant = hazards.iter().filter(|hazard| hazard.meant.is_none());
        let sentences = said.into_iter().chain(unmeant.map(|hazard| hazard.sentence.clone())).collect();
        Self { sentences, hazards }
    }
}

/// Names of a design's instructions and of its own registers.
#[derive(Clone, Debug, Default)]
pub struct HazardNames {
    instructions: Vec<String>,
    /// By file, with whether it is an array.
    files: Vec<(String, bool)>,
    meant: Vec<MeantHazard>,
}

impl HazardNames {
    /// Those of the design on this core.
    pub fn of(core: &HostCore) -> Self {
        let extensions = core.design.iter().flat_map(|design| &design.extensions);
        let states = extensions.flat_map(|extension| &extension.description.states);
        Self {
            instructions: core.instructions().iter().map(|one| one.mnemonic.clone()).collect(),
            files: states.map(|state| (state.name.clone(), state.array)).collect(),
            meant: core.design.iter().flat_map(|design| design.hazards.clone()).collect(),
        }
    }

    /// One of them.
    pub fn told(&self, hazard: &Hazard, times: u64) -> ToldHazard {
        let instruction = hazard.custom.and_then(|at| self.instructions.get(usize::from(at)));
        let name = instruction.map_or("the instruction", String::as_str);
        let register = hazard.register.map(|register| self.register(register));
        let named = register.as_deref().unwrap_or_default();
        let meant = self.meant.iter().find(|meant| meant.means(name, hazard.rule, named));
        ToldHazard {
            rule: hazard.rule.name(),
            address: hazard.pc,
            times,
            meant: meant.map(|meant| meant.reason.clone()),
            sentence: format!("{name} at {:08x} {}", hazard.pc, hazard.rule.sentence(named)),
            instruction: instruction.cloned(),
            register,
        }
    }

    fn register(&self, (file, number): (RegisterFile, u16)) -> String {
        match file {
            RegisterFile::Own(own) => match self.files.get(usize::from(own)) {
                Some((name, true)) => format!("{name}[{number}]"),
                Some((name, false)) => name.clone(),
                None => format!("register {number} of the design"),
            },
            _ => abi_name(number as u8 & 31).to_owned(),
        }
    }
}
