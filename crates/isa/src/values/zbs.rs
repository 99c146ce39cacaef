//! Zbs: single bits.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "B", section "Zbs".

use super::Immediate;

values! {
    Bclr(a, b) => a & !W::ONE.sll(b);
    Bext(a, b) => a.srl(b) & W::ONE;
    Binv(a, b) => a ^ W::ONE.sll(b);
    Bset(a, b) => a | W::ONE.sll(b);
    Bclri = Immediate<Bclr>;
    Bexti = Immediate<Bext>;
    Binvi = Immediate<Binv>;
    Bseti = Immediate<Bset>;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::of;

    #[test]
    fn the_bit_number_is_taken_modulo_xlen() {
        assert_eq!(of::<Bset, _>(0u32, 63), 1 << 31);
        assert_eq!(of::<Bclr, _>(!0u32, 32), !1);
        assert_eq!((of::<Bext, _>(4u32, 34), of::<Binv, _>(4u32, 2)), (1, 0));
    }
}
