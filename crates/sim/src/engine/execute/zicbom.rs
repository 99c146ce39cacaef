//! Zicbom: cache-block management.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "CMO", section "Cache-Block
//! Management Instructions".

use instar_isa::Op;
use instar_isa::values::Word;

use super::cache_block::block;
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::engine::recorder::Recorder;

/// `cbo.inval`, `cbo.clean`, `cbo.flush`.
fn manage(engine: &mut Engine, at: Cursor) -> Status {
    match block(&engine.hart, at) {
        Ok(_) => at.advance(engine),
        Err(trap) => engine.fail(at, trap),
    }
}

/// Handlers of this extension.
pub(super) fn handler<W: Word, R: Recorder>(op: Op) -> Option<Handler> {
    matches!(op, Op::CboInval | Op::CboClean | Op::CboFlush).then_some(manage as Handler)
}
