//! Bitwise operations and shifts.

use num_bigint::BigInt;

use super::{Bitwise, Node, OWN, SP, Shift, Term, Terms, modulo};

impl Terms {
    /// ~a.
    pub fn not(&mut self, a: Term) -> Term {
        let width = self.width(a);
        match self.node(a).clone() {
            Node::Const(value) => self.constant(&!value, width),
            Node::Not(inner) => inner,
            // A sum has one form, in which its complement is a sum too.
            Node::Sum(..) => {
                let negated = self.negate(a);
                let ones = self.ones(width);
                self.add(negated, ones)
            }
            // The constant of an exclusive or takes the complement in, as in `bitwise`.
            Node::Bitwise(Bitwise::Xor, parts) if parts.iter().any(|part| self.known(*part).is_some()) => {
                let ones = self.ones(width);
                self.bitwise(Bitwise::Xor, a, ones)
            }
            _ => self.made_of(Node::Not(a), width, &[a]),
        }
    }

    /// a & b, a | b or a ^ b.
    pub fn bitwise(&mut self, op: Bitwise, a: Term, b: Term) -> Term {
        let width = self.width(a);
        debug_assert_eq!(width, self.width(b));
        let ones = modulo(&BigInt::from(-1), width);
        let mut constant = if op == Bitwise::And { ones.clone() } else { BigInt::from(0) };
        let mut parts = vec![];
        for operand in [a, b] {
            self.operands(op, operand, &ones, &mut constant, &mut parts);
        }
        parts.sort_unstable();
        match op {
            Bitwise::Xor => cancel_pairs(&mut parts),
            _ => parts.dedup(),
        }
        let absorbing = match op {
            Bitwise::And => Some(BigInt::from(0)),
            Bitwise::Or => Some(ones.clone()),
            Bitwise::Xor => None,
        };
        if let Some(all) = absorbing
            && (constant == all || self.has_complements(&parts))
        {
            return self.constant(&all, width);
        }
        if let (Bitwise::And, [one]) = (op, &parts[..])
            && let Some(low) = self.aligned_bits(*one, &constant)
        {
            return self.constant(&low, width);
        }
        let neutral = if op == Bitwise::And { ones.clone() } else { BigInt::from(0) };
        let inverted = op == Bitwise::Xor && constant == ones;
        if constant != neutral && !inverted || parts.is_empty() {
            parts.push(self.constant(&constant, width));
            parts.sort_unstable();
            if parts.len() == 1 {
                return parts[0];
            }
        }
        let all = match &parts[..] {
            [one] => *one,
            _ => self.made_of(Node::Bitwise(op, parts.clone().into()), width, &parts),
        };
        if inverted && self.known(all).is_none() { self.not(all) } else { all }
    }

    /// The low bits of an address of the program's own or of its stack under a mask, where its
    /// alignment says what they are.
    fn aligned_bits(&mut self, a: Term, mask: &BigInt) -> Option<BigInt> {
        let bits = mask.bits() as u32;
        if self.uses(a) & (OWN | 1 << SP) == 0 || bits == 0 || bits >= self.width(a) {
            return None;
        }
        let low = self.slice(a, 0, bits);
        self.known(low).map(|low| low & mask)
    }

    /// The operands of `a` as one of the operation; constants go into one.
    fn operands(&self, op: Bitwise, a: Term, ones: &BigInt, constant: &mut BigInt, parts: &mut Vec<Term>) {
        match self.node(a) {
            Node::Const(value) => {
                *constant = match op {
                    Bitwise::And => &*constant & value,
                    Bitwise::Or => &*constant | value,
                    Bitwise::Xor => &*constant ^ value,
                }
            }
            Node::Bitwise(other, inner) if *other == op => {
                for part in inner {
                    self.operands(op, *part, ones, constant, parts);
                }
            }
            Node::Not(inner) if op == Bitwise::Xor => {
                *constant = &*constant ^ ones;
                self.operands(op, *inner, ones, constant, parts);
            }
            _ => parts.push(a),
        }
    }

    /// Whether there is some x beside ~x.
    fn has_complements(&self, parts: &[Term]) -> bool {
        parts.iter().any(|part| match self.node(*part) {
            Node::Not(inner) => parts.binary_search(inner).is_ok(),
            _ => false,
        })
    }

    /// A shift; `amount` is unsigned.
    pub fn shift(&mut self, op: Shift, a: Term, amount: Term) -> Term {
        let width = self.width(a);
        if let Some(known) = self.known(amount) {
            let by = u32::try_from(known).map_or(width, |by| by.min(width));
            return self.shift_by(op, a, by);
        }
        // How wide an amount is does not matter.
        let amount = match self.node(amount) {
            Node::Concat(parts) if self.known(parts[0]) == Some(&BigInt::from(0)) => {
                let narrow = self.width(amount) - self.width(parts[0]);
                self.slice(amount, 0, narrow)
            }
            _ => amount,
        };
        self.made_of(Node::Shift(op, a, amount), width, &[a, amount])
    }

    /// A shift by at most the width.
    fn shift_by(&mut self, op: Shift, a: Term, by: u32) -> Term {
        let width = self.width(a);
        match op {
            _ if by == 0 => a,
            Shift::Left => self.scale(a, &(BigInt::from(1) << by)),
            Shift::Right if by == width => self.number(0, width),
            Shift::Right => {
                let high = self.slice(a, by, width - by);
                self.extend(high, width, false)
            }
            Shift::RightSigned => {
                let by = by.min(width - 1);
                let high = self.slice(a, by, width - by);
                self.extend(high, width, true)
            }
        }
    }
}

/// Leaves one of what stands an odd number of times, in a sorted list.
fn cancel_pairs(parts: &mut Vec<Term>) {
    let mut kept: Vec<Term> = Vec::with_capacity(parts.len());
    for part in parts.drain(..) {
        if kept.last() == Some(&part) {
            kept.pop();
        } else {
            kept.push(part);
        }
    }
    *parts = kept;
}
