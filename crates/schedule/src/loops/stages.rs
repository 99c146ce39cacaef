//! Which instructions of a round may be begun in the round before it.

use super::round::Round;

/// Into how many parts of a round's time its first stage is cut.
const PARTS: u32 = 8;

/// Sets of instructions, counted from the block's first, each in the order of their addresses and with all that it needs.
pub fn candidates(round: &Round<'_>, latency: &[u32], width: u32) -> Vec<Vec<usize>> {
    let Some(needed) = needed(round) else { return Vec::new() };
    let times = times(round, latency, width);
    let end = round.body.iter().map(|at| times[*at] + 1).max().unwrap_or(0);
    let mut found: Vec<Vec<usize>> = Vec::new();
    for part in 1..PARTS {
        let early = |at: &usize| times[*at] * PARTS < end * part;
        let mut stage = needed.clone();
        stage.extend(round.body.iter().filter(|at| early(at)));
        let stage = closed(round, stage);
        let late = stage.len() < round.body.len() && stage.iter().all(|at| may_be_early(round, *at));
        if late && !stage.is_empty() && !found.contains(&stage) {
            found.push(stage);
        }
    }
    found
}

/// What must be in the first stage: what decides on another round, and what reads a register as it is before its step.
/// `None` where that cannot be.
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

/// What reads a register behind its step, and cannot make up for it, is of the second stage.
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

/// Cycles at which the instructions of a single round issue at the earliest, who is waited for longest first.
fn times(round: &Round<'_>, latency: &[u32], width: u32) -> Vec<u32> {
    let size = round.instructions.len();
    let (mut height, mut ready) = (vec![0; size], vec![0; size]);
    let mut missing: Vec<usize> = round.before.iter().map(Vec::len).collect();
    let mut after = vec![Vec::new(); size];
    for &at in &round.body {
        round.before[at].iter().for_each(|&earlier| after[earlier].push(at));
    }
    for &at in round.body.iter().rev() {
        let most = after[at].iter().map(|later| height[*later]).max().unwrap_or(0);
        height[at] = most + latency[at];
    }
    let mut times = vec![u32::MAX; size];
    let (mut left, mut cycle) = (round.body.len(), 0);
    while left > 0 {
        for _ in 0..width.max(1) {
            let may = |at: &usize| times[*at] == u32::MAX && missing[*at] == 0 && ready[*at] <= cycle;
            let next = round.body.iter().copied().filter(may);
            let Some(next) = next.max_by_key(|at| (height[*at], std::cmp::Reverse(*at))) else { break };
            times[next] = cycle;
            left -= 1;
            for &later in &after[next] {
                missing[later] -= 1;
                ready[later] = ready[later].max(cycle + latency[next]);
            }
        }
        cycle += 1;
    }
    times
}
