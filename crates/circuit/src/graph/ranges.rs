//! The values of an operation from those of its operands.

use num_bigint::{BigInt, Sign};

use super::{Id, Node, NodeGraph, NodeOp, Range, ShiftKind, power};

impl NodeGraph {
    pub(super) fn range_of(&self, node: &Node) -> Range {
        let width = node.width;
        let full = || Range::full(width);
        let of = |id: &Id| self.range(*id);
        match &node.op {
            NodeOp::Input(_) => full(),
            NodeOp::Const(value) => Range::of(value.clone(), value.clone(), width),
            NodeOp::Not(a) => {
                let (low, high) = &of(a).plain;
                let last = power(width) - 1;
                Range::of(&last - high, &last - low, width)
            }
            NodeOp::And(a, b) => {
                let high = (&of(a).plain.1).min(&of(b).plain.1).clone();
                let signed = Range::of(BigInt::from(0), high, width);
                signed.and(self.common_sign(*a, *b, width))
            }
            NodeOp::Or(a, b) | NodeOp::Xor(a, b) => {
                let bits = of(a).plain.1.bits().max(of(b).plain.1.bits()) as u32;
                Range::of(BigInt::from(0), power(bits) - 1, width).and(self.common_sign(*a, *b, width))
            }
            NodeOp::Add(a, b) => {
                let sum = |signed| {
                    let ((a, b), (c, d)) = (of(a).read(signed), of(b).read(signed));
                    Range::of(a + c, b + d, width)
                };
                sum(false).and(sum(true))
            }
            NodeOp::Sub(a, b) => {
                let difference = |signed| {
                    let ((a, b), (c, d)) = (of(a).read(signed), of(b).read(signed));
                    Range::of(a - d, b - c, width)
                };
                difference(false).and(difference(true))
            }
            NodeOp::Mul { a: (a, sign), b: (b, other) } => {
                let (x, y) = (of(a).read(*sign), of(b).read(*other));
                let corners = [&x.0 * &y.0, &x.0 * &y.1, &x.1 * &y.0, &x.1 * &y.1];
                let low = corners.iter().min().expect("there are four").clone();
                let high = corners.iter().max().expect("there are four").clone();
                Range::of(low, high, width)
            }
            NodeOp::Div { a, b, signed: false } if of(b).plain.0.sign() == Sign::Plus => {
                Range::of(&of(a).plain.0 / &of(b).plain.1, &of(a).plain.1 / &of(b).plain.0, width)
            }
            NodeOp::Rem { a, b, signed } if of(b).read(*signed).0.sign() == Sign::Plus => {
                let (low, high) = of(a).read(*signed);
                let most: BigInt = &of(b).read(*signed).1 - 1;
                let least = (-&most).max(low.clone()).min(BigInt::from(0));
                Range::of(least, most.min(high.clone()).max(BigInt::from(0)), width)
            }
            NodeOp::Div { .. } | NodeOp::Rem { .. } => full(),
            NodeOp::Mod { modulus, .. } => Range::of(BigInt::from(0), modulus - 1, width),
            NodeOp::Equal(..) | NodeOp::Less { .. } => full(),
            NodeOp::Shift { way, a, .. } => match way {
                ShiftKind::Left => full(),
                ShiftKind::Right => Range::of(BigInt::from(0), of(a).plain.1.clone(), width),
                ShiftKind::Arithmetic => {
                    let (low, high) = of(a).signed.clone();
                    Range::of(low.min(BigInt::from(0)), high.max(BigInt::from(-1)), width)
                }
            },
            NodeOp::Concat(parts) => {
                let joined = |first: &(BigInt, BigInt)| {
                    let mut all = first.clone();
                    for part in &parts[1..] {
                        let (low, high) = &of(part).plain;
                        all = ((all.0 << self.width(*part)) + low, (all.1 << self.width(*part)) + high);
                    }
                    Range::of(all.0, all.1, width)
                };
                let first = of(&parts[0]);
                joined(&first.plain).and(joined(&first.signed))
            }
            NodeOp::Slice(a, low) => {
                let whole = of(a);
                let shifted = |(least, most): &(BigInt, BigInt)| (least >> *low, most >> *low);
                let (least, most) = shifted(&whole.plain);
                let plain = Range::of(least, most, width);
                // With the sign on, or where the sign is but repeated beyond the end.
                let (least, most) = shifted(&whole.signed);
                let half = power(width - 1);
                if least >= -&half && most < half { plain.and(Range::of(least, most, width)) } else { plain }
            }
            NodeOp::Extend { a, signed } => {
                let (low, high) = of(a).read(*signed).clone();
                Range::of(low, high, width)
            }
            NodeOp::Mux(_, a, b) => {
                let either = |a: &(BigInt, BigInt), b: &(BigInt, BigInt)| {
                    (a.0.clone().min(b.0.clone()), a.1.clone().max(b.1.clone()))
                };
                let (a, b) = (of(a), of(b));
                let (plain, signed) = (either(&a.plain, &b.plain), either(&a.signed, &b.signed));
                Range::of(plain.0, plain.1, width).and(Range::of(signed.0, signed.1, width))
            }
            NodeOp::Table(table, _) => {
                let values = &self.tables[*table].values;
                let (Some(low), Some(high)) = (values.iter().min(), values.iter().max()) else {
                    return full();
                };
                Range::of(low.clone(), high.clone(), width)
            }
        }
    }

    /// Bitwise operations keep copies of the sign that both operands have.
    fn common_sign(&self, a: Id, b: Id, width: u32) -> Range {
        let bits = |id: Id| {
            let (low, high) = &self.range(id).signed;
            super::bits_of(low, high, true).expect("with a sign all are held")
        };
        let half = power(bits(a).max(bits(b)) - 1);
        Range::of(-&half, half - 1, width)
    }
}
