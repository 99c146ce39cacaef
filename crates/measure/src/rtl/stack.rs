//! Whether a program sets its stack pointer: the simulator gives it a stack, hardware does not.
//!
//! Source: the RISC-V privileged architecture leaves registers at reset unspecified;
//! docs/reference/run.md says what a program finds in the simulator.

use instar_isa::{RegisterFile, RegisterList};
use instar_sim::{Pause, Watch};
use instar_trace::{Observer, Retired};

use crate::{Error, Subject};

/// Instructions in which start-up code sets sp, if it does; what needs no stack for so long needs
/// none.
const START: u64 = 1 << 20;
/// Instructions between two looks.
const STEP: u64 = 1 << 10;

/// What is done with sp first.
#[derive(Default)]
struct FirstUse {
    written: bool,
    /// Address of the instruction that reads it.
    read: Option<u64>,
}

impl Observer for FirstUse {
    fn retire(&mut self, &Retired { table, batch, .. }: &Retired<'_>) {
        for id in &batch.ids {
            if self.written || self.read.is_some() {
                return;
            }
            let entry = table.entry(*id);
            self.written = holds_sp(&entry.destinations) && !holds_sp(&entry.sources);
            self.read = (!self.written && holds_sp(&entry.sources)).then_some(entry.pc);
        }
    }
}

fn holds_sp(registers: &RegisterList) -> bool {
    let sp = |r: &instar_isa::RegisterRange| r.file == RegisterFile::X && r.numbers().contains(&2);
    registers.iter().any(sp)
}

/// Refuses a program that uses sp before it has set it.
pub fn need_stack(subject: &Subject) -> Result<(), Error> {
    let mut session = subject.take(None)?;
    session.begin_whole();
    let mut first = FirstUse::default();
    for _ in 0..START / STEP {
        let pause = session.resume_for(STEP, &mut Watch::of(&mut first));
        if first.written || first.read.is_some() || !matches!(pause, Ok(Pause::Stepped)) {
            break;
        }
    }
    let Some(pc) = first.read else { return Ok(()) };
    let program = subject.program();
    Err(Error::new(format!(
        "{}: the instruction at {pc:#010x}{} uses sp, which the program has not set; the simulator gives a program a \
         stack and RTL does not, so set sp in start-up code, as in la sp, __stack_top",
        program.name(),
        program.locate(pc)
    )))
}
