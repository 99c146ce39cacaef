//! A function to be scheduled, with all that its orders are judged by.

use std::ops::{Deref, Range};

use instar_code::{AllocatableRegisters, Arranged, Called, CodeLayout, Recorded, Scratch, Shortened};
use instar_cores::Commit;
use instar_design::HostCore;

use crate::Error;
use crate::judge::Judge;
use crate::list::{Plan, list};

/// Passes in a row through one block that are judged move by move, those of long blocks, and how
/// many instructions these have at least: in fewer a pipeline has not forgotten how it came into
/// them. All passes are judged where it counts.
const PASSES: usize = 4;
const LONG_PASSES: usize = 2;
const LONG: usize = 200;

/// The order in which a function came.
pub struct Start {
    /// Its cycles.
    pub cycles: u64,
    /// Its words at their addresses.
    pub layout: CodeLayout,
    /// By instruction of the function the cycles until its result can be used.
    pub latency: Vec<u32>,
    /// How many instructions may issue in one cycle.
    pub width: u32,
    /// An order of the first block, counted from its first instruction, that keeps all rules of the
    /// core in fewest cycles.
    pub kept: Option<Vec<u32>>,
}

/// A function to be scheduled.
pub struct Task<'a> {
    /// The function and the whole call.
    pub called: Called<'a>,
    /// The core.
    pub core: &'a HostCore,
    /// The call with few passes of each loop.
    pub short: Recorded,
    /// How many passes each of those in the short call stands for.
    pub weights: Vec<f64>,
    /// Whether values get registers that make words short.
    short_registers: bool,
}

impl<'a> Deref for Task<'a> {
    type Target = Called<'a>;

    fn deref(&self) -> &Called<'a> {
        &self.called
    }
}

impl<'a> Task<'a> {
    /// A function with one call of it, on a core.
    pub fn new(called: Called<'a>, core: &'a HostCore) -> Self {
        let blocks = &called.code.blocks;
        let most = |block: usize| {
            if blocks[block].range.len() < LONG { PASSES } else { LONG_PASSES }
        };
        let short = called.recorded.shortened(most);
        let few = short.counts(blocks.len());
        let counts = called.counts.iter().zip(&few);
        let weights = counts.map(|(&all, &few)| all as f64 / few.max(1) as f64).collect();
        Self { called, core, short, weights, short_registers: false }
    }

    /// Leaves all blocks as they are but those with instructions in this range.
    #[must_use]
    pub fn only(mut self, range: &Range<usize>) -> Self {
        for (block, graph) in self.called.code.blocks.iter().zip(&mut self.called.graphs) {
            if block.range.end <= range.start || range.end <= block.range.start {
                *graph = None;
            }
        }
        self
    }

    /// Gives values registers that make words short.
    #[must_use]
    pub fn short_registers(self, wanted: bool) -> Self {
        Self { short_registers: wanted, ..self }
    }

    /// Which registers values may have.
    pub fn given(&self) -> AllocatableRegisters {
        AllocatableRegisters { usable: self.code.usable, short: self.short_registers }
    }

    /// Whether the short call leaves anything out.
    pub fn is_shortened(&self) -> bool {
        self.short.passes.len() < self.recorded.passes.len()
    }

    /// Who tells the cycles of the whole call.
    pub fn judge(&self) -> Judge<'_> {
        Judge::new(self.code, &self.words, self.core, &self.recorded)
    }

    /// Who tells those of the short one, to compare orders.
    pub fn short_judge(&self) -> Judge<'_> {
        Judge::new(self.code, &self.words, self.core, &self.short).quick()
    }

    /// What the model says of the order that came.
    ///
    /// # Errors
    /// One sentence where the core has no cost for an instruction.
    pub fn start(&self) -> Result<Start, Error> {
        let layout = self.layout(&self.original())?;
        let mut timed = self.short_judge().timed(&layout, Vec::<Commit>::new())?;
        let mut latency = vec![u32::MAX; self.code.instructions.len()];
        let mut width = 1;
        let (mut cycle, mut issued) = (0, 0);
        let passes = self.short.passes.iter().flat_map(|pass| self.code.blocks[pass.block].range.clone());
        for (commit, at) in timed.observer().iter().zip(passes) {
            let taken = commit.done.saturating_sub(commit.issue).clamp(1, 100) as u32;
            latency[at] = latency[at].min(taken);
            issued = if commit.issue == cycle { issued + 1 } else { 1 };
            cycle = commit.issue;
            width = width.max(issued);
        }
        Ok(Start { cycles: self.judge().cycles(&layout)?, layout, latency, width, kept: None })
    }

    /// The blocks in the order of a list that looks `window` instructions ahead, or half as far,
    /// and so on, until the registers suffice.
    pub fn listed(&self, start: &Start, window: usize) -> Vec<Arranged> {
        let mut blocks = self.arranged();
        let (mut scratch, mut known) = (Scratch::default(), Shortened::default());
        for (number, graph) in self.graphs.iter().enumerate() {
            let Some(graph) = graph else { continue };
            let latency = &start.latency[self.code.blocks[number].range.clone()];
            let mut less = std::iter::successors(Some(window), |far| Some(far / 2).filter(|far| *far > 1));
            let Some(order) = less.find_map(|window| {
                let plan = Plan { width: start.width, window };
                list(graph, latency, plan, self.given(), &mut scratch)
            }) else {
                continue;
            };
            if let Some(block) = self.allocated(number, &order, self.given(), (&mut scratch, &mut known)) {
                blocks[number] = block;
            }
        }
        blocks
    }

    /// The blocks as they came, the first in the order that was found with the bound; `None` where
    /// there is none or the registers do not suffice.
    pub fn kept(&self, start: &Start) -> Option<Vec<Arranged>> {
        let mut blocks = self.arranged();
        let order = start.kept.as_ref()?;
        blocks[0] =
            self.allocated(0, order, self.given(), (&mut Scratch::default(), &mut Shortened::default()))?;
        Some(blocks)
    }
}
