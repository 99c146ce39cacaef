//! The message expansion and the rounds of SM3.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, section "Zvksh"; GB/T 32905-2016,
//! section 5. SM3 is big-endian and elements hold its words byte-swapped.

type Words = [u32; 8];

fn p0(x: u32) -> u32 {
    x ^ x.rotate_left(9) ^ x.rotate_left(17)
}

fn p1(x: u32) -> u32 {
    x ^ x.rotate_left(15) ^ x.rotate_left(23)
}

/// `vsm3me`: the next eight words from sixteen.
pub(super) fn expand(_: Words, first: Words, second: Words, _: u64) -> Words {
    let mut w = [0; 24];
    for n in 0..8 {
        w[n] = first[n].swap_bytes();
        w[n + 8] = second[n].swap_bytes();
    }
    for n in 16..24 {
        w[n] = p1(w[n - 16] ^ w[n - 9] ^ w[n - 3].rotate_left(15)) ^ w[n - 13].rotate_left(7) ^ w[n - 6];
    }
    std::array::from_fn(|n| w[n + 16].swap_bytes())
}

/// `vsm3c`: rounds 2n and 2n + 1.
pub(super) fn compress(state: Words, _: Words, message: Words, number: u64) -> Words {
    let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = state.map(u32::swap_bytes);
    let w = message.map(u32::swap_bytes);
    for k in 0..2 {
        let j = 2 * number as u32 + k;
        let early = j < 16;
        let constant: u32 = if early { 0x79cc_4519 } else { 0x7a87_9d8a };
        let turned = a.rotate_left(12);
        let ss1 = turned.wrapping_add(e).wrapping_add(constant.rotate_left(j % 32)).rotate_left(7);
        let ff = if early { a ^ b ^ c } else { a & b | a & c | b & c };
        let gg = if early { e ^ f ^ g } else { e & f | !e & g };
        let (word, later) = (w[k as usize], w[k as usize + 4]);
        let tt1 = ff.wrapping_add(d).wrapping_add(ss1 ^ turned).wrapping_add(word ^ later);
        let tt2 = gg.wrapping_add(h).wrapping_add(ss1).wrapping_add(word);
        (d, c, b, a) = (c, b.rotate_left(9), a, tt1);
        (h, g, f, e) = (g, f.rotate_left(19), e, p0(tt2));
    }
    // The instruction keeps A, C, E and G of both rounds: B, D, F and H follow from them.
    [a, b, c, d, e, f, g, h].map(u32::swap_bytes)
}
