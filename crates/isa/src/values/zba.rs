//! Zba: address generation.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "B", section "Zba".

use super::Word;

values! {
    Sh1add(a, b) => scaled(a, 1).add(b);
    Sh2add(a, b) => scaled(a, 2).add(b);
    Sh3add(a, b) => scaled(a, 3).add(b);
    AddUw(a, b) => low_word(a).add(b);
    Sh1addUw(a, b) => scaled(low_word(a), 1).add(b);
    Sh2addUw(a, b) => scaled(low_word(a), 2).add(b);
    Sh3addUw(a, b) => scaled(low_word(a), 3).add(b);
    SlliUw(a, _, i) => low_word(a).sll(i);
}

#[inline(always)]
fn scaled<W: Word>(a: W, shift: u64) -> W {
    a.sll(W::from_u64(shift))
}

/// The low 32 bits.
#[inline(always)]
fn low_word<W: Word>(a: W) -> W {
    a & W::from_u64(0xffff_ffff)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::of;

    #[test]
    fn sums_wrap_at_xlen() {
        assert_eq!(of::<Sh3add, _>(0x2000_0001u32, 5), 13);
        assert_eq!(of::<Sh3add, _>(0x2000_0001u64, 5), 0x1_0000_000d);
        assert_eq!(of::<Sh1addUw, _>(0xffff_ffff_8000_0000u64, 1), 0x1_0000_0001);
    }
}
