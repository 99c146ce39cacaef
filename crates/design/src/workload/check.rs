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

/// The files of `sources`: names, patterns with `*` in the name of the file, and patterns after
/// `!` of what stays out.
pub fn matching(document: &Document, folder: &Path, names: Vec<Located<String>>) -> Vec<PathBuf> {
    let (without, names): (Vec<_>, Vec<_>) = names.into_iter().partition(|name| name.value.starts_with('!'));
    let mut found: Vec<PathBuf> = Vec::new();
    for name in names {
        let more = match name.value.contains('*') {
            true => files_like(document, folder, &name, &name.value),
            false => existing(document, folder, vec![name], "file", Path::is_file),
        };
        found.extend(more.into_iter().filter(|path| !found.contains(path)).collect::<Vec<_>>());
    }
    for name in &without {
        let out = files_like(document, folder, name, &name.value[1..]);
        found.retain(|path| !out.contains(path));
    }
    found
}

/// The files that a pattern means, in the order of their names; there must be one.
fn files_like(document: &Document, folder: &Path, name: &Located<String>, pattern: &str) -> Vec<PathBuf> {
    let (below, file) = pattern.rsplit_once('/').map_or((".", pattern), |(below, file)| (below, file));
    let is_plain = !below.contains('*');
    let parent = if below == "." { folder.to_owned() } else { folder.join(below) };
    let entries = std::fs::read_dir(&parent).into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = entries
        .filter(|entry| is_plain && entry.file_name().to_str().is_some_and(|name| is_like(name, file)))
        .map(|entry| entry.path())
        .filter(|path| path.is_file())
        .collect();
    found.sort();
    if found.is_empty() {
        let hint = "a `*` stands for a part of the name of a file, as in \"src/*.c\"".to_owned();
        document.problem(
            name.span.clone(),
            format!("no file of this workload is like \"{pattern}\""),
            Some(hint),
        );
    }
    found
}

/// Whether a name is made of the pattern's parts, with anything in the place of each `*`.
fn is_like(name: &str, pattern: &str) -> bool {
    let Some((first, rest)) = pattern.split_once('*') else { return name == pattern };
    let Some(name) = name.strip_prefix(first) else { return false };
    name.char_indices().map(|(at, _)| at).chain([name.len()]).any(|at| is_like(&name[at..], rest))
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
