//! Sums, products, quotients and remainders.

use num_bigint::{BigInt, Sign};

use super::two_words::Joined;
use super::{Id, NodeGraph, NodeOp, power};

/// Bits by which a factor may be wider than the modulus and stay unreduced.
const LAZY: u64 = 12;

impl NodeGraph {
    /// Read with or without a sign.
    pub fn read(&self, id: Id, signed: bool) -> Option<BigInt> {
        let value = self.value(id)?;
        let negative = signed && value.bit(u64::from(self.width(id)) - 1);
        Some(if negative { value - power(self.width(id)) } else { value.clone() })
    }

    /// The sum modulo 2^width.
    pub fn sum(&mut self, a: Id, b: Id) -> Id {
        let width = self.width(a);
        let (a, b) = (a.min(b), a.max(b));
        if let (Some(x), Some(y)) = (self.value(a), self.value(b)) {
            let value = x + y;
            return self.constant(&value, width);
        }
        for (one, other) in [(a, b), (b, a)] {
            if self.zero(one) {
                return other;
            }
        }
        // A sum with what was subtracted from zero is a difference.
        for (one, other) in [(a, b), (b, a)] {
            if let NodeOp::Sub(zero, taken) = *self.op(other)
                && self.zero(zero)
            {
                return self.difference(one, taken);
            }
        }
        if let Some(shifted) = self.of_two_words(a, b, Joined::Apart) {
            return shifted;
        }
        self.narrow(width, |graph, bits| NodeOp::Add(graph.slice(a, 0, bits), graph.slice(b, 0, bits)))
    }

    /// The difference modulo 2^width.
    pub fn difference(&mut self, a: Id, b: Id) -> Id {
        let width = self.width(a);
        if a == b {
            return self.number(0, width);
        }
        if let Some(y) = self.value(b) {
            let negative = -y;
            let negative = self.constant(&negative, width);
            if self.value(a).is_some() {
                return self.sum(a, negative);
            }
            if self.zero(b) {
                return a;
            }
        }
        self.narrow(width, |graph, bits| NodeOp::Sub(graph.slice(a, 0, bits), graph.slice(b, 0, bits)))
    }

    /// The product modulo 2^width of two factors, each with or without a sign.
    pub fn product(&mut self, a: (Id, bool), b: (Id, bool), width: u32) -> Id {
        let (a, b) = (self.factor(a, width), self.factor(b, width));
        // A known factor stands last.
        let swapped = match (self.value(a.0).is_some(), self.value(b.0).is_some()) {
            (false, true) => false,
            (true, false) => true,
            _ => a.0 > b.0,
        };
        let (a, b) = if swapped { (b, a) } else { (a, b) };
        if let (Some(x), Some(y)) = (self.read(a.0, a.1), self.read(b.0, b.1)) {
            let value = x * y;
            return self.constant(&value, width);
        }
        if let Some(y) = self.read(b.0, b.1) {
            if y.sign() == Sign::NoSign {
                return self.number(0, width);
            }
            if y == BigInt::from(1) {
                return self.extend(a.0, a.1, width);
            }
        }
        self.trimmed(NodeOp::Mul { a, b }, width)
    }

    /// A factor without the bits that do not matter.
    fn factor(&mut self, (id, signed): (Id, bool), width: u32) -> (Id, bool) {
        let own = self.width(id);
        let id = if own > width { self.slice(id, 0, width) } else { id };
        let (low, high) = self.range(id).read(signed).clone();
        let bits = super::bits_of(&low, &high, low.sign() == Sign::Minus).expect("room for its values");
        let signed = low.sign() == Sign::Minus;
        if bits < self.width(id) { (self.slice(id, 0, bits), signed) } else { (id, signed) }
    }

    /// The quotient, truncated.
    pub fn quotient(&mut self, a: Id, b: Id, signed: bool) -> Id {
        let width = self.width(a);
        let signed = signed && (self.negative(a) || self.negative(b));
        if let (false, Some(y)) = (signed, self.value(b))
            && (y & (y - 1u32)).sign() == Sign::NoSign
            && y.sign() == Sign::Plus
        {
            let by = y.bits() as u32 - 1;
            let kept = self.slice(a, by, width - by);
            return self.extend(kept, false, width);
        }
        self.trimmed(NodeOp::Div { a, b, signed }, width)
    }

    fn negative(&self, id: Id) -> bool {
        self.range(id).signed.0.sign() == Sign::Minus
    }

    /// The remainder with the dividend's sign.
    pub fn remainder(&mut self, a: Id, b: Id, signed: bool) -> Id {
        let width = self.width(a);
        let signed = signed && (self.negative(a) || self.negative(b));
        if let (false, Some(y)) = (signed, self.value(b).cloned()) {
            if y.sign() == Sign::NoSign {
                return a;
            }
            if (&y & (&y - 1u32)).sign() == Sign::NoSign {
                let bits = y.bits() as u32 - 1;
                return if bits == 0 {
                    self.number(0, width)
                } else {
                    let low = self.slice(a, 0, bits);
                    self.extend(low, false, width)
                };
            }
            if y.bit(0) {
                let reduced = self.modulo((a, false), &BigInt::from(1), &y);
                return self.extend(reduced, false, width);
            }
        }
        self.trimmed(NodeOp::Rem { a, b, signed }, width)
    }

    /// `a·factor` modulo an odd number above 1, from 0 on, in as few bits as the modulus has.
    ///
    /// A value that is itself such a remainder, or a multiple of one, is not reduced twice.
    pub fn modulo(&mut self, a: (Id, bool), factor: &BigInt, modulus: &BigInt) -> Id {
        let bits = modulus.bits() as u32;
        let mut factor = remainder_of(factor, modulus);
        let (mut a, mut signed) = a;
        loop {
            let (inner, extended) = self.core(a);
            if let Some(by_sign) = extended
                && self.same_value((inner, by_sign), (a, signed))
            {
                (a, signed) = (inner, by_sign);
                continue;
            }
            match self.op(a).clone() {
                NodeOp::Slice(whole, 0) if self.keeps(whole, a, signed) => a = whole,
                // A product that is not cut.
                NodeOp::Mul { a: x, b: y }
                    if self.read(y.0, y.1).is_some() && self.exact(a, x, y, signed) =>
                {
                    let known = self.read(y.0, y.1).expect("it was asked");
                    factor = remainder_of(&(factor * known), modulus);
                    (a, signed) = x;
                }
                NodeOp::Mul { a: x, b: y } if self.lazy && self.exact(a, x, y, signed) => {
                    let Some((product, other)) = self.unreduced(x, y, modulus) else { break };
                    factor = remainder_of(&(factor * other), modulus);
                    (a, signed) = (product, true);
                }
                NodeOp::Mod { a: x, signed: own, factor: other, modulus: same }
                    if same == *modulus && self.reads_alike(a, signed, false) =>
                {
                    factor = remainder_of(&(factor * other), modulus);
                    (a, signed) = (x, own);
                }
                NodeOp::Rem { a: x, b, signed: own }
                    if self.value(b) == Some(modulus) && self.reads_alike(a, signed, own) =>
                {
                    (a, signed) = (x, own);
                }
                _ => break,
            }
        }
        if let Some(value) = self.read(a, signed) {
            let value = remainder_of(&(value * factor), modulus);
            return self.constant(&value, bits);
        }
        let (low, high) = self.range(a).read(signed);
        if factor == BigInt::from(1) && low.sign() != Sign::Minus && high < modulus {
            return if self.width(a) >= bits { self.slice(a, 0, bits) } else { self.extend(a, false, bits) };
        }
        if factor.sign() == Sign::NoSign {
            return self.number(0, bits);
        }
        self.add(NodeOp::Mod { a, signed, factor, modulus: modulus.clone() }, bits)
    }

    /// Whether a value and one made of it by extension are the same number, each in its reading.
    fn same_value(&self, inner: (Id, bool), outer: (Id, bool)) -> bool {
        self.range(inner.0).read(inner.1) == self.range(outer.0).read(outer.1)
    }

    /// The product of two factors of which one is a remainder by the modulus, with that not
    /// reduced, and the factor that belongs to it; none where neither is, or what it is of is too
    /// wide.
    fn unreduced(&mut self, a: (Id, bool), b: (Id, bool), modulus: &BigInt) -> Option<(Id, BigInt)> {
        for (one, other) in [(a, b), (b, a)] {
            if let NodeOp::Mod { a: x, signed, factor, modulus: same } = self.op(one.0).clone()
                && same == *modulus
                && u64::from(self.width(x)) <= modulus.bits() + LAZY
            {
                let width = self.width(x) + self.width(other.0) + 1;
                let product = self.product((x, signed), other, width);
                return Some((product, factor));
            }
        }
        None
    }

    /// Whether a value is one number in both readings.
    fn reads_alike(&self, id: Id, one: bool, other: bool) -> bool {
        self.range(id).read(one) == self.range(id).read(other)
    }

    /// Whether the low bits in `part` say, with their reading, all that `whole` says with the same
    /// reading.
    fn keeps(&self, whole: Id, part: Id, signed: bool) -> bool {
        let (low, high) = self.range(whole).read(signed);
        super::bits_of(low, high, signed).is_some_and(|bits| bits <= self.width(part))
    }

    /// Whether a product has room, in this reading.
    fn exact(&self, product: Id, a: (Id, bool), b: (Id, bool), signed: bool) -> bool {
        let (x, y) = (self.range(a.0).read(a.1), self.range(b.0).read(b.1));
        let corners = [&x.0 * &y.0, &x.0 * &y.1, &x.1 * &y.0, &x.1 * &y.1];
        let (low, high) = (corners.iter().min().expect("four"), corners.iter().max().expect("four"));
        super::bits_of(low, high, signed).is_some_and(|bits| bits <= self.width(product))
    }

    /// `r < 0 ? r + q : r` where r is a remainder by q: the remainder from 0 on.
    pub(super) fn made_positive(&mut self, condition: Id, a: Id, b: Id) -> Option<Id> {
        let width = self.width(a);
        let (mut root, extended) = self.core(b);
        if extended == Some(false) {
            return None;
        }
        let low = root;
        if let NodeOp::Slice(whole, 0) = *self.op(root) {
            root = whole;
        }
        let NodeOp::Rem { a: dividend, b: divisor, signed: true } = *self.op(root) else { return None };
        let modulus = self.value(divisor)?.clone();
        if !modulus.bit(0) || modulus.bits() < 2 || modulus.bit(u64::from(self.width(divisor)) - 1) {
            return None;
        }
        let sign = self.slice(low, self.width(low) - 1, 1);
        if sign != condition {
            return None;
        }
        let wide = self.extend(low, true, width.max(self.width(low)));
        let added = self.constant(&modulus, self.width(wide));
        let sum = self.sum(wide, added);
        let sum = if self.width(sum) > width { self.slice(sum, 0, width) } else { sum };
        if sum != a || self.width(low) > width {
            return None;
        }
        let reduced = self.modulo((dividend, true), &BigInt::from(1), &modulus);
        Some(self.extend(reduced, false, width))
    }
}

/// From 0 to `modulus` - 1.
pub fn remainder_of(value: &BigInt, modulus: &BigInt) -> BigInt {
    let rest = value % modulus;
    if rest.sign() == Sign::Minus { rest + modulus } else { rest }
}
