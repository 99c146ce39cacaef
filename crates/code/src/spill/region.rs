//! A stretch of a block in which the stack pointer stays and nothing stands that must keep its
//! registers.

use std::ops::Range;

use instar_isa::{RegisterFile, RegisterSet, SP};

use crate::instruction::LiftedInstruction;
use crate::lift::LiftedFunction;

/// A stretch.
#[derive(Clone, Debug)]
pub struct Region {
    /// Its block.
    pub block: usize,
    /// Its instructions.
    pub range: Range<usize>,
    /// Registers that somebody needs after it.
    pub live_out: RegisterSet,
    /// Whether its last instruction ends the block.
    pub ends: bool,
}

/// The stretches of block `number`, in their order.
pub fn regions(code: &LiftedFunction, number: usize) -> Vec<Region> {
    let block = &code.blocks[number];
    let mut live = block.live_out;
    let mut found: Vec<Region> = Vec::new();
    let mut open: Option<Region> = None;
    for at in block.range.clone().rev() {
        let instruction = &code.instructions[at];
        if is_border(instruction) {
            found.extend(open.take());
        } else {
            let ends = instruction.ends_block();
            let region =
                open.get_or_insert(Region { block: number, range: at + 1..at + 1, live_out: live, ends });
            region.range.start = at;
        }
        let (read, written) = instruction.touched();
        live = live.less(written).or(read);
    }
    found.extend(open);
    found.reverse();
    found
}

fn is_border(instruction: &LiftedInstruction) -> bool {
    let fixed = instruction.operands.fixed.iter().any(|fixed| fixed.0 == RegisterFile::X);
    instruction.is_barrier() || fixed || instruction.touched().1.has(SP)
}
