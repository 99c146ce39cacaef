//! Zcmt: jumps through a table.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zc*", section "Zcmt". The entry of
//! a jump table is read as an instruction is fetched, so it is no memory access of the retired
//! instruction.

use instar_isa::Op;
use instar_isa::values::Word;

use super::zcmp::{RA, load, wrapped};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::engine::recorder::Recorder;
use crate::fault::FaultReason;

/// `cm.jt` and `cm.jalt`: to the address in the table at `jvt`.
fn table_jump<W: Word, const LINK: bool>(engine: &mut Engine, at: Cursor) -> Status {
    let op = at.op();
    let bytes = u64::from(W::BITS / 8);
    let entry = wrapped::<W>(engine.hart.csrs.jump_table().wrapping_add(op.immediate as u64 * bytes));
    let Ok(target) = load::<W>(&engine.hart, entry) else {
        return engine.fail(at, FaultReason::JumpTableOutsideMemory { address: entry });
    };
    if LINK {
        engine.hart.write(RA, W::from_u64(op.following()));
    }
    engine.hart.pc = target & !1;
    Status::Jumped
}

/// Handlers of this extension.
pub(super) fn handler<W: Word, R: Recorder>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::CmJt => table_jump::<W, false>,
        Op::CmJalt => table_jump::<W, true>,
        _ => return None,
    })
}
