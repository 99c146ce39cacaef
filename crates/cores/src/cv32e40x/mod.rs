//! CV32E40X: four stages, in order, one instruction a cycle, no caches and no prediction.
//!
//! ```text
//!   IF ──► ID ──► EX ──► WB
//!          │       │      └ what a load brings, results of a coprocessor; fences and traps
//!          │       └ ALU, multiplier, divider, address, CSRs; branches; commits to a coprocessor
//!          └ jumps and mret; operands; offers to a coprocessor (CV-X-IF)
//! ```
//!
//! Source: openhwgroup/cv32e40x 727c573, `rtl/`; each rule names its file. The cycle of an
//! instruction is its first in WB, in which the core counts it (minstret), of a fence its last.
//! Nothing younger delays anything older, so that cycle follows from those before it, and no cycle
//! is stepped through, but in IF where code comes later than in the cycle after its request
//! (fetch.rs). What the family shares with CV32E40P, from which the core descends, stands in
//! in_order/: the divider, both ports to memory. The rest differs: what waits for what, where
//! results come back, the buffer in IF. Not modelled: Zc, atomics, physical memory attributes, the
//! write buffer, CLIC, WFI and WFE, interrupts, debug.

pub mod causes;
pub mod costs;
mod family;
mod fetch;
mod info;
mod offload;
mod params;
mod remembering;
mod rules;
pub mod stalls;
#[cfg(test)]
mod tests;

use instar_isa::{StaticEntry, StaticTable};
use instar_trace::{ClockRead, Observer, Retired};

pub use self::costs::Cost;
pub use self::family::FAMILY;
pub use self::params::Params;

use self::fetch::{Behind, Fetch};
use self::info::{Info, Kind};
use self::offload::Offload;
use self::rules::Arrival;
use crate::in_order::memo::{self, Memo};
use crate::in_order::{Code, DataPort, Infos, Watch};
use crate::parts::registers::x_numbers;
use crate::{Causes, CommitObserver, CustomTiming, Demand, Stall, Unit};

/// X registers.
const X_REGISTERS: usize = 32;

/// A CV32E40X that is fed with retired instructions.
#[derive(Clone, Debug)]
pub struct Cv32e40x<O> {
    params: Params,
    timings: Vec<Option<CustomTiming<Cost>>>,
    units: Vec<Unit>,
    infos: Infos<Info>,
    /// The cycle of the last instruction.
    last: u64,
    /// Cycles in which it left ID and EX, and the first behind that in which WB is free or becomes
    /// free.
    left: u64,
    exit: u64,
    free: u64,
    /// Who holds WB until then, for reports.
    held: (Stall, Causes),
    /// The register that it writes and whoever reads it at once waits for; x0: none.
    late: u8,
    /// By register, the first cycle in which a jump in ID may go by it (jalr_stall).
    jumped: [u64; X_REGISTERS],
    /// First cycle in which a CSR access or MRET leaves ID (csr_stall).
    csr_free: u64,
    /// First cycle in which a load or store in EX asks (irq_enable_stall).
    access_free: u64,
    next: Arrival,
    /// Fetch, where it is not the ideal one, and what the last instruction did to it.
    fetch: Option<Box<(Fetch, Behind)>>,
    code: Code,
    data: DataPort,
    offload: Offload,
    started: bool,
    /// Divisions of which nothing told the operands.
    guessed: u64,
    /// Accesses that are asked for several times.
    repeated: u64,
    committed: u64,
    refused: Option<String>,
    memo: Memo,
    /// Only used where the observer wants to be told of cycles.
    watch: Watch,
    observer: O,
}

impl<O: CommitObserver> Cv32e40x<O> {
    /// A core that has not fetched anything yet. `timings` are indexed by `StaticEntry::custom`.
    ///
    /// # Errors
    /// One sentence where costs cannot be.
    pub fn new(
        params: Params,
        timings: Vec<Option<CustomTiming<Cost>>>,
        units: Vec<Unit>,
        observer: O,
    ) -> Result<Self, String> {
        costs::check(&timings, &units, &params)?;
        let fetch = |params: &Params| {
            let fetch = Fetch::new(params.fetch_grant_cycles, params.fetch_response_cycles);
            Box::new((fetch, Behind::nothing(0, 0)))
        };
        Ok(Self {
            fetch: (!params.ideal_fetch()).then(|| fetch(&params)),
            data: DataPort::new(
                params.data_grant_cycles,
                params.data_response_cycles,
                params.regions.clone(),
            ),
            offload: Offload::new(&timings, &units),
            params,
            timings,
            units,
            infos: Infos::new(Info::UNKNOWN),
            last: 0,
            left: 0,
            exit: 0,
            free: 0,
            held: (stalls::DATA, causes::DATA),
            late: 0,
            jumped: [0; X_REGISTERS],
            csr_free: 0,
            access_free: 0,
            next: Arrival::behind(0),
            code: Code::default(),
            started: false,
            guessed: 0,
            repeated: 0,
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
        if self.fetch.is_some() {
            self.code.see(entry.pc, entry.word, entry.length);
        }
        let info = self.info_of(entry);
        self.infos.keep(table, id, info, &mut self.refused);
    }

    fn info_of(&self, entry: &StaticEntry) -> Result<Info, String> {
        Info::new(entry, &self.timings, &self.units, &self.params)
    }

    /// Code of the program.
    fn add_code(&mut self, address: u64, bytes: &[u8]) {
        if self.fetch.is_some() {
            self.code.add(address, bytes);
        }
    }

    /// The stream begins here, or goes on elsewhere: nothing is in the pipeline.
    fn begin(&mut self, pc: u64) {
        self.started = true;
        let idle = self.last.max(self.free);
        (self.last, self.left, self.exit, self.free) = (idle, idle, idle, idle);
        self.late = 0;
        self.jumped = [0; X_REGISTERS];
        (self.csr_free, self.access_free) = (0, 0);
        self.next = Arrival::behind(idle);
        self.offload.settle();
        self.watch.restart();
        if let Some(fetch) = &mut self.fetch {
            fetch.1 = Behind::nothing(idle.max(fetch.0.now()), pc);
        }
    }

    /// What was assumed, a sentence each.
    fn all_assumptions(&self) -> Vec<String> {
        let divisions = (self.guessed > 0).then(|| {
            format!(
                "of {} divisions the operands are not told; each was taken for one of {} cycles",
                self.guessed, self.params.divide_default_cycles
            )
        });
        let words = self.fetch.as_ref().map_or(0, |fetch| fetch.0.unknown());
        let words = (words > 0).then(|| {
            format!(
                "{words} words were fetched of which nothing tells whether one instruction or two are in them; each was \
                 taken for one; --program would tell"
            )
        });
        let repeated = (self.repeated > 0).then(|| {
            format!(
                "{} loads and stores are in EX while a coprocessor's result is waited for in WB: the hardware asks for \
                 each in every such cycle, which memory bears and a device that acts on an access would not",
                self.repeated
            )
        });
        [divisions, words, repeated].into_iter().flatten().collect()
    }

    /// What so many executions of each of these take.
    fn all_demands(&self, instructions: &[(&StaticEntry, u64)]) -> Result<Vec<Demand>, String> {
        let least = |&(entry, count): &(&StaticEntry, u64)| {
            let info = self.info_of(entry)?;
            let cycles = match info.kind {
                Kind::MultiplyHigh => rules::MULTIPLY_HIGH,
                Kind::Divide => rules::LEAST_DIVIDE,
                Kind::Fence => 3,
                Kind::Own => self.timings[usize::from(info.custom)]
                    .as_ref()
                    .map_or(1, |timing| timing.latency.least().into()),
                _ => 1,
            };
            Ok((cycles, count))
        };
        Ok(vec![Demand::one_at_a_time("cycles in EX", instructions.iter().map(least))?])
    }
}

impl<O: CommitObserver + Clone> Observer for Cv32e40x<O> {
    fn retire(&mut self, &Retired { table, batch, .. }: &Retired<'_>) {
        if !self.started
            && let Some(&pc) = batch.pcs.first()
        {
            self.begin(pc);
        }
        if self.is_plain() && memo::follow(self, table, batch) {
            return;
        }
        for at in 0..batch.len() {
            let id = batch.ids[at];
            if !self.infos.has(id) {
                self.show(table, id);
            }
            let places = (batch.pcs[at], batch.next_pcs[at]);
            self.follow(id, places, batch.flags[at], batch.details[at], batch.accesses_of(at));
        }
    }

    /// The cycle in which the read leaves EX (rtl/cv32e40x_cs_registers.sv, `csr_rdata_o`); what
    /// only writes does so in the next, in WB.
    fn clock(&mut self, read: &ClockRead<'_>) -> Option<u64> {
        let mut ahead = self.clone();
        ahead.retire(&Retired::new(read.table, &read.batch()));
        let names = read.table.entry(read.id).destinations.iter().flat_map(x_numbers).next();
        Some(ahead.exit + u64::from(names.is_none()))
    }
}
