//! Proofs that two functions do the same.
//!
//! Source: `instar_equivalence`.

use instar_equivalence::{Code, Contract, Filled, Object, Places, Section, Segment, Target};
use instar_isa::Decoder;
use instar_measure::Subject;
use instar_sim::{Fill, Layout, Named};
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
        Ok((code(a, function, &named_a)?, code(b, function, &named_b)?))
            .map(|(a, b)| instar_equivalence::prove(&a, &b, &contract))
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
        bytes: whole(&segment.bytes, segment.size),
        writable: segment.writable,
        executable: segment.executable,
    });
    Ok(Code {
        segments: segments.collect(),
        decoder: Decoder::clone(subject.decoder()),
        descriptions: subject.descriptions(),
        places: places(program.layout(), program),
        entry: symbol.address,
        locate,
    })
}

/// Bytes of a segment whose zeros are written out, but for a very large one.
fn whole(bytes: &[u8], size: u64) -> Vec<u8> {
    let mut all = bytes.to_vec();
    if let Ok(size) = usize::try_from(size)
        && size <= MOST_ZEROS
    {
        all.resize(size.max(all.len()), 0);
    }
    all
}

/// Bytes of a segment of which zeros are written out: those of a heap are none of a function's.
const MOST_ZEROS: usize = 1 << 24;

fn places(layout: Layout, program: &instar_sim::Program) -> Places {
    let target = |symbol, behind| Target { symbol, behind };
    let filled = |fill| match fill {
        Fill::High(symbol, behind) => Filled::High(target(symbol, behind)),
        Fill::Low(symbol, behind) => Filled::Low(target(symbol, behind)),
        Fill::HighFrom(symbol, behind) => Filled::HighFrom(target(symbol, behind)),
        Fill::LowFrom(of) => Filled::LowFrom(of),
        Fill::Whole(symbol, behind, bytes) => Filled::Whole(target(symbol, behind), bytes),
        Fill::Other(what) => Filled::Other(what),
    };
    // One of the names of a thing has its size.
    let sized = |named: &Named| {
        named.name.split('=').any(|name| program.symbol(name).is_some_and(|symbol| symbol.size == named.size))
    };
    let objects = layout.named.into_iter().map(|named| {
        let sized = sized(&named);
        Object { name: named.name, address: named.address, size: named.size, sized }
    });
    let sections = layout.sections.into_iter();
    Places {
        objects: objects.collect(),
        sections: sections.map(|s| Section { address: s.address, size: s.size, align: s.align }).collect(),
        filled: layout.filled.map(|all| all.into_iter().map(|(at, fill)| (at, filled(fill))).collect()),
        global_pointer: layout.global_pointer,
        has_thread_locals: layout.has_thread_locals,
    }
}
