//! Beside an instruction that moves elements as registers say: notes which it takes, for sinks that
//! ask.
//!
//! Source: `RetiredBatch::elements`. What the manual reserves is not looked at here: that
//! instruction traps.

use instar_isa::Op;
use instar_trace::Wishes;

use super::lanes::{Setting, by_sew, setting};
use super::permute::position;
use super::{Done, Instruction};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::state::Hart;
use crate::state::vector::Element;

/// An index, or an amount.
fn number(value: u64) -> u16 {
    u16::try_from(value).unwrap_or(u16::MAX)
}

/// Elements of vs1 below vl.
fn indices<E: Element>(hart: &Hart, s: &Setting, i: Instruction) -> Vec<u16> {
    hart.vectors.elements::<E>(i.vs1()).iter().take(s.vl).map(|index| number(index.u())).collect()
}

fn gathered(hart: &Hart, s: &Setting, i: Instruction) -> Vec<u16> {
    by_sew!(s, E => indices::<E>(hart, s, i))
}

fn gathered_by_one(hart: &Hart, s: &Setting, i: Instruction) -> Vec<u16> {
    vec![number(position(hart, i)); s.vl]
}

fn compressed(hart: &Hart, s: &Setting, i: Instruction) -> Vec<u16> {
    (0..s.vl).filter(|&n| hart.vectors.bit(i.vs1(), n)).map(|n| n as u16).collect()
}

fn slid(hart: &Hart, _: &Setting, i: Instruction) -> Vec<u16> {
    vec![number(position(hart, i))]
}

#[inline(always)]
fn note(engine: &mut Engine, at: Cursor, taken: impl Fn(&Hart, &Setting, Instruction) -> Vec<u16>) -> Status {
    let op = at.op();
    let Engine { hart, batch, .. } = engine;
    if engine.wishes.has(Wishes::ELEMENTS)
        && let Done::Ok(s) = setting(hart)
    {
        batch.elements.extend(taken(hart, &s, Instruction(op.immediate as u32)));
        batch.took_elements(batch.len() + usize::from(op.index));
    }
    at.advance(engine)
}

/// The operation for the block before `op`, if it is one of these.
pub(crate) fn note_elements(op: Op) -> Option<Handler> {
    Some(match op {
        Op::VrgatherVv => |engine, at| note(engine, at, gathered),
        Op::VrgatherVx | Op::VrgatherVi => |engine, at| note(engine, at, gathered_by_one),
        Op::Vrgatherei16Vv => |engine, at| note(engine, at, indices::<u16>),
        Op::VcompressVm => |engine, at| note(engine, at, compressed),
        Op::VslideupVx | Op::VslidedownVx => |engine, at| note(engine, at, slid),
        _ => return None,
    })
}
