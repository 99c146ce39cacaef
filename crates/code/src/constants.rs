//! Numbers that registers hold whatever the function is called with.
//!
//! Source: constant propagation by iteration over the blocks, as in any compiler's textbook.

use instar_isa::{Class, Op, Xlen, values};

use crate::access::{BASE, STORED};
use crate::instruction::LiftedInstruction;
use crate::lift::LiftedFunction;
use crate::operand::WordField;

/// What registers hold at the beginning of each block, where every way there leaves the same
/// number.
pub type Constants = Vec<[Option<u64>; 32]>;

/// [`Constants`] of a function.
pub fn constants(code: &LiftedFunction, xlen: Xlen) -> Constants {
    let mut found: Vec<Option<[Option<u64>; 32]>> = vec![None; code.blocks.len()];
    let mut begin = [None; 32];
    begin[0] = Some(0);
    found[0] = Some(begin);
    let mut open = vec![0];
    while let Some(block) = open.pop() {
        let Some(mut state) = found[block] else { continue };
        for at in code.blocks[block].range.clone() {
            let instruction = &code.instructions[at];
            let result = constant(instruction, xlen, |field| {
                let operand = instruction.operands.free.iter().find(|o| o.field == field && o.read);
                operand.map_or(Some(0), |operand| state[usize::from(operand.register)])
            });
            instruction.touched().1.each().for_each(|register| state[usize::from(register)] = result);
        }
        for next in code.successors(block) {
            let joined = match found[next] {
                None => state,
                Some(known) => std::array::from_fn(|r| known[r].filter(|value| state[r] == Some(*value))),
            };
            if found[next] != Some(joined) {
                found[next] = Some(joined);
                open.push(next);
            }
        }
    }
    found.into_iter().map(|state| state.unwrap_or(begin)).collect()
}

/// The number that an instruction computes, of what its operands hold; `None` where that is not
/// known, or depends on its address.
pub fn constant(
    instruction: &LiftedInstruction,
    xlen: Xlen,
    operand: impl Fn(WordField) -> Option<u64>,
) -> Option<u64> {
    if !matches!(instruction.class, Class::Alu) || instruction.op == Op::Auipc {
        return None;
    }
    let operands = [operand(BASE)?, operand(STORED)?, instruction.immediate as u64];
    values::result(instruction.op, xlen, operands)
}
