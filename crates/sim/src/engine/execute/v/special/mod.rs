//! Handlers for one shape: what vtype decides was decided when a block was made, and only vl is
//! left.
//!
//! Source: own design. Blocks are made for the shape that the vector unit has when they begin
//! (`state/csrs/vector.rs`), so an instruction that is legal there is legal whenever it comes; one
//! that is not keeps its general handler, as do those that have none here. Elements go by blocks of
//! 16 bytes, which the compiler makes host vectors of, or of 32 where the host has AVX2 and a
//! register is as long.

mod blocks;
mod lanes;
mod memory;
mod permute;

use instar_isa::Op;

use self::blocks::Placed;
use super::Instruction;
use super::lanes::{Operand, Setting};
use super::{bits, compare, configuration, integer, widening};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, MicroOp, Status};
use crate::engine::recorder::Recorder;
use crate::state::Hart;
use crate::state::csrs::vector::Shape;

/// What decides on a handler.
struct Maker<'a> {
    s: &'a Setting,
    i: Instruction,
    /// vs1 or a number.
    operand: Operand,
    /// Bytes of a register.
    length: u16,
    /// Blocks have 32 bytes.
    long: bool,
}

/// Gives an operation of a block the handler for the shape with which it begins, if there is one,
/// and notes there what that needs. `true`: it computes with elements, and its groups are legal.
pub(crate) fn specialise<R: Recorder>(
    micro: &mut MicroOp,
    op: Op,
    word: u32,
    shape: Shape,
    hart: &Hart,
) -> bool {
    let unit = hart.csrs.vector();
    // A block is as long as the shortest register of these.
    let Some(s) = Setting::of_shape(shape, unit).filter(|_| unit.vlen >= 128) else { return false };
    let i = Instruction(word);
    let operand = match word >> 12 & 7 {
        0 | 2 => Operand::Register(i.vs1()),
        _ => Operand::Scalar(0),
    };
    let (length, long) = ((unit.vlen / 8) as u16, unit.vlen >= 256 && host_is_wide());
    let maker = Maker { s: &s, i, operand, length, long };
    if let Some(handler) = configuration::special(micro, op, shape, unit) {
        micro.handler = handler;
    } else if let Some(handler) = memory::handler::<R>(micro, op, &maker) {
        micro.handler = handler;
    } else if let Some(handler) = maker.arithmetic(op) {
        micro.handler = handler;
        Placed::note(micro, i, &hart.vectors);
        return true;
    }
    false
}

/// Whether [`wide`] may be called.
fn host_is_wide() -> bool {
    #[cfg(target_arch = "x86_64")]
    return std::arch::is_x86_feature_detected!("avx2");
    #[cfg(not(target_arch = "x86_64"))]
    return false;
}

/// The same handler, made for a host with AVX2.
fn wide<F: Fn(&mut Engine, Cursor) -> Status>(_: F) -> Handler {
    #[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
    fn run<F: Fn(&mut Engine, Cursor) -> Status>(engine: &mut Engine, at: Cursor) -> Status {
        const { assert!(size_of::<F>() == 0, "a function, or a closure that holds nothing") };
        // SAFETY: one was given, and has no bits.
        let handler: F = unsafe { std::mem::zeroed() };
        handler(engine, at)
    }
    assert!(host_is_wide());
    let run: unsafe fn(&mut Engine, Cursor) -> Status = run::<F>;
    // SAFETY: the host has what the function was made for.
    unsafe { std::mem::transmute::<unsafe fn(&mut Engine, Cursor) -> Status, Handler>(run) }
}

impl Maker<'_> {
    fn arithmetic(&self, op: Op) -> Option<Handler> {
        permute::handler(op, self)
            .or_else(|| self.lanes(op))
            .or_else(|| widening::arithmetic(op, self))
            .or_else(|| compare::comparison(op, self))
    }

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

/// `$body` with `$element` as the type of elements of SEW, `$count` of them in a block, and `$few`
/// in one of 16 bytes.
macro_rules! by_shape {
    ($maker:expr, $element:ident $count:ident $few:ident => $body:expr) => {
        by_shape!(@ $maker, $element $count $few => $body; (0, u8, 16, 32) (1, u16, 8, 16) (2, u32, 4, 8) (_, u64, 2, 4))
    };
    (@ $maker:expr, $element:ident $count:ident $few:ident => $body:expr; $(($sew:pat, $type:ty, $short:literal, $long:literal))+) => {
        match ($maker.s.sew, $maker.long) {
            $(
                ($sew, false) => {
                    type $element = $type;
                    const $count: usize = $short;
                    #[allow(dead_code, reason = "a mask has no elements to write")]
                    const $few: usize = $short;
                    let handler: Handler = $body;
                    handler
                }
                ($sew, true) => {
                    type $element = $type;
                    const $count: usize = $long;
                    #[allow(dead_code, reason = "a mask has no elements to write")]
                    const $few: usize = $short;
                    wide($body)
                }
            )+
        }
    };
}
use by_shape;

/// `$body` with `$narrow` as the type of elements of SEW, `$wide` of twice as many bits, `$count`
/// of these in a block, and `$few` in one of 16 bytes.
macro_rules! by_shapes {
    ($maker:expr, $narrow:ident $wide:ident $count:ident $few:ident => $body:expr) => {
        by_shapes!(@ $maker, $narrow $wide $count $few => $body; (0, u8, u16, 8, 16) (1, u16, u32, 4, 8) (_, u32, u64, 2, 4))
    };
    (@ $maker:expr, $narrow:ident $wide:ident $count:ident $few:ident => $body:expr;
        $(($sew:pat, $n:ty, $w:ty, $short:literal, $long:literal))+) => {
        match ($maker.s.sew, $maker.long) {
            $(
                ($sew, false) => {
                    type $narrow = $n;
                    type $wide = $w;
                    const $count: usize = $short;
                    #[allow(dead_code, reason = "a mask has no elements to write")]
                    const $few: usize = $short;
                    let handler: Handler = $body;
                    handler
                }
                ($sew, true) => {
                    type $narrow = $n;
                    type $wide = $w;
                    const $count: usize = $long;
                    #[allow(dead_code, reason = "a mask has no elements to write")]
                    const $few: usize = $short;
                    wide($body)
                }
            )+
        }
    };
}
use by_shapes;

/// `$body` with whether the operand is no vector.
macro_rules! by_operand {
    ($maker:expr, $scalar:ident => $body:expr) => {
        if let Operand::Scalar(_) = $maker.operand {
            const $scalar: bool = true;
            $body
        } else {
            const $scalar: bool = false;
            $body
        }
    };
}
use by_operand;

/// `$body` with whether the instruction is masked, and whether its operand is no vector.
macro_rules! by_form {
    ($maker:expr, $masked:ident $scalar:ident => $body:expr) => {
        by_form!(@ $maker, $masked $scalar => $body; (false false) (false true) (true false) (true true))
    };
    (@ $maker:expr, $masked:ident $scalar:ident => $body:expr; $(($m:literal $s:literal))+) => {
        match ($maker.i.masked(), matches!($maker.operand, Operand::Scalar(_))) {
            $(($m, $s) => {
                const $masked: bool = $m;
                const $scalar: bool = $s;
                $body
            })+
        }
    };
}
use by_form;
