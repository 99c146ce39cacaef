//! What the cycles of a PicoRV32 follow from, so that stretches of instructions need not be
//! followed twice.

use instar_isa::StaticTable;
use instar_trace::{Flags, RetiredBatch};

use super::Picorv32;
use super::info::Kind;
use super::rules::Launched;
use crate::CommitObserver;
use crate::in_order::memo::{Memo, Remembering};
use crate::relative::Relative;

impl<O: CommitObserver> Picorv32<O> {
    /// Whether no cycle depends on an address, or on how much of the code is known by now.
    pub(super) fn is_plain(&self) -> bool {
        self.params.regions.is_empty() && self.code.is_shown()
    }
}

impl<O: CommitObserver> Remembering for Picorv32<O> {
    type Watcher = O;

    #[inline]
    fn follow_one(&mut self, table: &StaticTable, batch: &RetiredBatch, at: usize) -> bool {
        let id = batch.ids[at];
        if !self.infos.has(id) {
            self.show(table, id);
        }
        let places = (batch.pcs[at], batch.next_pcs[at]);
        self.follow(id, places, batch.flags[at], batch.details[at], batch.accesses_of(at));
        matches!(self.infos[id].kind, Kind::Branch | Kind::Jump | Kind::JumpRegister | Kind::Stop)
    }

    #[inline]
    fn depends(&self, _: &RetiredBatch, _: usize) -> Option<u64> {
        Some(0)
    }

    fn visit(&mut self, relative: &mut Relative) {
        relative.visit_present(&mut self.last, 0);
        match &mut self.launched {
            // At which it stops is counted.
            Some(launched) if launched.info.kind != Kind::Stop => launched.visit(relative),
            _ => relative.refuse(),
        }
    }

    fn last(&self) -> u64 {
        self.last
    }

    fn committed(&mut self) -> &mut u64 {
        &mut self.committed
    }

    /// The last one was launched.
    fn passed(&mut self, batch: &RetiredBatch, at: usize) {
        let info = self.infos[batch.ids[at]];
        self.launched = Some(Launched {
            id: batch.ids[at],
            info,
            cycle: 0,
            following: batch.pcs[at].wrapping_add(u64::from(info.length)),
            next_pc: batch.next_pcs[at],
            taken: batch.flags[at].has(Flags::TAKEN),
            cycles: 0,
        });
    }

    fn memo(&mut self) -> &mut Memo {
        &mut self.memo
    }

    #[inline]
    fn watcher(&mut self) -> &mut O {
        &mut self.observer
    }
}
