//! A file that a trace is written into, compressed with zstd where its name ends in `.zst`.
//!
//! Source: RFC 8878, by the crate `zstd`.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use instar_files::Output as Place;
use zstd::stream::write::Encoder;

use crate::error::TraceError;

/// Compression of traces: a tenth of their size at a speed beyond that of any RTL simulation.
pub(crate) const LEVEL: i32 = 3;

enum Sink {
    Plain(Place),
    Zstd(Box<Encoder<'static, Place>>),
}

/// An open file. What cannot be written is kept until the end, since a run has nobody to tell in
/// between.
pub(crate) struct Output {
    path: PathBuf,
    sink: Sink,
    failed: Option<io::Error>,
}

impl Output {
    /// Begins the file; it takes its place when it is finished.
    pub(crate) fn create(path: &Path) -> Result<Self, TraceError> {
        let open = || {
            let file = Place::create(path)?;
            Ok(if is_compressed(path) {
                Sink::Zstd(Box::new(Encoder::new(file, LEVEL)?))
            } else {
                Sink::Plain(file)
            })
        };
        let sink = open().map_err(|error| unwritable(path, &error))?;
        Ok(Self { path: path.to_owned(), sink, failed: None })
    }

    /// Writes, unless something failed before.
    pub(crate) fn write(&mut self, bytes: &[u8]) {
        if self.failed.is_none() {
            self.failed = match &mut self.sink {
                Sink::Plain(file) => file.write_all(bytes),
                Sink::Zstd(encoder) => encoder.write_all(bytes),
            }
            .err();
        }
    }

    /// Whether something could not be written.
    pub(crate) fn has_failed(&self) -> bool {
        self.failed.is_some()
    }

    /// Writes what is left; without it there is no file.
    pub(crate) fn finish(self) -> Result<(), TraceError> {
        let ended = match (self.failed, self.sink) {
            (Some(error), _) => Err(error),
            (None, Sink::Plain(file)) => file.finish(),
            (None, Sink::Zstd(encoder)) => encoder.finish().and_then(Place::finish),
        };
        ended.map_err(|error| unwritable(&self.path, &error))
    }
}

/// Whether a file of this name is compressed.
pub(crate) fn is_compressed(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "zst")
}

fn unwritable(path: &Path, error: &io::Error) -> TraceError {
    TraceError::file(path, format!("this cannot be written: {error}"))
}
