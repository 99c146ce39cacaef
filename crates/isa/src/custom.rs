//! What the decoder must know of a design's own instruction: encoding, operands, assembly syntax.
//!
//! Derived from a CoreDSL description by `instar-coredsl`; nobody writes these by hand.

use crate::{MemoryEffect, RegisterFile};

/// A run of bits of a field: `field[field_lsb + n] = word[word_lsb + n]` for `n < width`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldSegment {
    /// Lowest bit in the instruction word.
    pub word_lsb: u8,
    /// Lowest bit in the field.
    pub field_lsb: u8,
    /// Number of bits.
    pub width: u8,
}

/// A named operand field of an encoding, possibly split.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CustomField {
    /// Name as in the description (`rd`, `rs1`, `imm`).
    pub name: String,
    /// Width in bits.
    pub width: u8,
    /// Where its bits stand in the word.
    pub segments: Vec<FieldSegment>,
    /// The behaviour reads it as a signed number of its own width, and so it is written.
    pub signed: bool,
}

impl CustomField {
    /// The number that stands for the field in `word` as text has it.
    pub fn written(&self, word: u32) -> i64 {
        let value = i64::from(self.extract(word));
        let negative = self.signed && value >> (self.width - 1) & 1 == 1;
        if negative { value - (1 << self.width) } else { value }
    }

    /// The field's value in `word`, zero-extended.
    pub fn extract(&self, word: u32) -> u32 {
        self.segments.iter().fold(0, |value, s| {
            let mask = ((1u64 << s.width) - 1) as u32;
            value | ((word >> s.word_lsb) & mask) << s.field_lsb
        })
    }

    /// `word` with this field set to `value`; higher bits of `value` are dropped.
    pub fn insert(&self, word: u32, value: u32) -> u32 {
        self.segments.iter().fold(word, |word, s| {
            let mask = ((1u64 << s.width) - 1) as u32;
            word & !(mask << s.word_lsb) | ((value >> s.field_lsb) & mask) << s.word_lsb
        })
    }
}

/// How a register number follows from the instruction word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IndexExpr {
    /// Always this register.
    Fixed(u16),
    /// Field number `field`, plus `offset` (register pairs: `X[rd + 1]`).
    Field {
        /// Index into [`CustomInstruction::fields`].
        field: usize,
        /// Added to the field's value.
        offset: i16,
    },
}

/// One register operand of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OperandRegister {
    /// The register file.
    pub file: RegisterFile,
    /// Which register.
    pub index: IndexExpr,
    /// How many neighbouring registers, at least 1.
    pub count: u8,
}

/// A vector register whose bits a behaviour reads, other than those that a write leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VectorRead {
    /// The field that names it, if one does.
    pub field: Option<CustomField>,
    /// Added to the field, or to 0.
    pub offset: i16,
    /// It is written too.
    pub written: bool,
    /// All that is read are bits at fixed places: the same ones for every group of elements.
    pub shared: bool,
}

impl VectorRead {
    /// The register's number in this word.
    pub fn number(&self, word: u32) -> u8 {
        let named = self.field.as_ref().map_or(0, |field| field.extract(word) as i16);
        (named + self.offset) as u8
    }
}

/// A design's own instruction as the decoder sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CustomInstruction {
    /// Identifier in the description (`PQ_BFCT`).
    pub name: String,
    /// Assembly mnemonic (`pq.bfct`).
    pub mnemonic: String,
    /// Operand syntax after the mnemonic with `{…}` placeholders, as in the description.
    pub syntax: String,
    /// Bits that are fixed by the encoding.
    pub mask: u32,
    /// Their values; `word & mask == value` selects the instruction.
    pub value: u32,
    /// Length in bytes, 2 or 4.
    pub length: u8,
    /// Operand fields.
    pub fields: Vec<CustomField>,
    /// Registers read.
    pub sources: Vec<OperandRegister>,
    /// Registers written.
    pub destinations: Vec<OperandRegister>,
    /// Vector registers that its results are computed from, those that follow from the encoding.
    pub vector_reads: Vec<VectorRead>,
    /// Accesses that the behaviour may make.
    pub memory: MemoryEffect,
    /// Accesses that it makes in every run that raises no exception, at least.
    pub least_accesses: u32,
    /// It begins a loop in hardware, whose first instruction stands after it: what jumps back there
    /// is no instruction.
    pub begins_loop: bool,
}

/// Register files of a design's own in which loops of the hardware's stand, a register for each
/// loop: the addresses of its first and its last instruction, and how often it is still to be gone
/// through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoopFiles {
    /// Numbers of the files.
    pub first: u8,
    /// Of the last instruction.
    pub last: u8,
    /// Of the count.
    pub count: u8,
    /// How many loops there are.
    pub loops: u16,
}

impl CustomInstruction {
    /// Whether it reads or writes vector registers.
    pub fn on_vectors(&self) -> bool {
        self.sources.iter().chain(&self.destinations).any(|operand| operand.file == RegisterFile::V)
    }

    /// Whether a field that `is` the one in question selects vector registers.
    pub fn vector_field(&self, is: impl Fn(&CustomField) -> bool) -> bool {
        self.sources.iter().chain(&self.destinations).any(|operand| match operand.index {
            IndexExpr::Field { field, .. } => operand.file == RegisterFile::V && is(&self.fields[field]),
            IndexExpr::Fixed(_) => false,
        })
    }

    /// The first operand field that names no register, zero-extended; 0 where there is none.
    pub(crate) fn immediate(&self, word: u32) -> i64 {
        let registers = || self.sources.iter().chain(&self.destinations);
        let names_register =
            |n: usize| registers().any(|r| matches!(r.index, IndexExpr::Field { field, .. } if field == n));
        (0..self.fields.len())
            .find(|&n| !names_register(n))
            .map_or(0, |n| i64::from(self.fields[n].extract(word)))
    }
}
