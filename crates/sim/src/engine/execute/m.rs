//! M: division. Its multiplications are those of `zmmul`.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "M", with its table of results for division by
//! zero and overflow.

use instar_isa::{DivideDetail, Op};

use super::shape::{Value, registers, registers_word, values};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::engine::recorder::Recorder;
use crate::state::word::Word;

values! {
    /// Rounds towards zero; by zero: all ones; overflow: the dividend.
    Div(a, b) => match b.to_i64() {
        0 => !W::ZERO,
        divisor => W::from_u64(a.to_i64().wrapping_div(divisor) as u64),
    };
    /// By zero: all ones.
    Divu(a, b) => match b.to_u64() {
        0 => !W::ZERO,
        divisor => W::from_u64(a.to_u64() / divisor),
    };
    /// Has the sign of the dividend; by zero: the dividend; overflow: 0.
    Rem(a, b) => match b.to_i64() {
        0 => a,
        divisor => W::from_u64(a.to_i64().wrapping_rem(divisor) as u64),
    };
    /// By zero: the dividend.
    Remu(a, b) => match b.to_u64() {
        0 => a,
        divisor => W::from_u64(a.to_u64() % divisor),
    };
}

/// A division that also notes what a core model may know of its operands.
fn noted<W: Word, V: Value, const SIGNED: bool>(engine: &mut Engine, at: Cursor) -> Status {
    let op = at.op();
    let (a, b) = (engine.hart.read::<W>(op.rs1), engine.hart.read::<W>(op.rs2));
    let detail = DivideDetail::new(a.to_u64(), b.to_u64(), SIGNED, W::BITS);
    engine.details.push((op.index, detail.pack()));
    engine.hart.write(op.rd, V::value(a, b));
    at.advance(engine)
}

/// The same on the low words: `divw` and its kin.
fn noted_word<V: Value, const SIGNED: bool>(engine: &mut Engine, at: Cursor) -> Status {
    let op = at.op();
    let (a, b) = (engine.hart.read::<u32>(op.rs1), engine.hart.read::<u32>(op.rs2));
    let detail = DivideDetail::new(u64::from(a), u64::from(b), SIGNED, 32);
    engine.details.push((op.index, detail.pack()));
    engine.hart.write(op.rd, V::value(a, b).to_i64() as u64);
    at.advance(engine)
}

/// Handlers of this extension.
pub(super) fn handler<W: Word, R: Recorder>(op: Op) -> Option<Handler> {
    if R::RETIRED {
        let divide: Option<Handler> = match op {
            Op::Div => Some(noted::<W, Div, true>),
            Op::Divu => Some(noted::<W, Divu, false>),
            Op::Rem => Some(noted::<W, Rem, true>),
            Op::Remu => Some(noted::<W, Remu, false>),
            Op::Divw => Some(noted_word::<Div, true>),
            Op::Divuw => Some(noted_word::<Divu, false>),
            Op::Remw => Some(noted_word::<Rem, true>),
            Op::Remuw => Some(noted_word::<Remu, false>),
            _ => None,
        };
        if divide.is_some() {
            return divide;
        }
    }
    Some(match op {
        Op::Div => registers::<W, Div>(),
        Op::Divu => registers::<W, Divu>(),
        Op::Rem => registers::<W, Rem>(),
        Op::Remu => registers::<W, Remu>(),
        Op::Divw => registers_word::<Div>(),
        Op::Divuw => registers_word::<Divu>(),
        Op::Remw => registers_word::<Rem>(),
        Op::Remuw => registers_word::<Remu>(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const MIN: u32 = 1 << 31;

    #[test]
    fn division_by_zero_gives_all_ones_and_the_dividend() {
        assert_eq!((Div::value(7u32, 0), Divu::value(7u32, 0)), (!0, !0));
        assert_eq!((Rem::value(7u32, 0), Remu::value(7u64, 0)), (7, 7));
    }

    #[test]
    fn the_overflowing_division_gives_the_dividend_and_no_remainder() {
        assert_eq!((Div::value(MIN, !0), Rem::value(MIN, !0)), (MIN, 0));
        assert_eq!((Div::value(1u64 << 63, !0), Rem::value(1u64 << 63, !0)), (1 << 63, 0));
    }

    #[test]
    fn quotients_round_towards_zero_and_remainders_follow_the_dividend() {
        let minus = |n: u32| n.wrapping_neg();
        assert_eq!((Div::value(minus(7), 2), Rem::value(minus(7), 2)), (minus(3), minus(1)));
        assert_eq!((Div::value(7, minus(2)), Rem::value(7, minus(2))), (minus(3), 1));
    }
}
