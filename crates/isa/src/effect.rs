//! What an instruction does beside computing: its memory accesses, where the hart goes on, what a
//! model may know of its operands.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, "Load and Store Instructions", "Control
//! Transfer Instructions" and the chapters of the extensions.

use crate::{Class, DivideDetail, ShiftDetail, Xlen};

/// What a memory access does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum AccessKind {
    /// A read.
    Read,
    /// A write.
    Write,
}

/// Bytes of one access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccessSize {
    /// So many.
    Bytes(u16),
    /// Those of an X register.
    Register,
}

impl AccessSize {
    /// Bytes at this XLEN.
    pub const fn bytes(self, xlen: Xlen) -> u16 {
        match self {
            Self::Bytes(bytes) => bytes,
            Self::Register => (xlen.bits() / 8) as u16,
        }
    }
}

/// The memory accesses of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryEffect {
    /// Whether it may read.
    pub reads: bool,
    /// Whether it may write.
    pub writes: bool,
    /// Bytes of each access.
    pub size: AccessSize,
    /// Whether it always touches exactly one place: else there may be several, or none.
    pub one: bool,
}

impl MemoryEffect {
    /// None.
    pub const NONE: Self = Self { reads: false, writes: false, size: AccessSize::Bytes(0), one: false };

    /// One read of so many bytes.
    pub const fn load(bytes: u16) -> Self {
        Self { reads: true, one: true, size: AccessSize::Bytes(bytes), ..Self::NONE }
    }

    /// One write of so many bytes.
    pub const fn store(bytes: u16) -> Self {
        Self { writes: true, one: true, size: AccessSize::Bytes(bytes), ..Self::NONE }
    }

    /// A read and a write of the same bytes.
    pub const fn update(bytes: u16) -> Self {
        Self { reads: true, ..Self::store(bytes) }
    }

    /// Any number of accesses of a register's width each.
    pub const fn several(reads: bool, writes: bool) -> Self {
        Self { reads, writes, size: AccessSize::Register, one: false }
    }

    /// The same, which may also not happen.
    pub const fn perhaps(self) -> Self {
        Self { one: false, ..self }
    }

    /// Whether there is any.
    pub const fn any(self) -> bool {
        self.reads || self.writes
    }

    /// What a line of a trace with one address tells of: an update is told as its write, of several
    /// accesses that read and write the first is a read.
    pub const fn kind(self) -> AccessKind {
        if self.writes && (self.one || !self.reads) { AccessKind::Write } else { AccessKind::Read }
    }
}

/// Where the hart goes on after an instruction, if nothing is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextPc {
    /// After it.
    Next,
    /// After it, or `immediate` away.
    Branch,
    /// `immediate` away.
    Jump,
    /// Where a register says.
    JumpRegister,
    /// Where a return address says that it has just loaded (`cm.popret`).
    Return,
    /// Where a table in memory says (`cm.jt`).
    Table,
    /// After it, or at a handler (`ecall`, `ebreak`).
    Trap,
    /// Where a trap came from (`mret`).
    TrapReturn,
    /// Anywhere: a design's own instruction, a word that is none.
    Anywhere,
}

impl NextPc {
    /// That of most instructions of a class.
    pub const fn of(class: Class) -> Self {
        match class {
            Class::Branch => Self::Branch,
            Class::Jump => Self::Jump,
            Class::JumpRegister => Self::JumpRegister,
            Class::Custom => Self::Anywhere,
            _ => Self::Next,
        }
    }
}

/// How a division reads its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Division {
    /// As signed numbers.
    pub signed: bool,
    /// Their low words only, at any XLEN (`divw`).
    pub word: bool,
}

impl Division {
    /// Bits of an operand at this XLEN.
    pub const fn bits(self, xlen: Xlen) -> u32 {
        if self.word { 32 } else { xlen.bits() }
    }

    /// What a retired instruction tells of these operands.
    pub fn detail(self, xlen: Xlen, [dividend, divisor]: [u64; 2]) -> u64 {
        DivideDetail::new(dividend, divisor, self.signed, self.bits(xlen)).pack()
    }
}

/// Operands of which a core model may know something: their instruction takes longer for some than
/// for others on some core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToldOperands {
    /// Those of a division.
    Division(Division),
    /// The amount of a shift by a register; of its low word at any XLEN (`sllw`) if so.
    Shift {
        /// Five bits of the register count at any XLEN.
        word: bool,
    },
}

impl ToldOperands {
    /// What a retired instruction tells of rs1 and rs2.
    pub fn detail(self, xlen: Xlen, operands: [u64; 2]) -> u64 {
        match self {
            Self::Division(division) => division.detail(xlen, operands),
            Self::Shift { word } => ShiftDetail::new(operands[1], if word { 32 } else { xlen.bits() }).pack(),
        }
    }
}

/// All of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// Memory accesses.
    pub memory: MemoryEffect,
    /// Where the hart goes on.
    pub flow: NextPc,
    /// What a core model may know of its operands, if it divides or shifts by a register.
    pub told: Option<ToldOperands>,
}

impl Effect {
    /// That of an instruction which only computes, or jumps as its class says.
    pub const fn of(class: Class) -> Self {
        Self { memory: MemoryEffect::NONE, flow: NextPc::of(class), told: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_tells_an_update_as_its_write_and_the_first_of_several_accesses() {
        assert_eq!(MemoryEffect::update(4).kind(), AccessKind::Write);
        assert_eq!(MemoryEffect::store(4).perhaps().kind(), AccessKind::Write);
        assert_eq!(MemoryEffect::several(true, true).kind(), AccessKind::Read);
        assert_eq!(MemoryEffect::several(true, false).size.bytes(Xlen::Rv64), 8);
    }
}
