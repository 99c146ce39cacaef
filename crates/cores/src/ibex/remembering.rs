//! What the cycles of an Ibex with ideal fetch follow from, so that stretches of instructions need
//! not be followed twice.

use instar_isa::{DivideDetail, StaticTable};
use instar_trace::RetiredBatch;

use super::Ibex;
use super::info::Kind;
use crate::CommitObserver;
use crate::in_order::memo::{Memo, Remembering};
use crate::relative::Relative;

impl<O: CommitObserver> Ibex<O> {
    /// Whether no cycle depends on an address, on fetch or on a line that rises.
    pub(super) fn is_plain(&self) -> bool {
        let rises = self.rise.index != u64::MAX && self.rise.index >= self.committed;
        self.prefetch.is_none() && self.followed.is_none() && self.params.regions.is_empty() && !rises
    }

    /// Cycles since ideal fetch turned last in which it has handed on no word, but for those before
    /// the first ([`Self::sleeps`]): they never become fewer. Below zero where it has not turned
    /// since the stream began.
    fn gaps(&self) -> i64 {
        let since = self.next.left().wrapping_sub(self.turned.0 + 1);
        since.wrapping_sub(self.words_since_turn(self.place)) as i64
    }
}

impl<O: CommitObserver> Remembering for Ibex<O> {
    type Watcher = O;

    #[inline]
    fn follow_one(&mut self, table: &StaticTable, batch: &RetiredBatch, at: usize) -> bool {
        let id = batch.ids[at];
        if !self.infos.has(id) {
            self.show(table, id);
        }
        self.held = 0;
        let places = (batch.pcs[at], batch.next_pcs[at]);
        self.follow(id, places, batch.flags[at], batch.details[at], batch.accesses_of(at));
        matches!(self.infos[id].kind, Kind::Branch | Kind::Jump | Kind::Leave | Kind::Divide)
    }

    #[inline]
    fn depends(&self, batch: &RetiredBatch, at: usize) -> Option<u64> {
        let detail = batch.details[at];
        if self.infos[batch.ids[at]].kind == Kind::Divide {
            DivideDetail::unpack(detail).map(|it| u64::from(it.by_zero))
        } else {
            Some(0)
        }
    }

    fn visit(&mut self, relative: &mut Relative) {
        relative.visit_present(&mut self.last, 0);
        relative.visit_byte(&mut self.loaded);
        self.next.visit(relative);
        // Nothing comes into ID/EX before the last instruction leaves it.
        let now = std::mem::replace(&mut relative.now, self.next.left());
        relative.visit_time(&mut self.free);
        relative.now = now;
        let turns = self.next.turn.is_some();
        let mut gap = turns || self.gaps() != 0;
        if !relative.reads() && !turns && self.gaps() < 0 {
            relative.refuse();
        }
        relative.visit_flags([&mut gap]);
        if relative.reads() {
            // As if it had turned to the last instruction.
            let ago = if gap { 3 } else { 2 };
            self.turned = (self.next.left() - ago, self.place);
        }
    }

    fn last(&self) -> u64 {
        self.last
    }

    fn committed(&mut self) -> &mut u64 {
        &mut self.committed
    }

    fn passed(&mut self, batch: &RetiredBatch, at: usize) {
        self.place = batch.pcs[at];
    }

    fn memo(&mut self) -> &mut Memo {
        &mut self.memo
    }

    #[inline]
    fn watcher(&mut self) -> &mut O {
        &mut self.observer
    }
}
