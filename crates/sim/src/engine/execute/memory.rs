//! Loads and stores of RV32I and RV64I.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, "Load and Store Instructions".

use instar_isa::values::Word;
use instar_isa::{AccessKind, Op};

use super::atomic::low;
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::engine::recorder::Recorder;

/// A load of `N` bytes, sign-extended or not.
fn load<W: Word, R: Recorder, const N: usize, const SIGNED: bool>(engine: &mut Engine, at: Cursor) -> Status {
    let op = at.op();
    let address = engine.hart.read::<W>(op.rs1).add(W::from_u64(op.immediate as u64)).to_u64();
    let Some(bytes) = engine.hart.memory.load::<N>(address) else {
        return load_slow::<W, R, N, SIGNED>(engine, at, address);
    };
    let mut wide = [0; 8];
    wide[..N].copy_from_slice(&bytes);
    let value = u64::from_le_bytes(wide);
    if !R::access_if_room(engine, address, N as u16, AccessKind::Read, value) {
        return again(engine, at);
    }
    engine.hart.write(op.rd, W::from_u64(extend::<N, SIGNED>(value)));
    at.advance(engine)
}

#[cold]
fn load_slow<W: Word, R: Recorder, const N: usize, const SIGNED: bool>(
    engine: &mut Engine,
    at: Cursor,
    address: u64,
) -> Status {
    if engine.must_ask_clock(address, N as u16, AccessKind::Read) {
        return engine.leave_to_machine(at);
    }
    match engine.load_checked(address, N as u8) {
        Ok(value) => {
            engine.hart.write(at.op().rd, W::from_u64(extend::<N, SIGNED>(value)));
            R::access(engine, address, N as u16, AccessKind::Read, value);
            at.advance(engine)
        }
        Err(trap) => engine.fail(at, trap),
    }
}

/// Executes the operation once more, after making room for its access. Kept apart so that the
/// common path calls nothing and needs no stack frame.
#[cold]
#[inline(never)]
fn again(engine: &mut Engine, at: Cursor) -> Status {
    engine.batch.accesses.reserve(1);
    (at.op().handler)(engine, at)
}

#[inline(always)]
fn extend<const N: usize, const SIGNED: bool>(value: u64) -> u64 {
    let shift = 64 - 8 * N as u32;
    if SIGNED { ((value << shift) as i64 >> shift) as u64 } else { value }
}

/// A store of the low `N` bytes of rs2.
fn store<W: Word, R: Recorder, const N: usize>(engine: &mut Engine, at: Cursor) -> Status {
    let op = at.op();
    let address = engine.hart.read::<W>(op.rs1).add(W::from_u64(op.immediate as u64)).to_u64();
    let value = engine.hart.x(op.rs2);
    let mut bytes = [0; N];
    bytes.copy_from_slice(&value.to_le_bytes()[..N]);
    if !engine.hart.memory.store(address, bytes) {
        return store_slow::<R, N>(engine, at, address, value);
    }
    if !R::access_if_room(engine, address, N as u16, AccessKind::Write, low::<N>(value)) {
        return again(engine, at);
    }
    at.advance(engine)
}

#[cold]
fn store_slow<R: Recorder, const N: usize>(
    engine: &mut Engine,
    at: Cursor,
    address: u64,
    value: u64,
) -> Status {
    if engine.must_ask_clock(address, N as u16, AccessKind::Write) {
        return engine.leave_to_machine(at);
    }
    let leave = match engine.store_checked(address, N as u8, value) {
        Ok(leave) => leave,
        Err(trap) => return engine.fail(at, trap),
    };
    R::access(engine, address, N as u16, AccessKind::Write, low::<N>(value));
    if leave {
        return engine.leave_behind(at);
    }
    at.advance(engine)
}

/// Handlers of loads and stores.
pub(super) fn handler<W: Word, R: Recorder>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::Lb => load::<W, R, 1, true>,
        Op::Lh => load::<W, R, 2, true>,
        Op::Lw => load::<W, R, 4, true>,
        Op::Ld => load::<W, R, 8, true>,
        Op::Lbu => load::<W, R, 1, false>,
        Op::Lhu => load::<W, R, 2, false>,
        Op::Lwu => load::<W, R, 4, false>,
        Op::Sb => store::<W, R, 1>,
        Op::Sh => store::<W, R, 2>,
        Op::Sw => store::<W, R, 4>,
        Op::Sd => store::<W, R, 8>,
        _ => return None,
    })
}
