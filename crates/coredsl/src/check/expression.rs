//! Types of expressions; conversions that the rules imply become explicit.

use num_bigint::BigInt;

use super::Checker;
use super::scope::Symbol;
use crate::ast::{self, BinaryOperator, CastType, UnaryOperator};
use crate::fold;
use crate::hir::{Expr, ExprKind, File};
use crate::types::{MAX_WIDTH, Type, operation_types};
use instar_diagnostic::Span;

/// `expression` read as `ty`: extended by its own sign, truncated, or the bits read otherwise.
pub(super) fn convert(expression: Expr, ty: Type) -> Expr {
    if expression.ty == ty {
        return expression;
    }
    let span = expression.span;
    match expression.value() {
        Some(value) => Expr::constant(ty.wrap(value), ty, span),
        None => Expr { ty, kind: ExprKind::Convert(Box::new(expression)), span },
    }
}

/// `a op b` after conversion of the operands.
pub(super) fn binary(op: BinaryOperator, a: Expr, b: Expr, span: Span) -> Expr {
    let types = operation_types(op, a.ty, b.ty);
    let (a, b) = (convert(a, types.operands), convert(b, types.operands));
    // The type at which the node itself computes: comparisons yield a bool at once.
    let ty = if op.compares() { Type::BOOL } else { types.operands };
    let node = match (a.value(), b.value()) {
        (Some(x), Some(y)) => Expr::constant(fold::binary(op, types.operands, x, y), ty, span),
        _ => Expr { ty, kind: ExprKind::Binary(op, Box::new(a), Box::new(b)), span },
    };
    convert(node, types.result)
}

/// Whether a value is not zero, as conditions ask.
pub(super) fn truth(expression: Expr) -> Expr {
    if expression.ty == Type::BOOL {
        return expression;
    }
    let span = expression.span;
    let zero = Expr::constant(BigInt::from(0), expression.ty, span);
    binary(BinaryOperator::NotEqual, expression, zero, span)
}

impl Checker<'_> {
    pub(super) fn expression(&mut self, e: &ast::Expr) -> Option<Expr> {
        let span = e.span;
        let checked = match &e.kind {
            ast::ExprKind::Integer(literal) => {
                let ty = match literal.width {
                    Some(width) => Type { width, signed: literal.signed },
                    None => Type::of_value(&literal.value),
                };
                Expr::constant(literal.value.clone(), ty, span)
            }
            ast::ExprKind::Bool(value) => Expr::constant(BigInt::from(u8::from(*value)), Type::BOOL, span),
            ast::ExprKind::Name(name) => self.named(name, span)?,
            ast::ExprKind::Call(name, arguments) => self.call_value(name, arguments, span)?,
            ast::ExprKind::Index { base, index, end } => self.index(base, index, end.as_deref(), span)?,
            ast::ExprKind::Unary(op, operand) => self.unary(*op, operand, span)?,
            ast::ExprKind::Binary(op, a, b) => {
                let (a, b) = (self.expression(a), self.expression(b));
                self.binary(*op, a?, b?, span)?
            }
            ast::ExprKind::Cast(target, operand) => {
                let operand = self.expression(operand);
                let ty = match target {
                    CastType::Type(spec) => self.value_type(spec)?,
                    CastType::Sign(signed) => Type { width: operand.as_ref()?.ty.width, signed: *signed },
                };
                Expr { span, ..convert(operand?, ty) }
            }
            ast::ExprKind::Conditional(condition, a, b) => {
                let (condition, a, b) = (self.expression(condition), self.expression(a), self.expression(b));
                let (condition, a, b) = (truth(condition?), a?, b?);
                let ty = a.ty.common(b.ty);
                let (a, b) = (convert(a, ty), convert(b, ty));
                match condition.value() {
                    Some(value) if *value == BigInt::from(0) => b,
                    Some(_) => a,
                    None => {
                        let kind = ExprKind::Select(Box::new(condition), Box::new(a), Box::new(b));
                        Expr { ty, kind, span }
                    }
                }
            }
            ast::ExprKind::Concat(parts) => {
                let parts: Vec<_> = parts.iter().map(|part| self.expression(part)).collect();
                self.concat(parts.into_iter().collect::<Option<Vec<_>>>()?, span)?
            }
            ast::ExprKind::Assign(..) | ast::ExprKind::Step(..) => {
                return self.outside(
                    span,
                    "an assignment inside an expression",
                    "make it a statement of its own",
                );
            }
        };
        Some(checked)
    }

    /// `a op b` with the language's rules for its type.
    pub(super) fn binary(&mut self, op: BinaryOperator, a: Expr, b: Expr, span: Span) -> Option<Expr> {
        use BinaryOperator::*;
        match op {
            ShiftLeft | ShiftRight => return self.shift(op, a, b, span),
            LogicalAnd | LogicalOr => return Some(binary(op, truth(a), truth(b), span)),
            _ => {}
        }
        if matches!(op, Div | Rem) && b.value() == Some(&BigInt::from(0)) {
            return self.error(b.span, "division by the constant 0");
        }
        let width = operation_types(op, a.ty, b.ty).operands.width;
        if width > MAX_WIDTH {
            return self.error(span, format!("the result has {width} bits; {MAX_WIDTH} are possible"));
        }
        Some(binary(op, a, b, span))
    }

    fn shift(&mut self, op: BinaryOperator, a: Expr, amount: Expr, span: Span) -> Option<Expr> {
        let ty = a.ty;
        if let Some(value) = amount.value() {
            if value.sign() == num_bigint::Sign::Minus {
                return self.error(amount.span, format!("a shift by {value} bits"));
            }
            if op == BinaryOperator::ShiftLeft && *value >= BigInt::from(ty.width) {
                let message = format!("shifting {ty} by {value} bits always yields 0");
                let hint = "a shift keeps the type of its left operand; cast that to a wider type first";
                return self.error_hint(span, message, hint);
            }
            if let Some(a) = a.value() {
                return Some(Expr::constant(fold::shift(op, ty, a, value), ty, span));
            }
        }
        // A signed amount is read as a number; a negative one shifts everything out.
        Some(Expr { ty, kind: ExprKind::Binary(op, Box::new(a), Box::new(amount)), span })
    }

    pub(super) fn concat(&mut self, parts: Vec<Expr>, span: Span) -> Option<Expr> {
        let width: u32 = parts.iter().map(|part| part.ty.width).sum();
        if width > MAX_WIDTH {
            return self.error(span, format!("the result has {width} bits; {MAX_WIDTH} are possible"));
        }
        let ty = Type::unsigned(width);
        let known = parts.iter().try_fold(BigInt::from(0), |value, part| {
            Some((value << part.ty.width) | Type::unsigned(part.ty.width).wrap(part.value()?))
        });
        Some(match known {
            Some(value) => Expr::constant(value, ty, span),
            None => Expr { ty, kind: ExprKind::Concat(parts), span },
        })
    }

    fn unary(&mut self, op: UnaryOperator, operand: &ast::Expr, span: Span) -> Option<Expr> {
        let operand = self.expression(operand)?;
        let ty = operand.ty;
        Some(match op {
            UnaryOperator::Plus => operand,
            UnaryOperator::Minus => {
                let ty = Type::signed(ty.width + 1);
                let operand = convert(operand, ty);
                match operand.value() {
                    Some(value) => Expr::constant(ty.wrap(&-value), ty, span),
                    None => Expr { ty, kind: ExprKind::Negate(Box::new(operand)), span },
                }
            }
            UnaryOperator::Complement => match operand.value() {
                Some(value) => Expr::constant(ty.wrap(&!value), ty, span),
                None => Expr { ty, kind: ExprKind::Complement(Box::new(operand)), span },
            },
            UnaryOperator::Not => {
                let zero = Expr::constant(BigInt::from(0), ty, span);
                binary(BinaryOperator::Equal, operand, zero, span)
            }
        })
    }

    pub(super) fn unknown<T>(&mut self, name: &str, span: Span) -> Option<T> {
        if let Some(hint) = self.needs_vectors(name) {
            return self.error_hint(span, format!("`{name}` is not known here"), hint);
        }
        let hint = match self.scopes.nearest(name) {
            Some(near) => format!("did you mean `{near}`?"),
            None => {
                "declare it in `architectural_state`, `functions`, the encoding or the behavior".to_string()
            }
        };
        self.error_hint(span, format!("`{name}` is not known here"), hint)
    }

    fn named(&mut self, name: &str, span: Span) -> Option<Expr> {
        let Some(symbol) = self.scopes.find(name).cloned() else { return self.unknown(name, span) };
        let zero = || Box::new(Expr::constant(BigInt::from(0), Type::BOOL, span));
        let (ty, kind) = match symbol {
            Symbol::Broken => return None,
            Symbol::Constant(value, ty) => (ty, ExprKind::Const(value)),
            Symbol::Field(number) => (Type::unsigned(self.fields[number]), ExprKind::Field(number)),
            Symbol::Pc => (self.xlen_type(), ExprKind::Pc),
            Symbol::Setting(setting) => (setting.ty(), ExprKind::Setting(setting)),
            Symbol::Vectors => return self.whole_register(span),
            Symbol::Local(number) if self.locals[number].count == 0 => {
                (self.locals[number].ty, ExprKind::Local(number, None))
            }
            Symbol::Alias(file, index) => {
                let index = BigInt::from(index);
                let ty = Type::of_value(&index);
                let index = Box::new(Expr::constant(index, ty, span));
                (self.file_type(file).0, ExprKind::Register(file, index))
            }
            Symbol::Registers(file @ File::Own(number)) if !self.states[usize::from(number)].array => {
                (self.file_type(file).0, ExprKind::Register(file, zero()))
            }
            Symbol::Registers(_) | Symbol::Table(_) | Symbol::Memory | Symbol::Local(_) => {
                let message = format!("`{name}` is an array and needs an index");
                return self.error_hint(span, message, format!("write `{name}[…]`"));
            }
            Symbol::Function(_) => {
                let message = format!("`{name}` is a function and is used as a value");
                return self.error_hint(span, message, format!("call it: `{name}(…)`"));
            }
        };
        Some(Expr { ty, kind, span })
    }

    fn call_value(&mut self, name: &ast::Name, arguments: &[ast::Expr], span: Span) -> Option<Expr> {
        let (function, arguments) = self.call(name, arguments, span)?;
        match self.signatures[function].returns {
            Some(ty) => Some(Expr { ty, kind: ExprKind::Call { function, arguments }, span }),
            None => self.error(span, format!("`{}` returns nothing that could be used", name.text)),
        }
    }

    /// The function and its converted arguments.
    pub(super) fn call(
        &mut self,
        name: &ast::Name,
        arguments: &[ast::Expr],
        span: Span,
    ) -> Option<(usize, Vec<Expr>)> {
        let checked: Vec<_> = arguments.iter().map(|argument| self.expression(argument)).collect();
        let function = match self.scopes.find(&name.text) {
            Some(Symbol::Function(number)) => *number,
            Some(Symbol::Broken) => return None,
            Some(other) => {
                let message = format!("`{}` is {} and cannot be called", name.text, other.describe());
                return self.error(name.span, message);
            }
            None if name.text == "raise" => {
                return self.error(span, "`raise` is a statement and yields no value");
            }
            None => return self.unknown(&name.text, name.span),
        };
        let signature = self.signatures[function].clone();
        if signature.parameters.len() != arguments.len() {
            let plural = if signature.parameters.len() == 1 { "argument" } else { "arguments" };
            let message = format!(
                "`{}` takes {} {plural}, not {}",
                name.text,
                signature.parameters.len(),
                arguments.len()
            );
            return self.error(span, message);
        }
        let mut converted = vec![];
        for (argument, ty) in checked.into_iter().zip(&signature.parameters) {
            converted.push(self.implicit(argument?, *ty, "the argument")?);
        }
        Some((function, converted))
    }
}
