//! A run remembered as it is and brought back there again and again, and one instruction executed
//! as another.
//!
//! Source: own design. A campaign of faults goes back to the place of a fault a million times; what
//! a restore costs is the lines that were written since.

use crate::engine::interrupts::Looking;
use crate::engine::watch::Watch;
use crate::error::SimError;
use crate::fault::Fault;
use crate::session::{Pause, Progress, Session};
use crate::state::hart::Held;

/// Where a run was: all of the hart but its memory, which the session keeps.
pub struct Checkpoint {
    held: Held,
    retired: u64,
    lowest_sp: u64,
    trapped_at: Option<u64>,
    last_pc: u64,
    clock_without_model: bool,
    looking: Looking,
    progress: Progress,
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
            progress: self.progress,
        })
    }

    /// Brings the run back to where it was remembered last, whatever became of it: registers, CSRs,
    /// memory, devices. What it wrote to its console since then is gone; the end of its heap is not
    /// moved back.
    pub fn go_back(&mut self, to: &Checkpoint) {
        let machine = &mut self.machine;
        machine.restore_memory();
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
