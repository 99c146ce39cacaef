//! Which faults there are at an executed instruction.
//!
//! Source: the usual models of faults in software (skipped instructions, flipped bits of registers,
//! loaded values and instructions, wrong decisions); what each covers is said at its kind.

use instar_isa::{Class, RegisterFile, Xlen};

use crate::window::Place;

/// One fault at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The instruction is not executed, and so many less one after it in memory.
    Skip {
        /// How many.
        instructions: u8,
    },
    /// A bit of an integer register that the instruction reads is another from then on. That is
    /// the flip of that bit at any time since the register was written or read before.
    Register {
        /// Number of the register.
        number: u8,
        /// Which bit.
        bit: u8,
    },
    /// A bit of what the instruction loads is another, and memory is not.
    Load {
        /// Which bit of the access, the lowest of its first byte first.
        bit: u16,
    },
    /// A bit of the instruction's word is another, this once.
    Opcode {
        /// Which bit.
        bit: u8,
    },
    /// A conditional branch goes the other way.
    Branch,
}

impl Kind {
    /// How many models there are.
    pub const MODELS: usize = 5;

    /// The number of its model, in the order above.
    pub fn model(self) -> usize {
        match self {
            Self::Skip { .. } => 0,
            Self::Register { .. } => 1,
            Self::Load { .. } => 2,
            Self::Opcode { .. } => 3,
            Self::Branch => 4,
        }
    }
}

/// Which faults are tried.
#[derive(Clone, Debug, Default)]
pub struct Models {
    /// Skips of so many instructions.
    pub skips: Vec<u8>,
    /// Bits of registers.
    pub registers: bool,
    /// Bits of loaded values.
    pub loads: bool,
    /// Bits of instructions.
    pub opcodes: bool,
    /// Branches.
    pub branches: bool,
}

/// A fault and where it is.
#[derive(Clone, Copy, Debug)]
pub struct PlacedFault {
    /// Instructions of the call before it.
    pub step: u64,
    /// Address of the instruction.
    pub pc: u64,
    /// What happens there.
    pub kind: Kind,
}

impl Models {
    /// Those at a place, in an order that is always the same.
    pub fn at<'a>(&'a self, place: &'a Place, xlen: Xlen) -> impl Iterator<Item = Kind> + 'a {
        let entry = &place.entry;
        let skips = self.skips.iter().map(|&instructions| Kind::Skip { instructions });
        let bits = xlen.bits() as u8;
        let registers = read(place).filter(|_| self.registers);
        let registers =
            registers.flat_map(move |number| (0..bits).map(move |bit| Kind::Register { number, bit }));
        let loaded = place.loaded.filter(|_| self.loads).map_or(0, |(_, size)| 8 * size);
        let loads = (0..loaded).map(|bit| Kind::Load { bit });
        let word = if self.opcodes { 8 * entry.length } else { 0 };
        let opcodes = (0..word).map(|bit| Kind::Opcode { bit });
        let branch = (self.branches && entry.class == Class::Branch).then_some(Kind::Branch);
        skips.chain(registers).chain(loads).chain(opcodes).chain(branch)
    }
}

/// The integer registers that the instruction reads, each once, but for x0.
fn read(place: &Place) -> impl Iterator<Item = u8> + '_ {
    let sources = &place.entry.sources;
    let mut all: Vec<u8> = sources
        .iter()
        .filter(|range| range.file == RegisterFile::X)
        .flat_map(|range| (range.index..range.index + u16::from(range.count)).map(|number| number as u8))
        .filter(|&number| number != 0)
        .collect();
    all.sort_unstable();
    all.dedup();
    all.into_iter()
}
