//! Zksh: the permutations of SM3.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zksh"; GB/T
//! 32905-2016, section 4.4.

values! {
    Sm3p0(x) => x.on_low(|x| x ^ x.rotate_left(9) ^ x.rotate_left(17));
    Sm3p1(x) => x.on_low(|x| x ^ x.rotate_left(15) ^ x.rotate_left(23));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::of;

    #[test]
    fn each_bit_goes_to_three_places() {
        assert_eq!(of::<Sm3p0, _>(1u32, 0), 1 | 1 << 9 | 1 << 17);
        assert_eq!(of::<Sm3p1, _>(1u32 << 31, 0), 1 << 31 | 1 << 14 | 1 << 22);
    }
}
