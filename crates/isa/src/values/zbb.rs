//! Zbb: basic bit manipulation.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "B", section "Zbb".

use super::{Immediate, Low};

values! {
    Andn(a, b) => a & !b;
    Orn(a, b) => a | !b;
    Xnor(a, b) => !(a ^ b);
    Clz(a) => W::from_u64(u64::from(a.leading_zeros()));
    Ctz(a) => W::from_u64(u64::from(a.trailing_zeros()));
    Cpop(a) => W::from_u64(u64::from(a.count_ones()));
    Max(a, b) => if a.less_signed(b) { b } else { a };
    Maxu(a, b) => a.max(b);
    Min(a, b) => if a.less_signed(b) { a } else { b };
    Minu(a, b) => a.min(b);
    SextB(a) => W::from_u64(a.to_u64() as i8 as u64);
    SextH(a) => W::from_u64(a.to_u64() as i16 as u64);
    ZextH(a) => W::from_u64(u64::from(a.to_u64() as u16));
    Rol(a, b) => a.rol(b);
    Ror(a, b) => a.ror(b);
    // Each byte becomes 0xff unless it is 0.
    OrcB(a) => {
        let bytes = a.to_u64().to_le_bytes().map(|byte| if byte == 0 { 0 } else { 0xff });
        W::from_u64(u64::from_le_bytes(bytes))
    };
    Rev8(a) => a.swap_bytes();
    Rori = Immediate<Ror>;
    Clzw = Low<Clz>;
    Ctzw = Low<Ctz>;
    Cpopw = Low<Cpop>;
    Rolw = Low<Rol>;
    Rorw = Low<Ror>;
    Roriw = Low<Immediate<Ror>>;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::of;

    #[test]
    fn counts_of_zero_are_xlen() {
        assert_eq!((of::<Clz, _>(0u32, 0), of::<Ctz, _>(0u32, 0), of::<Cpop, _>(!0u32, 0)), (32, 32, 32));
        assert_eq!((of::<Clz, _>(0u64, 0), of::<Ctz, _>(0u64, 0)), (64, 64));
    }

    #[test]
    fn extensions_take_the_low_part_only() {
        assert_eq!(of::<SextB, _>(0x1280u32, 0), 0xffff_ff80);
        assert_eq!(of::<SextH, _>(0x1_8000u64, 0), 0xffff_ffff_ffff_8000);
        assert_eq!(of::<ZextH, _>(0x1234_5678u32, 0), 0x5678);
    }

    #[test]
    fn bytes_are_combined_and_reversed() {
        assert_eq!(of::<OrcB, _>(0x0100_8000u32, 0), 0xff00_ff00);
        assert_eq!(of::<Rev8, _>(0x0102_0304u32, 0), 0x0403_0201);
        assert_eq!(of::<Rol, _>(0x8000_0001u32, 33), 3);
    }

    #[test]
    fn minimum_and_maximum_tell_signed_from_unsigned() {
        assert_eq!((of::<Max, _>(!0u32, 1), of::<Maxu, _>(!0u32, 1)), (1, !0));
        assert_eq!((of::<Min, _>(!0u32, 1), of::<Minu, _>(!0u32, 1)), (!0, 1));
    }
}
