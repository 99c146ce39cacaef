//! VexRiscv: five stages after two of fetch, in order, static prediction, an instruction cache.
//!
//! ```text
//!   prefetch ──► fetch ──► decode ──► execute ──► memory ──► writeBack
//!      ▲           │          │          │           │
//!      │           └ cache    │          │           ├ multiplier, divider, answers to loads
//!      │             read     │          │           └ mispredicted: jumps by register, branches
//!      │                      │          └ ALU, shifter, requests for data
//!      │                      └ hazards, jumps, branches backward, missing lines
//!      └ targets
//! ```
//!
//! Source: the netlist VexRiscv_Lite.v of the package pythondata-cpu-vexriscv 1.0.1.post407
//! (SpinalHDL/VexRiscv 5f0c7a7, under `verilog/ext`); names of signals are its own. An
//! instruction's cycle is the one in which it is in writeBack (`lastStageIsFiring`). A stage that
//! is held holds all before it, be there an instruction in between or not, and nothing younger
//! delays anything older but by the line that a wrong path fetches; so an instruction's cycles
//! follow from those of the two before it, and no cycle is stepped through. Not modelled:
//! interrupts, errors on the bus, the netlists with a data cache, with compressed instructions,
//! with a memory management unit or with a debug port.

pub mod causes;
pub mod costs;
mod family;
mod fetch;
mod info;
mod params;
mod remembering;
mod rules;
mod shadow;
pub mod stalls;
#[cfg(test)]
mod tests;

use instar_isa::{StaticEntry, StaticTable};
use instar_trace::{ClockRead, Observer, Retired, Wishes};

pub use self::family::FAMILY;
pub use self::params::Params;
pub use crate::in_order::cost::PlainCost as Cost;

use self::fetch::Fetch;
use self::info::Info;
use self::rules::{Arrival, Passed};
use self::shadow::Code;
use crate::in_order::memo::{self, Memo};
use crate::in_order::{Infos, Watch};
use crate::{CommitObserver, CustomTiming, Demand, Unit};

/// A VexRiscv that is fed with retired instructions.
#[derive(Clone, Debug)]
pub struct Vexriscv<O> {
    params: Params,
    timings: Vec<Option<CustomTiming<Cost>>>,
    infos: Infos<Info>,
    /// The last instruction, and the one before it.
    last: Passed,
    before: Passed,
    /// First cycle in which the data bus takes a request.
    bus_free: u64,
    next: Arrival,
    fetch: Fetch,
    code: Code,
    /// Shifts of which nothing told the amount.
    guessed: u64,
    committed: u64,
    refused: Option<String>,
    memo: Memo,
    /// Only used where the observer wants to be told of cycles.
    watch: Watch,
    observer: O,
}

impl<O: CommitObserver> Vexriscv<O> {
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
            params,
            timings,
            infos: Infos::new(Info::PLAIN),
            last: Passed::NOTHING,
            before: Passed::NOTHING,
            bus_free: 0,
            next: Arrival::START,
            code: Code::default(),
            guessed: 0,
            committed: 0,
            refused: None,
            memo: Memo::new::<O>(true),
            watch: Watch::default(),
            observer,
        })
    }

    #[cold]
    fn show(&mut self, table: &StaticTable, id: u32) {
        let entry = table.entry(id);
        let info = Info::of(entry);
        if let Err(reason) = info.timed(entry, &self.timings) {
            self.refused.get_or_insert(reason);
        }
        self.code.retires(entry.pc, info);
        self.infos.keep(table, id, Ok(info), &mut self.refused);
    }

    /// What is given next may lie elsewhere: nothing is in the pipeline.
    fn restart(&mut self) {
        self.last = Passed { destination: 0, ..self.last };
        self.before = Passed::NOTHING;
        self.next = Arrival::anew(self.last.commits() + 1);
        self.fetch.empty_now();
        self.watch.restart();
    }

    /// What so many executions of each of these take.
    fn all_demands(&self, instructions: &[(&StaticEntry, u64)]) -> Result<Vec<Demand>, String> {
        // Cycles of all, and of the one that takes the longest, in two stages.
        let (mut taken, mut most) = ([0, 0], [1, 1]);
        for &(entry, count) in instructions {
            let info = Info::of(entry);
            info.timed(entry, &self.timings)?;
            for (stage, cycles) in info.least_cycles(&self.timings).into_iter().enumerate() {
                taken[stage] += cycles * count;
                most[stage] = most[stage].max(cycles);
            }
        }
        let demand = |stage: usize, what: &str| Demand {
            what: format!("cycles in {what}"),
            taken: taken[stage],
            per_cycle: 1,
            ahead: most[stage],
            beside: 1,
        };
        Ok(vec![demand(0, "execute"), demand(1, "memory")])
    }
}

impl<O: CommitObserver + Clone> Observer for Vexriscv<O> {
    fn retire(&mut self, &Retired { table, batch, .. }: &Retired<'_>) {
        if !self.is_plain() || !memo::follow(self, table, batch) {
            for at in 0..batch.len() {
                if !self.infos.has(batch.ids[at]) {
                    self.show(table, batch.ids[at]);
                }
                self.follow(batch, at);
            }
        }
        if self.code.accept() {
            self.memo.forget();
        }
    }

    /// Amounts of shifts; and what a mispredicted jump or branch leaves in the registers, which
    /// what is in execute behind it reads.
    fn wishes(&self) -> Wishes {
        Wishes::SHIFTS | Wishes::REGISTERS
    }

    /// The cycle in which the read leaves execute, where CSRs are read.
    fn clock(&mut self, read: &ClockRead<'_>) -> Option<u64> {
        let mut ahead = self.clone();
        ahead.retire(&Retired::new(read.table, &read.batch()));
        Some(ahead.last.executed)
    }
}
