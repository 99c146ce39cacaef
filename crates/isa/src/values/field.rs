//! Arithmetic in GF(2⁸), from which the S-boxes of AES and SM4 are computed.
//!
//! Source: FIPS 197, section 4; GB/T 32907-2016 has the same field with another polynomial.

/// Product modulo a polynomial, whose bit n stands for xⁿ.
pub(super) const fn product(a: u8, b: u8, polynomial: u16) -> u8 {
    let (mut a, mut b, mut sum) = (a as u16, b, 0);
    while b != 0 {
        if b & 1 == 1 {
            sum ^= a;
        }
        a <<= 1;
        if a >> 8 == 1 {
            a ^= polynomial;
        }
        b >>= 1;
    }
    sum as u8
}

/// The inverse, and 0 for 0: the 254th power.
pub(super) const fn inverse(a: u8, polynomial: u16) -> u8 {
    let (mut power, mut n) = (a, 1);
    while n < 254 {
        power = product(power, a, polynomial);
        n += 1;
    }
    power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_times_its_inverse_is_one() {
        for polynomial in [0x11b, 0x1f5] {
            assert!((1..=255).all(|n| product(n, inverse(n, polynomial), polynomial) == 1));
        }
        // FIPS 197, section 4.2.
        assert_eq!(product(0x57, 0x83, 0x11b), 0xc1);
    }
}
