//! Jumps of RV32I and RV64I, and what does nothing.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapters "RV32I" and "RV64I".

use instar_isa::values::{Word, jump_target};
use instar_isa::{Op, Xlen};

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

/// `fence`, and `wfi` on a hart without interrupts: nothing to do.
fn nothing(engine: &mut Engine, at: Cursor) -> Status {
    at.advance(engine)
}

/// Handlers of this extension.
pub(super) fn handler<W: Word, R: Recorder>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::Jal => jal::<W>,
        Op::Jalr => jalr::<W, false>,
        Op::Fence | Op::Wfi => nothing,
        _ => return None,
    })
}
