//! The rules of the pipeline: when an instruction is in which stage.
//!
//! Source: VexRiscv_Lite.v. A target that prefetch takes in a cycle is in decode two cycles later.
//! Decode waits while what it reads is late (`HazardSimplePlugin`), execute while the shifter works
//! (`ShiftPlugins`), the data bus has not taken the request before (`dBus_cmd_rValid`) or a CSR
//! access is not alone (`CsrPlugin`), memory while the multiplier or divider works
//! (`MulDivIterativePlugin`) or a load has no answer (`DBusSimplePlugin`). Jumps and branches
//! backward go on when they leave decode, what was mispredicted when it is in memory
//! (`BranchPlugin`), a trap or its return behind writeBack.

use instar_isa::ShiftDetail;
use instar_trace::{Flags, MemoryAccess, RetiredBatch};

use super::fetch::whose;
use super::info::{Info, Kind, latency};
use super::stalls::CHARGES;
use super::{FAMILY, Vexriscv, causes, stalls};
use crate::in_order::{Issued, Waits};
use crate::{Causes, Commit, CommitObserver, Stall};

/// Places by which a register is taken to shift where nothing tells.
pub(super) const UNKNOWN_AMOUNT: u8 = 16;

/// Cycles from decode, execute and memory to writeBack.
const FROM_DECODE: u64 = 3;
const FROM_EXECUTE: u64 = 2;
const FROM_MEMORY: u64 = 1;

/// When an instruction that passed was last in its stages.
#[derive(Clone, Copy, Debug)]
pub(super) struct Passed {
    pub decoded: u64,
    pub executed: u64,
    /// In memory.
    pub left: u64,
    pub destination: u8,
    pub late_in_execute: bool,
    pub late_in_memory: bool,
}

impl Passed {
    /// Nothing is in the pipeline.
    pub const NOTHING: Self = Self {
        decoded: 0,
        executed: 0,
        left: 0,
        destination: 0,
        late_in_execute: false,
        late_in_memory: false,
    };

    /// Its cycle in writeBack.
    #[inline]
    pub fn commits(&self) -> u64 {
        self.left + FROM_MEMORY
    }
}

/// How the next instruction comes to decode, and what it waits for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arrival {
    /// Prefetch may take it from this cycle on; `None`: it is in the stage fetch.
    pub from: Option<u64>,
    pub stall: Stall,
    pub cause: Causes,
}

impl Arrival {
    /// The cache is empty, and nothing came before.
    pub const START: Self = Self::anew(1);
    /// It is fetched already.
    pub const BEHIND: Self = Self { from: None, stall: stalls::FLUSH, cause: causes::FLUSH };

    /// Fetch begins anew in this cycle.
    pub const fn anew(cycle: u64) -> Self {
        Self { from: Some(cycle), stall: stalls::FLUSH, cause: causes::FLUSH }
    }
}

impl<O: CommitObserver> Vexriscv<O> {
    /// The first cycle from this one on in which an empty decode is not held by what is in front of
    /// it.
    #[inline]
    pub(super) fn moves(&self, cycle: u64) -> u64 {
        let last = &self.last;
        if cycle <= last.decoded {
            cycle
        } else if cycle <= last.executed {
            last.executed
        } else {
            cycle.max(last.left)
        }
    }

    /// The first cycle in decode of what prefetch may take from a cycle on.
    #[inline]
    pub(super) fn arrives(&self, from: u64) -> u64 {
        let taken = self.moves(from.max(self.fetch.hold()));
        self.moves(taken + 1) + 1
    }

    /// The cycle in which an instruction leaves decode that came there in this one.
    #[inline]
    pub(super) fn leaves_decode(&self, entered: u64, info: &Info) -> u64 {
        let (last, before) = (&self.last, &self.before);
        let mut cycle = entered.max(last.executed);
        if cycle == last.executed {
            let late = (last.late_in_execute && info.reads(last.destination))
                || (before.left == cycle && before.late_in_memory && info.reads(before.destination));
            if !late {
                return cycle;
            }
            cycle += 1;
        }
        cycle = cycle.max(last.left);
        cycle + u64::from(cycle == last.left && last.late_in_memory && info.reads(last.destination))
    }

    /// One instruction of a batch.
    #[inline]
    pub(super) fn follow(&mut self, batch: &RetiredBatch, at: usize) {
        let (id, pc, flags) = (batch.ids[at], batch.pcs[at], batch.flags[at]);
        let info = self.infos[id];
        let mut waits = Waits::new(self.last.commits(), O::CYCLES);
        let mut entered = match self.next.from {
            None => self.last.decoded + 1,
            Some(from) => self.arrives(from),
        };
        waits.add(entered + FROM_DECODE, self.next.stall, self.next.cause);
        while !self.fetch.holds(pc) {
            self.fetch.fill(pc, entered, whose::OWN);
            entered = self.arrives(entered);
            waits.add(entered + FROM_DECODE, stalls::FETCH, causes::FETCH);
        }
        let began = entered;
        let decoded = self.leaves_decode(entered, &info);
        // What is in front and does not move is charged with its own time.
        let free = entered.max(self.last.executed);
        let free = if free > self.last.executed { free.max(self.last.left) } else { free };
        waits.add(free + FROM_DECODE, stalls::OPERAND, causes::OPERAND);
        waits.add(decoded + FROM_DECODE, stalls::OPERAND, causes::OPERAND);
        let trap = flags.has(Flags::TRAP);
        let kind = if trap { Kind::Plain } else { info.kind };
        let executed = self.executes(kind, decoded + 1, batch.details[at], &mut waits);
        let left = match kind {
            Kind::Load | Kind::Store => {
                let answer = executed + 1 + self.response(batch.accesses_of(at).first(), kind == Kind::Store);
                self.bus_free = answer + 1;
                let left = if kind == Kind::Load { answer } else { executed + 1 };
                waits.add(left + FROM_MEMORY, stalls::DATA, causes::DATA);
                left
            }
            Kind::Own(own) => {
                let operand = flags.has(Flags::OPERAND).then_some(batch.details[at]);
                let left = executed + latency(&self.timings, own, operand);
                waits.add(left + FROM_MEMORY, stalls::CUSTOM, causes::EXECUTE);
                left
            }
            _ => {
                let left = executed + info.cycles_in_memory();
                let stall = if kind == Kind::Divide { stalls::DIVIDE } else { stalls::MULTIPLY };
                waits.add(left + FROM_MEMORY, stall, causes::EXECUTE);
                left
            }
        };
        let (cycle, causes) = (left + FROM_MEMORY, waits.causes());
        let commit = Commit { index: self.committed, id, issue: decoded, done: cycle, cycle, causes };
        if O::CYCLES {
            let (sources, destination) = (&info.sources, Some(info.destination));
            let began = began.max(self.last.commits());
            let device = &|_, _| None;
            let it = Issued { commit: &commit, began, sources, destination, waits: &waits, device };
            self.watch.tell(&mut self.observer, &FAMILY, &CHARGES, self.last.commits(), &it);
        } else {
            self.observer.commit(&commit);
        }
        self.before = self.last;
        self.last = Passed {
            decoded,
            executed,
            left,
            destination: info.destination,
            late_in_execute: info.late_in_execute,
            late_in_memory: info.late_in_memory,
        };
        self.next = self.behind(&info, entered, trap, batch, at);
        self.committed += 1;
    }

    /// The cycle in which an instruction leaves execute that came there in this one.
    #[inline]
    fn executes(&mut self, kind: Kind, entered: u64, detail: u64, waits: &mut Waits) -> u64 {
        let free = entered.max(self.last.left);
        match kind {
            Kind::Shift(amount) => self.shifts(free, amount, waits),
            Kind::ShiftBy(_) => {
                let amount = ShiftDetail::unpack(detail).map_or_else(
                    || {
                        self.guessed += 1;
                        waits.note(causes::DEFAULT);
                        UNKNOWN_AMOUNT
                    },
                    |it| it.amount,
                );
                self.shifts(free, amount, waits)
            }
            Kind::Load | Kind::Store => {
                let taken = free.max(self.bus_free);
                waits.add(taken + FROM_EXECUTE, stalls::DATA, causes::DATA);
                taken
            }
            Kind::Csr => {
                let alone = free.max(self.last.commits() + 1);
                waits.add(alone + FROM_EXECUTE, stalls::DRAIN, causes::DRAIN);
                alone
            }
            _ => free,
        }
    }

    #[inline]
    fn shifts(&self, free: u64, amount: u8, waits: &mut Waits) -> u64 {
        let done = free + u64::from(amount.max(1)) - 1;
        waits.add(done + FROM_EXECUTE, stalls::SHIFT, causes::EXECUTE);
        done
    }

    /// Cycles from the strobe of an access to its acknowledgement.
    #[inline]
    fn response(&self, access: Option<&MemoryAccess>, store: bool) -> u64 {
        let region = access.and_then(|access| self.params.regions.at(access.address));
        region.map_or(self.params.data_response_cycles, |region| region.latency(store)).into()
    }

    /// How the next instruction comes.
    #[inline]
    fn behind(&mut self, info: &Info, entered: u64, trap: bool, batch: &RetiredBatch, at: usize) -> Arrival {
        let following = batch.pcs[at].wrapping_add(4);
        let elsewhere = batch.next_pcs[at] != following;
        // It was taken into fetch when this came into decode.
        let fetched = self.fetch.hold() < entered;
        if trap {
            return self.behind_trap(batch.pcs[at], fetched);
        }
        let taken = batch.flags[at].has(Flags::TAKEN);
        match info.kind {
            Kind::Branch { .. } | Kind::JumpRegister if info.mispredicted(taken) => {
                self.mispredicted(info, fetched, batch, at)
            }
            Kind::Jump | Kind::Branch { backward: true } => {
                Arrival { from: Some(self.last.decoded), stall: stalls::JUMP, cause: causes::JUMP }
            }
            Kind::Return => self.behind_return(batch.pcs[at], fetched),
            Kind::EmptyCache => {
                self.fetch.empty((entered, self.last.decoded), fetched);
                self.in_line(fetched)
            }
            Kind::Branch { .. } => self.in_line(fetched),
            _ if elsewhere => self.behind_trap(batch.pcs[at], fetched),
            _ => self.in_line(fetched),
        }
    }

    #[inline]
    fn in_line(&self, fetched: bool) -> Arrival {
        if fetched { Arrival::BEHIND } else { Arrival::anew(self.last.decoded) }
    }
}
