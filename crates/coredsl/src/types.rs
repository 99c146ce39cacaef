//! CoreDSL's integer types and the rules by which an operation widens its result.
//!
//! Source: CoreDSL 2 language reference, "Types" and "Expressions"
//! (github.com/Minres/CoreDSL/wiki), and the analyser of its reference front end, release 2.0.21
//! (`CoreDslAnalyzer`, `CoreDslTypeProvider`).

use std::fmt;

use num_bigint::BigInt;

use crate::ast::BinaryOperator;

/// The widest integer that a description may use.
pub const MAX_WIDTH: u32 = 16_384;

/// `signed<width>` or `unsigned<width>`, in two's complement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Type {
    /// Bits, at least 1.
    pub width: u32,
    /// Whether the highest bit is a sign.
    pub signed: bool,
}

impl Type {
    /// `bool`, which is `unsigned<1>`.
    pub const BOOL: Type = Type::unsigned(1);

    /// `unsigned<width>`.
    pub const fn unsigned(width: u32) -> Self {
        Self { width, signed: false }
    }

    /// `signed<width>`.
    pub const fn signed(width: u32) -> Self {
        Self { width, signed: true }
    }

    /// Whether every value of this type is also a value of `to`: the condition of an implicit
    /// conversion.
    pub fn fits(self, to: Type) -> bool {
        match (self.signed, to.signed) {
            (false, true) => self.width < to.width,
            (true, false) => false,
            _ => self.width <= to.width,
        }
    }

    /// The smallest type that holds all values of both.
    pub fn common(self, other: Type) -> Type {
        let signed = self.signed || other.signed;
        let width = |t: Type| t.width + u32::from(signed && !t.signed);
        Type { width: width(self).max(width(other)), signed }
    }

    /// The smallest type of a constant: unsigned unless negative, at least one bit.
    pub fn of_value(value: &BigInt) -> Type {
        if value.sign() == num_bigint::Sign::Minus {
            // -2^(n-1) is the least value of signed<n>.
            Type::signed((value + 1u32).bits() as u32 + 1)
        } else {
            Type::unsigned((value.bits() as u32).max(1))
        }
    }

    /// `value` modulo 2^width, read as this type.
    pub fn wrap(self, value: &BigInt) -> BigInt {
        // Nearly all values are in range, and a division takes long. The least of a signed type
        // takes the long way.
        let width = u64::from(self.width);
        let in_range = match self.signed {
            true => value.bits() < width,
            false => value.bits() <= width && value.sign() != num_bigint::Sign::Minus,
        };
        if in_range {
            return value.clone();
        }
        let modulus = BigInt::from(1) << self.width;
        let mut wrapped = value % &modulus;
        if wrapped.sign() == num_bigint::Sign::Minus {
            wrapped += &modulus;
        }
        if self.signed && wrapped.bit(width - 1) {
            wrapped -= modulus;
        }
        wrapped
    }

    /// 64-bit limbs that hold a value of this type.
    pub fn limbs(self) -> u32 {
        self.width.div_ceil(64)
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}<{}>", if self.signed { "signed" } else { "unsigned" }, self.width)
    }
}

/// How an operation is typed: both operands are converted to `operands`, the outcome to `result`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OperationTypes {
    /// Type at which the operation is carried out.
    pub operands: Type,
    /// Type of the expression.
    pub result: Type,
}

/// Types of `a op b` for every operator but the shifts, whose result has the left operand's type.
pub fn operation_types(op: BinaryOperator, a: Type, b: Type) -> OperationTypes {
    use BinaryOperator::*;
    let common = a.common(b);
    let same = |t| OperationTypes { operands: t, result: t };
    match op {
        Add => same(Type { width: common.width + 1, signed: common.signed }),
        Sub => same(Type::signed(common.width + 1)),
        Mul => same(Type { width: a.width + b.width, signed: common.signed }),
        Div => OperationTypes {
            // One bit more, so that the most negative value divided by -1 fits.
            operands: Type { width: common.width + u32::from(common.signed), signed: common.signed },
            result: Type { width: a.width + u32::from(b.signed), signed: common.signed },
        },
        Rem => {
            let width = match (a.signed, b.signed) {
                (true, false) => a.width.min(b.width + 1),
                (false, true) => a.width.min(b.width - 1).max(1),
                _ => a.width.min(b.width),
            };
            OperationTypes { operands: common, result: Type { width, signed: a.signed } }
        }
        And | Or | Xor => same(Type { width: a.width.max(b.width), signed: common.signed }),
        Equal | NotEqual | Less | LessEqual | Greater | GreaterEqual => {
            OperationTypes { operands: common, result: Type::BOOL }
        }
        LogicalAnd | LogicalOr => same(Type::BOOL),
        ShiftLeft | ShiftRight => same(a),
    }
}

#[cfg(test)]
mod tests {
    use super::BinaryOperator::*;
    use super::*;

    const U: fn(u32) -> Type = Type::unsigned;
    const S: fn(u32) -> Type = Type::signed;

    #[test]
    fn results_widen_as_the_language_reference_says() {
        let rules = [
            (Add, U(8), U(4), U(9)),
            (Add, S(8), S(4), S(9)),
            (Add, U(8), S(4), S(10)),
            (Add, S(8), U(8), S(10)),
            (Sub, U(8), U(4), S(9)),
            (Sub, U(8), S(8), S(10)),
            (Mul, U(8), U(4), U(12)),
            (Mul, S(8), U(4), S(12)),
            (Div, U(8), U(4), U(8)),
            (Div, S(8), S(4), S(9)),
            (Div, S(8), U(4), S(8)),
            (Div, U(8), S(4), S(9)),
            (Rem, U(8), U(4), U(4)),
            (Rem, S(8), S(4), S(4)),
            (Rem, S(8), U(4), S(5)),
            (Rem, U(8), S(4), U(3)),
            (Rem, U(8), S(1), U(1)),
            (And, U(8), S(4), S(8)),
            (Xor, U(8), U(4), U(8)),
            (Less, U(8), S(8), U(1)),
        ];
        for (op, a, b, result) in rules {
            assert_eq!(operation_types(op, a, b).result, result, "{a} {op:?} {b}");
        }
    }

    #[test]
    fn an_implicit_conversion_loses_neither_value_nor_sign() {
        assert!(U(8).fits(U(8)) && U(8).fits(S(9)) && S(8).fits(S(9)));
        assert!(!U(8).fits(S(8)) && !S(8).fits(U(32)) && !U(9).fits(U(8)));
    }

    #[test]
    fn constants_take_the_smallest_type() {
        let of = |v: i64| Type::of_value(&BigInt::from(v));
        assert_eq!(
            [of(0), of(1), of(3), of(8), of(-1), of(-2), of(-3)],
            [U(1), U(1), U(2), U(4), S(1), S(2), S(3)]
        );
    }

    #[test]
    fn wrapping_is_twos_complement() {
        assert_eq!(S(8).wrap(&BigInt::from(200)), BigInt::from(-56));
        assert_eq!(U(8).wrap(&BigInt::from(-1)), BigInt::from(255));
        for value in -600..600 {
            let value = BigInt::from(value);
            let (low, high) = (BigInt::from(-16), BigInt::from(32));
            for (ty, first) in [(S(5), &low), (U(5), &BigInt::from(0))] {
                let wrapped = ty.wrap(&value);
                assert!(wrapped >= *first && wrapped < first + &high, "{value} as {ty}: {wrapped}");
                assert_eq!((&wrapped - &value) % &high, BigInt::from(0), "{value} as {ty}: {wrapped}");
            }
        }
    }
}
