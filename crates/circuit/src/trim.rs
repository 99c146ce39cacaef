//! Operations cut to the bits that somebody needs, and without those that nobody needs.

use crate::graph::{Id, NodeGraph, NodeOp, Rebuild};

/// The graph of `roots` with operations no wider than their users ask for, and what the roots have
/// become.
pub fn trim(graph: &NodeGraph, roots: &[Id]) -> (NodeGraph, Vec<Id>) {
    let demand = demand(graph, roots);
    let mut to = NodeGraph::like(graph);
    let mut rebuild = Rebuild::new(graph);
    let mut special = |to: &mut NodeGraph, id: Id, of: &dyn Fn(Id) -> Id| {
        let (bits, width) = (demand[id], graph.width(id));
        if bits >= width || bits == 0 {
            return None;
        }
        let mut low = |id: Id| to.slice(of(id), 0, bits);
        let small = match graph.op(id) {
            NodeOp::Not(a) => {
                let a = low(*a);
                to.not(a)
            }
            NodeOp::And(a, b) => {
                let (a, b) = (low(*a), low(*b));
                to.and(a, b)
            }
            NodeOp::Or(a, b) => {
                let (a, b) = (low(*a), low(*b));
                to.or(a, b)
            }
            NodeOp::Xor(a, b) => {
                let (a, b) = (low(*a), low(*b));
                to.xor(a, b)
            }
            NodeOp::Add(a, b) => {
                let (a, b) = (low(*a), low(*b));
                to.sum(a, b)
            }
            NodeOp::Sub(a, b) => {
                let (a, b) = (low(*a), low(*b));
                to.difference(a, b)
            }
            NodeOp::Mux(c, a, b) => {
                let (a, b) = (low(*a), low(*b));
                to.mux(of(*c), a, b)
            }
            NodeOp::Mul { a, b } => to.product((of(a.0), a.1), (of(b.0), b.1), bits),
            _ => return None,
        };
        Some(to.extend(small, false, width))
    };
    let roots = roots.iter().map(|root| rebuild.copy(&mut to, *root, &mut special)).collect();
    (to, roots)
}

/// By node: how many of its low bits are needed.
fn demand(graph: &NodeGraph, roots: &[Id]) -> Vec<u32> {
    let mut demand = vec![0; graph.len()];
    for root in roots {
        demand[*root] = graph.width(*root);
    }
    for id in (0..graph.len()).rev() {
        let bits = demand[id];
        if bits == 0 {
            continue;
        }
        let mut ask = |operand: Id, bits: u32| {
            demand[operand] = demand[operand].max(bits.min(graph.width(operand)));
        };
        match graph.op(id) {
            NodeOp::Not(a) | NodeOp::Extend { a, .. } => ask(*a, bits),
            NodeOp::And(a, b)
            | NodeOp::Or(a, b)
            | NodeOp::Xor(a, b)
            | NodeOp::Add(a, b)
            | NodeOp::Sub(a, b) => {
                ask(*a, bits);
                ask(*b, bits);
            }
            NodeOp::Mul { a, b } => {
                ask(a.0, bits);
                ask(b.0, bits);
            }
            NodeOp::Mux(c, a, b) => {
                ask(*c, 1);
                ask(*a, bits);
                ask(*b, bits);
            }
            NodeOp::Slice(a, low) => ask(*a, low + bits),
            NodeOp::Concat(parts) => {
                let mut start = 0;
                for part in parts.iter().rev() {
                    ask(*part, bits.saturating_sub(start));
                    start += graph.width(*part);
                }
            }
            op => op.operands().into_iter().for_each(|operand| ask(operand, graph.width(operand))),
        }
    }
    demand
}
