//! Arithmetic on constants: what an operation yields for known operands.
//!
//! Source: CoreDSL 2 language reference, "Expressions"; division by zero, which it leaves open, as
//! in the RISC-V manual (M extension): all ones, and the dividend as remainder.

use num_bigint::{BigInt, Sign};

use crate::ast::BinaryOperator;
use crate::types::Type;

/// `a op b` with both operands of type `ty`; the outcome is wrapped to `ty`, comparisons give 0
/// or 1.
pub(crate) fn binary(op: BinaryOperator, ty: Type, a: &BigInt, b: &BigInt) -> BigInt {
    use BinaryOperator::*;
    let truth = |t: bool| BigInt::from(u8::from(t));
    let zero = BigInt::from(0);
    ty.wrap(&match op {
        Add => a + b,
        Sub => a - b,
        Mul => a * b,
        Div if *b == zero => BigInt::from(-1),
        Rem if *b == zero => a.clone(),
        Div => a / b,
        Rem => a % b,
        And => a & b,
        Or => a | b,
        Xor => a ^ b,
        ShiftLeft | ShiftRight => return shift(op, ty, a, b),
        Equal => return truth(a == b),
        NotEqual => return truth(a != b),
        Less => return truth(a < b),
        LessEqual => return truth(a <= b),
        Greater => return truth(a > b),
        GreaterEqual => return truth(a >= b),
        LogicalAnd => return truth(*a != zero && *b != zero),
        LogicalOr => return truth(*a != zero || *b != zero),
    })
}

/// `a << b`, `a >> b` at the type of `a`; an amount of at least the width leaves nothing but the
/// sign.
pub(crate) fn shift(op: BinaryOperator, ty: Type, a: &BigInt, amount: &BigInt) -> BigInt {
    let beyond = amount.sign() == Sign::Minus || amount.bits() > 32 || amount >= &BigInt::from(ty.width);
    let amount = u32::try_from(amount).unwrap_or(0);
    match (op, beyond) {
        (BinaryOperator::ShiftLeft, true) => BigInt::from(0),
        (BinaryOperator::ShiftLeft, false) => ty.wrap(&(a << amount)),
        (_, true) => BigInt::from(if a.sign() == Sign::Minus { -1 } else { 0 }),
        (_, false) => a >> amount,
    }
}

/// `width` bits of `a` from bit `lo` on, unsigned.
pub(crate) fn slice(a: &BigInt, lo: u32, width: u32) -> BigInt {
    Type::unsigned(width).wrap(&(a >> lo))
}

#[cfg(test)]
mod tests {
    use super::*;
    use BinaryOperator::*;

    #[test]
    fn division_truncates_towards_zero_and_never_fails() {
        let run = |op, a: i64, b: i64| {
            i64::try_from(binary(op, Type::signed(9), &BigInt::from(a), &BigInt::from(b))).unwrap()
        };
        assert_eq!([run(Div, -7, 2), run(Rem, -7, 2), run(Div, 7, 0), run(Rem, 7, 0)], [-3, -1, -1, 7]);
    }

    #[test]
    fn shifting_by_the_width_or_more_leaves_the_sign() {
        let run = |op, a: i64, b: i64| {
            i64::try_from(shift(op, Type::signed(8), &BigInt::from(a), &BigInt::from(b))).unwrap()
        };
        assert_eq!(
            [run(ShiftRight, -5, 8), run(ShiftRight, -5, 1), run(ShiftLeft, 1, 8), run(ShiftLeft, 1, 7)],
            [-1, -3, 0, -128]
        );
    }
}
