//! What the values of registers tell of an instruction in a shadow: its result, where it goes, how long it divides.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, RV32I, RV64I and C.

use instar_isa::{DivideDetail, Division, Op};

use super::info::Info;

/// What values tell of an instruction in a shadow: the registers of its word, which names x0 too.
impl Info {
    /// The packed detail of a divide.
    pub fn division(&self, xlen: u32, value: impl Fn(u8) -> Option<u64>) -> Option<u64> {
        let Division { signed, word } = self.division?;
        let (dividend, divisor) = (value(first(self.word))?, value(second(self.word))?);
        Some(DivideDetail::new(dividend, divisor, signed, if word { 32 } else { xlen }).pack())
    }

    /// The result of an ALU operation of RV32I or RV64I; `None` of others, and where an operand is not known.
    pub fn result(&self, xlen: u32, value: impl Fn(u8) -> Option<u64>) -> Option<u64> {
        let known = |at: usize| value(self.sources[at]);
        let immediate = self.offset as i64 as u64;
        let (a, b) = match (self.op, self.reads) {
            (Op::Lui, 0) => return Some(immediate & (u64::MAX >> (64 - xlen))),
            (Op::Addi | Op::Andi | Op::Ori | Op::Xori | Op::Slti | Op::Sltiu, 0) => (0, immediate),
            (Op::Addi | Op::Andi | Op::Ori | Op::Xori | Op::Slti | Op::Sltiu, 1) => (known(0)?, immediate),
            (Op::Slli | Op::Srli | Op::Srai, 1) => (known(0)?, immediate),
            // The other one is x0.
            (Op::Add | Op::Or | Op::Xor, 1) => (known(0)?, 0),
            (_, 2) => (known(0)?, known(1)?),
            _ => return None,
        };
        let shift = b as u32 & (xlen - 1);
        let signed = |value: u64| (value << (64 - xlen)) as i64;
        let mask = u64::MAX >> (64 - xlen);
        let result = match self.op {
            Op::Addi | Op::Add => a.wrapping_add(b),
            Op::Sub => a.wrapping_sub(b),
            Op::Andi | Op::And => a & b,
            Op::Ori | Op::Or => a | b,
            Op::Xori | Op::Xor => a ^ b,
            Op::Slli | Op::Sll => a << shift,
            Op::Srli | Op::Srl => (a & mask) >> shift,
            Op::Srai | Op::Sra => (signed(a) >> (64 - xlen) >> shift) as u64,
            Op::Slti | Op::Slt => u64::from(signed(a) < signed(b)),
            Op::Sltiu | Op::Sltu => u64::from(a & mask < b & mask),
            _ => return None,
        };
        Some(result & mask)
    }

    /// Whether a branch is taken.
    pub fn outcome(&self, xlen: u32, value: impl Fn(u8) -> Option<u64>) -> Option<bool> {
        if self.word & 3 != 3 {
            // c.beqz and c.bnez name one of eight registers.
            let zero = value((self.word >> 7 & 7) as u8 + 8)? == 0;
            return Some(zero == (self.word >> 13 & 1 == 0));
        }
        let (left, right) = (value(first(self.word))?, value(second(self.word))?);
        let signed = |value: u64| (value << (64 - xlen)) as i64;
        let inverted = self.word >> 12 & 1 == 1;
        let holds = match self.word >> 13 & 3 {
            0 => left == right,
            2 => signed(left) < signed(right),
            _ => left < right,
        };
        Some(holds != inverted)
    }

    /// Where a jump to a register goes.
    pub fn jump_target(&self, xlen: u32, value: impl Fn(u8) -> Option<u64>) -> Option<u64> {
        let (register, offset) = match self.word & 3 {
            3 => (first(self.word), i64::from(self.word as i32 >> 20)),
            _ => ((self.word >> 7 & 31) as u8, 0),
        };
        Some(value(register)?.wrapping_add_signed(offset) & (u64::MAX >> (64 - xlen)) & !1)
    }
}

/// The register that rs1 of a word of four bytes names.
fn first(word: u32) -> u8 {
    (word >> 15 & 31) as u8
}

/// That of rs2.
fn second(word: u32) -> u8 {
    (word >> 20 & 31) as u8
}
