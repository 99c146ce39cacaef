//! A program with the instructions of a design: what it was loaded for, its machines, and the core
//! models that time it.
//!
//! Source: own design. `follow` goes through what was begun, with everyone who looks on
//! ([`RunObserver`]); what is run, and how often, is said in `crate::run`.

mod built_for;
mod cached;
mod follow;
mod hazard;
mod machine_slot;
mod observer;
mod setting;
mod timed;
mod waiting;
mod windows;

use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;

use instar_coredsl::Description;
use instar_coredsl::device::DescribedDevice;
use instar_cores::CommitObserver;
use instar_design::{Design, HostCore};
use instar_isa::{Decoder, Isa};
use instar_sim::{Fault, FaultReason, Options, Program, Session, SimError};

use self::built_for::{Chosen, choose};
pub(crate) use self::cached::Region;
pub(crate) use self::follow::{follow, resumed};
pub use self::hazard::{Cautions, ToldHazard};
pub(crate) use self::machine_slot::{Loan, MachineSlot};
pub use self::observer::RunObserver;
pub use self::setting::MachineSetting;
use self::setting::of_one_width;
pub(crate) use self::timed::is_stepped;
pub use self::timed::{Stretch, Timed};
pub(crate) use self::waiting::Waiting;
pub(crate) use self::windows::InWindows;
use crate::Error;

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
        let Chosen { isa: parsed, text, mut notes } =
            choose(&program, isa, setting.equipment.misaligned_allowed)?;
        design.map_or(Ok(()), |design| of_one_width(design, parsed, program.name()))?;
        let descriptions: Vec<Description> =
            design.iter().flat_map(|d| d.extensions.iter().map(|e| e.description.clone())).collect();
        let extensions = descriptions
            .iter()
            .flat_map(|description| description.instructions.iter().map(|_| description.name.clone()));
        let program = Arc::new(program);
        // What cannot be loaded is told now, not at the first call.
        let latency_operands = design.map_or_else(Vec::new, Design::latency_operands);
        let described = design.iter().flat_map(|d| &d.devices).map(|device| Arc::clone(&device.described));
        let loops = design.and_then(Design::loops);
        let setting = MachineSetting { latency_operands, described: described.collect(), loops, ..setting };
        let session = open(&program, &setting, parsed, &descriptions)?;
        notes.extend(setting.beyond_memory(parsed, &program));
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
        let MachineSetting { latency_operands, described, loops, .. } = self.setting.clone();
        let setting = MachineSetting { latency_operands, described, loops, ..setting };
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

    /// The devices that its design describes.
    pub(crate) fn described(&self) -> &[Arc<DescribedDevice>] {
        &self.setting.described
    }

    /// How its words are read.
    pub fn decoder(&self) -> &Arc<Decoder> {
        &self.decoder
    }

    /// The program and its ISA.
    pub(crate) fn code(&self) -> (Arc<Program>, Isa) {
        (Arc::clone(&self.program), self.isa)
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
        if self.instructions != core.instructions().len() && self.instructions > 0 {
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

    /// Where a symbol of the program lies.
    pub(crate) fn address_of(&self, name: &str) -> Result<u64, Error> {
        let symbol = self.program.require_symbol(name);
        symbol.map(|symbol| symbol.address).map_err(|error| Error::new(error.to_string()))
    }

    /// A fault with the name of the program.
    pub(crate) fn failed(&self, fault: &Fault) -> Error {
        failed(&self.program, fault)
    }
}

/// A fault with the name of the program.
pub(crate) fn failed(program: &Program, fault: &Fault) -> Error {
    match fault.trap {
        FaultReason::Stopped => Error::Stopped { at: Some(format!("{:#010x}{}", fault.pc, fault.location)) },
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
