//! Widening and narrowing arithmetic, and extensions of narrower elements.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Widening Integer
//! Add/Subtract" and the sections of the same kind; "Zvbb" for `vwsll`.

use instar_isa::Op;

use super::integer::General;
use super::lanes::{Operand, Setting, by_pair, setting};
use super::legal::Group;
use super::{Done, Instruction, Stop, compute};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::state::vector::{Element, Vectors};

/// A wide result of a wide element of vd, an element of vs2 of either width and a narrow one.
pub(super) trait Widen: 'static {
    const UNSIGNED: bool = false;
    /// Whether vd is read too, so that no source of another width lies in it.
    const ADDS: bool = false;

    fn value<A: Element, B: Element>(d: u64, a: A, b: B) -> u64;
}

/// A narrow result of a wide element of vs2 and a narrow one.
pub(super) trait Narrow: 'static {
    fn value<A: Element>(a: A, amount: u32) -> u64;
}

macro_rules! widens {
    ($($name:ident($d:pat, $a:ident, $b:ident) $([$constant:ident])? => $body:expr;)+) => {$(
        struct $name;

        impl Widen for $name {
            $(const $constant: bool = true;)?

            #[inline(always)]
            fn value<A: Element, B: Element>($d: u64, $a: A, $b: B) -> u64 {
                $body
            }
        }
    )+};
}

widens! {
    Vwaddu(_, a, b) => a.u().wrapping_add(b.u());
    Vwadd(_, a, b) => a.s().wrapping_add(b.s()) as u64;
    Vwsubu(_, a, b) => a.u().wrapping_sub(b.u());
    Vwsub(_, a, b) => a.s().wrapping_sub(b.s()) as u64;
    Vwmulu(_, a, b) => a.u().wrapping_mul(b.u());
    Vwmul(_, a, b) => a.s().wrapping_mul(b.s()) as u64;
    Vwmulsu(_, a, b) => (a.s() as u64).wrapping_mul(b.u());
    Vwmaccu(d, a, b) [ADDS] => d.wrapping_add(a.u().wrapping_mul(b.u()));
    Vwmacc(d, a, b) [ADDS] => d.wrapping_add(a.s().wrapping_mul(b.s()) as u64);
    Vwmaccsu(d, a, b) [ADDS] => d.wrapping_add(a.u().wrapping_mul(b.s() as u64));
    Vwmaccus(d, a, b) [ADDS] => d.wrapping_add((a.s() as u64).wrapping_mul(b.u()));
    Vwsll(_, a, b) [UNSIGNED] => a.u() << (b.u() as u32 & (2 * B::BITS - 1));
}

struct Vnsrl;
struct Vnsra;

impl Narrow for Vnsrl {
    #[inline(always)]
    fn value<A: Element>(a: A, amount: u32) -> u64 {
        a.u() >> amount
    }
}

impl Narrow for Vnsra {
    #[inline(always)]
    fn value<A: Element>(a: A, amount: u32) -> u64 {
        (a.s() >> amount) as u64
    }
}

/// The groups of an instruction whose destination is wide; `wide`: vs2 too.
pub(super) fn wide_groups(s: &Setting, i: Instruction, operand: Operand, wide: bool) -> Done {
    let (bits, masked) = (s.bits(), i.masked());
    let d = Group::new(i.vd(), 2 * bits, s.lmul + 1)?;
    let a = if wide { Group::new(i.vs2(), 2 * bits, s.lmul + 1) } else { Group::new(i.vs2(), bits, s.lmul) }?;
    d.beside_mask(masked)?;
    a.read_beside_mask(masked)?;
    d.over(a)?;
    if let Operand::Register(vs1) = operand {
        let b = Group::new(vs1, bits, s.lmul)?;
        b.read_beside_mask(masked)?;
        d.over(b)?;
        a.with(b)?;
    }
    Ok(())
}

/// The groups of an instruction whose vs2 alone is wide.
pub(super) fn narrow_groups(s: &Setting, i: Instruction, operand: Operand) -> Done {
    let (bits, masked) = (s.bits(), i.masked());
    let d = Group::new(i.vd(), bits, s.lmul)?;
    let a = Group::new(i.vs2(), 2 * bits, s.lmul + 1)?;
    d.beside_mask(masked)?;
    a.read_beside_mask(masked)?;
    d.over(a)?;
    if let Operand::Register(vs1) = operand {
        let b = Group::new(vs1, bits, s.lmul)?;
        b.read_beside_mask(masked)?;
        a.with(b)?;
    }
    Ok(())
}

/// The groups of an instruction with a wide vd and narrow sources.
pub(super) fn widened_groups<L: Widen>(s: &Setting, i: Instruction, operand: Operand) -> Done {
    wide_groups(s, i, operand, false)?;
    if L::ADDS {
        let d = Group::new(i.vd(), 2 * s.bits(), s.lmul + 1)?;
        d.with(Group::new(i.vs2(), s.bits(), s.lmul)?)?;
        if let Operand::Register(vs1) = operand {
            d.with(Group::new(vs1, s.bits(), s.lmul)?)?;
        }
    }
    Ok(())
}

/// Wide vd of narrow sources.
fn widen<L: Widen>(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        let operand = i.operand(hart, L::UNSIGNED);
        by_pair!(s, N W => {
            widened_groups::<L>(&s, i, operand)?;
            s.map(&mut hart.vectors, i.masked(), i.vd(), i.vs2(), operand, |d: W, a: N, b: N| {
                W::of(L::value(d.u(), a, b))
            });
        });
        Ok(())
    })
}

/// Wide vd of a wide vs2.
fn widen_w<L: Widen>(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        let operand = i.operand(hart, L::UNSIGNED);
        by_pair!(s, N W => {
            wide_groups(&s, i, operand, true)?;
            s.map(&mut hart.vectors, i.masked(), i.vd(), i.vs2(), operand, |d: W, a: W, b: N| {
                W::of(L::value(d.u(), a, b))
            });
        });
        Ok(())
    })
}

/// Narrow vd of a wide vs2.
fn narrow<L: Narrow>(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        let operand = i.operand(hart, true);
        by_pair!(s, N W => {
            narrow_groups(&s, i, operand)?;
            s.map(&mut hart.vectors, i.masked(), i.vd(), i.vs2(), operand, |_: N, a: W, b: N| {
                N::of(L::value(a, b.u() as u32 & (W::BITS - 1)))
            });
        });
        Ok(())
    })
}

fn extend_from<A: Element, D: Element>(s: &Setting, vectors: &mut Vectors, i: Instruction, signed: bool) {
    s.map(vectors, i.masked(), i.vd(), i.vs2(), Operand::Scalar(0), |_: D, a: A, _: u8| {
        D::of(if signed { a.s() as u64 } else { a.u() })
    });
}

/// The groups of an extension from a 2^`shift`th of SEW.
pub(super) fn extended_groups(s: &Setting, i: Instruction, shift: u8) -> Done {
    if s.sew < shift {
        return Err(Stop::WIDTH);
    }
    let d = Group::new(i.vd(), s.bits(), s.lmul)?;
    let a = Group::new(i.vs2(), s.bits() >> shift, s.lmul - shift as i8)?;
    d.beside_mask(i.masked())?;
    a.read_beside_mask(i.masked())?;
    d.over(a)
}

/// `vzext` and `vsext` from a 2^`SHIFT`th of SEW.
fn extend<const SHIFT: u8, const SIGNED: bool>(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        extended_groups(&s, i, SHIFT)?;
        let vectors = &mut hart.vectors;
        match (s.sew - SHIFT, s.sew) {
            (0, 1) => extend_from::<u8, u16>(&s, vectors, i, SIGNED),
            (0, 2) => extend_from::<u8, u32>(&s, vectors, i, SIGNED),
            (0, _) => extend_from::<u8, u64>(&s, vectors, i, SIGNED),
            (1, 2) => extend_from::<u16, u32>(&s, vectors, i, SIGNED),
            (1, _) => extend_from::<u16, u64>(&s, vectors, i, SIGNED),
            _ => extend_from::<u32, u64>(&s, vectors, i, SIGNED),
        }
        Ok(())
    })
}

/// What makes handlers of functions of elements of two widths.
pub(super) trait Maker {
    fn widen<L: Widen>(&self) -> Handler;
    fn widen_w<L: Widen>(&self) -> Handler;
    fn narrow<L: Narrow>(&self) -> Handler;
}

impl Maker for General {
    fn widen<L: Widen>(&self) -> Handler {
        widen::<L>
    }

    fn widen_w<L: Widen>(&self) -> Handler {
        widen_w::<L>
    }

    fn narrow<L: Narrow>(&self) -> Handler {
        narrow::<L>
    }
}

/// Handlers of arithmetic.
pub(super) fn arithmetic(op: Op, maker: &impl Maker) -> Option<Handler> {
    Some(match op {
        Op::VwadduVv | Op::VwadduVx => maker.widen::<Vwaddu>(),
        Op::VwaddVv | Op::VwaddVx => maker.widen::<Vwadd>(),
        Op::VwsubuVv | Op::VwsubuVx => maker.widen::<Vwsubu>(),
        Op::VwsubVv | Op::VwsubVx => maker.widen::<Vwsub>(),
        Op::VwadduWv | Op::VwadduWx => maker.widen_w::<Vwaddu>(),
        Op::VwaddWv | Op::VwaddWx => maker.widen_w::<Vwadd>(),
        Op::VwsubuWv | Op::VwsubuWx => maker.widen_w::<Vwsubu>(),
        Op::VwsubWv | Op::VwsubWx => maker.widen_w::<Vwsub>(),
        Op::VwmuluVv | Op::VwmuluVx => maker.widen::<Vwmulu>(),
        Op::VwmulVv | Op::VwmulVx => maker.widen::<Vwmul>(),
        Op::VwmulsuVv | Op::VwmulsuVx => maker.widen::<Vwmulsu>(),
        Op::VwmaccuVv | Op::VwmaccuVx => maker.widen::<Vwmaccu>(),
        Op::VwmaccVv | Op::VwmaccVx => maker.widen::<Vwmacc>(),
        Op::VwmaccsuVv | Op::VwmaccsuVx => maker.widen::<Vwmaccsu>(),
        Op::VwmaccusVx => maker.widen::<Vwmaccus>(),
        Op::VwsllVv | Op::VwsllVx | Op::VwsllVi => maker.widen::<Vwsll>(),
        Op::VnsrlWv | Op::VnsrlWx | Op::VnsrlWi => maker.narrow::<Vnsrl>(),
        Op::VnsraWv | Op::VnsraWx | Op::VnsraWi => maker.narrow::<Vnsra>(),
        _ => return None,
    })
}

/// Handlers of this kind.
pub(super) fn handler(op: Op) -> Option<Handler> {
    arithmetic(op, &General).or_else(|| extension(op))
}

fn extension(op: Op) -> Option<Handler> {
    Some(match op {
        Op::VzextVf2 => extend::<1, false>,
        Op::VzextVf4 => extend::<2, false>,
        Op::VzextVf8 => extend::<3, false>,
        Op::VsextVf2 => extend::<1, true>,
        Op::VsextVf4 => extend::<2, true>,
        Op::VsextVf8 => extend::<3, true>,
        _ => return None,
    })
}
