//! Bits: moved, joined, cut, chosen.

use num_bigint::{BigInt, Sign};

use super::two_words::Joined;
use super::{Id, NodeGraph, NodeOp, Range, ShiftKind, power};

impl NodeGraph {
    /// Every bit inverted.
    pub fn not(&mut self, a: Id) -> Id {
        let width = self.width(a);
        match self.op(a) {
            NodeOp::Const(value) => {
                let value: BigInt = power(width) - 1 - value;
                self.constant(&value, width)
            }
            NodeOp::Not(inner) => *inner,
            _ => self.add(NodeOp::Not(a), width),
        }
    }

    /// All bits set.
    fn ones(&self, id: Id) -> bool {
        self.value(id).is_some_and(|value| *value == power(self.width(id)) - 1)
    }

    /// Whether one is the other inverted.
    fn opposite(&self, a: Id, b: Id) -> bool {
        *self.op(a) == NodeOp::Not(b) || *self.op(b) == NodeOp::Not(a)
    }

    /// Whether it is known to be 0.
    pub(super) fn zero(&self, id: Id) -> bool {
        self.value(id).is_some_and(|value| value.sign() == Sign::NoSign)
    }

    /// Bitwise and.
    pub fn and(&mut self, a: Id, b: Id) -> Id {
        let width = self.width(a);
        let (a, b) = (a.min(b), a.max(b));
        if let (Some(x), Some(y)) = (self.value(a), self.value(b)) {
            let value = x & y;
            return self.constant(&value, width);
        }
        for (one, other) in [(a, b), (b, a)] {
            if self.zero(one) || self.ones(other) || a == b {
                return one;
            }
            // A mask of low bits cuts.
            if let Some(mask) = self.value(one).cloned()
                && (&mask & (&mask + 1u32)).sign() == Sign::NoSign
            {
                let low = self.slice(other, 0, mask.bits() as u32);
                return self.extend(low, false, width);
            }
        }
        if self.opposite(a, b) {
            return self.number(0, width);
        }
        self.narrow(width, |graph, bits| NodeOp::And(graph.slice(a, 0, bits), graph.slice(b, 0, bits)))
    }

    /// Bitwise or.
    pub fn or(&mut self, a: Id, b: Id) -> Id {
        let width = self.width(a);
        let (a, b) = (a.min(b), a.max(b));
        if let (Some(x), Some(y)) = (self.value(a), self.value(b)) {
            let value = x | y;
            return self.constant(&value, width);
        }
        for (one, other) in [(a, b), (b, a)] {
            if self.zero(other) || self.ones(one) || a == b {
                return one;
            }
        }
        if self.opposite(a, b) {
            let all = power(width) - 1;
            return self.constant(&all, width);
        }
        if let Some(shifted) = self.of_two_words(a, b, Joined::Or) {
            return shifted;
        }
        self.narrow(width, |graph, bits| NodeOp::Or(graph.slice(a, 0, bits), graph.slice(b, 0, bits)))
    }

    /// Bitwise exclusive or.
    pub fn xor(&mut self, a: Id, b: Id) -> Id {
        let width = self.width(a);
        let (a, b) = (a.min(b), a.max(b));
        if let (Some(x), Some(y)) = (self.value(a), self.value(b)) {
            let value = x ^ y;
            return self.constant(&value, width);
        }
        if a == b {
            return self.number(0, width);
        }
        for (one, other) in [(a, b), (b, a)] {
            if self.zero(other) {
                return one;
            }
            if self.ones(other) {
                return self.not(one);
            }
        }
        if let Some(shifted) = self.of_two_words(a, b, Joined::Apart) {
            return shifted;
        }
        self.narrow(width, |graph, bits| NodeOp::Xor(graph.slice(a, 0, bits), graph.slice(b, 0, bits)))
    }

    /// A value made wider by zeros or by its sign.
    pub fn extend(&mut self, a: Id, signed: bool, width: u32) -> Id {
        let own = self.width(a);
        if own >= width {
            return self.slice(a, 0, width);
        }
        if let Some(value) = self.value(a).cloned() {
            let negative = signed && value.bit(u64::from(own) - 1);
            let value = if negative { value - power(own) } else { value };
            return self.constant(&value, width);
        }
        // What cannot be negative has no sign.
        let signed = signed && self.range(a).signed.0.sign() == Sign::Minus;
        match *self.op(a) {
            NodeOp::Extend { a: inner, signed: false } => {
                self.add(NodeOp::Extend { a: inner, signed: false }, width)
            }
            NodeOp::Extend { a: inner, signed: true } if signed => {
                self.add(NodeOp::Extend { a: inner, signed: true }, width)
            }
            _ => self.add(NodeOp::Extend { a, signed }, width),
        }
    }

    /// `width` bits from `low` on.
    pub fn slice(&mut self, a: Id, low: u32, width: u32) -> Id {
        let own = self.width(a);
        assert!(low + width <= own, "a slice lies within its value");
        if width == own {
            return a;
        }
        match self.op(a).clone() {
            NodeOp::Const(value) => {
                let value = value >> low;
                self.constant(&value, width)
            }
            NodeOp::Slice(inner, more) => self.slice(inner, low + more, width),
            NodeOp::Extend { a: inner, signed } => {
                let inside = self.width(inner);
                if low + width <= inside {
                    return self.slice(inner, low, width);
                }
                if low < inside {
                    let part = self.slice(inner, low, inside - low);
                    return self.extend(part, signed, width);
                }
                if !signed {
                    return self.number(0, width);
                }
                let sign = self.slice(inner, inside - 1, 1);
                self.extend(sign, true, width)
            }
            NodeOp::Concat(parts) => {
                let (mut end, mut kept) = (own, vec![]);
                for part in parts {
                    let start = end - self.width(part);
                    let (from, to) = (start.max(low), end.min(low + width));
                    if from < to {
                        kept.push(self.slice(part, from - start, to - from));
                    }
                    end = start;
                }
                self.concat(&kept)
            }
            _ => self.add(NodeOp::Slice(a, low), width),
        }
    }

    /// The parts, the most significant first.
    pub fn concat(&mut self, parts: &[Id]) -> Id {
        let mut flat: Vec<Id> = vec![];
        for part in parts {
            let inner = match self.op(*part) {
                NodeOp::Concat(inner) => inner.clone(),
                _ => vec![*part],
            };
            for part in inner {
                match flat.last().and_then(|last| self.joined(*last, part)) {
                    Some(one) => *flat.last_mut().expect("it was there") = one,
                    None => flat.push(part),
                }
            }
        }
        let width = flat.iter().map(|part| self.width(*part)).sum();
        match flat[..] {
            [one] => one,
            // Zeros in front are an extension.
            [first, ..] if self.zero(first) => {
                let rest = self.concat(&flat[1..]);
                self.extend(rest, false, width)
            }
            _ => self.add(NodeOp::Concat(flat), width),
        }
    }

    /// Two neighbours that are one value: constants, or neighbouring bits of something.
    fn joined(&mut self, high: Id, low: Id) -> Option<Id> {
        let width = self.width(high) + self.width(low);
        if let (Some(x), Some(y)) = (self.value(high), self.value(low)) {
            let value = (x << self.width(low)) | y;
            return Some(self.constant(&value, width));
        }
        let part = |id: Id| match *self.op(id) {
            NodeOp::Slice(a, low) => (a, low),
            _ => (id, 0),
        };
        let ((a, from), (b, start)) = (part(high), part(low));
        (a == b && from == start + self.width(low) && from > 0).then(|| self.slice(a, start, width))
    }

    /// The first where the condition (one bit) is 1, else the second.
    pub fn mux(&mut self, condition: Id, a: Id, b: Id) -> Id {
        let width = self.width(a);
        if let Some(value) = self.value(condition) {
            return if value.sign() == Sign::NoSign { b } else { a };
        }
        if a == b {
            return a;
        }
        if let NodeOp::Not(inner) = *self.op(condition) {
            return self.mux(inner, b, a);
        }
        if width == 1 {
            let (one, zero) = (self.value(a).is_some(), self.value(b).is_some());
            match (one, self.zero(a), zero, self.zero(b)) {
                (true, false, true, true) => return condition,
                (true, true, true, false) => return self.not(condition),
                (true, false, _, _) => return self.or(condition, b),
                (true, true, _, _) => {
                    let other = self.not(condition);
                    return self.and(other, b);
                }
                (_, _, true, true) => return self.and(condition, a),
                (_, _, true, false) => {
                    let other = self.not(condition);
                    return self.or(other, a);
                }
                _ => {}
            }
        }
        // What the condition decided before it does not decide again.
        if let NodeOp::Mux(same, inner, _) = *self.op(a)
            && same == condition
        {
            return self.mux(condition, inner, b);
        }
        if let NodeOp::Mux(same, _, inner) = *self.op(b)
            && same == condition
        {
            return self.mux(condition, a, inner);
        }
        if let Some(remainder) = self.made_positive(condition, a, b) {
            return remainder;
        }
        self.narrow(width, |graph, bits| {
            NodeOp::Mux(condition, graph.slice(a, 0, bits), graph.slice(b, 0, bits))
        })
    }

    /// Whether they are the same.
    pub fn equal(&mut self, a: Id, b: Id) -> Id {
        if a == b {
            return self.number(1, 1);
        }
        let (x, y) = (self.range(a).plain.clone(), self.range(b).plain.clone());
        if x.1 < y.0 || y.1 < x.0 {
            return self.number(0, 1);
        }
        let (a, b) = self.least(a.min(b), a.max(b), None);
        if self.width(a) == 1 {
            let differ = self.xor(a, b);
            return self.not(differ);
        }
        self.add(NodeOp::Equal(a, b), 1)
    }

    /// Whether `a` is less than `b`.
    pub fn less(&mut self, a: Id, b: Id, signed: bool) -> Id {
        let (x, y) = (self.range(a).read(signed).clone(), self.range(b).read(signed).clone());
        if x.1 < y.0 {
            return self.number(1, 1);
        }
        if x.0 >= y.1 {
            return self.number(0, 1);
        }
        let (a, b) = self.least(a, b, Some(signed));
        if signed && self.zero(b) {
            return self.slice(a, self.width(a) - 1, 1);
        }
        // A known number stands after: c < b is not b < c + 1.
        if let Some(known) = self.read(a, signed) {
            let next = known + 1;
            let width = self.width(a);
            let (_, most) = if signed { Range::full(width).signed } else { Range::full(width).plain };
            if next <= most {
                let next = self.constant(&next, width);
                let below = self.less(b, next, signed);
                return self.not(below);
            }
        }
        self.add(NodeOp::Less { a, b, signed }, 1)
    }

    /// Both with as few bits as tell them apart, in a comparison of this kind (none: of equality).
    fn least(&mut self, a: Id, b: Id, signed: Option<bool>) -> (Id, Id) {
        let bits = |graph: &Self, signed: bool| {
            let need = |id| {
                let (low, high) = graph.range(id).read(signed);
                super::bits_of(low, high, signed).expect("a reading has room for its values")
            };
            need(a).max(need(b))
        };
        let bits = match signed {
            Some(signed) => bits(self, signed),
            None => bits(self, false).min(bits(self, true)),
        };
        (self.slice(a, 0, bits), self.slice(b, 0, bits))
    }

    /// A shift by an amount without a sign.
    pub fn shift(&mut self, way: ShiftKind, a: Id, by: Id) -> Id {
        let width = self.width(a);
        let sign = self.slice(a, width - 1, 1);
        let filled = match way {
            ShiftKind::Arithmetic => self.extend(sign, true, width),
            _ => self.number(0, width),
        };
        if let Some(by) = self.value(by) {
            return match u32::try_from(by.clone()).ok().filter(|by| *by < width) {
                None => filled,
                Some(0) => a,
                Some(by) if way == ShiftKind::Left => {
                    let (kept, zeros) = (self.slice(a, 0, width - by), self.number(0, by));
                    self.concat(&[kept, zeros])
                }
                Some(by) => {
                    let kept = self.slice(a, by, width - by);
                    self.extend(kept, way == ShiftKind::Arithmetic, width)
                }
            };
        }
        // Amounts beyond the width are told apart first, so that the shifter sees those below it
        // only.
        let bits = self.range(by).plain.1.bits() as u32;
        let need = width.next_power_of_two().trailing_zeros().max(1);
        if bits > need {
            let low = self.slice(by, 0, need);
            let high = self.slice(by, need, self.width(by) - need);
            let none = self.number(0, self.width(high));
            let fits = self.equal(high, none);
            let shifted = self.shift(way, a, low);
            return self.mux(fits, shifted, filled);
        }
        let by = self.slice(by, 0, bits.min(self.width(by)));
        self.trimmed(NodeOp::Shift { way, a, by }, width)
    }

    /// An element of a constant table.
    pub fn element(&mut self, table: usize, index: Id) -> Id {
        let width = self.tables[table].width;
        let (index, _) = self.core(index);
        self.trimmed(NodeOp::Table(table, index), width)
    }
}
