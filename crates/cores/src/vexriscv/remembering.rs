//! What the cycles of a VexRiscv follow from, so that stretches of instructions need not be
//! followed twice: those in which no line of code is fetched, as long as all that they look at are
//! still there.

use instar_isa::{ShiftDetail, StaticTable};
use instar_trace::RetiredBatch;

use super::Vexriscv;
use super::info::Kind;
use crate::CommitObserver;
use crate::in_order::memo::{Memo, Remembering};
use crate::relative::Relative;

impl<O: CommitObserver> Remembering for Vexriscv<O> {
    type Watcher = O;

    #[inline]
    fn follow_one(&mut self, table: &StaticTable, batch: &RetiredBatch, at: usize) -> bool {
        let id = batch.ids[at];
        if !self.infos.has(id) {
            self.show(table, id);
        }
        self.follow(batch, at);
        matches!(
            self.infos[id].kind,
            Kind::Branch { .. } | Kind::Jump | Kind::JumpRegister | Kind::Return | Kind::ShiftBy(_)
        )
    }

    #[inline]
    fn depends(&self, id: u32, detail: u64) -> Option<u64> {
        match self.infos[id].kind {
            Kind::ShiftBy(_) => ShiftDetail::unpack(detail).map(|it| it.amount.into()),
            _ => Some(0),
        }
    }

    fn visit(&mut self, relative: &mut Relative) {
        self.last.visit(relative);
        // The one before counts only where its result is there when the last one leaves execute.
        let mut counts = self.before.left == self.last.executed && self.before.late_in_memory;
        relative.visit_flags([&mut counts]);
        if relative.reads() {
            self.before.late_in_memory = counts;
            self.before.left = self.last.executed;
        }
        if counts {
            relative.visit_byte(&mut self.before.destination);
        }
        self.next.visit(relative);
        // Nothing comes to decode before the last instruction leaves it.
        let now = std::mem::replace(&mut relative.now, self.last.decoded);
        relative.visit_time(&mut self.bus_free);
        self.fetch.visit(relative);
        relative.now = now;
    }

    fn last(&self) -> u64 {
        self.last.commits()
    }

    fn committed(&mut self) -> &mut u64 {
        &mut self.committed
    }

    fn passed(&mut self, _: &RetiredBatch, _: usize) {}

    fn ask(&mut self) {
        self.fetch.ask();
        self.code.ask();
    }

    fn asked(&self) -> Option<&[u64]> {
        self.fetch.asked().filter(|_| !self.code.asked())
    }

    #[inline]
    fn finds(&self, asked: &[u64]) -> bool {
        self.fetch.finds(asked)
    }

    fn version(&self) -> u64 {
        self.code.version()
    }

    fn memo(&mut self) -> &mut Memo {
        &mut self.memo
    }

    #[inline]
    fn watcher(&mut self) -> &mut O {
        &mut self.observer
    }
}
