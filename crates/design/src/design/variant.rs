//! Baselines and variants of a design: what each replaces, and what it changes in the core and in
//! the costs.
//!
//! Source: docs/reference/design.md.

use std::path::{Path, PathBuf};

use instar_isa::CustomInstruction;
use serde::Serialize;

use crate::design::ExtensionFile;
use crate::design::area::AddedArea;
use crate::design::cost::{StatedCost, change, each_mnemonic, keys, told_twice};
use crate::design::sequence::{ROUNDS, follow_rounds};
use crate::device::{self, StatedDevice};
use crate::provenance::Provenance;
use crate::table::{Located, Table};
use crate::tree::{PlainValue, Span};
use instar_diagnostic::suggestion;

/// What variants change: the design's instructions and their costs.
pub struct StatedVariants<'a> {
    /// Its instructions.
    pub instructions: &'a [CustomInstruction],
    /// Its costs.
    pub costs: &'a [StatedCost],
    /// Its devices.
    pub devices: &'a [StatedDevice],
    /// Its cores.
    pub cores: &'a [String],
    /// Whether all of its descriptions could be read.
    pub complete: bool,
}

/// A core parameter changed by a design.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "ChangeInfo")]
pub struct Change {
    /// The parameter.
    pub name: String,
    /// Its new value.
    pub value: PlainValue,
    /// `file:line`.
    pub source: String,
    /// Where it stands.
    #[serde(skip)]
    pub span: Span,
}

/// A baseline or a variant.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "VariantInfo")]
pub struct Variant {
    /// Its name.
    pub name: String,
    /// Its title in tables.
    pub title: String,
    /// A folder of this design with the kernels.
    pub kernels: Option<PathBuf>,
    /// A folder under the workload's `kernels/`, for what `kernels` does not hold.
    pub workload_kernels: Option<String>,
    /// The workload's functions that the kernels replace.
    pub replaces: Vec<String>,
    /// The cores on which it runs; empty: all of the design's.
    pub cores: Vec<String>,
    /// Core parameters that it changes.
    pub core: Vec<Change>,
    /// Costs that it changes, whole, one for each core and mnemonic.
    pub costs: Vec<StatedCost>,
    /// What it adds to the area of its core.
    pub area: Option<AddedArea>,
    /// An installed compiler that builds it, in the place of the usual one.
    pub compiler: Option<String>,
    /// Flags of the compiler after the usual ones.
    pub flags: Vec<String>,
    /// Its own descriptions in the place of the design's; empty: the design's.
    #[serde(skip)]
    pub extensions: Vec<ExtensionFile>,
    /// Their files, as it names them.
    #[serde(skip)]
    pub named: Vec<Located<String>>,
    /// The design's devices as it changes them; empty: as they are.
    #[serde(skip)]
    pub devices: Vec<StatedDevice>,
    /// The variants of several designs that it was joined of; empty for one that stands in a file.
    pub parts: Vec<Variant>,
    /// Where its name stands.
    #[serde(skip)]
    pub span: Span,
}

impl Variant {
    /// Reads one entry of `[[baselines]]` or, with what its design states, of `[[variants]]`. It
    /// may be like one of `earlier`: then it has that one's flags, backend and replaced functions
    /// where it says none itself.
    pub fn read(
        table: Table<'_>,
        folder: &Path,
        cores: &[String],
        earlier: &[&Self],
        stated: Option<&StatedVariants<'_>>,
    ) -> Self {
        let name = table.required_text("name", "\"<name>\"");
        let title = table.text("title").map_or_else(|| name.value.clone(), |t| t.value);
        let kernels = table.text("kernels");
        let like = table.text("like").and_then(|like| {
            let names: Vec<String> = earlier.iter().map(|one| one.name.clone()).collect();
            known(&table, &like, "baseline or variant", "those before this one", &names);
            let found = earlier.iter().find(|one| one.name == like.value)?;
            Some((found, like.span))
        });
        let of_it = |own: Vec<Located<String>>, others: fn(&Self) -> &[String]| match &like {
            Some((one, span)) if own.is_empty() => {
                others(one).iter().map(|value| Located { value: value.clone(), span: span.clone() }).collect()
            }
            _ => own,
        };
        let workload_kernels =
            of_it(table.text("backend").into_iter().collect(), |one| one.workload_kernels.as_slice()).pop();
        let replaced = of_it(table.texts("replaces"), |one| &one.replaces);
        let chosen = table.texts("cores");
        let compiler = table.text("compiler");
        let flags = of_it(table.texts("flags"), |one| &one.flags);
        let named = if stated.is_some() { table.texts("extensions") } else { Vec::new() };
        // "ntt.c:" begins those of one file.
        let is_flag = |text: &str| text.starts_with('-') || text.len() > 1 && text.ends_with(':');
        for flag in flags.iter().filter(|flag| !is_flag(&flag.value)) {
            table.document.problem(
                flag.span.clone(),
                format!("\"{}\" is no flag of a compiler", flag.value),
                Some("a flag says how C is compiled, as in \"-fno-schedule-insns\"; \"ntt.c:\" begins those of one file".into()),
            );
        }
        check_kernels(&table, folder, kernels.as_ref(), workload_kernels.as_ref(), &replaced);
        for core in &chosen {
            known(&table, core, "core", "cores of this design", cores);
        }
        let span = name.span.clone();
        let mut variant = Self {
            name: name.value,
            title,
            kernels: kernels.map(|k| folder.join(k.value)),
            workload_kernels: workload_kernels.map(|k| k.value),
            replaces: replaced.into_iter().map(|r| r.value).collect(),
            cores: chosen.into_iter().map(|c| c.value).collect(),
            core: Vec::new(),
            costs: Vec::new(),
            area: None,
            compiler: compiler.map(|c| c.value),
            flags: flags.into_iter().map(|f| f.value).collect(),
            extensions: Vec::new(),
            named,
            devices: Vec::new(),
            parts: Vec::new(),
            span,
        };
        if let Some(stated) = stated {
            variant.core = table.table("core").map_or_else(Vec::new, |t| read_changes(&t));
            variant.costs = variant.read_timing(&table, stated);
            variant.devices = device::changed(table.table("device"), stated.devices);
            variant.area = table.table("area").and_then(AddedArea::read);
        }
        table.finish();
        variant
    }

    /// `timing."<core>"."<mnemonic>" = { latency = 2 }`, applied to what the design states.
    fn read_timing(&self, table: &Table<'_>, stated: &StatedVariants<'_>) -> Vec<StatedCost> {
        let Some(timing) = table.table("timing") else { return Vec::new() };
        let mut changed = Vec::new();
        for host in timing.entries() {
            let name = Located { value: host.key.clone(), span: host.key_span.clone() };
            if !known(table, &name, "core", "cores of this design", stated.cores) {
                continue;
            }
            let Some(on_core) = timing.as_table(host) else { continue };
            let mut told: Vec<(&str, &Span)> = Vec::new();
            for (entry, mnemonic) in each_mnemonic(&on_core) {
                if told_twice(table.document, &mut told, mnemonic, &entry.key_span) {
                    continue;
                }
                let instruction = stated.instructions.iter().find(|i| i.mnemonic == mnemonic);
                if instruction.is_none() && stated.complete {
                    let names = stated.instructions.iter().map(|i| i.mnemonic.as_str());
                    let hint = suggestion(mnemonic, "instructions of this design", names);
                    let message = format!("there is no instruction \"{mnemonic}\"");
                    table.document.problem(entry.key_span.clone(), message, Some(hint));
                }
                let base = stated.costs.iter().find(|c| c.core == host.key && c.mnemonic == mnemonic);
                let (Some(below), Some(instruction), Some(base)) =
                    (on_core.as_table(entry), instruction, base)
                else {
                    continue;
                };
                let source = table.document.place(&entry.key_span);
                let mut cost =
                    StatedCost { provenance: Provenance::Override, reason: None, source, ..base.clone() };
                cost.unit_span = entry.key_span.clone();
                change(&below, &mut cost.cost, instruction, cost.family);
                let earlier =
                    |key: &str| !below.has(ROUNDS) && cost.keys.iter().any(|(name, ..)| name == key);
                cost.follows = follow_rounds(&mut cost.cost, |key| below.has(key) || earlier(key));
                cost.keys.extend(keys(&below));
                changed.push(cost);
                below.finish();
            }
        }
        changed
    }

    /// Whether it runs on `core`.
    pub fn runs_on(&self, core: &str) -> bool {
        self.cores.is_empty() || self.cores.iter().any(|c| c == core)
    }
}

/// Core parameters as `name = value`.
pub fn read_changes(table: &Table<'_>) -> Vec<Change> {
    table
        .entries()
        .iter()
        .filter_map(|entry| {
            let value = table.as_value(&entry.key, &entry.item)?.value;
            let source = table.document.place(&entry.key_span);
            Some(Change { name: entry.key.clone(), value, source, span: entry.item.span.clone() })
        })
        .collect()
}

/// Notes a problem where `name` is none of `candidates`.
pub fn known(
    table: &Table<'_>,
    name: &Located<String>,
    what: &str,
    list: &str,
    candidates: &[String],
) -> bool {
    let is_known = candidates.contains(&name.value);
    if !is_known {
        let hint = suggestion(&name.value, list, candidates.iter().map(String::as_str));
        let message = format!("there is no {what} \"{}\"", name.value);
        table.document.problem(name.span.clone(), message, Some(hint));
    }
    is_known
}

fn check_kernels(
    table: &Table<'_>,
    folder: &Path,
    kernels: Option<&Located<String>>,
    workload_kernels: Option<&Located<String>>,
    replaced: &[Located<String>],
) {
    match (kernels.is_some() || workload_kernels.is_some(), replaced.first()) {
        (true, None) => table.problem(
            "kernels are given, and nothing that they replace",
            "add replaces = [\"<function>\", …]",
        ),
        (false, Some(first)) => table.document.problem(
            first.span.clone(),
            "functions are replaced, and no kernels are given",
            Some("add kernels = \"<folder of this design>\" or backend = \"<folder under the workload's kernels>\"".into()),
        ),
        _ => {}
    }
    let Some(kernels) = kernels else { return };
    let place = folder.join(&kernels.value);
    if !place.is_dir() {
        let message = format!("there is no folder \"{}\" in this design", kernels.value);
        table.document.problem(
            kernels.span.clone(),
            message,
            Some("give the folder with the kernels".into()),
        );
        return;
    }
    // What this folder does not hold, the workload's backend may.
    let judged = if workload_kernels.is_some() { &[] } else { replaced };
    for function in judged {
        // "ml-dsa/ntt" may lie in a folder of its scheme, where there is one, and a function that
        // is another one in every parameter set in a folder for each.
        let (scheme, name) = function.value.rsplit_once('/').unwrap_or(("", function.value.as_str()));
        let place = if place.join(scheme).is_dir() { place.join(scheme) } else { place.clone() };
        let mut sets = place.read_dir().into_iter().flatten().flatten().map(|entry| entry.path());
        let files = ["c", "S"].map(|ending| format!("{name}.{ending}"));
        let holds = |folder: &Path| files.iter().any(|file| folder.join(file).is_file());
        if !holds(&place) && !sets.any(|set| holds(&set)) {
            table.document.problem(
                function.span.clone(),
                format!("\"{}\" holds no kernel for \"{}\"", kernels.value, function.value),
                Some(format!("add {} or {} there", files[0], files[1])),
            );
        }
    }
}
