//! What memory that is not the ideal one does to the rules.
//!
//! Source: memory.rs, which says when fetch and data come.

use super::arrival::How;
use super::info::{Info, Kind};
use super::memory::{AWAKE, Left};
use super::{Cv32e40p, causes, stalls};
use crate::CommitObserver;
use crate::in_order::{Waits, crosses};

/// Cycles from a request for a target to its first cycle in ID, with the ideal memory.
const REQUEST_TO_DECODE: u64 = 2;

impl<O: CommitObserver> Cv32e40p<O> {
    /// The first cycle in ID, which is `ideal` where memory is.
    pub(super) fn fetch(&mut self, info: &Info, pc: u64, ideal: u64, waits: &mut Waits) -> u64 {
        let Some(memory) = &mut self.memory else { return ideal };
        if self.traps.elsewhere(pc) {
            memory.redirect(ideal.saturating_sub(REQUEST_TO_DECODE), pc);
        }
        let cycle = memory.arrives(info.length == 4);
        waits.add(cycle, stalls::FETCH, causes::FETCH);
        cycle
    }

    /// Cycles in EX, and the first in which its result can be used.
    pub(super) fn access(
        &mut self,
        info: &Info,
        cycle: u64,
        busy: u64,
        done: u64,
        access: Option<(u64, u16)>,
    ) -> (u64, u64) {
        let Some(memory) = &mut self.memory else { return (busy, done) };
        let exit = match info.kind {
            Kind::Load | Kind::Store => {
                let address = access.map_or(0, |(address, _)| address);
                let store = info.kind == Kind::Store;
                let made = memory.access(cycle + 1, address, store, access.is_some_and(crosses));
                if made.exit > cycle + busy {
                    self.busy = stalls::DATA;
                }
                let done = if info.kind == Kind::Load { made.answer } else { made.exit };
                return (made.exit - cycle, done);
            }
            // It does not go to WB (cv32e40p_ex_stage.sv branch_in_ex_i).
            Kind::Branch => cycle + busy,
            _ => memory.leaves_execute(cycle + busy),
        };
        if exit > cycle + busy {
            self.busy = stalls::DATA;
        }
        let late = exit - cycle - busy;
        (exit - cycle, if info.kind == Kind::Offered { done } else { done + late })
    }

    /// Lets fetch go on until the instruction leaves ID, and tells it what that does.
    pub(super) fn fetch_on(
        &mut self,
        info: &Info,
        begins: u64,
        cycle: u64,
        busy: u64,
        pc: u64,
        next_pc: u64,
    ) {
        let next = self.next;
        let following = pc.wrapping_add(u64::from(info.length));
        let long_behind = self.traps.long_at(following);
        let Some(memory) = &mut self.memory else { return };
        let exit = cycle + busy;
        // What empties the pipeline waits for EX, and so for WB.
        let late = busy - 1;
        let own = info.destination.filter(|&register| register != 0);
        let names_own = own.is_some_and(|register| info.sources.contains(&register));
        let stale = names_own && matches!(info.kind, Kind::Load | Kind::JumpRegister);
        let request = |at: u64| Some((at.saturating_sub(REQUEST_TO_DECODE), next_pc));
        let (target, halted) = match (info.kind, next.how) {
            (_, How::Behind) => (None, 0),
            (_, How::Branch) => (request(next.cycle), 0),
            (_, How::Jump | How::StaleJump) => (request(begins + u64::from(self.params.jump_cycles)), 0),
            (Kind::CsrFlush, How::Flushed) if next_pc == following => (None, next.cycle + late - 1),
            _ => (request(next.cycle + late), next.cycle + late - 1),
        };
        memory.leaves(Left { cycle, exit, stale, target, halted, long_behind, silent: AWAKE });
    }
}
