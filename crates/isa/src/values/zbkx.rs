//! Zbkx: crossbar permutations: each byte (nibble) of the second operand picks one of the first.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zbkx".

use super::Word;

values! {
    Xperm4(a, b) => permute::<W, 4>(a, b);
    Xperm8(a, b) => permute::<W, 8>(a, b);
}

/// A pick beyond the last element gives 0.
fn permute<W: Word, const WIDTH: u32>(elements: W, picks: W) -> W {
    let mask = (1 << WIDTH) - 1;
    let result = (0..W::BITS / WIDTH).fold(0u64, |result, n| {
        let pick = picks.to_u64() >> (n * WIDTH) & mask;
        let shift = u32::try_from(pick * u64::from(WIDTH)).unwrap_or(u32::MAX);
        result | (elements.to_u64().checked_shr(shift).unwrap_or(0) & mask) << (n * WIDTH)
    });
    W::from_u64(result)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::of;

    #[test]
    fn elements_are_picked_and_a_pick_beyond_them_gives_0() {
        assert_eq!(of::<Xperm8, _>(0x4433_2211u32, 0x0001_0203), 0x1122_3344);
        assert_eq!(of::<Xperm8, _>(0x4433_2211u32, 0x04ff_8003), 0x0000_0044);
        assert_eq!(of::<Xperm8, _>(0x8877_6655_4433_2211u64, 0x0807), 0x1111_1111_1111_0088);
        assert_eq!(of::<Xperm4, _>(0x8765_4321u32, 0x0123_4567), 0x1234_5678);
        assert_eq!(of::<Xperm4, _>(0x8765_4321u32, 0x8f00_0000), 0x0011_1111);
        assert_eq!(of::<Xperm4, _>(0xfedc_ba98_7654_3210u64, 0xf), 0x0000_0000_0000_000f);
    }
}
