//! What an instruction does, as terms for a solver.
//!
//! Source: `instar_manual` and the descriptions of a design; the terms are those of
//! `instar_gen::smt`.

use std::collections::BTreeMap;

use instar_coredsl::group::GroupLayout;
use instar_coredsl::{DescribedInstruction, Description};
use instar_gen::smt::{self, GivenFields};
use instar_isa::Xlen;
use pyo3::prelude::*;
use serde::Serialize;

use crate::convert::Record;
use crate::design::Design;
use crate::error::raise;

/// The instruction `mnemonic`, of the design if there is one, else of the manual; a word picks
/// among encodings.
pub fn find<'a>(
    mnemonic: &str,
    xlen: Xlen,
    word: Option<u32>,
    design: Option<&'a Design>,
) -> PyResult<(&'a Description, usize)> {
    let is_it = |i: &DescribedInstruction| {
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

/// What an instruction of the design on vector registers does to one group: bits of an element, of
/// a register that holds a part of an operand, and how many of these each operand has.
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
    instruction: &DescribedInstruction,
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

/// What an instruction of the manual, or of `design`, does.
///
/// With `group`, of an instruction on vector registers, what it does to one group of elements that
/// registers `<field>_element` hold: bits of an element, bits of such a register, and how many each
/// operand has.
///
/// `word` gives all fields of the encoding, `fields` single ones; the others are inputs. Symbols
/// start with `step`.
#[pyfunction]
#[pyo3(signature = (
    mnemonic, *, xlen, word = None, fields = BTreeMap::new(), step = "s", design = None, group = None
))]
pub fn meaning(
    mnemonic: &str,
    xlen: u32,
    word: Option<u32>,
    fields: BTreeMap<String, u32>,
    step: &str,
    design: Option<PyRef<'_, Design>>,
    group: Option<(u32, u32, u32)>,
) -> PyResult<Record<Meaning>> {
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
    Ok(Record(Meaning::new(meaning, &description.instructions[at])))
}

/// The number of bits of a register, as there are cores.
fn width(xlen: u32) -> PyResult<Xlen> {
    match xlen {
        32 => Ok(Xlen::Rv32),
        64 => Ok(Xlen::Rv64),
        other => Err(raise(format!("XLEN {other} does not exist here; 32 and 64 do"))),
    }
}

/// An instruction as definitions of SMT-LIB 2 (logic QF_ABV) over the state before it.
#[derive(Serialize)]
pub struct Meaning {
    /// What must be declared or defined first: part of the state, symbol, sort. Parts are x1 to
    /// x31, pc, memory (by byte), registers of the description's own, and fields of the encoding
    /// that were not given.
    inputs: Vec<(String, String, String)>,
    /// Bits of each field of the encoding, those below its lowest encoded one included.
    fields: BTreeMap<String, u8>,
    /// Its operands in assembly: `{name(rd)}` a register, `{name(rd + 8)}` one from x8 on, `{imm}`
    /// a number.
    syntax: String,
    /// Definitions, one a line.
    definitions: String,
    /// By part of the state that the instruction may change: the term after it. The next pc is
    /// always there.
    outputs: BTreeMap<String, String>,
    /// One bit: whether an exception is raised; what was written before it stays written.
    raised: String,
    /// The exception's number as in mcause, XLEN bits; 0 where there is none.
    cause: String,
}

impl Meaning {
    fn new(meaning: smt::Meaning, instruction: &DescribedInstruction) -> Self {
        let smt::Meaning { inputs, definitions, outputs, raised, cause } = meaning;
        let decode = &instruction.decode;
        Self {
            inputs: inputs.into_iter().map(|i| (i.part, i.symbol, i.sort.to_string())).collect(),
            fields: decode.fields.iter().map(|field| (field.name.clone(), field.width)).collect(),
            syntax: decode.syntax.clone(),
            definitions,
            outputs,
            raised,
            cause,
        }
    }
}

/// A part of an instruction: what comes before a loop, a round of it, or what comes after it.
#[derive(Serialize)]
struct MeaningPart {
    #[serde(flatten)]
    meaning: Meaning,
    /// By name: each local variable after it. Those before it are inputs, `local.<name>`.
    locals: BTreeMap<String, String>,
}

/// An instruction cut at a loop: `start`, `round` once for each index, and `end`, one after the
/// other.
#[derive(Serialize)]
pub struct MeaningByRounds {
    /// Of each round.
    indices: Vec<u64>,
    /// The input of a round that is the index.
    index: String,
    /// Bits of each local variable, or element of one.
    locals: BTreeMap<String, u32>,
    start: MeaningPart,
    round: MeaningPart,
    end: MeaningPart,
}

/// What an instruction of `design` does, cut at its one loop of so many rounds that stands in no
/// other.
///
/// Raises `InstarError` where it has no such loop.
#[pyfunction]
#[pyo3(signature = (mnemonic, rounds, *, xlen, fields = BTreeMap::new(), design = None, group = None))]
pub fn meaning_by_rounds(
    mnemonic: &str,
    rounds: u32,
    xlen: u32,
    fields: BTreeMap<String, u32>,
    design: Option<PyRef<'_, Design>>,
    group: Option<(u32, u32, u32)>,
) -> PyResult<Record<MeaningByRounds>> {
    let one = group.map(|group| group_of(mnemonic, design.as_deref(), group)).transpose()?;
    let (description, at) = match &one {
        Some(one) => (one, 0),
        None => find(mnemonic, width(xlen)?, None, design.as_deref())?,
    };
    let known = self::fields(&description.instructions[at], None, fields)?;
    let made = smt::sequenced(description, at, rounds, &known, "s")
        .map_err(|sentence| raise(format!("{mnemonic}: {sentence}")))?;
    let part = |part: smt::SequencePart| MeaningPart {
        meaning: Meaning::new(part.meaning, &description.instructions[at]),
        locals: part.locals,
    };
    Ok(Record(MeaningByRounds {
        // An index has at most 64 bits.
        indices: made.indices.iter().filter_map(|index| u64::try_from(index).ok()).collect(),
        index: format!("{}{}", smt::LOCAL, made.index),
        locals: made.widths,
        start: part(made.start),
        round: part(made.round),
        end: part(made.end),
    }))
}
