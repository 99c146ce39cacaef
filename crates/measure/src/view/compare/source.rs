//! What is compared: instructions with the cycles between their commits, from a recording or from a
//! model.
//!
//! Source: a trace's own cycle column, or `instar_cores`' commits with their causes.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use instar_cores::{Cause, Causes, Commit};
use instar_design::HostCore;
use instar_isa::{Decoder, Isa};
use instar_sim::{CallSpec, Program, Watch};
use instar_trace::{Observer, Retired};

use super::align::without_target;
use crate::rtl::reader::{self, Piece};
use crate::rtl::stand_in::StandIns;
use crate::subject::Waiting;
use crate::view::profile::{Code, Extent, TraceSubject};
use crate::{Error, GoOn, Subject};

/// One timed stream of instructions.
#[derive(Clone, Copy)]
pub enum Source<'a> {
    /// A trace with its own cycles; the core gives the ISA.
    Recorded(TraceSubject<'a>, &'a HostCore),
    /// A trace in a core model.
    Modelled(TraceSubject<'a>, &'a HostCore),
    /// A call of a function: the second, or the first if it is to be cold.
    Call {
        /// The program.
        subject: &'a Subject,
        /// The call.
        spec: &'a CallSpec,
        /// The core.
        core: &'a HostCore,
        /// Caches and predictors are empty.
        cold: bool,
    },
    /// A whole program.
    Run(&'a Subject, &'a HostCore),
}

/// One instruction with its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Static id, of its own stream.
    pub id: u32,
    /// Address.
    pub pc: u64,
    /// Encoding.
    pub word: u32,
    /// Equal where two have the same text, jump targets left out.
    pub key: u64,
    /// Cycles since the commit of the instruction before.
    pub cycles: u64,
    /// Nothing of the stream committed before it, so its cycles say nothing.
    pub begins: bool,
    /// What held it up; nothing of a recording.
    pub causes: Causes,
}

/// Takes instructions in order; answers whether it wants more.
pub type Take<'a> = &'a mut dyn FnMut(Step) -> bool;

/// Turns commits into steps within an extent.
struct Steps<'a> {
    code: Code,
    /// Of each static id.
    keys: Vec<u64>,
    first: u64,
    last: u64,
    /// A whole run counts the cycle of its first commit.
    whole: bool,
    number: u64,
    before: Option<u64>,
    take: Take<'a>,
    wanted: bool,
}

impl<'a> Steps<'a> {
    fn new(
        program: Option<Arc<Program>>,
        isa: &Isa,
        core: &HostCore,
        extent: Extent,
        take: Take<'a>,
    ) -> Result<Self, Error> {
        let decoder =
            Decoder::new(isa, core.instructions()).map_err(|error| Error::new(error.to_string()))?;
        let (first, last, whole) = match extent {
            Extent::Whole => (1, u64::MAX, true),
            Extent::Lines(first, last) => (first, last, false),
        };
        let code = Code::new(program, decoder);
        Ok(Self { code, keys: Vec::new(), first, last, whole, number: 0, before: None, take, wanted: true })
    }

    fn commit(&mut self, id: u32, cycle: u64, causes: Causes) {
        self.number += 1;
        let first = u64::from(self.whole);
        let begins = self.before.is_none();
        let cycles = self.before.map_or(first, |before| cycle - before);
        self.before = Some(cycle);
        if (self.first..=self.last).contains(&self.number) && self.wanted {
            for new in self.keys.len() as u32..=id {
                let mut hasher = DefaultHasher::new();
                without_target(&self.code.text(new)).hash(&mut hasher);
                self.keys.push(hasher.finish());
            }
            let (known, key) = (self.code.get(id), self.keys[id as usize]);
            let step = Step { id, pc: known.pc, word: known.word, key, cycles, begins, causes };
            self.wanted = (self.take)(step);
        }
    }

    /// Learns a batch and takes the commits after it.
    fn take(&mut self, retired: &Retired<'_>, commits: &mut Waiting) -> bool {
        self.code.learn(retired.table);
        self.drain(&mut commits.0);
        true
    }

    fn drain(&mut self, commits: &mut VecDeque<Commit>) {
        while let Some(commit) = commits.pop_front() {
            self.commit(commit.id, commit.cycle, commit.causes);
        }
    }
}

impl Source<'_> {
    /// Causes that the model of its core tells apart.
    pub fn causes(&self) -> Result<&'static [Cause], Error> {
        let (Self::Recorded(_, core)
        | Self::Modelled(_, core)
        | Self::Call { core, .. }
        | Self::Run(_, core)) = self;
        Ok(core.family()?.causes)
    }

    /// Hands every instruction to `take`; what is known of them, and what is to be known of their
    /// cycles.
    pub fn follow(self, go_on: GoOn<'_>, take: Take<'_>) -> Result<(Code, Vec<String>), Error> {
        match self {
            Self::Recorded(subject, core) => Ok((recorded(subject, core, go_on, take)?, Vec::new())),
            Self::Modelled(subject, core) => modelled(subject, core, go_on, take),
            Self::Call { subject, spec, core, cold } => {
                Ok((call(subject, spec, core, cold, go_on, take)?, Vec::new()))
            }
            Self::Run(subject, core) => Ok((run(subject, core, go_on, take)?, Vec::new())),
        }
    }
}

fn isa(core: &HostCore) -> Result<Isa, Error> {
    Isa::parse(&core.file.isa).map_err(|error| Error::new(error.to_string()))
}

fn recorded(
    subject: TraceSubject<'_>,
    core: &HostCore,
    go_on: GoOn<'_>,
    take: Take<'_>,
) -> Result<Code, Error> {
    let mut steps = Steps::new(subject.program()?, &isa(core)?, core, subject.extent()?, take)?;
    let stand_ins = StandIns::new(subject.stand_ins)?;
    reader::read(subject.path, core, &stand_ins, go_on, &mut |Piece { table, batch, cycles, .. }| {
        if cycles.is_empty() {
            return Err(Error::new(format!(
                "{}: the trace has no cycles of its own, so there is nothing to compare with; name a core to time it in",
                subject.path.display()
            )));
        }
        steps.code.learn(table);
        for (&id, &cycle) in batch.ids.iter().zip(cycles) {
            steps.commit(id, cycle, Causes(0));
        }
        Ok(())
    })?;
    Ok(steps.code)
}

fn modelled(
    subject: TraceSubject<'_>,
    core: &HostCore,
    go_on: GoOn<'_>,
    take: Take<'_>,
) -> Result<(Code, Vec<String>), Error> {
    let program = subject.program()?;
    let mut timed = reader::timed(core, Waiting::default(), program.as_deref())?;
    let mut steps = Steps::new(program, &isa(core)?, core, subject.extent()?, take)?;
    let stand_ins = StandIns::new(subject.stand_ins)?;
    let read = reader::read(subject.path, core, &stand_ins, go_on, &mut |Piece { table, batch, .. }| {
        timed.then(|retired, commits| steps.take(retired, commits)).retire(&Retired::new(table, batch));
        Ok(())
    })?;
    reader::drain(&mut timed, subject.path, core)?;
    steps.drain(&mut timed.observer().0);
    let notes = read.all_notes(timed.assumptions());
    Ok((steps.code, notes))
}

fn call(
    subject: &Subject,
    spec: &CallSpec,
    core: &HostCore,
    cold: bool,
    go_on: GoOn<'_>,
    take: Take<'_>,
) -> Result<Code, Error> {
    let (program, isa) = subject.code();
    let mut session = subject.take(None)?;
    session.place(spec).map_err(|error| Error::new(error.to_string()))?;
    let mut timed = subject.timed_by(core, Waiting::default())?;
    let mut steps = Steps::new(Some(program), &isa, core, Extent::Whole, take)?;
    for counts in if cold { &[true][..] } else { &[false, true] } {
        // The first call warms caches and predictors.
        (steps.first, steps.number, steps.before) = (if *counts { 1 } else { u64::MAX }, 0, None);
        let mut model = timed.then(|retired, commits| steps.take(retired, commits));
        let mut watch = Watch { progress: Some(&mut *go_on), ..Watch::of(&mut model) };
        session.run(&mut watch).map_err(|fault| subject.failed(&fault))?;
        timed.drain()?;
        steps.drain(&mut timed.observer().0);
    }
    Ok(steps.code)
}

fn run(subject: &Subject, core: &HostCore, go_on: GoOn<'_>, take: Take<'_>) -> Result<Code, Error> {
    let (program, isa) = subject.code();
    let mut session = subject.take(None)?;
    let mut timed = subject.timed_by(core, Waiting::default())?;
    timed.begin_at_reset();
    let mut steps = Steps::new(Some(program), &isa, core, Extent::Whole, take)?;
    let mut model = timed.then(|retired, commits| steps.take(retired, commits));
    let mut watch = Watch { progress: Some(go_on), ..Watch::of(&mut model) };
    session.run_whole(&mut watch).map_err(|fault| subject.failed(&fault))?;
    timed.drain()?;
    steps.drain(&mut timed.observer().0);
    Ok(steps.code)
}
