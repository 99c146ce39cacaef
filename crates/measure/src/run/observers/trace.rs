//! Writes what retires into a file.
//!
//! Source: `instar_trace::TraceFile`.

use std::path::{Path, PathBuf};

use instar_isa::Isa;
use instar_sim::Session;
use instar_trace::{Observer, Retired, StreamForm, TraceError, TraceFile};

use super::RunObserver;
use crate::{Error, Subject};

/// A trace of a run in a form that the stream alone can fill; it is whole however the run ends.
pub struct StreamTrace {
    path: PathBuf,
    form: StreamForm,
    isa: Isa,
    file: Option<TraceFile>,
}

impl StreamTrace {
    /// A trace of a run of `subject` into the file at `path`, compressed where its name ends in
    /// `.zst`.
    pub fn new(subject: &Subject, path: &Path, form: StreamForm) -> Self {
        Self { path: path.to_owned(), form, isa: subject.code().1, file: None }
    }
}

impl Observer for StreamTrace {
    fn retire(&mut self, retired: &Retired<'_>) {
        if let Some(file) = &mut self.file {
            file.retire(retired);
        }
    }

    fn is_done(&self) -> bool {
        self.file.as_ref().is_some_and(TraceFile::is_done)
    }
}

impl RunObserver for StreamTrace {
    fn begin(&mut self, _: &mut Session) -> Result<(), Error> {
        self.file = Some(TraceFile::create(&self.path, self.form, self.isa).map_err(sentence)?);
        Ok(())
    }

    fn end(&mut self, _: &Session, _: bool) -> Result<(), Error> {
        self.file.take().map_or(Ok(()), |file| file.finish().map_err(sentence))
    }
}

pub(super) fn sentence(error: TraceError) -> Error {
    Error::new(error.to_string())
}
