//! Zcmp: push, pop and double move.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zc*", section "Zcmp".

use instar_isa::{AccessKind, Op, StackFrame, Xlen};

use crate::fault::Trap;
use crate::hart::{Hart, SP};
use crate::micro::{Cursor, Handler, Status};
use crate::word::Word;

pub(super) const RA: u8 = 1;
const A0: u8 = 10;
const A1: u8 = 11;

fn frame<W: Word>(immediate: i64) -> StackFrame {
    StackFrame::new(immediate, if W::BITS == 32 { Xlen::Rv32 } else { Xlen::Rv64 })
}

/// A load of a register.
pub(super) fn load<W: Word>(hart: &Hart, address: u64) -> Result<u64, Trap> {
    if W::BITS == 32 { hart.load_any::<4>(address) } else { hart.load_any::<8>(address) }
}

/// A store of a register; `true`: the block must end.
fn store<W: Word>(hart: &mut Hart, address: u64, value: u64) -> Result<bool, Trap> {
    if W::BITS == 32 { hart.store_any::<4>(address, value) } else { hart.store_any::<8>(address, value) }
}

/// `address` at this XLEN.
pub(super) fn wrapped<W: Word>(address: u64) -> u64 {
    W::from_u64(address).to_u64()
}

/// `cm.push`: sp moves only once every register is stored.
fn push<W: Word, const TRACED: bool>(hart: &mut Hart, at: Cursor) -> Status {
    let frame = frame::<W>(at.op().immediate);
    let sp = hart.x(SP);
    let mut leave = false;
    let mut address = sp;
    for register in frame.registers() {
        address = wrapped::<W>(address.wrapping_sub(frame.register_bytes));
        let value = hart.x(register);
        match store::<W>(hart, address, value) {
            Ok(ends) => leave |= ends,
            Err(trap) => return hart.fail(at, trap),
        }
        if TRACED {
            hart.record(address, frame.register_bytes as u16, AccessKind::Write);
        }
    }
    hart.write(SP, W::from_u64(sp.wrapping_sub(frame.adjustment)));
    if leave {
        return hart.leave_behind(at);
    }
    at.advance(hart)
}

/// What follows the loads of a pop.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Then {
    GoOn,
    Return,
    ReturnZero,
}

/// `cm.pop`, `cm.popret`, `cm.popretz`: sp moves only once every register is loaded.
fn pop<W: Word, const TRACED: bool, const THEN: u8>(hart: &mut Hart, at: Cursor) -> Status {
    let then = [Then::GoOn, Then::Return, Then::ReturnZero][usize::from(THEN)];
    let frame = frame::<W>(at.op().immediate);
    let top = hart.x(SP).wrapping_add(frame.adjustment);
    let mut address = top;
    let mut values = [0; 13];
    for slot in values.iter_mut().take(frame.registers().count()) {
        address = wrapped::<W>(address.wrapping_sub(frame.register_bytes));
        match load::<W>(hart, address) {
            Ok(value) => *slot = value,
            Err(trap) => return hart.fail(at, trap),
        }
        if TRACED {
            hart.record(address, frame.register_bytes as u16, AccessKind::Read);
        }
    }
    for (register, value) in frame.registers().zip(values) {
        hart.write(register, W::from_u64(value));
    }
    hart.write(SP, W::from_u64(top));
    if then == Then::GoOn {
        return at.advance(hart);
    }
    if then == Then::ReturnZero {
        hart.write(A0, W::ZERO);
    }
    hart.pc = hart.x(RA) & !1;
    Status::Jumped
}

/// `cm.mva01s`.
fn move_to_arguments(hart: &mut Hart, at: Cursor) -> Status {
    let op = at.op();
    let (first, second) = (hart.x(op.rs1), hart.x(op.rs2));
    hart.write(A0, first);
    hart.write(A1, second);
    at.advance(hart)
}

/// `cm.mvsa01`.
fn move_from_arguments(hart: &mut Hart, at: Cursor) -> Status {
    let op = at.op();
    let (first, second) = (hart.x(A0), hart.x(A1));
    hart.write(op.rs1, first);
    hart.write(op.rs2, second);
    at.advance(hart)
}

/// Handlers of this extension.
pub(super) fn handler<W: Word, const TRACED: bool>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::CmPush => push::<W, TRACED>,
        Op::CmPop => pop::<W, TRACED, { Then::GoOn as u8 }>,
        Op::CmPopret => pop::<W, TRACED, { Then::Return as u8 }>,
        Op::CmPopretz => pop::<W, TRACED, { Then::ReturnZero as u8 }>,
        Op::CmMva01s => move_to_arguments,
        Op::CmMvsa01 => move_from_arguments,
        _ => return None,
    })
}
