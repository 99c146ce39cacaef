//! `vsetvli`, `vsetivli` and `vsetvl`.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Configuration-Setting
//! Instructions". vl is the lesser of AVL and VLMAX. Where vl is to stay and VLMAX would change,
//! which is reserved, vill is set, as the manual lets an implementation do.

use instar_isa::Op;

use super::{Instruction, compute};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, MicroOp, Status};
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
fn from_register(hart: &mut Hart, i: Instruction, vtype: u64) {
    let length = match (i.vs1(), i.vd()) {
        (0, 0) => Length::Present,
        (0, _) => Length::Most,
        (rs1, _) => Length::Of(hart.x(rs1)),
    };
    configure(hart, i.vd(), length, vtype);
}

fn vsetvli(hart: &mut Hart, i: Instruction) {
    from_register(hart, i, u64::from(i.0 >> 20 & 0x7ff));
}

fn vsetvl(hart: &mut Hart, i: Instruction) {
    from_register(hart, i, hart.x(i.vs2()));
}

fn vsetivli(hart: &mut Hart, i: Instruction) {
    configure(hart, i.vd(), Length::Of(i.uimm5()), u64::from(i.0 >> 20 & 0x3ff));
}

/// Whatever the vector unit was before.
#[inline(always)]
fn general(engine: &mut Engine, at: Cursor, body: impl FnOnce(&mut Hart, Instruction)) -> Status {
    compute(engine, at, |hart, i| {
        body(hart, i);
        Ok(())
    })
}

/// With a legal vtype, where vstart is 0 and mstatus.VS Dirty already; `vl` gets VLMAX.
#[inline(always)]
fn quick(engine: &mut Engine, at: Cursor, vl: impl FnOnce(&Hart, &MicroOp, usize) -> usize) -> Status {
    let op = at.op();
    let vl = vl(&engine.hart, op, (op.immediate >> 32) as usize);
    let unit = engine.hart.csrs.vector_mut();
    unit.vl = vl;
    unit.vtype = Vtype::legal((op.immediate >> 20) as u8);
    unit.shape = unit.shape_of(unit.vtype);
    engine.hart.write(op.rd, vl as u64);
    at.advance(engine)
}

/// The shape after an instruction that was executed with this one; `None`: it is known only then.
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

/// Handlers of this kind where there is a shape before, and the one after is known. The operation
/// gets VLMAX above the word.
pub(super) fn special(micro: &mut MicroOp, op: Op, shape: Shape, unit: &Vector) -> Option<Handler> {
    if !matches!(op, Op::Vsetvli | Op::Vsetivli) {
        return None;
    }
    let i = Instruction(micro.immediate as u32);
    shape_after(op, i.0, shape, unit)?;
    micro.immediate |= (unit.vlmax(Vtype::legal((i.0 >> 20) as u8)) as i64) << 32;
    Some(match (op, i.vs1(), i.vd()) {
        (Op::Vsetivli, ..) => |engine, at| {
            quick(engine, at, |_, op, most| usize::from(Instruction(op.immediate as u32).vs1()).min(most))
        },
        (_, 0, 0) => |engine, at| quick(engine, at, |hart, _, _| hart.csrs.vector().vl),
        (_, 0, _) => |engine, at| quick(engine, at, |_, _, most| most),
        _ => |engine, at| quick(engine, at, |hart, op, most| hart.x(op.rs1).min(most as u64) as usize),
    })
}

/// Handlers of this kind.
pub(super) fn handler(op: Op) -> Option<Handler> {
    Some(match op {
        Op::Vsetvli => |engine, at| general(engine, at, vsetvli),
        Op::Vsetivli => |engine, at| general(engine, at, vsetivli),
        Op::Vsetvl => |engine, at| general(engine, at, vsetvl),
        _ => return None,
    })
}
