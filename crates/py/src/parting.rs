//! Changes of a function that keep two values from meeting.
//!
//! Source: `instar_code::partings`.

use instar_code::{Called, Meeting, PartingChange, partings};
use instar_schedule::Error;
use pyo3::prelude::*;
use serde::Serialize;

use crate::arguments::Arg;
use crate::convert::Record;
use crate::error::raise;
use crate::program::Program;
use crate::schedule::{Recording, listed};
use crate::scheduled::{Listed, ScheduledLine};

/// A function with one change.
#[derive(Serialize)]
pub struct ValueParting {
    /// The change, in words.
    what: String,
    lines: Vec<ScheduledLine>,
    /// A public constant must be loaded in front of the line of this number, by a register.
    loads: Option<(usize, String)>,
}

/// Changes that may keep the value that the instruction at `now` brings from the one that the
/// instruction at `before` left, those that take no time first.
///
/// They met in an operand or the result of the ALU (`operand`), of the multiplier (`factor`), in
/// the register that is written (`register`), or in that which loads come to (`loaded`). Arguments
/// otherwise as of `schedule`. Nothing is proved to be the same function. Raises `InstarError` as
/// `schedule` does.
#[pyfunction]
#[pyo3(signature = (program, symbol, args, *, before, now, meeting, results = 2, apart = Vec::new()))]
#[allow(clippy::too_many_arguments)]
pub fn part_values(
    py: Python<'_>,
    program: PyRef<'_, Program>,
    symbol: &str,
    args: Vec<PyRef<'_, Arg>>,
    before: u64,
    now: u64,
    meeting: &str,
    results: u8,
    apart: Vec<(u8, u8)>,
) -> PyResult<Record<Vec<ValueParting>>> {
    let meeting = match meeting {
        "operand" => Meeting::Operand,
        "factor" => Meeting::Factor,
        "register" => Meeting::Register,
        "loaded" => Meeting::Loaded,
        _ => return Err(raise(format!("\"{meeting}\" is no place where values meet"))),
    };
    let program = &*program;
    let recording = Recording::new(program, symbol, &args, results)?;
    let found = py.detach(|| {
        let (words, code, recorded) = recording.read()?;
        let called = Called::new(&code, &words, recorded, &apart);
        // What the caller left is met by the first instructions.
        let found = code.at(now).map(|now| partings(&called, code.at(before).unwrap_or(now), now, meeting));
        drop(called);
        Ok::<_, Error>((code, words, found.unwrap_or_default()))
    });
    let (code, words, found) = found.map_err(raise)?;
    let listed = listed(program, &code, &words);
    let told = found.into_iter().map(|parting| ValueParting {
        what: told(&listed, parting.change),
        loads: match parting.change {
            PartingChange::Loads { register, .. } => {
                Some((parting.at, instar_isa::abi_name(register).to_owned()))
            }
            _ => None,
        },
        lines: listed.lines(Some(parting.lines)),
    });
    Ok(Record(told.collect()))
}

/// A change in words.
fn told(listed: &Listed<'_>, change: PartingChange) -> String {
    let word = |word: u32| listed.words.text(0, word);
    let text = |at: usize| word(listed.code.instructions[at].word);
    match change {
        PartingChange::Moved { instruction, beside, behind } => {
            let place = if behind { "behind" } else { "in front of" };
            format!("`{}` stands {place} `{}`", text(instruction), text(beside))
        }
        PartingChange::Renamed { instruction, register } => {
            format!("`{}` writes {}", text(instruction), instar_isa::abi_name(register))
        }
        PartingChange::Cleared { instruction, word: new } => {
            format!("`{}` in front of `{}`", word(new), text(instruction))
        }
        PartingChange::Loads { instruction, .. } => {
            format!("a load of a public zero in front of `{}`", text(instruction))
        }
    }
}
