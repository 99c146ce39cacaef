//! Whether each instruction of a trace can follow the one before: a line that is missing or was
//! replaced is told.
//!
//! Source: the control flow of the manual's instructions, Volume I; traps, Volume II, "Machine-Mode
//! Privileged Software". A step that no instruction makes is a trap or an interrupt if a line of
//! the trace says so, if an `mret`, or a step right after a write of `mepc`, comes back to where
//! it left, if another trap went to the same place, or if the trace ends in the handler of a
//! program that set a trap vector.

use rustc_hash::FxHashSet;

use crate::catalogue::{Flow, TracedInstruction};

/// Steps that are not accounted for, above which no more are waited for.
const MOST_OPEN: usize = 256;

/// A step that no instruction makes.
#[derive(Clone, Copy, Debug)]
struct Gap {
    /// Line of the instruction after it.
    line: u64,
    /// Its address.
    pc: u64,
    /// The instruction before.
    before: TracedInstruction,
}

/// What was seen so far.
#[derive(Debug, Default)]
pub(crate) struct Continuity {
    /// Steps that may be traps.
    open: Vec<Gap>,
    /// Where traps went.
    handlers: FxHashSet<u64>,
    /// The program set a trap vector.
    vector: bool,
    /// Where loops begin to which hardware jumps back.
    loops: FxHashSet<u64>,
}

impl Continuity {
    /// The instruction at `pc`, in line `line`, follows `before`; `told`: a line between says that
    /// a trap came. Whether the step is that of a trap; the first of too many others is a mistake.
    #[inline]
    pub(crate) fn step(
        &mut self,
        before: &TracedInstruction,
        line: u64,
        pc: u64,
        told: bool,
    ) -> Result<bool, (u64, String)> {
        match before.flow {
            Flow::Next if pc == before.following => return Ok(false),
            Flow::Branch(target) if pc == before.following || pc == target => return Ok(false),
            Flow::Jump(target) if pc == target => return Ok(false),
            Flow::Anywhere => return Ok(false),
            Flow::SetsReturn if pc == before.following => return Ok(false),
            _ => {}
        }
        self.odd_step(before, line, pc, told)
    }

    #[cold]
    fn odd_step(
        &mut self,
        before: &TracedInstruction,
        line: u64,
        pc: u64,
        told: bool,
    ) -> Result<bool, (u64, String)> {
        match before.flow {
            Flow::Trap => {
                if pc != before.following {
                    self.handlers.insert(pc);
                }
                return Ok(false); // the reader flags it
            }
            Flow::Return => {
                self.comes_back(pc);
                return Ok(false);
            }
            Flow::BeginsLoop => {
                self.loops.insert(before.following);
                if pc == before.following {
                    return Ok(false);
                }
            }
            Flow::SetsVector => {
                self.vector = true;
                if pc == before.following {
                    return Ok(false);
                }
            }
            _ => {}
        }
        if pc <= before.pc && self.loops.contains(&pc) {
            return Ok(false);
        }
        if told {
            self.handlers.insert(pc);
            return Ok(true);
        }
        // Some cores do not count an `mret`, which then has no line.
        if matches!(before.flow, Flow::SetsReturn) && self.comes_back(pc) {
            return Ok(true);
        }
        self.open.push(Gap { line, pc, before: *before });
        if self.open.len() > MOST_OPEN { self.end().map(|()| true) } else { Ok(true) }
    }

    /// Whether a step that was not accounted for left from right before `pc`, so that this comes
    /// back from a trap.
    fn comes_back(&mut self, pc: u64) -> bool {
        let (handlers, before) = (&mut self.handlers, self.open.len());
        self.open.retain(|gap| {
            let back = gap.before.next_pcs().any(|left| (left..=left.wrapping_add(4)).contains(&pc));
            if back {
                handlers.insert(gap.pc);
            }
            !back
        });
        self.open.len() < before
    }

    /// After the last instruction: the first step that is not accounted for.
    pub(crate) fn end(&self) -> Result<(), (u64, String)> {
        let last = self.open.last().map(|gap| gap.line);
        let unknown = |gap: &&Gap| {
            let in_handler = self.vector && Some(gap.line) == last && !gap.is_near();
            !self.handlers.contains(&gap.pc) && !in_handler
        };
        match self.open.iter().find(unknown) {
            Some(gap) => Err((gap.line, gap.sentence())),
            None => Ok(()),
        }
    }
}

impl Gap {
    /// A single instruction is missing.
    fn is_near(&self) -> bool {
        self.before.next_pcs().any(|left| (left..=left.wrapping_add(4)).contains(&self.pc))
    }

    fn sentence(&self) -> String {
        let expected: Vec<String> = self.before.next_pcs().map(|pc| format!("{pc:08x}")).collect();
        format!(
            "the instruction at {:08x} cannot follow that at {:08x}, which goes on at {}: a line between is missing or \
             was changed (a trap or interrupt would come back with mret)",
            self.pc,
            self.before.pc,
            expected.join(" or ")
        )
    }
}
