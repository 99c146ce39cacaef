//! Which slots of a frame live in memory: those that are selected by a number known only when it
//! runs, and those that the interpreter's own routines work on. All others become values of the
//! compiler.
//!
//! Source: own design.

use instar_coredsl::bytecode::{Bytecode, BytecodeOp, SlotNumber};

/// Where the slots of a program live.
pub(crate) struct Frame {
    in_memory: Vec<bool>,
}

impl Frame {
    /// The frame of `program`.
    pub(crate) fn of(program: &Bytecode) -> Self {
        let mut frame = Self { in_memory: vec![false; program.slots()] };
        for op in program.ops() {
            match *op {
                BytecodeOp::ReadArray { base, count, n, .. }
                | BytecodeOp::WriteArray { base, count, n, .. } => {
                    frame.keep(base, count * n);
                }
                BytecodeOp::WideMul { d, a, b, n } | BytecodeOp::WideDivide { d, a, b, n, .. } => {
                    [d, a, b].into_iter().for_each(|slot| frame.keep(slot, n));
                }
                BytecodeOp::WideShiftLeft { d, a, b, n } | BytecodeOp::WideShiftRight { d, a, b, n, .. } => {
                    frame.keep(d, n);
                    frame.keep(a, n);
                    frame.keep(b, 1);
                }
                _ => {}
            }
        }
        frame
    }

    fn keep(&mut self, first: SlotNumber, count: u16) {
        let first = usize::from(first);
        self.in_memory[first..first + usize::from(count)].fill(true);
    }

    /// Whether this slot lives in memory.
    pub(crate) fn in_memory(&self, slot: SlotNumber) -> bool {
        self.in_memory[usize::from(slot)]
    }

    /// Whether any does.
    pub(crate) fn needs_memory(&self) -> bool {
        self.in_memory.contains(&true)
    }
}
