//! Loads and stores of RV32I and RV64I.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, "Load and Store Instructions".

use instar_isa::{AccessKind, Op};

use crate::hart::Hart;
use crate::micro::{Cursor, Handler, Status};
use crate::word::Word;

/// A load of `N` bytes, sign-extended or not.
fn load<W: Word, const TRACED: bool, const N: usize, const SIGNED: bool>(
    hart: &mut Hart,
    at: Cursor,
) -> Status {
    let op = at.op();
    let address = hart.read::<W>(op.rs1).add(W::from_u64(op.immediate as u64)).to_u64();
    let Some(bytes) = hart.memory.load::<N>(address) else {
        return load_slow::<W, TRACED, N, SIGNED>(hart, at, address);
    };
    if TRACED && !hart.record_if_room(address, N as u16, AccessKind::Read) {
        return again(hart, at);
    }
    let mut wide = [0; 8];
    wide[..N].copy_from_slice(&bytes);
    hart.write(op.rd, W::from_u64(extend::<N, SIGNED>(u64::from_le_bytes(wide))));
    at.advance(hart)
}

#[cold]
fn load_slow<W: Word, const TRACED: bool, const N: usize, const SIGNED: bool>(
    hart: &mut Hart,
    at: Cursor,
    address: u64,
) -> Status {
    match hart.memory.load_slow(address, N as u8) {
        Ok(value) => {
            hart.write(at.op().rd, W::from_u64(extend::<N, SIGNED>(value)));
            if TRACED {
                hart.record(address, N as u16, AccessKind::Read);
            }
            at.advance(hart)
        }
        Err(trap) => hart.fail(at, trap),
    }
}

/// Executes the operation once more, after making room for its access. Kept apart so that the common path
/// calls nothing and needs no stack frame.
#[cold]
#[inline(never)]
fn again(hart: &mut Hart, at: Cursor) -> Status {
    hart.batch.accesses.reserve(1);
    (at.op().handler)(hart, at)
}

#[inline(always)]
fn extend<const N: usize, const SIGNED: bool>(value: u64) -> u64 {
    let shift = 64 - 8 * N as u32;
    if SIGNED { ((value << shift) as i64 >> shift) as u64 } else { value }
}

/// A store of the low `N` bytes of rs2.
fn store<W: Word, const TRACED: bool, const N: usize>(hart: &mut Hart, at: Cursor) -> Status {
    let op = at.op();
    let address = hart.read::<W>(op.rs1).add(W::from_u64(op.immediate as u64)).to_u64();
    let value = hart.x(op.rs2);
    let mut bytes = [0; N];
    bytes.copy_from_slice(&value.to_le_bytes()[..N]);
    if !hart.memory.store(address, bytes) {
        return store_slow::<TRACED, N>(hart, at, address, value);
    }
    if TRACED && !hart.record_if_room(address, N as u16, AccessKind::Write) {
        return again(hart, at);
    }
    at.advance(hart)
}

#[cold]
fn store_slow<const TRACED: bool, const N: usize>(
    hart: &mut Hart,
    at: Cursor,
    address: u64,
    value: u64,
) -> Status {
    let leave = match hart.store_checked(address, N as u8, value) {
        Ok(leave) => leave,
        Err(trap) => return hart.fail(at, trap),
    };
    if TRACED {
        hart.record(address, N as u16, AccessKind::Write);
    }
    if leave {
        return hart.leave_behind(at);
    }
    at.advance(hart)
}

/// Handlers of loads and stores.
pub(super) fn handler<W: Word, const TRACED: bool>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::Lb => load::<W, TRACED, 1, true>,
        Op::Lh => load::<W, TRACED, 2, true>,
        Op::Lw => load::<W, TRACED, 4, true>,
        Op::Ld => load::<W, TRACED, 8, true>,
        Op::Lbu => load::<W, TRACED, 1, false>,
        Op::Lhu => load::<W, TRACED, 2, false>,
        Op::Lwu => load::<W, TRACED, 4, false>,
        Op::Sb => store::<W, TRACED, 1>,
        Op::Sh => store::<W, TRACED, 2>,
        Op::Sw => store::<W, TRACED, 4>,
        Op::Sd => store::<W, TRACED, 8>,
        _ => return None,
    })
}
