//! A circuit as a graph of operations on bits, each of which stands in it once.
//!
//! Source: own design. Constructors fold what is known, and give every operation the least width
//! that its values need: a sum of two bytes in words of 32 bits is one of nine bits, extended.

mod arithmetic;
mod evaluate;
mod logic;
mod node;
mod range;
mod ranges;
mod rebuild;
#[cfg(test)]
mod tests;
mod two_words;

use std::collections::BTreeMap;

use num_bigint::{BigInt, Sign};
use rustc_hash::FxHashMap;

pub use arithmetic::remainder_of;
pub use node::{Id, Node, NodeOp, ShiftKind};
pub use range::{Range, bits_of, power};
pub use rebuild::Rebuild;

/// A port of a module, without clock, reset and handshake.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Port {
    /// Its name, without the ending that tells its direction.
    pub name: String,
    /// Bits.
    pub width: u32,
}

/// Elements of a constant table, each modulo 2^width.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rom {
    /// Its name.
    pub name: String,
    /// Bits of an element.
    pub width: u32,
    /// The elements.
    pub values: Vec<BigInt>,
}

/// Operations in an order in which operands come first.
#[derive(Clone, Debug, Default)]
pub struct NodeGraph {
    nodes: Vec<Node>,
    ranges: Vec<Range>,
    known: FxHashMap<Node, Id>,
    names: BTreeMap<Id, String>,
    /// Ports by number.
    pub inputs: Vec<Port>,
    /// Constant tables by number.
    pub tables: Vec<Rom>,
    /// Whether a remainder that goes into a product which is reduced again stays unreduced: a wider
    /// multiplier, and no reduction in front of it.
    pub lazy: bool,
}

impl NodeGraph {
    /// Without an operation.
    pub fn new(tables: Vec<Rom>) -> Self {
        Self { tables, ..Self::default() }
    }

    /// An empty one with the tables, the ports and the manner of another.
    pub fn like(other: &Self) -> Self {
        let mut graph = Self { tables: other.tables.clone(), lazy: other.lazy, ..Self::default() };
        for port in &other.inputs {
            graph.input(&port.name, port.width);
        }
        graph
    }

    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// An operation.
    pub fn node(&self, id: Id) -> &Node {
        &self.nodes[id]
    }

    /// What it does.
    pub fn op(&self, id: Id) -> &NodeOp {
        &self.nodes[id].op
    }

    /// Its bits.
    pub fn width(&self, id: Id) -> u32 {
        self.nodes[id].width
    }

    /// The values that it can have.
    pub fn range(&self, id: Id) -> &Range {
        &self.ranges[id]
    }

    /// Its value, where that is known; from 0 on.
    pub fn value(&self, id: Id) -> Option<&BigInt> {
        match self.op(id) {
            NodeOp::Const(value) => Some(value),
            _ => None,
        }
    }

    /// What the description calls it.
    pub fn name(&self, id: Id) -> Option<&str> {
        self.names.get(&id).map(String::as_str)
    }

    /// Gives a node a name; the first stays.
    pub fn call(&mut self, id: Id, name: &str) {
        if !matches!(self.op(id), NodeOp::Const(_) | NodeOp::Input(_)) {
            self.names.entry(id).or_insert_with(|| name.to_string());
        }
    }

    /// A port's value; the same port is one node.
    pub fn input(&mut self, name: &str, width: u32) -> Id {
        let port = match self.inputs.iter().position(|port| port.name == name) {
            Some(port) => port,
            None => {
                self.inputs.push(Port { name: name.to_string(), width });
                self.inputs.len() - 1
            }
        };
        self.add(NodeOp::Input(port), width)
    }

    /// A value is one of these: whoever drives the ports that it follows from sees to that.
    pub fn limit(&mut self, id: Id, low: &BigInt, high: &BigInt) {
        let width = self.width(id);
        self.ranges[id] = Range::of(low.clone(), high.clone(), width);
    }

    /// A known value, modulo 2^width.
    pub fn constant(&mut self, value: &BigInt, width: u32) -> Id {
        let mut value = value % power(width);
        if value.sign() == Sign::Minus {
            value += power(width);
        }
        self.add(NodeOp::Const(value), width)
    }

    /// A known value of few bits.
    pub fn number(&mut self, value: u64, width: u32) -> Id {
        self.constant(&BigInt::from(value), width)
    }

    /// The node of this operation as it is.
    fn add(&mut self, op: NodeOp, width: u32) -> Id {
        let node = Node { op, width };
        if let Some(id) = self.known.get(&node) {
            return *id;
        }
        let range = self.range_of(&node);
        let id = self.nodes.len();
        self.nodes.push(node.clone());
        self.ranges.push(range);
        self.known.insert(node, id);
        // What has one value only is known.
        let (low, high) = self.ranges[id].plain.clone();
        if low == high && !matches!(self.op(id), NodeOp::Const(_)) { self.constant(&low, width) } else { id }
    }

    /// The node of an operation whose low bits follow from the operands' low bits: no wider than
    /// its values need.
    fn narrow(&mut self, width: u32, op: impl Fn(&mut Self, u32) -> NodeOp) -> Id {
        let probe = Node { op: op(self, width), width };
        let (bits, signed) = self.range_of(&probe).bits();
        if bits >= width {
            return self.add(probe.op, width);
        }
        let small = op(self, bits);
        let small = self.add(small, bits);
        self.extend(small, signed, width)
    }

    /// The node of any other operation; what its values leave free is cut off and put back.
    fn trimmed(&mut self, op: NodeOp, width: u32) -> Id {
        let whole = self.add(op, width);
        let (bits, signed) = self.range(whole).bits();
        if bits >= width || self.value(whole).is_some() {
            return whole;
        }
        let low = self.add(NodeOp::Slice(whole, 0), bits);
        self.extend(low, signed, width)
    }

    /// A value without the extension around it, and how that extended it.
    pub fn core(&self, id: Id) -> (Id, Option<bool>) {
        match self.op(id) {
            NodeOp::Extend { a, signed } => (*a, Some(*signed)),
            _ => (id, None),
        }
    }
}
