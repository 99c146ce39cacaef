//! Cycles of the serial divider (core/serdiv.sv).

use instar_isa::DivideDetail;

/// Cycles from issue to result; `default` where the operands are unknown.
///
/// The quotient comes bit by bit, from the first place at which it can have a one. A quotient of zero, a
/// division by zero and one by minus one are known at once.
pub fn latency(detail: u64, default: u64) -> u64 {
    let Some(detail) = DivideDetail::unpack(detail) else { return default };
    let by_minus_one = detail.divisor_negative && detail.divisor_bits == 0;
    // The complement of a negative dividend is shifted in with a one behind it.
    let dividend_bits = i64::from(detail.dividend_bits) + i64::from(detail.dividend_negative);
    let quotient_bits = dividend_bits - i64::from(detail.divisor_bits);
    if detail.by_zero || by_minus_one || dividend_bits == 0 || quotient_bits < 0 {
        2
    } else {
        3 + quotient_bits as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cycles(dividend: i64, divisor: i64, signed: bool) -> u64 {
        latency(DivideDetail::new(dividend as u64, divisor as u64, signed, 32).pack(), 99)
    }

    #[test]
    fn a_quotient_of_n_bits_takes_n_and_two_cycles() {
        assert_eq!(cycles(100, 3, false), 8); // 7 bits by 2 bits
        assert_eq!(cycles(7, 7, false), 3);
        assert_eq!(cycles(0xffff_ffff, 1, false), 34);
    }

    #[test]
    fn what_is_known_at_once_takes_two_cycles() {
        assert_eq!(cycles(1, 0xffff_ffff, false), 2);
        assert_eq!(cycles(5, 0, false), 2);
        assert_eq!(cycles(0, 5, false), 2);
        assert_eq!(cycles(-2_147_483_648, -1, true), 2);
    }

    #[test]
    fn a_negative_dividend_takes_one_more() {
        assert_eq!(cycles(-100, 7, true), 8); // 99 has 7 bits, 7 has 3
    }

    #[test]
    fn without_operands_the_default_counts() {
        assert_eq!(latency(0, 21), 21);
    }
}
