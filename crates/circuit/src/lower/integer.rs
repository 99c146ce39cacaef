//! Integers on wires: nothing overflows.

use num_bigint::{BigInt, Sign};

use crate::graph::{Id, NodeGraph, bits_of};

/// Bits that are read as an integer between two ends.
#[derive(Clone, Debug)]
pub(super) struct Integer {
    id: Id,
    signed: bool,
    /// Least and greatest value.
    pub ends: (BigInt, BigInt),
}

impl Integer {
    pub fn new(graph: &NodeGraph, id: Id, signed: bool) -> Self {
        Self { id, signed, ends: graph.range(id).read(signed).clone() }
    }

    pub fn constant(graph: &mut NodeGraph, value: &BigInt) -> Self {
        let signed = value.sign() == Sign::Minus;
        let width = bits_of(value, value, signed).expect("a sign has its bit");
        Self { id: graph.constant(value, width), signed, ends: (value.clone(), value.clone()) }
    }

    /// The same, where more is known of it than the graph sees.
    pub fn within(self, low: BigInt, high: BigInt) -> Self {
        Self { ends: (self.ends.0.max(low), self.ends.1.min(high)), ..self }
    }

    /// Its bits, as many as are asked for.
    pub fn bits(&self, graph: &mut NodeGraph, width: u32) -> Id {
        graph.extend(self.id, self.signed, width)
    }

    /// Its name in the circuit.
    pub fn called(self, graph: &mut NodeGraph, name: &str) -> Self {
        let (core, _) = graph.core(self.id);
        graph.call(core, name);
        self
    }

    fn width(ends: &(BigInt, BigInt)) -> (u32, bool) {
        let signed = ends.0.sign() == Sign::Minus;
        (bits_of(&ends.0, &ends.1, signed).expect("signs have their bit"), signed)
    }

    fn combined(
        self,
        other: Self,
        ends: (BigInt, BigInt),
        graph: &mut NodeGraph,
        op: impl Fn(&mut NodeGraph, Id, Id) -> Id,
    ) -> Self {
        let (width, signed) = Self::width(&ends);
        // Sums and differences modulo 2^width are right whatever is cut off the operands.
        let (a, b) = (self.bits(graph, width), other.bits(graph, width));
        Self { id: op(graph, a, b), signed, ends }
    }

    pub fn plus(&self, graph: &mut NodeGraph, other: Self) -> Self {
        let ends = (&self.ends.0 + &other.ends.0, &self.ends.1 + &other.ends.1);
        self.clone().combined(other, ends, graph, NodeGraph::sum)
    }

    pub fn minus(&self, graph: &mut NodeGraph, other: Self) -> Self {
        let ends = (&self.ends.0 - &other.ends.1, &self.ends.1 - &other.ends.0);
        self.clone().combined(other, ends, graph, NodeGraph::difference)
    }

    /// Times 2^by.
    pub fn up(&self, graph: &mut NodeGraph, by: u32) -> Self {
        if by == 0 {
            return self.clone();
        }
        let zeros = graph.number(0, by);
        let id = graph.concat(&[self.id, zeros]);
        Self { id, signed: self.signed, ends: (&self.ends.0 << by, &self.ends.1 << by) }
    }

    /// Divided by 2^by, rounded down.
    pub fn down(&self, graph: &mut NodeGraph, by: u32) -> Self {
        let ends = (&self.ends.0 >> by, &self.ends.1 >> by);
        let (width, signed) = Self::width(&ends);
        let whole = self.bits(graph, by + width);
        Self { id: graph.slice(whole, by, width), signed, ends }
    }

    /// The lowest bits, without a sign.
    pub fn low(&self, graph: &mut NodeGraph, bits: u32) -> Self {
        let whole = self.bits(graph, bits);
        Self::new(graph, whole, false)
    }

    /// Whether it is negative, one bit.
    pub fn negative(&self, graph: &mut NodeGraph) -> Id {
        if self.ends.0.sign() != Sign::Minus {
            return graph.number(0, 1);
        }
        graph.slice(self.id, graph.width(self.id) - 1, 1)
    }

    /// One of two integers.
    pub fn choose(graph: &mut NodeGraph, condition: Id, a: &Self, b: &Self, ends: (BigInt, BigInt)) -> Self {
        let (width, signed) = Self::width(&ends);
        let (a, b) = (a.bits(graph, width), b.bits(graph, width));
        Self { id: graph.mux(condition, a, b), signed, ends }
    }

    /// Times a constant: a sum of shifted copies, some of them subtracted (canonical signed
    /// digits).
    pub fn times(&self, graph: &mut NodeGraph, factor: &BigInt) -> Self {
        let negative = factor.sign() == Sign::Minus;
        let mut terms: Vec<(u32, bool)> = digits(&factor.magnitude().clone().into());
        if negative {
            terms.iter_mut().for_each(|term| term.1 = !term.1);
        }
        if terms.is_empty() {
            return Self::constant(graph, &BigInt::from(0));
        }
        // Neighbouring digits are joined first, in a tree.
        let mut parts: Vec<(u32, bool, Self)> =
            terms.into_iter().map(|(place, minus)| (place, minus, self.clone())).collect();
        while parts.len() > 1 {
            let mut next = vec![];
            let mut rest = parts.into_iter();
            while let Some((place, minus, low)) = rest.next() {
                let Some((above, other, high)) = rest.next() else {
                    next.push((place, minus, low));
                    break;
                };
                let high = high.up(graph, above - place);
                next.push(match (minus, other) {
                    (false, false) => (place, false, high.plus(graph, low)),
                    (true, true) => (place, true, high.plus(graph, low)),
                    (true, false) => (place, false, high.minus(graph, low)),
                    (false, true) => (place, false, low.minus(graph, high)),
                });
            }
            parts = next;
        }
        let (place, minus, sum) = parts.remove(0);
        let sum = sum.up(graph, place);
        if !minus {
            return sum;
        }
        Self::constant(graph, &BigInt::from(0)).minus(graph, sum)
    }
}

/// Canonical signed digits of a number from 0 on: places from the lowest on, and whether the digit
/// is -1. No two places are neighbours.
pub(super) fn digits(value: &BigInt) -> Vec<(u32, bool)> {
    let (mut rest, mut place, mut found) = (value.clone(), 0, vec![]);
    while rest.sign() != Sign::NoSign {
        if rest.bit(0) {
            let minus = rest.bit(1);
            found.push((place, minus));
            rest += if minus { 1 } else { -1 };
        }
        rest >>= 1u32;
        place += 1;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signed_digits_are_the_number_and_no_two_are_neighbours() {
        for value in (0..5000).chain([8_380_417, 8_265_825, 3329, i64::from(u32::MAX)]) {
            let digits = digits(&BigInt::from(value));
            let sum: i64 =
                digits.iter().map(|(place, minus)| if *minus { -(1 << place) } else { 1 << place }).sum();
            assert_eq!(sum, value);
            assert!(digits.windows(2).all(|pair| pair[1].0 > pair[0].0 + 1), "{value}: {digits:?}");
        }
    }
}
