//! Looks at each retired instruction: what it touches, and which registers it writes that belong to
//! the caller.

use std::sync::Arc;

use instar_isa::{Class, Op, RegisterFile, SP, StaticEntry};
use instar_sim::Program;
use instar_trace::{Flags, Observer, Retired};

use super::ground::{self, Ground};

/// sp is a multiple of it at all times, as a handler may use the stack at any time.
const SP_ALIGN: u64 = 16;

/// One call of a function that is watched.
pub(super) struct Frame {
    /// The function, for people.
    pub(super) function: String,
    /// What it may touch.
    pub(super) ground: Ground,
    /// Registers at its entry.
    pub(super) entry: [u64; 32],
    /// Where it returns to.
    pub(super) return_address: u64,
    /// By register the instruction that wrote it last.
    pub(super) writers: [Option<u32>; 32],
}

/// An observer of the innermost of some calls.
pub(super) struct Watcher {
    program: Arc<Program>,
    pub(super) frames: Vec<Frame>,
    /// sp, where it was changed by constants only.
    pub(super) sp: Option<u64>,
    /// The instruction that retired last.
    pub(super) last: Option<u32>,
    /// The instruction that wrote a CSR last.
    pub(super) csr_writer: Option<u32>,
    /// The first broken rule: instruction, function, and what it did.
    pub(super) broken: Option<(u32, String, String)>,
}

impl Watcher {
    pub(super) fn new(program: Arc<Program>) -> Self {
        Self { program, frames: Vec::new(), sp: None, last: None, csr_writer: None, broken: None }
    }

    fn wrote(&mut self, id: u32, entry: &StaticEntry) {
        let Some(frame) = self.frames.last_mut() else { return };
        for range in entry.destinations.iter().filter(|range| range.file == RegisterFile::X) {
            for number in range.numbers() {
                frame.writers[usize::from(number) & 31] = Some(id);
                if number == u16::from(SP) {
                    self.sp = self
                        .sp
                        .filter(|_| adds_to_sp(entry))
                        .map(|sp| sp.wrapping_add_signed(entry.immediate));
                }
            }
        }
    }
}

/// `addi sp, sp, constant`, in any of its forms.
fn adds_to_sp(entry: &StaticEntry) -> bool {
    entry.op == Op::Addi
        && entry.sources.iter().any(|s| s.file == RegisterFile::X && s.index == u16::from(SP))
}

impl Observer for Watcher {
    fn retire(&mut self, &Retired { table, batch, .. }: &Retired<'_>) {
        if self.broken.is_some() {
            return;
        }
        for i in 0..batch.len() {
            let id = batch.ids[i];
            self.last = Some(id);
            if batch.flags[i].has(Flags::TRAP) {
                continue;
            }
            let Some((frame, callers)) = self.frames.split_last_mut() else { continue };
            for access in batch.accesses_of(i) {
                let what = frame.ground.judge(access, self.sp, &self.program).or_else(|| {
                    let pc = table.entry(id).pc;
                    ground::code_of_another(access, pc, &self.program)
                });
                if let Some(what) = what {
                    self.broken = Some((id, frame.function.clone(), what));
                    return;
                }
                // What a function writes for its caller is there when the caller goes on.
                callers.iter_mut().for_each(|caller| caller.ground.note(access));
            }
            let entry = table.entry(id);
            self.wrote(id, entry);
            if entry.class == Class::Csr {
                self.csr_writer = Some(id);
            }
            if self.sp.is_some_and(|sp| sp % SP_ALIGN != 0)
                && let Some(frame) = self.frames.last()
            {
                let what = format!("leaves sp at no multiple of {SP_ALIGN}");
                self.broken = Some((id, frame.function.clone(), what));
                return;
            }
        }
    }
}
