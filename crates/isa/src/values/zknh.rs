//! Zknh: the functions σ and Σ of SHA-2.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zknh"; FIPS 180-4,
//! sections 4.1.2 and 4.1.3. RV32 computes a 64-bit function in halves, from the two halves of its
//! argument.

use super::Word;

const fn sum(x: u64, turns: [u32; 3]) -> u64 {
    x.rotate_right(turns[0]) ^ x.rotate_right(turns[1]) ^ x.rotate_right(turns[2])
}

const fn sigma(x: u64, turns: [u32; 2], shift: u32) -> u64 {
    x.rotate_right(turns[0]) ^ x.rotate_right(turns[1]) ^ x >> shift
}

const fn sum0(x: u64) -> u64 {
    sum(x, [28, 34, 39])
}

const fn sum1(x: u64) -> u64 {
    sum(x, [14, 18, 41])
}

const fn sigma0(x: u64) -> u64 {
    sigma(x, [1, 8], 7)
}

const fn sigma1(x: u64) -> u64 {
    sigma(x, [19, 61], 6)
}

/// The argument whose upper half stands in `high`.
#[inline(always)]
fn joined<W: Word>(high: W, low: W) -> u64 {
    high.to_u64() << 32 | low.to_u64() & 0xffff_ffff
}

values! {
    Sha256sum0(x) => x.on_low(|x| x.rotate_right(2) ^ x.rotate_right(13) ^ x.rotate_right(22));
    Sha256sum1(x) => x.on_low(|x| x.rotate_right(6) ^ x.rotate_right(11) ^ x.rotate_right(25));
    Sha256sig0(x) => x.on_low(|x| x.rotate_right(7) ^ x.rotate_right(18) ^ x >> 3);
    Sha256sig1(x) => x.on_low(|x| x.rotate_right(17) ^ x.rotate_right(19) ^ x >> 10);
    Sha512sum0(x) => W::from_u64(sum0(x.to_u64()));
    Sha512sum1(x) => W::from_u64(sum1(x.to_u64()));
    Sha512sig0(x) => W::from_u64(sigma0(x.to_u64()));
    Sha512sig1(x) => W::from_u64(sigma1(x.to_u64()));
    // A sum is symmetric in its halves: the same instruction with swapped operands gives the upper
    // one.
    Sha512sum0r(low, high) => W::from_u64(sum0(joined(high, low)));
    Sha512sum1r(low, high) => W::from_u64(sum1(joined(high, low)));
    Sha512sig0l(low, high) => W::from_u64(sigma0(joined(high, low)));
    Sha512sig1l(low, high) => W::from_u64(sigma1(joined(high, low)));
    Sha512sig0h(high, low) => W::from_u64(sigma0(joined(high, low)) >> 32);
    Sha512sig1h(high, low) => W::from_u64(sigma1(joined(high, low)) >> 32);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::of;

    const X: u64 = 0x0123_4567_89ab_cdef;
    const HIGH: u32 = (X >> 32) as u32;
    const LOW: u32 = X as u32;

    #[test]
    fn halves_are_those_of_the_whole_function() {
        assert_eq!(of::<Sha512sig0h, _>(HIGH, LOW), (of::<Sha512sig0, _>(X, 0) >> 32) as u32);
        assert_eq!(of::<Sha512sig0l, _>(LOW, HIGH), of::<Sha512sig0, _>(X, 0) as u32);
        assert_eq!(of::<Sha512sig1h, _>(HIGH, LOW), (of::<Sha512sig1, _>(X, 0) >> 32) as u32);
        assert_eq!(of::<Sha512sig1l, _>(LOW, HIGH), of::<Sha512sig1, _>(X, 0) as u32);
        assert_eq!(of::<Sha512sum0r, _>(LOW, HIGH), of::<Sha512sum0, _>(X, 0) as u32);
        assert_eq!(of::<Sha512sum0r, _>(HIGH, LOW), (of::<Sha512sum0, _>(X, 0) >> 32) as u32);
        assert_eq!(of::<Sha512sum1r, _>(HIGH, LOW), (of::<Sha512sum1, _>(X, 0) >> 32) as u32);
    }

    #[test]
    fn halves_follow_the_shifts_that_the_manual_writes_out() {
        let (a, b) = (HIGH, LOW);
        let sig0h = a >> 1 ^ a >> 7 ^ a >> 8 ^ b << 31 ^ b << 24;
        assert_eq!(of::<Sha512sig0h, _>(a, b), sig0h);
        assert_eq!(of::<Sha512sig0l, _>(a, b), sig0h ^ b << 25);
        let sig1h = a << 3 ^ a >> 6 ^ a >> 19 ^ b >> 29 ^ b << 13;
        assert_eq!(of::<Sha512sig1h, _>(a, b), sig1h);
        assert_eq!(of::<Sha512sig1l, _>(a, b), sig1h ^ b << 26);
        assert_eq!(of::<Sha512sum0r, _>(a, b), a << 25 ^ a << 30 ^ a >> 28 ^ b >> 7 ^ b >> 2 ^ b << 4);
        assert_eq!(of::<Sha512sum1r, _>(a, b), a << 23 ^ a >> 14 ^ a >> 18 ^ b >> 9 ^ b << 18 ^ b << 14);
    }
}
