//! Proofs that two functions do the same.
//!
//! Source: `instar_kernel`.

use instar_isa::Decoder;
use instar_kernel::{Code, Contract, Segment};
use instar_measure::Subject;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::raise;
use crate::program::Program;

/// Whether `function` of two programs leaves the same, whatever it is called with.
#[pyfunction]
#[pyo3(signature = (a, b, function, *, noalias = Vec::new(), returns = 2, max_instructions = None))]
pub fn prove<'py>(
    py: Python<'py>,
    a: PyRef<'py, Program>,
    b: PyRef<'py, Program>,
    function: &str,
    noalias: Vec<(u8, u8)>,
    returns: u8,
    max_instructions: Option<u64>,
) -> PyResult<Bound<'py, PyDict>> {
    if let Some((x, y)) = noalias.iter().find(|(x, y)| x == y || !(1..32).contains(x) || !(1..32).contains(y))
    {
        return Err(raise(format!("noalias: x{x} and x{y} are no two registers of x1 to x31")));
    }
    if returns > 2 {
        return Err(raise(format!("returns is {returns}; a function has at most two results, in a0 and a1")));
    }
    let usual = Contract::default();
    let max_instructions = max_instructions.unwrap_or(usual.max_instructions);
    let contract = Contract { noalias, returns, max_instructions, ..usual };
    let (a, b) = (&a.subject, &b.subject);
    let found = py.detach(|| {
        let (named_a, named_b) = (|pc| a.program().named(pc), |pc| b.program().named(pc));
        Ok((code(a, function, &named_a)?, code(b, function, &named_b)?))
            .map(|(a, b)| instar_kernel::prove(&a, &b, &contract))
    });
    let found = found.map_err(|error: String| raise(error))?;
    let result = PyDict::new(py);
    let (proof, refusal) = (found.as_ref().ok(), found.as_ref().err());
    result.set_item("refusal", refusal.map(|refusal| &refusal.sentence))?;
    result.set_item("instructions", proof.map(|proof| proof.instructions))?;
    result.set_item("paths", proof.map(|proof| proof.paths))?;
    result.set_item("rounds", proof.map(|proof| proof.rounds))?;
    result.set_item("assumptions", proof.map_or_else(Vec::new, |proof| proof.assumptions.clone()))?;
    Ok(result)
}

/// The function of a program.
fn code<'a>(
    subject: &'a Subject,
    function: &str,
    locate: &'a dyn Fn(u64) -> String,
) -> Result<Code<'a>, String> {
    let program = subject.program();
    let symbol = program.require_symbol(function).map_err(|error| error.to_string())?;
    let segments = program.segments().iter().map(|segment| Segment {
        address: segment.address,
        bytes: segment.bytes.clone(),
        writable: segment.writable,
        executable: segment.executable,
    });
    Ok(Code {
        segments: segments.collect(),
        decoder: Decoder::clone(subject.decoder()),
        descriptions: subject.descriptions(),
        entry: symbol.address,
        locate,
    })
}
