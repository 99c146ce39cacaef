//! Cache blocks, as Zicbom and Zicboz see them.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "CMO". The simulator has no caches:
//! what remains is that a block lies in memory.

use crate::engine::micro::Cursor;
use crate::fault::FaultReason;
use crate::state::Hart;

/// Bytes of a cache block, as in the profiles of the manual (Zic64b).
pub(super) const BLOCK: u64 = 64;

/// The block that rs1 points into; `None` where it is not in memory.
pub(super) fn block(hart: &Hart, at: Cursor) -> Result<u64, FaultReason> {
    let address = hart.x(at.op().rs1) & !(BLOCK - 1);
    match hart.memory.read(address, BLOCK as usize) {
        Some(_) => Ok(address),
        None => Err(FaultReason::StoreOutsideMemory { address, size: BLOCK as u8 }),
    }
}
