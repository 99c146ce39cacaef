//! What was found, told by source lines: the leak, and how the secret came there.
//!
//! Source: docs/reference/secrets.md.

use std::collections::BTreeMap;

use instar_isa::{Decoder, StaticEntry, StaticTable};
use instar_sim::Program;
use serde::Serialize;

use super::leak::{Found, LeakKind};
use super::tracker::Tracker;

/// An instruction and where it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "LeakPlace")]
pub struct PlacedInstruction {
    /// Address.
    pub pc: u64,
    /// Assembly.
    pub instruction: String,
    /// Function by the symbol table.
    pub function: Option<String>,
    /// Source file as the compiler named it.
    pub file: Option<String>,
    /// Line, from 1.
    pub line: Option<u32>,
}

/// One kind of leak at one source line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Leak {
    /// What tells of the secret.
    pub kind: LeakKind,
    /// Its first instruction.
    #[serde(flatten)]
    pub place: PlacedInstruction,
    /// Times that a secret came to an instruction of this line.
    pub executions: u64,
    /// Instructions of this line that do it.
    pub instructions: u64,
    /// Names of the secrets.
    pub secrets: Vec<String>,
    /// How the first of them came there, one step for each source line, without the leak itself.
    pub flow: Vec<PlacedInstruction>,
}

impl PlacedInstruction {
    /// Where an instruction of a program stands.
    pub(crate) fn of(program: &Program, decoder: &Decoder, entry: &StaticEntry) -> Self {
        let location = program.locate(entry.pc);
        Self {
            pc: entry.pc,
            instruction: decoder.disassemble(entry.pc, entry.word),
            function: location.function.map(|(name, _)| name),
            file: location.file,
            line: location.line,
        }
    }
}

/// Describes places of one program.
struct Describer<'a> {
    program: &'a Program,
    decoder: &'a Decoder,
    table: &'a StaticTable,
}

impl Describer<'_> {
    fn entry(&self, id: u32) -> &StaticEntry {
        self.table.entry(id)
    }

    fn place(&self, id: u32) -> PlacedInstruction {
        PlacedInstruction::of(self.program, self.decoder, self.entry(id))
    }

    /// One step for each stretch of the same source line.
    fn flow(&self, ids: &[u32]) -> Vec<PlacedInstruction> {
        let mut flow: Vec<PlacedInstruction> = Vec::new();
        for place in ids.iter().map(|&id| self.place(id)) {
            let same = |last: &PlacedInstruction| {
                last.function == place.function
                    && last.file == place.file
                    && (last.line.is_some() || last.pc == place.pc)
                    && last.line == place.line
            };
            if !flow.last().is_some_and(same) {
                flow.push(place);
            }
        }
        flow
    }
}

/// All leaks in the order of their places, one for each source line and kind.
pub fn leaks(tracker: &Tracker, program: &Program, decoder: &Decoder, table: &StaticTable) -> Vec<Leak> {
    let (leaks, steps, labels) = tracker.findings();
    let describer = Describer { program, decoder, table };
    let mut found: Vec<(u32, LeakKind, &Found)> =
        leaks.0.iter().map(|(&(id, kind), f)| (id, kind, f)).collect();
    found.sort_by_key(|&(id, kind, _)| (describer.entry(id).pc, kind));
    // A line is told at its first instruction; code without lines by instructions.
    let mut by_line: BTreeMap<(u64, LeakKind), Leak> = BTreeMap::new();
    let mut first: BTreeMap<(Option<String>, Option<String>, u32, LeakKind), u64> = BTreeMap::new();
    for (id, kind, found) in found {
        let place = describer.place(id);
        let key = match place.line {
            Some(line) => {
                *first.entry((place.function.clone(), place.file.clone(), line, kind)).or_insert(place.pc)
            }
            None => place.pc,
        };
        let names = found.labels.iter().map(|&label| labels[usize::from(label)].clone());
        let leak = by_line.entry((key, kind)).or_insert_with(|| Leak {
            kind,
            place,
            executions: 0,
            instructions: 0,
            secrets: Vec::new(),
            flow: describer.flow(&steps.flow(found.step)),
        });
        leak.executions += found.executions;
        leak.instructions += 1;
        for name in names {
            if !leak.secrets.contains(&name) {
                leak.secrets.push(name);
            }
        }
    }
    by_line.into_values().collect()
}
