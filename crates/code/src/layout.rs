//! Addresses for the words of a function whose blocks have an order.
//!
//! Source: own design; the short form of a word is taken wherever there is one, as assemblers do.

use std::ops::Range;
use std::sync::Arc;

use crate::lift::LiftedFunction;
use crate::words::Words;

/// A block in an order: its instructions, by their numbers in the function, and their words, short
/// where they can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderedBlock {
    /// Instructions.
    pub order: Vec<u32>,
    /// Their words.
    pub words: Vec<u32>,
}

/// One instruction at its address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Its number in the function.
    pub instruction: u32,
    /// Its address.
    pub pc: u64,
    /// Its word, of two or four bytes.
    pub word: u32,
    /// Its bytes.
    pub length: u8,
}

/// A function with addresses.
#[derive(Clone, Debug, Default)]
pub struct CodeLayout {
    /// Its instructions by address.
    pub placed: Vec<Placed>,
    /// The first of each block, and their number after the last.
    pub starts: Vec<usize>,
}

impl CodeLayout {
    /// Gives addresses; `None` where a branch does not reach its target.
    pub fn new(code: &LiftedFunction, words: &Words, blocks: &[Arc<OrderedBlock>]) -> Option<Self> {
        let mut placed = Vec::with_capacity(code.instructions.len());
        let mut starts = Vec::with_capacity(blocks.len() + 1);
        let mut pc = code.start;
        for block in blocks {
            starts.push(placed.len());
            pc = put(&mut placed, pc, &block.order, &block.words);
        }
        starts.push(placed.len());
        for at in 0..placed.len() {
            let Placed { instruction, pc, length, .. } = placed[at];
            let Some(target) = code.instructions[instruction as usize].target else { continue };
            let away = placed[starts[target]].pc.wrapping_sub(pc) as i64;
            placed[at].word = words.leading(placed[at].word, away, length == 2)?;
        }
        Some(Self { placed, starts })
    }

    /// Other instructions with other words in the place of those from the `first` on, where as many
    /// bytes as before are taken; `None` where they are not, or a branch does not reach its target.
    pub fn changed(
        &self,
        code: &LiftedFunction,
        words: &Words,
        first: usize,
        instructions: &[u32],
        new: &[u32],
    ) -> Option<Vec<Placed>> {
        let end = first + new.len();
        let mut placed = Vec::with_capacity(new.len());
        let pc = put(&mut placed, self.placed[first].pc, instructions, new);
        if pc != self.code(&(first..end)).end {
            return None;
        }
        for placed in &mut placed {
            let Some(target) = code.instructions[placed.instruction as usize].target else { continue };
            let target = self.starts[target];
            // Branches end blocks, so no block begins within what changes.
            let away = self.placed[target].pc.wrapping_sub(placed.pc) as i64;
            placed.word = words.leading(placed.word, away, placed.length == 2)?;
        }
        Some(placed)
    }

    /// The bytes of some of its instructions.
    pub fn bytes(&self, which: Range<usize>) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(4 * which.len());
        for placed in &self.placed[which] {
            bytes.extend_from_slice(&placed.word.to_le_bytes()[..usize::from(placed.length)]);
        }
        bytes
    }

    /// The addresses of some of its instructions, at least one.
    pub fn code(&self, which: &Range<usize>) -> Range<u64> {
        let last = &self.placed[which.end - 1];
        self.placed[which.start].pc..last.pc + u64::from(last.length)
    }

    /// How many bytes it has.
    pub fn size(&self) -> u64 {
        self.placed.iter().map(|placed| u64::from(placed.length)).sum()
    }
}

/// Gives words addresses from `pc` on; the one after them.
fn put(placed: &mut Vec<Placed>, mut pc: u64, instructions: &[u32], words: &[u32]) -> u64 {
    for (&instruction, &word) in instructions.iter().zip(words) {
        let length = if word & 3 == 3 { 4 } else { 2 };
        placed.push(Placed { instruction, pc, word, length });
        pc += u64::from(length);
    }
    pc
}
