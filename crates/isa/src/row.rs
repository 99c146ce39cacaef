//! One instruction, of the manual or of a design, as everything above the decoder sees it.
//!
//! Source: own design. [`ManualEncoding`] and [`CustomInstruction`] are two notations, one
//! for tables of constants, one for what is read from a description; a row has the same facts of
//! either.

use smallvec::SmallVec;

use crate::csr;
use crate::custom::{CustomField, CustomInstruction, IndexExpr};
use crate::layout::{Operands, RegisterField};
use crate::stack_frame::StackFrame;
use crate::tables::ManualEncoding;
use crate::{Class, Effect, Op, RegisterFile, RegisterList, RegisterRange, Xlen};

/// Whether a register operand is read or written; one that is both stands twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Read.
    Source,
    /// Written.
    Destination,
}

/// How a register number follows from the instruction word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// As a format of the manual says.
    Format(RegisterField),
    /// As a design's description says.
    Described(IndexExpr),
    /// The immediate: the number of a CSR.
    Immediate,
}

/// One register operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegisterOperand {
    /// Read or written.
    pub role: Role,
    /// The register file.
    pub file: RegisterFile,
    /// Which register.
    pub number: Number,
    /// How many neighbouring registers, at least 1.
    pub count: u8,
}

impl RegisterOperand {
    const fn of(role: Role, file: RegisterFile, field: RegisterField) -> Self {
        Self { role, file, number: Number::Format(field), count: 1 }
    }

    const fn csr(role: Role) -> Self {
        Self { role, file: RegisterFile::Csr, number: Number::Immediate, count: 1 }
    }
}

/// Where a row was written down.
#[derive(Clone, Copy, Debug)]
pub enum Notation<'a> {
    /// In a table of this crate.
    Manual(&'static ManualEncoding),
    /// In a design's description: its number among the design's instructions, and what was read
    /// there.
    Design(u16, &'a CustomInstruction),
}

/// What every consumer asks of an instruction.
#[derive(Clone, Copy, Debug)]
pub struct Row<'a> {
    /// Its mnemonic.
    pub mnemonic: &'a str,
    /// Bits that select it.
    pub mask: u32,
    /// Their values.
    pub value: u32,
    /// Length in bytes, 2 or 4.
    pub length: u8,
    /// The operation.
    pub op: Op,
    /// Its class.
    pub class: Class,
    /// What it does beside computing.
    pub effect: Effect,
    /// Where it was written down.
    pub notation: Notation<'a>,
}

/// Registers that one word names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Named {
    /// Registers read, x0 left out.
    pub(crate) sources: RegisterList,
    /// Registers written, x0 left out.
    pub(crate) destinations: RegisterList,
    /// Of a design's instruction: which of its destinations each of `destinations` is.
    pub(crate) results: SmallVec<[u8; 4]>,
    /// The immediate.
    pub(crate) immediate: i64,
}

impl<'a> Row<'a> {
    /// A row of a table.
    pub fn manual(instruction: &'static ManualEncoding) -> Self {
        let ManualEncoding { mnemonic, mask, value, op, class, effect, .. } = *instruction;
        let notation = Notation::Manual(instruction);
        Self { mnemonic, mask, value, length: instruction.length(), op, class, effect, notation }
    }

    /// Instruction number `at` of a design.
    pub fn design(at: u16, custom: &'a CustomInstruction) -> Self {
        let effect = Effect { memory: custom.memory, ..Effect::of(Class::Custom) };
        Self {
            mnemonic: &custom.mnemonic,
            mask: custom.mask,
            value: custom.value,
            length: custom.length,
            op: Op::Custom,
            class: Class::Custom,
            effect,
            notation: Notation::Design(at, custom),
        }
    }

    /// Its number among the design's instructions.
    pub fn custom(&self) -> Option<u16> {
        match self.notation {
            Notation::Design(at, _) => Some(at),
            Notation::Manual(_) => None,
        }
    }

    /// Its register operands. Those that a list in the word names (`cm.push`) are not among them;
    /// which CSR is read or written also depends on rd and rs1. Of a vector register group it is
    /// the first register, as its length follows from vtype; what vd held before is read, as vtype
    /// may keep it.
    pub fn operands(&self) -> SmallVec<[RegisterOperand; 6]> {
        match self.notation {
            Notation::Manual(instruction) => {
                let layout = instruction.layout;
                let [rd, rs1, rs2] = layout.files;
                let x = |present: bool, role, field| {
                    present.then_some(RegisterOperand::of(role, RegisterFile::X, field))
                };
                let v = |file, role, field| {
                    let here = file == RegisterFile::V && field != RegisterField::Absent;
                    here.then_some(RegisterOperand::of(role, file, field))
                };
                let csr = |role| (instruction.class == Class::Csr).then_some(RegisterOperand::csr(role));
                let all = [
                    x(instruction.has_rs1(), Role::Source, layout.rs1),
                    x(instruction.has_rs2(), Role::Source, layout.rs2),
                    x(instruction.has_rd(), Role::Destination, layout.rd),
                    csr(Role::Source),
                    csr(Role::Destination),
                    v(rs1, Role::Source, layout.rs1),
                    v(rs2, Role::Source, layout.rs2),
                    v(rd, Role::Source, layout.rd),
                    v(rd, Role::Destination, layout.rd).filter(|_| !layout.stores),
                ];
                all.into_iter().flatten().collect()
            }
            Notation::Design(_, custom) => {
                let sources = custom.sources.iter().map(|register| (Role::Source, register));
                let destinations = custom.destinations.iter().map(|register| (Role::Destination, register));
                let all = sources.chain(destinations).map(|(role, register)| RegisterOperand {
                    role,
                    file: register.file,
                    number: Number::Described(register.index),
                    count: register.count.max(1),
                });
                all.collect()
            }
        }
    }

    /// The operands of `word` in the manual's format; all 0 for a design's instruction. `None`
    /// where `word` is not of this instruction, or the manual excludes its operands.
    pub fn format_operands(&self, word: u32) -> Option<Operands> {
        match self.notation {
            Notation::Manual(instruction) => instruction.matches(word),
            Notation::Design(..) => (word & self.mask == self.value).then(Operands::default),
        }
    }

    /// What `word` names; `None` where a register does not exist.
    pub(crate) fn named(&self, word: u32, xlen: Xlen) -> Option<Named> {
        let o = self.format_operands(word)?;
        let (fields, immediate): (&[CustomField], _) = match self.notation {
            Notation::Manual(_) => (&[], o.immediate),
            Notation::Design(_, custom) => (&custom.fields, custom.immediate(word)),
        };
        let mut named = Named { immediate, ..Named::default() };
        if self.class == Class::Sequence {
            (named.sources, named.destinations) = sequence_registers(self.op, &o, xlen);
            return Some(named);
        }
        let mut destinations = 0;
        for operand in self.operands() {
            let index = match operand.number {
                Number::Format(field) => i64::from(field.extract(word)),
                Number::Described(IndexExpr::Fixed(index)) => i64::from(index),
                Number::Described(IndexExpr::Field { field, offset }) => {
                    i64::from(fields.get(field)?.extract(word)) + i64::from(offset)
                }
                Number::Immediate => o.immediate,
            };
            let range =
                RegisterRange { file: operand.file, index: u16::try_from(index).ok()?, count: operand.count };
            let range = if range.file == RegisterFile::X { without_x0(range)? } else { Some(range) };
            let result = destinations;
            destinations += u8::from(operand.role == Role::Destination);
            let Some(range) = range else { continue };
            let touched = match operand.role {
                _ if range.file != RegisterFile::Csr => true,
                Role::Source => csr::reads(self.op, o.rd),
                Role::Destination => csr::writes(self.op, o.rs1),
            };
            match operand.role {
                _ if !touched => {}
                Role::Source => named.sources.push(range),
                Role::Destination => {
                    named.destinations.push(range);
                    if self.class == Class::Custom {
                        named.results.push(result);
                    }
                }
            }
        }
        if let Notation::Manual(ManualEncoding { layout, .. }) = self.notation
            && (layout.maskable() && o.immediate & 1 == 0 || layout.carries())
        {
            named.sources.push(RegisterRange { file: RegisterFile::V, index: 0, count: 1 });
        }
        Some(named)
    }
}

/// The X registers of a range but x0, `None` where none is left; outer `None` where one is above
/// x31.
fn without_x0(range: RegisterRange) -> Option<Option<RegisterRange>> {
    if range.index + u16::from(range.count) > 32 {
        return None;
    }
    if range.index > 0 {
        return Some(Some(range));
    }
    Some((range.count > 1).then_some(RegisterRange { index: 1, count: range.count - 1, ..range }))
}

/// Registers of an instruction that stands for several others.
fn sequence_registers(op: Op, o: &Operands, xlen: Xlen) -> (RegisterList, RegisterList) {
    let [ra, sp, a0, a1] = [1, 2, 10, 11].map(RegisterRange::x);
    let moved = || [o.rs1, o.rs2].map(RegisterRange::x);
    let frame = || StackFrame::new(o.immediate, xlen).ranges();
    let popped = || [sp].into_iter().chain(frame());
    let list = RegisterList::from_slice;
    match op {
        Op::CmPush => (popped().collect(), list(&[sp])),
        Op::CmPop | Op::CmPopret => (list(&[sp]), popped().collect()),
        Op::CmPopretz => (list(&[sp]), popped().chain([a0]).collect()),
        Op::CmMva01s => (list(&moved()), list(&[a0, a1])),
        Op::CmMvsa01 => (list(&[a0, a1]), list(&moved())),
        Op::CmJalt => (list(&[RegisterRange::csr(csr::JVT)]), list(&[ra])),
        _ => (list(&[RegisterRange::csr(csr::JVT)]), RegisterList::new()),
    }
}
