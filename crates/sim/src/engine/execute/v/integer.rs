//! Integer arithmetic of one width, moves and merges.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Integer Arithmetic
//! Instructions".

use instar_isa::Op;

use super::lanes::{Operand, Setting, by_sew, setting};
use super::legal::Group;
use super::{Done, Instruction, compute, require};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::state::vector::Element;

/// A function of an element of vd, one of vs2 and one of vs1, rs1 or the immediate; the result's
/// low bits count.
pub(super) trait Lane: 'static {
    /// Whether an immediate is zero-extended.
    const UNSIGNED: bool = false;
    /// Whether it is the upper half of a product, which 64-bit elements have with V only.
    const HIGH: bool = false;

    fn value<E: Element>(d: E, a: E, b: E) -> u64;
}

/// Declares types that implement [`Lane`]: `Name(d, a, b) [CONSTANT] => expression;`.
macro_rules! lanes {
    ($($name:ident($d:pat, $a:ident, $b:pat) $([$constant:ident])? => $body:expr;)+) => {$(
        pub(super) struct $name;

        impl $crate::engine::execute::v::integer::Lane for $name {
            $(const $constant: bool = true;)?

            #[inline(always)]
            fn value<E: $crate::state::vector::Element>($d: E, $a: E, $b: E) -> u64 {
                $body
            }
        }
    )+};
}
pub(super) use lanes;

/// The amount of a shift.
#[inline(always)]
pub(super) fn amount<E: Element>(b: E) -> u32 {
    b.u() as u32 & (E::BITS - 1)
}

lanes! {
    Vadd(_, a, b) => a.u().wrapping_add(b.u());
    Vsub(_, a, b) => a.u().wrapping_sub(b.u());
    Vrsub(_, a, b) => b.u().wrapping_sub(a.u());
    Vminu(_, a, b) => a.u().min(b.u());
    Vmin(_, a, b) => a.s().min(b.s()) as u64;
    Vmaxu(_, a, b) => a.u().max(b.u());
    Vmax(_, a, b) => a.s().max(b.s()) as u64;
    Vand(_, a, b) => a.u() & b.u();
    Vor(_, a, b) => a.u() | b.u();
    Vxor(_, a, b) => a.u() ^ b.u();
    Vsll(_, a, b) [UNSIGNED] => a.u() << amount(b);
    Vsrl(_, a, b) [UNSIGNED] => a.u() >> amount(b);
    Vsra(_, a, b) [UNSIGNED] => (a.s() >> amount(b)) as u64;
    Vmul(_, a, b) => a.u().wrapping_mul(b.u());
    Vmulh(_, a, b) [HIGH] => a.high_signed(b);
    Vmulhu(_, a, b) [HIGH] => a.high(b);
    Vmulhsu(_, a, b) [HIGH] => a.high_mixed(b);
    Vdivu(_, a, b) => if b.u() == 0 { u64::MAX } else { a.u() / b.u() };
    Vdiv(_, a, b) => if b.u() == 0 { u64::MAX } else { a.s().wrapping_div(b.s()) as u64 };
    Vremu(_, a, b) => if b.u() == 0 { a.u() } else { a.u() % b.u() };
    Vrem(_, a, b) => if b.u() == 0 { a.u() } else { a.s().wrapping_rem(b.s()) as u64 };
    Vmadd(d, a, b) => b.u().wrapping_mul(d.u()).wrapping_add(a.u());
    Vnmsub(d, a, b) => a.u().wrapping_sub(b.u().wrapping_mul(d.u()));
    Vmacc(d, a, b) => b.u().wrapping_mul(a.u()).wrapping_add(d.u());
    Vnmsac(d, a, b) => d.u().wrapping_sub(b.u().wrapping_mul(a.u()));
}

/// The groups of an instruction whose operands are all of SEW.
#[inline(always)]
pub(super) fn same_width(s: &Setting, i: Instruction, operand: Operand) -> Done {
    let (bits, masked) = (s.bits(), i.masked());
    let d = Group::new(i.vd(), bits, s.lmul)?;
    let a = Group::new(i.vs2(), bits, s.lmul)?;
    d.beside_mask(masked)?;
    a.read_beside_mask(masked)?;
    if let Operand::Register(vs1) = operand {
        Group::new(vs1, bits, s.lmul)?.read_beside_mask(masked)?;
    }
    Ok(())
}

/// vd[i] = L(vd[i], vs2[i], operand[i]).
pub(super) fn lane<L: Lane>(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        require(
            !L::HIGH || s.full || s.sew < 3,
            "64-bit elements have no upper half of a product without V",
        )?;
        let operand = i.operand(hart, L::UNSIGNED);
        same_width(&s, i, operand)?;
        let vectors = &mut hart.vectors;
        by_sew!(s, E => s.map(vectors, i.masked(), i.vd(), i.vs2(), operand, |d: E, a: E, b: E| {
            E::of(L::value(d, a, b))
        }));
        Ok(())
    })
}

/// The groups of `vmerge`, and of `vmv.v`, where vs2 is v0 in the word and no operand.
pub(super) fn merged_groups(s: &Setting, i: Instruction, operand: Operand) -> Done {
    let d = Group::new(i.vd(), s.bits(), s.lmul)?;
    if let Operand::Register(vs1) = operand {
        Group::new(vs1, s.bits(), s.lmul)?.read_beside_mask(i.masked())?;
    }
    if i.masked() {
        d.beside_mask(true)?;
        Group::new(i.vs2(), s.bits(), s.lmul)?.read_beside_mask(true)?;
    }
    Ok(())
}

/// `vmerge`, and `vmv.v` where it is not masked: every element of the body is written.
fn merge(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        let operand = i.operand(hart, false);
        merged_groups(&s, i, operand)?;
        let vectors = &mut hart.vectors;
        if !i.masked() {
            by_sew!(s, E => s.map(vectors, false, i.vd(), i.vd(), operand, |_: E, _: E, b: E| b));
            return Ok(());
        }
        if s.vstart < s.vl {
            by_sew!(s, E => {
                for n in s.vstart..s.vl {
                    let one: E = operand.get(vectors, n);
                    let value = if vectors.bit(0, n) { one } else { vectors.get(i.vs2(), n) };
                    vectors.set(i.vd(), n, value);
                }
                s.tail::<E>(vectors, i.vd(), s.vl);
            });
        }
        Ok(())
    })
}

/// What makes handlers of functions of elements.
pub(super) trait Maker {
    fn lane<L: Lane>(&self) -> Handler;
}

/// Makes those that ask about everything whenever they are executed.
pub(super) struct General;

impl Maker for General {
    fn lane<L: Lane>(&self) -> Handler {
        lane::<L>
    }
}

/// Handlers of this kind.
pub(super) fn handler(op: Op) -> Option<Handler> {
    arithmetic(op, &General).or(match op {
        Op::VmergeVvm | Op::VmergeVxm | Op::VmergeVim | Op::VmvVV | Op::VmvVX | Op::VmvVI => Some(merge),
        _ => None,
    })
}

/// Handlers of arithmetic.
pub(super) fn arithmetic(op: Op, maker: &impl Maker) -> Option<Handler> {
    Some(match op {
        Op::VaddVv | Op::VaddVx | Op::VaddVi => maker.lane::<Vadd>(),
        Op::VsubVv | Op::VsubVx => maker.lane::<Vsub>(),
        Op::VrsubVx | Op::VrsubVi => maker.lane::<Vrsub>(),
        Op::VminuVv | Op::VminuVx => maker.lane::<Vminu>(),
        Op::VminVv | Op::VminVx => maker.lane::<Vmin>(),
        Op::VmaxuVv | Op::VmaxuVx => maker.lane::<Vmaxu>(),
        Op::VmaxVv | Op::VmaxVx => maker.lane::<Vmax>(),
        Op::VandVv | Op::VandVx | Op::VandVi => maker.lane::<Vand>(),
        Op::VorVv | Op::VorVx | Op::VorVi => maker.lane::<Vor>(),
        Op::VxorVv | Op::VxorVx | Op::VxorVi => maker.lane::<Vxor>(),
        Op::VsllVv | Op::VsllVx | Op::VsllVi => maker.lane::<Vsll>(),
        Op::VsrlVv | Op::VsrlVx | Op::VsrlVi => maker.lane::<Vsrl>(),
        Op::VsraVv | Op::VsraVx | Op::VsraVi => maker.lane::<Vsra>(),
        Op::VmulVv | Op::VmulVx => maker.lane::<Vmul>(),
        Op::VmulhVv | Op::VmulhVx => maker.lane::<Vmulh>(),
        Op::VmulhuVv | Op::VmulhuVx => maker.lane::<Vmulhu>(),
        Op::VmulhsuVv | Op::VmulhsuVx => maker.lane::<Vmulhsu>(),
        Op::VdivuVv | Op::VdivuVx => maker.lane::<Vdivu>(),
        Op::VdivVv | Op::VdivVx => maker.lane::<Vdiv>(),
        Op::VremuVv | Op::VremuVx => maker.lane::<Vremu>(),
        Op::VremVv | Op::VremVx => maker.lane::<Vrem>(),
        Op::VmaddVv | Op::VmaddVx => maker.lane::<Vmadd>(),
        Op::VnmsubVv | Op::VnmsubVx => maker.lane::<Vnmsub>(),
        Op::VmaccVv | Op::VmaccVx => maker.lane::<Vmacc>(),
        Op::VnmsacVv | Op::VnmsacVx => maker.lane::<Vnmsac>(),
        _ => return None,
    })
}
