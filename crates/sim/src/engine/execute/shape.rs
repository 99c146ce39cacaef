//! Shapes of handlers: where a value-producing instruction takes its operands from and puts its result.
//!
//! Source: own design; the shapes are the formats R, I and B of the manual.

use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::state::word::Word;

/// A function of two operands; unary instructions ignore the second.
pub(crate) trait Value {
    fn value<W: Word>(a: W, b: W) -> W;
}

/// A comparison of two operands.
pub(crate) trait Condition {
    fn holds<W: Word>(a: W, b: W) -> bool;
}

/// Declares types that implement [`Value`]: `Name(a, b) => expression;`.
macro_rules! values {
    ($($(#[$doc:meta])* $name:ident($a:ident, $b:pat) => $body:expr;)+) => {$(
        $(#[$doc])*
        pub(crate) struct $name;

        impl $crate::engine::execute::shape::Value for $name {
            #[inline(always)]
            fn value<W: $crate::state::word::Word>($a: W, $b: W) -> W {
                $body
            }
        }
    )+};
}
pub(crate) use values;

/// A word made of one byte.
pub(crate) trait LowByte {
    fn value(byte: u8) -> u32;
}

/// Declares types that implement [`LowByte`].
macro_rules! low_bytes {
    ($($name:ident($byte:ident) => $body:expr;)+) => {$(
        pub(crate) struct $name;

        impl $crate::engine::execute::shape::LowByte for $name {
            #[inline(always)]
            fn value($byte: u8) -> u32 {
                $body
            }
        }
    )+};
}
pub(crate) use low_bytes;

/// Declares types that implement [`Condition`].
macro_rules! conditions {
    ($($name:ident($a:ident, $b:ident) => $body:expr;)+) => {$(
        pub(crate) struct $name;

        impl $crate::engine::execute::shape::Condition for $name {
            #[inline(always)]
            fn holds<W: $crate::state::word::Word>($a: W, $b: W) -> bool {
                $body
            }
        }
    )+};
}
pub(crate) use conditions;

/// rd = value(rs1, rs2).
pub(crate) fn registers<W: Word, V: Value>() -> Handler {
    |engine: &mut Engine, at: Cursor| {
        let op = at.op();
        engine.hart.write(op.rd, V::value::<W>(engine.hart.read(op.rs1), engine.hart.read(op.rs2)));
        at.advance(engine)
    }
}

/// rd = value(rs1, immediate).
pub(crate) fn immediate<W: Word, V: Value>() -> Handler {
    |engine: &mut Engine, at: Cursor| {
        let op = at.op();
        engine.hart.write(op.rd, V::value::<W>(engine.hart.read(op.rs1), W::from_u64(op.immediate as u64)));
        at.advance(engine)
    }
}

/// rd = sign extension of value(low words of rs1, rs2): the W instructions of RV64.
pub(crate) fn registers_word<V: Value>() -> Handler {
    |engine: &mut Engine, at: Cursor| {
        let op = at.op();
        let value = V::value::<u32>(engine.hart.read(op.rs1), engine.hart.read(op.rs2));
        engine.hart.write(op.rd, value.to_i64() as u64);
        at.advance(engine)
    }
}

/// rd = sign extension of value(low words of rs1, rs2) at either XLEN: what is the same on RV32 and RV64.
pub(crate) fn registers_low<W: Word, V: Value>() -> Handler {
    |engine: &mut Engine, at: Cursor| {
        let op = at.op();
        let value = V::value::<u32>(engine.hart.read(op.rs1), engine.hart.read(op.rs2));
        engine.hart.write(op.rd, W::from_u64(value.to_i64() as u64));
        at.advance(engine)
    }
}

/// rd = sign extension of rs1 xor the word that byte number `immediate` of rs2 gives, turned to its place.
pub(crate) fn bytes_of<W: Word, V: LowByte>() -> Handler {
    |engine: &mut Engine, at: Cursor| {
        let op = at.op();
        let place = 8 * op.immediate as u32;
        let word = V::value((engine.hart.x(op.rs2) >> place) as u8).rotate_left(place);
        let value = engine.hart.x(op.rs1) as u32 ^ word;
        engine.hart.write(op.rd, W::from_u64(value.to_i64() as u64));
        at.advance(engine)
    }
}

/// rd = sign extension of value(low word of rs1, immediate).
pub(crate) fn immediate_word<V: Value>() -> Handler {
    |engine: &mut Engine, at: Cursor| {
        let op = at.op();
        let value = V::value::<u32>(engine.hart.read(op.rs1), op.immediate as u32);
        engine.hart.write(op.rd, value.to_i64() as u64);
        at.advance(engine)
    }
}

/// Branch to the immediate, an absolute address, if the condition holds.
pub(crate) fn branch<W: Word, C: Condition>() -> Handler {
    |engine: &mut Engine, at: Cursor| {
        let op = at.op();
        if C::holds::<W>(engine.hart.read(op.rs1), engine.hart.read(op.rs2)) {
            engine.hart.pc = op.immediate as u64;
            Status::Taken
        } else {
            Status::FallThrough
        }
    }
}
