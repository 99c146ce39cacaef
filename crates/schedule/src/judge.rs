//! Cycles of a function in an order, by the core model.
//!
//! Source: own design. The model takes what retired in one call, in the candidate's order and at its addresses: once
//! to warm its caches and predictors, and once more, which is timed, as in every measured call. Where many orders are
//! compared the first time is not timed, but only shown to caches and predictors: that takes half of the time, and may
//! leave a write buffer otherwise.

use instar_cores::{CommitObserver, Demand};
use instar_design::HostCore;
use instar_isa::StaticTable;
use instar_measure::{Stretch, Timed};
use instar_trace::RetiredBatch;

use crate::Error;
use crate::code::Code;
use crate::layout::Layout;
use crate::recorded::Recorded;
use crate::words::Words;

/// Static entries after which the table is begun anew.
const MOST_ENTRIES: usize = 100_000;

/// Tells the cycles of one function.
pub struct Judge<'a> {
    code: &'a Code,
    words: Words,
    core: &'a HostCore,
    recorded: &'a Recorded,
    table: StaticTable,
    batch: RetiredBatch,
    /// Whether the call that warms is timed as well.
    whole: bool,
}

impl<'a> Judge<'a> {
    /// For what retired in one call.
    pub fn new(code: &'a Code, words: &Words, core: &'a HostCore, recorded: &'a Recorded) -> Self {
        let table = StaticTable::new();
        Self { code, words: words.clone(), core, recorded, table, batch: RetiredBatch::new(), whole: true }
    }

    /// One that does not time the call that warms.
    #[must_use]
    pub fn quick(self) -> Self {
        Self { whole: false, ..self }
    }

    /// The cycles of a call.
    ///
    /// # Errors
    /// One sentence where an instruction has no cost on the core.
    pub fn cycles(&mut self, layout: &Layout) -> Result<u64, Error> {
        let timed = self.timed(layout, Stretch::default())?;
        Ok({ timed }.observer().cycles())
    }

    /// The model behind the timed call, with an observer that saw its commits.
    ///
    /// # Errors
    /// As [`Self::cycles`].
    pub fn timed<O: CommitObserver + Clone + Send + 'static>(
        &mut self,
        layout: &Layout,
        observer: O,
    ) -> Result<Timed<O>, Error> {
        if self.table.entries().len() > MOST_ENTRIES {
            self.table = StaticTable::new();
        }
        let (ids, whole) = (self.ids(layout), self.whole);
        let mut timed = Timed::new(self.core, observer.clone())?;
        timed.show_code(self.code.start, &layout.bytes(), self.words.decoder());
        self.feed(layout, &ids, |table, batch| match whole {
            true => timed.sink().retire(table, batch),
            false => timed.warm(table, batch),
        });
        timed.drain()?;
        *timed.observer() = observer;
        self.feed(layout, &ids, |table, batch| timed.sink().retire(table, batch));
        timed.drain()?;
        Ok(timed)
    }

    /// What a call takes of the core, in whatever order its instructions are.
    ///
    /// # Errors
    /// As [`Self::cycles`].
    pub fn demands(&mut self, layout: &Layout) -> Result<Vec<Demand>, Error> {
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
    pub fn ids(&mut self, layout: &Layout) -> Vec<u32> {
        let Self { table, words, .. } = self;
        let id = |placed: &crate::Placed| {
            table.find(placed.pc, placed.word).unwrap_or_else(|| {
                let entry = words.decoder().static_entry(placed.pc, placed.word);
                table.intern(entry.expect("a word that was read from the function, with other registers"))
            })
        };
        layout.placed.iter().map(id).collect()
    }

    fn feed(&mut self, layout: &Layout, ids: &[u32], mut take: impl FnMut(&StaticTable, &RetiredBatch)) {
        let Self { batch, recorded, code, table, .. } = self;
        batch.clear();
        for (number, pass) in recorded.passes.iter().enumerate() {
            let next_block = recorded.passes.get(number + 1);
            let left_to =
                next_block.map_or(recorded.left_to, |next| layout.placed[layout.starts[next.block]].pc);
            let first = code.blocks[pass.block].range.start;
            let (start, end) = (layout.starts[pass.block], layout.starts[pass.block + 1]);
            for (placed, at) in layout.placed[start..end].iter().zip(start..) {
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
