//! Statements; `switch` becomes a chain of `if`.

use num_bigint::BigInt;

use super::Checker;
use super::expression::{binary, convert, truth};
use super::place::value_of;
use crate::ast::{self, BinaryOperator, Declaration, Initializer, Section, StmtKind};
use crate::hir::{Expr, ExprKind, Loop, Place, Root, Stmt};
use crate::types::Type;
use instar_diagnostic::Span;

/// Elements that a local array may have.
const MAX_ELEMENTS: u32 = 4096;

impl Checker<'_> {
    pub(super) fn statement(&mut self, statement: &ast::Stmt, out: &mut Vec<Stmt>) {
        let span = statement.span;
        match &statement.kind {
            StmtKind::Empty => {}
            StmtKind::Block(statements) => {
                let inner = self.scoped(|checker, out| {
                    for statement in statements {
                        checker.statement(statement, out);
                    }
                });
                out.push(Stmt::Block(inner));
            }
            StmtKind::Expr(expression) => {
                self.expression_statement(expression, out);
            }
            StmtKind::Declaration(declaration) => self.local_declaration(declaration, out),
            StmtKind::If(condition, then, otherwise) => {
                let condition = self.expression(condition).map(truth);
                let then = self.scoped(|checker, out| checker.statement(then, out));
                let otherwise = match otherwise {
                    Some(otherwise) => self.scoped(|checker, out| checker.statement(otherwise, out)),
                    None => vec![],
                };
                if let Some(condition) = condition {
                    out.push(Stmt::If(condition, then, otherwise));
                }
            }
            StmtKind::Switch(value, sections) => {
                self.switch(value, sections, out);
            }
            StmtKind::For { start, condition, step, body } => {
                let own_counter =
                    matches!(start.as_deref(), Some(ast::Stmt { kind: StmtKind::Declaration(_), .. }));
                let inner = self.scoped(|checker, out| {
                    if let Some(start) = start {
                        checker.statement(start, out);
                    }
                    let condition =
                        condition.as_ref().map(|condition| checker.expression(condition).map(truth));
                    let body = checker.loop_body(body);
                    let mut steps = vec![];
                    for step in step {
                        checker.expression_statement(step, &mut steps);
                    }
                    let condition = match condition {
                        Some(None) => return,
                        Some(condition) => condition,
                        None => None,
                    };
                    out.push(Stmt::Loop(Loop {
                        condition,
                        check_first: true,
                        step: steps,
                        body,
                        own_counter,
                        span,
                    }));
                });
                out.push(Stmt::Block(inner));
            }
            StmtKind::While { condition, body, check_first } => {
                let condition = self.expression(condition).map(truth);
                let body = self.loop_body(body);
                if condition.is_some() {
                    let check_first = *check_first;
                    out.push(Stmt::Loop(Loop {
                        condition,
                        check_first,
                        step: vec![],
                        body,
                        own_counter: false,
                        span,
                    }));
                }
            }
            StmtKind::Break | StmtKind::Continue => {
                let (word, kind) = match statement.kind {
                    StmtKind::Break => ("break", Stmt::Break),
                    _ => ("continue", Stmt::Continue),
                };
                if self.loops == 0 {
                    self.error::<()>(span, format!("`{word}` stands outside a loop"));
                } else {
                    out.push(kind);
                }
            }
            StmtKind::Return(value) => {
                self.return_statement(value.as_ref(), span, out);
            }
        }
    }

    fn scoped(&mut self, check: impl FnOnce(&mut Self, &mut Vec<Stmt>)) -> Vec<Stmt> {
        let mut out = vec![];
        self.scopes.enter();
        check(self, &mut out);
        self.scopes.leave();
        out
    }

    fn loop_body(&mut self, body: &ast::Stmt) -> Vec<Stmt> {
        self.loops += 1;
        let body = self.scoped(|checker, out| checker.statement(body, out));
        self.loops -= 1;
        body
    }

    fn return_statement(&mut self, value: Option<&ast::Expr>, span: Span, out: &mut Vec<Stmt>) -> Option<()> {
        let returns = match self.returns {
            None => {
                return match value {
                    Some(value) => self.error(value.span, "a behavior returns no value"),
                    None => {
                        out.push(Stmt::Return(None));
                        Some(())
                    }
                };
            }
            Some(returns) => returns,
        };
        match (returns, value) {
            (Some(ty), Some(value)) => {
                let checked = self.expression(value)?;
                let checked = self.implicit(checked, ty, "the returned value")?;
                out.push(Stmt::Return(Some(checked)));
            }
            (Some(ty), None) => {
                return self.error(span, format!("this function returns {ty}; the value is missing"));
            }
            (None, Some(value)) => return self.error(value.span, "a `void` function returns no value"),
            (None, None) => out.push(Stmt::Return(None)),
        }
        Some(())
    }

    fn expression_statement(&mut self, e: &ast::Expr, out: &mut Vec<Stmt>) -> Option<()> {
        match &e.kind {
            ast::ExprKind::Assign(op, target, value) => {
                let value = self.expression(value);
                let place = self.place(target)?;
                let value = match op {
                    None => self.implicit(value?, place.ty, "the assigned value")?,
                    Some(op) => self.compound(*op, &place, value?, e.span)?,
                };
                out.push(Stmt::Assign(place, value));
            }
            ast::ExprKind::Step(target, up) => {
                let place = self.place(target)?;
                let op = if *up { BinaryOperator::Add } else { BinaryOperator::Sub };
                let one = Expr::constant(BigInt::from(1), Type::BOOL, e.span);
                let value = self.compound(op, &place, one, e.span)?;
                out.push(Stmt::Assign(place, value));
            }
            ast::ExprKind::Call(name, arguments) if name.text == "raise" => {
                return self.raise(arguments, e.span, out);
            }
            ast::ExprKind::Call(name, arguments) => {
                let (function, arguments) = self.call(name, arguments, e.span)?;
                out.push(Stmt::Call(function, arguments));
            }
            _ => {
                self.expression(e)?;
                return self.error(e.span, "this statement computes a value and drops it");
            }
        }
        Some(())
    }

    /// `x op= y` is `x = (type of x)(x op y)`.
    fn compound(&mut self, op: BinaryOperator, place: &Place, value: Expr, span: Span) -> Option<Expr> {
        let effects = match &place.root {
            Root::Registers { .. } => {
                return self.outside(
                    span,
                    "a compound assignment to several registers",
                    "write `x = x op y`",
                );
            }
            Root::Local(_, index) => index.as_ref().is_some_and(Expr::has_effects),
            Root::Register(_, index) => index.has_effects(),
            Root::Memory { address, .. } => address.has_effects(),
            Root::Vector { register, low } => register.has_effects() || low.has_effects(),
            Root::Pc => false,
        };
        if effects || place.slice.as_ref().is_some_and(Expr::has_effects) {
            return self.outside(
                span,
                "a load or call in the index of a compound assignment",
                "compute it before",
            );
        }
        let old = match &place.slice {
            None => value_of(place),
            Some(low) => {
                let whole = Place { slice: None, ty: self.root_type(&place.root), ..place.clone() };
                let kind = ExprKind::Slice(Box::new(value_of(&whole)), Box::new(low.clone()));
                Expr { ty: place.ty, kind, span }
            }
        };
        Some(convert(self.binary(op, old, value, span)?, place.ty))
    }

    fn root_type(&self, root: &Root) -> Type {
        match root {
            Root::Local(number, _) => self.locals[*number].ty,
            Root::Register(file, _) => self.file_type(*file).0,
            Root::Registers { element, count, .. } => Type::unsigned(element.width * count),
            Root::Pc => self.xlen_type(),
            Root::Vector { .. } => unreachable!("bits of vector registers have no further part"),
            Root::Memory { bytes, .. } => Type::unsigned(8 * bytes),
        }
    }

    /// `raise(0, cause)`: an exception with its number in mcause.
    fn raise(&mut self, arguments: &[ast::Expr], span: Span, out: &mut Vec<Stmt>) -> Option<()> {
        let [kind, cause] = arguments else {
            let message = format!("`raise` takes 2 arguments, not {}", arguments.len());
            return self.error_hint(span, message, "write `raise(0, cause)`; 2 is an illegal instruction");
        };
        let interrupt = self.constant(kind, "the first argument of `raise`")?;
        if interrupt != BigInt::from(0) {
            return self.outside(kind.span, "raising an interrupt", "`raise(0, cause)` raises an exception");
        }
        let cause = self.expression(cause)?;
        let cause = self.implicit(cause, Type::unsigned(32), "the cause")?;
        out.push(Stmt::Raise(cause));
        Some(())
    }

    fn local_declaration(&mut self, declaration: &Declaration, out: &mut Vec<Stmt>) {
        if declaration.register || declaration.external {
            let hint = "declare registers in `architectural_state`";
            self.error_hint::<()>(declaration.span, "a local variable has no storage class", hint);
        }
        let ty = self.value_type(&declaration.ty);
        for declarator in &declaration.declarators {
            if let Some(attribute) = declarator.attributes.first() {
                let message = "a local variable has no attributes";
                self.error_hint::<()>(attribute.name.span, message, "leave them out");
            }
            if ty.is_none() || self.local_declarator(declaration.constant, ty, declarator, out).is_none() {
                self.broken(&declarator.name.text);
            }
        }
    }

    fn local_declarator(
        &mut self,
        constant: bool,
        ty: Option<Type>,
        declarator: &ast::Declarator,
        out: &mut Vec<Stmt>,
    ) -> Option<()> {
        let name = &declarator.name;
        if declarator.alias {
            return self.error(name.span, "a local variable cannot be an alias");
        }
        let count = match &declarator.dimensions[..] {
            [] => 0,
            [size] => {
                let count = self.constant(size, "the number of elements")?;
                match u32::try_from(&count) {
                    Ok(count) if (1..=MAX_ELEMENTS).contains(&count) => count,
                    _ => {
                        let message = format!(
                            "an array cannot have {count} elements; 1 to {MAX_ELEMENTS} are possible"
                        );
                        return self.error(size.span, message);
                    }
                }
            }
            [_, second, ..] => {
                return self.outside(
                    second.span,
                    "an array of arrays",
                    "use one dimension and compute the index",
                );
            }
        };
        let ty_known = ty?;
        match &declarator.initializer {
            Some(Initializer::List(_, _)) if constant && count > 0 => {
                let values = self.initial_values(declarator, ty?, Some(count))??;
                self.tables.push(crate::description::Table { name: name.text.clone(), ty: ty?, values });
                self.declare(name, super::scope::Symbol::Table(self.tables.len() - 1));
            }
            Some(Initializer::Expr(value)) if count == 0 => {
                let value = self.expression(value);
                let value = match (value, ty) {
                    (Some(value), Some(ty)) => self.implicit(value, ty, "the initial value"),
                    _ => None,
                };
                if let (true, Some(value)) = (constant, value.as_ref().and_then(Expr::value)) {
                    self.declare(name, super::scope::Symbol::Constant(value.clone(), ty_known));
                    return Some(());
                }
                let number = self.new_local(name, ty_known, 0);
                let place =
                    Place { root: Root::Local(number, None), slice: None, ty: ty_known, span: name.span };
                out.push(Stmt::Assign(place, value?));
            }
            Some(Initializer::Expr(value)) => {
                let message = format!("`{}` has {count} elements and needs a list of values", name.text);
                return self.error_hint(value.span, message, "write `= { a, b, … }`");
            }
            Some(Initializer::List(_, span)) if count == 0 => {
                return self
                    .error(*span, format!("`{}` is no array and takes one value, not a list", name.text));
            }
            Some(Initializer::List(values, span)) => {
                if values.len() != count as usize {
                    let message =
                        format!("`{}` has {count} elements, the list has {}", name.text, values.len());
                    return self.error(*span, message);
                }
                let values: Vec<_> = values.iter().map(|value| self.expression(value)).collect();
                let number = self.new_local(name, ty_known, count);
                for (index, value) in values.into_iter().enumerate() {
                    let value = self.implicit(value?, ty?, "the initial value")?;
                    let index = Expr::constant(BigInt::from(index), Type::unsigned(16), value.span);
                    let root = Root::Local(number, Some(index));
                    out.push(Stmt::Assign(
                        Place { root, slice: None, ty: ty_known, span: value.span },
                        value,
                    ));
                }
            }
            None if constant => {
                return self.error_hint(
                    name.span,
                    format!("the constant `{}` has no value", name.text),
                    "write `= value`",
                );
            }
            None => {
                let number = self.new_local(name, ty_known, count);
                out.push(Stmt::Clear(number));
            }
        }
        Some(())
    }

    fn switch(&mut self, value: &ast::Expr, sections: &[Section], out: &mut Vec<Stmt>) -> Option<()> {
        let span = value.span;
        let value = self.expression(value)?;
        // The value is computed once.
        let name = ast::Name { text: format!("switch at {}", span.start), span };
        let local = self.new_local(&name, value.ty, 0);
        let ty = value.ty;
        out.push(Stmt::Assign(Place { root: Root::Local(local, None), slice: None, ty, span }, value));
        let mut chain: Vec<(Option<Expr>, Vec<Stmt>)> = vec![];
        let mut labels: Option<Expr> = None;
        let (mut is_default, mut seen) = (false, vec![]);
        for (number, section) in sections.iter().enumerate() {
            match &section.value {
                Some(label) => {
                    let known = self.constant(label, "the value of a case")?;
                    if seen.contains(&known) {
                        return self.error(section.span, format!("there is a case {known} already"));
                    }
                    let label = Expr::constant(known.clone(), Type::of_value(&known), label.span);
                    seen.push(known);
                    let subject = Expr { ty, kind: ExprKind::Local(local, None), span };
                    let test = binary(BinaryOperator::Equal, subject, label, section.span);
                    labels = Some(match labels {
                        Some(before) => binary(BinaryOperator::LogicalOr, before, test, section.span),
                        None => test,
                    });
                }
                None => is_default = true,
            }
            let last = number + 1 == sections.len();
            if section.body.is_empty() && !last {
                continue;
            }
            let body = self.section_body(section, last)?;
            let test = labels.take();
            chain.push((if std::mem::take(&mut is_default) { None } else { test }, body));
        }
        // The default, wherever it stands, is taken when no case matches.
        let mut otherwise = match chain.iter().position(|(test, _)| test.is_none()) {
            Some(at) => chain.remove(at).1,
            None => vec![],
        };
        for (test, body) in chain.into_iter().rev() {
            otherwise = vec![Stmt::If(test.expect("only the default has no test"), body, otherwise)];
        }
        out.append(&mut otherwise);
        Some(())
    }

    /// The statements of a section without the `break` that ends it.
    fn section_body(&mut self, section: &Section, last: bool) -> Option<Vec<Stmt>> {
        let mut statements = &section.body[..];
        if let [ast::Stmt { kind: StmtKind::Block(inner), .. }] = statements {
            statements = inner;
        }
        let ended = match statements.last().map(|statement| &statement.kind) {
            Some(StmtKind::Break) => {
                statements = &statements[..statements.len() - 1];
                true
            }
            Some(StmtKind::Return(_)) => true,
            _ => last,
        };
        if !ended {
            return self.outside(
                section.span,
                "falling through to the next case",
                "end the case with `break`",
            );
        }
        Some(self.scoped(|checker, out| {
            for statement in statements {
                checker.statement(statement, out);
            }
        }))
    }
}
