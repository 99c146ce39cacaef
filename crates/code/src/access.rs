//! Loads and stores as their operands say.

use instar_isa::{AccessSize, Class};

use crate::instruction::LiftedInstruction;
use crate::operand::WordField;

/// Where rs1, rs2 and rd stand.
pub const BASE: WordField = WordField::At(15);
/// The register that a store writes.
pub const STORED: WordField = WordField::At(20);
/// The register that a load fills.
pub const LOADED: WordField = WordField::At(7);

/// One access at a register and an offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// The register.
    pub base: u8,
    /// The offset.
    pub offset: i64,
    /// Its bytes.
    pub bytes: u64,
    /// Whether it is a store.
    pub writes: bool,
    /// The register that a store writes.
    pub value: Option<u8>,
}

/// That of a load or store of the manual; `None` for everything else.
pub fn access(instruction: &LiftedInstruction) -> Option<Access> {
    let memory = instruction.effect.memory;
    if !matches!(instruction.class, Class::Load | Class::Store)
        || !memory.one
        || memory.reads == memory.writes
    {
        return None;
    }
    let AccessSize::Bytes(bytes) = memory.size else { return None };
    let named = |field| instruction.operands.free.iter().find(|o| o.field == field).map(|o| o.register);
    Some(Access {
        base: named(BASE).unwrap_or(0),
        offset: instruction.immediate,
        bytes: u64::from(bytes),
        writes: memory.writes,
        value: memory.writes.then(|| named(STORED).unwrap_or(0)),
    })
}
