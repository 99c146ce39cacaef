//! Which instructions of a round may be begun in the round before it.
//!
//! Source: the window scheduler of LLVM (llvm/lib/CodeGen/WindowScheduler.cpp) cuts a round in the
//! order in which it stands, too: values that live at a cut are in registers of their own, so
//! registers suffice wherever it is.

use super::round::Round;

/// Into how many parts a round is cut.
const PARTS: usize = 8;

/// Sets of instructions, counted from the block's first, each in the order of their addresses and
/// with all that it needs.
pub fn candidates(round: &Round<'_>) -> Vec<Vec<usize>> {
    let Some(needed) = needed(round) else { return Vec::new() };
    let size = round.body.len();
    let mut found: Vec<Vec<usize>> = Vec::new();
    for part in 1..PARTS {
        let mut stage = needed.clone();
        stage.extend(&round.body[..size * part / PARTS]);
        let stage = closed(round, stage);
        let late = stage.len() < size && stage.iter().all(|at| may_be_early(round, *at));
        if late && !stage.is_empty() && !found.contains(&stage) {
            found.push(stage);
        }
    }
    found
}

/// What must be in the first stage: what decides on another round, and what reads a register as it
/// is before its step. `None` where that cannot be.
fn needed(round: &Round<'_>) -> Option<Vec<usize>> {
    let branch = round.branch as u32;
    let mut stage: Vec<usize> = Vec::new();
    for web in round.graph.webs.iter().filter(|web| web.readers.contains(&branch)) {
        stage.extend(web.writers.iter().map(|at| *at as usize).filter(|at| round.body.contains(at)));
    }
    let before = |at: &&usize| round.uses[**at].iter().any(|u| !u.after && !u.folds);
    stage.extend(round.body.iter().filter(before));
    let stage = closed(round, stage);
    stage.iter().all(|at| may_be_early(round, *at)).then_some(stage)
}

/// What reads a register after its step, and cannot make up for it, is of the second stage.
fn may_be_early(round: &Round<'_>, at: usize) -> bool {
    round.uses[at].iter().all(|u| !u.after || u.folds)
}

/// With all that must stay before it.
fn closed(round: &Round<'_>, mut open: Vec<usize>) -> Vec<usize> {
    let mut found = vec![false; round.instructions.len()];
    while let Some(at) = open.pop() {
        if !std::mem::replace(&mut found[at], true) {
            open.extend(&round.before[at]);
        }
    }
    round.body.iter().copied().filter(|at| found[*at]).collect()
}
