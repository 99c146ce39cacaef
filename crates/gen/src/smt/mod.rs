//! What an instruction does as terms of SMT-LIB 2, logic QF_ABV: bit vectors, and memory as an
//! array of bytes.
//!
//! Source: The SMT-LIB Standard, version 2.6, theories FixedSizeBitVectors and ArraysEx. An access
//! to memory is never refused here: which addresses there are is the machine's.

mod domain;
mod sequence;
mod value;

use std::collections::BTreeMap;

use instar_coredsl::Description;
use instar_coredsl::walk::walk;
use instar_isa::{CustomField, RegisterFile};

use domain::{Machine, Terms};
pub use sequence::{LOCAL, SequencePart, SequencedTerms, sequenced};
pub use value::Sort;
use value::Value;

/// Which fields of the encoding have a known value; the others are inputs of the terms.
pub type GivenFields = BTreeMap<String, u32>;

/// The fields of an instruction with this encoding, all of them known.
pub fn known(fields: &[CustomField], word: u32) -> GivenFields {
    fields.iter().map(|field| (field.name.clone(), field.extract(word))).collect()
}

/// An instruction as terms over the state before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meaning {
    /// What has to be declared or defined in front of `definitions`: symbol, name of the part of
    /// the state, sort.
    pub inputs: Vec<Input>,
    /// Definitions, one a line, each of which uses inputs and those before it.
    pub definitions: String,
    /// By the part of the state that the instruction may change, `x10`, `pc`, `memory`, `CSR`: its
    /// value after it; the address of the next instruction is always there.
    pub outputs: BTreeMap<String, String>,
    /// Whether an exception is raised, one bit. What was written before stays written; the pc
    /// counts for nothing then.
    pub raised: String,
    /// The exception's number as in `mcause`, XLEN bits; 0 where none is raised.
    pub cause: String,
}

/// An input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Input {
    /// Its symbol: the step, a dot and the part.
    pub symbol: String,
    /// The part of the state, `x10`, `pc`, `memory`, a register of the description's own, or a
    /// field of the encoding.
    pub part: String,
    /// Its sort.
    pub sort: Sort,
}

/// The meaning of instruction number `at`. Symbols start with `step` and a dot, so that several
/// instructions can stand in one script; registers are `x1` to `x31`, as x0 is 0.
///
/// ```
/// let text = "InstructionSet Xa extends RV32I { instructions { A {
///     encoding: 12'd0 :: rs1[4:0] :: 3'b0 :: rd[4:0] :: 7'b0001011; assembly: {\"a\", \"{name(rd)}, {name(rs1)}\"};
///     behavior: X[rd] = X[rs1] ^ 1; } } }";
/// let description = instar_coredsl::load("a.core_desc", text).unwrap();
/// let fields = &description.instructions[0].decode.fields;
/// let meaning = instar_gen::smt::meaning(&description, 0, &instar_gen::smt::known(fields, 0x0005_850b), "s");
/// assert_eq!(meaning.inputs.iter().map(|input| input.part.as_str()).collect::<Vec<_>>(), ["pc", "x11"]);
/// assert_eq!(meaning.definitions.lines().last().unwrap(),
///            "(define-fun s.1 () (_ BitVec 32) (bvxor s.x11 (_ bv1 32)))");
/// assert_eq!(meaning.outputs["x10"], "s.1");
/// ```
pub fn meaning(description: &Description, at: usize, known: &GivenFields, step: &str) -> Meaning {
    let decode = &description.instructions[at].decode;
    let mut terms = Terms::new(description, &decode.fields, known, step);
    let machine = terms.machine(decode.length);
    let outcome = walk(description, at, &mut terms, machine);
    collected(description, terms, outcome.machine, &outcome.raised, outcome.cause.text())
}

/// What a walk leaves, as a meaning.
fn collected(
    description: &Description,
    terms: Terms<'_>,
    machine: Machine,
    raised: &Value,
    cause: String,
) -> Meaning {
    let mut outputs = BTreeMap::from([("pc".to_string(), machine.next.text())]);
    let Machine { x, memory, own, changed, .. } = machine;
    for file in changed {
        match file {
            (RegisterFile::Own(number), _) => {
                let number = usize::from(number);
                outputs.insert(description.states[number].name.clone(), own[number].clone());
            }
            (_, number) => {
                outputs.insert(format!("x{number}"), x[usize::from(number)].text());
            }
        }
    }
    if let Some(memory) = memory {
        outputs.insert("memory".to_string(), memory);
    }
    let raised = raised.text();
    Meaning { outputs, raised, cause, inputs: terms.inputs(), definitions: terms.definitions() }
}
