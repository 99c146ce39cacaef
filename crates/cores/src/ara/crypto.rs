//! The cryptography unit: element groups, collected from all lanes, computed, written back.
//!
//! Source: `src/ip/marian/crypto_unit/` of soc-hub-fi/Marian e107560: `operand_collector.sv` takes
//! a row of the lanes a cycle and a group every second cycle at most, `execution_units.sv` computes
//! in one, `write_back.sv` gathers a row.

use std::collections::VecDeque;

use super::groups::{self, Groups};
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
    /// Instructions of other units that took all operands and are not written, and when the last of
    /// these ended.
    others: u8,
    until: u64,
    /// A design's units that work on a group at a time, and the cycle from which on they have none.
    groups: Groups,
    groups_until: u64,
    /// Instructions of these, whose words do not go through the registers after the queues, one bit
    /// each.
    direct: u8,
    /// Words to be written.
    pub results: VecDeque<Write>,
}

impl Crypto {
    /// An empty unit behind so many lanes.
    pub fn new(lanes: u32) -> Self {
        Self {
            waiting: VecDeque::new(),
            row: 8 * lanes,
            taken: 0,
            ready: 0,
            others: 0,
            until: 0,
            groups: Groups::new(8 * lanes),
            groups_until: 0,
            direct: 0,
            results: VecDeque::new(),
        }
    }

    /// Takes an instruction, which can begin in cycle `from`.
    pub fn take(&mut self, slot: u8, from: u64, plan: &Plan) {
        self.direct |= u8::from(one_at_a_time(plan)) << slot;
        self.waiting.push_back((slot, from));
    }

    /// Instructions whose words do not go through the registers after the queues, one bit each.
    pub fn direct(&self) -> u8 {
        self.direct
    }

    /// Whether it has nothing to do.
    pub fn rests(&self) -> bool {
        self.waiting.is_empty() && self.results.is_empty() && self.groups.rests()
    }

    /// The oldest instruction that takes operands, or will.
    pub fn first(&self) -> Option<u8> {
        self.groups.first().or(self.waiting.front().map(|&(slot, _)| slot))
    }

    /// Tells what is in it, as it is seen from the present cycle.
    pub fn encode(&self, relative: &mut Relative) {
        encode_pairs(relative, &self.waiting);
        relative.number(u64::from(self.taken));
        relative.time(self.ready);
        relative.time(self.until);
        relative.time(self.groups_until);
        relative.number(u64::from(self.direct) << 8 | u64::from(self.others));
        self.groups.encode(relative);
        relative.count(self.results.len());
        self.results.iter().for_each(|write| write.encode(relative));
    }

    /// The oldest of its rows was written in this cycle: the instruction whose last one it is, and
    /// when it ends.
    pub fn written(&mut self, now: u64, plans: &[Plan; 8]) -> Option<(u8, u64)> {
        let write = self.results.pop_front()?;
        let plan = &plans[usize::from(write.slot)];
        let own = one_at_a_time(plan);
        if own {
            self.groups.written(now, write.last);
        }
        write.last.then(|| {
            let end = now + if own { groups::END } else { self.end(plan) };
            if own {
                self.groups_until = end;
            } else {
                (self.others, self.until) = (self.others - 1, end);
            }
            (write.slot, end)
        })
    }

    /// Cycles from the last write of an instruction to its end. That is told as the last row enters
    /// `write_back.sv`'s buffer, where each row of a group but the first waits a cycle for the
    /// register in front of the banks.
    fn end(&self, plan: &Plan) -> u64 {
        let UnitOperation::Crypto { group, pace, .. } = plan.instruction.does else { return END };
        END - u64::from(group << plan.width > self.row && pace.row_interval > 1)
    }

    /// One cycle.
    pub fn step(&mut self, now: u64, plans: &[Plan; 8], lane: &mut Lane, words_a_register: u32) {
        if !self.groups.rests()
            && let Some(slot) = self.groups.step(now, plans, lane, words_a_register, &mut self.results)
        {
            self.direct &= !(1 << slot);
        }
        let Some(&(slot, from)) = self.waiting.front() else { return };
        let plan = &plans[usize::from(slot)];
        // Those of one kind go on when there are none of the other.
        if one_at_a_time(plan) {
            if self.others == 0 && now >= from.max(self.until) && self.groups.take(now, slot, plan) {
                self.waiting.pop_front();
            }
            return;
        }
        let UnitOperation::Crypto { group, scalar, pace, .. } = plan.instruction.does else { return };
        if !self.groups.rests() || now < from.max(self.ready).max(self.groups_until) {
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
            self.others += 1;
            self.waiting.pop_front();
        }
    }
}

/// Whether an instruction's unit is a design's that works on a group at a time.
fn one_at_a_time(plan: &Plan) -> bool {
    matches!(plan.instruction.does, UnitOperation::Crypto { pace, .. } if pace.one_at_a_time)
}
