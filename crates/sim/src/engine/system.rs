//! Instructions that need the whole machine: CSR access, calls to the environment, fences, returns
//! from traps.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, "Zicsr" and "Zifencei", Volume II, "mret";
//! exit and write by `ecall` as in Linux and the proxy kernel.

use instar_isa::{Class, Op, Xlen, csr};
use instar_trace::{ClockRead, Flags, HeldAccess};

use super::Engine;
use super::execute;
use super::machine::{Machine, Stop, TrapAt};
use super::micro::{Cursor, MicroOp, Status};
use super::recorder::{ByMachine, Plain, Recorder};
use super::watch::Watch;
use crate::bus::{Bus, Surroundings};
use crate::fault::FaultReason;
use crate::host::environment::{Answer, linux, semihosting};
use crate::state::Hart;
use crate::state::csrs::{self, Change};

impl Machine {
    /// Executes an instruction that no block can: CSR access, calls to the environment, fences.
    /// `id` is its static entry's, where instructions have one.
    pub(crate) fn system(
        &mut self,
        op: &MicroOp,
        id: Option<u32>,
        watch: &mut Watch<'_>,
    ) -> Result<(Flags, ByMachine), FaultReason> {
        let word = self.engine.hart.memory.load_word(op.pc, op.length);
        let decoded = self.decoder.decode(word).ok_or(FaultReason::IllegalInstruction { word })?;
        let executed = ByMachine { read: None, counts: self.counts() };
        match decoded.op {
            Op::Csrrw | Op::Csrrs | Op::Csrrc | Op::Csrrwi | Op::Csrrsi | Op::Csrrci => {
                return self.access_csr(decoded.op, op, id, watch);
            }
            Op::FenceI => {
                self.forget_blocks();
                self.code_may_differ = true;
            }
            Op::Mret if self.engine.hart.csrs.in_machine_mode() => {
                self.note_enabled();
                self.engine.hart.pc = self.engine.hart.csrs.return_from_trap();
                self.look_for_interrupts();
            }
            Op::Wfi => self.wait_for_interrupt(op, id, watch)?,
            Op::Ecall => {
                self.show_console(watch);
                let flags = self.environment_call(op, id, watch)?;
                self.show_console(watch);
                return Ok((flags, executed));
            }
            Op::Ebreak if self.is_semihosting(op) => {
                self.show_console(watch);
                let flags = self.semihost(op, id, watch)?;
                self.show_console(watch);
                return Ok((flags, executed));
            }
            Op::Ebreak => return Err(FaultReason::Breakpoint),
            // A jump to itself: nothing can end it but a command in `tohost` that still waits.
            Op::Jal if self.engine.bus.waits() => {
                self.engine.hart.pc = op.pc;
                let Engine { bus, environment, hart: Hart { memory, xlen, .. }, .. } = &mut self.engine;
                let mut around = Surroundings::new(memory, environment, *xlen);
                bus.carry_out(&mut around)?;
                self.engine.exit = around.exit;
            }
            // An interrupt ends it.
            Op::Jal if op.immediate as u64 == op.pc && self.awaits_interrupt() => {
                self.engine.hart.set_x(decoded.operands.rd, op.following());
                self.engine.hart.pc = op.pc;
            }
            Op::Jal if op.immediate as u64 == op.pc => return Err(FaultReason::EndlessLoop),
            _ if matches!(decoded.class, Class::Jump | Class::Branch) => {
                if decoded.class == Class::Jump || self.is_taken(decoded.op, op) {
                    let (target, alignment) = (op.immediate as u64, self.alignment());
                    return Err(FaultReason::MisalignedJump { target, alignment });
                }
            }
            _ => return Err(FaultReason::IllegalInstruction { word }),
        }
        Ok((Flags::default(), executed))
    }

    /// Whether a branch is taken.
    fn is_taken(&mut self, branch: Op, op: &MicroOp) -> bool {
        let handler = match self.engine.hart.xlen {
            Xlen::Rv32 => execute::handler::<u32, Plain>(branch),
            Xlen::Rv64 => execute::handler::<u64, Plain>(branch),
        };
        // SAFETY: a branch ends its block: its handler goes to no operation after it.
        let at = unsafe { Cursor::start(std::slice::from_ref(op)) };
        handler.is_some_and(|branch| branch(&mut self.engine, at) == Status::Taken)
    }

    fn access_csr(
        &mut self,
        operation: Op,
        op: &MicroOp,
        id: Option<u32>,
        watch: &mut Watch<'_>,
    ) -> Result<(Flags, ByMachine), FaultReason> {
        let number = op.immediate as u16;
        self.engine.hart.csrs.check(number)?;
        let clock = csrs::is_clock(number);
        let mut counts = self.counts();
        let pending = number == csr::MIP && self.engine.bus.has_lines();
        // What stops a counter stops it at the present cycle.
        if clock || pending || number == csr::MCOUNTINHIBIT {
            let told = self.clock_without_model;
            counts.cycles = self.cycles(op, id, watch);
            counts.pending = self.pending(counts.cycles, watch)?;
            // The program does not see it there.
            self.clock_without_model &= clock || pending || told;
        }
        let change = self.change(operation, op);
        if matches!(number, csr::MSTATUS | csr::MIE) && change.is_some() {
            self.note_enabled();
        }
        let old = self.engine.hart.csrs.access(number, change, counts)?;
        if matches!(number, csr::MSTATUS | csr::MIE) {
            self.look_for_interrupts();
        }
        let reads = csr::reads(operation, op.rd);
        if reads {
            self.engine.hart.set_x(op.rd, old);
        }
        let flags = Flags(if clock && reads { Flags::CLOCK } else { 0 });
        Ok((flags, ByMachine { read: Some(old), counts }))
    }

    /// What a CSR instruction does to its register, if it writes it.
    fn change(&self, operation: Op, op: &MicroOp) -> Option<Change> {
        let immediate = matches!(operation, Op::Csrrwi | Op::Csrrsi | Op::Csrrci);
        let operand = if immediate { u64::from(op.rs1) } else { self.engine.hart.x(op.rs1) };
        csr::writes(operation, op.rs1).then_some(match operation {
            Op::Csrrs | Op::Csrrsi => Change::Set(operand),
            Op::Csrrc | Op::Csrrci => Change::Clear(operand),
            _ => Change::Write(operand),
        })
    }

    /// The clock that an instruction reads: the model's, or the retired count where there is none.
    pub(super) fn cycles(&mut self, op: &MicroOp, id: Option<u32>, watch: &mut Watch<'_>) -> u64 {
        self.flush(watch);
        let (table, pc, next_pc) = (&self.table, op.pc, self.engine.hart.pc);
        let access = self.engine.bus.asks;
        let count = id.and_then(|id| watch.clock(&ClockRead { table, id, pc, next_pc, access }));
        self.move_stores(watch);
        self.clock_without_model |= count.is_none();
        count.unwrap_or(self.retired + self.looking.slept)
    }

    /// A load or store that left its block to be told the clock, which a device asks: it is done
    /// with the clock told.
    pub(crate) fn access_with_clock<R: Recorder>(
        &mut self,
        op: &MicroOp,
        id: Option<u32>,
        watch: &mut Watch<'_>,
    ) -> Result<Option<Stop>, TrapAt> {
        self.engine.hart.pc = self.engine.hart.xlen.truncate(op.following());
        let read = self.clock_without_model;
        let cycles = self.cycles(op, id, watch);
        self.clock_without_model &= read || self.engine.bus.shows_clock;
        self.engine.hart.pc = op.pc;
        let Bus { cycles: told, asks, .. } = &mut self.engine.bus;
        (*told, *asks) = (Some(cycles), None);
        self.engine.bus.held_until = None;
        let before = self.retired;
        let done = self.run_short::<R>(1, watch);
        self.engine.bus.cycles = None;
        self.look_for_interrupts();
        // The batch was empty, so that it is not full now.
        if self.retired > before
            && let Some(flags) = self.engine.batch.flags.last_mut()
        {
            flags.0 |= Flags::CLOCK;
            let until = self.engine.bus.held_until.take();
            self.engine.batch.held.extend(until.map(|until| HeldAccess { index: 0, until }));
        }
        done
    }

    /// `ecall` without a handler of the program's own.
    fn environment_call(
        &mut self,
        op: &MicroOp,
        id: Option<u32>,
        watch: &mut Watch<'_>,
    ) -> Result<Flags, FaultReason> {
        let number = self.engine.hart.x(17);
        if self.engine.hart.csrs.has_handler() {
            return Err(FaultReason::EnvironmentCall { number });
        }
        let arguments = [10, 11, 12, 13, 14, 15].map(|n| self.engine.hart.x(n));
        let clock = linux::asks_time(number);
        let cycles = if clock { self.cycles(op, id, watch) } else { 0 };
        self.engine.environment.answered.calls += 1;
        let Engine { environment, hart: Hart { memory, xlen, .. }, .. } = &mut self.engine;
        let answer = if clock {
            environment.call_for_time(memory, *xlen, number, [arguments[0], arguments[1]], cycles)
        } else {
            environment.call(memory, *xlen, number, arguments)?
        };
        Ok(self.answer(answer, clock))
    }

    /// Whether the `ebreak` stands between the two instructions that make it a call to the
    /// debugger.
    fn is_semihosting(&self, op: &MicroOp) -> bool {
        let word = |address: u64| self.engine.hart.memory.load_slow(address, 4).ok();
        op.length == 4
            && op.pc.is_multiple_of(4)
            && word(op.pc.wrapping_sub(4)) == Some(u64::from(semihosting::BEFORE))
            && word(op.pc.wrapping_add(4)) == Some(u64::from(semihosting::AFTER))
    }

    /// The call that the `ebreak` is; before any handler, as with a debugger.
    fn semihost(
        &mut self,
        op: &MicroOp,
        id: Option<u32>,
        watch: &mut Watch<'_>,
    ) -> Result<Flags, FaultReason> {
        let [number, parameter, stack] = [10, 11, 2].map(|n| self.engine.hart.x(n));
        let clock = semihosting::asks_time(number);
        let cycles = if clock { self.cycles(op, id, watch) } else { 0 };
        self.engine.environment.answered.calls += 1;
        let Engine { environment, hart: Hart { memory, xlen, .. }, .. } = &mut self.engine;
        let answer = environment.semihost(memory, *xlen, [number, parameter], stack, cycles)?;
        Ok(self.answer(answer, clock))
    }

    /// What the program finds in a0, or its end.
    fn answer(&mut self, answer: Answer, clock: bool) -> Flags {
        match answer {
            Answer::Exit(code) => self.engine.exit = Some(code),
            Answer::Value(value) => self.engine.hart.set_x(10, value as u64),
        }
        Flags(if clock { Flags::CLOCK } else { 0 })
    }
}
