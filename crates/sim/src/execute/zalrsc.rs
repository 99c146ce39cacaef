//! Zalrsc: load-reserved and store-conditional.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "A", section "Load-Reserved/Store-Conditional".

use instar_isa::{AccessKind, Op};

use super::atomic::{aligned, extended, finish, load, store_trap};
use crate::fault::Trap;
use crate::hart::Hart;
use crate::micro::{Cursor, Handler, Status};
use crate::word::Word;

/// `lr`: the reservation is the set of bytes that were read.
fn load_reserved<W: Word, const TRACED: bool, const N: usize>(hart: &mut Hart, at: Cursor) -> Status {
    let op = at.op();
    let (address, size) = (hart.x(op.rs1), N as u8);
    let Some(value) = load::<N>(hart, address) else {
        let trap = if aligned::<N>(address) {
            Trap::LoadOutsideMemory { address, size }
        } else {
            Trap::MisalignedLoad { address, size }
        };
        return hart.fail(at, trap);
    };
    hart.reservation = Some((address, size));
    hart.write(op.rd, extended::<W, N>(value));
    if TRACED {
        hart.record(address, N as u16, AccessKind::Read);
    }
    at.advance(hart)
}

/// `sc`: 0 where the bytes are reserved and were written, else 1. Either way the reservation is gone.
fn store_conditional<W: Word, const TRACED: bool, const N: usize>(hart: &mut Hart, at: Cursor) -> Status {
    let op = *at.op();
    let (address, value) = (hart.x(op.rs1), hart.x(op.rs2));
    if load::<N>(hart, address).is_none() {
        return hart.fail(at, store_trap::<N>(address));
    }
    let reserved = hart
        .reservation
        .take()
        .is_some_and(|(start, size)| start <= address && address + N as u64 <= start + u64::from(size));
    if !reserved {
        hart.write(op.rd, W::ONE);
        return at.advance(hart);
    }
    finish::<TRACED, N>(hart, at, address, value, |hart| hart.write(op.rd, W::ZERO))
}

/// Handlers of this extension.
pub(super) fn handler<W: Word, const TRACED: bool>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::LrW => load_reserved::<W, TRACED, 4>,
        Op::LrD => load_reserved::<W, TRACED, 8>,
        Op::ScW => store_conditional::<W, TRACED, 4>,
        Op::ScD => store_conditional::<W, TRACED, 8>,
        _ => return None,
    })
}
