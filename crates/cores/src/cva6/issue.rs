//! Issue: operands, structural hazards, pairing (core/issue_read_operands.sv, core/id_stage.sv).

use smallvec::SmallVec;

use super::info::{Fu, Info};
use super::queue::{Fetched, WRONG};
use super::registers::Registers;
use super::scoreboard::PENDING;
use super::{Cva6, causes};
use crate::{Causes, CommitObserver, Latency};

/// What the instructions issued so far in this cycle have taken.
#[derive(Clone, Copy)]
struct Taken {
    first_alu: bool,
    other_alus: u32,
    branch: bool,
    multiply: bool,
    memory: bool,
    store: bool,
    csr: bool,
    slots: u32,
    reads: u32,
    entries: usize,
    /// Everything behind it waits.
    closed: bool,
    /// Registers that they write.
    written: Registers,
    /// Of these, the ones whose result an ALU operation of this cycle may use.
    chainable: Registers,
    /// Register that a mispredicted branch of this cycle finds to be zero.
    zero: Option<u8>,
}

impl<O: CommitObserver> Cva6<O> {
    /// Issues what can be issued; how many instructions left the issue registers.
    pub(super) fn issue(&mut self) -> usize {
        if self.frontend.queue.decoded() == 0 {
            return 0;
        }
        let busy = self.long_operation > self.now || self.csr_pending;
        let bus_taken = self.bus >> 1 & 1 == 1;
        let mut taken = Taken {
            first_alu: busy || bus_taken,
            other_alus: self.params.alus - 1,
            branch: busy || bus_taken,
            multiply: busy,
            memory: !self.memory_ready,
            store: false,
            csr: busy || bus_taken,
            slots: 0,
            reads: 0,
            entries: 0,
            closed: false,
            written: Registers::NONE,
            chainable: Registers::NONE,
            zero: None,
        };
        let alone = self.params.multiply_issues_alone && self.multiplied + 1 == self.now;
        let mut issued = 0;
        for port in 0..self.params.issue_width as usize {
            let Some(&fetched) = self.frontend.queue.register(port) else { break };
            let info = *self.book.info(fetched.id);
            if alone && !matches!(info.fu, Fu::Multiply | Fu::Divide) {
                self.frontend.queue.register_mut(port).after.add(causes::STRUCTURAL);
                if O::CYCLES {
                    self.watch.issue_held = causes::STRUCTURAL;
                }
                break;
            }
            match self.blocked(&info, &fetched, port, &taken) {
                Err(cause) => {
                    if O::CYCLES {
                        self.watch.issue_held = cause;
                    }
                    self.frontend.queue.register_mut(port).after.add(cause);
                    break;
                }
                Ok(chained) => {
                    self.start(&info, &fetched, &mut taken);
                    taken.written = taken.written.with(info.written);
                    taken.chainable = taken.chainable.without(info.written);
                    if info.chains && !chained {
                        taken.chainable = taken.chainable.with(info.written);
                    }
                    issued += 1;
                }
            }
        }
        issued
    }

    /// Why the instruction cannot issue in this cycle; else whether it chains to its neighbour's result.
    #[inline]
    fn blocked(&self, info: &Info, fetched: &Fetched, port: usize, taken: &Taken) -> Result<bool, Causes> {
        // An instruction that is not speculative waits behind a branch of this cycle, as a store does.
        if taken.closed
            || taken.slots + u32::from(info.issue_slots) > self.params.issue_width
            || info.issue_ports >> port & 1 == 0
            || (!info.speculative && taken.store)
        {
            return Err(causes::STRUCTURAL);
        }
        if taken.entries + usize::from(info.entries) > self.free_entries {
            return Err(causes::SCOREBOARD);
        }
        if info.alone && (self.scoreboard.len() > 0 || port > 0) {
            return Err(causes::STRUCTURAL);
        }
        self.unit_free(info, fetched, port, taken)?;
        if taken.reads + u32::from(info.read_ports) > self.params.register_read_ports {
            return Err(causes::READ_PORT);
        }
        let mut chained = false;
        if let Some(few) = info.few_sources() {
            for &register in few {
                chained |= self.operand(register, info, taken)?;
            }
        } else {
            for register in info.read.iter() {
                chained |= self.operand(register, info, taken)?;
            }
        }
        if self.params.write_after_write_stalls && self.written_before(info, taken) {
            return Err(causes::WAW);
        }
        Ok(chained)
    }

    /// Whether the register comes from a neighbour of this cycle; the cause where it is not there yet.
    #[inline]
    fn operand(&self, register: u8, info: &Info, taken: &Taken) -> Result<bool, Causes> {
        if taken.written.has(register) {
            let chains = self.params.alu_bypass && info.chains && taken.chainable.has(register);
            return if chains { Ok(true) } else { Err(causes::RAW) };
        }
        // The result of a CSR access is read from the register file, behind its commit.
        let waits = self.csr_result == Some(register)
            || self.scoreboard.producer(register).is_some_and(|ready| ready > self.now);
        if waits { Err(causes::RAW) } else { Ok(false) }
    }

    /// Whether an older instruction that has not committed writes a register that this one writes.
    fn written_before(&self, info: &Info, taken: &Taken) -> bool {
        taken.written.meets(info.written)
            || info.written.iter().any(|register| self.scoreboard.producer(register).is_some())
    }

    #[inline]
    fn unit_free(&self, info: &Info, fetched: &Fetched, port: usize, taken: &Taken) -> Result<(), Causes> {
        if self.held_by_own_unit(info.fu) {
            return Err(causes::STRUCTURAL);
        }
        let free = match info.fu {
            Fu::Alu => taken.other_alus > 0 || !taken.first_alu,
            Fu::Branch => !taken.branch,
            Fu::Multiply | Fu::Divide => !taken.multiply,
            Fu::Load if taken.memory => return Err(causes::LSU),
            Fu::Store if taken.memory => return Err(causes::LSU),
            Fu::Load => self.params.speculative_loads || !taken.store,
            Fu::Store => !taken.store,
            Fu::Csr => port == 0 && !taken.csr,
            Fu::Own(unit) => {
                let shares = self.timing(info).is_some_and(|t| t.own.result_bus.is_some());
                let latency = self.latency(info, 0, fetched);
                let bus_free = !shares || latency > 63 || self.bus >> latency & 1 == 0;
                bus_free && self.unit_ready[unit as usize].iter().any(|&ready| ready <= self.now)
            }
        };
        if free { Ok(()) } else { Err(causes::STRUCTURAL) }
    }

    /// Whether a busy unit of the design blocks this unit of the core.
    fn held_by_own_unit(&self, fu: Fu) -> bool {
        let Some(bit) = fu.core_unit() else { return false };
        self.unit_blocks
            .iter()
            .zip(&self.unit_ready)
            .any(|(blocks, ready)| blocks >> bit & 1 == 1 && ready.iter().any(|&ready| ready > self.now))
    }

    /// Latency of destination `index` of a design's instruction.
    fn latency(&self, info: &Info, index: usize, fetched: &Fetched) -> u64 {
        let Some(timing) = self.timing(info) else { return 1 };
        let operand = match timing.common.latency {
            Latency::Steps { .. } => self.operand_value(fetched),
            _ => None,
        };
        u64::from(timing.common.latency.of(index, operand))
    }

    /// The operand on which the latency of a design's instruction depends; on a wrong path, where nobody knows it,
    /// that of the last time.
    fn operand_value(&self, fetched: &Fetched) -> Option<u64> {
        if fetched.position == WRONG {
            return self.last_details.get(&fetched.id).copied().flatten();
        }
        self.stream.get(fetched.position).filter(|retired| retired.operand).map(|retired| retired.detail)
    }

    /// Issues one instruction.
    #[inline]
    fn start(&mut self, info: &Info, fetched: &Fetched, taken: &mut Taken) {
        if info.custom != u16::MAX {
            self.refuse_accesses(info, fetched);
        }
        taken.slots += u32::from(info.issue_slots);
        taken.reads += u32::from(info.read_ports);
        taken.entries += usize::from(info.entries);
        self.take_unit(info, fetched, taken);
        let ticket = if info.custom == u16::MAX {
            let done = self.done(info, fetched);
            self.scoreboard.push(fetched, info, self.now, done)
        } else {
            self.push_own(info, fetched)
        };
        if info.fu == Fu::Divide || info.custom != u16::MAX {
            self.note_operands(info, fetched, ticket);
        }
        self.dispatch(info, fetched, ticket, taken);
        if self.params.speculative_loads && fetched.position != WRONG {
            let memory = matches!(info.fu, Fu::Load | Fu::Store);
            let retired = if memory { self.stream.get(fetched.position) } else { None };
            self.values.issued(info, retired.and_then(|retired| retired.address));
        }
    }

    /// What this model cannot time is told, not guessed: accesses of several cycles, and those that are not of the
    /// kind of the unit.
    fn refuse_accesses(&mut self, info: &Info, fetched: &Fetched) {
        let Some(retired) = self.stream.get(fetched.position).filter(|retired| retired.accesses > 0) else {
            return;
        };
        let Some(timing) = self.book.timing(info).map(|timing| &timing.common) else { return };
        let (made, most) = (retired.accesses, timing.memory_accesses_per_cycle);
        let name = &timing.mnemonic;
        let reason = match info.fu {
            _ if made > most => format!(
                "\"{name}\" made {made} memory accesses, and its cost allows {most} in a cycle \
                 (memory_accesses_per_cycle); this model knows no instruction whose accesses take several cycles"
            ),
            Fu::Load if retired.writes => format!(
                "\"{name}\" wrote memory, and its cost names the unit \"load\", which cannot; this model times \
                 instructions that only read in \"load\", and those that only write in \"store\""
            ),
            Fu::Store if retired.reads => format!(
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

    /// An instruction of a design: a latency for each result, and perhaps several entries, of which each holds
    /// one result and the last the rest.
    fn push_own(&mut self, info: &Info, fetched: &Fetched) -> u64 {
        let memory = matches!(info.fu, Fu::Load | Fu::Store);
        let ready = |model: &Self, destination: u8| {
            if memory { PENDING } else { model.now + model.latency(info, usize::from(destination), fetched) }
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

    /// From which cycle on the result of an instruction of the core can be used, where that is known at issue.
    #[inline]
    fn done(&self, info: &Info, fetched: &Fetched) -> u64 {
        match info.fu {
            Fu::Load | Fu::Store => PENDING,
            Fu::Alu | Fu::Branch | Fu::Csr | Fu::Own(_) => self.now + 1,
            Fu::Multiply => self.now + u64::from(self.params.multiply_latency),
            Fu::Divide => {
                let params = &self.params;
                let default = u64::from(params.divide_default_latency);
                let special = u64::from(params.divide_special_latency);
                self.now + super::divide::latency(self.divide_detail(fetched), default, special)
            }
        }
    }

    /// Operands of a divide; on a wrong path, where nobody knows them, those that it had the last time.
    fn divide_detail(&self, fetched: &Fetched) -> u64 {
        if fetched.position == WRONG {
            return self.last_details.get(&fetched.id).copied().flatten().unwrap_or(0);
        }
        self.stream.get(fetched.position).map_or(0, |retired| retired.detail)
    }

    /// Remembers the operands of a divide on the right path, and of a design's instruction whose latency depends on
    /// one; notes where the trace does not give them.
    fn note_operands(&mut self, info: &Info, fetched: &Fetched, ticket: u64) {
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

    #[inline]
    fn take_unit(&mut self, info: &Info, fetched: &Fetched, taken: &mut Taken) {
        match info.fu {
            Fu::Alu => {
                if taken.other_alus > 0 {
                    taken.other_alus -= 1;
                } else {
                    taken.first_alu = true;
                    taken.branch = true;
                }
            }
            Fu::Branch => {
                taken.first_alu = true;
                taken.branch = true;
                taken.store = true;
                taken.closed |= !self.params.speculative_issue;
            }
            Fu::Multiply => {
                taken.multiply = true;
                self.multiplied = self.now;
                self.bus |= 1 << self.params.multiply_latency;
            }
            Fu::Divide => {
                taken.multiply = true;
                self.multiplied = self.now;
                self.bus |= 2; // the multiplier's valid signal closes the result bus for a cycle
            }
            Fu::Load | Fu::Store => taken.memory = true,
            Fu::Csr => taken.closed = true,
            Fu::Own(unit) => {
                let now = self.now;
                let latency = self.latency(info, 0, fetched);
                let Some(timing) = self.timing(info) else { return };
                let (interval, shares) =
                    (u64::from(timing.common.interval.max(1)), timing.own.result_bus.is_some());
                if shares && latency < 64 {
                    self.bus |= 1 << latency;
                }
                if let Some(ready) = self.unit_ready[unit as usize].iter_mut().find(|ready| **ready <= now) {
                    *ready = now + interval;
                }
            }
        }
        taken.csr = true;
        taken.closed |= info.alone;
    }

    /// Starts what goes on behind the scoreboard's back.
    #[inline]
    fn dispatch(&mut self, info: &Info, fetched: &Fetched, ticket: u64, taken: &mut Taken) {
        match info.fu {
            Fu::Load | Fu::Store => {
                let retired =
                    if fetched.position == WRONG { None } else { self.stream.get(fetched.position) };
                let store = info.fu == Fu::Store;
                if let Some(retired) = retired.filter(|_| info.custom != u16::MAX) {
                    self.load_store.issue_own(ticket, store, self.stream.accesses(retired));
                } else {
                    let (address, size) = retired
                        .map_or_else(|| (self.shadow_address(info, taken), 4), |r| (r.address, r.size));
                    self.load_store.issue(ticket, store, address, size);
                }
            }
            Fu::Branch => {
                self.resolving = Some(ticket);
                if fetched.mispredicted
                    && let Some(taken_if_zero) = info.taken_if_zero
                {
                    let outcome = self.stream.get(fetched.position).map(|retired| retired.taken);
                    taken.zero = (outcome == Some(taken_if_zero)).then_some(info.base());
                }
            }
            Fu::Csr => self.csr_pending = true,
            Fu::Divide => {
                let done = self.scoreboard.get(ticket).done;
                self.long_operation = done + 1;
            }
            Fu::Alu | Fu::Multiply | Fu::Own(_) => {}
        }
    }

    /// Address of a load in the shadow of a mispredicted branch, where its base is known. It is cancelled, but the
    /// cache reads it all the same.
    fn shadow_address(&self, info: &Info, taken: &Taken) -> Option<u64> {
        if info.fu != Fu::Load || info.custom != u16::MAX {
            return None;
        }
        if info.reads > 0 && taken.zero == Some(info.base()) {
            return Some(u64::from(info.offset as u32));
        }
        self.values.sum(info)
    }
}
