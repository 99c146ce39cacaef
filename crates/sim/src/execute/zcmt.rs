//! Zcmt: jumps through a table.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zc*", section "Zcmt". The entry of a jump table is read
//! as an instruction is fetched, so it is no memory access of the retired instruction.

use instar_isa::Op;

use super::zcmp::{RA, load, wrapped};
use crate::fault::Trap;
use crate::hart::Hart;
use crate::micro::{Cursor, Handler, Status};
use crate::word::Word;

/// `cm.jt` and `cm.jalt`: to the address in the table at `jvt`.
fn table_jump<W: Word, const LINK: bool>(hart: &mut Hart, at: Cursor) -> Status {
    let op = at.op();
    let bytes = u64::from(W::BITS / 8);
    let entry = wrapped::<W>(hart.jvt.wrapping_add(op.immediate as u64 * bytes));
    let Ok(target) = load::<W>(hart, entry) else {
        return hart.fail(at, Trap::JumpTableOutsideMemory { address: entry });
    };
    if LINK {
        hart.write(RA, W::from_u64(op.following()));
    }
    hart.pc = target & !1;
    Status::Jumped
}

/// Handlers of this extension.
pub(super) fn handler<W: Word, const TRACED: bool>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::CmJt => table_jump::<W, false>,
        Op::CmJalt => table_jump::<W, true>,
        _ => return None,
    })
}
