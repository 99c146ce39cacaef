//! A word that was read: split into instructions, predicted, and queued.
//!
//! Source: core/instr_realign.sv, core/frontend/instr_scan.sv, core/frontend/frontend.sv,
//! core/frontend/instr_queue.sv.

use super::{Frontend, Saved, flow};
use crate::cva6::instruction_table::InstructionTable;
use crate::cva6::memo::Op;
use crate::cva6::queue::{Fetched, WRONG};
use crate::parts::image::{Flow, Image, PAGE_SLOTS, Slot, UNKNOWN};
use crate::parts::stream::Stream;

/// Most halfwords in a fetch.
pub(super) const MOST: usize = 8;

/// Nothing, in the room for all instructions of a word: a constant, since it is wanted in nearly
/// every cycle.
pub(super) const NONE: [Found; MOST] =
    [Found { pc: 0, slot: Slot::NONE, taken: false, cuts: false, target: None }; MOST];

/// One instruction in a fetched word.
#[derive(Clone, Copy)]
pub(super) struct Found {
    pc: u64,
    slot: Slot,
    taken: bool,
    cuts: bool,
    /// Where a jump to a register is predicted to lead.
    target: Option<u64>,
}

impl Frontend {
    /// Prediction of the last halfword of a word, which is kept for an instruction that crosses its
    /// end, as far as that will go by it.
    #[inline]
    pub(super) fn last_prediction(&mut self, word: u64, crossing: &Slot) -> Saved {
        let last = self.word_end(word) - 2;
        match crossing.flow {
            Flow::Branch => Saved { taken: self.history_of(last), target: None },
            Flow::Register => Saved { taken: None, target: self.target_of(last) },
            _ => Saved::default(),
        }
    }

    /// Scans and queues one word; the predicted address and the address to be fetched again, if
    /// any.
    #[inline(always)]
    pub(super) fn scan(
        &mut self,
        word: u64,
        queued: usize,
        redirects: usize,
        stream: &Stream,
        (image, book): (&mut Image, &mut InstructionTable),
    ) -> (Option<u64>, Option<u64>) {
        let mut found = NONE;
        let (count, flows) = self.realign(word, image, &mut found);
        let found = &mut found[..count];
        if !flows {
            // The return stack notices nothing either.
            let room = self.capacity.saturating_sub(queued).min(count);
            for f in &found[..room] {
                self.push(f, 0, stream, image, book);
            }
            return (None, (room < count).then(|| found[room].pc));
        }
        let (target, any, valid) = self.predict(found);
        let room = self.room(&found[..valid], queued, redirects);
        self.update_returns(found, room);
        let replay = (room < valid).then(|| found[room].pc);
        for f in &found[..room] {
            self.push(f, target, stream, image, book);
        }
        (any.then_some(target), replay)
    }

    /// Which instructions of a word change the flow: the predicted address, whether fetch follows
    /// it, and how many instructions there are up to it.
    #[inline]
    pub(super) fn predict(&mut self, found: &mut [Found]) -> (u64, bool, usize) {
        // Lowest control flow decides; a predicted change of flow cuts off what is after it.
        let mut target = 0;
        let mut top = None;
        for f in found.iter_mut().rev() {
            match f.slot.flow {
                Flow::Jump => (f.taken, f.cuts) = (true, true),
                Flow::Return => {
                    top = self.top();
                    target = top.unwrap_or(0);
                    f.cuts = true;
                }
                Flow::Branch => f.cuts = f.taken,
                Flow::Register => {
                    if let Some(predicted) = f.target {
                        target = predicted;
                        f.cuts = true;
                    }
                }
                Flow::None => {}
            }
            if f.taken {
                target = f.pc.wrapping_add_signed(i64::from(f.slot.offset));
            }
        }
        let any = found.iter().any(|f| f.cuts && (f.slot.flow != Flow::Return || top.is_some()));
        let valid = found.iter().position(|f| f.cuts).map_or(found.len(), |at| at + 1);
        (target, any, valid)
    }

    /// How many instructions of `found` the queue takes.
    #[inline]
    pub(super) fn room(&self, found: &[Found], queued: usize, redirects: usize) -> usize {
        let pushes_address = found.iter().enumerate().any(|(i, f)| f.cuts && queued + i < self.capacity);
        if pushes_address && redirects >= self.address_capacity {
            return 0;
        }
        self.capacity.saturating_sub(queued).min(found.len())
    }

    /// Splits a word into instructions, with the prediction of each branch; how many, and whether
    /// one of them is control flow.
    #[inline]
    pub(super) fn realign(&mut self, word: u64, image: &Image, found: &mut [Found; MOST]) -> (usize, bool) {
        self.seen = (self.seen.0.min(word), self.seen.1.max(word));
        let end = self.word_end(word);
        let mut at = word;
        let mut count = 0;
        let mut flows = false;
        if let Some((pc, saved)) = self.split.take() {
            let slot = image.slot(pc);
            self.seen.0 = self.seen.0.min(pc);
            let taken = taken(&slot, || saved.taken);
            found[0] = Found { pc, slot, taken, cuts: false, target: saved.target };
            count = 1;
            flows = slot.flow != Flow::None;
            at = pc + u64::from(slot.length);
        }
        let page = image.page(word);
        while at < end {
            let slot = page[(at >> 1) as usize % PAGE_SLOTS];
            if at + u64::from(slot.length) > end {
                self.split = Some((at, Saved::default()));
                break;
            }
            // Of an older core the first place of a fetch has the predictions of the word's first
            // halfword, wherever the fetch begins (frontend.sv bht_prediction_shifted[0]).
            let entry = if self.older && at == word { end - 2 * self.halfwords as u64 } else { at };
            let taken = taken(&slot, || self.history_of(entry));
            let target = if self.has_target(&slot) { self.target_of(entry) } else { None };
            found[count] = Found { pc: at, slot, taken, cuts: false, target };
            flows |= slot.flow != Flow::None;
            count += 1;
            at += u64::from(slot.length);
        }
        (count, flows)
    }

    /// Pushes and pops of the return stack: the lowest control flow of the word has the last word,
    /// even a branch that is not taken.
    pub(super) fn update_returns(&mut self, found: &[Found], consumed: usize) {
        let mut push = None;
        let mut pop = false;
        for (i, f) in found.iter().enumerate().rev() {
            if f.slot.flow == Flow::None {
                continue;
            }
            if f.slot.flow != Flow::Register || self.has_target(&f.slot) {
                pop = f.slot.flow == Flow::Return && i < consumed && self.top().is_some();
                push = None;
            }
            if f.slot.call && i < consumed {
                push = Some(f.pc + u64::from(f.slot.length));
            }
        }
        if push.is_some() || pop {
            self.tape.note(0, |_| Op::Returns { push, pop });
            self.returns.update(push, pop);
        }
    }

    #[inline]
    fn push(
        &mut self,
        found: &Found,
        target: u64,
        stream: &Stream,
        image: &mut Image,
        book: &mut InstructionTable,
    ) {
        let mut item = Fetched {
            position: WRONG,
            id: found.slot.id,
            predicted: if found.cuts { target as u32 } else { 0 },
            redirects: found.cuts,
            mispredicted: false,
            trapped: false,
            marked: false,
            after: std::mem::take(&mut self.after),
        };
        self.redirects += usize::from(found.cuts);
        if let Some(position) = self.position {
            if let Some(retired) = stream.get(position).filter(|retired| retired.pc == found.pc) {
                item.position = position;
                item.id = retired.id;
                if found.slot.flow != Flow::None {
                    self.tape.note(flow(retired), |tape| Op::Flow(tape.position(position)));
                }
                let sequential = found.pc + u64::from(found.slot.length);
                let predicted = if found.cuts { target } else { sequential };
                let direction = found.slot.flow == Flow::Branch && found.cuts != retired.taken;
                let blind = found.slot.flow == Flow::Register && !found.cuts;
                let wrong = blind || direction || predicted != retired.next_pc;
                item.trapped = retired.trapped;
                item.mispredicted = wrong && !item.trapped;
                self.position = (!wrong && !item.trapped).then_some(position + 1);
            } else {
                self.tape.spoil();
                self.position = None;
            }
        }
        if item.position == WRONG {
            item.id = image.on_wrong_path(found.pc, found.slot, |entry| book.met(entry));
            if item.id == UNKNOWN {
                self.unknown_code += 1;
                self.tape.spoil();
            }
        }
        self.queue.push(item);
    }
}

/// Whether a branch is predicted taken: by its counter, or backwards where it has none.
#[inline]
fn taken(slot: &Slot, history: impl FnOnce() -> Option<bool>) -> bool {
    slot.flow == Flow::Branch && history().unwrap_or(slot.offset < 0)
}
