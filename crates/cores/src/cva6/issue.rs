//! Issue: operands, structural hazards, pairing (core/issue_read_operands.sv, core/id_stage.sv).

use super::info::{Fu, Info};
use super::queue::Fetched;
use super::{Cva6, causes};
use crate::parts::registers::Registers;
use crate::{Causes, CommitObserver};

/// What the instructions issued so far in this cycle have taken.
#[derive(Clone, Copy)]
pub(super) struct Taken {
    pub(super) first_alu: bool,
    pub(super) other_alus: u32,
    pub(super) branch: bool,
    pub(super) multiply: bool,
    pub(super) memory: bool,
    pub(super) store: bool,
    pub(super) csr: bool,
    pub(super) slots: u32,
    pub(super) reads: u32,
    pub(super) entries: usize,
    /// Everything after it waits.
    pub(super) closed: bool,
    /// Ticket of the first of them.
    pub(super) first: u64,
    /// Registers that they write.
    pub(super) written: Registers,
    /// Of these, the ones whose result an ALU operation of this cycle may use.
    pub(super) chainable: Registers,
    /// Register that a mispredicted branch of this cycle finds to be zero.
    pub(super) zero: Option<u8>,
}

impl Taken {
    /// An instruction issued, which chains to its neighbour's result or not.
    #[inline]
    fn note(&mut self, info: &Info, chained: bool) {
        self.written = self.written.with(info.written);
        self.chainable = self.chainable.without(info.written);
        if info.chains && !chained {
            self.chainable = self.chainable.with(info.written);
        }
    }
}

impl<O: CommitObserver> Cva6<O> {
    /// Issues what can be issued; how many instructions left the issue registers.
    pub(super) fn issue(&mut self) -> usize {
        if self.frontend.queue.decoded() == 0 {
            return 0;
        }
        let mut taken = self.free_units();
        let alone = self.params.multiply_issues_alone && self.multiplied + 1 == self.now;
        let mut issued = 0;
        for port in 0..self.params.issue_width as usize {
            let Some(&fetched) = self.frontend.queue.register(port) else { break };
            let info = self.info_of(&fetched);
            if alone && !matches!(self.book.info(fetched.id).fu, Fu::Multiply | Fu::Divide) {
                self.frontend.queue.register_mut(port).after.add(causes::STRUCTURAL);
                if O::CYCLES {
                    self.watch.issue_held = causes::STRUCTURAL;
                }
                break;
            }
            match self.blocked(&info, &fetched, port, &taken) {
                Err(cause) => {
                    if O::CYCLES {
                        self.watch.issue_held = cause;
                    }
                    self.frontend.queue.register_mut(port).after.add(cause);
                    break;
                }
                Ok(chained) => {
                    self.start(&info, &fetched, &mut taken);
                    taken.note(&info, chained);
                    issued += 1;
                }
            }
        }
        issued
    }

    /// What the stage must know of what stands in an issue register.
    #[inline]
    fn info_of(&self, fetched: &Fetched) -> Info {
        let info = self.book.info(fetched.id);
        if fetched.marked { info.marked(!self.params.multiply_issues_alone) } else { *info }
    }

    /// What is free as issue begins.
    fn free_units(&self) -> Taken {
        let busy = self.long_operation > self.now || self.csr_pending;
        let bus_taken = self.bus >> 1 & 1 == 1;
        Taken {
            first_alu: busy || bus_taken,
            other_alus: self.params.alus - 1,
            branch: busy || bus_taken,
            multiply: busy,
            memory: !self.memory_ready,
            store: false,
            csr: busy || bus_taken,
            slots: 0,
            reads: 0,
            entries: 0,
            closed: false,
            first: self.scoreboard.tickets().1,
            written: Registers::NONE,
            chainable: Registers::NONE,
            zero: None,
        }
    }

    /// How many instructions of the issue registers are taken in this cycle, be they dropped or
    /// not: those in them alone, as nothing of them issues.
    pub(super) fn acknowledged(&mut self) -> usize {
        let (multiplied, bus) = (self.multiplied, self.bus);
        let mut taken = self.free_units();
        let mut count = 0;
        for port in 0..self.params.issue_width as usize {
            let Some(&fetched) = self.frontend.queue.register(port) else { break };
            let info = *self.book.info(fetched.id);
            let Ok(chained) = self.blocked(&info, &fetched, port, &taken) else { break };
            taken.slots += u32::from(info.issue_slots);
            taken.reads += u32::from(info.read_ports);
            taken.entries += usize::from(info.entries);
            self.take_unit(&info, &mut taken);
            taken.note(&info, chained);
            count += 1;
        }
        (self.multiplied, self.bus) = (multiplied, bus);
        count
    }

    /// Why the instruction cannot issue in this cycle; else whether it chains to its neighbour's
    /// result.
    #[inline]
    fn blocked(&self, info: &Info, fetched: &Fetched, port: usize, taken: &Taken) -> Result<bool, Causes> {
        // An instruction that is not speculative waits after a branch of this cycle, as a store
        // does.
        if taken.closed
            || taken.slots + u32::from(info.issue_slots) > self.params.issue_width
            || info.issue_ports >> port & 1 == 0
            || (!info.speculative && taken.store)
        {
            return Err(causes::STRUCTURAL);
        }
        if taken.entries + usize::from(info.entries) > self.free_entries {
            return Err(causes::SCOREBOARD);
        }
        if info.alone && (self.scoreboard.len() > 0 || port > 0) {
            return Err(causes::STRUCTURAL);
        }
        self.unit_free(info, fetched, port, taken)?;
        if taken.reads + u32::from(info.read_ports) > self.params.register_read_ports {
            return Err(causes::READ_PORT);
        }
        let mut chained = false;
        if let Some(few) = info.few_sources() {
            for &register in few {
                chained |= self.operand(register, info, taken)?;
            }
        } else {
            for register in info.read.iter() {
                chained |= self.operand(register, info, taken)?;
            }
        }
        if self.params.write_after_write_stalls && self.written_before(info, taken) {
            return Err(causes::WAW);
        }
        Ok(chained)
    }

    /// Whether the register comes from a neighbour of this cycle; the cause where it is not there
    /// yet.
    #[inline]
    fn operand(&self, register: u8, info: &Info, taken: &Taken) -> Result<bool, Causes> {
        let chained = taken.written.has(register);
        if chained && !(self.params.alu_bypass && info.chains && taken.chainable.has(register)) {
            return Err(causes::RAW);
        }
        // The result of a CSR access is read from the register file, after its commit, unless
        // something behind the access writes the register again (core/raw_checker.sv finds the
        // last writer). A writer from before this cycle is waited for even where a neighbour writes
        // the register again (rs1_has_raw in operands_available).
        let waits = match self.scoreboard.producer(register, taken.first) {
            Some(ready) => ready > self.now,
            None => self.csr_result == Some(register),
        };
        if waits { Err(causes::RAW) } else { Ok(chained) }
    }

    /// Whether an older instruction that has not committed writes a register that this one writes.
    fn written_before(&self, info: &Info, taken: &Taken) -> bool {
        taken.written.meets(info.written)
            || info.written.iter().any(|register| self.scoreboard.producer(register, taken.first).is_some())
    }

    #[inline]
    fn unit_free(&self, info: &Info, fetched: &Fetched, port: usize, taken: &Taken) -> Result<(), Causes> {
        if info.fu.core_unit().is_some_and(|unit| self.coprocessor.blocks(unit, self.now)) {
            return Err(causes::STRUCTURAL);
        }
        let free = match info.fu {
            Fu::Alu => taken.other_alus > 0 || !taken.first_alu,
            Fu::Branch => !taken.branch,
            Fu::Multiply | Fu::Divide => !taken.multiply,
            Fu::Load if taken.memory => return Err(causes::LSU),
            Fu::Store if taken.memory => return Err(causes::LSU),
            Fu::Load | Fu::Store if self.waits_for_accelerator(info.fu == Fu::Store) => {
                return Err(causes::ACCELERATOR);
            }
            Fu::Load | Fu::Store if self.waits_for_units(info.fu == Fu::Store) => {
                return Err(causes::STRUCTURAL);
            }
            Fu::Load => self.params.speculative_loads || !taken.store,
            Fu::Store => !taken.store,
            Fu::Csr => port == 0 && !taken.csr,
            Fu::Rejected => port == 0,
            Fu::Accelerator(_) => self.accelerator_free(),
            Fu::Own(unit) => !self.shared(unit) && self.coprocessor_free(info, unit, fetched),
        };
        if free { Ok(()) } else { Err(causes::STRUCTURAL) }
    }
}
