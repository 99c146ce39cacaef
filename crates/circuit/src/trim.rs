//! Operations cut to the bits that somebody needs, and without those that nobody needs.

use crate::graph::{Graph, Id, Op, Rebuild};

/// The graph of `roots` with operations no wider than their users ask for, and what the roots have
/// become.
pub fn trim(graph: &Graph, roots: &[Id]) -> (Graph, Vec<Id>) {
    let demand = demand(graph, roots);
    let mut to = Graph::like(graph);
    let mut rebuild = Rebuild::new(graph);
    let mut special = |to: &mut Graph, id: Id, of: &dyn Fn(Id) -> Id| {
        let (bits, width) = (demand[id], graph.width(id));
        if bits >= width || bits == 0 {
            return None;
        }
        let mut low = |id: Id| to.slice(of(id), 0, bits);
        let small = match graph.op(id) {
            Op::Not(a) => {
                let a = low(*a);
                to.not(a)
            }
            Op::And(a, b) => {
                let (a, b) = (low(*a), low(*b));
                to.and(a, b)
            }
            Op::Or(a, b) => {
                let (a, b) = (low(*a), low(*b));
                to.or(a, b)
            }
            Op::Xor(a, b) => {
                let (a, b) = (low(*a), low(*b));
                to.xor(a, b)
            }
            Op::Add(a, b) => {
                let (a, b) = (low(*a), low(*b));
                to.sum(a, b)
            }
            Op::Sub(a, b) => {
                let (a, b) = (low(*a), low(*b));
                to.difference(a, b)
            }
            Op::Mux(c, a, b) => {
                let (a, b) = (low(*a), low(*b));
                to.mux(of(*c), a, b)
            }
            Op::Mul { a, b } => to.product((of(a.0), a.1), (of(b.0), b.1), bits),
            _ => return None,
        };
        Some(to.extend(small, false, width))
    };
    let roots = roots.iter().map(|root| rebuild.copy(&mut to, *root, &mut special)).collect();
    (to, roots)
}

/// By node: how many of its low bits are needed.
fn demand(graph: &Graph, roots: &[Id]) -> Vec<u32> {
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
            Op::Not(a) | Op::Extend { a, .. } => ask(*a, bits),
            Op::And(a, b) | Op::Or(a, b) | Op::Xor(a, b) | Op::Add(a, b) | Op::Sub(a, b) => {
                ask(*a, bits);
                ask(*b, bits);
            }
            Op::Mul { a, b } => {
                ask(a.0, bits);
                ask(b.0, bits);
            }
            Op::Mux(c, a, b) => {
                ask(*c, 1);
                ask(*a, bits);
                ask(*b, bits);
            }
            Op::Slice(a, low) => ask(*a, low + bits),
            Op::Concat(parts) => {
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
