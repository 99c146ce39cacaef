//! A paused run, looked at and changed: breakpoints, registers, CSRs, memory.
//!
//! Source: own design, after what GDB's remote protocol asks of a target.

use std::io::Read;

use instar_isa::csr;

use crate::csrs::Counts;
use crate::environment::Input;
use crate::machine::Machine;
use crate::session::Session;

impl Session {
    /// Runs stop before the instructions at these addresses, in place of those given before.
    pub fn set_breakpoints(&mut self, addresses: impl IntoIterator<Item = u64>) {
        self.machine.set_breakpoints(addresses.into_iter().collect());
    }

    /// Where the program's standard input comes from; without one there is none.
    pub fn set_input(&mut self, input: impl Read + Send + 'static) {
        self.machine.hart.htif.environment.input = Input(Some(Box::new(input)));
    }

    /// Address of the next instruction.
    pub fn pc(&self) -> u64 {
        self.machine.hart.pc
    }

    /// Goes on elsewhere.
    pub fn set_pc(&mut self, pc: u64) {
        self.machine.hart.pc = self.machine.hart.xlen.truncate(pc);
    }

    /// Integer register `number` below 32, zero-extended from XLEN.
    pub fn x(&self, number: u8) -> u64 {
        self.machine.hart.x(number & 31)
    }

    /// Writes integer register `number` below 32; x0 stays 0.
    pub fn set_x(&mut self, number: u8, value: u64) {
        self.machine.hart.set_x(number & 31, value);
    }

    /// CSR `number`; `None` where the machine does not have it. Clocks show the retired count.
    pub fn csr(&self, number: u16) -> Option<u64> {
        if let Some(jvt) = self.machine.jvt().filter(|_| number == csr::JVT) {
            return Some(jvt);
        }
        let Machine { csrs, options, retired, .. } = &self.machine;
        csrs.read(number, options.isa, Counts { cycles: *retired, retired: *retired }).ok()
    }

    /// Writes CSR `number` as an instruction would; `false` where it cannot be written.
    pub fn set_csr(&mut self, number: u16, value: u64) -> bool {
        if number == csr::JVT && self.machine.jvt().is_some() {
            self.machine.set_jvt(value);
            return true;
        }
        let Machine { csrs, options, retired, .. } = &mut self.machine;
        csrs.write(number, value, options.isa, Counts { cycles: *retired, retired: *retired }).is_ok()
    }

    /// `length` bytes at `address`; `None` where they are not all in memory.
    pub fn read_memory(&self, address: u64, length: usize) -> Option<&[u8]> {
        self.machine.hart.memory.read(address, length)
    }

    /// Writes `bytes` at `address`, code too, until the next restore; `false` where they do not fit into memory.
    pub fn write_memory(&mut self, address: u64, bytes: &[u8]) -> bool {
        if self.machine.hart.memory.write(address, bytes).is_none() {
            return false;
        }
        let end = address.saturating_add(bytes.len() as u64);
        if self.machine.code_may_differ || self.machine.code_map.touches(&(address..end)) {
            self.machine.code_may_differ = true;
            self.machine.forget_blocks();
        }
        true
    }
}
