//! Whether two pieces of machine code do the same: both are executed symbolically, and leave the
//! same terms or are refused.
//!
//! Source: own design; meanings are the CoreDSL texts of the manual's and the design's
//! instructions. No solver is asked: what is proved is proved by few rules on terms (`terms`), and
//! what these cannot decide counts as different.
//!
//! [`prove`] follows both functions along every path that the start decides about; a loop whose
//! rounds the arguments count is proved by induction. Registers that a caller may look at, memory,
//! the design's own registers and where the function returns to must be equal; what else was
//! assumed stands in the [`Proof`].

mod allowed;
mod assume;
mod code;
mod compare;
mod domain;
mod execute;
mod induction;
mod memory;
mod own;
mod step;
mod terms;
#[cfg(test)]
mod tests;
mod trail;
mod vector;
mod visible;

pub use code::{LinkedFunction, Proof, ProofContract, Refusal};

use assume::Assumptions;
use execute::{Decisions, End, Side, Stop};
use memory::World;

/// Proves that the functions leave the same, whatever they are called with.
pub fn prove(
    a: &LinkedFunction<'_>,
    b: &LinkedFunction<'_>,
    contract: &ProofContract,
) -> Result<Proof, Refusal> {
    if let Some(sentence) = unlike(a, b) {
        return Err(Refusal { sentence });
    }
    let symbolic = a.places.filled.is_some() && b.places.filled.is_some();
    let xlen = a.decoder.isa().xlen().bits();
    let mut world = World::new(Assumptions::new(&contract.noalias), xlen, symbolic);
    world.max_steps = contract.max_steps;
    // Of one program, what has no name is what lies at its address.
    let same = a.entry == b.entry && a.segments == b.segments && a.places == b.places;
    let (mut left, mut right) = (Side::new(a, true), Side::new(b, same));
    if !symbolic {
        let segments = a.segments.iter().chain(&b.segments);
        world.ranges = segments.map(|segment| segment.range()).collect();
    }
    let (mut paths, mut longest) = (0, (0, 0));
    let mut open = vec![Decisions::new()];
    let mut no_induction: Option<String> = None;
    while let Some(decisions) = open.pop() {
        let mut decided = vec![];
        match both(&mut world, (&mut left, &mut right), &decisions, contract, &mut decided) {
            Ok((x, y)) => {
                if let Some(sentence) =
                    compare::difference(&mut world, contract, &decisions, (&left, &x), (&right, &y))
                {
                    return Err(Refusal { sentence });
                }
                paths += 1;
                longest = (x.instructions.max(longest.0), y.instructions.max(longest.1));
            }
            Err((side, Stop::Fork(condition, pc))) => {
                let often = decided.iter().filter(|at| **at == (side.1, pc)).count() >= induction::OFTEN;
                if no_induction.is_none() && often {
                    let used = world.assumptions.used.clone();
                    match induction::prove(&mut world, (&mut left, &mut right), &decisions, contract) {
                        Ok(found) => return Ok(by_induction(&world, &found)),
                        Err(why) => no_induction = Some(why),
                    }
                    world.assumptions.used = used;
                }
                if paths + open.len() as u64 + 2 > contract.max_paths {
                    let place = (side.0.locate)(pc);
                    return Err(Refusal {
                        sentence: format!(
                            "{}: {place} is a branch about which the arguments decide, on one of more than {} paths{}",
                            side.1,
                            contract.max_paths,
                            no_induction.map(|why| format!("; by induction: {why}")).unwrap_or_default()
                        ),
                    });
                }
                for holds in [false, true] {
                    let mut decisions = decisions.clone();
                    decisions.insert(condition, holds);
                    open.push(decisions);
                }
            }
            Err((side, Stop::Refused(pc, why))) => {
                return Err(Refusal { sentence: format!("{}: {} {why}", side.1, (side.0.locate)(pc)) });
            }
        }
    }
    Ok(Proof { instructions: longest, paths, rounds: false, assumptions: assumed(&world) })
}

/// What was taken for granted, a sentence each.
fn assumed(world: &World) -> Vec<String> {
    world.assumptions.used.sentences()
}

/// What an induction comes to.
fn by_induction(world: &World, found: &induction::Rounds) -> Proof {
    Proof { instructions: found.longest, paths: found.paths, rounds: true, assumptions: assumed(world) }
}

/// Both functions on one path; where one stops, which. In `decided` are the branches that the path
/// decided.
#[allow(clippy::type_complexity)]
fn both<'a>(
    world: &mut World,
    (left, right): (&mut Side<'a>, &mut Side<'a>),
    decisions: &Decisions,
    contract: &ProofContract,
    decided: &mut Vec<(&'static str, u64)>,
) -> Result<(End, End), ((&'a LinkedFunction<'a>, &'static str), Stop)> {
    let most = contract.max_instructions;
    let mut run = |side: &mut Side<'a>, name| {
        let mut seen = |pc: u64, by_path: bool| decided.extend(by_path.then_some((name, pc)));
        side.run(world, decisions, most, &mut seen).map_err(|stop| ((side.code, name), stop))
    };
    let (x, y) = (run(left, "A")?, run(right, "B")?);
    match allowed::uncovered(world, &x.trail, &y.trail) {
        Some(span) => Err(((left.code, "A"), Stop::Fork(span.condition, span.pc))),
        None => Ok((x, y)),
    }
}

/// Why nothing can be said about the two, whatever they do.
fn unlike(a: &LinkedFunction<'_>, b: &LinkedFunction<'_>) -> Option<String> {
    let (x, y) = (a.decoder.isa().xlen().bits(), b.decoder.isa().xlen().bits());
    if x != y {
        return Some(format!("A is for RV{x} and B for RV{y}; both must be for one of them"));
    }
    let states = |code: &LinkedFunction<'_>| -> Vec<_> {
        code.descriptions.iter().flat_map(|description| description.states.clone()).collect()
    };
    (states(a) != states(b))
        .then(|| "A and B are of designs whose own registers differ; give one design for both".to_string())
}
