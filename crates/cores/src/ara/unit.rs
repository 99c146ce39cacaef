//! The vector unit: dispatcher, sequencer, lanes and units, a cycle at a time.
//!
//! Source: `ara_dispatcher.sv`, `ara_sequencer.sv`, `lane_sequencer.sv` of soc-hub-fi/Marian e107560.

use std::collections::VecDeque;

use instar_isa::{Class, StaticTable, VectorDetail};
use instar_trace::RetiredBatch;

use super::alu::Alu;
use super::crypto::Crypto;
use super::instruction::{Does, Instruction};
use super::lane::{Lane, Request as Operand, WRITERS};
use super::mask::Mask;
use super::memory::MemoryUnit;
use super::multiplier::Multiplier;
use super::params::VectorParams;
use super::plan::{Plan, UNITS, Unit};
use super::slide::Slide;
use super::stalls;
use crate::accelerator::{Accelerator, Request, UnderWay};

/// Instructions in flight that there are numbers for.
const SLOTS: usize = 8;
/// Of a register whose elements have no width yet.
const NO_WIDTH: u8 = u8::MAX;
/// Cycles from the last write of the cryptography unit to the instruction's end (write_back.sv wb_done).
const CRYPTO_END: u64 = 1;

/// Ends of instructions in units that are not seen yet.
#[derive(Clone, Debug, Default)]
pub struct Ends {
    all: Vec<(u64, u8, Unit)>,
}

impl Ends {
    /// From cycle `from` on, the unit is done with the instruction.
    pub fn push(&mut self, from: u64, slot: u8, unit: Unit) {
        self.all.push((from, slot, unit));
    }
}

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
    ends: Ends,
    /// Units that are not done with an instruction, and those of them on which its end waits, one bit each.
    held_by: [u8; SLOTS],
    waits_for: [u8; SLOTS],
    /// Instructions that each unit holds.
    counts: [u8; UNITS],
    /// Loads and stores that are not complete.
    loads: u32,
    stores: u32,
    plans: [Plan; SLOTS],
    /// By what each depends on which others: vs1, vs2, v0 and vd.
    kinds: [[u8; 4]; SLOTS],
    /// All of it, as long as they are in flight.
    rows: [u8; SLOTS],
    /// The last instruction that reads, and the last that writes, each register: its number in flight, and which of those
    /// that had that number it is.
    readers: [(u8, u32); 32],
    writers: [(u8, u32); 32],
    issued: [u32; SLOTS],
    lane: Lane,
    alu: Alu,
    multiplier: Multiplier,
    slide: Slide,
    mask: Mask,
    crypto: Crypto,
    memory: MemoryUnit,
    words_a_register: u32,
    wait: crate::Stall,
    unknown_slides: u64,
    divisions: u64,
}

impl VectorUnit {
    /// A unit in which nothing is under way.
    pub fn new(params: VectorParams) -> Self {
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
        let lanes = params.vector_lanes;
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
            ends: Ends::default(),
            held_by: [0; SLOTS],
            waits_for: [0; SLOTS],
            counts: [0; UNITS],
            loads: 0,
            stores: 0,
            plans: [plan; SLOTS],
            kinds: [[0; 4]; SLOTS],
            rows: [0; SLOTS],
            readers: [(0, 0); 32],
            writers: [(0, 0); 32],
            issued: [0; SLOTS],
            lane: Lane::default(),
            alu: Alu::new(lanes),
            multiplier: Multiplier::new(&params),
            slide: Slide::new(lanes),
            mask: Mask::new(lanes),
            crypto: Crypto::new(lanes),
            memory: MemoryUnit::new(&params),
            words_a_register: params.vector_register_bits / 64 / params.vector_lanes,
            wait: stalls::QUEUE,
            unknown_slides: 0,
            divisions: 0,
            params,
        }
    }

    fn rests(&self) -> bool {
        self.running == 0
            && self.next.is_none()
            && self.shown.is_none()
            && self.held.is_none()
            && self.lane.rests()
            && self.ends.all.is_empty()
            && self.alu.rests()
            && self.multiplier.rests()
            && self.slide.rests()
            && self.mask.rests()
            && self.crypto.rests()
            && self.memory.rests()
    }

    /// One cycle.
    fn step(&mut self, stores: bool) {
        self.now += 1;
        let now = self.now;
        self.retire();
        let asked = self.lane.asked();
        let granted = self.access();
        let (plans, words) = (&self.plans, self.words_a_register);
        let waits = self.mask.waits();
        let (lane, ends) = (&mut self.lane, &mut self.ends);
        let masked = lane.mask(now);
        let to_lane =
            |slot: u8| matches!(plans[usize::from(slot)].unit, Unit::Alu | Unit::Multiplier | Unit::Mask);
        let mut used = waits.is_some_and(|slot| to_lane(slot) && lane.take_mask(slot, now));
        let mut uses = false;
        if !self.alu.rests() {
            uses |= self.alu.step(now, granted[0], masked, plans, lane, &mut self.slide, words, ends);
        }
        if !self.multiplier.rests() {
            uses |= self.multiplier.step(now, granted[1], masked, plans, lane, words, ends);
        }
        if uses {
            lane.use_mask();
        }
        if !self.slide.rests() {
            let mask = waits.is_some_and(|slot| plans[usize::from(slot)].unit == Unit::Slide);
            used |= self.slide.step(now, [granted[2], mask], plans, lane, words, ends);
        }
        let mut acknowledged = false;
        if !self.memory.rests() {
            let [acknowledges, uses] =
                self.memory.step(now, [stores, granted[4]], waits, plans, lane, words, ends);
            acknowledged = acknowledges;
            used |= uses;
        }
        if !self.mask.rests() {
            self.mask.step(now, [granted[3], used], plans, lane, &mut self.alu, words, ends);
        }
        self.crypto.step(now, plans, lane, words);
        lane.settle(now);
        let room = self.held.is_none();
        self.sequence_lanes(asked);
        let ready = self.sequence(room, acknowledged);
        self.dispatch(ready);
    }

    /// Instructions whose end has come are in flight no longer.
    fn retire(&mut self) {
        let now = self.now;
        let (held_by, waits_for, running) = (&mut self.held_by, &mut self.waits_for, &mut self.running);
        let (counts, loads, stores) = (&mut self.counts, &mut self.loads, &mut self.stores);
        self.ends.all.retain(|&(from, slot, unit)| {
            if from > now {
                return true;
            }
            let at = usize::from(slot);
            if held_by[at] & unit.bit() != 0 {
                held_by[at] &= !unit.bit();
                counts[unit as usize] -= 1;
            }
            match unit {
                Unit::Load => *loads -= 1,
                Unit::Store => *stores -= 1,
                _ => {}
            }
            waits_for[at] &= !unit.bit();
            if waits_for[at] == 0 {
                *running &= !(1 << slot);
            }
            false
        });
        let running = self.running;
        self.rows.iter_mut().for_each(|row| *row &= running);
    }

    /// The banks: operands are read, results written; whose were.
    fn access(&mut self) -> [bool; WRITERS] {
        let writes: [_; WRITERS] = [
            self.alu.front(),
            self.multiplier.front(),
            self.slide.front(),
            self.mask.front(),
            self.memory.front(),
            self.crypto.results.front().copied(),
        ];
        let granted = self.lane.access(self.now, writes, self.running, &self.rows);
        if granted[5]
            && let Some(write) = self.crypto.results.pop_front()
            && write.last
        {
            self.ends.push(self.now + CRYPTO_END, write.slot, Unit::Crypto);
        }
        granted
    }

    /// The lane's sequencer: the instruction's operands are asked for, once their requesters are free.
    fn sequence_lanes(&mut self, asked: u16) {
        let fresh = self.shown.filter(|_| self.held.is_none()).map(|shown| shown.slot);
        let Some(slot) = self.held.or(fresh) else { return };
        let plan = &self.plans[usize::from(slot)];
        if plan.asks & asked != 0 {
            self.held = Some(slot);
            return;
        }
        self.held = None;
        for read in plan.reads.iter().flatten() {
            let hazards = self.hazards(slot, read.hazards);
            let address = u32::from(read.register) * self.words_a_register + read.skipped;
            let (words, halves) = (read.words, read.halves);
            self.lane.requests[read.queue as usize] = Some(Operand { slot, address, words, hazards, halves });
        }
        match plan.unit {
            Unit::Alu | Unit::Mask => self.alu.take(slot, self.now + 2, plan),
            Unit::Multiplier => self.multiplier.take(slot, self.now + 2),
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
        let full = self.running.count_ones() >= self.params.vector_instructions
            || !self.queues_have_room(plan.targets);
        let kinds = self.kinds_of(&plan);
        let any = kinds.iter().fold(0, |all, &set| all | set);
        let it = plan.instruction;
        let reads = plan.reads.iter().flatten().next().is_some();
        // A slide and an instruction without operands do not wait in the lanes.
        let waits = match it.does {
            Does::Slide { up: true, .. } => kinds[0] | kinds[1] | kinds[3],
            Does::Slide { up: false, .. } => kinds[0] | kinds[1],
            _ if reads => 0,
            _ => any,
        };
        if full || waits != 0 {
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
                .mask
                .scalar
                .filter(|&(whose, cycle)| whose == slot && cycle <= self.now)
                .map(|(_, cycle)| cycle),
        };
        let Some(cycle) = cycle else { return false };
        if plan.unit == Unit::Mask {
            self.mask.scalar = None;
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
        if plan.unit != Unit::None {
            self.running |= 1 << slot;
            self.waits_for[at] = plan.unit.bit() | if it.masked { Unit::Mask.bit() } else { 0 };
            self.held_by[at] = plan.targets;
            for (unit, count) in self.counts.iter_mut().enumerate() {
                *count += plan.targets >> unit & 1;
            }
        }
        match plan.unit {
            Unit::Load => self.loads += 1,
            Unit::Store => self.stores += 1,
            _ => {}
        }
        self.issued[at] = self.issued[at].wrapping_add(1);
        let mark = (slot, self.issued[at]);
        if it.writes {
            self.writers[usize::from(it.vd)] = mark;
        }
        // Only cryptography says that it reads vd (ara_dispatcher.sv, read_vd).
        let vd = (it.reads_vd && plan.unit == Unit::Crypto).then_some(it.vd);
        let reads = [it.vs1, it.vs2, vd, it.masked.then_some(0)];
        for register in reads.into_iter().flatten() {
            self.readers[usize::from(register)] = mark;
        }
        let load = plan.unit == Unit::Load;
        self.shown = Some(Shown { slot, passes: load && !it.masked });
        let shown = self.now + 1;
        match plan.unit {
            Unit::Slide => self.slide.take(slot, shown + 1, &plan),
            Unit::Alu if plan.reduces() => self.slide.take(slot, shown + 1, &plan),
            Unit::Crypto => self.crypto.take(slot, shown),
            Unit::Load | Unit::Store => self.memory.take(shown, slot, &plan, next.address),
            _ => {}
        }
        if it.masked || plan.unit == Unit::Mask {
            self.mask.take(slot, shown + 1, &plan);
        }
    }

    /// Instructions in flight on which this one depends, through vs1, vs2, v0 and vd.
    fn kinds_of(&self, plan: &Plan) -> [u8; 4] {
        let it = plan.instruction;
        let of = |list: &[(u8, u32); 32], register: u8| {
            let (slot, which) = list[usize::from(register)];
            if self.issued[usize::from(slot)] == which { 1 << slot & self.running } else { 0 }
        };
        let written = |register: Option<u8>| register.map_or(0, |register| of(&self.writers, register));
        let before = if it.writes { of(&self.readers, it.vd) } else { 0 };
        let again = if it.writes || it.reads_vd { of(&self.writers, it.vd) } else { 0 };
        let mask = written(it.masked.then_some(0));
        [written(it.vs1) | before, written(it.vs2) | before, mask, again | before]
    }

    /// Whether each of these units has room for another instruction.
    fn queues_have_room(&self, targets: u8) -> bool {
        let depth = |unit: usize| match unit {
            2 => self.params.vector_slide_queue,
            // The RTL supports one only (ara_pkg.sv MaskuInsnQueueDepth).
            3 => 1,
            _ => self.params.vector_unit_queue,
        };
        (0..UNITS).all(|unit| targets >> unit & 1 == 0 || u32::from(self.counts[unit]) < depth(unit))
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
                | Does::Reduce { .. }
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
            if entry.class != Class::Vector {
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
            let read = Instruction::read(entry.word).and_then(|instruction| match instruction.does {
                Does::Crypto { .. } if !self.params.vector_crypto => {
                    Err("needs a unit for cryptography, and the core states vector_crypto = false")
                }
                _ => Ok(instruction),
            });
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
        UnderWay { loads: self.loads, stores: self.stores }
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
