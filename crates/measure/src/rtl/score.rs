//! Times a recorded trace in a core model and compares it with the trace's own cycles.
//!
//! Source: Allart et al.; the model gets the retired instructions and never the cycle column.

use std::collections::VecDeque;
use std::path::Path;

use instar_design::HostCore;
use instar_trace::{Observer, Retired};

use crate::rtl::index;
use crate::rtl::reader::{self, Piece, Read};
use crate::rtl::remarks::Unknown;
use crate::rtl::rerun::{EndValues, rerun};
use crate::rtl::stand_in::{StandInSource, StandIns};
use crate::rtl::window::{Comparison, WindowScore};
use crate::subject::{Timed, Waiting};
use crate::{Error, GoOn};

/// What a trace came to.
#[derive(Clone, Debug)]
pub struct Score {
    /// Window by window.
    pub windows: Vec<WindowScore>,
    /// Instructions read as a design's by stand-ins, in the whole trace.
    pub replaced: u64,
    /// Reads of a clock in the whole trace.
    pub clock_reads: u64,
    /// The trace's form.
    pub form: &'static str,
    /// What is to be known of the figures, one sentence each.
    pub notes: Vec<String>,
    /// What the recorded program left, where it was run again.
    pub values: Option<EndValues>,
}

/// Times the trace at `path`; its windows are those of `given`, or of the index.json beside it, or
/// the whole.
pub fn score(
    path: &Path,
    core: &HostCore,
    given: Option<&Path>,
    stand_ins: StandInSource<'_>,
    go_on: GoOn<'_>,
) -> Result<Score, Error> {
    let entry = index::entry_of(path, given)?;
    let end = entry.end(path)?;
    let program = stand_ins.program.map(reader::program).transpose()?;
    let mut timed = reader::timed(core, Waiting::default(), program.as_deref())?;
    let untold = match (&end, &core.design) {
        (Some(_), None) => Some("no design says what its instructions do".to_owned()),
        (Some(end), Some(design)) => match timed.decode_stage() {
            Ok(_) => return rerun(path, core, design, (&entry, end), go_on),
            Err(why) => Some(why.to_string()),
        },
        (None, _) => None,
    };
    let mut comparison = Comparison::new(&entry.windows);
    // Of instructions that were read and have not committed in the model yet.
    let mut reference: VecDeque<(Option<u64>, Unknown)> = VecDeque::new();
    let mut compare = |timed: &mut Timed<Waiting>, reference: &mut VecDeque<(Option<u64>, Unknown)>| {
        let commits = timed.observer();
        while let Some(model) = commits.0.pop_front() {
            let Some((cycle, unknown)) = reference.pop_front() else { break };
            comparison.push(cycle, model.cycle, unknown);
        }
    };
    let stand_ins = StandIns::new(stand_ins)?;
    let read = reader::read(
        path,
        core,
        &stand_ins,
        go_on,
        &mut |Piece { table, batch, cycles, unknown, .. }| {
            reference
                .extend(unknown.iter().enumerate().map(|(i, unknown)| (cycles.get(i).copied(), *unknown)));
            timed.retire(&Retired::new(table, batch));
            compare(&mut timed, &mut reference);
            Ok(())
        },
    )?;
    reader::drain(&mut timed, path, core)?;
    compare(&mut timed, &mut reference);
    let windows =
        comparison.finish().map_err(|sentence| Error::new(format!("{}: {sentence}", path.display())))?;
    let Read { replaced, clock_reads, form, mut notes, .. } = read;
    notes.extend(timed.assumptions());
    notes.extend(untold.map(|why| format!("values at the end are recorded, and were not compared: {why}")));
    Ok(Score { windows, replaced, clock_reads, form, notes, values: None })
}
