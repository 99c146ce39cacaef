//! From instruction words to operations: the manual's and a design's own.
//!
//! Source: the tables of this crate, and `CustomInstruction` as derived from CoreDSL. Used once per
//! new address, not once per executed instruction.

use crate::custom::CustomInstruction;
use crate::isa::Isa;
use crate::layout::Operands;
use crate::row::{Named, Row};
use crate::tables::{ManualEncoding, TABLES};
use crate::{Class, Effect, Op, StaticEntry};

/// A decoded word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// The operation; for a compressed word that of the expansion.
    pub op: Op,
    /// Its class.
    pub class: Class,
    /// What it does beside computing.
    pub effect: Effect,
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
    buckets: Vec<Vec<&'static ManualEncoding>>,
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
        let row = self.row(word)?;
        let Row { op, class, effect, length, .. } = row;
        Some(Decoded {
            op,
            class,
            effect,
            length,
            operands: row.format_operands(word)?,
            custom: row.custom(),
        })
    }

    /// The static entry of `word` at `pc`. `None` is an illegal instruction.
    pub fn static_entry(&self, pc: u64, word: u32) -> Option<StaticEntry> {
        let word = fetched(word);
        let row = self.row(word)?;
        let Named { sources, destinations, results, immediate } = row.named(word, self.isa.xlen())?;
        let Row { op, class, effect, length, .. } = row;
        let (operands, custom) = (results, row.custom());
        Some(StaticEntry {
            pc,
            word,
            length,
            op,
            class,
            effect,
            sources,
            destinations,
            operands,
            immediate,
            custom,
        })
    }

    /// The instruction that `word` is, of the manual or of the design.
    pub fn row(&self, word: u32) -> Option<Row<'_>> {
        let word = fetched(word);
        if let Some((instruction, _)) = self.lookup(word) {
            return Some(Row::manual(instruction));
        }
        self.lookup_custom(word).map(|at| Row::design(at as u16, &self.customs[at]))
    }

    /// Mnemonic of an instruction (of the ISA, else of the design) that shares a word with this
    /// encoding.
    pub fn overlaps(&self, mask: u32, value: u32, length: u8) -> Option<String> {
        self.clash(mask, value, length).map(|(mnemonic, ..)| mnemonic)
    }

    /// The manual's instruction that `word` is, and its operands.
    pub(crate) fn lookup(&self, word: u32) -> Option<(&'static ManualEncoding, Operands)> {
        self.buckets[bucket(word)].iter().find_map(|i| Some((*i, i.matches(word)?)))
    }

    /// Index of the design's instruction that `word` is; a register number above x31 is reserved.
    pub(crate) fn lookup_custom(&self, word: u32) -> Option<usize> {
        let length = if word & 3 == 3 { 4 } else { 2 };
        let index = self.customs.iter().position(|c| c.length == length && word & c.mask == c.value)?;
        Row::design(index as u16, &self.customs[index]).named(word, self.isa.xlen()).map(|_| index)
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
pub fn instructions(isa: &Isa) -> impl Iterator<Item = &'static ManualEncoding> + use<> {
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
