//! Zcmp: push, pop and double move.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zc*", section "Zcmp".

use instar_isa::values::Word;
use instar_isa::{AccessKind, Op, SP, StackFrame, Xlen};

use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::engine::recorder::Recorder;
use crate::fault::FaultReason;
use crate::state::Hart;

pub(super) const RA: u8 = 1;
const A0: u8 = 10;
const A1: u8 = 11;

fn frame<W: Word>(immediate: i64) -> StackFrame {
    StackFrame::new(immediate, if W::BITS == 32 { Xlen::Rv32 } else { Xlen::Rv64 })
}

/// A load of a register.
pub(super) fn load<W: Word>(hart: &Hart, address: u64) -> Result<u64, FaultReason> {
    if W::BITS == 32 { hart.load_any::<4>(address) } else { hart.load_any::<8>(address) }
}

/// A store of a register; `true`: the block must end.
fn store<W: Word>(engine: &mut Engine, address: u64, value: u64) -> Result<bool, FaultReason> {
    if W::BITS == 32 { engine.store_any::<4>(address, value) } else { engine.store_any::<8>(address, value) }
}

/// `address` at this XLEN.
pub(super) fn wrapped<W: Word>(address: u64) -> u64 {
    W::from_u64(address).to_u64()
}

/// `cm.push`: sp moves only once every register is stored.
fn push<W: Word, R: Recorder>(engine: &mut Engine, at: Cursor) -> Status {
    let frame = frame::<W>(at.op().immediate);
    let sp = engine.hart.x(SP);
    let mut leave = false;
    let mut address = sp;
    for register in frame.registers() {
        address = wrapped::<W>(address.wrapping_sub(frame.register_bytes));
        let value = engine.hart.x(register);
        match store::<W>(engine, address, value) {
            Ok(ends) => leave |= ends,
            Err(trap) => return engine.fail(at, trap),
        }
        R::access(engine, address, frame.register_bytes as u16, AccessKind::Write, value);
    }
    engine.hart.write(SP, W::from_u64(sp.wrapping_sub(frame.adjustment)));
    if leave {
        return engine.leave_behind(at);
    }
    at.advance(engine)
}

/// What follows the loads of a pop.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Then {
    GoOn,
    Return,
    ReturnZero,
}

/// `cm.pop`, `cm.popret`, `cm.popretz`: sp moves only once every register is loaded.
fn pop<W: Word, R: Recorder, const THEN: u8>(engine: &mut Engine, at: Cursor) -> Status {
    let then = [Then::GoOn, Then::Return, Then::ReturnZero][usize::from(THEN)];
    let frame = frame::<W>(at.op().immediate);
    let top = engine.hart.x(SP).wrapping_add(frame.adjustment);
    let mut address = top;
    let mut values = [0; 13];
    for slot in values.iter_mut().take(frame.registers().count()) {
        address = wrapped::<W>(address.wrapping_sub(frame.register_bytes));
        match load::<W>(&engine.hart, address) {
            Ok(value) => *slot = value,
            Err(trap) => return engine.fail(at, trap),
        }
        R::access(engine, address, frame.register_bytes as u16, AccessKind::Read, *slot);
    }
    for (register, value) in frame.registers().zip(values) {
        engine.hart.write(register, W::from_u64(value));
    }
    engine.hart.write(SP, W::from_u64(top));
    if then == Then::GoOn {
        return at.advance(engine);
    }
    if then == Then::ReturnZero {
        engine.hart.write(A0, W::ZERO);
    }
    engine.hart.pc = engine.hart.x(RA) & !1;
    Status::Jumped
}

/// `cm.mva01s`.
fn move_to_arguments(engine: &mut Engine, at: Cursor) -> Status {
    let op = at.op();
    let (first, second) = (engine.hart.x(op.rs1), engine.hart.x(op.rs2));
    engine.hart.write(A0, first);
    engine.hart.write(A1, second);
    at.advance(engine)
}

/// `cm.mvsa01`.
fn move_from_arguments(engine: &mut Engine, at: Cursor) -> Status {
    let op = at.op();
    let (first, second) = (engine.hart.x(A0), engine.hart.x(A1));
    engine.hart.write(op.rs1, first);
    engine.hart.write(op.rs2, second);
    at.advance(engine)
}

/// Handlers of this extension.
pub(super) fn handler<W: Word, R: Recorder>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::CmPush => push::<W, R>,
        Op::CmPop => pop::<W, R, { Then::GoOn as u8 }>,
        Op::CmPopret => pop::<W, R, { Then::Return as u8 }>,
        Op::CmPopretz => pop::<W, R, { Then::ReturnZero as u8 }>,
        Op::CmMva01s => move_to_arguments,
        Op::CmMvsa01 => move_from_arguments,
        _ => return None,
    })
}
