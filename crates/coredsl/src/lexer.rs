//! Cuts a description into tokens; comments are kept aside as documentation.
//!
//! Source: terminal rules of the CoreDSL 2 grammar (`CoreDsl.xtext`, release 2.0.21).

use num_bigint::BigInt;

use crate::ast::IntegerLiteral;
use crate::foreign;
use crate::types::{MAX_WIDTH, Type};
use instar_diagnostic::{Diagnostic, Source, Span};

/// A token.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Token {
    Name(String),
    Integer(IntegerLiteral),
    Text(String),
    Mark(&'static str),
    End,
}

/// Tokens with their places, and the comments between them.
pub(crate) struct Lexed {
    pub tokens: Vec<(Token, Span)>,
    pub comments: Vec<(String, Span)>,
    pub diagnostics: Vec<Diagnostic>,
}

/// Longest first, so that `<<=` is not read as `<<` and `=`.
const MARKS: [&str; 47] = [
    "<<=", ">>=", "->", "::", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "++", "--", "+=", "-=", "*=",
    "/=", "%=", "&=", "|=", "^=", "{", "}", "(", ")", "[", "]", "<", ">", ";", ",", ":", "=", "?", "+", "-",
    "*", "/", "%", "&", "|", "^", "~", "!", ".", "#",
];

pub(crate) fn lex(source: Source<'_>) -> Lexed {
    let mut lexer =
        Lexer { source, at: 0, out: Lexed { tokens: vec![], comments: vec![], diagnostics: vec![] } };
    while lexer.at < source.text.len() {
        lexer.step();
    }
    let end = source.text.len();
    lexer.out.tokens.push((Token::End, Span::new(end, end)));
    lexer.out
}

struct Lexer<'a> {
    source: Source<'a>,
    at: usize,
    out: Lexed,
}

impl Lexer<'_> {
    fn rest(&self) -> &str {
        &self.source.text[self.at..]
    }

    fn error(&mut self, span: Span, message: impl Into<String>, hint: &str) {
        let diagnostic = self.source.diagnostic(span, message);
        self.out.diagnostics.push(if hint.is_empty() { diagnostic } else { diagnostic.with_hint(hint) });
    }

    fn push(&mut self, token: Token, length: usize) {
        self.out.tokens.push((token, Span::new(self.at, self.at + length)));
        self.at += length;
    }

    fn step(&mut self) {
        let rest = self.rest();
        let first = rest.chars().next().expect("there is text left");
        let run = |accept: fn(char) -> bool| rest.find(|c: char| !accept(c)).unwrap_or(rest.len());
        if first.is_whitespace() {
            self.at += run(char::is_whitespace);
        } else if rest.starts_with("//") {
            let length = rest.find('\n').unwrap_or(rest.len());
            self.comment(length, rest[..length].trim_start_matches('/').trim().to_string());
        } else if let Some(comment) = rest.strip_prefix("/*") {
            match comment.find("*/") {
                Some(end) => {
                    let inner = comment[..end].trim_start_matches('*');
                    let lines: Vec<_> =
                        inner.lines().map(|l| l.trim().trim_start_matches('*').trim()).collect();
                    self.comment(end + 4, lines.join("\n").trim().to_string());
                }
                None => {
                    let span = Span::new(self.at, self.at + 2);
                    self.error(span, "this comment has no end", "close it with `*/`");
                    self.at = self.source.text.len();
                }
            }
        } else if first == '"' {
            self.text();
        } else if let Some(literal) = foreign::find(rest) {
            let span = Span::new(self.at, self.at + literal.length);
            let written = &rest[..literal.length];
            let message =
                format!("`{written}` is {}, which is outside the supported subset of CoreDSL", literal.what);
            self.error(span, message, literal.hint);
            // A number in its place, so that what follows is read on.
            let zero = IntegerLiteral { value: BigInt::from(0), width: None, signed: false };
            self.push(Token::Integer(zero), literal.length);
        } else if first.is_ascii_alphabetic() || first == '_' {
            let length = run(|c| c.is_ascii_alphanumeric() || c == '_');
            let name = rest[..length].to_string();
            self.push(Token::Name(name), length);
        } else if first.is_ascii_digit() {
            let length = run(|c| c.is_ascii_alphanumeric() || c == '_' || c == '\'');
            self.integer(length);
        } else if let Some(mark) = MARKS.iter().find(|mark| rest.starts_with(**mark)) {
            self.push(Token::Mark(mark), mark.len());
        } else {
            let span = Span::new(self.at, self.at + first.len_utf8());
            self.error(span, format!("`{first}` has no meaning in CoreDSL"), "");
            self.at += first.len_utf8();
        }
    }

    fn comment(&mut self, length: usize, text: String) {
        self.out.comments.push((text, Span::new(self.at, self.at + length)));
        self.at += length;
    }

    fn text(&mut self) {
        let body = &self.rest()[1..];
        let line = &body[..body.find('\n').unwrap_or(body.len())];
        match line.find('"') {
            Some(end) => {
                let text = line[..end].to_string();
                self.push(Token::Text(text), end + 2);
            }
            None => {
                let span = Span::new(self.at, self.at + 1 + line.len());
                let skip = 1 + line.len();
                self.error(span, "this string has no end on its line", "close it with `\"`");
                self.at += skip;
            }
        }
    }

    fn integer(&mut self, length: usize) {
        let span = Span::new(self.at, self.at + length);
        let written = self.rest()[..length].to_string();
        let value = match read_integer(&written) {
            Ok(value) => value,
            Err((message, hint)) => {
                self.error(span, message, hint);
                IntegerLiteral { value: BigInt::from(0), width: None, signed: false }
            }
        };
        self.push(Token::Integer(value), length);
    }
}

fn read_integer(written: &str) -> Result<IntegerLiteral, (String, &'static str)> {
    if let Some((size, rest)) = written.split_once('\'') {
        let width = size.parse::<u32>().ok().filter(|w| (1..=MAX_WIDTH).contains(w)).ok_or_else(|| {
            (format!("the size of `{written}` is not between 1 and {MAX_WIDTH}"), "write it as 7'b0001011")
        })?;
        let (signed, rest) = rest.strip_prefix('s').map_or((false, rest), |rest| (true, rest));
        let radix = match rest.chars().next() {
            Some('b') => 2,
            Some('o') => 8,
            Some('d') => 10,
            Some('h') => 16,
            _ => return Err((format!("`{written}` names no base"), "b, o, d or h follows the apostrophe")),
        };
        let value = digits(&rest[1..], radix, written)?;
        if value.bits() > u64::from(width) {
            return Err((
                format!("the value of `{written}` needs {} bits, not {width}", value.bits()),
                "give the literal the size of its value",
            ));
        }
        let value = if signed { Type::signed(width).wrap(&value) } else { value };
        return Ok(IntegerLiteral { value, width: Some(width), signed });
    }
    let lower = written.to_ascii_lowercase();
    let (rest, radix) = match lower.as_bytes() {
        [b'0', b'x', ..] => (&lower[2..], 16),
        [b'0', b'b', ..] => (&lower[2..], 2),
        [b'0', _, ..] => (&lower[1..], 8),
        _ => (&lower[..], 10),
    };
    // Suffixes as in C carry no meaning in CoreDSL.
    let rest = if radix == 16 || radix == 10 { rest.trim_end_matches(['u', 'l']) } else { rest };
    Ok(IntegerLiteral { value: digits(rest, radix, written)?, width: None, signed: false })
}

fn digits(text: &str, radix: u32, written: &str) -> Result<BigInt, (String, &'static str)> {
    BigInt::parse_bytes(text.replace('_', "").as_bytes(), radix).ok_or_else(|| {
        (format!("`{written}` is not a number to base {radix}"), "0b… 0… 0x… and 7'b… choose the base")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<Token> {
        lex(Source { name: "t", text }).tokens.into_iter().map(|(token, _)| token).collect()
    }

    fn integer(text: &str) -> IntegerLiteral {
        match &tokens(text)[0] {
            Token::Integer(value) => value.clone(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn literals_follow_the_reference() {
        let plain = |text: &str| i64::try_from(&integer(text).value).unwrap();
        assert_eq!(
            ["42", "0x2A", "0b101010", "052", "4'sb1011", "6'sd42", "1_000u"].map(plain),
            [42, 42, 42, 42, -5, -22, 1000]
        );
        assert_eq!(integer("11'd42").width, Some(11));
        assert_eq!(lex(Source { name: "t", text: "5'd42" }).diagnostics.len(), 1);
    }

    #[test]
    fn the_longest_mark_wins() {
        assert_eq!(tokens("a<<=b::c").len(), 6);
        assert_eq!(tokens("x]]").len(), 4);
    }

    #[test]
    fn comments_are_kept() {
        let lexed = lex(Source { name: "t", text: "/// one\n/* two\n * three */ x" });
        let texts: Vec<_> = lexed.comments.into_iter().map(|(text, _)| text).collect();
        assert_eq!(texts, ["one", "two\nthree"]);
    }
}
