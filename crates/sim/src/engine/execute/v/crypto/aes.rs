//! Rounds of AES, and of its key schedules.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, section "Zvkned"; FIPS 197. Element 0 is
//! column 0, its lowest byte row 0.

use instar_isa::values::aes::{mix_columns, round_constant, shift_and_substitute, substitute_word};

type State = [u32; 4];

fn halves(state: State) -> (u64, u64) {
    let half = |low: u32, high: u32| u64::from(high) << 32 | u64::from(low);
    (half(state[0], state[1]), half(state[2], state[3]))
}

fn columns(low: u64, high: u64) -> State {
    [low as u32, (low >> 32) as u32, high as u32, (high >> 32) as u32]
}

fn added(a: State, b: State) -> State {
    std::array::from_fn(|n| a[n] ^ b[n])
}

/// ShiftRows and SubBytes, or their inverses.
fn substituted<const INVERSE: bool>(state: State) -> State {
    let (low, high) = halves(state);
    columns(shift_and_substitute::<INVERSE>(low, high), shift_and_substitute::<INVERSE>(high, low))
}

fn mixed<const INVERSE: bool>(state: State) -> State {
    let (low, high) = halves(state);
    columns(mix_columns::<INVERSE>(low), mix_columns::<INVERSE>(high))
}

pub(super) fn encrypt_final(state: State, _: State, key: State, _: u64) -> State {
    added(substituted::<false>(state), key)
}

pub(super) fn encrypt_middle(state: State, _: State, key: State, _: u64) -> State {
    added(mixed::<false>(substituted::<false>(state)), key)
}

pub(super) fn decrypt_final(state: State, _: State, key: State, _: u64) -> State {
    added(substituted::<true>(state), key)
}

pub(super) fn decrypt_middle(state: State, _: State, key: State, _: u64) -> State {
    mixed::<true>(added(substituted::<true>(state), key))
}

pub(super) fn add_key(state: State, _: State, key: State, _: u64) -> State {
    added(state, key)
}

/// The words of a round key, each the one before and one of `before`; the first adds `word`.
fn chained(word: u32, before: State) -> State {
    let mut word = word;
    before.map(|old| {
        word ^= old;
        word
    })
}

/// The next round key of AES-128; a round that is none of 1 to 10 has bit 3 turned.
pub(super) fn key_128(_: State, _: State, key: State, round: u64) -> State {
    let round = round as u32 & 15;
    let round = if (1..=10).contains(&round) { round } else { round ^ 8 };
    let word = substitute_word(key[3]).rotate_right(8) ^ u32::from(round_constant(round - 1));
    chained(word, key)
}

/// The next round key of AES-256 from the last one and that before it; a round that is none of 2 to
/// 14 has bit 3 turned.
pub(super) fn key_256(before: State, _: State, key: State, round: u64) -> State {
    let round = round as u32 & 15;
    let round = if (2..=14).contains(&round) { round } else { round ^ 8 };
    let substituted = substitute_word(key[3]);
    let word = if round & 1 == 1 {
        substituted
    } else {
        substituted.rotate_right(8) ^ u32::from(round_constant(round / 2 - 1))
    };
    chained(word, before)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(bytes: [u8; 16]) -> State {
        std::array::from_fn(|n| u32::from_le_bytes(std::array::from_fn(|k| bytes[4 * n + k])))
    }

    #[test]
    fn ten_rounds_encrypt_the_example_of_the_standard_and_their_inverses_decrypt_it() {
        // FIPS 197, appendix C.1.
        let input = state(std::array::from_fn(|n| (n * 0x11) as u8));
        let mut keys = vec![state(std::array::from_fn(|n| n as u8))];
        (1..=10).for_each(|round| keys.push(key_128([0; 4], [0; 4], keys[keys.len() - 1], round)));
        let mut text = add_key(input, [0; 4], keys[0], 0);
        keys[1..10].iter().for_each(|key| text = encrypt_middle(text, [0; 4], *key, 0));
        text = encrypt_final(text, [0; 4], keys[10], 0);
        assert_eq!(text.map(u32::swap_bytes), [0x69c4_e0d8, 0x6a7b_0430, 0xd8cd_b780, 0x70b4_c55a]);
        text = add_key(text, [0; 4], keys[10], 0);
        keys[1..10].iter().rev().for_each(|key| text = decrypt_middle(text, [0; 4], *key, 0));
        assert_eq!(decrypt_final(text, [0; 4], keys[0], 0), input);
    }
}
