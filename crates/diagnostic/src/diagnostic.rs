//! A mistake in a text file, shown with its place: shared by every reader of descriptions and
//! designs.
//!
//! Source: the house rule that an error says in one sentence what is wrong, where, and what would
//! be right.

use std::fmt;

/// A run of bytes of a source text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// The span from byte `start` up to, not including, `end`.
    pub fn new(start: usize, end: usize) -> Self {
        Self { start: start as u32, end: end as u32 }
    }

    /// The smallest span that covers both.
    pub fn to(self, other: Span) -> Span {
        Span { start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}

/// A text with the name under which messages mention it.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// Name for messages, usually the path as the user gave it.
    pub name: &'a str,
    /// The text.
    pub text: &'a str,
}

/// Characters of a line that are shown, and how many of them before the place that is meant.
const SHOWN: usize = 160;
const SHOWN_BEFORE: usize = 60;

/// The part of a long line that is shown around its column (from 0), and the characters that are
/// left out before it.
fn excerpt(line: &str, column: usize) -> (String, u32) {
    let skipped = if line.chars().nth(SHOWN).is_some() { column.saturating_sub(SHOWN_BEFORE) } else { 0 };
    let shown = line.chars().skip(skipped).take(SHOWN);
    // A control character would act on the terminal instead of being seen.
    (shown.map(|c| if c.is_control() && c != '\t' { '\u{fffd}' } else { c }).collect(), skipped as u32)
}

impl Source<'_> {
    /// A diagnostic at `span`.
    pub fn diagnostic(&self, span: Span, message: impl Into<String>) -> Diagnostic {
        let start = (span.start as usize).min(self.text.len());
        let line_start = self.text[..start].rfind('\n').map_or(0, |at| at + 1);
        let line_end = self.text[start..].find('\n').map_or(self.text.len(), |at| start + at);
        let end = (span.end as usize).clamp(start, line_end.max(start));
        let columns = |range: &str| range.chars().count() as u32;
        let column = columns(&self.text[line_start..start]) + 1;
        let (source_line, skipped) = excerpt(self.text[line_start..line_end].trim_end(), column as usize - 1);
        Diagnostic {
            file: self.name.to_string(),
            line: self.text[..start].matches('\n').count() as u32 + 1,
            column,
            end_column: column + columns(&self.text[start..end]).max(1),
            message: message.into(),
            hint: None,
            source_line,
            skipped,
        }
    }
}

/// One mistake: what is wrong, where, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Diagnostic {
    /// File as the user named it.
    pub file: String,
    /// Line, from 1.
    pub line: u32,
    /// First column in characters, from 1.
    pub column: u32,
    /// One past the last column.
    pub end_column: u32,
    /// What is wrong, one sentence.
    pub message: String,
    /// What would be right, where that is known.
    pub hint: Option<String>,
    /// The line itself; of a long one the part around the place.
    pub source_line: String,
    /// Characters of the line before that part.
    pub skipped: u32,
}

impl Diagnostic {
    /// The same with a hint.
    #[must_use]
    pub fn with_hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: error: {}", self.file, self.line, self.column, self.message)?;
        // An empty line shows nothing, and a caret below it neither.
        if !self.source_line.trim().is_empty() {
            let indent: String = self
                .source_line
                .chars()
                .take((self.column - 1).saturating_sub(self.skipped) as usize)
                .map(|c| if c == '\t' { '\t' } else { ' ' })
                .collect();
            let room = (SHOWN as u32 + self.skipped + 1).saturating_sub(self.column);
            let carets = "^".repeat((self.end_column - self.column).min(room).max(1) as usize);
            write!(f, "\n    {}\n    {indent}{carets}", self.source_line)?;
        }
        if let Some(hint) = &self.hint {
            write!(f, "\n    hint: {hint}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_caret_stands_under_the_place() {
        let source = Source { name: "a.core_desc", text: "one\n  two three\n" };
        let shown = source.diagnostic(Span::new(6, 9), "no").with_hint("yes").to_string();
        assert_eq!(shown, "a.core_desc:2:3: error: no\n      two three\n      ^^^\n    hint: yes");
    }

    #[test]
    fn an_empty_line_is_not_shown() {
        let source = Source { name: "f", text: "" };
        let shown = source.diagnostic(Span::new(0, 0), "no").with_hint("yes").to_string();
        assert_eq!(shown, "f:1:1: error: no\n    hint: yes");
    }

    #[test]
    fn a_place_at_the_end_of_the_text_is_shown() {
        let source = Source { name: "f", text: "x" };
        assert_eq!(source.diagnostic(Span::new(1, 1), "end").column, 2);
    }
}
