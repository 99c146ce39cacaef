//! Which source lines, functions and branches of a program a run reached.
//!
//! Source: the program's DWARF line table and symbols, and the counts of `tally`. A line counts as
//! often as its most executed instruction; of a branch instruction both ways count.

mod lcov;
mod observer;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use instar_isa::{Class, Decoder, StaticTable};
use instar_sim::Program;
use rustc_hash::FxHashMap;
use serde::Serialize;

use self::lcov::write;
pub use self::observer::CoverageObserver;

use crate::Error;
use crate::view::tally::{Count, Tally};

/// What a run reached, by source file as the compiler named it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Coverage {
    files: BTreeMap<String, File>,
}

#[derive(Clone, Debug, Default)]
struct File {
    /// Times that a line was executed.
    lines: BTreeMap<u32, u64>,
    /// By the line where it begins and its name: times that it was entered.
    functions: BTreeMap<(u32, String), u64>,
    /// Conditional branches of a line, in the order of their addresses.
    branches: BTreeMap<u32, Vec<Count>>,
}

/// How much of a program was reached: what there is, and what was reached of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Reached {
    /// Source files with code.
    pub files: u64,
    /// Lines with code.
    pub lines: u64,
    /// Lines that were executed.
    pub lines_hit: u64,
    /// Functions with a line.
    pub functions: u64,
    /// Functions that were entered.
    pub functions_hit: u64,
    /// Ways of conditional branches: two for each.
    pub branches: u64,
    /// Ways that were gone.
    pub branches_hit: u64,
}

/// A sentence if `program` does not say which line its code is of.
fn need_lines(program: &Program) -> Result<(), Error> {
    if program.line_ranges().is_empty() {
        let name = program.name();
        return Err(Error::new(format!(
            "{name}: this has no line table, so no coverage; compile it with -g"
        )));
    }
    Ok(())
}

impl Coverage {
    /// What `tally` counted of the instructions in `table`, which are those of `program`.
    pub(crate) fn new(program: &Program, decoder: &Decoder, tally: &Tally, table: &StaticTable) -> Self {
        let mut counts: FxHashMap<u64, Count> = FxHashMap::default();
        for (count, entry) in tally.counts().iter().zip(table.entries()) {
            let sum = counts.entry(entry.pc).or_default();
            sum.executed += count.executed;
            sum.taken += count.taken;
        }
        let count = |pc: u64| counts.get(&pc).copied().unwrap_or_default();
        let mut coverage = Self::default();
        for range in program.line_ranges() {
            let file = coverage.files.entry(range.file).or_default();
            let line = file.lines.entry(range.line).or_default();
            for (pc, class) in instructions(program, decoder, range.address, range.length) {
                *line = (*line).max(count(pc).executed);
                if class == Class::Branch {
                    file.branches.entry(range.line).or_default().push(count(pc));
                }
            }
        }
        for symbol in program.symbols().filter(|symbol| symbol.function) {
            let place = program.locate(symbol.address);
            if let (Some(path), Some(line)) = (place.file, place.line)
                && let Some(file) = coverage.files.get_mut(&path)
            {
                file.functions.insert((line, symbol.name.clone()), count(symbol.address).executed);
            }
        }
        coverage
    }

    /// How much was reached.
    pub(crate) fn reached(&self) -> Reached {
        let mut all = Reached { files: self.files.len() as u64, ..Reached::default() };
        for file in self.files.values() {
            let of = file.reached();
            all.lines += of.lines;
            all.lines_hit += of.lines_hit;
            all.functions += of.functions;
            all.functions_hit += of.functions_hit;
            all.branches += of.branches;
            all.branches_hit += of.branches_hit;
        }
        all
    }
}

impl File {
    fn reached(&self) -> Reached {
        let hit = |count: &&u64| **count > 0;
        let ways = || self.branches.values().flatten().flat_map(ways);
        Reached {
            files: 1,
            lines: self.lines.len() as u64,
            lines_hit: self.lines.values().filter(hit).count() as u64,
            functions: self.functions.len() as u64,
            functions_hit: self.functions.values().filter(hit).count() as u64,
            branches: ways().count() as u64,
            branches_hit: ways().filter(|way| *way > 0).count() as u64,
        }
    }
}

/// How often a branch was taken and how often passed.
fn ways(branch: &Count) -> [u64; 2] {
    [branch.taken, branch.executed - branch.taken]
}

/// Address and class of the instructions in a piece of code.
fn instructions<'a>(
    program: &'a Program,
    decoder: &'a Decoder,
    address: u64,
    length: u64,
) -> impl Iterator<Item = (u64, Class)> + 'a {
    let mut pc = address;
    std::iter::from_fn(move || {
        while pc < address + length {
            let at = pc;
            let word = program.word_at(at)?;
            pc += if word & 3 == 3 { 4 } else { 2 };
            if let Some(decoded) = decoder.decode(word) {
                return Some((at, decoded.class));
            }
        }
        None
    })
}
