//! Which integer registers hold something that is needed.
//!
//! Source: liveness by iteration over the blocks, as in any compiler's textbook; what is needed at a return follows
//! from the RISC-V psABI, "Integer Register Convention".

use instar_isa::{Class, Flow, RegisterFile};

use crate::instruction::{Block, Instruction};
use crate::registers::Registers;

/// t0 to t6, a0 to a7.
const CALLER_SAVED: Registers = Registers::of(0xf003_fce0);
/// ra, sp, gp, tp and s0 to s11.
const KEPT: Registers = Registers::of(0x0ffc_031e);
/// sp, which is not for values; gp and tp are where the function itself saves and uses them.
const RESERVED: Registers = Registers::of(0x4);

/// Registers that an instruction reads, and those that it writes.
pub fn touched(instruction: &Instruction) -> (Registers, Registers) {
    let (mut read, mut written) = (Registers::NONE, Registers::NONE);
    for operand in &instruction.operands.free {
        if operand.read {
            read = read.with(operand.register);
        }
        if operand.written {
            written = written.with(operand.register);
        }
    }
    for &(file, number, writes) in &instruction.operands.fixed {
        if file == RegisterFile::X {
            let set = if writes { &mut written } else { &mut read };
            *set = set.with(number as u8);
        }
    }
    (read, written)
}

/// Registers that a function may use for its values.
pub fn usable(instructions: &[Instruction]) -> Registers {
    let written = instructions.iter().fold(Registers::NONE, |all, i| all.or(touched(i).1));
    CALLER_SAVED.or(written).less(RESERVED)
}

/// Fills in which registers live at the blocks' ends.
pub fn fill(instructions: &[Instruction], blocks: &mut [Block], results: u8) {
    let at_return = (0..results).fold(KEPT, |all, result| all.with(10 + result));
    loop {
        let mut changed = false;
        for number in (0..blocks.len()).rev() {
            let range = blocks[number].range.clone();
            let mut out = Registers::NONE;
            let last = &instructions[range.end - 1];
            let falls =
                !matches!(last.effect.flow, Flow::Jump | Flow::JumpRegister) || last.class == Class::Custom;
            if let (true, Some(next)) = (falls, blocks.get(number + 1)) {
                out = out.or(next.live_in);
            }
            if let Some(target) = last.target {
                out = out.or(blocks[target].live_in);
            }
            if last.effect.flow == Flow::JumpRegister {
                out = out.or(at_return);
            }
            let live_in = range.rev().fold(out, |live, at| {
                let (read, written) = touched(&instructions[at]);
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
