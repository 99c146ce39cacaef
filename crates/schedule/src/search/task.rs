//! A function to be scheduled, with all that its orders are judged by.

use std::ops::Range;
use std::sync::Arc;

use instar_cores::Commit;
use instar_design::HostCore;

use crate::Error;
use crate::allocate::{Given, Scratch, allocate};
use crate::code::Code;
use crate::graph::Graph;
use crate::judge::Judge;
use crate::layout::{Layout, Ordered};
use crate::list::{Plan, list};
use crate::operand::renamed;
use crate::recorded::{Apart, Recorded};
use crate::words::{Shortened, Words};

/// Passes in a row through one block that are judged move by move, those of long blocks, and how many instructions
/// these have at least: in fewer a pipeline has not forgotten how it came into them. All passes are judged where it
/// counts.
const PASSES: usize = 4;
const LONG_PASSES: usize = 2;
const LONG: usize = 200;
/// Instructions below which a block has nothing to be moved.
const FEWEST: usize = 3;

/// The order in which a function came.
pub struct Start {
    /// Its cycles.
    pub cycles: u64,
    /// Its words at their addresses.
    pub layout: Layout,
    /// By instruction of the function the cycles until its result can be used.
    pub latency: Vec<u32>,
    /// How many instructions may issue in one cycle.
    pub width: u32,
    /// An order of the first block, counted from its first instruction, that keeps all rules of the core in fewest cycles.
    pub kept: Option<Vec<u32>>,
}

/// A block with which a search begins.
pub struct Begun {
    /// Its order and words.
    pub ordered: Arc<Ordered>,
    /// By web of its graph; none where it has none.
    pub registers: Vec<u8>,
}

/// A function to be scheduled.
pub struct Task<'a> {
    /// The function.
    pub code: &'a Code,
    /// Its words.
    pub words: Words,
    /// The core.
    pub core: &'a HostCore,
    /// The whole call.
    pub recorded: Recorded,
    /// The call with few passes of each loop.
    pub short: Recorded,
    /// By block; `None` where nothing is moved.
    pub graphs: Vec<Option<Graph>>,
    /// How often each block is passed through.
    pub counts: Vec<u64>,
    /// Pairs of argument registers whose buffers never overlap.
    pub apart: Vec<(u8, u8)>,
    /// How many passes each of those in the short call stands for.
    pub weights: Vec<f64>,
    /// Whether values get registers that make words short.
    short_registers: bool,
}

impl<'a> Task<'a> {
    /// A function with one call of it. `apart` are pairs of argument registers whose buffers never overlap.
    pub fn new(
        code: &'a Code,
        words: &Words,
        core: &'a HostCore,
        recorded: Recorded,
        apart: Apart<'_>,
    ) -> Self {
        let most = |block: usize| {
            if code.blocks[block].range.len() < LONG { PASSES } else { LONG_PASSES }
        };
        let short = recorded.shortened(most);
        let counts = recorded.counts(code.blocks.len());
        let few = short.counts(code.blocks.len());
        let weights = counts.iter().zip(&few).map(|(&all, &few)| all as f64 / few.max(1) as f64).collect();
        let graph = |number: usize| {
            let worth = counts[number] > 0 && code.blocks[number].range.len() >= FEWEST;
            worth.then(|| Graph::new(code, number, &recorded, apart))
        };
        let graphs = (0..code.blocks.len()).map(graph).collect();
        Self {
            code,
            words: words.clone(),
            core,
            short,
            graphs,
            counts,
            apart: apart.to_vec(),
            weights,
            recorded,
            short_registers: false,
        }
    }

    /// Leaves all blocks as they are but those with instructions in this range.
    #[must_use]
    pub fn only(mut self, range: &Range<usize>) -> Self {
        for (block, graph) in self.code.blocks.iter().zip(&mut self.graphs) {
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
    pub fn given(&self) -> Given {
        Given { usable: self.code.usable, short: self.short_registers }
    }

    /// The blocks as they came.
    pub fn original(&self) -> Vec<Arc<Ordered>> {
        let ordered = |block: &crate::Block| {
            let order = block.range.clone().map(|at| at as u32).collect();
            let words =
                block.range.clone().map(|at| self.short_word(at, self.code.instructions[at].word)).collect();
            Arc::new(Ordered { order, words })
        };
        self.code.blocks.iter().map(ordered).collect()
    }

    /// The blocks as they came, those whose instructions are moved with the registers of their webs.
    pub fn begun(&self) -> Vec<Begun> {
        let registers =
            |graph: &Option<Graph>| graph.iter().flat_map(|g| &g.webs).map(|web| web.register).collect();
        let blocks = self.original().into_iter().zip(&self.graphs);
        blocks.map(|(ordered, graph)| Begun { ordered, registers: registers(graph) }).collect()
    }

    /// The form of two bytes of an instruction's word. How far a branch leads is not known yet: it is as short as it
    /// was.
    pub fn short_word(&self, at: usize, word: u32) -> u32 {
        self.shortened_by(at, word, &mut Shortened::default())
    }

    fn shortened_by(&self, at: usize, word: u32, known: &mut Shortened) -> u32 {
        let instruction = &self.code.instructions[at];
        let long = instruction.target.is_some() && instruction.length == 4;
        if long { word } else { known.of(&self.words, word) }
    }

    /// Block `number` in an order of its instructions, counted from its first, with its webs in these registers.
    pub fn ordered(
        &self,
        number: usize,
        order: &[u32],
        registers: &[u8],
        known: &mut Shortened,
    ) -> Option<Ordered> {
        let first = self.code.blocks[number].range.start as u32;
        let words = order.iter().map(|&local| self.word(number, local, registers, known));
        let words = words.collect::<Option<_>>()?;
        Some(Ordered { order: order.iter().map(|local| first + local).collect(), words })
    }

    /// The word of an instruction of block `number`, counted from its first, with the block's webs in these registers.
    pub fn word(&self, number: usize, local: u32, registers: &[u8], known: &mut Shortened) -> Option<u32> {
        let graph = self.graphs[number].as_ref()?;
        let at = self.code.blocks[number].range.start + local as usize;
        let places = &graph.places[local as usize];
        let named = places.iter().map(|&(_, web)| registers[web as usize]);
        known.with(at, named, |known| {
            let mut word = self.code.instructions[at].word;
            for &(field, web) in places {
                let register = registers[web as usize];
                if register != graph.webs[web as usize].register {
                    word = renamed(self.words.decoder(), word, field, register)?;
                }
            }
            Some(self.shortened_by(at, word, known))
        })
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

    /// The function as it came.
    ///
    /// # Errors
    /// One sentence where a branch does not reach its target.
    pub fn layout(&self, blocks: &[Arc<Ordered>]) -> Result<Layout, Error> {
        Layout::new(self.code, &self.words, blocks)
            .ok_or_else(|| Error::new(format!("{}: a branch does not reach its target", self.code.name)))
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

    /// The blocks in the order of a list that looks `window` instructions ahead, where the registers suffice.
    pub fn listed(&self, start: &Start, window: usize) -> Vec<Begun> {
        let mut blocks = self.begun();
        let (mut scratch, mut known) = (Scratch::default(), Shortened::default());
        for (number, graph) in self.graphs.iter().enumerate() {
            let Some(graph) = graph else { continue };
            let latency = &start.latency[self.code.blocks[number].range.clone()];
            let plan = Plan { width: start.width, window };
            let Some(order) = list(graph, latency, plan, self.given(), &mut scratch) else { continue };
            if let Some(block) = self.allocated(number, &order, &mut scratch, &mut known) {
                blocks[number] = block;
            }
        }
        blocks
    }

    /// The blocks as they came, the first in the order that was found with the bound; `None` where there is none or the
    /// registers do not suffice.
    pub fn kept(&self, start: &Start) -> Option<Vec<Begun>> {
        let mut blocks = self.begun();
        let order = start.kept.as_ref()?;
        blocks[0] = self.allocated(0, order, &mut Scratch::default(), &mut Shortened::default())?;
        Some(blocks)
    }

    /// A block in an order, with registers for it.
    fn allocated(
        &self,
        number: usize,
        order: &[u32],
        scratch: &mut Scratch,
        known: &mut Shortened,
    ) -> Option<Begun> {
        let registers = allocate(self.graphs[number].as_ref()?, order, self.given(), scratch)?;
        let ordered = self.ordered(number, order, &registers, known)?;
        Some(Begun { ordered: Arc::new(ordered), registers })
    }
}
