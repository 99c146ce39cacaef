//! Bits as gates over inputs, and what each of them depends on.
//!
//! Source: and-inverter graphs as logic synthesis has them (Kuehlmann et al., "Robust Boolean
//! Reasoning for Equivalence Checking and Functional Property Verification", IEEE TCAD 2002): a bit
//! is a node or its inverse, equal gates over equal bits are one node, and a gate that its operands
//! decide is none.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::supports::{BitSource, SourceSet, Supports};

/// A bit: a node, or its inverse. Node 0 is the constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Lit(u32);

impl Lit {
    pub(super) const FALSE: Self = Self(0);
    pub(super) const TRUE: Self = Self(1);

    /// The constant.
    pub(super) fn constant(value: bool) -> Self {
        Self(u32::from(value))
    }

    /// Its value, where it is always the same.
    pub(super) fn known(self) -> Option<bool> {
        (self.node() == 0).then_some(self == Self::TRUE)
    }

    fn of(node: SourceSet) -> Self {
        Self(node << 1)
    }

    /// The node, whose row tells what it depends on.
    pub(super) fn node(self) -> SourceSet {
        self.0 >> 1
    }

    fn is_inverse(self) -> bool {
        self.0 & 1 == 1
    }

    /// This, or its inverse where `inverse` holds.
    fn inverted_if(self, inverse: bool) -> Self {
        Self(self.0 ^ u32::from(inverse))
    }
}

impl std::ops::Not for Lit {
    type Output = Self;

    fn not(self) -> Self {
        Self(self.0 ^ 1)
    }
}

/// An operation whose bits are not followed through gates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Opaque {
    Multiply,
    Divide,
    Remainder,
    /// A table by its number.
    Table(usize),
}

/// What a node is; operands are in order, so that equal gates are equal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Gate {
    And(Lit, Lit),
    Xor(Lit, Lit),
    Majority([Lit; 3]),
    /// The second where the first holds, else the third.
    Choice(Lit, Lit, Lit),
    Any(Rc<[Lit]>),
    /// The lowest of several nodes, one for each bit of the result.
    Opaque(Opaque, bool, Rc<[Lit]>, Rc<[Lit]>),
}

/// The gates of one behaviour.
#[derive(Debug, Default)]
pub(super) struct Gates {
    /// By node: what it depends on.
    supports: Supports,
    known: FxHashMap<Gate, u32>,
    /// Of a node that says whether one of several bits is set: those bits.
    any_of: FxHashMap<u32, Rc<[Lit]>>,
}

impl Gates {
    /// What every bit depends on, by [`Lit::node`].
    pub(super) fn supports(self) -> Supports {
        self.supports
    }

    /// The low bits of a source that is not known yet.
    pub(super) fn source(&mut self, source: BitSource, bits: u32) -> Vec<Lit> {
        let first = self.supports.source(source, bits);
        (first..first + bits).map(Lit::of).collect()
    }

    /// A bit of which nothing is known but that it depends on these.
    pub(super) fn depending(&mut self, on: impl IntoIterator<Item = Lit>) -> Lit {
        Lit::of(self.supports.join(on.into_iter().map(Lit::node)))
    }

    fn gate(&mut self, gate: Gate, operands: &[Lit]) -> Lit {
        let supports = &mut self.supports;
        let node =
            self.known.entry(gate).or_insert_with(|| supports.join(operands.iter().map(|bit| bit.node())));
        Lit::of(*node)
    }

    pub(super) fn and(&mut self, a: Lit, b: Lit) -> Lit {
        match (a.known(), b.known()) {
            (Some(false), _) | (_, Some(false)) => Lit::FALSE,
            (Some(true), _) => b,
            (_, Some(true)) => a,
            _ if a == b => a,
            _ if a == !b => Lit::FALSE,
            _ => self.gate(Gate::And(a.min(b), a.max(b)), &[a, b]),
        }
    }

    pub(super) fn or(&mut self, a: Lit, b: Lit) -> Lit {
        !self.and(!a, !b)
    }

    pub(super) fn xor(&mut self, a: Lit, b: Lit) -> Lit {
        let inverse = a.is_inverse() != b.is_inverse();
        let [x, y] = [a, b].map(|bit| bit.inverted_if(bit.is_inverse()));
        let plain = match (x, y) {
            _ if x == y => Lit::FALSE,
            (Lit::FALSE, other) | (other, Lit::FALSE) => other,
            _ => self.gate(Gate::Xor(x.min(y), x.max(y)), &[x, y]),
        };
        plain.inverted_if(inverse)
    }

    /// Whether at least two of three hold.
    pub(super) fn majority(&mut self, a: Lit, b: Lit, c: Lit) -> Lit {
        for (x, y, other) in [(a, b, c), (a, c, b), (b, c, a)] {
            if x == y {
                return x;
            }
            if x == !y {
                return other;
            }
        }
        match [(a, b, c), (b, a, c), (c, a, b)].into_iter().find(|(bit, ..)| bit.known().is_some()) {
            Some((Lit::FALSE, x, y)) => self.and(x, y),
            Some((_, x, y)) => self.or(x, y),
            None => {
                let mut all = [a, b, c];
                all.sort_unstable();
                self.gate(Gate::Majority(all), &all)
            }
        }
    }

    /// `a` where `condition` holds, else `b`.
    fn choice(&mut self, condition: Lit, a: Lit, b: Lit) -> Lit {
        if let Some(holds) = condition.known() {
            return if holds { a } else { b };
        }
        let (condition, a, b) = if condition.is_inverse() { (!condition, b, a) } else { (condition, a, b) };
        // Where it is chosen, the condition's own value is known.
        let given = |bit: Lit, holds: bool| match bit {
            bit if bit == condition => Lit::constant(holds),
            bit if bit == !condition => Lit::constant(!holds),
            bit => bit,
        };
        let (a, b) = (given(a, true), given(b, false));
        match (a.known(), b.known()) {
            _ if a == b => a,
            (Some(false), _) => self.and(!condition, b),
            (Some(true), _) => self.or(condition, b),
            (_, Some(false)) => self.and(condition, a),
            (_, Some(true)) => self.or(!condition, a),
            _ => self.gate(Gate::Choice(condition, a, b), &[condition, a, b]),
        }
    }

    /// The bits of `a` where `condition` holds, else those of `b`.
    pub(super) fn choices(&mut self, condition: Lit, a: &[Lit], b: &[Lit]) -> Vec<Lit> {
        let zeros = self.any_of.get(&condition.node()).cloned().unwrap_or_default();
        let pairs = a.iter().zip(b).map(|(&a, &b)| {
            // Where none of several bits is set, each of them is known.
            let known = |bit: Lit| match bit {
                bit if zeros.binary_search(&bit).is_ok() => Some(Lit::FALSE),
                bit if zeros.binary_search(&!bit).is_ok() => Some(Lit::TRUE),
                _ => None,
            };
            let (without, with) = if condition.is_inverse() { (a, b) } else { (b, a) };
            let without = known(without).unwrap_or(without);
            match known(with) {
                Some(value) if value == without => with,
                _ if condition.is_inverse() => self.choice(condition, without, with),
                _ => self.choice(condition, with, without),
            }
        });
        pairs.collect()
    }

    /// Whether one of these bits is set.
    pub(super) fn any(&mut self, bits: &[Lit]) -> Lit {
        if bits.contains(&Lit::TRUE) {
            return Lit::TRUE;
        }
        let mut bits: Vec<_> = bits.iter().copied().filter(|bit| *bit != Lit::FALSE).collect();
        bits.sort_unstable();
        bits.dedup();
        match bits[..] {
            [] => Lit::FALSE,
            [one] => one,
            // A bit and its inverse stand beside each other.
            _ if bits.windows(2).any(|pair| pair[0] == !pair[1]) => Lit::TRUE,
            _ => {
                let bits: Rc<[Lit]> = bits.into();
                let any = self.gate(Gate::Any(bits.clone()), &bits);
                self.any_of.insert(any.node(), bits);
                any
            }
        }
    }

    /// The bits of an operation that is not followed through gates: each depends on all of the
    /// operands, or, where it goes upwards, on those at and below its place. The same operation on
    /// the same operands has the same bits.
    pub(super) fn opaque(
        &mut self,
        operation: Opaque,
        signed: bool,
        [a, b]: [&Rc<[Lit]>; 2],
        width: u32,
    ) -> Vec<Lit> {
        let gate = Gate::Opaque(operation, signed, a.clone(), b.clone());
        let first = match self.known.get(&gate) {
            Some(first) => *first,
            None => {
                let first = self.supports.len();
                self.known.insert(gate, first);
                let upwards = operation == Opaque::Multiply;
                let mut below = Lit::FALSE;
                for n in 0..width as usize {
                    let here = if upwards {
                        n..n + 1
                    } else if n == 0 {
                        0..a.len().max(b.len())
                    } else {
                        0..0
                    };
                    let here = here.flat_map(|n| [a.get(n), b.get(n)]).flatten().copied();
                    below = self.depending(here.chain([below]));
                }
                first
            }
        };
        (first..first + width).map(Lit::of).collect()
    }

    /// `a + b + carry`, as many bits as they have.
    pub(super) fn sum(&mut self, a: &[Lit], b: &[Lit], mut carry: Lit) -> Vec<Lit> {
        let pairs = a.iter().zip(b).map(|(&a, &b)| {
            let half = self.xor(a, b);
            let bit = self.xor(half, carry);
            carry = self.majority(a, b, carry);
            bit
        });
        pairs.collect()
    }

    /// Whether the numbers differ.
    pub(super) fn differ(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        let bits: Vec<_> = a.iter().zip(b).map(|(a, b)| self.xor(*a, *b)).collect();
        self.any(&bits)
    }

    /// `a < b`.
    pub(super) fn less(&mut self, a: &[Lit], b: &[Lit], signed: bool) -> Lit {
        let is_zero = |bits: &[Lit]| bits.iter().all(|bit| *bit == Lit::FALSE);
        if !signed && is_zero(a) {
            return self.any(b);
        }
        // The borrow of a - b; signed numbers are in the order of those with the sign inverted.
        let last = a.len() - 1;
        let pairs = a.iter().zip(b).enumerate();
        pairs.fold(Lit::FALSE, |borrow, (n, (&a, &b))| {
            let (a, b) = if signed && n == last { (!a, !b) } else { (a, b) };
            self.majority(!a, b, borrow)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn inputs(gates: &mut Gates, count: u32) -> Vec<Lit> {
        gates.source(BitSource::Loaded(0), count)
    }

    /// The bits of the first source on which a bit depends.
    fn support(gates: &Gates, bit: Lit) -> u64 {
        gates.supports.bits(bit.node()).map(|(_, bits)| bits).sum()
    }

    #[test]
    fn what_its_operands_decide_is_no_gate() {
        let mut gates = Gates::default();
        let bits = inputs(&mut gates, 3);
        let [a, b, c] = bits[..] else { unreachable!() };
        assert_eq!(gates.and(a, !a), Lit::FALSE);
        assert_eq!(gates.or(a, !a), Lit::TRUE);
        assert_eq!(gates.xor(!a, a), Lit::TRUE);
        assert_eq!(gates.majority(a, !a, c), c);
        assert_eq!(gates.choice(!a, b, b), b);
        assert_eq!(gates.choice(a, a, Lit::FALSE), a);
        let [x, y] = [gates.xor(a, !b), gates.xor(b, a)];
        assert_eq!(x, !y);
        assert_eq!(gates.sum(&bits, &[Lit::FALSE; 3], Lit::FALSE), bits);
    }

    #[test]
    fn the_lesser_of_zero_and_a_number_is_zero() {
        let mut gates = Gates::default();
        let (zero, number) = (vec![Lit::FALSE; 8], inputs(&mut gates, 8));
        let less = gates.less(&zero, &number, false);
        assert_eq!(gates.choices(less, &zero, &number), zero);
        assert_eq!(gates.choices(!less, &zero, &number), number);
    }

    #[test]
    fn a_comparison_with_a_constant_sees_the_bits_that_decide() {
        let mut gates = Gates::default();
        let number = inputs(&mut gates, 8);
        let constant = |value: u32| (0..8).map(|n| Lit::constant(value >> n & 1 == 1)).collect::<Vec<_>>();
        let [below_16, negative, at_most_255] = [(16, false), (0, true), (0, false)]
            .map(|(limit, signed)| gates.less(&number, &constant(limit), signed));
        assert_eq!(support(&gates, below_16), 0xf0);
        assert_eq!(negative, number[7]);
        assert_eq!(at_most_255, Lit::FALSE);
        let differs = gates.differ(&number, &constant(3));
        assert_eq!(support(&gates, differs), 0xff);
    }

    #[test]
    fn equal_operations_on_equal_operands_are_one() {
        let mut gates = Gates::default();
        let a: Rc<[Lit]> = inputs(&mut gates, 2).into();
        let [x, y, z] = [Opaque::Multiply, Opaque::Multiply, Opaque::Divide]
            .map(|operation| gates.opaque(operation, false, [&a, &a], 2));
        assert!(x == y && x != z);
        assert_eq!([x[0], x[1], z[0]].map(|bit| support(&gates, bit)), [1, 3, 3]);
    }
}
