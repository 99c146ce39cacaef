//! Proofs that two functions do the same.
//!
//! Source: `instar_kernel`.

use instar_isa::Decoder;
use instar_kernel::{Code, Contract, Filled, Object, Places, Refusal, Section, Segment, Target};
use instar_measure::Subject;
use instar_sim::{Fill, Layout, Named};
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

impl From<Result<instar_kernel::Proof, Refusal>> for Proof {
    fn from(found: Result<instar_kernel::Proof, Refusal>) -> Self {
        match found {
            Ok(instar_kernel::Proof { instructions, paths, rounds, assumptions }) => Self {
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

/// Whether, wherever `function` of A returns without a trap, that of B does too and leaves the same.
///
/// `noalias` are pairs of registers whose memory never overlaps, `aligned` registers and what they are
/// multiples of; of a0 and a1 the first `returns` are results.
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
    let usual = Contract::default();
    let max_instructions = max_instructions.unwrap_or(usual.max_instructions);
    let contract = Contract { noalias, aligned, returns, max_instructions, ..usual };
    let (a, b) = (&a.subject, &b.subject);
    let found = py.detach(|| {
        let (named_a, named_b) = (|pc| a.program().named(pc), |pc| b.program().named(pc));
        Ok((code(a, function, &named_a)?, code(b, function, &named_b)?))
            .map(|(a, b)| instar_kernel::prove(&a, &b, &contract))
    });
    found.map(|found| Record(found.into())).map_err(|error: String| raise(error))
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
