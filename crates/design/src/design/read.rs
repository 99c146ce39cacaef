//! Reads a whole design.toml and checks its parts against each other, its descriptions and its
//! cores.
//!
//! Source: docs/reference/design.md.

use instar_cores::{FAMILIES, Family, Latency};
use instar_diagnostic::{Diagnostic, Source};
use instar_isa::{CustomInstruction, Isa, RegisterFile, Xlen};

use super::cost::{StatedCost, StatedUnit, each_mnemonic, told_twice};
use super::encoding::{self, DeclaredSpace};
use super::evaluation::{Evaluation, Published, StandIn};
use super::variant::{Change, StatedVariants, Variant, read_changes};
use super::{Design, ExtensionFile, base, names, sequence, vectors};
use crate::core::CoreFile;
use crate::document::{Document, shown};
use crate::family::{self, family};
use crate::lookup::{DescriptionKind, FoundFile, Library};
use crate::table::{Located, Table};
use crate::tree::Span;
use instar_diagnostic::suggestion;

/// A host core of the design, as far as it could be read.
struct Host {
    name: String,
    span: Span,
    file: Option<CoreFile>,
}

/// Reads and checks the design in `found`.
pub fn read(found: FoundFile, library: &Library) -> Result<Design, Vec<Diagnostic>> {
    let document = Document::open(&found.path)?;
    let design = read_tables(found, library, &document);
    document.finish(design)
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
    if !absent && !header.has("extensions") {
        header.missing("extensions", "[\"<description>.core_desc\"]");
    }
    let named_extensions = header.texts("extensions");
    let isa = header.text("isa");
    let named_cores = header.texts("cores");
    header.finish();

    let hosts = read_hosts(&root, library, &named_cores);
    let width = base::open_width(isa.as_ref(), machines(&hosts));
    let extensions = read_extensions(&found, document, &named_extensions, width);
    let instructions = all_instructions(&extensions);
    // Names of instructions are only judged where all descriptions could be read.
    let complete = extensions.len() == named_extensions.len();

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
    let mut costs = read_costs(&root, &instructions, &hosts, complete);
    check_units(document, &units, &costs, &hosts);
    check_blocks(document, &units, &hosts);

    let mut baselines: Vec<Variant> = Vec::new();
    for table in root.tables("baselines") {
        let earlier: Vec<&Variant> = baselines.iter().collect();
        let baseline = Variant::read(table, &found.folder, &cores, &earlier, None);
        baselines.push(baseline);
    }
    let stated = StatedVariants { instructions: &instructions, costs: &costs, cores: &cores, complete };
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
        costs,
        baselines,
        variants,
        evaluate,
        published,
        stand_ins,
        parts: Vec::new(),
    }
}

/// Register files that the extensions of a design may have: `RegisterFile::Own` numbers them in a
/// byte.
pub const MOST_FILES: usize = u8::MAX as usize;

fn read_extensions(
    found: &FoundFile,
    document: &Document,
    named: &[Located<String>],
    // The width where they leave it open.
    open: Option<Xlen>,
) -> Vec<ExtensionFile> {
    let mut extensions: Vec<ExtensionFile> = Vec::new();
    for name in named {
        let path = found.folder.join(&name.value);
        let text = match instar_files::read_text(&path) {
            Ok(text) => text,
            Err(error) => {
                let message = match error.kind() {
                    std::io::ErrorKind::NotFound => {
                        format!("there is no file \"{}\" in this design", name.value)
                    }
                    _ => format!("the file \"{}\" cannot be read: {error}", name.value),
                };
                let hint = "name a CoreDSL file, relative to this one".to_owned();
                document.problem(name.span.clone(), message, Some(hint));
                continue;
            }
        };
        let place = shown(&path);
        let folder = path.parent().unwrap_or(&found.folder);
        let imported = |name: &str| {
            instar_files::read_text(&folder.join(name)).map_err(|error| match error.kind() {
                std::io::ErrorKind::NotFound => "is no file in the folder of this one".to_owned(),
                _ => format!("cannot be read: {error}"),
            })
        };
        match instar_coredsl::load_with(&place, &text, open, &imported) {
            Ok(description) => extensions.push(ExtensionFile { path, text, description }),
            Err(problems) => document.adopt(problems),
        }
        let files: usize = extensions.iter().map(|extension| extension.description.states.len()).sum();
        if files > MOST_FILES {
            let message = format!("with this extension the design has {files} register files of its own");
            let hint = format!("all of its extensions together may have {MOST_FILES}");
            document.problem(name.span.clone(), message, Some(hint));
            extensions.pop();
            break;
        }
    }
    extensions
}

/// The instructions of all descriptions; own state is counted through all of them.
pub fn all_instructions(extensions: &[ExtensionFile]) -> Vec<CustomInstruction> {
    let mut states = 0;
    let mut all = Vec::new();
    for extension in extensions {
        for instruction in &extension.description.instructions {
            let mut decode = instruction.decode.clone();
            for operand in decode.sources.iter_mut().chain(&mut decode.destinations) {
                if let RegisterFile::Own(index) = &mut operand.file {
                    *index += states;
                }
            }
            all.push(decode);
        }
        states += extension.description.states.len() as u8;
    }
    all
}

/// The host cores: those of `[design] cores`, or those for which a cost is stated.
fn read_hosts(root: &Table<'_>, library: &Library, named: &[Located<String>]) -> Vec<Host> {
    let mut hosts: Vec<Host> = Vec::new();
    let mut add = |name: &str, span: &Span| {
        if hosts.iter().any(|h| h.name == name) {
            return;
        }
        let file =
            library.find(DescriptionKind::Core, name).map_err(|error| error.to_string()).and_then(|found| {
                CoreFile::load(&found.path, library).map_err(|problems| {
                    problems
                        .first()
                        .map_or_else(String::new, |p| format!("{}:{}: {}", p.file, p.line, p.message))
                })
            });
        if let Err(sentence) = &file {
            root.document.problem(span.clone(), sentence.clone(), Some("name a core that is known".into()));
        }
        hosts.push(Host { name: name.to_owned(), span: span.clone(), file: file.ok() });
    };
    for name in named {
        add(&name.value, &name.span);
    }
    for key in ["timing", "core"] {
        if let Some(table) = root.table(key) {
            for entry in table.entries() {
                add(&entry.key, &entry.key_span);
            }
        }
    }
    hosts
}

/// Names and ISA strings of the host cores that could be read.
fn machines(hosts: &[Host]) -> impl Iterator<Item = (&str, &str)> {
    hosts.iter().filter_map(|host| Some((host.name.as_str(), host.file.as_ref()?.isa.as_str())))
}

fn read_encodings(
    root: &Table<'_>,
    instructions: &[CustomInstruction],
    complete: bool,
) -> Vec<DeclaredSpace> {
    let Some(table) = root.table("encoding") else { return Vec::new() };
    let mut encodings = Vec::new();
    for entry in table.entries() {
        let Some(below) = table.as_table(entry) else { continue };
        if instruction(root, &entry.key, &entry.key_span, instructions, complete).is_some() {
            encodings.push(DeclaredSpace::read(below, &entry.key));
        }
    }
    encodings
}

/// Overlaps, and encodings outside custom space without a reason.
fn check_encodings(
    root: &Table<'_>,
    isa: Option<&Located<String>>,
    hosts: &[Host],
    extensions: &[ExtensionFile],
    instructions: &[CustomInstruction],
    encodings: &[DeclaredSpace],
) {
    let mut isas: Vec<Isa> = hosts.iter().filter_map(|h| Isa::parse(&h.file.as_ref()?.isa).ok()).collect();
    if let Some(isa) = isa {
        match Isa::parse(&isa.value) {
            Ok(parsed) => isas.push(parsed),
            Err(error) => {
                let hint = "write an ISA string such as rv32imc_zba_zbb".to_owned();
                root.document.problem(isa.span.clone(), error.to_string(), Some(hint));
            }
        }
    }
    if isas.is_empty() {
        isas.push(Isa::base(instar_isa::Xlen::Rv32));
    }
    isas.dedup();
    let places: Vec<Diagnostic> =
        extensions.iter().flat_map(|e| e.description.instructions.iter().map(|i| place(e, i))).collect();
    let problem = |at: usize, message: String, hint: String| {
        root.document.adopt([Diagnostic { message, ..places[at].clone() }.with_hint(hint)]);
    };
    let mut told: Vec<usize> = Vec::new();
    for isa in isas {
        for (at, sentence) in encoding::overlaps(&isa, instructions) {
            if !told.contains(&at) {
                told.push(at);
                problem(at, sentence, "choose other fixed bits".into());
            }
        }
    }
    for (at, custom) in instructions.iter().enumerate() {
        let mnemonic = &custom.mnemonic;
        if instructions[..at].iter().any(|other| other.mnemonic == *mnemonic) {
            problem(at, format!("the mnemonic {mnemonic} is taken"), "choose another mnemonic".into());
        }
        let declared = encodings.iter().find(|e| e.mnemonic == *mnemonic);
        let file = shown(&root.document.path);
        match (encoding::space(custom), declared) {
            (None, Some(_)) => problem(
                at,
                format!("the encoding of {mnemonic} lies in custom space"),
                format!("remove [encoding.\"{mnemonic}\"] from {file}"),
            ),
            (Some(space), None) => problem(
                at,
                format!("the encoding of {mnemonic} lies in {space} space, outside custom-0 to custom-3"),
                format!(
                    "use one of these opcodes, or add [encoding.\"{mnemonic}\"] with encoding_space = \"{space}\" \
                     and the reason to {file}"
                ),
            ),
            (Some(space), Some(declared)) if declared.space != space => problem(
                at,
                format!(
                    "the encoding of {mnemonic} lies in {space} space, and {file} says {}",
                    declared.space
                ),
                format!("write encoding_space = \"{space}\""),
            ),
            _ => {}
        }
    }
}

fn read_core_changes(root: &Table<'_>, hosts: &[Host]) -> Vec<(String, Vec<Change>)> {
    let Some(table) = root.table("core") else { return Vec::new() };
    let mut all = Vec::new();
    for entry in table.entries() {
        let Some(below) = table.as_table(entry) else { continue };
        let changes = read_changes(&below);
        if let Some(host) = hosts.iter().find(|h| h.name == entry.key) {
            check_changes(root.document, host, &[], &changes);
        }
        all.push((entry.key.clone(), changes));
    }
    all
}

/// Applies changes to a host core for trial: each must be legal, and so must all of them together.
fn check_changes(document: &Document, host: &Host, general: &[(String, Vec<Change>)], changes: &[Change]) {
    let Some(mut core) = host.file.clone() else { return };
    for change in general.iter().filter(|(core, _)| *core == host.name).flat_map(|(_, changes)| changes) {
        // Judged where it stands; here it only sets the scene.
        let _ = core.change(&change.name, change.value.clone(), &change.source);
    }
    let mut legal = true;
    for change in changes {
        if let Err((message, hint)) = core.change(&change.name, change.value.clone(), &change.source) {
            document.problem(change.span.clone(), message, Some(hint));
            legal = false;
        }
    }
    if legal
        && !changes.is_empty()
        && let Err(faults) = family::build(&core.family, &core.parameters)
    {
        for fault in faults {
            document.problem(changes[0].span.clone(), fault.message, fault.hint);
        }
    }
}

fn read_costs(
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

/// The family of a host core, as far as its file could be read.
fn family_of(hosts: &[Host], core: &str) -> Option<&'static Family> {
    family(&hosts.iter().find(|host| host.name == core)?.file.as_ref()?.family)
}

/// The key of the functional unit that takes an instruction.
const UNIT: &str = "unit";

/// Units named by costs must be the design's or the core's.
fn check_units<'a>(
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
fn check_blocks(document: &Document, units: &[StatedUnit], hosts: &[Host]) {
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
fn check_operands(document: &Document, costs: &[StatedCost], variants: &[Variant]) {
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
fn check_payable(
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

/// Index of an instruction by mnemonic; a problem where there is none.
fn instruction(
    root: &Table<'_>,
    mnemonic: &str,
    span: &Span,
    instructions: &[CustomInstruction],
    complete: bool,
) -> Option<usize> {
    let at = instructions.iter().position(|i| i.mnemonic == mnemonic);
    if at.is_none() && complete {
        let names = instructions.iter().map(|i| i.mnemonic.as_str());
        let hint = suggestion(mnemonic, "instructions of this design", names);
        root.document.problem(span.clone(), format!("there is no instruction \"{mnemonic}\""), Some(hint));
    }
    at
}

/// Where an instruction stands in its description.
pub(super) fn place(
    extension: &ExtensionFile,
    instruction: &instar_coredsl::DescribedInstruction,
) -> Diagnostic {
    let name = shown(&extension.path);
    Source { name: &name, text: &extension.text }.diagnostic(instruction.span, "")
}
