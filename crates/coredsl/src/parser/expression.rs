//! Expressions by precedence, lowest first: assignment, `? :`, `::`, then as in C.

use super::{MAX_EXPRESSION_DEPTH, Parsed, Parser};
use crate::ast::BinaryOperator::{self, *};
use crate::ast::{CastType, Expr, ExprKind, Name, UnaryOperator};
use crate::lexer::Token;
use instar_diagnostic::Span;

/// Operators by precedence, loosest first.
const LEVELS: [&[(&str, BinaryOperator)]; 10] = [
    &[("||", LogicalOr)],
    &[("&&", LogicalAnd)],
    &[("|", Or)],
    &[("^", Xor)],
    &[("&", And)],
    &[("==", Equal), ("!=", NotEqual)],
    &[("<=", LessEqual), (">=", GreaterEqual), ("<", Less), (">", Greater)],
    &[("<<", ShiftLeft), (">>", ShiftRight)],
    &[("+", Add), ("-", Sub)],
    &[("*", Mul), ("/", Div), ("%", Rem)],
];

const ASSIGNMENTS: [(&str, Option<BinaryOperator>); 11] = [
    ("=", None),
    ("+=", Some(Add)),
    ("-=", Some(Sub)),
    ("*=", Some(Mul)),
    ("/=", Some(Div)),
    ("%=", Some(Rem)),
    ("&=", Some(And)),
    ("|=", Some(Or)),
    ("^=", Some(Xor)),
    ("<<=", Some(ShiftLeft)),
    (">>=", Some(ShiftRight)),
];

impl Parser<'_> {
    pub(super) fn expression(&mut self) -> Parsed<Expr> {
        self.deeper(Self::assignment)
    }

    fn assignment(&mut self) -> Parsed<Expr> {
        let target = self.conditional()?;
        for (mark, op) in ASSIGNMENTS {
            if self.eat(mark) {
                let value = self.expression()?;
                let span = target.span.to(value.span);
                return self.node(ExprKind::Assign(op, Box::new(target), Box::new(value)), span);
            }
        }
        Ok(target)
    }

    fn conditional(&mut self) -> Parsed<Expr> {
        let condition = self.concatenation()?;
        if !self.eat("?") {
            return Ok(condition);
        }
        let then = self.expression()?;
        self.expect(":", "the first choice of `? :`")?;
        let otherwise = self.deeper(Self::conditional)?;
        let span = condition.span.to(otherwise.span);
        self.node(ExprKind::Conditional(Box::new(condition), Box::new(then), Box::new(otherwise)), span)
    }

    fn concatenation(&mut self) -> Parsed<Expr> {
        let first = self.binary(0)?;
        if !self.is("::") {
            return Ok(first);
        }
        let mut parts = vec![first];
        while self.eat("::") {
            parts.push(self.binary(0)?);
        }
        let span = parts[0].span.to(self.previous());
        self.node(ExprKind::Concat(parts), span)
    }

    fn binary(&mut self, level: usize) -> Parsed<Expr> {
        if level == LEVELS.len() {
            return self.prefix();
        }
        let mut left = self.binary(level + 1)?;
        while let Some((_, op)) = LEVELS[level].iter().find(|(mark, _)| self.is(mark)) {
            self.advance();
            let right = self.binary(level + 1)?;
            let span = left.span.to(right.span);
            left = self.node(ExprKind::Binary(*op, Box::new(left), Box::new(right)), span)?;
        }
        Ok(left)
    }

    fn prefix(&mut self) -> Parsed<Expr> {
        let start = self.span();
        let unary = match self.token() {
            Token::Mark("+") => Some(UnaryOperator::Plus),
            Token::Mark("-") => Some(UnaryOperator::Minus),
            Token::Mark("~") => Some(UnaryOperator::Complement),
            Token::Mark("!") => Some(UnaryOperator::Not),
            _ => None,
        };
        if let Some(op) = unary {
            self.advance();
            let operand = self.deeper(Self::prefix)?;
            let span = start.to(operand.span);
            return self.node(ExprKind::Unary(op, Box::new(operand)), span);
        }
        for (mark, up) in [("++", true), ("--", false)] {
            if self.eat(mark) {
                let operand = self.deeper(Self::prefix)?;
                let span = start.to(operand.span);
                return self.node(ExprKind::Step(Box::new(operand), up), span);
            }
        }
        if self.is("(") && self.at_type_word(1) {
            self.advance();
            let target = self.cast_type()?;
            self.expect(")", "the type of the cast")?;
            let operand = self.deeper(Self::prefix)?;
            let span = start.to(operand.span);
            return self.node(ExprKind::Cast(target, Box::new(operand)), span);
        }
        self.postfix()
    }

    fn cast_type(&mut self) -> Parsed<CastType> {
        let sign_alone = *self.ahead(1) == Token::Mark(")");
        if sign_alone && (self.is_word("signed") || self.is_word("unsigned")) {
            let signed = self.is_word("signed");
            self.advance();
            return Ok(CastType::Sign(signed));
        }
        Ok(CastType::Type(self.type_spec()?))
    }

    fn postfix(&mut self) -> Parsed<Expr> {
        let mut expression = self.primary()?;
        loop {
            if self.is("[") {
                self.advance();
                let index = Box::new(self.expression()?);
                let end = if self.eat(":") { Some(Box::new(self.expression()?)) } else { None };
                self.expect("]", "the index")?;
                let span = expression.span.to(self.previous());
                expression = self.node(ExprKind::Index { base: Box::new(expression), index, end }, span)?;
            } else if self.is("++") || self.is("--") {
                let up = self.is("++");
                self.advance();
                let span = expression.span.to(self.previous());
                expression = self.node(ExprKind::Step(Box::new(expression), up), span)?;
            } else if let Some(mark) = [".", "->"].into_iter().find(|mark| self.is(mark)) {
                let what = format!("member access with `{mark}`");
                return Err(self.outside(self.span(), &what, "use registers and arrays"));
            } else {
                return Ok(expression);
            }
        }
    }

    pub(super) fn primary(&mut self) -> Parsed<Expr> {
        let span = self.span();
        let kind = match self.token().clone() {
            Token::Integer(literal) => {
                self.advance();
                ExprKind::Integer(literal)
            }
            Token::Mark("(") => {
                self.advance();
                let inner = self.expression()?;
                self.expect(")", "the expression")?;
                return Ok(Expr { span: span.to(self.previous()), ..inner });
            }
            Token::Name(word) => match word.as_str() {
                "true" | "false" => {
                    self.advance();
                    ExprKind::Bool(word == "true")
                }
                "sizeof" | "bitsizeof" | "offsetof" | "bitoffsetof" | "__encoding_size" => {
                    return Err(self.outside(span, &format!("`{word}`"), "write the number of bits"));
                }
                _ => {
                    self.advance();
                    if self.eat("(") { self.call(Name { text: word, span })? } else { ExprKind::Name(word) }
                }
            },
            Token::Text(_) => {
                return Err(self.outside(span, "a string as a value", "strings stand in `assembly` only"));
            }
            _ => {
                let found = self.describe();
                return Err(self.error(span, format!("expected an expression; found {found}")));
            }
        };
        self.node(kind, span.to(self.previous()))
    }

    /// An expression of its parts, unless they are too many inside each other.
    fn node(&mut self, kind: ExprKind, span: Span) -> Parsed<Expr> {
        let made = Expr::new(kind, span);
        if made.depth <= MAX_EXPRESSION_DEPTH {
            return Ok(made);
        }
        let message =
            format!("more than {MAX_EXPRESSION_DEPTH} operations inside one another in one expression");
        Err(self.error_hint(self.previous(), message, "compute it in several statements, over a variable"))
    }

    fn call(&mut self, name: Name) -> Parsed<ExprKind> {
        let mut arguments = vec![];
        while !self.is(")") {
            arguments.push(self.expression()?);
            if !self.eat(",") {
                break;
            }
        }
        self.expect(")", "the arguments")?;
        Ok(ExprKind::Call(name, arguments))
    }
}
