//! Zmmul: multiplication.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "M", section "Zmmul".

use instar_isa::Op;

use super::shape::{registers, registers_word, values};
use crate::engine::micro::Handler;
use crate::engine::recorder::Recorder;
use crate::state::word::Word;

values! {
    Mul(a, b) => a.mul(b);
    Mulh(a, b) => a.mul_high(true, b, true);
    Mulhsu(a, b) => a.mul_high(true, b, false);
    Mulhu(a, b) => a.mul_high(false, b, false);
}

/// Handlers of this extension.
pub(super) fn handler<W: Word, R: Recorder>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::Mul => registers::<W, Mul>(),
        Op::Mulh => registers::<W, Mulh>(),
        Op::Mulhsu => registers::<W, Mulhsu>(),
        Op::Mulhu => registers::<W, Mulhu>(),
        Op::Mulw => registers_word::<Mul>(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::execute::shape::Value;

    #[test]
    fn upper_halves_tell_signs_apart() {
        assert_eq!(Mulh::value(!0u32, !0), 0);
        assert_eq!(Mulhu::value(!0u32, !0), !1);
        assert_eq!(Mulhsu::value(!0u32, !0), !0); // -1 × (2³² - 1)
        assert_eq!(Mulhsu::value(!0u64, !0), !0);
    }
}
