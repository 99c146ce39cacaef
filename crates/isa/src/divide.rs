//! What a core model may know of a division's operands without knowing the operands.

/// Detail of a `Class::Divide` instruction: significant bits and signs of both operands, and their
/// order.
///
/// Packed into the 64-bit `detail` of a retired instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DivideDetail {
    /// Significant bits of the dividend; of its complement where it is negative and the division
    /// signed.
    pub dividend_bits: u8,
    /// Significant bits of the divisor, likewise.
    pub divisor_bits: u8,
    /// The dividend is negative (signed divisions only).
    pub dividend_negative: bool,
    /// The divisor is negative (signed divisions only).
    pub divisor_negative: bool,
    /// The divisor is zero.
    pub by_zero: bool,
    /// |dividend| < |divisor|.
    pub smaller: bool,
}

impl DivideDetail {
    /// Detail of `dividend / divisor`, both `bits` wide (32 or 64).
    pub fn new(dividend: u64, divisor: u64, signed: bool, bits: u32) -> Self {
        let shift = 64 - bits;
        let extend = |value: u64| ((value << shift) as i64 >> shift) as u64;
        let clip = |value: u64| value << shift >> shift;
        let negative = |value: u64| signed && (extend(value) as i64) < 0;
        let significant = |value: u64| {
            let shown = if negative(value) { !extend(value) } else { clip(value) };
            (64 - shown.leading_zeros()) as u8
        };
        let magnitude = |value: u64| {
            if negative(value) { (extend(value) as i64).unsigned_abs() } else { clip(value) }
        };
        Self {
            dividend_bits: significant(dividend),
            divisor_bits: significant(divisor),
            dividend_negative: negative(dividend),
            divisor_negative: negative(divisor),
            by_zero: clip(divisor) == 0,
            smaller: magnitude(dividend) < magnitude(divisor),
        }
    }

    /// As the 64-bit detail of a retired instruction. Bit 63 is set, so that 0 means "operands
    /// unknown".
    pub fn pack(self) -> u64 {
        1 << 63
            | u64::from(self.dividend_bits)
            | u64::from(self.divisor_bits) << 8
            | u64::from(self.dividend_negative) << 16
            | u64::from(self.divisor_negative) << 17
            | u64::from(self.by_zero) << 18
            | u64::from(self.smaller) << 19
    }

    /// From a retired instruction's detail; `None` where the operands were not known.
    pub fn unpack(detail: u64) -> Option<Self> {
        (detail >> 63 == 1).then_some(Self {
            dividend_bits: detail as u8,
            divisor_bits: (detail >> 8) as u8,
            dividend_negative: detail >> 16 & 1 == 1,
            divisor_negative: detail >> 17 & 1 == 1,
            by_zero: detail >> 18 & 1 == 1,
            smaller: detail >> 19 & 1 == 1,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_detail_survives_packing() {
        for (a, b, signed) in
            [(100, 7, false), (-100i64 as u64, 7, true), (5, 0, false), (0x8000_0000, !0, true)]
        {
            let detail = DivideDetail::new(a, b, signed, 32);
            assert_eq!(DivideDetail::unpack(detail.pack()), Some(detail));
        }
        assert_eq!(DivideDetail::unpack(0), None);
    }

    #[test]
    fn a_negative_dividend_counts_the_bits_of_its_complement() {
        let detail = DivideDetail::new(-100i64 as u64, 7, true, 32);
        assert_eq!((detail.dividend_bits, detail.divisor_bits), (7, 3)); // !(-100) = 99
        assert!(detail.dividend_negative && !detail.divisor_negative && !detail.smaller);
    }
}
