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
use super::blocks::{active, all, block, chosen, each, execute, mask};
use super::{Maker, by_shape, by_shapes};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::state::vector::{Element, Vectors};

/// vd[i] = f(vd[i], vs2[i], operand[i]) for the active elements.
#[inline(always)]
fn map<D: Element, A: Element, B: Element, const C: usize>(
    engine: &mut Engine,
    at: Cursor,
    unsigned: bool,
    f: impl Fn(D, A, B) -> D,
) -> Status {
    execute(engine, at, |hart, i, vl| {
        let operand = i.operand(hart, unsigned);
        let vectors = &mut hart.vectors;
        let of = |vectors: &Vectors, n: usize, b: [B; C]| {
            let (d, a): ([D; C], [A; C]) = (block(vectors, i.vd(), n), block(vectors, i.vs2(), n));
            each::<D, C>(|k| f(d[k], a[k], b[k]))
        };
        match operand {
            Operand::Register(vs1) => {
                active(vectors, i, vl, |vectors, n| of(vectors, n, block(vectors, vs1, n)));
            }
            Operand::Scalar(value) => active(vectors, i, vl, |vectors, n| of(vectors, n, [B::of(value); C])),
        }
    })
}

fn lane<L: Lane, E: Element, const C: usize>(engine: &mut Engine, at: Cursor) -> Status {
    map::<E, E, E, C>(engine, at, L::UNSIGNED, |d, a, b| E::of(L::value(d, a, b)))
}

fn rotate<E: Element, const C: usize>(engine: &mut Engine, at: Cursor) -> Status {
    execute(engine, at, |hart, i, vl| {
        let amount = E::of(i.uimm6());
        active::<E, C>(&mut hart.vectors, i, vl, |vectors, n| {
            let a: [E; C] = block(vectors, i.vs2(), n);
            each(|k| E::of(Vror::value(a[k], a[k], amount)))
        });
    })
}

fn widen<L: Widen, N: Element, W: Element, const C: usize>(engine: &mut Engine, at: Cursor) -> Status {
    map::<W, N, N, C>(engine, at, L::UNSIGNED, |d, a, b| W::of(L::value(d.u(), a, b)))
}

fn widen_w<L: Widen, N: Element, W: Element, const C: usize>(engine: &mut Engine, at: Cursor) -> Status {
    map::<W, W, N, C>(engine, at, L::UNSIGNED, |d, a, b| W::of(L::value(d.u(), a, b)))
}

fn narrow<L: Narrow, N: Element, W: Element, const C: usize>(engine: &mut Engine, at: Cursor) -> Status {
    map::<N, W, N, C>(engine, at, true, |_, a, b| N::of(L::value(a, b.u() as u32 & (W::BITS - 1))))
}

fn extend<A: Element, D: Element, const C: usize, const SIGNED: bool>(
    engine: &mut Engine,
    at: Cursor,
) -> Status {
    execute(engine, at, |hart, i, vl| {
        active::<D, C>(&mut hart.vectors, i, vl, |vectors, n| {
            let a: [A; C] = block(vectors, i.vs2(), n);
            each(|k| D::of(if SIGNED { a[k].s() as u64 } else { a[k].u() }))
        });
    })
}

/// `vmerge`, and `vmv.v` where it is not masked.
fn merge<E: Element, const C: usize>(engine: &mut Engine, at: Cursor) -> Status {
    execute(engine, at, |hart, i, vl| {
        let operand = i.operand(hart, false);
        let vectors = &mut hart.vectors;
        all::<E, C>(vectors, i.vd(), vl, |vectors, n| {
            let b = match operand {
                Operand::Register(vs1) => block(vectors, vs1, n),
                Operand::Scalar(value) => [E::of(value); C],
            };
            if i.masked() { chosen(mask(vectors, n), b, block(vectors, i.vs2(), n)) } else { b }
        });
    })
}

/// `vadc` and `vsbc`.
fn carry<E: Element, const C: usize, const SUBTRACT: bool>(engine: &mut Engine, at: Cursor) -> Status {
    execute(engine, at, |hart, i, vl| {
        let operand = i.operand(hart, false);
        let vectors = &mut hart.vectors;
        all::<E, C>(vectors, i.vd(), vl, |vectors, n| {
            let a: [E; C] = block(vectors, i.vs2(), n);
            let b = match operand {
                Operand::Register(vs1) => block(vectors, vs1, n),
                Operand::Scalar(value) => [E::of(value); C],
            };
            let bits = mask(vectors, n);
            each(|k| {
                let (a, b, carry) = (a[k].u(), b[k].u(), bits >> k & 1);
                let sum =
                    if SUBTRACT { a.wrapping_sub(b).wrapping_sub(carry) } else { a.wrapping_add(b + carry) };
                E::of(sum)
            })
        });
    })
}

/// A comparison, whose result is a mask.
fn test<T: Condition, E: Element, const C: usize>(engine: &mut Engine, at: Cursor) -> Status {
    execute(engine, at, |hart, i, vl| {
        let operand = i.operand(hart, false);
        let vectors = &mut hart.vectors;
        for n in (0..vl).step_by(C) {
            let a: [E; C] = block(vectors, i.vs2(), n);
            let b = match operand {
                Operand::Register(vs1) => block(vectors, vs1, n),
                Operand::Scalar(value) => [E::of(value); C],
            };
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
        by_shape!(self, E C => lane::<L, E, C>)
    }
}

impl widening::Maker for Maker<'_> {
    fn widen<L: Widen>(&self) -> Handler {
        if 2 * self.s.bits() > self.s.elen || widened_groups::<L>(self.s, self.i, self.operand).is_err() {
            return widening::Maker::widen::<L>(&integer::General);
        }
        by_shapes!(self, N W C => widen::<L, N, W, C>)
    }

    fn widen_w<L: Widen>(&self) -> Handler {
        if 2 * self.s.bits() > self.s.elen || wide_groups(self.s, self.i, self.operand, true).is_err() {
            return widening::Maker::widen_w::<L>(&integer::General);
        }
        by_shapes!(self, N W C => widen_w::<L, N, W, C>)
    }

    fn narrow<L: Narrow>(&self) -> Handler {
        if 2 * self.s.bits() > self.s.elen || narrow_groups(self.s, self.i, self.operand).is_err() {
            return widening::Maker::narrow::<L>(&integer::General);
        }
        by_shapes!(self, N W C => narrow::<L, N, W, C>)
    }
}

impl compare::Maker for Maker<'_> {
    fn compare<T: Condition>(&self) -> Handler {
        if mask_result(self.s, self.i, self.operand, self.i.masked()).is_err() {
            return compare::Maker::compare::<T>(&integer::General);
        }
        by_shape!(self, E C => test::<T, E, C>)
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
                return Some(by_shape!(self, E C => merge::<E, C>));
            }
            _ => return None,
        };
        extended_groups(self.s, self.i, shift).ok()?;
        let signed = matches!(op, Op::VsextVf2 | Op::VsextVf4 | Op::VsextVf8);
        Some(match (self.s.sew - shift, self.s.sew, signed) {
            (0, 1, false) => extend::<u8, u16, 8, false>,
            (0, 1, true) => extend::<u8, u16, 8, true>,
            (0, 2, false) => extend::<u8, u32, 4, false>,
            (0, 2, true) => extend::<u8, u32, 4, true>,
            (0, _, false) => extend::<u8, u64, 2, false>,
            (0, _, true) => extend::<u8, u64, 2, true>,
            (1, 2, false) => extend::<u16, u32, 4, false>,
            (1, 2, true) => extend::<u16, u32, 4, true>,
            (1, _, false) => extend::<u16, u64, 2, false>,
            (1, _, true) => extend::<u16, u64, 2, true>,
            (_, _, false) => extend::<u32, u64, 2, false>,
            (_, _, true) => extend::<u32, u64, 2, true>,
        })
    }

    pub(super) fn rotate(&self, op: Op) -> Option<Handler> {
        (op == Op::VrorVi).then(|| by_shape!(self, E C => rotate::<E, C>))
    }

    pub(super) fn carry(&self, op: Op) -> Option<Handler> {
        match op {
            Op::VadcVvm | Op::VadcVxm | Op::VadcVim => Some(by_shape!(self, E C => carry::<E, C, false>)),
            Op::VsbcVvm | Op::VsbcVxm => Some(by_shape!(self, E C => carry::<E, C, true>)),
            _ => None,
        }
    }
}
