//! The words of a microprogram, line by line.
//!
//! Source: docs/reference/microprogram.md.

use instar_diagnostic::Span;

/// A file of a program, under the name that messages use.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// Name for messages.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// Somewhere in one of the files.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Place {
    pub file: u32,
    pub span: Span,
}

/// A word of a line: a name, a number, or a sign.
#[derive(Clone, Debug)]
pub(crate) struct Token {
    pub text: String,
    pub place: Place,
}

/// A line that has words.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub tokens: Vec<Token>,
    pub place: Place,
}

/// Lines of all files; what follows `#` is a comment.
pub(crate) fn lines(files: &[SourceFile]) -> Vec<Line> {
    let mut out = Vec::new();
    for (file, SourceFile { text, .. }) in files.iter().enumerate() {
        let mut start = 0;
        for line in text.split_inclusive('\n') {
            let code = line.split('#').next().unwrap_or_default();
            let tokens = tokens(code, file as u32, start);
            if let (Some(first), Some(last)) = (tokens.first(), tokens.last()) {
                let place = Place { file: file as u32, span: first.place.span.to(last.place.span) };
                out.push(Line { tokens, place });
            }
            start += line.len();
        }
    }
    out
}

fn tokens(code: &str, file: u32, start: usize) -> Vec<Token> {
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut out = Vec::new();
    let mut at = 0;
    while let Some(first) = code[at..].chars().next() {
        let rest = &code[at..];
        let length = if first.is_whitespace() {
            at += first.len_utf8();
            continue;
        } else if word(first) {
            rest.find(|c| !word(c)).unwrap_or(rest.len())
        } else if rest.starts_with("++") || rest.starts_with("--") {
            2
        } else {
            first.len_utf8()
        };
        let place = Place { file, span: Span::new(start + at, start + at + length) };
        out.push(Token { text: rest[..length].to_owned(), place });
        at += length;
    }
    out
}
