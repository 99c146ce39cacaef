//! Values of registers and memory, beside a batch of retired instructions.
//!
//! Source: own design. The batch itself stays as it is: a core model knows no values, and whoever
//! wants them (a commit log, lock-step, a simulation of leakage) takes both.

use instar_isa::{Class, Op, RegisterFile, RegisterRange, StaticEntry, Xlen, csr};

use crate::batch::{Flags, MemoryAccess, RetiredBatch};

/// One register whose value is recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Its register file.
    pub file: RegisterFile,
    /// Its number there.
    pub index: u16,
    /// 64-bit limbs of its value.
    pub limbs: u16,
}

/// Which registers the values of an instruction belong to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slots {
    /// Registers read: those of [`StaticEntry::sources`], one by one, in that order.
    pub sources: Box<[Slot]>,
    /// Registers written: those of [`StaticEntry::destinations`], one by one, in that order, and
    /// what an instruction writes that carries no dependence for a core model: `mret` its
    /// `mstatus`, a call to the environment (`ecall`, `ebreak`) the a0 in which the answer comes,
    /// an instruction of the vector unit its CSRs and `mstatus`. `seed` is none of them, since what
    /// is written to it is ignored.
    pub destinations: Box<[Slot]>,
    source_limbs: usize,
    destination_limbs: usize,
}

impl Slots {
    /// Those of an instruction, in a machine of this XLEN whose registers are `limbs` wide by their
    /// file. Vector register groups have as many registers as the longest, as vtype says only when
    /// it is executed how many there are.
    pub fn of(entry: &StaticEntry, xlen: Xlen, limbs: impl Fn(RegisterFile) -> usize) -> Self {
        let slot = |file, index| Slot { file, index, limbs: limbs(file) as u16 };
        let each = |range: &RegisterRange| {
            let RegisterRange { file, index, count } = *range;
            let end = match file {
                RegisterFile::V if entry.class == Class::Vector => (index + LONGEST_GROUP).min(32),
                // How far a text goes nobody knows before it is executed.
                RegisterFile::V if entry.class == Class::Custom => 32,
                _ => index + u16::from(count),
            };
            (index..end).map(move |index| (file, index))
        };
        let sources: Box<[Slot]> = entry.sources.iter().flat_map(each).map(|(f, n)| slot(f, n)).collect();
        let silent: &[(RegisterFile, u16)] = match entry.op {
            Op::Mret if xlen == Xlen::Rv32 => &[MSTATUS, (RegisterFile::Csr, csr::MSTATUSH)],
            Op::Mret => &[MSTATUS],
            Op::Ecall | Op::Ebreak => &[(RegisterFile::X, 10)],
            _ if entry.class == Class::Vector || is_on_vectors(entry) => &VECTOR_UNIT,
            _ => &[],
        };
        let written = entry.destinations.iter().flat_map(each).chain(silent.iter().copied());
        let written = written.filter(|&register| register != (RegisterFile::Csr, csr::SEED));
        let destinations: Box<[Slot]> = written.map(|(file, index)| slot(file, index)).collect();
        let all = |slots: &[Slot]| slots.iter().map(|slot| usize::from(slot.limbs)).sum();
        let (source_limbs, destination_limbs) = (all(&sources), all(&destinations));
        Self { sources, destinations, source_limbs, destination_limbs }
    }

    /// Number of the limb at which the data of its memory accesses begin.
    #[inline]
    pub fn data_at(&self) -> usize {
        self.source_limbs + self.destination_limbs
    }

    /// Limbs of all that an execution leaves, but for the data of its memory accesses.
    pub fn limbs(&self) -> usize {
        self.source_limbs + 2 * self.destination_limbs
    }
}

/// Whether it is a design's instruction that reads or writes vector registers.
pub fn is_on_vectors(entry: &StaticEntry) -> bool {
    let of_vectors = |range: &RegisterRange| range.file == RegisterFile::V;
    entry.class == Class::Custom && entry.sources.iter().chain(&entry.destinations).any(of_vectors)
}

/// Registers of a group at LMUL 8, and all fields of the longest segments.
const LONGEST_GROUP: u16 = 8;

/// What an instruction of the vector unit may write besides its result.
const VECTOR_UNIT: [(RegisterFile, u16); 5] = [
    (RegisterFile::Csr, csr::VSTART),
    (RegisterFile::Csr, csr::VXSAT),
    MSTATUS,
    (RegisterFile::Csr, csr::VL),
    (RegisterFile::Csr, csr::VTYPE),
];

const MSTATUS: (RegisterFile, u16) = (RegisterFile::Csr, csr::MSTATUS);

/// Values of the instructions of one [`RetiredBatch`]: a row of 64-bit limbs, least significant
/// first.
#[derive(Clone, Debug, Default)]
pub struct Values {
    /// Of each instruction: what its sources held, what its destinations held before, the data of
    /// its memory accesses, what its destinations hold now.
    pub limbs: Vec<u64>,
    /// Where the instruction's limbs end; they start where those of the one before end. An
    /// instruction that trapped has none.
    pub ends: Vec<u32>,
    /// By static id: which registers they belong to.
    pub slots: Vec<Slots>,
}

/// Values of one retired instruction.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    slots: &'a Slots,
    accesses: &'a [MemoryAccess],
    /// What [`Slots::sources`] held.
    pub sources: &'a [u64],
    /// What [`Slots::destinations`] held before.
    pub before: &'a [u64],
    /// What was loaded and stored, access by access, each in whole limbs; zero-extended.
    pub data: &'a [u64],
    /// What [`Slots::destinations`] hold now.
    pub after: &'a [u64],
}

impl Values {
    /// Those of instruction `i` of `batch`, to which they belong; `None` where it trapped.
    #[inline]
    pub fn of<'a>(&'a self, batch: &'a RetiredBatch, i: usize) -> Option<Seen<'a>> {
        if batch.flags[i].has(Flags::TRAP) {
            return None;
        }
        let start = if i == 0 { 0 } else { self.ends[i - 1] };
        let limbs = &self.limbs[start as usize..self.ends[i] as usize];
        let slots = &self.slots[batch.ids[i] as usize];
        let (sources, rest) = limbs.split_at(slots.source_limbs);
        let (before, rest) = rest.split_at(slots.destination_limbs);
        let (data, after) = rest.split_at(rest.len() - slots.destination_limbs);
        Some(Seen { slots, accesses: batch.accesses_of(i), sources, before, data, after })
    }

    /// Forgets all values and keeps the room.
    pub fn clear(&mut self) {
        self.limbs.clear();
        self.ends.clear();
    }
}

impl<'a> Seen<'a> {
    /// Registers read, with their values.
    pub fn read(&self) -> impl Iterator<Item = (Slot, &'a [u64])> {
        each(&self.slots.sources, self.sources)
    }

    /// Registers written, with their values before and now.
    pub fn written(&self) -> impl Iterator<Item = (Slot, &'a [u64], &'a [u64])> {
        let slots = &self.slots.destinations;
        each(slots, self.before).zip(each(slots, self.after)).map(|((slot, old), (_, new))| (slot, old, new))
    }

    /// Memory accesses, with what was loaded or stored.
    pub fn accessed(&self) -> impl Iterator<Item = (MemoryAccess, &'a [u64])> {
        let mut data = self.data;
        self.accesses.iter().map(move |access| {
            let (this, rest) = data.split_at(data_limbs(access.size));
            data = rest;
            (*access, this)
        })
    }
}

/// Limbs of the data of an access of `size` bytes.
pub fn data_limbs(size: u16) -> usize {
    usize::from(size).div_ceil(8)
}

fn each<'a>(slots: &'a [Slot], mut limbs: &'a [u64]) -> impl Iterator<Item = (Slot, &'a [u64])> {
    slots.iter().map(move |slot| {
        let (this, rest) = limbs.split_at(usize::from(slot.limbs));
        limbs = rest;
        (*slot, this)
    })
}
