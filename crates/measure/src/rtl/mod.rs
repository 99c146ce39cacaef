//! The model against RTL: runs of both side by side, instruction by instruction, and recorded
//! traces, scored.
//!
//! Source: DESIGN of the project, "Call" and "Score". The model gets what our simulator retires and
//! never the RTL's cycles; the RTL's trace must name the same instructions, and its memory must
//! hold the same afterwards.

mod accesses;
pub(crate) mod annotate;
pub(crate) mod elements;
pub mod index;
mod lockstep;
pub(crate) mod reader;
mod reconstruction;
pub(crate) mod remarks;
pub(crate) mod rerun;
mod results;
pub(crate) mod score;
mod stack;
pub(crate) mod stand_in;
#[cfg(test)]
mod tests;
pub(crate) mod window;

use std::path::Path;

use instar_design::HostCore;
use instar_isa::Equipment;
use instar_sim::{CallResult, CallSpec, Image, Options, Program, Watch};
use instar_trace::{Observer, Retired, TraceReader};

use self::accesses::DeviceAccesses;
pub use self::elements::ElementScore;
use self::elements::Predicted;
use self::lockstep::Lockstep;
use self::results::Results;
use crate::rtl::index::Window;
use crate::subject::{Loan, Waiting};
use crate::{Error, GoOn, MachineSetting, Subject, WindowScore};

/// The device that interrupts.
const TIMER: &str = "timer";

/// A memory image ready for RTL.
pub struct RtlImage {
    image: Image,
    subject: Subject,
    /// What the call gives in the simulator; nothing for a whole program.
    expected: Option<CallResult>,
    /// Where the bench has a timer.
    timer: Option<u64>,
}

/// What RTL and model came to.
#[derive(Clone, Debug)]
pub struct RtlScore {
    /// Window by window: the calls, or the whole program.
    pub windows: Vec<WindowScore>,
    /// Value and buffers of the call, the same in RTL and simulator; nothing for a whole program.
    pub result: Option<CallResult>,
    /// Results of the design's instructions that were compared, one by one.
    pub results: u64,
    /// Accesses of the design's devices that were compared, one by one.
    pub accesses: u64,
}

/// What a bench writes beside the trace, each where it has it.
#[derive(Clone, Copy, Debug, Default)]
pub struct RtlNotes<'a> {
    /// What the design's instructions wrote.
    pub results: Option<&'a Path>,
    /// Accesses of the design's devices.
    pub accesses: Option<&'a Path>,
}

impl RtlImage {
    /// Two calls of a function, with a trampoline after the memory that `core` caches.
    pub fn of_call(
        subject: &Subject,
        spec: &CallSpec,
        core: &HostCore,
        go_on: GoOn<'_>,
    ) -> Result<Self, Error> {
        let (base, size) = (subject.options().memory_base, subject.options().memory_size);
        let region = core.params()?.cached_region();
        let behind = region.map_or(base + size, |region| region.base + region.bytes);
        if behind < base + size || behind + size > 1 << 32 {
            return Err(Error::new(format!(
                "core \"{}\" caches {:#x} to {:#x}; a call needs the memory from {base:#x} to {:#x} cached and room \
                 behind it",
                core.file.name,
                region.map_or(base, |region| region.base),
                behind.saturating_sub(1),
                base + size - 1
            )));
        }
        let expected = subject.call(spec, None, false, None, go_on)?.result;
        let image = Image::of_call(subject.program(), spec, &subject.options(), behind)
            .map_err(|error| Error::new(error.to_string()))?;
        Self::new(subject, core, image, Some(expected))
    }

    /// A whole program for the RTL of `core`, which must set its stack pointer itself.
    pub fn of_program(subject: &Subject, core: &HostCore) -> Result<Self, Error> {
        stack::need_stack(subject)?;
        let image = Image::of_program(subject.program(), &subject.options());
        Self::new(subject, core, image, None)
    }

    /// Counters and trigger begin as those of the core's RTL, whatever the subject's machine has.
    fn new(
        subject: &Subject,
        core: &HostCore,
        image: Image,
        expected: Option<CallResult>,
    ) -> Result<Self, Error> {
        let program = Program::from_elf(subject.program().name(), &image.elf)
            .map_err(|error| Error::new(error.to_string()))?;
        let (memory_base, memory_size) = (Some(image.memory_base), Some(image.memory_size));
        let Options { equipment: Equipment { misaligned_allowed, .. }, devices, .. } = subject.options();
        let equipment = Equipment { misaligned_allowed, ..core.family()?.equipment };
        let setting =
            MachineSetting { memory_base, memory_size, equipment, devices, ..MachineSetting::default() };
        let subject = subject.beside(program, setting)?;
        let timer = timer(&subject, core)?;
        Ok(Self { image, subject, expected, timer })
    }

    /// First address of the timer that the program has beside it.
    pub fn timer(&self) -> Option<u64> {
        self.timer
    }

    /// The image.
    pub fn image(&self) -> &Image {
        &self.image
    }

    /// Which instructions of the run each call is, `first call` and `second call`; none for a whole
    /// program.
    pub fn windows(&self, go_on: GoOn<'_>) -> Result<Vec<Window>, Error> {
        if self.image.calls.is_empty() {
            return Ok(Vec::new());
        }
        let mut marks = Marks { pcs: self.image.calls.clone(), retired: 0, lines: Vec::new() };
        self.run(&mut [&mut marks], go_on)?;
        // A call is what lies between its `jalr` and the instruction after it.
        let names = ["first call", "second call"];
        Ok(marks
            .lines
            .chunks_exact(2)
            .zip(names)
            .map(|(pair, name)| Window {
                name: name.to_owned(),
                first_line: pair[0] + 1,
                last_line: pair[1] - 1,
            })
            .collect())
    }

    /// Runs in simulator and model along the RTL's trace, then compares memory. `trace` may be a
    /// pipe; the file `memory` is read once it has ended, and so are the `notes`.
    pub fn score(
        &self,
        core: &HostCore,
        trace: &Path,
        memory: &Path,
        notes: RtlNotes<'_>,
        go_on: GoOn<'_>,
    ) -> Result<RtlScore, Error> {
        let windows = self.windows(go_on)?;
        let reader = TraceReader::open(trace, self.subject.decoder());
        let reader = reader.map_err(|error| Error::new(error.to_string()))?.compared();
        let mut timed = self.subject.timed_by(core, Waiting::default())?;
        timed.begin_at_reset();
        let mut lockstep = Lockstep::new(reader, &windows);
        let mut told = Results::default();
        let devices = core.design.iter().flat_map(|design| &design.devices);
        let devices = devices.map(|device| (device.region.base, device.region.bytes));
        let mut of_devices = DeviceAccesses::of(devices.collect());
        let mut model = timed.then(|retired, commits| lockstep.take(retired, commits));
        let mut observers: Vec<&mut dyn Observer> = Vec::new();
        if notes.results.is_some() {
            observers.push(&mut told);
        }
        if notes.accesses.is_some() {
            observers.push(&mut of_devices);
        }
        observers.push(&mut model);
        let done = self.run(&mut observers, go_on);
        // A wrong result explains what parts after it.
        let whole = !lockstep.parted();
        let results = notes.results.map_or(Ok(0), |path| told.compare(path, whole));
        let accesses = notes.accesses.map_or(Ok(0), |path| of_devices.compare(path, whole));
        for compared in [&results, &accesses] {
            if let Err(Error::Wrong(sentence)) = compared {
                return Err(Error::Wrong(sentence.clone()));
            }
        }
        let windows = lockstep.finish(timed, done.is_ok())?;
        let session = done?;
        let result = self.compare(&session, memory)?;
        Ok(RtlScore { windows, result, results: results?, accesses: accesses? })
    }

    /// What the model says of the core's elements, beside what the RTL's held: `path` is what the
    /// bench wrote of them.
    pub fn score_elements(
        &self,
        core: &HostCore,
        path: &Path,
        go_on: GoOn<'_>,
    ) -> Result<ElementScore, Error> {
        let mut predicted = Predicted::of(&self.subject, core)?;
        self.run(&mut [&mut predicted], go_on)?;
        predicted.compare(path)
    }

    /// One run in the simulator.
    fn run(&self, observers: &mut [&mut dyn Observer], go_on: GoOn<'_>) -> Result<Loan<'_>, Error> {
        let mut session = self.subject.take(None)?;
        let watch = &mut Watch { progress: Some(go_on), ..Watch::lent(observers) };
        match session.run_whole(watch) {
            Ok(_) => Ok(session),
            Err(fault) => Err(self.subject.failed(&fault)),
        }
    }

    /// Compares what the RTL wrote with the simulator's memory, and the call's result with that of
    /// a plain call.
    fn compare(&self, session: &instar_sim::Session, dump: &Path) -> Result<Option<CallResult>, Error> {
        let rtl = std::fs::read(dump).map_err(|error| {
            Error::new(format!("{}: the RTL's memory cannot be read: {error}", dump.display()))
        })?;
        let memory = session.machine().hart().memory();
        let mut rest = rtl.as_slice();
        for &(address, length) in &self.image.written {
            let ours = memory.read(address, length as usize).unwrap_or_default();
            let theirs = rest.split_off(..ours.len().min(rest.len())).unwrap_or_default();
            if let Some(at) = (0..ours.len()).find(|&at| theirs.get(at) != Some(&ours[at])) {
                return Err(Error::wrong(format!(
                    "the RTL's memory differs from the simulator's at {:#010x}: {} instead of {:#04x}",
                    address + at as u64,
                    theirs.get(at).map_or("nothing".to_owned(), |byte| format!("{byte:#04x}")),
                    ours[at]
                )));
            }
        }
        let result = self.image.result(memory);
        if let (Some(result), Some(expected)) = (&result, &self.expected)
            && (result.value != expected.value || result.outputs != expected.outputs)
        {
            return Err(Error::wrong(
                "the second call gives another result than a single one: the function depends on registers or \
                 stack that no call may depend on",
            ));
        }
        Ok(result)
    }
}

/// Records what an RTL simulation retires: `from` may be a pipe, `to` is compressed if it ends in
/// `.zst`.
pub fn record(from: &Path, to: &Path) -> Result<(), Error> {
    instar_trace::copy(from, to)
        .map_err(|error| Error::new(format!("{}: the trace cannot be written: {error}", to.display())))
}

/// Where the machine's timer lies, the one of its devices that benches have.
fn timer(subject: &Subject, core: &HostCore) -> Result<Option<u64>, Error> {
    let mut found = None;
    for device in &subject.options().devices {
        if device.name() != TIMER || found.is_some() {
            return Err(Error::new(format!(
                "there is no device \"{}\" beside RTL; its benches have one {TIMER}",
                device.name()
            )));
        }
        found = Some(device.base(subject.decoder().isa().xlen()).map_err(Error::new)?);
    }
    let interrupts = subject.described().iter().find(|device| device.interrupt.is_some());
    let raises = found.map(|_| TIMER).or(interrupts.map(|device| &*device.name));
    if let Some(name) = raises
        && let Some(Err(why)) = subject.timed(core)?.interrupts()
    {
        return Err(Error::new(format!("its RTL has no {name} beside it here: {why}")));
    }
    Ok(found)
}

/// Notes when the run comes to certain places.
struct Marks {
    pcs: Vec<(u64, u64)>,
    retired: u64,
    /// Numbers, from 1, of the instructions at those places, in the order of the run.
    lines: Vec<u64>,
}

impl Observer for Marks {
    fn retire(&mut self, retired: &Retired<'_>) {
        for pc in &retired.batch.pcs {
            self.retired += 1;
            if self.pcs.iter().any(|(call, back)| pc == call || pc == back) {
                self.lines.push(self.retired);
            }
        }
    }
}
