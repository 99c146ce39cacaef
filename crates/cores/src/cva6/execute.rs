//! Execute: what an instruction that issues takes of the functional units, when its result can be used, and what goes on
//! behind the scoreboard's back.
//!
//! Source: core/ex_stage.sv, core/issue_read_operands.sv (valid signals of the units), core/branch_unit.sv. A design's
//! instructions have their own rules in [`super::custom`].

use super::Cva6;
use super::info::{Fu, Info};
use super::issue::Taken;
use super::queue::{Fetched, WRONG};
use super::scoreboard::PENDING;
use crate::parts::divide;
use crate::parts::image::Flow;
use crate::{CommitObserver, Coprocessor};

impl<O: CommitObserver> Cva6<O> {
    /// Issues one instruction.
    #[inline]
    pub(super) fn start(&mut self, info: &Info, fetched: &Fetched, taken: &mut Taken) {
        if info.custom != u16::MAX {
            self.refuse_accesses(info, fetched);
        }
        taken.slots += u32::from(info.issue_slots);
        taken.reads += u32::from(info.read_ports);
        taken.entries += usize::from(info.entries);
        self.take_unit(info, taken);
        let ticket = if info.custom == u16::MAX {
            let done = self.done(info, fetched);
            self.scoreboard.push(fetched, info, self.now, done)
        } else {
            self.push_own(info, fetched)
        };
        if info.fu == Fu::Divide || info.custom != u16::MAX {
            self.note_operands(info, fetched, ticket);
        }
        self.dispatch(info, fetched, ticket, taken);
        if self.params.speculative_loads && fetched.position != WRONG {
            let memory = matches!(info.fu, Fu::Load | Fu::Store);
            let retired = if memory { self.stream.get(fetched.position) } else { None };
            self.base_registers.issued(info, retired.and_then(|retired| retired.address));
        }
    }

    /// From which cycle on the result of an instruction of the core can be used, where that is known at issue.
    #[inline]
    fn done(&self, info: &Info, fetched: &Fetched) -> u64 {
        match info.fu {
            Fu::Load | Fu::Store | Fu::Accelerator(_) => PENDING,
            Fu::Alu | Fu::Branch | Fu::Csr | Fu::Own(_) => self.now + 1,
            Fu::Multiply => self.now + u64::from(self.params.multiply_latency),
            Fu::Divide => {
                let params = &self.params;
                let default = u64::from(params.divide_default_latency);
                let special = u64::from(params.divide_special_latency);
                self.now + divide::latency(self.divide_detail(fetched), default, special)
            }
        }
    }

    /// Operands of a divide; on a wrong path, where nobody knows them, those that it had the last time.
    fn divide_detail(&self, fetched: &Fetched) -> u64 {
        if fetched.position == WRONG {
            return self.last_details.get(&fetched.id).copied().flatten().unwrap_or(0);
        }
        self.stream.get(fetched.position).map_or(0, |retired| retired.detail)
    }

    #[inline]
    fn take_unit(&mut self, info: &Info, taken: &mut Taken) {
        match info.fu {
            Fu::Alu => {
                if taken.other_alus > 0 {
                    taken.other_alus -= 1;
                } else {
                    taken.first_alu = true;
                    taken.branch = true;
                }
            }
            Fu::Branch => {
                taken.first_alu = true;
                taken.branch = true;
                taken.store = true;
                taken.closed |= !self.params.speculative_issue;
            }
            Fu::Multiply => {
                taken.multiply = true;
                self.multiplied = self.now;
                self.bus |= 1 << self.params.multiply_latency;
            }
            Fu::Divide => {
                taken.multiply = true;
                self.multiplied = self.now;
                self.bus |= 2; // the multiplier's valid signal closes the result bus for a cycle
            }
            Fu::Load | Fu::Store => taken.memory = true,
            Fu::Csr => taken.closed = true,
            Fu::Own(_) | Fu::Accelerator(_) => {}
        }
        taken.csr = true;
        taken.closed |= info.alone;
    }

    /// Starts what goes on behind the scoreboard's back.
    #[inline]
    fn dispatch(&mut self, info: &Info, fetched: &Fetched, ticket: u64, taken: &mut Taken) {
        match info.fu {
            Fu::Load | Fu::Store => {
                let retired =
                    if fetched.position == WRONG { None } else { self.stream.get(fetched.position) };
                let store = info.fu == Fu::Store;
                if let Some(retired) = retired.filter(|_| info.custom != u16::MAX) {
                    self.load_store.issue_own(ticket, store, self.stream.accesses(retired));
                } else {
                    let (address, size) = retired
                        .map_or_else(|| (self.shadow_address(info, taken), 4), |r| (r.address, r.size));
                    self.load_store.issue(ticket, store, address, size);
                }
            }
            Fu::Branch => {
                self.resolving = Some(ticket);
                if fetched.mispredicted
                    && let Some(taken_if_zero) = info.taken_if_zero
                {
                    let outcome = self.stream.get(fetched.position).map(|retired| retired.taken);
                    taken.zero = (outcome == Some(taken_if_zero)).then_some(info.base());
                }
            }
            Fu::Csr => self.csr_pending = true,
            Fu::Divide => {
                let done = self.scoreboard.get(ticket).done;
                self.long_operation = done + 1;
            }
            Fu::Own(unit) => self.hand_over(info, unit, fetched, ticket),
            Fu::Alu | Fu::Multiply | Fu::Accelerator(_) => {}
        }
    }

    /// Address of a load in the shadow of a mispredicted branch, where its base is known. It is cancelled, but the
    /// cache reads it all the same.
    fn shadow_address(&self, info: &Info, taken: &Taken) -> Option<u64> {
        if info.fu != Fu::Load || info.custom != u16::MAX {
            return None;
        }
        if info.reads > 0 && taken.zero == Some(info.base()) {
            return Some(u64::from(info.offset as u32));
        }
        self.base_registers.sum(info)
    }

    /// The branch unit: tells a branch's outcome; on a misprediction cancels what issued beside the branch.
    pub(super) fn resolve(&mut self, outcome: &mut Option<(u64, bool)>) -> Option<(u64, u64)> {
        let ticket = self.resolving.take()?;
        let entry = self.scoreboard.get(ticket);
        let retired = if entry.position == WRONG { None } else { self.stream.get(entry.position) };
        let retired = retired?;
        if self.book.info(retired.id).branch {
            *outcome = Some((retired.pc, retired.taken));
        }
        if !entry.mispredicted || entry.cancelled {
            return None;
        }
        if self.image.slot(retired.pc).flow == Flow::Register {
            self.frontend.targets.train(retired.pc, retired.next_pc);
        }
        let restart = (retired.next_pc, entry.position + 1);
        self.scoreboard.cancel_after(ticket);
        self.coprocessor.kill(ticket + 1);
        Some(restart)
    }
}
