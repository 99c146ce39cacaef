//! Issue: operands, structural hazards, pairing (core/issue_read_operands.sv, core/id_stage.sv).

use super::Cva6;
use super::image::UNKNOWN;
use super::info::{Fu, Info, MANY};
use super::queue::{Fetched, WRONG};
use super::scoreboard::{Entry, PENDING};
use crate::{Causes, CommitObserver, CustomTiming};

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
    /// Units of the design, one bit each for the first 64.
    slots: u32,
    reads: u32,
    entries: usize,
    /// Everything behind it waits.
    closed: bool,
    /// Register that a mispredicted branch of this cycle finds to be zero.
    zero: Option<u8>,
}

/// Destinations of one instruction issued in this cycle.
#[derive(Clone, Copy)]
struct Neighbour {
    destinations: [u8; MANY],
    writes: u8,
    chains: bool,
}

impl<O: CommitObserver> Cva6<O> {
    /// Issues what can be issued; how many instructions left the issue registers.
    pub(super) fn issue(&mut self) -> usize {
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
            zero: None,
        };
        let alone = self.params.multiply_issues_alone && self.multiplied + 1 == self.now;
        let mut issued = 0;
        let mut neighbours: [Option<Neighbour>; 5] = [None; 5];
        for port in 0..self.params.issue_width as usize {
            let Some(fetched) = self.decoded.peek(port).copied() else { break };
            let info = self.info_of(&fetched);
            if alone && !matches!(info.fu, Fu::Multiply | Fu::Divide) {
                self.decoded.peek_mut(port).after.add(Causes::STRUCTURAL);
                break;
            }
            match self.blocked(&info, &fetched, port, &taken, &neighbours) {
                Err(cause) => {
                    self.decoded.peek_mut(port).after.add(cause);
                    break;
                }
                Ok(chained) => {
                    self.start(&info, fetched, &mut taken);
                    let chains = info.chains && !chained;
                    neighbours[port] =
                        Some(Neighbour { destinations: info.destinations, writes: info.writes, chains });
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
    fn blocked(
        &self,
        info: &Info,
        fetched: &Fetched,
        port: usize,
        taken: &Taken,
        neighbours: &[Option<Neighbour>; 5],
    ) -> Result<bool, Causes> {
        let timing = self.timing(info);
        let slots = timing.map_or(1, |t| t.issue_slots.max(1));
        let entries = timing.map_or(1, |t| t.scoreboard_entries.max(1)) as usize;
        if taken.closed || taken.slots + slots > self.params.issue_width {
            return Err(Causes::STRUCTURAL);
        }
        if timing.is_some_and(|t| !t.ports.is_empty() && !t.ports.contains(&(port as u32))) {
            return Err(Causes::STRUCTURAL);
        }
        if timing.is_some_and(|t| !t.speculative) && taken.store {
            return Err(Causes::STRUCTURAL); // behind a branch of this cycle, as a store
        }
        if taken.entries + entries > self.free_entries {
            return Err(Causes::SCOREBOARD);
        }
        if info.refetch && info.custom != u16::MAX && (self.scoreboard.len() > 0 || port > 0) {
            return Err(Causes::STRUCTURAL);
        }
        self.unit_free(info, fetched, port, taken)?;
        if taken.reads + u32::from(info.read_ports) > self.params.register_read_ports {
            return Err(Causes::READ_PORT);
        }
        let mut chained = false;
        for &register in &info.sources[..info.reads as usize] {
            match newest_neighbour(register, &neighbours[..port]) {
                Some(chains) if chains && info.chains && self.params.alu_bypass => chained = true,
                Some(_) => return Err(Causes::RAW),
                None => {
                    // The result of a CSR access is read from the register file, behind its commit.
                    if self.csr_result == Some(register) {
                        return Err(Causes::RAW);
                    }
                    if self.scoreboard.producer(register).is_some_and(|ready| ready > self.now) {
                        return Err(Causes::RAW);
                    }
                }
            }
        }
        if self.params.write_after_write_stalls && self.written_before(info, &neighbours[..port]) {
            return Err(Causes::WAW);
        }
        Ok(chained)
    }

    /// Whether an older instruction that has not committed writes a register that this one writes.
    fn written_before(&self, info: &Info, neighbours: &[Option<Neighbour>]) -> bool {
        info.destinations[..info.writes as usize].iter().any(|&register| {
            newest_neighbour(register, neighbours).is_some() || self.scoreboard.producer(register).is_some()
        })
    }

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
    fn start(&mut self, info: &Info, fetched: Fetched, taken: &mut Taken) {
        self.refuse_many_accesses(info, &fetched);
        let timing = self.timing(info);
        let entries = timing.map_or(1, |t| t.scoreboard_entries.max(1)) as usize;
        let slots = timing.map_or(1, |t| t.commit_slots.max(1)) as u8;
        let ports = timing.map_or(u8::MAX, commit_ports);
        let write_ports = timing.map_or(u8::from(info.writes > 0), |t| t.write_ports as u8);
        taken.slots += timing.map_or(1, |t| t.issue_slots.max(1));
        taken.reads += u32::from(info.read_ports);
        taken.entries += entries;
        self.take_unit(info, &fetched, taken);
        let mut entry = Entry {
            position: fetched.position,
            id: fetched.id,
            fu: info.fu,
            cancelled: false,
            last: true,
            commit_slots: slots,
            commit_ports: ports,
            write_ports,
            destinations: info.destinations,
            ready: [PENDING; MANY],
            writes: info.writes,
            done: PENDING,
            issued: self.now,
            mispredicted: fetched.mispredicted,
            refetch: info.refetch,
            causes: fetched.after,
        };
        self.set_latencies(info, &fetched, &mut entry);
        if entries == 1 {
            let ticket = self.scoreboard.push(entry);
            self.dispatch(info, &fetched, ticket, taken);
        } else {
            self.push_parts(entry, entries, info, &fetched, taken);
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

    /// An instruction that takes several entries: one result each, the rest in the last.
    fn push_parts(
        &mut self,
        entry: Entry,
        entries: usize,
        info: &Info,
        fetched: &Fetched,
        taken: &mut Taken,
    ) {
        let mut ticket = 0;
        for part in 0..entries {
            let last = part + 1 == entries;
            let first = part.min(entry.writes as usize);
            let end = if last { entry.writes as usize } else { (part + 1).min(entry.writes as usize) };
            let mut piece =
                Entry { last, commit_slots: 1, write_ports: 1, writes: (end - first) as u8, ..entry };
            for (to, from) in (first..end).enumerate() {
                piece.destinations[to] = entry.destinations[from];
                piece.ready[to] = entry.ready[from];
            }
            if !last {
                piece.mispredicted = false;
                piece.refetch = false;
            }
            piece.done = piece.ready[..piece.writes as usize].iter().copied().max().unwrap_or(entry.done);
            ticket = self.scoreboard.push(piece);
        }
        self.dispatch(info, fetched, ticket, taken);
    }

    /// Fills in when each result can be used, where that is known at issue.
    fn set_latencies(&mut self, info: &Info, fetched: &Fetched, entry: &mut Entry) {
        let now = self.now;
        let fixed = match info.fu {
            Fu::Load | Fu::Store => return,
            _ if info.custom != u16::MAX => {
                for index in 0..info.writes.max(1) as usize {
                    entry.ready[index] = now + self.latency(info, index, fetched);
                }
                entry.done =
                    entry.ready[..info.writes.max(1) as usize].iter().copied().max().unwrap_or(now + 1);
                return;
            }
            Fu::Alu | Fu::Branch | Fu::Csr | Fu::Own(_) => 1,
            Fu::Multiply => u64::from(self.params.multiply_latency),
            Fu::Divide => {
                let detail = self.stream_detail(fetched);
                if detail == 0 && fetched.position != WRONG {
                    entry.causes.add(Causes::DEFAULT_LATENCY);
                    self.unknown_divides += 1;
                }
                let params = &self.params;
                let default = u64::from(params.divide_default_latency);
                super::divide::latency(detail, default, u64::from(params.divide_special_latency))
            }
        };
        entry.ready = [now + fixed; MANY];
        entry.done = now + fixed;
    }

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
        taken.closed |= info.refetch && info.custom != u16::MAX;
    }

    /// Starts what goes on behind the scoreboard's back.
    fn dispatch(&mut self, info: &Info, fetched: &Fetched, ticket: u64, taken: &mut Taken) {
        match info.fu {
            Fu::Load | Fu::Store => {
                let retired =
                    if fetched.position == WRONG { None } else { self.stream.get(fetched.position) };
                let (address, size) =
                    retired.map_or_else(|| (shadow_address(info, taken), 4), |r| (r.address, r.size));
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
}

/// Address of a load in the shadow of a mispredicted branch, where its base is known to be zero. It is
/// cancelled, but the cache reads it all the same.
fn shadow_address(info: &Info, taken: &Taken) -> Option<u64> {
    let zero = info.fu == Fu::Load && (info.reads == 0 || taken.zero == Some(info.sources[0]));
    zero.then(|| u64::from(info.offset as u32))
}

/// The commit ports that may take an instruction, one bit each.
fn commit_ports(timing: &CustomTiming) -> u8 {
    if timing.commit_ports.is_empty() {
        return u8::MAX;
    }
    timing.commit_ports.iter().filter(|&&port| port < 8).fold(0, |mask, port| mask | 1 << port)
}

/// Whether `register` is written by an older instruction of this cycle, and whether its result chains.
fn newest_neighbour(register: u8, neighbours: &[Option<Neighbour>]) -> Option<bool> {
    let writes = |n: &&Neighbour| n.destinations[..n.writes as usize].contains(&register);
    neighbours.iter().flatten().rev().find(writes).map(|n| n.chains)
}
