//! The vector unit: dispatcher, sequencer, lanes and units, a cycle at a time.
//!
//! Source: `ara_dispatcher.sv`, `ara_sequencer.sv`, `lane_sequencer.sv` of soc-hub-fi/Marian
//! e107560.

use instar_isa::VectorDetail;

use super::alu::Alu;
use super::crypto::Crypto;
use super::cycle::{Cycle, Ends};
use super::dispatcher::Offered;
use super::instruction::Instruction;
use super::lane::{Lane, WRITERS, told_slot};
use super::mask::Mask;
use super::memory::MemoryUnit;
use super::multiplier::Multiplier;
use super::params::VectorParams;
use super::plan::{Plan, UNITS, Unit};
use super::rearrange::{NO_WIDTH, Rearranging};
use super::sequencer::{Next, Shown};
use super::slide::Slide;
use super::still::StandsStill;
use super::uneven::Uneven;
use crate::relative::Relative;

/// Instructions in flight that there are numbers for.
pub(super) const SLOTS: usize = 8;
/// The name of every instruction that traps.
pub(super) const REFUSED: u64 = u64::MAX - 1;

/// A vector unit.
#[derive(Clone, Debug)]
pub struct VectorUnit {
    pub(super) params: VectorParams,
    pub(super) now: u64,
    pub(super) offered: Option<Offered>,
    /// vtype as the last instruction found it, for the next change of LMUL.
    pub(super) lmul: i8,
    /// The dispatcher waits until nothing is in flight.
    pub(super) empties: bool,
    /// Registers that are rearranged before the offered instruction goes on.
    pub(super) rearranging: Option<Rearranging>,
    pub(super) widths: [u8; 32],
    /// Where the RTL would not have gone on.
    pub(super) stands_still: StandsStill,
    /// Cycles in which nothing was written, answered or ended, up to [`QUIET`].
    pub(super) quiet: u8,
    pub(super) next: Option<Next>,
    /// The sequencer waits for memory's acknowledgement or for a scalar result of this instruction.
    pub(super) waiting: Option<u8>,
    pub(super) shown: Option<Shown>,
    /// What the lanes hold until their requesters take it.
    pub(super) held: Option<u8>,
    pub(super) running: u8,
    pub(super) ends: Ends,
    /// Units that are not done with an instruction, and those of them on which its end waits, one
    /// bit each.
    pub(super) held_by: [u8; SLOTS],
    pub(super) waits_for: [u8; SLOTS],
    /// Instructions that each unit holds.
    pub(super) counts: [u8; UNITS],
    /// Loads and stores that are not complete.
    pub(super) loads: u32,
    pub(super) stores: u32,
    pub(super) plans: [Plan; SLOTS],
    /// By what each depends on which others: vs1, vs2, v0 and vd.
    pub(super) kinds: [[u8; 4]; SLOTS],
    /// All of it, as long as they are in flight.
    pub(super) rows: [u8; SLOTS],
    /// What each waits for in the end, one bit each (`all_before`).
    pub(super) behind: [u8; SLOTS],
    /// The last instruction that reads, and the last that writes, each register: its number in
    /// flight, and which of those that had that number it is.
    pub(super) readers: [(u8, u32); 32],
    pub(super) writers: [(u8, u32); 32],
    pub(super) issued: [u32; SLOTS],
    pub(super) lane: Lane,
    pub(super) uneven: Option<Box<Uneven>>,
    pub(super) alu: Alu,
    pub(super) multiplier: Multiplier,
    pub(super) slide: Slide,
    pub(super) mask: Mask,
    pub(super) crypto: Crypto,
    pub(super) memory: MemoryUnit,
    pub(super) words_a_register: u32,
    /// Cycles in which each instruction was shown to the units and left them, for the comparison
    /// with RTL.
    #[cfg(test)]
    pub(super) log: Vec<[u64; 2]>,
    /// Which of these bring registers into another order.
    #[cfg(test)]
    pub(super) hidden: Vec<bool>,
    #[cfg(test)]
    pub(super) logged: [usize; SLOTS],
}

impl VectorUnit {
    /// A unit in which nothing is under way.
    pub fn new(params: VectorParams) -> Self {
        let detail = VectorDetail { vl: 1, vtype: Some(0) };
        let plan = Plan::new(Instruction::NOTHING, detail, &params).expect("vl is 1");
        let lanes = params.vector_lanes;
        Self {
            now: 0,
            offered: None,
            lmul: 0,
            empties: false,
            rearranging: None,
            widths: [NO_WIDTH; 32],
            stands_still: StandsStill::default(),
            quiet: 0,
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
            behind: [0; SLOTS],
            readers: [(0, 0); 32],
            writers: [(0, 0); 32],
            issued: [0; SLOTS],
            lane: Lane::default(),
            uneven: None,
            alu: Alu::new(lanes),
            multiplier: Multiplier::new(&params),
            slide: Slide::new(lanes),
            mask: Mask::new(lanes),
            crypto: Crypto::new(lanes),
            memory: MemoryUnit::new(&params),
            words_a_register: params.vector_register_bits / 64 / params.vector_lanes,
            #[cfg(test)]
            log: Vec::new(),
            #[cfg(test)]
            hidden: Vec::new(),
            #[cfg(test)]
            logged: [0; SLOTS],
            params,
        }
    }

    /// An instruction that traps stands before it: that is answered at once.
    pub(super) fn offer_refused(&mut self) {
        let instruction = Instruction::NOTHING;
        let (detail, address) = (VectorDetail { vl: 0, vtype: None }, 0);
        self.stand(REFUSED, instruction, detail, None, address);
    }

    /// An instruction stands before it from the next cycle on; `name` tells it, with its vl and
    /// vtype, from every other one. `address` is where its memory accesses begin, or by how many
    /// elements it slides and one more, where a register says that.
    pub(super) fn offer(&mut self, name: u64, instruction: Instruction, detail: VectorDetail, address: u64) {
        let instruction = instruction.slid_by(address);
        let plan = Plan::new(instruction, detail, &self.params).map(|plan| plan.named(name));
        let address = plan.map_or(0, |plan| plan.place(address));
        self.stand(name, instruction, detail, plan, address);
    }

    fn stand(
        &mut self,
        name: u64,
        instruction: Instruction,
        detail: VectorDetail,
        plan: Option<Plan>,
        address: u64,
    ) {
        let (from, sent, rearranged, answer) = (self.now + 1, false, 0, None);
        self.offered =
            Some(Offered { name, from, instruction, detail, plan, address, sent, rearranged, answer });
    }

    /// One cycle; how long ago what was offered was answered, in cycles, once it is.
    pub(super) fn tick(&mut self, stores: bool) -> Option<u64> {
        if self.offered.is_none() && self.rests() {
            self.now += 1;
            (self.empties, self.quiet) = (false, 0);
            (self.uneven, self.lane.other) = (None, None);
            return None;
        }
        self.go_on(stores);
        let answer = self.offered?.answer?;
        self.offered = None;
        Some(self.now - answer)
    }

    /// At what the RTL would have stood still so far.
    pub(super) fn stood_still(&self) -> StandsStill {
        let (reduction, slide, round) = (self.alu.gave_way, self.slide.went_without, self.slide.goes_round);
        StandsStill { reduction, slide, round, ..self.stands_still }
    }

    /// Tells what is in it, as it is seen from the present cycle: what follows is the same where
    /// this is.
    pub(super) fn encode(&self, relative: &mut Relative) {
        let slots = self.lane.encode(relative);
        if let Some(uneven) = &self.uneven {
            uneven.encode(relative);
        }
        self.alu.encode(relative);
        self.multiplier.encode(relative);
        self.slide.encode(relative);
        self.mask.encode(relative);
        self.crypto.encode(relative);
        self.memory.encode(relative);
        relative.number(self.offered.map_or(u64::MAX, |offered| offered.name));
        if let Some(Offered { from, address, sent, rearranged, .. }) = self.offered {
            relative.time(from);
            relative.number(address << 4 | u64::from(sent) << 3 | u64::from(rearranged));
        }
        relative.number(self.next.map_or(u64::MAX, |next| next.plan.name));
        if let Some(Next { from, address, .. }) = self.next {
            relative.time(from);
            relative.number(address);
        }
        relative.number(
            told_slot(self.waiting)
                | told_slot(self.held) << 8
                | told_slot(self.shown.map(|shown| shown.slot)) << 16
                | u64::from(self.shown.is_some_and(|shown| shown.passes)) << 24
                | u64::from(self.empties) << 25
                | u64::from(self.lmul as u8) << 32
                | u64::from(self.running) << 40
                | u64::from(self.quiet) << 48,
        );
        match &self.rearranging {
            Some(rearranging) => rearranging.encode(relative),
            None => relative.number(0),
        }
        relative.number(u64::from(self.loads) << 32 | u64::from(self.stores));
        relative.count(self.ends.all.len());
        for &(from, slot, unit) in &self.ends.all {
            relative.time(from);
            relative.number(u64::from(slot) << 8 | unit as u64);
        }
        for bytes in [self.held_by, self.waits_for, self.counts, self.rows, self.behind] {
            relative.number(u64::from_le_bytes(bytes));
        }
        for widths in self.widths.chunks(8) {
            relative.number(widths.iter().fold(0, |all, &width| all << 8 | u64::from(width)));
        }
        // Marks of instructions that are not in flight count no more.
        let live = |&(slot, which): &(u8, u32)| {
            let at = usize::from(slot);
            let live = self.issued[at] == which && self.running >> slot & 1 == 1;
            if live { u64::from(slot) + 1 } else { 0 }
        };
        for marks in self.readers.chunks(16).chain(self.writers.chunks(16)) {
            relative.number(marks.iter().fold(0, |all, mark| all << 4 | live(mark)));
        }
        let at_work = [self.waiting, self.held, self.shown.map(|shown| shown.slot)];
        let slots = at_work
            .iter()
            .flatten()
            .fold(slots | self.running | self.slide.holds(), |all, &slot| all | 1 << slot);
        for (at, plan) in self.plans.iter().enumerate() {
            if slots >> at & 1 == 1 || self.held_by[at] != 0 {
                relative.number(at as u64);
                relative.number(plan.name);
                relative.number(u64::from(plan.slides().1));
                relative.number(u64::from(u32::from_le_bytes(self.kinds[at])));
            }
        }
    }

    /// Whether nothing is under way.
    pub(super) fn rests(&self) -> bool {
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
    pub(super) fn step(&mut self, stores: bool) {
        self.now += 1;
        let now = self.now;
        self.retire();
        let asked = self.lane.asked();
        let granted = self.access();
        let waits = self.mask.waits();
        let at = &mut Cycle {
            now,
            plans: &self.plans,
            behind: &self.behind,
            words_a_register: self.words_a_register,
            masks: self.mask.first(),
            lane: &mut self.lane,
            stands_still: &mut self.stands_still,
            ends: &mut self.ends,
        };
        let unit = |slot: u8| self.plans[usize::from(slot)].unit;
        let masked = at.lane.mask(now);
        let to_lane = |slot: u8| matches!(unit(slot), Unit::Alu | Unit::Multiplier | Unit::Mask);
        let mut used = waits.is_some_and(|slot| to_lane(slot) && at.lane.take_mask(slot, now));
        let mut uses = false;
        if !self.alu.rests() {
            uses |= self.alu.step(at, granted[0], masked, &mut self.slide);
        }
        if !self.multiplier.rests() {
            uses |= self.multiplier.step(at, granted[1], masked);
        }
        if uses {
            at.lane.use_mask();
        }
        if !self.slide.rests() {
            let mask = waits.is_some_and(|slot| unit(slot) == Unit::Slide);
            used |= self.slide.step(at, granted[2], mask);
        }
        let mut acknowledged = false;
        if !self.memory.rests() {
            let [acknowledges, uses] = self.memory.step(at, [stores, granted[4]], waits);
            acknowledged = acknowledges;
            used |= uses;
        }
        if !self.mask.rests() {
            let slides = self.slide.holds();
            let others = |slot: u8| self.held_by[usize::from(slot)] & !Unit::Mask.bit();
            let alone = at.masks.is_some_and(|slot| others(slot) == 0 && slides >> slot & 1 == 0);
            self.mask.step(at, [granted[3], used, alone], &mut self.alu);
        }
        let direct = self.crypto.direct();
        self.crypto.step(now, at.plans, at.lane, at.words_a_register);
        at.lane.settle(now, direct);
        self.wait_for_last_lane();
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
        let (lane, slides) = (&mut self.lane, self.slide.holds());
        #[cfg(test)]
        let (log, logged) = (&mut self.log, &self.logged);
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
            if waits_for[at] == 0 && held_by[at] == 0 && slides >> slot & 1 == 0 {
                lane.forget(slot);
            }
            if waits_for[at] == 0 {
                *running &= !(1 << slot);
                #[cfg(test)]
                {
                    log[logged[at]][1] = now;
                }
            }
            false
        });
        let running = self.running;
        self.rows.iter_mut().chain(&mut self.behind).for_each(|row| *row &= running);
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
        let forced = [None; WRITERS];
        let granted = self.lane.access(self.now, writes, forced, self.running, &self.rows);
        self.access_last_lane(&writes, granted);
        if granted[5]
            && let Some((slot, end)) = self.crypto.written(self.now, &self.plans)
        {
            self.ends.push(end, slot, Unit::Crypto);
        }
        granted
    }
}
