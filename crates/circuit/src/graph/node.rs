//! Operations on bits.

use num_bigint::BigInt;
use smallvec::{SmallVec, smallvec};

/// Number of a node; operands have smaller ones.
pub type Id = usize;

/// How a value is shifted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShiftKind {
    /// To higher bits, zeros after.
    Left,
    /// To lower bits, zeros after.
    Right,
    /// To lower bits, copies of the sign after.
    Arithmetic,
}

/// Operations. Where nothing else is said, operands have the width of the node and their order is
/// that of the name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum NodeOp {
    /// A port of the circuit, by number.
    Input(usize),
    /// A known value, from 0 to 2^width - 1.
    Const(BigInt),
    /// Every bit inverted.
    Not(Id),
    /// Bitwise and.
    And(Id, Id),
    /// Bitwise or.
    Or(Id, Id),
    /// Bitwise exclusive or.
    Xor(Id, Id),
    /// Sum modulo 2^width.
    Add(Id, Id),
    /// Difference modulo 2^width.
    Sub(Id, Id),
    /// Product modulo 2^width of operands of any widths, each with or without a sign.
    Mul {
        /// One factor, and whether it has a sign.
        a: (Id, bool),
        /// The other.
        b: (Id, bool),
    },
    /// Quotient, truncated; all ones where the divisor is zero.
    Div {
        /// Dividend.
        a: Id,
        /// Divisor.
        b: Id,
        /// Whether both have a sign.
        signed: bool,
    },
    /// Remainder with the dividend's sign; the dividend where the divisor is zero.
    Rem {
        /// Dividend.
        a: Id,
        /// Divisor.
        b: Id,
        /// Whether both have a sign.
        signed: bool,
    },
    /// `a·factor` modulo `modulus`, from 0 to `modulus` - 1; the operand has any width. Lowered to
    /// sums before it is drawn.
    Mod {
        /// What is reduced.
        a: Id,
        /// Whether it has a sign.
        signed: bool,
        /// From 1 to `modulus` - 1.
        factor: BigInt,
        /// An odd number above 1.
        modulus: BigInt,
    },
    /// Whether two values of one width are the same, one bit.
    Equal(Id, Id),
    /// Whether the first of two values of one width is less, one bit.
    Less {
        /// The first.
        a: Id,
        /// The second.
        b: Id,
        /// Whether both have a sign.
        signed: bool,
    },
    /// A shift by an amount of any width, without a sign.
    Shift {
        /// How.
        way: ShiftKind,
        /// What.
        a: Id,
        /// By how many bits.
        by: Id,
    },
    /// The parts, the most significant first.
    Concat(Vec<Id>),
    /// Bits of a wider value, from this one on.
    Slice(Id, u32),
    /// A narrower value, extended.
    Extend {
        /// What.
        a: Id,
        /// Whether by its sign.
        signed: bool,
    },
    /// The second where the first (one bit) is 1, else the third.
    Mux(Id, Id, Id),
    /// An element of a constant table of the description; any where the number (of any width) is
    /// beyond its end.
    Table(usize, Id),
}

impl NodeOp {
    /// What it works on.
    pub fn operands(&self) -> SmallVec<[Id; 3]> {
        match self {
            NodeOp::Input(_) | NodeOp::Const(_) => smallvec![],
            NodeOp::Not(a)
            | NodeOp::Slice(a, _)
            | NodeOp::Extend { a, .. }
            | NodeOp::Mod { a, .. }
            | NodeOp::Table(_, a) => {
                smallvec![*a]
            }
            NodeOp::And(a, b)
            | NodeOp::Or(a, b)
            | NodeOp::Xor(a, b)
            | NodeOp::Add(a, b)
            | NodeOp::Sub(a, b)
            | NodeOp::Equal(a, b) => {
                smallvec![*a, *b]
            }
            NodeOp::Mul { a: (a, _), b: (b, _) } | NodeOp::Shift { a, by: b, .. } => smallvec![*a, *b],
            NodeOp::Div { a, b, .. } | NodeOp::Rem { a, b, .. } | NodeOp::Less { a, b, .. } => {
                smallvec![*a, *b]
            }
            NodeOp::Concat(parts) => parts.as_slice().into(),
            NodeOp::Mux(c, a, b) => smallvec![*c, *a, *b],
        }
    }
}

/// An operation and the bits of its result.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Node {
    /// What it does.
    pub op: NodeOp,
    /// Bits of the result, at least one.
    pub width: u32,
}
