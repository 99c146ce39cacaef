//! Walks through a recorded trace, batch by batch.
//!
//! Source: `instar_trace::TraceReader`; the ISA is the core's, a design's instructions come from its stand-ins'
//! design.

use std::path::Path;
use std::sync::Arc;

use instar_cores::CommitObserver;
use instar_design::HostCore;
use instar_files::need_file;
use instar_isa::{Decoder, Isa, StaticTable};
use instar_sim::Program;
use instar_trace::{LineTexts, RetiredBatch, TraceReader};

use crate::rtl::known::Known;
use crate::rtl::stand_in::StandIns;
use crate::run::timed::Timed;
use crate::{Error, GoOn};

/// What is done with a batch: its instructions, their cycles (none where the trace has none) and their texts.
pub type Take<'a> = &'a mut dyn FnMut(&StaticTable, &RetiredBatch, &[u64], &LineTexts) -> Result<(), Error>;

/// What reads the words of a trace, and of the program that was recorded.
fn decoder(core: &HostCore) -> Result<Decoder, Error> {
    let isa = Isa::parse(&core.file.isa).map_err(|error| Error::new(error.to_string()))?;
    Decoder::new(&isa, &core.instructions).map_err(|error| Error::new(error.to_string()))
}

/// A model for a trace, which knows the recorded program's code where that is at hand. A recorded run begins at reset.
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

/// Works off what was read of the trace at `path`; what is wrong is said with the line on which that instruction stands.
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

/// Reads the trace at `path` to its end. The number of instructions that stand-ins replaced.
pub fn read(
    path: &Path,
    core: &HostCore,
    stand_ins: &StandIns,
    go_on: GoOn<'_>,
    take: Take<'_>,
) -> Result<u64, Error> {
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
    let mut known = Known::new(decoder.isa().xlen());
    while reader
        .next_batch(&mut table, &mut batch, &mut cycles)
        .map_err(|error| sentence(error.to_string()))?
    {
        known.complete(&table, &mut batch);
        let texts = reader.take_texts();
        take(&table, &batch, &cycles, &texts)?;
        if !go_on(reader.instructions()) {
            return Err(Error::Stopped);
        }
    }
    stand_ins.check(path)?;
    Ok(reader.replaced())
}
