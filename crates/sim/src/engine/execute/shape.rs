//! Handlers of what only computes, and of branches.
//!
//! Source: own design.

use std::marker::PhantomData;

use instar_isa::values::{BranchCondition, Scalar, Visitor, Word};

use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};

/// Makes the handler of the function that it is shown.
#[derive(Clone, Copy)]
pub(super) struct Handlers<W>(pub(super) PhantomData<W>);

impl<W: Word> Visitor for Handlers<W> {
    type Output = Handler;

    fn scalar<S: Scalar>(self) -> Handler {
        compute::<W, S>
    }

    fn condition<C: BranchCondition>(self) -> Handler {
        branch::<W, C>
    }
}

fn compute<W: Word, S: Scalar>(engine: &mut Engine, at: Cursor) -> Status {
    let op = at.op();
    let immediate = W::from_u64(op.immediate as u64);
    let result = S::result::<W>(engine.hart.read(op.rs1), engine.hart.read(op.rs2), immediate);
    engine.hart.write(op.rd, result);
    at.advance(engine)
}

/// Branch to the immediate, an absolute address, if the condition holds.
fn branch<W: Word, C: BranchCondition>(engine: &mut Engine, at: Cursor) -> Status {
    let op = at.op();
    if C::holds::<W>(engine.hart.read(op.rs1), engine.hart.read(op.rs2)) {
        engine.hart.pc = op.immediate as u64;
        Status::Taken
    } else {
        Status::FallThrough
    }
}
