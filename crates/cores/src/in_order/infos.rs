//! What a pipeline must know of instructions, worked out once per static entry.
//!
//! Source: own design.

use std::ops::Index;

use instar_isa::StaticTable;

/// By number of the static entry.
#[derive(Clone, Debug)]
pub(crate) struct Infos<T> {
    all: Vec<T>,
    known: Vec<bool>,
    /// What stands for an instruction of which nothing is known.
    unknown: T,
}

impl<T: Copy> Infos<T> {
    /// None yet.
    pub fn new(unknown: T) -> Self {
        Self { all: Vec::new(), known: Vec::new(), unknown }
    }

    /// Whether that of an instruction is there.
    #[inline]
    pub fn has(&self, id: u32) -> bool {
        self.known.get(id as usize) == Some(&true)
    }

    /// Keeps that of instruction `id` of `table`. Of one that the core cannot execute nothing is
    /// known, and the first reason stays in `refused`.
    pub fn keep(
        &mut self,
        table: &StaticTable,
        id: u32,
        info: Result<T, String>,
        refused: &mut Option<String>,
    ) {
        let count = table.entries().len();
        self.all.resize(count, self.unknown);
        self.known.resize(count, false);
        self.all[id as usize] = info.unwrap_or_else(|reason| {
            refused.get_or_insert(reason);
            self.unknown
        });
        self.known[id as usize] = true;
    }
}

impl<T> Index<u32> for Infos<T> {
    type Output = T;

    #[inline]
    fn index(&self, id: u32) -> &T {
        &self.all[id as usize]
    }
}
