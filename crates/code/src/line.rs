//! A function written anew, line by line.

use crate::layout::CodeLayout;
use crate::lift::LiftedFunction;

/// One instruction of a function that is written anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its block, by new numbers.
    pub block: usize,
    /// The instruction that it was, in the function; `None` where it only moves a value.
    pub instruction: Option<usize>,
    /// Its word.
    pub word: u32,
    /// Of a branch or jump: the block that it leads to, by new numbers.
    pub target: Option<usize>,
}

impl Line {
    /// An instruction of a function, in its block, with another word.
    pub fn of(code: &LiftedFunction, block: usize, at: usize, word: u32) -> Self {
        Self { block, instruction: Some(at), word, target: code.instructions[at].target }
    }
}

impl CodeLayout {
    /// Its lines, with their addresses.
    pub fn lines<'a>(&'a self, code: &'a LiftedFunction) -> impl Iterator<Item = (u64, Line)> + 'a {
        let block = |number: usize| self.placed[self.starts[number]..self.starts[number + 1]].iter();
        (0..code.blocks.len()).flat_map(move |number| {
            block(number).map(move |p| (p.pc, Line::of(code, number, p.instruction as usize, p.word)))
        })
    }
}
