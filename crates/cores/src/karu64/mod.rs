//! karu64: one instruction at a time, in order, with a vector unit that has one at a time, too.
//!
//! ```text
//!   fetch ──► ID ──► EX: ALU, branch, CSR │ multiplier, divider │ load, store ──► data cache
//!   (8 bytes)        │                                               ▲
//!                    └ vector unit: granules of 128 bits from a memory of two ports ──► two lanes ──► back
//! ```
//!
//! Source: karucore/karu64 8da799a, `rtl/`; each rule names its file. An instruction's cycle is the
//! one of its issue. Nothing younger delays anything older, and nothing is executed beside anything
//! else, so that cycle follows from those before it, and no cycle is stepped through. Not modelled:
//! floating point, atomic operations, cache blocks, vector cryptography, paging, interrupts.

pub mod causes;
pub mod costs;
mod data;
mod family;
mod frontend;
mod info;
mod params;
mod rules;
pub mod stalls;
#[cfg(test)]
mod tests;
mod untimed;
mod vector;

use instar_isa::{StaticEntry, StaticTable};
use instar_trace::{ClockRead, Observer, Retired, RetiredBatch, Wishes};

pub use self::costs::Cost;
pub use self::family::FAMILY;
pub use self::params::Params;

use self::data::Data;
use self::frontend::{Arrival, Frontend};
use self::info::{Info, Kind};
use self::rules::{Anew, Busy};
use self::vector::VectorUnit;
use crate::in_order::{Infos, Watch};
use crate::{CommitObserver, CustomTiming, Demand, Unit};

/// A karu64 that is fed with retired instructions.
#[derive(Clone, Debug)]
pub struct Karu64<O> {
    params: Params,
    timings: Vec<Option<CustomTiming<Cost>>>,
    infos: Infos<Info>,
    frontend: Frontend,
    data: Data,
    vector: VectorUnit,
    /// Cycle in which the last instruction issued, and what became of it.
    last: u64,
    busy: Busy,
    /// First cycle in which the next may be taken from fetch, as far as execution goes.
    free: u64,
    /// When the next can be taken, as far as fetch goes, and why not earlier.
    next: Arrival,
    anew: Anew,
    started: bool,
    committed: u64,
    refused: Option<String>,
    /// Only used where the observer wants to be told of cycles.
    watch: Watch,
    observer: O,
}

impl<O: CommitObserver> Karu64<O> {
    /// A core that has not fetched anything yet. `timings` are indexed by `StaticEntry::custom`.
    ///
    /// # Errors
    /// One sentence where parameters or costs cannot be.
    pub fn new(
        params: Params,
        timings: Vec<Option<CustomTiming<Cost>>>,
        units: &[Unit],
        observer: O,
    ) -> Result<Self, String> {
        params.check()?;
        costs::check(&timings, units)?;
        Ok(Self {
            frontend: Frontend::new(&params),
            data: Data::new(&params),
            vector: VectorUnit::default(),
            params,
            timings,
            infos: Infos::new(Info::UNKNOWN),
            last: 0,
            busy: Busy::NOT,
            free: 0,
            next: Arrival { cycle: 0, cached: 0 },
            anew: Anew::Flush,
            started: false,
            committed: 0,
            refused: None,
            watch: Watch::default(),
            observer,
        })
    }

    #[cold]
    fn show(&mut self, table: &StaticTable, id: u32) {
        let info = Info::new(table.entry(id), &self.timings);
        self.infos.keep(table, id, info, &mut self.refused);
    }

    fn info(&mut self, table: &StaticTable, id: u32) -> Info {
        if !self.infos.has(id) {
            self.show(table, id);
        }
        self.infos[id]
    }

    /// The stream begins here, or goes on elsewhere: nothing is under way.
    fn begin(&mut self, pc: u64) {
        self.started = true;
        let idle = self.last.max(self.free);
        self.last = idle;
        self.busy = Busy::NOT;
        self.free = idle;
        self.anew = Anew::Flush;
        self.next = self.frontend.restart(idle, pc);
        self.watch.restart();
    }

    /// Shows the caches what is not timed.
    fn warm_caches(&mut self, table: &StaticTable, batch: &RetiredBatch) {
        for at in 0..batch.len() {
            self.frontend.restart(0, batch.pcs[at]);
            let store = match self.info(table, batch.ids[at]).kind {
                Kind::Vector(it) => {
                    matches!(it.does, vector::VectorOperation::Memory(memory) if memory.store)
                }
                kind => kind == Kind::Store,
            };
            for access in batch.accesses_of(at).iter().filter(|_| !store) {
                let lines = access.address >> 6..=(access.address + u64::from(access.size.max(1)) - 1) >> 6;
                for line in lines {
                    self.data.read(line << 6);
                }
            }
        }
    }

    /// What so many executions of each of these take.
    fn all_demands(&self, instructions: &[(&StaticEntry, u64)]) -> Result<Vec<Demand>, String> {
        let least = |&(entry, count): &(&StaticEntry, u64)| {
            let cycles = match Info::new(entry, &self.timings)?.kind {
                Kind::Simple | Kind::Branch | Kind::Jump | Kind::Leave => 1,
                // What it is, done after its issue, and another taken after that.
                _ => 3,
            };
            Ok((cycles, count))
        };
        Ok(vec![Demand::one_at_a_time("cycles in EX", instructions.iter().map(least))?])
    }
}

impl<O: CommitObserver + Clone> Observer for Karu64<O> {
    fn retire(&mut self, &Retired { table, batch, .. }: &Retired<'_>) {
        if !self.started
            && let Some(&pc) = batch.pcs.first()
        {
            self.begin(pc);
        }
        for at in 0..batch.len() {
            let id = batch.ids[at];
            if !self.infos.has(id) {
                self.show(table, id);
            }
            let compresses = self.infos[id].kind.compresses();
            let compressed = compresses.then(|| batch.elements_of(at)).flatten().map(<[u16]>::len);
            let places = (batch.pcs[at], batch.next_pcs[at]);
            self.follow(id, places, batch.flags[at], batch.details[at], batch.accesses_of(at), compressed);
        }
    }

    /// Of vcompress it counts whether all were taken.
    fn wishes(&self) -> Wishes {
        Wishes::ELEMENTS
    }

    /// The cycle in which the read issues (karu_csr.v, op_addr: what the register holds in that
    /// cycle).
    fn clock(&mut self, read: &ClockRead<'_>) -> Option<u64> {
        let mut ahead = self.clone();
        ahead.retire(&Retired::new(read.table, &read.batch()));
        Some(ahead.last)
    }
}
