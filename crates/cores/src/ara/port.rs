//! The vector unit as the scalar core sees it.
//!
//! Source: the port between CVA6 and Ara (`accelerator_req_t`, `accelerator_resp_t`), `ara_dispatcher.sv` of
//! soc-hub-fi/Marian e107560.

use instar_isa::{Class, StaticTable, VectorDetail};
use instar_trace::RetiredBatch;
use smallvec::SmallVec;

use super::FAMILY;
use super::dispatcher::Offered;
use super::group;
use super::instruction::{Does, Instruction};
use super::plan::{Plan, Unit};
use super::stalls;
use super::unit::VectorUnit;
use crate::Family;
use crate::accelerator::{Accelerator, Request, UnderWay};

/// Units whose instructions are shown, in the order of the family's gauges behind those of the scalar core.
const HOLDERS: [Unit; 7] =
    [Unit::Alu, Unit::Multiplier, Unit::Slide, Unit::Mask, Unit::Load, Unit::Store, Unit::Crypto];

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
        self.work(now, stores);
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

    fn family(&self) -> &'static Family {
        &FAMILY
    }

    fn show(&mut self, now: u64, stores: bool, gauges: &mut SmallVec<[usize; 16]>) {
        self.work(now, stores);
        gauges.extend(HOLDERS.iter().map(|&unit| usize::from(self.counts[unit as usize])));
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

impl VectorUnit {
    /// Works up to and through cycle `now`.
    fn work(&mut self, now: u64, stores: bool) {
        while self.now < now {
            if self.rests() && self.offered.is_none_or(|offered| offered.from > self.now + 1) {
                let until = self.offered.map_or(now, |offered| now.min(offered.from - 1));
                self.now = until;
                self.empties = false;
                continue;
            }
            self.step(stores);
        }
    }
}
