//! Jumps of RV32I and RV64I, shifts whose amounts somebody wishes to be told, and what does
//! nothing.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapters "RV32I" and "RV64I".

use instar_isa::values::{self, Scalar, Word, jump_target};
use instar_isa::{Op, ShiftDetail, Xlen};
use instar_trace::Wishes;

use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::engine::recorder::Recorder;
use crate::fault::FaultReason;

/// `jal`: the immediate is the target.
fn jal<W: Word>(engine: &mut Engine, at: Cursor) -> Status {
    let op = at.op();
    engine.hart.write(op.rd, W::from_u64(op.following()));
    engine.hart.pc = op.immediate as u64;
    Status::Jumped
}

/// `jalr`: the target is computed before rd is written, and its lowest bit cleared; rd is not
/// written if the target is refused.
pub(super) fn jalr<W: Word, const ALIGNED: bool>(engine: &mut Engine, at: Cursor) -> Status {
    let op = at.op();
    let target = jump_target(Xlen::of(W::BITS), engine.hart.x(op.rs1), op.immediate);
    if ALIGNED && target & 2 != 0 {
        return engine.fail(at, FaultReason::MisalignedJump { target, alignment: 4 });
    }
    engine.hart.write(op.rd, W::from_u64(op.following()));
    engine.hart.pc = target;
    Status::Jumped
}

/// `fence`: nothing to do.
fn nothing(engine: &mut Engine, at: Cursor) -> Status {
    at.advance(engine)
}

/// A shift by a register of a value that has that many bits.
fn shift<W: Word, S: Scalar, const BITS: u32>(engine: &mut Engine, at: Cursor) -> Status {
    let op = at.op();
    let (a, b) = (engine.hart.read::<W>(op.rs1), engine.hart.read::<W>(op.rs2));
    if engine.wishes.has(Wishes::SHIFTS) {
        engine.details.push((op.index, ShiftDetail::new(b.to_u64(), BITS.min(W::BITS)).pack()));
    }
    engine.hart.write(op.rd, S::result(a, b, W::ZERO));
    at.advance(engine)
}

/// Handlers of this extension.
pub(super) fn handler<W: Word, R: Recorder>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::Jal => jal::<W>,
        Op::Jalr => jalr::<W, false>,
        Op::Fence => nothing,
        _ if !R::RETIRED => return None,
        Op::Sll => shift::<W, values::Sll, 64>,
        Op::Srl => shift::<W, values::Srl, 64>,
        Op::Sra => shift::<W, values::Sra, 64>,
        Op::Sllw => shift::<W, values::Sllw, 32>,
        Op::Srlw => shift::<W, values::Srlw, 32>,
        Op::Sraw => shift::<W, values::Sraw, 32>,
        _ => return None,
    })
}
