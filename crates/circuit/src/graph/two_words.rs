//! Two words shifted together: one shifter in the place of two.
//!
//! Source: own design. A rotation is written as two shifts, `(x << n) | (x >> (32 - n))`, and so is
//! what is cut out of two words side by side. No tool for synthesis makes one shifter of it.

use num_bigint::{BigInt, Sign};

use super::{Id, NodeGraph, NodeOp, ShiftKind};

/// Operations that the amount of a shift may be made of.
const MOST_OPERATIONS: u32 = 32;

/// How both halves of a result are put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Joined {
    /// By or, which makes one of two that are the same.
    Or,
    /// By exclusive or, or by a sum.
    Apart,
}

/// A shift, or 0 where a condition is this.
struct Side {
    way: ShiftKind,
    a: Id,
    by: Id,
    nothing: Option<(Id, bool)>,
}

impl NodeGraph {
    /// Both together as bits that are cut out of two words, where they are one word shifted to the
    /// left and one to the right by amounts that are as many bits together as a word has, so that
    /// no bit comes of both.
    pub(super) fn of_two_words(&mut self, a: Id, b: Id, joined: Joined) -> Option<Id> {
        let (x, y) = (self.side(a)?, self.side(b)?);
        let (left, right) = match (x.way, y.way) {
            (ShiftKind::Left, ShiftKind::Right) => (x, y),
            (ShiftKind::Right, ShiftKind::Left) => (y, x),
            _ => return None,
        };
        let width = self.width(a);
        let same = joined == Joined::Or && left.a == right.a;
        let (way, by, low) = if self.complements(&right, &left, width, same) {
            (ShiftKind::Right, right.by, 0)
        } else if self.complements(&left, &right, width, same) {
            (ShiftKind::Left, left.by, width)
        } else {
            return None;
        };
        let both = self.concat(&[left.a, right.a]);
        let shifted = self.shift(way, both, by);
        Some(self.slice(shifted, low, width))
    }

    fn side(&self, id: Id) -> Option<Side> {
        let (shift, nothing) = match *self.op(id) {
            NodeOp::Mux(condition, shift, none) if self.zero(none) => (shift, Some((condition, false))),
            NodeOp::Mux(condition, none, shift) if self.zero(none) => (shift, Some((condition, true))),
            _ => (id, None),
        };
        match *self.op(shift) {
            NodeOp::Shift { way, a, by } => Some(Side { way, a, by, nothing }),
            _ => None,
        }
    }

    /// Whether `other` shifts by the rest of a word, whatever amount `one` shifts by; by 0 where
    /// that is all of it, its word must be shifted out, or be the `same`.
    fn complements(&self, one: &Side, other: &Side, width: u32, same: bool) -> bool {
        let (least, most) = &self.range(one.by).plain;
        if one.nothing.is_some() || *most >= BigInt::from(width) {
            return false;
        }
        let mut amount = least.clone();
        while amount <= *most {
            let at = |id: Id| self.where_known(id, one.by, &amount, &mut MOST_OPERATIONS.clone());
            let nothing = match other.nothing {
                Some((condition, nothing)) => at(condition).map(|is| (is.sign() == Sign::Plus) == nothing),
                None => Some(false),
            };
            let (Some(nothing), Some(by)) = (nothing, at(other.by)) else { return false };
            let gone = nothing || by >= BigInt::from(width);
            let right = match amount.sign() {
                Sign::NoSign => gone || same && by.sign() == Sign::NoSign,
                _ => !gone && by == width - &amount,
            };
            if !right {
                return false;
            }
            amount += 1;
        }
        true
    }

    /// The value of a node where another one has this value, if it follows from that alone.
    fn where_known(&self, id: Id, of: Id, value: &BigInt, left: &mut u32) -> Option<BigInt> {
        if id == of {
            return Some(value.clone());
        }
        *left = left.checked_sub(1)?;
        let node = self.node(id);
        if matches!(node.op, NodeOp::Input(_)) {
            return None;
        }
        let operands = node.op.operands();
        let known: Option<Vec<BigInt>> =
            operands.iter().map(|operand| self.where_known(*operand, of, value, left)).collect();
        let known = known?;
        let at = |id: Id| {
            let place = operands.iter().position(|operand| *operand == id).expect("it is an operand");
            known[place].clone()
        };
        Some(self.computed(node, &[], &at))
    }
}
