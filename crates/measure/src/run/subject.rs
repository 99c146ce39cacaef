//! A program that is called or run, plainly or with a core model behind it.
//!
//! Source: DESIGN of the project, "Call": with a model a call is made twice, cold and then warm
//! with restored inputs, and the second counts, from the first to the last commit of the callee.

use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;

use instar_coredsl::Description;
use instar_cores::CommitObserver;
use instar_design::{Design, HostCore};
use instar_isa::{Decoder, Isa};
use instar_sim::{CallResult, CallSpec, Fault, FaultReason, Options, Program, RunResult, Session, SimError};

use crate::run::built_for::{Chosen, choose};
use crate::run::machine_slot::MachineSlot;
use crate::run::setting::{MachineSetting, of_one_width};
use crate::run::timed::{Stretch, Timed};
use crate::run::{Plan, RunTarget, Sample};
use crate::{Error, GoOn, Show};

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
    setting: MachineSetting,
    /// That of its machines.
    decoder: Arc<Decoder>,
    /// What is to be told of its file and its ISA.
    notes: Vec<String>,
    slot: MachineSlot,
}

/// What a call gave and what it cost.
#[derive(Clone, Debug)]
pub struct Call {
    /// Value, buffers, instructions, stack.
    pub result: CallResult,
    /// Cycles of the measured call; `None` without a core.
    pub cycles: Option<u64>,
    /// How sure that is, where the call was sampled.
    pub sample: Option<Sample>,
    /// At what the hardware may stand still, where the model went on, one sentence each.
    pub stands_still: Vec<String>,
    /// Calls made before the measured one.
    pub warmup: u32,
}

/// What a whole program gave and what it cost.
#[derive(Clone, Debug)]
pub struct ProgramRun {
    /// Its exit code.
    pub exit_code: u64,
    /// Instructions retired.
    pub instructions: u64,
    /// Cycles from the first to the last commit; `None` without a core.
    pub cycles: Option<u64>,
    /// How sure that is, where the run was sampled.
    pub sample: Option<Sample>,
    /// At what the hardware may stand still, where the model went on, one sentence each.
    pub stands_still: Vec<String>,
    /// It read a clock that no model kept.
    pub clock_without_model: bool,
    /// It was told a time, for which a cycle counts as a nanosecond.
    pub told_time: bool,
    /// Integer registers at its end.
    pub registers: [u64; 32],
    /// What it wrote to its console: its standard output.
    pub console: Vec<u8>,
    /// What it wrote to file 2, its standard error.
    pub errors: Vec<u8>,
}

impl ProgramRun {
    pub(crate) fn new(result: RunResult, cycles: Option<u64>, session: &Session) -> Self {
        let RunResult { exit_code, instructions, console, errors, clock_without_model, told_time } = result;
        let registers = session.machine().hart().registers();
        Self {
            exit_code,
            instructions,
            cycles,
            sample: None,
            stands_still: Vec::new(),
            clock_without_model,
            told_time,
            registers,
            console,
            errors,
        }
    }
}

impl Subject {
    /// Reads an ELF file for an ISA and a design.
    pub fn load(path: &Path, isa: &str, design: Option<&Design>) -> Result<Self, Error> {
        Self::load_with(path, Some(isa), design, MachineSetting::default())
    }

    /// The same for the ISA that the file names where `isa` is absent, in a setting.
    pub fn load_with(
        path: &Path,
        isa: Option<&str>,
        design: Option<&Design>,
        setting: MachineSetting,
    ) -> Result<Self, Error> {
        Self::load_as(path, None, isa, design, setting)
    }

    /// The same with a name that stands in errors in place of the file's path.
    pub fn load_as(
        path: &Path,
        called: Option<&str>,
        isa: Option<&str>,
        design: Option<&Design>,
        setting: MachineSetting,
    ) -> Result<Self, Error> {
        let name = path.display().to_string();
        let bytes = instar_files::read(path).map_err(|error| {
            Error::new(match error.kind() {
                ErrorKind::NotFound => format!("{name}: there is no such file; give an ELF file"),
                ErrorKind::IsADirectory => format!("{name}: is a directory; give an ELF file"),
                ErrorKind::PermissionDenied => format!("{name}: may not be read; its permissions forbid it"),
                _ => format!("{name}: the file cannot be read: {error}"),
            })
        })?;
        Self::of_bytes(called.unwrap_or(&name), &bytes, isa, design, setting)
    }

    /// The same where the file is in memory already; `name` stands in errors.
    pub fn of_bytes(
        name: &str,
        bytes: &[u8],
        isa: Option<&str>,
        design: Option<&Design>,
        setting: MachineSetting,
    ) -> Result<Self, Error> {
        let program = Program::from_elf(name, bytes).map_err(|error| Error::new(error.to_string()))?;
        Self::new(program, isa, design, setting)
    }

    /// A program for an ISA, or the one that its file names, and a design in a setting.
    pub(crate) fn new(
        program: Program,
        isa: Option<&str>,
        design: Option<&Design>,
        setting: MachineSetting,
    ) -> Result<Self, Error> {
        let Chosen { isa: parsed, text, notes } = choose(&program, isa, setting.misaligned_allowed)?;
        design.map_or(Ok(()), |design| of_one_width(design, parsed, program.name()))?;
        let descriptions: Vec<Description> =
            design.iter().flat_map(|d| d.extensions.iter().map(|e| e.description.clone())).collect();
        let extensions = descriptions
            .iter()
            .flat_map(|description| description.instructions.iter().map(|_| description.name.clone()));
        let program = Arc::new(program);
        // What cannot be loaded is told now, not at the first call.
        let latency_operands = design.map_or_else(Vec::new, Design::latency_operands);
        let setting = MachineSetting { latency_operands, ..setting };
        let session = open(&program, &setting, parsed, &descriptions)?;
        Ok(Self {
            extensions: extensions.collect(),
            program,
            isa: parsed,
            isa_text: text,
            design: design.map(|d| d.name.clone()),
            descriptions,
            instructions: design.map_or(0, |d| d.instructions.len()),
            setting,
            decoder: Arc::new(session.machine().decoder().clone()),
            notes,
            slot: MachineSlot::of(session),
        })
    }

    /// Another program with this one's ISA and design.
    pub(crate) fn beside(&self, program: Program, setting: MachineSetting) -> Result<Self, Error> {
        let program = Arc::new(program);
        let setting = MachineSetting { latency_operands: self.setting.latency_operands.clone(), ..setting };
        let session = open(&program, &setting, self.isa, &self.descriptions)?;
        Ok(Self {
            program,
            isa: self.isa,
            isa_text: self.isa_text.clone(),
            design: self.design.clone(),
            descriptions: self.descriptions.clone(),
            instructions: self.instructions,
            extensions: self.extensions.clone(),
            setting,
            decoder: Arc::new(session.machine().decoder().clone()),
            notes: Vec::new(),
            slot: MachineSlot::of(session),
        })
    }

    /// The ISA string that it was loaded for.
    pub fn isa(&self) -> &str {
        &self.isa_text
    }

    /// What is to be told of its file and of the ISA that it was loaded for, one sentence each.
    pub fn notes(&self) -> &[String] {
        &self.notes
    }

    /// The program.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// For each of the design's instructions the name of its extension.
    pub(crate) fn extensions(&self) -> &[String] {
        &self.extensions
    }

    /// What its design describes.
    pub fn descriptions(&self) -> &[Description] {
        &self.descriptions
    }

    /// How its words are read.
    pub fn decoder(&self) -> &Arc<Decoder> {
        &self.decoder
    }

    /// The program and its ISA.
    pub(crate) fn code(&self) -> (Arc<Program>, Isa) {
        (Arc::clone(&self.program), self.isa)
    }

    /// Calls a function. Without a core once; with one twice, and the second call is measured; if
    /// `cold` once, with empty caches and predictors. Each call starts from the same memory; with
    /// [`CallSpec::keep_memory`] later calls start from what this one leaves there.
    pub fn call(
        &self,
        spec: &CallSpec,
        core: Option<&HostCore>,
        cold: bool,
        limit: Option<u64>,
        go_on: GoOn<'_>,
    ) -> Result<Call, Error> {
        let plan = Plan { core, cold, limit, ..Plan::of(RunTarget::Call(spec)) };
        Ok(self.execute(plan, &mut |_, _| {}, go_on)?.call()?.0)
    }

    /// Runs from the entry point to the exit. What it prints is shown as it comes.
    pub fn run(
        &self,
        core: Option<&HostCore>,
        limit: Option<u64>,
        console: Show<'_>,
        go_on: GoOn<'_>,
    ) -> Result<ProgramRun, Error> {
        let plan = Plan { core, limit, ..Plan::of(RunTarget::Whole) };
        Ok(self.execute(plan, console, go_on)?.run()?.0)
    }

    /// A core model for this program.
    pub(crate) fn timed(&self, core: &HostCore) -> Result<Timed<Stretch>, Error> {
        self.timed_by(core, Stretch::default())
    }

    /// A core model for this program that hands its commits to `observer`.
    pub(crate) fn timed_by<O: CommitObserver + Clone + Send + 'static>(
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
        timed.show(&self.program, &self.decoder);
        Ok(timed)
    }

    /// Where its machine is kept.
    pub(crate) fn slot(&self) -> &MachineSlot {
        &self.slot
    }

    /// Whether it may read this process's standard input.
    pub(crate) fn reads_stdin(&self) -> bool {
        self.setting.reads_stdin
    }

    /// What its machines are made of.
    pub(crate) fn options(&self) -> Options {
        self.setting.options(self.isa, &self.program)
    }

    /// A machine with the program loaded.
    pub(crate) fn open(&self) -> Result<Session, Error> {
        open(&self.program, &self.setting, self.isa, &self.descriptions)
    }

    /// A machine of its own with the program loaded, for a run in pieces; `limit` in instructions.
    pub fn session(&self, limit: Option<u64>) -> Result<Session, Error> {
        let mut session = self.open()?;
        session.set_instruction_limit(limit.unwrap_or(self.options().instruction_limit));
        Ok(session)
    }

    /// A fault with the name of the program.
    pub(crate) fn failed(&self, fault: &Fault) -> Error {
        failed(&self.program, fault)
    }
}

/// A fault with the name of the program.
pub(crate) fn failed(program: &Program, fault: &Fault) -> Error {
    match fault.trap {
        FaultReason::Stopped => Error::Stopped,
        _ => Error::new(format!("{}: {fault}", program.name())),
    }
}

/// The simulator's errors are sentences.
pub(crate) fn sentence(error: SimError) -> Error {
    Error::new(error.to_string())
}

fn open(
    program: &Arc<Program>,
    setting: &MachineSetting,
    isa: Isa,
    descriptions: &[Description],
) -> Result<Session, Error> {
    let options = setting.options(isa, program);
    let mut session = Session::new(Arc::clone(program), &options, descriptions).map_err(sentence)?;
    if setting.reads_stdin {
        session.set_input(std::io::stdin());
    }
    Ok(session)
}
