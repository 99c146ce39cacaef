//! Instructions that need the whole machine: CSR access, calls to the environment, fences, returns from traps.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, "Zicsr" and "Zifencei", Volume II, "mret"; exit and write
//! by `ecall` as in Linux and the proxy kernel.

use instar_isa::{Op, csr};
use instar_trace::Flags;

use crate::csrs;
use crate::fault::Trap;
use crate::hart::Hart;
use crate::machine::{Machine, Watch};
use crate::micro::MicroOp;

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
            Op::Mret => self.hart.pc = self.csrs.return_from_trap(),
            Op::Ecall => self.environment_call()?,
            Op::Ebreak => return Err(Trap::Breakpoint),
            // A jump to itself: nothing can end it but a command in `tohost` that still waits.
            Op::Jal if self.hart.htif.waits() => {
                self.hart.pc = op.pc;
                let Hart { htif, memory, .. } = &mut self.hart;
                self.hart.exit = htif.act(memory)?;
            }
            Op::Jal => return Err(Trap::EndlessLoop),
            _ => return Err(Trap::IllegalInstruction { word }),
        }
        Ok(Flags::default())
    }

    fn access_csr(&mut self, operation: Op, op: &MicroOp, watch: &mut Watch<'_>) -> Result<Flags, Trap> {
        if let Some(done) = self.access_extension_csr(operation, op) {
            return done.map(|()| Flags::default());
        }
        let number = op.immediate as u16;
        let (isa, retired) = (self.options.isa, self.retired);
        let clock = csrs::is_clock(number);
        let mut cycles = retired;
        if clock {
            self.flush(watch);
            match watch.sink.as_mut().and_then(|sink| sink.clock()) {
                Some(count) => cycles = count,
                None => self.clock_without_model = true,
            }
        }
        let reads = csr::reads(operation, op.rd);
        // A register that is not read still must exist.
        let old = self.csrs.read(number, isa, cycles, retired)?;
        if csr::writes(operation, op.rs1) {
            let new = self.written(operation, op, old);
            self.csrs.write(number, new, isa, cycles, retired)?;
        }
        if reads {
            self.hart.set_x(op.rd, old);
        }
        Ok(Flags(if clock && reads { Flags::CLOCK } else { 0 }))
    }

    /// `ecall` by the convention of Linux and the proxy kernel: exit and write.
    fn environment_call(&mut self) -> Result<(), Trap> {
        let [a0, a1, a2, a7] = [10, 11, 12, 17].map(|n| self.hart.x(n));
        match a7 {
            93 | 94 => self.hart.exit = Some(a0),
            64 => {
                let Hart { htif, memory, .. } = &mut self.hart;
                let written = htif.write(memory, a0, a1, a2);
                self.hart.set_x(10, written.unwrap_or(u64::MAX));
            }
            number => return Err(Trap::EnvironmentCall { number }),
        }
        Ok(())
    }
}
