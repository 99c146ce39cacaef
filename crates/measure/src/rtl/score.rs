//! Times a recorded trace in a core model and compares it with the trace's own cycles.
//!
//! Source: Allart et al.; the model gets the retired instructions and never the cycle column.

use std::collections::VecDeque;
use std::path::Path;

use instar_cores::{Commit, CommitObserver, CustomTiming, Latency};
use instar_design::HostCore;
use instar_isa::{Class, StaticTable};
use instar_trace::{Flags, RetiredBatch};

use crate::rtl::index;
use crate::rtl::reader;
use crate::rtl::stand_in::{StandInSource, StandIns};
use crate::rtl::window::{Comparison, Unknown, WindowScore};
use crate::run::cached::Region;
use crate::run::timed::Timed;
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
    /// What is to be known of the figures, one sentence each.
    pub notes: Vec<String>,
}

/// What of a trace is to be told beside its figures.
pub struct Remarks {
    region: Region,
    steps: Vec<bool>,
    /// Reads of a clock.
    pub clock_reads: u64,
    has_cycles: bool,
    beyond_hardware: Option<String>,
}

impl Remarks {
    /// On a core.
    pub fn on(core: &HostCore) -> Result<Self, Error> {
        let by_steps = |timing: Option<CustomTiming>| {
            timing.is_some_and(|timing| matches!(timing.latency, Latency::Steps { .. }))
        };
        let steps = core.timings().into_iter().map(by_steps).collect();
        let beyond_hardware = core.params()?.beyond_hardware();
        Ok(Self { region: Region::of(core)?, steps, clock_reads: 0, has_cycles: false, beyond_hardware })
    }

    /// Looks at a batch.
    pub fn look(&mut self, table: &StaticTable, batch: &RetiredBatch, cycles: &[u64]) {
        self.region.look(table, batch);
        self.has_cycles |= !cycles.is_empty();
        self.clock_reads += batch.flags.iter().filter(|flags| flags.has(Flags::CLOCK)).count() as u64;
    }

    /// Whether instruction `i` is a design's whose latency depends on an operand that the trace does not give.
    pub fn lacks_operand(&self, table: &StaticTable, batch: &RetiredBatch, i: usize) -> bool {
        !self.steps.is_empty()
            && !batch.flags[i].has(Flags::OPERAND)
            && table
                .entry(batch.ids[i])
                .custom
                .is_some_and(|at| self.steps.get(usize::from(at)) == Some(&true))
    }

    /// One sentence each.
    pub fn notes(&self) -> Vec<String> {
        // With cycles of its own a trace has the clock that its program saw.
        let clock = (self.clock_reads > 0 && !self.has_cycles).then(|| {
            let times = if self.clock_reads == 1 { "once".to_owned() } else { format!("{} times", self.clock_reads) };
            format!(
                "the program read a clock {times}, and the trace was made with other values than this core would have \
                 given: what followed from them is timed as recorded, so the cycles may differ from those of a run"
            )
        });
        clock.into_iter().chain(self.region.note()).chain(self.beyond_hardware.clone()).collect()
    }
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
    let mut reference: VecDeque<(Option<u64>, Unknown)> = VecDeque::new();
    let mut compare = |timed: &mut Timed<Waiting>, reference: &mut VecDeque<(Option<u64>, Unknown)>| {
        let commits = timed.observer();
        while let Some(model) = commits.0.pop_front() {
            let Some((cycle, unknown)) = reference.pop_front() else { break };
            comparison.push(cycle, model, unknown);
        }
    };
    let mut remarks = Remarks::on(core)?;
    let stand_ins = StandIns::new(stand_ins)?;
    let replaced = reader::read(path, core, &stand_ins, go_on, &mut |table, batch, cycles, _| {
        remarks.look(table, batch, cycles);
        for i in 0..batch.len() {
            let unknown = Unknown {
                divide: divide_without_operands(table, batch, i),
                cost: remarks.lacks_operand(table, batch, i),
            };
            reference.push_back((cycles.get(i).copied(), unknown));
        }
        timed.sink().retire(table, batch);
        compare(&mut timed, &mut reference);
        Ok(())
    })?;
    reader::drain(&mut timed, path, core)?;
    compare(&mut timed, &mut reference);
    let windows =
        comparison.finish().map_err(|sentence| Error::new(format!("{}: {sentence}", path.display())))?;
    let (clock_reads, mut notes) = (remarks.clock_reads, remarks.notes());
    notes.extend(timed.assumptions());
    Ok(Score { windows, replaced, clock_reads, notes })
}

/// Whether instruction `i` is a divide whose operands the trace does not give.
pub fn divide_without_operands(table: &StaticTable, batch: &RetiredBatch, i: usize) -> bool {
    batch.details[i] == 0 && table.entry(batch.ids[i]).class == Class::Divide
}
