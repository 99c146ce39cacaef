//! Gathers and slides that nothing masks.
//!
//! Source: as the general handlers.

use instar_isa::Op;

use super::super::lanes::by_sew;
use super::super::permute::{gathered_groups, groups, position};
use super::Maker;
use super::blocks::execute;
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::state::Hart;
use crate::state::vector::{Element, Place};

/// Elements of a group.
fn vlmax<E: Element>(hart: &Hart) -> usize {
    let unit = hart.csrs.vector();
    unit.vlmax(unit.vtype)
}

/// vd[n] = vs2[vs1[n]], or 0 beyond VLMAX.
fn gather<E: Element, I: Element>(engine: &mut Engine, at: Cursor) -> Status {
    execute(engine, at, |hart, i, vl| {
        let vlmax = vlmax::<E>(hart);
        let place = |register, elements, size| Place { register, bytes: elements * size };
        let places =
            [place(i.vd(), vl, E::BYTES), place(i.vs2(), vlmax, E::BYTES), place(i.vs1(), vl, I::BYTES)];
        let (to, Some(from), Some(indices)) = hart.vectors.apart::<E, E, I>(places) else { return };
        for (to, index) in to.iter_mut().zip(indices) {
            *to = usize::try_from(index.u()).ok().and_then(|n| from.get(n)).copied().unwrap_or_default();
        }
    })
}

/// `vslidedown`: what lies beyond VLMAX is 0.
fn down<E: Element>(engine: &mut Engine, at: Cursor) -> Status {
    execute(engine, at, |hart, i, vl| {
        let vlmax = vlmax::<E>(hart);
        let offset = position(hart, *i).min(vlmax as u64) as usize;
        let moved = vl.min(vlmax - offset);
        let length = hart.vectors.length();
        let (to, from) = (usize::from(i.vd()) * length, usize::from(i.vs2()) * length + offset * E::BYTES);
        let file = hart.vectors.elements_mut::<u8>(0);
        file.copy_within(from..from + moved * E::BYTES, to);
        file[to + moved * E::BYTES..to + vl * E::BYTES].fill(0);
    })
}

/// `vslideup`: elements below the offset stay.
fn up<E: Element>(engine: &mut Engine, at: Cursor) -> Status {
    execute(engine, at, |hart, i, vl| {
        let offset = position(hart, *i).min(vl as u64) as usize;
        let length = hart.vectors.length();
        let (to, from) = (usize::from(i.vd()) * length + offset * E::BYTES, usize::from(i.vs2()) * length);
        let file = hart.vectors.elements_mut::<u8>(0);
        file.copy_within(from..from + (vl - offset) * E::BYTES, to);
    })
}

/// The handler of `op`, if it is one of these.
pub(super) fn handler(op: Op, maker: &Maker) -> Option<Handler> {
    let Maker { s, i, .. } = *maker;
    if i.masked() {
        return None;
    }
    Some(match op {
        Op::VrgatherVv => {
            gathered_groups(s, i, s.bits()).ok()?;
            by_sew!(s, E => gather::<E, E>)
        }
        Op::Vrgatherei16Vv => {
            gathered_groups(s, i, 16).ok()?;
            by_sew!(s, E => gather::<E, u16>)
        }
        Op::VslidedownVx | Op::VslidedownVi => {
            groups(s, i, false).ok()?;
            by_sew!(s, E => down::<E>)
        }
        Op::VslideupVx | Op::VslideupVi => {
            groups(s, i, true).ok()?;
            by_sew!(s, E => up::<E>)
        }
        _ => return None,
    })
}
