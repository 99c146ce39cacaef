//! Cuts of a graph that could be one instruction.
//!
//! Source: own design, after K. Atasu, L. Pozzi, P. Ienne, "Automatic application-specific
//! instruction-set extensions under microarchitectural constraints", DAC 2003: for given outputs a
//! cut grows towards its inputs, and an operation that is left out stays an input for good, which
//! bounds the tree.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::beside::side_by_side;
use crate::graph::Graph;

/// What a cut may have.
#[derive(Clone, Copy, Debug)]
pub struct CutLimits {
    /// Values that it reads at most.
    pub reads: usize,
    /// Values that it makes at most, 1 or 2.
    pub writes: usize,
    /// Operations at most.
    pub size: usize,
    /// Steps of the search in one graph, after which it ends.
    pub steps: u64,
}

/// Which cuts are candidates: all, or those that a simpler way of looking comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// All.
    Exact,
    /// The largest cone of each result: C. Alippi et al., "A DAG-based design approach for
    /// reconfigurable VLIW processors", DATE 1999 (MaxMISO).
    Cones,
    /// Up to four instructions that follow each other in the code, as patterns of assembly are
    /// counted.
    Sequences,
    /// Those that are part of no other one, as whole blocks are merged.
    Largest,
}

/// Instructions of a sequence, at most.
const SEQUENCE: usize = 4;

/// Of these cuts of a graph those that a strategy looks at.
pub fn of_strategy(graph: &Graph, found: Vec<Cut>, strategy: Strategy) -> Vec<Cut> {
    match strategy {
        Strategy::Exact => found,
        Strategy::Cones => found.into_iter().filter(|cut| is_cone(graph, cut)).collect(),
        Strategy::Sequences => found.into_iter().filter(|cut| is_sequence(graph, cut)).collect(),
        Strategy::Largest => {
            let mut by_member: FxHashMap<u32, Vec<usize>> = FxHashMap::default();
            for (at, cut) in found.iter().enumerate() {
                cut.members.iter().for_each(|member| by_member.entry(*member).or_default().push(at));
            }
            let holds = |at: usize, cut: &Cut| {
                let other = &found[at];
                let all = |member: &u32| other.members.binary_search(member).is_ok();
                other.members.len() > cut.members.len() && cut.members.iter().all(all)
            };
            let inner = |cut: &Cut| by_member[&cut.members[0]].iter().any(|at| holds(*at, cut));
            found.iter().filter(|cut| !inner(cut)).cloned().collect()
        }
    }
}

/// Whether nothing more could come into a cut with one result.
fn is_cone(graph: &Graph, cut: &Cut) -> bool {
    let inside = |node: &u32| cut.members.binary_search(node).is_ok();
    cut.outputs.len() == 1
        && cut.members.iter().all(|member| {
            graph.makers(*member).all(|maker| inside(&maker) || !graph.is_read_by(maker, inside))
        })
}

/// Whether its instructions follow each other in the code.
fn is_sequence(graph: &Graph, cut: &Cut) -> bool {
    let place = |member: u32| graph.nodes[member as usize].instruction;
    let (first, last) = (cut.members[0], cut.members[cut.members.len() - 1]);
    cut.members.len() <= SEQUENCE && place(last) - place(first) + 1 == cut.members.len()
}

/// Operations of a graph, in their order, and those of them whose results leave the cut.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cut {
    /// Operations, ascending.
    pub members: SmallVec<[u32; 16]>,
    /// Those whose results are read elsewhere, ascending.
    pub outputs: SmallVec<[u32; 2]>,
}

/// How near two outputs are to an operation of which both are made, at most.
const NEAR: usize = 2;

/// All cuts of a graph with at least two operations, convex, and connected or of two that read the
/// same, and whether none was left out for `limits.steps`.
pub fn cuts(graph: &Graph, limits: CutLimits) -> (Vec<Cut>, bool) {
    let mut search = Search { graph, limits, left: limits.steps, found: Vec::new() };
    for root in 0..graph.nodes.len() as u32 {
        if graph.nodes[root as usize].result.is_some() {
            search.from(&[root]);
        }
    }
    if limits.writes > 1 {
        let beside = side_by_side(graph, limits, &search.found, &mut search.left);
        for pair in pairs(graph) {
            search.from(&pair);
        }
        search.found.extend(beside);
    }
    (search.found, search.left > 0)
}

/// Pairs of operations that may be the outputs of one cut.
fn pairs(graph: &Graph) -> Vec<[u32; 2]> {
    let mut found = FxHashSet::default();
    for start in 0..graph.nodes.len() as u32 {
        if graph.nodes[start as usize].result.is_none() {
            continue;
        }
        let mut near = vec![start];
        let mut from = 0;
        for _ in 0..NEAR {
            let until = near.len();
            for at in from..until {
                let Some(value) = graph.nodes[near[at] as usize].result else { continue };
                for reader in &graph.readers[value as usize] {
                    if graph.nodes[*reader as usize].result.is_some() && !near.contains(reader) {
                        near.push(*reader);
                    }
                }
            }
            from = until;
        }
        for (at, a) in near.iter().enumerate() {
            near[at + 1..].iter().for_each(|b| _ = found.insert([*a.min(b), *a.max(b)]));
        }
    }
    let mut found: Vec<_> = found.into_iter().collect();
    found.sort_unstable();
    found
}

struct Search<'a> {
    graph: &'a Graph,
    limits: CutLimits,
    left: u64,
    found: Vec<Cut>,
}

/// What is being grown.
#[derive(Clone, Default)]
struct Growing {
    members: SmallVec<[u32; 16]>,
    /// Operations that stay outside.
    outside: SmallVec<[u32; 8]>,
}

impl Search<'_> {
    fn from(&mut self, roots: &[u32]) {
        let mut growing = Growing::default();
        growing.members.extend(roots.iter().copied());
        self.grow(roots, &mut growing);
    }

    /// Whether an operation's result is read by members alone.
    fn is_inner(&self, node: u32, members: &[u32]) -> bool {
        self.graph.is_read_by(node, |reader| members.contains(reader))
    }

    fn grow(&mut self, roots: &[u32], growing: &mut Growing) {
        if self.left == 0 {
            return;
        }
        self.left -= 1;
        // The next operation that could come in, those nearest to the outputs first.
        let mut next: Option<u32> = None;
        let mut inputs: SmallVec<[u32; 8]> = SmallVec::new();
        for &member in &growing.members {
            for value in self.graph.values(member) {
                let open = match self.graph.maker[value as usize] {
                    Some(maker) if growing.members.contains(&maker) => continue,
                    Some(maker) => {
                        let open = !growing.outside.contains(&maker) && self.may_come(maker, growing);
                        if open && self.is_inner(maker, &growing.members) && next.is_none_or(|n| maker > n) {
                            next = Some(maker);
                        }
                        open
                    }
                    None => false,
                };
                // What can come in later is no input for good.
                if !open && !inputs.contains(&value) {
                    inputs.push(value);
                }
            }
        }
        if inputs.len() > self.limits.reads {
            return;
        }
        let Some(next) = next.filter(|_| growing.members.len() < self.limits.size) else {
            return self.take(roots, growing);
        };
        growing.members.push(next);
        self.grow(roots, growing);
        growing.members.pop();
        growing.outside.push(next);
        self.grow(roots, growing);
        growing.outside.pop();
    }

    /// Whether an operation may become a member yet: all its readers are members, or may.
    fn may_come(&self, node: u32, growing: &Growing) -> bool {
        growing.members.len() < self.limits.size && self.leads_in(node, growing, 0)
    }

    /// Whether an operation's results are read by members alone, or by operations of which that is
    /// true.
    fn leads_in(&self, node: u32, growing: &Growing, depth: usize) -> bool {
        depth <= self.limits.size + 1
            && self.graph.is_read_by(node, |reader| {
                growing.members.contains(reader)
                    || (!growing.outside.contains(reader) && self.leads_in(*reader, growing, depth + 1))
            })
    }

    fn take(&mut self, roots: &[u32], growing: &Growing) {
        if growing.members.len() < 2 {
            return;
        }
        let mut members = growing.members.clone();
        members.sort_unstable();
        let inputs = self.graph.inputs(&members);
        let mut outputs: SmallVec<[u32; 2]> = roots.iter().copied().collect();
        outputs.sort_unstable();
        let is_output = |node: &u32| !self.is_inner(*node, &members);
        if inputs.is_empty() || inputs.len() > self.limits.reads || !outputs.iter().all(is_output) {
            return;
        }
        if roots.len() > 1 && !(self.is_connected(&members) && is_convex(self.graph, &members, &outputs)) {
            return;
        }
        self.found.push(Cut { members, outputs });
    }

    fn is_connected(&self, members: &[u32]) -> bool {
        let mut seen: SmallVec<[u32; 16]> = SmallVec::from_slice(&members[..1]);
        let mut at = 0;
        while at < seen.len() {
            let node = seen[at];
            at += 1;
            let value = self.graph.nodes[node as usize].result;
            let readers = value.iter().flat_map(|value| self.graph.readers[*value as usize].iter().copied());
            for other in self.graph.makers(node).chain(readers).collect::<SmallVec<[u32; 8]>>() {
                if members.binary_search(&other).is_ok() && !seen.contains(&other) {
                    seen.push(other);
                }
            }
        }
        seen.len() == members.len()
    }
}

/// Whether nothing that is made of an output outside is read inside.
pub fn is_convex(graph: &Graph, members: &[u32], outputs: &[u32]) -> bool {
    let last = *members.last().unwrap_or(&0);
    let inside = |node: &u32| members.binary_search(node).is_ok();
    let mut open: Vec<u32> = Vec::new();
    let mut seen = FxHashSet::default();
    let outside = |node: u32, open: &mut Vec<u32>, seen: &mut FxHashSet<u32>| {
        let value = graph.nodes[node as usize].result;
        for reader in value.iter().flat_map(|value| &graph.readers[*value as usize]) {
            if *reader < last && !inside(reader) && seen.insert(*reader) {
                open.push(*reader);
            }
        }
    };
    outputs.iter().for_each(|node| outside(*node, &mut open, &mut seen));
    while let Some(node) = open.pop() {
        let value = graph.nodes[node as usize].result;
        // What cannot be part of an instruction may lead anywhere: that is looked at where
        // instructions are put in.
        if value.iter().flat_map(|value| &graph.readers[*value as usize]).any(inside) {
            return false;
        }
        outside(node, &mut open, &mut seen);
    }
    true
}
