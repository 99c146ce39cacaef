//! Issue: operands, structural hazards, pairing (core/issue_read_operands.sv, core/id_stage.sv).

use super::Cva6;
use super::image::UNKNOWN;
use super::info::{Fu, Info};
use super::queue::{Fetched, WRONG};
use super::scoreboard::PENDING;
use crate::{Causes, CommitObserver};

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
    /// Registers that they write, as a set of bits.
    written: u64,
    /// Of these, the ones whose result an ALU operation of this cycle may use.
    chainable: u64,
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
            written: 0,
            chainable: 0,
            zero: None,
        };
        let alone = self.params.multiply_issues_alone && self.multiplied + 1 == self.now;
        let mut issued = 0;
        for port in 0..self.params.issue_width as usize {
            let Some(&fetched) = self.frontend.queue.register(port) else { break };
            let info = self.info_of(&fetched);
            if alone && !matches!(info.fu, Fu::Multiply | Fu::Divide) {
                self.frontend.queue.register_mut(port).after.add(Causes::STRUCTURAL);
                if O::CYCLES {
                    self.watch.issue_held = Causes::STRUCTURAL;
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
                    taken.written |= info.written;
                    taken.chainable &= !info.written;
                    if info.chains && !chained {
                        taken.chainable |= info.written;
                    }
                    issued += 1;
                }
            }
        }
        issued
    }

    fn info_of(&self, fetched: &Fetched) -> Info {
        if fetched.id == UNKNOWN { Info::UNKNOWN } else { self.infos[fetched.id as usize] }
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
            return Err(Causes::STRUCTURAL);
        }
        if taken.entries + usize::from(info.entries) > self.free_entries {
            return Err(Causes::SCOREBOARD);
        }
        if info.alone && (self.scoreboard.len() > 0 || port > 0) {
            return Err(Causes::STRUCTURAL);
        }
        self.unit_free(info, fetched, port, taken)?;
        if taken.reads + u32::from(info.read_ports) > self.params.register_read_ports {
            return Err(Causes::READ_PORT);
        }
        let mut chained = false;
        for &register in &info.sources[..info.reads as usize] {
            if taken.written >> register & 1 == 1 {
                if !self.params.alu_bypass || !info.chains || taken.chainable >> register & 1 == 0 {
                    return Err(Causes::RAW);
                }
                chained = true;
            // The result of a CSR access is read from the register file, behind its commit.
            } else if self.csr_result == Some(register)
                || self.scoreboard.producer(register).is_some_and(|ready| ready > self.now)
            {
                return Err(Causes::RAW);
            }
        }
        if self.params.write_after_write_stalls && self.written_before(info, taken) {
            return Err(Causes::WAW);
        }
        Ok(chained)
    }

    /// Whether an older instruction that has not committed writes a register that this one writes.
    fn written_before(&self, info: &Info, taken: &Taken) -> bool {
        let registers = &info.destinations[..info.writes as usize];
        taken.written & info.written != 0
            || registers.iter().any(|&register| self.scoreboard.producer(register).is_some())
    }

    #[inline]
    fn unit_free(&self, info: &Info, fetched: &Fetched, port: usize, taken: &Taken) -> Result<(), Causes> {
        if self.held_by_own_unit(info.fu) {
            return Err(Causes::STRUCTURAL);
        }
        let free = match info.fu {
            Fu::Alu => taken.other_alus > 0 || !taken.first_alu,
            Fu::Branch => !taken.branch,
            Fu::Multiply | Fu::Divide => !taken.multiply,
            Fu::Load if taken.memory => return Err(Causes::LSU),
            Fu::Store if taken.memory => return Err(Causes::LSU),
            Fu::Load => self.params.speculative_loads || !taken.store,
            Fu::Store => !taken.store,
            Fu::Csr => port == 0 && !taken.csr,
            Fu::Own(unit) => {
                let shares = self.timing(info).and_then(|t| t.result_bus.as_ref()).is_some();
                let latency = self.latency(info, 0, fetched);
                let bus_free = !shares || latency > 63 || self.bus >> latency & 1 == 0;
                bus_free && self.unit_ready[unit as usize].iter().any(|&ready| ready <= self.now)
            }
        };
        if free { Ok(()) } else { Err(Causes::STRUCTURAL) }
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
        let detail = self.stream_detail(fetched);
        self.timing(info).map_or(1, |t| u64::from(t.latency.of(index, detail)))
    }

    fn stream_detail(&self, fetched: &Fetched) -> u64 {
        if fetched.position == WRONG { 0 } else { self.stream.get(fetched.position).map_or(0, |r| r.detail) }
    }

    /// Issues one instruction.
    #[inline]
    fn start(&mut self, info: &Info, fetched: &Fetched, taken: &mut Taken) {
        if info.custom != u16::MAX {
            self.refuse_many_accesses(info, fetched);
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
        if info.fu == Fu::Divide {
            self.note_operands(fetched, ticket);
        }
        self.dispatch(info, fetched, ticket, taken);
        if self.params.speculative_loads && fetched.position != WRONG {
            let memory = matches!(info.fu, Fu::Load | Fu::Store);
            let retired = if memory { self.stream.get(fetched.position) } else { None };
            self.values.issued(info, retired.and_then(|retired| retired.address));
        }
    }

    /// The model times one cycle of memory accesses per instruction; more is told, not guessed.
    fn refuse_many_accesses(&mut self, info: &Info, fetched: &Fetched) {
        let Some(timing) = self.timing(info) else { return };
        let made = self.stream.get(fetched.position).map_or(0, |retired| u32::from(retired.accesses));
        if made > timing.memory_accesses_per_cycle {
            let reason = format!(
                "\"{}\" made {made} memory accesses, and its cost allows {} in a cycle (memory_accesses_per_cycle); \
                 this model knows no instruction whose accesses take several cycles",
                timing.mnemonic, timing.memory_accesses_per_cycle
            );
            self.refused.get_or_insert(reason);
        }
    }

    /// An instruction of a design: a latency for each result, and perhaps several entries, of which each holds
    /// one result and the last the rest.
    fn push_own(&mut self, info: &Info, fetched: &Fetched) -> u64 {
        let memory = matches!(info.fu, Fu::Load | Fu::Store);
        let ready = |model: &Self, index| {
            if memory { PENDING } else { model.now + model.latency(info, index, fetched) }
        };
        let (entries, writes) = (usize::from(info.entries), usize::from(info.writes));
        let all_done = (0..writes.max(1)).map(|index| ready(self, index)).max().unwrap_or(PENDING);
        let mut ticket = 0;
        for part in 0..entries {
            let last = part + 1 == entries;
            let first = part.min(writes);
            let end = if last { writes } else { (part + 1).min(writes) };
            let mut piece = Info { writes: (end - first) as u8, ..*info };
            piece.destinations.copy_within(first..end, 0);
            piece.refetch &= last;
            if entries > 1 {
                (piece.commit_slots, piece.write_ports) = (1, 1);
            }
            let done = (first..end).map(|index| ready(self, index)).max().unwrap_or(all_done);
            ticket = self.scoreboard.push(fetched, &piece, self.now, done);
            let entry = self.scoreboard.get_mut(ticket);
            entry.last = last;
            entry.mispredicted &= last;
            for index in first..end {
                let cycle = ready(self, index);
                self.scoreboard.set_ready(ticket, index - first, cycle);
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
            return self.last_divides.get(&fetched.id).copied().unwrap_or(0);
        }
        self.stream_detail(fetched)
    }

    /// Remembers the operands of a divide on the right path, and notes where the trace does not give them.
    fn note_operands(&mut self, fetched: &Fetched, ticket: u64) {
        if fetched.position == WRONG {
            return;
        }
        let detail = self.stream_detail(fetched);
        self.last_divides.insert(fetched.id, detail);
        if detail == 0 {
            self.scoreboard.get_mut(ticket).causes.add(Causes::DEFAULT_LATENCY);
            self.unknown_divides += 1;
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
                let (interval, shares) = (u64::from(timing.interval.max(1)), timing.result_bus.is_some());
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
                let (address, size) =
                    retired.map_or_else(|| (self.shadow_address(info, taken), 4), |r| (r.address, r.size));
                self.load_store.issue(ticket, info.fu == Fu::Store, address, size);
            }
            Fu::Branch => {
                self.resolving = Some(ticket);
                if fetched.mispredicted
                    && let Some(taken_if_zero) = info.taken_if_zero
                {
                    let outcome = self.stream.get(fetched.position).map(|retired| retired.taken);
                    taken.zero = (outcome == Some(taken_if_zero)).then_some(info.sources[0]);
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
        if info.reads > 0 && taken.zero == Some(info.sources[0]) {
            return Some(u64::from(info.offset as u32));
        }
        self.values.sum(info)
    }
}
