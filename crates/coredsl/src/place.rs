//! Parts of values: from a bit that is known, or from one that a value names.
//!
//! Source: own design. A part from a computed place is two shifts and masks, which is all that a
//! solver, an interpreter and a machine need to know.

use num_bigint::BigInt;

use crate::ir::{AssignmentTarget, BinaryOp, Expr, UnaryOp};
use crate::simplify::{binary, concat, convert, slice, unary};
use crate::types::Type;

/// `width` bits of `value` from bit `low` on.
pub(crate) fn bits(value: Expr, low: Expr, width: u32) -> Expr {
    match known(&low) {
        Some(low) => slice(value, low, width),
        None => {
            let ty = Type::unsigned(value.ty.width);
            convert(binary(BinaryOp::ShiftRight, ty, convert(value, ty), low), Type::unsigned(width))
        }
    }
}

/// How `value` is written into `target` from bit `low` on: the bit of a partial write, or `None`,
/// and the value that is written. `old` is what is in all of the target.
pub(crate) fn insertion(
    target: &AssignmentTarget,
    low: Expr,
    value: Expr,
    old: impl FnOnce() -> Expr,
) -> (Option<u32>, Expr) {
    let partial = !matches!(
        target,
        AssignmentTarget::Pc | AssignmentTarget::Register { file: instar_isa::RegisterFile::X, .. }
    );
    match known(&low) {
        Some(low) if partial => (Some(low), value),
        Some(low) => (None, splice(old(), low, value)),
        None => (None, splice_at(old(), low, value)),
    }
}

fn known(low: &Expr) -> Option<u32> {
    low.value().and_then(|low| u32::try_from(low).ok())
}

/// `old` with the bits from `low` on replaced by `value`.
fn splice(old: Expr, low: u32, value: Expr) -> Expr {
    let ty = old.ty;
    let high = low + value.ty.width;
    let mut parts = vec![];
    if high < ty.width {
        parts.push(slice(old.clone(), high, ty.width - high));
    }
    parts.push(value);
    if low > 0 {
        parts.push(slice(old, 0, low));
    }
    convert(concat(parts), ty)
}

/// The same for a bit number that is known only at run time.
fn splice_at(old: Expr, low: Expr, value: Expr) -> Expr {
    let ty = old.ty;
    let plain = Type::unsigned(ty.width);
    let ones = Expr::constant((BigInt::from(1) << value.ty.width) - 1, plain);
    let mask = binary(BinaryOp::ShiftLeft, plain, ones, low.clone());
    let kept = binary(BinaryOp::And, plain, convert(old, plain), unary(UnaryOp::Not, mask));
    let placed = binary(BinaryOp::ShiftLeft, plain, convert(value, plain), low);
    convert(binary(BinaryOp::Or, plain, kept, placed), ty)
}
