//! Which values a node can have.

use num_bigint::{BigInt, Sign};

/// The values that some bits can have, read without and with a sign; ends included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Range {
    /// Read as a number from 0 on.
    pub plain: (BigInt, BigInt),
    /// Read in two's complement.
    pub signed: (BigInt, BigInt),
}

/// 2^n.
pub fn power(n: u32) -> BigInt {
    BigInt::from(1) << n
}

impl Range {
    /// Any value.
    pub fn full(width: u32) -> Self {
        let half = power(width - 1);
        Self { plain: (BigInt::from(0), power(width) - 1), signed: (-&half, half - 1) }
    }

    /// The values from `low` to `high`, negative ones in two's complement; any value where they do
    /// not all have a place.
    pub fn of(low: BigInt, high: BigInt, width: u32) -> Self {
        let mut range = Self::full(width);
        let half = power(width - 1);
        if low >= -&half && high < half {
            range.signed = (low.clone(), high.clone());
            if low.sign() != Sign::Minus {
                range.plain = (low, high);
            } else if high.sign() == Sign::Minus {
                range.plain = (low + power(width), high + power(width));
            }
        } else if low.sign() != Sign::Minus && high < power(width) {
            if low >= half {
                range.signed = (&low - power(width), &high - power(width));
            }
            range.plain = (low, high);
        }
        range
    }

    /// What both allow.
    pub fn and(self, other: Self) -> Self {
        let both = |a: (BigInt, BigInt), b: (BigInt, BigInt)| (a.0.max(b.0), a.1.min(b.1));
        Self { plain: both(self.plain, other.plain), signed: both(self.signed, other.signed) }
    }

    /// Read with or without a sign.
    pub fn read(&self, signed: bool) -> &(BigInt, BigInt) {
        if signed { &self.signed } else { &self.plain }
    }

    /// The least number of bits that hold all values, and whether the highest of them is a sign.
    pub fn bits(&self) -> (u32, bool) {
        let plain = bits_of(&self.plain.0, &self.plain.1, false).expect("no plain value is negative");
        match bits_of(&self.signed.0, &self.signed.1, true) {
            Some(signed) if signed < plain => (signed, true),
            _ => (plain, false),
        }
    }
}

/// Bits that hold all numbers from `low` to `high`, with a sign or without one; at least one.
pub fn bits_of(low: &BigInt, high: &BigInt, signed: bool) -> Option<u32> {
    if !signed {
        return (low.sign() != Sign::Minus).then(|| (high.bits() as u32).max(1));
    }
    let below = if low.sign() == Sign::Minus { (low + 1u32).bits() } else { 0 };
    let above = if high.sign() == Sign::Minus { 0 } else { high.bits() };
    Some(below.max(above) as u32 + 1)
}
