//! A function's words with loops in other forms.

use instar_isa::Operands;

use super::allot::registers;
use super::opposite;
use super::round::{Round, Use};
use crate::called::Called;
use crate::lift::LiftedFunction;
use crate::line::Line;

/// Blocks that one block may become.
const PARTS: usize = 3;

/// A block as it is.
pub fn kept(code: &LiftedFunction, block: usize) -> Vec<Line> {
    let same = |at: usize| {
        let line = Line::of(code, PARTS * block, at, code.instructions[at].word);
        Line { target: line.target.map(|target| PARTS * target), ..line }
    };
    code.blocks[block].range.clone().map(same).collect()
}

/// The word of an instruction of a round whose registers with steps are, when it is reached,
/// `ahead` by so many steps of what it reads in a round by itself; `None` where an offset does not
/// reach.
fn folded(called: &Called<'_>, round: &Round<'_>, at: usize, ahead: impl Fn(&Use) -> i64) -> Option<u32> {
    let instruction = &round.instructions[at];
    let mut by = 0;
    for used in &round.uses[at] {
        let steps = ahead(used);
        if steps != 0 && !used.folds {
            return None;
        }
        by += steps * used.by;
    }
    match by {
        0 => Some(instruction.word),
        by => called.words.leading(instruction.word, instruction.immediate - by, false),
    }
}

/// A loop with `count` rounds in one, and without a branch where that is the `whole` of it.
pub fn unrolled(called: &Called<'_>, round: &Round<'_>, count: u64, whole: bool) -> Option<Vec<Line>> {
    let block = PARTS * round.block;
    let mut made = Vec::new();
    let put = |local: usize, word: u32, target: Option<usize>| round.line(block, local, word, target);
    // A step whose every reader makes up for it is made once; others stay where they are, in each
    // round.
    let once = |step: usize| {
        let all = round.uses[..round.branch].iter().flatten();
        all.filter(|u| u.step == step).all(|u| u.folds)
    };
    for number in 0..count {
        for at in 0..round.branch {
            if let Some(step) = round.steps.iter().position(|step| step.local == at) {
                if !once(step) {
                    made.push(put(at, round.instructions[at].word, None));
                }
                continue;
            }
            let ahead = |u: &Use| if once(u.step) { -(number as i64) - i64::from(u.after) } else { 0 };
            made.push(put(at, folded(called, round, at, ahead)?, None));
        }
    }
    for known in round.steps.iter().enumerate().filter(|(step, _)| once(*step)).map(|(_, known)| known) {
        let word = round.instructions[known.local].word;
        let by = i64::try_from(count).ok()?.checked_mul(known.by)?;
        made.push(put(known.local, called.words.leading(word, by, false)?, None));
    }
    if !whole {
        made.push(put(round.branch, round.instructions[round.branch].word, Some(block)));
    }
    Some(made)
}

/// A turned loop: words of its stages, each with the instruction, counted from the block's first.
pub struct Parts {
    early: Vec<(usize, u32)>,
    late: Vec<(usize, u32)>,
    branch: u32,
}

/// The loop turned, with these instructions as its first stage; `None` where registers or offsets
/// do not suffice.
pub fn turned(called: &Called<'_>, round: &Round<'_>, stage: &[usize]) -> Option<Parts> {
    let late: Vec<usize> = round.body.iter().copied().filter(|at| !stage.contains(at)).collect();
    let steps = round.steps.iter().map(|step| step.local);
    let kernel: Vec<usize> =
        late.iter().chain(stage).copied().chain(steps.clone()).chain([round.branch]).collect();
    let registers = registers(called, round, &kernel, late.len())?;
    let named =
        |at: usize, word: u32| Some((at, round.graph.named(&called.words, at as u32, word, &registers)?));
    // The first stage comes before its round's steps, the second after them.
    let ahead = |at: &usize| named(*at, folded(called, round, *at, |u| -i64::from(u.after))?);
    let behind = |at: &usize| named(*at, folded(called, round, *at, |u| i64::from(!u.after))?);
    let mut early: Vec<(usize, u32)> = stage.iter().map(ahead).collect::<Option<_>>()?;
    early.extend(steps.map(|at| (at, round.instructions[at].word)));
    let late = late.iter().map(behind).collect::<Option<_>>()?;
    let branch = named(round.branch, round.instructions[round.branch].word)?.1;
    Some(Parts { early, late, branch })
}

impl Parts {
    /// In the place of its block; `None` where it is guarded and no branch does the opposite.
    pub fn written(&self, called: &Called<'_>, round: &Round<'_>, guarded: bool) -> Option<Vec<Line>> {
        let (before, kernel, behind) =
            (PARTS * round.block, PARTS * round.block + 1, PARTS * round.block + 2);
        let mut made: Vec<_> =
            self.early.iter().map(|&(at, word)| round.line(before, at, word, None)).collect();
        if guarded {
            let decoded = called.words.decoder().decode(self.branch)?;
            let operands = Operands { immediate: 8, ..decoded.operands };
            let word = called.words.made(opposite(decoded.op)?, &operands)?;
            made.push(round.line(before, round.branch, word, Some(behind)));
        }
        made.extend(
            self.late.iter().chain(&self.early).map(|&(at, word)| round.line(kernel, at, word, None)),
        );
        made.push(round.line(kernel, round.branch, self.branch, Some(kernel)));
        made.extend(self.late.iter().map(|&(at, word)| round.line(behind, at, word, None)));
        Some(made)
    }
}
