//! Zicond: conditional zeroing.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zicond".

use instar_isa::Op;

use super::shape::{registers, values};
use crate::engine::micro::Handler;
use crate::engine::recorder::Recorder;
use crate::state::word::Word;

values! {
    CzeroEqz(a, b) => if b == W::ZERO { W::ZERO } else { a };
    CzeroNez(a, b) => if b == W::ZERO { a } else { W::ZERO };
}

/// Handlers of this extension.
pub(super) fn handler<W: Word, R: Recorder>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::CzeroEqz => registers::<W, CzeroEqz>(),
        Op::CzeroNez => registers::<W, CzeroNez>(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::execute::shape::Value;

    #[test]
    fn the_condition_is_the_second_operand() {
        assert_eq!((CzeroEqz::value(7u32, 0), CzeroEqz::value(7u32, 1 << 31)), (0, 7));
        assert_eq!((CzeroNez::value(7u64, 0), CzeroNez::value(7u64, 1 << 63)), (7, 0));
    }
}
