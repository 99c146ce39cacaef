//! Zicbom and Zicboz: cache blocks. A prefetch (Zicbop) is an `ori` to x0 and needs nothing here.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "CMO". The simulator has no caches: management
//! only checks that the block lies in memory, zeroing writes it.

use instar_isa::Op;
use instar_trace::AccessKind;

use crate::fault::Trap;
use crate::hart::Hart;
use crate::micro::{Cursor, Handler, Status};

/// Bytes of a cache block, as in the profiles of the manual (Zic64b).
const BLOCK: u64 = 64;

/// The block that rs1 points into; `None` where it is not in memory.
fn block(hart: &Hart, at: Cursor) -> Result<u64, Trap> {
    let address = hart.x(at.op().rs1) & !(BLOCK - 1);
    match hart.memory.read(address, BLOCK as usize) {
        Some(_) => Ok(address),
        None => Err(Trap::StoreOutsideMemory { address, size: BLOCK as u8 }),
    }
}

/// `cbo.inval`, `cbo.clean`, `cbo.flush`.
fn manage(hart: &mut Hart, at: Cursor) -> Status {
    match block(hart, at) {
        Ok(_) => at.advance(hart),
        Err(trap) => hart.fail(at, trap),
    }
}

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

/// Handlers of these extensions.
pub(super) fn handler<const TRACED: bool>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::CboInval | Op::CboClean | Op::CboFlush => manage,
        Op::CboZero => zero::<TRACED>,
        _ => return None,
    })
}
