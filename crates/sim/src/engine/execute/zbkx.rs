//! Zbkx: crossbar permutations: each byte (nibble) of the second operand picks one of the first.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zbkx".

use instar_isa::Op;

use super::shape::{registers, values};
use crate::engine::micro::Handler;
use crate::engine::recorder::Recorder;
use crate::state::word::Word;

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

/// Handlers of this extension.
pub(super) fn handler<W: Word, R: Recorder>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::Xperm4 => registers::<W, Xperm4>(),
        Op::Xperm8 => registers::<W, Xperm8>(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::execute::shape::Value;

    #[test]
    fn elements_are_picked_and_a_pick_beyond_them_gives_0() {
        assert_eq!(Xperm8::value(0x4433_2211u32, 0x0001_0203), 0x1122_3344);
        assert_eq!(Xperm8::value(0x4433_2211u32, 0x04ff_8003), 0x0000_0044);
        assert_eq!(Xperm8::value(0x8877_6655_4433_2211u64, 0x0807), 0x1111_1111_1111_0088);
        assert_eq!(Xperm4::value(0x8765_4321u32, 0x0123_4567), 0x1234_5678);
        assert_eq!(Xperm4::value(0x8765_4321u32, 0x8f00_0000), 0x0011_1111);
        assert_eq!(Xperm4::value(0xfedc_ba98_7654_3210u64, 0xf), 0x0000_0000_0000_000f);
    }
}
