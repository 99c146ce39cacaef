//! Writes the native form.
//!
//! Source: the form stands in the module above.

use instar_isa::{Isa, StaticTable};
use rustc_hash::FxHashMap;

use super::{
    ACCESSES, DETAIL, END, FLAGS, MAGIC, Memory, PC, SHAPE, TARGET_GIVEN, TARGET_LAST, VERSION, WORD, zigzag,
};
use crate::AccessKind;
use crate::batch::{MemoryAccess, RetiredBatch};

/// A stream that is being written.
pub(crate) struct NativeWriter {
    /// By static id.
    known: Vec<Announcement>,
    /// Static id whose word the reader takes for granted at an address.
    latest: FxHashMap<u64, u32>,
    next_pc: Option<u64>,
}

#[derive(Clone, Debug, Default)]
struct Announcement {
    /// The reader takes this word for granted.
    announced: bool,
    following: u64,
    memory: Memory,
}

impl NativeWriter {
    /// Begins a file.
    pub(crate) fn begin(isa: Isa, buffer: &mut Vec<u8>) -> Self {
        let text = isa.to_string();
        buffer.extend_from_slice(MAGIC);
        buffer.extend([VERSION, isa.xlen().bits() as u8]);
        number(buffer, text.len() as u64);
        buffer.extend(text.as_bytes());
        Self { known: Vec::new(), latest: FxHashMap::default(), next_pc: None }
    }

    /// Appends a batch.
    pub(crate) fn push(&mut self, table: &StaticTable, batch: &RetiredBatch, buffer: &mut Vec<u8>) {
        for entry in &table.entries()[self.known.len()..] {
            let following = entry.pc.wrapping_add(u64::from(entry.length));
            self.known.push(Announcement { announced: false, following, memory: Memory::default() });
        }
        for i in 0..batch.len() {
            self.instruction(table, batch, i, buffer);
        }
    }

    /// Ends the file.
    pub(crate) fn end(self, instructions: u64, buffer: &mut Vec<u8>) {
        buffer.push(END);
        number(buffer, instructions);
    }

    #[inline]
    fn instruction(&mut self, table: &StaticTable, batch: &RetiredBatch, i: usize, buffer: &mut Vec<u8>) {
        let (id, pc, next_pc) = (batch.ids[i], batch.pcs[i], batch.next_pcs[i]);
        let at = buffer.len();
        let mut control = 0;
        buffer.push(0);
        if self.next_pc != Some(pc) {
            control |= PC;
            number(buffer, pc);
        }
        self.next_pc = Some(next_pc);
        if !self.known[id as usize].announced {
            control |= WORD;
            let entry = table.entry(id);
            buffer.extend(&entry.word.to_le_bytes()[..if entry.word & 3 == 3 { 4 } else { 2 }]);
            if let Some(before) = self.latest.insert(pc, id) {
                self.known[before as usize].announced = false;
            }
            // A reader meets the word anew and remembers nothing of it.
            self.known[id as usize].memory = Memory::default();
            self.known[id as usize].announced = true;
        }
        let Announcement { following, memory, .. } = &mut self.known[id as usize];
        let elsewhere = next_pc != *following;
        if elsewhere && memory.target == next_pc {
            control |= TARGET_LAST;
        } else if elsewhere {
            control |= TARGET_GIVEN;
            number(buffer, zigzag(next_pc.wrapping_sub(pc)));
            memory.target = next_pc;
        }
        let flags = batch.flags[i].0;
        let last_flags = &mut memory.flags[usize::from(elsewhere)];
        if *last_flags != flags {
            control |= FLAGS;
            buffer.push(flags);
            *last_flags = flags;
        }
        if batch.details[i] != 0 {
            control |= DETAIL;
            number(buffer, batch.details[i]);
        }
        let accesses = batch.accesses_of(i);
        if !accesses.is_empty() {
            control |= ACCESSES | memory.write(accesses, buffer);
        }
        buffer[at] = control;
    }
}

impl Memory {
    /// Writes the accesses of an instruction; the bits to be set for it.
    #[inline]
    fn write(&mut self, accesses: &[MemoryAccess], buffer: &mut Vec<u8>) -> u8 {
        let same = self.accesses.len() == accesses.len()
            && self.accesses.iter().zip(accesses).all(|(a, b)| (a.size, a.kind) == (b.size, b.kind));
        if !same {
            number(buffer, accesses.len() as u64);
            for access in accesses {
                number(buffer, u64::from(access.size) << 1 | u64::from(access.kind == AccessKind::Write));
            }
        }
        let mut expected = self.accesses.first().map_or(0, |first| first.address);
        for access in accesses {
            number(buffer, zigzag(access.address.wrapping_sub(expected)));
            expected = access.address.wrapping_add(u64::from(access.size));
        }
        if same {
            self.accesses.copy_from_slice(accesses);
            return 0;
        }
        self.accesses = accesses.to_vec();
        SHAPE
    }
}

#[inline]
fn number(buffer: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        buffer.push(value as u8 | 0x80);
        value >>= 7;
    }
    buffer.push(value as u8);
}
