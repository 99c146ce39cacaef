//! The vector unit: dispatcher, sequencer, lanes and units, a cycle at a time.
//!
//! Source: `ara_dispatcher.sv`, `ara_sequencer.sv`, `lane_sequencer.sv` of soc-hub-fi/Marian e107560.

use std::collections::VecDeque;

use instar_isa::{Class, StaticTable, VectorDetail};
use instar_trace::RetiredBatch;

use super::crypto::Crypto;
use super::group;
use super::instruction::{Does, Instruction};
use super::lane::{Lane, Request as Operand, WRITERS};
use super::memory::MemoryUnit;
use super::params::VectorParams;
use super::pipes::Pipe;
use super::plan::{Plan, QUEUES, UNITS, Unit};
use super::stalls;
use crate::CustomTiming;
use crate::accelerator::{Accelerator, Request, UnderWay};

/// Instructions in flight that there are numbers for.
const SLOTS: usize = 8;
/// Of a register whose elements have no width yet.
const NO_WIDTH: u8 = u8::MAX;
/// Cycles from the last write of a result of the load unit to the instruction's end (vldu.sv result_final_gnt).
const LOAD_END: u64 = 3;
/// The same of the cryptography unit (write_back.sv wb_done).
const CRYPTO_END: u64 = 1;

/// The instruction in front of the dispatcher.
#[derive(Clone, Copy, Debug)]
struct Offered {
    from: u64,
    instruction: Instruction,
    detail: VectorDetail,
    plan: Option<Plan>,
    address: u64,
    /// It went to the sequencer, whose answer is waited for.
    sent: bool,
    answer: Option<u64>,
}

/// An instruction that the sequencer shows to the units.
#[derive(Clone, Copy, Debug)]
struct Shown {
    slot: u8,
    /// It has no hazards and needs nothing of the lanes: it does not wait for them.
    passes: bool,
}

/// What the sequencer is to issue next.
#[derive(Clone, Copy, Debug)]
struct Next {
    plan: Plan,
    address: u64,
    from: u64,
}

/// A vector unit.
#[derive(Clone, Debug)]
pub struct VectorUnit {
    params: VectorParams,
    /// What a design's instructions cost, by their number.
    timings: Vec<Option<CustomTiming>>,
    now: u64,
    instructions: Vec<Option<Instruction>>,
    offered: Option<Offered>,
    /// vtype as the last instruction found it, for the next change of LMUL.
    lmul: i8,
    /// The dispatcher waits until nothing is in flight.
    empties: bool,
    /// Registers that are rearranged before the offered instruction goes on, with the width that they get.
    reshuffles: VecDeque<(u8, u8)>,
    /// First cycle in which the next of them can go.
    reshuffle_from: u64,
    widths: [u8; 32],
    next: Option<Next>,
    /// The sequencer waits for memory's acknowledgement or for a scalar result of this instruction.
    waiting: Option<u8>,
    shown: Option<Shown>,
    /// What the lanes hold until their requesters take it.
    held: Option<u8>,
    running: u8,
    done: [u64; SLOTS],
    plans: [Plan; SLOTS],
    /// By what each depends on which others: vs1, vs2, v0 and vd.
    kinds: [[u8; 4]; SLOTS],
    /// All of it, as long as they are in flight.
    rows: [u8; SLOTS],
    readers: [Option<u8>; 32],
    writers: [Option<u8>; 32],
    scalar: Option<(u8, u64)>,
    lane: Lane,
    pipes: [Pipe; 4],
    crypto: Crypto,
    memory: MemoryUnit,
    words_a_register: u32,
    wait: crate::Stall,
    unknown_slides: u64,
    divisions: u64,
}

impl VectorUnit {
    /// A unit in which nothing is under way.
    pub fn new(params: VectorParams, timings: Vec<Option<CustomTiming>>) -> Self {
        let nothing = Instruction {
            does: Does::Compute,
            shape: super::instruction::Shape::Same,
            vd: 0,
            writes: false,
            vs1: None,
            vs2: None,
            reads_vd: false,
            masked: false,
        };
        let detail = VectorDetail { vl: 1, vtype: Some(0) };
        let plan = Plan::new(nothing, detail, &params).expect("vl is 1");
        let pipe = |unit| Pipe::new(unit, &params);
        Self {
            now: 0,
            instructions: Vec::new(),
            offered: None,
            lmul: 0,
            empties: false,
            reshuffles: VecDeque::new(),
            reshuffle_from: 0,
            widths: [NO_WIDTH; 32],
            next: None,
            waiting: None,
            shown: None,
            held: None,
            running: 0,
            done: [u64::MAX; SLOTS],
            plans: [plan; SLOTS],
            kinds: [[0; 4]; SLOTS],
            rows: [0; SLOTS],
            readers: [None; 32],
            writers: [None; 32],
            scalar: None,
            lane: Lane::default(),
            pipes: [pipe(Unit::Alu), pipe(Unit::Multiplier), pipe(Unit::Slide), pipe(Unit::Mask)],
            crypto: Crypto::new(params.vector_lanes),
            memory: MemoryUnit::new(&params),
            words_a_register: params.vector_register_bits / 64 / params.vector_lanes,
            wait: stalls::QUEUE,
            unknown_slides: 0,
            divisions: 0,
            params,
            timings,
        }
    }

    fn rests(&self) -> bool {
        self.running == 0
            && self.next.is_none()
            && self.shown.is_none()
            && self.held.is_none()
            && self.lane.rests()
            && self.pipes.iter().all(Pipe::rests)
            && self.crypto.rests()
            && self.memory.rests()
    }

    /// One cycle.
    fn step(&mut self, stores: bool) {
        self.now += 1;
        let now = self.now;
        self.retire();
        let asked = self.lane.requests.map(|request| request.is_some());
        let full = [0, 1, 2, 3].map(|at| self.pipes[at].full());
        self.write();
        for (pipe, full) in self.pipes.iter_mut().zip(full) {
            let (plans, words) = (&self.plans, self.words_a_register);
            if let Some(answer) = pipe.step(now, full, plans, &mut self.lane, words) {
                self.scalar = Some(answer);
            }
        }
        self.crypto.step(now, &self.plans, &mut self.lane, self.words_a_register);
        let acknowledged = self.memory.generate(now, stores, &self.plans);
        self.memory.store(now, &self.plans, &mut self.lane);
        for (slot, cycle) in self.memory.ended.drain(..) {
            self.done[usize::from(slot)] = cycle;
        }
        let room = self.held.is_none();
        self.sequence_lanes(&asked);
        let ready = self.sequence(room, acknowledged);
        self.dispatch(ready);
    }

    /// Instructions whose end has come are in flight no longer.
    fn retire(&mut self) {
        let mut left = self.running;
        while left != 0 {
            let slot = left.trailing_zeros() as usize;
            left &= left - 1;
            if self.done[slot] > self.now {
                continue;
            }
            self.running &= !(1 << slot);
            match self.plans[slot].unit {
                Unit::Load => self.memory.loads -= 1,
                Unit::Store => self.memory.storing -= 1,
                _ => {}
            }
        }
        self.rows.iter_mut().for_each(|row| *row &= self.running);
    }

    /// The banks: operands are read, results written.
    fn write(&mut self) {
        let base = |plan: &Plan| u32::from(plan.instruction.vd) * self.words_a_register;
        let mut load = self.memory.results.front().copied();
        if let Some(write) = &mut load {
            write.address += base(&self.plans[usize::from(write.slot)]);
        }
        let front = |at: usize| self.pipes[at].results.front().copied();
        let writes: [_; WRITERS] =
            [front(0), front(1), front(2), front(3), load, self.crypto.results.front().copied()];
        let granted = self.lane.access(self.now, writes, self.running, &self.rows);
        for (writer, write) in writes.iter().enumerate() {
            let Some(write) = write.filter(|_| granted[writer]) else { continue };
            let end = match writer {
                4 => LOAD_END,
                5 => CRYPTO_END,
                at => self.pipes[at].end,
            };
            if write.last {
                self.done[usize::from(write.slot)] = self.now + end;
            }
            match writer {
                4 => self.memory.results.pop_front(),
                5 => self.crypto.results.pop_front(),
                at => self.pipes[at].results.pop_front(),
            };
        }
    }

    /// The lane's sequencer: the instruction's operands are asked for, once their requesters are free.
    fn sequence_lanes(&mut self, asked: &[bool; QUEUES]) {
        let fresh = self.shown.filter(|_| self.held.is_none()).map(|shown| shown.slot);
        let Some(slot) = self.held.or(fresh) else { return };
        let plan = &self.plans[usize::from(slot)];
        if plan.reads.iter().flatten().any(|read| asked[read.queue as usize]) {
            self.held = Some(slot);
            return;
        }
        self.held = None;
        for read in plan.reads.iter().flatten() {
            let hazards = self.hazards(slot, read.hazards);
            self.lane.requests[read.queue as usize] = Some(Operand {
                slot,
                address: u32::from(read.register) * self.words_a_register,
                words: read.words,
                hazards,
                widens: plan.beats_a_word == 1 && read.beats == 2,
            });
        }
        match plan.unit {
            Unit::Alu => self.pipes[0].take(slot, self.now + 2),
            Unit::Multiplier => self.pipes[1].take(slot, self.now + 2),
            _ => {}
        }
    }

    /// Instructions in flight that an operand of `slot` must not overtake.
    fn hazards(&self, slot: u8, kinds: u8) -> u8 {
        self.kinds[usize::from(slot)]
            .iter()
            .enumerate()
            .filter(|(kind, _)| kinds >> kind & 1 == 1)
            .fold(0, |all, (_, &set)| all | set)
    }

    /// The sequencer; whether it takes another instruction in this cycle. `room`: the lanes took what they were shown.
    fn sequence(&mut self, room: bool, acknowledged: bool) -> bool {
        if let Some(slot) = self.waiting {
            if room {
                self.shown = None;
            }
            return self.wait_for(slot, acknowledged);
        }
        if self.shown.is_some_and(|shown| !room && !shown.passes) {
            return false;
        }
        self.shown = None;
        let Some(next) = self.next.filter(|next| next.from <= self.now) else { return self.next.is_none() };
        let plan = next.plan;
        let full =
            self.running.count_ones() >= self.params.vector_instructions || !self.queues_have_room(&plan);
        let kinds = self.kinds_of(&plan);
        let any = kinds.iter().fold(0, |all, &set| all | set);
        let it = plan.instruction;
        let reads = it.vs1.is_some() || it.vs2.is_some() || it.masked || it.reads_vd;
        let slide = matches!(it.does, Does::Slide { .. });
        // A slide, an instruction without operands and a mask do not wait in the lanes.
        if full || any != 0 && (!reads || slide) || kinds[2] != 0 {
            return false;
        }
        let slot = (!self.running).trailing_zeros() as u8;
        self.issue(slot, &next, kinds, any);
        let scalar = !it.writes && plan.unit != Unit::Store;
        if matches!(it.does, Does::Memory(_)) || scalar {
            self.waiting = Some(slot);
            return false;
        }
        self.next = None;
        true
    }

    /// Whether what the sequencer waits for has come.
    fn wait_for(&mut self, slot: u8, acknowledged: bool) -> bool {
        let plan = &self.plans[usize::from(slot)];
        let cycle = match plan.instruction.does {
            Does::Memory(_) => acknowledged.then_some(self.now),
            Does::ElementToScalar => {
                let here = self.lane.has(super::plan::Queue::MaskB, slot, self.now, 0);
                if here {
                    self.lane.pop(super::plan::Queue::MaskB);
                }
                here.then_some(self.now)
            }
            _ => self
                .scalar
                .filter(|&(whose, cycle)| whose == slot && cycle <= self.now)
                .map(|(_, cycle)| cycle),
        };
        let Some(cycle) = cycle else { return false };
        if plan.unit == Unit::Mask {
            self.done[usize::from(slot)] = cycle + 1;
            self.scalar = None;
        }
        self.waiting = None;
        self.next = None;
        if let Some(offered) = &mut self.offered {
            offered.answer = Some(cycle);
        }
        true
    }

    /// Shows the instruction to the units from the next cycle on.
    fn issue(&mut self, slot: u8, next: &Next, kinds: [u8; 4], any: u8) {
        let (at, plan) = (usize::from(slot), next.plan);
        let it = plan.instruction;
        self.plans[at] = plan;
        self.kinds[at] = kinds;
        self.rows[at] = any;
        self.done[at] = u64::MAX;
        if plan.unit != Unit::None {
            self.running |= 1 << slot;
        }
        if it.writes {
            self.writers[usize::from(it.vd)] = Some(slot);
        }
        let reads = [it.vs1, it.vs2, it.reads_vd.then_some(it.vd), it.masked.then_some(0)];
        for register in reads.into_iter().flatten() {
            self.readers[usize::from(register)] = Some(slot);
        }
        let load = plan.unit == Unit::Load;
        self.shown = Some(Shown { slot, passes: load && !it.masked });
        let shown = self.now + 1;
        match plan.unit {
            Unit::Slide => self.pipes[2].take(slot, shown + 1),
            Unit::Mask => self.pipes[3].take(slot, shown + 4),
            Unit::Crypto => self.crypto.take(slot, shown),
            Unit::Load | Unit::Store => self.memory.take(shown, slot, &plan, next.address),
            _ => {}
        }
    }

    /// Instructions in flight on which this one depends, through vs1, vs2, v0 and vd.
    fn kinds_of(&self, plan: &Plan) -> [u8; 4] {
        let it = plan.instruction;
        let of = |list: &[Option<u8>; 32], register: u8| {
            list[usize::from(register)].map_or(0, |slot| 1 << slot & self.running)
        };
        let written = |register: Option<u8>| register.map_or(0, |register| of(&self.writers, register));
        let before = if it.writes { of(&self.readers, it.vd) } else { 0 };
        let again = if it.writes || it.reads_vd { of(&self.writers, it.vd) } else { 0 };
        let mask = written(it.masked.then_some(0));
        [written(it.vs1) | before, written(it.vs2) | before, mask, again | before]
    }

    /// Whether each of these units has room for another instruction.
    fn queues_have_room(&self, plan: &Plan) -> bool {
        let targets = plan.targets;
        let mut counts = [0u32; UNITS];
        let mut left = self.running;
        while left != 0 {
            let slot = left.trailing_zeros() as usize;
            left &= left - 1;
            for (unit, count) in counts.iter_mut().enumerate() {
                *count += u32::from(self.plans[slot].targets >> unit & 1);
            }
        }
        let own = match plan.instruction.does {
            Does::Crypto { pace, .. } => pace.queue,
            _ => None,
        };
        let depth = |unit: usize| match unit {
            5 => own.unwrap_or(self.params.vector_unit_queue),
            2 => self.params.vector_slide_queue,
            // The RTL supports one only (ara_pkg.sv MaskuInsnQueueDepth).
            3 => 1,
            _ => self.params.vector_unit_queue,
        };
        (0..UNITS).all(|unit| targets >> unit & 1 == 0 || counts[unit] < depth(unit))
    }

    /// The dispatcher: answers, or hands on to the sequencer, what the core offers.
    fn dispatch(&mut self, ready: bool) {
        if self.empties {
            self.empties = self.running != 0 || self.next.is_some() || self.shown.is_some();
            if self.empties {
                return;
            }
        }
        let Some(mut offered) = self.offered.filter(|offered| offered.from <= self.now) else { return };
        if offered.answer.is_some() || offered.sent || !ready {
            return;
        }
        if !self.reshuffles.is_empty() {
            if self.now >= self.reshuffle_from {
                self.rearrange();
            }
            return;
        }
        if offered.instruction.does == Does::Configure {
            offered.answer = Some(self.now);
            let lmul = offered.detail.lmul();
            // Only between groups of whole registers, and upwards the bits of a fraction count as more.
            self.empties = self.lmul >= 0 && (lmul & 7) < self.lmul;
            self.lmul = lmul;
        } else if let Some(plan) = offered.plan {
            if self.wants_rearranging(&plan) {
                return;
            }
            self.next = Some(Next { plan, address: offered.address, from: self.now + 1 });
            self.note_widths(&plan);
            let it = plan.instruction;
            let at_once = it.writes && !matches!(it.does, Does::Memory(_));
            offered.answer = at_once.then_some(self.now);
            offered.sent = true;
        } else {
            offered.answer = Some(self.now);
        }
        self.offered = Some(offered);
    }

    /// Hands the next register that must be rearranged on.
    fn rearrange(&mut self) {
        let Some((register, width)) = self.reshuffles.pop_front() else { return };
        if self.widths[usize::from(register)] == width {
            return;
        }
        self.widths[usize::from(register)] = width;
        let plan = Plan::reshuffle(register, width, &self.params);
        self.next = plan.map(|plan| Next { plan, address: 0, from: self.now + 1 });
    }

    /// Whether registers of the instruction hold elements of another width and must be rearranged before it.
    fn wants_rearranging(&mut self, plan: &Plan) -> bool {
        let it = plan.instruction;
        let differs = |register: u8, width: u8| {
            let held = self.widths[usize::from(register)];
            held != NO_WIDTH && held != width
        };
        let sew = self.offered.map_or(0, |offered| offered.detail.sew());
        let in_lane = matches!(
            it.does,
            Does::Compute
                | Does::Reduce
                | Does::Compare
                | Does::MaskLogic
                | Does::Slide { .. }
                | Does::Copy(_)
        );
        let (first, second) = match it.shape {
            super::instruction::Shape::WidensFirst | super::instruction::Shape::Narrows => (sew, sew + 1),
            super::instruction::Shape::Extends(by) => (sew, sew.saturating_sub(by)),
            _ => (sew, sew),
        };
        let whole = plan.vl == (self.params.vector_register_bits / 8) >> plan.width;
        let mut wanted = Vec::new();
        if it.writes && differs(it.vd, plan.width) && !whole {
            wanted.push((it.vd, plan.width));
        }
        if let Some(vs2) = it.vs2.filter(|&vs2| in_lane && differs(vs2, second)) {
            wanted.push((vs2, second));
        }
        if let Some(vs1) = it.vs1.filter(|&vs1| in_lane && differs(vs1, first)) {
            wanted.push((vs1, first));
        }
        for (register, width) in &wanted {
            let group = (0..plan.registers.max(1) as u8).map(|at| ((register + at) % 32, *width));
            self.reshuffles.extend(group);
        }
        self.reshuffle_from = self.now + 1;
        !wanted.is_empty()
    }

    fn note_widths(&mut self, plan: &Plan) {
        let it = plan.instruction;
        if it.writes {
            for at in 0..plan.registers.max(1) as usize {
                self.widths[(usize::from(it.vd) + at) % 32] = plan.width;
            }
        }
    }
}

impl Accelerator for VectorUnit {
    fn learn(&mut self, table: &StaticTable, batch: &RetiredBatch) -> Result<(), String> {
        if self.instructions.len() < table.entries().len() {
            self.instructions.resize(table.entries().len(), None);
        }
        for (at, &id) in batch.ids.iter().enumerate() {
            let entry = table.entry(id);
            let of_design = entry.custom.filter(|_| entry.on_vectors());
            if entry.class != Class::Vector && of_design.is_none() {
                continue;
            }
            if VectorDetail::unpack(batch.details[at]).is_none() {
                return Err(format!(
                    "the trace does not tell vl and vtype of the vector instruction at {:#x}, on which its time \
                     depends; record it with Instar's own simulator",
                    entry.pc
                ));
            }
            if self.instructions[id as usize].is_some() {
                continue;
            }
            let read = match of_design {
                Some(custom) => match self.timings.get(usize::from(custom)) {
                    Some(Some(timing)) => group::of_design(entry, timing),
                    _ => Err("is a design's, which states no cost of it for this core".to_owned()),
                },
                None => Instruction::read(entry.word).map_err(str::to_owned).and_then(|instruction| {
                    match instruction.does {
                        Does::Crypto { .. } if !self.params.vector_crypto => {
                            Err("needs a unit for cryptography, and the core states vector_crypto = false"
                                .to_owned())
                        }
                        _ => Ok(instruction),
                    }
                }),
            };
            let instruction = read.map_err(|why| {
                format!(
                    "the vector instruction at {:#x} (word {:#010x}) {why}; this core cannot time it",
                    entry.pc, entry.word
                )
            })?;
            self.instructions[id as usize] = Some(instruction);
        }
        Ok(())
    }

    fn offer(&mut self, now: u64, request: Request<'_>) {
        let (Some(Some(instruction)), Some(detail)) =
            (self.instructions.get(request.id as usize), VectorDetail::unpack(request.detail))
        else {
            return;
        };
        let instruction = *instruction;
        match instruction.does {
            Does::Slide { by: None, .. } => self.unknown_slides += 1,
            Does::Divide => self.divisions += 1,
            _ => {}
        }
        self.offered = Some(Offered {
            from: now,
            instruction,
            detail,
            plan: Plan::new(instruction, detail, &self.params),
            address: request.accesses.first().map_or(0, |access| access.address),
            sent: false,
            answer: None,
        });
        self.wait = match instruction.does {
            Does::Memory(_) => stalls::MEMORY,
            Does::ElementToScalar | Does::MaskToScalar => stalls::RESULT,
            Does::Configure => stalls::RESHUFFLE,
            _ => stalls::QUEUE,
        };
    }

    fn answer(&mut self, now: u64, stores: bool) -> Option<u64> {
        while self.now < now {
            if self.rests() && self.offered.is_none_or(|offered| offered.from > self.now + 1) {
                let until = self.offered.map_or(now, |offered| now.min(offered.from - 1));
                self.now = until;
                self.empties = false;
                continue;
            }
            self.step(stores);
        }
        let cycle = self.offered?.answer.filter(|&cycle| cycle <= now)?;
        self.offered = None;
        Some(cycle)
    }

    fn under_way(&self) -> UnderWay {
        UnderWay { loads: self.memory.loads, stores: self.memory.storing }
    }

    fn waits(&self) -> crate::Stall {
        if self.reshuffles.is_empty() { self.wait } else { stalls::RESHUFFLE }
    }

    fn orders(&self) -> crate::Stall {
        stalls::ORDER
    }

    fn assumptions(&self) -> Vec<String> {
        let mut all = Vec::new();
        if self.unknown_slides > 0 {
            all.push(format!(
                "{} vector slides by a register's value were timed as slides by a power of two",
                self.unknown_slides
            ));
        }
        if self.divisions > 0 {
            all.push(format!(
                "{} vector divisions took 68 cycles an element, as measured with one pair of operands at SEW 32",
                self.divisions
            ));
        }
        all
    }

    fn copy(&self) -> Box<dyn Accelerator> {
        Box::new(self.clone())
    }
}
