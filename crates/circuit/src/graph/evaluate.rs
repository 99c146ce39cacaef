//! What a circuit computes.

use num_bigint::{BigInt, Sign};

use super::{Graph, Op, Way, power, remainder_of};

impl Graph {
    /// The value of every node, from 0 on, where the ports have these, modulo their widths. An
    /// element beyond the end of a table is 0.
    pub fn evaluate(&self, inputs: &[BigInt]) -> Vec<BigInt> {
        let mut values: Vec<BigInt> = Vec::with_capacity(self.len());
        for node in &self.nodes {
            let width = node.width;
            let at = |id: &usize| values[*id].clone();
            let read = |id: &usize, signed: bool| {
                let (value, bits) = (&values[*id], self.width(*id));
                if signed && value.bit(u64::from(bits) - 1) { value - power(bits) } else { value.clone() }
            };
            let truth = |value: bool| BigInt::from(u8::from(value));
            let value = match &node.op {
                Op::Input(port) => inputs[*port].clone(),
                Op::Const(value) => value.clone(),
                Op::Not(a) => !at(a),
                Op::And(a, b) => at(a) & at(b),
                Op::Or(a, b) => at(a) | at(b),
                Op::Xor(a, b) => at(a) ^ at(b),
                Op::Add(a, b) => at(a) + at(b),
                Op::Sub(a, b) => at(a) - at(b),
                Op::Mul { a, b } => read(&a.0, a.1) * read(&b.0, b.1),
                Op::Div { a, b, signed } => match read(b, *signed) {
                    zero if zero.sign() == Sign::NoSign => BigInt::from(-1),
                    divisor => read(a, *signed) / divisor,
                },
                Op::Rem { a, b, signed } => match read(b, *signed) {
                    zero if zero.sign() == Sign::NoSign => at(a),
                    divisor => read(a, *signed) % divisor,
                },
                Op::Mod { a, signed, factor, modulus } => remainder_of(&(read(a, *signed) * factor), modulus),
                Op::Equal(a, b) => truth(at(a) == at(b)),
                Op::Less { a, b, signed } => truth(read(a, *signed) < read(b, *signed)),
                Op::Shift { way, a, by } => {
                    let by = u32::try_from(at(by)).unwrap_or(u32::MAX).min(width);
                    match way {
                        Way::Left => at(a) << by,
                        Way::Right => at(a) >> by,
                        Way::Arithmetic => read(a, true) >> by,
                    }
                }
                Op::Concat(parts) => {
                    parts.iter().fold(BigInt::from(0), |all, part| (all << self.width(*part)) | at(part))
                }
                Op::Slice(a, low) => at(a) >> *low,
                Op::Extend { a, signed } => read(a, *signed),
                Op::Mux(c, a, b) => {
                    if at(c).sign() == Sign::NoSign {
                        at(b)
                    } else {
                        at(a)
                    }
                }
                Op::Table(table, index) => {
                    let values = &self.tables[*table].values;
                    usize::try_from(at(index)).ok().and_then(|n| values.get(n)).cloned().unwrap_or_default()
                }
            };
            values.push(remainder_of(&value, &power(width)));
        }
        values
    }
}
