//! Reads a whole design.toml and checks its parts against each other, its descriptions and its
//! cores.
//!
//! Source: docs/reference/design.md.

use std::path::Path;

use instar_diagnostic::Diagnostic;

use super::cost::{StatedCost, StatedUnit};
use super::evaluation::{Evaluation, Published, StandIn};
use super::extensions::{all_instructions, instruction, read_extensions};
use super::gadget::StatedGadget;
use super::hosts::{check_changes, check_devices, machines, read_core_changes, read_hosts};
use super::meant::MeantHazard;
use super::opcodes::{check_encodings, read_encodings};
use super::payable::{check_blocks, check_operands, check_payable, check_units, read_costs};
use super::running::{RunningUnit, check_loops, refuse_always};
use super::variant::{StatedVariants, Variant};
use super::{Design, base, names, sequence, vectors};
use crate::device;
use crate::document::Document;
use crate::lookup::{FoundFile, Library};
use crate::table::Table;

/// Reads and checks the design in `found`.
pub fn read(found: FoundFile, library: &Library) -> Result<Design, Vec<Diagnostic>> {
    let document = Document::open(&found.path)?;
    let design = read_tables(found, library, &document);
    document.finish(design)
}

/// The title of a design's file, without what it describes; `None`: it has none, or is no design.
pub fn title(path: &Path) -> Option<String> {
    let document = Document::open(path).ok()?;
    let title = document.root().table("design")?.text("title")?.value;
    document.is_clean().then_some(title)
}

fn read_tables(found: FoundFile, library: &Library, document: &Document) -> Design {
    let root = document.root();
    let header = root.table("design").unwrap_or_else(|| {
        root.missing("[design]", "…, with name, title, summary and extensions");
        Table::new(document, "design".to_owned(), 0..0, &[])
    });
    let absent = !root.has("design");
    let text = |key: &'static str, example: &str| {
        if absent { String::new() } else { header.required_text(key, example).value }
    };
    let (name, title) = (text("name", "\"<name>\""), text("title", "\"<title>\""));
    if !name.is_empty() && name != found.name {
        let message = format!("this design is called \"{name}\", and its folder \"{}\"", found.name);
        let span = header.find("name").map_or(0..0, |e| e.item.span.clone());
        document.problem(span, message, Some("give both the same name".into()));
    }
    let summary = text("summary", "\"<one sentence>\"");
    if !absent && !header.has("extensions") && !root.has("device") {
        header.missing("extensions", "[\"<description>.core_desc\"]");
    }
    let named_extensions = header.texts("extensions");
    let loops = header.texts("hardware_loops");
    let loop_registers = header.texts("loop_registers");
    let isa = header.text("isa");
    let named_cores = header.texts("cores");
    header.finish();

    let hosts = read_hosts(&root, library, &named_cores);
    let width = base::open_width(isa.as_ref(), machines(&hosts));
    let mut extensions = read_extensions(&found, document, &named_extensions, width);
    let mut instructions = all_instructions(&extensions);
    // Names of instructions are only judged where all descriptions could be read.
    let complete = extensions.len() == named_extensions.len();
    for name in &loops {
        if let Some(at) = instruction(&root, &name.value, &name.span, &instructions, complete) {
            instructions[at].begins_loop = true;
            let mut all = extensions.iter_mut().flat_map(|file| &mut file.description.instructions);
            all.nth(at).into_iter().for_each(|one| one.decode.begins_loop = true);
        }
    }

    check_loops(document, &loop_registers, &extensions);
    let cores: Vec<String> = hosts.iter().map(|h| h.name.clone()).collect();
    let encodings = read_encodings(&root, &instructions, complete);
    check_encodings(&root, isa.as_ref(), &hosts, &extensions, &instructions, &encodings);
    base::check(document, isa.as_ref(), machines(&hosts), &extensions);
    vectors::check(document, isa.as_ref(), machines(&hosts), &extensions);
    let core_changes = read_core_changes(&root, &hosts);
    let units: Vec<StatedUnit> = root.table("units").map_or_else(Vec::new, |table| {
        let below = table.entries().iter().filter_map(|e| Some((table.as_table(e)?, &e.key)));
        below.map(|(unit, name)| StatedUnit::read(unit, name)).collect()
    });
    names::check(document, &name, &extensions, &units);
    refuse_always(document, &extensions);
    let devices = device::read_devices(&root, &found);
    names::check_devices(document, &extensions, &devices);
    check_devices(document, &hosts, &core_changes, &devices);
    let mut costs = read_costs(&root, &instructions, &hosts, complete);
    check_units(document, &units, &costs, &hosts);
    check_blocks(document, &units, &hosts);

    let mut baselines: Vec<Variant> = Vec::new();
    for table in root.tables("baselines") {
        let earlier: Vec<&Variant> = baselines.iter().collect();
        let baseline = Variant::read(table, &found.folder, &cores, &earlier, None);
        baselines.push(baseline);
    }
    let stated = StatedVariants {
        instructions: &instructions,
        costs: &costs,
        devices: &devices,
        cores: &cores,
        complete,
    };
    let mut variants: Vec<Variant> = Vec::new();
    for table in root.tables("variants") {
        let earlier: Vec<&Variant> = baselines.iter().chain(&variants).collect();
        let variant = Variant::read(table, &found.folder, &cores, &earlier, Some(&stated));
        variants.push(variant);
    }
    for variant in variants.iter_mut().filter(|variant| !variant.named.is_empty()) {
        variant.extensions = read_extensions(&found, document, &variant.named, width);
        let own = all_instructions(&variant.extensions);
        check_encodings(&root, isa.as_ref(), &hosts, &variant.extensions, &own, &encodings);
        base::check(document, isa.as_ref(), machines(&hosts), &variant.extensions);
        vectors::check(document, isa.as_ref(), machines(&hosts), &variant.extensions);
        names::check(document, &name, &variant.extensions, &units);
        refuse_always(document, &variant.extensions);
    }
    let kind = |unit: &str| units.iter().find(|stated| stated.name == unit)?.kind;
    for cost in costs.iter_mut().chain(variants.iter_mut().flat_map(|variant| &mut variant.costs)) {
        cost.cost.unit_kind = kind(&cost.cost.unit);
    }
    for variant in &variants {
        let same = |a: &StatedCost, b: &StatedCost| {
            (&a.core, &a.mnemonic, &a.cost.unit) == (&b.core, &b.mnemonic, &b.cost.unit)
                && a.cost.own.units().eq(b.cost.own.units())
        };
        let moved = variant.costs.iter().filter(|c| !costs.iter().any(|stated| same(c, stated)));
        check_units(document, &units, moved, &hosts);
        check_devices(document, &hosts, &core_changes, &variant.devices);
        for host in hosts.iter().filter(|h| variant.runs_on(&h.name)) {
            check_changes(document, host, &core_changes, &variant.core);
        }
    }
    if document.is_clean() {
        check_operands(document, &costs, &variants);
        sequence::check(document, &units, &costs, &variants, &extensions);
        check_payable(document, &costs, &variants, &hosts, &core_changes);
    }
    let names: Vec<String> = baselines.iter().chain(&variants).map(|v| v.name.clone()).collect();
    for (at, variant) in baselines.iter().chain(&variants).enumerate() {
        if names[..at].contains(&variant.name) && !variant.name.is_empty() {
            let message = format!("the name \"{}\" is taken by another baseline or variant", variant.name);
            document.problem(variant.span.clone(), message, Some("choose another name".into()));
        }
    }
    let evaluate = root
        .tables("evaluate")
        .into_iter()
        .map(|t| Evaluation::read(t, &cores, &baselines, &variants))
        .collect();
    let published = root
        .tables("published")
        .into_iter()
        .map(|t| Published::read(t, &cores, &names[..baselines.len()], &names[baselines.len()..]));
    let published = published.collect();
    let stand_ins =
        root.tables("stand-in").into_iter().filter_map(|t| StandIn::read(t, &instructions)).collect();
    let states: Vec<_> = extensions.iter().flat_map(|file| &file.description.states).collect();
    let hazards = root
        .tables("hazards")
        .into_iter()
        .filter_map(|t| MeantHazard::read(t, &instructions, &states, complete))
        .collect();
    let mut gadgets: Vec<StatedGadget> = Vec::new();
    for table in root.tables("gadgets") {
        let gadget = StatedGadget::read(table, &instructions, complete, &gadgets);
        gadgets.push(gadget);
    }
    let running = root
        .tables("running")
        .into_iter()
        .filter_map(|t| RunningUnit::read(t, &found, document, &instructions, &extensions, width))
        .collect();
    root.finish();
    Design {
        found,
        name,
        title,
        summary,
        isa: isa.map(|i| i.value),
        cores,
        extensions,
        instructions,
        encodings,
        core_changes,
        units,
        devices,
        costs,
        baselines,
        variants,
        evaluate,
        published,
        stand_ins,
        hazards,
        gadgets,
        running,
        loop_registers: loop_registers.into_iter().map(|name| name.value).collect(),
        parts: Vec::new(),
    }
}
