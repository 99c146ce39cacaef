//! Sums, products and what becomes of them modulo 2^width.

use num_bigint::BigInt;

use super::{Node, Term, Terms, modulo};

/// Terms with their factors, in their order, and a constant.
type Linear = (Vec<(Term, BigInt)>, BigInt);

/// Parts beyond which a sum is taken as one part of another: the sums of SHA-512 would be of all
/// that came before.
const MOST_PARTS: usize = 512;

impl Terms {
    /// a + b.
    pub fn add(&mut self, a: Term, b: Term) -> Term {
        let one = BigInt::from(1);
        self.combine((a, &one), (b, &one))
    }

    /// a - b.
    pub fn subtract(&mut self, a: Term, b: Term) -> Term {
        self.combine((a, &BigInt::from(1)), (b, &BigInt::from(-1)))
    }

    /// -a.
    pub fn negate(&mut self, a: Term) -> Term {
        self.scale(a, &BigInt::from(-1))
    }

    /// a · factor.
    pub fn scale(&mut self, a: Term, factor: &BigInt) -> Term {
        let width = self.width(a);
        let linear = self.linear(a, factor, width);
        self.sum(linear, width)
    }

    /// a · b.
    pub fn multiply(&mut self, a: Term, b: Term) -> Term {
        if let Some(known) = self.known(a).cloned() {
            return self.scale(b, &known);
        }
        if let Some(known) = self.known(b).cloned() {
            return self.scale(a, &known);
        }
        // (x · c) · y = (x · y) · c.
        let width = self.width(a);
        let ((a, c), (b, d)) = (self.factor(a), self.factor(b));
        let parts = [a.min(b), a.max(b)];
        let product = self.made_of(Node::Product(parts[0], parts[1]), width, &parts);
        self.scale(product, &(c * d))
    }

    /// The base of an address, which is the sum without its constant, and that constant as a signed
    /// number.
    pub fn split(&mut self, address: Term) -> (Term, BigInt) {
        let width = self.width(address);
        let (parts, constant) = self.linear(address, &BigInt::from(1), width);
        let base = self.sum((parts, BigInt::from(0)), width);
        (base, super::signed(&constant, width))
    }

    /// A term that is another one times a constant.
    fn factor(&self, a: Term) -> (Term, BigInt) {
        match self.node(a) {
            Node::Sum(parts, constant) if parts.len() == 1 && *constant == BigInt::from(0) => {
                parts[0].clone()
            }
            _ => (a, BigInt::from(1)),
        }
    }

    fn combine(&mut self, a: (Term, &BigInt), b: (Term, &BigInt)) -> Term {
        let width = self.width(a.0);
        debug_assert_eq!(width, self.width(b.0));
        let (mut x, mut c) = self.linear(a.0, a.1, width);
        let (mut y, mut d) = self.linear(b.0, b.1, width);
        if x.len() + y.len() > MOST_PARTS {
            let whole =
                |(term, factor): (Term, &BigInt)| (vec![(term, modulo(factor, width))], BigInt::from(0));
            let x_is_longer = x.len() > y.len();
            if x_is_longer || x.len() > MOST_PARTS / 2 {
                (x, c) = whole(a);
            }
            if !x_is_longer || y.len() > MOST_PARTS / 2 {
                (y, d) = whole(b);
            }
        }
        let merged = merged(x, y, width);
        self.sum((merged, c + d), width)
    }

    /// `a` times a factor, as a sum.
    fn linear(&self, a: Term, factor: &BigInt, width: u32) -> Linear {
        match self.node(a) {
            Node::Const(value) => (vec![], value * factor),
            Node::Sum(parts, constant) => {
                let scaled = parts.iter().map(|(term, c)| (*term, modulo(&(c * factor), width)));
                let zero = BigInt::from(0);
                (scaled.filter(|(_, c)| *c != zero).collect(), constant * factor)
            }
            // ~x = -x - 1, and x may itself be a sum.
            Node::Not(x) => {
                let (parts, constant) = self.linear(*x, &-factor, width);
                (parts, constant - factor)
            }
            _ => {
                let factor = modulo(factor, width);
                (if factor == BigInt::from(0) { vec![] } else { vec![(a, factor)] }, BigInt::from(0))
            }
        }
    }

    /// The term of a sum.
    fn sum(&mut self, (parts, constant): Linear, width: u32) -> Term {
        let constant = modulo(&constant, width);
        let (zero, one) = (BigInt::from(0), BigInt::from(1));
        if parts.is_empty() {
            return self.constant(&constant, width);
        }
        if let [(term, factor)] = &parts[..] {
            if *factor == one && constant == zero {
                return *term;
            }
            let ones = modulo(&BigInt::from(-1), width);
            if *factor == ones && constant == ones {
                return self.made_of(Node::Not(*term), width, &[*term]);
            }
        }
        let uses = parts.iter().fold(0, |uses, (part, _)| uses | self.uses(*part));
        self.intern(Node::Sum(parts.into(), constant), width, uses)
    }

    /// The low bits of a sum.
    pub(super) fn truncated_sum(&mut self, a: Term, width: u32) -> Term {
        let Node::Sum(parts, constant) = self.node(a).clone() else { unreachable!("asked of sums only") };
        let mut all = self.constant(&constant, width);
        for (part, factor) in parts {
            let factor = modulo(&factor, width);
            if factor != BigInt::from(0) {
                let part = self.slice(part, 0, width);
                all = self.combine((all, &BigInt::from(1)), (part, &factor));
            }
        }
        all
    }

    /// Where every factor and the constant is a multiple of 2^k with k > 0: k and the sum divided
    /// by it, k bits shorter.
    pub(super) fn halved(&mut self, a: Term) -> Option<(u32, Term)> {
        let Node::Sum(parts, constant) = self.node(a) else { return None };
        let zeros =
            parts.iter().map(|(_, factor)| factor).chain([constant]).filter_map(BigInt::trailing_zeros);
        let k = zeros.min().filter(|k| *k > 0)? as u32;
        let width = self.width(a) - k;
        let (parts, constant) = (parts.clone(), constant.clone());
        let mut all = self.constant(&(constant >> k), width);
        for (part, factor) in parts {
            let part = self.slice(part, 0, width);
            all = self.combine((all, &BigInt::from(1)), (part, &(factor >> k)));
        }
        Some((k, all))
    }
}

/// Both sums' parts, in their order.
fn merged(x: Vec<(Term, BigInt)>, y: Vec<(Term, BigInt)>, width: u32) -> Vec<(Term, BigInt)> {
    let mut all = Vec::with_capacity(x.len() + y.len());
    let (mut x, mut y) = (x.into_iter().peekable(), y.into_iter().peekable());
    loop {
        match (x.peek(), y.peek()) {
            (Some((a, _)), Some((b, _))) if a == b => {
                let ((term, c), (_, d)) = (x.next().expect("peeked"), y.next().expect("peeked"));
                let factor = modulo(&(c + d), width);
                if factor != BigInt::from(0) {
                    all.push((term, factor));
                }
            }
            (Some((a, _)), Some((b, _))) => all.extend(if a < b { x.next() } else { y.next() }),
            (Some(_), None) => all.extend(x.next()),
            (None, Some(_)) => all.extend(y.next()),
            (None, None) => return all,
        }
    }
}
