//! Zknd: AES decryption. The key schedule stands in `zkne`.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zknd"; the steps stand in `aes`.

use instar_isa::Op;

use super::aes::{INVERSE_S_BOX, mix_byte, mix_columns, shift_and_substitute};
use super::shape::{bytes_of, low_bytes, registers, values};
use crate::engine::micro::Handler;
use crate::engine::recorder::Recorder;
use crate::state::word::Word;

low_bytes! {
    Aes32dsi(byte) => u32::from(INVERSE_S_BOX[usize::from(byte)]);
    Aes32dsmi(byte) => mix_byte::<true>(INVERSE_S_BOX[usize::from(byte)]);
}

values! {
    Aes64ds(a, b) => W::from_u64(shift_and_substitute::<true>(a.to_u64(), b.to_u64()));
    Aes64dsm(a, b) => {
        W::from_u64(mix_columns::<true>(shift_and_substitute::<true>(a.to_u64(), b.to_u64())))
    };
    Aes64im(a, _) => W::from_u64(mix_columns::<true>(a.to_u64()));
}

/// Handlers of this extension.
pub(super) fn handler<W: Word, R: Recorder>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::Aes32dsi => bytes_of::<W, Aes32dsi>(),
        Op::Aes32dsmi => bytes_of::<W, Aes32dsmi>(),
        Op::Aes64ds => registers::<W, Aes64ds>(),
        Op::Aes64dsm => registers::<W, Aes64dsm>(),
        Op::Aes64im => registers::<W, Aes64im>(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::execute::shape::Value;
    use crate::engine::execute::zkne::Aes64es;

    #[test]
    fn the_inverse_of_a_last_round_gives_the_state_back() {
        let state = [0x0123_4567_89ab_cdefu64, 0xfedc_ba98_7654_3210];
        let after = [Aes64es::value(state[0], state[1]), Aes64es::value(state[1], state[0])];
        assert_eq!(Aes64ds::value(after[0], after[1]), state[0]);
        assert_eq!(Aes64ds::value(after[1], after[0]), state[1]);
    }
}
