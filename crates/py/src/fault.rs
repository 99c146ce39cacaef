//! Campaigns of faults in a call.
//!
//! Source: `instar_fault`.

use instar_fault::{FaultWindow, Kind, Models, PlacedFault, Spared, Trials, Unwanted};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use serde::Serialize;

use crate::arguments::{Arg, Returned};
use crate::convert::Record;
use crate::error::raise;
use crate::program::{CallResult, Program, call_spec};
use crate::progress::{Progress, run_detached};

/// A fault: instructions of the call before it, its address, what happens there; how many are
/// skipped or which register it is, and which bit.
#[derive(Serialize)]
pub struct FaultInfo {
    step: u64,
    pc: u64,
    model: &'static str,
    number: Option<u8>,
    bit: Option<u16>,
}

impl From<PlacedFault> for FaultInfo {
    fn from(PlacedFault { step, pc, kind }: PlacedFault) -> Self {
        let (model, number, bit) = match kind {
            Kind::Skip { instructions } => ("skip", Some(instructions), None),
            Kind::Register { number, bit } => ("register", Some(number), Some(bit.into())),
            Kind::Load { bit } => ("load", None, Some(bit)),
            Kind::Opcode { bit } => ("opcode", None, Some(bit.into())),
            Kind::Branch => ("branch", None, None),
        };
        Self { step, pc, model, number, bit }
    }
}

/// What came of the faults of a window of a call: a byte for each, in the order of its executed
/// instructions.
#[pyclass(frozen, module = "instar._core")]
pub struct Campaign {
    inner: instar_fault::Campaign,
    returned: Returned,
}

#[pymethods]
impl Campaign {
    /// By fault: 0 the same result, 1 another, 2 a crash, 3 endless, 4 an unwanted result, 5 not
    /// tried.
    #[getter]
    fn classes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.inner.classes)
    }

    /// By model (skip, register, load, opcode, branch) how many faults are of each class.
    #[getter]
    fn counts(&self) -> Vec<Vec<u64>> {
        self.inner.counts().into_iter().map(|classes| classes.to_vec()).collect()
    }

    /// Runs whose rest was not run: as they came to the state of the run without a fault, to that
    /// of another faulted run; and runs of which a stretch was left out that reads nothing that the
    /// fault changed.
    #[getter]
    fn spared(&self) -> (u64, u64, u64) {
        let Spared { same_as_usual, same_as_another, brought_ahead } = self.inner.spared;
        (same_as_usual, same_as_another, brought_ahead)
    }

    /// Executed instructions of the window.
    #[getter]
    fn places(&self) -> usize {
        self.inner.window.places.len()
    }

    /// Addresses that they lie at.
    #[getter]
    fn addresses(&self) -> usize {
        self.inner.window.addresses()
    }

    /// What the call gives without a fault.
    #[getter]
    fn result(&self) -> Record<CallResult> {
        Record(CallResult::untimed(self.inner.window.result.clone(), &self.returned))
    }

    /// Whether the other campaign's faults are the same ones: the same instructions in the same
    /// order, and as many faults at each.
    fn same_faults(&self, other: PyRef<'_, Self>) -> bool {
        self.inner.same_faults(&other.inner)
    }

    /// The fault of that number: instructions of the call before it, its address, what happens
    /// there.
    fn fault(&self, number: usize) -> PyResult<Record<FaultInfo>> {
        let all = self.inner.classes.len();
        let none = || raise(format!("there are {all} faults, so none has the number {number}"));
        self.inner.fault(number).map(|fault| Record(fault.into())).ok_or_else(none)
    }
}

/// Tries faults at each executed instruction of the code of the functions `within` (of all code
/// where none is named) in a call: `skips` of so many instructions, bits of `registers` that are
/// read, of `loads`, of `opcodes`, `branches` that go the other way. `unwanted` are (value, outputs
/// by argument), None for any. `sample` is (how many, seed). Without `pruning` each fault is run to
/// the call's end. `progress` is told how many were tried, and ends the campaign by False.
#[pyfunction]
#[pyo3(signature = (program, symbol, args = Vec::new(), *, returns = None, within = Vec::new(), skips = Vec::new(),
                    registers = false, loads = false, opcodes = false, branches = false, unwanted = Vec::new(),
                    sample = None, threads = 1, pruning = true, progress = None))]
#[allow(clippy::too_many_arguments, clippy::type_complexity)]
pub fn fault_campaign(
    py: Python<'_>,
    program: PyRef<'_, Program>,
    symbol: &str,
    args: Vec<PyRef<'_, Arg>>,
    returns: Option<&str>,
    within: Vec<String>,
    skips: Vec<u8>,
    registers: bool,
    loads: bool,
    opcodes: bool,
    branches: bool,
    unwanted: Vec<(Option<i64>, Vec<Option<Vec<u8>>>)>,
    sample: Option<(u64, u64)>,
    threads: usize,
    pruning: bool,
    progress: Option<Progress>,
) -> PyResult<Campaign> {
    let returned = Returned::new(returns)?;
    let spec = call_spec(symbol, &args, &returned);
    let subject = &program.subject;
    let models = Models { skips, registers, loads, opcodes, branches };
    let unwanted: Vec<Unwanted> = unwanted
        .into_iter()
        .map(|(value, outputs)| Unwanted { value: value.map(|value| returned.bits_of(value)), outputs })
        .collect();
    let inner = run_detached(py, progress, |go_on| {
        let window = FaultWindow::of(subject, &spec, &within)?;
        let trials = Trials { sample, threads, each_to_its_end: !pruning };
        instar_fault::campaign(subject, &spec, window, &models, &unwanted, trials, go_on)
    })?;
    Ok(Campaign { inner, returned })
}

/// A call in which each call of `function` does nothing but return `value`.
#[pyfunction]
#[pyo3(signature = (program, symbol, args = Vec::new(), *, returns = None, function, value = 0))]
pub fn call_forced(
    py: Python<'_>,
    program: PyRef<'_, Program>,
    symbol: &str,
    args: Vec<PyRef<'_, Arg>>,
    returns: Option<&str>,
    function: &str,
    value: i64,
) -> PyResult<Record<CallResult>> {
    let returned = Returned::new(returns)?;
    let spec = call_spec(symbol, &args, &returned);
    let subject = &program.subject;
    let result = py.detach(|| instar_fault::forced(subject, &spec, function, value as u64)).map_err(raise)?;
    Ok(Record(CallResult::untimed(result, &returned)))
}
