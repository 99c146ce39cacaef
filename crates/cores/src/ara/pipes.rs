//! The units that take operands beat by beat and give words: ALU, multiplier, mask unit, slide unit.
//!
//! Source: `valu.sv`, `vmfpu.sv`, `masku.sv`, `sldu.sv` of pulp-platform/ara ec0e379 and soc-hub-fi/Marian e107560 for the
//! order and the queues; the cycles of the mask and the slide unit, of divisions and reductions were measured in that
//! RTL (VLEN 512, four lanes).

use std::collections::VecDeque;

use super::instruction::Does;
use super::lane::{Lane, Write};
use super::params::VectorParams;
use super::plan::{Plan, Queue, Unit};

/// Cycles by which the mask of a masked instruction comes later than its operands (masku.sv).
const MASK: u64 = 2;
/// Further cycles of a slide whose distance is no power of two. Measured for 3.
const STEPS: u64 = 12;

/// One of these units.
#[derive(Clone, Debug)]
pub struct Pipe {
    unit: Unit,
    /// Instructions, and from when on each can begin.
    waiting: VecDeque<(u8, u64)>,
    beat: u32,
    words: u32,
    /// First cycle in which the next beat can begin.
    ready: u64,
    /// Words to be written.
    pub results: VecDeque<Write>,
    /// Cycles from a beat to its write.
    latency: u64,
    /// Words that may be on their way.
    room: usize,
    /// Cycles from the last write to the instruction's end.
    pub end: u64,
    /// Cycles in which it took a beat.
    pub busy: u64,
}

impl Pipe {
    /// An empty unit.
    pub fn new(unit: Unit, params: &VectorParams) -> Self {
        let registers = u64::from(params.vector_multiply_registers);
        let (latency, room, end) = match unit {
            Unit::Multiplier => (registers + 2, 3 + registers as usize, 2),
            Unit::Mask => (4, 4, 3),
            Unit::Slide => (3, 4, 3),
            _ => (1, 2, 2),
        };
        let (waiting, results) = (VecDeque::new(), VecDeque::new());
        Self { unit, waiting, beat: 0, words: 0, ready: 0, results, latency, room, end, busy: 0 }
    }

    /// Takes an instruction, which can begin in cycle `from`.
    pub fn take(&mut self, slot: u8, from: u64) {
        self.waiting.push_back((slot, from));
    }

    /// Whether it has nothing to do.
    pub fn rests(&self) -> bool {
        self.waiting.is_empty() && self.results.is_empty()
    }

    /// Whether it has no room for a further result.
    pub fn full(&self) -> bool {
        self.results.len() >= self.room
    }

    /// One cycle. Where the oldest instruction gives its result to the scalar core, the cycle of its answer.
    pub fn step(
        &mut self,
        now: u64,
        full: bool,
        plans: &[Plan; 8],
        lane: &mut Lane,
        words_a_register: u32,
    ) -> Option<(u8, u64)> {
        let &(slot, from) = self.waiting.front()?;
        let plan = &plans[usize::from(slot)];
        if now < from.max(self.ready) || full {
            return None;
        }
        let late = |queue| if queue == Queue::MaskM { MASK } else { 0 };
        if !plan.reads.iter().flatten().all(|read| lane.has(read.queue, slot, now, late(read.queue))) {
            return None;
        }
        self.busy += 1;
        self.beat += 1;
        let last = self.beat == plan.beats;
        for read in plan.reads.iter().flatten() {
            if last || self.beat.is_multiple_of(read.beats) {
                lane.pop(read.queue);
            }
        }
        self.ready = now + u64::from(plan.interval);
        let mut answer = None;
        match plan.instruction.does {
            Does::MaskToScalar if last => answer = Some((slot, now + 5)),
            Does::Compare | Does::MaskLogic if !last => self.ready = now + 2,
            Does::MaskToScalar => {}
            _ if last || self.beat.is_multiple_of(plan.beats_a_word) && self.unit != Unit::Mask => {
                let down = matches!(plan.instruction.does, Does::Slide { up: false, .. });
                let steps = if self.unit == Unit::Slide && plan.interval > 2 && last { STEPS } else { 0 };
                let divides =
                    if plan.instruction.does == Does::Divide { u64::from(plan.interval) - 2 } else { 0 };
                let extra = u64::from(down) + steps + divides + if last { u64::from(plan.tail) } else { 0 };
                let address = u32::from(plan.instruction.vd) * words_a_register + self.words;
                self.results.push_back(Write { from: now + self.latency + extra, address, slot, last });
                self.words += 1;
            }
            _ => {}
        }
        if last {
            self.ready = (now + 1).max(if plan.tail > 0 { now + u64::from(plan.tail) } else { 0 });
            if plan.instruction.does == Does::Divide {
                self.ready = now + u64::from(plan.interval);
            }
            (self.beat, self.words) = (0, 0);
            self.waiting.pop_front();
        }
        answer
    }
}
