//! The steps of AES that Zkne and Zknd are made of.
//!
//! Source: FIPS 197, sections 4 and 5. The S-box is computed from its definition.

use super::field;

/// x⁸ + x⁴ + x³ + x + 1.
const POLYNOMIAL: u16 = 0x11b;

const fn product(a: u8, b: u8) -> u8 {
    field::product(a, b, POLYNOMIAL)
}

/// SubBytes.
pub static S_BOX: [u8; 256] = s_box();
/// InvSubBytes.
pub static INVERSE_S_BOX: [u8; 256] = inverse_s_box();

const fn s_box() -> [u8; 256] {
    let mut table = [0; 256];
    let mut n = 0;
    while n < 256 {
        let b = field::inverse(n as u8, POLYNOMIAL);
        let mixed = b ^ b.rotate_left(1) ^ b.rotate_left(2) ^ b.rotate_left(3) ^ b.rotate_left(4);
        table[n] = mixed ^ 0x63;
        n += 1;
    }
    table
}

const fn inverse_s_box() -> [u8; 256] {
    let forward = s_box();
    let mut table = [0; 256];
    let mut n = 0;
    while n < 256 {
        table[forward[n] as usize] = n as u8;
        n += 1;
    }
    table
}

/// First column of the matrix of MixColumns.
const MIX: [u8; 4] = [2, 1, 1, 3];
/// First column of the matrix of InvMixColumns.
const INVERSE_MIX: [u8; 4] = [14, 9, 13, 11];

/// What a byte in row 0 adds to its column in MixColumns, or in its inverse.
pub const fn mix_byte<const INVERSE: bool>(byte: u8) -> u32 {
    let matrix = if INVERSE { INVERSE_MIX } else { MIX };
    u32::from_le_bytes([
        product(byte, matrix[0]),
        product(byte, matrix[1]),
        product(byte, matrix[2]),
        product(byte, matrix[3]),
    ])
}

/// MixColumns, or its inverse, of one column; row 0 is the lowest byte.
fn mix_column<const INVERSE: bool>(column: u32) -> u32 {
    let rows = column.to_le_bytes().into_iter().zip([0, 8, 16, 24]);
    rows.fold(0, |sum, (byte, turn)| sum ^ mix_byte::<INVERSE>(byte).rotate_left(turn))
}

/// The same of two columns.
#[inline]
pub fn mix_columns<const INVERSE: bool>(columns: u64) -> u64 {
    let mixed = |column: u64| u64::from(mix_column::<INVERSE>(column as u32));
    mixed(columns >> 32) << 32 | mixed(columns)
}

/// ShiftRows and SubBytes, or their inverses: columns 0 and 1 of the new state. `low` holds columns
/// 0 and 1 of the state, `high` columns 2 and 3.
#[inline]
pub fn shift_and_substitute<const INVERSE: bool>(low: u64, high: u64) -> u64 {
    let state = (u128::from(high) << 64 | u128::from(low)).to_le_bytes();
    let table = if INVERSE { &INVERSE_S_BOX } else { &S_BOX };
    u64::from_le_bytes(std::array::from_fn(|n| {
        let (column, row) = (n / 4, n % 4);
        let from = if INVERSE { column + 4 - row } else { column + row };
        table[usize::from(state[from % 4 * 4 + row])]
    }))
}

/// SubWord of the key schedule.
#[inline]
pub fn substitute_word(word: u32) -> u32 {
    u32::from_le_bytes(word.to_le_bytes().map(|byte| S_BOX[usize::from(byte)]))
}

/// Round constants of the key schedule: the powers of x.
pub const fn round_constant(round: u32) -> u8 {
    let (mut constant, mut n) = (1, 0);
    while n < round {
        constant = product(constant, 2);
        n += 1;
    }
    constant
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_s_box_is_that_of_the_standard() {
        assert_eq!((S_BOX[0], S_BOX[1], S_BOX[0x53], S_BOX[0xff]), (0x63, 0x7c, 0xed, 0x16));
        assert!((0..=255u8).all(|n| INVERSE_S_BOX[usize::from(S_BOX[usize::from(n)])] == n));
    }

    #[test]
    fn mixing_follows_the_worked_example_and_is_undone() {
        // FIPS 197, appendix B, round 1: the first column of the state before and after MixColumns.
        let column = u32::from_le_bytes([0xd4, 0xbf, 0x5d, 0x30]);
        assert_eq!(mix_column::<false>(column).to_le_bytes(), [0x04, 0x66, 0x81, 0xe5]);
        assert_eq!(mix_column::<true>(mix_column::<false>(0x1234_5678)), 0x1234_5678);
    }

    #[test]
    fn round_constants_wrap_in_the_field() {
        let constants: Vec<_> = (0..10).map(round_constant).collect();
        assert_eq!(constants, [1, 2, 4, 8, 16, 32, 64, 128, 0x1b, 0x36]);
    }
}
