//! Ibex: two or three stages, in order, no prediction.
//!
//! ```text
//!   IF ──► ID/EX ──► WB, where there is one
//!          │           └ what a load brings
//!          └ operands, ALU, multiplier, divider, address; branches and jumps
//! ```
//!
//! Source: lowRISC/ibex 5da1679, `rtl/`; each rule names its file. An instruction's cycle is the
//! one in which it leaves ID/EX (`instr_id_done`), of a load or store in WB the one before its
//! answer. Nothing younger delays anything older, so that cycle follows from those before it, and
//! no cycle is stepped through, but in IF where instructions come later than in the cycle after
//! their request (prefetch.rs). Memory grants every request in its cycle, over ports of their own
//! for instructions and data. Not modelled: grants that come later, the instruction cache, bit
//! manipulation, the slow multiplier, branch prediction, SecureIbex (dummy instructions, time that
//! does not depend on data), PMP.

pub mod causes;
pub mod costs;
mod elements;
mod family;
mod info;
mod interrupts;
mod params;
mod prefetch;
mod remembering;
mod rules;
pub mod stalls;
#[cfg(test)]
mod tests;

use instar_isa::{StaticEntry, StaticTable};
use instar_trace::{ClockRead, Flags, Observer, Retired};

pub use self::family::FAMILY;
pub use self::params::Params;
pub use crate::in_order::cost::PlainCost as Cost;

use self::elements::followed::Followed;
use self::info::{Info, Kind, shows_cycles};
use self::interrupts::Rise;
use self::prefetch::Prefetch;
use self::rules::Arrival;
use crate::in_order::memo::{self, Memo};
use crate::in_order::{Infos, Watch};
use crate::{CommitObserver, CustomTiming, Demand, Unit};

/// An Ibex that is fed with retired instructions.
#[derive(Clone, Debug)]
pub struct Ibex<O> {
    params: Params,
    timings: Vec<Option<CustomTiming<Cost>>>,
    infos: Infos<Info>,
    /// Cycle in which the last instruction left ID/EX.
    last: u64,
    /// The register that it brings from memory; x0: none.
    loaded: u8,
    /// First cycle in which the next instruction executes: that of the answer to an access in WB.
    free: u64,
    next: Arrival,
    /// Fetch, where it is not the ideal one.
    prefetch: Option<Prefetch>,
    /// Where fetch turned to last, and in which cycle.
    turned: (u64, u64),
    /// Where the last instruction is.
    place: u64,
    /// The cycle of the last request for data.
    asked: u64,
    /// That in which a device takes the next one in hand, where it holds that up.
    held: u64,
    /// A line that rises before the next instruction leaves ID/EX, as far as somebody asked.
    rise: Rise,
    /// Fetch, the ideal one, has asked for a word after the last `wfi`.
    asks_on: bool,
    /// Cycles in which the clock stood still, as the core slept.
    stood: u64,
    started: bool,
    /// Divisions of which nothing told the operands.
    guessed: u64,
    committed: u64,
    refused: Option<String>,
    memo: Memo,
    /// Only used where the observer wants to be told of cycles.
    watch: Watch,
    /// Only of a model that tells of its elements.
    followed: Option<Box<Followed>>,
    observer: O,
}

impl<O: CommitObserver> Ibex<O> {
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
            prefetch: (params.fetch_response_cycles > 1).then(|| Prefetch::new(params.fetch_response_cycles)),
            turned: (0, u64::MAX),
            place: 0,
            asked: 0,
            held: 0,
            rise: Rise::NONE,
            asks_on: false,
            stood: 0,
            started: false,
            params,
            timings,
            infos: Infos::new(Info::UNKNOWN),
            last: 0,
            loaded: 0,
            free: 0,
            next: Arrival::behind(0),
            guessed: 0,
            committed: 0,
            refused: None,
            memo: Memo::new::<O>(true),
            watch: Watch::default(),
            followed: None,
            observer,
        })
    }

    #[cold]
    fn show(&mut self, table: &StaticTable, id: u32) {
        let info = Info::new(table.entry(id), &self.timings, &self.params);
        if let Some(followed) = &mut self.followed {
            followed.show(id, table.entry(id));
        }
        self.infos.keep(table, id, info, &mut self.refused);
    }

    /// What is given next may lie elsewhere: nothing is in the pipeline.
    fn restart(&mut self) {
        self.next = Arrival::behind(self.last);
        self.started = false;
        self.loaded = 0;
        self.tell_rest();
        self.watch.restart();
    }

    /// What so many executions of each of these take.
    fn all_demands(&self, instructions: &[(&StaticEntry, u64)]) -> Result<Vec<Demand>, String> {
        let least = |&(entry, count): &(&StaticEntry, u64)| {
            let cycles = match Info::new(entry, &self.timings, &self.params)?.kind {
                Kind::Multiply(cycles) => cycles.into(),
                Kind::Divide => 2,
                Kind::Load | Kind::Store if !self.params.writeback_stage => 2,
                Kind::Jump if !self.params.branch_target_alu => 2,
                Kind::Own(index) => self.timings[usize::from(index)]
                    .as_ref()
                    .map_or(1, |timing| timing.latency.least().into()),
                _ => 1,
            };
            Ok((cycles, count))
        };
        Ok(vec![Demand::one_at_a_time("cycles in ID/EX", instructions.iter().map(least))?])
    }
}

impl<O: CommitObserver + Clone> Observer for Ibex<O> {
    fn retire(&mut self, &Retired { table, batch, .. }: &Retired<'_>) {
        if self.is_plain() && memo::follow(self, table, batch) {
            return;
        }
        for at in 0..batch.len() {
            let id = batch.ids[at];
            if !self.infos.has(id) {
                self.show(table, id);
            }
            let (flags, until) = (batch.flags[at], batch.held_until(at));
            if flags.has(Flags::INTERRUPT) {
                self.interrupted(table.entry(id), id, until);
                continue;
            }
            self.held = until.unwrap_or(0);
            let places = (batch.pcs[at], batch.next_pcs[at]);
            self.follow(id, places, flags, batch.details[at], batch.accesses_of(at));
            if let Some(line) = until
                && self.infos[id].kind == Kind::Wait
            {
                self.slept(line);
            }
        }
    }

    /// The cycle in which the read leaves ID/EX (rtl/ibex_cs_registers.sv, `csr_rdata_o`), and
    /// `mcycle` counts those of the core's own clock; of an access of a device that in which it is
    /// asked for.
    fn clock(&mut self, read: &ClockRead<'_>) -> Option<u64> {
        let mut ahead = self.clone();
        ahead.retire(&Retired::new(read.table, &read.batch()));
        Some(match read.access {
            Some(_) => ahead.asked,
            None if shows_cycles(read.table.entry(read.id)) => ahead.last - ahead.stood,
            None => ahead.last,
        })
    }
}
