//! Four rounds of SM4, and of its key schedule.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, section "Zvksed"; GB/T 32907-2016, sections
//! 6 and 7.

use instar_isa::values::SM4_S_BOX;

type Words = [u32; 4];

fn substituted(word: u32) -> u32 {
    u32::from_be_bytes(word.to_be_bytes().map(|byte| SM4_S_BOX[usize::from(byte)]))
}

/// Four rounds: each adds to the oldest word a function of the other three and the word `of(n)`.
fn four(words: Words, of: impl Fn(usize) -> u32, linear: impl Fn(u32) -> u32) -> Words {
    let [mut a, mut b, mut c, mut d] = words;
    for n in 0..4 {
        let new = a ^ linear(substituted(b ^ c ^ d ^ of(n)));
        (a, b, c, d) = (b, c, d, new);
    }
    [a, b, c, d]
}

/// The constant of a round of the key schedule: bytes 7·(4n + k).
fn constant(n: usize) -> u32 {
    u32::from_be_bytes(std::array::from_fn(|k| (7 * (4 * n + k)) as u8))
}

/// `vsm4k`.
pub(super) fn key(_: Words, _: Words, keys: Words, number: u64) -> Words {
    let first = 4 * (number as usize & 7);
    four(keys, |n| constant(first + n), |x| x ^ x.rotate_left(13) ^ x.rotate_left(23))
}

/// `vsm4r`.
pub(super) fn rounds(state: Words, _: Words, keys: Words, _: u64) -> Words {
    let linear = |x: u32| x ^ x.rotate_left(2) ^ x.rotate_left(10) ^ x.rotate_left(18) ^ x.rotate_left(24);
    four(state, |n| keys[n], linear)
}
