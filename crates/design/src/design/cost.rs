//! What a core pays for an instruction of a design: `[timing."<core>"."<mnemonic>"]` and
//! `[units.<name>]`.
//!
//! Source: docs/reference/design.md; what is not stated there is derived from the instruction's own
//! operands.

use instar_cores::{
    Absent, CoreNeeds, CostForm, CostKey, CostValue, CustomTiming, FAMILIES, Family, Latency, OwnCost,
    UnitKind,
};
use instar_isa::{CustomInstruction, IndexExpr, OperandRegister, RegisterFile};
use serde::Serialize;

use super::sequence::{FOLLOWING, ROUNDS, follow_rounds};
use crate::document::Document;
use crate::provenance::Provenance;
use crate::table::Table;
use crate::tree::{Entry, Node, Span};
use instar_diagnostic::suggestion;

/// A functional unit that the design adds.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "DesignUnit")]
pub struct StatedUnit {
    /// Its name.
    pub name: String,
    /// One line on what it is.
    pub title: String,
    /// How many there are.
    pub count: u32,
    /// Where it stands.
    #[serde(skip)]
    pub span: Span,
    /// Units of the core that cannot start while one of these is busy.
    pub blocks: Vec<String>,
    /// Where each of them is named.
    #[serde(skip)]
    pub blocks_spans: Vec<Span>,
    /// Whether its products are formed by the core's multiplier, which is one of `blocks`.
    pub multiplies_in_core: bool,
    /// What kind it is, where its results are not promised when it begins.
    /// Python: `str | None`
    pub kind: Option<UnitKind>,
}

/// A cost with the place where it is stated.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "CostInfo")]
pub struct StatedCost {
    /// The core that pays it.
    pub core: String,
    /// The instruction.
    pub mnemonic: String,
    /// Where the numbers come from.
    pub provenance: Provenance,
    /// Where that stands, or why it is assumed.
    #[serde(rename = "where")]
    pub reason: Option<String>,
    /// `file:line`.
    pub source: String,
    /// The cost.
    /// Python: `dict[str, Any]`
    pub cost: CustomTiming,
    /// Where each key stands: in the file, and as `file:line`.
    #[serde(skip)]
    pub keys: Vec<(String, Span, String)>,
    /// Where the name of the unit stands.
    #[serde(skip)]
    pub unit_span: Span,
    /// Keys that are not stated, as they follow from `sequenced_rounds`.
    #[serde(skip)]
    pub follows: Vec<&'static str>,
    /// The family of the core; `None` where its file could not be read.
    #[serde(skip)]
    pub family: Option<&'static Family>,
}

/// The core's unit that multiplies.
const MULTIPLIER: &str = "mul";

/// Upper bound of any count of cycles, slots or ports: above it a number is a slip.
const MANY: i64 = 4096;

impl StatedUnit {
    /// Reads `[units.<name>]`.
    pub fn read(table: Table<'_>, name: &str) -> Self {
        let title = table.text("title").map_or_else(String::new, |t| t.value);
        let count = table.integer("count", 1, 16).map_or(1, |n| n.value as u32);
        let (blocks, blocks_spans): (Vec<String>, _) =
            table.texts("blocks").into_iter().map(|t| (t.value, t.span)).unzip();
        let multiplies_in_core = table.boolean("multiplies_in_core").unwrap_or(false);
        if multiplies_in_core && !blocks.iter().any(|blocked| blocked == MULTIPLIER) {
            table.problem(
                format!("the unit multiplies in the core, whose multiplier `{MULTIPLIER}` it does not block"),
                format!("add blocks = [\"{MULTIPLIER}\"]: a product of the core has to wait"),
            );
        }
        let kind = unit_kind(&table);
        if kind.is_some() && count > 1 {
            table.problem(
                format!("unit \"{name}\" stands there {count} times, and one of a kind stands alone"),
                "leave out `count`, and name another unit with the same `kind`",
            );
        }
        let span = table.span.clone();
        table.finish();
        Self { name: name.to_owned(), title, count, span, blocks, blocks_spans, multiplies_in_core, kind }
    }
}

/// `kind = "…"` of a unit.
fn unit_kind(table: &Table<'_>) -> Option<UnitKind> {
    let stated = table.text("kind")?;
    let found = UnitKind::ALL.iter().find(|kind| kind.name() == stated.value);
    if found.is_none() {
        let names = UnitKind::ALL.iter().map(|kind| kind.name());
        let hint = suggestion(&stated.value, "kinds", names);
        let message = format!("there is no kind \"{}\" of units", stated.value);
        table.document.problem(stated.span, message, Some(hint));
    }
    found.copied()
}

impl StatedCost {
    /// Reads `[timing."<core>"."<mnemonic>"]`.
    pub fn read(
        table: Table<'_>,
        core: &str,
        instruction: &CustomInstruction,
        family: Option<&'static Family>,
    ) -> Self {
        let unit = table.required_text("unit", "\"<a unit of this design or of the core>\"");
        for key in FOLLOWING.into_iter().filter(|key| !table.has(key) && !table.has(ROUNDS)) {
            table.missing(key, "<cycles>");
        }
        of_vectors(&table, instruction, family);
        let mut cost = derived(instruction, family);
        cost.unit = unit.value;
        change(&table, &mut cost, instruction, family);
        let follows = follow_rounds(&mut cost, |key| table.has(key));
        let provenance = Provenance::read(&table);
        let reason = table.text("where").map(|t| t.value);
        let source = table.document.place(&table.span);
        let keys = keys(&table);
        table.finish();
        Self {
            core: core.to_owned(),
            mnemonic: instruction.mnemonic.clone(),
            provenance,
            reason,
            source,
            cost,
            keys,
            unit_span: unit.span,
            follows,
            family,
        }
    }

    /// Where `key` is stated, or else the table: in the file, and as `file:line`.
    pub fn place(&self, key: &str) -> (Span, &str) {
        let stated = self.keys.iter().rev().find(|(name, ..)| name == key);
        stated.map_or((self.unit_span.clone(), &self.source), |(_, span, place)| (span.clone(), place))
    }
}

/// The entries of a table of costs, once for each mnemonic of their keys: `"pq.a, pq.b"` states one
/// cost of two.
pub fn each_mnemonic<'d>(table: &Table<'d>) -> impl Iterator<Item = (&'d Entry, &'d str)> {
    table
        .entries()
        .iter()
        .flat_map(|entry| entry.key.split(',').map(move |mnemonic| (entry, mnemonic.trim())))
}

/// Whether the cost of `mnemonic` was stated before, which is a problem; else it counts as stated
/// from now on.
pub fn told_twice<'d>(
    document: &Document,
    stated: &mut Vec<(&'d str, &'d Span)>,
    mnemonic: &'d str,
    span: &'d Span,
) -> bool {
    let before = stated.iter().find(|(known, _)| *known == mnemonic).map(|(_, before)| *before);
    if let Some(before) = before {
        let message = format!("the cost of {mnemonic} stands in line {} already", document.line(before));
        document.problem(span.clone(), message, Some("name each instruction once".into()));
    } else {
        stated.push((mnemonic, span));
    }
    before.is_some()
}

/// Notes the keys that only an instruction on vector registers has, where they are missing or have
/// no business.
fn of_vectors(table: &Table<'_>, instruction: &CustomInstruction, family: Option<&'static Family>) {
    for key in family.map_or(&[][..], |family| family.costs) {
        let CostForm::Number { absent: Absent::Vectors, .. } = key.form else { continue };
        match (instruction.on_vectors(), table.has(key.key)) {
            (true, false) => table.missing(key.key, "<number>"),
            (false, true) => {
                let message = format!("{} works on no vector register", instruction.mnemonic);
                table.problem(message, format!("leave out `{}`", key.key));
            }
            _ => {}
        }
    }
}

/// Where each key of a table stands.
pub fn keys(table: &Table<'_>) -> Vec<(String, Span, String)> {
    let place =
        |entry: &Entry| (entry.key.clone(), entry.item.span.clone(), table.document.place(&entry.key_span));
    table.entries().iter().map(place).collect()
}

/// What follows from the instruction's operands alone.
fn derived(instruction: &CustomInstruction, family: Option<&Family>) -> CustomTiming {
    let x_registers = |list: &[OperandRegister]| {
        list.iter().filter(|o| o.file == RegisterFile::X).map(|o| u32::from(o.count)).sum::<u32>()
    };
    let (reads, writes) = (x_registers(&instruction.sources), x_registers(&instruction.destinations));
    let by_field = |o: &&OperandRegister| matches!(o.index, IndexExpr::Field { .. });
    let named = |list: &[OperandRegister]| {
        list.iter().filter(|o| o.file == RegisterFile::X).filter(by_field).map(|o| u32::from(o.count)).sum()
    };
    let own_state = instruction.destinations.iter().any(|o| o.file != RegisterFile::X);
    CustomTiming {
        mnemonic: instruction.mnemonic.clone(),
        unit: String::new(),
        latency: Latency::Cycles(1),
        interval: 1,
        sequenced_rounds: None,
        unit_kind: None,
        own: family.map_or_else(OwnCost::default, |family| OwnCost::unstated(family.costs, reads, writes)),
        memory_accesses_per_cycle: 1,
        serialises: false,
        speculative: !own_state && !instruction.memory.writes,
        vector_reads: instruction.vector_reads.clone(),
        needs: CoreNeeds {
            reads,
            named_reads: named(&instruction.sources),
            writes,
            named_writes: named(&instruction.destinations),
            loads: instruction.memory.reads,
            stores: instruction.memory.writes,
            accesses: instruction.least_accesses,
        },
    }
}

/// Reads the keys that stand in the table into `cost`; the others stay. Of a core whose family is
/// not known every family's keys are let pass.
pub fn change(
    table: &Table<'_>,
    cost: &mut CustomTiming,
    instruction: &CustomInstruction,
    family: Option<&Family>,
) {
    if let Some(unit) = table.text("unit") {
        cost.unit = unit.value;
    }
    if let Some(latency) = latency(table, instruction) {
        cost.latency = latency;
    }
    if let Some(interval) = table.integer("interval", 1, MANY) {
        cost.interval = interval.value as u32;
    }
    if let Some(rounds) = table.integer(ROUNDS, 2, MANY) {
        cost.sequenced_rounds = Some(rounds.value as u32);
    }
    let known = |other: &&&Family| family.is_none_or(|family| family.name == other.name);
    for key in FAMILIES.iter().filter(known).flat_map(|family| family.costs) {
        if let Some(amount) = amount(table, key, instruction) {
            cost.own.set(key.key, amount);
        }
    }
    if let Some(accesses) = table.integer("memory_accesses_per_cycle", 1, MANY) {
        cost.memory_accesses_per_cycle = accesses.value as u32;
    }
    cost.serialises = table.boolean("serialises").unwrap_or(cost.serialises);
    cost.speculative = table.boolean("speculative").unwrap_or(cost.speculative);
}

/// The value of one of a family's own keys, where it is stated.
fn amount(table: &Table<'_>, key: &CostKey, instruction: &CustomInstruction) -> Option<CostValue> {
    let name = key.key;
    match key.form {
        CostForm::Number { least, .. } => {
            table.integer(name, i64::from(least), MANY).map(|n| CostValue::Number(n.value as u32))
        }
        CostForm::Unit => {
            table.text(name).map(|unit| CostValue::Unit((unit.value != "own").then_some(unit.value)))
        }
        CostForm::Ports => {
            let stated = table.integers(name, 0, 15)?;
            if stated.is_empty()
                && let Some(entry) = table.find(name)
            {
                let message = format!("`{name}` is empty: {} could never pass", instruction.mnemonic);
                let hint = format!("name the ports, as in {name} = [0], or leave it out for every port");
                table.document.problem(entry.item.span.clone(), message, Some(hint));
            }
            let mut ports: Vec<u32> = stated.iter().map(|port| port.value as u32).collect();
            ports.sort_unstable();
            ports.dedup();
            Some(CostValue::Ports(ports))
        }
    }
}

/// The three forms of `latency`.
fn latency(table: &Table<'_>, instruction: &CustomInstruction) -> Option<Latency> {
    let entry = table.find("latency")?;
    let Node::Table(parts) = &entry.item.node else {
        return table
            .as_integer("latency", &entry.item, 1, MANY)
            .map(|cycles| Latency::Cycles(cycles.value as u32));
    };
    let below = table.as_table(entry)?;
    if below.has("steps") || below.has("operand") {
        return steps(below, instruction);
    }
    let names: Vec<String> =
        instruction.destinations.iter().map(|d| destination_name(instruction, d)).collect();
    let mut cycles = vec![None; names.len()];
    for part in parts {
        let Some(at) = names.iter().position(|name| *name == part.key) else {
            let hint = suggestion(&part.key, "its destinations", names.iter().map(String::as_str));
            let message = format!("{} has no destination `{}`", instruction.mnemonic, part.key);
            table.document.problem(part.key_span.clone(), message, Some(hint));
            continue;
        };
        cycles[at] = below.as_integer(&part.key, &part.item, 1, MANY).map(|n| n.value as u32);
    }
    if let Some(at) = cycles.iter().position(Option::is_none) {
        if table.document.is_clean() {
            let message =
                format!("the latency of {} lacks its destination `{}`", instruction.mnemonic, names[at]);
            table.document.problem(
                entry.item.span.clone(),
                message,
                Some(format!("add {} = <cycles>", names[at])),
            );
        }
        return None;
    }
    Some(Latency::PerDestination(cycles.into_iter().flatten().collect()))
}

/// `{ operand = "rs1", steps = [{ up_to = 8, cycles = 3 }, { cycles = 10 }] }`.
fn steps(table: Table<'_>, instruction: &CustomInstruction) -> Option<Latency> {
    let sources: Vec<String> = source_registers(instruction).into_iter().map(|(name, _)| name).collect();
    let example = format!("\"{}\"", sources.first().map_or("<an X register that it reads>", String::as_str));
    let operand = table.required_text("operand", &example);
    if !operand.value.is_empty() && !sources.contains(&operand.value) {
        let hint =
            suggestion(&operand.value, "X registers that it reads", sources.iter().map(String::as_str));
        let message = format!("{} reads no operand `{}`", instruction.mnemonic, operand.value);
        table.document.problem(operand.span.clone(), message, Some(hint));
    }
    if !table.has("steps") {
        table.missing("steps", "[{ up_to = 8, cycles = 3 }, { cycles = 10 }]");
    }
    let parts = table.tables("steps");
    let (span, count) = (table.span.clone(), parts.len());
    let mut steps: Vec<(u64, u32)> = Vec::new();
    for (i, part) in parts.into_iter().enumerate() {
        let last = i + 1 == count;
        let bound = part.integer("up_to", 0, i64::MAX).map(|n| n.value as u64);
        let cycles = part.integer("cycles", 1, MANY).map(|n| n.value as u32);
        let rises = bound.is_none_or(|b| steps.last().is_none_or(|&(before, _)| before < b));
        if cycles.is_none() && !part.has("cycles") {
            part.missing("cycles", "<cycles>");
        } else if last != bound.is_none() || !rises {
            part.problem(
                "the steps of a latency do not rise to an open end",
                "give every step but the last an `up_to`, each above the one before",
            );
        }
        steps.push((bound.unwrap_or(u64::MAX), cycles.unwrap_or(1)));
        part.finish();
    }
    if steps.is_empty() && table.has("steps") {
        table.document.problem(
            span,
            "a latency needs at least one step",
            Some("add { cycles = <cycles> }".into()),
        );
    }
    table.finish();
    Some(Latency::Steps { operand: operand.value, steps })
}

/// The X registers that an instruction reads, each with its name: its field, a neighbour `rs1+1`,
/// or `x10`.
pub fn source_registers(instruction: &CustomInstruction) -> Vec<(String, IndexExpr)> {
    let ranges = instruction.sources.iter().filter(|source| source.file == RegisterFile::X);
    let neighbours = ranges.flat_map(|source| {
        (0..source.count.max(1)).map(move |more| OperandRegister {
            index: match source.index {
                IndexExpr::Fixed(index) => IndexExpr::Fixed(index + u16::from(more)),
                IndexExpr::Field { field, offset } => {
                    IndexExpr::Field { field, offset: offset + i16::from(more) }
                }
            },
            count: 1,
            ..*source
        })
    });
    neighbours.map(|register| (destination_name(instruction, &register), register.index)).collect()
}

/// The name by which a latency addresses a destination: its field, `rd+1`, `x10`, or its state.
pub fn destination_name(instruction: &CustomInstruction, destination: &OperandRegister) -> String {
    let prefix = match destination.file {
        RegisterFile::X => "x".to_owned(),
        RegisterFile::F => "f".to_owned(),
        RegisterFile::V => "v".to_owned(),
        RegisterFile::Csr => "csr".to_owned(),
        RegisterFile::Own(state) => format!("state{state}."),
    };
    match destination.index {
        IndexExpr::Fixed(index) => format!("{prefix}{index}"),
        IndexExpr::Field { field, offset } => {
            let name = &instruction.fields[field].name;
            match offset {
                0 => name.clone(),
                n if n > 0 => format!("{name}+{n}"),
                n => format!("{name}{n}"),
            }
        }
    }
}
