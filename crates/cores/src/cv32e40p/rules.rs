//! The rules of the pipeline: when an instruction arrives in ID, when it leaves, how long it stays
//! in EX, and when the next arrives.
//!
//! Source: openhwgroup/cv32e40p 360d272, rtl/cv32e40p_controller.sv, rtl/cv32e40p_id_stage.sv,
//! rtl/cv32e40p_ex_stage.sv.

use instar_trace::{Flags, MemoryAccess, RetiredBatch};

use super::arrival::{Arrival, How};
use super::elements::Way;
use super::info::{Info, Kind};
use super::stalls::CHARGES;
use super::{Cv32e40p, FAMILY, causes, stalls};
use crate::in_order::{Issued, Waits, crosses, divide};
use crate::relative::Relative;
use crate::{Causes, Commit, CommitObserver};

/// From which cycle on a register can be read, by who reads it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ready {
    /// An instruction that leaves ID with it.
    pub used: u64,
    /// A jump that goes by it (cv32e40p_controller.sv jr_stall).
    pub jumped: u64,
    /// Another instruction writes it: a load before it holds that up (cv32e40p_controller.sv
    /// load_stall).
    pub written: u64,
}

impl Ready {
    /// Visits those registers that somebody may still wait for.
    pub fn visit(all: &mut [Self], relative: &mut Relative) {
        let now = relative.now;
        let is_late = |ready: &Self| ready.used.max(ready.jumped).max(ready.written) > now;
        relative.visit_those(all, is_late, |ready, relative| {
            relative.visit_time(&mut ready.used);
            relative.visit_time(&mut ready.jumped);
            relative.visit_time(&mut ready.written);
        });
    }
}

impl<O: CommitObserver> Cv32e40p<O> {
    /// One instruction of a batch: when it leaves ID, and what that means for the next. `PLAIN` as
    /// in [`Self::is_plain`].
    #[inline(always)]
    pub(super) fn follow<const PLAIN: bool>(&mut self, batch: &RetiredBatch, at: usize) {
        let (id, pc, next_pc) = (batch.ids[at], batch.pcs[at], batch.next_pcs[at]);
        let (flags, detail) = (batch.flags[at], batch.details[at]);
        let info = self.infos[id];
        let in_memory = !PLAIN || matches!(info.kind, Kind::Load | Kind::Store);
        let accesses = if in_memory { batch.accesses_of(at) } else { &[] };
        let access = accesses.first().map(|access| (access.address, access.size));
        if let Some(trapped) = self.traps.untold(pc) {
            self.next = self.traps.behind(trapped, self.next, self.free, &self.params);
        }
        let mut waits = Waits::new(self.last, O::CYCLES);
        let mut arrived = self.arrive(&info, pc, &mut waits);
        if !PLAIN && self.memory.is_some() {
            arrived = self.fetch(&info, pc, arrived, &mut waits);
        }
        let operand = flags.has(Flags::OPERAND).then_some(detail);
        let (begins, mut cycle) = self.leave::<PLAIN>(&info, arrived, operand, accesses, &mut waits);
        if let Some(memory) = self.memory.as_ref().filter(|_| !PLAIN) {
            cycle = memory.leaves_decode(cycle, self.free);
            waits.add(cycle, stalls::DATA, causes::DATA);
        }
        let data = self.memory.as_ref().filter(|_| !PLAIN && O::CYCLES).map(|memory| memory.data.requests);
        let (mut busy, mut done) = self.execute::<PLAIN>(&info, cycle, detail, flags, access, &mut waits);
        if !PLAIN && self.memory.is_some() {
            (busy, done) = self.access(&info, cycle, busy, done, access);
        }
        if let Some(hazards) = self.hazards.as_mut().filter(|_| !PLAIN) {
            hazards.look(id, &info, (arrived, cycle), cycle + busy, done, self.acts_early > 0);
            self.acts_early = 0;
        }
        if O::ELEMENTS
            && let Some(brings) = self.brings[id as usize].clone()
        {
            let way = Way { arrived, left: cycle, busy, done };
            self.tell_elements(&info, &brings, way, flags, accesses);
        }
        self.next = self.behind(&info, begins, cycle, pc, next_pc, flags);
        if !PLAIN && self.memory.is_some() {
            self.fetch_on(&info, begins, cycle, busy, pc, next_pc);
        }
        self.write::<PLAIN>(&info, cycle, busy, done);
        self.free = cycle + busy;
        self.traps.expect(next_pc);
        let causes = waits.causes();
        let commit = Commit { index: self.committed, id, issue: cycle, done, cycle, causes };
        if O::CYCLES {
            let (sources, destination) = (&info.sources, info.destination);
            let device = &|now, stall| {
                let waits_for_data = stall == stalls::DATA || stall == stalls::LOAD;
                data.filter(|_| waits_for_data)?.device_at(now)
            };
            let began = arrived;
            let it = Issued { commit: &commit, began, sources, destination, waits: &waits, device };
            self.watch.tell(&mut self.observer, &FAMILY, &CHARGES, self.last, &it);
        } else {
            self.observer.commit(&commit);
        }
        self.last = cycle;
        self.woken = None;
        self.committed += 1;
    }

    /// Whether anything was handed over.
    #[inline(always)]
    fn offloads<const PLAIN: bool>(&self) -> bool {
        !PLAIN && self.offload.in_use()
    }

    /// The first cycle in ID.
    #[inline(always)]
    pub(super) fn arrive(&self, info: &Info, pc: u64, waits: &mut Waits) -> u64 {
        let next = self.next;
        if self.params.jumps_hide_targets && matches!(next.how, How::Jump | How::StaleJump) {
            return self.arrive_hidden(info, pc, waits);
        }
        let mut cycle = next.cycle;
        waits.add(cycle, next.how.stall(), next.how.cause());
        // ID takes over only where EX could take what is in ID, empty or not (cv32e40p_id_stage.sv
        // id_ready_o), and so does the aligner either half of a split target.
        cycle = self.taken_over(cycle, waits);
        if next.how.fetched() {
            // Its second word is fetched in the next cycle (cv32e40p_aligner.sv).
            if info.length == 4 && pc & 3 == 2 {
                cycle += u64::from(self.params.split_target_cycles);
                waits.add(cycle, stalls::SPLIT, causes::SPLIT);
                cycle = self.taken_over(cycle, waits);
            }
            if next.how == How::StaleJump && cycle > self.last + 1 {
                cycle += 1;
                waits.add(cycle, stalls::JUMP_REGISTER, causes::JUMP_REGISTER);
            }
        }
        cycle
    }

    /// The same behind a jump, where what that waited for hides all of what its target costs.
    #[cold]
    fn arrive_hidden(&self, info: &Info, pc: u64, waits: &mut Waits) -> u64 {
        let (next, behind) = (self.next, self.last + 1);
        let mut cycle = next.cycle;
        waits.add(cycle.max(behind), next.how.stall(), next.how.cause());
        if next.how == How::StaleJump {
            cycle = next.cycle + 1;
            waits.add(cycle.max(behind), stalls::JUMP_REGISTER, causes::JUMP_REGISTER);
        }
        // Both go by at once (jalr_same_al2_w).
        if info.length == 4 && pc & 3 == 2 {
            cycle = cycle.max(next.cycle + u64::from(self.params.split_target_cycles));
            waits.add(cycle.max(behind), stalls::SPLIT, causes::SPLIT);
        }
        self.taken_over(cycle.max(behind), waits)
    }

    /// The first cycle in ID of what could be there in `cycle`, with EX in the way.
    #[inline]
    fn taken_over(&self, cycle: u64, waits: &mut Waits) -> u64 {
        if cycle <= self.last + 1 || cycle > self.free {
            return cycle;
        }
        waits.add(self.free + 1, self.busy, self.held());
        self.free + 1
    }

    /// The cycle from which it works in ID (a jump, an offer), and the one in which it leaves.
    #[inline(always)]
    pub(super) fn leave<const PLAIN: bool>(
        &mut self,
        info: &Info,
        arrived: u64,
        operand: Option<u64>,
        accesses: &[MemoryAccess],
        waits: &mut Waits,
    ) -> (u64, u64) {
        let mut begins = arrived;
        let mut cycle = arrived.max(self.free);
        waits.add(cycle, self.busy, self.held());
        match info.kind {
            Kind::JumpRegister => {
                let register = usize::from(info.sources[0]);
                let ready = self.ready[register];
                begins = begins.max(ready.jumped);
                if self.offloads::<PLAIN>() && ready.written == 0 {
                    self.check_jump(arrived, ready.jumped);
                }
                let pending = if PLAIN { 0 } else { self.offload.pending(register) };
                // Only in the cycle of the result the controller sees it (jr_stall); before, x_disp
                // holds ID.
                if pending == begins {
                    begins += 1;
                }
                cycle = cycle.max(begins);
                waits.add(cycle, stalls::JUMP_REGISTER, causes::JUMP_REGISTER);
                if pending >= cycle {
                    cycle = pending + 1;
                    waits.add(cycle, stalls::COPROCESSOR, causes::COPROCESSOR);
                }
            }
            Kind::Offered => {
                begins = self.offer(info, arrived, operand, accesses, waits);
                cycle = cycle.max(begins);
                waits.add(cycle, stalls::COPROCESSOR, causes::COPROCESSOR);
                // While an instruction is held in EX the result may come to its port.
                if self.port.is_some() && self.offload.result == self.free {
                    self.free = self.offload.port_free(self.free);
                    self.busy = stalls::PORT;
                    cycle = cycle.max(self.free);
                    waits.add(cycle, self.busy, self.held());
                }
                waits.add(cycle, stalls::COPROCESSOR, causes::COPROCESSOR);
            }
            _ => {
                for register in info.sources {
                    let register = usize::from(register);
                    cycle = cycle.max(self.ready[register].used);
                }
                waits.add(cycle, stalls::LOAD, causes::LOAD);
                if self.offloads::<PLAIN>() {
                    for register in info.sources {
                        let register = usize::from(register);
                        cycle = cycle.max(self.offload.pending(register));
                    }
                    if matches!(info.kind, Kind::Load | Kind::Store) {
                        cycle = cycle.max(self.offload.memory_free(info.kind == Kind::Store));
                    }
                    waits.add(cycle, stalls::COPROCESSOR, causes::COPROCESSOR);
                }
            }
        }
        let held = match info.destination {
            _ if !PLAIN && self.params.loads_hold_named => Some(info.named),
            Some(register) if info.writes_from_execute() => Some(register),
            _ => None,
        };
        if let Some(register) = held {
            cycle = cycle.max(self.ready[usize::from(register)].written);
            waits.add(cycle, stalls::LOAD, causes::LOAD);
        }
        (begins, cycle)
    }

    /// A jump that waits in these cycles for a register that EX writes: with a coprocessor's result
    /// at the port nothing says that it is being written (cv32e40px_ex_stage.sv
    /// regfile_alu_waddr_fw_o, cv32e40px_controller.sv jr_stall).
    fn check_jump(&mut self, from: u64, to: u64) {
        if (from..to).any(|cycle| self.offload.result_in(cycle)) {
            self.refused.get_or_insert(format!(
                "instruction {} of the run jumps by a register that the instruction before it writes, in the cycle of a \
                 coprocessor's result: the hardware would jump by the old value; put another instruction between",
                self.committed + 1
            ));
        }
    }

    /// An access across two words is in EX from this cycle on. Its second address is the first
    /// one, as EX forwards it to ID, and four (cv32e40px_id_stage.sv data_misaligned_i,
    /// cv32e40px_controller.sv SEL_FW_EX); what EX forwards is a coprocessor's result where there
    /// is one (cv32e40px_ex_stage.sv regfile_alu_wdata_fw_o).
    fn check_split(&mut self, from: u64) {
        if self.offload.result_in(from) {
            self.refused.get_or_insert(format!(
                "instruction {} of the run loads or stores across two words in the cycle of a coprocessor's result: the \
                 hardware would reach the second word by that result; put another instruction between, or keep to words' \
                 own addresses",
                self.committed + 1
            ));
        }
    }

    /// The cycle in which the coprocessor takes an instruction that is in ID from `arrived` on:
    /// also while EX is taken (cv32e40px_x_disp.sv x_issue_valid_o).
    fn offer(
        &mut self,
        info: &Info,
        arrived: u64,
        operand: Option<u64>,
        accesses: &[MemoryAccess],
        waits: &mut Waits,
    ) -> u64 {
        let mut cycle = arrived;
        for register in info.sources {
            let register = usize::from(register);
            cycle = self.offload.operand(register, cycle, arrived, arrived > self.last + 1);
        }
        if cycle > arrived && !self.params.coprocessor_waits {
            self.refused.get_or_insert(format!(
                "instruction {} of the run hands a register to the coprocessor that is not there yet, and the \
                 coprocessor does not wait (coprocessor_waits = false): the hardware would compute with the old value",
                self.committed + 1
            ));
        }
        waits.add(cycle, stalls::COPROCESSOR, causes::COPROCESSOR);
        if let Some(written) = self.port
            && info.fields.contains(&written)
        {
            // A result and what EX would forward are not told apart
            // (illegal_forwarding_prevention).
            cycle = self.offload.forwarded(cycle, self.free);
        }
        let taken = self.offload.taken(info, cycle);
        if let Err(reason) = self.offload.hand_over(info, operand, self.committed, accesses) {
            self.refused.get_or_insert(reason);
        }
        taken
    }

    /// What EX does to those behind it.
    #[inline]
    fn held(&self) -> Causes {
        match self.busy {
            stalls::PORT => causes::PORT,
            stalls::DATA => causes::DATA,
            _ => causes::EXECUTE,
        }
    }

    /// Cycles in EX, and the first in which its result can be used.
    #[inline(always)]
    fn execute<const PLAIN: bool>(
        &mut self,
        info: &Info,
        cycle: u64,
        detail: u64,
        flags: Flags,
        access: Option<(u64, u16)>,
        waits: &mut Waits,
    ) -> (u64, u64) {
        let splits = matches!(info.kind, Kind::Load | Kind::Store) && access.is_some_and(crosses);
        if splits && self.offloads::<PLAIN>() {
            self.check_split(cycle + 1);
        }
        let params = &self.params;
        self.busy = stalls::CUSTOM;
        let mut busy = match info.kind {
            Kind::MultiplyHigh => {
                self.busy = stalls::MULTIPLY;
                if !PLAIN {
                    self.offload.multiplies(cycle + 1, cycle + u64::from(params.multiply_high_cycles));
                }
                u64::from(params.multiply_high_cycles)
            }
            Kind::Divide => {
                self.busy = stalls::DIVIDE;
                u64::from(divide::cycles(detail, params.divide_most_cycles).unwrap_or_else(|| {
                    waits.note(causes::DEFAULT);
                    params.divide_default_cycles
                }))
            }
            Kind::Load | Kind::Store if splits => {
                self.busy = stalls::MISALIGNED;
                u64::from(params.misaligned_cycles)
            }
            Kind::Own => {
                let operand = flags.has(Flags::OPERAND).then_some(detail);
                self.timings[usize::from(info.custom)]
                    .as_ref()
                    .map_or(1, |timing| u64::from(timing.latency.of(0, operand)).max(1))
            }
            _ => 1,
        };
        if !PLAIN && self.params.extension_interface {
            let loaded = if info.kind == Kind::Load { info.destination } else { None };
            self.offload.executed(cycle + busy, loaded);
        }
        if self.offloads::<PLAIN>() && info.writes_from_execute() {
            // The coprocessor's result has the port (cv32e40px_ex_stage.sv wb_contention).
            let exit = self.offload.port_free(cycle + busy);
            if exit > cycle + busy {
                busy = exit - cycle;
                self.busy = stalls::PORT;
            }
        }
        self.port = info.destination.filter(|_| info.writes_from_execute());
        let done = match info.kind {
            Kind::Load => cycle + u64::from(params.load_use_cycles) + busy - 1,
            Kind::Offered => self.offload.result,
            _ => cycle + busy,
        };
        (busy, done)
    }

    /// From when on what it writes can be read.
    #[inline(always)]
    fn write<const PLAIN: bool>(&mut self, info: &Info, cycle: u64, busy: u64, done: u64) {
        if info.updated != 0 {
            self.ready[usize::from(info.updated)] =
                Ready { used: cycle + 1, jumped: cycle + busy + 1, written: 0 };
        }
        let Some(register) = info.destination else { return };
        let ready = match info.kind {
            Kind::Load => Ready { used: done, jumped: done + 1, written: done },
            Kind::Offered => Ready { used: 0, jumped: 0, written: 0 },
            // In EX its result is forwarded to ID (cv32e40p_id_stage.sv), and in order nothing asks
            // earlier.
            _ => Ready { used: cycle + 1, jumped: cycle + busy + 1, written: 0 },
        };
        let x0 = register == 0;
        // Field by field: read again at once, in parts, a whole would stand in the processor's way.
        let entry = &mut self.ready[usize::from(register)];
        entry.used = if x0 { 0 } else { ready.used };
        entry.jumped = if x0 { 0 } else { ready.jumped };
        entry.written = ready.written;
        if self.offloads::<PLAIN>() && info.kind != Kind::Offered && !x0 {
            let valid = if info.kind == Kind::Load { done } else { cycle + 1 };
            self.offload.wrote(usize::from(register), valid);
        }
    }

    /// When the next instruction arrives.
    #[inline(always)]
    fn behind(
        &mut self,
        info: &Info,
        begins: u64,
        cycle: u64,
        pc: u64,
        next_pc: u64,
        flags: Flags,
    ) -> Arrival {
        let following = pc.wrapping_add(u64::from(info.length));
        if flags.has(Flags::TRAP) {
            return self.behind_trap(info, begins, cycle, following, flags);
        }
        self.after(info, begins, cycle, following, flags.has(Flags::TAKEN) || next_pc != following)
    }

    /// The same if nothing traps.
    #[inline(always)]
    fn after(&mut self, info: &Info, begins: u64, cycle: u64, following: u64, taken: bool) -> Arrival {
        let params = &self.params;
        match info.kind {
            Kind::Branch if taken => self.target_of_branch(cycle, following),
            Kind::Jump | Kind::JumpRegister => {
                let stale = info.kind == Kind::JumpRegister
                    && info.destination.is_some_and(|link| link != 0 && link == info.sources[0]);
                let target = begins + u64::from(params.jump_cycles);
                let arrives = if params.jumps_hide_targets { target } else { target.max(cycle + 1) };
                Arrival::after(arrives, 0, if stale { How::StaleJump } else { How::Jump })
            }
            Kind::CsrFlush => Arrival::after(cycle, params.csr_flush_cycles, How::Flushed),
            Kind::Fence => Arrival::after(cycle, params.fence_cycles, How::Refetched),
            Kind::Return => Arrival::after(cycle, params.mret_cycles, How::Refetched),
            _ => Arrival::behind(cycle),
        }
    }

    /// It trapped, or, where it cannot, what came behind it.
    #[cold]
    fn behind_trap(&mut self, info: &Info, begins: u64, cycle: u64, following: u64, flags: Flags) -> Arrival {
        match info.kind {
            Kind::Call => Arrival::after(cycle, self.params.call_cycles, How::Flushed),
            // Every core has mepc: what left was an `mret` behind it that no line tells.
            Kind::Csr | Kind::CsrFlush if info.sets_return => {
                self.traps.behind(following, Arrival::behind(cycle), cycle + 1, &self.params)
            }
            Kind::Illegal | Kind::Csr | Kind::CsrFlush | Kind::Own | Kind::Offered => {
                Arrival::after(cycle, self.params.illegal_cycles, How::Flushed)
            }
            _ => {
                let next = self.after(info, begins, cycle, following, flags.has(Flags::TAKEN));
                self.traps.behind(following, next, cycle + 1, &self.params)
            }
        }
    }
}
