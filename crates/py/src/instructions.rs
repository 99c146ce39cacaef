//! Single instructions: their encodings, their text, and running a few of them.
//!
//! Source: `instar_isa` and `instar_sim::run_code`.

use instar_isa::{Decoder, Isa, TABLES};
use instar_sim::{RawCode, Watch};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList};

use crate::error::raise;
use crate::library::Design;

/// Bytes of RAM from the start of the code.
const MEMORY_BYTES: u64 = 16 << 20;

/// Every encoding that `isa` decodes, as mask and value.
#[pyfunction]
pub fn instructions<'py>(py: Python<'py>, isa: &str) -> PyResult<Bound<'py, PyList>> {
    let isa = Isa::parse(isa).map_err(raise)?;
    let list = PyList::empty(py);
    for instruction in instar_isa::instructions(&isa) {
        let table = TABLES.iter().find(|(_, table)| table.iter().any(|i| i == instruction));
        let extension = table.map_or("", |(extension, _)| extension.name());
        let further = instruction.also.iter().map(|extension| extension.name());
        let extensions: Vec<&str> = std::iter::once(extension).chain(further).collect();
        let described = PyDict::new(py);
        described.set_item("mnemonic", instruction.mnemonic)?;
        described.set_item("extension", extension)?;
        described.set_item("extensions", extensions)?;
        described.set_item("mask", instruction.mask)?;
        described.set_item("value", instruction.value)?;
        described.set_item("length", instruction.length())?;
        list.append(described)?;
    }
    Ok(list)
}

/// The instruction as GNU and LLVM print it; `None` where `isa` does not decode it.
#[pyfunction]
#[pyo3(signature = (word, *, isa, pc = 0, design = None))]
pub fn disassemble(
    word: u32,
    isa: &str,
    pc: u64,
    design: Option<PyRef<'_, Design>>,
) -> PyResult<Option<String>> {
    let isa = Isa::parse(isa).map_err(raise)?;
    let customs = design.map(|d| d.inner().instructions.clone()).unwrap_or_default();
    let decoder = Decoder::new(&isa, &customs).map_err(raise)?;
    Ok(decoder.decode(word).map(|_| decoder.disassemble(pc, word)))
}

/// Runs raw code until pc leaves it, from 32 given registers and one block of memory.
#[pyfunction]
#[pyo3(signature = (code, registers, *, isa, address = 0x8000_0000, memory = Vec::new(),
                    memory_address = 0x8010_0000, max_instructions = 100_000))]
#[allow(clippy::too_many_arguments)]
pub fn run_code<'py>(
    py: Python<'py>,
    code: Vec<u8>,
    registers: Vec<u64>,
    isa: &str,
    address: u64,
    memory: Vec<u8>,
    memory_address: u64,
    max_instructions: u64,
) -> PyResult<Bound<'py, PyDict>> {
    let given = registers.len();
    let registers: [u64; 32] =
        registers.try_into().map_err(|_| raise(format!("{given} registers were given; 32 are right")))?;
    let memory_length = memory.len();
    let raw = RawCode {
        isa: Isa::parse(isa).map_err(raise)?,
        memory_base: address,
        memory_size: MEMORY_BYTES,
        address,
        code,
        registers,
        memory: vec![(memory_address, memory)],
        misaligned_allowed: true,
        instruction_limit: max_instructions,
    };
    let done = py.detach(|| instar_sim::run_code(&raw, &mut Watch::none())).map_err(raise)?;
    let result = PyDict::new(py);
    result.set_item("registers", done.registers.to_vec())?;
    result.set_item("pc", done.pc)?;
    result.set_item("instructions", done.instructions)?;
    let after = done.memory.first().map_or(&[][..], Vec::as_slice);
    debug_assert_eq!(after.len(), memory_length);
    result.set_item("memory", PyBytes::new(py, after))?;
    result.set_item("fault", done.trap.map(|trap| trap.to_string()))?;
    Ok(result)
}
