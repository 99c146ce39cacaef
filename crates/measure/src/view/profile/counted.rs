//! Counts instructions by place and chain of callers, where there is no core model to keep cycles.
//!
//! Source: docs/reference/profile.md; the call stacks are those of `tree`.

use instar_sim::Session;
use instar_trace::{Observer, Retired};

use super::code::Code;
use super::tree::{Sum, Tree};
use super::{Profile, Wanted, Weight};
use crate::subject::RunObserver;
use crate::{Error, Subject};

/// The profile of a run in instructions.
pub struct ProfileObserver {
    wanted: Wanted,
    profile: Option<Profile>,
    code: Code,
    tree: Tree,
    instructions: Vec<Sum>,
    /// Of the batch at hand: the node of each instruction, and whether it is entered there.
    nodes: Vec<(u32, bool)>,
}

impl ProfileObserver {
    /// That of a run of `subject`, with the flame graph that is wanted.
    ///
    /// # Errors
    /// A sentence where something is wanted that only a core model can give.
    pub fn new(subject: &Subject, wanted: &Wanted) -> Result<Self, Error> {
        wanted.refuse_cycles()?;
        let code = Code::new(Some(subject.code().0), (**subject.decoder()).clone());
        Ok(Self {
            wanted: wanted.clone(),
            profile: None,
            code,
            tree: Tree::new(),
            instructions: Vec::new(),
            nodes: Vec::new(),
        })
    }
}

impl RunObserver for ProfileObserver {
    fn end(&mut self, _: &Session, whole: bool) -> Result<(), Error> {
        if whole {
            self.wanted.draw(&self.tree, &self.code, Weight::Instructions)?;
            self.profile = Some(Profile::new(&self.code, &self.tree, &self.instructions, None, &[], &[]));
        }
        Ok(())
    }

    fn report(&self) -> Option<(&'static str, serde_json::Value)> {
        Some(("profile", serde_json::to_value(self.profile.as_ref()?).ok()?))
    }
}

impl Observer for ProfileObserver {
    fn retire(&mut self, &Retired { table, batch, .. }: &Retired<'_>) {
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
