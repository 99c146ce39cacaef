//! Circuits of a design's instructions.

use instar_circuit::graph::Port;
use instar_circuit::unit::Unit;
use instar_circuit::{ports, units};
use pyo3::prelude::*;
use serde_json::json;

use crate::convert::json_to_python;
use crate::error::raise;
use crate::library::{Core, Design};

/// The units that a design adds to a core, as SystemVerilog.
#[pyfunction]
#[pyo3(signature = (design, core, *, only = vec![], latency = None))]
#[expect(clippy::needless_pass_by_value, reason = "PyO3 hands lists over by value")]
pub fn hardware<'py>(
    py: Python<'py>,
    design: PyRef<'py, Design>,
    core: PyRef<'py, Core>,
    only: Vec<String>,
    latency: Option<u32>,
) -> PyResult<Bound<'py, PyAny>> {
    let (design, core) = (design.inner(), core.inner());
    let made = py.detach(|| units::units(design, core, &only, latency));
    let units: Vec<_> = made.units.iter().map(described).collect();
    let left_out: Vec<_> = made
        .left_out
        .iter()
        .map(|l| json!({"mnemonic": l.mnemonic, "source": l.source, "reason": l.reason}))
        .collect();
    json_to_python(py, &json!({"units": units, "left_out": left_out}))
}

/// A design as a coprocessor for a core's interface, as SystemVerilog.
#[pyfunction]
#[pyo3(signature = (design, core, *, only = vec![]))]
#[expect(clippy::needless_pass_by_value, reason = "PyO3 hands lists over by value")]
pub fn coprocessor<'py>(
    py: Python<'py>,
    design: PyRef<'py, Design>,
    core: PyRef<'py, Core>,
    only: Vec<String>,
) -> PyResult<Bound<'py, PyAny>> {
    let (design, core) = (design.inner(), core.inner());
    let made = py.detach(|| instar_circuit::coprocessor::coprocessor(design, core, &only)).map_err(raise)?;
    let units: Vec<_> = made.units.iter().map(described).collect();
    let module = json!({"module": made.module, "text": made.text, "operands": made.operands, "units": units});
    json_to_python(py, &module)
}

/// A field of an encoding as it stands in the names of a unit's ports.
#[pyfunction]
pub fn port_stem(field: &str) -> String {
    ports::port_stem(field)
}

/// A register file of the design's own as it stands in the names of a unit's registers.
#[pyfunction]
pub fn register_stem(name: &str) -> String {
    ports::register_stem(name)
}

/// A unit as Python sees it.
fn described(unit: &Unit) -> serde_json::Value {
    let ports = |ports: &[Port]| -> Vec<_> {
        ports.iter().map(|port| json!({"name": port.name, "width": port.width})).collect()
    };
    let instructions: Vec<_> = unit
        .instructions
        .iter()
        .map(|i| {
            json!({
                "mnemonic": i.mnemonic,
                "op": i.op,
                "mask": i.mask,
                "value": i.value,
                "reads": i.reads,
                "writes": i.writes,
                "fields": i.fields,
                "rounds": i.rounds,
                "within": i.within,
                "group": i.group.as_ref().map(|group| json!({
                    "mnemonic": i.mnemonic.split(" at ").next(),
                    "sew": group.sew,
                    "elements": group.elements,
                    "operands": group.operands.iter().map(|operand| json!({
                        "field": operand.field,
                        "bits": operand.bits,
                        "read": operand.read,
                        "written": operand.written,
                        "first": operand.first,
                    })).collect::<Vec<_>>(),
                })),
                "latency": i.latency(unit),
            })
        })
        .collect();
    json!({
        "name": unit.name,
        "module": unit.module,
        "body": unit.body,
        "text": unit.text,
        "latency": unit.latency,
        "period": f64::from(unit.period) / 10.0,
        "register_bits": unit.register_bits,
        "group": unit.group.as_ref().map(|group| json!({
            "element_bits": group.layout.element_bits,
            "slots": group.layout.slots,
            "beat_bits": group.beat_bits,
            "operands": group.operands,
            "results": group.results,
        })),
        "lanes": unit.lanes.as_ref().map(|lanes| json!({"module": lanes.module, "text": lanes.text})),
        "inputs": ports(&unit.inputs),
        "outputs": ports(&unit.outputs),
        "instructions": instructions,
    })
}
