//! Expressions: what is known is computed, the rest is the domain's.

use num_bigint::BigInt;

use super::{Domain, State, Walk};
use crate::fold;
use crate::ir::{BinaryOp, Expr, ExprKind, SCALAR, UNROLLED, UnaryOp};
use crate::simplify::evaluate;
use crate::types::Type;

impl<D: Domain> Walk<'_, D> {
    pub(super) fn expression(&mut self, e: &Expr, state: &mut State<D>) -> D::Value {
        match &e.kind {
            ExprKind::Const(value) => self.domain.constant(value, e.ty),
            ExprKind::Field(field) => self.domain.field(*field, e.ty),
            ExprKind::Pc => self.domain.pc(),
            ExprKind::Vector { .. } | ExprKind::Setting(_) => unreachable!("{SCALAR}"),
            ExprKind::Local { local, index: None } => state.locals[*local][0].clone(),
            ExprKind::Local { local, index: Some(index) } => {
                let value = self.expression(index, state);
                self.bounds(&value, index.ty, state.locals[*local].len() as u32);
                self.element(&state.locals[*local].clone(), &value, index.ty, e.ty)
            }
            ExprKind::Register { file, index } => {
                let value = self.expression(index, state);
                let count = self.registers(*file);
                self.bounds(&value, index.ty, count);
                if self.domain.known(&value, index.ty).is_some_and(|known| known >= BigInt::from(count)) {
                    return self.domain.constant(&BigInt::from(0), e.ty);
                }
                self.domain.read(&mut state.machine, *file, (&value, index.ty))
            }
            ExprKind::Table { table, index } => {
                let value = self.expression(index, state);
                self.bounds(&value, index.ty, self.tables[*table].values.len() as u32);
                match self.domain.known(&value, index.ty) {
                    Some(known) => {
                        let values = &self.tables[*table].values;
                        let known = usize::try_from(&known).ok().and_then(|n| values.get(n));
                        self.domain.constant(&known.cloned().unwrap_or_default(), e.ty)
                    }
                    None => self.domain.table(*table, (&value, index.ty)),
                }
            }
            ExprKind::Unary(op, a) => {
                let value = self.expression(a, state);
                match self.domain.known(&value, e.ty) {
                    Some(known) => {
                        let result = match op {
                            UnaryOp::Not => !known,
                            UnaryOp::Negate => -known,
                        };
                        self.domain.constant(&e.ty.wrap(&result), e.ty)
                    }
                    None => self.domain.unary(*op, e.ty, &value),
                }
            }
            ExprKind::Binary(op, a, b) => {
                let x = self.expression(a, state);
                let y = self.expression(b, state);
                match (self.domain.known(&x, a.ty), self.domain.known(&y, b.ty)) {
                    (Some(p), Some(q)) => {
                        let result = evaluate(*op, a.ty, &p, &q);
                        self.domain.constant(&e.ty.wrap(&result), e.ty)
                    }
                    _ => self.domain.binary(*op, e.ty, (&x, a.ty), (&y, b.ty)),
                }
            }
            ExprKind::Convert(a) => {
                let value = self.expression(a, state);
                match self.domain.known(&value, a.ty) {
                    Some(known) => self.domain.constant(&e.ty.wrap(&known), e.ty),
                    None => self.domain.convert((&value, a.ty), e.ty),
                }
            }
            ExprKind::Slice(a, low) => {
                let value = self.expression(a, state);
                match self.domain.known(&value, a.ty) {
                    Some(known) => {
                        let bits = fold::slice(&known, *low, e.ty.width);
                        self.domain.constant(&bits, e.ty)
                    }
                    None => self.domain.slice((&value, a.ty), *low, e.ty.width),
                }
            }
            ExprKind::SliceAt(..) => unreachable!("{UNROLLED}"),
            ExprKind::Concat(parts) => {
                let parts: Vec<_> =
                    parts.iter().map(|part| (self.expression(part, state), part.ty)).collect();
                let known = parts.iter().try_fold(BigInt::from(0), |all, (value, ty)| {
                    let plain = Type::unsigned(ty.width);
                    Some((all << ty.width) | plain.wrap(&self.domain.known(value, *ty)?))
                });
                match known {
                    Some(known) => self.domain.constant(&known, e.ty),
                    None => self.domain.concat(&parts),
                }
            }
            ExprKind::Select(condition, a, b) => {
                let condition = self.expression(condition, state);
                let a = self.expression(a, state);
                let b = self.expression(b, state);
                self.either(&condition, &a, &b, e.ty)
            }
        }
    }

    /// An element by a number that may not be known.
    fn element(&mut self, elements: &[D::Value], index: &D::Value, index_ty: Type, ty: Type) -> D::Value {
        if let Some(known) = self.domain.known(index, index_ty) {
            let known = usize::try_from(&known).ok().and_then(|n| elements.get(n));
            return known.unwrap_or(&elements[0]).clone();
        }
        let mut value = elements[0].clone();
        for (n, element) in elements.iter().enumerate().skip(1) {
            let chosen = self.is(index, index_ty, n);
            value = self.either(&chosen, element, &value, ty);
        }
        value
    }

    /// `index == n`.
    pub(super) fn is(&mut self, index: &D::Value, ty: Type, n: usize) -> D::Value {
        let wide = Type::signed(ty.width.max(32) + 1);
        let index = self.domain.convert((index, ty), wide);
        let n = self.domain.constant(&BigInt::from(n), wide);
        self.domain.binary(BinaryOp::Equal, Type::BOOL, (&index, wide), (&n, wide))
    }

    /// Notes where `index` is not below `count`.
    pub(super) fn bounds(&mut self, index: &D::Value, ty: Type, count: u32) {
        if let Some(known) = self.domain.known(index, ty) {
            if !(BigInt::from(0)..BigInt::from(count)).contains(&known) {
                let fault = self.flag(true);
                self.faults.push(fault);
            }
            return;
        }
        if !ty.signed && BigInt::from(1) << ty.width <= BigInt::from(count) {
            return;
        }
        // A negative number is a large one without its sign.
        let wide = Type::signed(ty.width.max(32) + 1);
        let plain = Type::unsigned(wide.width);
        let index = self.domain.convert((index, ty), wide);
        let last = self.domain.constant(&BigInt::from(count - 1), plain);
        let fault = self.domain.binary(BinaryOp::Less, Type::BOOL, (&last, plain), (&index, plain));
        // A domain may know of an index that is not known that it is below.
        if self.domain.known(&fault, Type::BOOL).is_none_or(|fault| fault != BigInt::from(0)) {
            self.faults.push(fault);
        }
    }
}
