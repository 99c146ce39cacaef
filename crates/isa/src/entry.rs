//! Static facts of one instruction at one address, made once and then referred to by number.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::{Class, Effect, Op, RegisterFile, RegisterRange};

/// Registers read or written, x0 left out (it carries no dependence).
pub type RegisterList = SmallVec<[RegisterRange; 4]>;

/// All that does not change between two executions of the instruction at one address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StaticEntry {
    /// Address of the instruction.
    pub pc: u64,
    /// The encoding as fetched; 16 bits for a compressed instruction.
    pub word: u32,
    /// Length in bytes, 2 or 4.
    pub length: u8,
    /// The operation; a compressed instruction bears the operation that it expands to.
    pub op: Op,
    /// Class of the operation.
    pub class: Class,
    /// What it does beside computing.
    pub effect: Effect,
    /// Registers read. A register read twice stands twice.
    pub sources: RegisterList,
    /// Registers written.
    pub destinations: RegisterList,
    /// Of a design's instruction: which of its operands each of `destinations` is, as x0 is left
    /// out there.
    pub operands: SmallVec<[u8; 4]>,
    /// Immediate operand, sign-extended; for branches and jumps the offset from `pc`.
    pub immediate: i64,
    /// For `Class::Custom`: index into the design's instruction list.
    pub custom: Option<u16>,
}

impl StaticEntry {
    /// The numbers of rs1 and rs2 of an instruction of the manual on X registers; 0 where it has
    /// none.
    pub fn rs(&self) -> [u8; 2] {
        let number = |range: &RegisterRange| range.index as u8;
        match self.sources.as_slice() {
            [] => [0, 0],
            // The other one is x0, or there is none. A short word has x0 first only in a sum,
            // `c.mv`.
            [one] if self.length == 4 && self.word >> 15 & 31 != u32::from(one.index) => [0, number(one)],
            [one] => [number(one), 0],
            [first, second, ..] => [number(first), number(second)],
        }
    }

    /// What it computes with beside registers: the immediate, of `auipc` the sum with its address.
    pub fn constant(&self) -> u64 {
        let base = if self.op == Op::Auipc { self.pc } else { 0 };
        base.wrapping_add(self.immediate as u64)
    }

    /// Whether it reads or writes vector registers.
    pub fn on_vectors(&self) -> bool {
        self.sources.iter().chain(&self.destinations).any(|range| range.file == RegisterFile::V)
    }
}

/// The static entries of one run, one for each (address, word).
#[derive(Clone, Debug, Default)]
pub struct StaticTable {
    entries: Vec<StaticEntry>,
    by_place: FxHashMap<(u64, u32), u32>,
}

impl StaticTable {
    /// An empty table.
    pub fn new() -> Self {
        Self::default()
    }

    /// The entry with number `id`, as retired batches carry it.
    #[inline]
    pub fn entry(&self, id: u32) -> &StaticEntry {
        &self.entries[id as usize]
    }

    /// All entries in the order in which they were made.
    pub fn entries(&self) -> &[StaticEntry] {
        &self.entries
    }

    /// Number of the entry for `word` at `pc`, if it was made before.
    pub fn find(&self, pc: u64, word: u32) -> Option<u32> {
        self.by_place.get(&(pc, word)).copied()
    }

    /// Number of this entry; adds it if its (address, word) is new.
    pub fn intern(&mut self, entry: StaticEntry) -> u32 {
        let entries = &mut self.entries;
        *self.by_place.entry((entry.pc, entry.word)).or_insert_with(|| {
            entries.push(entry);
            (entries.len() - 1) as u32
        })
    }
}
