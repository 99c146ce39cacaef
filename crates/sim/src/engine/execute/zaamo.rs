//! Zaamo: atomic memory operations.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "A", section "Atomic Memory
//! Operations".

use instar_isa::values::{Add, And, Max, Maxu, Min, Minu, Or, Scalar, Word, Xor};
use instar_isa::{AccessKind, Op};

use super::atomic::{extended, finish, load, store_trap};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::engine::recorder::Recorder;

/// Stores what `S` computes of the value in memory and that of rs2.
fn amo<W: Word, S: Scalar, R: Recorder, const N: usize>(engine: &mut Engine, at: Cursor) -> Status {
    let op = *at.op();
    let (address, operand) = (engine.hart.x(op.rs1), engine.hart.x(op.rs2));
    let Some(old) = load::<N>(&engine.hart, address) else {
        return engine.fail(at, store_trap::<N>(address));
    };
    let new =
        if N == 4 { S::result(old as u32, operand as u32, 0).to_u64() } else { S::result(old, operand, 0) };
    R::access(engine, address, N as u16, AccessKind::Read, old);
    finish::<R, N>(engine, at, address, new, |engine| engine.hart.write(op.rd, extended::<W, N>(old)))
}

/// The value of rs2.
struct Swap;

impl Scalar for Swap {
    #[inline(always)]
    fn result<W: Word>(_: W, rs2: W, _: W) -> W {
        rs2
    }
}

/// Handlers of this extension.
pub(super) fn handler<W: Word, R: Recorder>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::AmoswapW => amo::<W, Swap, R, 4>,
        Op::AmoaddW => amo::<W, Add, R, 4>,
        Op::AmoxorW => amo::<W, Xor, R, 4>,
        Op::AmoandW => amo::<W, And, R, 4>,
        Op::AmoorW => amo::<W, Or, R, 4>,
        Op::AmominW => amo::<W, Min, R, 4>,
        Op::AmomaxW => amo::<W, Max, R, 4>,
        Op::AmominuW => amo::<W, Minu, R, 4>,
        Op::AmomaxuW => amo::<W, Maxu, R, 4>,
        Op::AmoswapD => amo::<W, Swap, R, 8>,
        Op::AmoaddD => amo::<W, Add, R, 8>,
        Op::AmoxorD => amo::<W, Xor, R, 8>,
        Op::AmoandD => amo::<W, And, R, 8>,
        Op::AmoorD => amo::<W, Or, R, 8>,
        Op::AmominD => amo::<W, Min, R, 8>,
        Op::AmomaxD => amo::<W, Max, R, 8>,
        Op::AmominuD => amo::<W, Minu, R, 8>,
        Op::AmomaxuD => amo::<W, Maxu, R, 8>,
        _ => return None,
    })
}
