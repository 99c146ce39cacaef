//! What a core's elements, and probes in a circuit, tell of shared secrets.
//!
//! Source: `instar_measure::leak`, `instar_leak::gadget`; reports are its serialised form.

use instar_leak::gadget::{GadgetReport, GadgetSetup, GateNetlist, Unjudged, judge};
use instar_measure::Error;
use instar_measure::leak::{
    Execution, LeakReport, LeakSetup, LeakTest, LookedAt, ShareForm, SharePlace, Shared, tell,
};
use instar_sim::{ArgumentPlace, Program as Loaded};
use pyo3::prelude::*;
use serde::{Deserialize, Serialize};

use crate::arguments::{Arg, Returned};
use crate::convert::{Bytes, Record};
use crate::core::Core;
use crate::error::raise;
use crate::program::{Program, call_spec};
use crate::progress::{Progress, run_detached};

/// What of a call is looked at: from the first execution of a function to where another begins or
/// to its end; or, with a `number`, one execution, counted from where `since` began last.
#[derive(Deserialize)]
pub struct WindowInput {
    function: String,
    ends: Option<String>,
    number: Option<u64>,
    since: Option<String>,
}

impl WindowInput {
    fn read(given: Option<Record<Self>>) -> LookedAt {
        let Some(Record(Self { function, ends, number, since })) = given else { return LookedAt::Whole };
        match number {
            Some(number) => LookedAt::Execution(Execution { function, since, number, ends }),
            None => LookedAt::Stretch(function, ends),
        }
    }
}

/// Something shared: its name, how (`boolean`, `additive mod 3329`, `additive 2^13`), or that it is
/// not (`plain`, `plain below 5 in 3 bits`), bytes of an
/// element (1, 2 or 4), whether that has a sign, and a place for each share: a register, a symbol,
/// or bytes of one as `r+4..8`, or an argument by its number, `#0`; or one symbol, and in `parts`
/// how many shares it holds, one behind the other.
#[derive(Deserialize)]
pub struct SharedInput {
    name: String,
    sharing: String,
    element: u8,
    signed: bool,
    places: Vec<String>,
    parts: u64,
}

impl SharedInput {
    fn resolved(&self, program: &Loaded, arguments: &[ArgumentPlace]) -> Result<Shared, Error> {
        if ![1, 2, 4].contains(&self.element) {
            return Err(Error::new(format!(
                "\"{}\": elements of {} bytes; 1, 2 and 4 are known",
                self.name, self.element
            )));
        }
        let places = self.places.iter().map(|text| SharePlace::parse(program, arguments, text));
        let places: Vec<SharePlace> = places.collect::<Result<_, _>>()?;
        let shares = match places[..] {
            [whole] if self.parts > 1 => whole.split(self.parts).ok_or_else(|| {
                Error::new(format!(
                    "\"{}\": {} bytes are not {} shares of the same size",
                    self.name,
                    whole.bytes(),
                    self.parts
                ))
            })?,
            _ => places,
        };
        Ok(Shared {
            name: self.name.clone(),
            sharing: ShareForm::parse(&self.sharing)?,
            element: self.element,
            signed: self.signed,
            shares,
        })
    }
}

/// A report, and the samples of the runs that were kept.
#[derive(Serialize)]
pub struct LeakResult {
    /// What was found.
    report: LeakReport,
    /// Numbers of differing bits: a row for each run that was kept, a column for each point.
    samples: Bytes,
    /// Of each of them 0, fixed, or 1, random.
    classes: Bytes,
}

/// Calls a function many times with fixed and with random secrets, on the schedule of its first
/// run, and tells where what the core's elements hold depends on them. It raises `InstarError`
/// where time does. `fixed` is each element of the fixed secrets; `None`: they are drawn.
#[pyfunction]
#[pyo3(signature = (program, core, symbol, args, *, secrets, fresh = Vec::new(), results = Vec::new(), window = None,
                    traces = 1000, second = false, alpha = 1e-5, seed = 1, fixed = Some(0), masks = true,
                    random_only = false, kept = 0, threads = 1, progress = None))]
#[expect(clippy::too_many_arguments, reason = "they have names in Python")]
pub fn leaks(
    py: Python<'_>,
    program: PyRef<'_, Program>,
    core: PyRef<'_, Core>,
    symbol: &str,
    args: Vec<PyRef<'_, Arg>>,
    secrets: Vec<Record<SharedInput>>,
    fresh: Vec<String>,
    results: Vec<Record<SharedInput>>,
    window: Option<Record<WindowInput>>,
    traces: u64,
    second: bool,
    alpha: f64,
    seed: u64,
    fixed: Option<u64>,
    masks: bool,
    random_only: bool,
    kept: u64,
    threads: usize,
    progress: Option<Progress>,
) -> PyResult<Record<LeakResult>> {
    let subject = &program.subject;
    let loaded = subject.program();
    let call = call_spec(symbol, &args, &Returned::new(None)?);
    let arguments = subject.argument_places(&call).map_err(raise)?;
    let all = |list: &[Record<SharedInput>]| {
        list.iter()
            .map(|shared| shared.0.resolved(loaded, &arguments))
            .collect::<Result<Vec<_>, _>>()
            .map_err(raise)
    };
    let fresh = fresh
        .iter()
        .map(|text| SharePlace::parse(loaded, &arguments, text))
        .collect::<Result<_, _>>()
        .map_err(raise)?;
    let window = WindowInput::read(window);
    let setup = LeakSetup { call, secrets: all(&secrets)?, fresh, results: all(&results)?, window };
    let test = LeakTest { traces, second, alpha, seed, fixed, masks, random_only, kept, threads };
    let core = core.inner();
    let result = run_detached(py, progress, |go_on| {
        let found = subject.leaks(core, &setup, &test, go_on)?;
        let report = tell(subject, &found, &test)?;
        Ok(LeakResult { report, samples: Bytes(found.samples), classes: Bytes(found.classes) })
    })?;
    Ok(Record(result))
}

/// Judges a circuit of gates and registers: what each probe tells of the secrets of which inputs
/// are shares. `progress` is told the probes and pairs of probes that are done, and may answer
/// `False`.
///
/// Raises `InstarError` where its gates are a ring.
#[pyfunction]
#[pyo3(signature = (netlist, setup, *, progress = None))]
#[expect(clippy::needless_pass_by_value, reason = "PyO3 hands records over by value")]
pub fn judge_gadget(
    py: Python<'_>,
    netlist: Record<GateNetlist>,
    setup: Record<GadgetSetup>,
    progress: Option<Progress>,
) -> PyResult<Record<GadgetReport>> {
    let found = run_detached(py, progress, |go_on| {
        judge(&netlist.0, &setup.0, &mut |done| go_on(done)).map_err(|why| match why {
            Unjudged::Ring => Error::new("its gates are a ring: a value follows from itself in one cycle"),
            Unjudged::Stopped => Error::STOPPED,
        })
    })?;
    Ok(Record(found))
}
