//! Arithmetic of one width and of two, comparisons, merges and extensions.
//!
//! Source: as the general handlers, whose functions of elements these are.

use instar_isa::Op;

use super::super::bits::Vror;
use super::super::compare::{self, Condition, mask_result};
use super::super::integer::{self, Lane, merged_groups};
use super::super::lanes::Operand;
use super::super::widening::{
    self, Narrow, Widen, extended_groups, narrow_groups, wide_groups, widened_groups,
};
use super::blocks::{Placed, block, chosen, each, execute, mask, write};
use super::{Maker, by_form, by_operand, by_shape, by_shapes, wide};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::state::Hart;
use crate::state::vector::Element;

/// vd[i] = f(vd[i], vs2[i], operand[i]) for the active elements; `SCALAR`: the operand is no
/// vector.
#[inline(always)]
fn map<D: Element, A: Element, B: Element, const C: usize, const MASKED: bool, const SCALAR: bool>(
    engine: &mut Engine,
    at: Cursor,
    scalar: impl Fn(&Hart, Placed) -> B + Copy,
    f: impl Fn(D, A, B) -> D + Copy,
) -> Status {
    write::<D, _, C, MASKED>(engine, at, move |hart, i| {
        let scalar = if SCALAR { scalar(hart, i) } else { B::default() };
        move |vectors, n| {
            let (d, a): ([D; C], [A; C]) = (block(vectors, i.d, n), block(vectors, i.a, n));
            let b = if SCALAR { [scalar; C] } else { block(vectors, i.b, n) };
            each(|k| f(d[k], a[k], b[k]))
        }
    })
}

#[inline(always)]
fn lane<L: Lane, E: Element, const C: usize, const M: bool, const S: bool>(
    engine: &mut Engine,
    at: Cursor,
) -> Status {
    let scalar = |hart: &Hart, i: Placed| i.scalar(hart, L::UNSIGNED);
    map::<E, E, E, C, M, S>(engine, at, scalar, |d, a, b| E::of(L::value(d, a, b)))
}

#[inline(always)]
fn rotate<E: Element, const C: usize, const M: bool>(engine: &mut Engine, at: Cursor) -> Status {
    let amount = |_: &Hart, i: Placed| E::of(i.uimm6());
    map::<E, E, E, C, M, true>(engine, at, amount, |d, a, b| E::of(Vror::value(d, a, b)))
}

#[inline(always)]
fn widen<L: Widen, N: Element, W: Element, const C: usize, const M: bool, const S: bool>(
    engine: &mut Engine,
    at: Cursor,
) -> Status {
    let scalar = |hart: &Hart, i: Placed| i.scalar(hart, L::UNSIGNED);
    map::<W, N, N, C, M, S>(engine, at, scalar, |d, a, b| W::of(L::value(d.u(), a, b)))
}

#[inline(always)]
fn widen_w<L: Widen, N: Element, W: Element, const C: usize, const M: bool, const S: bool>(
    engine: &mut Engine,
    at: Cursor,
) -> Status {
    let scalar = |hart: &Hart, i: Placed| i.scalar(hart, L::UNSIGNED);
    map::<W, W, N, C, M, S>(engine, at, scalar, |d, a, b| W::of(L::value(d.u(), a, b)))
}

#[inline(always)]
fn narrow<L: Narrow, N: Element, W: Element, const C: usize, const M: bool, const S: bool>(
    engine: &mut Engine,
    at: Cursor,
) -> Status {
    let scalar = |hart: &Hart, i: Placed| i.scalar(hart, true);
    map::<N, W, N, C, M, S>(engine, at, scalar, |_, a, b| N::of(L::value(a, b.u() as u32 & (W::BITS - 1))))
}

fn extend<A: Element, D: Element, const C: usize, const SIGNED: bool, const M: bool>(
    engine: &mut Engine,
    at: Cursor,
) -> Status {
    let none = |_: &Hart, _: Placed| 0u8;
    map::<D, A, u8, C, M, true>(engine, at, none, |_, a, _| D::of(if SIGNED { a.s() as u64 } else { a.u() }))
}

/// `vmerge`, and `vmv.v` where it is not masked (`M`).
#[inline(always)]
fn merge<E: Element, const C: usize, const M: bool, const S: bool>(
    engine: &mut Engine,
    at: Cursor,
) -> Status {
    write::<E, _, C, false>(engine, at, |hart, i| {
        let scalar: E = if S { i.scalar(hart, false) } else { E::default() };
        move |vectors, n| {
            let b = if S { [scalar; C] } else { block(vectors, i.b, n) };
            if M { chosen(mask(vectors, n), b, block(vectors, i.a, n)) } else { b }
        }
    })
}

/// `vadc` and `vsbc`.
#[inline(always)]
fn carry<E: Element, const C: usize, const S: bool, const SUBTRACT: bool>(
    engine: &mut Engine,
    at: Cursor,
) -> Status {
    write::<E, _, C, false>(engine, at, |hart, i| {
        let scalar: E = if S { i.scalar(hart, false) } else { E::default() };
        move |vectors, n| {
            let a: [E; C] = block(vectors, i.a, n);
            let b = if S { [scalar; C] } else { block(vectors, i.b, n) };
            let bits = mask(vectors, n);
            each(|k| {
                let (a, b, carry) = (a[k].u(), b[k].u(), bits >> k & 1);
                let sum = if SUBTRACT {
                    a.wrapping_sub(b).wrapping_sub(carry)
                } else {
                    a.wrapping_add(b).wrapping_add(carry)
                };
                E::of(sum)
            })
        }
    })
}

/// A comparison, whose result is a mask.
#[inline(always)]
fn test<T: Condition, E: Element, const C: usize, const S: bool>(engine: &mut Engine, at: Cursor) -> Status {
    execute(engine, at, |hart, i, vl| {
        let scalar = if S { i.scalar(hart, false) } else { E::default() };
        let vectors = &mut hart.vectors;
        for n in (0..vl).step_by(C) {
            let a: [E; C] = block(vectors, i.a, n);
            let b = if S { [scalar; C] } else { block(vectors, i.b, n) };
            let bits = (0..C).fold(0, |bits, k| bits | u64::from(T::holds(a[k], b[k])) << k);
            let body = (1u64 << C.min(vl - n)) - 1;
            let written = if i.masked() { body & mask(vectors, n) } else { body } << (n % 64);
            let word = vectors.get::<u64>(i.vd(), n / 64);
            vectors.set(i.vd(), n / 64, word & !written | bits << (n % 64) & written);
        }
    })
}

impl integer::Maker for Maker<'_> {
    fn lane<L: Lane>(&self) -> Handler {
        if L::HIGH && self.s.sew == 3 && !self.s.full {
            return integer::lane::<L>;
        }
        by_form!(self, M S => by_shape!(self, E C => lane::<L, E, C, M, S>))
    }
}

impl widening::Maker for Maker<'_> {
    fn widen<L: Widen>(&self) -> Handler {
        if 2 * self.s.bits() > self.s.elen || widened_groups::<L>(self.s, self.i, self.operand).is_err() {
            return widening::Maker::widen::<L>(&integer::General);
        }
        by_form!(self, M S => by_shapes!(self, N W C => widen::<L, N, W, C, M, S>))
    }

    fn widen_w<L: Widen>(&self) -> Handler {
        if 2 * self.s.bits() > self.s.elen || wide_groups(self.s, self.i, self.operand, true).is_err() {
            return widening::Maker::widen_w::<L>(&integer::General);
        }
        by_form!(self, M S => by_shapes!(self, N W C => widen_w::<L, N, W, C, M, S>))
    }

    fn narrow<L: Narrow>(&self) -> Handler {
        if 2 * self.s.bits() > self.s.elen || narrow_groups(self.s, self.i, self.operand).is_err() {
            return widening::Maker::narrow::<L>(&integer::General);
        }
        by_form!(self, M S => by_shapes!(self, N W C => narrow::<L, N, W, C, M, S>))
    }
}

impl compare::Maker for Maker<'_> {
    fn compare<T: Condition>(&self) -> Handler {
        if mask_result(self.s, self.i, self.operand, self.i.masked()).is_err() {
            return compare::Maker::compare::<T>(&integer::General);
        }
        by_operand!(self, S => by_shape!(self, E C => test::<T, E, C, S>))
    }
}

impl Maker<'_> {
    pub(super) fn merge(&self, op: Op) -> Option<Handler> {
        let shift = match op {
            Op::VzextVf2 | Op::VsextVf2 => 1,
            Op::VzextVf4 | Op::VsextVf4 => 2,
            Op::VzextVf8 | Op::VsextVf8 => 3,
            Op::VmergeVvm | Op::VmergeVxm | Op::VmergeVim | Op::VmvVV | Op::VmvVX | Op::VmvVI => {
                merged_groups(self.s, self.i, self.operand).ok()?;
                return Some(by_form!(self, M S => by_shape!(self, E C => merge::<E, C, M, S>)));
            }
            _ => return None,
        };
        extended_groups(self.s, self.i, shift).ok()?;
        let signed = matches!(op, Op::VsextVf2 | Op::VsextVf4 | Op::VsextVf8);
        Some(if signed { self.extend::<true>(shift) } else { self.extend::<false>(shift) })
    }

    fn extend<const SIGNED: bool>(&self, shift: u8) -> Handler {
        match (self.s.sew - shift, self.s.sew, self.i.masked()) {
            (0, 1, false) => extend::<u8, u16, 8, SIGNED, false>,
            (0, 1, true) => extend::<u8, u16, 8, SIGNED, true>,
            (0, 2, false) => extend::<u8, u32, 4, SIGNED, false>,
            (0, 2, true) => extend::<u8, u32, 4, SIGNED, true>,
            (0, _, false) => extend::<u8, u64, 2, SIGNED, false>,
            (0, _, true) => extend::<u8, u64, 2, SIGNED, true>,
            (1, 2, false) => extend::<u16, u32, 4, SIGNED, false>,
            (1, 2, true) => extend::<u16, u32, 4, SIGNED, true>,
            (1, _, false) => extend::<u16, u64, 2, SIGNED, false>,
            (1, _, true) => extend::<u16, u64, 2, SIGNED, true>,
            (_, _, false) => extend::<u32, u64, 2, SIGNED, false>,
            (_, _, true) => extend::<u32, u64, 2, SIGNED, true>,
        }
    }

    pub(super) fn rotate(&self, op: Op) -> Option<Handler> {
        if op != Op::VrorVi {
            return None;
        }
        Some(if self.i.masked() {
            by_shape!(self, E C => rotate::<E, C, true>)
        } else {
            by_shape!(self, E C => rotate::<E, C, false>)
        })
    }

    pub(super) fn carry(&self, op: Op) -> Option<Handler> {
        match op {
            Op::VadcVvm | Op::VadcVxm | Op::VadcVim => {
                Some(by_operand!(self, S => by_shape!(self, E C => carry::<E, C, S, false>)))
            }
            Op::VsbcVvm | Op::VsbcVxm => {
                Some(by_operand!(self, S => by_shape!(self, E C => carry::<E, C, S, true>)))
            }
            _ => None,
        }
    }
}
