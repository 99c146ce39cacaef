//! Comparisons, choices and divisions.

use num_bigint::BigInt;

use super::{Node, Term, Terms, modulo, signed};

impl Terms {
    /// 1 where they are equal.
    pub fn equal(&mut self, a: Term, b: Term) -> Term {
        let difference = self.subtract(a, b);
        self.is_zero(difference)
    }

    /// 1 where it is 0.
    pub fn is_zero(&mut self, a: Term) -> Term {
        let a = self.without_zeros(a);
        let width = self.width(a);
        match self.node(a).clone() {
            Node::Const(value) => self.number(i64::from(value == BigInt::from(0)), 1),
            _ if width == 1 => self.not(a),
            Node::Sum(parts, _) => {
                // x is 0 where -x is: of the two the one whose first factor is smaller.
                let first = &parts[0].1;
                let a = if *first > modulo(&-first, width) { self.negate(a) } else { a };
                self.made_of(Node::IsZero(a), 1, &[a])
            }
            // ~x is 0 where x is -1.
            Node::Not(inner) => {
                let one = self.number(1, width);
                let next = self.add(inner, one);
                self.is_zero(next)
            }
            _ => self.made_of(Node::IsZero(a), 1, &[a]),
        }
    }

    /// 1 where a < b.
    pub fn less(&mut self, a: Term, b: Term, by_sign: bool) -> Term {
        let width = self.width(a);
        if a == b {
            return self.number(0, 1);
        }
        let known = (self.known(a).cloned(), self.known(b).cloned());
        let zero = BigInt::from(0);
        match known {
            (Some(x), Some(y)) => {
                let less = if by_sign { signed(&x, width) < signed(&y, width) } else { x < y };
                self.number(i64::from(less), 1)
            }
            (_, Some(y)) if !by_sign && y == zero => self.number(0, 1),
            (_, Some(y)) if !by_sign && y == BigInt::from(1) => self.is_zero(a),
            (Some(x), _) if !by_sign && x == zero => {
                let is_zero = self.is_zero(b);
                self.not(is_zero)
            }
            _ => self.made_of(Node::Less(by_sign, a, b), 1, &[a, b]),
        }
    }

    /// 1 where a <= b.
    pub fn less_or_equal(&mut self, a: Term, b: Term, by_sign: bool) -> Term {
        let greater = self.less(b, a, by_sign);
        self.not(greater)
    }

    /// `a` where the condition is 1, else `b`.
    pub fn select(&mut self, condition: Term, a: Term, b: Term) -> Term {
        if a == b {
            return a;
        }
        let width = self.width(a);
        match *self.node(condition) {
            Node::Const(ref value) => return if *value == BigInt::from(1) { a } else { b },
            Node::Not(inner) => return self.select(inner, b, a),
            // The lesser and the greater of two, which are the same the other way round.
            Node::Less(by_sign, x, y) if y < x && (a, b) == (x, y) => return self.lesser(by_sign, y, x),
            Node::Less(by_sign, x, y) if y < x && (a, b) == (y, x) => return self.greater(by_sign, y, x),
            _ => {}
        }
        if width == 1 && self.known(a).is_some() && self.known(b).is_some() {
            let straight = self.known(a) == Some(&BigInt::from(1));
            return if straight { condition } else { self.not(condition) };
        }
        self.made_of(Node::Select(condition, a, b), width, &[condition, a, b])
    }

    /// The lesser of two numbers, in their order.
    fn lesser(&mut self, by_sign: bool, a: Term, b: Term) -> Term {
        let less = self.less(a, b, by_sign);
        self.select(less, a, b)
    }

    /// The greater of two numbers, in their order.
    fn greater(&mut self, by_sign: bool, a: Term, b: Term) -> Term {
        let less = self.less(a, b, by_sign);
        self.select(less, b, a)
    }

    /// a / b, rounded towards zero; by zero all ones.
    pub fn quotient(&mut self, a: Term, b: Term, by_sign: bool) -> Term {
        let width = self.width(a);
        self.made_of(Node::Quotient(by_sign, a, b), width, &[a, b])
    }

    /// The remainder with the sign of `a`; by zero `a`.
    pub fn remainder(&mut self, a: Term, b: Term, by_sign: bool) -> Term {
        let width = self.width(a);
        self.made_of(Node::Remainder(by_sign, a, b), width, &[a, b])
    }
}
