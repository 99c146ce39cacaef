//! Steps of pointers after accesses: `addi a1, a1, 8` and `lw t0, -8(a1)` become `lw t0, 0(a1)`
//! and `addi a1, a1, 8`.
//!
//! Source: own design. An order keeps a step before what reads its result, so an access waits for
//! it; with another offset the access does not need it. Each step goes after as many accesses as
//! the core model says is best. Whoever uses the result proves it.

use std::sync::Arc;

use instar_code::access::{BASE, access};
use instar_code::{CodeLayout, LiftedInstruction, Line, OrderedBlock, WordOperands, renamed};
use instar_isa::{Op, SP};

use crate::Error;
use crate::task::Task;

/// Instructions after which a step goes at most.
const FAR: usize = 32;
/// Calls that are judged for a step, and for all of them.
const MOST: usize = 4;
const MOST_OF_ALL: usize = 200;

/// An instruction, with its number in the function.
type Numbered = (u32, LiftedInstruction);

/// The function as it is, with steps after accesses; `None` where that gains nothing.
///
/// # Errors
/// One sentence where the core has no cost for an instruction.
pub fn stepped(task: &Task<'_>) -> Result<Option<Vec<Line>>, Error> {
    let code = task.code;
    let numbered = |at: usize| (at as u32, code.instructions[at].clone());
    let mut blocks: Vec<Vec<Numbered>> =
        code.blocks.iter().map(|block| block.range.clone().map(numbered).collect()).collect();
    let mut ordered = task.original();
    let mut judge = task.judge();
    let came = judge.cycles(&task.layout(&ordered)?)?;
    let (mut least, mut left) = (came, MOST_OF_ALL);
    for number in (0..blocks.len()).filter(|number| task.counts[*number] > 0) {
        // The last one first, as others may go after it.
        for at in (0..blocks[number].len()).rev() {
            let (mut lines, mut tried, mut moved) = (blocks[number].clone(), 0, false);
            for place in at..at + FAR {
                let Some(accessed) = hop(task, &mut lines, place) else { break };
                if !accessed {
                    continue;
                }
                if tried == MOST || left == 0 {
                    break;
                }
                (tried, left) = (tried + 1, left - 1);
                let stood = std::mem::replace(&mut ordered[number], in_order(task, &lines));
                let layout = CodeLayout::new(code, &task.words, &ordered);
                let cycles = layout.map(|layout| judge.cycles(&layout)).transpose()?;
                // As many cycles do as well once: often the next step gains by it.
                match cycles.filter(|cycles| *cycles < least || *cycles == least && !moved) {
                    Some(cycles) => (least, moved, blocks[number]) = (cycles, true, lines.clone()),
                    None => ordered[number] = stood,
                }
            }
        }
    }
    let put = |(block, lines): (usize, Vec<Numbered>)| {
        { lines }.into_iter().map(move |(at, new)| Line::of(code, block, at as usize, new.word))
    };
    Ok((least < came).then(|| blocks.into_iter().enumerate().flat_map(put).collect()))
}

/// Takes a step at a place after what stands there next, if it is one; whether that is an access
/// through it.
fn hop(task: &Task<'_>, lines: &mut [Numbered], at: usize) -> Option<bool> {
    let [(_, step), (_, next)] = lines.get(at..at + 2)? else { return None };
    let (read, written) = step.touched();
    if step.op != Op::Addi {
        return None;
    }
    let (from, to) = (read.each().next()?, written.each().next()?);
    // Steps of the stack pointer stay.
    if from == SP || to == SP || next.ends_block() || next.is_barrier() {
        return None;
    }
    let (reads, writes) = next.touched();
    if writes.has(from) || writes.has(to) {
        return None;
    }
    let mut accessed = false;
    if reads.has(to) {
        let through = access(next)?;
        if through.base != to || through.value == Some(to) {
            return None;
        }
        let decoder = task.words.decoder();
        let immediate = next.immediate + step.immediate;
        let word = task.words.leading(next.word, immediate, false)?;
        let word = renamed(decoder, word, BASE, from)?;
        let operands = WordOperands::of(decoder, word)?;
        lines[at + 1].1 = LiftedInstruction { word, immediate, operands, ..next.clone() };
        accessed = true;
    }
    lines.swap(at, at + 1);
    Some(accessed)
}

/// A block in the order of its lines.
fn in_order(task: &Task<'_>, lines: &[Numbered]) -> Arc<OrderedBlock> {
    let word = |(at, instruction): &Numbered| task.short_word(*at as usize, instruction.word);
    Arc::new(OrderedBlock {
        order: lines.iter().map(|line| line.0).collect(),
        words: lines.iter().map(word).collect(),
    })
}
