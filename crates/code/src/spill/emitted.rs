//! Instructions of a new order of operations, and where they go.
//!
//! Source: own design.

use smallvec::SmallVec;

use crate::operand::WordField;

/// One instruction of the new order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Emitted {
    /// An operation, with the registers of its operands.
    Operation(u32, SmallVec<[(WordField, u8); 4]>),
    /// A cell into a register.
    Load(u8, u32),
    /// A register into a cell.
    Store(u8, u32),
    /// One register into another: from, to.
    Copy(u8, u8),
}

/// Where the instructions go.
pub trait Sink {
    /// One more.
    fn put(&mut self, made: impl FnOnce() -> Emitted);
}

/// Only counts.
#[derive(Debug, Default)]
pub struct Count(pub u32);

impl Sink for Count {
    fn put(&mut self, _: impl FnOnce() -> Emitted) {
        self.0 += 1;
    }
}

impl Sink for Vec<Emitted> {
    fn put(&mut self, made: impl FnOnce() -> Emitted) {
        self.push(made());
    }
}
