//! Circuits of a design's instructions.
//!
//! Source: `instar_circuit`.

use instar_circuit::coprocessor::CoprocessorModule;
use instar_circuit::ports;
use instar_circuit::units::Units;
use pyo3::prelude::*;

use crate::convert::Record;
use crate::core::Core;
use crate::error::raise;

/// The units of a core's design, of the instructions in `only` or of all, as SystemVerilog.
///
/// Instructions for which design.toml names the same unit of the design share one module. `latency`
/// stands in the place of the one that design.toml states, of each unit.
#[pyfunction]
#[pyo3(signature = (core, *, only = vec![], latency = None))]
#[expect(clippy::needless_pass_by_value, reason = "PyO3 hands lists over by value")]
pub fn hardware(
    py: Python<'_>,
    core: PyRef<'_, Core>,
    only: Vec<String>,
    latency: Option<u32>,
) -> Record<Units> {
    let core = core.inner();
    Record(py.detach(|| instar_circuit::units::units(core, &only, latency)))
}

/// A core's design as its coprocessor, of the instructions in `only` or of all.
///
/// Raises `InstarError` where an instruction cannot go through that interface.
#[pyfunction]
#[pyo3(signature = (core, *, only = vec![]))]
#[expect(clippy::needless_pass_by_value, reason = "PyO3 hands lists over by value")]
pub fn coprocessor(
    py: Python<'_>,
    core: PyRef<'_, Core>,
    only: Vec<String>,
) -> PyResult<Record<CoprocessorModule>> {
    let core = core.inner();
    py.detach(|| instar_circuit::coprocessor::coprocessor(core, &only)).map(Record).map_err(raise)
}

/// A field of an encoding as it stands in the names of a unit's ports, before `_i` or `_o`.
#[pyfunction]
pub fn port_stem(field: &str) -> String {
    ports::port_stem(field)
}

/// A register file of the design's own as it stands in the names of a unit's registers, before
/// `_q`.
#[pyfunction]
pub fn register_stem(name: &str) -> String {
    ports::register_stem(name)
}
