//! CV32E40P: four stages, in order, one instruction a cycle, no caches and no prediction.
//!
//! ```text
//!   IF ──► ID ──► EX ──► WB
//!          │       │      └ what a load brings
//!          │       └ ALU, multiplier, divider, address; result to ID in the same cycle
//!          └ jumps; operands; offers to a coprocessor (CV-X-IF), whose results come through the port of EX
//! ```
//!
//! Source: openhwgroup/cv32e40p 360d272 and, with CV-X-IF, esl-epfl/cv32e40px 10b0806, `rtl/`; each
//! rule names its file. An instruction's cycle is the one in which it leaves ID, in which the core
//! counts it (minstret). Nothing younger delays anything older, so that cycle follows from those
//! before it, and no cycle is stepped through, but in IF where memory is not the ideal one
//! (memory.rs): that answers in the cycle after the request, fetch and data through ports of their
//! own.

mod arrival;
pub mod causes;
pub mod costs;
mod csr;
mod decode_stage;
mod elements;
mod family;
mod hazards;
mod info;
mod interrupts;
mod late;
mod memory;
mod offload;
mod own_state;
mod params;
mod prefetch;
mod remembering;
mod rules;
mod shadow;
pub mod stalls;
#[cfg(test)]
mod tests;
mod traps;
mod waiting;

use instar_isa::{StaticEntry, StaticTable};
use instar_trace::{ClockRead, Flags, Observer, Retired, RetiredBatch, Wishes};

pub use self::costs::Cost;
pub use self::family::FAMILY;
pub use self::params::Params;

use self::arrival::Arrival;
use self::elements::Brings;
use self::hazards::Hazards;
use self::info::{Info, Kind};
use self::memory::Memory;
use self::offload::Offload;
use self::own_state::Own;
use self::rules::Ready;
use self::traps::Traps;
use crate::in_order::memo::{self, Memo};
use crate::in_order::{Infos, Watch};
use crate::{CommitObserver, CustomTiming, Demand, Stall, Unit};

/// X registers.
const X_REGISTERS: u8 = 32;

/// Words of a design's own that loads and stores of its own reach, numbered after the X registers.
const OWN_WORDS: u8 = 32;

/// Registers that loads write.
const REGISTERS: usize = X_REGISTERS as usize + OWN_WORDS as usize;

/// A CV32E40P that is fed with retired instructions.
#[derive(Clone, Debug)]
pub struct Cv32e40p<O> {
    params: Params,
    timings: Vec<Option<CustomTiming<Cost>>>,
    units: Vec<Unit>,
    infos: Infos<Info>,
    /// What comes into elements, where the observer wants to be told.
    brings: Vec<Option<Brings>>,
    /// The design's own registers, as elements.
    own: Own,
    /// What EX shows until the next instruction is not told: a CSR access was the last, or what
    /// empties the pipeline.
    untold_wait: bool,
    /// Cycle in which the last load's answer comes.
    answered: u64,
    ready: [Ready; REGISTERS],
    offload: Offload,
    /// Cycle in which the last instruction left ID.
    last: u64,
    /// First cycle in which EX takes an instruction.
    free: u64,
    /// Who is in EX until then, for reports.
    busy: Stall,
    /// The register that it writes through the port of EX, x0 too.
    port: Option<u8>,
    next: Arrival,
    /// Memory where it is not the ideal one.
    memory: Option<Box<Memory>>,
    /// Traps that the stream does not tell of.
    traps: Traps,
    /// What goes wrong without a stall, where a design's instructions act in ID.
    hazards: Option<Box<Hazards>>,
    /// Cycles before it arrives in which the next instruction stands in ID and acts there.
    acts_early: u64,
    /// The cycle in which the last instruction, a `wfi`, has woken and an interrupt may be taken.
    woken: Option<u64>,
    /// Registers behind the instruction at hand, where it is a branch and somebody told them.
    behind_branch: Option<[u64; X_REGISTERS as usize]>,
    /// Divisions behind taken branches of which nothing told the operands.
    shadows: u64,
    started: bool,
    committed: u64,
    refused: Option<String>,
    memo: Memo,
    /// Only used where the observer wants to be told of cycles.
    watch: Watch,
    observer: O,
}

impl<O: CommitObserver> Cv32e40p<O> {
    /// A core that has not fetched anything yet. `timings` are indexed by `StaticEntry::custom`.
    ///
    /// # Errors
    /// One sentence where parameters or costs cannot be.
    pub fn new(
        params: Params,
        timings: Vec<Option<CustomTiming<Cost>>>,
        units: Vec<Unit>,
        observer: O,
    ) -> Result<Self, String> {
        params.check()?;
        costs::check(&timings, &units, &params)?;
        Ok(Self {
            memory: Memory::of(&params).map(Box::new),
            offload: Offload::new(&timings, &units, &params),
            hazards: Hazards::of(&timings),
            acts_early: 0,
            params,
            timings,
            units,
            infos: Infos::new(Info::UNKNOWN),
            brings: Vec::new(),
            own: Own::default(),
            untold_wait: false,
            answered: 0,
            ready: [Ready::default(); REGISTERS],
            last: 0,
            free: 0,
            busy: stalls::CUSTOM,
            port: None,
            next: Arrival::behind(0),
            traps: Traps::default(),
            woken: None,
            behind_branch: None,
            shadows: 0,
            started: false,
            committed: 0,
            refused: None,
            memo: Memo::new::<O>(true),
            watch: Watch::default(),
            observer,
        })
    }

    /// Puts a unit under a number of the design's.
    #[cfg(test)]
    pub(crate) fn attach(&mut self, number: u8, unit: Box<dyn crate::units::LateUnit>) {
        self.offload.attach(number, unit);
    }

    #[cold]
    fn show(&mut self, table: &StaticTable, id: u32) {
        let info = self.info_of(table.entry(id));
        self.infos.keep(table, id, info, &mut self.refused);
        if O::ELEMENTS {
            self.brings.resize(table.entries().len(), None);
            let brings = elements::brings(table.entry(id), &self.infos[id], &self.own);
            self.brings[id as usize] = Some(brings);
        }
        if let Some(hazards) = &mut self.hazards {
            hazards.show(id, table.entry(id), &self.timings);
        }
    }

    fn info_of(&self, entry: &StaticEntry) -> Result<Info, String> {
        Info::new(entry, &self.timings, &self.units, &self.params)
    }

    /// The stream begins here, or goes on elsewhere: nothing is in the pipeline.
    fn begin(&mut self, pc: u64) {
        self.started = true;
        self.traps.restart();
        let idle = self.last.max(self.free);
        self.last = idle;
        self.next = Arrival::behind(idle);
        self.ready = [Ready::default(); REGISTERS];
        self.offload.settle();
        self.watch.restart();
        self.acts_early = 0;
        self.woken = None;
        if let Some(hazards) = &mut self.hazards {
            hazards.restart();
        }
        if let Some(memory) = &mut self.memory {
            memory.restart(idle, pc);
        }
    }

    /// What so many executions of each of these take.
    fn all_demands(&self, instructions: &[(&StaticEntry, u64)]) -> Result<Vec<Demand>, String> {
        let least = |&(entry, count): &(&StaticEntry, u64)| {
            let info = self.info_of(entry)?;
            let cycles = match info.kind {
                Kind::MultiplyHigh => self.params.multiply_high_cycles,
                Kind::Divide => 1,
                Kind::Own => {
                    self.timings[usize::from(info.custom)].as_ref().map_or(1, |timing| timing.latency.least())
                }
                _ => 1,
            };
            Ok((cycles.into(), count))
        };
        Ok(vec![Demand::one_at_a_time("cycles in EX", instructions.iter().map(least))?])
    }
}

impl<O: CommitObserver + Clone> Cv32e40p<O> {
    /// Whether there is nothing but the core and the ideal memory: no coprocessor, nothing of a
    /// design that acts in ID, and nobody but the batch tells anything. Most runs are so, and the
    /// same rules without the rest take two thirds of the time.
    fn is_plain(&self, batch: &RetiredBatch) -> bool {
        let beside = self.memory.is_some() || self.hazards.is_some() || self.params.extension_interface;
        let told = self.params.shadows_multiply || self.params.loads_hold_named || !batch.held.is_empty();
        !O::ELEMENTS && !beside && !told
    }

    /// The instructions of a batch, where it is plain without what else there may be.
    fn all<const PLAIN: bool>(&mut self, table: &StaticTable, batch: &RetiredBatch) {
        let mut told = batch.registers.iter().peekable();
        for at in 0..batch.len() {
            let id = batch.ids[at];
            if !self.infos.has(id) {
                self.show(table, id);
            }
            if !PLAIN && self.params.shadows_multiply {
                self.behind_branch = told.next_if(|told| told.index as usize == at).map(|told| told.x);
            }
            let until = if PLAIN { None } else { batch.held_until(at) };
            if batch.flags[at].has(Flags::INTERRUPT) {
                self.interrupted(table.entry(id), id, batch.next_pcs[at], until);
                continue;
            }
            if let (Some(until), Some(memory)) = (until, &mut self.memory) {
                memory.data.hold(until);
            }
            self.follow::<PLAIN>(batch, at);
            if let Some(line) = until
                && self.infos[id].kind == Kind::Wait
            {
                self.slept(line);
            }
        }
    }
}

impl<O: CommitObserver + Clone> Observer for Cv32e40p<O> {
    fn retire(&mut self, &Retired { table, batch, .. }: &Retired<'_>) {
        if !self.started
            && let Some(&pc) = batch.pcs.first()
        {
            self.begin(pc);
        }
        if !self.is_plain(batch) {
            self.all::<false>(table, batch);
        } else if batch.pcs.first().is_some_and(|&pc| self.traps.elsewhere(pc))
            || !memo::follow(self, table, batch)
        {
            self.all::<true>(table, batch);
        }
    }

    fn wishes(&self) -> Wishes {
        Wishes::REGISTERS.when(self.params.shadows_multiply)
    }

    /// The cycle in which the read is in EX (cv32e40p_cs_registers.sv, csr_rdata_o), behind the one
    /// in which it leaves ID; of an access of a device that in which it gets there.
    fn clock(&mut self, read: &ClockRead<'_>) -> Option<u64> {
        let mut ahead = self.clone();
        ahead.retire(&Retired::new(read.table, &read.batch()));
        let taken = read.access.and_then(|_| Some(ahead.memory.as_ref()?.data.taken()));
        Some(taken.unwrap_or(ahead.last + 1))
    }
}
