//! Operations on single limbs.
//!
//! Source: `instar_coredsl::bytecode::BytecodeOp`; the table of results for division by zero and
//! overflow is that of the manual's M extension.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, Value};
use instar_coredsl::bytecode::{BytecodeOp, SlotNumber};

use crate::translate::Translator;

impl Translator<'_> {
    /// Translates an operation that works on slots alone.
    pub(crate) fn arithmetic(&mut self, op: BytecodeOp) {
        match op {
            BytecodeOp::Move { d, a } => {
                let a = self.get(a);
                self.set(d, a);
            }
            BytecodeOp::Add { d, a, b } => self.binary(d, a, b, |t, a, b| t.builder.ins().iadd(a, b)),
            BytecodeOp::Sub { d, a, b } => self.binary(d, a, b, |t, a, b| t.builder.ins().isub(a, b)),
            BytecodeOp::Mul { d, a, b } => self.binary(d, a, b, |t, a, b| t.builder.ins().imul(a, b)),
            BytecodeOp::And { d, a, b } => self.binary(d, a, b, |t, a, b| t.builder.ins().band(a, b)),
            BytecodeOp::Or { d, a, b } => self.binary(d, a, b, |t, a, b| t.builder.ins().bor(a, b)),
            BytecodeOp::Xor { d, a, b } => self.binary(d, a, b, |t, a, b| t.builder.ins().bxor(a, b)),
            BytecodeOp::Not { d, a } => self.unary(d, a, |t, a| t.builder.ins().bnot(a)),
            BytecodeOp::Negate { d, a } => self.unary(d, a, |t, a| t.builder.ins().ineg(a)),
            BytecodeOp::Divide { d, a, b, signed, remainder } => {
                self.binary(d, a, b, |t, a, b| t.divide(a, b, signed, remainder));
            }
            BytecodeOp::Unsigned { d, a, shift } => self.unary(d, a, |t, a| t.masked(a, 64 - shift)),
            BytecodeOp::Signed { d, a, shift } => self.unary(d, a, |t, a| {
                let up = t.builder.ins().ishl_imm_u(a, i64::from(shift));
                t.builder.ins().sshr_imm_u(up, i64::from(shift))
            }),
            BytecodeOp::Bits { d, a, left, right } => self.unary(d, a, |t, a| {
                let up = t.builder.ins().ishl_imm_u(a, i64::from(left));
                t.builder.ins().ushr_imm_u(up, i64::from(right))
            }),
            BytecodeOp::ShiftLeftBy { d, a, by } => {
                self.unary(d, a, |t, a| t.builder.ins().ishl_imm_u(a, i64::from(by)));
            }
            BytecodeOp::ShiftRightBy { d, a, by, signed: false } => {
                self.unary(d, a, |t, a| t.builder.ins().ushr_imm_u(a, i64::from(by)));
            }
            BytecodeOp::ShiftRightBy { d, a, by, signed: true } => {
                self.unary(d, a, |t, a| t.builder.ins().sshr_imm_u(a, i64::from(by)));
            }
            BytecodeOp::ShiftLeft { d, a, b } => self.binary(d, a, b, |t, a, b| {
                let value = t.builder.ins().ishl(a, b);
                t.unless_out(value, b)
            }),
            BytecodeOp::ShiftRight { d, a, b, signed: false } => self.binary(d, a, b, |t, a, b| {
                let value = t.builder.ins().ushr(a, b);
                t.unless_out(value, b)
            }),
            BytecodeOp::ShiftRight { d, a, b, signed: true } => self.binary(d, a, b, |t, a, b| {
                let most = t.number(63);
                let amount = t.builder.ins().umin(b, most);
                t.builder.ins().sshr(a, amount)
            }),
            BytecodeOp::Equal { d, a, b } => self.binary(d, a, b, |t, a, b| t.compare(IntCC::Equal, a, b)),
            BytecodeOp::NotEqual { d, a, b } => {
                self.binary(d, a, b, |t, a, b| t.compare(IntCC::NotEqual, a, b))
            }
            BytecodeOp::LessUnsigned { d, a, b } => {
                self.binary(d, a, b, |t, a, b| t.compare(IntCC::UnsignedLessThan, a, b));
            }
            BytecodeOp::LessSigned { d, a, b } => {
                self.binary(d, a, b, |t, a, b| t.compare(IntCC::SignedLessThan, a, b));
            }
            BytecodeOp::LessEqualUnsigned { d, a, b } => {
                self.binary(d, a, b, |t, a, b| t.compare(IntCC::UnsignedLessThanOrEqual, a, b));
            }
            BytecodeOp::LessEqualSigned { d, a, b } => {
                self.binary(d, a, b, |t, a, b| t.compare(IntCC::SignedLessThanOrEqual, a, b));
            }
            BytecodeOp::Select { d, c, a, b } => {
                let c = self.get(c);
                self.binary(d, a, b, |t, a, b| t.builder.ins().select(c, a, b));
            }
            BytecodeOp::Insert { d, a, b, low, width } => self.binary(d, a, b, |t, a, b| {
                let field = t.masked(b, width);
                t.replaced(&[a], &[field], low.into(), width.into())[0]
            }),
            BytecodeOp::Join { d, high, low, by } => self.binary(d, high, low, |t, high, low| {
                let up = t.builder.ins().ishl_imm_u(high, i64::from(by));
                t.builder.ins().bor(up, low)
            }),
            _ => self.wide_arithmetic(op),
        }
    }

    fn unary(&mut self, d: SlotNumber, a: SlotNumber, value: impl FnOnce(&mut Self, Value) -> Value) {
        let a = self.get(a);
        let value = value(self, a);
        self.set(d, value);
    }

    fn binary(
        &mut self,
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
        value: impl FnOnce(&mut Self, Value, Value) -> Value,
    ) {
        let (a, b) = (self.get(a), self.get(b));
        let value = value(self, a, b);
        self.set(d, value);
    }

    /// The low `width` bits, 1 to 64.
    pub(crate) fn masked(&mut self, value: Value, width: u8) -> Value {
        if width == 64 {
            return value;
        }
        self.builder.ins().band_imm_s(value, (u64::MAX >> (64 - width)) as i64)
    }

    /// The value, or 0 where everything was shifted out.
    fn unless_out(&mut self, value: Value, amount: Value) -> Value {
        let zero = self.number(0);
        let stays = self.builder.ins().icmp_imm_s(IntCC::UnsignedLessThan, amount, 64);
        self.builder.ins().select(stays, value, zero)
    }

    /// Division that never traps: the host divides by 1 where the manual defines the result
    /// otherwise.
    fn divide(&mut self, a: Value, b: Value, signed: bool, remainder: bool) -> Value {
        let one = self.number(1);
        let by_zero = self.builder.ins().icmp_imm_s(IntCC::Equal, b, 0);
        let mut special = by_zero;
        if signed {
            // The smallest number by -1: dividing by 1 gives the dividend and no remainder, as it
            // should be.
            let least = self.builder.ins().icmp_imm_s(IntCC::Equal, a, i64::MIN);
            let minus = self.builder.ins().icmp_imm_s(IntCC::Equal, b, -1);
            let overflow = self.builder.ins().band(least, minus);
            special = self.builder.ins().bor(special, overflow);
        }
        let divisor = self.builder.ins().select(special, one, b);
        let ins = self.builder.ins();
        let (result, by_zero_gives) = match (signed, remainder) {
            (false, false) => (ins.udiv(a, divisor), None),
            (true, false) => (ins.sdiv(a, divisor), None),
            (false, true) => (ins.urem(a, divisor), Some(a)),
            (true, true) => (ins.srem(a, divisor), Some(a)),
        };
        let by_zero_gives = by_zero_gives.unwrap_or_else(|| self.number(u64::MAX));
        self.builder.ins().select(by_zero, by_zero_gives, result)
    }
}
