//! A microprogram, read: numbers, tables, routines.
//!
//! Source: docs/reference/microprogram.md.

use instar_diagnostic::{Diagnostic, Source};
use num_bigint::BigUint;

use crate::text::{Place, SourceFile};

/// A microprogram.
#[derive(Clone, Debug)]
pub struct Microprogram {
    pub(crate) files: Vec<SourceFile>,
    /// What all numbers are taken modulo.
    pub(crate) modulus: BigUint,
    /// Montgomery's R is 2 to this.
    pub(crate) radix: u32,
    /// -1/modulus modulo R.
    pub(crate) negative_inverse: BigUint,
    /// Words of 32 bits of an element of the memory `IO`.
    pub(crate) io_words: u32,
    pub(crate) variables: Vec<Variable>,
    pub(crate) tables: Vec<(String, Vec<u32>)>,
    pub(crate) registers: Vec<String>,
    pub(crate) routines: Vec<Routine>,
}

/// Numbers in memory under one name.
#[derive(Clone, Debug)]
pub(crate) struct Variable {
    pub name: String,
    /// 1, or 2 of a number with an imaginary part.
    pub parts: u32,
    /// Elements of an array; 1 else.
    pub count: u32,
    pub limit: Limit,
    /// Its first address.
    pub address: u32,
    /// The parts of a constant, as they lie in memory.
    pub constant: Option<Vec<BigUint>>,
}

/// What every part of a variable is below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limit {
    /// So many times the modulus.
    Moduli(u32),
    /// Montgomery's R.
    Radix,
}

#[derive(Clone, Debug)]
pub(crate) struct Routine {
    pub name: String,
    pub place: Place,
    pub body: Vec<Node>,
}

#[derive(Clone, Debug)]
pub(crate) enum Node {
    /// Operations without control between them.
    Block(Vec<Operation>),
    Repeat {
        count: Count,
        /// The register that counts the rounds, from 0.
        counting: Option<usize>,
        body: Vec<Node>,
        place: Place,
    },
    Call {
        routine: String,
        place: Place,
    },
    Set {
        register: usize,
        value: Value,
        place: Place,
    },
    /// The two of each pair take one another's place where the bit is set.
    Swap {
        pairs: Vec<(usize, usize)>,
        /// None: each has its own place again.
        bit: Option<Index>,
        place: Place,
    },
}

/// How often.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Count {
    Number(u32),
    Register(usize),
}

/// What a register becomes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Value {
    Index(Index),
    Table(usize, Index),
}

/// A register and a number, or a number alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Index {
    pub register: Option<usize>,
    pub offset: i32,
}

/// A variable, one of its elements, one of its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Location {
    pub variable: usize,
    pub index: Index,
    /// None: all of it.
    pub part: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Multiply,
    Square,
    /// Reduced below twice the modulus.
    Add,
    Subtract,
    /// Not reduced.
    Sum,
    Difference,
    Copy,
    Halve,
    /// Below the modulus.
    Reduce,
    Read,
    Write,
}

#[derive(Clone, Debug)]
pub(crate) struct Operation {
    pub kind: Kind,
    /// None of a write.
    pub target: Option<Location>,
    pub sources: Vec<Location>,
    /// Element of `IO`.
    pub io: Option<Index>,
    /// The cycle within its block, and the unit, where the text says it.
    pub at: Option<(u32, Option<u32>)>,
    pub place: Place,
}

impl Microprogram {
    /// A diagnostic at a place.
    pub(crate) fn fault(&self, place: Place, message: impl Into<String>, hint: &str) -> Diagnostic {
        fault(&self.files, place, message, hint)
    }

    /// `file:line` of a place.
    pub(crate) fn told(&self, place: Place) -> String {
        let file = &self.files[place.file as usize];
        let line = file.text[..place.span.start as usize].matches('\n').count() + 1;
        format!("{}:{line}", file.name)
    }

    /// How many parts a location has.
    pub(crate) fn parts(&self, location: Location) -> u32 {
        location.part.map_or(self.variables[location.variable].parts, |_| 1)
    }

    /// As the text has it.
    pub(crate) fn shown(&self, location: Location) -> String {
        let variable = &self.variables[location.variable];
        let mut out = variable.name.clone();
        if variable.count > 1 {
            out += &format!("[{}]", self.shown_index(location.index));
        }
        out + match location.part {
            Some(0) => ".re",
            Some(_) => ".im",
            None => "",
        }
    }

    fn shown_index(&self, index: Index) -> String {
        match (index.register, index.offset) {
            (Some(at), 0) => self.registers[at].clone(),
            (Some(at), offset) if offset > 0 => format!("{} + {offset}", self.registers[at]),
            (Some(at), offset) => format!("{} - {}", self.registers[at], -offset),
            (None, offset) => offset.to_string(),
        }
    }

    /// What a register becomes, by what registers are; else what is wrong.
    pub(crate) fn value(&self, registers: &[u32], value: Value) -> Result<u32, String> {
        let index =
            |index: Index| index.register.map_or(0, |at| i64::from(registers[at])) + i64::from(index.offset);
        match value {
            Value::Index(of) => {
                let value = index(of);
                u32::try_from(value).map_err(|_| format!("a register would become {value}"))
            }
            Value::Table(table, of) => {
                let (name, numbers) = &self.tables[table];
                let at = index(of);
                let found = usize::try_from(at).ok().and_then(|at| numbers.get(at)).copied();
                found.ok_or_else(|| format!("table \"{name}\" has no number {at}"))
            }
        }
    }

    /// The largest number below a variable's limit.
    pub(crate) fn most(&self, variable: usize) -> BigUint {
        match self.variables[variable].limit {
            Limit::Moduli(times) => &self.modulus * times - 1u32,
            Limit::Radix => (BigUint::from(1u32) << self.radix) - 1u32,
        }
    }

    /// Addresses that are taken.
    pub fn addresses(&self) -> u32 {
        self.variables.iter().map(|one| one.parts * one.count).sum()
    }

    /// Names of the routines, each of which can be an entry.
    pub fn routines(&self) -> impl Iterator<Item = &str> + Clone {
        self.routines.iter().map(|one| one.name.as_str())
    }

    pub(crate) fn routine(&self, name: &str) -> Option<&Routine> {
        self.routines.iter().find(|one| one.name == name)
    }
}

pub(crate) fn fault(
    files: &[SourceFile],
    place: Place,
    message: impl Into<String>,
    hint: &str,
) -> Diagnostic {
    let file = &files[place.file as usize];
    let made = Source { name: &file.name, text: &file.text }.diagnostic(place.span, message);
    if hint.is_empty() { made } else { made.with_hint(hint) }
}
