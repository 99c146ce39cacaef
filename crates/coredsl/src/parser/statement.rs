//! Statements.

use super::{Parsed, Parser};
use crate::ast::{Section, Stmt, StmtKind};
use crate::lexer::Token;

impl Parser<'_> {
    pub(super) fn statement(&mut self) -> Parsed<Stmt> {
        self.deeper(Self::statement_inner)
    }

    fn statement_inner(&mut self) -> Parsed<Stmt> {
        let start = self.span();
        let kind = match self.token().clone() {
            Token::Mark("{") => self.block()?,
            Token::Mark(";") => {
                self.advance();
                StmtKind::Empty
            }
            Token::Name(word) => match word.as_str() {
                "if" => self.if_statement()?,
                "switch" => self.switch_statement()?,
                "for" => self.for_statement()?,
                "while" => self.while_statement()?,
                "do" => self.do_statement()?,
                "break" | "continue" => {
                    self.advance();
                    self.expect(";", &format!("`{word}`"))?;
                    if word == "break" { StmtKind::Break } else { StmtKind::Continue }
                }
                "return" => {
                    self.advance();
                    let value = if self.is(";") { None } else { Some(self.expression()?) };
                    self.expect(";", "`return`")?;
                    StmtKind::Return(value)
                }
                "spawn" => {
                    return Err(self.outside(start, "`spawn`", "write what it does as ordinary statements"));
                }
                "goto" => return Err(self.error(start, "CoreDSL has no `goto`")),
                _ if self.at_declaration() => {
                    let declaration = self.declaration()?;
                    self.expect(";", "the declaration")?;
                    StmtKind::Declaration(declaration)
                }
                _ => self.expression_statement()?,
            },
            _ => self.expression_statement()?,
        };
        Ok(Stmt { kind, span: start.to(self.previous()) })
    }

    fn expression_statement(&mut self) -> Parsed<StmtKind> {
        let expression = self.expression()?;
        self.expect(";", "the statement")?;
        Ok(StmtKind::Expr(expression))
    }

    fn block(&mut self) -> Parsed<StmtKind> {
        self.advance();
        let mut statements = vec![];
        while !self.eat("}") {
            if *self.token() == Token::End {
                return Err(self.error(self.span(), "the `}` that closes this block is missing"));
            }
            match self.statement() {
                Ok(statement) => statements.push(statement),
                Err(_) => self.recover(),
            }
        }
        Ok(StmtKind::Block(statements))
    }

    fn condition(&mut self, word: &str) -> Parsed<crate::ast::Expr> {
        self.expect("(", &format!("`{word}`"))?;
        let condition = self.expression()?;
        self.expect(")", "the condition")?;
        Ok(condition)
    }

    fn if_statement(&mut self) -> Parsed<StmtKind> {
        self.advance();
        let condition = self.condition("if")?;
        let then = Box::new(self.statement()?);
        let otherwise = if self.eat_word("else") { Some(Box::new(self.statement()?)) } else { None };
        Ok(StmtKind::If(condition, then, otherwise))
    }

    fn switch_statement(&mut self) -> Parsed<StmtKind> {
        self.advance();
        let value = self.condition("switch")?;
        self.expect("{", "the value of the `switch`")?;
        let mut sections = vec![];
        while !self.eat("}") {
            let span = self.span();
            let label = if self.eat_word("case") {
                Some(self.expression()?)
            } else if self.eat_word("default") {
                None
            } else {
                return Err(self.expected_word("a `switch`", &["case", "default"]));
            };
            self.expect(":", "the case")?;
            let mut section = Section { value: label, body: vec![], span: span.to(self.previous()) };
            while !self.is_word("case") && !self.is_word("default") && !self.is("}") {
                if *self.token() == Token::End {
                    return Err(self.error(self.span(), "the `}` that closes this `switch` is missing"));
                }
                match self.statement() {
                    Ok(statement) => section.body.push(statement),
                    Err(_) => self.recover(),
                }
            }
            sections.push(section);
        }
        Ok(StmtKind::Switch(value, sections))
    }

    fn for_statement(&mut self) -> Parsed<StmtKind> {
        self.advance();
        self.expect("(", "`for`")?;
        let span = self.span();
        let start = if self.is(";") {
            None
        } else if self.at_declaration() {
            let declaration = self.declaration()?;
            Some(StmtKind::Declaration(declaration))
        } else {
            Some(StmtKind::Expr(self.expression()?))
        };
        let start = start.map(|kind| Box::new(Stmt { kind, span: span.to(self.previous()) }));
        self.expect(";", "the start of the loop")?;
        let condition = if self.is(";") { None } else { Some(self.expression()?) };
        self.expect(";", "the condition of the loop")?;
        let mut step = vec![];
        while !self.is(")") {
            step.push(self.expression()?);
            if !self.eat(",") {
                break;
            }
        }
        self.expect(")", "the head of the loop")?;
        let body = Box::new(self.statement()?);
        Ok(StmtKind::For { start, condition, step, body })
    }

    fn while_statement(&mut self) -> Parsed<StmtKind> {
        self.advance();
        let condition = self.condition("while")?;
        let body = Box::new(self.statement()?);
        Ok(StmtKind::While { condition, body, check_first: true })
    }

    fn do_statement(&mut self) -> Parsed<StmtKind> {
        self.advance();
        let body = Box::new(self.statement()?);
        if !self.eat_word("while") {
            return Err(self.expected_word("a `do` loop after its body", &["while"]));
        }
        let condition = self.condition("while")?;
        self.expect(";", "the loop")?;
        Ok(StmtKind::While { condition, body, check_first: false })
    }
}
