//! What is looked at while a program runs, with or without a core model: histogram, profile, coverage, trace.
//!
//! Source: own design: each is a sink for the retired stream; one run feeds all that are wanted.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use instar_design::HostCore;
use instar_files::Output;
use instar_isa::StaticTable;
use instar_sim::{CallSpec, Session};
use instar_trace::{CommitFile, RetiredBatch, RetiredSink, StreamForm, TraceError, TraceFile};
use serde::Serialize;

use crate::commits::CommitLog;
use crate::coverage::{self, Coverage, Reached};
use crate::histogram::{Histogram, Names};
use crate::profile::{Code, Counted, Profile, Wanted, create, unwritable};
use crate::subject::{Call, Run, Subject};
use crate::tally::Tally;
use crate::{Error, GoOn, Show};

/// What is wanted of a run besides its result.
#[derive(Clone, Debug, Default)]
pub struct Looks {
    /// Which instructions were executed.
    pub histogram: bool,
    /// Where the instructions were executed, with a flame graph if that is wanted.
    pub profile: Option<Wanted>,
    /// A tracefile of lcov: which source lines were reached.
    pub coverage: Option<PathBuf>,
    /// The stream in a file.
    pub trace: Option<(PathBuf, TraceForm)>,
}

/// Forms of a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TraceForm {
    /// What the stream alone can fill.
    Stream(StreamForm),
    /// Spike's commit log; the program is run instruction by instruction.
    Spike,
}

/// What was seen.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Seen {
    /// Which instructions were executed.
    pub histogram: Option<Histogram>,
    /// Where the instructions were executed.
    pub profile: Option<Profile>,
    /// How much of the program was reached.
    pub coverage: Option<Reached>,
}

/// What looks on.
#[derive(Default)]
struct Looking {
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

impl Subject {
    /// Calls a function once, without a core, and looks on.
    pub fn look_at_call(
        &self,
        spec: &CallSpec,
        looks: &Looks,
        limit: Option<u64>,
        go_on: GoOn<'_>,
    ) -> Result<(Call, Seen), Error> {
        let mut session = self.take(limit)?;
        session.place(spec).map_err(|error| Error::new(error.to_string()))?;
        let (mut looking, mut log) = self.begin(looks, &session)?;
        let failed = Arc::clone(&looking.failed);
        let mut go_on = |count| go_on(count) && !failed.load(Ordering::Relaxed);
        let result = match &mut log {
            None => self.once(&mut session, Some(&mut looking), &mut go_on),
            Some(log) => log.call(self, &mut session, Some(&mut looking), &mut go_on),
        };
        let done = self.end(looks, looking, log, &session, result);
        done.map(|(result, seen)| (Call { result, cycles: None, warmup: 0 }, seen))
    }

    /// Runs from the entry point to the exit, as [`Subject::run`] does, and looks on.
    pub fn look_at_run(
        &self,
        core: Option<&HostCore>,
        looks: &Looks,
        limit: Option<u64>,
        console: Show<'_>,
        go_on: GoOn<'_>,
    ) -> Result<(Run, Seen), Error> {
        let mut session = self.take(limit)?;
        let (mut looking, mut log) = self.begin(looks, &session)?;
        let failed = Arc::clone(&looking.failed);
        let mut go_on = |count| go_on(count) && !failed.load(Ordering::Relaxed);
        let also = Some(&mut looking as &mut dyn RetiredSink);
        let result = self.run_session(&mut session, core, console, also, log.as_mut(), &mut go_on);
        self.end(looks, looking, log, &session, result)
    }

    /// Opens the files, before anything runs.
    fn begin(&self, looks: &Looks, session: &Session) -> Result<(Looking, Option<CommitLog>), Error> {
        let (program, isa) = self.code();
        if let Some(profile) = &looks.profile {
            profile.refuse_cycles()?;
        }
        if looks.coverage.is_some() {
            coverage::need_lines(self.program())?;
        }
        let (mut trace, mut commits) = (None, None);
        match &looks.trace {
            Some((path, TraceForm::Stream(form))) => trace = Some(TraceFile::create(path, *form, isa)),
            Some((path, TraceForm::Spike)) => commits = Some(CommitFile::create(path).map(CommitLog::new)),
            None => {}
        }
        let unwritable = |error: TraceError| Error::new(error.to_string());
        let counted = |_| Counted::new(Code::new(Some(program), session.machine().decoder().clone()));
        let looking = Looking {
            tally: (looks.histogram || looks.coverage.is_some()).then(Tally::default),
            coverage: looks.coverage.as_deref().map(create).transpose()?,
            counted: looks.profile.as_ref().map(counted),
            trace: trace.transpose().map_err(unwritable)?,
            failed: Arc::default(),
        };
        Ok((looking, commits.transpose().map_err(unwritable)?))
    }

    /// Closes the files, also where the program failed; a file that could not be written is told first. A run that
    /// was stopped leaves none.
    fn end<T>(
        &self,
        looks: &Looks,
        looking: Looking,
        log: Option<CommitLog>,
        session: &Session,
        result: Result<T, Error>,
    ) -> Result<(T, Seen), Error> {
        let Looking { tally, counted, trace, coverage, failed } = looking;
        if matches!(&result, Err(Error::Stopped)) && !failed.load(Ordering::Relaxed) {
            return Err(Error::Stopped);
        }
        log.map(CommitLog::finish).transpose()?;
        if let Some(trace) = trace {
            trace.finish().map_err(|error| Error::new(error.to_string()))?;
        }
        let (program, machine) = (self.program(), session.machine());
        let tally = tally.unwrap_or_default();
        let coverage = coverage.zip(looks.coverage.as_ref()).map(|(file, path)| {
            let covered = Coverage::new(program, machine.decoder(), &tally, machine.table());
            let mut out = file;
            let written =
                coverage::write(&covered, &test_name(program.name()), &mut out).and_then(|()| out.finish());
            written.map_err(|error| unwritable(path, &error)).map(|()| covered.reached())
        });
        let coverage = coverage.transpose()?;
        let result = result?;
        let names = Names { decoder: machine.decoder(), extensions: self.extensions() };
        let histogram =
            looks.histogram.then(|| Histogram::new(&tally, machine.table(), Some(program), &names));
        let profile = counted.zip(looks.profile.as_ref()).map(|(counted, wanted)| counted.finish(wanted));
        Ok((result, Seen { histogram, profile: profile.transpose()?, coverage }))
    }
}

/// What a run is called: its program without folder and ending.
fn test_name(program: &str) -> String {
    Path::new(program).file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned())
}
