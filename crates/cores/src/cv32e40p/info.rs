//! What the pipeline must know of an instruction, worked out once per static entry.

use instar_isa::{Class, Op, RegisterFile, RegisterRange, StaticEntry};

use super::costs::{self, Cost, LOAD, STORE, through_interface};
use super::csr::flushes;
use super::params::Params;
use super::{OWN_WORDS, X_REGISTERS};
use crate::cost::stated;
use crate::in_order::rv32imc::timed;
use crate::parts::registers::x_numbers;
use crate::{CustomTiming, Unit};

/// Number of mepc.
const MEPC: u32 = 0x341;

/// Registers that an instruction reads at most, of those that are told apart.
const FEW: usize = 3;

/// What an instruction does to the pipeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It leaves EX after one cycle with a result.
    Alu,
    /// The upper half of a product.
    MultiplyHigh,
    /// A division or remainder.
    Divide,
    /// A load.
    Load,
    /// A store.
    Store,
    /// A conditional branch.
    Branch,
    /// `jal`.
    Jump,
    /// `jalr`.
    JumpRegister,
    /// A CSR access that empties the pipeline.
    CsrFlush,
    /// Another CSR access, which takes a cycle.
    Csr,
    /// `fence`, `fence.i`.
    Fence,
    /// `mret`.
    Return,
    /// `ecall`, `ebreak`.
    Call,
    /// `wfi`; where nobody tells until when it slept it is a `nop`.
    Wait,
    /// No instruction.
    Illegal,
    /// Of a design, in ID: registers there are read as they stand and written.
    Decode,
    /// Of a design, in EX.
    Own,
    /// Of a design, handed to the coprocessor.
    Offered,
}

/// One instruction, ready for the pipeline.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// What it does to the pipeline.
    pub kind: Kind,
    /// Registers read; x0, which nothing waits for, fills up.
    pub sources: [u8; FEW],
    /// Register that the word names as its destination, x0 too; `None` where it names none.
    pub destination: Option<u8>,
    /// Register that a load writes beside its word, from EX; x0 where it writes none.
    pub updated: u8,
    /// Bytes.
    pub length: u8,
    /// Index of the custom timing, or `u16::MAX`.
    pub custom: u16,
    /// Number of its unit among the design's.
    pub unit: u8,
    /// The register in bits 11 to 7 of its word, in the long form of a compressed one, whatever
    /// stands there.
    pub named: u8,
    /// It is an access to mepc, which never traps here.
    pub sets_return: bool,
    /// Bits 19 to 15, 24 to 20 and 31 to 27 of its word: registers that an offer compares, used or
    /// not.
    pub fields: [u8; FEW],
}

impl Info {
    /// Nothing is known of it.
    pub const UNKNOWN: Self = Self {
        kind: Kind::Alu,
        sources: [0; FEW],
        destination: None,
        updated: 0,
        length: 4,
        custom: u16::MAX,
        unit: 0,
        named: 0,
        sets_return: false,
        fields: [0; FEW],
    };

    /// Whether it writes through the port of EX, so that a coprocessor's result may hold it there.
    #[inline]
    pub fn writes_from_execute(&self) -> bool {
        let port = matches!(
            self.kind,
            Kind::Alu
                | Kind::MultiplyHigh
                | Kind::Divide
                | Kind::Jump
                | Kind::JumpRegister
                | Kind::CsrFlush
                | Kind::Csr
                | Kind::Own
        );
        port && self.destination.is_some()
    }

    /// What the pipeline must know of `entry`.
    ///
    /// # Errors
    /// One sentence where the core has no cost for an instruction.
    pub fn new(
        entry: &StaticEntry,
        timings: &[Option<CustomTiming<Cost>>],
        units: &[Unit],
        params: &Params,
    ) -> Result<Self, String> {
        if !timed(entry.op) {
            return Err(format!(
                "the instruction at {:#x} is none of RV32IMC, and this core model has no timing for it; compile the \
                 program for the core's ISA",
                entry.pc
            ));
        }
        let mut sources = [0; FEW];
        let read = entry.sources.iter().flat_map(x_numbers);
        sources.iter_mut().zip(read).for_each(|(place, register)| *place = register);
        let written = entry.destinations.iter().flat_map(x_numbers).next().unwrap_or(0);
        let sets_return = entry.class == Class::Csr && entry.word >> 20 == MEPC;
        let plain = Self { sources, sets_return, length: entry.length, named: named(entry), ..Self::UNKNOWN };
        let writing = Self { destination: Some(written), ..plain };
        Ok(match entry.class {
            Class::Alu => writing,
            Class::Multiply if entry.op == Op::Mul => writing,
            Class::Multiply => Self { kind: Kind::MultiplyHigh, ..writing },
            Class::Divide => Self { kind: Kind::Divide, ..writing },
            Class::Load => Self { kind: Kind::Load, ..writing },
            Class::Store => Self { kind: Kind::Store, ..plain },
            Class::Branch => Self { kind: Kind::Branch, ..plain },
            Class::Jump => Self { kind: Kind::Jump, ..writing },
            Class::JumpRegister => Self { kind: Kind::JumpRegister, ..writing },
            Class::Csr if flushes(entry.word >> 20, params.status_alone_flushes) => {
                Self { kind: Kind::CsrFlush, ..writing }
            }
            Class::Csr => Self { kind: Kind::Csr, ..writing },
            Class::Fence | Class::FenceI if !params.fences => {
                return Err(format!(
                    "the instruction at {:#x} is FENCE or FENCE.I, which this core does not have (fences = false); leave it \
                     out of the program",
                    entry.pc
                ));
            }
            Class::Fence | Class::FenceI => Self { kind: Kind::Fence, ..plain },
            Class::System => {
                let kind = match entry.op {
                    Op::Mret => Kind::Return,
                    Op::Ecall | Op::Ebreak => Kind::Call,
                    Op::Wfi => Kind::Wait,
                    _ => Kind::Illegal,
                };
                Self { kind, ..plain }
            }
            Class::Custom => return custom(entry, plain, timings, units),
            // Refused above.
            _ => plain,
        })
    }
}

fn custom(
    entry: &StaticEntry,
    plain: Info,
    timings: &[Option<CustomTiming<Cost>>],
    units: &[Unit],
) -> Result<Info, String> {
    let (index, timing) = stated(entry, timings)?;
    let destination = entry.destinations.iter().flat_map(x_numbers).next();
    let offered = through_interface(timing);
    // Its own destination where it has one, as x0 is left out of an entry.
    let destination = destination.or_else(|| (entry.word >> 7 & 31 == 0 && offered).then_some(0));
    let unit = units.iter().position(|unit| unit.name == timing.unit).unwrap_or(units.len());
    let kind = match timing.unit.as_str() {
        _ if offered => Kind::Offered,
        _ if costs::in_decode(timing) => {
            return Ok(in_decode(entry, Info { custom: index, ..plain }, timing));
        }
        LOAD | STORE => return in_memory(entry, Info { custom: index, ..plain }, timing),
        _ => Kind::Own,
    };
    let fields = [15, 20, 27].map(|from| (entry.word >> from & 31) as u8);
    Ok(Info { kind, destination, custom: index, unit: unit as u8, fields, ..plain })
}

/// Nothing waits for what is written in ID; and it itself waits for loads of registers that its
/// fields name.
fn in_decode(entry: &StaticEntry, plain: Info, timing: &CustomTiming<Cost>) -> Info {
    let mut sources = [0; FEW];
    if timing.needs.named_reads > 0 && timing.own.register_reads > 0 {
        let read = entry.sources.iter().flat_map(x_numbers);
        sources.iter_mut().zip(read).for_each(|(place, register)| *place = register);
    }
    Info { kind: Kind::Decode, sources, ..plain }
}

/// A load or store of X registers or of words of the design's own.
///
/// # Errors
/// One sentence where it writes or reads registers of which the pipeline does not tell.
fn in_memory(entry: &StaticEntry, plain: Info, timing: &CustomTiming<Cost>) -> Result<Info, String> {
    let refused = || {
        format!(
            "\"{}\" at {:#x} loads or stores registers of the design's own beyond the first {OWN_WORDS} of a file, or \
             more than one",
            timing.mnemonic, entry.pc
        )
    };
    let read: Vec<u8> = entry.sources.iter().map(words).collect::<Option<Vec<_>>>().ok_or_else(refused)?;
    let mut written: Vec<u8> =
        entry.destinations.iter().map(words).collect::<Option<Vec<_>>>().ok_or_else(refused)?;
    let mut sources = [0; FEW];
    sources.iter_mut().zip(read).for_each(|(place, register)| *place = register);
    let plain = Info { sources, ..plain };
    if timing.unit == STORE {
        return Ok(Info { kind: Kind::Store, updated: written.pop().unwrap_or(0), ..plain });
    }
    // The word goes to the register in bits 11 to 7, where there are two.
    let loaded = match written[..] {
        [one] => one,
        _ => plain.named,
    };
    let updated = written.into_iter().find(|&register| register != loaded).unwrap_or(0);
    let named = if loaded >= X_REGISTERS { loaded } else { plain.named };
    Ok(Info { kind: Kind::Load, destination: Some(loaded), updated, named, ..plain })
}

/// The number of a single register: of X its own, of the design's own words those after them.
fn words(range: &RegisterRange) -> Option<u8> {
    match (range.file, range.count) {
        (RegisterFile::X, 1) => Some(range.index as u8),
        (RegisterFile::Own(_), 1) if range.index < u16::from(OWN_WORDS) => {
            Some(X_REGISTERS + range.index as u8)
        }
        _ => None,
    }
}

/// Bits 11 to 7 of the word, of a compressed one those of its long form.
fn named(entry: &StaticEntry) -> u8 {
    let immediate = entry.immediate as u32;
    let bits = match entry.class {
        _ if entry.length == 4 => entry.word >> 7,
        Class::Store => immediate,
        Class::Branch => (immediate & 0x1e) | (immediate >> 11 & 1),
        Class::Custom if entry.effect.memory.writes => immediate,
        _ => entry.destinations.iter().flat_map(x_numbers).next().unwrap_or(0).into(),
    };
    (bits & 31) as u8
}
