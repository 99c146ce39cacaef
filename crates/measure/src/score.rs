//! Times a recorded trace in a core model and compares it with the trace's own cycles.
//!
//! Source: Allart et al.; the model gets the retired instructions and never the cycle column.

use std::collections::VecDeque;
use std::path::Path;

use instar_cores::{Commit, CommitObserver};
use instar_design::HostCore;
use instar_isa::{Class, StaticTable};
use instar_trace::RetiredBatch;

use crate::stand_in::{StandInSource, StandIns};
use crate::timed::Timed;
use crate::window::{Comparison, WindowScore};
use crate::{Error, GoOn, index, reader};

/// What a trace came to.
#[derive(Clone, Debug)]
pub struct Score {
    /// Window by window.
    pub windows: Vec<WindowScore>,
    /// Instructions read as a design's by stand-ins, in the whole trace.
    pub replaced: u64,
}

/// Commit cycles that nobody has asked for yet.
#[derive(Clone, Default)]
pub struct Waiting(pub VecDeque<u64>);

impl CommitObserver for Waiting {
    #[inline]
    fn commit(&mut self, commit: &Commit) {
        self.0.push_back(commit.cycle);
    }
}

/// Times the trace at `path`; its windows are those of `given`, or of the index.json beside it, or the whole.
pub fn score(
    path: &Path,
    core: &HostCore,
    given: Option<&Path>,
    stand_ins: StandInSource<'_>,
    go_on: GoOn<'_>,
) -> Result<Score, Error> {
    let entry = index::entry_of(path, given)?;
    let mut comparison = Comparison::new(&entry.windows);
    let program = stand_ins.program.map(reader::program).transpose()?;
    let mut timed = reader::timed(core, Waiting::default(), program.as_deref())?;
    // Of instructions that were read and have not committed in the model yet.
    let mut reference: VecDeque<(Option<u64>, bool)> = VecDeque::new();
    let mut compare = |timed: &mut Timed<Waiting>, reference: &mut VecDeque<(Option<u64>, bool)>| {
        let commits = timed.observer();
        while let Some(model) = commits.0.pop_front() {
            let Some((cycle, unknown_divide)) = reference.pop_front() else { break };
            comparison.push(cycle, model, unknown_divide);
        }
    };
    let stand_ins = StandIns::new(stand_ins)?;
    let replaced = reader::read(path, core, &stand_ins, go_on, &mut |table, batch, cycles, _| {
        for i in 0..batch.len() {
            reference.push_back((cycles.get(i).copied(), divide_without_operands(table, batch, i)));
        }
        timed.sink().retire(table, batch);
        compare(&mut timed, &mut reference);
        Ok(())
    })?;
    timed.drain()?;
    compare(&mut timed, &mut reference);
    let windows =
        comparison.finish().map_err(|sentence| Error::new(format!("{}: {sentence}", path.display())))?;
    Ok(Score { windows, replaced })
}

/// Whether instruction `i` is a divide whose operands the trace does not give.
pub fn divide_without_operands(table: &StaticTable, batch: &RetiredBatch, i: usize) -> bool {
    batch.details[i] == 0 && table.entry(batch.ids[i]).class == Class::Divide
}
