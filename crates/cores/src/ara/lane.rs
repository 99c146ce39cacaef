//! A lane: who reads its registers for which operand, and the queues in front of the units.
//!
//! Source: `lane_sequencer.sv` (operand request commands), `operand_requester.sv`
//! (gen_operand_requester, the stall mechanism) and `operand_queue.sv` of soc-hub-fi/Marian e107560
//! and pulp-platform/ara ec0e379. An instruction with a hazard on an older one reads a word just
//! when that one writes one, so that it never overtakes it.

use std::collections::VecDeque;

use smallvec::SmallVec;

use super::operands::{QUEUE_DEPTHS, QUEUES, Queue};
use super::registers::{Arbiters, BANKS};
use crate::relative::Relative;

/// Cycles from a word's read to the unit that uses it: the bank, and the queue.
const READ: u64 = 2;
/// Those who write, before the operand queues in the numbers of the arbiters.
pub const WRITERS: usize = 6;

/// A command to read an operand.
#[derive(Clone, Copy, Debug)]
pub struct Request {
    /// Number of the instruction in flight.
    pub slot: u8,
    /// Next word, as the lane numbers them.
    pub address: u32,
    /// Words that are left.
    pub words: u32,
    /// Instructions in flight that it must not overtake, one bit each.
    pub hazards: u8,
    /// Where the requester was idle, a word is read for two that an older instruction writes.
    pub halves: bool,
}

/// Instead of an instruction's number: nobody waits for this word. The result of a reduction goes
/// to the first lane alone, and the others, which all wait for, see no write.
pub const NOBODY: u8 = 8;

/// An instruction's number, or none, as a number.
pub fn told_slot(slot: Option<u8>) -> u64 {
    slot.map_or(0, |slot| u64::from(slot) + 1)
}

/// Tells instructions that wait, and from when on each is there.
pub fn encode_pairs(relative: &mut Relative, waiting: &VecDeque<(u8, u64)>) {
    relative.count(waiting.len());
    for &(slot, from) in waiting {
        relative.number(u64::from(slot));
        relative.time(from);
    }
}

/// A word that is written.
#[derive(Clone, Copy, Debug)]
pub struct Write {
    /// First cycle in which the bank is asked.
    pub from: u64,
    /// The word.
    pub address: u32,
    /// Number of the instruction in flight.
    pub slot: u8,
    /// The last of its words.
    pub last: bool,
}

impl Write {
    /// Tells what it is, as it is seen from the present cycle.
    pub fn encode(&self, relative: &mut Relative) {
        relative.time(self.from);
        relative.number(u64::from(self.address) << 16 | u64::from(self.slot) << 8 | u64::from(self.last));
    }
}

impl Request {
    fn encode(&self, relative: &mut Relative) {
        let Self { slot, address, words, hazards, halves } = *self;
        relative.number(u64::from(address) << 32 | u64::from(words));
        relative.number(u64::from(slot) << 16 | u64::from(hazards) << 8 | u64::from(halves));
    }
}

#[derive(Clone, Debug, Default)]
struct Fifo {
    /// First cycle in which each word can be used, and whose it is.
    words: SmallVec<[(u64, u8); 5]>,
}

/// One lane.
#[derive(Clone, Debug, Default)]
pub struct Lane {
    /// Commands that wait for their requester.
    pub requests: [Option<Request>; QUEUES],
    readers: [Option<(Request, u8)>; QUEUES],
    queues: [Fifo; QUEUES],
    arbiters: Arbiters,
    /// A word that lies in the register after the queue (fall_through_register.sv), in front of
    /// the store unit and the cryptography unit.
    passed: [Option<u8>; QUEUES],
    /// Queues whose word was taken in this cycle, one bit each.
    popped: u16,
    /// Masks on their way from the mask unit to the lane's units (i_mask_ready_spill_register):
    /// from when on, and whose.
    masks: SmallVec<[(u64, u8); 2]>,
    /// Instructions that wrote a word in the cycle before.
    written: u8,
    /// The last lane, where it has less to do (`uneven.rs`).
    pub other: Option<Box<Lane>>,
}

impl Lane {
    /// Tells what is in it, as it is seen from the present cycle; the instructions in flight that
    /// it has to do with, one bit each.
    pub fn encode(&self, relative: &mut Relative) -> u8 {
        let mut slots = 0u8;
        for queue in 0..QUEUES {
            let Fifo { words } = &self.queues[queue];
            let (request, reader, passed) = (&self.requests[queue], &self.readers[queue], self.passed[queue]);
            let there = u64::from(request.is_some()) | u64::from(reader.is_some()) << 1;
            relative.number((words.len() as u64) << 16 | told_slot(passed) << 8 | there);
            if let Some(request) = request {
                slots |= 1 << request.slot;
                request.encode(relative);
            }
            if let Some((request, toggles)) = reader {
                slots |= 1 << request.slot;
                request.encode(relative);
                relative.number(u64::from(*toggles));
            }
            slots |= passed.map_or(0, |slot| 1 << slot);
            for &(from, slot) in words {
                slots |= 1 << slot;
                relative.time(from);
                relative.number(u64::from(slot));
            }
        }
        self.arbiters.encode(relative);
        relative
            .number(u64::from(self.popped) << 16 | u64::from(self.written) << 8 | self.masks.len() as u64);
        for &(from, slot) in &self.masks {
            slots |= 1 << slot;
            relative.time(from);
            relative.number(u64::from(slot));
        }
        relative.number(u64::from(self.other.is_some()));
        self.other.as_ref().map_or(slots, |other| slots | other.encode(relative))
    }

    /// Whether nothing is read or waits to be.
    pub fn rests(&self) -> bool {
        self.written == 0
            && self.requests.iter().all(Option::is_none)
            && self.readers.iter().all(Option::is_none)
            && self.other.as_ref().is_none_or(|other| other.rests())
    }

    /// Whether a word was written in this cycle.
    pub fn writes(&self) -> bool {
        self.written != 0
    }

    /// Queues whose commands wait, one bit each.
    pub fn asked(&self) -> u16 {
        self.requests
            .iter()
            .enumerate()
            .fold(0, |all, (at, request)| all | u16::from(request.is_some()) << at)
            | self.other.as_ref().map_or(0, |other| other.asked())
    }

    /// One cycle of the banks: grants reads and the oldest write of each writer in `writes`; the
    /// writes that were granted, by writer. What stands in `forced` is written in any case.
    pub fn access(
        &mut self,
        now: u64,
        writes: [Option<Write>; WRITERS],
        forced: [Option<Write>; WRITERS],
        running: u8,
        rows: &[u8; 8],
    ) -> [bool; WRITERS] {
        let mut wants = [0u32; BANKS];
        for (writer, write) in writes.iter().enumerate() {
            if let Some(write) = write.filter(|write| write.from <= now) {
                wants[write.address as usize % BANKS] |= 1 << writer;
            }
        }
        for (queue, reader) in self.readers.iter().enumerate() {
            let Some((reader, toggles)) = reader else { continue };
            let passed = self.written & if reader.halves { *toggles } else { u8::MAX };
            let room = self.queues[queue].words.len() < QUEUE_DEPTHS[queue] as usize;
            if reader.words > 0 && room && reader.hazards & !passed == 0 {
                wants[reader.address as usize % BANKS] |= 1 << (WRITERS + queue);
            }
        }
        let mut granted = [false; WRITERS];
        let mut written = 0;
        for write in forced.into_iter().flatten() {
            wants[write.address as usize % BANKS] = 0;
            written |= 1u8.checked_shl(u32::from(write.slot)).unwrap_or(0);
        }
        for (bank, &wanted) in wants.iter().enumerate().filter(|&(_, &wanted)| wanted != 0) {
            let Some(who) = self.arbiters.grant(bank, wanted) else { continue };
            if who < WRITERS {
                granted[who] = true;
                written |= writes[who].and_then(|write| 1u8.checked_shl(u32::from(write.slot))).unwrap_or(0);
            } else if let Some((reader, _)) = &mut self.readers[who - WRITERS] {
                reader.address += 1;
                reader.words -= 1;
                self.queues[who - WRITERS].words.push((now + READ, reader.slot));
            }
        }
        self.written = written;
        for queue in 0..QUEUES {
            let mut halves = true;
            if let Some((reader, toggles)) = &mut self.readers[queue] {
                *toggles ^= written;
                reader.hazards &= running;
                if reader.words == 0 {
                    self.readers[queue] = None;
                    // A command that follows at once is taken without this mark
                    // (operand_requester.sv, REQUESTING).
                    halves = false;
                }
            }
            if self.readers[queue].is_none()
                && let Some(mut request) = self.requests[queue].take()
            {
                request.hazards &= rows[usize::from(request.slot)] & running;
                request.halves &= halves;
                self.readers[queue] = Some((request, 0));
            }
        }
        granted
    }

    /// Whether the next word in a queue is this instruction's and can be used `late` cycles after
    /// its arrival.
    pub fn has(&self, queue: Queue, slot: u8, now: u64, late: u64) -> bool {
        let here = match self.passed[queue as usize] {
            Some(whose) => whose == slot,
            None => self.head(queue, now.saturating_sub(late)) == Some(slot),
        };
        // Units outside of the lanes wait for all of them.
        let there = |other: &Lane| !other.expects(queue, slot) || other.has(queue, slot, now, late);
        here && (queue.in_lane() || self.other.as_ref().is_none_or(|other| there(other)))
    }

    /// The older instructions that keep this one's next word from a queue, one bit each; none where
    /// the word is there, or nothing keeps it.
    pub fn blocked(&self, queue: Queue, slot: u8, now: u64) -> Option<u8> {
        let at = queue as usize;
        if self.has(queue, slot, now, 0) || self.queues[at].words.iter().any(|&(_, whose)| whose == slot) {
            return None;
        }
        let request = self.requests[at].filter(|request| request.slot == slot).map(|request| request.hazards);
        let reader =
            self.readers[at].filter(|(reader, _)| reader.slot == slot).map(|(reader, _)| reader.hazards);
        reader.or(request).filter(|hazards| *hazards != 0)
    }

    /// Whether a word of this instruction is in a queue, or will be.
    pub fn expects(&self, queue: Queue, slot: u8) -> bool {
        let at = queue as usize;
        self.requests[at].is_some_and(|request| request.slot == slot)
            || self.readers[at].is_some_and(|(reader, _)| reader.slot == slot)
            || self.queues[at].words.iter().any(|&(_, whose)| whose == slot)
    }

    /// The instruction is over: what it left is nobody's.
    pub fn forget(&mut self, slot: u8) {
        for queue in 0..QUEUES {
            self.queues[queue].words.retain(|&mut (_, whose)| whose != slot);
            self.readers[queue] = self.readers[queue].filter(|(reader, _)| reader.slot != slot);
            self.requests[queue] = self.requests[queue].filter(|request| request.slot != slot);
            self.passed[queue] = self.passed[queue].filter(|&whose| whose != slot);
        }
        self.masks.retain(|&mut (_, whose)| whose != slot);
        if let Some(other) = &mut self.other {
            other.forget(slot);
        }
    }

    /// Whose the next word in a queue is.
    pub fn head(&self, queue: Queue, now: u64) -> Option<u8> {
        let words = &self.queues[queue as usize].words;
        let whose = words.first().filter(|&&(from, _)| from <= now).map(|&(_, whose)| whose)?;
        let there = |other: &Lane| !other.expects(queue, whose) || other.head(queue, now) == Some(whose);
        (queue.in_lane() || self.other.as_ref().is_none_or(|other| there(other))).then_some(whose)
    }

    /// Takes a mask for the lane's units, if there is room.
    pub fn take_mask(&mut self, slot: u8, now: u64) -> bool {
        let room = self.masks.len() < 2;
        if room {
            self.masks.push((now + 1, slot));
        }
        room
    }

    /// Whether a mask of this instruction is on its way to the lane's units.
    pub fn has_mask(&self, slot: u8) -> bool {
        self.masks.iter().any(|&(_, whose)| whose == slot)
    }

    /// The instruction whose mask is in front of the lane's units.
    pub fn mask(&self, now: u64) -> Option<u8> {
        self.masks.first().filter(|&&(from, _)| from <= now).map(|&(_, slot)| slot)
    }

    /// It was used.
    pub fn use_mask(&mut self) {
        self.masks.remove(0);
    }

    /// Takes the next word out of a queue.
    pub fn pop(&mut self, queue: Queue) {
        self.popped |= 1 << queue as u16;
        if let Some(other) = self.other.as_mut().filter(|_| !queue.in_lane()) {
            let whose = |lane: &Lane| {
                let word = lane.queues[queue as usize].words.first().map(|&(_, whose)| whose);
                lane.passed[queue as usize].or(word)
            };
            let own = self.passed[queue as usize]
                .or(self.queues[queue as usize].words.first().map(|&(_, whose)| whose));
            if own.is_some() && whose(other) == own {
                other.pop(queue);
            }
        }
        let words = &mut self.queues[queue as usize].words;
        if self.passed[queue as usize].take().is_none() && !words.is_empty() {
            words.remove(0);
        }
    }

    /// The end of a cycle: words that were not taken go on into the registers after the queues, but
    /// for those of the instructions in `direct`.
    pub fn settle(&mut self, now: u64, direct: u8) {
        for queue in [Queue::Store, Queue::CryptoA, Queue::CryptoB, Queue::CryptoC] {
            let at = queue as usize;
            if self.popped >> at & 1 == 0
                && self.passed[at].is_none()
                && let Some(whose) = self.head(queue, now).filter(|whose| direct >> whose & 1 == 0)
            {
                self.queues[at].words.remove(0);
                self.passed[at] = Some(whose);
            }
        }
        self.popped = 0;
        if let Some(other) = &mut self.other {
            other.settle(now, direct);
        }
    }
}
