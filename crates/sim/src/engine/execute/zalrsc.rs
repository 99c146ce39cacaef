//! Zalrsc: load-reserved and store-conditional.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "A", section
//! "Load-Reserved/Store-Conditional".

use instar_isa::values::Word;
use instar_isa::{AccessKind, Op};

use super::atomic::{aligned, extended, finish, load, store_trap};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::engine::recorder::Recorder;
use crate::fault::FaultReason;

/// `lr`: the reservation is the set of bytes that were read.
fn load_reserved<W: Word, R: Recorder, const N: usize>(engine: &mut Engine, at: Cursor) -> Status {
    let op = at.op();
    let (address, size) = (engine.hart.x(op.rs1), N as u8);
    let Some(value) = load::<N>(&engine.hart, address) else {
        let trap = if aligned::<N>(address) {
            FaultReason::LoadOutsideMemory { address, size }
        } else {
            FaultReason::MisalignedLoad { address, size }
        };
        return engine.fail(at, trap);
    };
    engine.hart.reservation = Some((address, size));
    engine.hart.write(op.rd, extended::<W, N>(value));
    R::access(engine, address, N as u16, AccessKind::Read, value);
    at.advance(engine)
}

/// `sc`: 0 where the bytes are reserved and were written, else 1. Either way the reservation is
/// gone.
fn store_conditional<W: Word, R: Recorder, const N: usize>(engine: &mut Engine, at: Cursor) -> Status {
    let op = *at.op();
    let (address, value) = (engine.hart.x(op.rs1), engine.hart.x(op.rs2));
    if load::<N>(&engine.hart, address).is_none() {
        return engine.fail(at, store_trap::<N>(address));
    }
    let reserved = engine
        .hart
        .reservation
        .take()
        .is_some_and(|(start, size)| start <= address && address + N as u64 <= start + u64::from(size));
    if !reserved {
        engine.hart.write(op.rd, W::ONE);
        return at.advance(engine);
    }
    finish::<R, N>(engine, at, address, value, |engine| engine.hart.write(op.rd, W::ZERO))
}

/// Handlers of this extension.
pub(super) fn handler<W: Word, R: Recorder>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::LrW => load_reserved::<W, R, 4>,
        Op::LrD => load_reserved::<W, R, 8>,
        Op::ScW => store_conditional::<W, R, 4>,
        Op::ScD => store_conditional::<W, R, 8>,
        _ => return None,
    })
}
