//! What the core must know of an instruction, worked out once per static entry.

use instar_isa::{Class, Op, RegisterFile, RegisterRange, StaticEntry};

use super::costs::Cost;
use super::untimed::untimed;
use super::vector::{Instruction, VectorOperation};
use crate::cost::stated;
use crate::parts::registers::x_numbers;
use crate::{CustomTiming, Latency};

/// X registers that an instruction reads at most, of those that are shown.
pub(super) const FEW: usize = 3;

/// What an instruction does to the core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// It is done in the cycle of its issue.
    Simple,
    Branch,
    Jump,
    /// `ecall`, `ebreak`, `mret`, and what is no instruction.
    Leave,
    Fence,
    FenceI,
    Load,
    Store,
    Multiply,
    Divide,
    /// Of the vector unit.
    Vector(Instruction),
    /// Of a design: groups of so many elements from the first register on, read and written, with
    /// so many cycles between.
    Whole {
        first: u8,
        elements: u32,
        cycles: u32,
    },
}

impl Kind {
    /// Whether it is vcompress.
    pub fn compresses(self) -> bool {
        matches!(self, Self::Vector(Instruction { does: VectorOperation::Compress, .. }))
    }
}

/// One instruction, ready for the core.
#[derive(Clone, Copy, Debug)]
pub(super) struct Info {
    pub kind: Kind,
    /// X registers that it reads, and one that it writes; x0 stands for none.
    pub sources: [u8; FEW],
    pub destination: u8,
    pub length: u8,
}

impl Info {
    /// Nothing is known of it.
    pub const UNKNOWN: Self = Self { kind: Kind::Simple, sources: [0; FEW], destination: 0, length: 4 };

    /// What the core must know of `entry`.
    ///
    /// # Errors
    /// One sentence where the core has no cost for an instruction.
    pub fn new(entry: &StaticEntry, timings: &[Option<CustomTiming<Cost>>]) -> Result<Self, String> {
        let mut sources = [0; FEW];
        let read = entry.sources.iter().flat_map(x_numbers);
        sources.iter_mut().zip(read).for_each(|(place, register)| *place = register);
        let destination = entry.destinations.iter().flat_map(x_numbers).next().unwrap_or(0);
        let kind = match entry.class {
            class if untimed(class) => return Err(refusal(entry, "is none that was measured on this core")),
            Class::Branch => Kind::Branch,
            Class::Jump | Class::JumpRegister => Kind::Jump,
            Class::Load => Kind::Load,
            Class::Store => Kind::Store,
            Class::Multiply => Kind::Multiply,
            Class::Divide => Kind::Divide,
            Class::Fence => Kind::Fence,
            Class::FenceI => Kind::FenceI,
            Class::System if entry.op == Op::Wfi => Kind::Simple,
            Class::System => Kind::Leave,
            Class::Vector => match Instruction::read(entry.word) {
                Ok(Instruction { does: VectorOperation::Configure, .. }) => Kind::Simple,
                Ok(instruction) => Kind::Vector(instruction),
                Err(reason) => return Err(refusal(entry, reason)),
            },
            Class::Custom => of_design(entry, timings)?,
            _ => Kind::Simple,
        };
        Ok(Self { kind, sources, destination, length: entry.length })
    }
}

fn refusal(entry: &StaticEntry, reason: &str) -> String {
    format!(
        "the instruction at {:#x}, {:08x}, {reason}: this core model has no timing for it",
        entry.pc, entry.word
    )
}

fn of_design(entry: &StaticEntry, timings: &[Option<CustomTiming<Cost>>]) -> Result<Kind, String> {
    let (_, timing) = stated(entry, timings)?;
    let vectors = |ranges: &[RegisterRange]| -> Vec<u16> {
        ranges.iter().filter(|range| range.file == RegisterFile::V).map(|range| range.index).collect()
    };
    let (sources, destinations) = (vectors(&entry.sources), vectors(&entry.destinations));
    let memory = entry.effect.memory;
    let (&[first], &Latency::Cycles(cycles)) = (&destinations[..], &timing.latency) else {
        return Err(refusal(entry, NOT_WHOLE));
    };
    let scalar = entry.destinations.iter().any(|range| range.file != RegisterFile::V);
    if sources != destinations || scalar || memory.reads || memory.writes {
        return Err(refusal(entry, NOT_WHOLE));
    }
    Ok(Kind::Whole { first: first as u8, elements: timing.own.group_elements, cycles })
}

const NOT_WHOLE: &str =
    "does more than change one group of vector registers, which alone was measured of a design's unit";
