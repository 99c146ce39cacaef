//! Reductions.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Reduction Operations".
//! The result is one element, which may lie over any source.

use instar_isa::Op;

use super::lanes::{Setting, by_pair, by_sew, setting};
use super::legal::Group;
use super::{Done, Instruction, compute, require};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::state::vector::{Element, Vectors};

trait Fold {
    fn value<E: Element>(sum: E, a: E) -> u64;
}

macro_rules! folds {
    ($($name:ident($sum:ident, $a:ident) => $body:expr;)+) => {$(
        struct $name;

        impl Fold for $name {
            #[inline(always)]
            fn value<E: Element>($sum: E, $a: E) -> u64 {
                $body
            }
        }
    )+};
}

folds! {
    Vredsum(sum, a) => sum.u().wrapping_add(a.u());
    Vredand(sum, a) => sum.u() & a.u();
    Vredor(sum, a) => sum.u() | a.u();
    Vredxor(sum, a) => sum.u() ^ a.u();
    Vredminu(sum, a) => sum.u().min(a.u());
    Vredmin(sum, a) => sum.s().min(a.s()) as u64;
    Vredmaxu(sum, a) => sum.u().max(a.u());
    Vredmax(sum, a) => sum.s().max(a.s()) as u64;
}

/// The groups; `bits` is the width of the scalars.
fn groups(s: &Setting, i: Instruction, bits: u32) -> Done {
    require(s.vstart == 0, "vstart of a reduction is not 0")?;
    let a = Group::new(i.vs2(), s.bits(), s.lmul)?;
    let scalar = Group::scalar(i.vs1(), bits);
    a.read_beside_mask(i.masked())?;
    scalar.read_beside_mask(i.masked())?;
    a.with(scalar)
}

/// Folds the active elements of vs2, each `widened`, into element 0 of vs1.
#[inline(always)]
fn fold<D: Element, A: Element>(
    s: &Setting,
    vectors: &mut Vectors,
    i: Instruction,
    mut value: impl FnMut(D, A) -> D,
) {
    if s.vl == 0 {
        return;
    }
    let mut sum: D = vectors.get(i.vs1(), 0);
    for n in 0..s.vl {
        if !i.masked() || vectors.bit(0, n) {
            sum = value(sum, vectors.get(i.vs2(), n));
        }
    }
    s.first(vectors, i.vd(), sum);
}

fn reduce<F: Fold>(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        groups(&s, i, s.bits())?;
        let vectors = &mut hart.vectors;
        by_sew!(s, E => fold(&s, vectors, i, |sum: E, a: E| E::of(F::value(sum, a))));
        Ok(())
    })
}

fn widening_sum<const SIGNED: bool>(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        let vectors = &mut hart.vectors;
        by_pair!(s, N W => {
            groups(&s, i, W::BITS)?;
            fold(&s, vectors, i, |sum: W, a: N| {
                W::of(sum.u().wrapping_add(if SIGNED { a.s() as u64 } else { a.u() }))
            });
        });
        Ok(())
    })
}

/// Handlers of this kind.
pub(super) fn handler(op: Op) -> Option<Handler> {
    Some(match op {
        Op::VredsumVs => reduce::<Vredsum>,
        Op::VredandVs => reduce::<Vredand>,
        Op::VredorVs => reduce::<Vredor>,
        Op::VredxorVs => reduce::<Vredxor>,
        Op::VredminuVs => reduce::<Vredminu>,
        Op::VredminVs => reduce::<Vredmin>,
        Op::VredmaxuVs => reduce::<Vredmaxu>,
        Op::VredmaxVs => reduce::<Vredmax>,
        Op::VwredsumuVs => widening_sum::<false>,
        Op::VwredsumVs => widening_sum::<true>,
        _ => return None,
    })
}
