//! Zbc: carry-less multiplication.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "B", section "Zbc".

use instar_isa::Op;

use super::shape::{registers, values};
use crate::engine::micro::Handler;
use crate::engine::recorder::Recorder;
use crate::state::word::Word;

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

/// Handlers of this extension.
pub(super) fn handler<W: Word, R: Recorder>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::Clmul => registers::<W, Clmul>(),
        Op::Clmulh => registers::<W, Clmulh>(),
        Op::Clmulr => registers::<W, Clmulr>(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::execute::shape::Value;

    #[test]
    fn squaring_spreads_the_bits() {
        // (x + 1)² = x² + 1 over GF(2); all ones squared has every other bit.
        assert_eq!(Clmul::value(3u32, 3), 5);
        assert_eq!((Clmul::value(!0u32, !0), Clmulh::value(!0u32, !0)), (0x5555_5555, 0x5555_5555));
    }

    #[test]
    fn the_reversed_product_is_the_product_shifted_by_xlen_less_one() {
        let (a, b) = (0x8000_0003u32, 0x8000_0005u32);
        assert_eq!(Clmulr::value(a, b), Clmulh::value(a, b) << 1 | Clmul::value(a, b) >> 31);
        let (a, b) = (0x8000_0000_0000_0003u64, 0x8000_0000_0000_0005u64);
        assert_eq!(Clmulr::value(a, b), Clmulh::value(a, b) << 1 | Clmul::value(a, b) >> 63);
    }
}
