//! The units of a design on a core: which instructions share hardware, and what each may take.

use instar_coredsl::Description;
use instar_cores::Latency;
use instar_design::{Design, HostCore};

use crate::unit::{Unit, UnitRequest, unit};

/// An instruction that gets no circuit of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// The instruction.
    pub mnemonic: String,
    /// Its place, `file:line`.
    pub source: String,
    /// Why, as what the instruction does.
    pub reason: String,
}

/// What a design adds to a core.
#[derive(Clone, Debug)]
pub struct Units {
    /// The units, in the order of their first instructions.
    pub units: Vec<Unit>,
    /// Instructions without one.
    pub left_out: Vec<LeftOut>,
}

/// Name, instructions and latency of each unit.
type Group<'a> = (String, Vec<(&'a Description, usize)>, u32);

/// The units of `design` on `core`, of the instructions in `only` or, where that is empty, of all.
///
/// Instructions for which design.toml names the same unit of the design share one; any other has its own, with its name.
pub fn units(design: &Design, core: &HostCore, only: &[String]) -> Units {
    let mut groups: Vec<Group<'_>> = vec![];
    let mut left_out = vec![];
    for file in &design.extensions {
        for (at, instruction) in file.description.instructions.iter().enumerate() {
            let mnemonic = &instruction.decode.mnemonic;
            let cost = core.costs.iter().find(|cost| cost.mnemonic == *mnemonic);
            let Some(cost) = cost.filter(|_| only.is_empty() || only.contains(mnemonic)) else { continue };
            if let Err(reason) = crate::read::read(&file.description, at) {
                let source = format!("{}:{}", file.path.display(), instruction.line);
                left_out.push(LeftOut { mnemonic: mnemonic.clone(), source, reason });
                continue;
            }
            let named = &cost.cost.unit;
            let shared = core.units.iter().any(|unit| unit.name == *named);
            let name = if shared { named } else { mnemonic };
            let latency = cycles(&cost.cost.latency).max(1);
            match groups.iter_mut().find(|group| group.0 == *name) {
                Some(group) => {
                    group.1.push((&file.description, at));
                    group.2 = group.2.max(latency);
                }
                None => groups.push((name.clone(), vec![(&file.description, at)], latency)),
            }
        }
    }
    let made = groups.iter().map(|(name, instructions, latency)| {
        let request =
            UnitRequest { design: &design.name, name, instructions: instructions.clone(), latency: *latency };
        unit(&request).expect("what has no circuit was left out")
    });
    Units { units: made.collect(), left_out }
}

/// The most that an instruction takes.
fn cycles(latency: &Latency) -> u32 {
    match latency {
        Latency::Cycles(cycles) => *cycles,
        Latency::PerDestination(all) => all.iter().copied().max().unwrap_or(1),
        Latency::Steps { steps, .. } => steps.iter().map(|step| step.1).max().unwrap_or(1),
    }
}
