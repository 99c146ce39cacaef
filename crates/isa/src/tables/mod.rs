//! One entry of an extension's table, and the list of all tables.
//!
//! Source: the "Instruction Set Listings" of the RISC-V manual, one module per extension.

use crate::extension::Extension;
use crate::layout::{ImmediateField, Operands, R, R_BYTE, RegisterField, UNARY, WordLayout};
use crate::{
    AccessSize, Class, Division, Effect, MemoryEffect, NextPc, Op, RegisterFile, ToldOperands, Xlen,
};

macro_rules! tables {
    ($($(#[$doc:meta])* $variant:ident $name:literal
        tables($($table:ident)*) values($($values:ident)*) handlers($($handler:ident)*)
        operations($($op:ident)*);)+) => {
        $($(mod $table;)*)+

        /// The tables of each extension.
        pub const TABLES: &[(Extension, &[ManualEncoding])] = &[$($((Extension::$variant, $table::TABLE),)*)+];
    };
}

crate::for_all_extensions!(tables);

/// For which XLEN an encoding exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Widths {
    /// RV32 and RV64.
    Both,
    /// RV32 only.
    Only32,
    /// RV64 only.
    Only64,
}

impl Widths {
    /// Whether the encoding exists at this XLEN.
    pub const fn has(self, xlen: Xlen) -> bool {
        matches!((self, xlen), (Self::Both, _) | (Self::Only32, Xlen::Rv32) | (Self::Only64, Xlen::Rv64))
    }
}

/// One encoding of the manual.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ManualEncoding {
    /// What it does; a compressed instruction bears the operation that it expands to.
    pub op: Op,
    /// Its mnemonic.
    pub mnemonic: &'static str,
    /// Bits that select it.
    pub mask: u32,
    /// Their values.
    pub value: u32,
    /// Operands and syntax.
    pub layout: &'static WordLayout,
    /// Class of the operation.
    pub class: Class,
    /// What it does beside computing.
    pub effect: Effect,
    /// At which XLEN it exists.
    pub widths: Widths,
    /// A further extension that it needs (`c.mul` needs Zmmul).
    pub needs: Option<Extension>,
    /// Extensions beside that of its table that have it too (`andn` is in Zbb and in Zbkb).
    pub also: &'static [Extension],
}

impl ManualEncoding {
    pub(crate) const fn new(
        op: Op,
        mnemonic: &'static str,
        mask: u32,
        value: u32,
        layout: &'static WordLayout,
        class: Class,
    ) -> Self {
        let effect = Effect::of(class);
        Self {
            op,
            mnemonic,
            mask,
            value,
            layout,
            class,
            effect,
            widths: Widths::Both,
            needs: None,
            also: &[],
        }
    }

    /// A shorter word for an instruction of the tables `of`; class and effect are its own.
    pub(crate) const fn expanding(
        op: Op,
        of: &[&[ManualEncoding]],
        mnemonic: &'static str,
        mask: u32,
        value: u32,
        layout: &'static WordLayout,
    ) -> Self {
        let mut table = 0;
        while table < of.len() {
            let mut row = 0;
            while row < of[table].len() {
                let long = &of[table][row];
                if long.op as u16 == op as u16 {
                    return Self {
                        effect: long.effect,
                        ..Self::new(op, mnemonic, mask, value, layout, long.class)
                    };
                }
                row += 1;
            }
            table += 1;
        }
        panic!("no table has the operation that this word expands to")
    }

    /// The same with these memory accesses.
    pub(crate) const fn memory(self, memory: MemoryEffect) -> Self {
        Self { effect: Effect { memory, ..self.effect }, ..self }
    }

    /// The same, going on there.
    pub(crate) const fn flow(self, flow: NextPc) -> Self {
        Self { effect: Effect { flow, ..self.effect }, ..self }
    }

    /// The same, as a division.
    pub(crate) const fn divides(self, signed: bool, word: bool) -> Self {
        self.tells(ToldOperands::Division(Division { signed, word }))
    }

    /// The same, as a shift by a register.
    pub(crate) const fn shifts(self, word: bool) -> Self {
        self.tells(ToldOperands::Shift { word })
    }

    const fn tells(self, told: ToldOperands) -> Self {
        Self { effect: Effect { told: Some(told), ..self.effect }, ..self }
    }

    pub(crate) const fn class(self, class: Class) -> Self {
        Self { class, ..self }
    }

    pub(crate) const fn only32(self) -> Self {
        Self { widths: Widths::Only32, ..self }
    }

    pub(crate) const fn only64(self) -> Self {
        Self { widths: Widths::Only64, ..self }
    }

    pub(crate) const fn needs(self, extension: Extension) -> Self {
        Self { needs: Some(extension), ..self }
    }

    pub(crate) const fn also(self, also: &'static [Extension]) -> Self {
        Self { also, ..self }
    }

    /// Length in bytes, 2 or 4.
    pub const fn length(&self) -> u8 {
        if self.value & 3 == 3 { 4 } else { 2 }
    }

    /// Operands of `word` if it is this instruction.
    pub const fn matches(&self, word: u32) -> Option<Operands> {
        if word & self.mask == self.value { self.layout.extract(word) } else { None }
    }

    /// The word of this instruction with these operands; `None` where it cannot express them.
    pub fn encode(&self, operands: &Operands) -> Option<u32> {
        self.layout.insert(self.value, operands).filter(|&word| self.matches(word).is_some())
    }

    /// A word of this instruction whose operand bits are those of `bits`; `None` where those are
    /// reserved.
    pub fn from_bits(&self, bits: u32) -> Option<u32> {
        let bits = if self.length() == 2 { bits & 0xffff } else { bits };
        let word = bits & !self.mask | self.value;
        self.matches(word).map(|_| word)
    }

    /// Whether every word of this encoding is also one of `other`: `zext.h` is a `pack`, hints are
    /// instructions without effect. The decoder tries the narrower one first.
    pub const fn is_within(&self, other: &ManualEncoding) -> bool {
        self.mask != other.mask
            && self.mask & other.mask == other.mask
            && self.value & other.mask == other.value
    }

    /// Whether the format has an integer register operand rd.
    pub fn has_rd(&self) -> bool {
        self.layout.rd != RegisterField::Absent && self.layout.files[0] == RegisterFile::X
    }

    /// Whether the format has an integer register operand rs1 (the 5-bit immediate of `csrrwi` is
    /// none).
    pub fn has_rs1(&self) -> bool {
        self.layout.rs1 != RegisterField::Absent
            && self.layout.files[1] == RegisterFile::X
            && !self.layout.syntax.contains("{uimm}")
    }

    /// Whether the format has an integer register operand rs2.
    pub fn has_rs2(&self) -> bool {
        self.layout.rs2 != RegisterField::Absent && self.layout.files[2] == RegisterFile::X
    }

    /// Whether the format has an immediate.
    pub fn has_immediate(&self) -> bool {
        self.layout.immediate != ImmediateField::Absent
    }
}

/// A computation of two registers.
const fn r(op: Op, mnemonic: &'static str, value: u32) -> ManualEncoding {
    ManualEncoding::new(op, mnemonic, 0xfe00_707f, value, &R, Class::Alu)
}

/// A computation of one register.
const fn unary(op: Op, mnemonic: &'static str, value: u32) -> ManualEncoding {
    ManualEncoding::new(op, mnemonic, 0xfff0_707f, value, &UNARY, Class::Alu)
}

/// A computation of two registers, the second of which gives one byte.
const fn byte(op: Op, mnemonic: &'static str, value: u32, class: Class) -> ManualEncoding {
    ManualEncoding::new(op, mnemonic, 0x3e00_707f, value, &R_BYTE, class)
}

/// An instruction of the vector unit that accesses no memory.
const fn vector(
    op: Op,
    mnemonic: &'static str,
    mask: u32,
    value: u32,
    layout: &'static WordLayout,
) -> ManualEncoding {
    ManualEncoding::new(op, mnemonic, mask, value, layout, Class::Vector)
}

/// A load of elements of so many bytes; 0 where vtype says how many.
const fn vector_load(
    op: Op,
    mnemonic: &'static str,
    mask: u32,
    value: u32,
    layout: &'static WordLayout,
    bytes: u16,
) -> ManualEncoding {
    vector(op, mnemonic, mask, value, layout).memory(elements(MemoryEffect::several(true, false), bytes))
}

/// A store of elements of so many bytes; 0 where vtype says how many.
const fn vector_store(
    op: Op,
    mnemonic: &'static str,
    mask: u32,
    value: u32,
    layout: &'static WordLayout,
    bytes: u16,
) -> ManualEncoding {
    vector(op, mnemonic, mask, value, layout).memory(elements(MemoryEffect::several(false, true), bytes))
}

const fn elements(memory: MemoryEffect, bytes: u16) -> MemoryEffect {
    if bytes == 0 { memory } else { MemoryEffect { size: AccessSize::Bytes(bytes), ..memory } }
}
