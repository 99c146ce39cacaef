//! Walks through a recorded trace, batch by batch.
//!
//! Source: `instar_trace::TraceReader`; the ISA is the core's, a design's instructions come from
//! its stand-ins' design.

use std::path::Path;
use std::sync::Arc;

use instar_cores::CommitObserver;
use instar_design::HostCore;
use instar_files::need_file;
use instar_isa::{Decoder, Isa, StaticTable};
use instar_sim::Program;
use instar_trace::{LineTexts, RetiredBatch, TraceReader};

use crate::rtl::reconstruction::Known;
use crate::rtl::remarks::{Missing, Remarks, Unknown};
use crate::rtl::stand_in::StandIns;
use crate::subject::Timed;
use crate::{Error, GoOn};

/// A batch of a trace.
#[derive(Clone, Copy)]
pub struct Piece<'a> {
    pub table: &'a StaticTable,
    pub batch: &'a RetiredBatch,
    /// None where the trace has none.
    pub cycles: &'a [u64],
    pub texts: &'a LineTexts,
    /// What is missing of each instruction.
    pub unknown: &'a [Unknown],
}

/// What is done with a batch.
pub type Take<'a> = &'a mut dyn FnMut(Piece<'_>) -> Result<(), Error>;

/// What a trace was.
#[derive(Clone, Debug)]
pub struct Read {
    /// Instructions that stand-ins replaced.
    pub replaced: u64,
    /// Reads of a clock.
    pub clock_reads: u64,
    /// Its form.
    pub form: &'static str,
    /// What it does not tell.
    pub missing: Missing,
    /// What is to be known of figures that come of it, one sentence each.
    pub notes: Vec<String>,
}

impl Read {
    /// Everything that is to be known of figures for which nothing else tells it, with what a model
    /// took for granted.
    pub fn all_notes(self, assumptions: Vec<String>) -> Vec<String> {
        self.notes.into_iter().chain(self.missing.operand_notes()).chain(assumptions).collect()
    }
}

/// What reads the words of a trace, and of the program that was recorded.
fn decoder(core: &HostCore) -> Result<Decoder, Error> {
    let isa = Isa::parse(&core.file.isa).map_err(|error| Error::new(error.to_string()))?;
    Decoder::new(&isa, core.instructions()).map_err(|error| Error::new(error.to_string()))
}

/// A model for a trace, which knows the recorded program's code where that is at hand. A recorded
/// run begins at reset.
pub fn timed<O: CommitObserver + Clone + Send + 'static>(
    core: &HostCore,
    observer: O,
    program: Option<&Program>,
) -> Result<Timed<O>, Error> {
    let mut timed = Timed::new(core, observer)?;
    timed.begin_at_reset();
    if let Some(program) = program {
        timed.show(program, &Arc::new(decoder(core)?));
    }
    Ok(timed)
}

/// Works off what was read of the trace at `path`; what is wrong is said with the line on which
/// that instruction stands.
pub fn drain<O: CommitObserver + Clone + Send + 'static>(
    timed: &mut Timed<O>,
    path: &Path,
    core: &HostCore,
) -> Result<(), Error> {
    let Err(error) = timed.drain() else { return Ok(()) };
    let line = match timed.stopped_at() {
        Some(instruction) => TraceReader::line_of(path, &decoder(core)?, instruction).ok().flatten(),
        None => None,
    };
    let line = line.map_or(String::new(), |line| format!(":{line}"));
    Err(Error::new(format!("{}{line}: {error}", path.display())))
}

/// The recorded program.
pub fn program(path: &Path) -> Result<Arc<Program>, Error> {
    let name = path.display().to_string();
    let bytes = instar_files::read(path)
        .map_err(|error| Error::new(format!("{name}: the file cannot be read: {error}")))?;
    let program = Program::from_elf(&name, &bytes).map_err(|error| Error::new(error.to_string()))?;
    Ok(Arc::new(program))
}

/// Reads the trace at `path` to its end.
pub fn read(
    path: &Path,
    core: &HostCore,
    stand_ins: &StandIns,
    go_on: GoOn<'_>,
    take: Take<'_>,
) -> Result<Read, Error> {
    let sentence = |error: String| Error::new(error);
    let decoder = decoder(core)?;
    need_file(path)
        .map_err(|error| sentence(format!("{}: the trace cannot be read: {error}", path.display())))?;
    let mut reader = TraceReader::open(path, &decoder).map_err(|error| sentence(error.to_string()))?;
    if !stand_ins.is_empty() {
        reader.replace_entries(Box::new(|entry| stand_ins.replace(entry)));
    }
    reader.keep_texts();
    let (mut table, mut batch, mut cycles) = (StaticTable::new(), RetiredBatch::new(), Vec::new());
    let xlen = decoder.isa().xlen();
    let (mut known, mut remarks, mut unknown) = (Known::new(xlen), Remarks::on(core, xlen)?, Vec::new());
    let (form, exact) = (reader.form(), reader.is_exact());
    while reader
        .next_batch(&mut table, &mut batch, &mut cycles)
        .map_err(|error| sentence(error.to_string()))?
    {
        known.complete(&table, &mut batch);
        let texts = reader.take_texts();
        remarks.look(&table, &batch, &cycles, exact, &mut unknown);
        take(Piece { table: &table, batch: &batch, cycles: &cycles, texts: &texts, unknown: &unknown })?;
        if !go_on(reader.instructions()) {
            return Err(Error::STOPPED);
        }
    }
    stand_ins.check(path)?;
    Ok(Read {
        replaced: reader.replaced(),
        clock_reads: remarks.clock_reads,
        form,
        missing: remarks.missing,
        notes: remarks.notes(reader.computed()),
    })
}
