//! Loads and stores that nothing masks: unit-stride, strided, and of whole registers. What does not
//! go as a whole goes to the general handler.
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

/// Segments of elements of `N` bytes, which begin `stride` bytes apart. What was moved before one
/// that does not go is moved again by `general`, which says what is wrong with it; accesses are not
/// noted here.
#[inline(always)]
fn segments<const LOAD: bool, const N: usize>(
    engine: &mut Engine,
    at: Cursor,
    stride: impl FnOnce(&Hart, Instruction) -> u64,
    general: Handler,
) -> Status {
    let op = at.op();
    let (i, field_bytes) = (Instruction(op.immediate as u32), usize::from(op.custom));
    let (base, stride) = (engine.hart.x(i.vs1()), stride(&engine.hart, i));
    let Hart { vectors, memory, csrs, xlen, .. } = &mut engine.hart;
    let bytes = i.fields() * N;
    for n in 0..csrs.vector().vl {
        let address = xlen.truncate(base.wrapping_add(stride.wrapping_mul(n as u64)));
        if address & (N as u64 - 1) != 0 {
            return general(engine, at);
        }
        let elements = &mut vectors.elements_mut::<u8>(i.vd())[n * N..];
        if LOAD {
            let Some(segment) = memory.read(address, bytes) else { return general(engine, at) };
            for (field, element) in segment.as_chunks::<N>().0.iter().enumerate() {
                *place(elements, field * field_bytes) = *element;
            }
        } else {
            let mut segment = [0; MOST_SEGMENT];
            for (field, element) in segment[..bytes].as_chunks_mut::<N>().0.iter_mut().enumerate() {
                *element = *place(elements, field * field_bytes);
            }
            if !memory.store_all(address, &segment[..bytes]) {
                return general(engine, at);
            }
        }
    }
    at.advance(engine)
}

/// The element at this byte.
#[inline(always)]
fn place<const N: usize>(elements: &mut [u8], at: usize) -> &mut [u8; N] {
    (&mut elements[at..at + N]).try_into().expect("as many")
}

fn strided<R: Recorder, const LOAD: bool, const N: usize>(engine: &mut Engine, at: Cursor) -> Status {
    segments::<LOAD, N>(engine, at, |hart, i| hart.x(i.vs2()), general::strided::<R, LOAD>)
}

/// Of several fields, one segment after the other.
fn fields<R: Recorder, const LOAD: bool, const N: usize>(engine: &mut Engine, at: Cursor) -> Status {
    segments::<LOAD, N>(engine, at, |_, i| (i.fields() * N) as u64, unit::<R, LOAD, false>)
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

/// The same by bytes of an element.
macro_rules! by_size {
    ($load:expr, $width:expr, $handler:ident $recorder:ident) => {
        match ($load, $width) {
            (true, 0) => $handler::<$recorder, true, 1>,
            (true, 1) => $handler::<$recorder, true, 2>,
            (true, 2) => $handler::<$recorder, true, 4>,
            (true, _) => $handler::<$recorder, true, 8>,
            (false, 0) => $handler::<$recorder, false, 1>,
            (false, 1) => $handler::<$recorder, false, 2>,
            (false, 2) => $handler::<$recorder, false, 4>,
            (false, _) => $handler::<$recorder, false, 8>,
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
            let emul = s.emul(8 << width);
            if i.masked() || Plan::new(s, i, width, emul, load).is_err() {
                return None;
            }
            if i.fields() == 1 {
                by_access!(load, width, vector R)
            } else if R::RETIRED {
                return None;
            } else {
                micro.custom = maker.length << emul.max(0);
                by_size!(load, width, fields R)
            }
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
            by_size!(load, width, strided R)
        }
        _ => return None,
    })
}
