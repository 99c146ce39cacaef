//! Builds IR expressions, folding what is known and dropping conversions and high bits that nobody
//! needs.
//!
//! Source: own design; the arithmetic is that of `fold`.

use num_bigint::BigInt;

use crate::ast::BinaryOperator;
use crate::fold;
use crate::ir::{BinaryOp, Expr, ExprKind, UnaryOp};
use crate::types::Type;

fn operator(op: BinaryOp) -> BinaryOperator {
    match op {
        BinaryOp::Add => BinaryOperator::Add,
        BinaryOp::Sub => BinaryOperator::Sub,
        BinaryOp::Mul => BinaryOperator::Mul,
        BinaryOp::Div => BinaryOperator::Div,
        BinaryOp::Rem => BinaryOperator::Rem,
        BinaryOp::And => BinaryOperator::And,
        BinaryOp::Or => BinaryOperator::Or,
        BinaryOp::Xor => BinaryOperator::Xor,
        BinaryOp::ShiftLeft => BinaryOperator::ShiftLeft,
        BinaryOp::ShiftRight => BinaryOperator::ShiftRight,
        BinaryOp::Equal => BinaryOperator::Equal,
        BinaryOp::NotEqual => BinaryOperator::NotEqual,
        BinaryOp::Less => BinaryOperator::Less,
        BinaryOp::LessEqual => BinaryOperator::LessEqual,
    }
}

/// What `a op b` yields for known operands, both of type `ty` (shifts: `a`).
pub(crate) fn evaluate(op: BinaryOp, ty: Type, a: &BigInt, b: &BigInt) -> BigInt {
    fold::binary(operator(op), ty, a, b)
}

/// `a op b` at type `ty`; comparisons yield a bool.
pub(crate) fn binary(op: BinaryOp, ty: Type, a: Expr, b: Expr) -> Expr {
    if let (Some(x), Some(y)) = (a.value(), b.value()) {
        return Expr::constant(evaluate(op, a.ty, x, y), ty);
    }
    let zero = BigInt::from(0);
    match op {
        BinaryOp::Add | BinaryOp::Or | BinaryOp::Xor if a.value() == Some(&zero) => return b,
        BinaryOp::Add
        | BinaryOp::Sub
        | BinaryOp::Or
        | BinaryOp::Xor
        | BinaryOp::ShiftLeft
        | BinaryOp::ShiftRight
            if b.value() == Some(&zero) =>
        {
            return a;
        }
        BinaryOp::Mul | BinaryOp::And if a.value() == Some(&zero) || b.value() == Some(&zero) => {
            return Expr::constant(0, ty);
        }
        BinaryOp::Mul if b.value() == Some(&BigInt::from(1)) => return a,
        BinaryOp::Mul if a.value() == Some(&BigInt::from(1)) => return b,
        BinaryOp::Rem => {
            let natural = a.natural_type();
            if !natural.signed && b.value().is_some_and(|b| *b >= BigInt::from(1) << natural.width) {
                return a;
            }
        }
        _ => {}
    }
    Expr { ty, kind: ExprKind::Binary(op, Box::new(a), Box::new(b)) }
}

pub(crate) fn unary(op: UnaryOp, a: Expr) -> Expr {
    let ty = a.ty;
    if let Some(value) = a.value() {
        let value = match op {
            UnaryOp::Not => !value,
            UnaryOp::Negate => -value,
        };
        return Expr::constant(ty.wrap(&value), ty);
    }
    Expr { ty, kind: ExprKind::Unary(op, Box::new(a)) }
}

/// `a` read as `ty`.
pub(crate) fn convert(a: Expr, ty: Type) -> Expr {
    if a.ty == ty {
        return a;
    }
    match a.kind {
        ExprKind::Const(value) => Expr::constant(ty.wrap(&value), ty),
        ExprKind::Convert(inner) if inner.ty.fits(a.ty) || ty.width <= a.ty.width => convert(*inner, ty),
        // Only the low bits are wanted: fewer limbs do.
        ExprKind::Binary(op, x, y) if low_bits_suffice(op) && ty.limbs() < a.ty.limbs() => {
            binary(op, ty, convert(*x, ty), convert(*y, ty))
        }
        ExprKind::Unary(op, x) if ty.limbs() < a.ty.limbs() => unary(op, convert(*x, ty)),
        // Bits from the middle of a wide value: those above them are not needed.
        ExprKind::Binary(BinaryOp::ShiftRight, x, by)
            if by.value().is_some_and(|by| within(by, ty, a.ty)) =>
        {
            let low =
                by.value().and_then(|by| u32::try_from(by).ok()).expect("the amount is within the width");
            convert(slice(*x, low, ty.width), ty)
        }
        kind => Expr { ty, kind: ExprKind::Convert(Box::new(Expr { ty: a.ty, kind })) },
    }
}

/// Whether `to.width` bits from bit `by` on lie within a value of type `from`, and in fewer limbs.
fn within(by: &BigInt, to: Type, from: Type) -> bool {
    let end = by + to.width;
    end <= BigInt::from(from.width) && end <= BigInt::from(64 * (from.limbs() - 1))
}

/// Whether the low bits of the result depend on the low bits of the operands only.
fn low_bits_suffice(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor)
}

/// `width` bits of `a` from bit `low` on.
pub(crate) fn slice(a: Expr, low: u32, width: u32) -> Expr {
    let ty = Type::unsigned(width);
    if low == 0 {
        return convert(a, ty);
    }
    match a.kind {
        ExprKind::Const(value) => Expr::constant(fold::slice(&value, low, width), ty),
        ExprKind::Slice(inner, offset) => slice(*inner, offset + low, width),
        ExprKind::Convert(inner) if low + width <= inner.ty.width => slice(*inner, low, width),
        ExprKind::Concat(parts) => slice_of_concat(parts, low, width),
        ExprKind::Binary(op, x, y)
            if low_bits_suffice(op) && Type::unsigned(low + width).limbs() < a.ty.limbs() =>
        {
            let needed = Type::unsigned(low + width);
            slice(binary(op, needed, convert(*x, needed), convert(*y, needed)), low, width)
        }
        kind => Expr { ty, kind: ExprKind::Slice(Box::new(Expr { ty: a.ty, kind }), low) },
    }
}

/// A slice that lies within one part needs only that part.
fn slice_of_concat(parts: Vec<Expr>, low: u32, width: u32) -> Expr {
    let mut start = 0;
    for part in parts.iter().rev() {
        if low >= start && low + width <= start + part.ty.width {
            return slice(part.clone(), low - start, width);
        }
        start += part.ty.width;
    }
    let whole = Expr { ty: Type::unsigned(start), kind: ExprKind::Concat(parts) };
    Expr { ty: Type::unsigned(width), kind: ExprKind::Slice(Box::new(whole), low) }
}

/// Parts one after another, the most significant first.
pub(crate) fn concat(parts: Vec<Expr>) -> Expr {
    let ty = Type::unsigned(parts.iter().map(|part| part.ty.width).sum());
    let known = parts.iter().try_fold(BigInt::from(0), |value, part| {
        Some((value << part.ty.width) | Type::unsigned(part.ty.width).wrap(part.value()?))
    });
    match known {
        Some(value) => Expr::constant(value, ty),
        None if parts.len() == 1 => convert(parts.into_iter().next().expect("there is one part"), ty),
        None => Expr { ty, kind: ExprKind::Concat(parts) },
    }
}

pub(crate) fn select(condition: Expr, a: Expr, b: Expr) -> Expr {
    match condition.value() {
        Some(value) if *value == BigInt::from(0) => b,
        Some(_) => a,
        None if a == b => a,
        None => Expr { ty: a.ty, kind: ExprKind::Select(Box::new(condition), Box::new(a), Box::new(b)) },
    }
}
