//! Schedules of a function.
//!
//! Source: `instar_schedule`.

use std::time::{Duration, Instant};

use instar_code::{Called, Code, Form, Line, Loop, Recorded, Tries, Words, freed, loops, reshaped};
use instar_measure::Subject;
use instar_schedule::{Effort, Error, Explained, Found, Progress, Task, Tried, search, tried};
use instar_sim::CallSpec;
use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::arguments::{Arg, Returned};
use crate::error::raise;
use crate::library::Core;
use crate::program::{Program, call_spec};

/// Least time between two looks at the interpreter.
const PAUSE: Duration = Duration::from_millis(200);

/// The best order that was found for a function of a program, by one call of it.
#[pyfunction]
#[pyo3(signature = (program, symbol, args, core, *, results = 2, apart = Vec::new(), short = false, judgements,
                    islands, seed, processors, progress = None))]
#[allow(clippy::too_many_arguments)]
pub fn schedule<'py>(
    py: Python<'py>,
    program: PyRef<'py, Program>,
    symbol: &str,
    args: Vec<PyRef<'py, Arg>>,
    core: PyRef<'py, Core>,
    results: u8,
    apart: Vec<(u8, u8)>,
    short: bool,
    judgements: u64,
    islands: u32,
    seed: u64,
    processors: usize,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let spec = call_spec(symbol, &args, &Returned::new(None)?);
    let effort = Effort { judgements, islands, seed, processors };
    let (subject, core) = (&program.subject, core.inner());
    let mut asked = Asked::new(progress);
    let found = py.detach(|| {
        let (words, code, recorded) = lifted(subject, symbol, results, &spec)?;
        let task = Task::new(Called::new(&code, &words, recorded, &apart), core).short_registers(short);
        let found = search(&task, effort, &mut |at: Progress| asked.go_on((at.judgements, at.best)))?;
        Ok::<_, Error>((code, words, found))
    });
    asked.finish()?;
    let (code, words, found) = found.map_err(raise)?;
    described(py, subject.program(), &code, &words, &found)
}

fn described<'py>(
    py: Python<'py>,
    of: &instar_sim::Program,
    code: &Code,
    words: &Words,
    found: &Found,
) -> PyResult<Bound<'py, PyDict>> {
    let result = PyDict::new(py);
    result.set_item("before", found.before)?;
    result.set_item("after", found.after)?;
    result.set_item("judgements", found.judgements)?;
    let demands = PyList::empty(py);
    for demand in &found.demands {
        let one = PyDict::new(py);
        one.set_item("what", &demand.what)?;
        one.set_item("taken", demand.taken)?;
        one.set_item("per_cycle", demand.per_cycle)?;
        one.set_item("ahead", demand.ahead)?;
        one.set_item("beside", demand.beside)?;
        one.set_item("cycles", demand.cycles())?;
        demands.append(one)?;
    }
    result.set_item("demands", demands)?;
    result.set_item("optimal", found.after <= found.proved.cycles())?;
    let bounds = PyList::empty(py);
    for bound in &found.proved.bounds {
        let one = PyDict::new(py);
        one.set_item("cycles", bound.cycles)?;
        one.set_item("kind", bound.kind.name())?;
        one.set_item("reason", &bound.reason)?;
        let places = PyList::empty(py);
        for &at in &bound.instructions {
            places.append(place(py, of, code, words, at)?)?;
        }
        one.set_item("instructions", places)?;
        bounds.append(one)?;
    }
    result.set_item("bounds", bounds)?;
    let tried = match found.proved.tried {
        Some(tried) => {
            let one = PyDict::new(py);
            one.set_item("cycles", tried.cycles)?;
            one.set_item("kept", tried.kept)?;
            one.set_item("states", tried.states)?;
            Some(one)
        }
        None => None,
    };
    result.set_item("tried", tried)?;
    result.set_item("explained", explained(py, of, code, words, &found.explained)?)?;
    result.set_item("stopped", found.stopped)?;
    result.set_item("bytes_before", size(code))?;
    result.set_item("bytes_after", found.layout.size())?;
    let lines = lines(py, of, code, words, found.layout.lines(code))?;
    result.set_item("lines", lines)?;
    Ok(result)
}

/// A function of a program, and what retires in one call of it.
pub(crate) fn lifted(
    subject: &Subject,
    symbol: &str,
    results: u8,
    spec: &CallSpec,
) -> Result<(Words, Code, Recorded), Error> {
    let words = Words::new(subject.decoder());
    let code = Code::read(subject.program(), &words, symbol, results)?;
    let recorded = Recorded::new(subject.session(None)?, &code, spec)?;
    Ok((words, code, recorded))
}

/// The bytes of a function.
fn size(code: &Code) -> u64 {
    code.instructions.iter().map(|instruction| u64::from(instruction.length)).sum()
}

/// Lines of a function that is written anew; where they stand is for the texts alone.
pub(crate) fn lines<'py>(
    py: Python<'py>,
    of: &instar_sim::Program,
    code: &Code,
    words: &Words,
    all: impl IntoIterator<Item = (u64, Line)>,
) -> PyResult<Bound<'py, PyList>> {
    let lines = PyList::empty(py);
    for (pc, Line { block, instruction, word, target }) in all {
        let line = PyDict::new(py);
        let word = words.lengthened(word).unwrap_or(word);
        let known = instruction.map(|at| code.instructions[at].pc);
        line.set_item("pc", known.unwrap_or(0))?;
        line.set_item("block", block)?;
        line.set_item("text", words.text(pc, word))?;
        line.set_item("target", target)?;
        let anchor = instruction.and_then(|at| code.anchor(at)).map(|at| code.instructions[at].pc);
        line.set_item("anchor", anchor)?;
        let place = known.map(|pc| of.locate(pc));
        line.set_item("file", place.as_ref().and_then(|place| place.file.clone()))?;
        line.set_item("line", place.and_then(|place| place.line))?;
        lines.append(line)?;
    }
    Ok(lines)
}

/// A function of a program with other loads and stores, if it has fewer then: its lines.
#[pyfunction]
#[pyo3(signature = (program, symbol, args, *, results = 2, apart = Vec::new(), orders, seed, processors, progress = None))]
#[allow(clippy::too_many_arguments)]
pub fn free_spills<'py>(
    py: Python<'py>,
    program: PyRef<'py, Program>,
    symbol: &str,
    args: Vec<PyRef<'py, Arg>>,
    results: u8,
    apart: Vec<(u8, u8)>,
    orders: u64,
    seed: u64,
    processors: usize,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let spec = call_spec(symbol, &args, &Returned::new(None)?);
    let subject = &program.subject;
    let mut asked = Asked::new(progress);
    let found = py.detach(|| {
        let (words, code, recorded) = lifted(subject, symbol, results, &spec)?;
        let tries = Tries { orders, seed, processors };
        let found = freed(&code, &words, &recorded, &apart, tries, &mut |share| asked.go_on((share,)));
        Ok::<_, Error>((code, words, found))
    });
    let stopped = asked.finish()?;
    let (code, words, found) = found.map_err(raise)?;
    let all = found.unwrap_or_default().into_iter().map(|line| (code.start, line));
    let lines = lines(py, subject.program(), &code, &words, all)?;
    let result = PyDict::new(py);
    result.set_item("bytes_before", size(&code))?;
    result.set_item("lines", lines)?;
    result.set_item("stopped", stopped)?;
    Ok(result)
}

/// The fewest cycles that a short search comes to, in which only some instructions move.
#[pyfunction]
#[pyo3(signature = (program, symbol, args, core, *, results = 2, apart = Vec::new(), only = None, judgements,
                    islands, seed, processors, progress = None))]
#[allow(clippy::too_many_arguments)]
pub fn try_schedule<'py>(
    py: Python<'py>,
    program: PyRef<'py, Program>,
    symbol: &str,
    args: Vec<PyRef<'py, Arg>>,
    core: PyRef<'py, Core>,
    results: u8,
    apart: Vec<(u8, u8)>,
    only: Option<(usize, usize)>,
    judgements: u64,
    islands: u32,
    seed: u64,
    processors: usize,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let spec = call_spec(symbol, &args, &Returned::new(None)?);
    let effort = Effort { judgements, islands, seed, processors };
    let (subject, core) = (&program.subject, core.inner());
    let mut asked = Asked::new(progress);
    let found = py.detach(|| {
        let (words, code, recorded) = lifted(subject, symbol, results, &spec)?;
        let task = Task::new(Called::new(&code, &words, recorded, &apart), core);
        let task = match only {
            Some((first, end)) => task.only(&(first..end)),
            None => task,
        };
        tried(&task, effort, &mut |at: Progress| asked.go_on((at.judgements, at.best)))
    });
    asked.finish()?;
    let Tried { cycles, judgements, stopped } = found.map_err(raise)?;
    let result = PyDict::new(py);
    result.set_item("cycles", cycles)?;
    result.set_item("judgements", judgements)?;
    result.set_item("stopped", stopped)?;
    Ok(result)
}

/// The loops of a function that can have another form, and its lines where some of them have it.
#[pyfunction]
#[pyo3(signature = (program, symbol, args, *, results = 2, apart = Vec::new(), turned = Vec::new(),
                    unrolled = Vec::new()))]
#[allow(clippy::too_many_arguments)]
pub fn reshape_loops<'py>(
    py: Python<'py>,
    program: PyRef<'py, Program>,
    symbol: &str,
    args: Vec<PyRef<'py, Arg>>,
    results: u8,
    apart: Vec<(u8, u8)>,
    turned: Vec<(usize, usize, bool)>,
    unrolled: Vec<(usize, u64)>,
) -> PyResult<Bound<'py, PyDict>> {
    let spec = call_spec(symbol, &args, &Returned::new(None)?);
    let subject = &program.subject;
    let turned = turned.into_iter().map(|(at, way, guarded)| (at, Form::Turned { way, guarded }));
    let forms: Vec<_> =
        turned.chain(unrolled.into_iter().map(|(at, count)| (at, Form::Unrolled(count)))).collect();
    let found = py.detach(|| {
        let (words, code, recorded) = lifted(subject, symbol, results, &spec)?;
        let called = Called::new(&code, &words, recorded, &apart);
        let known = loops(&called);
        let made = if forms.is_empty() { None } else { reshaped(&called, &known, &forms) };
        drop(called);
        Ok::<_, Error>((code, words, known, made))
    });
    let (code, words, known, made) = found.map_err(raise)?;
    let made = made.unwrap_or_default().into_iter().map(|line| (code.start, line));
    let lines = lines(py, subject.program(), &code, &words, made)?;
    let all = PyList::empty(py);
    for known in &known {
        all.append(repeated(py, subject.program(), &code, &words, known)?)?;
    }
    let result = PyDict::new(py);
    result.set_item("instructions", code.instructions.len())?;
    result.set_item("bytes", size(&code))?;
    result.set_item("loops", all)?;
    result.set_item("lines", lines)?;
    Ok(result)
}

fn repeated<'py>(
    py: Python<'py>,
    of: &instar_sim::Program,
    code: &Code,
    words: &Words,
    known: &Loop,
) -> PyResult<Bound<'py, PyDict>> {
    let range = code.blocks[known.block].range.clone();
    let one = PyDict::new(py);
    one.set_item("begins", place(py, of, code, words, range.start)?)?;
    one.set_item("first", range.start)?;
    one.set_item("end", range.end)?;
    one.set_item("rounds", &known.rounds)?;
    one.set_item("ways", known.ways())?;
    Ok(one)
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

/// An instruction as it came, and where it stands.
fn place<'py>(
    py: Python<'py>,
    of: &instar_sim::Program,
    code: &Code,
    words: &Words,
    at: usize,
) -> PyResult<Bound<'py, PyDict>> {
    let known = &code.instructions[at];
    let place = of.locate(known.pc);
    let one = PyDict::new(py);
    one.set_item("pc", known.pc)?;
    one.set_item("text", words.decoder().disassemble(known.pc, known.word))?;
    one.set_item("file", place.file)?;
    one.set_item("line", place.line)?;
    Ok(one)
}

fn explained<'py>(
    py: Python<'py>,
    of: &instar_sim::Program,
    code: &Code,
    words: &Words,
    found: &Explained,
) -> PyResult<Bound<'py, PyDict>> {
    let result = PyDict::new(py);
    result.set_item("cycles", found.cycles)?;
    result.set_item("width", found.width)?;
    result.set_item("slots", found.slots)?;
    let resources = PyList::empty(py);
    for (what, taken, there) in &found.resources {
        let one = PyDict::new(py);
        one.set_item("what", what)?;
        one.set_item("taken", taken)?;
        one.set_item("there", there)?;
        resources.append(one)?;
    }
    result.set_item("resources", resources)?;
    let waits = PyList::empty(py);
    for wait in &found.waits {
        let one = PyDict::new(py);
        one.set_item("cause", wait.cause)?;
        one.set_item("meaning", wait.meaning)?;
        one.set_item("cycles", wait.cycles)?;
        one.set_item("slots", wait.slots)?;
        let places = PyList::empty(py);
        for &(at, slots) in &wait.places {
            let known = place(py, of, code, words, at)?;
            known.set_item("slots", slots)?;
            places.append(known)?;
        }
        one.set_item("places", places)?;
        waits.append(one)?;
    }
    result.set_item("waits", waits)?;
    let chain = PyList::empty(py);
    for hop in &found.chain {
        let one = PyDict::new(py);
        one.set_item("producer", place(py, of, code, words, hop.from)?)?;
        one.set_item("consumer", place(py, of, code, words, hop.to)?)?;
        one.set_item("times", hop.times)?;
        one.set_item("cycles", hop.cycles)?;
        chain.append(one)?;
    }
    result.set_item("chain", chain)?;
    result.set_item("in_turn", found.in_turn)?;
    Ok(result)
}
