//! Loads and stores that nothing masks: unit-stride of one field, strided, and of whole registers. What does not go as a
//! whole goes to the general handler.
//!
//! Source: as the general handlers.

use instar_isa::{AccessKind, Op};

use super::super::memory::{self as general, MOST_SEGMENT, Plan, unit, whole};
use super::Maker;
use crate::engine::Engine;
use crate::engine::execute::v::Instruction;
use crate::engine::micro::{Cursor, Handler, MicroOp, Status};
use crate::engine::recorder::Recorder;
use crate::state::Hart;

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
        return hart.memory.load_all(address, &mut hart.vectors.elements_mut::<u8>(i.vd())[..bytes]);
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

/// Strided segments. What was moved before one that does not go is moved again by the general handler, which says what
/// is wrong with it; accesses are not noted here.
fn strided<R: Recorder, const LOAD: bool, const WIDTH: u8>(engine: &mut Engine, at: Cursor) -> Status {
    let op = at.op();
    let (i, field_bytes) = (Instruction(op.immediate as u32), usize::from(op.custom));
    let (base, stride) = (engine.hart.x(i.vs1()), engine.hart.x(i.vs2()));
    let Hart { vectors, memory, csrs, xlen, .. } = &mut engine.hart;
    let (size, bytes) = (1 << WIDTH, i.fields() << WIDTH);
    let mut segment = [0; MOST_SEGMENT];
    for n in 0..csrs.vector().vl {
        let address = xlen.truncate(base.wrapping_add(stride.wrapping_mul(n as u64)));
        let aligned = address & ((1 << WIDTH) - 1) == 0;
        if !aligned || LOAD && !memory.load_all(address, &mut segment[..bytes]) {
            return general::strided::<R, LOAD>(engine, at);
        }
        let elements = &mut vectors.elements_mut::<u8>(i.vd())[n << WIDTH..];
        for (field, element) in segment[..bytes].chunks_exact_mut(size).enumerate() {
            let place = &mut elements[field * field_bytes..][..size];
            if LOAD { place.copy_from_slice(element) } else { element.copy_from_slice(place) }
        }
        if !LOAD && !memory.store_all(address, &segment[..bytes]) {
            return general::strided::<R, LOAD>(engine, at);
        }
    }
    at.advance(engine)
}

/// `$handler` for a load or store of elements of a width.
macro_rules! by_access {
    ($load:expr, $width:expr, $handler:ident $recorder:ident) => {
        match ($load, $width) {
            (true, 0) => $handler::<$recorder, true, 0>,
            (true, 1) => $handler::<$recorder, true, 1>,
            (true, 2) => $handler::<$recorder, true, 2>,
            (true, _) => $handler::<$recorder, true, 3>,
            (false, 0) => $handler::<$recorder, false, 0>,
            (false, 1) => $handler::<$recorder, false, 1>,
            (false, 2) => $handler::<$recorder, false, 2>,
            (false, _) => $handler::<$recorder, false, 3>,
        }
    };
}

/// The handler of `op`, if it is one of these; what that needs is noted in the operation.
pub(super) fn handler<R: Recorder>(micro: &mut MicroOp, op: Op, maker: &Maker) -> Option<Handler> {
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
            by_access!(load, width, vector R)
        }
        Op::Vlse8V
        | Op::Vlse16V
        | Op::Vlse32V
        | Op::Vlse64V
        | Op::Vsse8V
        | Op::Vsse16V
        | Op::Vsse32V
        | Op::Vsse64V => {
            let (load, width) = (i.0 & 0x7f == 0x07, i.width());
            let emul = s.emul(8 << width);
            if R::RETIRED || i.masked() || Plan::new(s, i, width, emul, load).is_err() {
                return None;
            }
            micro.custom = maker.length << emul.max(0);
            by_access!(load, width, strided R)
        }
        _ => return None,
    })
}
