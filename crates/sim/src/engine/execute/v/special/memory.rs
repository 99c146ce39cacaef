//! Unit-stride loads and stores of one field that nothing masks, and those of whole registers. What does not go as a whole
//! goes to the general handler.
//!
//! Source: as the general handlers.

use instar_isa::{AccessKind, Op};

use super::super::memory::{Plan, unit, whole};
use super::Maker;
use crate::engine::Engine;
use crate::engine::execute::v::Instruction;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::engine::recorder::Recorder;
use crate::state::Hart;

/// Copies, for the usual lengths without a call.
#[inline(always)]
fn copy(to: &mut [u8], from: &[u8]) {
    if let (Ok(to), Ok(from)) = (<&mut [u8; 16]>::try_from(&mut *to), <&[u8; 16]>::try_from(from)) {
        *to = *from;
    } else if let (Ok(to), Ok(from)) = (<&mut [u8; 32]>::try_from(&mut *to), <&[u8; 32]>::try_from(from)) {
        *to = *from;
    } else {
        to.copy_from_slice(from);
    }
}

/// Moves `bytes` between memory and the registers from vd on; `false`: nothing was done.
#[inline(always)]
fn moved<const LOAD: bool, const WIDTH: u8>(
    hart: &mut Hart,
    i: Instruction,
    address: u64,
    bytes: usize,
) -> bool {
    if address & ((1 << WIDTH) - 1) != 0 {
        return false;
    }
    if LOAD {
        let Some(from) = hart.memory.read(address, bytes) else { return false };
        copy(&mut hart.vectors.elements_mut::<u8>(i.vd())[..bytes], from);
        return true;
    }
    hart.memory.store_all(address, &hart.vectors.elements::<u8>(i.vd())[..bytes])
}

/// A load or store of `bytes` bytes, or else by `general`.
#[inline(always)]
fn run<R: Recorder, const LOAD: bool, const WIDTH: u8>(
    engine: &mut Engine,
    at: Cursor,
    bytes: impl FnOnce(&Hart, Instruction) -> usize,
    general: Handler,
) -> Status {
    let i = Instruction(at.op().immediate as u32);
    let hart = &mut engine.hart;
    let (address, bytes) = (hart.x(i.vs1()), bytes(hart, i));
    if bytes == 0 || !moved::<LOAD, WIDTH>(hart, i, address, bytes) {
        return general(engine, at);
    }
    R::run(engine, address, bytes as u16, if LOAD { AccessKind::Read } else { AccessKind::Write });
    at.advance(engine)
}

fn vector<R: Recorder, const LOAD: bool, const WIDTH: u8>(engine: &mut Engine, at: Cursor) -> Status {
    run::<R, LOAD, WIDTH>(engine, at, |hart, _| hart.csrs.vector().vl << WIDTH, unit::<R, LOAD, false>)
}

fn registers<R: Recorder, const LOAD: bool, const WIDTH: u8>(engine: &mut Engine, at: Cursor) -> Status {
    run::<R, LOAD, WIDTH>(engine, at, |hart, i| i.fields() * hart.vectors.length(), whole::<R, LOAD>)
}

/// The handler of `op`, if it is one of these.
pub(super) fn handler<R: Recorder>(op: Op, maker: &Maker) -> Option<Handler> {
    let Maker { s, i, .. } = *maker;
    Some(match op {
        Op::Vlr => match i.width() {
            0 => registers::<R, true, 0>,
            1 => registers::<R, true, 1>,
            2 => registers::<R, true, 2>,
            _ => registers::<R, true, 3>,
        },
        Op::Vsr => registers::<R, false, 0>,
        Op::Vle8V
        | Op::Vle16V
        | Op::Vle32V
        | Op::Vle64V
        | Op::Vse8V
        | Op::Vse16V
        | Op::Vse32V
        | Op::Vse64V => {
            let (load, width) = (i.0 & 0x7f == 0x07, i.width());
            if i.masked() || i.fields() > 1 || Plan::new(s, i, width, s.emul(8 << width), load).is_err() {
                return None;
            }
            match (load, width) {
                (true, 0) => vector::<R, true, 0>,
                (true, 1) => vector::<R, true, 1>,
                (true, 2) => vector::<R, true, 2>,
                (true, _) => vector::<R, true, 3>,
                (false, 0) => vector::<R, false, 0>,
                (false, 1) => vector::<R, false, 1>,
                (false, 2) => vector::<R, false, 2>,
                (false, _) => vector::<R, false, 3>,
            }
        }
        _ => return None,
    })
}
