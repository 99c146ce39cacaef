//! The rules of the pipeline: when an instruction comes into ID/EX, and when it leaves.
//!
//! Source: lowRISC/ibex 5da1679, rtl/ibex_id_stage.sv (`id_fsm_q`, `stall_id`),
//! rtl/ibex_controller.sv (`pc_set_o`, FLUSH), rtl/ibex_prefetch_buffer.sv: a target is asked for
//! in the cycle in which the core turns to it, comes in the next, and is in ID/EX in the one after.

use instar_isa::DivideDetail;
use instar_trace::{Flags, MemoryAccess};

use super::info::{Info, Kind};
use super::stalls::CHARGES;
use super::{FAMILY, Ibex, causes, stalls};
use crate::in_order::{Issued, Waits, crosses};
use crate::{Causes, Commit, CommitObserver, Stall};

/// Cycles from a turn to the first cycle of its target in ID/EX.
const TARGET: u64 = 2;
/// Cycles of a division, and of one by zero (rtl/ibex_multdiv_fast.sv, `MD_IDLE` to `MD_FINISH`).
const DIVIDE: u64 = 37;
const BY_ZERO: u64 = 2;
/// Cycles from an instruction that is flushed to what comes behind it, which is in hand.
const FLUSHED: u64 = 3;

/// When the next instruction comes into ID/EX, and why not earlier.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arrival {
    cycle: u64,
    stall: Stall,
    cause: Causes,
    /// It is fetched anew, so that the second word of one across two is waited for.
    fetched: bool,
}

impl Arrival {
    /// Right behind an instruction that left in this cycle.
    pub const fn behind(cycle: u64) -> Self {
        Self { cycle: cycle + 1, stall: stalls::FLUSH, cause: causes::FLUSH, fetched: false }
    }

    /// At a target to which the core turns in this cycle.
    pub const fn target(turn: u64, stall: Stall, cause: Causes) -> Self {
        Self { cycle: turn + TARGET, stall, cause, fetched: true }
    }
}

impl<O: CommitObserver> Ibex<O> {
    /// One instruction: when it leaves ID/EX, and what that means for the next.
    #[inline]
    pub(super) fn follow(
        &mut self,
        id: u32,
        (pc, next_pc): (u64, u64),
        flags: Flags,
        detail: u64,
        accesses: &[MemoryAccess],
    ) {
        let info = self.infos[id as usize];
        let mut waits = Waits::new(self.last, O::CYCLES);
        let next = self.next;
        let mut begins = next.cycle;
        waits.add(begins, next.stall, next.cause);
        if next.fetched && pc & 2 != 0 && info.length == 4 {
            begins += 1;
            waits.add(begins, stalls::SPLIT, causes::SPLIT);
        }
        let arrived = begins;
        if self.loaded != 0 && begins == self.last + 1 && info.sources.contains(&self.loaded) {
            begins += 1;
            waits.add(begins, stalls::LOAD, causes::LOAD);
        }
        let taken = flags.has(Flags::TAKEN);
        let (cycles, stall) = self.execute(&info, taken, flags, detail, accesses, &mut waits);
        let cycle = begins + cycles - 1;
        waits.add(cycle, stall, causes::EXECUTE);
        let brings = self.params.writeback_stage && info.kind == Kind::Load;
        self.loaded = if brings { info.destination } else { 0 };
        let done = cycle + 1 + u64::from(brings);
        let causes = waits.causes();
        let commit = Commit { index: self.committed, id, issue: cycle, done, cycle, causes };
        if O::CYCLES {
            let (sources, destination) = (&info.sources, Some(info.destination));
            let (began, device) = (arrived, &|_, _| None);
            let it = Issued { commit: &commit, began, sources, destination, waits: &waits, device };
            self.watch.tell(&mut self.observer, &FAMILY, &CHARGES, self.last, &it);
        } else {
            self.observer.commit(&commit);
        }
        self.next = self.behind(&info, (begins, cycle), pc, next_pc, flags);
        self.last = cycle;
        self.committed += 1;
    }

    /// Cycles in ID/EX, and what those beyond the first go to.
    #[inline]
    fn execute(
        &mut self,
        info: &Info,
        taken: bool,
        flags: Flags,
        detail: u64,
        accesses: &[MemoryAccess],
        waits: &mut Waits,
    ) -> (u64, Stall) {
        // Without an adder of its own a target takes a cycle more, in which a jump links.
        let turn = if self.params.branch_target_alu { 1 } else { 2 };
        if flags.has(Flags::TRAP) {
            return (1, stalls::FLUSH);
        }
        match info.kind {
            Kind::Simple | Kind::CsrFlush | Kind::Leave => (1, stalls::FLUSH),
            Kind::Multiply(cycles) => (cycles.into(), stalls::MULTIPLY),
            Kind::Divide => (self.divide(detail, waits), stalls::DIVIDE),
            Kind::Load | Kind::Store => {
                let across = accesses.first().is_some_and(|access| crosses((access.address, access.size)));
                let own = if self.params.writeback_stage { 1 } else { 2 };
                (own + u64::from(across), stalls::DATA)
            }
            Kind::Branch => (if taken { turn } else { 1 }, stalls::BRANCH),
            Kind::Jump => (turn, stalls::JUMP),
            Kind::Own(index) => {
                let operand = flags.has(Flags::OPERAND).then_some(detail);
                let timing = self.timings[usize::from(index)].as_ref();
                (timing.map_or(1, |timing| timing.latency.of(0, operand)).into(), stalls::CUSTOM)
            }
        }
    }

    /// Cycles of a division.
    fn divide(&mut self, detail: u64, waits: &mut Waits) -> u64 {
        match DivideDetail::unpack(detail) {
            Some(it) if it.by_zero => BY_ZERO,
            Some(_) => DIVIDE,
            None => {
                self.guessed += 1;
                waits.note(causes::DEFAULT);
                DIVIDE
            }
        }
    }

    /// When the next instruction comes.
    #[inline]
    fn behind(
        &mut self,
        info: &Info,
        (begins, cycle): (u64, u64),
        pc: u64,
        next_pc: u64,
        flags: Flags,
    ) -> Arrival {
        let elsewhere = next_pc != pc.wrapping_add(u64::from(info.length));
        match info.kind {
            // The controller turns in the cycle behind (FLUSH).
            _ if flags.has(Flags::TRAP) => Arrival::target(cycle + 1, stalls::FLUSH, causes::FLUSH),
            Kind::Leave => Arrival::target(cycle + 1, stalls::FLUSH, causes::FLUSH),
            Kind::Branch if flags.has(Flags::TAKEN) => Arrival::target(cycle, stalls::BRANCH, causes::BRANCH),
            Kind::Jump => {
                let arrival = Arrival::target(begins, stalls::JUMP, causes::JUMP);
                Arrival { cycle: arrival.cycle.max(cycle + 1), ..arrival }
            }
            Kind::CsrFlush => Arrival { cycle: cycle + FLUSHED, ..Arrival::behind(cycle) },
            _ if elsewhere => Arrival::target(cycle + 1, stalls::FLUSH, causes::FLUSH),
            _ => Arrival::behind(cycle),
        }
    }
}
