//! What the cycles of a CV32E40X with ideal fetch follow from, so that stretches of instructions
//! need not be followed twice.

use instar_isa::StaticTable;
use instar_trace::RetiredBatch;

use super::Cv32e40x;
use super::costs::through_interface;
use super::info::Kind;
use super::rules::DIVIDE;
use crate::CommitObserver;
use crate::in_order::divide;
use crate::in_order::memo::{Memo, Remembering};
use crate::relative::Relative;

impl<O: CommitObserver> Cv32e40x<O> {
    /// Whether no cycle depends on an address, on fetch or on a coprocessor.
    pub(super) fn is_plain(&self) -> bool {
        let offers = self.timings.iter().flatten().any(through_interface);
        self.fetch.is_none() && self.params.regions.is_empty() && !offers
    }
}

impl<O: CommitObserver> Remembering for Cv32e40x<O> {
    type Watcher = O;

    #[inline]
    fn follow_one(&mut self, table: &StaticTable, batch: &RetiredBatch, at: usize) -> bool {
        let id = batch.ids[at];
        if !self.infos.has(id) {
            self.show(table, id);
        }
        let places = (batch.pcs[at], batch.next_pcs[at]);
        self.follow(id, places, batch.flags[at], batch.details[at], batch.accesses_of(at));
        matches!(
            self.infos[id].kind,
            Kind::Branch | Kind::Jump | Kind::JumpRegister | Kind::Return | Kind::Trap | Kind::Divide
        )
    }

    #[inline]
    fn depends(&self, batch: &RetiredBatch, at: usize) -> Option<u64> {
        let detail = batch.details[at];
        if self.infos[batch.ids[at]].kind == Kind::Divide {
            divide::cycles(detail, DIVIDE).map(u64::from)
        } else {
            Some(0)
        }
    }

    fn visit(&mut self, relative: &mut Relative) {
        relative.visit_present(&mut self.last, 0);
        for cycle in [&mut self.left, &mut self.exit, &mut self.free] {
            relative.visit_cycle(cycle);
        }
        relative.visit_byte(&mut self.held.0.0);
        relative.visit_half(&mut self.held.1.0);
        relative.visit_byte(&mut self.late);
        self.next.visit(relative);
        // The next instruction is in ID behind the last one, whatever that does in EX.
        let now = std::mem::replace(&mut relative.now, self.left + 1);
        let behind = relative.now;
        relative.visit_those(&mut self.jumped, |&ready| ready > behind, |ready, it| it.visit_time(ready));
        relative.visit_time(&mut self.csr_free);
        relative.visit_time(&mut self.access_free);
        self.data.visit(relative);
        relative.now = now;
    }

    fn last(&self) -> u64 {
        self.last
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
