//! Calls under watch: whether a function keeps to the calling convention and to its buffers.
//!
//! Source: `instar_measure::contract`.

use instar_measure::contract::{self, Broken, GivenArgument, WatchedState};
use instar_sim::{Direction, Idle};
use pyo3::prelude::*;
use serde::Serialize;

use crate::arguments::{Arg, Returned};
use crate::convert::Record;
use crate::error::raise;
use crate::program::{CallResult, Program, call_spec};
use crate::progress::{Progress, run_detached};

/// Name, what it is, bytes of an element, elements, index of the argument that counts them.
type Formal = (String, String, u64, Option<u64>, Option<usize>);
/// Symbol, arguments, symbols of data that it may write.
type Contract = (String, Vec<Formal>, Vec<String>);

/// Offsets within a page and shared buffers by argument, buffers reversed, what idle registers
/// hold, memory kept.
type Conditions = (Vec<u64>, Vec<Option<usize>>, bool, String, bool);

/// A rule of the calling convention or of a contract that a call broke; the instruction that did
/// it.
#[derive(Serialize)]
#[serde(rename = "Broken")]
pub struct BrokenRule {
    sentence: String,
    #[serde(flatten)]
    broken: Broken,
}

/// One call without a core, watched: what it gave (None where it failed after a broken rule), and
/// the first rule that it broke. `names` are those of the arguments, `own` the data it may write
/// (None: all).
#[pyfunction]
#[pyo3(signature = (program, symbol, args = Vec::new(), *, returns = None, names = Vec::new(), own = None,
                        contracts = Vec::new(), conditions = None, max_instructions = None, progress = None))]
#[allow(clippy::too_many_arguments, clippy::type_complexity)]
pub fn call_watched(
    py: Python<'_>,
    program: PyRef<'_, Program>,
    symbol: &str,
    args: Vec<PyRef<'_, Arg>>,
    returns: Option<&str>,
    names: Vec<String>,
    own: Option<Vec<String>>,
    contracts: Vec<Contract>,
    conditions: Option<Conditions>,
    max_instructions: Option<u64>,
    progress: Option<Progress>,
) -> PyResult<Record<(Option<CallResult>, Option<BrokenRule>)>> {
    let returned = Returned::new(returns)?;
    let subject = &program.subject;
    let mut spec = call_spec(symbol, &args, &returned);
    if let Some((offsets, shared, reversed, idle, keep_memory)) = conditions {
        spec.conditions = instar_sim::Conditions { offsets, shared, reversed, idle: idle_of(&idle)? };
        spec.keep_memory = keep_memory;
    }
    let contracts = contracts.into_iter().map(contract).collect::<PyResult<Vec<_>>>()?;
    let watched = WatchedState { names, own, contracts };
    let (result, broken) =
        run_detached(py, progress, |go_on| subject.call_watched(&spec, &watched, max_instructions, go_on))?;
    let result = result.map(|result| CallResult::untimed(result, &returned));
    let broken = broken.map(|broken| BrokenRule { sentence: broken.to_string(), broken });
    Ok(Record((result, broken)))
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

fn contract((symbol, arguments, own): Contract) -> PyResult<contract::CallContract> {
    let formal = |(name, given, element, count, counted_by): Formal| {
        let given = match given.as_str() {
            "in" => GivenArgument::Buffer(Direction::In),
            "out" => GivenArgument::Buffer(Direction::Out),
            "inout" => GivenArgument::Buffer(Direction::InOut),
            "word" => GivenArgument::Word,
            "wide" => GivenArgument::Wide,
            other => {
                return Err(raise(format!("an argument is in, out, inout, word or wide, not \"{other}\"")));
            }
        };
        Ok(contract::Formal { name, given, element, count, counted_by })
    };
    let arguments = arguments.into_iter().map(formal).collect::<PyResult<Vec<_>>>()?;
    Ok(contract::CallContract { symbol, arguments, own })
}
