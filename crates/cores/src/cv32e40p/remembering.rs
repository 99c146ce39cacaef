//! What a plain core's cycles follow from, so that stretches of instructions need not be followed
//! twice.

use instar_isa::StaticTable;
use instar_trace::RetiredBatch;

use super::Cv32e40p;
use super::info::Kind;
use super::rules::Ready;
use crate::CommitObserver;
use crate::in_order::divide;
use crate::in_order::memo::{Memo, Remembering};
use crate::relative::Relative;

impl<O: CommitObserver + Clone> Remembering for Cv32e40p<O> {
    type Watcher = O;

    #[inline]
    fn follow_one(&mut self, table: &StaticTable, batch: &RetiredBatch, at: usize) -> bool {
        let id = batch.ids[at];
        if !self.infos.has(id) {
            self.show(table, id);
        }
        self.follow::<true>(batch, at);
        matches!(
            self.infos[id].kind,
            Kind::Branch | Kind::Jump | Kind::JumpRegister | Kind::Return | Kind::Call | Kind::Divide
        )
    }

    #[inline]
    fn depends(&self, batch: &RetiredBatch, at: usize) -> Option<u64> {
        let detail = batch.details[at];
        if self.infos[batch.ids[at]].kind == Kind::Divide {
            divide::cycles(detail, self.params.divide_most_cycles).map(u64::from)
        } else {
            Some(0)
        }
    }

    fn visit(&mut self, relative: &mut Relative) {
        relative.visit_present(&mut self.last, 0);
        relative.visit_time(&mut self.free);
        relative.visit_byte(&mut self.busy.0);
        self.next.visit(relative);
        Ready::visit(&mut self.ready, relative);
        if relative.reads() {
            // Nobody but a coprocessor asks for it.
            self.port = None;
            self.woken = None;
        }
    }

    fn last(&self) -> u64 {
        self.last
    }

    fn committed(&mut self) -> &mut u64 {
        &mut self.committed
    }

    fn passed(&mut self, batch: &RetiredBatch, at: usize) {
        self.traps.expect(batch.next_pcs[at]);
    }

    fn memo(&mut self) -> &mut Memo {
        &mut self.memo
    }

    #[inline]
    fn watcher(&mut self) -> &mut O {
        &mut self.observer
    }
}
