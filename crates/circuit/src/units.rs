//! The units of a design on a core: which instructions share hardware, and what each may take.

use std::collections::BTreeMap;

use instar_coredsl::Description;
use instar_cores::Latency;
use instar_design::{Design, HostCore};

use crate::read::{read, sequenced};
use crate::unit::{Unit, UnitRequest, Wanted, unit};

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
type Group<'a> = (String, Vec<Wanted<'a>>, u32);

/// The units of `design` on `core`, of the instructions in `only` or, where that is empty, of all; with `latency`
/// in the place of the stated ones.
///
/// Instructions for which design.toml names the same unit of the design share one; any other has its own, with its name.
pub fn units(design: &Design, core: &HostCore, only: &[String], latency: Option<u32>) -> Units {
    let mut groups: Vec<Group<'_>> = vec![];
    let mut left_out = vec![];
    for file in &design.extensions {
        for (at, instruction) in file.description.instructions.iter().enumerate() {
            let mnemonic = &instruction.decode.mnemonic;
            let cost = core.costs.iter().find(|cost| cost.mnemonic == *mnemonic);
            let Some(cost) = cost.filter(|_| only.is_empty() || only.contains(mnemonic)) else { continue };
            let wanted = Wanted { description: &file.description, at, rounds: cost.cost.sequenced_rounds };
            if let Err(reason) = own_registers(&wanted) {
                left_out.push(left(design, &file.description, at, reason));
                continue;
            }
            let named = &cost.cost.unit;
            let shared = core.units.iter().any(|unit| unit.name == *named);
            let name = if shared { named } else { mnemonic };
            let latency = latency.unwrap_or_else(|| cycles(&cost.cost.latency)).max(1);
            match groups.iter_mut().find(|group| group.0 == *name) {
                Some(group) => {
                    group.1.push(wanted);
                    group.2 = group.2.max(latency);
                }
                None => groups.push((name.clone(), vec![wanted], latency)),
            }
        }
    }
    let groups = with_one_owner(groups, design, &mut left_out);
    let mut made = vec![];
    for (name, instructions, latency) in &groups {
        let request = UnitRequest {
            design: &design.name,
            name,
            instructions: instructions.clone(),
            latency: *latency,
            multiplies_in_core: core.units.iter().any(|unit| unit.name == *name && unit.multiplies_in_core),
        };
        match unit(&request) {
            Ok(unit) => made.push(unit),
            Err((number, reason)) => {
                let Wanted { description: guilty, at, .. } = instructions[number];
                let mnemonic = guilty.instructions[at].decode.mnemonic.clone();
                for (other, wanted) in instructions.iter().enumerate() {
                    let reason = match other == number {
                        true => reason.clone(),
                        false => {
                            format!("it shares the unit \"{name}\" with {mnemonic}, which has none: {reason}")
                        }
                    };
                    left_out.push(left(design, wanted.description, wanted.at, reason));
                }
            }
        }
    }
    Units { units: made, left_out }
}

/// An instruction without a circuit, with its place.
fn left(design: &Design, description: &Description, at: usize, reason: String) -> LeftOut {
    let instruction = &description.instructions[at];
    let path = design.extensions.iter().find(|file| std::ptr::eq(&raw const file.description, description));
    let path = path.map_or(String::new(), |file| file.path.display().to_string());
    LeftOut {
        mnemonic: instruction.decode.mnemonic.clone(),
        source: format!("{path}:{}", instruction.line),
        reason,
    }
}

/// Registers of the design's own that an instruction reads or writes; an error says why it has no circuit.
fn own_registers(wanted: &Wanted<'_>) -> Result<Vec<String>, String> {
    let own = match wanted.rounds {
        None => read(wanted.description, wanted.at)?.own,
        Some(rounds) => {
            let made = sequenced(wanted.description, wanted.at, rounds)?;
            [made.start, made.round, made.end].into_iter().flat_map(|part| part.own).collect()
        }
    };
    let own = own.into_iter().filter(|own| own.reset.is_some());
    Ok(own.map(|own| own.port.trim_end_matches('$').to_string()).collect())
}

/// The groups whose registers of the design's own no group before has; of any other all instructions are left out.
fn with_one_owner<'a>(
    groups: Vec<Group<'a>>,
    design: &Design,
    left_out: &mut Vec<LeftOut>,
) -> Vec<Group<'a>> {
    let mut owners: BTreeMap<String, String> = BTreeMap::new();
    let mut kept = vec![];
    for group in groups {
        let own: Vec<Vec<String>> = group
            .1
            .iter()
            .map(|wanted| own_registers(wanted).expect("what has no circuit was left out"))
            .collect();
        let Some(state) = own.iter().flatten().find(|name| owners.contains_key(*name)) else {
            owners.extend(own.into_iter().flatten().map(|name| (name, group.0.clone())));
            kept.push(group);
            continue;
        };
        let owner = &owners[state];
        for (wanted, own) in group.1.iter().zip(&own) {
            let who = match own.contains(state) {
                true => "it".to_string(),
                false => format!("its unit \"{}\"", group.0),
            };
            let reason = format!(
                "{who} uses {state}, which the unit \"{owner}\" has; a register of the design's own has one unit: name \
                 that unit in design.toml for both"
            );
            left_out.push(left(design, wanted.description, wanted.at, reason));
        }
    }
    kept
}

/// The most that an instruction takes.
fn cycles(latency: &Latency) -> u32 {
    match latency {
        Latency::Cycles(cycles) => *cycles,
        Latency::PerDestination(all) => all.iter().copied().max().unwrap_or(1),
        Latency::Steps { steps, .. } => steps.iter().map(|step| step.1).max().unwrap_or(1),
    }
}
