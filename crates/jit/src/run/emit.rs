//! Machine code of terms.
//!
//! Source: own design over Cranelift. A term is a value of the host's shortest type that has all
//! its bits; what stands above them is whatever came there, and who needs it asks for zeros or the
//! sign.

use cranelift_codegen::ir::condcodes::{CondCode, IntCC};
use cranelift_codegen::ir::{InstBuilder, Type, Value, types};

use super::Translator;
use super::terms::{Node, Term, TermOp, mask};

/// The host's shortest type of `width` bits.
pub(super) fn host_type(width: u32) -> Type {
    match width {
        0..=8 => types::I8,
        9..=16 => types::I16,
        17..=32 => types::I32,
        33..=64 => types::I64,
        _ => types::I128,
    }
}

impl Translator<'_> {
    /// The term, with anything above its bits. It is computed once.
    pub(super) fn value(&mut self, term: Term) -> Value {
        let number = self.terms.number(term);
        if let Some(value) = self.values.get(number).copied().flatten() {
            return value;
        }
        let value = self.computed(term);
        // Constants and low bits cost nothing where they are needed, and a register where they are
        // kept.
        if !matches!(self.terms.node(term), Node::Known(_) | Node::Slice(_, 0)) {
            self.set_value(term, value);
        }
        value
    }

    /// What the term is.
    pub(super) fn set_value(&mut self, term: Term, value: Value) {
        self.values.resize(self.terms.count(), None);
        self.values[self.terms.number(term)] = Some(value);
    }

    /// A number.
    pub(super) fn number(&mut self, ty: Type, value: u128) -> Value {
        let low = if ty.bits() < 64 { value as i64 & ((1 << ty.bits()) - 1) } else { value as i64 };
        if ty != types::I128 {
            return self.builder.ins().iconst(ty, low);
        }
        let low = self.builder.ins().iconst(types::I64, low);
        let high = self.builder.ins().iconst(types::I64, (value >> 64) as i64);
        self.builder.ins().iconcat(low, high)
    }

    /// The term with zeros above its bits, in a type that is at least as long as its own.
    pub(super) fn with_zeros(&mut self, term: Term, ty: Type) -> Value {
        let (value, width) = (self.value(term), self.terms.width(term));
        let own = host_type(width);
        let clean = width == own.bits()
            || match self.terms.node(term) {
                Node::Known(_) => true,
                Node::Binary(op, ..) => matches!(op, TermOp::Equal | TermOp::Less | TermOp::LessSigned),
                Node::Extend { signed, .. } => !signed,
                _ => false,
            };
        let value = if clean {
            value
        } else {
            let mask = self.number(own, mask(width));
            self.builder.ins().band(value, mask)
        };
        if own == ty { value } else { self.builder.ins().uextend(ty, value) }
    }

    /// The term with its sign above its bits.
    fn with_sign(&mut self, term: Term, ty: Type) -> Value {
        let (value, width) = (self.value(term), self.terms.width(term));
        let own = host_type(width);
        let value = if width == own.bits() {
            value
        } else {
            let above = self.number(types::I32, u128::from(own.bits() - width));
            let up = self.builder.ins().ishl(value, above);
            self.builder.ins().sshr(up, above)
        };
        if own == ty { value } else { self.builder.ins().sextend(ty, value) }
    }

    /// The term in a type that is at least as long as its own, with anything above its bits.
    fn in_type(&mut self, term: Term, ty: Type) -> Value {
        let value = self.value(term);
        let own = self.builder.func.dfg.value_type(value);
        if own == ty { value } else { self.builder.ins().uextend(ty, value) }
    }

    /// A value of at most 64 bits with zeros above.
    pub(super) fn wide(&mut self, value: Value) -> Value {
        let narrow = self.builder.func.dfg.value_type(value) != types::I64;
        if narrow { self.builder.ins().uextend(types::I64, value) } else { value }
    }

    /// Lowest bits of a value.
    fn low(&mut self, value: Value, ty: Type) -> Value {
        if self.builder.func.dfg.value_type(value) == ty {
            value
        } else {
            self.builder.ins().ireduce(ty, value)
        }
    }

    fn computed(&mut self, term: Term) -> Value {
        let width = self.terms.width(term);
        let ty = host_type(width);
        match self.terms.node(term) {
            Node::Known(value) => self.number(ty, value),
            Node::Register(number) => self.register(number, ty),
            Node::Loaded(_) | Node::Left(..) => unreachable!("its step stands in front of what needs it"),
            Node::Not(a) => self.inverted(a),
            Node::Binary(op, a, b) => self.binary(op, a, b),
            Node::HighProduct { signed, a, b } => {
                let (a, b) = (self.value(a), self.value(b));
                if signed { self.builder.ins().smulhi(a, b) } else { self.builder.ins().umulhi(a, b) }
            }
            Node::Divide { signed, remainder, a, b } => {
                assert_eq!(self.terms.width(a), width, "no text wants the bit of an overflow");
                self.divided(signed, remainder, a, b)
            }
            Node::Select(condition, a, b) => {
                let condition = self.with_zeros(condition, types::I8);
                let (a, b) = (self.value(a), self.value(b));
                self.builder.ins().select(condition, a, b)
            }
            Node::Extend { signed: true, a } => self.with_sign(a, ty),
            Node::Extend { signed: false, a } => self.with_zeros(a, ty),
            Node::Slice(a, low) => {
                let mut value = self.value(a);
                if low == 64 {
                    value = self.builder.ins().isplit(value).1;
                } else if low > 0 {
                    let by = self.number(types::I32, low.into());
                    value = self.builder.ins().ushr(value, by);
                }
                self.low(value, ty)
            }
            Node::Concat(high, low) => {
                let by = self.number(types::I32, self.terms.width(low).into());
                let (high, low) = (self.in_type(high, ty), self.with_zeros(low, ty));
                let high = self.builder.ins().ishl(high, by);
                self.builder.ins().bor(high, low)
            }
            Node::SwapBytes(a) => {
                let a = self.value(a);
                self.builder.ins().bswap(a)
            }
        }
    }

    fn inverted(&mut self, a: Term) -> Value {
        if let Node::Binary(op, x, y) = self.terms.node(a)
            && let Some(condition) = condition(op)
        {
            return self.compared(condition.complement(), x, y);
        }
        if let Node::Binary(TermOp::Xor, x, y) = self.terms.node(a) {
            let (x, y) = (self.value(x), self.value(y));
            return self.builder.ins().bxor_not(x, y);
        }
        let a = self.value(a);
        self.builder.ins().bnot(a)
    }

    /// A quotient or remainder of all operands: the host's division has none for a divisor of 0,
    /// and none for one of -1 where that overflows.
    fn divided(&mut self, signed: bool, remainder: bool, a: Term, b: Term) -> Value {
        let ty = host_type(self.terms.width(a));
        let [x, y] =
            [a, b].map(|term| if signed { self.with_sign(term, ty) } else { self.with_zeros(term, ty) });
        let [one, ones] = [1, mask(ty.bits())].map(|value| self.number(ty, value));
        let by_zero = self.builder.ins().icmp_imm_u(IntCC::Equal, y, 0);
        let mut divisor = self.builder.ins().select(by_zero, one, y);
        let ins = self.builder.ins();
        if !signed {
            let (of_zero, result) = match remainder {
                true => (x, ins.urem(x, divisor)),
                false => (ones, ins.udiv(x, divisor)),
            };
            return self.builder.ins().select(by_zero, of_zero, result);
        }
        let by_minus_one = ins.icmp(IntCC::Equal, y, ones);
        divisor = self.builder.ins().select(by_minus_one, one, divisor);
        if remainder {
            // By 1, too, nothing is left.
            let result = self.builder.ins().srem(x, divisor);
            return self.builder.ins().select(by_zero, x, result);
        }
        let result = self.builder.ins().sdiv(x, divisor);
        let negative = self.builder.ins().ineg(x);
        let result = self.builder.ins().select(by_minus_one, negative, result);
        self.builder.ins().select(by_zero, ones, result)
    }

    fn compared(&mut self, condition: IntCC, a: Term, b: Term) -> Value {
        let ty = host_type(self.terms.width(a));
        let by_sign = condition == IntCC::SignedLessThan || condition == IntCC::SignedGreaterThanOrEqual;
        let [a, b] =
            [a, b].map(|term| if by_sign { self.with_sign(term, ty) } else { self.with_zeros(term, ty) });
        self.builder.ins().icmp(condition, a, b)
    }

    fn binary(&mut self, op: TermOp, a: Term, b: Term) -> Value {
        if let Some(condition) = condition(op) {
            return self.compared(condition, a, b);
        }
        let ty = host_type(self.terms.width(a));
        if let TermOp::And | TermOp::Or | TermOp::Xor = op {
            for (x, y) in [(a, b), (b, a)] {
                let Node::Not(y) = self.terms.node(y) else { continue };
                let (x, y) = (self.value(x), self.value(y));
                let ins = self.builder.ins();
                return match op {
                    TermOp::And => ins.band_not(x, y),
                    TermOp::Or => ins.bor_not(x, y),
                    _ => ins.bxor_not(x, y),
                };
            }
        }
        let x = match op {
            TermOp::ShiftRight => self.with_zeros(a, ty),
            TermOp::ShiftRightSigned => self.with_sign(a, ty),
            _ => self.value(a),
        };
        let y = match op {
            TermOp::ShiftLeft | TermOp::ShiftRight | TermOp::ShiftRightSigned => self.amount(b, ty),
            TermOp::RotateLeft | TermOp::RotateRight => self.amount(b, ty),
            _ => self.value(b),
        };
        let ins = self.builder.ins();
        match op {
            TermOp::Add => ins.iadd(x, y),
            TermOp::Subtract => ins.isub(x, y),
            TermOp::Multiply => ins.imul(x, y),
            TermOp::And => ins.band(x, y),
            TermOp::Or => ins.bor(x, y),
            TermOp::Xor => ins.bxor(x, y),
            TermOp::ShiftLeft => ins.ishl(x, y),
            TermOp::ShiftRight => ins.ushr(x, y),
            TermOp::ShiftRightSigned => ins.sshr(x, y),
            TermOp::RotateLeft => ins.rotl(x, y),
            TermOp::RotateRight => ins.rotr(x, y),
            TermOp::Equal | TermOp::Less | TermOp::LessSigned => unreachable!("compared above"),
        }
    }

    /// An amount below the bits of `ty`, modulo which the host takes it.
    fn amount(&mut self, amount: Term, ty: Type) -> Value {
        let width = self.terms.width(amount);
        match self.terms.node(amount) {
            Node::Known(value) => self.number(types::I32, value),
            // All of the register does.
            Node::Slice(a, 0) if 1 << width == ty.bits() => self.value(a),
            _ if 1 << width == ty.bits() => self.value(amount),
            _ => {
                assert!(width < 8 && 1 << width <= ty.bits(), "no amount leaves the width");
                self.with_zeros(amount, types::I8)
            }
        }
    }
}

/// What a comparison asks of the host.
fn condition(op: TermOp) -> Option<IntCC> {
    match op {
        TermOp::Equal => Some(IntCC::Equal),
        TermOp::Less => Some(IntCC::UnsignedLessThan),
        TermOp::LessSigned => Some(IntCC::SignedLessThan),
        _ => None,
    }
}
