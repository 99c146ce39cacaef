//! A data path in stages.
//!
//! Source: own design. An operation stands in one stage, after its operands; the period is the
//! least at which as many stages are enough, and among the placings at that period one with few
//! register bits is taken.

use std::collections::BTreeMap;

use crate::gates::{Delay, delay};
use crate::graph::{Id, NodeGraph, NodeOp};

/// Operations beyond which register bits are not looked at: a placing is tried for each.
const MOST_OPERATIONS: usize = 3_000;

/// Where each operation stands.
#[derive(Clone, Debug)]
pub struct StagePlan {
    /// Stage by node; of nodes that no output needs 0.
    pub stage: Vec<u32>,
    /// Whether an output needs it.
    pub needed: Vec<bool>,
    /// How many stages there are.
    pub stages: u32,
    /// The longest way through a stage.
    pub period: Delay,
}

/// Whether a node is but another view of its operands, made where it is used.
pub fn is_view(op: &NodeOp) -> bool {
    matches!(op, NodeOp::Const(_) | NodeOp::Concat(_) | NodeOp::Extend { .. })
}

impl StagePlan {
    /// The placing of all that the outputs need in so many stages.
    ///
    /// Inputs in `last` are there in the last stage only.
    pub fn new(graph: &NodeGraph, outputs: &[Id], stages: u32, last: &[Id]) -> Self {
        let mut needed = vec![false; graph.len()];
        let mut stack = outputs.to_vec();
        while let Some(id) = stack.pop() {
            if !std::mem::replace(&mut needed[id], true) {
                stack.extend(graph.op(id).operands());
            }
        }
        let delays: Vec<Delay> = (0..graph.len()).map(|id| delay(graph, id)).collect();
        let longest =
            delays.iter().zip(&needed).filter(|(_, needed)| **needed).map(|(d, _)| *d).max().unwrap_or(0);
        let mut first = vec![0; graph.len()];
        last.iter().for_each(|id| first[*id] = stages - 1);
        let (mut low, mut high) = (longest, arrival(graph, &needed, &delays, &vec![0; graph.len()]));
        while low < high {
            let middle = low.midpoint(high);
            match early(graph, &needed, &delays, middle, &first, stages) {
                Some(_) => high = middle,
                None => low = middle + 1,
            }
        }
        let mut stage =
            early(graph, &needed, &delays, high, &first, stages).expect("the whole fits in its own delay");
        if needed.iter().filter(|needed| **needed).count() <= MOST_OPERATIONS && stages > 1 {
            settle(graph, outputs, &needed, &delays, high, stages, &mut stage);
        }
        let period = arrival(graph, &needed, &delays, &stage);
        Self { stage, needed, stages, period }
    }

    /// Values in the registers after each stage but the last, by stage from 0 on.
    pub fn carried(&self, graph: &NodeGraph, outputs: &[Id]) -> Vec<Vec<Id>> {
        carried(graph, outputs, &self.needed, &self.stage, self.stages)
    }
}

/// Every operation as early as it can be; none where the stages do not suffice.
fn early(
    graph: &NodeGraph,
    needed: &[bool],
    delays: &[Delay],
    period: Delay,
    first: &[u32],
    stages: u32,
) -> Option<Vec<u32>> {
    let mut stage = vec![0; graph.len()];
    let mut time = vec![0; graph.len()];
    for id in (0..graph.len()).filter(|id| needed[*id]) {
        let (mut at, mut ready) = (first[id], 0);
        for operand in graph.op(id).operands() {
            if stage[operand] > at {
                (at, ready) = (stage[operand], time[operand]);
            } else if stage[operand] == at {
                ready = ready.max(time[operand]);
            }
        }
        if ready + delays[id] > period {
            (at, ready) = (at + 1, 0);
        }
        if at >= stages {
            return None;
        }
        (stage[id], time[id]) = (at, ready + delays[id]);
    }
    Some(stage)
}

/// The longest way within a stage.
fn arrival(graph: &NodeGraph, needed: &[bool], delays: &[Delay], stage: &[u32]) -> Delay {
    let mut time = vec![0; graph.len()];
    let mut longest = 0;
    for id in (0..graph.len()).filter(|id| needed[*id]) {
        let within = |operand: &Id| stage[*operand] == stage[id];
        let ready = graph.op(id).operands().iter().filter(|o| within(o)).map(|o| time[*o]).max().unwrap_or(0);
        time[id] = ready + delays[id];
        longest = longest.max(time[id]);
    }
    longest
}

fn carried(graph: &NodeGraph, outputs: &[Id], needed: &[bool], stage: &[u32], stages: u32) -> Vec<Vec<Id>> {
    // The last stage in which a value is used.
    let mut last: BTreeMap<Id, u32> = BTreeMap::new();
    let mut uses: Vec<(Id, u32)> = outputs.iter().map(|output| (*output, stages - 1)).collect();
    for id in (0..graph.len()).filter(|id| needed[*id] && !is_view(graph.op(*id))) {
        uses.extend(graph.op(id).operands().into_iter().map(|operand| (operand, stage[id])));
    }
    while let Some((id, at)) = uses.pop() {
        if is_view(graph.op(id)) {
            uses.extend(graph.op(id).operands().into_iter().map(|operand| (operand, at)));
        } else {
            let known = last.entry(id).or_insert(at);
            *known = (*known).max(at);
        }
    }
    let behind = |bank: u32| {
        last.iter().filter(|(id, until)| stage[**id] <= bank && **until > bank).map(|(id, _)| *id).collect()
    };
    (0..stages - 1).map(behind).collect()
}

fn bits(graph: &NodeGraph, outputs: &[Id], needed: &[bool], stage: &[u32], stages: u32) -> u64 {
    carried(graph, outputs, needed, stage, stages)
        .iter()
        .flatten()
        .map(|id| u64::from(graph.width(*id)))
        .sum()
}

/// Moves operations to later stages where that saves register bits.
fn settle(
    graph: &NodeGraph,
    outputs: &[Id],
    needed: &[bool],
    delays: &[Delay],
    period: Delay,
    stages: u32,
    stage: &mut [u32],
) {
    let mut users: Vec<Vec<Id>> = vec![vec![]; graph.len()];
    for id in (0..graph.len()).filter(|id| needed[*id]) {
        graph.op(id).operands().into_iter().for_each(|operand| users[operand].push(id));
    }
    let mut best = bits(graph, outputs, needed, stage, stages);
    loop {
        let before = best;
        for id in (0..graph.len()).rev().filter(|id| needed[*id]) {
            if matches!(graph.op(id), NodeOp::Input(_)) {
                continue;
            }
            let latest = users[id].iter().map(|user| stage[*user]).min().unwrap_or(stages - 1);
            let earliest = graph.op(id).operands().iter().map(|operand| stage[*operand]).max().unwrap_or(0);
            let old = stage[id];
            for at in (earliest..=latest).filter(|at| *at != old) {
                let kept = stage[id];
                stage[id] = at;
                let now = bits(graph, outputs, needed, stage, stages);
                // Alone it may save nothing, but free its operands to follow.
                let good = now < best || (now == best && at > kept);
                if good && arrival(graph, needed, delays, stage) <= period {
                    best = now;
                } else {
                    stage[id] = kept;
                }
            }
        }
        if best == before {
            return;
        }
    }
}
