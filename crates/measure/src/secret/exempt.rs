//! Functions whose branches, addresses or latencies may depend on secrets, because their workload
//! says why.
//!
//! Source: docs/reference/workload.md, `[[declassify]]` with `branches`, `addresses` and
//! `latencies`.

use instar_isa::StaticTable;

use super::leak::LeakKind;
use super::uses::Uses;

/// One such function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exemption {
    /// Its first address.
    pub start: u64,
    /// The address behind it.
    pub end: u64,
    /// Which leaks are not told.
    pub kind: LeakKind,
}

/// All such functions, and how often each took effect.
#[derive(Clone, Debug, Default)]
pub struct Exempt {
    list: Vec<Exemption>,
    /// How often each took effect.
    pub used: Uses,
    /// By static id: the exemptions that cover it.
    covering: Vec<Box<[usize]>>,
}

impl Exempt {
    /// Those of a list; results count them in its order.
    pub fn new(list: Vec<Exemption>) -> Self {
        Self { used: Uses::of(list.len()), list, covering: Vec::new() }
    }

    /// Learns what is new in `table`.
    pub fn learn(&mut self, table: &StaticTable) {
        let new = &table.entries()[self.covering.len()..];
        let list = &self.list;
        self.covering.extend(new.iter().map(|entry| {
            let covering = list.iter().enumerate().filter(|(_, e)| (e.start..e.end).contains(&entry.pc));
            covering.map(|(at, _)| at).collect()
        }));
    }

    /// Whether a leak is not told; counts that it is not.
    #[cold]
    pub fn covers(&mut self, id: u32, kind: LeakKind) -> bool {
        let covering = &self.covering[id as usize];
        let at = covering.iter().copied().find(|&at| self.list[at].kind == kind);
        if let Some(at) = at {
            self.used.add(at, 1);
        }
        at.is_some()
    }
}
