//! Which parts of a trace are timed: the index.json beside it, or the whole trace.
//!
//! Source: the form of index.json: a list of `{"trace", "core", "isa", "windows": [{"name",
//! "first_line", "last_line"}]}`, lines from 1, both included. What lies before a window warms the
//! model up.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::Error;

/// A timed part of a trace, in instructions from 1, both included.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct Window {
    /// Its name.
    pub name: String,
    /// First instruction.
    pub first_line: u64,
    /// Last instruction.
    pub last_line: u64,
}

/// What an index says of one trace.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct IndexEntry {
    /// File name of the trace.
    pub trace: String,
    /// The core that it was recorded on.
    #[serde(default)]
    pub core: Option<String>,
    /// The ISA string of its program.
    #[serde(default)]
    pub isa: Option<String>,
    /// Its timed parts.
    #[serde(default)]
    pub windows: Vec<Window>,
    /// File name of its program, where it can be run again.
    #[serde(default)]
    elf: Option<String>,
    /// What its registers and its memory held at the end.
    #[serde(default)]
    x: Vec<String>,
    #[serde(default)]
    f: Vec<String>,
    #[serde(default)]
    buf_address: Option<String>,
    #[serde(default)]
    buf: String,
}

/// What a recorded program left.
#[derive(Clone, Debug)]
pub struct RecordedEnd {
    /// Its file, beside the trace.
    pub elf: String,
    /// x0 and what follows.
    pub x: Vec<u64>,
    /// The words in place of F's registers.
    pub f: Vec<u64>,
    /// Where `memory` begins.
    pub address: u64,
    /// Memory, word by word.
    pub memory: Vec<u64>,
}

impl IndexEntry {
    /// What its program left, where that is recorded and the program is there.
    ///
    /// # Errors
    /// A sentence where a value is none.
    pub fn end(&self, trace: &Path) -> Result<Option<RecordedEnd>, Error> {
        let Some(elf) = self.elf.as_ref().filter(|elf| trace.with_file_name(elf).is_file()) else {
            return Ok(None);
        };
        let value = |text: &str| {
            u64::from_str_radix(text, 16).map_err(|_| {
                Error::new(format!(
                    "the index of {}: \"{text}\" is no value in hexadecimal, as in 000c0000",
                    trace.display()
                ))
            })
        };
        let values = |texts: &[String]| texts.iter().map(|text| value(text)).collect::<Result<Vec<_>, _>>();
        let words = self.buf.as_bytes().chunks(8).map(|word| value(&String::from_utf8_lossy(word)));
        let end = RecordedEnd {
            elf: elf.clone(),
            x: values(&self.x)?,
            f: values(&self.f)?,
            address: value(self.buf_address.as_deref().unwrap_or("0"))?,
            memory: words.collect::<Result<_, _>>()?,
        };
        Ok(Some(end).filter(|end| !end.x.is_empty() || !end.f.is_empty() || !end.memory.is_empty()))
    }
}

/// Reads an index.
pub fn read(path: &Path) -> Result<Vec<IndexEntry>, Error> {
    let shown = path.display();
    let text = instar_files::read_text(path)
        .map_err(|error| Error::new(format!("{shown}: the index cannot be read: {error}")))?;
    let entries: Vec<IndexEntry> = serde_json::from_str(&text).map_err(|error| {
        let reason = error.to_string();
        let reason = reason.split(" at line").next().unwrap_or_default();
        Error::new(format!(
            "{shown}:{}: this is not an index of traces: {reason}; it should be a list of {{\"trace\", \"core\", \
             \"windows\": [{{\"name\", \"first_line\", \"last_line\"}}]}}",
            error.line()
        ))
    })?;
    for entry in &entries {
        if let Some(window) = entry.windows.iter().find(|w| w.first_line < 1 || w.last_line < w.first_line) {
            return Err(Error::new(format!(
                "{shown}: window \"{}\" of \"{}\" runs from line {} to {}; the first is 1 and the last not before it",
                window.name, entry.trace, window.first_line, window.last_line
            )));
        }
    }
    Ok(entries)
}

/// What is known of one trace file: the entry of `index`, or of the index.json beside it, or
/// nothing.
pub fn entry_of(trace: &Path, index: Option<&Path>) -> Result<IndexEntry, Error> {
    let name = trace.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let beside = trace.with_file_name("index.json");
    let path = match index {
        Some(path) => path.to_owned(),
        None if beside.is_file() => beside,
        None => return Ok(whole(name)),
    };
    let entries = read(&path)?;
    match entries.iter().position(|e| e.trace == name) {
        Some(at) => Ok(entries.into_iter().nth(at).unwrap_or_else(|| whole(name))),
        None if index.is_none() => Ok(whole(name)),
        None => {
            let known: Vec<&str> = entries.iter().map(|e| e.trace.as_str()).collect();
            Err(Error::new(format!(
                "{}: no entry for the trace \"{name}\"; it has: {}",
                path.display(),
                known.join(", ")
            )))
        }
    }
}

/// The traces of a folder, by its index.json or all files with a trace's ending; or the one trace
/// of a file.
pub fn traces(path: &Path, index: Option<&Path>) -> Result<Vec<(PathBuf, IndexEntry)>, Error> {
    if !path.exists() {
        return Err(Error::new(format!("{}: there is no such trace or folder", path.display())));
    }
    if !path.is_dir() {
        return Ok(vec![(path.to_owned(), entry_of(path, index)?)]);
    }
    let listed = index.map_or_else(|| path.join("index.json"), Path::to_owned);
    let found: Vec<(PathBuf, IndexEntry)> = if listed.is_file() {
        read(&listed)?.into_iter().map(|entry| (path.join(&entry.trace), entry)).collect()
    } else {
        let mut files: Vec<PathBuf> = std::fs::read_dir(path)
            .map_err(|error| Error::new(format!("{}: the folder cannot be read: {error}", path.display())))?
            .flatten()
            .map(|entry| entry.path())
            .filter(|file| {
                let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let plain = name.strip_suffix(".zst").unwrap_or(&name);
                [".trace", ".rvfi", ".log"].iter().any(|ending| plain.ends_with(ending))
            })
            .collect();
        files.sort();
        files
            .into_iter()
            .map(|file| entry_of(&file, None).map(|entry| (file, entry)))
            .collect::<Result<_, _>>()?
    };
    if found.is_empty() {
        return Err(Error::new(format!(
            "{}: there is no trace in this folder; traces end in .trace, .rvfi or .log, also with .zst",
            path.display()
        )));
    }
    Ok(found)
}

fn whole(trace: String) -> IndexEntry {
    IndexEntry { trace, ..IndexEntry::default() }
}
