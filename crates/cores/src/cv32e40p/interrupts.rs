//! Interrupts: which instruction one takes off, when its handler arrives, and how long `wfi`
//! sleeps.
//!
//! Source: rtl/cv32e40p_int_controller.sv (irq_q), rtl/cv32e40p_controller.sv (DECODE, FLUSH_EX,
//! WAIT_SLEEP, SLEEP, FIRST_FETCH), rtl/cv32e40p_id_stage.sv (clear_instr_valid_o). What stands in
//! ID is taken off in the first cycle in which a line is seen, whether EX is free for it or not; an
//! empty ID and what is behind a taken branch are not.

use instar_isa::StaticEntry;
use instar_trace::{InterruptAsk, Interruption, Interrupts};

use super::arrival::{Arrival, How};
use super::info::{Info, Kind};
use super::memory::{AWAKE, Left};
use super::stalls::CHARGES;
use super::{Cv32e40p, FAMILY};
use crate::in_order::{Issued, Waits};
use crate::{Commit, CommitObserver};

/// Cycles from a line to what the core sees of it: it is registered (irq_q).
const SEEN: u64 = 1;

/// Cycles from a `wfi` that leaves ID to the first in which a line wakes the core (SLEEP).
const SLEEPS: u64 = 4;

/// The low bits of a handler's address that `mtvec` of the core does not hold.
const VECTOR_BITS: u64 = 0xfc;

/// Cycles within which an instruction leaves ID behind the one before it, with memory that answers
/// at once: a divide, a taken branch, and what fetches anew.
const MOST_CYCLES: u64 = 64;
/// Accesses of a memory that an instruction may wait for: two words, two that are dropped, two of
/// data, and their neighbours in banks.
const MOST_ACCESSES: u64 = 10;

/// When an instruction is in ID, as far as an interrupt may come.
struct Stay {
    arrives: u64,
    /// A jump starts.
    begins: u64,
    leaves: u64,
}

impl<O: CommitObserver + Clone> Cv32e40p<O> {
    /// Whether it says where interrupts are taken.
    pub(super) fn check_interrupts(&self) -> Result<(), String> {
        if self.params.interrupt_cycles == 0 {
            return Err(
                "this core's interrupts are not modelled (interrupt_cycles = 0); those of cv32e40p are"
                    .into(),
            );
        }
        if self.hazards.is_some() || self.offload.in_use() {
            return Err(
                "interrupts beside a design's instructions that act in ID or go to a coprocessor are not \
                        modelled; run the program without one of the two"
                    .into(),
            );
        }
        if O::ELEMENTS {
            return Err("what the core's registers hold is not followed through interrupts".into());
        }
        Ok(())
    }

    /// The cycles of an instruction in ID that comes next, if nothing takes it off.
    fn stay(&mut self, info: &Info, pc: u64) -> Stay {
        let (next, memory) = (self.next, self.memory.clone());
        let stay = self.come(info, pc);
        (self.next, self.memory) = (next, memory);
        stay
    }

    /// The same, and fetch is there.
    fn come(&mut self, info: &Info, pc: u64) -> Stay {
        if let Some(trapped) = self.traps.untold(pc) {
            self.next = self.traps.behind(trapped, self.next, self.free, &self.params);
        }
        let mut waits = Waits::new(self.last, false);
        let mut arrives = self.arrive(info, pc, &mut waits);
        if self.memory.is_some() {
            arrives = self.fetch(info, pc, arrives, &mut waits);
        }
        let (begins, mut leaves) = self.leave::<false>(info, arrives, None, &[], &mut waits);
        if let Some(memory) = &self.memory {
            leaves = memory.leaves_decode(leaves, self.free);
        }
        Stay { arrives, begins, leaves }
    }

    /// The first cycle in which an empty ID takes something over, in which the word of this
    /// instruction still stands: its operands hold it up as if it were there (load_stall,
    /// jr_stall).
    fn stale(&self, info: &Info) -> u64 {
        let used = info.sources.map(|register| self.ready[usize::from(register)].used);
        let jumped = match info.kind {
            Kind::JumpRegister => self.ready[usize::from(info.sources[0])].jumped,
            _ => 0,
        };
        used.into_iter().max().unwrap_or(0).max(jumped)
    }

    /// Cycles within which each further instruction leaves ID.
    fn most_cycles(&self) -> u64 {
        if self.timings.iter().any(Option::is_some) {
            return u64::MAX;
        }
        let params = &self.params;
        let cycles = [
            params.fetch_grant_cycles,
            params.fetch_response_cycles,
            params.data_grant_cycles,
            params.data_response_cycles,
        ];
        let memory =
            self.memory.as_ref().map_or(0, |memory| cycles.iter().sum::<u32>() + memory.data.slowest());
        MOST_CYCLES + MOST_ACCESSES * u64::from(memory)
    }

    /// An interrupt was taken in the place of this instruction, number `id`, in this cycle; where
    /// nobody tells it, in the first in which the instruction was there.
    #[cold]
    pub(super) fn interrupted(&mut self, entry: &StaticEntry, id: u32, handler: u64, cycle: Option<u64>) {
        let (info, pc) = (self.infos[id], entry.pc);
        let mut waits = Waits::new(self.last, O::CYCLES);
        // Behind WFI it is still in IF.
        let (began, jumps, takes) = match self.woken.take() {
            Some(woken) => (woken, u64::MAX, woken),
            None => {
                let Stay { arrives, begins, .. } = self.come(&info, pc);
                let jumps = matches!(info.kind, Kind::Jump | Kind::JumpRegister);
                (arrives, if jumps { begins } else { u64::MAX }, self.stale(&info))
            }
        };
        let cycle = cycle.unwrap_or(began);
        waits.add(cycle, self.next.how.stall(), self.next.how.cause());
        self.next = Arrival::after(cycle, self.params.interrupt_cycles, How::Flushed);
        self.next.cycle = self.next.cycle.max(takes + 1);
        if let Some(memory) = &mut self.memory {
            let halted = takes.max(cycle + 1);
            let left = Left {
                cycle,
                exit: self.free,
                stale: false,
                target: Some((cycle, handler)),
                halted,
                long_behind: true,
                silent: AWAKE,
            };
            // It may have sent fetch to its own target before; where a register says that, only
            // banks would tell.
            if jumps < cycle {
                let target = pc.wrapping_add(entry.immediate as u64);
                memory.leaves(Left { target: Some((jumps, target)), ..left });
            }
            memory.leaves(left);
        }
        self.traps.expect(handler);
        let commit =
            Commit { index: self.committed, id, issue: cycle, done: cycle, cycle, causes: waits.causes() };
        if O::CYCLES {
            let device = &|_, _| None;
            let (sources, destination) = (&info.sources, info.destination);
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
        let sleeps = (self.last + SLEEPS + (self.free - self.last - 1)).max(line);
        let fetches = sleeps + 1;
        self.woken = Some(fetches);
        self.next = Arrival { cycle: fetches + 1, how: How::Flushed };
        if let Some(memory) = &mut self.memory {
            memory.sleeps(self.last + SLEEPS - 1, fetches);
        }
    }
}

impl<O: CommitObserver + Clone> Interrupts for Cv32e40p<O> {
    fn interrupt(&mut self, asked: &InterruptAsk<'_>) -> Result<Interruption, String> {
        let &InterruptAsk { table, id, pc, vector, enabled, .. } = asked;
        let line = |cycle| asked.enabled_line(cycle);
        if vector & VECTOR_BITS != 0 {
            return Err(format!(
                "the core's mtvec holds a multiple of 256, and the program's is {:#010x}: the handler would be elsewhere",
                vector & !3
            ));
        }
        if !self.started {
            self.begin(pc);
        }
        if !self.infos.has(id) {
            self.show(table, id);
        }
        let info = self.infos[id];
        let Stay { arrives, leaves, .. } = self.stay(&info, pc);
        let first = self.woken.unwrap_or(arrives);
        let Some(up) = line(first - SEEN) else { return Ok(Interruption::Later(u64::MAX)) };
        let cycle = first.max(up + SEEN);
        if cycle <= leaves {
            return Ok(Interruption::Taken { cycle, lines: cycle - SEEN, enabled });
        }
        // What a device holds up takes longer than anything else may.
        let answered = self.memory.as_ref().map_or(0, |memory| memory.data.answered());
        Ok(Interruption::Later(1 + cycle.saturating_sub(leaves.max(answered) + 1) / self.most_cycles()))
    }

    fn pending(&self, cycle: u64) -> u64 {
        cycle - SEEN
    }
}

#[cfg(test)]
mod tests;
