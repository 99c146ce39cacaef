//! Parts of terms, and what texts make of them: products' upper halves, rotations, swapped bytes.
//!
//! Source: own design.

use super::{Node, Term, TermOp, Terms, mask, signed};

impl Terms {
    /// `width` bits of `a` from bit `low` on.
    pub(in super::super) fn slice(&mut self, a: Term, low: u32, width: u32) -> Term {
        let whole = self.width(a);
        if width == whole {
            return a;
        }
        let anew = !self.computed[a.0 as usize];
        match self.node(a) {
            Node::Known(value) => return self.known(value >> low, width),
            Node::Slice(a, first) => return self.slice(a, first + low, width),
            Node::Extend { signed, a: inner } => {
                let inside = self.width(inner);
                if low + width <= inside {
                    return self.slice(inner, low, width);
                }
                if low == 0 {
                    return self.extend(inner, width, signed);
                }
                if !signed && low >= inside {
                    return self.known(0, width);
                }
                if !signed {
                    let part = self.slice(inner, low, inside - low);
                    return self.extend(part, width, false);
                }
            }
            Node::Concat(high, rest) => {
                let split = self.width(rest);
                if low >= split {
                    return self.slice(high, low - split, width);
                }
                if low + width <= split {
                    return self.slice(rest, low, width);
                }
                let high = self.slice(high, 0, low + width - split);
                let rest = self.slice(rest, low, split - low);
                return self.concat(&[high, rest]);
            }
            Node::Binary(TermOp::Multiply, x, y) if low == width => {
                if let Some(product) = self.high_product(x, y, width) {
                    return product;
                }
            }
            Node::Not(a) if anew && low == 0 => {
                let part = self.slice(a, 0, width);
                return self.not(part);
            }
            Node::Binary(op, x, y) if anew && low == 0 && op.keeps_low_bits() => {
                let (x, y) = (self.slice(x, 0, width), self.slice(y, 0, width));
                return self.binary(op, x, y);
            }
            Node::Binary(TermOp::ShiftLeft, x, by) if anew && low == 0 && self.value(by).is_some() => {
                let x = self.slice(x, 0, width);
                return self.binary(TermOp::ShiftLeft, x, by);
            }
            Node::Divide { signed, remainder, a, b } if low == 0 && width == self.width(a) => {
                return self.divide(signed, remainder, a, b, width);
            }
            Node::Select(condition, x, y) if anew && low == 0 => {
                let (x, y) = (self.slice(x, 0, width), self.slice(y, 0, width));
                return self.select(condition, x, y);
            }
            _ => {}
        }
        self.make(Node::Slice(a, low), width)
    }

    /// `a` with `width` bits, at least as many as it has.
    pub(in super::super) fn extend(&mut self, a: Term, width: u32, by_sign: bool) -> Term {
        let had = self.width(a);
        match self.node(a) {
            _ if had == width => a,
            Node::Known(value) if by_sign => self.known(signed(value, had) as u128, width),
            Node::Known(value) => self.known(value, width),
            Node::Extend { signed, a } if signed == by_sign || !signed => self.extend(a, width, signed),
            _ => self.make(Node::Extend { signed: by_sign, a }, width),
        }
    }

    /// `a` with `width` bits, extended or cut.
    pub(in super::super) fn resize(&mut self, a: Term, width: u32, by_sign: bool) -> Term {
        if width < self.width(a) { self.slice(a, 0, width) } else { self.extend(a, width, by_sign) }
    }

    /// Parts, the most significant first.
    pub(in super::super) fn concat(&mut self, parts: &[Term]) -> Term {
        let mut all: Vec<Term> = Vec::new();
        for part in parts {
            let mut rest = *part;
            while let Node::Concat(high, low) = self.node(rest) {
                self.append(&mut all, high);
                rest = low;
            }
            self.append(&mut all, rest);
        }
        let width = all.iter().map(|part| self.width(*part)).sum();
        if let Some(swapped) = self.swapped(&all, width) {
            return swapped;
        }
        if let [first, below @ ..] = all.as_slice()
            && !below.is_empty()
            && self.value(*first) == Some(0)
        {
            let below = self.concat(below);
            return self.extend(below, width, false);
        }
        let last = all.pop().expect("there is a part");
        all.into_iter().rev().fold(last, |low, high| {
            let width = self.width(high) + self.width(low);
            self.make(Node::Concat(high, low), width)
        })
    }

    /// Puts a part below others, into one with the last of them where that is possible.
    fn append(&mut self, parts: &mut Vec<Term>, part: Term) {
        let width = self.width(part);
        let joined = parts.last().and_then(|&last| {
            let both = self.width(last) + width;
            match (self.node(last), self.node(part)) {
                (Node::Known(high), Node::Known(low)) => Some(self.known(high << width | low, both)),
                (Node::Slice(a, high), Node::Slice(b, low)) if a == b && high == low + width => {
                    Some(self.slice(a, low, both))
                }
                _ => None,
            }
        });
        match (joined, parts.last_mut()) {
            (Some(joined), Some(last)) => *last = joined,
            _ => parts.push(part),
        }
    }

    /// All bytes of one term, the lowest first.
    fn swapped(&mut self, parts: &[Term], width: u32) -> Option<Term> {
        let Node::Slice(whole, 0) = self.node(*parts.first()?) else { return None };
        let bytes = (0..width).step_by(8).eq(parts.iter().map_while(|&part| match self.node(part) {
            Node::Slice(a, low) if a == whole && self.width(part) == 8 => Some(low),
            _ => None,
        }));
        let fits = self.width(whole) == width && matches!(width, 16 | 32 | 64);
        (fits && bytes && parts.len() as u32 == width / 8).then(|| self.make(Node::SwapBytes(whole), width))
    }

    /// The upper half of the product of what has only `width` bits.
    fn high_product(&mut self, x: Term, y: Term, width: u32) -> Option<Term> {
        if self.width(x) != 2 * width || !matches!(width, 32 | 64) {
            return None;
        }
        [false, true].into_iter().find_map(|signed| {
            let (a, b) = (self.narrow(x, width, signed)?, self.narrow(y, width, signed)?);
            Some(self.make(Node::HighProduct { signed, a, b }, width))
        })
    }

    /// What `a` is the extension of.
    pub(super) fn narrow(&mut self, a: Term, width: u32, by_sign: bool) -> Option<Term> {
        match self.node(a) {
            Node::Known(value) => {
                let low = self.known(value & mask(width), width);
                (self.extend(low, self.width(a), by_sign) == a).then_some(low)
            }
            Node::Extend { signed, a } if signed == by_sign && self.width(a) == width => Some(a),
            Node::Extend { signed, a } if self.width(a) < width && (!signed || by_sign) => {
                Some(self.extend(a, width, signed))
            }
            _ => None,
        }
    }

    /// `right | left` where both are shifts of one term, and the amounts make up its width.
    pub(super) fn rotation(&mut self, right: Term, left: Term) -> Option<Term> {
        let width = self.width(right);
        let Node::Binary(TermOp::ShiftRight, a, by) = self.node(right) else { return None };
        let Node::Binary(TermOp::ShiftLeft, same, rest) = self.node(left) else { return None };
        if a != same || !matches!(width, 8 | 16 | 32 | 64) {
            return None;
        }
        let amount = self.unextended(by);
        if let (Some(by), Some(rest)) = (self.value(by), self.value(rest)) {
            return (by + rest == u128::from(width))
                .then(|| self.binary_made(TermOp::RotateRight, a, amount));
        }
        // The rest is not negative, however it was extended.
        let rest = if let Node::Extend { a, .. } = self.node(rest) { a } else { rest };
        let positive = mask(self.width(rest)) / 2 >= u128::from(width);
        let Node::Binary(TermOp::Subtract, all, taken) = self.node(rest) else { return None };
        let below = mask(self.width(amount)) < u128::from(width);
        let whole = self.value(all) == Some(u128::from(width));
        if !positive || !below || !whole || self.unextended(taken) != amount {
            return None;
        }
        // To the right by what is left to a multiple of the width is to the left.
        if let Node::Binary(TermOp::Subtract, all, by) = self.node(amount)
            && self.value(all) == Some(0)
            && 1 << self.width(amount) == width
        {
            return Some(self.binary_made(TermOp::RotateLeft, a, by));
        }
        Some(self.binary_made(TermOp::RotateRight, a, amount))
    }

    fn binary_made(&mut self, op: TermOp, a: Term, b: Term) -> Term {
        self.make(Node::Binary(op, a, b), self.width(a))
    }

    /// The same number in as few bits as it was computed in.
    fn unextended(&self, a: Term) -> Term {
        match self.node(a) {
            Node::Extend { signed: false, a } => a,
            _ => a,
        }
    }
}
