//! Which registers a word names, and where in the word they can be renamed.
//!
//! Source: rows of `instar-isa`. A place that several operands share (`X[rd]` and `X[rd + 1]`), or
//! that the encoding fixes, is not renamed.

use instar_isa::{
    Decoder, IndexExpr, Notation, Number, RegisterField, RegisterFile, RegisterSet, Role, Row, SP,
};
use smallvec::SmallVec;

/// The return address.
const RA: u8 = 1;

/// A place of a word that names one integer register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordField {
    /// Five bits from this bit on.
    At(u8),
    /// Of a design's instruction: its field of this number.
    Described(u8),
}

/// An integer register that an instruction names and that may be another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WordOperand {
    /// Where it stands.
    pub field: WordField,
    /// The register.
    pub register: u8,
    /// It is read.
    pub read: bool,
    /// It is written.
    pub written: bool,
}

/// What a word reads and writes.
#[derive(Clone, Debug, Default)]
pub struct WordOperands {
    /// Registers that can be renamed.
    pub free: SmallVec<[WordOperand; 4]>,
    /// Registers of any file that cannot, with whether they are written.
    pub fixed: SmallVec<[(RegisterFile, u16, bool); 4]>,
}

impl WordOperands {
    /// Those of `word`; `None` where it is no instruction.
    pub fn of(decoder: &Decoder, word: u32) -> Option<Self> {
        let entry = decoder.static_entry(0, word)?;
        let row = decoder.row(word)?;
        let mut operands = Self::default();
        let mut places: SmallVec<[(WordField, bool, Role); 6]> = SmallVec::new();
        for operand in row.operands() {
            if let Some((field, exact)) = place(operand.number)
                && operand.file == RegisterFile::X
            {
                places.push((field, exact && operand.count == 1, operand.role));
            }
        }
        let usable = |field: WordField| places.iter().filter(|p| p.0 == field).all(|p| p.1);
        let mut done: SmallVec<[WordField; 4]> = SmallVec::new();
        for &(field, _, _) in &places {
            if done.contains(&field) {
                continue;
            }
            done.push(field);
            let register = extract(&row, field, word);
            if register == 0 || !usable(field) {
                continue;
            }
            let has = |role| places.iter().any(|p| p.0 == field && p.2 == role);
            operands.free.push(WordOperand {
                field,
                register,
                read: has(Role::Source),
                written: has(Role::Destination),
            });
        }
        let free = operands.free.clone();
        let is_free = |number: u16, written: bool| {
            free.iter().any(|o| u16::from(o.register) == number && if written { o.written } else { o.read })
        };
        for (ranges, written) in [(&entry.sources, false), (&entry.destinations, true)] {
            for range in ranges {
                for number in range.numbers() {
                    if range.file != RegisterFile::X || !is_free(number, written) {
                        operands.fixed.push((range.file, number, written));
                    }
                }
            }
        }
        Some(operands)
    }
}

impl WordOperands {
    /// What a call of anybody reads and writes: the stack and all arguments; all that the callee
    /// may leave as it likes. Source: the RISC-V psABI, "Integer Register Convention".
    pub fn of_call() -> Self {
        let arguments = (10..18).fold(RegisterSet::NONE.with(SP), RegisterSet::with);
        let written = RegisterSet::CALLER_SAVED.with(RA);
        let of = |set: RegisterSet, written: bool| {
            set.each().map(move |register| (RegisterFile::X, u16::from(register), written))
        };
        Self { free: SmallVec::new(), fixed: of(arguments, false).chain(of(written, true)).collect() }
    }
}

/// A field that gives a register's number, and whether it is the number itself.
fn place(number: Number) -> Option<(WordField, bool)> {
    match number {
        Number::Format(RegisterField::At(lsb)) => Some((WordField::At(lsb), true)),
        Number::Described(IndexExpr::Field { field, offset }) => {
            Some((WordField::Described(u8::try_from(field).ok()?), offset == 0))
        }
        _ => None,
    }
}

fn extract(row: &Row<'_>, field: WordField, word: u32) -> u8 {
    match (field, row.notation) {
        (WordField::At(lsb), _) => (word >> lsb & 31) as u8,
        (WordField::Described(field), Notation::Design(_, custom)) => {
            custom.fields.get(usize::from(field)).map_or(0, |field| field.extract(word) as u8)
        }
        (WordField::Described(_), Notation::Manual(_)) => 0,
    }
}

/// `word` with `register` there; `None` where the field cannot name it.
pub fn renamed(decoder: &Decoder, word: u32, field: WordField, register: u8) -> Option<u32> {
    match (field, decoder.row(word)?.notation) {
        (WordField::At(lsb), _) => RegisterField::At(lsb).insert(word, register),
        (WordField::Described(field), Notation::Design(_, custom)) => {
            let field = custom.fields.get(usize::from(field))?;
            let new = field.insert(word, u32::from(register));
            (field.extract(new) == u32::from(register)).then_some(new)
        }
        (WordField::Described(_), Notation::Manual(_)) => None,
    }
}
