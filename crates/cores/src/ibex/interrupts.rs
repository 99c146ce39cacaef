//! Interrupts: which instruction one takes off, when its handler comes, and how long `wfi` sleeps.
//!
//! Source: rtl/ibex_controller.sv (DECODE, IRQ_TAKEN, WAIT_SLEEP, SLEEP, FIRST_FETCH),
//! rtl/ibex_cs_registers.sv (irqs_o), rtl/ibex_top.sv (clock_en). A line that is enabled keeps out
//! of ID/EX, in its own cycle, what would come there in the next. What is in ID/EX and WB ends;
//! once both are empty the core turns to the handler a cycle later, and by the lines of that cycle.

use instar_isa::StaticEntry;
use instar_trace::{InterruptAsk, Interruption, Interrupts};

use super::info::{Info, Kind};
use super::rules::Arrival;
use super::stalls::CHARGES;
use super::{FAMILY, Ibex, causes, stalls};
use crate::in_order::{Issued, Waits};
use crate::{Commit, CommitObserver};

/// Cycles from the one in which nothing is in ID/EX and WB to that of the turn (IRQ_TAKEN).
const TAKEN: u64 = 1;
/// Cycles from a `wfi` that leaves ID/EX to the first in which a line wakes the core (SLEEP).
const SLEEPS: u64 = 3;
/// From there to the first in which the clock may stand still: none but fetch was busy two before.
const IDLE: u64 = 2;

/// The low bits of a handler's address that `mtvec` of the core does not hold.
const VECTOR_BITS: u64 = 0xfc;
/// The mode that it has always.
const VECTORED: u64 = 1;

/// Cycles from an instruction's arrival to that of the next, with memory that answers at once: a
/// divide, and what turns.
const MOST_CYCLES: u64 = 64;
/// Accesses of a memory that an instruction may wait for: words of its own, those that a turn
/// drops, and data in WB and ID/EX.
const MOST_ACCESSES: u64 = 10;

/// A line that rises while an instruction that it did not take off is in ID/EX, or later.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rise {
    /// Its number.
    pub index: u64,
    /// The first cycle of a line that did not take it off.
    pub line: u64,
}

impl Rise {
    /// Of none.
    pub const NONE: Self = Self { index: u64::MAX, line: u64::MAX };
}

impl<O: CommitObserver + Clone> Ibex<O> {
    /// The first cycle in ID/EX of an instruction that comes next, if nothing takes it off.
    fn would_arrive(&mut self, info: &Info, pc: u64) -> u64 {
        let (prefetch, started) = (self.prefetch.clone(), self.started);
        let arrives = self.arrive(info, pc, &mut Waits::new(self.last, false));
        (self.prefetch, self.started) = (prefetch, started);
        arrives
    }

    /// Cycles within which each further instruction arrives.
    fn most_cycles(&self) -> u64 {
        if self.timings.iter().any(Option::is_some) {
            return u64::MAX;
        }
        let params = &self.params;
        let memory = params.fetch_response_cycles.max(params.data_response_cycles);
        MOST_CYCLES + MOST_ACCESSES * u64::from(memory.max(params.regions.slowest()))
    }

    /// The cycle in which nothing is in ID/EX and WB any more.
    fn empty(&self) -> u64 {
        self.next.empty.max(self.free)
    }

    /// An interrupt was taken in the place of this instruction, number `id`, in this cycle; where
    /// nobody tells it, by a line that rises with its arrival.
    #[cold]
    pub(super) fn interrupted(&mut self, entry: &StaticEntry, id: u32, cycle: Option<u64>) {
        let (info, next) = (self.infos[id], self.next);
        let mut waits = Waits::new(self.last, O::CYCLES);
        let arrives = self.would_arrive(&info, entry.pc);
        let cycle = cycle.unwrap_or_else(|| self.empty().max(arrives - 1) + TAKEN);
        waits.add(arrives.min(cycle), next.stall, next.cause);
        waits.add(cycle, stalls::FLUSH, causes::FLUSH);
        self.turn_away(entry.pc, cycle);
        self.next = Arrival::target(cycle, cycle, stalls::FLUSH, causes::FLUSH);
        (self.loaded, self.free) = (0, 0);
        let commit =
            Commit { index: self.committed, id, issue: cycle, done: cycle, cycle, causes: waits.causes() };
        if O::CYCLES {
            let (sources, device) = (&info.sources, &|_, _| None);
            let (began, destination) = (arrives.min(cycle), Some(info.destination));
            let it = Issued { commit: &commit, began, sources, destination, waits: &waits, device };
            self.watch.tell(&mut self.observer, &FAMILY, &CHARGES, self.last, &it);
        } else {
            self.observer.commit(&commit);
        }
        self.last = cycle;
        self.committed += 1;
    }

    /// The last instruction was a `wfi`, and a line is up from this cycle on that wakes the core.
    #[cold]
    pub(super) fn slept(&mut self, line: u64) {
        let woken = line.max(self.last + SLEEPS);
        self.next = Arrival::awake(woken);
        // It asks for nothing from WAIT_SLEEP on.
        let silent = self.last + 2;
        let busy = match &mut self.prefetch {
            Some(prefetch) => prefetch.sleeps(silent, woken),
            None => silent - u64::from(!self.asks_on),
        };
        self.stood += woken.saturating_sub((busy + IDLE).max(self.last + SLEEPS));
    }
}

impl<O: CommitObserver + Clone> Interrupts for Ibex<O> {
    fn interrupt(&mut self, asked: &InterruptAsk<'_>) -> Result<Interruption, String> {
        let &InterruptAsk { table, id, pc, vector, enabled, .. } = asked;
        let line = |cycle| asked.enabled_line(cycle);
        if vector & VECTOR_BITS != 0 || vector & 3 != VECTORED {
            return Err(format!(
                "the core's mtvec holds a multiple of 256 and is vectored always, and the program's is {vector:#010x}: \
                 the handler would be elsewhere"
            ));
        }
        if !self.infos.has(id) {
            self.show(table, id);
        }
        let info = self.infos[id];
        let arrives = self.would_arrive(&info, pc);
        // A line that falls in this cycle, by a store, has kept the instruction out for no more
        // than the cycle before.
        let first = self.next.empty;
        let since = if line(first) == Some(first) { first - 1 } else { first };
        let Some(up) = line(since) else { return Ok(Interruption::Later(u64::MAX)) };
        if up < arrives {
            let cycle = self.empty().max(up) + TAKEN;
            return Ok(Interruption::Taken { cycle, lines: cycle, enabled });
        }
        self.rise = Rise { index: self.committed, line: up };
        // What a device holds up takes longer than anything else may.
        let free = arrives.max(self.empty());
        Ok(Interruption::Later((up.saturating_sub(free) / self.most_cycles()).max(1)))
    }

    /// A read of `mip` is answered in ID/EX by the lines themselves.
    fn pending(&self, cycle: u64) -> u64 {
        cycle
    }
}

impl<O: CommitObserver> Ibex<O> {
    /// A `wfi` leaves ID/EX in this cycle; a line is up already, unless the stream says otherwise
    /// ([`Self::slept`]).
    #[cold]
    pub(super) fn sleeps(&mut self, pc: u64, left: u64) -> Arrival {
        // Ideal fetch is one word ahead where a word was taken in every cycle since the first came,
        // and else has all the words that it keeps before it sleeps.
        self.asks_on = self.words_since_turn(pc) == left - self.turned.0 - 1;
        let woken = left + SLEEPS;
        if let Some(prefetch) = &mut self.prefetch {
            prefetch.sleeps(left + 2, woken);
        }
        Arrival::awake(woken)
    }

    /// Words from the last target through the one behind an instruction.
    pub(super) fn words_since_turn(&self, pc: u64) -> u64 {
        ((pc + 4) & !3).wrapping_sub(self.turned.1 & !3) / 4
    }

    /// A line rose while the instruction was in ID/EX that left it in this cycle, so that nothing
    /// comes there in the next: not either where the instruction itself masked the interrupt or, of
    /// a store in WB, has lowered the line since.
    #[cold]
    pub(super) fn kept_out(&mut self, info: &Info, left: u64) {
        let access = matches!(info.kind, Kind::Load | Kind::Store);
        // Without WB the store was granted before.
        if self.rise.line <= left && (self.params.writeback_stage || !access) {
            self.next.keep_out(left);
        }
    }
}

#[cfg(test)]
mod tests;
