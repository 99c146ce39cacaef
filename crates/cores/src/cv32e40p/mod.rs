//! CV32E40P: four stages, in order, one instruction a cycle, no caches and no prediction.
//!
//! ```text
//!   IF ──► ID ──► EX ──► WB
//!          │       │      └ what a load brings
//!          │       └ ALU, multiplier, divider, address; result to ID in the same cycle
//!          └ jumps; operands; offers to a coprocessor (CV-X-IF), whose results come through the port of EX
//! ```
//!
//! Source: openhwgroup/cv32e40p 360d272 and, with CV-X-IF, esl-epfl/cv32e40px 10b0806, `rtl/`; each rule names its file.
//! Memory answers in the cycle after the request, fetch and data through ports of their own. An instruction's cycle is
//! the one in which it leaves ID, in which the core counts it (minstret). Nothing younger delays anything older, so that
//! cycle follows from those before it, and no cycle is stepped through.

pub mod causes;
pub mod costs;
mod csr;
mod divide;
mod family;
mod info;
mod offload;
mod params;
pub mod stalls;
mod untimed;
mod watch;

use instar_isa::{StaticEntry, StaticTable};
use instar_trace::{Flags, RetiredBatch, RetiredSink};

pub use self::costs::Cost;
pub use self::family::FAMILY;
pub use self::params::Params;

use self::info::{Info, Kind};
use self::offload::Offload;
use self::watch::Watch;
use crate::{Causes, Commit, CommitObserver, CustomTiming, Demand, Stall, Unit};

/// X registers.
const REGISTERS: usize = 32;

/// From which cycle on a register can be read, by who reads it.
#[derive(Clone, Copy, Debug, Default)]
struct Ready {
    /// An instruction that leaves ID with it.
    used: u64,
    /// A jump that goes by it (cv32e40p_controller.sv jr_stall).
    jumped: u64,
    /// Another instruction writes it: a load before it holds that up (cv32e40p_controller.sv load_stall).
    written: u64,
}

/// Why the cycles before an instruction's own passed without one: up to, but not including, this cycle.
#[derive(Clone, Copy, Debug)]
struct Wait {
    until: u64,
    stall: Stall,
    cause: Causes,
}

/// What comes next arrives in ID, unless something is in the way.
#[derive(Clone, Copy, Debug)]
struct Arrival {
    cycle: u64,
    /// The next instruction is fetched anew, so one of four bytes may lie across two words.
    fetched: bool,
    /// A jump whose link is the register that it goes by: one cycle more, unless that hides (jalr_rd_eq_rs1).
    stale: bool,
    stall: Stall,
    cause: Causes,
}

/// A CV32E40P that is fed with retired instructions.
#[derive(Clone, Debug)]
pub struct Cv32e40p<O> {
    params: Params,
    timings: Vec<Option<CustomTiming>>,
    units: Vec<Unit>,
    infos: Vec<Info>,
    known: Vec<bool>,
    ready: [Ready; REGISTERS],
    offload: Offload,
    /// Cycle in which the last instruction left ID.
    last: u64,
    /// First cycle in which EX takes an instruction.
    free: u64,
    /// Who is in EX until then, for reports.
    busy: (Stall, Causes),
    next: Arrival,
    /// Where the stream went on, to see a trap that it does not tell of.
    expected: Option<u64>,
    started: bool,
    committed: u64,
    refused: Option<String>,
    /// Only used where the observer wants to be told of cycles.
    watch: Watch,
    observer: O,
}

impl<O: CommitObserver> Cv32e40p<O> {
    /// A core that has not fetched anything yet. `timings` are indexed by `StaticEntry::custom`.
    ///
    /// # Errors
    /// One sentence where parameters or costs cannot be.
    pub fn new(
        params: Params,
        timings: Vec<Option<CustomTiming>>,
        units: Vec<Unit>,
        observer: O,
    ) -> Result<Self, String> {
        params.check()?;
        costs::check(&timings, &units, &params)?;
        Ok(Self {
            offload: Offload::new(&timings, &units),
            params,
            timings,
            units,
            infos: Vec::new(),
            known: Vec::new(),
            ready: [Ready::default(); REGISTERS],
            last: 0,
            free: 0,
            busy: (stalls::CUSTOM, causes::EXECUTE),
            next: Arrival::behind(0),
            expected: None,
            started: false,
            committed: 0,
            refused: None,
            watch: Watch::default(),
            observer,
        })
    }

    #[cold]
    fn show(&mut self, table: &StaticTable, id: u32) {
        let count = table.entries().len();
        self.infos.resize(count, Info::UNKNOWN);
        self.known.resize(count, false);
        self.infos[id as usize] = self.info_of(table.entry(id)).unwrap_or_else(|reason| {
            self.refused.get_or_insert(reason);
            Info::UNKNOWN
        });
        self.known[id as usize] = true;
    }

    fn info_of(&self, entry: &StaticEntry) -> Result<Info, String> {
        Info::new(entry, &self.timings, &self.units)
    }

    /// The stream begins here, or goes on elsewhere: nothing is in the pipeline.
    fn begin(&mut self) {
        self.started = true;
        self.expected = None;
        let idle = self.last.max(self.free);
        self.last = idle;
        self.next = Arrival::behind(idle);
        self.ready = [Ready::default(); REGISTERS];
        self.offload.settle();
        self.watch.restart();
    }

    /// One instruction: when it leaves ID, and what that means for the next.
    #[inline]
    fn follow(
        &mut self,
        id: u32,
        pc: u64,
        next_pc: u64,
        flags: Flags,
        detail: u64,
        access: Option<(u64, u16)>,
    ) {
        let info = self.infos[id as usize];
        if self.expected.is_some_and(|expected| expected != pc) {
            self.untold_trap();
        }
        let mut waits = Waits::new(self.last);
        let arrived = self.arrive(&info, pc, &mut waits);
        let (begins, cycle) = self.leave(&info, arrived, &mut waits);
        let (busy, done) = self.execute(&info, cycle, detail, flags, access, &mut waits);
        self.next = self.behind(&info, begins, cycle, pc, next_pc, flags);
        self.write(&info, cycle, busy, done);
        self.free = cycle + busy;
        self.expected = Some(next_pc);
        let causes = waits.causes();
        let commit = Commit { index: self.committed, id, issue: cycle, done, cycle, causes };
        if O::CYCLES {
            self.tell(&commit, &info, arrived, &waits);
        } else {
            self.observer.commit(&commit);
        }
        self.last = cycle;
        self.committed += 1;
    }

    /// The stream goes on where the instruction before did not lead: what trapped in between is not told. It is taken to
    /// have been ECALL, whose handler comes at the same time as EBREAK's.
    #[cold]
    fn untold_trap(&mut self) {
        let left = self.next.cycle.max(self.free);
        self.next = Arrival {
            cycle: left + u64::from(self.params.call_cycles),
            fetched: false,
            stale: false,
            stall: stalls::FLUSH,
            cause: Causes(causes::FLUSH.0 | causes::DEFAULT.0),
        };
    }

    /// The first cycle in ID.
    #[inline]
    fn arrive(&self, info: &Info, pc: u64, waits: &mut Waits) -> u64 {
        let next = self.next;
        let mut cycle = next.cycle;
        waits.add(cycle, next.stall, next.cause);
        if next.fetched {
            // Its second word is fetched in the next cycle (cv32e40p_aligner.sv).
            if info.length == 4 && pc & 3 == 2 {
                cycle += u64::from(self.params.split_target_cycles);
                waits.add(cycle, stalls::SPLIT, causes::SPLIT);
            }
            if next.stale && cycle > self.last + 1 {
                cycle += 1;
                waits.add(cycle, stalls::JUMP_REGISTER, causes::JUMP_REGISTER);
            }
        }
        // ID takes over only where EX could take what is in ID, empty or not (cv32e40p_id_stage.sv id_ready_o).
        if cycle > self.last + 1 && cycle <= self.free {
            cycle = self.free + 1;
            waits.add(cycle, self.busy.0, self.busy.1);
        }
        cycle
    }

    /// The cycle from which it works in ID (a jump, an offer), and the one in which it leaves.
    #[inline]
    fn leave(&mut self, info: &Info, arrived: u64, waits: &mut Waits) -> (u64, u64) {
        let mut begins = arrived;
        let mut cycle = arrived.max(self.free);
        waits.add(cycle, self.busy.0, self.busy.1);
        match info.kind {
            Kind::JumpRegister => {
                let register = usize::from(info.sources[0]);
                begins = begins.max(self.ready[register].jumped);
                let pending = self.offload.pending(register);
                // Only in the cycle of the result the controller sees it (jr_stall); before, x_disp holds ID.
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
                begins = self.offer(info, arrived, waits);
                cycle = cycle.max(begins);
                waits.add(cycle, stalls::COPROCESSOR, causes::COPROCESSOR);
            }
            _ => {
                for register in info.sources.map(usize::from) {
                    cycle = cycle.max(self.ready[register].used);
                }
                waits.add(cycle, stalls::LOAD, causes::LOAD);
                if self.offload.in_use() {
                    for register in info.sources.map(usize::from) {
                        cycle = cycle.max(self.offload.pending(register));
                    }
                    waits.add(cycle, stalls::COPROCESSOR, causes::COPROCESSOR);
                }
            }
        }
        if info.writes_from_execute()
            && let Some(register) = info.destination
        {
            cycle = cycle.max(self.ready[usize::from(register)].written);
            waits.add(cycle, stalls::LOAD, causes::LOAD);
        }
        (begins, cycle)
    }

    /// The cycle in which the coprocessor takes an instruction that is in ID from `arrived` on: also while EX is taken
    /// (cv32e40px_x_disp.sv x_issue_valid_o).
    fn offer(&mut self, info: &Info, arrived: u64, waits: &mut Waits) -> u64 {
        let mut cycle = arrived;
        for register in info.sources.map(usize::from) {
            cycle = self.offload.operand(register, cycle);
        }
        if cycle > arrived && !self.params.coprocessor_waits {
            self.refused.get_or_insert(format!(
                "instruction {} of the run hands a register to the coprocessor that is not there yet, and the \
                 coprocessor does not wait (coprocessor_waits = false): the hardware would compute with the old value",
                self.committed + 1
            ));
        }
        waits.add(cycle, stalls::COPROCESSOR, causes::COPROCESSOR);
        self.offload.taken(info, cycle)
    }

    /// Cycles in EX, and the first in which its result can be used.
    #[inline]
    fn execute(
        &mut self,
        info: &Info,
        cycle: u64,
        detail: u64,
        flags: Flags,
        access: Option<(u64, u16)>,
        waits: &mut Waits,
    ) -> (u64, u64) {
        let params = &self.params;
        self.busy = (stalls::CUSTOM, causes::EXECUTE);
        let mut busy = match info.kind {
            Kind::MultiplyHigh => {
                self.busy.0 = stalls::MULTIPLY;
                u64::from(params.multiply_high_cycles)
            }
            Kind::Divide => {
                self.busy.0 = stalls::DIVIDE;
                u64::from(divide::cycles(detail, params.divide_most_cycles).unwrap_or_else(|| {
                    waits.assumed();
                    params.divide_default_cycles
                }))
            }
            Kind::Load | Kind::Store if access.is_some_and(crosses) => {
                self.busy.0 = stalls::MISALIGNED;
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
        if self.offload.in_use() && info.writes_from_execute() {
            // The coprocessor's result has the port (cv32e40px_ex_stage.sv wb_contention).
            while self.offload.result_in(cycle + busy) {
                busy += 1;
                self.busy = (stalls::PORT, causes::PORT);
            }
        }
        let done = match info.kind {
            Kind::Load => cycle + u64::from(params.load_use_cycles) + busy - 1,
            Kind::Offered => self.offload.hand_over(info, flags.has(Flags::OPERAND).then_some(detail)),
            _ => cycle + busy,
        };
        (busy, done)
    }

    /// From when on what it writes can be read.
    #[inline]
    fn write(&mut self, info: &Info, cycle: u64, busy: u64, done: u64) {
        let Some(register) = info.destination else { return };
        let ready = match info.kind {
            Kind::Load => Ready { used: done, jumped: done + 1, written: done },
            Kind::Offered => Ready::default(),
            // In EX its result is forwarded to ID (cv32e40p_id_stage.sv), and in order nothing asks earlier.
            _ => Ready { used: cycle + 1, jumped: cycle + busy + 1, written: 0 },
        };
        let x0 = register == 0;
        self.ready[usize::from(register)] =
            if x0 { Ready { used: 0, jumped: 0, written: ready.written } } else { ready };
        if self.offload.in_use() && info.kind != Kind::Offered && !x0 {
            let valid = if info.kind == Kind::Load { done } else { self.offload.forwarded(cycle + 1) };
            self.offload.wrote(usize::from(register), valid);
        }
    }

    /// When the next instruction arrives.
    #[inline]
    fn behind(&self, info: &Info, begins: u64, cycle: u64, pc: u64, next_pc: u64, flags: Flags) -> Arrival {
        let params = &self.params;
        let at = |cycles: u32, stall, cause| Arrival {
            cycle: cycle + u64::from(cycles),
            fetched: true,
            stale: false,
            stall,
            cause,
        };
        if flags.has(Flags::TRAP) {
            let cycles = if info.kind == Kind::Call { params.call_cycles } else { params.illegal_cycles };
            return Arrival { fetched: false, ..at(cycles, stalls::FLUSH, causes::FLUSH) };
        }
        match info.kind {
            Kind::Branch if flags.has(Flags::TAKEN) || next_pc != pc.wrapping_add(u64::from(info.length)) => {
                at(params.taken_branch_cycles, stalls::BRANCH, causes::BRANCH)
            }
            Kind::Jump | Kind::JumpRegister => Arrival {
                cycle: (begins + u64::from(params.jump_cycles)).max(cycle + 1),
                stale: info.kind == Kind::JumpRegister
                    && info.destination.is_some_and(|link| link != 0 && link == info.sources[0]),
                ..at(0, stalls::JUMP, causes::JUMP)
            },
            Kind::CsrFlush => {
                Arrival { fetched: false, ..at(params.csr_flush_cycles, stalls::FLUSH, causes::FLUSH) }
            }
            Kind::Fence => at(params.fence_cycles, stalls::FLUSH, causes::FLUSH),
            Kind::Return => at(params.mret_cycles, stalls::FLUSH, causes::FLUSH),
            _ => Arrival::behind(cycle),
        }
    }

    /// What so many executions of each of these take.
    fn all_demands(&self, infos: &[(Info, u64)]) -> Vec<Demand> {
        let least = |info: &Info| match info.kind {
            Kind::MultiplyHigh => self.params.multiply_high_cycles,
            Kind::Divide => 1,
            Kind::Own => {
                self.timings[usize::from(info.custom)].as_ref().map_or(1, |timing| timing.latency.least())
            }
            _ => 1,
        };
        let taken = infos.iter().map(|(info, count)| u64::from(least(info)) * count).sum();
        let most = infos.iter().map(|(info, _)| u64::from(least(info))).max().unwrap_or(1);
        vec![Demand { what: "cycles in EX".to_owned(), taken, per_cycle: 1, ahead: most - 1, beside: 0 }]
    }
}

/// Whether an access lies across two words (cv32e40p_load_store_unit.sv).
#[inline]
fn crosses((address, bytes): (u64, u16)) -> bool {
    (address & 3) + u64::from(bytes) > 4
}

impl Arrival {
    /// In the cycle after the one before.
    #[inline]
    fn behind(cycle: u64) -> Self {
        Self { cycle: cycle + 1, fetched: false, stale: false, stall: Stall::ISSUED, cause: Causes(0) }
    }
}

/// What an instruction waited for, in order of time.
#[derive(Clone, Copy, Debug)]
struct Waits {
    /// First cycle that is not accounted for.
    next: u64,
    list: [Wait; Self::MOST],
    count: usize,
    assumed: bool,
}

impl Waits {
    const MOST: usize = 8;

    /// Behind an instruction that left ID in this cycle.
    #[inline]
    fn new(last: u64) -> Self {
        let none = Wait { until: 0, stall: Stall::ISSUED, cause: Causes(0) };
        Self { next: last + 1, list: [none; Self::MOST], count: 0, assumed: false }
    }

    /// It could not leave before this cycle.
    #[inline]
    fn add(&mut self, until: u64, stall: Stall, cause: Causes) {
        if until > self.next && self.count < Self::MOST {
            self.list[self.count] = Wait { until, stall, cause };
            self.count += 1;
            self.next = until;
        }
    }

    #[cold]
    fn assumed(&mut self) {
        self.assumed = true;
    }

    fn all(&self) -> &[Wait] {
        &self.list[..self.count]
    }

    #[inline]
    fn causes(&self) -> Causes {
        let mut causes = if self.assumed { causes::DEFAULT } else { Causes(0) };
        self.all().iter().for_each(|wait| causes.add(wait.cause));
        causes
    }
}

impl<O: CommitObserver + Clone> RetiredSink for Cv32e40p<O> {
    fn retire(&mut self, table: &StaticTable, batch: &RetiredBatch) {
        if !self.started {
            self.begin();
        }
        let mut start = 0;
        for at in 0..batch.len() {
            let id = batch.ids[at];
            if self.known.get(id as usize) != Some(&true) {
                self.show(table, id);
            }
            let end = batch.access_ends[at] as usize;
            let access = batch.accesses[start..end].first().map(|access| (access.address, access.size));
            start = end;
            self.follow(id, batch.pcs[at], batch.next_pcs[at], batch.flags[at], batch.details[at], access);
        }
    }

    fn clock(&mut self) -> Option<u64> {
        Some(self.last)
    }
}
