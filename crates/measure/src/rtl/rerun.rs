//! Recorded programs that are run again beside their trace: instructions, addresses, cycles, and
//! what registers and memory hold at the end.
//!
//! Source: the form of index.json, of a program that was recorded from reset: `elf`, its file;
//! `x` and `f`, the registers as the file holds them in the cycle in which the last instruction
//! leaves ID, in hexadecimal; `buf_address` and `buf`, memory from there on, word by word. Values
//! are those that hardware computes.

use std::path::Path;

use instar_design::{Design, HostCore};
use instar_isa::{Decoder, Equipment, Isa, StaticTable};
use instar_sim::Session;
use instar_trace::{Observer, Retired, RetiredBatch, TraceReader};
use serde::Serialize;

use crate::hardware::Pipeline;
use crate::rtl::index::{IndexEntry, RecordedEnd};
use crate::rtl::lockstep::Lockstep;
use crate::rtl::score::Score;
use crate::subject::Waiting;
use crate::{Error, GoOn, MachineSetting, Subject};

/// Differences that are told at most.
const MOST: usize = 8;

/// How what a program left compares with what was recorded.
#[derive(Clone, Debug, Default, Serialize)]
pub struct EndValues {
    /// Registers that were compared.
    pub registers: u64,
    /// Words of memory that were compared.
    pub memory_words: u64,
    /// How many of both differ.
    pub differing: u64,
    /// The first of them, one sentence each.
    pub first: Vec<String>,
}

impl EndValues {
    fn compare(&mut self, what: impl Fn() -> String, ours: u64, recorded: u64) {
        if ours != recorded {
            self.differing += 1;
            if self.first.len() < MOST {
                self.first.push(format!("{} is {ours:08x}, and in RTL {recorded:08x}", what()));
            }
        }
    }
}

/// The trace's side of it.
struct Beside<'d>(Lockstep<'d>);

impl Observer for Beside<'_> {
    fn retire(&mut self, retired: &Retired<'_>) {
        self.0.take(retired, &mut Waiting::default());
    }
}

/// Runs the program of `entry` beside its trace at `path`.
///
/// # Errors
/// A sentence where it cannot run, or where it and the trace part.
pub fn rerun(
    path: &Path,
    core: &HostCore,
    design: &Design,
    (entry, end): (&IndexEntry, &RecordedEnd),
    go_on: GoOn<'_>,
) -> Result<Score, Error> {
    let program = path.with_file_name(&end.elf);
    let equipment = Equipment { misaligned_allowed: true, ..Equipment::PLAIN };
    let setting = MachineSetting { equipment, ..MachineSetting::default() };
    let subject = Subject::load_with(&program, Some(&core.file.isa), Some(design), setting)?;
    let isa = Isa::parse(&core.file.isa).map_err(|error| Error::new(error.to_string()))?;
    let decoder = Decoder::new(&isa, core.instructions()).map_err(|error| Error::new(error.to_string()))?;
    let reader = TraceReader::open(path, &decoder).map_err(|error| Error::new(error.to_string()))?;
    let form = reader.form();
    let mut beside = Beside(Lockstep::new(reader, &entry.windows));
    let mut timed = subject.timed_by(core, Waiting::default())?;
    timed.begin_at_reset();
    let mut session = subject.session(None)?;
    session.begin_whole();
    // Reset leaves nothing in them, and no loader was there.
    (1..32).for_each(|number| session.set_x(number, 0));
    let mut pipeline = Pipeline::of(&subject, core)?;
    let last = length(path, &decoder)?;
    loop {
        let done = beside.0.retired();
        if done.is_multiple_of(4096) && !go_on(done) {
            return Err(Error::STOPPED);
        }
        let stepped = pipeline.step(&mut session, vec![&mut beside], &mut timed, &mut None);
        beside.0.compare(timed.observer());
        if beside.0.parted() || beside.0.retired() >= last {
            break;
        }
        // The word that ends a recorded program goes where nothing lies but in its bench.
        match stepped {
            Err(_) if beside.0.retired() + 1 == last => break,
            stepped => drop(stepped?),
        }
    }
    let windows = beside.0.finish(timed, true)?;
    let values = compared(&mut session, &mut pipeline, end, design);
    let notes = vec!["the recorded program was run again, with the values that hardware computes".to_owned()];
    Ok(Score { windows, replaced: 0, clock_reads: 0, form, notes, values: Some(values) })
}

/// Instructions of a trace.
fn length(path: &Path, decoder: &Decoder) -> Result<u64, Error> {
    let mut reader = TraceReader::open(path, decoder).map_err(|error| Error::new(error.to_string()))?;
    let (mut table, mut batch, mut cycles) = (StaticTable::new(), RetiredBatch::new(), Vec::new());
    while reader
        .next_batch(&mut table, &mut batch, &mut cycles)
        .map_err(|error| Error::new(error.to_string()))?
    {}
    Ok(reader.instructions())
}

/// What the program left, beside what was recorded.
fn compared(session: &mut Session, pipeline: &mut Pipeline, end: &RecordedEnd, design: &Design) -> EndValues {
    let mut found = EndValues::default();
    let (x, own) = pipeline.file(session);
    for (number, &recorded) in end.x.iter().enumerate() {
        found.registers += 1;
        found.compare(|| format!("x{number}"), x[number & 31], recorded);
    }
    // The words that the core has where F has its registers.
    let words = end.f.len();
    let files = design.extensions.iter().zip(&own).flat_map(|(extension, state)| {
        let states = extension.description.states.iter().enumerate();
        states.map(move |(file, declared)| (declared, state, file))
    });
    if let Some((declared, state, file)) =
        files.into_iter().find(|(declared, ..)| declared.array && declared.count as usize == words)
    {
        for (number, &recorded) in end.f.iter().enumerate() {
            found.registers += 1;
            let ours = state.register(file, number)[0];
            found.compare(|| format!("{}[{number}]", declared.name), ours, recorded);
        }
    }
    for (at, &recorded) in end.memory.iter().enumerate() {
        let address = end.address + 4 * at as u64;
        let Some(bytes) = session.read_memory(address, 4) else { continue };
        let ours = bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
        found.memory_words += 1;
        found.compare(|| format!("the word at {address:08x}"), ours, recorded);
    }
    found
}
