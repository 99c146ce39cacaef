//! Calls under watch: whether a function keeps to the calling convention and to its buffers.
//!
//! Source: `instar_measure::conduct`.

use instar_measure::conduct::{Broken, Contract, Formal, Given, Watched};
use instar_sim::{Conditions, Direction, Idle};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arguments::{Arg, Returned};
use crate::error::raise;
use crate::program::{Program, call_result, call_spec};
use crate::progress::run_detached;

/// Name, what it is, bytes of an element, elements, index of the argument that counts them.
type FormalTuple = (String, String, u64, Option<u64>, Option<usize>);
/// Symbol, arguments, symbols of data that it may write.
type ContractTuple = (String, Vec<FormalTuple>, Vec<String>);

/// Offsets within a page and shared buffers by argument, buffers reversed, what idle registers hold, memory kept.
type ConditionsTuple = (Vec<u64>, Vec<Option<usize>>, bool, String, bool);

/// Calls a function once and watches it: its result, and the first rule that it broke.
#[pyfunction]
#[pyo3(signature = (program, symbol, args = Vec::new(), *, returns = None, names = Vec::new(), own = None,
                        contracts = Vec::new(), conditions = None, max_instructions = None, progress = None))]
#[allow(clippy::too_many_arguments, clippy::type_complexity)]
pub fn call_watched<'py>(
    py: Python<'py>,
    program: PyRef<'py, Program>,
    symbol: &str,
    args: Vec<PyRef<'py, Arg>>,
    returns: Option<&str>,
    names: Vec<String>,
    own: Option<Vec<String>>,
    contracts: Vec<ContractTuple>,
    conditions: Option<ConditionsTuple>,
    max_instructions: Option<u64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<(Option<Bound<'py, PyDict>>, Option<Bound<'py, PyDict>>)> {
    let returned = Returned::new(returns)?;
    let subject = &program.subject;
    let mut spec = call_spec(symbol, &args, &returned);
    if let Some((offsets, shared, reversed, idle, keep_memory)) = conditions {
        spec.conditions = Conditions { offsets, shared, reversed, idle: idle_of(&idle)? };
        spec.keep_memory = keep_memory;
    }
    let contracts = contracts.into_iter().map(contract).collect::<PyResult<Vec<_>>>()?;
    let watched = Watched { names, own, contracts };
    let (result, broken) =
        run_detached(py, progress, |go_on| subject.call_watched(&spec, &watched, max_instructions, go_on))?;
    let call = |result| instar_measure::Call {
        result,
        cycles: None,
        sample: None,
        stands_still: Vec::new(),
        warmup: 0,
    };
    let result = result.map(|result| call_result(py, &call(result), &returned)).transpose()?;
    Ok((result, broken.map(|broken| described(py, &broken)).transpose()?))
}

/// `marks`, `zeros`, `ones`, or the seed of numbers by chance.
fn idle_of(text: &str) -> PyResult<Idle> {
    match text {
        "marks" => Ok(Idle::Marks),
        "zeros" => Ok(Idle::Zeros),
        "ones" => Ok(Idle::Ones),
        seed => seed.parse().map(Idle::Chance).map_err(|_| {
            raise(format!("registers hold marks, zeros, ones, or numbers of a seed, not \"{text}\""))
        }),
    }
}

fn contract((symbol, arguments, own): ContractTuple) -> PyResult<Contract> {
    let formal = |(name, given, element, count, counted_by): FormalTuple| {
        let given = match given.as_str() {
            "in" => Given::Buffer(Direction::In),
            "out" => Given::Buffer(Direction::Out),
            "inout" => Given::Buffer(Direction::InOut),
            "word" => Given::Word,
            "wide" => Given::Wide,
            other => {
                return Err(raise(format!("an argument is in, out, inout, word or wide, not \"{other}\"")));
            }
        };
        Ok(Formal { name, given, element, count, counted_by })
    };
    let arguments = arguments.into_iter().map(formal).collect::<PyResult<Vec<_>>>()?;
    Ok(Contract { symbol, arguments, own })
}

fn described<'py>(py: Python<'py>, broken: &Broken) -> PyResult<Bound<'py, PyDict>> {
    let found = PyDict::new(py);
    found.set_item("sentence", broken.to_string())?;
    found.set_item("pc", broken.pc)?;
    found.set_item("instruction", &broken.instruction)?;
    found.set_item("function", broken.function.as_ref().map(|(name, _)| name))?;
    found.set_item("offset", broken.function.as_ref().map(|(_, offset)| offset))?;
    found.set_item("file", &broken.file)?;
    found.set_item("line", broken.line)?;
    found.set_item("what", &broken.what)?;
    Ok(found)
}
