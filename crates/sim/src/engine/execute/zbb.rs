//! Zbb: basic bit manipulation.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "B", section "Zbb".

use instar_isa::Op;

use super::shape::{immediate, immediate_word, registers, registers_word, values};
use crate::engine::micro::Handler;
use crate::engine::recorder::Recorder;
use crate::state::word::Word;

values! {
    Andn(a, b) => a & !b;
    Orn(a, b) => a | !b;
    Xnor(a, b) => !(a ^ b);
    Clz(a, _) => W::from_u64(u64::from(a.leading_zeros()));
    Ctz(a, _) => W::from_u64(u64::from(a.trailing_zeros()));
    Cpop(a, _) => W::from_u64(u64::from(a.count_ones()));
    Max(a, b) => if a.less_signed(b) { b } else { a };
    Maxu(a, b) => a.max(b);
    Min(a, b) => if a.less_signed(b) { a } else { b };
    Minu(a, b) => a.min(b);
    SextB(a, _) => W::from_u64(a.to_u64() as i8 as u64);
    SextH(a, _) => W::from_u64(a.to_u64() as i16 as u64);
    ZextH(a, _) => W::from_u64(u64::from(a.to_u64() as u16));
    Rol(a, b) => a.rol(b);
    Ror(a, b) => a.ror(b);
    /// Each byte becomes 0xff unless it is 0.
    OrcB(a, _) => {
        let bytes = a.to_u64().to_le_bytes().map(|byte| if byte == 0 { 0 } else { 0xff });
        W::from_u64(u64::from_le_bytes(bytes))
    };
    Rev8(a, _) => a.swap_bytes();
}

/// Handlers of this extension.
pub(super) fn handler<W: Word, R: Recorder>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::Andn => registers::<W, Andn>(),
        Op::Orn => registers::<W, Orn>(),
        Op::Xnor => registers::<W, Xnor>(),
        Op::Clz => registers::<W, Clz>(),
        Op::Ctz => registers::<W, Ctz>(),
        Op::Cpop => registers::<W, Cpop>(),
        Op::Max => registers::<W, Max>(),
        Op::Maxu => registers::<W, Maxu>(),
        Op::Min => registers::<W, Min>(),
        Op::Minu => registers::<W, Minu>(),
        Op::SextB => registers::<W, SextB>(),
        Op::SextH => registers::<W, SextH>(),
        Op::ZextH => registers::<W, ZextH>(),
        Op::Rol => registers::<W, Rol>(),
        Op::Ror => registers::<W, Ror>(),
        Op::Rori => immediate::<W, Ror>(),
        Op::OrcB => registers::<W, OrcB>(),
        Op::Rev8 => registers::<W, Rev8>(),
        Op::Clzw => registers_word::<Clz>(),
        Op::Ctzw => registers_word::<Ctz>(),
        Op::Cpopw => registers_word::<Cpop>(),
        Op::Rolw => registers_word::<Rol>(),
        Op::Rorw => registers_word::<Ror>(),
        Op::Roriw => immediate_word::<Ror>(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::execute::shape::Value;

    #[test]
    fn counts_of_zero_are_xlen() {
        assert_eq!((Clz::value(0u32, 0), Ctz::value(0u32, 0), Cpop::value(!0u32, 0)), (32, 32, 32));
        assert_eq!((Clz::value(0u64, 0), Ctz::value(0u64, 0)), (64, 64));
    }

    #[test]
    fn extensions_take_the_low_part_only() {
        assert_eq!(SextB::value(0x1280u32, 0), 0xffff_ff80);
        assert_eq!(SextH::value(0x1_8000u64, 0), 0xffff_ffff_ffff_8000);
        assert_eq!(ZextH::value(0x1234_5678u32, 0), 0x5678);
    }

    #[test]
    fn bytes_are_combined_and_reversed() {
        assert_eq!(OrcB::value(0x0100_8000u32, 0), 0xff00_ff00);
        assert_eq!(Rev8::value(0x0102_0304u32, 0), 0x0403_0201);
        assert_eq!(Rol::value(0x8000_0001u32, 33), 3);
    }

    #[test]
    fn minimum_and_maximum_tell_signed_from_unsigned() {
        assert_eq!((Max::value(!0u32, 1), Maxu::value(!0u32, 1)), (1, !0));
        assert_eq!((Min::value(!0u32, 1), Minu::value(!0u32, 1)), (!0, 1));
    }
}
