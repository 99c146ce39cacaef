//! What a run went to: by function, by source line, by instruction.
//!
//! Source: docs/reference/profile.md. In each list, and over the whole run, the categories add up
//! to the cycles. Without a core model there are instructions only, and all that is about cycles is
//! absent.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use instar_cores::{Family, Reason, Stall};
use rustc_hash::FxHashMap;
use serde::{Serialize, Serializer};

use super::code::Code;
use super::devices::DeviceRow;
use super::held::HeldRow;
use super::tree::{Node, Sum, Tree};

/// A number for each category of the core's family.
#[derive(Clone, Copy, Debug)]
pub struct Breakdown {
    categories: &'static [Reason],
    numbers: [u64; Stall::MOST],
}

impl Breakdown {
    /// The number of the category with this name; 0 where the family has none.
    pub fn of(&self, name: &str) -> u64 {
        let at = self.categories.iter().position(|category| category.name == name);
        at.map_or(0, |at| self.numbers[at])
    }

    /// All of them.
    pub fn total(&self) -> u64 {
        self.numbers.iter().sum()
    }
}

impl Serialize for Breakdown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let names = self.categories.iter().map(|category| category.name);
        serializer.collect_map(names.zip(self.numbers))
    }
}

/// The core model that kept the cycles.
#[derive(Clone, Copy, Debug)]
pub struct Kept {
    /// Its issue slots.
    pub width: u32,
    /// Its family, which names the categories.
    pub family: &'static Family,
}

/// What a place cost by a core model.
#[derive(Clone, Debug, Serialize)]
pub struct Spent {
    /// Cycles.
    pub cycles: u64,
    /// Cycles by category.
    pub stalls: Breakdown,
    /// Issue slots by category.
    pub slots: Breakdown,
}

/// The same without a core model, so that the keys are always there.
#[derive(Serialize)]
struct Nothing {
    cycles: (),
    stalls: (),
    slots: (),
}

fn spent<S: Serializer>(spent: &Option<Spent>, serializer: S) -> Result<S::Ok, S::Error> {
    match spent {
        Some(spent) => spent.serialize(serializer),
        None => Nothing { cycles: (), stalls: (), slots: () }.serialize(serializer),
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
    /// Instructions with those of its callees.
    pub instructions_with_callees: u64,
    /// Cycles with those of its callees.
    pub cycles_with_callees: Option<u64>,
    /// Its own cycles.
    #[serde(flatten, serialize_with = "spent")]
    pub spent: Option<Spent>,
}

/// One function as called by another one.
#[derive(Clone, Debug, Serialize)]
pub struct CallRow {
    /// Who called; none where the run began, or a trap came.
    pub caller: Option<String>,
    /// Who was called.
    pub callee: String,
    /// Times.
    pub calls: u64,
    /// Instructions of the callee and its callees in these calls; of a function that is called
    /// within itself only those of the outermost call.
    pub instructions: u64,
    /// The same in cycles.
    pub cycles: Option<u64>,
}

/// One function as reached through one chain of callers.
#[derive(Clone, Debug, Serialize)]
pub struct StackRow {
    /// Place of its caller's row in the list, before its own; none where the chain begins.
    pub caller: Option<usize>,
    /// Its name.
    pub function: String,
    /// Instructions of its own.
    pub instructions: u64,
    /// Cycles of its own.
    pub cycles: Option<u64>,
}

/// One compiled file.
#[derive(Clone, Debug, Serialize)]
pub struct UnitRow {
    /// The file that the compiler was given, as it was named; none where the program does not say.
    pub unit: Option<String>,
    /// Instructions of its code that retired.
    pub instructions: u64,
    /// Their cycles.
    pub cycles: Option<u64>,
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
    /// Instructions that retired.
    pub instructions: u64,
    /// Their cycles.
    #[serde(flatten, serialize_with = "spent")]
    pub spent: Option<Spent>,
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
    /// Times that it retired.
    pub executions: u64,
    /// Its cycles.
    #[serde(flatten, serialize_with = "spent")]
    pub spent: Option<Spent>,
}

/// Where the cycles of a run went; its instructions where there is no core model.
#[derive(Clone, Debug, Serialize)]
pub struct Profile {
    /// Instructions that retired.
    pub instructions: u64,
    /// Issue slots per cycle.
    pub width: Option<u32>,
    /// Cycles, and issue slots by category: `width` times the cycles.
    #[serde(flatten, serialize_with = "spent")]
    pub spent: Option<Spent>,
    /// Units of the core whose instructions its family counts; empty without a core model.
    pub held: Vec<HeldRow>,
    /// Devices of the design; empty without a core model.
    pub devices: Vec<DeviceRow>,
    /// Most expensive first.
    pub functions: Vec<FunctionRow>,
    /// Most expensive first.
    pub calls: Vec<CallRow>,
    /// Callers before those that they call.
    pub stacks: Vec<StackRow>,
    /// Most expensive first; empty where the program is not known.
    pub units: Vec<UnitRow>,
    /// Most expensive first; empty where the program is not known.
    pub lines: Vec<LineRow>,
    /// In the order of their addresses.
    pub hot: Vec<InstructionRow>,
}

impl Profile {
    /// What was seen: the instructions' sums by static id, and the tree of calls. `kept` is the
    /// core model that kept the cycles, if any, `held` what its units held, and `devices` how long
    /// it waited for each.
    pub fn new(
        code: &Code,
        tree: &Tree,
        sums: &[Sum],
        kept: Option<Kept>,
        held: &[HeldRow],
        devices: &[DeviceRow],
    ) -> Self {
        let mut all = Sum::default();
        sums.iter().for_each(|sum| all.add(sum));
        let shown = Rows { code, kept };
        Self {
            instructions: all.instructions,
            width: kept.map(|kept| kept.width),
            spent: all.spent(kept),
            held: held.to_vec(),
            devices: devices.to_vec(),
            functions: shown.functions(tree),
            calls: shown.calls(tree),
            stacks: shown.stacks(tree),
            units: if code.has_symbols() { shown.units(sums) } else { Vec::new() },
            lines: if code.has_symbols() { shown.lines(sums) } else { Vec::new() },
            hot: shown.instructions(sums),
        }
    }

    /// Cycles; 0 without a core model.
    pub fn cycles(&self) -> u64 {
        self.spent.as_ref().map_or(0, |spent| spent.cycles)
    }
}

impl Sum {
    fn spent(&self, kept: Option<Kept>) -> Option<Spent> {
        let categories = kept?.family.stalls;
        let [stalls, slots] = [self.cycles, self.slots].map(|numbers| Breakdown { categories, numbers });
        Some(Spent { cycles: self.total(), stalls, slots })
    }

    /// What rows are ordered by, the most expensive first.
    fn order(&self) -> Reverse<(u64, u64)> {
        Reverse((self.total(), self.instructions))
    }
}

fn counts(sum: &Sum) -> bool {
    sum.instructions > 0 || sum.cycles.iter().chain(&sum.slots).any(|&n| n > 0)
}

/// The code, and the core model that kept cycles, if any.
struct Rows<'a> {
    code: &'a Code,
    kept: Option<Kept>,
}

impl Rows<'_> {
    fn instructions(&self, sums: &[Sum]) -> Vec<InstructionRow> {
        let rows = sums.iter().enumerate().filter(|(_, sum)| counts(sum)).map(|(id, sum)| {
            let id = id as u32;
            let location = self.code.locate(id);
            InstructionRow {
                pc: self.code.get(id).pc,
                text: self.code.text(id),
                function: location.function.map(|(name, offset)| match offset {
                    0 => name,
                    _ => format!("{name}+{offset:#x}"),
                }),
                file: location.file,
                line: location.line,
                executions: sum.instructions,
                spent: sum.spent(self.kept),
            }
        });
        let mut rows: Vec<_> = rows.collect();
        rows.sort_by_key(|row| row.pc);
        rows
    }

    fn lines(&self, sums: &[Sum]) -> Vec<LineRow> {
        type Key = (Option<String>, Option<u32>, Option<String>);
        let mut by_line: BTreeMap<Key, Sum> = BTreeMap::new();
        for (id, sum) in sums.iter().enumerate().filter(|(_, sum)| counts(sum)) {
            let location = self.code.locate(id as u32);
            let function = location.function.map(|(name, _)| name);
            by_line.entry((location.file, location.line, function)).or_default().add(sum);
        }
        let mut sorted: Vec<_> = by_line.into_iter().collect();
        sorted.sort_by_key(|(_, sum)| sum.order());
        let rows = sorted.into_iter().map(|((file, line, function), sum)| LineRow {
            file,
            line,
            function,
            instructions: sum.instructions,
            spent: sum.spent(self.kept),
        });
        rows.collect()
    }

    /// A row for each node below the root, in their order.
    fn stacks(&self, tree: &Tree) -> Vec<StackRow> {
        let rows = tree.nodes().iter().skip(1).map(|node| StackRow {
            caller: (node.parent as usize).checked_sub(1),
            function: self.code.name(node.function).to_owned(),
            instructions: node.own.instructions,
            cycles: self.kept.map(|_| node.own.total()),
        });
        rows.collect()
    }

    fn units(&self, sums: &[Sum]) -> Vec<UnitRow> {
        let mut by_unit: BTreeMap<Option<String>, Sum> = BTreeMap::new();
        for (id, sum) in sums.iter().enumerate().filter(|(_, sum)| counts(sum)) {
            by_unit.entry(self.code.unit(id as u32)).or_default().add(sum);
        }
        let mut sorted: Vec<_> = by_unit.into_iter().collect();
        sorted.sort_by_key(|(_, sum)| sum.order());
        let rows = sorted.into_iter().map(|(unit, sum)| UnitRow {
            unit,
            instructions: sum.instructions,
            cycles: self.kept.map(|_| sum.total()),
        });
        rows.collect()
    }

    fn functions(&self, tree: &Tree) -> Vec<FunctionRow> {
        let nodes = tree.nodes();
        let mut rows: FxHashMap<u32, (Sum, u64, Cost)> = FxHashMap::default();
        for (at, (node, with_callees)) in nodes.iter().zip(totals(nodes)).enumerate().skip(1) {
            let (sum, calls, total) = rows.entry(node.function).or_default();
            sum.add(&node.own);
            *calls += node.calls;
            // Of a function that calls itself only the outermost counts with its callees.
            if !has_caller(nodes, at, node.function) {
                total.add(with_callees);
            }
        }
        let rows = rows.into_iter().filter(|(_, (sum, _, total))| counts(sum) || total.cycles > 0);
        let mut rows: Vec<_> = rows.map(|(function, row)| (self.code.name(function), row)).collect();
        rows.sort_by(|(name, (sum, ..)), (other_name, (other, ..))| {
            sum.order().cmp(&other.order()).then_with(|| name.cmp(other_name))
        });
        let rows = rows.into_iter().map(|(function, (sum, calls, total))| FunctionRow {
            function: function.to_owned(),
            calls,
            instructions: sum.instructions,
            instructions_with_callees: total.instructions,
            cycles_with_callees: self.kept.map(|_| total.cycles),
            spent: sum.spent(self.kept),
        });
        rows.collect()
    }

    fn calls(&self, tree: &Tree) -> Vec<CallRow> {
        let nodes = tree.nodes();
        let mut rows: BTreeMap<(Option<&str>, &str), (u64, Cost)> = BTreeMap::new();
        for (at, (node, with_callees)) in nodes.iter().zip(totals(nodes)).enumerate().skip(1) {
            let caller = (node.parent != 0).then(|| self.code.name(nodes[node.parent as usize].function));
            let (calls, total) = rows.entry((caller, self.code.name(node.function))).or_default();
            *calls += node.calls;
            if !has_caller(nodes, at, node.function) {
                total.add(with_callees);
            }
        }
        let rows = rows.into_iter().filter(|(_, (calls, total))| *calls > 0 || total.instructions > 0);
        let mut rows: Vec<_> = rows.collect();
        rows.sort_by_key(|(_, (_, total))| Reverse((total.cycles, total.instructions)));
        let rows = rows.into_iter().map(|((caller, callee), (calls, total))| CallRow {
            caller: caller.map(str::to_owned),
            callee: callee.to_owned(),
            calls,
            instructions: total.instructions,
            cycles: self.kept.map(|_| total.cycles),
        });
        rows.collect()
    }
}

/// Cycles and instructions.
#[derive(Clone, Copy, Debug, Default)]
struct Cost {
    cycles: u64,
    instructions: u64,
}

impl Cost {
    fn add(&mut self, other: Self) {
        self.cycles += other.cycles;
        self.instructions += other.instructions;
    }
}

/// What each node cost with its callees.
fn totals(nodes: &[Node]) -> Vec<Cost> {
    let own = |node: &Node| Cost { cycles: node.own.total(), instructions: node.own.instructions };
    let mut totals: Vec<Cost> = nodes.iter().map(own).collect();
    // A node's callees stand after it.
    for at in (1..nodes.len()).rev() {
        let total = totals[at];
        totals[nodes[at].parent as usize].add(total);
    }
    totals
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
