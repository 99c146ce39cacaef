//! Zksh: the permutations of SM3.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zksh"; GB/T 32905-2016, section 4.4.

use instar_isa::Op;

use super::shape::{registers_low, values};
use crate::engine::micro::Handler;
use crate::engine::recorder::Recorder;
use crate::state::word::Word;

values! {
    Sm3p0(x, _) => x ^ turned(x, 9) ^ turned(x, 17);
    Sm3p1(x, _) => x ^ turned(x, 15) ^ turned(x, 23);
}

#[inline(always)]
fn turned<W: Word>(x: W, amount: u64) -> W {
    x.rol(W::from_u64(amount))
}

/// Handlers of this extension.
pub(super) fn handler<W: Word, R: Recorder>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::Sm3p0 => registers_low::<W, Sm3p0>(),
        Op::Sm3p1 => registers_low::<W, Sm3p1>(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::execute::shape::Value;

    #[test]
    fn each_bit_goes_to_three_places() {
        assert_eq!(Sm3p0::value(1u32, 0), 1 | 1 << 9 | 1 << 17);
        assert_eq!(Sm3p1::value(1u32 << 31, 0), 1 << 31 | 1 << 14 | 1 << 22);
    }
}
