//! What a program's machine holds, as Python sees it: registers, static entries, instructions of memory.
//!
//! Source: `instar_measure::state`.

use instar_measure::{Decoded, Operands, OwnFile, Registers, Statics};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList};

use crate::memory::Buffer;

/// The registers after a run.
pub fn registers<'py>(py: Python<'py>, registers: Registers) -> PyResult<Bound<'py, PyDict>> {
    let result = PyDict::new(py);
    result.set_item("pc", registers.pc)?;
    result.set_item("x", registers.x.to_vec())?;
    let own = PyList::empty(py);
    for OwnFile { name, array, values } in &registers.own {
        let values = values.iter().map(|bytes| PyBytes::new(py, bytes));
        own.append((name, *array, PyList::new(py, values)?))?;
    }
    result.set_item("own", own)?;
    result.set_item("v", PyList::new(py, registers.v.iter().map(|bytes| PyBytes::new(py, bytes)))?)?;
    result.set_item("vl", registers.vl)?;
    result.set_item("vtype", registers.vtype)?;
    Ok(result)
}

/// Static entries as columns.
pub fn statics(py: Python<'_>, statics: Statics) -> PyResult<Bound<'_, PyDict>> {
    let result = PyDict::new(py);
    result.set_item("pcs", Buffer::from(statics.pcs))?;
    result.set_item("words", Buffer::from(statics.words))?;
    result.set_item("lengths", Buffer::from(statics.lengths))?;
    result.set_item("classes", statics.classes)?;
    result.set_item("texts", statics.texts)?;
    result.set_item("functions", statics.functions)?;
    result.set_item("reads", operands(py, statics.reads)?)?;
    result.set_item("writes", operands(py, statics.writes)?)?;
    result.set_item("files", statics.files)?;
    Ok(result)
}

fn operands(py: Python<'_>, operands: Operands) -> PyResult<Bound<'_, PyDict>> {
    let result = PyDict::new(py);
    result.set_item("ids", Buffer::from(operands.ids))?;
    result.set_item("files", Buffer::from(operands.files))?;
    result.set_item("indices", Buffer::from(operands.indices))?;
    result.set_item("counts", Buffer::from(operands.counts))?;
    Ok(result)
}

/// Instructions as (pc, word, length, text).
pub fn decoded(list: Vec<Decoded>) -> Vec<(u64, u32, u8, String)> {
    list.into_iter().map(|Decoded { pc, word, length, text }| (pc, word, length, text)).collect()
}
