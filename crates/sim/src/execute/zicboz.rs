//! Zicboz: cache-block zeroing.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "CMO", section "Cache-Block Zero Instructions".

use instar_isa::{AccessKind, Op};

use super::cache_block::{BLOCK, block};
use crate::hart::Hart;
use crate::micro::{Cursor, Handler, Status};
use crate::word::Word;

/// `cbo.zero`.
fn zero<const TRACED: bool>(hart: &mut Hart, at: Cursor) -> Status {
    let address = match block(hart, at) {
        Ok(address) => address,
        Err(trap) => return hart.fail(at, trap),
    };
    let mut leave = false;
    for offset in (0..BLOCK).step_by(8) {
        match hart.store_any::<8>(address + offset, 0) {
            Ok(ends) => leave |= ends,
            Err(trap) => return hart.fail(at, trap),
        }
    }
    if TRACED {
        hart.record(address, BLOCK as u16, AccessKind::Write);
    }
    if leave {
        return hart.leave_behind(at);
    }
    at.advance(hart)
}

/// Handlers of this extension.
pub(super) fn handler<W: Word, const TRACED: bool>(op: Op) -> Option<Handler> {
    (op == Op::CboZero).then_some(zero::<TRACED> as Handler)
}
