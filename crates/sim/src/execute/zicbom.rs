//! Zicbom: cache-block management.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "CMO", section "Cache-Block Management Instructions".

use instar_isa::Op;

use super::cache_block::block;
use crate::hart::Hart;
use crate::micro::{Cursor, Handler, Status};
use crate::word::Word;

/// `cbo.inval`, `cbo.clean`, `cbo.flush`.
fn manage(hart: &mut Hart, at: Cursor) -> Status {
    match block(hart, at) {
        Ok(_) => at.advance(hart),
        Err(trap) => hart.fail(at, trap),
    }
}

/// Handlers of this extension.
pub(super) fn handler<W: Word, const TRACED: bool>(op: Op) -> Option<Handler> {
    matches!(op, Op::CboInval | Op::CboClean | Op::CboFlush).then_some(manage as Handler)
}
