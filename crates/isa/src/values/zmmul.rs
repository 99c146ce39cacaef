//! Zmmul: multiplication.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "M", section "Zmmul".

use super::Low;

values! {
    Mul(a, b) => a.mul(b);
    Mulh(a, b) => a.mul_high(true, b, true);
    Mulhsu(a, b) => a.mul_high(true, b, false);
    Mulhu(a, b) => a.mul_high(false, b, false);
    Mulw = Low<Mul>;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::of;

    #[test]
    fn upper_halves_tell_signs_apart() {
        assert_eq!(of::<Mulh, _>(!0u32, !0), 0);
        assert_eq!(of::<Mulhu, _>(!0u32, !0), !1);
        assert_eq!(of::<Mulhsu, _>(!0u32, !0), !0); // -1 × (2³² - 1)
        assert_eq!(of::<Mulhsu, _>(!0u64, !0), !0);
    }
}
