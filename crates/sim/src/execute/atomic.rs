//! Zalrsc and Zaamo: atomic memory operations on a single hart.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "A". With one hart every operation is atomic and
//! ordered, so `aq` and `rl` change nothing. An address must be naturally aligned even where misaligned loads and
//! stores work.

use instar_isa::Op;
use instar_trace::AccessKind;

use crate::fault::Trap;
use crate::hart::Hart;
use crate::micro::{Cursor, Handler, Status};
use crate::word::Word;

/// The `N` bytes at an aligned address as an unsigned number.
fn load<const N: usize>(hart: &Hart, address: u64) -> Option<u64> {
    if aligned::<N>(address) { hart.load_any::<N>(address).ok() } else { None }
}

/// The low `N` bytes of `value`, sign-extended.
fn extended<W: Word, const N: usize>(value: u64) -> W {
    let shift = 64 - 8 * N as u32;
    W::from_u64(((value << shift) as i64 >> shift) as u64)
}

fn aligned<const N: usize>(address: u64) -> bool {
    address.is_multiple_of(N as u64)
}

/// Why a store, or the load of an operation that also stores, does not succeed.
fn store_trap<const N: usize>(address: u64) -> Trap {
    let size = N as u8;
    if aligned::<N>(address) {
        Trap::StoreOutsideMemory { address, size }
    } else {
        Trap::MisalignedStore { address, size }
    }
}

/// Writes the low `N` bytes of `value` to an aligned address, and goes on.
fn finish<const TRACED: bool, const N: usize>(
    hart: &mut Hart,
    at: Cursor,
    address: u64,
    value: u64,
    result: impl FnOnce(&mut Hart),
) -> Status {
    let leave = match hart.store_any::<N>(address, value) {
        Ok(leave) => leave,
        Err(trap) => return hart.fail(at, trap),
    };
    result(hart);
    if TRACED {
        hart.record(address, N as u16, AccessKind::Write);
    }
    if leave {
        return hart.leave_behind(at);
    }
    at.advance(hart)
}

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

/// What an operation stores, of the value in memory and that of rs2.
trait Update {
    fn update<W: Word>(old: W, operand: W) -> W;
}

macro_rules! updates {
    ($($name:ident($old:ident, $operand:ident) => $body:expr;)+) => {$(
        struct $name;

        impl Update for $name {
            #[inline(always)]
            fn update<W: Word>($old: W, $operand: W) -> W {
                $body
            }
        }
    )+};
}

fn amo<W: Word, U: Update, const TRACED: bool, const N: usize>(hart: &mut Hart, at: Cursor) -> Status {
    let op = *at.op();
    let (address, operand) = (hart.x(op.rs1), hart.x(op.rs2));
    let Some(old) = load::<N>(hart, address) else {
        return hart.fail(at, store_trap::<N>(address));
    };
    let new = if N == 4 { U::update(old as u32, operand as u32).to_u64() } else { U::update(old, operand) };
    if TRACED {
        hart.record(address, N as u16, AccessKind::Read);
    }
    finish::<TRACED, N>(hart, at, address, new, |hart| hart.write(op.rd, extended::<W, N>(old)))
}

updates! {
    Swap(_old, operand) => operand;
    Add(old, operand) => old.add(operand);
    Xor(old, operand) => old ^ operand;
    And(old, operand) => old & operand;
    Or(old, operand) => old | operand;
    Min(old, operand) => if old.less_signed(operand) { old } else { operand };
    Max(old, operand) => if old.less_signed(operand) { operand } else { old };
    Minu(old, operand) => old.min(operand);
    Maxu(old, operand) => old.max(operand);
}

/// Handlers of these extensions.
pub(super) fn handler<W: Word, const TRACED: bool>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::LrW => load_reserved::<W, TRACED, 4>,
        Op::LrD => load_reserved::<W, TRACED, 8>,
        Op::ScW => store_conditional::<W, TRACED, 4>,
        Op::ScD => store_conditional::<W, TRACED, 8>,
        Op::AmoswapW => amo::<W, Swap, TRACED, 4>,
        Op::AmoaddW => amo::<W, Add, TRACED, 4>,
        Op::AmoxorW => amo::<W, Xor, TRACED, 4>,
        Op::AmoandW => amo::<W, And, TRACED, 4>,
        Op::AmoorW => amo::<W, Or, TRACED, 4>,
        Op::AmominW => amo::<W, Min, TRACED, 4>,
        Op::AmomaxW => amo::<W, Max, TRACED, 4>,
        Op::AmominuW => amo::<W, Minu, TRACED, 4>,
        Op::AmomaxuW => amo::<W, Maxu, TRACED, 4>,
        Op::AmoswapD => amo::<W, Swap, TRACED, 8>,
        Op::AmoaddD => amo::<W, Add, TRACED, 8>,
        Op::AmoxorD => amo::<W, Xor, TRACED, 8>,
        Op::AmoandD => amo::<W, And, TRACED, 8>,
        Op::AmoorD => amo::<W, Or, TRACED, 8>,
        Op::AmominD => amo::<W, Min, TRACED, 8>,
        Op::AmomaxD => amo::<W, Max, TRACED, 8>,
        Op::AmominuD => amo::<W, Minu, TRACED, 8>,
        Op::AmomaxuD => amo::<W, Maxu, TRACED, 8>,
        _ => return None,
    })
}
