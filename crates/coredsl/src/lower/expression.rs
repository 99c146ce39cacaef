//! Expressions: loads and calls become statements in front of the one that needs them.

use num_bigint::BigInt;

use super::{Lowerer, file};
use crate::ast::BinaryOperator;
use crate::hir;
use crate::ir::{BinaryOp, Expr, ExprKind, Statement, UnaryOp};
use crate::place;
use crate::simplify::{binary, concat, convert, select, unary};
use crate::types::Type;
use crate::vector::REGISTERS;

impl Lowerer<'_> {
    pub(super) fn expression(&mut self, e: &hir::Expr) -> Expr {
        if self.ended() {
            return Expr::constant(0, e.ty);
        }
        match &e.kind {
            hir::ExprKind::Const(value) => Expr::constant(value.clone(), e.ty),
            hir::ExprKind::Field(number) => Expr { ty: e.ty, kind: ExprKind::Field(*number) },
            hir::ExprKind::Pc => Expr { ty: e.ty, kind: ExprKind::Pc },
            hir::ExprKind::Setting(setting) => Expr { ty: e.ty, kind: ExprKind::Setting(*setting) },
            hir::ExprKind::Vector { register, low } => {
                let register = Box::new(self.index(register, REGISTERS as u32));
                let low = Box::new(self.expression(low));
                Expr { ty: e.ty, kind: ExprKind::Vector { register, low } }
            }
            hir::ExprKind::Local(number, None) => self.read_local(self.frame.locals[*number]),
            hir::ExprKind::Local(number, Some(index)) => {
                let local = self.frame.locals[*number];
                let index = Some(Box::new(self.index(index, self.locals[local].count)));
                Expr { ty: e.ty, kind: ExprKind::Local { local, index } }
            }
            hir::ExprKind::Register(register_file, index) => {
                let index = Box::new(self.index(index, self.register_count(*register_file)));
                Expr { ty: e.ty, kind: ExprKind::Register { file: file(*register_file), index } }
            }
            hir::ExprKind::Table(table, index) => {
                let values = &self.names.tables[*table].values;
                let index = self.index(index, values.len() as u32);
                match index.value().and_then(|index| usize::try_from(index).ok()) {
                    Some(known) => Expr::constant(values[known.min(values.len() - 1)].clone(), e.ty),
                    None => {
                        Expr { ty: e.ty, kind: ExprKind::Table { table: *table, index: Box::new(index) } }
                    }
                }
            }
            hir::ExprKind::Load { address, bytes } => {
                let address = self.expression(address);
                let local = self.new_local("", e.ty, 1);
                self.emit(Statement::Load { local, address, bytes: *bytes });
                self.read_local(local)
            }
            hir::ExprKind::Call { function, arguments } => {
                let result = self.call(*function, arguments, e.span);
                result.unwrap_or_else(|| Expr::constant(0, e.ty))
            }
            hir::ExprKind::Binary(op, a, b) => self.binary(*op, e.ty, a, b),
            hir::ExprKind::Negate(a) => unary(UnaryOp::Negate, self.expression(a)),
            hir::ExprKind::Complement(a) => unary(UnaryOp::Not, self.expression(a)),
            hir::ExprKind::Convert(a) => convert(self.expression(a), e.ty),
            hir::ExprKind::Slice(value, low) => {
                let bits = value.ty.width;
                let value = self.expression(value);
                let low = self.bit_index(low, e.ty.width, bits);
                if self.open > 0 && low.value().is_none() {
                    return Expr { ty: e.ty, kind: ExprKind::SliceAt(Box::new(value), Box::new(low)) };
                }
                place::bits(value, low, e.ty.width)
            }
            hir::ExprKind::Concat(parts) => {
                let parts = parts.iter().map(|part| self.expression(part)).collect();
                concat(parts)
            }
            hir::ExprKind::Select(condition, a, b) => {
                let condition = self.expression(condition);
                self.choose(condition, e.ty, |lowerer| lowerer.expression(a), |lowerer| lowerer.expression(b))
            }
        }
    }

    fn binary(&mut self, op: BinaryOperator, ty: Type, a: &hir::Expr, b: &hir::Expr) -> Expr {
        use BinaryOperator::*;
        let a = self.expression(a);
        if matches!(op, LogicalAnd | LogicalOr) {
            let short = Expr::constant(u8::from(op == LogicalOr), Type::BOOL);
            return if op == LogicalAnd {
                self.choose(a, ty, |lowerer| lowerer.expression(b), |_| short)
            } else {
                self.choose(a, ty, |_| short, |lowerer| lowerer.expression(b))
            };
        }
        let b = self.expression(b);
        let node = |op, a, b| binary(op, ty, a, b);
        match op {
            Add => node(BinaryOp::Add, a, b),
            Sub => node(BinaryOp::Sub, a, b),
            Mul => node(BinaryOp::Mul, a, b),
            Div => node(BinaryOp::Div, a, b),
            Rem => node(BinaryOp::Rem, a, b),
            And => node(BinaryOp::And, a, b),
            Or => node(BinaryOp::Or, a, b),
            Xor => node(BinaryOp::Xor, a, b),
            ShiftLeft => node(BinaryOp::ShiftLeft, a, b),
            ShiftRight => node(BinaryOp::ShiftRight, a, b),
            Equal => node(BinaryOp::Equal, a, b),
            NotEqual => node(BinaryOp::NotEqual, a, b),
            Less => node(BinaryOp::Less, a, b),
            LessEqual => node(BinaryOp::LessEqual, a, b),
            Greater => node(BinaryOp::Less, b, a),
            GreaterEqual => node(BinaryOp::LessEqual, b, a),
            LogicalAnd | LogicalOr => unreachable!("handled above"),
        }
    }

    /// One of two values; where computing them takes statements, only those of the chosen one run.
    fn choose(
        &mut self,
        condition: Expr,
        ty: Type,
        then: impl FnOnce(&mut Self) -> Expr,
        otherwise: impl FnOnce(&mut Self) -> Expr,
    ) -> Expr {
        match condition.value() {
            Some(value) if *value == BigInt::from(0) => return otherwise(self),
            Some(_) => return then(self),
            None => {}
        }
        let before = self.known.clone();
        let (then_statements, then) = self.collect(then);
        let after_then = std::mem::replace(&mut self.known, before);
        self.known.values.resize(self.locals.len(), None);
        let (other_statements, otherwise) = self.collect(otherwise);
        if then_statements.is_empty() && other_statements.is_empty() {
            return select(condition, then, otherwise);
        }
        let after_otherwise = std::mem::take(&mut self.known);
        self.known = after_then.join(after_otherwise);
        self.known.values.resize(self.locals.len(), None);
        let local = self.new_local("", ty, 1);
        let assign = |mut statements: Vec<Statement>, value| {
            let target = crate::ir::AssignmentTarget::Local { local, index: None };
            statements.push(Statement::Assign { target, low: None, value });
            statements
        };
        let (then, otherwise) = (assign(then_statements, then), assign(other_statements, otherwise));
        self.emit(Statement::If { condition, then, otherwise });
        self.read_local(local)
    }

    pub(super) fn register_count(&self, register_file: hir::File) -> u32 {
        match register_file {
            hir::File::X => 32,
            hir::File::Own(number) => self.names.states[usize::from(number)].count,
        }
    }

    /// The index of an element, checked where it is known.
    pub(super) fn index(&mut self, index: &hir::Expr, count: u32) -> Expr {
        let span = index.span;
        let index = self.expression(index);
        if let Some(value) = index.value()
            && !(BigInt::from(0)..BigInt::from(count)).contains(value)
        {
            let message = format!("element {value} does not exist; there are {count}, numbered from 0");
            self.fail(span, message, "");
            return Expr::constant(0, Type::BOOL);
        }
        index
    }

    /// The lowest bit of a range of `width` bits out of `bits`, checked where it is known.
    pub(super) fn bit_index(&mut self, low: &hir::Expr, width: u32, bits: u32) -> Expr {
        let span = low.span;
        let low = self.expression(low);
        if let Some(value) = low.value()
            && !(BigInt::from(0)..=BigInt::from(bits - width)).contains(value)
        {
            let message =
                format!("bit {} does not exist; there are {bits}, numbered from 0", value + (width - 1));
            self.fail(span, message, "");
            return Expr::constant(0, Type::BOOL);
        }
        low
    }
}
