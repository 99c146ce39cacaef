//! Instructions that functions would gain from.
//!
//! Source: `instar_discover`.

use instar_code::{Called, Tries, fused};
use instar_discover::{Candidate, Candidates, CutLimits, MOST, Strategy, described};
use instar_schedule::Error;
use pyo3::prelude::*;
use serde::Serialize;

use crate::arguments::Arg;
use crate::convert::Record;
use crate::error::raise;
use crate::program::Program;
use crate::schedule::{Recording, listed};
use crate::scheduled::{SchedulePlace, ScheduledLine};

/// An instruction that may be made.
#[derive(Serialize)]
pub struct FoundInstruction {
    /// Registers that it reads, and that it writes.
    reads: usize,
    writes: usize,
    /// Instructions of the core that it replaces, in their order.
    replaces: Vec<String>,
    /// Bits of immediates.
    immediate_bits: u32,
    /// Places, by function.
    uses: Vec<u64>,
    /// How often it would be executed in the calls.
    executed: u64,
    /// Cycles that it may save, were each use one cycle.
    gain: f64,
    /// By place, the function, the numbers of the instructions in it that are replaced, and the
    /// part of the gain.
    places: Vec<(usize, Vec<usize>, f64)>,
}

/// A function with chosen instructions.
#[derive(Serialize)]
pub struct FusedFunction {
    /// Empty where that comes to no fewer instructions.
    lines: Vec<ScheduledLine>,
    /// Places that got their instruction.
    placed: u64,
    /// Places that did not, as another one took an instruction of theirs, or nothing could come
    /// first.
    left: u64,
}

/// What was found in some functions.
#[pyclass(frozen, module = "instar._core")]
pub struct FoundInstructions {
    inner: Candidates,
    all: Vec<Candidate>,
    /// By function its stretches of code, and those of them in which the search was ended.
    stretches: Vec<(usize, usize)>,
    /// By function the words of its instructions.
    words: Vec<Vec<u32>>,
    /// By function its instructions, as they stand in the program.
    instructions: Vec<Vec<SchedulePlace>>,
    /// By function, whether it calls others.
    calls: Vec<bool>,
}

#[pymethods]
impl FoundInstructions {
    /// By function its stretches of code, and in how many of them the search was ended before all
    /// cuts were looked at.
    #[getter]
    fn stretches(&self) -> Vec<(usize, usize)> {
        self.stretches.clone()
    }

    /// By function, whether it calls others.
    #[getter]
    fn calls(&self) -> Vec<bool> {
        self.calls.clone()
    }

    /// The instructions of function `number`, as they stand in its program.
    fn instructions(&self, number: usize) -> PyResult<Record<Vec<SchedulePlace>>> {
        let known = self.instructions.get(number);
        known.cloned().map(Record).ok_or_else(|| raise(format!("there is no function {number}")))
    }

    /// How many instructions may be made.
    fn __len__(&self) -> usize {
        self.all.len()
    }

    /// The first `most` of them, those that may gain most first.
    fn first(&self, most: usize) -> Record<Vec<FoundInstruction>> {
        Record(self.all.iter().take(most).map(|one| self.told(one)).collect())
    }

    /// Instruction `at` as CoreDSL; `number` is its place among the design's, at most 31.
    fn text(&self, at: usize, name: &str, mnemonic: &str, number: usize) -> PyResult<String> {
        let one = self.known(at)?;
        if number >= MOST {
            return Err(raise(format!("a design has room for {MOST} instructions, not more")));
        }
        Ok(described(&one.pattern, one.tied, name, mnemonic, number, self.inner.xlen()))
    }

    /// Function `number` with the instructions `chosen`, each with its mnemonic and the numbers of
    /// its places; of two places that overlap the first comes first.
    ///
    /// `program` has the function as it was looked at, and the design's instructions. Arguments
    /// otherwise as of `free_spills`. The result is not proved to be the same function.
    #[pyo3(signature = (number, program, symbol, args, chosen, *, results = 2, apart = Vec::new(),
                        evidence = "call", orders, seed, processors))]
    #[allow(clippy::too_many_arguments)]
    fn fused(
        &self,
        py: Python<'_>,
        number: usize,
        program: PyRef<'_, Program>,
        symbol: &str,
        args: Vec<PyRef<'_, Arg>>,
        chosen: Vec<(usize, String, Vec<usize>)>,
        results: u8,
        apart: Vec<(u8, u8)>,
        evidence: &str,
        orders: u64,
        seed: u64,
        processors: usize,
    ) -> PyResult<Record<FusedFunction>> {
        let picked = chosen
            .iter()
            .map(|(at, mnemonic, places)| Ok((self.known(*at)?, mnemonic.as_str(), &places[..])));
        let picked: Vec<(&Candidate, &str, &[usize])> = picked.collect::<PyResult<_>>()?;
        let program = &*program;
        let recording = Recording::new(program, symbol, &args, results)?.calling().by(evidence)?;
        let looked_at = self.words.get(number).map_or(&[][..], Vec::as_slice);
        let found = py.detach(|| {
            let (words, code, recorded) = recording.read()?;
            // Places are told by their operands, which another encoding may have elsewhere.
            if !code.instructions.iter().map(|instruction| &instruction.word).eq(looked_at) {
                return Err(Error::new(format!("{symbol}: not the function that was looked at")));
            }
            let Some(fusions) = self.inner.fusions(number, &picked, &words) else {
                return Err(Error::new(format!(
                    "{symbol}: the design has not the instructions that were chosen"
                )));
            };
            let tries = Tries { orders, seed, processors };
            let made = fused(&code, &words, &recorded, &apart, &fusions, tries, &mut |_| true);
            Ok::<_, Error>((code, words, made))
        });
        let (code, words, made) = found.map_err(raise)?;
        let listed = listed(program, &code, &words);
        let (lines, put) = made.unwrap_or_default();
        let placed = put.iter().filter(|put| **put).count();
        Ok(Record(FusedFunction {
            placed: placed as u64,
            left: (put.len() - placed) as u64,
            lines: listed.lines(Some(lines)),
        }))
    }
}

impl FoundInstructions {
    fn known(&self, at: usize) -> PyResult<&Candidate> {
        self.all.get(at).ok_or_else(|| raise(format!("there is no candidate {at}")))
    }

    fn told(&self, one: &Candidate) -> FoundInstruction {
        let shape = &one.pattern.shape;
        let mut uses = vec![0; self.words.len()];
        one.uses.iter().for_each(|at| uses[at.function] += 1);
        let places = one.uses.iter().zip(&one.gains);
        let places = places.map(|(at, gain)| (at.function, at.at.members.clone(), *gain));
        FoundInstruction {
            reads: usize::from(shape.inputs),
            writes: shape.outputs.len(),
            replaces: shape
                .nodes
                .iter()
                .map(|node| instar_discover::mnemonic(node.op, self.inner.xlen()))
                .collect(),
            immediate_bits: one.pattern.fields.iter().map(|field| u32::from(field.bits)).sum(),
            uses,
            executed: one.executed,
            gain: one.gain,
            places: places.collect(),
        }
    }
}

/// Instructions that functions would gain from: with at most `reads` sources and `writes` results,
/// of at most `size` instructions of the core. In each stretch of code the search ends after
/// `steps` steps.
///
/// `strategy` says which cuts are candidates: `exact`: all; `cones`: the largest cone of each
/// result; `sequences`: up to four instructions that follow each other; `largest`: those that are
/// part of no other one.
///
/// `functions` are their programs, names and arguments. For each of them there are the number of
/// `results` of a0 and a1, pairs of argument registers whose buffers never overlap (`apart`), and
/// the `cycles` of all passes through an instruction, by its address.
///
/// Raises `InstarError` as `schedule` does.
#[pyfunction]
#[pyo3(signature = (functions, *, results, apart, cycles, reads, writes, size, steps, strategy))]
#[allow(clippy::too_many_arguments)]
pub fn discover(
    functions: Vec<(PyRef<'_, Program>, String, Vec<PyRef<'_, Arg>>)>,
    results: Vec<u32>,
    apart: Vec<Vec<(u8, u8)>>,
    cycles: Vec<Vec<(u64, f64)>>,
    reads: usize,
    writes: usize,
    size: usize,
    steps: u64,
    strategy: &str,
) -> PyResult<FoundInstructions> {
    let strategy = match strategy {
        "exact" => Strategy::Exact,
        "cones" => Strategy::Cones,
        "sequences" => Strategy::Sequences,
        "largest" => Strategy::Largest,
        _ => return Err(raise(format!("\"{strategy}\" is no strategy: exact, cones, sequences or largest"))),
    };
    let limits = CutLimits { reads, writes, size, steps };
    let mut found = FoundInstructions {
        inner: Candidates::default(),
        all: Vec::new(),
        stretches: Vec::new(),
        words: Vec::new(),
        instructions: Vec::new(),
        calls: Vec::new(),
    };
    let of_each = results.iter().zip(&apart).zip(&cycles);
    for ((program, symbol, args), ((results, apart), cycles)) in functions.iter().zip(of_each) {
        let results = u8::try_from(*results).unwrap_or(2);
        let recording = Recording::new(program, symbol, args, results)?.calling();
        let (words, code, recorded) = recording.read().map_err(raise)?;
        let at = |pc: u64| cycles.iter().find(|known| known.0 == pc).map_or(0.0, |known| known.1);
        let cycles: Vec<f64> = code.instructions.iter().map(|instruction| at(instruction.pc)).collect();
        let called = Called::new(&code, &words, recorded, apart);
        let (start, size) = program.subject.program().span();
        found.stretches.push(found.inner.add(&called, &cycles, &(start..start + size), limits, strategy));
        let listed = listed(program, &code, &words);
        found.instructions.push((0..code.instructions.len()).map(|at| listed.place(at)).collect());
        found.calls.push(code.calls());
        found.words.push(code.instructions.iter().map(|instruction| instruction.word).collect());
    }
    found.all = found.inner.candidates();
    Ok(found)
}
