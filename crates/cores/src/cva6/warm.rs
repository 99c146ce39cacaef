//! Instructions that pass without being timed: caches and predictors learn from them what they
//! would have learned, and no cycle passes.
//!
//! Source: own design, for samples of a run (functional warming: Wunderlich et al., "SMARTS", ISCA
//! 2003, §3.2). What each structure learns stands in its own file; what only a wrong path leaves
//! after is missing.

use instar_isa::StaticTable;
use instar_trace::{AccessKind, Flags, RetiredBatch};

use super::Cva6;
use super::frontend::Frontend;
use super::info::Fu;
use super::load_store::LoadStore;
use crate::CommitObserver;
use crate::parts::image::{Flow, Slot};

impl<O: CommitObserver> Cva6<O> {
    /// Shows caches and predictors a batch that is not timed; nothing may be in flight.
    pub(super) fn learn_from(&mut self, table: &StaticTable, batch: &RetiredBatch) {
        self.book.learn(table, &batch.ids, &mut self.image);
        let (mut first_access, mut line) = (0, u64::MAX);
        for (i, &id) in batch.ids.iter().enumerate() {
            let pc = batch.pcs[i];
            let info = self.book.info(id);
            let fetched = self.frontend.lines.line(pc.wrapping_add(2));
            if fetched != line {
                line = fetched;
                self.frontend.learn_line(pc);
                self.frontend.learn_line(pc.wrapping_add(2));
            }
            let accesses = first_access..batch.access_ends[i] as usize;
            first_access = accesses.end;
            if !accesses.is_empty() {
                for access in &batch.accesses[accesses] {
                    if access.kind == AccessKind::Read {
                        self.load_store.learn_load(access.address);
                    }
                }
            }
            if info.fence_i {
                self.frontend.lines.clear();
                line = u64::MAX;
            }
            if info.fu == Fu::Branch {
                let slot = self.image.slot(pc);
                let taken = info.branch.then_some(batch.flags[i].has(Flags::TAKEN));
                self.frontend.learn_flow(pc, &slot, taken, batch.next_pcs[i]);
            }
        }
    }
}

impl Frontend {
    /// The line of `address` is fetched.
    #[inline]
    fn learn_line(&mut self, address: u64) {
        if self.cached.holds(address) {
            let line = self.lines.line(address);
            self.lines.touch(line);
        }
    }

    /// The branch or jump at `pc` leads to `next_pc`; `taken` where it is a conditional branch.
    #[inline]
    fn learn_flow(&mut self, pc: u64, slot: &Slot, taken: Option<bool>, next_pc: u64) {
        if let Some(taken) = taken {
            // In an older core the counter may be another one, where a jump leads to it.
            let predicted = self.history.predict(pc).unwrap_or(slot.offset < 0);
            if self.trains(taken, predicted != taken) {
                self.history.train(pc, taken);
            }
            return;
        }
        let pops = slot.flow == Flow::Return && self.returns.top().is_some();
        self.returns.update(slot.call.then(|| pc + u64::from(slot.length)), pops);
        if slot.flow == Flow::Register && self.targets.predict(pc) != Some(next_pc) {
            self.targets.train(pc, next_pc);
        }
    }
}

impl LoadStore {
    /// A load reads at `address`.
    #[inline]
    fn learn_load(&mut self, address: u64) {
        if self.caches(address) {
            let line = self.tags.line(address);
            self.tags.touch(line);
        }
    }
}
