//! Instructions that need the whole machine: CSR access, calls to the environment, fences, returns from traps.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, "Zicsr" and "Zifencei", Volume II, "mret"; exit and write
//! by `ecall` as in Linux and the proxy kernel.

use instar_isa::{Class, Op, Xlen, csr};
use instar_trace::Flags;

use crate::csrs::{self, Counts};
use crate::environment::{Answer, linux, semihosting};
use crate::execute;
use crate::fault::Trap;
use crate::hart::Hart;
use crate::machine::{Machine, Watch};
use crate::micro::{Cursor, MicroOp, Status};

impl Machine {
    /// Executes an instruction that no block can: CSR access, calls to the environment, fences.
    pub(crate) fn system(&mut self, op: &MicroOp, watch: &mut Watch<'_>) -> Result<Flags, Trap> {
        let word = self.hart.memory.load_word(op.pc, op.length);
        let decoded = self.decoder.decode(word).ok_or(Trap::IllegalInstruction { word })?;
        match decoded.op {
            Op::Csrrw | Op::Csrrs | Op::Csrrc | Op::Csrrwi | Op::Csrrsi | Op::Csrrci => {
                return self.access_csr(decoded.op, op, watch);
            }
            Op::FenceI => {
                self.forget_blocks();
                self.code_may_differ = true;
            }
            Op::Mret if self.csrs.in_machine_mode() => self.hart.pc = self.csrs.return_from_trap(),
            Op::Ecall => {
                self.show_console(watch);
                let flags = self.environment_call(watch)?;
                self.show_console(watch);
                return Ok(flags);
            }
            Op::Ebreak if self.is_semihosting(op) => {
                self.show_console(watch);
                let flags = self.semihost(watch)?;
                self.show_console(watch);
                return Ok(flags);
            }
            Op::Ebreak => return Err(Trap::Breakpoint),
            // A jump to itself: nothing can end it but a command in `tohost` that still waits.
            Op::Jal if self.hart.htif.waits() => {
                self.hart.pc = op.pc;
                let Hart { htif, memory, xlen, .. } = &mut self.hart;
                self.hart.exit = htif.act(memory, *xlen)?;
            }
            Op::Jal if op.immediate as u64 == op.pc => return Err(Trap::EndlessLoop),
            _ if matches!(decoded.class, Class::Jump | Class::Branch) => {
                if decoded.class == Class::Jump || self.is_taken(decoded.op, op) {
                    let (target, alignment) = (op.immediate as u64, self.alignment());
                    return Err(Trap::MisalignedJump { target, alignment });
                }
            }
            _ => return Err(Trap::IllegalInstruction { word }),
        }
        Ok(Flags::default())
    }

    /// Whether a branch is taken.
    fn is_taken(&mut self, branch: Op, op: &MicroOp) -> bool {
        let handler = match self.hart.xlen {
            Xlen::Rv32 => execute::handler::<u32, false>(branch),
            Xlen::Rv64 => execute::handler::<u64, false>(branch),
        };
        // SAFETY: a branch ends its block: its handler goes to no operation behind it.
        let at = unsafe { Cursor::start(std::slice::from_ref(op)) };
        handler.is_some_and(|branch| branch(&mut self.hart, at) == Status::Taken)
    }

    fn access_csr(&mut self, operation: Op, op: &MicroOp, watch: &mut Watch<'_>) -> Result<Flags, Trap> {
        let number = op.immediate as u16;
        self.csrs.check(number)?;
        if let Some(done) = self.access_extension_csr(operation, op) {
            return done.map(|()| Flags::default());
        }
        let (isa, retired) = (self.options.isa, self.retired);
        let clock = csrs::is_clock(number);
        let mut cycles = retired;
        if clock {
            cycles = self.cycles(watch);
        }
        let counts = Counts { cycles, retired };
        let reads = csr::reads(operation, op.rd);
        // A register that is not read still must exist.
        let old = self.csrs.read(number, isa, counts)?;
        if csr::writes(operation, op.rs1) {
            let new = self.written(operation, op, old);
            self.csrs.write(number, new, isa, counts)?;
        }
        if reads {
            self.hart.set_x(op.rd, old);
        }
        Ok(Flags(if clock && reads { Flags::CLOCK } else { 0 }))
    }

    /// The clock: the model's, or the retired count where there is none.
    fn cycles(&mut self, watch: &mut Watch<'_>) -> u64 {
        self.flush(watch);
        let count = watch.sink.as_mut().and_then(|sink| sink.clock());
        self.clock_without_model |= count.is_none();
        count.unwrap_or(self.retired)
    }

    /// `ecall` without a handler of the program's own.
    fn environment_call(&mut self, watch: &mut Watch<'_>) -> Result<Flags, Trap> {
        let number = self.hart.x(17);
        if self.csrs.has_handler() {
            return Err(Trap::EnvironmentCall { number });
        }
        let arguments = [10, 11, 12, 13, 14, 15].map(|n| self.hart.x(n));
        let clock = linux::asks_time(number);
        let cycles = if clock { self.cycles(watch) } else { 0 };
        let Hart { htif, memory, xlen, .. } = &mut self.hart;
        let answer = if clock {
            htif.environment.call_for_time(memory, *xlen, number, [arguments[0], arguments[1]], cycles)
        } else {
            htif.environment.call(memory, *xlen, number, arguments)?
        };
        Ok(self.answer(answer, clock))
    }

    /// Whether the `ebreak` stands between the two instructions that make it a call to the debugger.
    fn is_semihosting(&self, op: &MicroOp) -> bool {
        let word = |address: u64| self.hart.memory.load_slow(address, 4).ok();
        op.length == 4
            && op.pc.is_multiple_of(4)
            && word(op.pc.wrapping_sub(4)) == Some(u64::from(semihosting::BEFORE))
            && word(op.pc.wrapping_add(4)) == Some(u64::from(semihosting::AFTER))
    }

    /// The call that the `ebreak` is; before any handler, as with a debugger.
    fn semihost(&mut self, watch: &mut Watch<'_>) -> Result<Flags, Trap> {
        let [number, parameter, stack] = [10, 11, 2].map(|n| self.hart.x(n));
        let clock = semihosting::asks_time(number);
        let cycles = if clock { self.cycles(watch) } else { 0 };
        let Hart { htif, memory, xlen, .. } = &mut self.hart;
        let answer = htif.environment.semihost(memory, *xlen, [number, parameter], stack, cycles)?;
        Ok(self.answer(answer, clock))
    }

    /// What the program finds in a0, or its end.
    fn answer(&mut self, answer: Answer, clock: bool) -> Flags {
        match answer {
            Answer::Exit(code) => self.hart.exit = Some(code),
            Answer::Value(value) => self.hart.set_x(10, value as u64),
        }
        Flags(if clock { Flags::CLOCK } else { 0 })
    }
}
