//! The mask unit: results of one bit an element, and the masks of masked instructions.
//!
//! Source: `masku.sv` (p_masku) of pulp-platform/ara ec0e379, whose counters are followed: one
//! instruction at a time, two words of masks, two rows of results. Results of the lanes' ALU come
//! through a register that is filled every second cycle.

use super::alu::Alu;
use super::cycle::Cycle;
use super::instruction::UnitOperation;
use super::lane::{Write, told_slot};
use super::operands::Queue;
use super::plan::{Plan, Unit};
use super::results::Results;
use crate::relative::Relative;

/// Words of masks that it holds (MaskQueueDepth).
const MASKS: u32 = 2;

/// The instruction that it works on; counts of elements.
#[derive(Clone, Copy, Debug)]
struct Work {
    slot: u8,
    from: u64,
    /// Elements whose masks are to be read.
    reads: u32,
    /// Elements whose results are to be made.
    issues: u32,
    /// Elements that are not done with.
    commits: u32,
    /// Bit of the mask operand that comes next.
    mask_bit: u32,
    /// Bit of the result's row that comes next.
    bit: u32,
    rows: u32,
    beats: u32,
    issued: bool,
}

/// The unit.
#[derive(Clone, Debug)]
pub struct Mask {
    lanes: u32,
    work: Option<Work>,
    masks: u32,
    results: Results,
    /// A scalar result: whose it is, and from which cycle on it is there.
    pub scalar: Option<(u8, u64)>,
}

impl Mask {
    /// An empty unit behind so many lanes.
    pub fn new(lanes: u32) -> Self {
        Self { lanes, work: None, masks: 0, results: Results::default(), scalar: None }
    }

    /// Takes an instruction, which is there in cycle `from`.
    pub fn take(&mut self, slot: u8, from: u64, plan: &Plan) {
        let vl = match plan.instruction.does {
            UnitOperation::Slide { .. } => plan.vl - (plan.skipped_bytes() >> plan.width),
            _ => plan.vl,
        };
        let (reads, issues, commits) = (vl, vl, vl);
        let (mask_bit, bit, rows, beats, issued) = (0, 0, 0, 0, false);
        self.work = Some(Work { slot, from, reads, issues, commits, mask_bit, bit, rows, beats, issued });
    }

    /// Whether it has nothing to do.
    pub fn rests(&self) -> bool {
        self.work.is_none() && self.results.rests()
    }

    /// The oldest instruction that takes operands, or will.
    pub fn first(&self) -> Option<u8> {
        self.work.map(|work| work.slot)
    }

    /// Tells what is in it, as it is seen from the present cycle.
    pub fn encode(&self, relative: &mut Relative) {
        relative.number(u64::from(self.masks) << 1 | u64::from(self.work.is_some()));
        if let Some(work) = self.work {
            let Work { slot, from, reads, issues, commits, mask_bit, bit, rows, beats, issued } = work;
            relative.number(u64::from(slot) << 1 | u64::from(issued));
            relative.time(from);
            for number in [reads, issues, commits, mask_bit, bit, rows, beats] {
                relative.number(u64::from(number));
            }
        }
        self.results.encode(relative);
        relative.number(told_slot(self.scalar.map(|(slot, _)| slot)));
        // The cycle itself is the answer's.
        relative.number(self.scalar.map_or(0, |(_, cycle)| cycle.wrapping_sub(relative.now)));
    }

    /// What asks a bank.
    pub fn front(&self) -> Option<Write> {
        self.results.front()
    }

    /// The instruction whose mask waits for the unit that uses it.
    pub fn waits(&self) -> Option<u8> {
        self.work.filter(|_| self.masks > 0).map(|work| work.slot)
    }

    /// One cycle. `granted`: its word was written; `used`: the mask that waited was used; `alone`:
    /// nobody uses masks of the instruction any more.
    pub fn step(&mut self, at: &mut Cycle<'_>, [granted, used, alone]: [bool; 3], alu: &mut Alu) {
        let now = at.now;
        let Some(mut work) = self.work else {
            self.results.step(granted, true);
            return;
        };
        let plan = &at.plans[usize::from(work.slot)];
        let (full, masks, bits) = (self.results.full(), self.masks, 64 * self.lanes);
        let does = plan.instruction.does;
        // Rows of indices are read by a pointer of their own, which does not wait
        // (result_queue_read_pnt_m).
        let more = work.commits > bits || does == UnitOperation::MaskIndex;
        let leaves = self.results.step(granted, more);
        let elements = self.lanes * (8 >> plan.width);
        if now >= work.from && !work.issued {
            let scalar = does == UnitOperation::MaskToScalar;
            if plan.instruction.masked
                && !scalar
                && masks < MASKS
                && at.lane.has(Queue::MaskM, work.slot, now, 0)
            {
                self.masks += 1;
                work.mask_bit += elements;
                work.reads = work.reads.saturating_sub(elements);
                if work.mask_bit >= bits || work.reads == 0 {
                    at.lane.pop(Queue::MaskM);
                    work.mask_bit = 0;
                }
            }
            if plan.unit == Unit::Mask {
                self.make(at, &mut work, full, alu);
            }
            let own = plan.unit == Unit::Mask;
            let done = if own || !plan.instruction.masked { work.issues == 0 } else { work.reads == 0 };
            work.issued = done;
        }
        if used && masks > 0 {
            self.masks -= 1;
            work.commits = work.commits.saturating_sub(elements);
        }
        if alone && plan.unit != Unit::Mask {
            // The RTL waits for somebody to use what is left.
            at.stands_still.masks |= work.commits > 0;
            (self.masks, work.commits) = (0, 0);
        }
        if leaves && does != UnitOperation::MaskIndex {
            work.commits = work.commits.saturating_sub(bits);
        }
        let waits =
            matches!(does, UnitOperation::Compare | UnitOperation::MaskLogic | UnitOperation::MaskIndex);
        let done = work.commits == 0 && now >= work.from && (!waits || self.results.written());
        if done {
            at.ends.push(now + 2, work.slot, Unit::Mask);
        }
        self.work = (!done).then_some(work);
    }

    /// Results of its own, of what the ALU gave.
    fn make(&mut self, at: &mut Cycle<'_>, work: &mut Work, full: bool, alu: &mut Alu) {
        let (now, plan) = (at.now, &at.plans[usize::from(work.slot)]);
        if !alu.gives_mask(now) {
            return;
        }
        let bits = 64 * self.lanes;
        let base = u32::from(plan.instruction.vd) * at.words_a_register;
        let old = at.lane.has(Queue::MaskB, work.slot, now, 0);
        match plan.instruction.does {
            UnitOperation::MaskToScalar => {
                if plan.instruction.masked && !at.lane.has(Queue::MaskM, work.slot, now, 0) {
                    return;
                }
                alu.take_mask();
                at.lane.pop(Queue::MaskM);
                work.beats += 1;
                if work.beats >= (plan.vl << plan.width) * 8 / bits {
                    self.scalar = Some((work.slot, now + 1));
                    (work.issues, work.commits) = (0, 0);
                }
            }
            UnitOperation::MaskIndex if !full => {
                alu.take_mask();
                if old {
                    at.lane.pop(Queue::MaskB);
                }
                let step = 8 >> plan.width;
                work.issues = work.issues.saturating_sub(step);
                work.commits = work.commits.saturating_sub(step);
                if (plan.vl - work.issues) * self.lanes >= plan.vl {
                    (work.issues, work.commits) = (0, 0);
                }
                let address = base + work.rows;
                self.results.push(Write { from: now + 1, address, slot: work.slot, last: work.issues == 0 });
                work.rows += 1;
            }
            UnitOperation::Compare if !full && old => {
                alu.take_mask();
                work.bit += self.lanes * (8 >> plan.width);
                if work.bit >= bits || work.bit >= work.issues {
                    at.lane.pop(Queue::MaskB);
                    self.give(now, work, base);
                    work.bit = 0;
                }
            }
            UnitOperation::MaskLogic if !full && old => {
                alu.take_mask();
                at.lane.pop(Queue::MaskB);
                self.give(now, work, base);
            }
            _ => {}
        }
    }

    /// A row of bits.
    fn give(&mut self, now: u64, work: &mut Work, base: u32) {
        work.issues = work.issues.saturating_sub(64 * self.lanes);
        let (address, last) = (base + work.rows, work.issues == 0);
        self.results.push(Write { from: now + 1, address, slot: work.slot, last });
        work.rows += 1;
    }
}
