//! The cryptography unit: element groups, collected from all lanes, computed, written back.
//!
//! Source: `src/ip/marian/crypto_unit/` of soc-hub-fi/Marian e107560: `operand_collector.sv` takes
//! a row of the lanes a cycle and a group every second cycle at most, `execution_units.sv` computes
//! in one, `write_back.sv` gathers a row.

use std::collections::VecDeque;

use super::instruction::UnitOperation;
use super::lane::{Lane, Write, encode_pairs};
use super::operands::Queue;
use super::plan::Plan;
use crate::relative::Relative;

/// Cycles from the last word of a group to its row's write, beside those in which it is computed:
/// collected, gathered, and the register in front of the banks.
const REST: u64 = 3;

/// Cycles from the last write to the instruction's end (write_back.sv wb_done).
const END: u64 = 1;

/// The unit.
#[derive(Clone, Debug)]
pub struct Crypto {
    waiting: VecDeque<(u8, u64)>,
    /// Bytes of a row of the lanes.
    row: u32,
    /// Bytes of operands that were taken.
    taken: u32,
    ready: u64,
    /// Words to be written.
    pub results: VecDeque<Write>,
}

impl Crypto {
    /// An empty unit behind so many lanes.
    pub fn new(lanes: u32) -> Self {
        Self { waiting: VecDeque::new(), row: 8 * lanes, taken: 0, ready: 0, results: VecDeque::new() }
    }

    /// Takes an instruction, which can begin in cycle `from`.
    pub fn take(&mut self, slot: u8, from: u64) {
        self.waiting.push_back((slot, from));
    }

    /// Whether it has nothing to do.
    pub fn rests(&self) -> bool {
        self.waiting.is_empty() && self.results.is_empty()
    }

    /// The oldest instruction that takes operands, or will.
    pub fn first(&self) -> Option<u8> {
        self.waiting.front().map(|&(slot, _)| slot)
    }

    /// Tells what is in it, as it is seen from the present cycle.
    pub fn encode(&self, relative: &mut Relative) {
        encode_pairs(relative, &self.waiting);
        relative.number(u64::from(self.taken));
        relative.time(self.ready);
        relative.count(self.results.len());
        self.results.iter().for_each(|write| write.encode(relative));
    }

    /// Cycles from the last write of an instruction to its end. That is told as the last row enters
    /// `write_back.sv`'s buffer, where each row of a group but the first waits a cycle for the
    /// register in front of the banks.
    pub fn end(&self, plan: &Plan) -> u64 {
        let UnitOperation::Crypto { group, pace, .. } = plan.instruction.does else { return END };
        END - u64::from(group << plan.width > self.row && pace.row_interval > 1)
    }

    /// One cycle.
    pub fn step(&mut self, now: u64, plans: &[Plan; 8], lane: &mut Lane, words_a_register: u32) {
        let Some(&(slot, from)) = self.waiting.front() else { return };
        let plan = &plans[usize::from(slot)];
        let UnitOperation::Crypto { group, scalar, pace } = plan.instruction.does else { return };
        if now < from.max(self.ready) {
            return;
        }
        let group = group << plan.width;
        let total = plan.bytes / group * group;
        let same = |queue| scalar && queue == Queue::CryptoA;
        // The group that is the same for all is taken with the first.
        let wanted = |queue| !same(queue) || self.taken < group;
        let mut reads = plan.reads.iter().flatten().filter(|read| wanted(read.queue));
        if !reads.all(|read| lane.has(read.queue, slot, now, 0)) {
            return;
        }
        let step = group.min(self.row);
        let before = self.taken;
        self.taken += step;
        let (row_ends, group_ends) = (self.taken.is_multiple_of(self.row), self.taken.is_multiple_of(group));
        let last = self.taken >= total;
        for read in plan.reads.iter().flatten() {
            let pops = if same(read.queue) {
                before < group && (row_ends || self.taken == group)
            } else {
                row_ends || last
            };
            if pops {
                lane.pop(read.queue);
            }
        }
        let rows = group.div_ceil(self.row);
        self.ready =
            now + u64::from(if group_ends { pace.interval } else { pace.operand_beats.div_ceil(rows) });
        let base = u32::from(plan.instruction.vd) * words_a_register;
        if group_ends && (row_ends || last) {
            let first = self.taken.div_ceil(self.row) - rows;
            for row in 0..rows {
                let apart = pace.write_back_beats.div_ceil(rows).max(pace.row_interval);
                let from = now + REST + u64::from(pace.latency + row * apart);
                let last = last && row + 1 == rows;
                self.results.push_back(Write { from, address: base + first + row, slot, last });
            }
        }
        if last {
            self.taken = 0;
            self.waiting.pop_front();
        }
    }
}
