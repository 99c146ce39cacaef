//! Proofs that two functions do the same.
//!
//! Source: `instar_equivalence`.

use instar_equivalence::{LinkedFunction, ProofContract, Refusal};
use instar_sim::ProgramError;
use pyo3::prelude::*;
use serde::Serialize;

use crate::convert::Record;
use crate::error::raise;
use crate::program::Program;

/// What came of the attempt to prove two functions equal.
#[derive(Serialize)]
pub struct Proof {
    /// One sentence; None where it is proved.
    refusal: Option<String>,
    /// Of the longest path of each; by induction of the longest way.
    instructions: Option<(u64, u64)>,
    /// By induction: ways to a round, through one, and on to the return.
    paths: Option<u64>,
    /// Whether it is by induction over the rounds of a loop.
    rounds: Option<bool>,
    /// What was taken for granted, a sentence each.
    assumptions: Vec<String>,
}

impl From<Result<instar_equivalence::Proof, Refusal>> for Proof {
    fn from(found: Result<instar_equivalence::Proof, Refusal>) -> Self {
        match found {
            Ok(instar_equivalence::Proof { instructions, paths, rounds, assumptions }) => Self {
                refusal: None,
                instructions: Some(instructions),
                paths: Some(paths),
                rounds: Some(rounds),
                assumptions,
            },
            Err(Refusal { sentence }) => Self {
                refusal: Some(sentence),
                instructions: None,
                paths: None,
                rounds: None,
                assumptions: Vec::new(),
            },
        }
    }
}

/// Whether, wherever `function` of A returns without a trap, that of B does too and leaves the
/// same.
///
/// `noalias` are pairs of registers whose memory never overlaps, `aligned` registers and what they
/// are multiples of; of a0 and a1 the first `returns` are results.
#[pyfunction]
#[allow(clippy::too_many_arguments)] // As Python writes them.
#[pyo3(signature = (a, b, function, *, noalias = Vec::new(), aligned = Vec::new(), returns = 2, max_instructions = None))]
pub fn prove(
    py: Python<'_>,
    a: PyRef<'_, Program>,
    b: PyRef<'_, Program>,
    function: &str,
    noalias: Vec<(u8, u8)>,
    aligned: Vec<(u8, u64)>,
    returns: u8,
    max_instructions: Option<u64>,
) -> PyResult<Record<Proof>> {
    if let Some((x, y)) = noalias.iter().find(|(x, y)| x == y || !(1..32).contains(x) || !(1..32).contains(y))
    {
        return Err(raise(format!("noalias: x{x} and x{y} are no two registers of x1 to x31")));
    }
    if let Some((x, multiple)) =
        aligned.iter().find(|(x, multiple)| !(1..32).contains(x) || !multiple.is_power_of_two())
    {
        return Err(raise(format!(
            "aligned: x{x} and {multiple} are no register of x1 to x31 and a power of two"
        )));
    }
    if returns > 2 {
        return Err(raise(format!("returns is {returns}; a function has at most two results, in a0 and a1")));
    }
    let usual = ProofContract::default();
    let max_instructions = max_instructions.unwrap_or(usual.max_instructions);
    let contract = ProofContract { noalias, aligned, returns, max_instructions, ..usual };
    let (a, b) = (&a.subject, &b.subject);
    let found = py.detach(|| {
        let (named_a, named_b) = (|pc| a.program().named(pc), |pc| b.program().named(pc));
        let x = LinkedFunction::of(a.program(), a.decoder(), a.descriptions(), function, &named_a)?;
        let y = LinkedFunction::of(b.program(), b.decoder(), b.descriptions(), function, &named_b)?;
        Ok(instar_equivalence::prove(&x, &y, &contract))
    });
    found.map(|found| Record(found.into())).map_err(|error: ProgramError| raise(error))
}
