//! What a circuit computes.

use num_bigint::{BigInt, Sign};

use super::{Id, Node, NodeGraph, NodeOp, ShiftKind, power, remainder_of};

impl NodeGraph {
    /// The value of every node, from 0 on, where the ports have these, modulo their widths. An
    /// element beyond the end of a table is 0.
    pub fn evaluate(&self, inputs: &[BigInt]) -> Vec<BigInt> {
        let mut values: Vec<BigInt> = Vec::with_capacity(self.len());
        for node in &self.nodes {
            let value = self.computed(node, inputs, &|id| values[id].clone());
            values.push(value);
        }
        values
    }

    /// The value of a node whose operands have the values that `at` says.
    pub(super) fn computed(&self, node: &Node, inputs: &[BigInt], at: &dyn Fn(Id) -> BigInt) -> BigInt {
        let width = node.width;
        let read = |id: &Id, signed: bool| {
            let (value, bits) = (at(*id), self.width(*id));
            if signed && value.bit(u64::from(bits) - 1) { value - power(bits) } else { value }
        };
        let at = |id: &Id| at(*id);
        let truth = |value: bool| BigInt::from(u8::from(value));
        let value = match &node.op {
            NodeOp::Input(port) => inputs[*port].clone(),
            NodeOp::Const(value) => value.clone(),
            NodeOp::Not(a) => !at(a),
            NodeOp::And(a, b) => at(a) & at(b),
            NodeOp::Or(a, b) => at(a) | at(b),
            NodeOp::Xor(a, b) => at(a) ^ at(b),
            NodeOp::Add(a, b) => at(a) + at(b),
            NodeOp::Sub(a, b) => at(a) - at(b),
            NodeOp::Mul { a, b } => read(&a.0, a.1) * read(&b.0, b.1),
            NodeOp::Div { a, b, signed } => match read(b, *signed) {
                zero if zero.sign() == Sign::NoSign => BigInt::from(-1),
                divisor => read(a, *signed) / divisor,
            },
            NodeOp::Rem { a, b, signed } => match read(b, *signed) {
                zero if zero.sign() == Sign::NoSign => at(a),
                divisor => read(a, *signed) % divisor,
            },
            NodeOp::Mod { a, signed, factor, modulus } => remainder_of(&(read(a, *signed) * factor), modulus),
            NodeOp::Equal(a, b) => truth(at(a) == at(b)),
            NodeOp::Less { a, b, signed } => truth(read(a, *signed) < read(b, *signed)),
            NodeOp::Shift { way, a, by } => {
                let by = u32::try_from(at(by)).unwrap_or(u32::MAX).min(width);
                match way {
                    ShiftKind::Left => at(a) << by,
                    ShiftKind::Right => at(a) >> by,
                    ShiftKind::Arithmetic => read(a, true) >> by,
                }
            }
            NodeOp::Concat(parts) => {
                parts.iter().fold(BigInt::from(0), |all, part| (all << self.width(*part)) | at(part))
            }
            NodeOp::Slice(a, low) => at(a) >> *low,
            NodeOp::Extend { a, signed } => read(a, *signed),
            NodeOp::Mux(c, a, b) => {
                if at(c).sign() == Sign::NoSign {
                    at(b)
                } else {
                    at(a)
                }
            }
            NodeOp::Table(table, index) => {
                let values = &self.tables[*table].values;
                usize::try_from(at(index)).ok().and_then(|n| values.get(n)).cloned().unwrap_or_default()
            }
        };
        remainder_of(&value, &power(width))
    }
}
