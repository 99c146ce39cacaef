//! Declarations and types.

use num_bigint::BigInt;

use super::{Parsed, Parser};
use crate::ast::{Declaration, Declarator, Expr, ExprKind, Initializer, IntegerLiteral, TypeSpec};
use crate::lexer::Token;
use instar_diagnostic::Span;

/// Widths of the names that the language takes over from C.
const SHORTHANDS: [(&str, u32); 4] = [("char", 8), ("short", 16), ("int", 32), ("long", 64)];

/// Words with which a type or a declaration begins.
const TYPE_WORDS: [&str; 18] = [
    "signed", "unsigned", "bool", "void", "char", "short", "int", "long", "const", "volatile", "register",
    "extern", "struct", "union", "enum", "static", "float", "double",
];

fn sized(width: u32, span: Span) -> Box<Expr> {
    let literal = IntegerLiteral { value: BigInt::from(width), width: None, signed: false };
    Box::new(Expr::new(ExprKind::Integer(literal), span))
}

impl Parser<'_> {
    /// Whether a declaration begins here, rather than an expression.
    pub(super) fn at_declaration(&self) -> bool {
        self.at_type_word(0)
    }

    pub(super) fn at_type_word(&self, distance: usize) -> bool {
        matches!(self.ahead(distance), Token::Name(name) if TYPE_WORDS.contains(&name.as_str()))
    }

    pub(super) fn declaration(&mut self) -> Parsed<Declaration> {
        let start = self.span();
        let (mut register, mut external, mut constant) = (false, false, false);
        loop {
            let span = self.span();
            if self.eat_word("register") {
                register = true;
            } else if self.eat_word("extern") {
                external = true;
            } else if self.eat_word("const") {
                constant = true;
            } else if self.is_word("volatile") || self.is_word("static") {
                let word = self.describe();
                return Err(self.outside(span, &word, "leave it out"));
            } else {
                break;
            }
        }
        let ty = self.type_spec()?;
        let span = start.to(self.previous());
        let mut declarators = vec![self.declarator()?];
        while self.eat(",") {
            declarators.push(self.declarator()?);
        }
        Ok(Declaration { register, external, constant, ty, declarators, span })
    }

    fn declarator(&mut self) -> Parsed<Declarator> {
        let alias = self.eat("&");
        let name = self.name("the name to declare")?;
        let mut dimensions = vec![];
        while self.is("[") && *self.ahead(1) != Token::Mark("[") {
            self.advance();
            dimensions.push(self.expression()?);
            self.expect("]", "the number of elements")?;
        }
        let attributes = self.attributes()?;
        let initializer = if self.eat("=") { Some(self.initializer()?) } else { None };
        Ok(Declarator { alias, name, dimensions, attributes, initializer })
    }

    fn initializer(&mut self) -> Parsed<Initializer> {
        let start = self.span();
        if !self.eat("{") {
            return Ok(Initializer::Expr(self.expression()?));
        }
        let mut elements = vec![];
        while !self.is("}") {
            if self.is("{") {
                return Err(self.outside(self.span(), "a list inside a list", "write one flat list"));
            }
            elements.push(self.expression()?);
            if !self.eat(",") {
                break;
            }
        }
        self.expect("}", "the list of initial values")?;
        Ok(Initializer::List(elements, start.to(self.previous())))
    }

    pub(super) fn type_spec(&mut self) -> Parsed<TypeSpec> {
        let span = self.span();
        for user_type in ["struct", "union", "enum"] {
            if self.is_word(user_type) {
                return Err(self.outside(span, &format!("`{user_type}`"), "use integers and arrays"));
            }
        }
        for float in ["float", "double"] {
            if self.is_word(float) {
                return Err(self.outside(span, &format!("`{float}`"), "CoreDSL computes with integers"));
            }
        }
        if self.eat_word("void") {
            return Ok(TypeSpec::Void(span));
        }
        if self.eat_word("bool") {
            return Ok(TypeSpec::Integer { signed: false, size: sized(1, span) });
        }
        let signedness = if self.eat_word("signed") {
            Some(true)
        } else if self.eat_word("unsigned") {
            Some(false)
        } else {
            None
        };
        for (word, width) in SHORTHANDS {
            if self.eat_word(word) {
                let span = span.to(self.previous());
                return Ok(TypeSpec::Integer { signed: signedness != Some(false), size: sized(width, span) });
            }
        }
        let Some(signed) = signedness else {
            return Err(self.expected_word("a declaration", &TYPE_WORDS[..12]));
        };
        if !self.eat("<") {
            let word = if signed { "signed" } else { "unsigned" };
            let message = format!("`{word}` needs a width");
            return Err(self.error_hint(
                span,
                message,
                format!("write `{word}<32>`, or `{word} int` for 32 bits"),
            ));
        }
        let size = Box::new(self.primary()?);
        self.expect(">", "the width of the type")?;
        Ok(TypeSpec::Integer { signed, size })
    }
}
