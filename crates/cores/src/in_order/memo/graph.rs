//! What was seen: states of a pipeline, the stretches of instructions that began in each, and where
//! each of them led.

use rustc_hash::FxHashMap;

use crate::remembering::States;

/// Where a stretch led, as far as cycles depend on it: where the next instruction is, and what the
/// last one is known to do beside that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Leads {
    pub next_pc: u64,
    pub how: u64,
}

/// Where a stretch begins: in which state, with which instruction, and what caches answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Start {
    pub state: u32,
    pub id: u32,
    pub asked: u32,
}

/// A way out of a stretch.
#[derive(Clone, Copy, Debug)]
pub struct Edge {
    leads: Leads,
    /// Where the cycles of its commits begin.
    cycles: u32,
    /// The state at its end.
    pub state: u32,
    /// What it changes in caches.
    pub changes: u32,
    /// The stretch that followed last, with what caches answered there.
    pub next: Option<(u32, u32)>,
}

/// A stretch from a state: its instructions, and the first ways out.
#[derive(Debug)]
struct Node {
    ids: u32,
    count: u32,
    edges: [Option<Edge>; 2],
}

/// A stretch as it was noted.
#[derive(Clone, Copy, Debug)]
pub struct Stretch<'a> {
    /// The state at its beginning, and what caches answered.
    pub state: u32,
    pub asked: u32,
    pub ids: &'a [u32],
    pub leads: Leads,
    /// The cycle of each commit, counted from its beginning.
    pub cycles: &'a [u32],
    /// The state at its end.
    pub next: u32,
    /// What it changes in caches.
    pub changes: u32,
}

/// Whether instructions are those of a stretch.
pub enum Seen {
    /// They are, so many.
    Same(usize),
    /// There are not enough.
    Short,
    /// They are not.
    Other,
}

/// All of it. What stretches hold stands one after the other.
#[derive(Debug, Default)]
pub struct Graph {
    states: States,
    by_start: FxHashMap<Start, u32>,
    nodes: Vec<Node>,
    /// Ways out beyond those that a node has room for.
    others: FxHashMap<(u32, Leads), Edge>,
    ids: Vec<u32>,
    cycles: Vec<u32>,
    stretches: usize,
}

impl Graph {
    /// The number of the state with these numbers.
    pub fn state(&mut self, words: &[u64]) -> u32 {
        self.states.number(words)
    }

    /// The numbers of a state.
    pub fn words(&self, state: u32, words: &mut Vec<u64>) {
        self.states.words(state, words);
    }

    /// The stretch that begins so.
    pub fn node(&self, start: Start) -> Option<u32> {
        self.by_start.get(&start).copied()
    }

    /// Whether these instructions begin with those of a stretch.
    #[inline]
    pub fn compare(&self, node: u32, ids: &[u32]) -> Seen {
        let Node { ids: first, count, .. } = self.nodes[node as usize];
        let count = count as usize;
        let own = &self.ids[first as usize..first as usize + count];
        match ids.get(..count) {
            Some(same) if same == own => Seen::Same(count),
            None if *ids == own[..ids.len()] => Seen::Short,
            _ => Seen::Other,
        }
    }

    /// The way out of a stretch that leads there, with the cycles of its commits.
    #[inline]
    pub fn edge(&self, node: u32, leads: Leads) -> Option<(Edge, &[u32])> {
        let Node { count, edges, .. } = &self.nodes[node as usize];
        let found = edges.iter().flatten().find(|edge| edge.leads == leads);
        let edge = *found.or_else(|| self.others.get(&(node, leads)))?;
        let first = edge.cycles as usize;
        Some((edge, &self.cycles[first..first + *count as usize]))
    }

    /// The stretch that follows a way out and begins so, which is told from now on.
    pub fn lead_on(&mut self, node: u32, leads: Leads, start: Start) -> Option<u32> {
        let next = self.node(start)?;
        let mut edges = self.nodes[node as usize].edges.iter_mut().flatten();
        let found = edges.find(|edge| edge.leads == leads);
        let edge = found.or_else(|| self.others.get_mut(&(node, leads)));
        edge?.next = Some((next, start.asked));
        Some(next)
    }

    /// Adds what was noted.
    pub fn add(&mut self, &Stretch { state, asked, ids, leads, cycles, next, changes }: &Stretch<'_>) {
        let start = Start { state, id: ids[0], asked };
        let known = self.node(start);
        let node = match known {
            Some(node) if matches!(self.compare(node, ids), Seen::Same(count) if count == ids.len()) => node,
            _ => {
                let node = self.nodes.len() as u32;
                self.nodes.push(Node {
                    ids: self.ids.len() as u32,
                    count: ids.len() as u32,
                    edges: [None; 2],
                });
                self.ids.extend_from_slice(ids);
                self.by_start.insert(start, node);
                node
            }
        };
        if self.edge(node, leads).is_some() {
            return;
        }
        let edge = Edge { leads, cycles: self.cycles.len() as u32, state: next, changes, next: None };
        self.cycles.extend_from_slice(cycles);
        self.stretches += 1;
        match self.nodes[node as usize].edges.iter_mut().find(|edge| edge.is_none()) {
            Some(room) => *room = Some(edge),
            None => {
                self.others.insert((node, leads), edge);
            }
        }
    }

    /// Bytes of memory that it takes.
    pub fn bytes(&self) -> usize {
        self.states.size()
            + self.by_start.len() * 2 * size_of::<(Start, u32)>()
            + self.others.len() * 2 * size_of::<((u32, Leads), Edge)>()
            + size_of_val(&self.nodes[..])
            + size_of_val(&self.ids[..])
            + size_of_val(&self.cycles[..])
    }

    /// States and stretches.
    pub fn counts(&self) -> (usize, usize) {
        (self.states.len(), self.stretches)
    }
}
