//! Words of the write buffer on their way to memory: which asks, which is sent, and what its answer
//! frees.
//!
//! Source: core/cache_subsystem/wt_dcache_wbuffer.sv, core/cache_subsystem/wt_dcache_missunit.sv.

use super::{ANSWER_CYCLES, LoadAccess, Miss, Transaction, WriteBuffer};
use crate::cva6::memo::{Op, Tape};
use crate::cva6::memory::Memory;
use crate::relative::Place;

impl WriteBuffer {
    /// Whether a write waits for the way to memory, so that no read is sent before it.
    #[inline]
    pub fn holds_memory(&self) -> bool {
        self.holds
    }

    /// Whether a word of the line of `access` is on its way to memory.
    pub fn sends_line(&self, access: Place, tape: &mut Tape) -> bool {
        self.transactions.iter().any(|t| self.has_line(access, self.words[t.word].place, tape))
    }

    /// Whether two accesses have one line.
    fn has_line(&self, access: Place, word: Place, tape: &mut Tape) -> bool {
        let line = |place: Place| (place.address >> self.word_bits) / (self.line_mask + 1);
        let same = line(access) == line(word);
        tape.note(u64::from(same), |tape| Op::Line { line: tape.access(access), word: tape.access(word) });
        same
    }

    /// A response belongs to the oldest write that has none.
    pub(super) fn answer(&mut self, now: u64, memory: &Memory) {
        if memory.write_answered && self.answered < self.transactions.len() {
            self.transactions.get_mut(self.answered).back = now + ANSWER_CYCLES;
            self.answered += 1;
        }
    }

    /// The words that ask to be sent to memory, and whether one of them may be. A request that was
    /// not granted locks the arbiter (`LockIn`): what asks later waits.
    pub(super) fn sendable(&self, miss: Miss) -> (u32, bool) {
        let asking = if self.locked == 0 { self.dirty & !self.in_flight } else { self.locked };
        let turn = self.holds || !matches!(miss, Miss::Asks);
        (asking, turn && self.transactions.len() < self.most_transactions)
    }

    /// Whether the oldest answer can be retired: its word is checked, and its bank free for the
    /// cache's copy.
    #[inline]
    pub(super) fn evictable(&self, now: u64, load: &LoadAccess, tape: &mut Tape) -> bool {
        self.transactions.front().is_some_and(|t| {
            let word = &self.words[t.word];
            let writes_cache = t.bytes & !word.dirty != 0 && word.cached;
            t.back <= now
                && self.checked >> t.word & 1 == 1
                && !(writes_cache
                    && (load.fill.is_some_and(|(_, cached)| cached)
                        || self.reads_bank(load, word.place, tape)))
        })
    }

    /// Whether a load reads the bank of a word.
    #[inline]
    fn reads_bank(&self, load: &LoadAccess, word: Place, tape: &mut Tape) -> bool {
        let Some(load) = load.bank else { return false };
        let bank = |place: Place| place.address >> self.word_bits & self.line_mask;
        let same = bank(load) == bank(word);
        tape.note(u64::from(same), |tape| Op::Bank { load: tape.access(load), word: tape.access(word) });
        same
    }

    pub(super) fn evict(&mut self) {
        let Some(transaction) = self.transactions.pop() else { return };
        self.answered -= 1;
        let word = &mut self.words[transaction.word];
        word.in_flight &= !transaction.bytes;
        word.valid &= !transaction.bytes | word.dirty;
        self.count(transaction.word);
        self.checked &= self.valid;
        self.of_devices &= self.valid;
    }

    /// Sends the next write of a word; whether memory takes it.
    pub(super) fn send(
        &mut self,
        now: u64,
        index: usize,
        requests: u32,
        miss: Miss,
        (memory, tape): (&mut Memory, &mut Tape),
    ) -> bool {
        if let Miss::Waits(access) = miss
            && self.has_line(access, self.words[index].place, tape)
        {
            return false;
        }
        self.holds = !memory.takes_data();
        if self.holds {
            return false;
        }
        self.granted(true, requests, tape);
        let word = &mut self.words[index];
        memory.write(word.place);
        let bytes = chunk(word.dirty);
        word.dirty &= !bytes;
        word.in_flight |= bytes;
        self.count(index);
        self.sent = (now, index, bytes);
        self.transactions.push(Transaction { word: index, bytes, back: u64::MAX });
        true
    }
}

/// The bytes of one write to memory: an aligned double word, word or half if just these are dirty,
/// otherwise the first dirty byte.
fn chunk(dirty: u8) -> u8 {
    match dirty {
        0xff | 0x0f | 0xf0 | 0x03 | 0x0c | 0x30 | 0xc0 => dirty,
        _ => dirty & dirty.wrapping_neg(),
    }
}
