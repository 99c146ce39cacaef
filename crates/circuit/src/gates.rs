//! What operations cost: delay and area, as a first estimate for scheduling and sharing.
//!
//! Source: own design, in delays and areas of a NAND gate with two inputs. Adders are
//! parallel-prefix, products a tree of carry-save adders and such an adder; `instar synth` measures
//! what comes out.

use crate::graph::{Id, NodeGraph, NodeOp};

/// Tenths of the delay of a NAND gate.
pub type Delay = u32;

/// Tenths of the area of a NAND gate: a flip-flop.
pub const REGISTER: u64 = 55;

fn levels(n: u32) -> u32 {
    n.max(1).next_power_of_two().trailing_zeros()
}

fn adder(width: u32) -> Delay {
    // Propagate and generate, the tree, the sum.
    20 + 20 * levels(width) + 25
}

/// From the last operand to the result.
pub fn delay(graph: &NodeGraph, id: Id) -> Delay {
    let width = graph.width(id);
    match graph.op(id) {
        NodeOp::Input(_)
        | NodeOp::Const(_)
        | NodeOp::Concat(_)
        | NodeOp::Slice(..)
        | NodeOp::Extend { .. } => 0,
        NodeOp::Not(_) => 5,
        NodeOp::And(..) | NodeOp::Or(..) => 15,
        NodeOp::Xor(..) => 25,
        NodeOp::Add(..) | NodeOp::Sub(..) => adder(width),
        NodeOp::Mul { a, b } => {
            let rows = graph.width(a.0).min(graph.width(b.0));
            // Each level of full adders leaves two of three rows.
            let mut left = rows;
            let mut tree = 0;
            while left > 2 {
                left -= left / 3;
                tree += 40;
            }
            15 + tree + adder(width)
        }
        NodeOp::Div { .. } | NodeOp::Rem { .. } => width * (adder(width) + 25),
        NodeOp::Mod { .. } => 4 * adder(width),
        NodeOp::Equal(a, _) => 25 + 15 * levels(graph.width(*a)),
        NodeOp::Less { a, .. } => adder(graph.width(*a)) - 25,
        NodeOp::Shift { by, .. } => 25 * graph.width(*by),
        NodeOp::Mux(..) => 25 + 5 * levels(width),
        NodeOp::Table(table, _) => 20 * levels(graph.tables[*table].values.len() as u32),
    }
}

/// Tenths of the area of a NAND gate; `used` are the bits of the result that are read.
pub fn area(graph: &NodeGraph, id: Id, used: u32) -> u64 {
    let width = u64::from(graph.width(id));
    match graph.op(id) {
        NodeOp::Input(_)
        | NodeOp::Const(_)
        | NodeOp::Concat(_)
        | NodeOp::Slice(..)
        | NodeOp::Extend { .. } => 0,
        NodeOp::Not(_) => 5 * width,
        NodeOp::And(..) | NodeOp::Or(..) => 15 * width,
        NodeOp::Xor(..) => 25 * width,
        NodeOp::Add(..) | NodeOp::Sub(..) => 75 * width,
        NodeOp::Mul { a, b } => {
            let (rows, columns) = (u64::from(graph.width(a.0)), u64::from(graph.width(b.0)));
            rows * columns * 65
        }
        NodeOp::Div { .. } | NodeOp::Rem { .. } => width * width * 100,
        NodeOp::Mod { a, .. } => u64::from(graph.width(*a)) * 250,
        NodeOp::Equal(a, _) => 30 * u64::from(graph.width(*a)),
        NodeOp::Less { a, .. } => 60 * u64::from(graph.width(*a)),
        NodeOp::Shift { by, .. } => {
            // A stage has the bits that those after it choose from, so the one that moves furthest
            // stands first.
            let bits = graph.width(*by);
            let stage = |after: u32| width.min(u64::from(used) + (1 << after.min(40)) - 1);
            25 * (0..bits).map(stage).sum::<u64>()
        }
        NodeOp::Mux(..) => 25 * width,
        NodeOp::Table(table, _) => 5 * width * graph.tables[*table].values.len() as u64,
    }
}
