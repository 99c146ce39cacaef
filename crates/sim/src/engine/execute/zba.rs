//! Zba: address generation.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "B", section "Zba".

use instar_isa::Op;

use super::shape::{immediate, registers, values};
use crate::engine::micro::Handler;
use crate::engine::recorder::Recorder;
use crate::state::word::Word;

values! {
    Sh1add(a, b) => scaled(a, 1).add(b);
    Sh2add(a, b) => scaled(a, 2).add(b);
    Sh3add(a, b) => scaled(a, 3).add(b);
    AddUw(a, b) => low_word(a).add(b);
    Sh1addUw(a, b) => scaled(low_word(a), 1).add(b);
    Sh2addUw(a, b) => scaled(low_word(a), 2).add(b);
    Sh3addUw(a, b) => scaled(low_word(a), 3).add(b);
    SlliUw(a, b) => low_word(a).sll(b);
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

/// Handlers of this extension.
pub(super) fn handler<W: Word, R: Recorder>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::Sh1add => registers::<W, Sh1add>(),
        Op::Sh2add => registers::<W, Sh2add>(),
        Op::Sh3add => registers::<W, Sh3add>(),
        Op::AddUw => registers::<W, AddUw>(),
        Op::Sh1addUw => registers::<W, Sh1addUw>(),
        Op::Sh2addUw => registers::<W, Sh2addUw>(),
        Op::Sh3addUw => registers::<W, Sh3addUw>(),
        Op::SlliUw => immediate::<W, SlliUw>(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::execute::shape::Value;

    #[test]
    fn sums_wrap_at_xlen() {
        assert_eq!(Sh3add::value(0x2000_0001u32, 5), 13);
        assert_eq!(Sh3add::value(0x2000_0001u64, 5), 0x1_0000_000d);
        assert_eq!(Sh1addUw::value(0xffff_ffff_8000_0000u64, 1), 0x1_0000_0001);
    }
}
