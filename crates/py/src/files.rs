//! Files that are whole or not there.
//!
//! Source: `instar_files`.

use std::path::PathBuf;

use pyo3::prelude::*;

use crate::error::raise;

/// Writes a file beside its place and renames it, so that readers see all of it or what was there
/// before.
#[pyfunction]
#[pyo3(signature = (path, data))]
pub fn write_file(path: PathBuf, data: &[u8]) -> PyResult<()> {
    instar_files::write(&path, data)
        .map_err(|error| raise(format!("{}: this cannot be written: {error}", path.display())))
}

/// Refuses what is no file, as a pipe is, for it would be waited for; says what it is instead.
#[pyfunction]
#[pyo3(signature = (path))]
pub fn need_file(path: PathBuf) -> PyResult<()> {
    instar_files::need_file(&path)
        .map(drop)
        .map_err(|error| raise(format!("{}: this cannot be read: {error}", path.display())))
}
