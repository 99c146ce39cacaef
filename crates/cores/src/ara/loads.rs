//! The load unit: beats of the bus become rows of the lanes.
//!
//! Source: `vldu.sv` (p_vldu) of pulp-platform/ara ec0e379.

use std::collections::VecDeque;

use super::cycle::Cycle;
use super::lane::Write;
use super::plan::{Plan, Unit};
use super::results::Results;
use crate::relative::Relative;

/// A beat that is or will be there.
#[derive(Clone, Copy, Debug)]
pub struct Beat {
    /// First cycle in which it is.
    pub from: u64,
    /// Its bytes.
    pub bytes: u32,
    /// The last of its burst.
    pub last: bool,
}

/// The unit.
#[derive(Clone, Debug)]
pub struct Loads {
    row: u32,
    /// Beats of the bus, in order.
    pub beats: VecDeque<Beat>,
    /// Instructions, from when on each is there, and the bytes that are left.
    waiting: VecDeque<(u8, u64, u32)>,
    committing: VecDeque<(u8, u32)>,
    /// Bytes of the row that is being put together.
    gathered: u32,
    rows: u32,
    results: Results,
}

impl Loads {
    /// An empty unit behind so many lanes.
    pub fn new(lanes: u32) -> Self {
        Self {
            row: 8 * lanes,
            beats: VecDeque::new(),
            waiting: VecDeque::new(),
            committing: VecDeque::new(),
            gathered: 0,
            rows: 0,
            results: Results::default(),
        }
    }

    /// Takes an instruction, which is there in cycle `from`.
    pub fn take(&mut self, slot: u8, from: u64, plan: &Plan) {
        self.waiting.push_back((slot, from, plan.bytes));
        self.committing.push_back((slot, plan.bytes));
    }

    /// Whether nothing is under way.
    pub fn rests(&self) -> bool {
        self.committing.is_empty() && self.results.rests()
    }

    /// The oldest instruction that takes operands, or will.
    pub fn first(&self) -> Option<u8> {
        self.waiting.front().map(|&(slot, ..)| slot)
    }

    /// Whether a beat of memory is there.
    pub fn has_beat(&self, now: u64) -> bool {
        self.beats.front().is_some_and(|beat| beat.from <= now)
    }

    /// Tells what is in it, as it is seen from the present cycle.
    pub fn encode(&self, relative: &mut Relative) {
        relative.count(self.beats.len());
        for &Beat { from, bytes, last } in &self.beats {
            relative.time(from);
            relative.number(u64::from(bytes) << 1 | u64::from(last));
        }
        relative.count(self.waiting.len());
        for &(slot, from, bytes) in &self.waiting {
            relative.time(from);
            relative.number(u64::from(bytes) << 8 | u64::from(slot));
        }
        relative.count(self.committing.len());
        for &(slot, bytes) in &self.committing {
            relative.number(u64::from(bytes) << 8 | u64::from(slot));
        }
        relative.number(u64::from(self.gathered) << 32 | u64::from(self.rows));
        self.results.encode(relative);
    }

    /// What asks a bank.
    pub fn front(&self) -> Option<Write> {
        self.results.front()
    }

    /// One cycle; whether a burst is done with, and whether it used the mask that waits for
    /// instruction `masked`. `granted`: its word was written.
    pub fn step(&mut self, at: &mut Cycle<'_>, granted: bool, masked: Option<u8>) -> [bool; 2] {
        let now = at.now;
        let full = self.results.full();
        let more = self.committing.front().is_some_and(|&(_, bytes)| bytes > self.row);
        let leaves = self.results.step(granted, more);
        if let Some((slot, bytes)) = self.committing.front_mut() {
            if leaves {
                *bytes = bytes.saturating_sub(self.row);
            }
            if *bytes == 0 {
                at.ends.push(now + 2, *slot, Unit::Load);
                self.committing.pop_front();
            }
        }
        let (Some(beat), Some((slot, from, left))) = (self.beats.front_mut(), self.waiting.front_mut())
        else {
            return [false; 2];
        };
        let plan = &at.plans[usize::from(*slot)];
        let masks = at.needs_mask(*slot);
        let waits = masks && masked != Some(*slot);
        if beat.from > now || *from > now || full || waits {
            return [false; 2];
        }
        if !masks {
            at.goes_unmasked(*slot);
        }
        let valid = (self.row.min(*left) - self.gathered).min(beat.bytes);
        self.gathered += valid;
        beat.bytes -= valid;
        let mut used = false;
        if self.gathered == self.row || self.gathered == *left {
            let address = u32::from(plan.instruction.vd) * at.words_a_register + self.rows;
            *left -= self.gathered;
            let write = Write { from: now + 1, address, slot: *slot, last: *left == 0 };
            self.results.push(write);
            self.rows += 1;
            self.gathered = 0;
            used = masks;
        }
        let done = *left == 0;
        let burst = (beat.bytes == 0 || done) && beat.last;
        if beat.bytes == 0 || done {
            self.beats.pop_front();
        }
        if done {
            self.rows = 0;
            self.waiting.pop_front();
        }
        [burst, used]
    }
}
