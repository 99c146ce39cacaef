//! Integer arithmetic of one width, moves and merges.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Integer Arithmetic Instructions".

use instar_isa::Op;

use super::lanes::{Operand, Setting, by_sew, setting};
use super::legal::Group;
use super::{Done, Instruction, compute, require};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::state::vector::Element;

/// A function of an element of vd, one of vs2 and one of vs1, rs1 or the immediate; the result's low bits count.
pub(super) trait Lane {
    /// Whether an immediate is zero-extended.
    const UNSIGNED: bool = false;
    /// Whether it is the upper half of a product, which 64-bit elements have with V only.
    const HIGH: bool = false;

    fn value<E: Element>(d: E, a: E, b: E) -> u64;
}

/// Declares types that implement [`Lane`]: `Name(d, a, b) [CONSTANT] => expression;`.
macro_rules! lanes {
    ($($name:ident($d:pat, $a:ident, $b:pat) $([$constant:ident])? => $body:expr;)+) => {$(
        struct $name;

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
    Vmulh(_, a, b) [HIGH] => if E::BITS < 64 {
        (a.s().wrapping_mul(b.s()) >> (E::BITS & 63)) as u64
    } else {
        ((i128::from(a.s()) * i128::from(b.s())) >> 64) as u64
    };
    Vmulhu(_, a, b) [HIGH] => if E::BITS < 64 {
        a.u().wrapping_mul(b.u()) >> (E::BITS & 63)
    } else {
        ((u128::from(a.u()) * u128::from(b.u())) >> 64) as u64
    };
    Vmulhsu(_, a, b) [HIGH] => if E::BITS < 64 {
        (a.s().wrapping_mul(b.u() as i64) >> (E::BITS & 63)) as u64
    } else {
        ((i128::from(a.s()) * i128::from(b.u())) >> 64) as u64
    };
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

/// `vmerge`, and `vmv.v` where it is not masked: every element of the body is written.
fn merge(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        let operand = i.operand(hart, false);
        let d = Group::new(i.vd(), s.bits(), s.lmul)?;
        if let Operand::Register(vs1) = operand {
            Group::new(vs1, s.bits(), s.lmul)?.read_beside_mask(i.masked())?;
        }
        let vectors = &mut hart.vectors;
        if !i.masked() {
            // vs2 is v0 in the word and no operand.
            by_sew!(s, E => s.map(vectors, false, i.vd(), i.vd(), operand, |_: E, _: E, b: E| b));
            return Ok(());
        }
        d.beside_mask(true)?;
        Group::new(i.vs2(), s.bits(), s.lmul)?.read_beside_mask(true)?;
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

/// Handlers of this kind.
pub(super) fn handler(op: Op) -> Option<Handler> {
    Some(match op {
        Op::VaddVv | Op::VaddVx | Op::VaddVi => lane::<Vadd>,
        Op::VsubVv | Op::VsubVx => lane::<Vsub>,
        Op::VrsubVx | Op::VrsubVi => lane::<Vrsub>,
        Op::VminuVv | Op::VminuVx => lane::<Vminu>,
        Op::VminVv | Op::VminVx => lane::<Vmin>,
        Op::VmaxuVv | Op::VmaxuVx => lane::<Vmaxu>,
        Op::VmaxVv | Op::VmaxVx => lane::<Vmax>,
        Op::VandVv | Op::VandVx | Op::VandVi => lane::<Vand>,
        Op::VorVv | Op::VorVx | Op::VorVi => lane::<Vor>,
        Op::VxorVv | Op::VxorVx | Op::VxorVi => lane::<Vxor>,
        Op::VsllVv | Op::VsllVx | Op::VsllVi => lane::<Vsll>,
        Op::VsrlVv | Op::VsrlVx | Op::VsrlVi => lane::<Vsrl>,
        Op::VsraVv | Op::VsraVx | Op::VsraVi => lane::<Vsra>,
        Op::VmulVv | Op::VmulVx => lane::<Vmul>,
        Op::VmulhVv | Op::VmulhVx => lane::<Vmulh>,
        Op::VmulhuVv | Op::VmulhuVx => lane::<Vmulhu>,
        Op::VmulhsuVv | Op::VmulhsuVx => lane::<Vmulhsu>,
        Op::VdivuVv | Op::VdivuVx => lane::<Vdivu>,
        Op::VdivVv | Op::VdivVx => lane::<Vdiv>,
        Op::VremuVv | Op::VremuVx => lane::<Vremu>,
        Op::VremVv | Op::VremVx => lane::<Vrem>,
        Op::VmaddVv | Op::VmaddVx => lane::<Vmadd>,
        Op::VnmsubVv | Op::VnmsubVx => lane::<Vnmsub>,
        Op::VmaccVv | Op::VmaccVx => lane::<Vmacc>,
        Op::VnmsacVv | Op::VnmsacVx => lane::<Vnmsac>,
        Op::VmergeVvm | Op::VmergeVxm | Op::VmergeVim | Op::VmvVV | Op::VmvVX | Op::VmvVI => merge,
        _ => return None,
    })
}
