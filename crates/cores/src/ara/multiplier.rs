//! The multiplier and divider of the lanes.
//!
//! Source: `vmfpu.sv` of pulp-platform/ara ec0e379 for the order and the queue; the cycles of a
//! division were measured in that RTL (latency table, "vdivu e32 m1").

use std::collections::VecDeque;

use super::cycle::Cycle;
use super::instruction::UnitOperation;
use super::lane::{Write, encode_pairs};
use super::params::VectorParams;
use super::plan::Unit;
use crate::relative::Relative;

/// Cycles from a beat to its write, without a register in the multiplier.
const UNREGISTERED: u64 = 2;

/// The unit.
#[derive(Clone, Debug)]
pub struct Multiplier {
    waiting: VecDeque<(u8, u64)>,
    beat: u32,
    words: u32,
    /// First cycle in which the next beat can begin.
    ready: u64,
    results: VecDeque<Write>,
    /// Cycles from a beat to its write.
    latency: u64,
    /// Words that may be on their way.
    room: usize,
}

impl Multiplier {
    /// An empty unit.
    pub fn new(params: &VectorParams) -> Self {
        let registers = u64::from(params.vector_multiply_registers);
        let (waiting, results) = (VecDeque::new(), VecDeque::new());
        let (latency, room) = (UNREGISTERED + registers, 3 + registers as usize);
        Self { waiting, beat: 0, words: 0, ready: 0, results, latency, room }
    }

    /// Takes an instruction, which is there in cycle `from`.
    pub fn take(&mut self, slot: u8, from: u64) {
        self.waiting.push_back((slot, from));
    }

    /// Whether it has nothing to do.
    pub fn rests(&self) -> bool {
        self.waiting.is_empty() && self.results.is_empty()
    }

    /// Instructions that it is not done with, one bit each.
    pub fn holds(&self) -> u8 {
        let results = self.results.iter().map(|write| write.slot);
        self.waiting.iter().map(|&(slot, _)| slot).chain(results).fold(0, |all, slot| all | 1 << slot)
    }

    /// The oldest instruction that takes operands, or will.
    pub fn first(&self) -> Option<u8> {
        self.waiting.front().map(|&(slot, _)| slot)
    }

    /// Tells what is in it, as it is seen from the present cycle.
    pub fn encode(&self, relative: &mut Relative) {
        encode_pairs(relative, &self.waiting);
        relative.number(u64::from(self.beat) << 32 | u64::from(self.words));
        relative.time(self.ready);
        relative.count(self.results.len());
        self.results.iter().for_each(|write| write.encode(relative));
    }

    /// What asks a bank.
    pub fn front(&self) -> Option<Write> {
        self.results.front().copied()
    }

    /// One cycle; whether it used the mask that waits for instruction `masked`. `granted`: its word
    /// was written.
    pub fn step(&mut self, at: &mut Cycle<'_>, granted: bool, masked: Option<u8>) -> bool {
        let now = at.now;
        let full = self.results.len() >= self.room;
        if granted
            && let Some(write) = self.results.pop_front()
            && write.last
        {
            at.ends.push(now + 2, write.slot, Unit::Multiplier);
        }
        let Some(&(slot, from)) = self.waiting.front() else { return false };
        let plan = &at.plans[usize::from(slot)];
        let masks = at.needs_mask(slot);
        let operands = plan.has_operands(at.lane, slot, now, self.beat);
        if now < from.max(self.ready) || full || !operands || masks && masked != Some(slot) {
            return false;
        }
        if !masks {
            at.goes_unmasked(slot);
        }
        self.beat += 1;
        let last = self.beat == plan.beats;
        plan.use_operands(at.lane, self.beat);
        let divides = plan.instruction.does == UnitOperation::Divide;
        self.ready = now + u64::from(plan.interval);
        // Bytes are multiplied without a register (ara_pkg.sv LatMultiplierEW8).
        let latency = if plan.width == 0 && !divides { UNREGISTERED } else { self.latency };
        let extra = if divides { u64::from(plan.interval) - 2 } else { 0 };
        let address = u32::from(plan.instruction.vd) * at.words_a_register + self.words;
        self.results.push_back(Write { from: now + latency + extra, address, slot, last });
        self.words += 1;
        if last {
            (self.beat, self.words) = (0, 0);
            self.waiting.pop_front();
        }
        masks
    }
}
