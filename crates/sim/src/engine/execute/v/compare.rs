//! Comparisons, and addition and subtraction with carry.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Integer Compare
//! Instructions" and "Vector Integer Add-with-Carry / Subtract-with-Borrow Instructions".

use instar_isa::Op;

use super::integer::General;
use super::lanes::{Operand, Setting, by_sew, setting};
use super::legal::Group;
use super::{Done, Instruction, compute};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::state::vector::Element;

/// A condition of an element of vs2 and one of vs1, rs1 or the immediate.
pub(super) trait Condition: 'static {
    fn holds<E: Element>(a: E, b: E) -> bool;
}

macro_rules! conditions {
    ($($name:ident($a:ident, $b:ident) => $body:expr;)+) => {$(
        struct $name;

        impl Condition for $name {
            #[inline(always)]
            fn holds<E: Element>($a: E, $b: E) -> bool {
                $body
            }
        }
    )+};
}

conditions! {
    Equal(a, b) => a == b;
    NotEqual(a, b) => a != b;
    LessUnsigned(a, b) => a.u() < b.u();
    Less(a, b) => a.s() < b.s();
    LessOrEqualUnsigned(a, b) => a.u() <= b.u();
    LessOrEqual(a, b) => a.s() <= b.s();
    GreaterUnsigned(a, b) => a.u() > b.u();
    Greater(a, b) => a.s() > b.s();
}

/// The groups where the result is a mask; `masked`: v0 is read as one.
pub(super) fn mask_result(s: &Setting, i: Instruction, operand: Operand, masked: bool) -> Done {
    let d = Group::mask(i.vd());
    let a = Group::new(i.vs2(), s.bits(), s.lmul)?;
    a.read_beside_mask(masked)?;
    d.over(a)?;
    if let Operand::Register(vs1) = operand {
        let b = Group::new(vs1, s.bits(), s.lmul)?;
        b.read_beside_mask(masked)?;
        d.over(b)?;
    }
    Ok(())
}

fn compare<C: Condition>(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        let operand = i.operand(hart, false);
        mask_result(&s, i, operand, i.masked())?;
        let vectors = &mut hart.vectors;
        by_sew!(s, E => s.test(vectors, i.masked(), i.vd(), i.vs2(), operand, |_, _, a: E, b: E| C::holds(a, b)));
        Ok(())
    })
}

/// The sum with a carry, or the difference with a borrow, and what is carried out.
#[inline(always)]
fn carried<E: Element, const SUBTRACT: bool>(a: E, b: E, carry: bool) -> (E, bool) {
    let (a, b, carry) = (i128::from(a.u()), i128::from(b.u()), i128::from(carry));
    let result = if SUBTRACT { a - b - carry } else { a + b + carry };
    (E::of(result as u64), result >> E::BITS != 0)
}

/// `vadc` and `vsbc`: v0 is an operand, and every element is active.
fn with_carry<const SUBTRACT: bool>(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        let operand = i.operand(hart, false);
        super::integer::same_width(&s, i, operand)?;
        let vectors = &mut hart.vectors;
        if s.vstart < s.vl {
            by_sew!(s, E => {
                for n in s.vstart..s.vl {
                    let (a, b): (E, E) = (vectors.get(i.vs2(), n), operand.get(vectors, n));
                    let sum = carried::<E, SUBTRACT>(a, b, vectors.bit(0, n)).0;
                    vectors.set(i.vd(), n, sum);
                }
                s.tail::<E>(vectors, i.vd(), s.vl);
            });
        }
        Ok(())
    })
}

/// `vmadc` and `vmsbc`: what is carried out, with or without a carry in v0.
fn carry_out<const SUBTRACT: bool>(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        let operand = i.operand(hart, false);
        mask_result(&s, i, operand, i.masked())?;
        let vectors = &mut hart.vectors;
        by_sew!(s, E => s.test(vectors, false, i.vd(), i.vs2(), operand, |vectors, n, a: E, b: E| {
            carried::<E, SUBTRACT>(a, b, i.masked() && vectors.bit(0, n)).1
        }));
        Ok(())
    })
}

/// What makes handlers of conditions.
pub(super) trait Maker {
    fn compare<C: Condition>(&self) -> Handler;
}

impl Maker for General {
    fn compare<C: Condition>(&self) -> Handler {
        compare::<C>
    }
}

/// Handlers of comparisons.
pub(super) fn comparison(op: Op, maker: &impl Maker) -> Option<Handler> {
    Some(match op {
        Op::VmseqVv | Op::VmseqVx | Op::VmseqVi => maker.compare::<Equal>(),
        Op::VmsneVv | Op::VmsneVx | Op::VmsneVi => maker.compare::<NotEqual>(),
        Op::VmsltuVv | Op::VmsltuVx => maker.compare::<LessUnsigned>(),
        Op::VmsltVv | Op::VmsltVx => maker.compare::<Less>(),
        Op::VmsleuVv | Op::VmsleuVx | Op::VmsleuVi => maker.compare::<LessOrEqualUnsigned>(),
        Op::VmsleVv | Op::VmsleVx | Op::VmsleVi => maker.compare::<LessOrEqual>(),
        Op::VmsgtuVx | Op::VmsgtuVi => maker.compare::<GreaterUnsigned>(),
        Op::VmsgtVx | Op::VmsgtVi => maker.compare::<Greater>(),
        _ => return None,
    })
}

/// Handlers of this kind.
pub(super) fn handler(op: Op) -> Option<Handler> {
    comparison(op, &General).or_else(|| carries(op))
}

fn carries(op: Op) -> Option<Handler> {
    Some(match op {
        Op::VadcVvm | Op::VadcVxm | Op::VadcVim => with_carry::<false>,
        Op::VsbcVvm | Op::VsbcVxm => with_carry::<true>,
        Op::VmadcVvm | Op::VmadcVxm | Op::VmadcVim | Op::VmadcVv | Op::VmadcVx | Op::VmadcVi => {
            carry_out::<false>
        }
        Op::VmsbcVvm | Op::VmsbcVxm | Op::VmsbcVv | Op::VmsbcVx => carry_out::<true>,
        _ => return None,
    })
}
