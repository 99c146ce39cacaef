//! Recorded traces read as if they held a design's instructions.
//!
//! Source: `[[stand-in]]` of docs/reference/design.md, the method of the published study: an unused
//! opcode is compiled in the place of the new instruction, recorded, and re-interpreted in the
//! model.

use std::cell::{Cell, OnceCell};
use std::path::Path;

use instar_design::Design;
use instar_design::design::evaluation::{StandIn, StandInRegion};
use instar_isa::{Class, Effect, Op, RegisterList, RegisterRange, StaticEntry, TABLES};
use instar_sim::Program;

use crate::Error;

/// Where the stand-ins of a trace come from.
#[derive(Clone, Copy, Default)]
pub struct StandInSource<'a> {
    /// The design; without one there are none.
    pub design: Option<&'a Design>,
    /// The recorded program, for symbols.
    pub program: Option<&'a Path>,
}

/// One `[[stand-in]]` with its addresses resolved.
struct Rule {
    stand_in: StandIn,
    op: Op,
    addresses: [u64; 2],
    /// Whether it met an instruction.
    met: Cell<bool>,
}

/// Gives instructions of a trace another meaning.
#[derive(Default)]
pub struct StandIns {
    rules: Vec<Rule>,
}

impl StandIns {
    /// Resolves the stand-ins of a design.
    pub fn new(source: StandInSource<'_>) -> Result<Self, Error> {
        let stand_ins = source.design.map_or(&[][..], |d| &d.stand_ins);
        let symbols = Symbols { path: source.program, program: OnceCell::new() };
        let rules = stand_ins.iter().map(|stand_in| {
            let op = op_of(&stand_in.matches).ok_or_else(|| {
                let hint = nearest_mnemonic(&stand_in.matches);
                Error::new(format!(
                    "{}: there is no instruction \"{}\" to match{hint}",
                    stand_in.source, stand_in.matches
                ))
            })?;
            let addresses = match &stand_in.region {
                StandInRegion::Addresses(addresses) => *addresses,
                StandInRegion::Symbol(name) => symbols
                    .range(name)
                    .map_err(|error| Error::new(format!("{}: {error}", stand_in.source)))?,
            };
            Ok(Rule { stand_in: stand_in.clone(), op, addresses, met: Cell::new(false) })
        });
        Ok(Self { rules: rules.collect::<Result<_, Error>>()? })
    }

    /// Whether nothing is replaced.
    pub fn is_empty(&self) -> bool {
        self.rules.is_empty()
    }

    /// Replaces a new static entry where a rule says so. A compressed one is refused.
    pub fn replace(&self, entry: &mut StaticEntry) -> Result<bool, String> {
        let inside = |rule: &&Rule| (rule.addresses[0]..rule.addresses[1]).contains(&entry.pc);
        let Some(rule) = self.rules.iter().filter(inside).find(|rule| rule.op == entry.op) else {
            return Ok(false);
        };
        if entry.length == 2 {
            return Err(format!(
                "the \"{}\" at {:#010x} is compressed and has no room for the operands of {} ({}); compile the \
                 program without C there",
                rule.stand_in.matches, entry.pc, rule.stand_in.mnemonic, rule.stand_in.source
            ));
        }
        rule.met.set(true);
        *entry = rule.replace(entry);
        Ok(true)
    }

    /// A stand-in that replaced nothing in `trace` is an error.
    pub fn check(&self, trace: &Path) -> Result<(), Error> {
        let Some(rule) = self.rules.iter().find(|rule| !rule.met.get()) else { return Ok(()) };
        Err(Error::new(format!(
            "{}: {} has no \"{}\" from {:#010x} up to {:#010x}, so nothing stands in for {}",
            rule.stand_in.source,
            trace.display(),
            rule.stand_in.matches,
            rule.addresses[0],
            rule.addresses[1],
            rule.stand_in.mnemonic
        )))
    }
}

/// The symbols of the recorded program, read when the first is needed.
struct Symbols<'a> {
    path: Option<&'a Path>,
    program: OnceCell<Program>,
}

impl Symbols<'_> {
    /// First address of a symbol and the one after it.
    fn range(&self, name: &str) -> Result<[u64; 2], Error> {
        let path = self.path.ok_or_else(|| {
            Error::new(format!("the symbol \"{name}\" needs the recorded program; name its ELF file"))
        })?;
        if self.program.get().is_none() {
            let bytes = instar_files::read(path).map_err(|error| {
                Error::new(format!("{}: the file cannot be read: {error}", path.display()))
            })?;
            let program = Program::from_elf(&path.display().to_string(), &bytes)
                .map_err(|error| Error::new(error.to_string()))?;
            let _ = self.program.set(program);
        }
        let program = self.program.get().ok_or_else(|| Error::new("the program was not read"))?;
        let symbol = program.require_symbol(name).map_err(|error| Error::new(error.to_string()))?;
        if symbol.size == 0 {
            return Err(Error::new(format!(
                "the symbol \"{name}\" has no size; give in = [<first address>, <end address>]"
            )));
        }
        Ok([symbol.address, symbol.address + symbol.size])
    }
}

impl Rule {
    fn replace(&self, entry: &StaticEntry) -> StaticEntry {
        let registers = |numbers: &Option<Vec<u8>>, recorded: &RegisterList| match numbers {
            Some(numbers) => numbers.iter().filter(|n| **n != 0).map(|n| RegisterRange::x(*n)).collect(),
            None => recorded.clone(),
        };
        // Latencies by destination go by their order in `writes`, x0 included.
        let written = self.stand_in.writes.iter().flatten().zip(0..).filter(|(number, _)| **number != 0);
        StaticEntry {
            op: Op::Custom,
            class: Class::Custom,
            effect: Effect::of(Class::Custom),
            custom: Some(self.stand_in.custom as u16),
            sources: registers(&self.stand_in.reads, &entry.sources),
            destinations: registers(&self.stand_in.writes, &entry.destinations),
            operands: written.map(|(_, at)| at).collect(),
            ..entry.clone()
        }
    }
}

/// The operation of a mnemonic of the manual, as written without compression.
fn op_of(mnemonic: &str) -> Option<Op> {
    let mut all = TABLES.iter().flat_map(|(_, table)| table.iter());
    all.find(|i| i.length() == 4 && i.mnemonic == mnemonic).map(|i| i.op)
}

fn nearest_mnemonic(mnemonic: &str) -> String {
    let all =
        TABLES.iter().flat_map(|(_, table)| table.iter()).filter(|i| i.length() == 4).map(|i| i.mnemonic);
    instar_diagnostic::nearest(mnemonic, all)
        .map_or_else(String::new, |near| format!("; did you mean \"{near}\"?"))
}
