//! Schedules of a function.
//!
//! Source: `instar_schedule`.

use std::time::{Duration, Instant};

use instar_code::{
    Called, Calls, Evidence, LiftedFunction, LoopForm, Recorded, Tries, Words, freed, loops, reshaped,
    withdrawn,
};
use instar_schedule::{Effort, Error, Progress, Task, Tried, search, stepped, tried};
use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;

use crate::arguments::{Arg, Returned};
use crate::convert::Record;
use crate::core::Core;
use crate::error::raise;
use crate::program::{Program, call_spec};
use crate::scheduled::{FreedSpills, Listed, ReshapedLoops, Schedule, SchedulePlace, ScheduledLine};

/// Told how many orders were judged and the fewest cycles so far; answers whether to go on.
type SearchProgress = Py<PyAny>;

/// Told the share that is done; answers whether to go on.
type ShareProgress = Py<PyAny>;

/// Least time between two looks at the interpreter.
const PAUSE: Duration = Duration::from_millis(200);

/// A function of a program: its instructions, and a call of it that is recorded where it is
/// searched.
pub struct Recording<'a> {
    program: &'a Program,
    symbol: &'a str,
    spec: instar_sim::CallSpec,
    results: u8,
    calls: Calls,
    evidence: Evidence,
}

impl<'a> Recording<'a> {
    pub fn new(
        program: &'a Program,
        symbol: &'a str,
        args: &[PyRef<'_, Arg>],
        results: u8,
    ) -> PyResult<Self> {
        let spec = call_spec(symbol, args, &Returned::new(None)?);
        Ok(Self { program, symbol, spec, results, calls: Calls::Refused, evidence: Evidence::Call })
    }

    /// Of which only this is taken for what every call does.
    pub fn by(self, evidence: &str) -> PyResult<Self> {
        let evidence = match evidence {
            "call" => Evidence::Call,
            "regions" => Evidence::Regions,
            "code" => Evidence::Code,
            _ => return Err(raise(format!("\"{evidence}\" is no evidence: call, regions or code"))),
        };
        Ok(Self { evidence, ..self })
    }

    /// Where the function may call others.
    pub fn calling(self) -> Self {
        Self { calls: Calls::Kept, ..self }
    }

    pub fn read(&self) -> Result<(Words, LiftedFunction, Recorded), Error> {
        let subject = &self.program.subject;
        let words = Words::new(subject.decoder());
        let mut code =
            LiftedFunction::read(subject.program(), &words, self.symbol, self.results, self.calls)?;
        let recorded = Recorded::new(subject.session(None)?, &code, &self.spec)?;
        code.settle(&recorded);
        Ok((words, code, recorded.by(self.evidence)))
    }
}

/// The instructions of a function, in places.
pub fn listed<'a>(program: &'a Program, code: &'a LiftedFunction, words: &'a Words) -> Listed<'a> {
    Listed { program: program.subject.program(), code, words }
}

/// Looks for the order of a function's instructions, and for registers, that take fewest cycles.
///
/// `results` of a0 and a1 are returned; `apart` are pairs of argument registers, as in (10, 11),
/// whose buffers never overlap. `evidence` says why two accesses of memory of which one writes may
/// change places: `call`: they never met in the call; `regions`: they lay in memory that is apart;
/// `code`: they go through one pointer, at distances that keep them apart. Where `short`, values
/// get registers that let an assembler take words of two bytes. Without islands it is the order
/// that came. The result depends on `judgements`, `islands` and `seed`, and not on `processors`.
/// `progress` is told how many orders were judged and the fewest cycles so far, and answers whether
/// to go on. Nothing is proved.
///
/// Raises `InstarError` where the function calls another one, jumps where nobody knows, or has data
/// in it.
#[pyfunction]
#[pyo3(signature = (program, symbol, args, core, *, results = 2, apart = Vec::new(), evidence = "call",
                    short = false, judgements,
                    islands, seed, processors, progress = None))]
#[allow(clippy::too_many_arguments)]
pub fn schedule(
    py: Python<'_>,
    program: PyRef<'_, Program>,
    symbol: &str,
    args: Vec<PyRef<'_, Arg>>,
    core: PyRef<'_, Core>,
    results: u8,
    apart: Vec<(u8, u8)>,
    evidence: &str,
    short: bool,
    judgements: u64,
    islands: u32,
    seed: u64,
    processors: usize,
    progress: Option<SearchProgress>,
) -> PyResult<Record<Schedule>> {
    let effort = Effort { judgements, islands, seed, processors };
    let (program, core) = (&*program, core.inner());
    let recording = Recording::new(program, symbol, &args, results)?.by(evidence)?;
    let mut asked = Asked::new(progress);
    let found = py.detach(|| {
        let (words, code, recorded) = recording.read()?;
        let task = Task::new(Called::new(&code, &words, recorded, &apart), core).short_registers(short);
        let found = search(&task, effort, &mut |at: Progress| asked.go_on((at.judgements, at.best)))?;
        Ok::<_, Error>((code, words, found))
    });
    asked.finish()?;
    let (code, words, found) = found.map_err(raise)?;
    Ok(Record(listed(program, &code, &words).schedule(found)))
}

/// Looks for the order of a function's instructions in which fewest loads, stores and copies are
/// needed.
///
/// Loads and stores of whole words through pointers that stay are taken out and put in where
/// registers do not suffice; the stack frame grows where it must, and registers that the function
/// did not use are saved and used where that pays. `orders` are tried for each stretch between
/// changes of the stack pointer. Arguments otherwise as of `schedule`; `progress` is told the share
/// that is done, and answers whether to go on. The result is not proved to be the same function.
/// Raises `InstarError` as `schedule` does.
#[pyfunction]
#[pyo3(signature = (program, symbol, args, *, results = 2, apart = Vec::new(), evidence = "call", orders, seed,
                    processors, progress = None))]
#[allow(clippy::too_many_arguments)]
pub fn free_spills(
    py: Python<'_>,
    program: PyRef<'_, Program>,
    symbol: &str,
    args: Vec<PyRef<'_, Arg>>,
    results: u8,
    apart: Vec<(u8, u8)>,
    evidence: &str,
    orders: u64,
    seed: u64,
    processors: usize,
    progress: Option<ShareProgress>,
) -> PyResult<Record<FreedSpills>> {
    let program = &*program;
    let recording = Recording::new(program, symbol, &args, results)?.by(evidence)?;
    let mut asked = Asked::new(progress);
    let found = py.detach(|| {
        let (words, code, recorded) = recording.read()?;
        let tries = Tries { orders, seed, processors };
        let found = freed(&code, &words, &recorded, &apart, tries, &mut |share| asked.go_on((share,)));
        Ok::<_, Error>((code, words, found))
    });
    let stopped = asked.finish()?;
    let (code, words, found) = found.map_err(raise)?;
    let listed = listed(program, &code, &words);
    let lines = listed.lines(found);
    Ok(Record(FreedSpills { bytes_before: listed.size(), lines, stopped }))
}

/// The fewest cycles that a short search comes to, without bounds and lines.
///
/// Only blocks with one of the instructions `only`, counted from the function's first, are
/// searched. Arguments otherwise as of `schedule`.
#[pyfunction]
#[pyo3(signature = (program, symbol, args, core, *, results = 2, apart = Vec::new(), evidence = "call",
                    only = None, judgements,
                    islands, seed, processors, progress = None))]
#[allow(clippy::too_many_arguments)]
pub fn try_schedule(
    py: Python<'_>,
    program: PyRef<'_, Program>,
    symbol: &str,
    args: Vec<PyRef<'_, Arg>>,
    core: PyRef<'_, Core>,
    results: u8,
    apart: Vec<(u8, u8)>,
    evidence: &str,
    only: Option<(usize, usize)>,
    judgements: u64,
    islands: u32,
    seed: u64,
    processors: usize,
    progress: Option<SearchProgress>,
) -> PyResult<Record<Tried>> {
    let effort = Effort { judgements, islands, seed, processors };
    let (program, core) = (&*program, core.inner());
    let recording = Recording::new(program, symbol, &args, results)?.by(evidence)?;
    let mut asked = Asked::new(progress);
    let found = py.detach(|| {
        let (words, code, recorded) = recording.read()?;
        let task = Task::new(Called::new(&code, &words, recorded, &apart), core);
        let task = match only {
            Some((first, end)) => task.only(&(first..end)),
            None => task,
        };
        tried(&task, effort, &mut |at: Progress| asked.go_on((at.judgements, at.best)))
    });
    asked.finish()?;
    found.map(Record).map_err(raise)
}

/// Tells a function's loops, and gives some of them other forms, without looking for an order.
///
/// `turned` names loops by their place in `loops`, each with the way in which it is turned, so that
/// a round begins within the one before it, and whether a call may come to a single round;
/// `unrolled` those of which so many rounds are made one, which must divide all `rounds`. Arguments
/// otherwise as of `schedule`. The result is not proved to be the same function. Raises
/// `InstarError` as `schedule` does.
#[pyfunction]
#[pyo3(signature = (program, symbol, args, *, results = 2, apart = Vec::new(), evidence = "call",
                    turned = Vec::new(), unrolled = Vec::new()))]
#[allow(clippy::too_many_arguments)]
pub fn reshape_loops(
    py: Python<'_>,
    program: PyRef<'_, Program>,
    symbol: &str,
    args: Vec<PyRef<'_, Arg>>,
    results: u8,
    apart: Vec<(u8, u8)>,
    evidence: &str,
    turned: Vec<(usize, usize, bool)>,
    unrolled: Vec<(usize, u64)>,
) -> PyResult<Record<ReshapedLoops>> {
    let program = &*program;
    let recording = Recording::new(program, symbol, &args, results)?.by(evidence)?;
    let turned = turned.into_iter().map(|(at, way, guarded)| (at, LoopForm::Turned { way, guarded }));
    let forms: Vec<_> =
        turned.chain(unrolled.into_iter().map(|(at, count)| (at, LoopForm::Unrolled(count)))).collect();
    let found = py.detach(|| {
        let (words, code, recorded) = recording.read()?;
        let called = Called::new(&code, &words, recorded, &apart);
        let known = loops(&called);
        let made = if forms.is_empty() { None } else { reshaped(&called, &known, &forms) };
        drop(called);
        Ok::<_, Error>((code, words, known, made))
    });
    let (code, words, known, made) = found.map_err(raise)?;
    let listed = listed(program, &code, &words);
    Ok(Record(ReshapedLoops {
        instructions: code.instructions.len(),
        bytes: listed.size(),
        loops: known.iter().map(|known| listed.repeated(known)).collect(),
        lines: listed.lines(made),
    }))
}

/// Puts steps of pointers (`addi a1, a1, 8`) after accesses through them, where a call is faster
/// then.
///
/// The offsets of those accesses make up for it. The lines of the function, in its order else; none
/// where no step gains. Arguments as of `schedule`. The result is not proved to be the same
/// function. Raises `InstarError` as `schedule` does.
#[pyfunction]
#[pyo3(signature = (program, symbol, args, core, *, results = 2, apart = Vec::new()))]
pub fn step_later(
    py: Python<'_>,
    program: PyRef<'_, Program>,
    symbol: &str,
    args: Vec<PyRef<'_, Arg>>,
    core: PyRef<'_, Core>,
    results: u8,
    apart: Vec<(u8, u8)>,
) -> PyResult<Record<Vec<ScheduledLine>>> {
    let (program, core) = (&*program, core.inner());
    let recording = Recording::new(program, symbol, &args, results)?;
    let found = py.detach(|| {
        let (words, code, recorded) = recording.read()?;
        let made = stepped(&Task::new(Called::new(&code, &words, recorded, &apart), core))?;
        Ok::<_, Error>((code, words, made))
    });
    let (code, words, made) = found.map_err(raise)?;
    let listed = listed(program, &code, &words);
    Ok(Record(listed.lines(made)))
}

/// Pairs of accesses that `evidence` keeps in their order and the call alone would not.
///
/// Arguments as of `schedule`. Raises `InstarError` as `schedule` does, though the function may
/// call others.
#[pyfunction]
#[pyo3(signature = (program, symbol, args, *, results = 2, apart = Vec::new(), evidence))]
pub fn withdrawn_evidence(
    py: Python<'_>,
    program: PyRef<'_, Program>,
    symbol: &str,
    args: Vec<PyRef<'_, Arg>>,
    results: u8,
    apart: Vec<(u8, u8)>,
    evidence: &str,
) -> PyResult<Record<Vec<(SchedulePlace, SchedulePlace)>>> {
    let program = &*program;
    let recording = Recording::new(program, symbol, &args, results)?.calling().by(evidence)?;
    let found = py.detach(|| {
        let (words, code, recorded) = recording.read()?;
        let pairs = withdrawn(recorded.evidence, &code, &recorded, &apart);
        Ok::<_, Error>((code, words, pairs))
    });
    let (code, words, pairs) = found.map_err(raise)?;
    let listed = listed(program, &code, &words);
    Ok(Record(pairs.into_iter().map(|(a, b)| (listed.place(a), listed.place(b))).collect()))
}

/// Whoever watches a search: asked now and then whether to go on.
struct Asked {
    progress: Option<Py<PyAny>>,
    last: Instant,
    raised: Option<PyErr>,
    stopped: bool,
}

impl Asked {
    fn new(progress: Option<Py<PyAny>>) -> Self {
        Self { progress, last: Instant::now(), raised: None, stopped: false }
    }

    fn go_on<T>(&mut self, at: T) -> bool
    where
        T: for<'a> pyo3::call::PyCallArgs<'a>,
    {
        if self.stopped || self.last.elapsed() < PAUSE {
            return !self.stopped;
        }
        self.last = Instant::now();
        let asked = Python::attach(|py| {
            let Some(progress) = &self.progress else { return py.check_signals().map(|()| true) };
            progress.call1(py, at)?.extract::<bool>(py)
        });
        self.stopped = !asked.unwrap_or_else(|error| {
            // ^C ends the search with what it has, and whoever called decides what to make of that.
            let by_hand = Python::attach(|py| error.get_type(py).is(py.get_type::<PyKeyboardInterrupt>()));
            self.raised = Some(error).filter(|_| !by_hand);
            false
        });
        !self.stopped
    }

    /// Whether the answer was no, or what went wrong in whoever watched.
    fn finish(self) -> PyResult<bool> {
        self.raised.map_or(Ok(self.stopped), Err)
    }
}
