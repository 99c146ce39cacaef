//! What the simulator's behaviour of an instruction gives for many operands at once.
//!
//! Source: `instar_coredsl::Behaviour::execute`, the list of operations that the simulator runs or
//! compiles.

use std::collections::BTreeMap;

use instar_coredsl::{DescribedInstruction, Host, OwnState, RaisedException};
use instar_gen::smt::GivenFields;
use instar_isa::{CustomField, Xlen};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::design::Design;
use crate::error::raise;
use crate::meaning::{fields, find};

/// Registers and the design's own ones; of memory the stores, no jumps.
struct Registers {
    x: [u64; 32],
    own: OwnState,
    /// Address and value of each store.
    stored: Vec<u64>,
}

impl Host for Registers {
    fn x(&self, index: u32) -> u64 {
        self.x[index as usize]
    }

    fn set_x(&mut self, index: u32, value: u64) {
        self.x[index as usize] = value;
    }

    fn pc(&self) -> u64 {
        0
    }

    fn set_pc(&mut self, _: u64) {}

    fn load(&mut self, address: u64, _: u32) -> Result<u64, RaisedException> {
        Err(RaisedException { cause: RaisedException::LOAD_ACCESS_FAULT, value: address })
    }

    fn store(&mut self, address: u64, _: u32, value: u64) -> Result<(), RaisedException> {
        self.stored.extend([address, value]);
        Ok(())
    }

    fn own(&mut self) -> &mut OwnState {
        &mut self.own
    }
}

/// Little-endian numbers of eight bytes.
fn numbers(bytes: &[u8]) -> impl Iterator<Item = u64> + '_ {
    bytes.chunks_exact(8).map(|eight| u64::from_le_bytes(eight.try_into().expect("eight bytes")))
}

/// Runs an instruction as the simulator does, once for each set of operands.
///
/// `registers` says which register each field names that names one. `values` are the operands
/// `reads`, eight bytes each, one set after the other: a register's value (of a fixed one by its
/// name, `x5`), or that of another field; registers that are not read are 0. `state` are the
/// design's own registers, in limbs of eight bytes, at reset where it is not given. Answers the
/// registers that `writes` name, and after them address and value of each store, and the own
/// registers, after each set in the same form.
#[pyfunction]
#[pyo3(signature = (mnemonic, *, xlen, registers, reads, values, writes, state = Vec::new(), design = None))]
#[allow(clippy::too_many_arguments)]
pub fn behave<'py>(
    py: Python<'py>,
    mnemonic: &str,
    xlen: u32,
    registers: BTreeMap<String, u32>,
    reads: Vec<String>,
    values: Vec<u8>,
    writes: Vec<String>,
    state: Vec<u8>,
    design: Option<PyRef<'_, Design>>,
) -> PyResult<(Bound<'py, PyBytes>, Bound<'py, PyBytes>)> {
    let xlen = match xlen {
        32 => Xlen::Rv32,
        64 => Xlen::Rv64,
        other => return Err(raise(format!("XLEN {other} does not exist here; 32 and 64 do"))),
    };
    let (description, at) = find(mnemonic, xlen, None, design.as_deref())?;
    let instruction = &description.instructions[at];
    let known = fields(instruction, None, registers)?;
    let decode = &instruction.decode;
    let word = decode.fields.iter().fold(decode.value, |word, field| match known.get(&field.name) {
        Some(number) => field.insert(word, *number),
        None => word,
    });
    let operands =
        reads.iter().map(|name| operand(instruction, &known, name)).collect::<PyResult<Vec<_>>>()?;
    let results = writes.iter().map(|name| match operand(instruction, &known, name)? {
        Operand::Register(number) => Ok(number),
        Operand::Field(field) => Err(raise(format!("{mnemonic}: {} names no register", field.name))),
    });
    let results = results.collect::<PyResult<Vec<_>>>()?;
    let mut own = description.own_state();
    let limbs = own.limbs_mut().len();
    // Without operands there is one set.
    let count = if operands.is_empty() { 1 } else { values.len() / (8 * operands.len()) };
    if values.len() != count * operands.len() * 8 || !(state.is_empty() || state.len() == count * limbs * 8) {
        return Err(raise(format!("{mnemonic}: values and state are not of one number of sets")));
    }
    let mask = match xlen {
        Xlen::Rv32 => u64::from(u32::MAX),
        Xlen::Rv64 => u64::MAX,
    };
    let done = py.detach(|| {
        let (mut out, mut after) = (Vec::with_capacity(count * results.len() * 8), Vec::new());
        let mut machine = Registers { x: [0; 32], own: own.clone(), stored: Vec::new() };
        for set in 0..count {
            machine.x = [0; 32];
            let mut word = word;
            let given = &values[set * operands.len() * 8..(set + 1) * operands.len() * 8];
            for (operand, value) in operands.iter().zip(numbers(given)) {
                match operand {
                    Operand::Register(number) => machine.x[*number] = value & mask,
                    Operand::Field(field) => word = field.insert(word, value as u32),
                }
            }
            if state.is_empty() {
                machine.own.clone_from(&own);
            } else {
                let given = &state[set * limbs * 8..(set + 1) * limbs * 8];
                for (limb, value) in machine.own.limbs_mut().iter_mut().zip(numbers(given)) {
                    *limb = value;
                }
            }
            instruction.behaviour.execute(word, &mut machine)?;
            for number in &results {
                out.extend((machine.x[*number] & mask).to_le_bytes());
            }
            out.extend(machine.stored.drain(..).flat_map(u64::to_le_bytes));
            after.extend(machine.own.limbs_mut().iter().flat_map(|limb| limb.to_le_bytes()));
        }
        Ok((out, after))
    });
    let (out, after) = done.map_err(|trap: RaisedException| raise(format!("{mnemonic} raises {trap}")))?;
    Ok((PyBytes::new(py, &out), PyBytes::new(py, &after)))
}

/// Where the value of an operand goes.
enum Operand<'a> {
    /// To a register.
    Register(usize),
    /// Into the word.
    Field(&'a CustomField),
}

fn operand<'a>(
    instruction: &'a DescribedInstruction,
    known: &GivenFields,
    name: &str,
) -> PyResult<Operand<'a>> {
    if let Some(number) = known.get(name) {
        return Ok(Operand::Register(*number as usize & 31));
    }
    if let Some(number) = name.strip_prefix('x').and_then(|number| number.parse::<usize>().ok()) {
        return Ok(Operand::Register(number & 31));
    }
    let found = instruction.decode.fields.iter().find(|field| field.name == name);
    found
        .map(Operand::Field)
        .ok_or_else(|| raise(format!("{} has no field \"{name}\"", instruction.decode.mnemonic)))
}
