//! Single instructions: their encodings, their text, and running a few of them.
//!
//! Source: `instar_isa` and `instar_sim::run_code`.

use std::sync::Arc;

use instar_isa::{
    Decoder, Extension, ImmediateField, Isa, ManualEncoding, Operands, RegisterFile, RegisterList, TABLES,
    WordLayout, Xlen,
};
use instar_sim::{RawCode, Watch};
use pyo3::prelude::*;
use serde::Serialize;

use crate::convert::{Bytes, Named, Record};
use crate::design::Design;
use crate::error::raise;

/// Bytes of RAM from the start of the code.
const MEMORY_BYTES: u64 = 16 << 20;

/// One encoding of the manual, as the tables of crates/isa have it.
#[pyclass(frozen, module = "instar._core")]
pub struct Encoding {
    inner: &'static ManualEncoding,
    extension: Extension,
    decoder: Arc<Decoder>,
}

#[pymethods]
impl Encoding {
    #[getter]
    fn mnemonic(&self) -> &'static str {
        self.inner.mnemonic
    }

    #[getter]
    fn extension(&self) -> &'static str {
        self.extension.name()
    }

    /// Every extension that has it, `extension` first.
    #[getter]
    fn extensions(&self) -> Vec<&'static str> {
        std::iter::once(self.extension).chain(self.inner.also.iter().copied()).map(|e| e.name()).collect()
    }

    /// Name of its class: Alu, Load, Branch and so on.
    #[getter]
    fn kind(&self) -> String {
        format!("{:?}", self.inner.class)
    }

    #[getter]
    fn mask(&self) -> u32 {
        self.inner.mask
    }

    #[getter]
    fn value(&self) -> u32 {
        self.inner.value
    }

    #[getter]
    fn length(&self) -> u8 {
        self.inner.length()
    }

    /// By operand rd, rs1, rs2 that the format has: the register numbers that it can name.
    #[getter]
    fn registers(&self) -> Record<Named<'_, Vec<u32>>> {
        let WordLayout { rd, rs1, rs2, .. } = self.inner.layout;
        let choices = [("rd", rd), ("rs1", rs1), ("rs2", rs2)]
            .map(|(name, field)| (name, field.choices().into_iter().map(u32::from).collect::<Vec<_>>()));
        Record(Named(choices.into_iter().filter(|(_, choices)| !choices.is_empty()).collect()))
    }

    /// By operand that the format has: the register file that it names, "x" or "v".
    #[getter]
    fn files(&self) -> Record<Named<'_, &'static str>> {
        let WordLayout { rd, rs1, rs2, files, .. } = self.inner.layout;
        let fields = [("rd", rd), ("rs1", rs1), ("rs2", rs2)].into_iter().zip(files);
        let known = fields.filter(|((_, field), _)| !field.choices().is_empty());
        let file = |file: &_| if *file == RegisterFile::V { "v" } else { "x" };
        Record(Named(known.map(|((name, _), of)| (name, file(of))).collect()))
    }

    /// Pairs among rd, rs1 and rs2 that stand in one field of the word, so that they are always
    /// equal.
    #[getter]
    fn tied(&self) -> Vec<(&'static str, &'static str)> {
        self.inner.tied()
    }

    /// Whether the rs1 field holds a number, not a register (csrrwi and its kin).
    #[getter]
    fn rs1_is_number(&self) -> bool {
        self.inner.rs1_is_number()
    }

    /// Smallest and largest immediate and the distance between two; None where there is none.
    #[getter]
    fn immediate(&self) -> Option<(i64, i64, i64)> {
        self.inner.immediate_range().map(|range| (range.min, range.max, range.step))
    }

    /// The word with these operands; None where it cannot express them.
    ///
    /// An immediate that the instruction implies is filled in.
    #[pyo3(signature = (*, rd = 0, rs1 = 0, rs2 = 0, immediate = 0))]
    fn encode(&self, rd: u8, rs1: u8, rs2: u8, immediate: i64) -> Option<u32> {
        let immediate = match self.inner.layout.immediate {
            ImmediateField::Fixed(value) => value,
            _ => immediate,
        };
        self.inner.encode(&Operands { rd, rs1, rs2, immediate })
    }

    /// rd, rs1, rs2 and immediate in `word`; None where it is another instruction.
    fn operands(&self, word: u32) -> Option<(u8, u8, u8, i64)> {
        self.inner.matches(word).map(|o| (o.rd, o.rs1, o.rs2, o.immediate))
    }

    /// Integer registers that `word` reads and those that it writes, x0 left out; None if illegal.
    fn touched(&self, word: u32) -> Option<(Vec<u16>, Vec<u16>)> {
        let numbers = |list: &RegisterList| {
            let integer = list.iter().filter(|range| range.file == RegisterFile::X);
            integer.flat_map(|range| range.numbers()).collect()
        };
        let entry = self.decoder.static_entry(0, word)?;
        Some((numbers(&entry.sources), numbers(&entry.destinations)))
    }

    fn __repr__(&self) -> String {
        format!("<{} of {}>", self.inner.mnemonic, self.extension.name())
    }
}

/// Every encoding that `isa` decodes.
#[pyfunction]
pub fn instructions(isa: &str) -> PyResult<Vec<Encoding>> {
    let isa = Isa::parse(isa).map_err(raise)?;
    let decoder = Arc::new(Decoder::new(&isa, &[]).map_err(raise)?);
    let home = |i: &ManualEncoding| TABLES.iter().find(|(_, table)| table.iter().any(|j| j == i));
    let encoding = |inner| {
        let &(extension, _) = home(inner)?;
        Some(Encoding { inner, extension, decoder: Arc::clone(&decoder) })
    };
    Ok(instar_isa::instructions(&isa).filter_map(encoding).collect())
}

/// The ISA string with every extension that is known at this XLEN.
#[pyfunction]
pub fn everything(xlen: u32) -> PyResult<String> {
    let xlen = match xlen {
        32 => Xlen::Rv32,
        64 => Xlen::Rv64,
        other => return Err(raise(format!("XLEN {other} does not exist here; 32 and 64 do"))),
    };
    Ok(Isa::everything(xlen).to_string())
}

/// The instruction as GNU and LLVM print it; None where `isa` does not decode it.
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

/// What raw code left.
#[derive(Serialize)]
pub struct CodeResult {
    registers: Vec<u64>,
    pc: u64,
    instructions: u64,
    memory: Bytes,
    fault: Option<String>,
}

/// Runs raw code until pc leaves it, from 32 given registers and one block of memory.
///
/// The 16 MiB from `address` on are memory; misaligned accesses work.
#[pyfunction]
#[pyo3(signature = (code, registers, *, isa, address = 0x8000_0000, memory = Vec::new(),
                    memory_address = 0x8010_0000, max_instructions = 100_000))]
#[allow(clippy::too_many_arguments)]
pub fn run_code(
    py: Python<'_>,
    code: Vec<u8>,
    registers: Vec<u64>,
    isa: &str,
    address: u64,
    memory: Vec<u8>,
    memory_address: u64,
    max_instructions: u64,
) -> PyResult<Record<CodeResult>> {
    let given = registers.len();
    let registers: [u64; 32] =
        registers.try_into().map_err(|_| raise(format!("{given} registers were given; 32 are right")))?;
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
    Ok(Record(CodeResult {
        registers: done.registers.to_vec(),
        pc: done.pc,
        instructions: done.instructions,
        memory: Bytes(done.memory.into_iter().next().unwrap_or_default()),
        fault: done.trap.map(|trap| trap.to_string()),
    }))
}
