//! What Zaamo and Zalrsc share: atomic memory operations on a single hart.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "A". With one hart every operation
//! is atomic and ordered, so `aq` and `rl` change nothing. An address must be naturally aligned
//! even where misaligned loads and stores work.

use instar_isa::AccessKind;
use instar_isa::values::Word;

use crate::engine::Engine;
use crate::engine::micro::{Cursor, Status};
use crate::engine::recorder::Recorder;
use crate::fault::FaultReason;
use crate::state::Hart;

/// The `N` bytes at an aligned address as an unsigned number.
pub(super) fn load<const N: usize>(hart: &Hart, address: u64) -> Option<u64> {
    if aligned::<N>(address) { hart.load_any::<N>(address).ok() } else { None }
}

/// The low `N` bytes of `value`.
#[inline(always)]
pub(super) fn low<const N: usize>(value: u64) -> u64 {
    value & u64::MAX >> (64 - 8 * N as u32)
}

/// The low `N` bytes of `value`, sign-extended.
pub(super) fn extended<W: Word, const N: usize>(value: u64) -> W {
    let shift = 64 - 8 * N as u32;
    W::from_u64(((value << shift) as i64 >> shift) as u64)
}

pub(super) fn aligned<const N: usize>(address: u64) -> bool {
    address.is_multiple_of(N as u64)
}

/// Why a store, or the load of an operation that also stores, does not succeed.
pub(super) fn store_trap<const N: usize>(address: u64) -> FaultReason {
    let size = N as u8;
    if aligned::<N>(address) {
        FaultReason::StoreOutsideMemory { address, size }
    } else {
        FaultReason::MisalignedStore { address, size }
    }
}

/// Writes the low `N` bytes of `value` to an aligned address, and goes on.
pub(super) fn finish<R: Recorder, const N: usize>(
    engine: &mut Engine,
    at: Cursor,
    address: u64,
    value: u64,
    result: impl FnOnce(&mut Engine),
) -> Status {
    let leave = match engine.store_any::<N>(address, value) {
        Ok(leave) => leave,
        Err(trap) => return engine.fail(at, trap),
    };
    result(engine);
    R::access(engine, address, N as u16, AccessKind::Write, low::<N>(value));
    if leave {
        return engine.leave_behind(at);
    }
    at.advance(engine)
}
