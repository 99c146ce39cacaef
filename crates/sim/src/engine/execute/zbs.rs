//! Zbs: single bits.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "B", section "Zbs".

use instar_isa::Op;

use super::shape::{immediate, registers, values};
use crate::engine::micro::Handler;
use crate::engine::recorder::Recorder;
use crate::state::word::Word;

values! {
    Bclr(a, b) => a & !W::ONE.sll(b);
    Bext(a, b) => a.srl(b) & W::ONE;
    Binv(a, b) => a ^ W::ONE.sll(b);
    Bset(a, b) => a | W::ONE.sll(b);
}

/// Handlers of this extension.
pub(super) fn handler<W: Word, R: Recorder>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::Bclr => registers::<W, Bclr>(),
        Op::Bclri => immediate::<W, Bclr>(),
        Op::Bext => registers::<W, Bext>(),
        Op::Bexti => immediate::<W, Bext>(),
        Op::Binv => registers::<W, Binv>(),
        Op::Binvi => immediate::<W, Binv>(),
        Op::Bset => registers::<W, Bset>(),
        Op::Bseti => immediate::<W, Bset>(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::execute::shape::Value;

    #[test]
    fn the_bit_number_is_taken_modulo_xlen() {
        assert_eq!(Bset::value(0u32, 63), 1 << 31);
        assert_eq!(Bclr::value(!0u32, 32), !1);
        assert_eq!((Bext::value(4u32, 34), Binv::value(4u32, 2)), (1, 0));
    }
}
