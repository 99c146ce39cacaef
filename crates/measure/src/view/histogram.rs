//! Which instructions a run executed, and where: the numbers of an instruction histogram.
//!
//! Source: the retired stream; mnemonics and extensions are those of `instar-isa`'s tables or of
//! the design.

use std::collections::BTreeMap;
use std::sync::Arc;

use instar_isa::{Class, Decoder, Extension, Isa, StaticEntry, StaticTable, TABLES};
use instar_sim::{Program, Session};
use instar_trace::{Observer, Retired};
use serde::Serialize;

use crate::subject::RunObserver;
use crate::view::tally::Tally;
use crate::{Error, Subject};

/// One kind of instruction in one function.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "HistogramCell")]
pub struct Cell {
    /// Its mnemonic as encoded (`c.lw`).
    pub mnemonic: String,
    /// That of the instruction which a compressed one expands to (`lw`); else the same.
    pub operation: String,
    /// The extension of the manual that has it, or the design's.
    pub extension: String,
    /// Its class: alu, load, multiply, …
    pub class: String,
    /// Function by the symbol table; none where there is no symbol.
    pub function: Option<String>,
    /// Times that it was executed.
    pub executions: u64,
    /// Addresses at which it was.
    pub places: u64,
}

/// What was executed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Histogram {
    /// Instructions in all.
    pub instructions: u64,
    /// Most frequent first; the executions add up to `instructions`.
    pub cells: Vec<Cell>,
}

/// Counts the instructions of a run.
pub struct HistogramObserver {
    program: Arc<Program>,
    extensions: Vec<String>,
    tally: Tally,
    histogram: Option<Histogram>,
}

impl HistogramObserver {
    /// For a run of `subject`.
    pub fn new(subject: &Subject) -> Self {
        let (program, extensions) = (subject.code().0, subject.extensions().to_vec());
        Self { program, extensions, tally: Tally::default(), histogram: None }
    }
}

impl Observer for HistogramObserver {
    fn retire(&mut self, retired: &Retired<'_>) {
        self.tally.count(retired);
    }
}

impl RunObserver for HistogramObserver {
    fn end(&mut self, session: &Session, whole: bool) -> Result<(), Error> {
        let machine = session.machine();
        let names = Names { decoder: machine.decoder(), extensions: &self.extensions };
        let histogram = || Histogram::new(&self.tally, machine.table(), Some(&self.program), &names);
        self.histogram = whole.then(histogram);
        Ok(())
    }

    fn report(&self) -> Option<(&'static str, serde_json::Value)> {
        Some(("histogram", serde_json::to_value(self.histogram.as_ref()?).ok()?))
    }
}

/// Names of instructions: of the chosen ISA and of a design.
pub(crate) struct Names<'a> {
    pub(crate) decoder: &'a Decoder,
    /// For each of the design's instructions: the extension that it is of.
    pub(crate) extensions: &'a [String],
}

impl Histogram {
    /// What `tally` counted of the instructions in `table`; functions are those of `program`.
    pub(crate) fn new(
        tally: &Tally,
        table: &StaticTable,
        program: Option<&Program>,
        names: &Names<'_>,
    ) -> Self {
        let mut cells: BTreeMap<(String, Option<String>), Cell> = BTreeMap::new();
        let counted = tally.counts().iter().zip(table.entries()).filter(|(count, _)| count.executed > 0);
        for (count, entry) in counted {
            let mnemonic = mnemonic(names.decoder, entry);
            let function = program.and_then(|program| program.function_at(entry.pc)).map(|f| f.name.clone());
            let cell = cells.entry((mnemonic, function)).or_insert_with_key(|(mnemonic, function)| Cell {
                mnemonic: mnemonic.clone(),
                operation: operation(entry).unwrap_or_else(|| mnemonic.clone()),
                extension: names.extension(entry, mnemonic),
                class: class_name(entry.class),
                function: function.clone(),
                executions: 0,
                places: 0,
            });
            cell.executions += count.executed;
            cell.places += 1;
        }
        let mut cells: Vec<Cell> = cells.into_values().collect();
        cells.sort_by_key(|cell| std::cmp::Reverse(cell.executions));
        Self { instructions: tally.instructions(), cells }
    }
}

impl Names<'_> {
    fn extension(&self, entry: &StaticEntry, mnemonic: &str) -> String {
        if let Some(custom) = entry.custom {
            return self.extensions.get(usize::from(custom)).cloned().unwrap_or_else(|| "design".to_owned());
        }
        extension_of(self.decoder.isa(), entry.word, mnemonic).unwrap_or("none").to_owned()
    }
}

fn mnemonic(decoder: &Decoder, entry: &StaticEntry) -> String {
    let text = decoder.disassemble(entry.pc, entry.word);
    text.split(' ').next().unwrap_or_default().to_owned()
}

/// What a compressed instruction expands to.
fn operation(entry: &StaticEntry) -> Option<String> {
    if entry.length == 4 {
        return None;
    }
    let all = TABLES.iter().flat_map(|(_, table)| table.iter());
    all.filter(|i| i.op == entry.op && i.length() == 4).map(|i| i.mnemonic.to_owned()).next()
}

/// The extension of the chosen ISA that has an instruction: that of its table, or another one that
/// has it too. What is part of M or A is called so where the ISA has the whole.
fn extension_of(isa: Isa, word: u32, mnemonic: &str) -> Option<&'static str> {
    let all = TABLES.iter().flat_map(|(extension, table)| table.iter().map(move |i| (*extension, i)));
    let same = all.filter(|(_, i)| i.mnemonic == mnemonic && i.matches(word).is_some());
    let mut names = same.flat_map(|(extension, i)| [extension].into_iter().chain(i.also.iter().copied()));
    let found = names.find(|extension| isa.has(*extension))?;
    Some(match found {
        Extension::Zmmul if isa.has(Extension::M) => Extension::M.name(),
        Extension::Zaamo | Extension::Zalrsc if isa.has_a() => "a",
        other => other.name(),
    })
}

/// `JumpRegister` as `jump_register`.
pub(crate) fn class_name(class: Class) -> String {
    let mut name = String::new();
    for letter in format!("{class:?}").chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.push(letter.to_ascii_lowercase());
    }
    name
}
