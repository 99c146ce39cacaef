//! The vector unit as the scalar core sees it.
//!
//! Source: the port between CVA6 and Ara (`accelerator_req_t`, `accelerator_resp_t`),
//! `ara_dispatcher.sv` of soc-hub-fi/Marian e107560.

use instar_isa::{Class, StaticTable, VectorDetail};
use instar_trace::{Flags, RetiredBatch};
use smallvec::SmallVec;

use super::FAMILY;
use super::described::{self, Cost};
use super::instruction::{Instruction, UnitOperation};
use super::memo::Memo;
use super::params::VectorParams;
use super::plan::{self, Plan, Unit};
use super::stalls;
use super::unit::VectorUnit;
use crate::Family;
use crate::relative::Relative;
use crate::units::{Accelerator, Answer, AttachedUnit, MemoryPort, Offer, UnderWay};
use crate::{CustomTiming, Stall};

/// Units whose instructions are shown, in the order of the family's gauges after those of the
/// scalar core.
const HOLDERS: [Unit; 7] =
    [Unit::Alu, Unit::Multiplier, Unit::Slide, Unit::Mask, Unit::Load, Unit::Store, Unit::Crypto];

/// The unit with what the core in front of it says and asks.
#[derive(Clone, Debug)]
pub struct Port {
    memo: Memo,
    params: VectorParams,
    /// What a design's instructions cost, by their number.
    timings: Vec<Option<CustomTiming<Cost>>>,
    instructions: Vec<Option<Instruction>>,
    /// The last cycle that the unit worked through.
    now: u64,
    /// The instruction that stands before it.
    offered: Option<u64>,
    answer: Option<u64>,
    wait: Stall,
    /// By static entry: vl and vtype of its last request, and the bytes that it moves by these.
    bytes: Vec<(u64, u32)>,
    unknown_slides: u64,
    divisions: u64,
}

impl Port {
    /// The port of a unit in which nothing is under way.
    pub fn new(unit: VectorUnit, timings: Vec<Option<CustomTiming<Cost>>>) -> Self {
        Self {
            params: unit.params.clone(),
            memo: Memo::new(unit),
            timings,
            instructions: Vec::new(),
            now: 0,
            offered: None,
            answer: None,
            wait: stalls::QUEUE,
            bytes: Vec::new(),
            unknown_slides: 0,
            divisions: 0,
        }
    }

    /// Works through the cycles up to and with `now`.
    fn work_off(&mut self, now: u64, stores: bool) {
        while self.now < now {
            if self.memo.is_still() {
                self.now = now;
                return;
            }
            self.tick(stores);
        }
    }

    /// What of its address matters, or how far it slides where a register says that, and one more.
    /// An instruction mostly moves as many bytes as the last time.
    fn place(&mut self, offer: &Offer<'_>, instruction: Instruction, detail: VectorDetail) -> u64 {
        if let UnitOperation::Slide { by: None, .. } = instruction.does {
            return VectorDetail::slide(offer.operand.unwrap_or(0)).map_or(0, |by| u64::from(by) + 1);
        }
        let Some(address) = offer
            .accesses
            .first()
            .map(|access| access.address)
            .filter(|_| matches!(instruction.does, UnitOperation::Memory(_)))
        else {
            return 0;
        };
        let at = offer.id as usize;
        if self.bytes.len() <= at {
            self.bytes.resize(self.instructions.len(), (0, 0));
        }
        let shape = offer.operand.unwrap_or(0);
        if self.bytes[at].0 != shape {
            let plan = Plan::new(instruction, detail, &self.params);
            self.bytes[at] = (shape, plan.map_or(0, |plan| plan.bytes));
        }
        plan::place(address, self.bytes[at].1)
    }

    /// Counts what is taken for granted.
    fn note(&mut self, does: UnitOperation, detail: u64) {
        match does {
            UnitOperation::Slide { by: None, .. } => {
                self.unknown_slides += u64::from(VectorDetail::slide(detail).is_none());
            }
            UnitOperation::Divide => self.divisions += 1,
            _ => {}
        }
    }

    /// The instruction that is offered, with its vl and vtype.
    fn known(&self, offer: &Offer<'_>) -> Option<(Instruction, VectorDetail)> {
        let known = self.instructions.get(offer.id as usize).copied().flatten();
        known.zip(VectorDetail::unpack(offer.operand.unwrap_or(0)))
    }

    fn tick(&mut self, stores: bool) {
        self.now += 1;
        if let Some(ago) = self.memo.tick(stores) {
            self.answer = Some(self.now - ago);
        }
    }
}

impl AttachedUnit for Port {
    /// One instruction at a time stands before it.
    fn takes(&self, _offer: &Offer<'_>) -> bool {
        self.offered.is_none()
    }

    fn hand_over(&mut self, offer: &Offer<'_>, ticket: u64) {
        self.offered = Some(ticket);
        // Between instructions the core asks only while loads or stores are under way; what is left
        // does not ask for its own stores.
        self.work_off(offer.now.saturating_sub(1), false);
        let Some((instruction, detail)) = self.known(offer) else {
            self.memo.offer_refused();
            self.wait = stalls::QUEUE;
            return;
        };
        let place = self.place(offer, instruction, detail);
        self.memo.offer(offer.id, instruction, detail, place);
        self.wait = match instruction.does {
            UnitOperation::Memory(_) => stalls::MEMORY,
            UnitOperation::ElementToScalar | UnitOperation::MaskToScalar => stalls::RESULT,
            UnitOperation::Configure => stalls::RESHUFFLE,
            _ => stalls::QUEUE,
        };
    }

    fn answer(&mut self, now: u64, memory: &mut MemoryPort) -> Option<Answer> {
        self.work_off(now, memory.core_stores);
        let cycle = self.answer.take()?;
        self.offered.take().map(|ticket| Answer { ticket, cycle })
    }

    fn under_way(&self) -> UnderWay {
        self.memo.under_way()
    }

    /// The number of its state: what follows is the same from the same one, where the core has no
    /// stores under way that it would ask for. A state without a number cannot be seen from
    /// elsewhere.
    fn visit(&mut self, relative: &mut Relative) {
        relative.visit_maybe_ticket(&mut self.offered);
        let now = relative.now;
        if relative.reads() {
            let mut state = 0;
            relative.visit(&mut state);
            self.memo.go_to(state as u32, now.saturating_sub(self.now));
            (self.now, self.answer) = (now, None);
            return;
        }
        self.work_off(now, false);
        match self.memo.state().filter(|_| self.now == now && self.answer.is_none()) {
            Some(state) => relative.number(u64::from(state)),
            None => relative.refuse(),
        }
    }
}

impl Accelerator for Port {
    fn offered(&self) -> Option<u64> {
        self.offered
    }

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
            // The dispatcher answers at once that it is illegal (ara_dispatcher.sv,
            // acc_resp_o.error).
            if batch.flags[at].has(Flags::TRAP) {
                continue;
            }
            let Some(detail) = VectorDetail::unpack(batch.details[at]) else {
                return Err(format!(
                    "the trace does not tell vl and vtype of the vector instruction at {:#x}, on which its time \
                     depends; record it with Instar's own simulator",
                    entry.pc
                ));
            };
            // No vtype lets vl be more than all bits of a register: eight registers of bytes.
            let most = self.params.vector_register_bits;
            if u32::from(detail.vl) > most {
                return Err(format!(
                    "vl is {} at the vector instruction at {:#x}, and this core has registers of {most} bits, so that vl is \
                     {most} at most; record the trace with this VLEN",
                    detail.vl, entry.pc
                ));
            }
            if let Some(known) = self.instructions[id as usize] {
                self.note(known.does, batch.details[at]);
                continue;
            }
            let read = match of_design {
                Some(custom) => match self.timings.get(usize::from(custom)) {
                    Some(Some(timing)) => described::of_design(entry, timing),
                    _ => Err("is a design's, which states no cost of it for this core".to_owned()),
                },
                None => Instruction::read(entry.word).map_err(str::to_owned).and_then(|instruction| {
                    match instruction.does {
                        UnitOperation::Crypto { .. } if !self.params.vector_crypto => {
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
            self.note(instruction.does, batch.details[at]);
            self.instructions[id as usize] = Some(instruction);
        }
        Ok(())
    }

    fn pass(&mut self, until: u64, memory: &MemoryPort) -> u64 {
        let before = self.memo.under_way();
        while self.now < until {
            if self.memo.is_still() {
                self.now = until;
                break;
            }
            self.tick(memory.core_stores);
            if self.answer.is_some() || self.memo.under_way() != before {
                return self.now - 1;
            }
        }
        self.now
    }

    fn key(&mut self, offer: &Offer<'_>) -> u64 {
        let Some((instruction, detail)) = self.known(offer) else { return 0 };
        self.place(offer, instruction, detail) << 32 | detail.pack() & ((1 << 25) - 1)
    }

    fn renumbered(&self) -> u64 {
        self.memo.forgotten()
    }

    fn waits(&self) -> Stall {
        if self.memo.reshuffles() { stalls::RESHUFFLE } else { self.wait }
    }

    fn orders(&self) -> Stall {
        stalls::ORDER
    }

    fn family(&self) -> &'static Family {
        &FAMILY
    }

    fn show(&mut self, now: u64, gauges: &mut SmallVec<[usize; 16]>) {
        // What asks for the core's stores was worked off for its answer in this cycle.
        self.work_off(now, false);
        let unit = self.memo.unit();
        gauges.extend(HOLDERS.iter().map(|&holder| usize::from(unit.counts[holder as usize])));
        gauges.extend(HOLDERS.iter().map(|&holder| unit.doing(holder)));
    }

    fn assumptions(&self) -> Vec<String> {
        let mut all = self.stands_still();
        if self.unknown_slides > 0 {
            all.push(format!(
                "{} vector slides by a register's value, which the trace does not tell, were timed as slides by one",
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

    fn stands_still(&self) -> Vec<String> {
        self.memo.stands_still().sentences().collect()
    }

    fn copy(&self) -> Box<dyn Accelerator> {
        Box::new(self.clone())
    }
}
