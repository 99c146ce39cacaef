//! Units of a design on element groups, behind the lanes: a group at a time, whose results leave
//! while the operands of the next come.
//!
//! Source: `rtl/marian/behind/instar_behind_lanes.sv` and `rtl/group/instar_group.sv` of this
//! repository, and what they stand before in soc-hub-fi/Marian e107560: the register in front of
//! the banks (`operand_requester.sv` i_crypto_unit_stream_register), which takes nothing while it
//! is full.

use std::collections::VecDeque;

use super::instruction::UnitOperation;
use super::lane::{Lane, Write};
use super::operands::Queue;
use super::plan::Plan;
use crate::relative::{OPEN, Relative};
use crate::units::group::Pace;

/// An instruction in the units.
#[derive(Clone, Copy, Debug)]
struct Work {
    slot: u8,
    /// First cycle in which something moves.
    from: u64,
    /// Groups that have to come, and whether one of them came.
    comes: u32,
    begun: bool,
    /// The unit holds a result.
    full: bool,
    /// Parts of this group that moved; a part is a row of the lanes, or a group that is less.
    moved: u32,
    /// Bytes of the present row that were taken, and those that were given.
    taken: u32,
    given: u32,
    /// Rows that were given.
    rows: u32,
    /// A row of several groups that is whole, and whether it is the last.
    whole: Option<bool>,
    /// Rows of the result's old value that came and that no unit takes, before their results.
    ahead: u32,
    /// Words of them that have to come.
    left: u32,
}

/// The units.
#[derive(Clone, Copy, Debug)]
pub struct Groups {
    /// Bytes of a row of the lanes.
    row: u32,
    work: Option<Work>,
    /// First cycle in which an instruction is taken.
    free: u64,
    /// A row in front of the register, from when on, and the first cycle in which that is empty.
    waits: Option<Write>,
    empty: u64,
    /// Whose rows are on their way, whether all of them were given, and when they are in the banks.
    writes: Option<(u8, bool)>,
    settled: u64,
}

/// Cycles from the write of an instruction's last row to its end (operand_requester.sv
/// crypto_result_final_gnt_o).
pub const END: u64 = 2;

impl Groups {
    /// Units at rest behind lanes that give so many bytes at once.
    pub fn new(row: u32) -> Self {
        Self { row, work: None, free: 0, waits: None, empty: 0, writes: None, settled: 0 }
    }

    /// Whether nothing is in them.
    pub fn rests(&self) -> bool {
        self.work.is_none() && self.writes.is_none()
    }

    /// Tells what is in them, as it is seen from the present cycle.
    pub fn encode(&self, relative: &mut Relative) {
        let there = u64::from(self.work.is_some()) | u64::from(self.waits.is_some()) << 1;
        let (slot, last) = self.writes.map_or((0, false), |(slot, last)| (slot + 1, last));
        relative.number(there | u64::from(last) << 2 | u64::from(slot) << 8);
        [self.free, self.empty, self.settled].into_iter().for_each(|time| relative.time(time));
        if let Some(write) = &self.waits {
            write.encode(relative);
        }
        if let Some(work) = &self.work {
            let Work { slot, from, comes, begun, full, moved, taken, given, rows, whole, ahead, left } =
                *work;
            relative.time(from);
            let flags =
                u64::from(begun) | u64::from(full) << 1 | whole.map_or(0, |last| 4 | u64::from(last) << 3);
            relative.number(flags | u64::from(slot) << 8);
            for (high, low) in [(comes, moved), (taken, given), (rows, ahead), (left, 0)] {
                relative.number(u64::from(high) << 32 | u64::from(low));
            }
        }
    }

    /// The instruction in them.
    pub fn first(&self) -> Option<u8> {
        self.work.map(|work| work.slot)
    }

    /// Takes an instruction, if none is in them; whether it did.
    pub fn take(&mut self, now: u64, slot: u8, plan: &Plan) -> bool {
        if self.work.is_some() || now < self.free {
            return false;
        }
        let UnitOperation::Crypto { group, unread, .. } = plan.instruction.does else { return false };
        let left = if unread { plan.bytes.div_ceil(self.row) } else { 0 };
        self.work = Some(Work {
            slot,
            from: now + 1,
            comes: plan.vl / group,
            begun: false,
            full: false,
            moved: 0,
            taken: 0,
            given: 0,
            rows: 0,
            whole: None,
            ahead: 0,
            left,
        });
        true
    }

    /// A row of theirs was written in this cycle.
    pub fn written(&mut self, now: u64, last: bool) {
        self.empty = now + 1;
        if last {
            self.settled = now + 1;
        }
    }

    /// One cycle; rows that ask the banks are added to `results`. The instruction that left the
    /// units.
    pub fn step(
        &mut self,
        now: u64,
        plans: &[Plan; 8],
        lane: &mut Lane,
        words_a_register: u32,
        results: &mut VecDeque<Write>,
    ) -> Option<u8> {
        if let Some(write) = self.waits.filter(|write| write.from <= now && self.empty <= now) {
            results.push_back(Write { from: now + 1, ..write });
            (self.waits, self.empty) = (None, OPEN);
        }
        if self.writes.is_some_and(|(_, last)| last) && self.settled <= now && self.waits.is_none() {
            self.writes = None;
        }
        let mut work = self.work?;
        let plan = &plans[usize::from(work.slot)];
        let UnitOperation::Crypto { group, pace, unread, scalar } = plan.instruction.does else {
            return None;
        };
        let group = group << plan.width;
        let room = self.waits.is_none()
            && self.writes.is_none_or(|(slot, last)| slot == work.slot && !last)
            && (!unread || work.ahead > 0);
        let mut gives = None;
        // A row that several groups are waits for its last one.
        if let Some(last) = work.whole.filter(|_| room) {
            gives = Some(last);
            work.whole = None;
        }
        let free = if group < self.row { work.whole.is_none() } else { room };
        let moves = Moves { row: self.row, group, pace, scalar, unread };
        if let Some(last) = moves.step(&mut work, now, plan, lane, free) {
            if group < self.row {
                work.whole = Some(last);
            } else {
                gives = Some(last);
            }
        }
        if unread && work.left > 0 && lane.has(Queue::CryptoB, work.slot, now, 0) {
            lane.pop(Queue::CryptoB);
            (work.left, work.ahead) = (work.left - 1, work.ahead + 1);
        }
        let mut leaves = None;
        if let Some(last) = gives {
            let address = u32::from(plan.instruction.vd) * words_a_register + work.rows;
            self.waits = Some(Write { from: now + 1, address, slot: work.slot, last });
            (self.writes, self.settled) = (Some((work.slot, last)), OPEN);
            work.rows += 1;
            work.ahead = work.ahead.saturating_sub(1);
            leaves = last.then_some(work.slot);
        }
        self.work = Some(work).filter(|_| leaves.is_none());
        if leaves.is_some() {
            self.free = now + 1;
        }
        leaves
    }
}

/// How parts of groups move into and out of a unit.
struct Moves {
    row: u32,
    /// Bytes of a group.
    group: u32,
    pace: Pace,
    scalar: bool,
    unread: bool,
}

impl Moves {
    /// One cycle; where a row of results is whole, whether it is the last.
    fn step(&self, work: &mut Work, now: u64, plan: &Plan, lane: &mut Lane, room: bool) -> Option<bool> {
        let same = |queue| self.scalar && queue == Queue::CryptoA;
        let drained = |queue| self.unread && queue == Queue::CryptoB;
        let comes = work.comes > 0;
        if (!comes && !work.full) || now < work.from || (work.full && !room) {
            return None;
        }
        let needed = |queue| !(drained(queue) || same(queue) && work.begun);
        let mut reads = plan.reads.iter().flatten().filter(|read| needed(read.queue));
        if comes && !reads.all(|read| lane.has(read.queue, work.slot, now, 0)) {
            return None;
        }
        let part = self.group.min(self.row);
        let parts = self.group / part;
        let last_part = work.moved + 1 == parts;
        let mut whole = None;
        if comes {
            work.taken += part;
            let row_ends = work.taken >= self.row;
            for read in plan.reads.iter().flatten().filter(|read| needed(read.queue)) {
                let used = if same(read.queue) { last_part || part == self.row } else { row_ends };
                if used || (last_part && work.comes == 1) {
                    lane.pop(read.queue);
                }
            }
            if row_ends {
                work.taken = 0;
            }
        }
        if work.full {
            work.given += part;
            let ends = last_part && !comes;
            if work.given >= self.row || ends {
                (work.given, whole) = (0, Some(ends));
            }
        }
        work.moved += 1;
        let apart = |beats: u32| u64::from(beats.div_ceil(parts)).max(1);
        let slowest = [(comes, self.pace.operand_beats), (work.full, self.pace.write_back_beats)];
        work.from = now
            + slowest.iter().filter(|(moves, _)| *moves).map(|&(_, beats)| apart(beats)).max().unwrap_or(1);
        if last_part {
            (work.moved, work.begun, work.full) = (0, true, comes);
            if comes {
                work.comes -= 1;
                let next = self.pace.latency + 1;
                work.from = now + u64::from(if work.comes > 0 { next.max(self.pace.interval) } else { next });
            }
        }
        whole
    }
}
