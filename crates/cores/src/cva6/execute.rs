//! Execute: what an instruction that issues takes of the functional units, when its result can be
//! used, and what goes on behind the scoreboard's back.
//!
//! Source: core/ex_stage.sv, core/issue_read_operands.sv (valid signals of the units),
//! core/branch_unit.sv. A design's instructions have their own rules in [`super::custom`].

use super::Cva6;
use super::info::{Fu, Info};
use super::issue::Taken;
use super::load_store::is_misaligned;
use super::memo::{Base, Op};
use super::queue::{Fetched, WRONG};
use super::scoreboard::PENDING;
use crate::CommitObserver;
use crate::parts::divide;
use crate::parts::image::Flow;
use crate::parts::stream::Retired;

impl<O: CommitObserver> Cva6<O> {
    /// Issues one instruction.
    #[inline]
    pub(super) fn start(&mut self, info: &Info, fetched: &Fetched, taken: &mut Taken) {
        if fetched.marked {
            return self.start_marked(info, fetched, taken);
        }
        if info.custom != u16::MAX {
            self.refuse_accesses(info, fetched);
            self.note_own(info, fetched);
        }
        let shadow = fetched.position == WRONG;
        if shadow {
            self.enter_shadow();
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
        self.note_registers(info, fetched, shadow);
    }

    /// From which cycle on the result of an instruction of the core can be used, where that is
    /// known at issue.
    #[inline]
    fn done(&mut self, info: &Info, fetched: &Fetched) -> u64 {
        match info.fu {
            Fu::Load | Fu::Store | Fu::Accelerator(_) => PENDING,
            // An exception that decode finds needs no unit (core/decoder.sv:
            // `instruction_o.valid`).
            Fu::Csr if info.raises => self.now,
            Fu::Alu | Fu::Branch | Fu::Csr | Fu::Rejected | Fu::Own(_) => self.now + 1,
            Fu::Multiply => self.now + u64::from(self.params.multiply_latency),
            Fu::Divide => {
                let detail = match self.stream.get(fetched.position) {
                    Some(retired) => retired.detail,
                    None => self.shadow_division(info, fetched.id),
                };
                let default = u64::from(self.params.divide_default_latency);
                let special = u64::from(self.params.divide_special_latency);
                let cycles = divide::latency(detail, default, special);
                self.note_divide(fetched, cycles);
                self.now + cycles
            }
        }
    }

    /// Operands that are not known, and those on a wrong path, are in no note.
    fn note_divide(&mut self, fetched: &Fetched, cycles: u64) {
        match self.stream.get(fetched.position) {
            Some(retired) if fetched.position != WRONG && retired.detail != 0 => {
                self.tape.note(cycles, |tape| Op::Divide(tape.position(fetched.position)));
            }
            _ => self.tape.spoil(),
        }
    }

    #[inline]
    pub(super) fn take_unit(&mut self, info: &Info, taken: &mut Taken) {
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
            Fu::Rejected | Fu::Accelerator(_) | Fu::Own(_) => {}
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
                if retired.is_some() && info.custom != u16::MAX {
                    self.load_store.issue_own(ticket, store, self.stream.accesses(fetched.position));
                } else if let Some(Retired { access, trapped: false, .. }) = retired {
                    let (address, size) = access.map_or((None, 4), |it| (Some(it.address), it.size));
                    self.note_access(fetched, address);
                    self.load_store.issue(ticket, store, address, size);
                    if !self.held.is_empty() {
                        self.hold(fetched.position);
                    }
                    if !self.watches.is_empty() {
                        self.watch_access(fetched.position);
                    }
                } else {
                    let address = match retired {
                        Some(_) => self.trapped_address(info, fetched.position),
                        None => self.shadow_address(info, taken),
                    };
                    if self.load_store.tape.is_on() {
                        self.note_shadow(info, fetched, taken, address);
                    }
                    self.load_store.issue_in_shadow(ticket, store, address, u16::from(info.bytes));
                }
            }
            Fu::Branch => {
                self.resolving = Some(ticket);
                if fetched.position == WRONG {
                    self.tape.spoil();
                    self.start_shadow_branch(info, fetched);
                }
                if fetched.mispredicted
                    && let Some(taken_if_zero) = info.taken_if_zero
                {
                    let outcome = self.stream.get(fetched.position).map(|retired| retired.taken);
                    taken.zero = (outcome == Some(taken_if_zero)).then_some(info.base());
                }
            }
            Fu::Csr => self.csr_pending |= !info.raises,
            Fu::Divide => {
                let done = self.scoreboard.get(ticket).done;
                self.long_operation = done + 1;
            }
            Fu::Own(unit) => self.hand_over(info, unit, fetched, ticket),
            Fu::Alu | Fu::Multiply | Fu::Rejected | Fu::Accelerator(_) => {}
        }
    }

    /// A memory access of the stream issues. A trace that does not tell every address is stepped.
    #[inline]
    fn note_access(&mut self, fetched: &Fetched, address: Option<u64>) {
        let tape = &mut self.load_store.tape;
        match address {
            Some(_) => tape.note(0, |tape| Op::Issue(tape.position(fetched.position))),
            None => tape.spoil(),
        }
    }

    /// From what the address of an access comes that issues and is dropped. What is guessed is
    /// counted, and so is stepped.
    #[cold]
    fn note_shadow(&mut self, info: &Info, fetched: &Fetched, taken: &Taken, address: Option<u64>) {
        let Self { load_store, base_registers, .. } = self;
        let tape = &mut load_store.tape;
        let size = u16::from(info.bytes);
        let zero = self.shadow_of.is_none() && info.reads > 0 && taken.zero == Some(info.base());
        match address {
            _ if fetched.position != WRONG => tape.spoil(),
            None if info.fu == Fu::Load => tape.spoil(),
            None => {}
            Some(address) => {
                match if zero { Base::Constant(address) } else { base_registers.base(info, tape) } {
                    Base::Unknown => tape.spoil(),
                    base => tape.note(u64::from(!is_misaligned(address, size)), |_| Op::Shadow(base, size)),
                }
            }
        }
    }

    /// The branch unit: tells a branch's outcome; on a misprediction cancels what issued beside the
    /// branch.
    pub(super) fn resolve(&mut self, outcome: &mut Option<(u64, bool)>) -> Option<(u64, u64)> {
        let ticket = self.resolving.take()?;
        let entry = self.scoreboard.get(ticket);
        if entry.position == WRONG {
            return self.resolve_in_shadow(ticket, outcome).map(|target| (target, WRONG));
        }
        let retired = self.stream.get(entry.position)?;
        if self.book.info(retired.id).branch {
            let trains = self.frontend.trains(retired.taken, entry.mispredicted);
            *outcome = trains.then_some((retired.pc, retired.taken));
        }
        if !entry.mispredicted || entry.cancelled {
            return None;
        }
        if self.image.slot(retired.pc).flow == Flow::Register {
            self.frontend.train_target(retired.pc, retired.next_pc);
        }
        let restart = (retired.next_pc, entry.position + 1);
        self.leave_shadow();
        self.scoreboard.cancel_after(ticket);
        self.kill_units(ticket + 1);
        Some(restart)
    }
}
