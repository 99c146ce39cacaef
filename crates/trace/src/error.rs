//! What is wrong with a trace file, as one sentence.
//!
//! Source: own design: the file, the line where there is one, what is wrong there, what would be
//! right.

use std::path::{Path, PathBuf};

/// A trace that cannot be read, or a line of it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{}: {sentence}", .path.display(), .line.map_or_else(String::new, |line| format!(":{line}")))]
pub struct TraceError {
    /// The file.
    pub path: PathBuf,
    /// Its line, from 1; `None` where the file as a whole is meant.
    pub line: Option<u64>,
    /// What is wrong, and what would be right.
    pub sentence: String,
}

impl TraceError {
    pub(crate) fn file(path: &Path, sentence: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line: None, sentence: sentence.into() }
    }

    pub(crate) fn line(path: &Path, line: u64, sentence: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line: Some(line), sentence: sentence.into() }
    }
}
