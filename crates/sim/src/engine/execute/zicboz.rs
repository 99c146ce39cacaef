//! Zicboz: cache-block zeroing.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "CMO", section "Cache-Block Zero
//! Instructions".

use instar_isa::values::Word;
use instar_isa::{AccessKind, Op};

use super::cache_block::{BLOCK, block};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::engine::recorder::Recorder;

/// `cbo.zero`.
fn zero<R: Recorder>(engine: &mut Engine, at: Cursor) -> Status {
    let address = match block(&engine.hart, at) {
        Ok(address) => address,
        Err(trap) => return engine.fail(at, trap),
    };
    let mut leave = false;
    for offset in (0..BLOCK).step_by(8) {
        match engine.store_any::<8>(address + offset, 0) {
            Ok(ends) => leave |= ends,
            Err(trap) => return engine.fail(at, trap),
        }
    }
    R::access(engine, address, BLOCK as u16, AccessKind::Write, 0);
    if leave {
        return engine.leave_behind(at);
    }
    at.advance(engine)
}

/// Handlers of this extension.
pub(super) fn handler<W: Word, R: Recorder>(op: Op) -> Option<Handler> {
    (op == Op::CboZero).then_some(zero::<R> as Handler)
}
