//! What names mean at one place of a description.

use std::collections::HashMap;

use num_bigint::BigInt;

use crate::hir::File;
use crate::types::Type;
use crate::vector::VectorSetting;
use instar_diagnostic::nearest;

/// The meaning of a name.
#[derive(Clone, Debug)]
pub(crate) enum Symbol {
    /// A parameter or scalar constant.
    Constant(BigInt, Type),
    /// A constant table, by number.
    Table(usize),
    /// A register file.
    Registers(File),
    /// A register with another name.
    Alias(File, u32),
    /// `PC`.
    Pc,
    /// `MEM`.
    Memory,
    /// `V`.
    Vectors,
    /// What the configuration of the vector unit says.
    Setting(VectorSetting),
    /// A field of the encoding.
    Field(usize),
    /// A local variable.
    Local(usize),
    /// A function, by number.
    Function(usize),
    /// Its declaration was a mistake, which has been reported.
    Broken,
}

impl Symbol {
    /// For messages: "a function".
    pub fn describe(&self) -> &'static str {
        match self {
            Symbol::Constant(..) => "a constant",
            Symbol::Table(_) => "a constant table",
            Symbol::Registers(_) | Symbol::Alias(..) => "a register",
            Symbol::Pc => "the program counter",
            Symbol::Memory => "the memory",
            Symbol::Vectors => "the vector registers",
            Symbol::Setting(_) => "what the vector unit is set to",
            Symbol::Field(_) => "a field of the encoding",
            Symbol::Local(_) => "a local variable",
            Symbol::Function(_) => "a function",
            Symbol::Broken => "declared",
        }
    }
}

/// Nested scopes, the innermost last.
#[derive(Default)]
pub(crate) struct Scopes {
    levels: Vec<HashMap<String, Symbol>>,
}

impl Scopes {
    pub fn new() -> Self {
        Self { levels: vec![HashMap::new()] }
    }

    pub fn enter(&mut self) {
        self.levels.push(HashMap::new());
    }

    pub fn leave(&mut self) {
        self.levels.pop();
    }

    /// Adds a name to the innermost scope; what it meant there before, if anything.
    pub fn declare(&mut self, name: &str, symbol: Symbol) -> Option<Symbol> {
        self.levels.last_mut().expect("a scope is open").insert(name.to_string(), symbol)
    }

    pub fn find(&self, name: &str) -> Option<&Symbol> {
        self.levels.iter().rev().find_map(|level| level.get(name))
    }

    /// The known name that `name` most likely stands for.
    pub fn nearest(&self, name: &str) -> Option<&str> {
        let mut known: Vec<&str> =
            self.levels.iter().flat_map(|level| level.keys().map(String::as_str)).collect();
        known.sort_unstable();
        nearest(name, known)
    }
}
