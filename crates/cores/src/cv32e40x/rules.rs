//! The rules of the pipeline: when an instruction comes to ID, when it leaves ID, EX and WB, and
//! when the next comes.
//!
//! Source: openhwgroup/cv32e40x 727c573, rtl/cv32e40x_controller_bypass.sv (stalls of ID and EX),
//! rtl/cv32e40x_controller_fsm.sv (pc_set), rtl/cv32e40x_id_stage.sv, rtl/cv32e40x_ex_stage.sv and
//! rtl/cv32e40x_wb_stage.sv (ready and valid). A stage takes nothing while WB does not, empty or
//! not.

use instar_trace::{Flags, MemoryAccess};

use super::fetch::Behind;
use super::info::{Info, Kind};
use super::stalls::CHARGES;
use super::{Cv32e40x, FAMILY, causes, stalls};
use crate::in_order::{Issued, Waits, crosses, divide};
use crate::relative::Relative;
use crate::{Causes, Commit, CommitObserver, Stall};

/// Cycles of the upper half of a product in EX (rtl/cv32e40x_mult.sv, four states).
pub(super) const MULTIPLY_HIGH: u64 = 4;
/// Cycles of a division by zero in EX; each significant bit of the divisor saves one
/// (rtl/cv32e40x_div.sv).
pub(super) const DIVIDE: u32 = 35;
/// Those of one by a divisor of all bits.
pub(super) const LEAST_DIVIDE: u64 = 3;
/// Cycles by which a fence stays in WB: for its request to flush, and the answer in the same cycle
/// (rtl/cv32e40x_controller_fsm.sv, `fencei_req_and_ack_q`).
const FENCE: u64 = 2;
/// Cycles from the one in which an instruction leaves IF to its first in WB, at least; and from
/// that in which it leaves ID.
const FROM_FETCH: u64 = 3;
const FROM_DECODE: u64 = 2;

/// When IF has the next instruction, and why not earlier.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arrival {
    /// The first cycle.
    cycle: u64,
    stall: Stall,
    cause: Causes,
    /// The cycle in which fetch starts anew for it, so that one of four bytes across two words
    /// comes a cycle later.
    turn: Option<u64>,
}

impl Arrival {
    /// Visits all of it.
    pub fn visit(&mut self, relative: &mut Relative) {
        relative.visit_cycle(&mut self.cycle);
        relative.visit_byte(&mut self.stall.0);
        relative.visit_half(&mut self.cause.0);
        relative.visit_maybe_cycle(&mut self.turn);
    }

    /// Right behind an instruction that left ID in this cycle.
    #[inline]
    pub const fn behind(left: u64) -> Self {
        Self { cycle: left, stall: stalls::FLUSH, cause: causes::FLUSH, turn: None }
    }

    /// Asked for in this cycle (pc_set), it is there in the next.
    #[inline]
    const fn target(turn: u64, stall: Stall, cause: Causes) -> Self {
        Self { cycle: turn + 1, stall, cause, turn: Some(turn) }
    }
}

/// An instruction's way through the stages.
#[derive(Clone, Copy, Debug)]
struct Way {
    /// First cycle in which nothing but EX and WB hold it in ID: a jump turns fetch then.
    begins: u64,
    /// Cycles in which it leaves ID and EX.
    left: u64,
    exit: u64,
    /// First cycle behind that in which WB is free or becomes free.
    free: u64,
}

impl<O: CommitObserver> Cv32e40x<O> {
    /// One instruction: when it enters WB, and what that means for the next.
    #[inline]
    pub(super) fn follow(
        &mut self,
        id: u32,
        (pc, next_pc): (u64, u64),
        flags: Flags,
        detail: u64,
        accesses: &[MemoryAccess],
    ) {
        let info = self.infos[id];
        let mut waits = Waits::new(self.last, O::CYCLES);
        let arrived = self.arrive(&info, (pc, next_pc), &mut waits);
        let (begins, mut left) = self.leave(&info, arrived, &mut waits);
        let operand = flags.has(Flags::OPERAND).then_some(detail);
        if info.kind == Kind::Offered {
            left = self.taken(&info, left, &mut waits);
        }
        let (exit, free, held) = match info.kind {
            Kind::Load | Kind::Store => self.access(&info, left + 1, accesses.first(), &mut waits),
            Kind::Offered => self.offered(&info, left, operand),
            _ => {
                let exit = self.execute(&info, left + 1, detail, flags, &mut waits);
                let stays = if info.kind == Kind::Fence { FENCE } else { 0 };
                (exit, exit + 1 + stays, (stalls::FLUSH, causes::FLUSH))
            }
        };
        let cycle = if info.kind == Kind::Fence { free } else { exit + 1 };
        waits.add(cycle, stalls::FLUSH, causes::FLUSH);
        let commit =
            Commit { index: self.committed, id, issue: cycle, done: free, cycle, causes: waits.causes() };
        if O::CYCLES {
            let (sources, destination) = (&info.sources, Some(info.destination));
            let (began, device) = (arrived.max(self.last + 1), &|_, _| None);
            let it = Issued { commit: &commit, began, sources, destination, waits: &waits, device };
            self.watch.tell(&mut self.observer, &FAMILY, &CHARGES, self.last, &it);
        } else {
            self.observer.commit(&commit);
        }
        self.held = held;
        self.behind(&info, Way { begins, left, exit, free }, (pc, next_pc), flags);
        self.last = cycle;
        self.committed += 1;
    }

    /// The first cycle in ID.
    #[inline]
    fn arrive(&mut self, info: &Info, (pc, next_pc): (u64, u64), waits: &mut Waits) -> u64 {
        let next = self.next;
        let mut cycle = next.cycle;
        if next.turn.is_some() {
            waits.add(cycle + FROM_FETCH, next.stall, next.cause);
            if info.length == 4 && pc & 2 != 0 {
                cycle += 1;
                waits.add(cycle + FROM_FETCH, stalls::SPLIT, causes::SPLIT);
            }
        }
        cycle = if cycle <= self.left { self.left } else { self.goes_on(cycle) };
        waits.add(cycle + FROM_FETCH, self.held.0, self.held.1);
        if self.fetch.is_some() {
            cycle = self.fetched(info, next_pc, waits);
        }
        cycle + 1
    }

    /// The same where fetch is not the ideal one.
    #[cold]
    fn fetched(&mut self, info: &Info, next_pc: u64, waits: &mut Waits) -> u64 {
        let Some(fetch) = &mut self.fetch else { return self.left };
        let (fetch, behind) = fetch.as_mut();
        // Behind a fence it is this one that stands in ID and is killed there.
        let jumps = behind.again && behind.empties && matches!(info.kind, Kind::Jump | Kind::JumpRegister);
        let cycle = fetch.taken(behind, info.length == 4, jumps.then_some(next_pc), &self.code);
        waits.add(cycle + FROM_FETCH, stalls::FETCH, causes::FETCH);
        cycle
    }

    /// The first cycle from this one on in which EX takes an instruction, behind that in which the
    /// one before left ID: the cycle in which it leaves EX, or one in which WB is ready.
    #[inline]
    fn goes_on(&self, cycle: u64) -> u64 {
        if cycle <= self.exit { self.exit } else { cycle.max(self.free) }
    }

    /// The cycle from which nothing but EX and WB hold it in ID, and the one in which it leaves.
    #[inline]
    fn leave(&mut self, info: &Info, arrived: u64, waits: &mut Waits) -> (u64, u64) {
        let mut begins = arrived;
        if self.late != 0 && info.sources.contains(&self.late) {
            begins = begins.max(self.free);
            let (stall, cause) =
                if self.held.0 == stalls::COPROCESSOR { self.held } else { (stalls::LOAD, causes::LOAD) };
            waits.add(begins + FROM_DECODE, stall, cause);
        }
        match info.kind {
            Kind::Csr | Kind::Counter | Kind::Return => {
                begins = begins.max(self.csr_free);
                waits.add(begins + FROM_DECODE, stalls::CSR, causes::CSR);
            }
            Kind::JumpRegister => {
                begins = begins.max(self.jumped[usize::from(info.sources[0])]);
                waits.add(begins + FROM_DECODE, stalls::JUMP_REGISTER, causes::JUMP_REGISTER);
                if self.offload.is_in_write_back(info.sources[0], begins) {
                    self.refuse_jump();
                }
            }
            _ => {}
        }
        let left = self.goes_on(begins);
        waits.add(left + FROM_DECODE, self.held.0, self.held.1);
        (begins, left)
    }

    /// A jump goes by the register of a result that is in WB.
    #[cold]
    fn refuse_jump(&mut self) {
        let number = self.committed + 1;
        self.refused.get_or_insert_with(|| {
            format!(
                "instruction {number} of the run jumps by a register that a coprocessor's result is being written to: the \
                 hardware would jump elsewhere (rtl/cv32e40x_id_stage.sv, SELJ_FW_WB); put two instructions between"
            )
        });
    }

    /// The cycle in which the coprocessor takes an instruction that EX would take in `left`.
    #[cold]
    fn taken(&mut self, info: &Info, mut left: u64, waits: &mut Waits) -> u64 {
        while !self.offload.takes(info, left) {
            left = self.goes_on(left + 1);
        }
        waits.add(left + FROM_DECODE, stalls::COPROCESSOR, causes::COPROCESSOR);
        left
    }

    /// An instruction that the coprocessor took: the cycle in which it leaves EX, and that of its
    /// result.
    #[cold]
    fn offered(&mut self, info: &Info, left: u64, operand: Option<u64>) -> (u64, u64, (Stall, Causes)) {
        let exit = (left + 1).max(self.free);
        let result = self.offload.hand_over(info, left, exit + 1, operand);
        if info.destination != 0 {
            self.offload.wrote(info.destination, result);
        }
        (exit, result, (stalls::COPROCESSOR, causes::COPROCESSOR))
    }

    /// The cycle in which it leaves EX, in which it is from `first` on.
    #[inline]
    fn execute(&mut self, info: &Info, first: u64, detail: u64, flags: Flags, waits: &mut Waits) -> u64 {
        let (cycles, stall) = match info.kind {
            Kind::MultiplyHigh => (MULTIPLY_HIGH, stalls::MULTIPLY),
            Kind::Divide => (self.divide(detail, waits), stalls::DIVIDE),
            Kind::Own => {
                let operand = flags.has(Flags::OPERAND).then_some(detail);
                let timing = self.timings[usize::from(info.custom)].as_ref();
                (timing.map_or(1, |timing| timing.latency.of(0, operand)).into(), stalls::CUSTOM)
            }
            // WB is empty then (minstret_stall).
            Kind::Counter if first <= self.free => {
                waits.add(self.free + 2, stalls::CSR, causes::CSR);
                return self.free + 1;
            }
            _ => (1, stalls::CUSTOM),
        };
        let done = first + cycles - 1;
        waits.add(done + 1, stall, causes::EXECUTE);
        let exit = done.max(self.free);
        waits.add(exit + 1, self.held.0, self.held.1);
        exit
    }

    /// Cycles of a division.
    fn divide(&mut self, detail: u64, waits: &mut Waits) -> u64 {
        u64::from(divide::cycles(detail, DIVIDE).unwrap_or_else(|| {
            self.guessed += 1;
            waits.note(causes::DEFAULT);
            self.params.divide_default_cycles
        }))
    }

    /// A load or store that is in EX from `first` on: the cycle in which it leaves EX, and that of
    /// its answer.
    #[inline]
    fn access(
        &mut self,
        info: &Info,
        first: u64,
        access: Option<&MemoryAccess>,
        waits: &mut Waits,
    ) -> (u64, u64, (Stall, Causes)) {
        let mut first = first.max(self.access_free);
        waits.add(first + 1, stalls::CSR, causes::CSR);
        if self.held.0 == stalls::COPROCESSOR && first < self.free {
            first = self.asked_again(access);
            waits.add(first + 1, self.held.0, self.held.1);
        }
        let (address, size) = access.map_or((0, 4), |access| (access.address, access.size));
        let split = crosses((address, size));
        let made = self.data.access(first, address, info.kind == Kind::Store, split, |_, _| ());
        if split {
            waits.add(first + 2, stalls::MISALIGNED, causes::EXECUTE);
        }
        waits.add(made.exit + 1, stalls::DATA, causes::DATA);
        (made.exit, made.answer, (stalls::DATA, causes::DATA))
    }

    /// The cycle in which an access goes on that is in EX while WB waits for a coprocessor's
    /// result: until then it is asked for in every cycle (rtl/cv32e40x_load_store_unit.sv,
    /// `trans_valid`).
    #[cold]
    fn asked_again(&mut self, access: Option<&MemoryAccess>) -> u64 {
        self.repeated += 1;
        let region = access.and_then(|access| self.params.regions.at(access.address));
        if !self.params.ideal_data() || region.is_some() {
            let number = self.committed + 1;
            self.refused.get_or_insert_with(|| {
                format!(
                    "instruction {number} of the run is a load or store behind one whose result the coprocessor brings \
                     late, beside memory that is not granted at once and answers in the next cycle: the hardware asks \
                     again in every cycle, and takes an old answer for a new one; put other instructions between, or \
                     leave data_grant_cycles at 0, data_response_cycles at 1 and regions out"
                )
            });
        }
        self.free
    }

    /// What it leaves behind, and when the next instruction comes.
    #[inline]
    fn behind(&mut self, info: &Info, way: Way, (pc, next_pc): (u64, u64), flags: Flags) {
        let Way { begins, left, exit, free } = way;
        let following = pc.wrapping_add(u64::from(info.length));
        let elsewhere = next_pc != following;
        self.next = match info.kind {
            _ if flags.has(Flags::TRAP) => self.trapped(info, exit),
            Kind::Branch if elsewhere || flags.has(Flags::TAKEN) => {
                Arrival::target(left + 1, stalls::BRANCH, causes::BRANCH)
            }
            Kind::Jump | Kind::JumpRegister => Arrival::target(begins, stalls::JUMP, causes::JUMP),
            Kind::Return => Arrival::target(begins, stalls::FLUSH, causes::FLUSH),
            Kind::Fence => Arrival::target(free, stalls::FLUSH, causes::FLUSH),
            Kind::Trap => Arrival::target(exit + 1, stalls::FLUSH, causes::FLUSH),
            _ if elsewhere => self.trapped(info, exit),
            _ => Arrival::behind(left),
        };
        self.late = if info.comes_late { info.destination } else { 0 };
        // A load's register is there in the cycle behind its answer, another behind EX.
        let ready = if info.kind == Kind::Load { free + 1 } else { exit + 1 };
        self.jumped[usize::from(info.destination)] = if info.destination == 0 { 0 } else { ready };
        if matches!(info.kind, Kind::Csr | Kind::Counter | Kind::Return) {
            self.csr_free = exit + 2;
            self.access_free = if info.enables_interrupts { exit + 2 } else { 0 };
        }
        (self.left, self.exit, self.free) = (left, exit, free);
        if self.fetch.is_some() {
            self.fetch_on(info, way, (following, next_pc));
        }
    }

    /// Behind what trapped, or, where that cannot, an instruction behind it that no line tells.
    #[cold]
    fn trapped(&self, info: &Info, exit: u64) -> Arrival {
        let traps = matches!(info.kind, Kind::Trap | Kind::Csr | Kind::Counter);
        Arrival::target(exit + if traps { 1 } else { 2 }, stalls::FLUSH, causes::FLUSH)
    }

    /// The same for a fetch that is stepped through.
    #[cold]
    fn fetch_on(&mut self, info: &Info, way: Way, (following, next_pc): (u64, u64)) {
        let (late, next) = (self.late, self.next);
        // What is killed in ID stays there if it jumps by a register that a load in WB brings
        // (jalr_stall).
        let stays = |by: u8| self.jumped[usize::from(by)] > way.exit;
        let empties = next.stall == stalls::FLUSH && !self.code.jumps_by(following).is_some_and(stays);
        let Some(fetch) = &mut self.fetch else { return };
        fetch.1 = Behind {
            left: way.left,
            exit: way.exit,
            free: way.free,
            stale: late != 0 && info.sources.contains(&late),
            target: next.turn.map(|turn| (turn, next_pc)),
            empties,
            again: info.kind == Kind::Fence,
        };
    }
}
