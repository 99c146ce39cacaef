//! A run remembered as it is and brought back there again and again, or set beside what it was
//! then, and one instruction executed as another.
//!
//! Source: own design. A campaign of faults goes back to the place of a fault a million times; what
//! a restore costs is the lines that were written since.

use crate::engine::interrupts::Looking;
use crate::engine::watch::Watch;
use crate::error::SimError;
use crate::fault::Fault;
use crate::host::environment::Answered;
use crate::session::{Pause, Progress, Session};
use crate::state::hart::Held;
use crate::state::memory::LINE;

/// Where a run was: all of the hart but its memory, which the session keeps.
pub struct Checkpoint {
    held: Held,
    retired: u64,
    lowest_sp: u64,
    trapped_at: Option<u64>,
    last_pc: u64,
    clock_without_model: bool,
    looking: Looking,
    answered: Answered,
    progress: Progress,
}

impl Checkpoint {
    /// Address of the next instruction.
    pub fn pc(&self) -> u64 {
        self.held.pc
    }

    /// Instructions retired before.
    pub fn retired(&self) -> u64 {
        self.retired
    }

    /// x0 to x31.
    pub fn registers(&self) -> &[u64; 32] {
        &self.held.x
    }
}

impl Session {
    /// Remembers where the run is. Memory is kept in the place of what later runs would start from
    /// ([`Session::keep_memory`]), so that one place at a time can be gone back to.
    ///
    /// # Errors
    /// A sentence where there is no memory for a second copy.
    pub fn checkpoint(&mut self) -> Result<Checkpoint, SimError> {
        self.keep_memory()?;
        let machine = &self.machine;
        Ok(Checkpoint {
            held: machine.engine.hart.held(),
            retired: machine.retired,
            lowest_sp: machine.engine.lowest_sp,
            trapped_at: machine.trapped_at,
            last_pc: machine.last_pc,
            clock_without_model: machine.clock_without_model,
            looking: machine.looking,
            answered: machine.engine.environment.answered.clone(),
            progress: self.progress,
        })
    }

    /// Brings the run back to where it was remembered last, whatever became of it: registers, CSRs,
    /// memory, devices, heap. What it wrote to its console since then is gone.
    pub fn go_back(&mut self, to: &Checkpoint) {
        self.machine.restore_memory();
        self.machine.engine.environment.go_back(&to.answered);
        self.take(to);
    }

    /// Brings the run to where one like it was remembered, but for memory and what lies around the
    /// hart.
    pub fn take(&mut self, to: &Checkpoint) {
        let machine = &mut self.machine;
        machine.engine.hart.take(&to.held);
        machine.engine.exit = None;
        machine.engine.trap = None;
        machine.engine.lowest_sp = to.lowest_sp;
        machine.take_console();
        machine.hit = None;
        machine.retired = to.retired;
        machine.trapped_at = to.trapped_at;
        machine.last_pc = to.last_pc;
        machine.clock_without_model = to.clock_without_model;
        machine.looking = to.looking;
        machine.asked_at = machine.asked_at.min(to.retired);
        self.progress = to.progress;
    }

    /// Counts so many instructions as retired.
    pub fn set_retired(&mut self, retired: u64) {
        self.machine.retired = retired;
    }

    /// Instructions retired.
    pub fn retired(&self) -> u64 {
        self.machine.retired
    }

    /// Whether the run since `since`, which was remembered last, stayed within the hart and its
    /// memory: it asked no device and no environment, took no trap, wrote no code, and nothing can
    /// interrupt it.
    pub fn kept_within(&self, since: &Checkpoint) -> bool {
        let machine = &self.machine;
        let engine = &machine.engine;
        engine.environment.answered.calls == since.answered.calls
            && !engine.bus.is_touched()
            && !engine.bus.has_lines()
            && !machine.code_may_differ
            && machine.trapped_at == since.trapped_at
    }

    /// Whether the hart holds what one like it held there, but for x1 to x31, the pc and the
    /// retired count: CSRs, vector registers, the design's own registers, reservation.
    pub fn holds_beside_registers(&self, at: &Checkpoint) -> bool {
        self.machine.looking == at.looking && self.machine.engine.hart.holds(&at.held)
    }

    /// Addresses of the lines of memory that were written since the run was remembered last, each
    /// once.
    pub fn written_lines(&self) -> impl Iterator<Item = u64> + '_ {
        self.machine.engine.hart.memory.written()
    }

    /// The line of memory that an address lies in, as it is, and as it was where the run was
    /// remembered last; `None` outside memory.
    pub fn line(&self, address: u64) -> Option<[&[u8; LINE]; 2]> {
        self.machine.engine.hart.memory.line(address)
    }

    /// Writes a line of memory, which holds no code that this changes; nothing outside memory.
    pub fn set_line(&mut self, address: u64, bytes: &[u8; LINE]) {
        self.machine.engine.hart.memory.write(address, bytes);
    }

    /// Whether some of a line of memory is code.
    pub fn line_has_code(&self, address: u64) -> bool {
        self.machine.code_map.touches(&(address..address + LINE as u64))
    }

    /// Where what the placed call gives lies in memory: address and length.
    pub fn outputs(&self) -> impl Iterator<Item = (u64, usize)> + '_ {
        self.placed
            .iter()
            .flat_map(|(_, placed, _)| placed.outputs.iter().copied().flatten().chain(placed.sret))
    }

    /// Executes the next instruction with these bytes in its place, once: as many as `bytes` are
    /// changed, and those after them are read where the changed ones are longer. A store of theirs
    /// to their own place is lost.
    pub fn step_as(&mut self, bytes: &[u8]) -> Result<Pause, Fault> {
        let pc = self.pc();
        let Some(before) = self.read_memory(pc, bytes.len()).map(<[u8]>::to_vec) else {
            return self.step(&mut Watch::none());
        };
        let memory = &mut self.machine.engine.hart.memory;
        memory.write(pc, bytes);
        // A step builds a block that is not kept, so the blocks that there are stay right.
        let done = self.step(&mut Watch::none());
        self.machine.engine.hart.memory.write(pc, &before);
        done
    }

    /// Changes one bit of memory, which is data; `false` where there is none.
    pub fn flip_memory(&mut self, address: u64, bit: u8) -> bool {
        let memory = &mut self.machine.engine.hart.memory;
        let Some(byte) = memory.read(address, 1).map(|bytes| bytes[0]) else { return false };
        memory.write(address, &[byte ^ 1 << (bit & 7)]).is_some()
    }
}
