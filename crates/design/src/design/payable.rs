//! Costs of all instructions on all host cores, and whether these have what the costs name.
//!
//! Source: docs/reference/design.md.

use instar_cores::{FAMILIES, Family, Latency};
use instar_diagnostic::suggestion;
use instar_isa::CustomInstruction;

use super::cost::{StatedCost, StatedUnit, each_mnemonic, told_twice};
use super::extensions::instruction;
use super::hosts::{Host, family_of};
use super::variant::{Change, Variant};
use crate::document::Document;
use crate::family::family;
use crate::table::Table;
use crate::tree::Span;

pub(super) fn read_costs(
    root: &Table<'_>,
    instructions: &[CustomInstruction],
    hosts: &[Host],
    complete: bool,
) -> Vec<StatedCost> {
    let Some(timing) = root.table("timing") else { return Vec::new() };
    let mut costs = Vec::new();
    for host in timing.entries() {
        let Some(table) = timing.as_table(host) else { continue };
        let mut stated: Vec<(&str, &Span)> = Vec::new();
        for (entry, mnemonic) in each_mnemonic(&table) {
            if told_twice(root.document, &mut stated, mnemonic, &entry.key_span) {
                continue;
            }
            let Some(below) = table.as_table(entry) else { continue };
            let Some(at) = instruction(root, mnemonic, &entry.key_span, instructions, complete) else {
                continue;
            };
            costs.push(StatedCost::read(below, &host.key, &instructions[at], family_of(hosts, &host.key)));
        }
        let paid = |mnemonic: &&str| stated.iter().any(|(stated, _)| stated == mnemonic);
        let unpaid: Vec<&str> =
            instructions.iter().map(|i| i.mnemonic.as_str()).filter(|m| !paid(m)).collect();
        if !unpaid.is_empty() && complete {
            let message = format!("no cost of {} on core \"{}\" is stated", unpaid.join(", "), host.key);
            let hint = format!("add [timing.\"{}\".\"{}\"]", host.key, unpaid[0]);
            root.document.problem(host.key_span.clone(), message, Some(hint));
        }
    }
    for host in hosts.iter().filter(|h| !instructions.is_empty() && !timing.has(&h.name)) {
        let message = format!("no cost of any instruction on core \"{}\" is stated", host.name);
        let hint = format!("add [timing.\"{}\".\"{}\"]", host.name, instructions[0].mnemonic);
        root.document.problem(host.span.clone(), message, Some(hint));
    }
    costs
}

/// The key of the functional unit that takes an instruction.
const UNIT: &str = "unit";

/// Units named by costs must be the design's or the core's.
pub(super) fn check_units<'a>(
    document: &Document,
    units: &[StatedUnit],
    costs: impl IntoIterator<Item = &'a StatedCost>,
    hosts: &[Host],
) {
    for cost in costs {
        let Some(core) = hosts.iter().find(|h| h.name == cost.core).and_then(|h| h.file.as_ref()) else {
            continue;
        };
        let Some(family) = family(&core.family) else { continue };
        let of_core = family.units;
        let known = units.iter().map(|u| u.name.as_str()).chain(of_core.iter().copied());
        let unit = Some((UNIT, cost.cost.unit.as_str())).filter(|(_, name)| !name.is_empty());
        for (key, name) in unit.into_iter().chain(cost.cost.own.units()) {
            if !known.clone().any(|k| k == name) {
                let list = format!("this design and core \"{}\" have", cost.core);
                let hint = suggestion(name, &list, known.clone());
                let message = format!("\"{}\" wants {} \"{name}\"", cost.mnemonic, key.replace('_', " "));
                let span = if key == UNIT { cost.unit_span.clone() } else { cost.place(key).0 };
                document.problem(span, message, Some(hint));
            }
        }
    }
}

/// Units that a unit of the design blocks must be the core's, and its name one that no unit of the
/// core has.
pub(super) fn check_blocks(document: &Document, units: &[StatedUnit], hosts: &[Host]) {
    let mut families: Vec<&str> =
        hosts.iter().filter_map(|h| h.file.as_ref()).map(|f| f.family.as_str()).collect();
    if families.is_empty() {
        families.extend(FAMILIES.iter().map(|family| family.name));
    }
    families.dedup();
    for unit in units {
        let known = families.iter().filter_map(|name| family(name));
        if let Some(taken) = known.into_iter().find(|family| family.units.contains(&unit.name.as_str())) {
            let message = format!(
                "the unit \"{}\" has the name of one of every core of family \"{}\"",
                unit.name, taken.name
            );
            document.problem(unit.span.clone(), message, Some("choose another name".to_owned()));
        }
        for (blocked, span) in unit.blocks.iter().zip(&unit.blocks_spans) {
            let known = families.iter().filter_map(|name| family(name));
            if let Some(Family { name: family, units, .. }) =
                known.into_iter().find(|family| !family.units.contains(&blocked.as_str()))
            {
                let hint = suggestion(blocked, "units of such a core", units.iter().copied());
                let message = format!(
                    "unit \"{}\" blocks \"{blocked}\", which no core of family \"{family}\" has",
                    unit.name
                );
                document.problem(span.clone(), message, Some(hint));
            }
        }
    }
}

/// Of one instruction every latency that depends on data names the same operand: a recorded run has
/// room for one.
pub(super) fn check_operands(document: &Document, costs: &[StatedCost], variants: &[Variant]) {
    let operand = |cost: &StatedCost| match &cost.cost.latency {
        Latency::Steps { operand, .. } if !operand.is_empty() => Some(operand.clone()),
        _ => None,
    };
    let mut named: Vec<(&str, String)> = Vec::new();
    for cost in costs.iter().chain(variants.iter().flat_map(|variant| &variant.costs)) {
        let Some(operand) = operand(cost) else { continue };
        match named.iter().find(|(mnemonic, _)| *mnemonic == cost.mnemonic) {
            None => named.push((&cost.mnemonic, operand)),
            Some((_, first)) if *first != operand => {
                let message = format!(
                    "the latency of {} depends on `{operand}` here and on `{first}` elsewhere in this file",
                    cost.mnemonic
                );
                document.problem(
                    cost.place("latency").0,
                    message,
                    Some(format!("write operand = \"{first}\"")),
                );
            }
            Some(_) => {}
        }
    }
}

/// Costs that a core, as the design and its variant change it, can never pay.
pub(super) fn check_payable(
    document: &Document,
    costs: &[StatedCost],
    variants: &[Variant],
    hosts: &[Host],
    general: &[(String, Vec<Change>)],
) {
    let mut told: Vec<Span> = Vec::new();
    let cases = || variants.iter().map(Some).chain(variants.is_empty().then_some(None));
    for (host, variant) in hosts.iter().flat_map(|host| cases().map(move |variant| (host, variant))) {
        let runs = variant.is_none_or(|variant| variant.runs_on(&host.name));
        let Some(mut core) = host.file.clone().filter(|_| runs) else { continue };
        let own = general.iter().filter(|(name, _)| *name == host.name).flat_map(|(_, changes)| changes);
        for change in own.chain(variant.iter().flat_map(|variant| &variant.core)) {
            let _ = core.change(&change.name, change.value.clone(), &change.source); // judged elsewhere
        }
        let Ok(params) = core.params() else { continue };
        let changed = variant.map_or(&[][..], |variant| &variant.costs);
        let here = |cost: &&StatedCost| cost.core == host.name;
        let replaced = |cost: &StatedCost| changed.iter().filter(here).any(|c| c.mnemonic == cost.mnemonic);
        let kept = costs.iter().filter(here).filter(|cost| !replaced(cost));
        for cost in changed.iter().filter(here).chain(kept) {
            let Some(unmet) = params.unmet(&cost.cost) else { continue };
            let (span, _) = cost.place(unmet.key);
            if !told.contains(&span) {
                document.problem(span.clone(), unmet.message, Some(unmet.hint));
                told.push(span);
            }
        }
    }
}
