//! What a run computes, as terms over its registers: simplified as they are built, so that machine
//! code is made only of what is left.
//!
//! Source: own design. A term is a bit vector of 1 to 128 bits, as the operations of CoreDSL are;
//! signs stand in the operations. Equal terms are one, also over the steps of a run.

mod pieces;

use rustc_hash::FxHashMap;

/// A term, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Term(u32);

/// How a term is made of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Node {
    Known(u128),
    /// What an X register holds where the run begins.
    Register(u8),
    /// What the load of the step with this number finds.
    Loaded(u32),
    /// What the step with this number, of a design, leaves in an X register.
    Left(u32, u8),
    Not(Term),
    /// Both have the width of the result, but those of comparisons, and amounts.
    Binary(TermOp, Term, Term),
    /// The upper half of the product of two terms of the result's width.
    HighProduct {
        signed: bool,
        a: Term,
        b: Term,
    },
    /// A quotient or remainder of two terms of one width, which is one of the host's: as the
    /// manual's M has them, but that a signed quotient may have one bit more, which is there for
    /// the one that overflows.
    Divide {
        signed: bool,
        remainder: bool,
        a: Term,
        b: Term,
    },
    Select(Term, Term, Term),
    /// A shorter one.
    Extend {
        signed: bool,
        a: Term,
    },
    /// Bits from this one on.
    Slice(Term, u32),
    /// The first above the second, which alone may be such a term again.
    Concat(Term, Term),
    /// The bytes in reverse order.
    SwapBytes(Term),
}

/// Operations on two terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum TermOp {
    Add,
    Subtract,
    Multiply,
    And,
    Or,
    Xor,
    /// An amount of at least the width leaves nothing, here and to the right.
    ShiftLeft,
    ShiftRight,
    /// A large amount leaves the sign.
    ShiftRightSigned,
    /// The amount counts modulo the width, which is one of the host's.
    RotateLeft,
    RotateRight,
    Equal,
    Less,
    LessSigned,
}

impl TermOp {
    fn compares(self) -> bool {
        matches!(self, Self::Equal | Self::Less | Self::LessSigned)
    }

    /// Whether low bits of the result follow from the low bits of both operands.
    fn keeps_low_bits(self) -> bool {
        matches!(self, Self::Add | Self::Subtract | Self::Multiply | Self::And | Self::Or | Self::Xor)
    }
}

/// The terms of a run.
#[derive(Debug, Default)]
pub(super) struct Terms {
    nodes: Vec<(Node, u32)>,
    numbers: FxHashMap<(Node, u32), Term>,
    /// What is in a register or in memory, and what it was computed from: it is there as a whole,
    /// so that to compute a part of it anew saves nothing.
    computed: Vec<bool>,
}

/// The highest number of `width` bits.
pub(super) fn mask(width: u32) -> u128 {
    u128::MAX >> (128 - width)
}

/// A number of `width` bits, read as a signed one.
pub(super) fn signed(value: u128, width: u32) -> i128 {
    (value << (128 - width)) as i128 >> (128 - width)
}

impl Terms {
    fn make(&mut self, node: Node, width: u32) -> Term {
        *self.numbers.entry((node, width)).or_insert_with(|| {
            self.nodes.push((node, width));
            self.computed.push(false);
            Term(self.nodes.len() as u32 - 1)
        })
    }

    pub(super) fn node(&self, term: Term) -> Node {
        self.nodes[term.0 as usize].0
    }

    /// Its bits.
    pub(super) fn width(&self, term: Term) -> u32 {
        self.nodes[term.0 as usize].1
    }

    /// Its place among the terms.
    pub(super) fn number(&self, term: Term) -> usize {
        term.0 as usize
    }

    pub(super) fn count(&self) -> usize {
        self.nodes.len()
    }

    /// The value, where it is known.
    pub(super) fn value(&self, term: Term) -> Option<u128> {
        match self.node(term) {
            Node::Known(value) => Some(value),
            _ => None,
        }
    }

    pub(super) fn known(&mut self, value: u128, width: u32) -> Term {
        self.make(Node::Known(value & mask(width)), width)
    }

    pub(super) fn register(&mut self, number: u8, width: u32) -> Term {
        if number == 0 { self.known(0, width) } else { self.make(Node::Register(number), width) }
    }

    pub(super) fn loaded(&mut self, step: u32, width: u32) -> Term {
        self.make(Node::Loaded(step), width)
    }

    pub(super) fn left(&mut self, step: u32, register: u8, width: u32) -> Term {
        self.make(Node::Left(step, register), width)
    }

    /// Notes that `term` is computed in any case.
    pub(super) fn compute(&mut self, term: Term) {
        let computed = &mut self.computed[term.0 as usize];
        if std::mem::replace(computed, true) {
            return;
        }
        match self.node(term) {
            Node::Known(_) | Node::Register(_) | Node::Loaded(_) | Node::Left(..) => {}
            Node::Not(a) | Node::Extend { a, .. } | Node::Slice(a, _) | Node::SwapBytes(a) => self.compute(a),
            Node::Binary(_, a, b)
            | Node::HighProduct { a, b, .. }
            | Node::Divide { a, b, .. }
            | Node::Concat(a, b) => {
                [a, b].into_iter().for_each(|operand| self.compute(operand));
            }
            Node::Select(condition, a, b) => {
                [condition, a, b].into_iter().for_each(|part| self.compute(part))
            }
        }
    }

    pub(super) fn not(&mut self, a: Term) -> Term {
        let width = self.width(a);
        match self.node(a) {
            Node::Known(value) => self.known(!value, width),
            Node::Not(a) => a,
            _ => self.make(Node::Not(a), width),
        }
    }

    pub(super) fn select(&mut self, condition: Term, a: Term, b: Term) -> Term {
        match self.node(condition) {
            _ if a == b => a,
            Node::Known(0) => b,
            Node::Known(_) => a,
            Node::Not(condition) => self.select(condition, b, a),
            _ => self.make(Node::Select(condition, a, b), self.width(a)),
        }
    }

    /// A quotient or remainder, of `width` bits.
    pub(super) fn divide(&mut self, signed: bool, remainder: bool, a: Term, b: Term, width: u32) -> Term {
        // A text has operands of the result's type, which were extended from what a register has;
        // low bits are those of a division of that.
        let word = self.width(a) - 1;
        if matches!(word, 32 | 64)
            && let (Some(a), Some(b)) = (self.narrow(a, word, signed), self.narrow(b, word, signed))
        {
            return self.make(Node::Divide { signed, remainder, a, b }, width);
        }
        self.make(Node::Divide { signed, remainder, a, b }, width)
    }

    pub(super) fn binary(&mut self, op: TermOp, a: Term, b: Term) -> Term {
        use TermOp::{
            Add, And, Equal, Less, LessSigned, Multiply, Or, RotateLeft, RotateRight, ShiftLeft, ShiftRight,
            ShiftRightSigned, Subtract, Xor,
        };
        let operands = self.width(a);
        let width = if op.compares() { 1 } else { operands };
        let all = mask(operands);
        match (op, self.value(a), self.value(b)) {
            (_, Some(x), Some(y)) => return self.known(computed(op, x, y, operands), width),
            (Add | Multiply | And | Or | Xor | Equal, Some(_), None) => return self.binary(op, b, a),
            (Add | Subtract | Or | Xor, _, Some(0)) => return a,
            (ShiftLeft | ShiftRight | ShiftRightSigned | RotateLeft | RotateRight, _, Some(0)) => return a,
            (Multiply, _, Some(1)) => return a,
            (And | Multiply, _, Some(0)) => return self.known(0, width),
            (And, _, Some(y)) if y == all => return a,
            (Or, _, Some(y)) if y == all => return b,
            (Xor, _, Some(y)) if y == all => return self.not(a),
            (ShiftLeft | ShiftRight, _, Some(y)) if y >= u128::from(width) => return self.known(0, width),
            (ShiftRightSigned, _, Some(y)) if y >= u128::from(width) => {
                let most = self.known(u128::from(width - 1), self.width(b));
                return self.make(Node::Binary(op, a, most), width);
            }
            (ShiftLeft | ShiftRight | ShiftRightSigned, Some(0), _) => return a,
            (Equal, _, Some(1)) if operands == 1 => return a,
            (Equal, _, Some(0)) if operands == 1 => return self.not(a),
            (Less, Some(0), _) => {
                let zero = self.binary(Equal, b, a);
                return self.not(zero);
            }
            (Less, _, Some(1)) => {
                let zero = self.known(0, operands);
                return self.binary(Equal, a, zero);
            }
            (And | Or, ..) if a == b => return a,
            (Subtract | Xor | Less | LessSigned, ..) if a == b => return self.known(0, width),
            (Equal, ..) if a == b => return self.known(1, width),
            (Or, ..) => {
                if let Some(rotated) = self.rotation(a, b).or_else(|| self.rotation(b, a)) {
                    return rotated;
                }
            }
            _ => {}
        }
        self.make(Node::Binary(op, a, b), width)
    }
}

/// What an operation yields for operands that are known, of `width` bits. The result may have more
/// bits than it should.
fn computed(op: TermOp, a: u128, b: u128, width: u32) -> u128 {
    let amount = u32::try_from(b).unwrap_or(u32::MAX).min(width);
    let turned = (b % u128::from(width)) as u32;
    match op {
        TermOp::Add => a.wrapping_add(b),
        TermOp::Subtract => a.wrapping_sub(b),
        TermOp::Multiply => a.wrapping_mul(b),
        TermOp::And => a & b,
        TermOp::Or => a | b,
        TermOp::Xor => a ^ b,
        TermOp::ShiftLeft => a.checked_shl(amount).unwrap_or(0),
        TermOp::ShiftRight => a.checked_shr(amount).unwrap_or(0),
        TermOp::ShiftRightSigned => (signed(a, width) >> amount.min(width - 1)) as u128,
        TermOp::RotateLeft => a << turned | a.checked_shr(width - turned).unwrap_or(0),
        TermOp::RotateRight => a >> turned | a.checked_shl(width - turned).unwrap_or(0),
        TermOp::Equal => u128::from(a == b),
        TermOp::Less => u128::from(a < b),
        TermOp::LessSigned => u128::from(signed(a, width) < signed(b, width)),
    }
}
