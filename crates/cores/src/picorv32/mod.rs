//! PicoRV32: one instruction at a time, one port for code and data, no caches and no pipeline.
//!
//! ```text
//!   launch ──► registers ──► operation ─────────────────► retired, the next one launched
//!      │                        ├ memory, for a load or store
//!      └ the next instruction   └ PCPI: multiplier, divider, coprocessors
//!        is fetched
//! ```
//!
//! Source: YosysHQ/picorv32 87c89ac, picorv32.v. An instruction's cycle is the one in which it
//! retires, which is the one in which the next is launched (`launch_next_insn`, one before RVFI
//! tells it). That depends on where the next begins and how long it is, so an instruction is told
//! when the next comes. No cycle is stepped through. Not modelled: shifts without a barrel shifter,
//! interrupts and the instructions for them.

pub mod causes;
pub mod costs;
mod family;
mod info;
mod params;
mod remembering;
mod rules;
pub mod stalls;
#[cfg(test)]
mod tests;

use instar_isa::{StaticEntry, StaticTable};
use instar_trace::{ClockRead, Observer, Retired};

pub use self::family::FAMILY;
pub use self::params::Params;
pub use crate::in_order::cost::PlainCost as Cost;

use self::info::{Info, Kind};
use self::rules::Launched;
use crate::in_order::memo::{self, Memo};
use crate::in_order::{Code, Infos, Watch};
use crate::{CommitObserver, CustomTiming, Demand, Unit};

/// A PicoRV32 that is fed with retired instructions.
#[derive(Clone, Debug)]
pub struct Picorv32<O> {
    params: Params,
    timings: Vec<Option<CustomTiming<Cost>>>,
    infos: Infos<Info>,
    code: Code,
    launched: Option<Launched>,
    /// Cycle in which the last instruction retired; of none that was given yet, that before it
    /// begins.
    last: u64,
    /// Taken branches behind which nothing is known.
    guessed: u64,
    /// Instructions at which it stops, and behind which others came.
    stops: u64,
    committed: u64,
    refused: Option<String>,
    memo: Memo,
    /// Only used where the observer wants to be told of cycles.
    watch: Watch,
    observer: O,
}

impl<O: CommitObserver> Picorv32<O> {
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
        costs::check(&timings, units, &params)?;
        Ok(Self {
            params,
            timings,
            infos: Infos::new(Info::UNKNOWN),
            code: Code::default(),
            launched: None,
            last: 0,
            guessed: 0,
            stops: 0,
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
        self.code.see(entry.pc, entry.word, entry.length);
        let info = Info::new(entry, &self.timings, &self.params);
        self.infos.keep(table, id, info, &mut self.refused);
    }

    /// What so many executions of each of these take.
    fn all_demands(&self, instructions: &[(&StaticEntry, u64)]) -> Result<Vec<Demand>, String> {
        let least = |&(entry, count): &(&StaticEntry, u64)| {
            let info = Info::new(entry, &self.timings, &self.params)?;
            // Its states with the next instruction in hand.
            let cycles = u64::from(info.more)
                + match info.kind {
                    Kind::Alu | Kind::Branch | Kind::Stop | Kind::Jump => 3,
                    Kind::Load | Kind::Store => 5,
                    Kind::JumpRegister => 6,
                    Kind::Counter => 4,
                    Kind::Unit(cycles) => 3 + u64::from(cycles),
                    Kind::Own(index) => {
                        let timing = self.timings[usize::from(index)].as_ref();
                        3 + timing.map_or(1, |timing| u64::from(timing.latency.least()))
                    }
                };
            Ok((cycles, count))
        };
        let what = "cycles of one instruction after the other";
        Ok(vec![Demand::one_at_a_time(what, instructions.iter().map(least))?])
    }
}

impl<O: CommitObserver + Clone> Observer for Picorv32<O> {
    fn retire(&mut self, &Retired { table, batch, .. }: &Retired<'_>) {
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

    /// The cycle after the read's launch (picorv32.v, `cpu_state_ld_rs1`).
    fn clock(&mut self, read: &ClockRead<'_>) -> Option<u64> {
        let mut ahead = self.clone();
        ahead.retire(&Retired::new(read.table, &read.batch()));
        Some(ahead.last + 1)
    }
}
