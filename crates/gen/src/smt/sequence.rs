//! An instruction cut at a loop, as terms: what comes before it, a round, and what comes after it.
//!
//! Source: `instar_coredsl::sequence`. One after the other, the middle one once for each index,
//! they are the instruction.

use std::collections::BTreeMap;

use instar_coredsl::Description;
use instar_coredsl::ir::Statement;
use instar_coredsl::walk::walk_part;
use num_bigint::BigInt;

use super::domain::Terms;
use super::value::Value;
use super::{GivenFields, Meaning, collected};

/// What stands before a local's name in the name of a part of the state.
pub const LOCAL: &str = "local.";

/// One of the three.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SequencePart {
    /// Registers; inputs are the locals before it too.
    pub meaning: Meaning,
    /// By name: each local after it.
    pub locals: BTreeMap<String, String>,
}

/// An instruction cut at a loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SequencedTerms {
    /// By round: the index. An index after the last is known in what comes after the loop.
    pub indices: Vec<BigInt>,
    /// The local that is the index, without [`LOCAL`].
    pub index: String,
    /// Bits of each local.
    pub widths: BTreeMap<String, u32>,
    /// What comes before the loop.
    pub start: SequencePart,
    /// A round.
    pub round: SequencePart,
    /// What comes after it.
    pub end: SequencePart,
}

/// Instruction number `at`, cut at its loop of so many rounds. Symbols begin with `step` and a
/// letter.
///
/// # Errors
/// A sentence without the place where there is no such loop.
pub fn sequenced(
    description: &Description,
    at: usize,
    rounds: u32,
    known: &GivenFields,
    step: &str,
) -> Result<SequencedTerms, String> {
    let sequence = description.sequence(at, rounds)?;
    let instruction = &description.instructions[at];
    let body = instruction.behaviour.body();
    let names = description.local_names(at);
    let index = sequence.counted.index;
    let part = |letter: char, statements: &[Statement], first: bool, behind: Option<BigInt>| {
        let step = format!("{step}{letter}");
        let mut terms = Terms::new(description, &instruction.decode.fields, known, &step);
        let machine = terms.machine(instruction.decode.length);
        let mut locals = vec![];
        for (number, local) in body.locals.iter().enumerate() {
            let value = |name: &String| match &behind {
                _ if first => Value::known(&BigInt::from(0), local.ty),
                Some(behind) if number == index => Value::known(behind, local.ty),
                _ => terms.local(name, local.ty.width),
            };
            locals.push(names[number].iter().map(value).collect::<Vec<_>>());
        }
        let left = walk_part(description, at, statements, &mut terms, machine, locals);
        let named = names.iter().flatten().cloned();
        let locals = named.zip(left.locals.iter().flatten().map(Value::text)).collect();
        let meaning = collected(description, terms, left.machine, &left.raised, String::new());
        SequencePart { meaning, locals }
    };
    let widths = (names.iter().zip(&body.locals))
        .flat_map(|(names, local)| names.iter().map(|name| (name.clone(), local.ty.width)))
        .collect();
    let ty = body.locals[index].ty;
    let plain = instar_coredsl::Type::unsigned(ty.width);
    Ok(SequencedTerms {
        indices: (0..rounds).map(|round| plain.wrap(&sequence.index(round))).collect(),
        index: names[index][0].clone(),
        widths,
        start: part('a', &sequence.before, true, None),
        round: part('b', &sequence.round, false, None),
        end: part('c', &sequence.after, false, Some(sequence.index(rounds))),
    })
}
