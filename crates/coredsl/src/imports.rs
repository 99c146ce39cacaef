//! `import` of own files: sets of state and functions that a description extends.
//!
//! Source: CoreDSL 2 language reference, "Imports" and "Instruction sets": a set has the state and
//! the functions of the set that it extends. The texts of imported files stand after the
//! description's own, so that its places stay what they are.

use crate::ast::{File, InstructionSet, Name};
use crate::base;
use crate::parser::parse;
use instar_diagnostic::{Diagnostic, Source, Span};

/// Reads a file beside a description, by the name that the description gives; else why it cannot be
/// read.
pub type Files<'a> = &'a dyn Fn(&str) -> Result<String, String>;

/// The files beside a text that lies in no folder: none.
pub(crate) const NO_FILES: Files<'_> = &|_| Err("is not known here, as this text lies in no folder".into());

/// Files that one description may import, itself among them.
const MOST: usize = 32;

/// A description's text and after it, each once, those of what it imports.
pub(crate) struct Whole {
    pub(crate) text: String,
    /// Name and first byte of each text.
    parts: Vec<(String, usize)>,
}

impl Whole {
    /// The whole, and what it parses to with its mistakes.
    pub(crate) fn read(source: Source<'_>, files: Files<'_>) -> (Self, File, Vec<Diagnostic>) {
        let mut whole = Self { text: source.text.to_owned(), parts: vec![(source.name.to_owned(), 0)] };
        loop {
            let all = Source { name: source.name, text: &whole.text };
            let (mut file, mut out) = parse(all);
            let (mut added, mut missing) = (vec![], vec![]);
            for (name, span) in file.imports.iter().filter(|(name, _)| !is_base(name)) {
                if whole.is_there(name) || added.iter().any(|(known, _)| known == name) {
                    continue;
                }
                match text_of(name, files) {
                    Ok(text) => added.push((name.clone(), text)),
                    Err((message, hint)) => missing.push(all.diagnostic(*span, message).with_hint(hint)),
                }
            }
            if !missing.is_empty() {
                // What is extended may stand there.
                file.sets.clear();
                out.append(&mut missing);
            }
            if added.is_empty() || !out.is_empty() {
                return (whole, file, out);
            }
            for (name, text) in added {
                whole.add(name, &text);
            }
            if whole.parts.len() > MOST {
                let span = file.imports.first().map_or(Span::new(0, 0), |(_, span)| *span);
                let message = format!("more than {MOST} files are imported, one by another");
                let diagnostic = Source { name: source.name, text: &whole.text }.diagnostic(span, message);
                return (whole, file, vec![diagnostic]);
            }
        }
    }

    /// The description's own text.
    pub(crate) fn own(&self) -> &str {
        self.parts.get(1).map_or(&self.text, |(_, first)| &self.text[..*first])
    }

    /// The part that has a byte.
    pub(crate) fn part(&self, at: u32) -> usize {
        self.parts.iter().rposition(|(_, first)| *first <= at as usize).unwrap_or(0)
    }

    /// Tells the place of a mistake in the file where it stands.
    pub(crate) fn place(&self, diagnostic: &mut Diagnostic) {
        let lines = |bytes: usize| self.text[..bytes].matches('\n').count() as u32;
        let found = self.parts.iter().skip(1).rev().find(|(_, first)| lines(*first) < diagnostic.line);
        if let Some((name, first)) = found {
            diagnostic.line -= lines(*first);
            diagnostic.file = beside(&diagnostic.file, name);
        }
    }

    /// What the first set has with all that it extends, and the imported sets that it does not
    /// extend.
    pub(crate) fn first_set(&self, file: &File) -> Option<(InstructionSet, Vec<InstructionSet>)> {
        let (set, others) = file.sets.split_first()?;
        let mut left: Vec<InstructionSet> = others.to_vec();
        let mut whole = set.clone();
        while let Some(at) = whole.extends.as_ref().and_then(|base| position(&left, &base.text)) {
            whole = inherited(whole, &left.remove(at));
        }
        Some((whole, left))
    }

    fn is_there(&self, name: &str) -> bool {
        self.parts.iter().any(|(known, _)| known.rsplit('/').next() == Some(name))
    }

    fn add(&mut self, name: String, text: &str) {
        if !self.text.ends_with('\n') {
            self.text.push('\n');
        }
        self.parts.push((name, self.text.len()));
        self.text.push_str(text);
    }
}

/// `set` with the state and the functions of the set that it extends, which come first; its places
/// stay its own.
pub(crate) fn inherited(set: InstructionSet, base: &InstructionSet) -> InstructionSet {
    let span = set.extends.as_ref().map(|name| name.span);
    InstructionSet {
        extends: base.extends.clone().map(|name| Name { span: span.unwrap_or(name.span), ..name }),
        state: base.state.iter().chain(&set.state).cloned().collect(),
        functions: base.functions.iter().chain(&set.functions).cloned().collect(),
        ..set
    }
}

/// Whether a file of this name has a base set, which need not be imported.
fn is_base(path: &str) -> bool {
    base::find(path.rsplit('/').next().unwrap_or(path).trim_end_matches(".core_desc")).is_some()
}

fn position(sets: &[InstructionSet], name: &str) -> Option<usize> {
    sets.iter().position(|set| set.name.text == name)
}

/// The text of an imported file, or what is wrong and what would be right.
fn text_of(name: &str, files: Files<'_>) -> Result<String, (String, &'static str)> {
    if name.contains(['/', '\\']) {
        return Err((
            format!("\"{name}\" lies in another folder"),
            "import a file beside this one, by its name",
        ));
    }
    files(name).map_err(|why| {
        (format!("\"{name}\" {why}"), "import a file beside this one; base sets need no import")
    })
}

/// The path of a file that lies beside another one.
fn beside(path: &str, name: &str) -> String {
    path.rsplit_once('/').map_or_else(|| name.to_owned(), |(folder, _)| format!("{folder}/{name}"))
}
