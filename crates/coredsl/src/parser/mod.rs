//! Recursive descent over the tokens of a description, with recovery so that one run shows several
//! mistakes.
//!
//! Source: the CoreDSL 2 grammar (`CoreDsl.xtext`, release 2.0.21).

mod declaration;
mod expression;
mod item;
mod statement;

use crate::ast::{Expr, File, Name};
use crate::lexer::{Token, lex};
use instar_diagnostic::{Diagnostic, Source, Span, nearest};

/// A mistake was reported; the caller skips to a place where parsing can go on.
pub(crate) struct Reported;

/// What a parsing function returns.
pub(crate) type Parsed<T> = Result<T, Reported>;

/// Nesting that no description needs; beyond it the parser would overflow its stack.
const MAX_DEPTH: u32 = 200;

/// Operations of one expression inside one another: `a ^ b ^ c` are two. What walks over
/// expressions recurses, and must have room on the 2 MiB stack of a thread (`tests/chains.rs`).
const MAX_EXPRESSION_DEPTH: u32 = 500;

/// Mistakes after which the rest of a file is not read: nobody mends more at once.
const MAX_DIAGNOSTICS: usize = 100;

pub(crate) struct Parser<'a> {
    source: Source<'a>,
    tokens: Vec<(Token, Span)>,
    comments: Vec<(String, Span)>,
    at: usize,
    depth: u32,
    diagnostics: Vec<Diagnostic>,
}

/// The file and the mistakes found in it.
pub(crate) fn parse(source: Source<'_>) -> (File, Vec<Diagnostic>) {
    let lexed = lex(source);
    let mut parser = Parser {
        source,
        tokens: lexed.tokens,
        comments: lexed.comments,
        at: 0,
        depth: 0,
        diagnostics: lexed.diagnostics,
    };
    let file = parser.file();
    (file, parser.diagnostics)
}

/// The one expression that the text is.
pub(crate) fn parse_formula(source: Source<'_>) -> Result<Expr, Vec<Diagnostic>> {
    let lexed = lex(source);
    let (tokens, comments, diagnostics) = (lexed.tokens, lexed.comments, lexed.diagnostics);
    let mut parser = Parser { source, tokens, comments, at: 0, depth: 0, diagnostics };
    let parsed = parser.expression();
    if parsed.is_ok() && *parser.token() != Token::End {
        let found = parser.describe();
        parser.error(parser.span(), format!("{found} does not belong into a formula"));
    }
    match parsed {
        Ok(expression) if parser.diagnostics.is_empty() => Ok(expression),
        _ => Err(parser.diagnostics),
    }
}

impl Parser<'_> {
    fn token(&self) -> &Token {
        &self.tokens[self.at].0
    }

    fn ahead(&self, distance: usize) -> &Token {
        &self.tokens[(self.at + distance).min(self.tokens.len() - 1)].0
    }

    fn span(&self) -> Span {
        self.tokens[self.at].1
    }

    /// Place of the token before this one.
    fn previous(&self) -> Span {
        self.tokens[self.at.saturating_sub(1)].1
    }

    fn advance(&mut self) {
        if self.at + 1 < self.tokens.len() {
            self.at += 1;
        }
    }

    fn is(&self, mark: &str) -> bool {
        matches!(self.token(), Token::Mark(found) if *found == mark)
    }

    fn is_word(&self, word: &str) -> bool {
        matches!(self.token(), Token::Name(found) if found == word)
    }

    fn eat(&mut self, mark: &str) -> bool {
        let found = self.is(mark);
        if found {
            self.advance();
        }
        found
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        if found {
            self.advance();
        }
        found
    }

    fn describe(&self) -> String {
        match self.token() {
            Token::Name(name) => format!("`{name}`"),
            Token::Integer(value) => format!("`{}`", value.value),
            Token::Text(text) => format!("\"{text}\""),
            Token::Mark(mark) => format!("`{mark}`"),
            Token::End => "the end of the file".to_string(),
        }
    }

    fn error(&mut self, span: Span, message: impl Into<String>) -> Reported {
        let diagnostic = self.source.diagnostic(span, message);
        self.report(diagnostic)
    }

    fn error_hint(&mut self, span: Span, message: impl Into<String>, hint: impl Into<String>) -> Reported {
        let diagnostic = self.source.diagnostic(span, message).with_hint(hint);
        self.report(diagnostic)
    }

    fn report(&mut self, diagnostic: Diagnostic) -> Reported {
        // One answer per place, and none that only follows from a character that means nothing.
        let follows = |d: &Diagnostic| {
            d.line == diagnostic.line
                && (d.column == diagnostic.column || d.message.ends_with("no meaning in CoreDSL"))
        };
        if self.diagnostics.len() < MAX_DIAGNOSTICS && !self.diagnostics.iter().any(follows) {
            self.diagnostics.push(diagnostic);
        }
        if self.diagnostics.len() == MAX_DIAGNOSTICS {
            self.at = self.tokens.len() - 1;
        }
        Reported
    }

    /// Refuses a construct of the language that is not supported here.
    fn outside(&mut self, span: Span, what: &str, instead: &str) -> Reported {
        self.error_hint(span, format!("{what} is outside the supported subset of CoreDSL"), instead)
    }

    fn expect(&mut self, mark: &'static str, after: &str) -> Parsed<()> {
        if self.eat(mark) {
            return Ok(());
        }
        let found = self.describe();
        // A missing end of a statement is shown where it is missing, not at the next line.
        let span =
            if mark == ";" { Span { start: self.previous().end, ..self.previous() } } else { self.span() };
        Err(self.error(span, format!("`{mark}` is missing after {after}; found {found}")))
    }

    fn name(&mut self, what: &str) -> Parsed<Name> {
        if let Token::Name(text) = self.token() {
            let name = Name { text: text.clone(), span: self.span() };
            self.advance();
            return Ok(name);
        }
        let found = self.describe();
        Err(self.error(self.span(), format!("expected {what}; found {found}")))
    }

    /// "did you mean" for a word that stands where one of `known` belongs.
    fn expected_word(&mut self, place: &str, known: &[&str]) -> Reported {
        let found = self.describe();
        let hint = match self.token() {
            Token::Name(name) => nearest(name, known.iter().copied()),
            _ => None,
        };
        let listed = known.join("`, `");
        let hint = hint.map_or(format!("known here: `{listed}`"), |known| format!("did you mean `{known}`?"));
        self.error_hint(self.span(), format!("{found} does not belong into {place}"), hint)
    }

    /// Skips to the end of a statement or of the block that surrounds it.
    fn recover(&mut self) {
        let mut depth = 0u32;
        loop {
            match self.token() {
                Token::End => return,
                Token::Mark(";") if depth == 0 => return self.advance(),
                Token::Mark("{") => depth += 1,
                Token::Mark("}") if depth == 0 => return,
                Token::Mark("}") => {
                    depth -= 1;
                    if depth == 0 {
                        return self.advance();
                    }
                }
                _ => {}
            }
            self.advance();
        }
    }

    /// Skips to the `}` that closes the block in which the parser stands, and over it.
    fn leave_block(&mut self) {
        while !self.is("}") && *self.token() != Token::End {
            self.recover();
        }
        self.advance();
    }

    fn deeper<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth == MAX_DEPTH {
            return Err(self.error(self.span(), format!("more than {MAX_DEPTH} levels of nesting")));
        }
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }

    /// The comment lines that end directly above `span`.
    fn doc(&self, span: Span) -> String {
        let mut lines = vec![];
        let mut next = span.start as usize;
        for (text, place) in self.comments.iter().rev() {
            let (start, end) = (place.start as usize, place.end as usize);
            if end > next {
                continue;
            }
            let between = &self.source.text[end..next];
            let line_start = self.source.text[..start].rfind('\n').map_or(0, |at| at + 1);
            let alone = self.source.text[line_start..start].trim().is_empty();
            if !between.trim().is_empty() || between.matches('\n').count() > 1 || !alone {
                break;
            }
            lines.push(text.as_str());
            next = start;
        }
        lines.reverse();
        lines.join("\n")
    }
}
