//! The units of a design on a core: which instructions share hardware, and what each may take.

use std::collections::BTreeMap;

use instar_coredsl::Description;
use instar_cores::{CostValue, Latency};
use instar_design::{Design, HostCore};
use serde::Serialize;

use crate::groups::{Member, operations};
use crate::lanes::lanes;
use crate::read::{read, sequenced};
use crate::unit::{SharedUnit, UnitRequest, WantedInstruction, unit};

/// An instruction that gets no circuit of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "LeftOutInfo")]
pub struct LeftOut {
    /// The instruction.
    pub mnemonic: String,
    /// Its place, `file:line`.
    pub source: String,
    /// Why, as what the instruction does.
    pub reason: String,
}

/// What a design adds to a core.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename = "Hardware")]
pub struct Units {
    /// The units, in the order of their first instructions.
    pub units: Vec<SharedUnit>,
    /// Instructions without one.
    pub left_out: Vec<LeftOut>,
}

/// Name, instructions and latency of each unit.
type Group<'a> = (String, Vec<WantedInstruction<'a>>, u32);

/// The units of a core's design, of the instructions in `only` or, where that is empty, of all;
/// with `latency` in the place of the stated ones.
///
/// Instructions for which design.toml names the same unit of the design share one; any other has
/// its own, with its name.
pub fn units(core: &HostCore, only: &[String], latency: Option<u32>) -> Units {
    let Some(design) = core.design.as_deref() else { return Units::default() };
    let mut groups: Vec<Group<'_>> = vec![];
    let mut left_out = vec![];
    for file in &design.extensions {
        for (at, instruction) in file.description.instructions.iter().enumerate() {
            let mnemonic = &instruction.decode.mnemonic;
            let cost = core.costs.iter().find(|cost| cost.mnemonic == *mnemonic);
            let Some(cost) = cost.filter(|_| only.is_empty() || only.contains(mnemonic)) else { continue };
            let rounds = cost.cost.sequenced_rounds;
            let wanted = WantedInstruction { description: &file.description, at, rounds, group: None };
            if let Err(reason) = own_registers(&wanted) {
                left_out.push(left(design, &file.description, at, reason));
                continue;
            }
            let named = &cost.cost.unit;
            let shared = core.units.iter().any(|unit| unit.name == *named);
            let name = if shared { named } else { mnemonic };
            let asked = latency.filter(|_| !on_vectors(&wanted));
            let latency = asked.unwrap_or_else(|| cycles(&cost.cost.latency)).max(1);
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
            group: None,
        };
        let done = match instructions.iter().any(on_vectors) {
            true => unit_on_groups(request, core),
            false => unit(&request),
        };
        match done {
            Ok(unit) => made.push(unit),
            Err((number, reason)) => {
                let WantedInstruction { description: guilty, at, .. } = instructions[number];
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

fn on_vectors(wanted: &WantedInstruction<'_>) -> bool {
    wanted.description.instructions[wanted.at].behaviour.vectors().any
}

/// The unit of instructions on vector registers: of each an operation for every width of elements.
/// An error is the number of an instruction that has no circuit, and a sentence without the place.
fn unit_on_groups(request: UnitRequest<'_>, core: &HostCore) -> Result<SharedUnit, (usize, String)> {
    let instructions = &request.instructions;
    if let Some(number) = instructions.iter().position(|wanted| !on_vectors(wanted)) {
        let sentence =
            "it shares its unit with instructions on vector registers, and works on none".to_string();
        return Err((number, sentence));
    }
    let looped = instructions.iter().any(|wanted| wanted.rounds.is_some());
    if !looped && request.latency > 1 {
        let sentence = format!(
            "its latency is {}, and a unit on groups of elements computes in one cycle or a round a cycle; write \
             latency = 1, or sequenced_rounds",
            request.latency
        );
        return Err((0, sentence));
    }
    let members: Vec<Member<'_>> = instructions
        .iter()
        .map(|WantedInstruction { description, at, .. }| {
            let mnemonic = &description.instructions[*at].decode.mnemonic;
            let cost = core.costs.iter().find(|cost| cost.mnemonic == *mnemonic);
            let group_elements = match cost.and_then(|cost| cost.cost.own.get("group_elements")) {
                Some(CostValue::Number(elements)) => *elements,
                _ => 0,
            };
            Member { description, at: *at, group_elements }
        })
        .collect();
    let lane_bits = core.file.params().ok().and_then(|params| params.lane_bits());
    let operations = operations(&members, lane_bits)?;
    let wanted = operations.groups.iter().map(|(number, group)| WantedInstruction {
        description: &group.description,
        at: 0,
        rounds: instructions[*number].rounds,
        group: Some(&group.shape),
    });
    let asked = UnitRequest {
        instructions: wanted.collect(),
        group: Some(operations.registers.clone()),
        latency: 1,
        ..request.clone()
    };
    let of_member = |(number, sentence): (usize, String)| (operations.groups[number].0, sentence);
    let mut made = unit(&asked).map_err(of_member)?;
    let around = lanes(&made, &operations.registers, core.instructions(), lane_bits.unwrap_or(64));
    made.lanes = Some(around.map_err(of_member)?);
    Ok(made)
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

/// Registers of the design's own that an instruction reads or writes; an error says why it has no
/// circuit.
fn own_registers(wanted: &WantedInstruction<'_>) -> Result<Vec<String>, String> {
    if on_vectors(wanted) {
        return wanted.description.group_shapes(wanted.at).map(|_| vec![]);
    }
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

/// The groups whose registers of the design's own no group before has; of any other all
/// instructions are left out.
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
