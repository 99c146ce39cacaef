//! A program that is called or run, plainly or with a core model behind it.
//!
//! Source: DESIGN of the project, "Call": with a model a call is made twice, cold and then warm with restored
//! inputs, and the second counts, from the first to the last commit of the callee.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use instar_coredsl::Description;
use instar_cores::CommitObserver;
use instar_design::{Design, HostCore};
use instar_isa::{Isa, StaticTable};
use instar_sim::{CallResult, CallSpec, Fault, Options, Program, RunResult, Session, Trap, Watch};
use instar_trace::{RetiredBatch, RetiredSink};

use crate::commits::CommitLog;
use crate::timed::{Stretch, Timed};
use crate::{Error, GoOn};

/// A program with the instructions of a design.
pub struct Subject {
    program: Arc<Program>,
    isa: Isa,
    isa_text: String,
    design: Option<String>,
    descriptions: Vec<Description>,
    instructions: usize,
    /// For each of the design's instructions the name of its extension.
    extensions: Vec<String>,
    /// Bytes of RAM, where they are not the usual ones.
    memory_size: Option<u64>,
    /// The machine of the last call, which the next one takes over if its limit is the same.
    session: Mutex<Option<(Option<u64>, Session)>>,
}

/// What a call gave and what it cost.
#[derive(Clone, Debug)]
pub struct Call {
    /// Value, buffers, instructions, stack.
    pub result: CallResult,
    /// Cycles of the measured call; `None` without a core.
    pub cycles: Option<u64>,
    /// Calls made before the measured one.
    pub warmup: u32,
}

/// What a whole program gave and what it cost.
#[derive(Clone, Debug)]
pub struct Run {
    /// Its exit code.
    pub exit_code: u64,
    /// Instructions retired.
    pub instructions: u64,
    /// Cycles from the first to the last commit; `None` without a core.
    pub cycles: Option<u64>,
    /// It read a clock that no model kept.
    pub clock_without_model: bool,
    /// Integer registers at its end.
    pub registers: [u64; 32],
}

impl Subject {
    /// Reads an ELF file for an ISA and a design.
    pub fn load(path: &Path, isa: &str, design: Option<&Design>) -> Result<Self, Error> {
        let name = path.display().to_string();
        let bytes = std::fs::read(path).map_err(|error| {
            Error::new(match error.kind() {
                std::io::ErrorKind::NotFound => format!("{name}: there is no such file; give an ELF file"),
                _ => format!("{name}: the file cannot be read: {error}"),
            })
        })?;
        let program = Program::from_elf(&name, &bytes).map_err(|error| Error::new(error.to_string()))?;
        Self::new(program, isa, design, None)
    }

    /// A program for an ISA and a design, with `memory_size` bytes of RAM instead of the usual ones.
    pub(crate) fn new(
        program: Program,
        isa: &str,
        design: Option<&Design>,
        memory_size: Option<u64>,
    ) -> Result<Self, Error> {
        let parsed = Isa::parse(isa).map_err(|error| Error::new(error.to_string()))?;
        let descriptions: Vec<Description> =
            design.iter().flat_map(|d| d.extensions.iter().map(|e| e.description.clone())).collect();
        let extensions = descriptions
            .iter()
            .flat_map(|description| description.instructions.iter().map(|_| description.name.clone()));
        let subject = Self {
            extensions: extensions.collect(),
            program: Arc::new(program),
            isa: parsed,
            isa_text: isa.to_owned(),
            design: design.map(|d| d.name.clone()),
            descriptions,
            instructions: design.map_or(0, |d| d.instructions.len()),
            memory_size,
            session: Mutex::default(),
        };
        // What cannot be loaded is told now, not at the first call.
        let session = subject.open(None)?;
        subject.keep(None, session);
        Ok(subject)
    }

    /// The ISA string that it was loaded for.
    pub fn isa(&self) -> &str {
        &self.isa_text
    }

    /// The program.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// For each of the design's instructions the name of its extension.
    pub(crate) fn extensions(&self) -> &[String] {
        &self.extensions
    }

    /// The program and its ISA.
    pub(crate) fn code(&self) -> (Arc<Program>, Isa) {
        (Arc::clone(&self.program), self.isa)
    }

    /// Calls a function. Without a core once; with one twice, and the second call is measured; if `cold` once, with
    /// empty caches and predictors.
    pub fn call(
        &self,
        spec: &CallSpec,
        core: Option<&HostCore>,
        cold: bool,
        limit: Option<u64>,
        go_on: GoOn<'_>,
    ) -> Result<Call, Error> {
        let mut session = self.take(limit)?;
        session.place(spec).map_err(|error| Error::new(error.to_string()))?;
        let done = match core {
            None => {
                self.once(&mut session, None, go_on).map(|result| Call { result, cycles: None, warmup: 0 })
            }
            Some(core) => self.measured(&mut session, core, cold, go_on),
        };
        self.keep(limit, session);
        done
    }

    /// Runs from the entry point to the exit. The console's text goes to `console`, also of a run that fails.
    pub fn run(
        &self,
        core: Option<&HostCore>,
        limit: Option<u64>,
        console: &mut Vec<u8>,
        go_on: GoOn<'_>,
    ) -> Result<Run, Error> {
        let mut session = self.take(limit)?;
        let done = self.run_session(&mut session, core, console, None, None, go_on);
        self.keep(limit, session);
        done
    }

    /// Runs the program of a session, with or without another one who looks on.
    pub(crate) fn run_session(
        &self,
        session: &mut Session,
        core: Option<&HostCore>,
        console: &mut Vec<u8>,
        also: Option<&mut dyn RetiredSink>,
        log: Option<&mut CommitLog>,
        go_on: GoOn<'_>,
    ) -> Result<Run, Error> {
        let mut timed = core.map(|core| self.timed(core)).transpose()?;
        let mut both = Both { also, model: timed.as_mut().map(Timed::sink) };
        let anyone = both.also.is_some() || both.model.is_some();
        let sink = anyone.then_some(&mut both as &mut dyn RetiredSink);
        let result = match log {
            None => session
                .run_whole(&mut Watch { sink, progress: Some(go_on), console: None })
                .map_err(|fault| self.failed(&fault)),
            Some(log) => log.run(self, session, sink, go_on),
        };
        match result {
            Ok(RunResult { exit_code, instructions, console: text, clock_without_model }) => {
                console.extend(text);
                let cycles = timed.as_mut().map(measured_cycles).transpose()?;
                let registers = session.machine().hart().registers();
                Ok(Run { exit_code, instructions, cycles, clock_without_model, registers })
            }
            Err(error) => {
                console.extend(session.take_console());
                Err(error)
            }
        }
    }

    /// A core model for this program.
    pub(crate) fn timed(&self, core: &HostCore) -> Result<Timed<Stretch>, Error> {
        self.timed_by(core, Stretch::default())
    }

    /// A core model for this program that hands its commits to `observer`.
    pub(crate) fn timed_by<O: CommitObserver + Clone>(
        &self,
        core: &HostCore,
        observer: O,
    ) -> Result<Timed<O>, Error> {
        if self.instructions != core.instructions.len() && self.instructions > 0 {
            return Err(Error::new(format!(
                "{}: the program has instructions of design \"{}\", whose costs on core \"{}\" are not stated there",
                self.program.name(),
                self.design.as_deref().unwrap_or_default(),
                core.file.name
            )));
        }
        let mut timed = Timed::new(core, observer)?;
        for segment in self.program.segments().iter().filter(|s| s.executable) {
            timed.add_code(segment.address, &segment.bytes);
        }
        Ok(timed)
    }

    /// One run of the placed call from the loaded state.
    pub(crate) fn once<'a>(
        &self,
        session: &mut Session,
        sink: Option<&'a mut (dyn RetiredSink + 'a)>,
        go_on: GoOn<'a>,
    ) -> Result<CallResult, Error> {
        session
            .run(&mut Watch { sink, progress: Some(go_on), console: None })
            .map_err(|fault| self.failed(&fault))
    }

    fn measured(
        &self,
        session: &mut Session,
        core: &HostCore,
        cold: bool,
        go_on: GoOn<'_>,
    ) -> Result<Call, Error> {
        let mut timed = self.timed(core)?;
        if !cold {
            self.once(session, Some(timed.sink()), go_on)?;
            timed.drain()?;
            *timed.observer() = Stretch::default();
        }
        let result = self.once(session, Some(timed.sink()), go_on)?;
        Ok(Call { result, cycles: Some(measured_cycles(&mut timed)?), warmup: u32::from(!cold) })
    }

    /// A machine with the program loaded.
    pub(crate) fn take(&self, limit: Option<u64>) -> Result<Session, Error> {
        let kept = self.session.lock().unwrap_or_else(PoisonError::into_inner).take();
        match kept {
            Some((same, session)) if same == limit => Ok(session),
            _ => self.open(limit),
        }
    }

    /// Keeps a machine for the next call.
    pub(crate) fn keep(&self, limit: Option<u64>, session: Session) {
        *self.session.lock().unwrap_or_else(PoisonError::into_inner) = Some((limit, session));
    }

    /// What its machines are made of.
    pub(crate) fn options(&self) -> Options {
        let usual = Options::new(self.isa);
        Options { memory_size: self.memory_size.unwrap_or(usual.memory_size), ..usual }
    }

    fn open(&self, limit: Option<u64>) -> Result<Session, Error> {
        let mut options = self.options();
        if let Some(limit) = limit {
            options.instruction_limit = limit;
        }
        Session::new(Arc::clone(&self.program), &options, &self.descriptions)
            .map_err(|error| Error::new(error.to_string()))
    }

    /// A fault with the name of the program.
    pub(crate) fn failed(&self, fault: &Fault) -> Error {
        match fault.trap {
            Trap::Stopped => Error::Stopped,
            _ => Error::new(format!("{}: {fault}", self.program.name())),
        }
    }
}

/// A core model and one who looks on, each if there is one.
struct Both<'a, 'm> {
    also: Option<&'a mut dyn RetiredSink>,
    model: Option<&'m mut dyn RetiredSink>,
}

impl RetiredSink for Both<'_, '_> {
    fn retire(&mut self, table: &StaticTable, batch: &RetiredBatch) {
        if let Some(also) = &mut self.also {
            also.retire(table, batch);
        }
        if let Some(model) = &mut self.model {
            model.retire(table, batch);
        }
    }

    fn clock(&mut self) -> Option<u64> {
        self.model.as_mut().and_then(|model| model.clock())
    }
}

/// Cycles of what was run since the observer was renewed.
fn measured_cycles(timed: &mut Timed<Stretch>) -> Result<u64, Error> {
    timed.drain()?;
    Ok(timed.observer().cycles())
}
