//! What no gate does becomes sums: products with constants, remainders by constants.

mod integer;
mod modular;
mod plan;

use num_bigint::{BigInt, Sign};

use crate::graph::{Id, NodeGraph, NodeOp, Rebuild};
use integer::Integer;

/// The graph of `roots` without such operations, and what the roots have become.
pub fn lower(graph: &NodeGraph, roots: &[Id]) -> (NodeGraph, Vec<Id>) {
    let mut to = NodeGraph::like(graph);
    let mut rebuild = Rebuild::new(graph);
    let mut special = |to: &mut NodeGraph, id: Id, of: &dyn Fn(Id) -> Id| match graph.op(id) {
        NodeOp::Mul { a, b } => {
            let known = graph.read(b.0, b.1)?;
            let factor = Integer::new(to, of(a.0), a.1);
            let product = factor.times(to, &known);
            Some(product.bits(to, graph.width(id)))
        }
        NodeOp::Mod { a, signed, factor, modulus } => {
            let whole = Integer::new(to, of(*a), *signed);
            let reduced = modular::reduce(to, whole, factor, modulus);
            Some(reduced.bits(to, graph.width(id)))
        }
        NodeOp::Rem { a, b, signed: true } => {
            let modulus =
                graph.read(*b, true).filter(|q| q.sign() == Sign::Plus && q.bit(0) && q.bits() > 1)?;
            Some(with_sign(to, of(*a), &modulus, graph.width(id)))
        }
        _ => None,
    };
    let roots = roots.iter().map(|root| rebuild.copy(&mut to, *root, &mut special)).collect();
    (to, roots)
}

/// The remainder with the dividend's sign.
fn with_sign(to: &mut NodeGraph, dividend: Id, modulus: &BigInt, width: u32) -> Id {
    let whole = Integer::new(to, dividend, true);
    let reduced = modular::reduce(to, whole, &BigInt::from(1), modulus);
    let known = Integer::constant(to, modulus);
    let below = reduced.minus(to, known).bits(to, width);
    let reduced = reduced.bits(to, width);
    let zero = to.number(0, width);
    let none = to.equal(reduced, zero);
    let some = to.not(none);
    let negative = to.slice(dividend, to.width(dividend) - 1, 1);
    let chosen = to.and(negative, some);
    to.mux(chosen, below, reduced)
}
