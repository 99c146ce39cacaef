//! The claims of a block, added up again from the rules of the core alone.
//!
//! Source: own design. Nothing here searches: each claim names its instructions, and is believed
//! when their cycles and what they take come to what it says. The code that found it is not asked.

use instar_cores::Relaxation;

use super::earliest::{Claim, Crowd, Heads, Taken, Target, Why};
use super::piece::Piece;

/// Whether every claim of a block follows from the rules and from claims before it.
///
/// # Errors
/// One sentence that names the first that does not.
pub fn check(piece: &Piece, rules: &Relaxation, heads: &Heads) -> Result<(), String> {
    let own = (0..piece.size() as u32).map(|at| (Target::Issue(at), &heads.issue[at as usize]));
    let last = [(Target::LastIssue, &heads.last_issue), (Target::LastCommit, &heads.last_commit)];
    for (target, claim) in own.chain(last) {
        if !holds(piece, rules, heads, target, claim) {
            return Err(format!("cycle {} of {target:?} does not follow: {:?}", claim.cycle, claim.why));
        }
    }
    Ok(())
}

fn holds(piece: &Piece, rules: &Relaxation, heads: &Heads, target: Target, claim: &Claim) -> bool {
    match (&claim.why, target) {
        (Why::Start, _) => claim.cycle <= 0,
        (Why::Edge(from), Target::Issue(at)) => {
            let edge = piece.into[at as usize].iter().find(|edge| edge.from == *from);
            *from < at
                && edge.is_some_and(|edge| {
                    claim.cycle <= heads.issue[*from as usize].cycle + i64::from(edge.cycles)
                })
        }
        (Why::Edge(from), Target::LastIssue) => claim.cycle <= heads.issue[*from as usize].cycle,
        (Why::Edge(from), Target::LastCommit) => {
            let done = i64::from(piece.rules[*from as usize].done);
            claim.cycle <= heads.issue[*from as usize].cycle + done + 1
        }
        (Why::Crowd(crowd), _) => crowd_holds(piece, rules, heads, target, claim.cycle, crowd),
    }
}

/// Adds up what the members take, and looks whether each is where the crowd says.
fn crowd_holds(
    piece: &Piece,
    rules: &Relaxation,
    heads: &Heads,
    target: Target,
    cycle: i64,
    crowd: &Crowd,
) -> bool {
    let Crowd { taken, since, until, members } = crowd;
    let per_cycle = match taken {
        Taken::Executing(number) => rules.resources[*number].per_cycle,
        Taken::Committing(number) => rules.commit[*number].per_cycle,
    };
    // Longest paths to the target, by instruction.
    let far: Vec<Option<i64>> = match target {
        Target::Issue(at) => piece.distances(at),
        Target::LastIssue => piece.tails(false).into_iter().map(Some).collect(),
        Target::LastCommit => piece.tails(true).into_iter().map(Some).collect(),
    };
    let mut work = 0;
    for (n, &member) in members.iter().enumerate() {
        let at = member as usize;
        let twice = n > 0 && members[n - 1] >= member;
        // The target itself is the last of what comes before it, no earlier than its own paths say.
        let head = match target {
            Target::Issue(of) if of == member => paths(piece, heads, at),
            Target::Issue(of) if of < member => return false,
            _ => heads.issue[at].cycle,
        };
        let fits = match taken {
            Taken::Executing(number) => {
                piece.rules[at].uses.iter().find(|u| u.resource == *number).map(|u| {
                    work += u64::from(u.amount) * u64::from(u.cycles);
                    let begins = head + i64::from(u.from) >= *since;
                    begins && far[at].is_some_and(|far| far - i64::from(u.from + u.cycles) + 1 >= *until)
                })
            }
            Taken::Committing(number) => piece.rules[at].commits.iter().find(|c| c.0 == *number).map(|c| {
                work += u64::from(c.1);
                let begins = head + i64::from(piece.rules[at].done) + 1 >= *since;
                begins && *until <= 0 && target == Target::LastCommit
            }),
        };
        if twice || fits != Some(true) {
            return false;
        }
    }
    cycle <= since + work.div_ceil(u64::from(per_cycle.max(1))) as i64 - 1 + until
}

/// The cycle that an instruction's own paths give it.
fn paths(piece: &Piece, heads: &Heads, at: usize) -> i64 {
    let all = piece.into[at].iter();
    all.map(|e| heads.issue[e.from as usize].cycle + i64::from(e.cycles)).max().unwrap_or(0).max(0)
}
