//! Counts instructions by place and chain of callers, where there is no core model to keep cycles.
//!
//! Source: docs/reference/profile.md; the call stacks are those of `tree`.

use instar_isa::StaticTable;
use instar_trace::{RetiredBatch, RetiredSink};

use super::code::Code;
use super::tree::{Sum, Tree};
use super::{Profile, Wanted, Weight};
use crate::Error;

/// A profile in instructions that is being made.
pub(crate) struct Counted {
    code: Code,
    tree: Tree,
    instructions: Vec<Sum>,
    /// Of the batch at hand: the node of each instruction, and whether it is entered there.
    nodes: Vec<(u32, bool)>,
}

impl Counted {
    /// Nothing was counted yet.
    pub(crate) fn new(code: Code) -> Self {
        Self { code, tree: Tree::new(), instructions: Vec::new(), nodes: Vec::new() }
    }

    /// Draws the flame graph that is wanted; what was counted.
    pub(crate) fn finish(self, wanted: &Wanted) -> Result<Profile, Error> {
        wanted.draw(&self.tree, &self.code, Weight::Instructions)?;
        Ok(Profile::new(&self.code, &self.tree, &self.instructions, None, &[]))
    }
}

impl RetiredSink for Counted {
    fn retire(&mut self, table: &StaticTable, batch: &RetiredBatch) {
        self.code.learn(table);
        if self.instructions.len() < table.entries().len() {
            self.instructions.resize_with(table.entries().len(), Sum::default);
        }
        self.nodes.clear();
        let nodes = &mut self.nodes;
        self.tree.follow(&mut self.code, batch, |node, entered| nodes.push((node, entered)));
        for (&id, &(node, entered)) in batch.ids.iter().zip(&self.nodes) {
            self.instructions[id as usize].instructions += 1;
            let node = self.tree.node_mut(node);
            node.own.instructions += 1;
            node.calls += u64::from(entered);
        }
    }
}
