//! What the model is given, and the clock that it tells who reads one.
//!
//! Source: core/csr_regfile.sv, core/commit_stage.sv.

use instar_trace::{AccessKind, ClockRead, Flags, Observer, Retired, Wishes};

use super::{Cva6, interrupts};
use crate::CommitObserver;

impl<O: CommitObserver> Cva6<O> {
    /// Learns what retired, and works nothing off.
    pub(super) fn learn(&mut self, &Retired { table, batch, .. }: &Retired<'_>) {
        self.show_accelerator(table, batch);
        let position = self.stream.end();
        let uncommitted = self.stream.ids_from(self.committed);
        let fences = (self.committed, uncommitted);
        self.book.learn_ahead(table, &batch.ids, &mut self.image, &mut self.rewritten, fences);
        if self.memo.is_on() {
            self.look_at(table, batch);
        }
        if !batch.held.is_empty() {
            self.learn_held(batch, position);
        }
        let interrupted = batch.flags.iter().any(|flags| flags.has(Flags::INTERRUPT));
        if interrupted {
            self.remember(false);
        }
        self.stream.append(batch);
        if interrupted {
            self.learn_interrupts(batch, position);
        }
        // At the start and after `finish` fetch goes to wherever the stream goes on.
        if !self.started
            && let Some(first) = self.stream.get(position)
        {
            self.started = true;
            self.flush();
            self.frontend.abandon(first.pc, position);
            self.watch.restart(position);
            self.followed.restart(self.scoreboard.tickets().1);
        }
    }
}

impl<O: CommitObserver + Clone> Observer for Cva6<O> {
    fn retire(&mut self, retired: &Retired<'_>) {
        self.learn(retired);
        self.work_off();
    }

    fn wishes(&self) -> Wishes {
        // Else nothing issues beside a branch.
        Wishes::REGISTERS.when(self.params.issue_width > 1 && self.params.speculative_issue)
    }

    /// The cycle in which the read commits: CSRs are read then (core/csr_regfile.sv, csr_rdata_o,
    /// for core/commit_stage.sv); of a device that in which the access reaches it; of `wfi` the one
    /// whose lines it sees. A copy of the model runs ahead to find it, so that asking does not
    /// disturb what follows; fetch goes on there in the code after the read.
    fn clock(&mut self, read: &ClockRead<'_>) -> Option<u64> {
        self.come_to_rest();
        let mut ahead = self.clone();
        let position = self.stream.end();
        ahead.watches.extend(read.access.map(|_| position));
        ahead.retire(&Retired::new(read.table, &read.batch()));
        ahead.finish().ok()?;
        let sees = if ahead.book.info(read.id).sleeps { interrupts::SEEN } else { 0 };
        let commits = ahead.last_commit - sees;
        let reaches = read.access.and_then(|_| ahead.reaches_device(position));
        let shown = reaches.unwrap_or(commits);
        self.correct(&ahead, shown);
        if read.access.is_some_and(|access| access.kind == AccessKind::Write) {
            self.post(position, shown);
        }
        Some(self.since_reset + shown)
    }
}
