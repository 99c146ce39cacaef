//! Which integer registers hold something that is needed.
//!
//! Source: liveness by iteration over the blocks, as in any compiler's textbook; what is needed at
//! a return follows from the RISC-V psABI, "Integer Register Convention".

use instar_isa::{NextPc, RegisterSet, SP};

use crate::instruction::{Block, LiftedInstruction};
use crate::lift::successors;

/// The return address.
const RA: u8 = 1;

/// Registers that a function may use for its values: not sp; gp and tp where it saves and uses them
/// itself.
pub fn usable(instructions: &[LiftedInstruction]) -> RegisterSet {
    let written = instructions.iter().fold(RegisterSet::NONE, |all, i| all.or(i.touched().1));
    RegisterSet::CALLER_SAVED.or(written).without(SP)
}

/// Fills in which registers live at the blocks' ends.
pub fn fill(instructions: &[LiftedInstruction], blocks: &mut [Block], results: u8) {
    let at_return = (0..results).fold(RegisterSet::KEPT.with(RA), |all, result| all.with(10 + result));
    let behind = |last: &LiftedInstruction| {
        if last.effect.flow == NextPc::JumpRegister { at_return } else { RegisterSet::NONE }
    };
    let step = |at: usize, live: &mut RegisterSet| {
        let (read, written) = instructions[at].touched();
        *live = live.less(written).or(read);
    };
    let found = ends(instructions, blocks, behind, |all, more| *all = all.or(*more), step);
    for (block, (live_in, live_out)) in blocks.iter_mut().zip(found) {
        (block.live_in, block.live_out) = (live_in, live_out);
    }
}

/// What is live at each block's beginning and after it. `behind` says what is needed after an
/// instruction whatever comes next; `step` makes of what is live after an instruction what is live
/// before it.
pub fn ends<S: Clone + Default + PartialEq>(
    instructions: &[LiftedInstruction],
    blocks: &[Block],
    behind: impl Fn(&LiftedInstruction) -> S,
    join: impl Fn(&mut S, &S),
    step: impl Fn(usize, &mut S),
) -> Vec<(S, S)> {
    let mut found = vec![(S::default(), S::default()); blocks.len()];
    loop {
        let mut changed = false;
        for (number, block) in blocks.iter().enumerate().rev() {
            let mut live = behind(&instructions[block.range.end - 1]);
            successors(instructions, blocks, number).for_each(|next| join(&mut live, &found[next].0));
            let live_out = live.clone();
            block.range.clone().rev().for_each(|at| step(at, &mut live));
            let new = (live, live_out);
            changed |= new != found[number];
            found[number] = new;
        }
        if !changed {
            return found;
        }
    }
}
