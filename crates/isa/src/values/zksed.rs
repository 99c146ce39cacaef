//! Zksed: SM4.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zksed"; GB/T
//! 32907-2016, sections 6 and 7. SM4 is big-endian and the registers hold its words byte-swapped.

use super::{field, from_byte};

values! {
    Sm4ed(a, b, n) => from_byte(a, b, n, |byte| {
        in_registers(byte, |x| x ^ turned(x, 2) ^ turned(x, 10) ^ turned(x, 18) ^ turned(x, 24))
    });
    Sm4ks(a, b, n) => from_byte(a, b, n, |byte| in_registers(byte, |x| x ^ turned(x, 13) ^ turned(x, 23)));
}

/// The linear transformation of a substituted byte that stands at the front of its word.
#[inline(always)]
fn in_registers(byte: u8, linear: impl Fn(u32) -> u32) -> u32 {
    linear(u32::from(SM4_S_BOX[usize::from(byte)]) << 24).swap_bytes()
}

const fn turned(x: u32, amount: u32) -> u32 {
    x.rotate_left(amount)
}

/// The S-box: an inverse in GF(2⁸) modulo this polynomial between two affine transformations.
const POLYNOMIAL: u16 = 0x1f5;
/// Lowest row of the circulant matrix of both transformations, and the constant that they add.
const AFFINE: (u8, u8) = (0xa7, 0xd3);

/// The S-box of SM4.
pub static SM4_S_BOX: [u8; 256] = s_box();

const fn s_box() -> [u8; 256] {
    let mut table = [0; 256];
    let mut n = 0;
    while n < 256 {
        table[n] = affine(field::inverse(affine(n as u8), POLYNOMIAL));
        n += 1;
    }
    table
}

const fn affine(x: u8) -> u8 {
    let (row, constant) = AFFINE;
    let (mut result, mut n) = (0, 0);
    while n < 8 {
        // Each row is the one above turned by one place.
        result |= ((x & row.rotate_left(n)).count_ones() as u8 & 1) << n;
        n += 1;
    }
    result ^ constant
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::of;

    #[test]
    fn the_s_box_is_that_of_the_standard() {
        // The start of the table in section 6.2, and its example.
        assert_eq!(SM4_S_BOX[..8], [0xd6, 0x90, 0xe9, 0xfe, 0xcc, 0xe1, 0x3d, 0xb7]);
        assert_eq!(SM4_S_BOX[0xef], 0x84);
    }

    #[test]
    fn a_byte_is_spread_as_the_manual_writes_it_out() {
        for byte in 0..=255u8 {
            let x = u32::from(SM4_S_BOX[usize::from(byte)]);
            let ed = x ^ x << 8 ^ x << 2 ^ x << 18 ^ (x & 0x3f) << 26 ^ (x & 0xc0) << 10;
            assert_eq!(of::<Sm4ed, _>(0, u32::from(byte)), ed);
            let ks = x ^ (x & 7) << 29 ^ (x & 0xfe) << 7 ^ (x & 1) << 23 ^ (x & 0xf8) << 13;
            assert_eq!(of::<Sm4ks, _>(0, u32::from(byte)), ks);
        }
    }
}
