//! Rocket: five stages, in order, two blocking caches, a serial multiplier and divider.
//!
//! ```text
//!   s1 ──► s2 ──► queue ──► ID ──► EX ──► MEM ──► WB
//!   │      │               │      │      │       └ traps, CSRs, fence.i; what was refused is
//!   │      │               │      │      │         fetched again
//!   │      └ instruction   │      │      └ taken branches and jumps turn fetch; the data cache
//!   │        cache         │      └ ALU, addresses, requests to data cache, multiplier, divider
//!   └ next four bytes      └ instructions of two and four bytes, hazards
//! ```
//!
//! Source: chipsalliance/rocket-chip 850e1d5d5 (May 2022) as the package pythondata-cpu-rocket
//! 0.0.post7146 carries it; files of src/main/scala and signals of the netlist keep their names. A
//! small core without branch prediction, address translation, floating point and RoCC. Stepped
//! cycle by cycle; an instruction's cycle is the one in which it is in WB and is not fetched again.
//! Not modelled: interrupts, atomics, accesses outside memory, probes of other caches.

mod bus;
pub mod causes;
mod code;
pub mod costs;
mod dcache;
mod decode;
mod family;
mod fetch;
mod info;
mod long;
mod params;
mod pipeline;
pub mod stalls;
#[cfg(test)]
mod tests;
mod told;

use instar_isa::{StaticEntry, StaticTable};
use instar_trace::{ClockRead, Observer, Retired, RetiredBatch};

pub use self::family::FAMILY;
pub use self::params::Params;
pub use crate::in_order::cost::PlainCost as Cost;

use self::bus::Bus;
use self::code::Code;
use self::dcache::DCache;
use self::fetch::{Fetch, Word};
use self::info::{Info, Kind};
use self::long::Long;
use self::pipeline::{Slots, Stage, WRONG};
use self::told::Log;
use crate::in_order::{Infos, Watch};
use crate::parts::stream::Stream;
use crate::{Causes, CommitObserver, CustomTiming, Demand, Stall, Unit};

/// Cycles without a commit after which a model is stuck: none waits so long.
const MOST_IDLE: u64 = 100_000;

/// Cycles from reset to the first in which the data cache takes an access: its tags are emptied.
const EMPTIED: u64 = 65;

/// A Rocket that is fed with retired instructions.
#[derive(Clone, Debug)]
pub struct Rocket<O> {
    params: Params,
    timings: Vec<Option<CustomTiming<Cost>>>,
    infos: Infos<Info>,
    code: Code,
    stream: Stream,
    now: u64,
    fetch: Fetch,
    /// A half of an instruction that decode keeps.
    half: Option<Word>,
    /// Position of what decode gets next; [`WRONG`] behind what leads elsewhere.
    following: u64,
    slots: Slots,
    ex: Stage,
    mem: Stage,
    wb: Stage,
    /// What is in WB raises an exception.
    wb_excepts: bool,
    data: DCache,
    bus: Bus,
    /// The data cache took nothing in the cycle before (`dcache_blocked`).
    blocked: bool,
    /// What accesses memory waits for the data cache (`id_reg_fence`).
    fenced: bool,
    long: Long,
    /// An operation was handed over in the cycle before.
    began: bool,
    /// Registers that the multiplier or divider writes later.
    pending: u32,
    /// Why fetch was turned last, and the first cycle in which that is no reason.
    turned: (Stall, Causes),
    refetched: u64,
    started: bool,
    /// Cycles ahead of the first one, since reset: what a clock shows more.
    since_reset: u64,
    /// Divisions of which nothing told the operands.
    guessed: u64,
    committed: u64,
    last_commit: u64,
    refused: Option<String>,
    log: Log,
    /// Only used where the observer wants to be told of cycles.
    watch: Watch,
    observer: O,
}

impl<O: CommitObserver> Rocket<O> {
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
        costs::check(&timings, units)?;
        Ok(Self {
            fetch: Fetch::new(&params),
            data: DCache::new(&params),
            bus: Bus::new(&params),
            params,
            timings,
            infos: Infos::new(Info::PLAIN),
            code: Code::new(),
            stream: Stream::default(),
            now: 0,
            half: None,
            following: WRONG,
            slots: Slots::EMPTY,
            ex: Stage::EMPTY,
            mem: Stage::EMPTY,
            wb: Stage::EMPTY,
            wb_excepts: false,
            blocked: false,
            fenced: false,
            long: Long::default(),
            began: false,
            pending: 0,
            turned: (stalls::FLUSH, causes::FLUSH),
            refetched: 0,
            started: false,
            since_reset: 0,
            guessed: 0,
            committed: 0,
            last_commit: 0,
            refused: None,
            log: Log::default(),
            watch: Watch::default(),
            observer,
        })
    }

    #[cold]
    fn show(&mut self, table: &StaticTable, id: u32) {
        let entry = table.entry(id);
        let info = Info::of(entry, &self.timings);
        if let Err(reason) = info.timed(entry, &self.timings) {
            self.refused.get_or_insert(reason);
        }
        self.code.retires(entry.pc, info);
        self.infos.keep(table, id, Ok(info), &mut self.refused);
    }

    /// The stream begins here, or goes on elsewhere: nothing is in the pipeline.
    fn begin(&mut self, pc: u64) {
        self.started = true;
        self.slots = Slots::EMPTY;
        self.ex = Stage::EMPTY;
        self.mem = Stage::EMPTY;
        self.wb = Stage::EMPTY;
        self.wb_excepts = false;
        self.half = None;
        self.following = self.stream.end();
        self.turned = (stalls::FLUSH, causes::FLUSH);
        self.refetched = self.now + 2;
        self.fetch.turn(pc);
        self.log.clear();
        self.watch.restart();
    }

    /// What is given first comes behind a jump from the line that is fetched after reset.
    fn begin_after_reset(&mut self) {
        self.since_reset = bus::from_reset(&self.params);
        self.data.empties_until(EMPTIED.saturating_sub(self.since_reset));
    }

    /// Whether a cycle can be worked off with what was given. A model that is stuck says so in the
    /// end.
    #[inline]
    fn has_work(&self) -> bool {
        let known = self.following == WRONG || self.following < self.stream.end();
        known && self.now < self.last_commit + MOST_IDLE
    }

    /// Works off everything that was given.
    fn work_to_end(&mut self) -> Result<(), String> {
        let mut idle = 0;
        while self.committed < self.stream.end() && idle < MOST_IDLE {
            let before = self.committed;
            self.step();
            idle = if self.committed == before { idle + 1 } else { 0 };
        }
        self.started = false;
        match self.refused.take() {
            Some(reason) => Err(reason),
            None if self.committed < self.stream.end() => Err(format!(
                "instruction {} does not come to its end in the model: the stream does not go on where it leads",
                self.committed + 1
            )),
            None => Ok(()),
        }
    }

    /// What so many executions of each of these take.
    fn all_demands(&self, instructions: &[(&StaticEntry, u64)]) -> Result<Vec<Demand>, String> {
        let (mut through, mut long, mut most) = (0, 0, 1);
        for &(entry, count) in instructions {
            let info = Info::of(entry, &self.timings);
            info.timed(entry, &self.timings)?;
            through += count;
            let cycles = match info.kind {
                Kind::Multiply { half } => long::product(&self.params, half) + 1,
                Kind::Divide { remainder } => long::quotient(&self.params, remainder, 0) + 1,
                Kind::Own(at) if info.long => info::latency(&self.timings, at, None),
                _ => 0,
            };
            long += cycles * count;
            most = most.max(cycles);
        }
        let demand = |what: &str, taken: u64, ahead: u64| Demand {
            what: what.to_owned(),
            taken,
            per_cycle: 1,
            ahead,
            beside: 1,
        };
        Ok(vec![
            demand("cycles in decode", through, 1),
            demand("cycles of the multiplier and divider", long, most),
        ])
    }

    /// Shows the caches what is not timed.
    fn warm_caches(&mut self, batch: &RetiredBatch) {
        for at in 0..batch.len() {
            self.fetch.touch(batch.pcs[at]);
            for access in batch.accesses_of(at) {
                self.data.touch(access.address, access.kind == instar_isa::AccessKind::Write);
            }
        }
    }
}

impl<O: CommitObserver + Clone> Observer for Rocket<O> {
    fn retire(&mut self, &Retired { table, batch, .. }: &Retired<'_>) {
        let Some(&pc) = batch.pcs.first() else { return };
        for &id in &batch.ids {
            if !self.infos.has(id) {
                self.show(table, id);
            }
        }
        if !self.started {
            self.begin(pc);
        }
        self.stream.append(batch);
        if self.refused.is_some() {
            return;
        }
        while self.has_work() {
            self.step();
        }
    }

    /// The cycle in which the read is in WB (CSR.scala, `io.rw`).
    fn clock(&mut self, read: &ClockRead<'_>) -> Option<u64> {
        let mut ahead = self.clone();
        ahead.retire(&Retired::new(read.table, &read.batch()));
        ahead.work_to_end().ok()?;
        Some(ahead.last_commit + self.since_reset)
    }
}
