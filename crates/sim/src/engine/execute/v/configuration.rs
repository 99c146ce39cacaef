//! `vsetvli`, `vsetivli` and `vsetvl`.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Configuration-Setting Instructions". vl is the
//! lesser of AVL and VLMAX. Where vl is to stay and VLMAX would change, which is reserved, vill is set, as the manual
//! lets an implementation do.

use instar_isa::Op;

use super::{Done, Instruction, compute};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::state::Hart;
use crate::state::csrs::vector::{Shape, Vector, Vtype};

/// The application's vector length.
enum Length {
    Of(u64),
    Most,
    Present,
}

fn configure(hart: &mut Hart, rd: u8, length: Length, bits: u64) {
    let unit = hart.csrs.vector_mut();
    let (before, most_before) = (unit.vtype, unit.vlmax(unit.vtype));
    let mut vtype = Vtype::new(bits, unit.elen);
    let vlmax = unit.vlmax(vtype);
    let vl = match length {
        Length::Of(avl) => avl.min(vlmax as u64) as usize,
        Length::Most => vlmax,
        Length::Present => {
            if before.illegal || most_before != vlmax {
                vtype = Vtype::default();
            }
            unit.vl
        }
    };
    unit.vl = if vtype.illegal { 0 } else { vl };
    unit.vtype = vtype;
    let vl = unit.vl;
    hart.set_x(rd, vl as u64);
}

/// With AVL in rs1.
fn from_register(hart: &mut Hart, i: Instruction, vtype: u64) -> Done {
    let length = match (i.vs1(), i.vd()) {
        (0, 0) => Length::Present,
        (0, _) => Length::Most,
        (rs1, _) => Length::Of(hart.x(rs1)),
    };
    configure(hart, i.vd(), length, vtype);
    Ok(())
}

fn vsetvli(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| from_register(hart, i, u64::from(i.0 >> 20 & 0x7ff)))
}

fn vsetvl(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| from_register(hart, i, hart.x(i.vs2())))
}

fn vsetivli(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        configure(hart, i.vd(), Length::Of(i.uimm5()), u64::from(i.0 >> 20 & 0x3ff));
        Ok(())
    })
}

/// The shape behind an instruction that was executed with this one; `None`: it is known only then.
pub(crate) fn shape_after(op: Op, word: u32, shape: Shape, unit: &Vector) -> Option<Shape> {
    let (i, bits) = match op {
        Op::Vsetvli => (Instruction(word), word >> 20 & 0x7ff),
        Op::Vsetivli => return known(word >> 20 & 0x3ff, unit),
        Op::Vsetvl => return None,
        _ => return Some(shape),
    };
    let after = known(bits, unit)?;
    let ratio = |shape: Shape| shape.sew_and_lmul().map(|(sew, lmul)| sew as i8 - lmul);
    let keeps = i.vs1() == 0 && i.vd() == 0;
    (!keeps || ratio(shape).is_some() && ratio(shape) == ratio(after)).then_some(after)
}

/// The shape that comes with a vtype, unless that is none.
fn known(bits: u32, unit: &Vector) -> Option<Shape> {
    let vtype = Vtype::new(u64::from(bits), unit.elen);
    (!vtype.illegal).then(|| unit.shape_of(vtype))
}

/// Handlers of this kind.
pub(super) fn handler(op: Op) -> Option<Handler> {
    Some(match op {
        Op::Vsetvli => vsetvli,
        Op::Vsetivli => vsetivli,
        Op::Vsetvl => vsetvl,
        _ => return None,
    })
}
