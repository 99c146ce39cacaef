//! M: division. Its multiplications are those of `zmmul`.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "M", with its table of results for
//! division by zero and overflow.

use super::Low;

values! {
    // Rounds towards zero; by zero: all ones; overflow: the dividend.
    Div(a, b) => match b.to_i64() {
        0 => !W::ZERO,
        divisor => W::from_u64(a.to_i64().wrapping_div(divisor) as u64),
    };
    // By zero: all ones.
    Divu(a, b) => match b.to_u64() {
        0 => !W::ZERO,
        divisor => W::from_u64(a.to_u64() / divisor),
    };
    // Has the sign of the dividend; by zero: the dividend; overflow: 0.
    Rem(a, b) => match b.to_i64() {
        0 => a,
        divisor => W::from_u64(a.to_i64().wrapping_rem(divisor) as u64),
    };
    // By zero: the dividend.
    Remu(a, b) => match b.to_u64() {
        0 => a,
        divisor => W::from_u64(a.to_u64() % divisor),
    };
    Divw = Low<Div>;
    Divuw = Low<Divu>;
    Remw = Low<Rem>;
    Remuw = Low<Remu>;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::of;

    const MIN: u32 = 1 << 31;

    #[test]
    fn division_by_zero_gives_all_ones_and_the_dividend() {
        assert_eq!((of::<Div, _>(7u32, 0), of::<Divu, _>(7u32, 0)), (!0, !0));
        assert_eq!((of::<Rem, _>(7u32, 0), of::<Remu, _>(7u64, 0)), (7, 7));
    }

    #[test]
    fn the_overflowing_division_gives_the_dividend_and_no_remainder() {
        assert_eq!((of::<Div, _>(MIN, !0), of::<Rem, _>(MIN, !0)), (MIN, 0));
        assert_eq!((of::<Div, _>(1u64 << 63, !0), of::<Rem, _>(1u64 << 63, !0)), (1 << 63, 0));
    }

    #[test]
    fn quotients_round_towards_zero_and_remainders_follow_the_dividend() {
        let minus = |n: u32| n.wrapping_neg();
        assert_eq!((of::<Div, _>(minus(7), 2), of::<Rem, _>(minus(7), 2)), (minus(3), minus(1)));
        assert_eq!((of::<Div, _>(7, minus(2)), of::<Rem, _>(7, minus(2))), (minus(3), 1));
    }
}
