//! Which bits of what an instruction leaves depend on which bits of what it found.
//!
//! Source: own design; the precision is that of Valgrind's memcheck with what the text itself
//! knows: constants are known, carries go up, shifts by constants shift, masks mask, a choice
//! between two equal bits depends on nothing.

mod gates;
mod supports;
mod values;

use std::collections::BTreeMap;

use crate::dependence::Register;
use crate::description::Description;
use crate::walk::walk;

pub use supports::{BitSource, SourceSet};

use supports::Supports;
use values::Bits;

/// A bit after the instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bit {
    /// Always the same.
    Known(bool),
    /// Depends on these.
    From(SourceSet),
}

/// How bits flow through one instruction that raises no exception.
#[derive(Clone, Debug)]
pub struct BitFlow {
    supports: Supports,
    /// Bits of the registers that it may write, the lowest first.
    pub written: Vec<(Register, Vec<Bit>)>,
    /// Bytes of each access by which it may load, in the order of the behaviour.
    pub loaded: Vec<u8>,
    /// Bits of what each access stores that it may do, the lowest first, in the order of the
    /// behaviour.
    pub stored: Vec<Vec<Bit>>,
    /// What its addresses depend on, and whether it accesses memory at all.
    pub addresses: SourceSet,
    /// What decides whether it jumps or raises an exception.
    pub control: SourceSet,
    /// What it jumps to depends on.
    pub target: SourceSet,
}

impl BitFlow {
    /// The bits in a set, source by source.
    pub fn bits(&self, set: SourceSet) -> impl Iterator<Item = (BitSource, u64)> + '_ {
        self.supports.bits(set)
    }
}

/// The flow of instruction number `at` with encoding `word`.
pub fn flow(description: &Description, at: usize, word: u32) -> BitFlow {
    let mut bits = Bits::new(description, &description.instructions[at].decode.fields, word);
    let machine = walk(description, at, &mut bits, BTreeMap::new()).machine;
    bits.flow(machine)
}
