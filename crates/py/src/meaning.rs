//! What an instruction does, as terms for a solver.
//!
//! Source: `instar_manual` and the descriptions of a design; the terms are those of `instar_gen::smt`.

use std::collections::BTreeMap;

use instar_coredsl::group::GroupLayout;
use instar_coredsl::{Description, Instruction};
use instar_gen::smt::{self, GivenFields};
use instar_isa::Xlen;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::raise;
use crate::library::Design;

/// The instruction `mnemonic`, of the design if there is one, else of the manual; a word picks among encodings.
pub fn find<'a>(
    mnemonic: &str,
    xlen: Xlen,
    word: Option<u32>,
    design: Option<&'a Design>,
) -> PyResult<(&'a Description, usize)> {
    let is_it = |i: &Instruction| {
        i.decode.mnemonic == mnemonic && word.is_none_or(|word| word & i.decode.mask == i.decode.value)
    };
    let own = design.map_or(&[][..], |design| &design.inner().extensions);
    let mut own = own.iter().map(|file| &file.description).filter(|description| description.xlen == xlen);
    let in_design = own.find_map(|d| Some((d, d.instructions.iter().position(is_it)?)));
    let found = in_design.or_else(|| {
        let files = (0..instar_manual::FILES.len()).filter(|file| {
            let (_, table) = instar_isa::TABLES[*file];
            table.iter().any(|row| row.mnemonic == mnemonic)
        });
        let mut sets = files.flat_map(|file| instar_manual::sets(file, xlen));
        sets.find_map(|d| Some((d, d.instructions.iter().position(is_it)?)))
    });
    let found = found.ok_or_else(|| {
        let shown = word.map_or(String::new(), |word| format!(" with the encoding {word:#x}"));
        raise(format!("there is no instruction \"{mnemonic}\"{shown} on RV{}", xlen.bits()))
    })?;
    if found.0.instructions[found.1].behaviour.vectors().any {
        return Err(raise(format!("{mnemonic} works on vector registers, which no terms are made of yet")));
    }
    Ok(found)
}

/// What an instruction of the design on vector registers does to one group: bits of an element, of a register that holds a
/// part of an operand, and how many of these each operand has.
fn group_of(mnemonic: &str, design: Option<&Design>, group: (u32, u32, u32)) -> PyResult<Description> {
    let (sew, element_bits, slots) = group;
    let own = design.map_or(&[][..], |design| &design.inner().extensions);
    let found = own.iter().find_map(|file| {
        let at = file.description.instructions.iter().position(|i| i.decode.mnemonic == mnemonic)?;
        Some((&file.description, at))
    });
    let (description, at) =
        found.ok_or_else(|| raise(format!("the design has no instruction \"{mnemonic}\"")))?;
    let made = description.element_group(at, sew, GroupLayout { element_bits, slots });
    made.map(|made| made.description).map_err(|sentence| raise(format!("{mnemonic}: {sentence}")))
}

/// What the fields are, checked against the encoding.
pub fn fields(
    instruction: &Instruction,
    word: Option<u32>,
    given: BTreeMap<String, u32>,
) -> PyResult<GivenFields> {
    let decode = &instruction.decode;
    let mut known = word.map_or_else(GivenFields::new, |word| smt::known(&decode.fields, word));
    for (name, value) in given {
        let Some(field) = decode.fields.iter().find(|field| field.name == name) else {
            let names: Vec<_> = decode.fields.iter().map(|field| field.name.as_str()).collect();
            let names = if names.is_empty() { "none".to_string() } else { names.join(", ") };
            return Err(raise(format!("{} has no field \"{name}\"; it has {names}", decode.mnemonic)));
        };
        if field.extract(field.insert(decode.value, value)) != value {
            return Err(raise(format!("the field \"{name}\" of {} cannot be {value}", decode.mnemonic)));
        }
        known.insert(name, value);
    }
    Ok(known)
}

/// The meaning of an instruction as definitions of SMT-LIB 2.
#[pyfunction]
#[pyo3(signature = (
    mnemonic, *, xlen, word = None, fields = BTreeMap::new(), step = "s", design = None, group = None
))]
#[expect(clippy::too_many_arguments, reason = "each is a keyword")]
pub fn meaning<'py>(
    py: Python<'py>,
    mnemonic: &str,
    xlen: u32,
    word: Option<u32>,
    fields: BTreeMap<String, u32>,
    step: &str,
    design: Option<PyRef<'py, Design>>,
    group: Option<(u32, u32, u32)>,
) -> PyResult<Bound<'py, PyDict>> {
    let xlen = width(xlen)?;
    if !step.starts_with(|c: char| c.is_ascii_alphabetic())
        || !step.chars().all(|c| c.is_ascii_alphanumeric())
    {
        return Err(raise(format!("the step \"{step}\" is no name: letters and digits, a letter first")));
    }
    let one = group.map(|group| group_of(mnemonic, design.as_deref(), group)).transpose()?;
    let (description, at) = match &one {
        Some(one) => (one, 0),
        None => find(mnemonic, xlen, word, design.as_deref())?,
    };
    let known = self::fields(&description.instructions[at], word, fields)?;
    let meaning = smt::meaning(description, at, &known, step);
    told(py, meaning, description, at)
}

/// The number of bits of a register, as there are cores.
fn width(xlen: u32) -> PyResult<Xlen> {
    match xlen {
        32 => Ok(Xlen::Rv32),
        64 => Ok(Xlen::Rv64),
        other => Err(raise(format!("XLEN {other} does not exist here; 32 and 64 do"))),
    }
}

/// A meaning as Python sees it.
fn told<'py>(
    py: Python<'py>,
    meaning: smt::Meaning,
    description: &Description,
    at: usize,
) -> PyResult<Bound<'py, PyDict>> {
    let result = PyDict::new(py);
    let inputs = meaning.inputs.iter().map(|i| (i.part.clone(), i.symbol.clone(), i.sort.to_string()));
    result.set_item("inputs", inputs.collect::<Vec<_>>())?;
    let widths = description.instructions[at].decode.fields.iter().map(|f| (f.name.clone(), f.width));
    result.set_item("fields", widths.collect::<BTreeMap<_, _>>())?;
    result.set_item("syntax", &description.instructions[at].decode.syntax)?;
    result.set_item("definitions", meaning.definitions)?;
    result.set_item("outputs", meaning.outputs)?;
    result.set_item("raised", meaning.raised)?;
    result.set_item("cause", meaning.cause)?;
    Ok(result)
}

/// The meaning of an instruction cut at its loop of so many rounds.
#[pyfunction]
#[pyo3(signature = (mnemonic, rounds, *, xlen, fields = BTreeMap::new(), design = None, group = None))]
pub fn meaning_by_rounds<'py>(
    py: Python<'py>,
    mnemonic: &str,
    rounds: u32,
    xlen: u32,
    fields: BTreeMap<String, u32>,
    design: Option<PyRef<'py, Design>>,
    group: Option<(u32, u32, u32)>,
) -> PyResult<Bound<'py, PyDict>> {
    let one = group.map(|group| group_of(mnemonic, design.as_deref(), group)).transpose()?;
    let (description, at) = match &one {
        Some(one) => (one, 0),
        None => find(mnemonic, width(xlen)?, None, design.as_deref())?,
    };
    let known = self::fields(&description.instructions[at], None, fields)?;
    let made = smt::sequenced(description, at, rounds, &known, "s")
        .map_err(|sentence| raise(format!("{mnemonic}: {sentence}")))?;
    let result = PyDict::new(py);
    // An index has at most 64 bits.
    let indices: Vec<u64> = made.indices.iter().filter_map(|index| u64::try_from(index).ok()).collect();
    result.set_item("indices", indices)?;
    result.set_item("index", format!("{}{}", smt::LOCAL, made.index))?;
    let widths = made.widths.iter().map(|(name, width)| (name.clone(), *width));
    result.set_item("locals", widths.collect::<BTreeMap<_, _>>())?;
    for (name, part) in [("start", made.start), ("round", made.round), ("end", made.end)] {
        let meaning = told(py, part.meaning, description, at)?;
        meaning.set_item("locals", part.locals)?;
        result.set_item(name, meaning)?;
    }
    Ok(result)
}
