//! One search, from one start, with one seed.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::moving::Moving;
use super::shared::Shared;
use super::waits::Waits;
use crate::task::{Start, Task};
use instar_code::{Arranged, Assigned, CodeLayout, OrderedBlock, Shortened, islands};
use instar_files::Random;

use crate::Error;
use crate::incremental::Retimed;
use crate::judge::Judge;

/// How many instructions ahead the lists look with which islands begin; 0: the order of the bound,
/// or the one that came.
const WINDOWS: [usize; 4] = [0, 24, 8, 64];
/// Cycles of each pass through a block that a move may lose, with the odds of 1 to e, first and
/// last.
const HEAT: (f64, f64) = (0.25, 0.03);
/// Orders from one look at where the core waits to the next.
const LOOK: u64 = 100;
/// Of so many moves that know nothing one is in any block, however little of the call that is.
const ANY: u64 = 8;
/// Shares of the search after each of which the whole call is judged, and orders that each has at
/// least: a whole call takes as long as some ten orders.
const CHECKS: u64 = 40;
const BETWEEN: u64 = 50;
/// Moves in a row that lead nowhere after which nothing can be moved.
const MOST_IDLE: u32 = 100_000;

/// The best order of a search.
pub struct Best {
    /// Its cycles.
    pub cycles: u64,
    /// Its words at their addresses.
    pub layout: CodeLayout,
    /// Orders that the island judged.
    pub judgements: u64,
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
    let (blocks, layout) = begun(task, start, WINDOWS[number as usize % WINDOWS.len()]);
    let came = Best { cycles: start.cycles, layout: start.layout.clone(), judgements: 0 };
    if judgements == 0 {
        return listed(task, layout, came, (number, shared));
    }
    let random = Random::new(islands::seed(seed, number));
    let mut island = Island::new(task, (blocks, layout), came, random, start.width, (number, shared))?;
    island.check()?;
    island.anneal(judgements)?;
    island.check()?;
    Ok(island.best)
}

/// The better of the order that came and this one, of which no other is made: so nothing is kept of
/// the states in between, which of a long call take much memory.
fn listed(
    task: &Task<'_>,
    layout: CodeLayout,
    came: Best,
    (number, shared): (u64, &Shared),
) -> Result<Best, Error> {
    if shared.ends(number) {
        return Ok(came);
    }
    let cycles = task.judge().cycles(&layout)?;
    shared.judgements.fetch_add(1, Ordering::Relaxed);
    let best = Best { judgements: 1, ..came };
    if (cycles, layout.size()) >= (best.cycles, best.layout.size()) {
        return Ok(best);
    }
    shared.found(number, cycles);
    Ok(Best { cycles, layout, ..best })
}

/// The blocks of a list that looks so far ahead, and their layout; for 0 those in the order of the
/// bound; those that came where there is none, and where a branch does not reach its target.
fn begun(task: &Task<'_>, start: &Start, window: usize) -> (Vec<Arranged>, CodeLayout) {
    let made = if window > 0 { Some(task.listed(start, window)) } else { task.kept(start) };
    let reached = made.and_then(|blocks| {
        let ordered: Vec<_> = blocks.iter().map(|begun| Arc::clone(&begun.ordered)).collect();
        Some((blocks, CodeLayout::new(task.code, &task.words, &ordered)?))
    });
    reached.unwrap_or_else(|| (task.arranged(), start.layout.clone()))
}

struct Island<'a> {
    number: u64,
    task: &'a Task<'a>,
    shared: &'a Shared,
    random: Random,
    whole: Judge<'a>,
    short: Retimed<'a>,
    waits: Waits<'a>,
    blocks: Vec<Arc<OrderedBlock>>,
    moving: Vec<Moving<'a>>,
    known: Shortened,
    best: Best,
    /// What the whole call was judged to last.
    checked: Vec<Arc<OrderedBlock>>,
}

/// What a move replaced: positions of its block, with what stood there.
struct Replaced {
    which: usize,
    first: usize,
    order: Vec<u32>,
    words: Vec<u32>,
}

impl<'a> Island<'a> {
    fn new(
        task: &'a Task<'a>,
        (begun, layout): (Vec<Arranged>, CodeLayout),
        best: Best,
        random: Random,
        width: u32,
        (number, shared): (u64, &'a Shared),
    ) -> Result<Self, Error> {
        let blocks: Vec<_> = begun.iter().map(|begun| Arc::clone(&begun.ordered)).collect();
        let moving = task.graphs.iter().zip(begun).enumerate().filter_map(|(number, (graph, begun))| {
            let graph = graph.as_ref()?;
            let first = task.code.blocks[number].range.start as u32;
            let order = begun.ordered.order.iter().map(|at| at - first).collect();
            let assigned = Assigned::new(graph, order, begun.registers, task.given());
            Some(Moving { number, graph, assigned })
        });
        let moving = moving.collect();
        Ok(Self {
            number,
            task,
            shared,
            random,
            whole: task.judge(),
            short: Retimed::new(task.short_judge(), layout)?,
            waits: Waits::new(task, width),
            moving,
            known: Shortened::default(),
            checked: Vec::new(),
            blocks,
            best,
        })
    }

    /// Judges the whole call.
    fn check(&mut self) -> Result<(), Error> {
        if self.blocks == self.checked || self.shared.optimal.load(Ordering::Relaxed) <= self.number {
            return Ok(());
        }
        let Some(layout) = CodeLayout::new(self.task.code, &self.task.words, &self.blocks) else {
            return Ok(());
        };
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

    /// Moves an instruction and tells the cycles of the short call then; `None`, and nothing is
    /// moved, where registers or branches do not suffice.
    fn moved(&mut self, which: usize, from: usize, to: usize) -> Result<Option<(u64, Replaced)>, Error> {
        let Moving { number, assigned, .. } = &mut self.moving[which];
        let (number, Some(range)) = (*number, assigned.moved(from, to)) else { return Ok(None) };
        let order = &assigned.order().at[range.clone()];
        let word = |local: &u32| self.task.word(number, *local, assigned.registers(), &mut self.known);
        let words: Option<Vec<_>> = order.iter().map(word).collect();
        let Some(words) = words else {
            assigned.back();
            return Ok(None);
        };
        let first = self.task.code.blocks[number].range.start as u32;
        let order = order.iter().map(|local| first + local).collect();
        let mut replaced = Replaced { which, first: range.start, order, words };
        let standing = self.short.layout();
        let at = standing.starts[number] + range.start;
        let patch = standing.changed(self.task.code, &self.task.words, at, &replaced.order, &replaced.words);
        self.swap(&mut replaced);
        let cycles = match patch {
            Some(placed) => self.short.changed(at, placed)?,
            None => match CodeLayout::new(self.task.code, &self.task.words, &self.blocks) {
                Some(layout) => self.short.cycles(&layout)?,
                None => {
                    self.back(replaced);
                    return Ok(None);
                }
            },
        };
        Ok(Some((cycles, replaced)))
    }

    /// Takes back what was moved last.
    fn back(&mut self, mut replaced: Replaced) {
        self.swap(&mut replaced);
        self.moving[replaced.which].assigned.back();
    }

    /// Puts a piece of a block in its place, and what stood there into the piece.
    fn swap(&mut self, piece: &mut Replaced) {
        let block = Arc::make_mut(&mut self.blocks[self.moving[piece.which].number]);
        let which = piece.first..piece.first + piece.order.len();
        block.order[which.clone()].swap_with_slice(&mut piece.order);
        block.words[which].swap_with_slice(&mut piece.words);
    }

    fn anneal(&mut self, judgements: u64) -> Result<(), Error> {
        let task = self.task;
        let load: Vec<u64> =
            self.moving.iter().map(|m| task.counts[m.number] * m.graph.size() as u64).collect();
        let all: u64 = load.iter().sum();
        if all == 0 {
            return Ok(());
        }
        let mut present = self.short.last();
        let (mut done, mut idle, mut least) = (0, 0, present);
        while done < judgements && idle < MOST_IDLE && !self.shared.ends(self.number) {
            if done % LOOK == 0 && idle == 0 {
                self.waits.look(self.short.layout(), &self.moving)?;
            }
            idle += 1;
            let (which, proposed) = match self.waits.any(&mut self.random) {
                Some((which, instruction)) => {
                    (which, self.moving[which].propose_at(instruction, &mut self.random))
                }
                None => {
                    let which = self.heavy(&load, all);
                    (which, self.moving[which].propose(&mut self.random))
                }
            };
            let Some((from, to)) = proposed else { continue };
            let Some((cycles, replaced)) = self.moved(which, from, to)? else { continue };
            idle = 0;
            done += 1;
            self.judged();
            let number = self.moving[which].number;
            if self.accepts(number, present, cycles, done as f64 / judgements as f64) {
                present = cycles;
                self.moving[which].assigned.keep();
                self.short.stand()?;
            } else {
                self.back(replaced);
            }
            if present < least && !task.is_shortened() {
                least = present;
                self.check()?;
            }
            if done % (judgements / CHECKS).max(BETWEEN) == 0 {
                self.check()?;
            }
        }
        Ok(())
    }

    /// A block, the likelier the more of the call it is; now and then any.
    fn heavy(&mut self, load: &[u64], all: u64) -> usize {
        if self.random.below(ANY) == 0 {
            return self.random.below(load.len() as u64) as usize;
        }
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
