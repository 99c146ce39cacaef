//! A function with one call of it, and its blocks in other orders as words.

use std::sync::Arc;

use crate::allocate::{AllocatableRegisters, Scratch, allocate};
use crate::graph::DependenceGraph;
use crate::layout::{CodeLayout, OrderedBlock};
use crate::lift::LiftedFunction;
use crate::recorded::{Apart, Recorded};
use crate::words::{Shortened, Words};
use crate::{Block, Error};

/// Instructions below which a block has nothing to be moved.
const FEWEST: usize = 3;

/// A block in an order, in registers.
pub struct Arranged {
    /// Its order and words.
    pub ordered: Arc<OrderedBlock>,
    /// By web of its graph; none where it has none.
    pub registers: Vec<u8>,
}

/// A function with one call of it.
#[derive(Clone, Debug)]
pub struct Called<'a> {
    /// The function.
    pub code: &'a LiftedFunction,
    /// Its words.
    pub words: Words,
    /// The call.
    pub recorded: Recorded,
    /// By block; `None` where nothing is moved.
    pub graphs: Vec<Option<DependenceGraph>>,
    /// How often each block is passed through.
    pub counts: Vec<u64>,
    /// Pairs of argument registers whose buffers never overlap.
    pub apart: Vec<(u8, u8)>,
}

impl<'a> Called<'a> {
    /// A function with one call of it. `apart` are pairs of argument registers whose buffers never
    /// overlap.
    pub fn new(code: &'a LiftedFunction, words: &Words, recorded: Recorded, apart: Apart<'_>) -> Self {
        let counts = recorded.counts(code.blocks.len());
        let graph = |number: usize| {
            let worth = counts[number] > 0 && code.blocks[number].range.len() >= FEWEST;
            worth.then(|| DependenceGraph::new(code, number, &recorded, apart))
        };
        let graphs = (0..code.blocks.len()).map(graph).collect();
        Self { code, words: words.clone(), graphs, counts, apart: apart.to_vec(), recorded }
    }

    /// The blocks as they came.
    pub fn original(&self) -> Vec<Arc<OrderedBlock>> {
        let ordered = |block: &Block| {
            let order = block.range.clone().map(|at| at as u32).collect();
            let words =
                block.range.clone().map(|at| self.short_word(at, self.code.instructions[at].word)).collect();
            Arc::new(OrderedBlock { order, words })
        };
        self.code.blocks.iter().map(ordered).collect()
    }

    /// The blocks as they came, those whose instructions are moved with the registers of their
    /// webs.
    pub fn arranged(&self) -> Vec<Arranged> {
        let registers = |graph: &Option<DependenceGraph>| {
            graph.iter().flat_map(|g| &g.webs).map(|web| web.register).collect()
        };
        let blocks = self.original().into_iter().zip(&self.graphs);
        blocks.map(|(ordered, graph)| Arranged { ordered, registers: registers(graph) }).collect()
    }

    /// The form of two bytes of an instruction's word. How far a branch leads is not known yet: it
    /// is as short as it was.
    pub fn short_word(&self, at: usize, word: u32) -> u32 {
        self.shortened_by(at, word, &mut Shortened::default())
    }

    fn shortened_by(&self, at: usize, word: u32, known: &mut Shortened) -> u32 {
        let instruction = &self.code.instructions[at];
        let long = instruction.target.is_some() && instruction.length == 4;
        if long { word } else { known.of(&self.words, word) }
    }

    /// Block `number` in an order of its instructions, counted from its first, with its webs in
    /// these registers.
    pub fn ordered(
        &self,
        number: usize,
        order: &[u32],
        registers: &[u8],
        known: &mut Shortened,
    ) -> Option<OrderedBlock> {
        let first = self.code.blocks[number].range.start as u32;
        let words = order.iter().map(|&local| self.word(number, local, registers, known));
        let words = words.collect::<Option<_>>()?;
        Some(OrderedBlock { order: order.iter().map(|local| first + local).collect(), words })
    }

    /// The word of an instruction of block `number`, counted from its first, with the block's webs
    /// in these registers.
    pub fn word(&self, number: usize, local: u32, registers: &[u8], known: &mut Shortened) -> Option<u32> {
        let graph = self.graphs[number].as_ref()?;
        let at = self.code.blocks[number].range.start + local as usize;
        let places = &graph.places[local as usize];
        let named = places.iter().map(|&(_, web)| registers[web as usize]);
        known.with(at, named, |known| {
            let word = graph.named(&self.words, local, self.code.instructions[at].word, registers)?;
            Some(self.shortened_by(at, word, known))
        })
    }

    /// Block `number` in an order of its instructions, counted from its first, with registers that
    /// suffice for it, by web.
    pub fn allocated(
        &self,
        number: usize,
        order: &[u32],
        given: AllocatableRegisters,
        (scratch, known): (&mut Scratch, &mut Shortened),
    ) -> Option<Arranged> {
        let registers = allocate(self.graphs[number].as_ref()?, order, given, scratch)?;
        Some(Arranged { ordered: Arc::new(self.ordered(number, order, &registers, known)?), registers })
    }

    /// The function with its blocks in these orders.
    ///
    /// # Errors
    /// One sentence where a branch does not reach its target.
    pub fn layout(&self, blocks: &[Arc<OrderedBlock>]) -> Result<CodeLayout, Error> {
        CodeLayout::new(self.code, &self.words, blocks)
            .ok_or_else(|| Error::new(format!("{}: a branch does not reach its target", self.code.name)))
    }
}
