//! The sequencer in front of the units, and those in the lanes: who issues, what is waited for, who
//! has room.
//!
//! Source: `ara_sequencer.sv`, `lane_sequencer.sv` of soc-hub-fi/Marian e107560.

use super::instruction::UnitOperation;
use super::lane::Request as Operand;
use super::operands::Queue;
use super::plan::{Plan, UNITS, Unit};
use super::unit::{SLOTS, VectorUnit};

/// An instruction that the sequencer shows to the units.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shown {
    pub(super) slot: u8,
    /// It has no hazards and needs nothing of the lanes: it does not wait for them.
    pub(super) passes: bool,
}

/// What the sequencer is to issue next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Next {
    pub(super) plan: Plan,
    pub(super) address: u64,
    pub(super) from: u64,
}

impl VectorUnit {
    /// The lane's sequencer: the instruction's operands are asked for, once their requesters are
    /// free.
    pub(super) fn sequence_lanes(&mut self, asked: u16) {
        let fresh = self.shown.filter(|_| self.held.is_none()).map(|shown| shown.slot);
        let Some(slot) = self.held.or(fresh) else { return };
        let plan = &self.plans[usize::from(slot)];
        if plan.asks & asked != 0 {
            self.held = Some(slot);
            return;
        }
        self.held = None;
        self.share_out(slot);
        let plan = &self.plans[usize::from(slot)];
        for read in plan.reads.iter().flatten() {
            let hazards = self.hazards(slot, read.hazards);
            let address = u32::from(read.register) * self.words_a_register + read.skipped;
            let (words, halves) = (read.words, read.halves);
            self.lane.requests[read.queue as usize] = Some(Operand { slot, address, words, hazards, halves });
        }
        match plan.unit {
            Unit::Alu | Unit::Mask => {
                self.alu.take(slot, self.now + 2, plan, self.behind[usize::from(slot)]);
            }
            Unit::Multiplier => self.multiplier.take(slot, self.now + 2),
            Unit::Slide => self.slide.asks(slot),
            _ => {}
        }
        self.ask_last_lane(slot);
    }

    /// Instructions in flight that an operand of `slot` must not overtake.
    fn hazards(&self, slot: u8, kinds: u8) -> u8 {
        self.kinds[usize::from(slot)]
            .iter()
            .enumerate()
            .filter(|(kind, _)| kinds >> kind & 1 == 1)
            .fold(0, |all, (_, &set)| all | set)
    }

    /// The sequencer; whether it takes another instruction in this cycle. `room`: the lanes took
    /// what they were shown.
    pub(super) fn sequence(&mut self, room: bool, acknowledged: bool) -> bool {
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
        let taken = self.taken();
        let full = self.running.count_ones() >= self.params.vector_instructions
            || taken == u8::MAX
            || self.uneven.as_ref().is_some_and(|uneven| uneven.stalls(self.now))
            || !self.queues_have_room(&plan);
        let kinds = self.kinds_of(&plan);
        let any = kinds.iter().fold(0, |all, &set| all | set);
        let it = plan.instruction;
        let reads = plan.reads.iter().flatten().next().is_some();
        // A slide and an instruction without operands do not wait in the lanes.
        let waits = match it.does {
            UnitOperation::Slide { up: true, .. } => kinds[0] | kinds[1] | kinds[3],
            UnitOperation::Slide { up: false, .. } => kinds[0] | kinds[1],
            _ if reads => 0,
            _ => any,
        };
        if full || waits != 0 {
            return false;
        }
        let slot = (!taken).trailing_zeros() as u8;
        self.issue(slot, &next, kinds, any);
        let scalar = !it.writes && plan.unit != Unit::Store;
        if matches!(it.does, UnitOperation::Memory(_)) || scalar {
            self.waiting = Some(slot);
            return false;
        }
        self.next = None;
        true
    }

    /// Numbers that are not free, one bit each: those in flight, and those of which a unit still
    /// has something to do.
    fn taken(&self) -> u8 {
        let held = self.held_by.iter().enumerate().fold(0, |all, (at, &by)| all | u8::from(by != 0) << at);
        self.running | held | self.slide.holds()
    }

    /// Whether what the sequencer waits for has come.
    fn wait_for(&mut self, slot: u8, acknowledged: bool) -> bool {
        let plan = &self.plans[usize::from(slot)];
        let cycle = match plan.instruction.does {
            UnitOperation::Memory(_) => acknowledged.then_some(self.now),
            UnitOperation::ElementToScalar => {
                let here = self.lane.has(Queue::MaskB, slot, self.now, 0);
                if here {
                    self.lane.pop(Queue::MaskB);
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
        self.behind[at] = self.all_before(&plan, any);
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
        #[cfg(test)]
        {
            self.logged[at] = self.log.len();
            self.log.push([self.now + 1, 0]);
            self.hidden.push(plan.name >> 63 == 1);
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
            Unit::Crypto => self.crypto.take(slot, shown, &plan),
            Unit::Load | Unit::Store => self.memory.take(shown, slot, &plan, next.address),
            _ => {}
        }
        if it.masked || plan.unit == Unit::Mask {
            self.mask.take(slot, shown + 1, &plan);
        }
    }

    /// Instructions in flight that one waits for: by its registers (`any`), by a unit in which they
    /// stand before it, or because these wait for them. The ALU's order counts for nothing: there
    /// they take their operands before it does.
    fn all_before(&self, plan: &Plan, any: u8) -> u8 {
        let memory = Unit::Load.bit() | Unit::Store.bit();
        let queues = |units: u8| (units | if units & memory == 0 { 0 } else { memory }) & !Unit::Alu.bit();
        let own = queues(plan.targets);
        let each = (0..SLOTS).filter(|&before| self.running >> before & 1 == 1);
        each.filter(|&before| any >> before & 1 == 1 || queues(self.held_by[before]) & own != 0)
            .fold(0, |all, before| all | 1 << before | self.behind[before])
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
    fn queues_have_room(&self, plan: &Plan) -> bool {
        let targets = plan.targets;
        let depth = |unit: usize| match unit {
            2 => self.params.vector_slide_queue,
            // The RTL supports one only (ara_pkg.sv MaskuInsnQueueDepth).
            3 => 1,
            _ => self.params.vector_unit_queue,
        };
        (0..UNITS).all(|unit| targets >> unit & 1 == 0 || u32::from(self.counts[unit]) < depth(unit))
    }
}
