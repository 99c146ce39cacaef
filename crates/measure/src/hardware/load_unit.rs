//! What a load across two words leaves in its register between its two answers.
//!
//! Source: RI5CY's load-store unit (riscv_load_store_unit_ext_v1.sv of
//! hcyooooo/post-quantum-crypto-master 16e99d3): each answer goes to the register file, the first
//! beside what the unit holds of the load before.

use instar_isa::{Op, StaticEntry};
use instar_sim::Session;
use instar_trace::{AccessKind, MemoryAccess};

/// What the unit holds. 32-bit words.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LoadUnit {
    /// What was loaded last, and the word of memory that it came of.
    loaded: u64,
    word: u64,
    /// The cycle of that answer.
    answered: u64,
}

impl LoadUnit {
    /// A load or store that left ID in this cycle. `value` is what a load brings, at the end of
    /// cycle `comes`. What stands in the register after the first answer of two, if there are two.
    pub fn access(
        &mut self,
        session: &Session,
        entry: &StaticEntry,
        access: MemoryAccess,
        left: u64,
        loaded: Option<(u64, u64)>,
    ) -> Option<u64> {
        let (offset, bytes) = (access.address & 3, u64::from(access.size));
        let crosses = offset + bytes > 4;
        // While the first half of an access is in EX, an answer is kept as it is.
        let held = if crosses && self.answered == left + 1 { self.word } else { self.loaded };
        let (value, comes) = loaded.filter(|_| access.kind == AccessKind::Read)?;
        let first = word_at(session, access.address & !3).unwrap_or(0);
        let last = if crosses { word_at(session, (access.address & !3) + 4) } else { Some(first) };
        *self = Self { loaded: value, word: last.unwrap_or(value), answered: comes };
        crosses.then(|| {
            if bytes == 4 {
                return (first << (32 - 8 * offset) | held >> (8 * offset)) & 0xffff_ffff;
            }
            let half = (first & 0xff) << 8 | held >> 24 & 0xff;
            // A design's own load shows in its result whether it extends by the sign.
            let signed = match entry.op {
                Op::Lh => true,
                Op::Lhu => false,
                _ => value >> 16 & 0xffff == 0xffff,
            };
            if signed && half >> 15 == 1 { half | 0xffff_0000 } else { half }
        })
    }
}

fn word_at(session: &Session, address: u64) -> Option<u64> {
    let bytes = session.read_memory(address, 4)?;
    Some(bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte)))
}
