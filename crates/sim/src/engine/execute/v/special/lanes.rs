//! Arithmetic of one width and of two, comparisons, merges and extensions.
//!
//! Source: as the general handlers, whose functions of elements these are.

use std::marker::PhantomData;

use instar_isa::Op;

use super::super::bits::Vror;
use super::super::compare::{self, Condition, mask_result};
use super::super::integer::{self, Lane, merged_groups};
use super::super::lanes::Operand;
use super::super::widening::{
    self, Narrow, Widen, extended_groups, narrow_groups, wide_groups, widened_groups,
};
use super::blocks::{Elements, Placed, block, chosen, each, execute, mask, write};
use super::{Maker, by_form, by_operand, by_shape, by_shapes, wide};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::state::Hart;
use crate::state::vector::{Element, Vectors};

/// The operand as a signed number where it is no vector (`SCALAR`).
#[inline(always)]
fn signed<E: Element, const SCALAR: bool>(hart: &Hart, i: Placed) -> E {
    if SCALAR { i.scalar(hart, false) } else { E::default() }
}

/// A block of the operand: of `scalar`, or of vs1.
#[inline(always)]
fn operand<E: Element, const C: usize, const SCALAR: bool>(
    scalar: E,
    vectors: &Vectors,
    i: Placed,
    n: usize,
) -> [E; C] {
    if SCALAR { [scalar; C] } else { block(vectors, i.b, n) }
}

/// A function of the elements of vd, vs2 and the operand.
trait Function {
    type D: Element;
    type A: Element;
    type B: Element;

    /// The operand where it is no vector.
    fn scalar(hart: &Hart, i: Placed) -> Self::B;
    fn value(d: Self::D, a: Self::A, b: Self::B) -> Self::D;
}

/// vd[i] = f(vd[i], vs2[i], operand[i]); `SCALAR`: the operand is no vector.
struct Map<F, const SCALAR: bool>(PhantomData<F>);

impl<F: Function, const SCALAR: bool> Elements for Map<F, SCALAR> {
    type Element = F::D;
    type Given = F::B;

    #[inline(always)]
    fn given(hart: &Hart, i: Placed) -> F::B {
        if SCALAR { F::scalar(hart, i) } else { F::B::default() }
    }

    #[inline(always)]
    fn block<const C: usize>(scalar: F::B, vectors: &Vectors, i: Placed, n: usize) -> [F::D; C] {
        let (d, a): ([F::D; C], [F::A; C]) = (block(vectors, i.d, n), block(vectors, i.a, n));
        let b = operand::<_, C, SCALAR>(scalar, vectors, i, n);
        each(|k| F::value(d[k], a[k], b[k]))
    }
}

/// Elements of one width.
struct Same<L, E>(PhantomData<(L, E)>);

impl<L: Lane, E: Element> Function for Same<L, E> {
    type D = E;
    type A = E;
    type B = E;

    #[inline(always)]
    fn scalar(hart: &Hart, i: Placed) -> E {
        i.scalar(hart, L::UNSIGNED)
    }

    #[inline(always)]
    fn value(d: E, a: E, b: E) -> E {
        E::of(L::value(d, a, b))
    }
}

/// `vror.vi`, whose immediate has six bits.
struct Rotated<E>(PhantomData<E>);

impl<E: Element> Function for Rotated<E> {
    type D = E;
    type A = E;
    type B = E;

    #[inline(always)]
    fn scalar(_: &Hart, i: Placed) -> E {
        E::of(i.uimm6())
    }

    #[inline(always)]
    fn value(d: E, a: E, b: E) -> E {
        E::of(Vror::value(d, a, b))
    }
}

/// vd of twice the width; vs2 has that of `A`.
struct Widened<L, A, N, W>(PhantomData<(L, A, N, W)>);

impl<L: Widen, A: Element, N: Element, W: Element> Function for Widened<L, A, N, W> {
    type D = W;
    type A = A;
    type B = N;

    #[inline(always)]
    fn scalar(hart: &Hart, i: Placed) -> N {
        i.scalar(hart, L::UNSIGNED)
    }

    #[inline(always)]
    fn value(d: W, a: A, b: N) -> W {
        W::of(L::value(d.u(), a, b))
    }
}

/// vs2 of twice the width.
struct Narrowed<L, N, W>(PhantomData<(L, N, W)>);

impl<L: Narrow, N: Element, W: Element> Function for Narrowed<L, N, W> {
    type D = N;
    type A = W;
    type B = N;

    #[inline(always)]
    fn scalar(hart: &Hart, i: Placed) -> N {
        i.scalar(hart, true)
    }

    #[inline(always)]
    fn value(_: N, a: W, b: N) -> N {
        N::of(L::value(a, b.u() as u32 & (W::BITS - 1)))
    }
}

/// `vzext` and `vsext`.
struct Extended<A, D, const SIGNED: bool>(PhantomData<(A, D)>);

impl<A: Element, D: Element, const SIGNED: bool> Function for Extended<A, D, SIGNED> {
    type D = D;
    type A = A;
    type B = u8;

    #[inline(always)]
    fn scalar(_: &Hart, _: Placed) -> u8 {
        0
    }

    #[inline(always)]
    fn value(_: D, a: A, _: u8) -> D {
        D::of(if SIGNED { a.s() as u64 } else { a.u() })
    }
}

/// `vmerge`, and `vmv.v` where it does not look at v0 (`MERGED`).
struct Merge<E, const MERGED: bool, const SCALAR: bool>(PhantomData<E>);

impl<E: Element, const MERGED: bool, const SCALAR: bool> Elements for Merge<E, MERGED, SCALAR> {
    type Element = E;
    type Given = E;
    const MASKED_BY_V0: bool = false;

    #[inline(always)]
    fn given(hart: &Hart, i: Placed) -> E {
        signed::<E, SCALAR>(hart, i)
    }

    #[inline(always)]
    fn block<const C: usize>(scalar: E, vectors: &Vectors, i: Placed, n: usize) -> [E; C] {
        let b = operand::<_, C, SCALAR>(scalar, vectors, i, n);
        if MERGED { chosen(mask(vectors, n), b, block(vectors, i.a, n)) } else { b }
    }
}

/// `vadc` and `vsbc`.
struct Carry<E, const SCALAR: bool, const SUBTRACT: bool>(PhantomData<E>);

impl<E: Element, const SCALAR: bool, const SUBTRACT: bool> Elements for Carry<E, SCALAR, SUBTRACT> {
    type Element = E;
    type Given = E;
    const MASKED_BY_V0: bool = false;

    #[inline(always)]
    fn given(hart: &Hart, i: Placed) -> E {
        signed::<E, SCALAR>(hart, i)
    }

    #[inline(always)]
    fn block<const C: usize>(scalar: E, vectors: &Vectors, i: Placed, n: usize) -> [E; C] {
        let a: [E; C] = block(vectors, i.a, n);
        let b = operand::<_, C, SCALAR>(scalar, vectors, i, n);
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
}

/// A comparison, whose result is a mask.
#[inline(always)]
fn test<T: Condition, E: Element, const C: usize, const S: bool>(engine: &mut Engine, at: Cursor) -> Status {
    execute(engine, at, |hart, i, vl| {
        let scalar = signed::<E, S>(hart, i);
        let vectors = &mut hart.vectors;
        for n in (0..vl).step_by(C) {
            let a: [E; C] = block(vectors, i.a, n);
            let b = operand::<_, C, S>(scalar, vectors, i, n);
            let bits = (0..C).fold(0, |bits, k| bits | u64::from(T::holds(a[k], b[k])) << k);
            let body = (1u64 << C.min(vl - n)) - 1;
            let written = if i.masked() { body & mask(vectors, n) } else { body } << (n % 64);
            let word = vectors.get::<u64>(i.vd(), n / 64);
            vectors.set(i.vd(), n / 64, word & !written | bits << (n % 64) & written);
        }
    })
}

fn extend<A: Element, D: Element, const C: usize, const SIGNED: bool, const M: bool>(
    engine: &mut Engine,
    at: Cursor,
) -> Status {
    write::<Map<Extended<A, D, SIGNED>, true>, C, C, M>(engine, at)
}

impl integer::Maker for Maker<'_> {
    fn lane<L: Lane>(&self) -> Handler {
        if L::HIGH && self.s.sew == 3 && !self.s.full {
            return integer::lane::<L>;
        }
        by_form!(self, M S => by_shape!(self, E C SHORT => write::<Map<Same<L, E>, S>, C, SHORT, M>))
    }
}

impl widening::Maker for Maker<'_> {
    fn widen<L: Widen>(&self) -> Handler {
        if 2 * self.s.bits() > self.s.elen || widened_groups::<L>(self.s, self.i, self.operand).is_err() {
            return widening::Maker::widen::<L>(&integer::General);
        }
        by_form!(self, M S => by_shapes!(self, N W C SHORT => write::<Map<Widened<L, N, N, W>, S>, C, SHORT, M>))
    }

    fn widen_w<L: Widen>(&self) -> Handler {
        if 2 * self.s.bits() > self.s.elen || wide_groups(self.s, self.i, self.operand, true).is_err() {
            return widening::Maker::widen_w::<L>(&integer::General);
        }
        by_form!(self, M S => by_shapes!(self, N W C SHORT => write::<Map<Widened<L, W, N, W>, S>, C, SHORT, M>))
    }

    fn narrow<L: Narrow>(&self) -> Handler {
        if 2 * self.s.bits() > self.s.elen || narrow_groups(self.s, self.i, self.operand).is_err() {
            return widening::Maker::narrow::<L>(&integer::General);
        }
        by_form!(self, M S => by_shapes!(self, N W C SHORT => write::<Map<Narrowed<L, N, W>, S>, C, SHORT, M>))
    }
}

impl compare::Maker for Maker<'_> {
    fn compare<T: Condition>(&self) -> Handler {
        if mask_result(self.s, self.i, self.operand, self.i.masked()).is_err() {
            return compare::Maker::compare::<T>(&integer::General);
        }
        by_operand!(self, S => by_shape!(self, E C SHORT => test::<T, E, C, S>))
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
                return Some(
                    by_form!(self, M S => by_shape!(self, E C SHORT => write::<Merge<E, M, S>, C, SHORT, false>)),
                );
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
            by_shape!(self, E C SHORT => write::<Map<Rotated<E>, true>, C, SHORT, true>)
        } else {
            by_shape!(self, E C SHORT => write::<Map<Rotated<E>, true>, C, SHORT, false>)
        })
    }

    pub(super) fn carry(&self, op: Op) -> Option<Handler> {
        match op {
            Op::VadcVvm | Op::VadcVxm | Op::VadcVim => Some(
                by_operand!(self, S => by_shape!(self, E C SHORT => write::<Carry<E, S, false>, C, SHORT, false>)),
            ),
            Op::VsbcVvm | Op::VsbcVxm => Some(
                by_operand!(self, S => by_shape!(self, E C SHORT => write::<Carry<E, S, true>, C, SHORT, false>)),
            ),
            _ => None,
        }
    }
}
