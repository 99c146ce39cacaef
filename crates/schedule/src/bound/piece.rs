//! A block under the rules of a core: its instructions, and the least cycles between them in every
//! order.
//!
//! Source: own design. What must stay before what is [`DependenceGraph`]'s; how much later it
//! issues follows from the registers and from the memory by which a value goes, and from the rules
//! of the core.

use instar_code::{Apart, DependenceGraph, LiftedFunction, Recorded};
use instar_cores::{Relaxation, Rules};
use instar_isa::{RegisterFile, RegisterRange, StaticEntry};
use rustc_hash::FxHashMap;

use super::near;

/// `to` issues so many cycles after `from`, or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Edge {
    /// The later one, counted from the block's first.
    pub to: u32,
    /// The earlier one.
    pub from: u32,
    /// Cycles.
    pub cycles: u32,
}

/// A register, as values go through it.
pub type Key = (RegisterFile, u16);

/// A block.
#[derive(Clone, Debug)]
pub struct Piece {
    /// Its first instruction in the function.
    pub first: usize,
    /// The rules of its instructions.
    pub rules: Vec<Rules>,
    /// By instruction the edges that lead to it; each comes from an instruction with a lower
    /// number.
    pub into: Vec<Vec<Edge>>,
    /// Stores and loads in any order, each with the cycles from the issue of the store to the
    /// load's result, where the load comes after it.
    pub near: Vec<(u32, u32, u32)>,
    /// Registers that hold a value before the block, and who reads it.
    pub read: Vec<(Key, u32)>,
    /// Registers that it writes, and who does so last.
    pub written: Vec<(Key, u32)>,
    /// Its last instruction stays the last.
    pub ends: bool,
}

/// Registers of a list, one by one.
pub fn keys<'a>(list: &'a [RegisterRange]) -> impl Iterator<Item = Key> + 'a {
    list.iter().flat_map(|range| range.numbers().map(|number| (range.file, number)))
}

/// A register as a list of one.
pub fn range((file, index): Key) -> RegisterRange {
    RegisterRange { file, index, count: 1 }
}

impl Piece {
    /// Block `number` of a function, of whose instructions `entries` and `rules` are told in their
    /// order.
    pub fn new(
        code: &LiftedFunction,
        number: usize,
        entries: &[StaticEntry],
        rules: &Relaxation,
        recorded: &Recorded,
        apart: Apart<'_>,
    ) -> Self {
        let block = &code.blocks[number];
        let first = block.range.start;
        let graph = DependenceGraph::new(code, number, recorded, apart);
        let size = graph.size();
        let mut edges: FxHashMap<(u32, u32), u32> = FxHashMap::default();
        let mut add = |from: u32, to: u32, cycles: u32| {
            let known = edges.entry((from, to)).or_default();
            *known = cycles.max(*known);
        };
        for (to, all) in graph.before.iter().enumerate() {
            all.iter().for_each(|&from| add(from, to as u32, 0));
        }
        let (mut read, mut chained) = (Vec::new(), vec![Vec::new(); size]);
        let mut writers: FxHashMap<Key, u32> = FxHashMap::default();
        let mut readers: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
        for at in 0..size {
            let entry = &entries[first + at];
            for key in keys(&entry.sources).filter(|key| key.0 != RegisterFile::Csr) {
                let Some(&from) = writers.get(&key) else {
                    read.push((key, at as u32));
                    continue;
                };
                let (a, b) = (first + from as usize, first + at);
                add(from, at as u32, rules.latency(a, b, range(key)));
                readers.entry(from).or_default().push(at as u32);
                if rules.chains(a, b) && !chained[at].contains(&from) {
                    chained[at].push(from);
                }
            }
            writers.extend(keys(&entry.destinations).map(|key| (key, at as u32)));
        }
        // A result that was passed on in its cycle is not passed on again in it.
        for last in 0..size {
            for &middle in &chained[last] {
                chained[middle as usize].iter().for_each(|&from| add(from, last as u32, 1));
            }
        }
        // What a load reads near a store before it comes from the cache, after the store's commit.
        let mut near = Vec::new();
        let stays = |before: usize, after: usize| graph.before[after].contains(&(before as u32));
        for (store, load) in near::near(recorded, number, block, rules.reload) {
            let cycles = rules.rules[first + store].done + 1 + rules.reload.cycles;
            if stays(store, load) {
                for &user in readers.get(&(load as u32)).into_iter().flatten() {
                    add(store as u32, user, cycles);
                }
            } else if !graph.reaches(load, store) {
                near.push((store as u32, load as u32, cycles));
            }
        }
        let mut into = vec![Vec::new(); size];
        for ((from, to), cycles) in edges {
            into[to as usize].push(Edge { to, from, cycles });
        }
        into.iter_mut().for_each(|edges| edges.sort_unstable());
        let mut written: Vec<_> = writers.into_iter().collect();
        written.sort_unstable_by_key(|(key, _)| (key.0 == RegisterFile::X, key.1));
        let rules = rules.rules[block.range.clone()].to_vec();
        Self { first, rules, into, near, read, written, ends: graph.ends }
    }

    /// How many instructions it has.
    pub fn size(&self) -> usize {
        self.rules.len()
    }

    /// Longest paths to `to` from each instruction; `None` where there is no path.
    pub fn distances(&self, to: u32) -> Vec<Option<i64>> {
        let mut all = vec![None; self.size()];
        all[to as usize] = Some(0);
        for at in (0..=to as usize).rev() {
            let Some(here) = all[at] else { continue };
            for edge in &self.into[at] {
                let place = &mut all[edge.from as usize];
                *place = Some(place.unwrap_or(i64::MIN).max(here + i64::from(edge.cycles)));
            }
        }
        all
    }

    /// Longest paths from each instruction to the issue, or where `commits` to the commit, of the
    /// last one.
    pub fn tails(&self, commits: bool) -> Vec<i64> {
        let own = |at: usize| if commits { i64::from(self.rules[at].done) + 1 } else { 0 };
        let mut all: Vec<i64> = (0..self.size()).map(own).collect();
        for at in (0..self.size()).rev() {
            let here = all[at];
            for edge in &self.into[at] {
                let place = &mut all[edge.from as usize];
                *place = (*place).max(here + i64::from(edge.cycles));
            }
        }
        all
    }
}
