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
use crate::parts::stream::Stream;
use crate::resume::{Relative, Resumable, Saved};
use crate::{CommitObserver, CustomUnits};

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
    csr_pending: bool,
    csr_result: Option<u8>,
    resolving: Option<u64>,
    coprocessor: CustomUnits,
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

/// The fields of a state. One that is added to the core must be named here, or among those that no state has.
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
            csr_pending,
            csr_result,
            resolving,
            coprocessor,
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
    fn relative(&self) -> Relative {
        let mut relative = Relative::to(self.now);
        relative.number(self.committed);
        relative.number(self.stream.end());
        self.scoreboard.tell(&mut relative);
        self.load_store.tell(&mut relative, &self.scoreboard);
        self.memory.tell(&mut relative);
        self.frontend.tell(&mut relative);
        relative.number(self.bus);
        relative.present(self.multiplied);
        relative.time(self.long_operation);
        self.base_registers.tell(&mut relative);
        let flags = [self.csr_pending, self.started, self.ended, self.resolving.is_some()];
        relative.number(flags.into_iter().fold(0, |bits, flag| bits << 1 | u64::from(flag)));
        if let Some(ticket) = self.resolving {
            self.scoreboard.tell_ticket(&mut relative, ticket);
        }
        self.coprocessor.tell(&mut relative);
        relative.present(self.rested_at);
        relative
    }
}

impl<O: CommitObserver> Resumable for Cva6<O> {
    fn save(&self) -> Saved {
        macro_rules! copied {
            ($($field:ident),+) => {{
                // A core with an accelerator is not resumable.
                let Self { params: _, book: _, image: _, watch: _, behind: _, observer: _, $($field),+ } = self;
                State { $($field: $field.clone()),+ }
            }};
        }
        Saved::new(self.relative(), fields!(copied))
    }

    fn restore(&mut self, saved: &Saved) {
        let state: &State = saved.state();
        macro_rules! assigned {
            ($($field:ident),+) => {{ $(self.$field.clone_from(&state.$field);)+ }};
        }
        fields!(assigned);
    }

    fn is_at(&self, saved: &Saved) -> bool {
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
