//! M: divisions, where what a core model may know of their operands is noted.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "M".

use instar_isa::values::{self, Scalar, Word};
use instar_isa::{DivideDetail, Op};

use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::engine::recorder::Recorder;

/// A division whose operands have that many bits.
fn noted<W: Word, S: Scalar, const SIGNED: bool, const BITS: u32>(engine: &mut Engine, at: Cursor) -> Status {
    let op = at.op();
    let (a, b) = (engine.hart.read::<W>(op.rs1), engine.hart.read::<W>(op.rs2));
    let detail = DivideDetail::new(a.to_u64(), b.to_u64(), SIGNED, BITS.min(W::BITS));
    engine.details.push((op.index, detail.pack()));
    engine.hart.write(op.rd, S::result(a, b, W::ZERO));
    at.advance(engine)
}

/// Handlers of this extension, where batches are recorded; else they are those of all that only
/// computes.
pub(super) fn handler<W: Word, R: Recorder>(op: Op) -> Option<Handler> {
    Some(match op {
        _ if !R::RETIRED => return None,
        Op::Div => noted::<W, values::Div, true, 64>,
        Op::Divu => noted::<W, values::Divu, false, 64>,
        Op::Rem => noted::<W, values::Rem, true, 64>,
        Op::Remu => noted::<W, values::Remu, false, 64>,
        Op::Divw => noted::<W, values::Divw, true, 32>,
        Op::Divuw => noted::<W, values::Divuw, false, 32>,
        Op::Remw => noted::<W, values::Remw, true, 32>,
        Op::Remuw => noted::<W, values::Remuw, false, 32>,
        _ => return None,
    })
}
