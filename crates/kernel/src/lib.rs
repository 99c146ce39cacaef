//! Whether two pieces of machine code do the same: both are executed symbolically, and leave the same terms or are
//! refused.
//!
//! Source: own design; meanings are the CoreDSL texts of the manual's and the design's instructions. No solver is asked:
//! what is proved is proved by few rules on terms (`terms`), and what these cannot decide counts as different.
//!
//! [`prove`] follows both functions along every path that the start decides about. Registers that a caller may look at,
//! memory, the design's own registers and where the function returns to must be equal; what else was assumed stands in the
//! [`Proof`].

mod assume;
mod code;
mod compare;
mod domain;
mod execute;
mod memory;
mod step;
mod terms;
#[cfg(test)]
mod tests;

pub use code::{Code, Contract, Proof, Refusal, Segment};

use assume::Assumptions;
use execute::{Decisions, End, Side, Stop};
use memory::World;

/// Proves that the functions leave the same, whatever they are called with.
pub fn prove(a: &Code<'_>, b: &Code<'_>, contract: &Contract) -> Result<Proof, Refusal> {
    if let Some(sentence) = unlike(a, b) {
        return Err(Refusal { sentence });
    }
    let mut world = World::new(Assumptions::new(&contract.noalias));
    let (mut left, mut right) = (Side::new(a), Side::new(b));
    let (mut paths, mut longest) = (0, (0, 0));
    let mut open = vec![Decisions::new()];
    while let Some(decisions) = open.pop() {
        match both(&mut world, (&mut left, &mut right), &decisions, contract) {
            Ok((x, y)) => {
                if let Some(sentence) = compare::difference(&mut world, contract, (&left, &x), (&right, &y)) {
                    return Err(Refusal { sentence });
                }
                paths += 1;
                longest = (x.instructions.max(longest.0), y.instructions.max(longest.1));
            }
            Err((side, Stop::Fork(condition, pc))) => {
                if paths + open.len() as u64 + 2 > contract.max_paths {
                    let place = (side.0.locate)(pc);
                    return Err(Refusal {
                        sentence: format!(
                            "{}: {place} is a branch about which the arguments decide, on one of more than {} paths; \
                             fix the number of rounds",
                            side.1, contract.max_paths
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
    let assumptions = world.assumptions.used.iter().map(ToString::to_string).collect();
    Ok(Proof { instructions: longest, paths, assumptions })
}

/// Both functions on one path; where one stops, which.
#[allow(clippy::type_complexity)]
fn both<'a>(
    world: &mut World,
    (left, right): (&mut Side<'a>, &mut Side<'a>),
    decisions: &Decisions,
    contract: &Contract,
) -> Result<(End, End), ((&'a Code<'a>, &'static str), Stop)> {
    let most = contract.max_instructions;
    let x = left.run(world, decisions, most).map_err(|stop| ((left.code, "A"), stop))?;
    let y = right.run(world, decisions, most).map_err(|stop| ((right.code, "B"), stop))?;
    Ok((x, y))
}

/// Why nothing can be said about the two, whatever they do.
fn unlike(a: &Code<'_>, b: &Code<'_>) -> Option<String> {
    let (x, y) = (a.decoder.isa().xlen().bits(), b.decoder.isa().xlen().bits());
    if x != y {
        return Some(format!("A is for RV{x} and B for RV{y}; both must be for one of them"));
    }
    let states = |code: &Code<'_>| -> Vec<_> {
        code.descriptions.iter().flat_map(|description| description.states.clone()).collect()
    };
    (states(a) != states(b))
        .then(|| "A and B are of designs whose own registers differ; give one design for both".to_string())
}
