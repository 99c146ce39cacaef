//! Slices, parts side by side, extensions.

use instar_isa::RegisterFile;
use num_bigint::BigInt;

use super::{Bitwise, Node, SP, STACK_ZEROS, Term, Terms, signed};

/// How deep a slice goes into a term. Beyond, it stays a slice of what is there, which is as true.
const DEEPEST: u32 = 256;

impl Terms {
    /// `width` bits from `low` on.
    pub fn slice(&mut self, a: Term, low: u32, width: u32) -> Term {
        let whole = self.width(a);
        debug_assert!(low + width <= whole && width > 0);
        if width == whole {
            return a;
        }
        if let Some(known) = self.slices.get(&(a, low, width)) {
            return *known;
        }
        self.depth += 1;
        let inner = if self.depth <= DEEPEST { self.inner_slice(a, low, width) } else { None };
        self.depth -= 1;
        let made = inner.unwrap_or_else(|| self.made_of(Node::Slice(a, low), width, &[a]));
        self.slices.insert((a, low, width), made);
        made
    }

    /// A slice as something else.
    fn inner_slice(&mut self, a: Term, low: u32, width: u32) -> Option<Term> {
        let end = low + width;
        Some(match self.node(a).clone() {
            Node::Const(value) => self.constant(&(value >> low), width),
            Node::Start(RegisterFile::X, SP) if end <= STACK_ZEROS => self.number(0, width),
            Node::Slice(inner, from) => self.slice(inner, from + low, width),
            Node::Concat(parts) => self.slice_of_parts(&parts, low, width),
            Node::Extend(inner) => {
                let of = self.width(inner);
                if end <= of {
                    self.slice(inner, low, width)
                } else if low == 0 {
                    self.extend(inner, width, true)
                } else if low >= of {
                    let sign = self.slice(inner, of - 1, 1);
                    self.extend(sign, width, true)
                } else {
                    return None;
                }
            }
            Node::Sum(..) if low == 0 => self.truncated_sum(a, width),
            Node::Sum(..) => match self.halved(a) {
                Some((k, _)) if end <= k => self.number(0, width),
                Some((k, inner)) if low >= k => self.slice(inner, low - k, width),
                Some((k, inner)) => {
                    let high = self.slice(inner, 0, end - k);
                    let zeros = self.number(0, k - low);
                    self.concat(&[high, zeros])
                }
                None => return self.of_low_bits(a, low, width),
            },
            Node::Product(x, y) if low == 0 => {
                let (x, y) = (self.slice(x, 0, width), self.slice(y, 0, width));
                self.multiply(x, y)
            }
            Node::Product(..) => return self.of_low_bits(a, low, width),
            Node::Bitwise(op, parts) if low == 0 => self.truncated_bits(op, &parts, width),
            Node::Not(inner) if low == 0 => {
                let inner = self.slice(inner, 0, width);
                self.not(inner)
            }
            _ => return None,
        })
    }

    /// Of a sum or product only the low bits matter for low bits.
    fn of_low_bits(&mut self, a: Term, low: u32, width: u32) -> Option<Term> {
        if low + width == self.width(a) {
            return None;
        }
        let short = self.slice(a, 0, low + width);
        Some(self.slice(short, low, width))
    }

    fn truncated_bits(&mut self, op: Bitwise, parts: &[Term], width: u32) -> Term {
        let mut all = self.slice(parts[0], 0, width);
        for part in &parts[1..] {
            let part = self.slice(*part, 0, width);
            all = self.bitwise(op, all, part);
        }
        all
    }

    fn slice_of_parts(&mut self, parts: &[Term], low: u32, width: u32) -> Term {
        let (mut found, mut at) = (vec![], 0);
        for part in parts.iter().rev() {
            let end = at + self.width(*part);
            if end > low && at < low + width {
                let from = low.max(at);
                let to = (low + width).min(end);
                found.push(self.slice(*part, from - at, to - from));
            }
            at = end;
        }
        found.reverse();
        self.concat(&found)
    }

    /// Parts side by side, the most significant first.
    pub fn concat(&mut self, parts: &[Term]) -> Term {
        let mut flat: Vec<Term> = vec![];
        for part in parts {
            let inner = match self.node(*part) {
                Node::Concat(inner) => inner.to_vec(),
                _ => vec![*part],
            };
            for part in inner {
                match flat.last().and_then(|high| self.joined(*high, part)) {
                    Some(both) => *flat.last_mut().expect("it has a last one") = both,
                    None => flat.push(part),
                }
            }
        }
        if let [one] = flat[..] {
            return one;
        }
        let width = flat.iter().map(|part| self.width(*part)).sum();
        self.made_of(Node::Concat(flat.clone().into()), width, &flat)
    }

    /// Two neighbours as one: constants, and neighbouring bits of one term.
    fn joined(&mut self, high: Term, low: Term) -> Option<Term> {
        let (m, n) = (self.width(high), self.width(low));
        if let (Some(x), Some(y)) = (self.known(high), self.known(low)) {
            let both = (x << n) | y;
            return Some(self.constant(&both, m + n));
        }
        let Node::Slice(whole, from) = *self.node(high) else { return None };
        if from < n || self.slice(whole, from - n, n) != low {
            return None;
        }
        let both = self.slice(whole, from - n, m + n);
        // What becomes of other parts would have to be looked at again.
        (!matches!(self.node(both), Node::Concat(_))).then_some(both)
    }

    /// `a` extended to `width` bits, by its sign or by zeros.
    pub fn extend(&mut self, a: Term, width: u32, by_sign: bool) -> Term {
        let of = self.width(a);
        debug_assert!(of <= width);
        if of == width {
            return a;
        }
        if !by_sign {
            let zeros = self.number(0, width - of);
            return self.concat(&[zeros, a]);
        }
        if let Some(low) = self.within_zeros(a) {
            let low = self.constant(&low, of);
            let rest = self.subtract(a, low);
            let (rest, low) = (self.extend(rest, width, true), self.extend(low, width, false));
            return self.add(rest, low);
        }
        match self.node(a).clone() {
            Node::Const(value) => self.constant(&signed(&value, of), width),
            Node::Extend(inner) => self.extend(inner, width, true),
            Node::Concat(parts) if self.is_zero_above(parts[0]) => self.extend(a, width, false),
            _ => self.made_of(Node::Extend(a), width, &[a]),
        }
    }

    /// Of a sum of one term and a constant that part of the constant that lies within the term's
    /// low zeros, if some does: it carries nothing to the sign.
    fn within_zeros(&self, a: Term) -> Option<BigInt> {
        let Node::Sum(parts, constant) = self.node(a) else { return None };
        let [(term, factor)] = &parts[..] else { return None };
        let Node::Concat(inner) = self.node(*term) else { return None };
        let last = *inner.last()?;
        if *factor != BigInt::from(1) || self.known(last) != Some(&BigInt::from(0)) {
            return None;
        }
        let low = constant & ((BigInt::from(1) << self.width(last)) - 1);
        (low != BigInt::from(0)).then_some(low)
    }

    /// Whether the highest bit is known to be 0.
    fn is_zero_above(&self, a: Term) -> bool {
        self.known(a).is_some_and(|value| !value.bit(u64::from(self.width(a)) - 1))
    }

    /// `a` resized, extended by its sign where `by_sign`.
    pub fn resize(&mut self, a: Term, width: u32, by_sign: bool) -> Term {
        if width <= self.width(a) { self.slice(a, 0, width) } else { self.extend(a, width, by_sign) }
    }

    /// What a term is but for zeros above it.
    pub(super) fn without_zeros(&mut self, a: Term) -> Term {
        match self.node(a) {
            Node::Concat(parts) if self.known(parts[0]) == Some(&BigInt::from(0)) => {
                let width = self.width(a) - self.width(parts[0]);
                self.slice(a, 0, width)
            }
            _ => a,
        }
    }
}
