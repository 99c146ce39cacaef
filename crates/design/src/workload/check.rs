//! Files that a workload names must be there.
//!
//! Source: docs/reference/workload.md, the top level.

use std::path::{Path, PathBuf};

use crate::document::Document;
use crate::table::Located;

/// The files or folders of a list, each of which must exist below `folder`.
pub fn existing(
    document: &Document,
    folder: &Path,
    names: Vec<Located<String>>,
    what: &str,
    is_there: fn(&Path) -> bool,
) -> Vec<PathBuf> {
    names
        .into_iter()
        .map(|name| {
            let path = folder.join(&name.value);
            if !is_there(&path) {
                let message = format!("there is no {what} \"{}\" in this workload", name.value);
                document.problem(name.span, message, Some("give it relative to this file".into()));
            }
            path
        })
        .collect()
}

/// Backends: the folders `kernels/<name>`.
pub fn backends(folder: &Path) -> std::collections::BTreeMap<String, PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder.join("kernels")) else { return Default::default() };
    entries
        .flatten()
        .filter(|entry| entry.path().is_dir())
        .map(|entry| (entry.file_name().to_string_lossy().into_owned(), entry.path()))
        .collect()
}
