//! One TOML file: its text, its parsed tree with spans, and what was found wrong in it.
//!
//! Source: TOML 1.0; parsing is crate `toml`'s, with its recovery, so that one run shows several
//! faults.

use std::cell::{Cell, RefCell};
use std::path::{Path, PathBuf};

use instar_diagnostic::{self as diagnostic, Diagnostic, Source};
use toml::de::DeTable;

use crate::table::Table;
use crate::tree::{self, Entry, Span};

/// A TOML file under reading.
pub struct Document {
    /// Where it was read from, as the user named it.
    pub path: PathBuf,
    text: String,
    root: Vec<Entry>,
    problems: RefCell<Vec<Diagnostic>>,
    /// How many of them are errors of syntax: the first ones.
    syntax: Cell<usize>,
}

impl Document {
    /// Reads and parses a file; syntax errors become problems of the document.
    pub fn open(path: &Path) -> Result<Self, Vec<Diagnostic>> {
        match instar_files::read_text(path) {
            Ok(text) => Ok(Self::parse(path, text)),
            Err(error) => {
                let reason = error.to_string();
                let (what, right) = match error.kind() {
                    std::io::ErrorKind::NotFound => ("there is no such file", "check the path"),
                    std::io::ErrorKind::InvalidData => ("this is not UTF-8 text", "save the file as UTF-8"),
                    std::io::ErrorKind::PermissionDenied => {
                        ("the file may not be read", "check its permissions")
                    }
                    std::io::ErrorKind::IsADirectory => ("this is a folder", "name the file in it"),
                    _ => (reason.as_str(), "check the path"),
                };
                let name = shown(path);
                let nothing = Source { name: &name, text: "" };
                Err(vec![nothing.diagnostic(diagnostic::Span::default(), what).with_hint(right)])
            }
        }
    }

    /// Parses `text`, which stands in `path`.
    pub fn parse(path: &Path, text: String) -> Self {
        let (root, errors) = DeTable::parse_recoverable(&text);
        let root = tree::from_table(root.get_ref());
        let errors: Vec<_> = errors.iter().map(|e| (e.span(), e.message().to_owned())).collect();
        let document =
            Self { path: path.to_owned(), text, root, problems: RefCell::default(), syntax: Cell::new(0) };
        for (span, message) in errors {
            let first = message.lines().next().unwrap_or_default().to_owned();
            document.problem(span.unwrap_or(0..0), format!("this is not TOML: {first}"), None);
        }
        document.syntax.set(document.problems.borrow().len());
        document
    }

    /// The whole file as a table.
    pub fn root(&self) -> Table<'_> {
        Table::new(self, String::new(), 0..0, &self.root)
    }

    /// The folder of the file, against which paths in it are resolved.
    pub fn folder(&self) -> PathBuf {
        match self.path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
            _ => PathBuf::from("."),
        }
    }

    /// `file:line` of a span.
    pub fn place(&self, span: &Span) -> String {
        format!("{}:{}", shown(&self.path), self.line(span))
    }

    /// Line of a span, from 1.
    pub fn line(&self, span: &Span) -> usize {
        self.text[..span.start.min(self.text.len())].matches('\n').count() + 1
    }

    /// Notes that something is wrong at `span`, and what would be right.
    pub fn problem(&self, span: Span, message: impl Into<String>, hint: Option<String>) {
        self.problems.borrow_mut().push(self.diagnostic(span, message.into(), hint));
    }

    /// Takes over what another reader (CoreDSL's) found wrong in a file that this one names.
    pub fn adopt(&self, problems: impl IntoIterator<Item = Diagnostic>) {
        self.problems.borrow_mut().extend(problems);
    }

    /// Whether nothing was found wrong so far.
    pub fn is_clean(&self) -> bool {
        self.problems.borrow().is_empty()
    }

    /// `value` if nothing was wrong, otherwise all problems in the order of their lines. Where the
    /// file is no TOML those are the errors of syntax: what else seems wrong may be the damage that
    /// they did.
    pub fn finish<T>(self, value: T) -> Result<T, Vec<Diagnostic>> {
        let mut problems = self.problems.into_inner();
        if self.syntax.get() > 0 {
            problems.truncate(self.syntax.get());
        }
        if problems.is_empty() {
            return Ok(value);
        }
        let own = shown(&self.path);
        problems.sort_by_key(|p| (p.file != own, p.file.clone(), p.line, p.column));
        problems.dedup_by(|a, b| (&a.file, a.line, &a.message) == (&b.file, b.line, &b.message));
        Err(problems)
    }

    fn diagnostic(&self, span: Span, message: String, hint: Option<String>) -> Diagnostic {
        let name = shown(&self.path);
        let source = Source { name: &name, text: &self.text };
        Diagnostic { hint, ..source.diagnostic(diagnostic::Span::new(span.start, span.end), message) }
    }
}

/// A path as messages show it: relative where it lies below the current folder.
pub fn shown(path: &Path) -> String {
    let here = std::env::current_dir().unwrap_or_default();
    path.strip_prefix(&here).unwrap_or(path).display().to_string()
}
