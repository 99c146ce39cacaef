//! What a design is evaluated on, the figures printed beside, and the stand-ins for recorded
//! traces.
//!
//! Source: docs/reference/design.md.

use instar_isa::{ABI_NAMES, CustomInstruction};
use serde::Serialize;

use crate::design::variant::{Variant, known};
use crate::table::{Located, Table};
use crate::tree::Node;

/// One entry of `[[evaluate]]`.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "EvaluateInfo")]
pub struct Evaluation {
    /// The workload.
    pub workload: String,
    /// Its parameter sets; empty: all.
    pub sets: Vec<String>,
    /// Replaceable functions to measure.
    pub functions: Vec<String>,
    /// Whole operations to measure.
    pub operations: Vec<String>,
    /// The cores; empty: all of the design's.
    pub cores: Vec<String>,
    /// The baselines; empty: all.
    pub baselines: Vec<String>,
    /// The variants; empty: all.
    pub variants: Vec<String>,
    /// Elements of buffers that have no count; `None`: those that the workload states, or the
    /// measured cases.
    pub length: Option<u32>,
    /// The first call is measured, with empty caches and predictors.
    pub cold: bool,
    /// Instructions are counted, without a core.
    pub counted: bool,
}

/// One entry of `[[published]]`.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "PublishedInfo")]
pub struct Published {
    /// The core.
    pub core: String,
    /// A variant or baseline.
    pub variant: String,
    /// The workload; `None`: each that is evaluated.
    pub workload: Option<String>,
    /// The parameter set; `None`: each.
    pub set: Option<String>,
    /// A function or an operation.
    pub operation: String,
    /// Elements of buffers that have no count, where the row has a length.
    pub length: Option<u32>,
    /// It stands beside rows that are measured cold.
    pub cold: bool,
    /// Cycles of the published model.
    pub model_cycles: Option<u64>,
    /// Cycles of the published RTL.
    pub rtl_cycles: Option<u64>,
    /// Where it was published.
    pub source: String,
    /// Why ours is another, where it is.
    pub note: Option<String>,
}

/// Where a stand-in looks for its match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum StandInRegion {
    /// The code of a symbol.
    Symbol(String),
    /// Addresses from the first up to, not including, the second.
    Addresses([u64; 2]),
}

/// One entry of `[[stand-in]]`: in recorded traces, `matches` is timed as `mnemonic`.
#[derive(Clone, Debug, Serialize)]
pub struct StandIn {
    /// Mnemonic of the instruction that was recorded.
    #[serde(rename = "match")]
    pub matches: String,
    /// Where.
    #[serde(rename = "in")]
    pub region: StandInRegion,
    /// Index of the design's instruction.
    pub custom: usize,
    /// Its mnemonic.
    #[serde(rename = "as")]
    pub mnemonic: String,
    /// Integer registers that it reads, where they differ from the recorded instruction's.
    pub reads: Option<Vec<u8>>,
    /// Integer registers that it writes, likewise.
    pub writes: Option<Vec<u8>>,
    /// `file:line`.
    pub source: String,
}

impl Evaluation {
    /// Reads one entry of `[[evaluate]]`.
    pub fn read(table: Table<'_>, cores: &[String], baselines: &[Variant], variants: &[Variant]) -> Self {
        let workload = table.required_text("workload", "\"<workload>\"").value;
        let values = |list: Vec<Located<String>>| list.into_iter().map(|t| t.value).collect::<Vec<_>>();
        let sets = values(table.texts("sets"));
        let functions = values(table.texts("functions"));
        let operations = values(table.texts("operations"));
        let names_of = |all: &[Variant]| -> Vec<String> { all.iter().map(|v| v.name.clone()).collect() };
        let chosen_cores = table.texts("cores");
        for core in &chosen_cores {
            known(&table, core, "core", "cores of this design", cores);
        }
        let chosen_baselines = table.texts("baselines");
        for baseline in &chosen_baselines {
            known(&table, baseline, "baseline", "baselines of this design", &names_of(baselines));
        }
        let chosen = table.texts("variants");
        for variant in &chosen {
            known(&table, variant, "variant", "variants of this design", &names_of(variants));
        }
        if functions.is_empty() && operations.is_empty() {
            table.problem("this evaluation measures nothing", "add functions = […] or operations = […]");
        }
        let length = length(&table);
        let cold = table.boolean("cold").unwrap_or(false);
        let counted = table.boolean("counted").unwrap_or(false);
        if counted && (cold || !chosen_cores.is_empty()) {
            table.problem(
                "an evaluation that is counted has no core",
                "leave out either `counted` or what is of a core",
            );
        }
        table.finish();
        Self {
            workload,
            sets,
            functions,
            operations,
            cores: values(chosen_cores),
            baselines: values(chosen_baselines),
            variants: values(chosen),
            length,
            cold,
            counted,
        }
    }
}

impl Published {
    /// Reads one entry of `[[published]]`.
    pub fn read(table: Table<'_>, cores: &[String], baselines: &[String], variants: &[String]) -> Self {
        let core = table.required_text("core", "\"<core>\"");
        let variant = match (table.text("variant"), table.text("baseline")) {
            (Some(variant), None) => {
                known(&table, &variant, "variant", "variants of this design", variants);
                variant.value
            }
            (None, Some(baseline)) => {
                known(&table, &baseline, "baseline", "baselines of this design", baselines);
                baseline.value
            }
            _ => {
                table.problem(
                    "this figure belongs to no variant, or to two",
                    "add either variant or baseline",
                );
                String::new()
            }
        };
        let operation = table.required_text("operation", "\"<function or operation>\"").value;
        let source = table.required_text("source", "\"<where it was published>\"").value;
        if !core.value.is_empty() {
            known(&table, &core, "core", "cores of this design", cores);
        }
        let cycles = |key| table.integer(key, 1, i64::MAX).map(|n| n.value as u64);
        let (model_cycles, rtl_cycles) = (cycles("model_cycles"), cycles("rtl_cycles"));
        if !table.has("model_cycles") && !table.has("rtl_cycles") {
            table.problem("this published figure has no cycles", "add model_cycles or rtl_cycles");
        }
        let workload = table.text("workload").map(|t| t.value);
        let set = table.text("set").map(|t| t.value);
        let note = table.text("note").map(|t| t.value);
        let (length, cold) = (length(&table), table.boolean("cold").unwrap_or(false));
        table.finish();
        Self {
            core: core.value,
            variant,
            workload,
            set,
            operation,
            length,
            cold,
            model_cycles,
            rtl_cycles,
            source,
            note,
        }
    }
}

/// `length = 16`.
fn length(table: &Table<'_>) -> Option<u32> {
    table.integer("length", 1, 1 << 24).map(|n| n.value as u32)
}

impl StandIn {
    /// Reads one entry of `[[stand-in]]`.
    pub fn read(table: Table<'_>, instructions: &[CustomInstruction]) -> Option<Self> {
        let matches = table.required_text("match", "\"<mnemonic>\"").value;
        let region = region(&table);
        let mnemonic = table.required_text("as", "\"<mnemonic of this design>\"");
        let names: Vec<String> = instructions.iter().map(|i| i.mnemonic.clone()).collect();
        let custom = names.iter().position(|n| *n == mnemonic.value);
        if custom.is_none() && !mnemonic.value.is_empty() {
            known(&table, &mnemonic, "instruction", "instructions of this design", &names);
        }
        let (reads, writes) = (registers(&table, "reads"), registers(&table, "writes"));
        let source = table.document.place(&table.span);
        table.finish();
        Some(Self {
            matches,
            region: region?,
            custom: custom?,
            mnemonic: mnemonic.value,
            reads,
            writes,
            source,
        })
    }
}

fn region(table: &Table<'_>) -> Option<StandInRegion> {
    let Some(entry) = table.find("in") else {
        table.missing("in", "\"<symbol>\" or [<first address>, <end address>]");
        return None;
    };
    if let Node::List(_) = entry.item.node {
        let bounds = table.integers("in", 0, i64::MAX)?;
        if let [low, high] = bounds.as_slice()
            && low.value < high.value
        {
            return Some(StandInRegion::Addresses([low.value as u64, high.value as u64]));
        }
        table.document.problem(
            entry.item.span.clone(),
            "`in` is not a range of addresses",
            Some("write in = [<first address>, <end address>]".into()),
        );
        return None;
    }
    table.as_text("in", &entry.item).map(|t| StandInRegion::Symbol(t.value))
}

/// Integer registers by number (`x10`) or by the psABI's name (`a0`).
fn registers(table: &Table<'_>, key: &'static str) -> Option<Vec<u8>> {
    if !table.has(key) {
        table.find(key);
        return None;
    }
    let mut numbers = Vec::new();
    for name in table.texts(key) {
        match register(&name.value) {
            Some(number) => numbers.push(number),
            None => table.document.problem(
                name.span,
                format!("there is no integer register \"{}\"", name.value),
                Some("write x0 to x31, or a name of the psABI such as a0".into()),
            ),
        }
    }
    Some(numbers)
}

/// Number of an integer register.
fn register(name: &str) -> Option<u8> {
    let by_number = name.strip_prefix('x').and_then(|n| n.parse::<u8>().ok()).filter(|n| *n < 32);
    let by_name = ABI_NAMES.iter().position(|n| *n == name).map(|n| n as u8);
    by_number.or(by_name).or((name == "fp").then_some(8))
}
