//! Loops of the hardware's: what jumps back behind the last instruction is no instruction.
//!
//! Source: RI5CY's loops, as recorded programs use them (hcyooooo/post-quantum-crypto-master
//! 16e99d3): while a count is above one, its loop's last instruction is followed by the first, and
//! one less remains. Blocks end behind such an instruction, and their last operation goes back.

use instar_isa::{Class, LoopFiles};
use rustc_hash::FxHashSet;

use super::Engine;
use super::machine::{Machine, TrapAt};
use super::micro::{Cursor, Status};
use crate::fault::FaultReason;

/// What is known of loops.
#[derive(Default)]
pub(crate) struct Loops {
    pub(crate) files: Option<LoopFiles>,
    /// Addresses behind last instructions, of all loops that were ever begun.
    pub(crate) ends: FxHashSet<u64>,
    /// One was begun, and nobody has looked at it.
    pub(crate) begun: bool,
}

impl Engine {
    /// First and last instruction of a loop, and its count.
    fn hardware_loop(&self, files: LoopFiles, number: u16) -> (u64, u64, u64) {
        let of = |file| self.hart.own.register(file, number)[0];
        (of(files.first), of(files.last), of(files.count))
    }
}

impl Machine {
    /// Looks at the loops that an instruction at `pc` has written. A fault where one is not
    /// followed.
    pub(crate) fn begin_loops(&mut self, pc: u64) -> Result<(), TrapAt> {
        let wrong = |reason| TrapAt { trap: FaultReason::HardwareLoop { reason }, pc };
        let Some(files) = self.engine.loops.files else {
            return Err(wrong("stands in no registers: its design names them by loop_registers"));
        };
        for number in 0..files.loops {
            let (first, last, count) = self.engine.hardware_loop(files, number);
            if count < 2 {
                continue;
            }
            if last <= first {
                return Err(wrong("has fewer than two instructions, which the hardware does not repeat"));
            }
            let word = self.engine.hart.memory.load_word(last, 4);
            let Some(entry) = self.decoder.static_entry(last, word) else {
                return Err(wrong("ends where no instruction stands"));
            };
            let custom = entry.custom.and_then(|at| self.decoder.customs().get(usize::from(at)));
            let goes_on = matches!(
                entry.class,
                Class::Alu | Class::Load | Class::Store | Class::Multiply | Class::Divide
            ) || custom.is_some_and(|custom| !custom.begins_loop);
            if !goes_on {
                return Err(wrong(
                    "ends with an instruction behind which the hardware was not seen to go back",
                ));
            }
            if self.engine.loops.ends.insert(last.wrapping_add(u64::from(entry.length))) {
                // Blocks may go beyond it.
                self.forget_blocks();
            }
        }
        Ok(())
    }
}

/// Behind the last instruction of a loop, which may go back.
pub(crate) fn loop_back(engine: &mut Engine, at: Cursor) -> Status {
    let Some(files) = engine.loops.files else { return Status::FallThrough };
    for number in 0..files.loops {
        let (first, last, count) = engine.hardware_loop(files, number);
        if last == at.op().pc && count > 1 {
            engine.hart.own.register_mut(files.count, number)[0] = count - 1;
            engine.hart.pc = first;
            return Status::Jumped;
        }
    }
    Status::FallThrough
}
