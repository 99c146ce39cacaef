//! The rules of the pipeline: when an instruction comes into ID/EX, and when it leaves.
//!
//! Source: lowRISC/ibex 5da1679, rtl/ibex_id_stage.sv (`id_fsm_q`, `stall_id`),
//! rtl/ibex_controller.sv (`pc_set_o`, FLUSH), rtl/ibex_prefetch_buffer.sv: a target is asked for
//! in the cycle in which the core turns to it, comes in the next, and is in ID/EX in the one after.

use instar_isa::DivideDetail;
use instar_trace::{Flags, MemoryAccess};

use super::elements::passing::Passed;
use super::info::{Info, Kind};
use super::prefetch::Around;
use super::stalls::CHARGES;
use super::{FAMILY, Ibex, causes, stalls};
use crate::in_order::{Issued, Waits, crosses};
use crate::relative::Relative;
use crate::{Causes, Commit, CommitObserver, Stall};

/// Cycles from a turn to the first cycle of its target in ID/EX.
const TARGET: u64 = 2;
/// Cycles of a division, and of one by zero (rtl/ibex_multdiv_fast.sv, `MD_IDLE` to `MD_FINISH`).
pub(super) const DIVIDE: u64 = 37;
pub(super) const BY_ZERO: u64 = 2;
/// Cycles from an instruction that is flushed to what comes behind it, which is in hand.
const FLUSHED: u64 = 3;

/// When the next instruction comes into ID/EX, and why not earlier.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arrival {
    cycle: u64,
    /// First cycle in which ID/EX is free for it.
    least: u64,
    /// First cycle in which nothing is in ID/EX and an interrupt may be taken.
    pub empty: u64,
    pub stall: Stall,
    pub cause: Causes,
    /// It is fetched anew, from this cycle on, so that the second word of one across two is waited
    /// for.
    pub turn: Option<u64>,
}

impl Arrival {
    /// Visits all of it.
    pub fn visit(&mut self, relative: &mut Relative) {
        for cycle in [&mut self.cycle, &mut self.least, &mut self.empty] {
            relative.visit_cycle(cycle);
        }
        relative.visit_byte(&mut self.stall.0);
        relative.visit_half(&mut self.cause.0);
        relative.visit_maybe_cycle(&mut self.turn);
    }

    /// The last cycle in which the instruction before it is in ID/EX.
    pub fn left(&self) -> u64 {
        self.least - 1
    }

    /// Right behind an instruction that left in this cycle.
    pub const fn behind(cycle: u64) -> Self {
        let (stall, cause, free) = (stalls::FLUSH, causes::FLUSH, cycle + 1);
        Self { cycle: free, least: free, empty: free, stall, cause, turn: None }
    }

    /// At a target to which the core turns in this cycle, behind one that leaves in `left`.
    pub const fn target(turn: u64, left: u64, stall: Stall, cause: Causes) -> Self {
        let free = left + 1;
        Self { cycle: turn + TARGET, least: free, empty: free, stall, cause, turn: Some(turn) }
    }

    /// Behind a `wfi` that a line wakes in this cycle: it is in hand (SLEEP, FIRST_FETCH).
    pub const fn awake(woken: u64) -> Self {
        Self { empty: woken + 1, ..Self::behind(woken + 1) }
    }

    /// Nothing goes to ID/EX in this cycle.
    pub fn keep_out(&mut self, cycle: u64) {
        self.least = self.least.max(cycle + 2);
        if self.turn.is_none() {
            self.cycle = self.cycle.max(self.least);
        }
    }
}

/// An instruction's way through ID/EX.
#[derive(Clone, Copy, Debug)]
struct Way {
    /// First cycle in which it could execute but for an access in WB: branches and jumps turn then
    /// (`instr_executing_spec`).
    first: u64,
    /// The cycle in which it leaves.
    left: u64,
    /// The one in which it counts as done: of an access in WB that before its answer.
    cycle: u64,
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
        let info = self.infos[id];
        let mut waits = Waits::new(self.last, O::CYCLES);
        if let Some(turn) = self.next.turn {
            self.turned = (turn, pc);
        }
        let arrived = self.arrive(&info, pc, &mut waits);
        let mut first = arrived;
        if self.loaded != 0 && arrived <= self.free && info.sources.contains(&self.loaded) {
            waits.add(self.free, stalls::DATA, causes::DATA);
            first = self.free + 1;
            waits.add(first, stalls::LOAD, causes::LOAD);
        }
        let begins = first.max(self.free);
        waits.add(begins, stalls::DATA, causes::DATA);
        let way = match info.kind {
            Kind::Load | Kind::Store => {
                self.access(first, begins, info.kind == Kind::Store, accesses.first())
            }
            _ => {
                let taken = flags.has(Flags::TAKEN);
                let (cycles, stall) = self.execute(&info, taken, flags, detail, &mut waits);
                let left = begins + cycles - 1;
                waits.add(left, stall, causes::EXECUTE);
                (self.loaded, self.free) = (0, 0);
                Way { first, left, cycle: left }
            }
        };
        let cycle = way.cycle;
        waits.add(cycle, stalls::DATA, causes::DATA);
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
        self.next = self.behind(&info, way, pc, next_pc, flags);
        if self.rise.index == self.committed {
            self.kept_out(&info, way.left);
        }
        if O::ELEMENTS {
            // In that cycle IF hands on what lies after, which is not valid any more.
            let overtakes = (self.next.turn == Some(way.left)).then(|| pc + u64::from(info.length));
            let (index, left, traps) = (self.committed, way.left, flags.has(Flags::TRAP));
            self.follow_elements(&Passed { index, id, arrived, begins, left, traps, overtakes, accesses });
        }
        self.last = cycle;
        self.place = pc;
        self.committed += 1;
    }

    /// Its first cycle in ID/EX.
    #[inline(always)]
    pub(super) fn arrive(&mut self, info: &Info, pc: u64, waits: &mut Waits) -> u64 {
        let (next, long) = (self.next, info.length == 4);
        let mut arrived = next.cycle.max(next.least);
        waits.add(arrived, next.stall, next.cause);
        if next.turn.is_some() && pc & 2 != 0 && long {
            arrived = (next.cycle + 1).max(next.least);
            waits.add(arrived, stalls::SPLIT, causes::SPLIT);
        }
        if self.prefetch.is_some() {
            arrived = self.fetch(pc, long);
            waits.add(arrived, stalls::FETCH, causes::FETCH);
        }
        arrived
    }

    /// The first cycle in ID/EX where fetch is not the ideal one.
    #[cold]
    fn fetch(&mut self, pc: u64, long: bool) -> u64 {
        let next = self.next;
        let turn = self.turn_of_fetch();
        let Some(prefetch) = &mut self.prefetch else { return next.cycle };
        let from = if next.turn.is_some() { next.least - 1 } else { next.cycle - 1 };
        prefetch.arrives(Around { turn, from }, pc, long)
    }

    /// When fetch turns to the next instruction, if it does: where the stream begins, fetch does,
    /// when it is idle.
    fn turn_of_fetch(&mut self) -> Option<u64> {
        let started = std::mem::replace(&mut self.started, true);
        let idle = self.prefetch.as_ref().map(|prefetch| prefetch.now().max(self.last));
        if started { self.next.turn } else { idle }
    }

    /// The core turns away in this cycle, before the instruction at `pc` is taken.
    pub(super) fn turn_away(&mut self, pc: u64, cycle: u64) {
        let turn = self.turn_of_fetch();
        if let Some(prefetch) = &mut self.prefetch {
            prefetch.wait(turn, pc, cycle);
        }
    }

    /// Cycles in ID/EX, and what those beyond the first go to.
    #[inline]
    fn execute(
        &mut self,
        info: &Info,
        taken: bool,
        flags: Flags,
        detail: u64,
        waits: &mut Waits,
    ) -> (u64, Stall) {
        let turn = self.turn();
        if flags.has(Flags::TRAP) {
            return (1, stalls::FLUSH);
        }
        match info.kind {
            Kind::Simple | Kind::CsrFlush | Kind::Leave | Kind::Wait | Kind::Load | Kind::Store => {
                (1, stalls::FLUSH)
            }
            Kind::Multiply(cycles) => (cycles.into(), stalls::MULTIPLY),
            Kind::Divide => (self.divide(detail, waits), stalls::DIVIDE),
            Kind::Branch => (if taken { turn } else { 1 }, stalls::BRANCH),
            Kind::Jump => (turn, stalls::JUMP),
            Kind::Own(index) => {
                let operand = flags.has(Flags::OPERAND).then_some(detail);
                let timing = self.timings[usize::from(index)].as_ref();
                (timing.map_or(1, |timing| timing.latency.of(0, operand)).into(), stalls::CUSTOM)
            }
        }
    }

    /// Cycles of a turn: without an adder of its own a target takes one more, in which a jump
    /// links.
    #[inline]
    fn turn(&self) -> u64 {
        if self.params.branch_target_alu { 1 } else { 2 }
    }

    /// A load or store (rtl/ibex_load_store_unit.sv, `ls_fsm_cs`): the second word of one across
    /// two is asked for in the cycle behind the first, and the address is kept until that is
    /// answered.
    fn access(&mut self, first: u64, begins: u64, store: bool, access: Option<&MemoryAccess>) -> Way {
        let across = access.is_some_and(|access| crosses((access.address, access.size)));
        let region = access.and_then(|access| self.params.regions.at(access.address));
        let response =
            u64::from(region.map_or(self.params.data_response_cycles, |region| region.latency(store)));
        let answer = begins.max(self.held) + response + u64::from(across);
        self.asked = begins;
        if !self.params.writeback_stage {
            self.free = 0;
            return Way { first, left: answer, cycle: answer };
        }
        self.free = answer;
        Way { first, left: if across { begins + response } else { begins }, cycle: answer - 1 }
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
    fn behind(&mut self, info: &Info, way: Way, pc: u64, next_pc: u64, flags: Flags) -> Arrival {
        let left = way.left;
        // The controller turns in the cycle behind (FLUSH).
        let anew =
            Arrival { empty: left + 2, ..Arrival::target(left + 1, left, stalls::FLUSH, causes::FLUSH) };
        let elsewhere = next_pc != pc.wrapping_add(u64::from(info.length));
        match info.kind {
            _ if flags.has(Flags::TRAP) => anew,
            Kind::Leave => anew,
            Kind::Branch if flags.has(Flags::TAKEN) => {
                Arrival::target(way.first + self.turn() - 1, left, stalls::BRANCH, causes::BRANCH)
            }
            Kind::Jump => Arrival::target(way.first, left, stalls::JUMP, causes::JUMP),
            Kind::CsrFlush => Arrival { cycle: left + FLUSHED, empty: left + 2, ..Arrival::behind(left) },
            Kind::Wait => self.sleeps(pc, left),
            _ if elsewhere => anew,
            _ => Arrival::behind(left),
        }
    }
}
