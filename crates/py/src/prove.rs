//! Proofs that two functions do the same.
//!
//! Source: `instar_equivalence`.

use instar_equivalence::{Code, Contract};
use instar_sim::ProgramError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::raise;
use crate::program::Program;

/// Whether `function` of B does as that of A wherever that returns without a trap.
#[pyfunction]
#[allow(clippy::too_many_arguments)] // As Python writes them.
#[pyo3(signature = (a, b, function, *, noalias = Vec::new(), aligned = Vec::new(), returns = 2, max_instructions = None))]
pub fn prove<'py>(
    py: Python<'py>,
    a: PyRef<'py, Program>,
    b: PyRef<'py, Program>,
    function: &str,
    noalias: Vec<(u8, u8)>,
    aligned: Vec<(u8, u64)>,
    returns: u8,
    max_instructions: Option<u64>,
) -> PyResult<Bound<'py, PyDict>> {
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
    let usual = Contract::default();
    let max_instructions = max_instructions.unwrap_or(usual.max_instructions);
    let contract = Contract { noalias, aligned, returns, max_instructions, ..usual };
    let (a, b) = (&a.subject, &b.subject);
    let found = py.detach(|| {
        let (named_a, named_b) = (|pc| a.program().named(pc), |pc| b.program().named(pc));
        let x = Code::of(a.program(), a.decoder(), a.descriptions(), function, &named_a)?;
        let y = Code::of(b.program(), b.decoder(), b.descriptions(), function, &named_b)?;
        Ok(instar_equivalence::prove(&x, &y, &contract))
    });
    let found = found.map_err(|error: ProgramError| raise(error))?;
    let result = PyDict::new(py);
    let (proof, refusal) = (found.as_ref().ok(), found.as_ref().err());
    result.set_item("refusal", refusal.map(|refusal| &refusal.sentence))?;
    result.set_item("instructions", proof.map(|proof| proof.instructions))?;
    result.set_item("paths", proof.map(|proof| proof.paths))?;
    result.set_item("rounds", proof.map(|proof| proof.rounds))?;
    result.set_item("assumptions", proof.map_or_else(Vec::new, |proof| proof.assumptions.clone()))?;
    Ok(result)
}
