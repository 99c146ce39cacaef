//! Permutations of elements, and moves of scalars and whole registers.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Permutation
//! Instructions".

use instar_isa::Op;

use super::lanes::{BEYOND, Operand, Setting, by_sew, setting, vtype};
use super::legal::Group;
use super::{Done, Instruction, compute, require};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::state::Hart;
use crate::state::vector::{Element, MOST_GROUP_BYTES, Vectors};

/// The groups of vd and vs2; `apart`: they may not overlap.
pub(super) fn groups(s: &Setting, i: Instruction, apart: bool) -> Done<Group> {
    let d = Group::new(i.vd(), s.bits(), s.lmul)?;
    let a = Group::new(i.vs2(), s.bits(), s.lmul)?;
    d.beside_mask(i.masked())?;
    a.read_beside_mask(i.masked())?;
    if apart {
        d.apart(a)?;
    }
    Ok(d)
}

/// The offset of a slide, or the index of a gather: an unsigned number of XLEN bits.
pub(super) fn position(hart: &Hart, i: Instruction) -> u64 {
    if i.0 >> 12 & 7 == 3 { i.uimm5() } else { hart.x(i.vs1()) }
}

/// `vslideup`: elements below the offset stay.
fn up(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        groups(&s, i, true)?;
        let offset = position(hart, i).min(s.vl as u64) as usize;
        let vectors = &mut hart.vectors;
        if s.vstart < s.vl {
            let moved = Setting { vstart: s.vstart.max(offset), ..s };
            by_sew!(s, E => {
                moved.active::<E>(vectors, i.masked(), i.vd(), |vectors, n| {
                    let value: E = vectors.get(i.vs2(), n - offset);
                    vectors.set(i.vd(), n, value);
                });
                s.tail::<E>(vectors, i.vd(), s.vl);
            });
        }
        Ok(())
    })
}

/// `vslidedown`: what lies beyond VLMAX is 0.
fn down(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        groups(&s, i, false)?;
        let offset = position(hart, i).min(s.vlmax as u64) as usize;
        let vectors = &mut hart.vectors;
        by_sew!(s, E => s.each(vectors, i, |vectors, n| {
            let from = n + offset;
            if from < s.vlmax { vectors.get(i.vs2(), from) } else { E::default() }
        }));
        Ok(())
    })
}

/// `vslide1up` and `vslide1down`: one element comes from a register.
fn one<const UP: bool>(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        groups(&s, i, UP)?;
        let scalar = hart.xlen.sign_extend(hart.x(i.vs1()));
        let vectors = &mut hart.vectors;
        let end = if UP { 0 } else { s.vl.wrapping_sub(1) };
        by_sew!(s, E => s.each(vectors, i, |vectors, n| {
            let from = if UP { n.wrapping_sub(1) } else { n + 1 };
            if n == end { E::of(scalar) } else { vectors.get(i.vs2(), from) }
        }));
        Ok(())
    })
}

/// vd[n] = vs2[index], or 0 beyond VLMAX.
#[inline(always)]
fn gather<E: Element>(
    s: &Setting,
    vectors: &mut Vectors,
    i: Instruction,
    index: impl Fn(&Vectors, usize) -> u64,
) {
    s.each(vectors, i, |vectors, n| {
        let from = index(vectors, n);
        if from < s.vlmax as u64 { vectors.get(i.vs2(), from as usize) } else { E::default() }
    });
}

/// The groups of a gather with indices of `bits` bits.
pub(super) fn gathered_groups(s: &Setting, i: Instruction, bits: u32) -> Done {
    let d = groups(s, i, true)?;
    let indices = Group::new(i.vs1(), bits, s.emul(bits))?;
    d.apart(indices)?;
    indices.read_beside_mask(i.masked())?;
    indices.with(Group::new(i.vs2(), s.bits(), s.lmul)?)
}

/// `vrgather`.
fn vrgather(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        if let Operand::Register(vs1) = i.operand(hart, true) {
            gathered_groups(&s, i, s.bits())?;
            let vectors = &mut hart.vectors;
            by_sew!(s, E => gather::<E>(&s, vectors, i, |vectors, n| vectors.get::<E>(vs1, n).u()));
        } else {
            groups(&s, i, true)?;
            let from = position(hart, i);
            let vectors = &mut hart.vectors;
            by_sew!(s, E => gather::<E>(&s, vectors, i, |_, _| from));
        }
        Ok(())
    })
}

/// `vrgatherei16`.
fn vrgatherei16(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        gathered_groups(&s, i, 16)?;
        let vectors = &mut hart.vectors;
        by_sew!(s, E => gather::<E>(&s, vectors, i, |vectors, n| vectors.get::<u16>(i.vs1(), n).u()));
        Ok(())
    })
}

/// `vcompress`.
fn compress(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        require(s.vstart == 0, "vstart of vcompress is not 0")?;
        let d = groups(&s, i, true)?;
        let (mask, a) = (Group::mask(i.vs1()), Group::new(i.vs2(), s.bits(), s.lmul)?);
        d.apart(mask)?;
        a.with(mask)?;
        let vectors = &mut hart.vectors;
        if s.vl == 0 {
            return Ok(());
        }
        by_sew!(s, E => {
            let mut to = 0;
            for first in (0..s.vl).step_by(64) {
                let body = u64::MAX >> (first + 64).saturating_sub(s.vl);
                let mut bits = vectors.get::<u64>(i.vs1(), first / 64) & body;
                while bits != 0 {
                    let value: E = vectors.get(i.vs2(), first + bits.trailing_zeros() as usize);
                    vectors.set(i.vd(), to, value);
                    to += 1;
                    bits &= bits - 1;
                }
            }
            s.tail::<E>(vectors, i.vd(), to);
        });
        Ok(())
    })
}

/// `vmv.x.s`, whatever vl is.
fn to_x(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        let value = by_sew!(s, E => hart.vectors.get::<E>(i.vs2(), 0).s() as u64);
        hart.set_x(i.vd(), value);
        Ok(())
    })
}

/// `vmv.s.x`, which writes element 0 wherever vstart is below vl.
fn from_x(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        let value = hart.xlen.sign_extend(hart.x(i.vs1()));
        let vectors = &mut hart.vectors;
        if s.vstart < s.vl {
            by_sew!(s, E => s.first(vectors, i.vd(), E::of(value)));
        }
        Ok(())
    })
}

/// `vmv1r.v` and its kin: whole registers, from element vstart of SEW on.
fn registers(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let unit = hart.csrs.vector();
        let start = unit.vstart << vtype(unit)?.sew;
        let bytes = (usize::from(i.vs1()) + 1) * hart.vectors.length();
        require(start < bytes, BEYOND)?;
        let mut copy = [0u8; MOST_GROUP_BYTES];
        copy[..bytes].copy_from_slice(&hart.vectors.elements::<u8>(i.vs2())[..bytes]);
        hart.vectors.elements_mut::<u8>(i.vd())[start..bytes].copy_from_slice(&copy[start..bytes]);
        Ok(())
    })
}

/// Handlers of this kind.
pub(super) fn handler(op: Op) -> Option<Handler> {
    Some(match op {
        Op::VslideupVx | Op::VslideupVi => up,
        Op::VslidedownVx | Op::VslidedownVi => down,
        Op::Vslide1upVx => one::<true>,
        Op::Vslide1downVx => one::<false>,
        Op::VrgatherVv | Op::VrgatherVx | Op::VrgatherVi => vrgather,
        Op::Vrgatherei16Vv => vrgatherei16,
        Op::VcompressVm => compress,
        Op::VmvXS => to_x,
        Op::VmvSX => from_x,
        Op::VmvrV => registers,
        _ => return None,
    })
}
