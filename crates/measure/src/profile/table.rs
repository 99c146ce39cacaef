//! What a run went to: by function, by source line, by instruction.
//!
//! Source: docs/reference/profile.md. In each list, and over the whole run, the categories add up to the cycles.

use std::collections::BTreeMap;

use instar_cores::Stall;
use rustc_hash::FxHashMap;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::code::Code;
use super::tree::{Node, Sum, Tree};
use super::views::Views;

/// A number for each category.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Breakdown(pub [u64; Stall::COUNT]);

impl Breakdown {
    /// The number of one category.
    pub fn of(&self, stall: Stall) -> u64 {
        self.0[stall as usize]
    }

    /// All of them.
    pub fn total(&self) -> u64 {
        self.0.iter().sum()
    }
}

impl Serialize for Breakdown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(Stall::COUNT))?;
        for (stall, name) in Stall::NAMES {
            map.serialize_entry(name, &self.of(stall))?;
        }
        map.end()
    }
}

/// One function.
#[derive(Clone, Debug, Serialize)]
pub struct FunctionRow {
    /// Its name; its address where the program is not known.
    pub function: String,
    /// Times that it was entered.
    pub calls: u64,
    /// Instructions of its own.
    pub instructions: u64,
    /// Cycles of its own.
    pub cycles: u64,
    /// Cycles with those of its callees.
    pub cycles_with_callees: u64,
    /// Its own cycles by category.
    pub stalls: Breakdown,
    /// Its own issue slots by category.
    pub slots: Breakdown,
}

/// One source line.
#[derive(Clone, Debug, Serialize)]
pub struct LineRow {
    /// Source file as the compiler named it.
    pub file: Option<String>,
    /// Line, from 1.
    pub line: Option<u32>,
    /// Function by the symbol table.
    pub function: Option<String>,
    /// Instructions that committed.
    pub instructions: u64,
    /// Cycles.
    pub cycles: u64,
    /// Cycles by category.
    pub stalls: Breakdown,
    /// Issue slots by category.
    pub slots: Breakdown,
}

/// One instruction at one address.
#[derive(Clone, Debug, Serialize)]
pub struct InstructionRow {
    /// Address.
    pub pc: u64,
    /// Assembly.
    pub text: String,
    /// Function and offset in it.
    pub function: Option<String>,
    /// Source file.
    pub file: Option<String>,
    /// Line, from 1.
    pub line: Option<u32>,
    /// Times that it committed.
    pub executions: u64,
    /// Cycles.
    pub cycles: u64,
    /// Cycles by category.
    pub stalls: Breakdown,
    /// Issue slots by category.
    pub slots: Breakdown,
}

/// Where the cycles of a run went.
#[derive(Clone, Debug, Serialize)]
pub struct Profile {
    /// Cycles.
    pub cycles: u64,
    /// Instructions that committed.
    pub instructions: u64,
    /// Issue slots per cycle.
    pub width: u32,
    /// Cycles by category.
    pub stalls: Breakdown,
    /// Issue slots by category: `width` times the cycles.
    pub slots: Breakdown,
    /// Most expensive first.
    pub functions: Vec<FunctionRow>,
    /// Most expensive first; empty where the program is not known.
    pub lines: Vec<LineRow>,
    /// In the order of their addresses.
    pub hot: Vec<InstructionRow>,
}

impl Profile {
    /// What was seen.
    pub fn new(views: &Views) -> Self {
        let mut all = Sum::default();
        views.instructions.iter().for_each(|sum| all.add(sum));
        debug_assert_eq!(all.total(), views.cycles());
        let hot = instructions(&views.code, &views.instructions);
        Self {
            cycles: views.cycles(),
            instructions: all.instructions,
            width: views.width,
            stalls: Breakdown(all.cycles),
            slots: Breakdown(all.slots),
            functions: functions(&views.code, &views.tree),
            lines: if views.code.has_symbols() {
                lines(&views.code, &views.instructions)
            } else {
                Vec::new()
            },
            hot,
        }
    }
}

fn counts(sum: &Sum) -> bool {
    sum.instructions > 0 || sum.cycles.iter().chain(&sum.slots).any(|&n| n > 0)
}

fn instructions(code: &Code, sums: &[Sum]) -> Vec<InstructionRow> {
    let rows = sums.iter().enumerate().filter(|(_, sum)| counts(sum)).map(|(id, sum)| {
        let id = id as u32;
        let location = code.locate(id);
        InstructionRow {
            pc: code.get(id).pc,
            text: code.text(id),
            function: location.function.map(|(name, offset)| match offset {
                0 => name,
                _ => format!("{name}+{offset:#x}"),
            }),
            file: location.file,
            line: location.line,
            executions: sum.instructions,
            cycles: sum.total(),
            stalls: Breakdown(sum.cycles),
            slots: Breakdown(sum.slots),
        }
    });
    let mut rows: Vec<_> = rows.collect();
    rows.sort_by_key(|row| row.pc);
    rows
}

fn lines(code: &Code, sums: &[Sum]) -> Vec<LineRow> {
    type Key = (Option<String>, Option<u32>, Option<String>);
    let mut by_line: BTreeMap<Key, Sum> = BTreeMap::new();
    for (id, sum) in sums.iter().enumerate().filter(|(_, sum)| counts(sum)) {
        let location = code.locate(id as u32);
        let function = location.function.map(|(name, _)| name);
        by_line.entry((location.file, location.line, function)).or_default().add(sum);
    }
    let rows = by_line.into_iter().map(|((file, line, function), sum)| LineRow {
        file,
        line,
        function,
        instructions: sum.instructions,
        cycles: sum.total(),
        stalls: Breakdown(sum.cycles),
        slots: Breakdown(sum.slots),
    });
    let mut rows: Vec<_> = rows.collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.cycles));
    rows
}

fn functions(code: &Code, tree: &Tree) -> Vec<FunctionRow> {
    let nodes = tree.nodes();
    // A node's callees stand behind it.
    let mut totals: Vec<u64> = nodes.iter().map(|node| node.own.total()).collect();
    for at in (1..nodes.len()).rev() {
        totals[nodes[at].parent as usize] += totals[at];
    }
    let mut rows: FxHashMap<u32, (Sum, u64, u64)> = FxHashMap::default();
    for (at, node) in nodes.iter().enumerate().skip(1) {
        let (sum, calls, total) = rows.entry(node.function).or_default();
        sum.add(&node.own);
        *calls += node.calls;
        // Of a function that calls itself only the outermost counts with its callees.
        if !has_caller(nodes, at, node.function) {
            *total += totals[at];
        }
    }
    let rows = rows.into_iter().filter(|(_, (sum, _, total))| counts(sum) || *total > 0);
    let mut rows: Vec<_> = rows
        .map(|(function, (sum, calls, total))| FunctionRow {
            function: code.name(function).to_owned(),
            calls,
            instructions: sum.instructions,
            cycles: sum.total(),
            cycles_with_callees: total,
            stalls: Breakdown(sum.cycles),
            slots: Breakdown(sum.slots),
        })
        .collect();
    rows.sort_by(|a, b| b.cycles.cmp(&a.cycles).then_with(|| a.function.cmp(&b.function)));
    rows
}

/// Whether `function` stands among the callers of a node.
fn has_caller(nodes: &[Node], mut at: usize, function: u32) -> bool {
    while nodes[at].parent != 0 {
        at = nodes[at].parent as usize;
        if nodes[at].function == function {
            return true;
        }
    }
    false
}
