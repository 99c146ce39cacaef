//! Who looks on while a program runs: histogram, profiles, coverage, trace.
//!
//! Source: own design: each takes the retired stream, and one run feeds all that are wanted.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use instar_design::HostCore;
use instar_files::Output;
use instar_isa::StaticTable;
use instar_sim::Session;
use instar_trace::{CommitFile, RetiredBatch, RetiredSink, StreamForm, TraceError, TraceFile};
use serde::Serialize;

use crate::Error;
use crate::run::commits::CommitLog;
use crate::run::subject::Subject;
use crate::view::coverage::{self, Coverage, Reached};
use crate::view::histogram::{Histogram, Names};
use crate::view::profile::{Code, Counted, Profile, Wanted, create, unwritable};
use crate::view::tally::Tally;

/// What is wanted of a run besides its result.
#[derive(Clone, Debug, Default)]
pub struct Observers {
    /// Which instructions were executed.
    pub histogram: bool,
    /// Where the instructions were executed, with a flame graph if that is wanted.
    pub profile: Option<Wanted>,
    /// A tracefile of lcov: which source lines were reached.
    pub coverage: Option<PathBuf>,
    /// The stream in a file.
    pub trace: Option<(PathBuf, TraceForm)>,
    /// Where the cycles went, with files for viewers; only a core has cycles.
    pub cycles: Option<Wanted>,
}

impl Observers {
    /// Nobody.
    pub const NONE: Self =
        Self { histogram: false, profile: None, coverage: None, trace: None, cycles: None };

    /// A sentence where cycles are wanted and there is no core.
    pub(super) fn refuse_cycles_without(&self, core: Option<&HostCore>) -> Result<(), Error> {
        match (&self.cycles, core) {
            (Some(_), None) => Err(Error::new(
                "where the cycles went is wanted, and cycles are those of a core; name one, as in cva6-superscalar",
            )),
            _ => Ok(()),
        }
    }
}

/// Forms of a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TraceForm {
    /// What the stream alone can fill.
    Stream(StreamForm),
    /// Spike's commit log, for which values are recorded beside the stream.
    Spike,
}

/// What was seen.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Observed {
    /// Which instructions were executed.
    pub histogram: Option<Histogram>,
    /// Where the instructions were executed.
    pub profile: Option<Profile>,
    /// How much of the program was reached.
    pub coverage: Option<Reached>,
    /// Where the cycles went.
    pub cycles: Option<Profile>,
}

/// Those of them that need the retired stream alone.
#[derive(Default)]
pub(crate) struct Looking {
    tally: Option<Tally>,
    coverage: Option<Output>,
    counted: Option<Counted>,
    trace: Option<TraceFile>,
    /// A file could not be written, so the run need not go on.
    failed: Arc<AtomicBool>,
}

impl RetiredSink for Looking {
    fn retire(&mut self, table: &StaticTable, batch: &RetiredBatch) {
        if let Some(tally) = &mut self.tally {
            tally.retire(table, batch);
        }
        if let Some(counted) = &mut self.counted {
            counted.retire(table, batch);
        }
        if let Some(trace) = &mut self.trace {
            trace.retire(table, batch);
            self.failed.fetch_or(trace.has_failed(), Ordering::Relaxed);
        }
    }
}

impl Looking {
    /// Opens the files, before anything that is seen runs.
    pub(super) fn open(
        observers: &Observers,
        subject: &Subject,
        session: &Session,
    ) -> Result<(Self, Option<CommitLog>), Error> {
        let (program, isa) = subject.code();
        if let Some(profile) = &observers.profile {
            profile.refuse_cycles()?;
        }
        if observers.coverage.is_some() {
            coverage::need_lines(subject.program())?;
        }
        let (mut trace, mut commits) = (None, None);
        let failed: Arc<AtomicBool> = Arc::default();
        let log = |file| CommitLog::new(file, session.machine().decoder().clone(), isa, Arc::clone(&failed));
        match &observers.trace {
            Some((path, TraceForm::Stream(form))) => trace = Some(TraceFile::create(path, *form, isa)),
            Some((path, TraceForm::Spike)) => commits = Some(CommitFile::create(path).map(log)),
            None => {}
        }
        let unwritable = |error: TraceError| Error::new(error.to_string());
        let counted = |_| Counted::new(Code::new(Some(program), session.machine().decoder().clone()));
        let looking = Looking {
            tally: (observers.histogram || observers.coverage.is_some()).then(Tally::default),
            coverage: observers.coverage.as_deref().map(create).transpose()?,
            counted: observers.profile.as_ref().map(counted),
            trace: trace.transpose().map_err(unwritable)?,
            failed,
        };
        Ok((looking, commits.transpose().map_err(unwritable)?))
    }

    /// Set when a file cannot be written, so that the run need not go on.
    pub(super) fn failed(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.failed)
    }

    /// Whether it wants the stream.
    pub(super) fn looks(&self) -> bool {
        self.tally.is_some() || self.counted.is_some() || self.trace.is_some()
    }

    /// Closes the files, also where the program failed; a file that could not be written is told first. A run that
    /// was stopped leaves none.
    pub(super) fn close<T>(
        self,
        observers: &Observers,
        subject: &Subject,
        session: &Session,
        log: Option<CommitLog>,
        result: Result<T, Error>,
    ) -> Result<(T, Observed), Error> {
        let Looking { tally, counted, trace, coverage, failed } = self;
        if matches!(&result, Err(Error::Stopped)) && !failed.load(Ordering::Relaxed) {
            return Err(Error::Stopped);
        }
        log.map(CommitLog::finish).transpose()?;
        if let Some(trace) = trace {
            trace.finish().map_err(|error| Error::new(error.to_string()))?;
        }
        let (program, machine) = (subject.program(), session.machine());
        let tally = tally.unwrap_or_default();
        let coverage = coverage.zip(observers.coverage.as_ref()).map(|(file, path)| {
            let covered = Coverage::new(program, machine.decoder(), &tally, machine.table());
            let mut out = file;
            let written =
                coverage::write(&covered, &test_name(program.name()), &mut out).and_then(|()| out.finish());
            written.map_err(|error| unwritable(path, &error)).map(|()| covered.reached())
        });
        let coverage = coverage.transpose()?;
        let result = result?;
        let names = Names { decoder: machine.decoder(), extensions: subject.extensions() };
        let histogram =
            observers.histogram.then(|| Histogram::new(&tally, machine.table(), Some(program), &names));
        let profile = counted.zip(observers.profile.as_ref()).map(|(counted, wanted)| counted.finish(wanted));
        Ok((result, Observed { histogram, profile: profile.transpose()?, coverage, cycles: None }))
    }
}

/// What a run is called: its program without folder and ending.
fn test_name(program: &str) -> String {
    Path::new(program).file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned())
}
