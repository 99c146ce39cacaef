//! Commit: in order, as many as there are ports (core/commit_stage.sv).

use super::info::Fu;
use super::queue::WRONG;
use super::{Cva6, causes};
use crate::units::AttachedUnit;
use crate::{Causes, Commit, CommitObserver};

/// Where fetch restarts after a flush: address, position and cause.
pub type Restart = (u64, u64, Causes);

impl<O: CommitObserver> Cva6<O> {
    /// Commits what can be committed; whether a store did, and where fetch restarts if it must.
    pub(super) fn commit(&mut self, commit_ready: bool) -> (bool, Option<Restart>) {
        self.serve_accelerator();
        self.serve_late_units();
        let ports = self.params.commit_ports as usize;
        let (mut port, mut writes) = (0, 0);
        let mut stored = false;
        if self.now < self.awake {
            return (false, None);
        }
        while port < ports {
            let Some(entry) = self.scoreboard.front().filter(|entry| entry.done < self.now) else { break };
            let slots = usize::from(entry.commit_slots);
            let only_first = matches!(entry.fu, Fu::Store | Fu::Csr | Fu::Rejected);
            if port + slots > ports
                || writes + usize::from(entry.write_ports) > ports
                || (only_first && port > 0)
                || entry.commit_ports >> port & 1 == 0
            {
                self.note(causes::COMMIT_PORT);
                break;
            }
            if entry.fu == Fu::Store && !commit_ready {
                self.note(causes::WRITE_BUFFER);
                break;
            }
            let drains = entry.refetch
                && entry.fu == Fu::Csr
                && entry.position != WRONG
                && self.book.info(entry.id).drains_stores;
            if drains && !self.load_store.stores_drained() {
                // It waits in the commit stage and has left the CSR buffer (`commit_csr_o`): what
                // is after it issues, executes, and is dropped with it.
                self.csr_pending = false;
                self.note(causes::WRITE_BUFFER);
                break;
            }
            port += slots;
            writes += usize::from(entry.write_ports);
            let ticket = self.scoreboard.pop();
            let entry = self.scoreboard.get(ticket);
            let csr = entry.fu == Fu::Csr;
            stored |= entry.fu == Fu::Store && entry.last;
            if entry.cancelled || entry.position == WRONG || !entry.last {
                continue;
            }
            if csr {
                self.csr_pending = false;
                self.csr_result = entry.written.iter().next();
                let (id, position) = (entry.id, entry.position);
                if self.book.info(id).sleeps {
                    self.sleep(position);
                }
            }
            let entry = self.scoreboard.get(ticket);
            let refetch = entry.refetch;
            self.retired(ticket);
            if refetch {
                return (stored, Some(self.restart(ticket)));
            }
            if csr {
                break;
            }
        }
        (stored, None)
    }

    fn note(&mut self, cause: Causes) {
        if O::CYCLES {
            self.watch.commit_held = cause;
        }
        if let Some(entry) = self.scoreboard.front_mut() {
            entry.causes.add(cause);
        }
    }

    #[inline]
    fn retired(&mut self, ticket: u64) {
        let entry = self.scoreboard.get(ticket);
        let index = entry.position;
        self.observer.commit(&Commit {
            index,
            id: entry.id,
            issue: entry.issued,
            done: entry.done,
            cycle: self.now,
            causes: entry.causes,
        });
        if matches!(entry.fu, Fu::Own(_)) {
            self.coprocessor.commit(ticket);
        }
        self.committed = index + 1;
        self.last_commit = self.now;
        self.stream.release(index);
    }

    fn restart(&mut self, ticket: u64) -> Restart {
        let entry = self.scoreboard.get(ticket);
        let info = self.book.info(entry.id);
        if info.fence_i && entry.fu == Fu::Csr {
            self.frontend.empties = true;
            self.rewritten.show(entry.position, &mut self.image);
        }
        self.marks.leaves(entry.position);
        let pc = self.stream.get(entry.position).map_or(0, |retired| retired.next_pc);
        (pc, entry.position + 1, causes::FLUSH)
    }
}
