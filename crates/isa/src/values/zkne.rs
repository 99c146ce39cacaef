//! Zkne: AES encryption, and the key schedule of both directions.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zkne"; the steps
//! stand in `aes`.

use super::aes::{S_BOX, mix_byte, mix_columns, round_constant, shift_and_substitute, substitute_word};
use super::from_byte;

/// `rnum` for the round without rotation and constant.
const NO_ROTATION: u64 = 10;

values! {
    Aes32esi(a, b, n) => from_byte(a, b, n, |byte| u32::from(S_BOX[usize::from(byte)]));
    Aes32esmi(a, b, n) => from_byte(a, b, n, |byte| mix_byte::<false>(S_BOX[usize::from(byte)]));
    Aes64es(a, b) => W::from_u64(shift_and_substitute::<false>(a.to_u64(), b.to_u64()));
    Aes64esm(a, b) => {
        W::from_u64(mix_columns::<false>(shift_and_substitute::<false>(a.to_u64(), b.to_u64())))
    };
    Aes64ks1i(a, _, round) => {
        let word = (a.to_u64() >> 32) as u32;
        let new = match round.to_u64() {
            NO_ROTATION => substitute_word(word),
            round => substitute_word(word.rotate_right(8)) ^ u32::from(round_constant(round as u32)),
        };
        W::from_u64(u64::from(new) << 32 | u64::from(new))
    };
    Aes64ks2(a, b) => {
        let low = a.to_u64() >> 32 ^ b.to_u64() & 0xffff_ffff;
        W::from_u64((low ^ b.to_u64() >> 32) << 32 | low)
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::{Scalar, of};

    #[test]
    fn the_key_schedule_expands_the_key_of_the_standard() {
        // FIPS 197, appendix A.1: w[0..4] and w[4..8].
        let words = |a: u32, b: u32| u64::from(b.swap_bytes()) << 32 | u64::from(a.swap_bytes());
        let (low, high) = (words(0x2b7e_1516, 0x28ae_d2a6), words(0xabf7_1588, 0x09cf_4f3c));
        let new = of::<Aes64ks1i, _>(high, 0);
        let next_low = of::<Aes64ks2, _>(new, low);
        let next_high = of::<Aes64ks2, _>(next_low, high);
        assert_eq!(next_low, words(0xa0fa_fe17, 0x8854_2cb1));
        assert_eq!(next_high, words(0x23a3_3939, 0x2a6c_7605));
    }

    #[test]
    fn four_byte_steps_make_the_column_that_one_wide_step_makes() {
        // Column 0 of the new state takes rows 0 to 3 of columns 0 to 3.
        let state: [u32; 4] = [0x3925_841d, 0x02dc_09fb, 0xdc11_8597, 0x196a_0b32];
        let pair = |n: usize| u64::from(state[n + 1]) << 32 | u64::from(state[n]);
        let column = |step: fn(u32, u32, u32) -> u32| (0..4).fold(0, |sum, n| step(sum, state[n], n as u32));
        assert_eq!(column(Aes32esi::result), of::<Aes64es, _>(pair(0), pair(2)) as u32);
        assert_eq!(column(Aes32esmi::result), of::<Aes64esm, _>(pair(0), pair(2)) as u32);
    }
}
