//! Cuts with two results that have no operation in common: one reads nothing that the other does
//! not read, so that its result costs a port to write and none to read.
//!
//! Source: own design. Such are the sum and the product of an inverse butterfly, and all that a
//! block computes twice of the same values. Of three cuts that read the same each two are one.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use instar_code::Value;

use crate::enumerate::{Cut, CutLimits, is_convex};
use crate::graph::Graph;

/// What a cut reads, ascending.
type Inputs = SmallVec<[Value; 8]>;

/// Pairs of cuts with one result each, of those that were `found` and of single operations, as cuts
/// with two. Each pair that is looked at is a step of those that are `left`.
pub fn side_by_side(graph: &Graph, limits: CutLimits, found: &[Cut], left: &mut u64) -> Vec<Cut> {
    let single = (0..graph.nodes.len() as u32).filter(|node| graph.nodes[*node as usize].result.is_some());
    let single = single
        .map(|node| Cut { members: [node].into_iter().collect(), outputs: [node].into_iter().collect() });
    let all: Vec<(Cut, Inputs)> = single
        .chain(found.iter().filter(|cut| cut.outputs.len() == 1).cloned())
        .map(|cut| {
            let mut inputs = graph.inputs(&cut.members);
            inputs.sort_unstable();
            (cut, inputs)
        })
        .filter(|(_, inputs)| !inputs.is_empty() && inputs.len() <= limits.reads)
        .collect();
    let mut by_inputs: FxHashMap<&[Value], Vec<usize>> = FxHashMap::default();
    for (at, (_, inputs)) in all.iter().enumerate() {
        by_inputs.entry(inputs).or_default().push(at);
    }
    let mut pairs = Vec::new();
    for (at, (cut, inputs)) in all.iter().enumerate() {
        for part in 1..1u32 << inputs.len() {
            let some: Inputs = inputs
                .iter()
                .enumerate()
                .filter(|(bit, _)| part >> bit & 1 == 1)
                .map(|(_, value)| *value)
                .collect();
            for &other in by_inputs.get(&some[..]).into_iter().flatten() {
                // Of two that read the same, each pair once.
                if some.len() == inputs.len() && other <= at {
                    continue;
                }
                if *left == 0 {
                    return pairs;
                }
                *left -= 1;
                pairs.extend(joined(graph, limits, cut, inputs, &all[other].0));
            }
        }
    }
    pairs
}

/// Both as one, where they can be.
fn joined(graph: &Graph, limits: CutLimits, one: &Cut, reads: &[Value], other: &Cut) -> Option<Cut> {
    let apart = other.members.iter().all(|member| one.members.binary_search(member).is_err());
    let made = graph.nodes[other.outputs[0] as usize].result?;
    if !apart || one.members.len() + other.members.len() > limits.size || reads.contains(&made) {
        return None;
    }
    let mut members: SmallVec<[u32; 16]> = one.members.iter().chain(&other.members).copied().collect();
    members.sort_unstable();
    let mut outputs: SmallVec<[u32; 2]> = SmallVec::from_slice(&[one.outputs[0], other.outputs[0]]);
    outputs.sort_unstable();
    is_convex(graph, &members, &outputs).then_some(Cut { members, outputs })
}
