//! Watches what a run reaches, and writes it as a tracefile of lcov.
//!
//! Source: docs/reference/run-tools.md.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use instar_files::Output;
use instar_sim::{Program, Session};
use instar_trace::{Observer, Retired};

use super::{Coverage, Reached, need_lines, write};
use crate::subject::RunObserver;
use crate::view::profile::{create, unwritable};
use crate::view::tally::Tally;
use crate::{Error, Subject};

/// The coverage of a run, also of one that fails.
pub struct CoverageObserver {
    path: PathBuf,
    program: Arc<Program>,
    file: Option<Output>,
    tally: Tally,
    reached: Option<Reached>,
}

impl CoverageObserver {
    /// That of a run of `subject`, into the file at `path`.
    ///
    /// # Errors
    /// A sentence where the program has no line table.
    pub fn new(subject: &Subject, path: &Path) -> Result<Self, Error> {
        let (program, _) = subject.code();
        need_lines(&program)?;
        Ok(Self { path: path.to_owned(), program, file: None, tally: Tally::default(), reached: None })
    }
}

impl Observer for CoverageObserver {
    fn retire(&mut self, retired: &Retired<'_>) {
        self.tally.count(retired);
    }
}

impl RunObserver for CoverageObserver {
    fn begin(&mut self, _: &mut Session) -> Result<(), Error> {
        self.file = Some(create(&self.path)?);
        Ok(())
    }

    fn end(&mut self, session: &Session, _: bool) -> Result<(), Error> {
        let Some(mut out) = self.file.take() else { return Ok(()) };
        let machine = session.machine();
        let covered = Coverage::new(&self.program, machine.decoder(), &self.tally, machine.table());
        let written = write(&covered, &test_name(self.program.name()), &mut out).and_then(|()| out.finish());
        written.map_err(|error| unwritable(&self.path, &error))?;
        self.reached = Some(covered.reached());
        Ok(())
    }

    fn report(&self) -> Option<(&'static str, serde_json::Value)> {
        Some(("coverage", serde_json::to_value(self.reached?).ok()?))
    }
}

/// What a run is called: its program without folder and ending.
fn test_name(program: &str) -> String {
    Path::new(program).file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned())
}
