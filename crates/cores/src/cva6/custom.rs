//! A design's instructions in the execute stage: on a unit of the core, or handed over to the
//! coprocessor.
//!
//! Source: docs/reference/design.md, `[timing]`; the units' side is [`crate::units`].

use instar_trace::AccessKind;
use smallvec::SmallVec;

use super::info::{Fu, Info};
use super::memo::Op;
use super::queue::{Fetched, WRONG};
use super::scoreboard::PENDING;
use super::{Cva6, causes};
use crate::parts::registers::Registers;
use crate::units::{AttachedUnit, Offer, Promise, PromisedResults, ResultPort};
use crate::{CommitObserver, Latency};

/// Cycles ahead for which the result bus is reserved at most.
const BUS_CYCLES: u64 = 64;

impl<O: CommitObserver> Cva6<O> {
    fn offer(&self, info: &Info, unit: u8, fetched: &Fetched) -> Offer<'static> {
        let operand = self.operand_value(fetched);
        Offer {
            now: self.now,
            takes_from: 0,
            id: fetched.id,
            instruction: info.custom,
            unit,
            operand,
            accesses: &[],
        }
    }

    /// Whether the coprocessor takes the instruction in this cycle, and its result finds the bus
    /// free.
    pub(super) fn coprocessor_free(&self, info: &Info, unit: u8, fetched: &Fetched) -> bool {
        let offer = self.offer(info, unit, fetched);
        let Promise { cycle, port } = self.coprocessor.result(&offer, 0);
        let ahead = cycle - self.now;
        let bus_free = port != ResultPort::Shared || ahead >= BUS_CYCLES || self.bus >> ahead & 1 == 0;
        bus_free && self.coprocessor.takes(&offer)
    }

    /// Whether the multiplier, with which the unit shares hardware, has begun a product in this
    /// cycle. Other units of the core do not begin with an instruction of the design in one cycle,
    /// or have nothing that it could share.
    pub(super) fn shared(&self, unit: u8) -> bool {
        let multiplier = Fu::Multiply.core_unit();
        self.multiplied == self.now && multiplier.is_some_and(|it| self.coprocessor.shares(unit, it))
    }

    /// Hands the instruction over to the coprocessor.
    pub(super) fn hand_over(&mut self, info: &Info, unit: u8, fetched: &Fetched, ticket: u64) {
        let offer = self.offer(info, unit, fetched);
        let Promise { cycle, port } = self.coprocessor.result(&offer, 0);
        let ahead = cycle - self.now;
        if port == ResultPort::Shared && ahead < BUS_CYCLES {
            self.bus |= 1 << ahead;
        }
        // What it would access on a wrong path nobody knows: it makes no access there.
        if self.coprocessor.late.has(unit) && fetched.position != WRONG {
            let Self { stream, coprocessor, .. } = self;
            let accesses = stream.accesses(fetched.position);
            return coprocessor.hand_over(&Offer { accesses, ..offer }, ticket);
        }
        self.coprocessor.hand_over(&offer, ticket);
    }

    /// From when on the result for destination `index` can be used.
    fn result(&self, info: &Info, index: usize, fetched: &Fetched) -> u64 {
        match info.fu {
            Fu::Own(unit) => self.coprocessor.result(&self.offer(info, unit, fetched), index).cycle,
            _ => self.now + self.latency_of(info, index, fetched),
        }
    }

    /// Latency of destination `index` of a design's instruction on a unit of the core.
    fn latency_of(&self, info: &Info, index: usize, fetched: &Fetched) -> u64 {
        let Some(timing) = self.timing(info) else { return 1 };
        let operand = match timing.common.latency {
            Latency::Steps { .. } => self.operand_value(fetched),
            _ => None,
        };
        u64::from(timing.common.latency.of(index, operand))
    }

    /// The operand on which the latency of a design's instruction depends; on a wrong path, where
    /// nobody knows it, that of the last time.
    fn operand_value(&self, fetched: &Fetched) -> Option<u64> {
        if fetched.position == WRONG {
            return self.last_details.get(&fetched.id).copied().flatten();
        }
        self.stream.get(fetched.position).filter(|retired| retired.operand).map(|retired| retired.detail)
    }

    /// What this model cannot time is told, not guessed: accesses of several cycles, and those that
    /// are not of the kind of the unit.
    pub(super) fn refuse_accesses(&mut self, info: &Info, fetched: &Fetched) {
        let accesses = self.stream.accesses(fetched.position);
        let any = |kind| accesses.iter().any(|access| access.kind == kind);
        if accesses.is_empty() {
            return;
        }
        if matches!(info.fu, Fu::Own(unit) if self.coprocessor.late.has(unit)) {
            return;
        }
        let Some(timing) = self.book.timing(info).map(|timing| &timing.common) else { return };
        let (made, most) = (accesses.len(), timing.memory_accesses_per_cycle as usize);
        let name = &timing.mnemonic;
        let reason = match info.fu {
            _ if made > most => format!(
                "\"{name}\" made {made} memory accesses, and its cost allows {most} in a cycle \
                 (memory_accesses_per_cycle); this model knows no instruction whose accesses take several cycles"
            ),
            Fu::Load if any(AccessKind::Write) => format!(
                "\"{name}\" wrote memory, and its cost names the unit \"load\", which cannot; this model times \
                 instructions that only read in \"load\", and those that only write in \"store\""
            ),
            Fu::Store if any(AccessKind::Read) => format!(
                "\"{name}\" read memory, and its cost names the unit \"store\", which cannot; this model times \
                 instructions that only read in \"load\", and those that only write in \"store\""
            ),
            Fu::Load | Fu::Store => return,
            _ => format!(
                "\"{name}\" made {made} memory accesses, and its cost names the unit \"{}\", from which this model \
                 knows no way to the caches; the units \"load\" and \"store\" have one",
                timing.unit
            ),
        };
        self.book.refused.get_or_insert(reason);
    }

    /// An instruction of a design issues: what it takes follows from what is in the pipeline, as
    /// long as it makes no memory access and has one entry.
    pub(super) fn note_own(&mut self, info: &Info, fetched: &Fetched) {
        let memory = matches!(info.fu, Fu::Load | Fu::Store);
        let accesses = self.stream.accesses(fetched.position);
        if memory || !accesses.is_empty() || info.entries > 1 {
            self.tape.spoil();
        } else if fetched.position != WRONG {
            self.tape.note(0, |tape| Op::Accesses(tape.position(fetched.position)));
        }
    }

    /// An instruction of a design: a latency for each result, and perhaps several entries, of which
    /// each holds one result and the last the rest.
    pub(super) fn push_own(&mut self, info: &Info, fetched: &Fetched) -> u64 {
        let memory = matches!(info.fu, Fu::Load | Fu::Store);
        let ready = |model: &Self, destination: u8| {
            if memory { PENDING } else { model.result(info, usize::from(destination), fetched) }
        };
        let times: SmallVec<[(u8, u64); 4]> = self
            .book
            .results(info)
            .iter()
            .map(|written| (written.register, ready(self, written.destination)))
            .collect();
        let all_done = times.iter().map(|&(_, cycle)| cycle).max().unwrap_or_else(|| ready(self, 0));
        let equal = times.iter().all(|&(_, cycle)| cycle == all_done);
        let entries = usize::from(info.entries);
        let mut ticket = 0;
        for part in 0..entries {
            let last = part + 1 == entries;
            let first = part.min(times.len());
            let held = &times[first..if last { times.len() } else { (part + 1).min(times.len()) }];
            let written =
                held.iter().fold(Registers::NONE, |set, &(register, _)| set.with(Registers::only(register)));
            let destination = held.first().map_or(0, |&(register, _)| register);
            let mut piece = Info { destination, writes: held.len() as u16, written, ..*info };
            piece.refetch &= last;
            if entries > 1 {
                (piece.commit_slots, piece.write_ports) = (1, 1);
            }
            let done = held.iter().map(|&(_, cycle)| cycle).max().unwrap_or(all_done);
            ticket = self.scoreboard.push(fetched, &piece, self.now, done);
            let entry = self.scoreboard.get_mut(ticket);
            entry.last = last;
            entry.mispredicted &= last;
            if !equal {
                held.iter().for_each(|&(register, cycle)| self.scoreboard.set_ready(ticket, register, cycle));
            }
        }
        ticket
    }

    /// Remembers the operands of a divide on the right path, and of a design's instruction whose
    /// latency depends on one; notes where the trace does not give them.
    pub(super) fn note_operands(&mut self, info: &Info, fetched: &Fetched, ticket: u64) {
        let Some(retired) = self.stream.get(fetched.position) else { return };
        let divide = info.fu == Fu::Divide && info.custom == u16::MAX;
        let detail = if divide {
            (retired.detail != 0).then_some(retired.detail)
        } else if self.timing(info).is_some_and(|t| matches!(t.common.latency, Latency::Steps { .. })) {
            retired.operand.then_some(retired.detail)
        } else {
            return;
        };
        self.last_details.insert(fetched.id, detail);
        if detail.is_none() {
            self.scoreboard.get_mut(ticket).causes.add(causes::DEFAULT_LATENCY);
            *(if divide { &mut self.unknown_divides } else { &mut self.unknown_operands }) += 1;
        }
    }
}
