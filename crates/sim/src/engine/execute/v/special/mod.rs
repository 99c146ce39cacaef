//! Handlers for one shape: what vtype decides was decided when a block was made, and only vl is left.
//!
//! Source: own design. Blocks are made for the shape that the vector unit has when they begin (`state/csrs/vector.rs`), so
//! an instruction that is legal there is legal whenever it comes; one that is not keeps its general handler, as do those
//! that have none here. Elements go by blocks of 16 or 32 bytes, which the compiler makes host vectors of.

mod blocks;
mod lanes;
mod memory;
mod permute;

use instar_isa::Op;

use super::Instruction;
use super::lanes::{Operand, Setting};
use super::{bits, compare, integer, widening};
use crate::engine::micro::Handler;
use crate::engine::recorder::Recorder;
use crate::state::csrs::vector::{Shape, Vector};

/// What decides on a handler.
struct Maker<'a> {
    s: &'a Setting,
    i: Instruction,
    /// vs1 or a number.
    operand: Operand,
    /// A vector register has 32 bytes.
    long: bool,
}

/// The handler of an instruction that begins with this shape, if there is one for it.
pub(crate) fn special<R: Recorder>(op: Op, word: u32, shape: Shape, unit: &Vector) -> Option<Handler> {
    // A block is as long as the shortest register of these.
    let s = Setting::of_shape(shape, unit).filter(|_| unit.vlen >= 128)?;
    let i = Instruction(word);
    let operand = match word >> 12 & 7 {
        0 | 2 => Operand::Register(i.vs1()),
        _ => Operand::Scalar(0),
    };
    let maker = Maker { s: &s, i, operand, long: unit.vlen >= 256 };
    memory::handler::<R>(op, &maker)
        .or_else(|| permute::handler(op, &maker))
        .or_else(|| maker.lanes(op))
        .or_else(|| widening::arithmetic(op, &maker))
        .or_else(|| compare::comparison(op, &maker))
}

impl Maker<'_> {
    /// Where all elements are of SEW.
    fn lanes(&self, op: Op) -> Option<Handler> {
        if let Some(handler) = self.merge(op) {
            return Some(handler);
        }
        integer::same_width(self.s, self.i, self.operand).ok()?;
        integer::arithmetic(op, self)
            .or_else(|| bits::logic(op, self))
            .or_else(|| self.rotate(op))
            .or_else(|| self.carry(op))
    }
}

/// `$body` with `$element` as the type of elements of SEW, and `$count` of them in a block.
macro_rules! by_shape {
    ($maker:expr, $element:ident $count:ident => $body:expr) => {
        by_shape!(@ $maker, $element $count => $body; (0, u8, 16, 32) (1, u16, 8, 16) (2, u32, 4, 8) (_, u64, 2, 4))
    };
    (@ $maker:expr, $element:ident $count:ident => $body:expr; $(($sew:pat, $type:ty, $short:literal, $long:literal))+) => {
        match ($maker.s.sew, $maker.long) {
            $(
                ($sew, false) => {
                    type $element = $type;
                    const $count: usize = $short;
                    $body
                }
                ($sew, true) => {
                    type $element = $type;
                    const $count: usize = $long;
                    $body
                }
            )+
        }
    };
}
use by_shape;

/// `$body` with `$narrow` as the type of elements of SEW, `$wide` of twice as many bits, and `$count` of these in a block.
macro_rules! by_shapes {
    ($maker:expr, $narrow:ident $wide:ident $count:ident => $body:expr) => {
        by_shapes!(@ $maker, $narrow $wide $count => $body; (0, u8, u16, 8, 16) (1, u16, u32, 4, 8) (_, u32, u64, 2, 4))
    };
    (@ $maker:expr, $narrow:ident $wide:ident $count:ident => $body:expr;
        $(($sew:pat, $n:ty, $w:ty, $short:literal, $long:literal))+) => {
        match ($maker.s.sew, $maker.long) {
            $(
                ($sew, false) => {
                    type $narrow = $n;
                    type $wide = $w;
                    const $count: usize = $short;
                    $body
                }
                ($sew, true) => {
                    type $narrow = $n;
                    type $wide = $w;
                    const $count: usize = $long;
                    $body
                }
            )+
        }
    };
}
use by_shapes;
