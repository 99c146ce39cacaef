//! What the values of registers tell of an instruction in a shadow: its result, where it goes, how
//! long it divides.
//!
//! Source: own design; what instructions compute stands in `instar_isa::values`.

use instar_isa::{Op, Xlen, values};

use super::info::Info;

/// What values tell of an instruction in a shadow, where those that it reads are known.
impl Info {
    fn operands(&self, value: impl Fn(u8) -> Option<u64>) -> Option<[u64; 2]> {
        let [a, b] = self.rs.map(value);
        Some([a?, b?])
    }

    /// The packed detail of a divide.
    pub fn division(&self, xlen: u32, value: impl Fn(u8) -> Option<u64>) -> Option<u64> {
        Some(self.division?.detail(Xlen::of(xlen), self.operands(value)?))
    }

    /// What comes into the register of a load, where memory holds this.
    pub fn loaded(&self, xlen: u32, value: u64) -> u64 {
        let extended = match self.op {
            Op::Lb => value as i8 as u64,
            Op::Lh => value as i16 as u64,
            Op::Lw => value as i32 as u64,
            _ => value,
        };
        extended & (u64::MAX >> (64 - xlen))
    }

    /// The result of an ALU operation, a product or a divide; `None` of others.
    pub fn result(&self, xlen: u32, value: impl Fn(u8) -> Option<u64>) -> Option<u64> {
        let [a, b] = self.operands(value)?;
        values::result(self.op, Xlen::of(xlen), [a, b, self.offset as u64])
    }

    /// Whether a branch is taken.
    pub fn outcome(&self, xlen: u32, value: impl Fn(u8) -> Option<u64>) -> Option<bool> {
        values::taken(self.op, Xlen::of(xlen), self.operands(value)?)
    }

    /// Where a jump to a register goes.
    pub fn jump_target(&self, xlen: u32, value: impl Fn(u8) -> Option<u64>) -> Option<u64> {
        let [base, _] = self.operands(value)?;
        Some(values::jump_target(Xlen::of(xlen), base, self.offset))
    }
}
