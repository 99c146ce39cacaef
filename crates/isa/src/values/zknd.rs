//! Zknd: AES decryption. The key schedule stands in `zkne`.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zknd"; the steps
//! stand in `aes`.

use super::aes::{INVERSE_S_BOX, mix_byte, mix_columns, shift_and_substitute};
use super::from_byte;

values! {
    Aes32dsi(a, b, n) => from_byte(a, b, n, |byte| u32::from(INVERSE_S_BOX[usize::from(byte)]));
    Aes32dsmi(a, b, n) => from_byte(a, b, n, |byte| mix_byte::<true>(INVERSE_S_BOX[usize::from(byte)]));
    Aes64ds(a, b) => W::from_u64(shift_and_substitute::<true>(a.to_u64(), b.to_u64()));
    Aes64dsm(a, b) => {
        W::from_u64(mix_columns::<true>(shift_and_substitute::<true>(a.to_u64(), b.to_u64())))
    };
    Aes64im(a) => W::from_u64(mix_columns::<true>(a.to_u64()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::{Aes64es, of};

    #[test]
    fn the_inverse_of_a_last_round_gives_the_state_back() {
        let state = [0x0123_4567_89ab_cdefu64, 0xfedc_ba98_7654_3210];
        let after = [of::<Aes64es, _>(state[0], state[1]), of::<Aes64es, _>(state[1], state[0])];
        assert_eq!(of::<Aes64ds, _>(after[0], after[1]), state[0]);
        assert_eq!(of::<Aes64ds, _>(after[1], after[0]), state[1]);
    }
}
