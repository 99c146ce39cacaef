//! From instruction words to operations: the manual's and a design's own.
//!
//! Source: the tables of this crate, and `CustomInstruction` as derived from CoreDSL. Used once per new
//! address, not once per executed instruction.

use smallvec::SmallVec;

use crate::csr;
use crate::custom::{CustomInstruction, IndexExpr, OperandRegister};
use crate::isa::Isa;
use crate::layout::Operands;
use crate::stack_frame::StackFrame;
use crate::tables::{Instruction, TABLES};
use crate::{Class, Op, RegisterFile, RegisterList, RegisterRange, StaticEntry, Xlen};

/// A decoded word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// The operation; for a compressed word that of the expansion.
    pub op: Op,
    /// Its class.
    pub class: Class,
    /// Length in bytes, 2 or 4.
    pub length: u8,
    /// Operands; all 0 for a design's own instruction.
    pub operands: Operands,
    /// For a design's own instruction: its index.
    pub custom: Option<u16>,
}

/// Why a design's instructions cannot be decoded beside the chosen ISA.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DecoderError {
    /// Two encodings have a word in common.
    #[error(
        "the encoding of {mnemonic} overlaps that of {other}{}: both decode {word:#0width$x}",
        if *.own { ", another instruction of the design" } else { " of the chosen ISA" },
        width = if *.length == 2 { 6 } else { 10 }
    )]
    Overlap {
        /// The design's instruction.
        mnemonic: String,
        /// What it clashes with.
        other: String,
        /// Whether that is an instruction of the design too.
        own: bool,
        /// A word that both decode.
        word: u32,
        /// Length of the word in bytes.
        length: u8,
    },
    /// The low two bits of an encoding contradict its length.
    #[error("the encoding of {mnemonic} is {length} bytes long, so its low two bits must {}", if *.length == 4 { "be 11" } else { "be 00, 01 or 10" })]
    Length {
        /// The design's instruction.
        mnemonic: String,
        /// Its length in bytes.
        length: u8,
    },
}

/// Decodes the words of one ISA and one design.
#[derive(Clone, Debug)]
pub struct Decoder {
    isa: Isa,
    /// 32-bit instructions by their low seven bits, 16-bit ones by their low two.
    buckets: Vec<Vec<&'static Instruction>>,
    customs: Vec<CustomInstruction>,
}

impl Decoder {
    /// A decoder for `isa` and a design's instructions; refuses encodings that overlap.
    pub fn new(isa: &Isa, customs: &[CustomInstruction]) -> Result<Self, DecoderError> {
        let mut buckets = vec![Vec::new(); 128];
        for instruction in instructions(isa) {
            buckets[bucket(instruction.value)].push(instruction);
        }
        for bucket in &mut buckets {
            // One whose words are also those of a wider one comes first.
            bucket.sort_by_key(|i| std::cmp::Reverse(i.mask.count_ones()));
        }
        let mut decoder = Self { isa: *isa, buckets, customs: Vec::new() };
        for custom in customs {
            decoder.check(custom)?;
            decoder.customs.push(custom.clone());
        }
        Ok(decoder)
    }

    /// The ISA.
    pub fn isa(&self) -> Isa {
        self.isa
    }

    /// The design's instructions.
    pub fn customs(&self) -> &[CustomInstruction] {
        &self.customs
    }

    /// What `word` is; its upper half is ignored if its low two bits say that it is compressed.
    /// `None` is an illegal instruction.
    pub fn decode(&self, word: u32) -> Option<Decoded> {
        let word = fetched(word);
        if let Some((instruction, operands)) = self.lookup(word) {
            let Instruction { op, class, .. } = *instruction;
            return Some(Decoded { op, class, length: instruction.length(), operands, custom: None });
        }
        let index = self.lookup_custom(word)?;
        Some(Decoded {
            op: Op::Custom,
            class: Class::Custom,
            length: self.customs[index].length,
            operands: Operands::default(),
            custom: Some(index as u16),
        })
    }

    /// The static entry of `word` at `pc`. `None` is an illegal instruction.
    pub fn static_entry(&self, pc: u64, word: u32) -> Option<StaticEntry> {
        let word = fetched(word);
        if let Some((instruction, operands)) = self.lookup(word) {
            let (sources, destinations) = self.registers(instruction, &operands);
            return Some(StaticEntry {
                pc,
                word,
                length: instruction.length(),
                op: instruction.op,
                class: instruction.class,
                sources,
                destinations,
                operands: SmallVec::new(),
                immediate: operands.immediate,
                custom: None,
            });
        }
        let index = self.lookup_custom(word)?;
        let custom = &self.customs[index];
        let (destinations, operands) = custom_registers(custom, &custom.destinations, word)?;
        Some(StaticEntry {
            pc,
            word,
            length: custom.length,
            op: Op::Custom,
            class: Class::Custom,
            sources: custom_registers(custom, &custom.sources, word)?.0,
            destinations,
            operands,
            immediate: custom_immediate(custom, word),
            custom: Some(index as u16),
        })
    }

    /// Mnemonic of an instruction (of the ISA, else of the design) that shares a word with this encoding.
    pub fn overlaps(&self, mask: u32, value: u32, length: u8) -> Option<String> {
        self.clash(mask, value, length).map(|(mnemonic, ..)| mnemonic)
    }

    /// The manual's instruction that `word` is, and its operands.
    pub(crate) fn lookup(&self, word: u32) -> Option<(&'static Instruction, Operands)> {
        self.buckets[bucket(word)].iter().find_map(|i| Some((*i, i.matches(word)?)))
    }

    /// Index of the design's instruction that `word` is; a register number above x31 is reserved.
    pub(crate) fn lookup_custom(&self, word: u32) -> Option<usize> {
        let length = if word & 3 == 3 { 4 } else { 2 };
        let index = self.customs.iter().position(|c| c.length == length && word & c.mask == c.value)?;
        let custom = &self.customs[index];
        custom_registers(custom, &custom.sources, word)?;
        custom_registers(custom, &custom.destinations, word)?;
        Some(index)
    }

    /// Sources and destinations of an instruction of the manual, x0 left out.
    fn registers(&self, instruction: &Instruction, o: &Operands) -> (RegisterList, RegisterList) {
        if instruction.class == Class::Sequence {
            return sequence_registers(instruction.op, o, self.isa.xlen());
        }
        let mut sources = RegisterList::new();
        let mut destinations = RegisterList::new();
        let push = |list: &mut RegisterList, present: bool, number: u8| {
            if present && number != 0 {
                list.push(RegisterRange::x(number));
            }
        };
        push(&mut sources, instruction.has_rs1(), o.rs1);
        push(&mut sources, instruction.has_rs2(), o.rs2);
        push(&mut destinations, instruction.has_rd(), o.rd);
        if instruction.class == Class::Csr {
            let range = RegisterRange::csr(o.immediate as u16);
            if csr::reads(instruction.op, o.rd) {
                sources.push(range);
            }
            if csr::writes(instruction.op, o.rs1) {
                destinations.push(range);
            }
        }
        (sources, destinations)
    }

    fn check(&self, custom: &CustomInstruction) -> Result<(), DecoderError> {
        let low = (custom.mask & 3 == 3).then_some(custom.value & 3);
        // A compressed encoding may leave a low bit open as long as 11 cannot arise.
        let fits = if custom.length == 4 {
            low == Some(3)
        } else {
            custom.mask & 3 & !custom.value != 0 && custom.mask >> 16 == 0
        };
        let mnemonic = custom.mnemonic.clone();
        if !fits {
            return Err(DecoderError::Length { mnemonic, length: custom.length });
        }
        match self.clash(custom.mask, custom.value, custom.length) {
            Some((other, own, word)) => {
                Err(DecoderError::Overlap { mnemonic, other, own, word, length: custom.length })
            }
            None => Ok(()),
        }
    }

    /// Who shares a word with this encoding: mnemonic, whether it is the design's, the word.
    fn clash(&self, mask: u32, value: u32, length: u8) -> Option<(String, bool, u32)> {
        let own = |c: &&CustomInstruction| c.length == length && (c.value ^ value) & c.mask & mask == 0;
        if let Some(other) = self.customs.iter().find(own) {
            return Some((other.mnemonic.clone(), true, value | other.value));
        }
        if length == 2 {
            // Exact in spite of the exclusions of the C formats: every 16-bit word is tried.
            return (0..=0xffffu32)
                .filter(|w| w & mask == value && w & 3 != 3)
                .find_map(|word| self.lookup(word).map(|(i, _)| (i.mnemonic.to_string(), false, word)));
        }
        let all = self.buckets.iter().flatten().filter(|i| i.length() == 4);
        all.filter(|i| (i.value ^ value) & i.mask & mask == 0)
            .map(|i| (i.mnemonic.to_string(), false, value | i.value))
            .next()
    }
}

/// The encodings of `isa`.
pub fn instructions(isa: &Isa) -> impl Iterator<Item = &'static Instruction> + use<> {
    let isa = *isa;
    let rows = TABLES.iter().flat_map(|(home, table)| table.iter().map(|i| (*home, i)));
    rows.filter(move |(home, i)| {
        (isa.has(*home) || i.also.iter().any(|&e| isa.has(e)))
            && i.widths.has(isa.xlen())
            && i.needs.is_none_or(|e| isa.has(e))
    })
    .map(|(_, i)| i)
}

/// `word` without what is not part of it.
fn fetched(word: u32) -> u32 {
    if word & 3 == 3 { word } else { word & 0xffff }
}

fn bucket(word: u32) -> usize {
    if word & 3 == 3 { word as usize & 0x7f } else { word as usize & 3 }
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

/// Register operands of a design's instruction, x0 left out, and which of `operands` each of them is; `None` if one
/// does not exist.
fn custom_registers(
    custom: &CustomInstruction,
    operands: &[OperandRegister],
    word: u32,
) -> Option<(RegisterList, SmallVec<[u8; 4]>)> {
    let (mut list, mut which) = (RegisterList::new(), SmallVec::new());
    for (at, operand) in operands.iter().enumerate() {
        let index = match operand.index {
            IndexExpr::Fixed(index) => i64::from(index),
            IndexExpr::Field { field, offset } => {
                i64::from(custom.fields.get(field)?.extract(word)) + i64::from(offset)
            }
        };
        let index = u16::try_from(index).ok()?;
        let count = operand.count.max(1);
        if operand.file == RegisterFile::X {
            if index + u16::from(count) > 32 {
                return None;
            }
            if index == 0 {
                if count > 1 {
                    list.push(RegisterRange { file: RegisterFile::X, index: 1, count: count - 1 });
                    which.push(at as u8);
                }
                continue;
            }
        }
        list.push(RegisterRange { file: operand.file, index, count });
        which.push(at as u8);
    }
    Some((list, which))
}

/// The first operand field that names no register, zero-extended; 0 where there is none.
fn custom_immediate(custom: &CustomInstruction, word: u32) -> i64 {
    let registers = || custom.sources.iter().chain(&custom.destinations);
    let names_register =
        |n: usize| registers().any(|r| matches!(r.index, IndexExpr::Field { field, .. } if field == n));
    (0..custom.fields.len())
        .find(|&n| !names_register(n))
        .map_or(0, |n| i64::from(custom.fields[n].extract(word)))
}
