//! Which bits of a result depend on which bits of the operands.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, for what each operation computes; the precision is that of
//! Valgrind's memcheck without its knowledge of values: carries go up, shifts by constants shift, masks mask, and
//! what has no rule of its own depends on every bit of its operands as a whole.

use instar_isa::{Op, Xlen};

/// How the secret bits of a result follow from those of two registers and an immediate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The operation; one of 32 bits on RV64 bears its name on RV32.
    op: Op,
    /// Bits that it works on, 32 or 64.
    bits: u8,
    xlen: u8,
}

/// Bits from the lowest set one up: where a carry can go.
fn up(mask: u64) -> u64 {
    mask | mask.wrapping_neg()
}

/// Bits from the highest set one down.
fn down(mask: u64) -> u64 {
    if mask == 0 { 0 } else { u64::MAX >> mask.leading_zeros() }
}

fn any(mask: u64) -> u64 {
    if mask == 0 { 0 } else { u64::MAX }
}

/// The low `bits` bits with their sign above them.
pub fn sign_extended(mask: u64, bits: u32) -> u64 {
    let shift = 64 - bits;
    ((mask << shift) as i64 >> shift) as u64
}

/// The low `bits` bits.
pub fn low(mask: u64, bits: u32) -> u64 {
    mask & (u64::MAX >> (64 - bits))
}

impl Rule {
    /// The rule of `op`.
    pub fn new(op: Op, xlen: Xlen) -> Self {
        let narrow = match op {
            Op::Addiw => Some(Op::Addi),
            Op::Slliw => Some(Op::Slli),
            Op::Srliw => Some(Op::Srli),
            Op::Sraiw => Some(Op::Srai),
            Op::Addw => Some(Op::Add),
            Op::Subw => Some(Op::Sub),
            Op::Sllw => Some(Op::Sll),
            Op::Srlw => Some(Op::Srl),
            Op::Sraw => Some(Op::Sra),
            Op::Mulw => Some(Op::Mul),
            Op::Rolw => Some(Op::Rol),
            Op::Rorw => Some(Op::Ror),
            Op::Roriw => Some(Op::Rori),
            Op::Divw | Op::Divuw | Op::Remw | Op::Remuw => Some(op),
            _ => None,
        };
        let xlen = xlen.bits() as u8;
        Self { op: narrow.unwrap_or(op), bits: if narrow.is_some() { 32 } else { xlen }, xlen }
    }

    /// Whether the result is the same whatever the registers hold. Registers are given by number.
    pub fn is_constant(self, rs1: u8, rs2: u8, immediate: i64) -> bool {
        let same = rs1 == rs2;
        let zero = rs1 == 0 || rs2 == 0;
        match self.op {
            Op::Lui | Op::Auipc => true,
            Op::Xor | Op::Sub | Op::Xnor | Op::Slt => same,
            Op::Sltu => same || rs2 == 0,
            Op::Andn | Op::Orn => same || self.op == Op::Andn && rs1 == 0 || self.op == Op::Orn && rs2 == 0,
            Op::And | Op::Minu | Op::Mul | Op::Mulh | Op::Mulhu | Op::Mulhsu => zero,
            Op::Clmul | Op::Clmulh | Op::Clmulr => zero,
            Op::Sll | Op::Srl | Op::Sra | Op::Rol | Op::Ror | Op::CzeroNez => rs1 == 0,
            Op::CzeroEqz => zero,
            Op::Andi | Op::Sltiu => immediate == 0,
            Op::Ori => immediate == -1,
            _ => false,
        }
    }

    /// Secret bits of the result, for the secret bits of rs1 and rs2.
    #[inline]
    pub fn result(self, a: u64, b: u64, immediate: i64) -> u64 {
        let bits = u32::from(self.bits);
        let (a, b) = (low(a, bits), low(b, bits));
        if a | b == 0 {
            return 0;
        }
        let mask = self.of(a, b, immediate, bits);
        if self.bits == self.xlen { low(mask, bits) } else { sign_extended(mask, bits) }
    }

    fn of(self, a: u64, b: u64, immediate: i64, bits: u32) -> u64 {
        let amount = immediate as u32 & (bits - 1);
        let amount_is_secret = b & u64::from(bits - 1) != 0;
        let chosen = 1u64 << amount;
        match self.op {
            Op::Addi if immediate == 0 => a,
            Op::Addi => up(a),
            Op::Add | Op::Sub | Op::Mul | Op::Clmul => up(a | b),
            Op::Xor | Op::Or | Op::And | Op::Andn | Op::Orn | Op::Xnor => a | b,
            Op::Xori => a,
            Op::Andi => a & immediate as u64,
            Op::Ori => a & !immediate as u64,
            Op::Slli => a << amount,
            Op::Srli => a >> amount,
            Op::Srai => (sign_extended(a, bits) as i64 >> amount) as u64,
            Op::Sll if !amount_is_secret => up(a),
            Op::Srl | Op::Sra if !amount_is_secret => down(a),
            Op::Slt | Op::Sltu | Op::Slti | Op::Sltiu => 1,
            Op::Rori => (a >> amount) | a.checked_shl(bits - amount).unwrap_or(0),
            Op::SextB => sign_extended(a, 8),
            Op::SextH => sign_extended(a, 16),
            Op::ZextH => low(a, 16),
            Op::Rev8 => a.swap_bytes() >> (64 - bits),
            Op::OrcB => (0..8).map(|n| any(a >> (8 * n) & 0xff) & (0xff << (8 * n))).sum(),
            // At most 64, of which seven bits are needed; 32 needs six.
            Op::Clz | Op::Ctz | Op::Cpop | Op::Clzw | Op::Ctzw | Op::Cpopw => 0x7f,
            Op::Bclri | Op::Bseti => a & !chosen,
            Op::Binvi => a,
            Op::Bexti => a >> amount & 1,
            Op::Bclr | Op::Bset | Op::Binv if !amount_is_secret => a,
            Op::Bext => 1,
            Op::CzeroNez | Op::CzeroEqz if b == 0 => a,
            Op::Sh1add => up(a << 1 | b),
            Op::Sh2add => up(a << 2 | b),
            Op::Sh3add => up(a << 3 | b),
            Op::AddUw => up(low(a, 32) | b),
            Op::Sh1addUw => up(low(a, 32) << 1 | b),
            Op::Sh2addUw => up(low(a, 32) << 2 | b),
            Op::Sh3addUw => up(low(a, 32) << 3 | b),
            Op::SlliUw => low(a, 32) << amount,
            _ => u64::MAX,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shifted_or_masked_out_is_public() {
        let rule = |op| Rule::new(op, Xlen::Rv32);
        assert_eq!(rule(Op::Srli).result(0xff, 0, 8), 0);
        assert_eq!(rule(Op::Andi).result(0xff00, 0, 0xff), 0);
        assert_eq!(rule(Op::Slli).result(1, 0, 31), 0x8000_0000);
        assert_eq!(rule(Op::Srai).result(0x8000_0000, 0, 4), 0xf800_0000);
        assert_eq!(rule(Op::Add).result(0x100, 0, 0), 0xffff_ff00);
        assert_eq!(Rule::new(Op::Addw, Xlen::Rv64).result(1 << 40, 0, 0), 0);
        assert_eq!(Rule::new(Op::Slliw, Xlen::Rv64).result(1, 0, 31), 0xffff_ffff_8000_0000);
    }

    #[test]
    fn idioms_for_constants_are_constants() {
        let constant = |op, rs1, rs2| Rule::new(op, Xlen::Rv64).is_constant(rs1, rs2, 0);
        assert!(constant(Op::Xor, 10, 10) && constant(Op::Subw, 10, 10) && constant(Op::And, 0, 10));
        assert!(constant(Op::Mulhu, 10, 0) && constant(Op::Sltu, 10, 0) && constant(Op::Andi, 10, 0));
        assert!(!constant(Op::Sltu, 0, 10) && !constant(Op::Or, 10, 10) && !constant(Op::Xor, 10, 11));
        assert!(!constant(Op::Divu, 0, 10), "a divisor of zero gives all ones");
    }
}
