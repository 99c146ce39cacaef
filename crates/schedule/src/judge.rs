//! Cycles of a function in an order, by the core model.
//!
//! Source: own design. The model takes what retired in one call, in the candidate's order and at
//! its addresses: once to warm its caches and predictors, and once more, which is timed, as in
//! every measured call. Where many orders are compared the first time is not timed, but only shown
//! to caches and predictors: that takes half of the time, and may leave a write buffer otherwise.

use std::ops::Range;

use instar_code::{CodeLayout, LiftedFunction, Placed, Recorded, Words};
use instar_cores::{CommitObserver, Demand};
use instar_design::HostCore;
use instar_isa::{StaticEntry, StaticTable};
use instar_measure::{Stretch, Timed};
use instar_trace::{Observer, Retired, RetiredBatch};
use rustc_hash::FxHashMap;

use crate::Error;

/// Static entries after which the table is begun anew.
const MOST_ENTRIES: usize = 100_000;
/// The same where every call is timed by a model of its own, which makes room for all of them.
const MOST_OF_ONE: usize = 20_000;

/// Cycles by which an order counts as longer for each hazard: no call is shortened by as many.
pub const HAZARD: u64 = 1 << 40;

/// Tells the cycles of one function.
pub struct Judge<'a> {
    code: &'a LiftedFunction,
    words: Words,
    core: &'a HostCore,
    recorded: &'a Recorded,
    table: StaticTable,
    /// By word an entry of it, somewhere.
    entries: FxHashMap<u32, StaticEntry>,
    batch: RetiredBatch,
    /// For each pass the instructions that retired before it, and for the end all of them.
    before: Vec<usize>,
    /// By block whether the call comes through it.
    passed: Vec<bool>,
    /// Whether the call that warms is timed as well.
    whole: bool,
}

impl<'a> Judge<'a> {
    /// For what retired in one call.
    pub fn new(code: &'a LiftedFunction, words: &Words, core: &'a HostCore, recorded: &'a Recorded) -> Self {
        let (table, batch) = (StaticTable::new(), RetiredBatch::new());
        let mut before = vec![0];
        for pass in &recorded.passes {
            before.push(before[before.len() - 1] + code.blocks[pass.block].range.len());
        }
        let passed = recorded.counts(code.blocks.len()).iter().map(|count| *count > 0).collect();
        Self {
            code,
            words: words.clone(),
            core,
            recorded,
            table,
            entries: FxHashMap::default(),
            batch,
            before,
            passed,
            whole: true,
        }
    }

    /// One that does not time the call that warms.
    #[must_use]
    pub fn quick(self) -> Self {
        Self { whole: false, ..self }
    }

    /// The cycles of a call, and those of [`HAZARD`] for each place at which the hardware computes
    /// another value than the program's order says and the design does not mean it: so a search
    /// keeps clear of them.
    ///
    /// # Errors
    /// One sentence where an instruction has no cost on the core.
    pub fn cycles(&mut self, layout: &CodeLayout) -> Result<u64, Error> {
        let mut timed = self.timed(layout, Stretch::default())?;
        let hazards = timed.hazards().iter().filter(|hazard| hazard.meant.is_none()).count() as u64;
        Ok(timed.observer().cycles() + HAZARD * hazards)
    }

    /// The model behind the timed call, with an observer that saw its commits.
    ///
    /// # Errors
    /// As [`Self::cycles`].
    pub fn timed<O: CommitObserver + Clone + Send + 'static>(
        &mut self,
        layout: &CodeLayout,
        observer: O,
    ) -> Result<Timed<O>, Error> {
        if self.is_table_full() {
            self.begin_table();
        }
        let ids = self.ids(layout);
        let mut timed = self.warmed(layout, &ids, observer)?;
        self.retire(layout, &ids, 0..self.retired(), &mut timed);
        timed.drain()?;
        Ok(timed)
    }

    /// The model before anything retired.
    pub(crate) fn cold<O: CommitObserver + Clone + Send + 'static>(
        &mut self,
        layout: &CodeLayout,
        observer: O,
    ) -> Result<Timed<O>, Error> {
        let mut timed = Timed::new(self.core, observer)?;
        timed.show_code(self.code.start, &layout.bytes(0..layout.placed.len()), self.words.decoder());
        Ok(timed)
    }

    /// The model before the timed call.
    pub(crate) fn warmed<O: CommitObserver + Clone + Send + 'static>(
        &mut self,
        layout: &CodeLayout,
        ids: &[u32],
        observer: O,
    ) -> Result<Timed<O>, Error> {
        let mut timed = self.cold(layout, observer.clone())?;
        match self.whole {
            true => self.retire(layout, ids, 0..self.retired(), &mut timed),
            false => self.warm(layout, ids, &mut timed),
        }
        timed.drain()?;
        *timed.observer() = observer;
        Ok(timed)
    }

    /// Shows a model that is at rest the whole call, which is not timed.
    pub(crate) fn warm<O: CommitObserver + Clone + Send + 'static>(
        &mut self,
        layout: &CodeLayout,
        ids: &[u32],
        timed: &mut Timed<O>,
    ) {
        self.feed(layout, ids, 0..self.retired(), |table, batch| timed.warm(table, batch));
    }

    /// Gives a model these instructions of the call.
    pub(crate) fn retire<O: CommitObserver + Clone + Send + 'static>(
        &mut self,
        layout: &CodeLayout,
        ids: &[u32],
        which: Range<usize>,
        timed: &mut Timed<O>,
    ) {
        self.feed(layout, ids, which, |table, batch| timed.retire(&Retired::new(table, batch)));
    }

    /// How many instructions retire in the call.
    pub(crate) fn retired(&self) -> usize {
        self.before[self.before.len() - 1]
    }

    /// By pass its block, and how many instructions retired before it.
    pub(crate) fn passes(&self) -> impl Iterator<Item = (usize, usize)> {
        self.recorded.passes.iter().map(|pass| pass.block).zip(self.before.iter().copied())
    }

    /// Whether the call comes through a block.
    pub(crate) fn is_passed(&self, block: usize) -> bool {
        self.passed[block]
    }

    /// The static entries that were met so far.
    pub(crate) fn table(&self) -> &StaticTable {
        &self.table
    }

    /// Begins the table anew, for whoever keeps no numbers of it.
    pub(crate) fn begin_table(&mut self) {
        self.table = StaticTable::new();
    }

    /// Whether the table is begun anew before the next call is timed from its beginning.
    pub(crate) fn is_table_full(&self) -> bool {
        self.table.entries().len() > if self.whole { MOST_OF_ONE } else { MOST_ENTRIES }
    }

    /// What a call takes of the core, in whatever order its instructions are.
    ///
    /// # Errors
    /// As [`Self::cycles`].
    pub fn demands(&mut self, layout: &CodeLayout) -> Result<Vec<Demand>, Error> {
        let ids = self.ids(layout);
        let counts = self.recorded.counts(self.code.blocks.len());
        let executed = layout.placed.iter().zip(&ids).map(|(placed, &id)| {
            let block = self.code.block_of(placed.instruction as usize);
            (self.table.entry(id), counts[block])
        });
        let executed: Vec<_> = executed.collect();
        Ok(Timed::new(self.core, ())?.demands(&executed)?)
    }

    /// The static entries of a layout.
    pub fn ids(&mut self, layout: &CodeLayout) -> Vec<u32> {
        self.ids_of(&layout.placed)
    }

    /// Those of some instructions at their places.
    pub(crate) fn ids_of(&mut self, placed: &[Placed]) -> Vec<u32> {
        let Self { table, words, entries, .. } = self;
        let id = |placed: &Placed| {
            table.find(placed.pc, placed.word).unwrap_or_else(|| {
                let made = || {
                    let entry = words.decoder().static_entry(placed.pc, placed.word);
                    entry.expect("a word that was read from the function, with other registers")
                };
                // Its address apart, an entry is that of its word.
                let entry = entries.entry(placed.word).or_insert_with(made);
                table.intern(StaticEntry { pc: placed.pc, ..entry.clone() })
            })
        };
        placed.iter().map(id).collect()
    }

    fn feed(
        &mut self,
        layout: &CodeLayout,
        ids: &[u32],
        which: Range<usize>,
        mut take: impl FnMut(&StaticTable, &RetiredBatch),
    ) {
        let Self { batch, recorded, code, table, before, .. } = self;
        batch.clear();
        let first_pass = before.partition_point(|&before| before <= which.start).saturating_sub(1);
        for (number, pass) in recorded.passes.iter().enumerate().skip(first_pass) {
            if before[number] >= which.end {
                break;
            }
            let next_block = recorded.passes.get(number + 1);
            let left_to =
                next_block.map_or(recorded.left_to, |next| layout.placed[layout.starts[next.block]].pc);
            let first = code.blocks[pass.block].range.start;
            let (start, end) = (layout.starts[pass.block], layout.starts[pass.block + 1]);
            let from = start + which.start.saturating_sub(before[number]);
            let to = end.min(start + (which.end - before[number]));
            for (placed, at) in layout.placed[from..to].iter().zip(from..) {
                let number = pass.first + (placed.instruction as usize - first);
                let step = &recorded.steps[number];
                let next = if at + 1 < end { layout.placed[at + 1].pc } else { left_to };
                batch.accesses.extend_from_slice(recorded.accesses_of(number));
                batch.push(ids[at], placed.pc, next, step.flags, step.detail);
                if batch.len() == RetiredBatch::CAPACITY {
                    take(table, batch);
                    batch.clear();
                }
            }
        }
        if !batch.is_empty() {
            take(table, batch);
            batch.clear();
        }
    }
}
