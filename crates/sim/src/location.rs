//! Which function and which source line an address belongs to.
//!
//! Source: the ELF symbol table and DWARF, read by the crates `object`, `gimli` and `addr2line`.

use std::fmt;

/// Function and source line of an address, as far as the program says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Location {
    /// Function and the offset in it.
    pub function: Option<(String, u64)>,
    /// Source file as the compiler named it.
    pub file: Option<String>,
    /// Line, from 1.
    pub line: Option<u32>,
}

impl fmt::Display for Location {
    /// ` in mldsa_ntt+0x14 (ntt.c:42)`, with a leading space; empty where nothing is known.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((function, offset)) = &self.function {
            write!(f, " in {function}")?;
            if *offset != 0 {
                write!(f, "+{offset:#x}")?;
            }
        }
        match (&self.file, self.line) {
            (Some(file), Some(line)) => write!(f, " ({file}:{line})"),
            (Some(file), None) => write!(f, " ({file})"),
            _ => Ok(()),
        }
    }
}
