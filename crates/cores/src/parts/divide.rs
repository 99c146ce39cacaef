//! Cycles of the serial divider (core/serdiv.sv).

use instar_isa::DivideDetail;

/// Cycles from issue to result; `default` where the operands are unknown, `special` for a divisor
/// of 0 or −1.
///
/// The quotient comes bit by bit, from the first place at which it can have a one; a quotient of
/// zero is known at once. A divisor of zero or minus one has no first place: it is known at once
/// where the divider looks for it, and runs through all bits where it does not.
pub fn latency(detail: u64, default: u64, special: u64) -> u64 {
    let Some(detail) = DivideDetail::unpack(detail) else { return default };
    if detail.by_zero || detail.divisor_negative && detail.divisor_bits == 0 {
        return special;
    }
    // The complement of a negative dividend is shifted in with a one after it.
    let dividend_bits = i64::from(detail.dividend_bits) + i64::from(detail.dividend_negative);
    let quotient_bits = dividend_bits - i64::from(detail.divisor_bits);
    if dividend_bits == 0 || quotient_bits < 0 { 2 } else { 3 + quotient_bits as u64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cycles(dividend: i64, divisor: i64, signed: bool) -> u64 {
        with(2, dividend, divisor, signed)
    }

    fn with(special: u64, dividend: i64, divisor: i64, signed: bool) -> u64 {
        latency(DivideDetail::new(dividend as u64, divisor as u64, signed, 32).pack(), 99, special)
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
    fn a_divider_that_does_not_look_for_them_runs_through_all_bits_of_zero_and_minus_one() {
        assert_eq!((with(35, 5, 0, false), with(35, 0, 0, false), with(35, 5, -1, true)), (35, 35, 35));
        assert_eq!((with(35, 0, 5, false), with(35, 100, 3, false)), (2, 8));
    }

    #[test]
    fn a_negative_dividend_takes_one_more() {
        assert_eq!(cycles(-100, 7, true), 8); // 99 has 7 bits, 7 has 3
    }

    #[test]
    fn without_operands_the_default_counts() {
        assert_eq!(latency(0, 21, 2), 21);
    }
}
