//! A hart with its memory.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, "Programmers' Model for Base Integer ISA".

use instar_isa::values::Word;
use instar_isa::{Isa, RegisterFile, StaticEntry, Xlen};
use instar_trace::Slots;

use super::csrs::{Counts, Csrs};
use super::memory::Memory;
use super::own::Own;
use super::vector::Vectors;
use crate::fault::FaultReason;

/// Where writes to x0 go: a slot that nobody reads.
pub(crate) const DISCARD: u8 = 32;

/// A hart with its memory.
pub struct Hart {
    /// x0 to x31, zero-extended from XLEN; the rest takes writes to x0 and makes every `u8` a valid
    /// index.
    x: [u64; 256],
    /// The next instruction; valid between blocks.
    pub(crate) pc: u64,
    /// Memory.
    pub(crate) memory: Memory,
    /// The vector registers.
    pub(crate) vectors: Vectors,
    /// A design's own registers.
    pub(crate) own: Own,
    /// What the last `lr` reserved: first byte and number of bytes.
    pub(crate) reservation: Option<(u64, u8)>,
    /// Control and status registers.
    pub(crate) csrs: Csrs,
    pub(crate) xlen: Xlen,
}

/// All of a hart but its memory.
pub(crate) struct Held {
    pub(crate) x: [u64; 32],
    pub(crate) pc: u64,
    vectors: Vectors,
    own: Own,
    reservation: Option<(u64, u8)>,
    csrs: Csrs,
}

impl Hart {
    /// What it holds beside memory.
    pub(crate) fn held(&self) -> Held {
        Held {
            x: self.registers(),
            pc: self.pc,
            vectors: self.vectors.clone(),
            own: self.own.clone(),
            reservation: self.reservation,
            csrs: self.csrs.clone(),
        }
    }

    /// Whether it holds that, but for memory, the pc and x1 to x31.
    pub(crate) fn holds(&self, held: &Held) -> bool {
        self.reservation == held.reservation
            && self.csrs == held.csrs
            && self.own.same_registers(&held.own)
            && self.vectors == held.vectors
    }

    /// Holds that again.
    pub(crate) fn take(&mut self, held: &Held) {
        self.x[..32].copy_from_slice(&held.x);
        self.pc = held.pc;
        self.vectors.clone_from(&held.vectors);
        self.own.clone_from(&held.own);
        self.reservation = held.reservation;
        self.csrs.clone_from(&held.csrs);
    }

    /// A hart after reset; `entropy_seed` and `agnostic_ones` as in [`crate::Options`].
    pub(crate) fn new(isa: Isa, memory: Memory, own: Own, entropy_seed: u64, agnostic_ones: bool) -> Self {
        Self {
            x: [0; 256],
            pc: 0,
            memory,
            vectors: Vectors::new(isa.vlen()),
            own,
            reservation: None,
            csrs: Csrs::new(isa, entropy_seed, agnostic_ones),
            xlen: isa.xlen(),
        }
    }

    /// Registers, CSRs and the design's own state as after reset, but for the pc; memory stays.
    pub(crate) fn reset(&mut self, pc: u64, entropy_seed: u64) {
        self.x = [0; 256];
        self.pc = pc;
        self.vectors.reset();
        self.own.reset();
        self.reservation = None;
        let equipment = self.csrs.equipment();
        self.csrs = Csrs::new(self.csrs.isa(), entropy_seed, self.csrs.vector().ones);
        self.csrs.equip(equipment);
    }

    /// Integer register `number`, zero-extended from XLEN.
    #[inline(always)]
    pub fn x(&self, number: u8) -> u64 {
        self.x[usize::from(number)]
    }

    /// Writes integer register `number` below 32; x0 stays 0.
    pub fn set_x(&mut self, number: u8, value: u64) {
        self.x[usize::from(if number == 0 { DISCARD } else { number })] = self.xlen.truncate(value);
    }

    /// The bytes of vector register `number` below 32, the lowest element first; none where there
    /// are no vectors.
    pub fn vector(&self, number: u8) -> &[u8] {
        self.vectors.register(number)
    }

    /// Writes vector register `number` below 32.
    pub fn set_vector(&mut self, number: u8, bytes: &[u8]) {
        self.vectors.register_mut(number).copy_from_slice(bytes);
    }

    /// All integer registers.
    pub fn registers(&self) -> [u64; 32] {
        std::array::from_fn(|n| self.x[n])
    }

    /// The registers for machine code: x0 to x31, and [`DISCARD`] for writes to x0.
    pub(crate) fn registers_mut(&mut self) -> *mut u64 {
        self.x.as_mut_ptr()
    }

    /// Memory.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// Which registers of this hart an instruction reads and writes.
    pub(crate) fn slots(&self, entry: &StaticEntry) -> Slots {
        Slots::of(entry, self.xlen, |file| match file {
            RegisterFile::X | RegisterFile::Csr => 1,
            RegisterFile::Own(file) => self.own.limbs_of(file),
            RegisterFile::V => self.vectors.length() / 8,
            // There is no F.
            RegisterFile::F => 0,
        })
    }

    /// Hands the limbs of register `index` of `file` to `take`, lowest first: as many as its slot
    /// has. CSRs show what they would with these counts; one that cannot be looked at counts as 0.
    #[inline(always)]
    pub(crate) fn limbs(&self, file: RegisterFile, index: u16, counts: Counts, mut take: impl FnMut(u64)) {
        match file {
            RegisterFile::X => take(self.x(index as u8)),
            RegisterFile::Csr => take(self.csrs.read(index, counts).unwrap_or(0)),
            RegisterFile::Own(file) => self.own.register(file, index).iter().copied().for_each(take),
            RegisterFile::V => {
                let words = self.vectors.length() / 8;
                self.vectors.elements::<u64>(index as u8)[..words].iter().copied().for_each(take);
            }
            RegisterFile::F => {}
        }
    }

    #[inline(always)]
    pub(crate) fn read<W: Word>(&self, number: u8) -> W {
        W::from_u64(self.x[usize::from(number)])
    }

    #[inline(always)]
    pub(crate) fn write<W: Word>(&mut self, number: u8, value: W) {
        self.x[usize::from(number)] = value.to_u64();
    }

    /// A load of `N` bytes, zero-extended, on the fast path or with all checks.
    pub(crate) fn load_any<const N: usize>(&self, address: u64) -> Result<u64, FaultReason> {
        let Some(bytes) = self.memory.load::<N>(address) else {
            return self.memory.load_slow(address, N as u8);
        };
        let mut wide = [0; 8];
        wide[..N].copy_from_slice(&bytes);
        Ok(u64::from_le_bytes(wide))
    }
}
