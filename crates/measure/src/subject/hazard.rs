//! What is said of a hazard: instruction, rule and register by name.
//!
//! Source: own design; the rules are `instar_cores::HazardRule`.

use instar_cores::Hazard;
use instar_design::HostCore;
use instar_isa::{RegisterFile, abi_name};

/// Names of a design's instructions and of its own registers.
#[derive(Clone, Debug, Default)]
pub struct HazardNames {
    instructions: Vec<String>,
    /// By file, with whether it is an array.
    files: Vec<(String, bool)>,
}

impl HazardNames {
    /// Those of the design on this core.
    pub fn of(core: &HostCore) -> Self {
        let extensions = core.design.iter().flat_map(|design| &design.extensions);
        let states = extensions.flat_map(|extension| &extension.description.states);
        Self {
            instructions: core.instructions().iter().map(|one| one.mnemonic.clone()).collect(),
            files: states.map(|state| (state.name.clone(), state.array)).collect(),
        }
    }

    /// One sentence.
    pub fn sentence(&self, hazard: &Hazard) -> String {
        let name = hazard.custom.and_then(|at| self.instructions.get(usize::from(at)));
        let name = name.map_or("the instruction", String::as_str);
        let register = hazard.register.map_or_else(String::new, |register| self.register(register));
        format!("{name} at {:08x} {}", hazard.pc, hazard.rule.sentence(&register))
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
