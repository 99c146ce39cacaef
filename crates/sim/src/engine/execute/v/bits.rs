//! Zvbb, Zvkb and Zvbc: bits within elements, and carry-less products. `vwsll` stands with what
//! widens.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Vector Cryptography", sections
//! "Zvbb" and "Zvbc".

use instar_isa::Op;

use super::integer::{General, Lane, Maker, lane, lanes, same_width};
use super::lanes::{Operand, by_sew, setting};
use super::{compute, require};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::state::vector::Element;

/// `value` turned left within the bits of an element.
#[inline(always)]
fn turned<E: Element>(value: E, amount: u64) -> u64 {
    let amount = amount as u32 & (E::BITS - 1);
    value.u() << amount | value.u() >> ((E::BITS - amount) & (E::BITS - 1))
}

lanes! {
    Vandn(_, a, b) => a.u() & !b.u();
    Vrol(_, a, b) => turned(a, b.u());
    Vror(_, a, b) => turned(a, b.u().wrapping_neg());
    Vbrev(_, a, _) => a.u().reverse_bits() >> (64 - E::BITS);
    Vbrev8(_, a, _) => a.u().reverse_bits().swap_bytes();
    Vrev8(_, a, _) => a.u().swap_bytes() >> (64 - E::BITS);
    Vclz(_, a, _) => u64::from(a.u().leading_zeros() + E::BITS - 64);
    Vctz(_, a, _) => u64::from(a.u().trailing_zeros().min(E::BITS));
    Vcpop(_, a, _) => u64::from(a.u().count_ones());
    Vclmul(_, a, b) => product(a.u(), b.u()) as u64;
    Vclmulh(_, a, b) => (product(a.u(), b.u()) >> 64) as u64;
}

/// The carry-less product.
pub(super) fn product(a: u64, b: u64) -> u128 {
    (0..64).filter(|n| b >> n & 1 == 1).fold(0, |sum, n| sum ^ u128::from(a) << n)
}

/// vd[i] = L(vs2[i]).
fn unary<L: Lane>(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        let none = Operand::Scalar(0);
        same_width(&s, i, none)?;
        let vectors = &mut hart.vectors;
        by_sew!(s, E => s.map(vectors, i.masked(), i.vd(), i.vs2(), none, |d: E, a: E, b: E| {
            E::of(L::value(d, a, b))
        }));
        Ok(())
    })
}

/// `vror.vi`, whose immediate has six bits.
fn rotate(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        let amount = Operand::Scalar(i.uimm6());
        same_width(&s, i, amount)?;
        let vectors = &mut hart.vectors;
        by_sew!(s, E => s.map(vectors, i.masked(), i.vd(), i.vs2(), amount, |d: E, a: E, b: E| {
            E::of(Vror::value(d, a, b))
        }));
        Ok(())
    })
}

/// `vclmul` and `vclmulh`, of 64-bit elements alone.
fn carryless<L: Lane>(engine: &mut Engine, at: Cursor) -> Status {
    let unit = engine.hart.csrs.vector();
    if !unit.vtype.illegal && unit.vtype.sew != 3 {
        return compute(engine, at, |_, _| require(false, "carry-less products are of 64-bit elements"));
    }
    lane::<L>(engine, at)
}

/// Handlers of functions of two elements.
pub(super) fn logic(op: Op, maker: &impl Maker) -> Option<Handler> {
    Some(match op {
        Op::VandnVv | Op::VandnVx => maker.lane::<Vandn>(),
        Op::VrolVv | Op::VrolVx => maker.lane::<Vrol>(),
        Op::VrorVv | Op::VrorVx => maker.lane::<Vror>(),
        _ => return None,
    })
}

/// Handlers of this kind.
pub(super) fn handler(op: Op) -> Option<Handler> {
    logic(op, &General).or_else(|| others(op))
}

fn others(op: Op) -> Option<Handler> {
    Some(match op {
        Op::VrorVi => rotate,
        Op::VbrevV => unary::<Vbrev>,
        Op::Vbrev8V => unary::<Vbrev8>,
        Op::Vrev8V => unary::<Vrev8>,
        Op::VclzV => unary::<Vclz>,
        Op::VctzV => unary::<Vctz>,
        Op::VcpopV => unary::<Vcpop>,
        Op::VclmulVv | Op::VclmulVx => carryless::<Vclmul>,
        Op::VclmulhVv | Op::VclmulhVx => carryless::<Vclmulh>,
        _ => return None,
    })
}
