//! Indexed vector loads and stores. Elements are accessed in their order, also where none is asked
//! for.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Indexed Instructions"
//! and "Vector Indexed Segment Loads and Stores".

use instar_isa::Op;

use super::execute;
use super::lanes::setting;
use super::legal::Group;
use super::memory::{Plan, segments};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::engine::recorder::Recorder;

/// The width of the instruction is that of the indices, SEW that of the data.
fn indexed<R: Recorder, const LOAD: bool>(engine: &mut Engine, at: Cursor) -> Status {
    execute(engine, at, |engine, i| {
        let s = setting(&engine.hart)?;
        let (plan, data) = Plan::new(&s, i, s.sew, s.lmul, LOAD)?;
        let width = i.width();
        let indices = Group::new(i.vs2(), 8 << width, s.emul(8 << width))?;
        indices.read_beside_mask(i.masked())?;
        if !LOAD {
            data.with(indices)?;
        } else if i.fields() > 1 {
            data.apart(indices)?;
        } else {
            data.over(indices)?;
        }
        let base = engine.hart.x(i.vs1());
        let place = |engine: &Engine, n: usize| {
            let vectors = &engine.hart.vectors;
            let index = match width {
                0 => u64::from(vectors.get::<u8>(i.vs2(), n)),
                1 => u64::from(vectors.get::<u16>(i.vs2(), n)),
                2 => u64::from(vectors.get::<u32>(i.vs2(), n)),
                _ => vectors.get(i.vs2(), n),
            };
            base.wrapping_add(index)
        };
        segments::<R, LOAD>(engine, &s, &plan, place)
    })
}

/// Handlers of this kind.
pub(super) fn handler<R: Recorder>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::Vluxei8V | Op::Vluxei16V | Op::Vluxei32V | Op::Vluxei64V => indexed::<R, true>,
        Op::Vloxei8V | Op::Vloxei16V | Op::Vloxei32V | Op::Vloxei64V => indexed::<R, true>,
        Op::Vsuxei8V | Op::Vsuxei16V | Op::Vsuxei32V | Op::Vsuxei64V => indexed::<R, false>,
        Op::Vsoxei8V | Op::Vsoxei16V | Op::Vsoxei32V | Op::Vsoxei64V => indexed::<R, false>,
        _ => return None,
    })
}
