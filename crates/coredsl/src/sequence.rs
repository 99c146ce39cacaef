//! A behaviour cut at one loop: what comes before it, a round, and what comes after it.
//!
//! Source: own design; for circuits that go through a loop a round a cycle. The three parts one
//! after the other, the middle one once for each index, are the behaviour, as [`Loop`] says. All
//! other loops are written out, and parts from computed places are shifts and masks.

use std::collections::BTreeSet;

use num_bigint::BigInt;

use crate::description::Description;
use crate::ir::{AssignmentTarget, LocalId, Loop, Statement};
use crate::unroll::{self, Names, OpenEnded};

/// A behaviour cut at a loop. Locals are those of the instruction's body.
#[derive(Clone, Debug, PartialEq)]
pub struct Sequence {
    /// What comes before the loop.
    pub before: Vec<Statement>,
    /// The loop, without its body.
    pub counted: Loop,
    /// A round; the index is not known in it.
    pub round: Vec<Statement>,
    /// What comes after the loop, where the index has the value after its last.
    pub after: Vec<Statement>,
}

impl Sequence {
    /// Locals that a round may change.
    pub fn changed(&self) -> Vec<LocalId> {
        let mut changed = vec![];
        for statement in &self.round {
            statement.walk(&mut |statement| match statement {
                Statement::Assign { target: AssignmentTarget::Local { local, .. }, .. }
                | Statement::Insert { target: AssignmentTarget::Local { local, .. }, .. }
                | Statement::Load { local, .. } => changed.push(*local),
                _ => {}
            });
        }
        changed.sort_unstable();
        changed.dedup();
        changed
    }

    /// The index of a round; after the last one where `round` is their number.
    pub fn index(&self, round: u32) -> BigInt {
        self.counted.at(round)
    }
}

impl Description {
    /// Instruction number `at`, cut at the one loop of so many rounds that stands in no other
    /// statement.
    ///
    /// # Errors
    /// A sentence without the place where there is no such loop, or where there are several.
    pub fn sequence(&self, at: usize, rounds: u32) -> Result<Sequence, String> {
        let behaviour = &self.instructions[at].behaviour;
        if behaviour.vectors().any {
            return Err(
                "it works on vector registers, which a sequencer beside a scalar core does not reach"
                    .to_string(),
            );
        }
        let body = behaviour.body();
        let loops: Vec<(usize, &Loop)> = (body.statements.iter().enumerate())
            .filter_map(|(number, statement)| match statement {
                Statement::Loop(looped) => Some((number, looped)),
                _ => None,
            })
            .collect();
        let fitting: Vec<_> = loops.iter().filter(|(_, looped)| looped.rounds == rounds).collect();
        let [(number, looped)] = fitting[..] else {
            return Err(refused(body.has_loops(), &loops, rounds));
        };
        let names = Names { states: &self.states, tables: &self.tables, open_ended: OpenEnded::Refused };
        let part = |statements: &[Statement], within: bool| {
            unroll::part(statements, &body.locals, names, within).ok_or_else(|| {
                format!(
                    "its loop of {rounds} rounds leaves out, as nobody needs it, what may raise an exception; \
                     without that it could go through a sequencer"
                )
            })
        };
        Ok(Sequence {
            before: part(&body.statements[..*number], false)?,
            counted: Loop { body: vec![], ..(*looped).clone() },
            round: part(&looped.body, true)?,
            after: part(&body.statements[number + 1..], false)?,
        })
    }
}

impl Description {
    /// What circuits and terms call each element of each local of instruction number `at`: the
    /// text's name in small letters, with the element's number and, where it is taken, one more.
    /// Registers of the design's own, those that hold operands and fields, and `round`, `busy` and
    /// `loop` are taken.
    pub fn local_names(&self, at: usize) -> Vec<Vec<String>> {
        let body = self.instructions[at].behaviour.body();
        let mut taken = BTreeSet::from(["round", "busy", "loop"].map(str::to_string));
        for field in &self.instructions[at].decode.fields {
            taken.extend(["operand", "number"].map(|what| plain(&format!("{}_{what}", field.name))));
        }
        for state in &self.states {
            match state.array {
                true => taken.extend((0..state.count).map(|n| plain(&format!("{}_{n}", state.name)))),
                false => drop(taken.insert(plain(&state.name))),
            }
        }
        let mut of = |name: &str, count: u32, element: usize| {
            let name = if name.is_empty() { "value".to_string() } else { plain(name) };
            let base = if count > 1 { format!("{name}_{element}") } else { name };
            let mut name = base.clone();
            for number in 2.. {
                if taken.insert(name.clone()) {
                    break;
                }
                name = format!("{base}_{number}");
            }
            name
        };
        (body.locals.iter())
            .map(|local| {
                let name = &body.names[local.name];
                (0..local.count.max(1) as usize).map(|element| of(name, local.count, element)).collect()
            })
            .collect()
    }
}

/// A name in small letters, digits and underscores.
fn plain(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '_' }).collect()
}

/// Why there is not one loop of so many rounds.
fn refused(any: bool, loops: &[(usize, &Loop)], rounds: u32) -> String {
    let counts: Vec<String> = loops.iter().map(|(_, looped)| looped.rounds.to_string()).collect();
    if counts.iter().filter(|count| **count == rounds.to_string()).count() > 1 {
        return format!(
            "several of its loops have {rounds} rounds, and a sequencer goes through one; give them different numbers, \
             or make one of them"
        );
    }
    if !counts.is_empty() {
        return format!(
            "it has no loop of {rounds} rounds; the loops that it has take {}",
            counts.join(", ")
        );
    }
    if any {
        return "its loops stand under a condition or in others, and a sequencer goes through one that always runs"
            .to_string();
    }
    format!(
        "it has no loop of {rounds} rounds, all of which are one body with another index; `instar docs coredsl` \
         says which loops are written out"
    )
}
