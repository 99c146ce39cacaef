//! Zbc: carry-less multiplication.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "B", section "Zbc".

use super::Word;

values! {
    Clmul(a, b) => W::from_u64(product(a, b) as u64);
    Clmulh(a, b) => W::from_u64((product(a, b) >> W::BITS) as u64);
    Clmulr(a, b) => W::from_u64((product(a, b) >> (W::BITS - 1)) as u64);
}

/// The product over GF(2), of at most 2·XLEN - 1 bits.
fn product<W: Word>(a: W, b: W) -> u128 {
    let mut rest = b.to_u64();
    let mut sum = 0;
    while rest != 0 {
        sum ^= u128::from(a.to_u64()) << rest.trailing_zeros();
        rest &= rest - 1;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::of;

    #[test]
    fn squaring_spreads_the_bits() {
        // (x + 1)² = x² + 1 over GF(2); all ones squared has every other bit.
        assert_eq!(of::<Clmul, _>(3u32, 3), 5);
        assert_eq!((of::<Clmul, _>(!0u32, !0), of::<Clmulh, _>(!0u32, !0)), (0x5555_5555, 0x5555_5555));
    }

    #[test]
    fn the_reversed_product_is_the_product_shifted_by_xlen_less_one() {
        let (a, b) = (0x8000_0003u32, 0x8000_0005u32);
        assert_eq!(of::<Clmulr, _>(a, b), of::<Clmulh, _>(a, b) << 1 | of::<Clmul, _>(a, b) >> 31);
        let (a, b) = (0x8000_0000_0000_0003u64, 0x8000_0000_0000_0005u64);
        assert_eq!(of::<Clmulr, _>(a, b), of::<Clmulh, _>(a, b) << 1 | of::<Clmul, _>(a, b) >> 63);
    }
}
