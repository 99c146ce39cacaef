//! Which integer registers hold something that is needed.
//!
//! Source: liveness by iteration over the blocks, as in any compiler's textbook; what is needed at a return follows
//! from the RISC-V psABI, "Integer Register Convention".

use instar_isa::{Flow, Registers, SP};

use crate::instruction::{Block, Instruction};
use crate::lift::successors;

/// The return address.
const RA: u8 = 1;

/// Registers that a function may use for its values: not sp; gp and tp where it saves and uses them itself.
pub fn usable(instructions: &[Instruction]) -> Registers {
    let written = instructions.iter().fold(Registers::NONE, |all, i| all.or(i.touched().1));
    Registers::CALLER_SAVED.or(written).without(SP)
}

/// Fills in which registers live at the blocks' ends.
pub fn fill(instructions: &[Instruction], blocks: &mut [Block], results: u8) {
    let at_return = (0..results).fold(Registers::KEPT.with(RA), |all, result| all.with(10 + result));
    loop {
        let mut changed = false;
        for number in (0..blocks.len()).rev() {
            let range = blocks[number].range.clone();
            let returns = instructions[range.end - 1].effect.flow == Flow::JumpRegister;
            let start = if returns { at_return } else { Registers::NONE };
            let out = successors(instructions, blocks, number)
                .fold(start, |out, next| out.or(blocks[next].live_in));
            let live_in = range.rev().fold(out, |live, at| {
                let (read, written) = instructions[at].touched();
                live.less(written).or(read)
            });
            changed |= live_in != blocks[number].live_in || out != blocks[number].live_out;
            blocks[number].live_in = live_in;
            blocks[number].live_out = out;
        }
        if !changed {
            return;
        }
    }
}
