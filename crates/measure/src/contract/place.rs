//! A broken rule, with the instruction that broke it.

use std::fmt;

use instar_isa::{Decoder, StaticEntry};
use instar_sim::Program;
use serde::Serialize;

/// The first rule that was broken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Broken {
    /// Address of the instruction.
    pub pc: u64,
    /// Assembly.
    pub instruction: String,
    /// Function by the symbol table, and the offset in it.
    pub function: Option<(String, u64)>,
    /// Source file as the compiler named it.
    pub file: Option<String>,
    /// Line, from 1.
    pub line: Option<u32>,
    /// What it did, as in "writes 4 bytes after a".
    pub what: String,
}

impl Broken {
    /// `what` was done by the instruction of `entry`.
    pub(super) fn new(program: &Program, decoder: &Decoder, entry: &StaticEntry, what: String) -> Self {
        let location = program.locate(entry.pc);
        Self {
            pc: entry.pc,
            instruction: decoder.disassemble(entry.pc, entry.word),
            function: location.function,
            file: location.file,
            line: location.line,
            what,
        }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at {:#010x}", self.pc)?;
        if let Some((function, offset)) = &self.function {
            write!(f, " in {function}+{offset:#x}")?;
        }
        if let (Some(file), Some(line)) = (&self.file, self.line) {
            write!(f, " ({file}:{line})")?;
        }
        write!(f, ", {}: {}", self.instruction, self.what)
    }
}
