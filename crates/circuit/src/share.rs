//! One operator where instructions would each have their own.
//!
//! Source: own design. Two operations may become one, with its operands chosen, if no instruction
//! needs both and neither works on the other's result. The pair that saves most comes first.

use num_bigint::BigInt;

use crate::gates::area;
use crate::graph::{Id, NodeGraph, NodeOp, Rebuild};

/// What an instruction needs of a graph: its number at the port `op`, and its outputs.
pub struct Needs {
    /// The operation's number.
    pub op: u64,
    /// Outputs in the graph.
    pub roots: Vec<Id>,
    /// The design's own registers, by port: their values after it.
    pub own: Vec<(String, Id)>,
}

/// Which operators may be shared: what saves gates may cost time, and registers for what has to
/// wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// Multipliers, dividers.
    Products,
    /// Reductions too.
    Reductions,
    /// Adders and shifters too.
    All,
}

/// Shares operators of the instructions as long as that saves something; `op` is the node of the
/// operation's number.
pub fn share(
    mut graph: NodeGraph,
    mut op: Id,
    mut needs: Vec<Needs>,
    sharing: Sharing,
) -> (NodeGraph, Id, Vec<Needs>) {
    while let Some((one, other)) = best(&graph, &needs, sharing) {
        let users = users(&graph, &needs);
        let mut to = NodeGraph::like(&graph);
        let mut rebuild = Rebuild::new(&graph);
        let mut same = |_: &mut NodeGraph, _: Id, _: &dyn Fn(Id) -> Id| None;
        for operand in graph.op(one).operands().into_iter().chain(graph.op(other).operands()) {
            rebuild.copy(&mut to, operand, &mut same);
        }
        let number = rebuild.copy(&mut to, op, &mut same);
        let chosen = is_one_of(&mut to, number, &needs, &users[one]);
        let (a, b) = joined(&graph, &mut to, &rebuild, chosen, one, other);
        rebuild.set(one, a);
        rebuild.set(other, b);
        for need in &mut needs {
            for root in need.roots.iter_mut().chain(need.own.iter_mut().map(|own| &mut own.1)) {
                *root = rebuild.copy(&mut to, *root, &mut same);
            }
        }
        (graph, op) = (to, number);
    }
    (graph, op, needs)
}

/// Whether the operation's number is that of one of these instructions.
fn is_one_of(to: &mut NodeGraph, number: Id, needs: &[Needs], users: &[bool]) -> Id {
    let mut any = to.number(0, 1);
    for (need, _) in needs.iter().zip(users).filter(|(_, uses)| **uses) {
        let known = to.number(need.op, to.width(number));
        let same = to.equal(number, known);
        any = to.or(any, same);
    }
    any
}

/// By node: which instructions need it.
fn users(graph: &NodeGraph, needs: &[Needs]) -> Vec<Vec<bool>> {
    let mut users = vec![vec![false; needs.len()]; graph.len()];
    for (number, need) in needs.iter().enumerate() {
        let mut stack: Vec<Id> =
            need.roots.iter().chain(need.own.iter().map(|own| &own.1)).copied().collect();
        while let Some(id) = stack.pop() {
            if !std::mem::replace(&mut users[id][number], true) {
                stack.extend(graph.op(id).operands());
            }
        }
    }
    users
}

/// The pair that saves most.
fn best(graph: &NodeGraph, needs: &[Needs], sharing: Sharing) -> Option<(Id, Id)> {
    let users = users(graph, needs);
    let dear: Vec<(Id, u64)> = (0..graph.len())
        .filter(|id| users[*id].contains(&true) && operator(graph, *id, sharing))
        .map(|id| (id, area(graph, id, graph.width(id))))
        .collect();
    let mut found: Option<(u64, Id, Id)> = None;
    for (at, &(one, own)) in dear.iter().enumerate() {
        // Of a large graph it takes longest, and few pairs come so far.
        let mut below = None;
        for &(other, of_other) in &dear[at + 1..] {
            let apart = || users[one].iter().zip(&users[other]).all(|(a, b)| !(a & b));
            if !alike(graph, one, other) || !apart() {
                continue;
            }
            let saved = own.min(of_other).saturating_sub(choice(graph, one, other));
            let most = found.map_or(0, |(most, ..)| most);
            if saved > most && !below.get_or_insert_with(|| behind(graph, one))[other] {
                found = Some((saved, one, other));
            }
        }
    }
    found.map(|(_, one, other)| (one, other))
}

fn operator(graph: &NodeGraph, id: Id, sharing: Sharing) -> bool {
    match graph.op(id) {
        NodeOp::Mul { .. } | NodeOp::Div { .. } | NodeOp::Rem { .. } => true,
        NodeOp::Mod { .. } => sharing != Sharing::Products,
        NodeOp::Add(..) | NodeOp::Sub(..) | NodeOp::Shift { .. } => sharing == Sharing::All,
        _ => false,
    }
}

/// What works on the result of an operation, itself included.
fn behind(graph: &NodeGraph, id: Id) -> Vec<bool> {
    let mut found = vec![false; graph.len()];
    found[id] = true;
    for later in id + 1..graph.len() {
        found[later] = graph.op(later).operands().iter().any(|operand| found[*operand]);
    }
    found
}

fn alike(graph: &NodeGraph, one: Id, other: Id) -> bool {
    match (graph.op(one), graph.op(other)) {
        (NodeOp::Mul { b: x, .. }, NodeOp::Mul { b: y, .. }) => {
            // A product with a constant is no multiplier.
            graph.value(x.0).is_none() && graph.value(y.0).is_none()
        }
        (NodeOp::Mod { factor: f, modulus: q, .. }, NodeOp::Mod { factor: g, modulus: p, .. }) => {
            f == g && q == p
        }
        (NodeOp::Add(..), NodeOp::Add(..)) | (NodeOp::Sub(..), NodeOp::Sub(..)) => true,
        (NodeOp::Div { signed: s, .. }, NodeOp::Div { signed: t, .. }) => s == t,
        (NodeOp::Rem { signed: s, .. }, NodeOp::Rem { signed: t, .. }) => s == t,
        (NodeOp::Shift { way: s, .. }, NodeOp::Shift { way: t, .. }) => {
            s == t && graph.width(one) == graph.width(other)
        }
        _ => false,
    }
}

/// Area of the choices in front of the joined operator.
fn choice(graph: &NodeGraph, one: Id, other: Id) -> u64 {
    let (a, b) = (graph.op(one).operands(), graph.op(other).operands());
    let price = |b: &[Id]| -> u64 {
        let differ = a.iter().zip(b).filter(|(x, y)| x != y);
        differ.map(|(x, y)| 25 * u64::from(graph.width(*x).max(graph.width(*y)))).sum()
    };
    if commutes(graph.op(one)) { price(&b).min(price(&[b[1], b[0]])) } else { price(&b) }
}

fn commutes(op: &NodeOp) -> bool {
    matches!(op, NodeOp::Mul { .. } | NodeOp::Add(..))
}

/// The other operation with its operands in the order in which fewer of them differ from those of
/// the one.
fn aligned(one: &NodeOp, other: &NodeOp) -> NodeOp {
    let (a, b) = (one.operands(), other.operands());
    if !commutes(one) || a[0] == b[0] || a[1] == b[1] || (a[0] != b[1] && a[1] != b[0]) {
        return other.clone();
    }
    match other {
        NodeOp::Mul { a, b } => NodeOp::Mul { a: *b, b: *a },
        NodeOp::Add(a, b) => NodeOp::Add(*b, *a),
        op => op.clone(),
    }
}

/// The joined operator in `to`, as the one and as the other.
fn joined(
    graph: &NodeGraph,
    to: &mut NodeGraph,
    rebuild: &Rebuild<'_>,
    chosen: Id,
    one: Id,
    other: Id,
) -> (Id, Id) {
    let of = |id: Id| rebuild.at(id).expect("operands were copied");
    let (narrow, wide) = (graph.width(one), graph.width(other));
    let width = narrow.max(wide);
    let result = match (graph.op(one).clone(), aligned(graph.op(one), graph.op(other))) {
        (NodeOp::Mul { a, b }, NodeOp::Mul { a: c, b: d }) => {
            let x = factor(to, chosen, (of(a.0), a.1), (of(c.0), c.1));
            let y = factor(to, chosen, (of(b.0), b.1), (of(d.0), d.1));
            to.product(x, y, width)
        }
        (NodeOp::Mod { a, signed, factor: known, modulus }, NodeOp::Mod { a: b, signed: other_sign, .. }) => {
            let x = factor(to, chosen, (of(a), signed), (of(b), other_sign));
            to.modulo(x, &known, &modulus)
        }
        (NodeOp::Add(a, b), NodeOp::Add(c, d)) => {
            let (x, y) = (plain(to, chosen, of(a), of(c), width), plain(to, chosen, of(b), of(d), width));
            to.sum(x, y)
        }
        (NodeOp::Sub(a, b), NodeOp::Sub(c, d)) => {
            let (x, y) = (plain(to, chosen, of(a), of(c), width), plain(to, chosen, of(b), of(d), width));
            to.difference(x, y)
        }
        (NodeOp::Div { a, b, signed }, NodeOp::Div { a: c, b: d, .. }) => {
            let (x, y) = divided(to, chosen, [of(a), of(b), of(c), of(d)], signed, width);
            to.quotient(x, y, signed)
        }
        (NodeOp::Rem { a, b, signed }, NodeOp::Rem { a: c, b: d, .. }) => {
            let (x, y) = divided(to, chosen, [of(a), of(b), of(c), of(d)], signed, width);
            to.remainder(x, y, signed)
        }
        (NodeOp::Shift { way, a, by }, NodeOp::Shift { a: c, by: d, .. }) => {
            let x = plain(to, chosen, of(a), of(c), width);
            let bits = to.width(of(by)).max(to.width(of(d)));
            let y = plain(to, chosen, of(by), of(d), bits);
            to.shift(way, x, y)
        }
        _ => unreachable!("only operators that are alike are joined"),
    };
    let result = to.extend(result, false, width);
    (to.slice(result, 0, narrow), to.slice(result, 0, wide))
}

/// One of two values, with zeros in front of the narrower.
fn plain(to: &mut NodeGraph, chosen: Id, a: Id, b: Id, width: u32) -> Id {
    let (a, b) = (to.extend(a, false, width), to.extend(b, false, width));
    to.mux(chosen, a, b)
}

fn divided(to: &mut NodeGraph, chosen: Id, [a, b, c, d]: [Id; 4], signed: bool, width: u32) -> (Id, Id) {
    let mut one = |a: Id, b: Id| {
        let (a, b) = (to.extend(a, signed, width), to.extend(b, signed, width));
        to.mux(chosen, a, b)
    };
    (one(a, c), one(b, d))
}

/// One of two integers.
fn factor(to: &mut NodeGraph, chosen: Id, a: (Id, bool), b: (Id, bool)) -> (Id, bool) {
    if a == b {
        return a;
    }
    let signed = a.1 || b.1;
    // A number without a sign gets a zero in front.
    let bits = |graph: &NodeGraph, (id, own): (Id, bool)| graph.width(id) + u32::from(signed && !own);
    let width = bits(to, a).max(bits(to, b));
    let (x, y) = (to.extend(a.0, a.1, width), to.extend(b.0, b.1, width));
    let (least, most) = {
        let (x, y) = (to.range(a.0).read(a.1), to.range(b.0).read(b.1));
        (x.0.clone().min(y.0.clone()), x.1.clone().max(y.1.clone()))
    };
    debug_assert!(least <= most && (signed || least >= BigInt::from(0)));
    (to.mux(chosen, x, y), signed)
}
