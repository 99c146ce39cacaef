//! A paused run, looked at and changed: breakpoints, registers, CSRs, memory; and what the next run
//! starts from.
//!
//! Source: own design, after what GDB's remote protocol asks of a target.

use std::io::Read;

use instar_coredsl::OwnState;
use instar_isa::StaticEntry;

use crate::engine::machine::{Stop, no_memory};
use crate::engine::watch::Watch;
use crate::engine::watchpoint::Watchpoint;
use crate::error::SimError;
use crate::fault::{Fault, FaultReason};
use crate::host::environment::Input;
use crate::session::{Pause, Session};

impl Session {
    /// Runs stop before the instructions at these addresses, in place of those given before.
    pub fn set_breakpoints(&mut self, addresses: impl IntoIterator<Item = u64>) {
        self.machine.set_breakpoints(addresses.into_iter().collect());
    }

    /// Runs stop after instructions that touch these bytes, in place of those given before. A run
    /// with watchpoints is some ten times slower than without.
    pub fn set_watchpoints(&mut self, watchpoints: impl IntoIterator<Item = Watchpoint>) {
        self.machine.set_watchpoints(watchpoints.into_iter().collect());
    }

    /// Where the program's standard input comes from; without one there is none.
    pub fn set_input(&mut self, input: impl Read + Send + 'static) {
        self.machine.engine.environment.input = Input(Some(Box::new(input)));
    }

    /// Address of the next instruction.
    pub fn pc(&self) -> u64 {
        self.machine.hart().pc
    }

    /// Goes on elsewhere.
    pub fn set_pc(&mut self, pc: u64) {
        self.machine.engine.hart.pc = self.machine.hart().xlen.truncate(pc);
    }

    /// Integer register `number` below 32, zero-extended from XLEN.
    pub fn x(&self, number: u8) -> u64 {
        self.machine.hart().x(number & 31)
    }

    /// Writes integer register `number` below 32; x0 stays 0.
    pub fn set_x(&mut self, number: u8, value: u64) {
        self.machine.engine.hart.set_x(number & 31, value);
    }

    /// CSR `number`; `None` where the machine does not have it. Clocks show the retired count.
    pub fn csr(&self, number: u16) -> Option<u64> {
        self.machine.hart().csrs.read(number, self.machine.counts()).ok()
    }

    /// Writes CSR `number` as an instruction would; `false` where it cannot be written.
    pub fn set_csr(&mut self, number: u16, value: u64) -> bool {
        let counts = self.machine.counts();
        let written = self.machine.engine.hart.csrs.write(number, value, counts).is_ok();
        self.machine.look_for_interrupts();
        written
    }

    /// The bytes of vector register `number` below 32, the lowest element first; none where there
    /// are no vectors.
    pub fn vector(&self, number: u8) -> &[u8] {
        self.machine.hart().vector(number)
    }

    /// Writes vector register `number` below 32; `false` where `bytes` are not as many as it has,
    /// or there are none.
    pub fn set_vector(&mut self, number: u8, bytes: &[u8]) -> bool {
        let hart = &mut self.machine.engine.hart;
        let fits = !bytes.is_empty() && hart.vector(number).len() == bytes.len();
        if fits {
            hart.set_vector(number, bytes);
        }
        fits
    }

    /// `length` bytes at `address`; `None` where they are not all in memory.
    pub fn read_memory(&self, address: u64, length: usize) -> Option<&[u8]> {
        self.machine.hart().memory.read(address, length)
    }

    /// Writes `bytes` at `address`, code too, until the next restore; `false` where they do not fit
    /// into memory.
    pub fn write_memory(&mut self, address: u64, bytes: &[u8]) -> bool {
        if self.machine.engine.hart.memory.write(address, bytes).is_none() {
            return false;
        }
        let end = address.saturating_add(bytes.len() as u64);
        if self.machine.code_may_differ || self.machine.code_map.touches(&(address..end)) {
            self.machine.code_may_differ = true;
            self.machine.forget_blocks();
        }
        true
    }

    /// [`Session::resume`] for at most `count` instructions; [`Pause::Stepped`] where the run goes
    /// on after them.
    pub fn resume_for(&mut self, count: u64, watch: &mut Watch<'_>) -> Result<Pause, Fault> {
        self.go_on(watch, |machine, resumed, watch| {
            let last = machine.options.instruction_limit;
            let pause = machine.retired.saturating_add(count);
            machine.options.instruction_limit = pause.min(last);
            let done = machine.run(resumed, watch);
            machine.options.instruction_limit = last;
            match done {
                Err(at) if pause < last && at.trap == (FaultReason::InstructionLimit { limit: pause }) => {
                    Ok(Stop::Stepped)
                }
                done => done,
            }
        })
    }

    /// Instructions after which a run counts as endless, from now on.
    pub fn set_instruction_limit(&mut self, limit: u64) {
        self.machine.options.instruction_limit = limit;
    }

    /// Writes `bytes` at `address`, code too, now and for every later run; `false` where they do
    /// not fit into memory.
    pub fn write_for_good(&mut self, address: u64, bytes: &[u8]) -> bool {
        let written = self.machine.engine.hart.memory.write_for_good(address, bytes).is_some();
        self.machine.forget_blocks();
        written
    }

    /// Later runs start from memory as it is now.
    pub fn keep_memory(&mut self) -> Result<(), SimError> {
        let size = self.machine.options.memory_size;
        self.machine.engine.bus.take_snapshot();
        self.machine.engine.hart.memory.take_snapshot().map_err(|error| no_memory(size, &error))
    }

    /// The limbs of one of the design's own registers, lowest first; files are numbered through all
    /// descriptions.
    pub fn own_register(&self, file: u8, index: u16) -> &[u64] {
        self.machine.hart().own.register(file, index)
    }

    /// The same for writing; the highest limb must stay extended by the sign of the type.
    pub fn own_register_mut(&mut self, file: u8, index: u16) -> &mut [u64] {
        self.machine.engine.hart.own.register_mut(file, index)
    }

    /// The instruction at an address, as memory has it now; `None` where there is none.
    pub fn instruction_at(&self, pc: u64) -> Option<StaticEntry> {
        self.machine.decoder().static_entry(pc, self.machine.hart().memory.load_word(pc, 4))
    }

    /// The design's own registers of description number `set`, for writing.
    pub fn own_mut(&mut self, set: usize) -> &mut OwnState {
        self.machine.engine.hart.own.set_mut(set)
    }

    /// The design's own registers of description number `set`.
    pub fn own(&self, set: usize) -> &OwnState {
        self.machine.hart().own.set(set)
    }
}
