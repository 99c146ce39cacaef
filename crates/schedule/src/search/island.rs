//! One search, from one start, with one seed.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::shared::Shared;
use super::task::{Start, Task};
use instar_measure::Random;

use crate::Error;
use crate::allocate::{Scratch, allocate};
use crate::graph::Graph;
use crate::islands;
use crate::judge::Judge;
use crate::layout::{Layout, Ordered};
use crate::order::Order;
use crate::retimed::Retimed;
use crate::words::Shortened;

/// How many instructions ahead the lists look with which islands begin; 0: the order that came.
const WINDOWS: [usize; 4] = [0, 24, 8, 64];
/// Cycles of each pass through a block that a move may lose, with the odds of 1 to e, first and last.
const HEAT: (f64, f64) = (0.5, 0.02);
/// Steps of a move that stays near.
const NEAR: usize = 6;
/// Shares of the search after each of which the whole call is judged.
const CHECKS: u64 = 40;
/// Moves in a row that lead nowhere after which nothing can be moved.
const MOST_IDLE: u32 = 100_000;

/// The best order of a search.
pub struct Best {
    /// Its cycles.
    pub cycles: u64,
    /// Its words at their addresses.
    pub layout: Layout,
    /// Orders that the island judged.
    pub judgements: u64,
}

/// A block on its way.
struct Moving<'a> {
    number: usize,
    graph: &'a Graph,
    /// Its instructions, counted from its first.
    order: Order,
}

impl Moving<'_> {
    /// A move of one instruction: from where to where. `None` where the instruction cannot be moved.
    fn propose(&self, random: &mut Random) -> Option<(usize, usize)> {
        let last = self.order.at.len() - usize::from(self.graph.ends);
        let from = random.below(last as u64) as usize;
        let (low, high) = self.order.room(from, last, &self.graph.before, &self.graph.after);
        let (low, high) = match random.below(2) {
            0 => (low.max(from.saturating_sub(NEAR)), high.min(from + NEAR)),
            _ => (low, high),
        };
        if low >= high {
            return None;
        }
        let to = low + random.below((high - low) as u64) as usize;
        Some((from, if to >= from { to + 1 } else { to }))
    }
}

/// Island `number`'s search of so many judgements.
pub fn search(
    task: &Task<'_>,
    start: &Start,
    number: u64,
    seed: u64,
    judgements: u64,
    shared: &Shared,
) -> Result<Best, Error> {
    let blocks = match WINDOWS[number as usize % WINDOWS.len()] {
        0 => task.original(),
        window => task.listed(start, window),
    };
    let random = Random::new(islands::seed(seed, number));
    let best = Best { cycles: start.cycles, layout: start.layout.clone(), judgements: 0 };
    let mut island = Island::new(task, blocks, best, random, shared);
    island.number = number;
    island.check()?;
    island.anneal(judgements)?;
    island.check()?;
    Ok(island.best)
}

struct Island<'a> {
    number: u64,
    task: &'a Task<'a>,
    shared: &'a Shared,
    random: Random,
    whole: Judge<'a>,
    short: Retimed<'a>,
    blocks: Vec<Arc<Ordered>>,
    moving: Vec<Moving<'a>>,
    scratch: Scratch,
    known: Shortened,
    best: Best,
    /// What the whole call was judged to last.
    checked: Vec<Arc<Ordered>>,
}

impl<'a> Island<'a> {
    fn new(
        task: &'a Task<'a>,
        blocks: Vec<Arc<Ordered>>,
        best: Best,
        random: Random,
        shared: &'a Shared,
    ) -> Self {
        let moving = task.graphs.iter().enumerate().filter_map(|(number, graph)| {
            let graph = graph.as_ref()?;
            let first = task.code.blocks[number].range.start as u32;
            let order = Order::new(blocks[number].order.iter().map(|at| at - first).collect());
            Some(Moving { number, graph, order })
        });
        let moving = moving.collect();
        Self {
            number: 0,
            task,
            shared,
            random,
            whole: task.judge(),
            short: Retimed::new(task.short_judge()),
            moving,
            scratch: Scratch::default(),
            known: Shortened::default(),
            checked: Vec::new(),
            blocks,
            best,
        }
    }

    /// Judges the whole call.
    fn check(&mut self) -> Result<(), Error> {
        if self.blocks == self.checked || self.shared.optimal.load(Ordering::Relaxed) <= self.number {
            return Ok(());
        }
        let Some(layout) = Layout::new(self.task.code, &self.task.words, &self.blocks) else { return Ok(()) };
        let cycles = self.whole.cycles(&layout)?;
        self.judged();
        self.checked = self.blocks.clone();
        if (cycles, layout.size()) < (self.best.cycles, self.best.layout.size()) {
            self.best = Best { cycles, layout, ..self.best };
            self.shared.found(self.number, cycles);
        }
        Ok(())
    }

    fn judged(&mut self) {
        self.best.judgements += 1;
        self.shared.judgements.fetch_add(1, Ordering::Relaxed);
    }

    /// The blocks with one of them in its new order, and their layout; `None` where registers or branches do not
    /// suffice.
    fn changed(&mut self, which: usize) -> Option<(Arc<Ordered>, Layout)> {
        let Moving { number, graph, order, .. } = &self.moving[which];
        let registers = allocate(graph, &order.at, self.task.given(), &mut self.scratch)?;
        let new = Arc::new(self.task.ordered(*number, &order.at, &registers, &mut self.known)?);
        let old = std::mem::replace(&mut self.blocks[*number], Arc::clone(&new));
        let layout = Layout::new(self.task.code, &self.task.words, &self.blocks);
        self.blocks[*number] = old;
        Some((new, layout?))
    }

    fn anneal(&mut self, judgements: u64) -> Result<(), Error> {
        let task = self.task;
        let load: Vec<u64> =
            self.moving.iter().map(|m| task.counts[m.number] * m.order.at.len() as u64).collect();
        let all: u64 = load.iter().sum();
        if all == 0 {
            return Ok(());
        }
        let Some(layout) = Layout::new(task.code, &task.words, &self.blocks) else { return Ok(()) };
        let mut present = self.short.cycles(&layout)?;
        self.short.stand(layout)?;
        let (mut done, mut idle, mut least) = (0, 0, present);
        while done < judgements && idle < MOST_IDLE && !self.shared.ends(self.number) {
            let which = self.heavy(&load, all);
            let Some((from, to)) = self.moving[which].propose(&mut self.random) else {
                idle += 1;
                continue;
            };
            idle += 1;
            self.moving[which].order.place(from, to);
            let Some((new, layout)) = self.changed(which) else {
                self.moving[which].order.place(to, from);
                continue;
            };
            idle = 0;
            let cycles = self.short.cycles(&layout)?;
            done += 1;
            self.judged();
            let number = self.moving[which].number;
            if self.accepts(number, present, cycles, done as f64 / judgements as f64) {
                present = cycles;
                self.blocks[number] = new;
                self.short.stand(layout)?;
            } else {
                self.moving[which].order.place(to, from);
            }
            if present < least && !task.is_shortened() {
                least = present;
                self.check()?;
            }
            if done % (judgements / CHECKS).max(1) == 0 {
                self.check()?;
            }
        }
        Ok(())
    }

    /// A block, the likelier the more of the call it is.
    fn heavy(&mut self, load: &[u64], all: u64) -> usize {
        let mut at = self.random.bits() % all;
        for (which, weight) in load.iter().enumerate() {
            if at < *weight {
                return which;
            }
            at -= weight;
        }
        0
    }

    fn accepts(&mut self, number: usize, present: u64, cycles: u64, progress: f64) -> bool {
        if cycles <= present {
            return true;
        }
        let heat = HEAT.0 * (HEAT.1 / HEAT.0).powf(progress);
        let lost = (cycles - present) as f64 * self.task.weights[number];
        self.random.unit() < (-lost / (heat * self.task.counts[number] as f64)).exp()
    }
}
