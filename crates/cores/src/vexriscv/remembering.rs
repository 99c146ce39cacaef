//! What the cycles of a VexRiscv follow from, so that stretches of instructions need not be
//! followed twice. A stretch lies in one line of the instruction cache, and what may be
//! mispredicted is one alone: whether its line, and those of the wrong path behind it, are there is
//! asked at its beginning.

use instar_isa::ShiftDetail;
use instar_isa::StaticTable;
use instar_trace::{Flags, RetiredBatch};

use super::Vexriscv;
use super::fetch::{same_line, whose};
use super::info::{Info, Kind, by_operand};
use super::rules::{Arrival, Passed};
use super::shadow::{Stood, behind, told};
use crate::CommitObserver;
use crate::in_order::memo::{Memo, Remembering};
use crate::relative::Relative;

/// What a wrong path's first instruction does to execute, beside the lines that are there.
const HOLDS: u32 = 8;

impl<O: CommitObserver> Vexriscv<O> {
    /// Whether no cycle depends on the address of an access, or on how much of the code is known by
    /// now.
    pub(super) fn is_plain(&self) -> bool {
        self.params.regions.is_empty() && self.code.image.has_code()
    }

    /// What a wrong path behind a mispredicted instruction finds; `None` where it empties the
    /// cache, or depends on a register that is not told.
    fn finds(&mut self, info: &Info, batch: &RetiredBatch, at: usize) -> Option<u32> {
        let first = info.wrong_path(batch.pcs[at]);
        let second = behind(first);
        let empties = |stood| matches!(stood, Stood::Instruction(Info { kind: Kind::EmptyCache, .. }));
        let stood = self.code.at(first);
        if empties(stood) || empties(self.code.at(second)) {
            return None;
        }
        let holds = match stood {
            Stood::Instruction(info) => match info.holds_by() {
                Some(register) => info.may_hold(told(batch, at, register)?),
                None => false,
            },
            _ => false,
        };
        let there = |pc, whose| if self.fetch.has(pc) { whose } else { 0 };
        let lines = there(first, whose::FIRST) | there(second, whose::SECOND);
        Some(lines | if holds { HOLDS } else { 0 })
    }
}

impl<O: CommitObserver> Remembering for Vexriscv<O> {
    type Watcher = O;

    #[inline]
    fn follow_one(&mut self, table: &StaticTable, batch: &RetiredBatch, at: usize) -> bool {
        let id = batch.ids[at];
        if !self.infos.has(id) {
            self.show(table, id);
        }
        self.follow(batch, at);
        // The next one begins a stretch where it is not known.
        let in_line = |&next: &u32| {
            let same = same_line(batch.pcs[at], batch.pcs[at + 1]);
            same && self.infos.has(next) && !self.infos[next].is_alone()
        };
        self.infos[id].ends() || batch.ids.get(at + 1).is_some_and(|next| !in_line(next))
    }

    /// The amount of a shift. A trap may lead elsewhere without a jump.
    #[inline]
    fn depends(&self, batch: &RetiredBatch, at: usize) -> Option<u64> {
        let elsewhere = || batch.next_pcs[at] != batch.pcs[at].wrapping_add(4);
        match self.infos[batch.ids[at]].kind {
            Kind::Branch { .. } | Kind::Jump | Kind::JumpRegister => Some(0),
            Kind::Csr | Kind::EmptyCache | Kind::Return => None,
            _ if elsewhere() => None,
            Kind::ShiftBy(_) => ShiftDetail::unpack(batch.details[at]).map(|it| it.amount.into()),
            Kind::Own(own) if by_operand(&self.timings, own) => None,
            _ => Some(0),
        }
    }

    #[inline]
    fn asks(&mut self, batch: &RetiredBatch, at: usize) -> Option<u32> {
        let own = if self.fetch.has(batch.pcs[at]) { whose::OWN } else { 0 };
        let id = batch.ids[at];
        if self.code.is_rewritten() || !self.infos.has(id) {
            return None;
        }
        let info = self.infos[id];
        if !info.mispredicted(batch.flags[at].has(Flags::TAKEN)) {
            return Some(own);
        }
        self.finds(&info, batch, at).map(|found| own | found)
    }

    fn changed(&mut self) -> u32 {
        self.fetch.filled()
    }

    #[inline]
    fn change(&mut self, batch: &RetiredBatch, at: usize, filled: u32) {
        if filled == 0 {
            return;
        }
        let pc = batch.pcs[at];
        if filled & whose::OWN != 0 {
            self.fetch.touch(pc);
        }
        if filled & (whose::FIRST | whose::SECOND) != 0 {
            let first = self.infos[batch.ids[at]].wrong_path(pc);
            if filled & whose::FIRST != 0 {
                self.fetch.touch(first);
            }
            if filled & whose::SECOND != 0 {
                self.fetch.touch(behind(first));
            }
        }
    }

    fn visit(&mut self, relative: &mut Relative) {
        let last = &mut self.last;
        // The last instruction is in writeBack now.
        relative.visit_cycle(&mut last.left);
        relative.visit_cycle(&mut last.executed);
        relative.visit_cycle(&mut last.decoded);
        let late = last.late_in_execute || last.late_in_memory;
        let mut destination = if late { last.destination } else { 0 };
        relative.visit_byte(&mut destination);
        last.destination = destination;
        relative.visit_flags([&mut last.late_in_execute, &mut last.late_in_memory]);
        // Of the one before it, decode asks in one cycle.
        let Passed { decoded, executed, left, .. } = self.last;
        let counts = self.before.late_in_memory && self.before.left == executed;
        let mut destination = if counts { self.before.destination } else { 0 };
        relative.visit_byte(&mut destination);
        if relative.reads() {
            let late_in_memory = destination != 0;
            self.before = Passed { left: executed, destination, late_in_memory, ..Passed::NOTHING };
        }
        self.fetch.visit(relative, decoded);
        let now = std::mem::replace(&mut relative.now, left);
        relative.visit_time(&mut self.bus_free);
        relative.now = now;
        let mut from = self.next.from;
        relative.visit_maybe_cycle(&mut from);
        if relative.reads() {
            self.next = from.map_or(Arrival::BEHIND, Arrival::anew);
        }
    }

    fn last(&self) -> u64 {
        self.last.commits()
    }

    fn committed(&mut self) -> &mut u64 {
        &mut self.committed
    }

    fn passed(&mut self, _: &RetiredBatch, _: usize) {}

    fn memo(&mut self) -> &mut Memo {
        &mut self.memo
    }

    #[inline]
    fn watcher(&mut self) -> &mut O {
        &mut self.observer
    }
}
