//! Operations on several limbs: unrolled limb by limb, or left to the interpreter's routine.
//!
//! Source: `instar_coredsl::bytecode::BytecodeOp`; limbs are little-endian.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, Value};
use instar_coredsl::bytecode::{BytecodeOp, SlotNumber};

use crate::translate::Translator;

impl Translator<'_> {
    pub(crate) fn wide_arithmetic(&mut self, op: BytecodeOp) {
        match op {
            BytecodeOp::WideMove { d, a, n } => {
                let values = self.get_all(a, n);
                self.set_all(d, &values);
            }
            BytecodeOp::WideZero { d, n } => {
                let zero = self.number(0);
                self.set_all(d, &vec![zero; n.into()]);
            }
            BytecodeOp::WideAnd { d, a, b, n } => self.each(d, a, b, n, |t, a, b| t.builder.ins().band(a, b)),
            BytecodeOp::WideOr { d, a, b, n } => self.each(d, a, b, n, |t, a, b| t.builder.ins().bor(a, b)),
            BytecodeOp::WideXor { d, a, b, n } => self.each(d, a, b, n, |t, a, b| t.builder.ins().bxor(a, b)),
            BytecodeOp::WideNot { d, a, n } => {
                let values: Vec<_> = self.get_all(a, n);
                let values: Vec<_> = values.into_iter().map(|a| self.builder.ins().bnot(a)).collect();
                self.set_all(d, &values);
            }
            BytecodeOp::WideSelect { d, c, a, b, n } => {
                let c = self.get(c);
                self.each(d, a, b, n, |t, a, b| t.builder.ins().select(c, a, b));
            }
            BytecodeOp::WideAdd { d, a, b, n } => {
                let (a, b) = (self.get_all(a, n), self.get_all(b, n));
                let sum = self.sum(&a, &b, 0);
                self.set_all(d, &sum);
            }
            BytecodeOp::WideSub { d, a, b, n } => {
                let (a, b) = (self.get_all(a, n), self.get_all(b, n));
                let difference = self.difference(&a, &b);
                self.set_all(d, &difference);
            }
            BytecodeOp::WideNegate { d, a, n } => {
                let zero = self.number(0);
                let a = self.get_all(a, n);
                let negative = self.difference(&vec![zero; n.into()], &a);
                self.set_all(d, &negative);
            }
            BytecodeOp::MulFull { d, a, b, signed_a, signed_b } => {
                let product = self.full_product(a, b, signed_a, signed_b);
                self.set_all(d, &product);
            }
            BytecodeOp::WideExtend { d, a, from, n, signed } => {
                let mut values = self.get_all(a, from.min(n));
                let fill = match signed {
                    true => {
                        let top = self.get(a + from - 1);
                        self.builder.ins().sshr_imm_u(top, 63)
                    }
                    false => self.number(0),
                };
                values.resize(n.into(), fill);
                self.set_all(d, &values);
            }
            BytecodeOp::WideSlice { d, a, low, from, n } => {
                let limbs = self.get_all(a, from);
                let values: Vec<_> =
                    (0..n).map(|i| self.limb_at(&limbs, u32::from(low) + 64 * u32::from(i))).collect();
                self.set_all(d, &values);
            }
            BytecodeOp::WideOrInto { d, a, low, n, of } => {
                let (values, mut limbs) = (self.get_all(a, n), self.get_all(d, of));
                let (first, bits) = (usize::from(low / 64), i64::from(low % 64));
                for (i, value) in values.into_iter().enumerate() {
                    self.or_up(&mut limbs, first + i, value, bits);
                }
                self.set_all(d, &limbs);
            }
            BytecodeOp::WideInsert { d, a, low, width } => {
                let end = (low + width).div_ceil(64);
                let first = low / 64;
                let (limbs, values) =
                    (self.get_all(d + first, end - first), self.get_all(a, width.div_ceil(64)));
                let limbs = self.replaced(&limbs, &values, u32::from(low % 64), width.into());
                self.set_all(d + first, &limbs);
            }
            BytecodeOp::WideEqual { d, a, b, n, inverted } => {
                let differing = self.differing(a, b, n);
                let condition = if inverted { IntCC::NotEqual } else { IntCC::Equal };
                let zero = self.number(0);
                let value = self.compare(condition, differing, zero);
                self.set(d, value);
            }
            BytecodeOp::WideLess { d, a, b, n, signed } => {
                let value = self.less(a, b, n, signed);
                self.set(d, value);
            }
            BytecodeOp::WideLessEqual { d, a, b, n, signed } => {
                let greater = self.less(b, a, n, signed);
                let value = self.builder.ins().bxor_imm_s(greater, 1);
                self.set(d, value);
            }
            BytecodeOp::Saturate { d, a, n } => {
                let limbs = self.get_all(a, n);
                let (zero, ones) = (self.number(0), self.number(u64::MAX));
                let upper = limbs[1..].iter().fold(zero, |all, limb| self.builder.ins().bor(all, *limb));
                let value = self.builder.ins().select(upper, ones, limbs[0]);
                self.set(d, value);
            }
            _ => self.by_interpreter(),
        }
    }

    fn each(
        &mut self,
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
        n: u16,
        value: impl Fn(&mut Self, Value, Value) -> Value,
    ) {
        let (a, b) = (self.get_all(a, n), self.get_all(b, n));
        let values: Vec<_> = a.into_iter().zip(b).map(|(a, b)| value(self, a, b)).collect();
        self.set_all(d, &values);
    }

    /// 64 bits of `limbs` from bit `low` on; zero beyond their end.
    pub(crate) fn limb_at(&mut self, limbs: &[Value], low: u32) -> Value {
        let (limb, bits) = (low as usize / 64, i64::from(low % 64));
        let Some(&lower) = limbs.get(limb) else { return self.number(0) };
        let value = self.builder.ins().ushr_imm_u(lower, bits);
        match limbs.get(limb + 1).filter(|_| bits > 0) {
            Some(&upper) => {
                let carried = self.builder.ins().ishl_imm_u(upper, 64 - bits);
                self.builder.ins().bor(value, carried)
            }
            None => value,
        }
    }

    /// `limbs` with `width` bits from bit `low` on replaced by those of `values`.
    pub(crate) fn replaced(&mut self, limbs: &[Value], values: &[Value], low: u32, width: u32) -> Vec<Value> {
        let mut limbs = limbs.to_vec();
        let mut done = 0;
        while done < width {
            let (limb, bit) = ((low + done) as usize / 64, (low + done) % 64);
            let count = (64 - bit).min(width - done);
            let ones = u64::MAX >> (64 - count);
            let field = self.limb_at(values, done);
            let field = self.masked(field, count as u8);
            let field = self.builder.ins().ishl_imm_u(field, i64::from(bit));
            let kept = self.builder.ins().band_imm_s(limbs[limb], !(ones << bit) as i64);
            limbs[limb] = self.builder.ins().bor(kept, field);
            done += count;
        }
        limbs
    }

    /// ORs `value`, moved up by `bits`, into `limbs` from limb `first` on.
    fn or_up(&mut self, limbs: &mut [Value], first: usize, value: Value, bits: i64) {
        if let Some(limb) = limbs.get_mut(first) {
            let up = self.builder.ins().ishl_imm_u(value, bits);
            *limb = self.builder.ins().bor(*limb, up);
        }
        if let Some(limb) = limbs.get_mut(first + 1).filter(|_| bits > 0) {
            let carried = self.builder.ins().ushr_imm_u(value, 64 - bits);
            *limb = self.builder.ins().bor(*limb, carried);
        }
    }

    fn sum(&mut self, a: &[Value], b: &[Value], carry: u64) -> Vec<Value> {
        let mut carry = self.number(carry);
        let mut sum = Vec::new();
        for (a, b) in a.iter().zip(b) {
            let partial = self.builder.ins().iadd(*a, *b);
            let first = self.compare(IntCC::UnsignedLessThan, partial, *a);
            let limb = self.builder.ins().iadd(partial, carry);
            let second = self.compare(IntCC::UnsignedLessThan, limb, partial);
            carry = self.builder.ins().bor(first, second);
            sum.push(limb);
        }
        sum
    }

    /// a - b = a + not b + 1.
    fn difference(&mut self, a: &[Value], b: &[Value]) -> Vec<Value> {
        let inverted: Vec<_> = b.iter().map(|b| self.builder.ins().bnot(*b)).collect();
        self.sum(a, &inverted, 1)
    }

    /// Both halves of a product.
    fn full_product(&mut self, a: SlotNumber, b: SlotNumber, signed_a: bool, signed_b: bool) -> [Value; 2] {
        let (a, b) = (self.get(a), self.get(b));
        let low = self.builder.ins().imul(a, b);
        if signed_a && signed_b {
            return [low, self.builder.ins().smulhi(a, b)];
        }
        let mut high = self.builder.ins().umulhi(a, b);
        // A negative factor counts 2^64 less than its bits say.
        for (signed, factor, other) in [(signed_a, a, b), (signed_b, b, a)] {
            if signed {
                let sign = self.builder.ins().sshr_imm_u(factor, 63);
                let excess = self.builder.ins().band(sign, other);
                high = self.builder.ins().isub(high, excess);
            }
        }
        [low, high]
    }

    /// Not 0 where the values differ.
    fn differing(&mut self, a: SlotNumber, b: SlotNumber, n: u16) -> Value {
        let (a, b) = (self.get_all(a, n), self.get_all(b, n));
        let zero = self.number(0);
        a.into_iter().zip(b).fold(zero, |all, (a, b)| {
            let differing = self.builder.ins().bxor(a, b);
            self.builder.ins().bor(all, differing)
        })
    }

    /// 1 where a < b: the highest limb that differs decides.
    fn less(&mut self, a: SlotNumber, b: SlotNumber, n: u16, signed: bool) -> Value {
        let (a, b) = (self.get_all(a, n), self.get_all(b, n));
        let top = a.len() - 1;
        let mut result = self.number(0);
        for (i, (a, b)) in a.into_iter().zip(b).enumerate() {
            let condition = if signed && i == top { IntCC::SignedLessThan } else { IntCC::UnsignedLessThan };
            let less = self.compare(condition, a, b);
            let equal = self.builder.ins().icmp(IntCC::Equal, a, b);
            result = self.builder.ins().select(equal, result, less);
        }
        result
    }
}
