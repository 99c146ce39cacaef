//! Circuits of a design's instructions.
//!
//! Source: `instar_circuit`.

use instar_circuit::behind_lanes::BehindLanes;
use instar_circuit::coprocessor::CoprocessorModule;
use instar_circuit::ports;
use instar_circuit::slave::{MEMORY, MEMORY_FILE, SlaveModule, slave};
use instar_circuit::units::Units;
use pyo3::prelude::*;
use serde::Serialize;

use crate::convert::{Bytes, Record};
use crate::core::Core;
use crate::design::Design;
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

/// A core's design behind its lanes, with all instructions that have a cost there.
///
/// Raises `InstarError` where an instruction asks for what lanes do not hand over.
#[pyfunction]
pub fn behind_lanes(py: Python<'_>, core: PyRef<'_, Core>) -> PyResult<Record<BehindLanes>> {
    let core = core.inner();
    py.detach(|| instar_circuit::behind_lanes::behind_lanes(core)).map(Record).map_err(raise)
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

/// The slaves of a design's devices.
#[derive(Serialize)]
pub struct SlavesInfo {
    slaves: Vec<SlaveModule>,
    /// Why a device has none, one sentence each.
    left_out: Vec<String>,
    /// File and text of the module of every memory.
    memory_file: &'static str,
    memory_text: &'static str,
}

/// The slaves of a design's devices, as SystemVerilog.
#[pyfunction]
pub fn slaves(py: Python<'_>, design: PyRef<'_, Design>) -> Record<SlavesInfo> {
    let design = design.inner();
    let made = py.detach(|| {
        let (mut slaves, mut left_out) = (Vec::new(), Vec::new());
        for device in &design.devices {
            match slave(&design.found.name, device) {
                Ok(one) => slaves.push(one),
                Err(sentence) => left_out.push(format!("{}: {sentence}", device.place)),
            }
        }
        SlavesInfo { slaves, left_out, memory_file: MEMORY_FILE, memory_text: MEMORY }
    });
    Record(made)
}

/// Random accesses of a device, as the simulator answers them.
#[derive(Serialize)]
pub struct ExerciseInfo {
    /// Eight numbers of eight bytes each, little-endian: cycles before it, whether it is a store,
    /// offset, bytes, what is stored, what a load gives, cycles that it is held up, whether it is
    /// an error.
    accesses: Bytes,
    count: usize,
    /// How often each command was started.
    started: Vec<u64>,
    held: u64,
    faults: u64,
}

/// `count` random accesses of a design's device, always the same of one `seed`. A master on its bus
/// may ask again `turn` cycles after an access was taken.
///
/// Raises `InstarError` where there is no such device.
#[pyfunction]
pub fn exercise_device(
    py: Python<'_>,
    design: PyRef<'_, Design>,
    device: &str,
    count: usize,
    turn: u64,
    seed: u64,
) -> PyResult<Record<ExerciseInfo>> {
    let design = design.inner();
    let found = design.devices.iter().find(|one| one.described.name == device);
    let found = found.ok_or_else(|| raise(format!("there is no device \"{device}\"")))?;
    let made = py.detach(|| instar_sim::exercise(&found.described, count, turn, seed));
    let mut bytes = Vec::with_capacity(made.accesses.len() * 64);
    for one in &made.accesses {
        let row = [
            one.gap,
            u64::from(one.store),
            one.offset,
            u64::from(one.size),
            one.value,
            one.expected,
            one.held,
            u64::from(one.fault),
        ];
        row.iter().for_each(|number| bytes.extend(number.to_le_bytes()));
    }
    let count = made.accesses.len();
    let (started, held, faults) = (made.started, made.held, made.faults);
    Ok(Record(ExerciseInfo { accesses: Bytes(bytes), count, started, held, faults }))
}
