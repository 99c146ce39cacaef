//! The core's state, to go on from it again: [`crate::Resumable`].
//!
//! What each structure tells of itself stands in its own file.

use std::ops::Range;

use instar_isa::StaticTable;
use rustc_hash::FxHashMap;

use super::Cva6;
use super::base_registers::BaseRegisters;
use super::frontend::Frontend;
use super::load_store::LoadStore;
use super::memory::Memory;
use super::scoreboard::Scoreboard;
use super::shadow::{Guesses, ShadowBranch};
use crate::CommitObserver;
use crate::parts::stream::Stream;
use crate::relative::Relative;
use crate::resume::{Resumable, Saved};
use crate::units::{AttachedUnit, CustomUnits, MemoryPort};

/// All that changes from cycle to cycle.
struct State {
    stream: Stream,
    now: u64,
    frontend: Frontend,
    scoreboard: Scoreboard,
    load_store: LoadStore,
    memory: Memory,
    bus: u64,
    multiplied: u64,
    long_operation: u64,
    last_details: FxHashMap<u32, Option<u64>>,
    base_registers: BaseRegisters,
    last_issued: u64,
    shadow_of: Option<u64>,
    shadow_branch: Option<ShadowBranch>,
    guesses: Guesses,
    csr_pending: bool,
    csr_result: Option<u8>,
    resolving: Option<u64>,
    coprocessor: CustomUnits,
    memory_port: MemoryPort,
    memory_ready: bool,
    free_entries: usize,
    rested_at: u64,
    committed: u64,
    last_commit: u64,
    started: bool,
    ended: bool,
    unknown_divides: u64,
    unknown_operands: u64,
}

/// The fields of a state. One that is added to the core must be named here, or among those that no
/// state has.
macro_rules! fields {
    ($with:ident) => {
        $with!(
            stream,
            now,
            frontend,
            scoreboard,
            load_store,
            memory,
            bus,
            multiplied,
            long_operation,
            last_details,
            base_registers,
            last_issued,
            shadow_of,
            shadow_branch,
            guesses,
            csr_pending,
            csr_result,
            resolving,
            coprocessor,
            memory_port,
            memory_ready,
            free_entries,
            rested_at,
            committed,
            last_commit,
            started,
            ended,
            unknown_divides,
            unknown_operands
        )
    };
}

impl<O: CommitObserver> Cva6<O> {
    /// The pipeline as it is seen from the present cycle.
    fn relative(&mut self) -> Relative {
        let mut relative = Relative::to(self.now);
        relative.number(self.committed);
        relative.number(self.stream.end());
        relative.visit_flags([&mut self.ended]);
        self.visit(&mut relative);
        relative
    }

    /// Visits what is in the pipeline.
    pub(super) fn visit(&mut self, relative: &mut Relative) {
        let Self { book, scoreboard, .. } = self;
        scoreboard.visit(relative, |id| book.info(id));
        if let Some(behind) = &mut self.behind {
            behind.visit(relative);
        }
        self.load_store.visit(relative);
        self.memory.visit(relative);
        self.frontend.visit(relative);
        relative.visit(&mut self.bus);
        relative.visit_present(&mut self.multiplied, 0);
        relative.visit_time(&mut self.long_operation);
        self.base_registers.visit(relative);
        relative.visit_position(&mut self.last_issued);
        relative.visit_flags([&mut self.shadow_of.is_some(), &mut self.shadow_branch.is_some()]);
        if self.shadow_of.is_some() || self.shadow_branch.is_some() {
            relative.refuse();
            ShadowBranch::encode(self.shadow_branch, relative);
        }
        relative.visit_flags([&mut self.csr_pending, &mut self.started]);
        relative.visit_maybe_ticket(&mut self.resolving);
        self.coprocessor.visit(relative);
        if !self.coprocessor.late.is_empty() {
            self.memory_port.visit(relative);
        }
        relative.visit_present(&mut self.rested_at, u64::MAX);
    }
}

impl<O: CommitObserver> Resumable for Cva6<O> {
    fn save(&mut self) -> Saved {
        // Whoever goes on from here again steps.
        self.remember(false);
        let relative = self.relative();
        macro_rules! copied {
            ($($field:ident),+) => {{
                // A core with an accelerator is not resumable, nor is one with regions.
                let Self { params: _, book: _, image: _, rewritten: _, tape: _, memo: _, watch: _, followed: _, behind: _, held: _, watches: _, posted: _, marks: _, awake: _, late_moved: _, stopped_at: _, since_reset: _, observer: _, $($field),+ } = self;
                State { $($field: $field.clone()),+ }
            }};
        }
        Saved::new(relative, fields!(copied))
    }

    fn restore(&mut self, saved: &Saved) {
        let state: &State = saved.state();
        macro_rules! assigned {
            ($($field:ident),+) => {{ $(self.$field.clone_from(&state.$field);)+ }};
        }
        fields!(assigned);
    }

    fn is_at(&mut self, saved: &Saved) -> bool {
        let state: &State = saved.state();
        saved.is_seen_as(&self.relative())
            && self.load_store.tags.is_same(&state.load_store.tags)
            && self.frontend.remembers_the_same(&state.frontend)
            && self.last_details == state.last_details
            && self.stream.from(self.committed).eq(state.stream.from(self.committed))
    }

    fn now(&self) -> u64 {
        self.now
    }

    fn replace(&mut self, table: &StaticTable, ids: &[u32], address: u64, bytes: &[u8], last: bool) {
        let Self { book, image, .. } = self;
        image.replace(address, bytes, last, |id| book.gone(id));
        book.learn(table, ids, image);
    }

    fn looked_at(&mut self) -> Range<u64> {
        self.frontend.looked_at()
    }

    fn lines_replaced(&self) -> u64 {
        self.frontend.lines.replaced() + self.load_store.tags.replaced()
    }
}
