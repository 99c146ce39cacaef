//! CVA6, single-issue and superscalar, stepped cycle by cycle.
//!
//! Source: openhwgroup/cva6 6cb200105, `core/`; each file names the RTL that it follows. A cycle is
//! read backwards: commit, execute, issue, decode, fetch, so that each stage sees the state at the
//! start of the cycle of those in front of it.
//!
//! ```text
//!   fetch                 decode              issue          execute                    commit
//!   frontend/             queue.rs            issue.rs       execute.rs, custom.rs      commit.rs
//! ┌───────────────┐     ┌───────────────┐   ┌──────────┐   ┌──────────────────────┐   ┌──────────┐
//! │ pc, prediction│     │ instruction   │   │ operands │   │ ALUs, branch unit    │   │ in order │
//! │ i-cache, scan ├────►│ queue ► issue ├──►│ hazards  ├──►│ multiplier, divider  ├──►│ 1 to 5   │
//! │               │     │ registers     │   │ 1 to 5   │   │ CSR buffer           │   │ ports    │
//! └──▲────┬───────┘     └───────────────┘   └────┬─────┘   │ load_store/          │   └──┬────┬──┘
//!    │    │                                      │ entry   │ coprocessor          │      │    │
//!    │    │                                      ▼         └──┬───────┬───────────┘      │    │
//!    │    │                                 scoreboard.rs ◄───┼───────┘ results          │    │
//!    │    │                                                   │                          │    │
//!    │    │ memory.rs                                         ▼ loads                    ▼    │
//!    │    └──► i-cache line ◄── bus ──► d-cache line ──► data cache ◄── write_buffer/ ◄───┘    │
//!    │                          ▲                                           │   stores        │
//!    │                          └───────────────────────────────────────────┘                 │
//!    └── a mispredicted branch (execute.rs); after a fence, CSR access or trap (commit.rs) ◄─┘
//! ```
//!
//! `instruction_table.rs` knows each instruction (`info.rs`), `idle.rs` passes over cycles in which
//! nothing moves, `watch.rs` tells an observer of cycles what was where, `memo` does again what was
//! stepped before. What is not CVA6's alone stands in `crate::parts`.

mod base_registers;
pub mod causes;
mod commit;
mod costs;
mod custom;
mod demands;
mod devices;
mod elements;
mod execute;
mod family;
mod frontend;
mod given;
mod idle;
mod info;
mod instruction_table;
mod interrupts;
mod issue;
mod late;
mod load_store;
mod memo;
mod memory;
mod params;
mod possible;
mod queue;
mod relaxation;
mod resume;
mod rewritten;
mod scoreboard;
mod shadow;
pub mod stalls;
mod stuck;
mod untimed;
mod values;
mod vector;
mod warm;
mod watch;
mod write_buffer;

use std::sync::Arc;

use instar_isa::Decoder;
use rustc_hash::FxHashMap;

pub use self::costs::Cost;
pub use self::family::FAMILY;
pub(crate) use self::family::PIPELINE;
pub use self::params::Params;
pub(crate) use self::untimed::UNTIMED;

use self::base_registers::BaseRegisters;
use self::costs::Timing;
use self::devices::{HeldAccess, Posted};
use self::elements::followed::{Before, Followed};
use self::frontend::Frontend;
use self::info::{CORE_UNITS, CVXIF, Info};
use self::instruction_table::InstructionTable;
use self::interrupts::Marks;
use self::load_store::LoadStore;
use self::memo::{Memo, Tape};
use self::memory::Memory;
use self::queue::WRONG;
use self::rewritten::Rewritten;
use self::scoreboard::Scoreboard;
use self::shadow::{Guesses, ShadowBranch};
use self::vector::AttachedAccelerator;
use self::watch::{Turn, Watch};
use crate::parts::image::Image;
use crate::parts::stream::Stream;
use crate::units::{AttachedUnit, CustomUnits, MemoryPort, ResultPort, UnitCost};
use crate::{CommitObserver, CustomTiming, Remembered, Unit};

/// Instructions that fetch may want ahead of those that it was given: a batch is worked off up to
/// here.
const LOOK_AHEAD: u64 = 16;

/// Cycles without a commit after which the model is taken to be stuck.
const MOST_IDLE: u64 = 100_000;

/// A CVA6 that is fed with retired instructions.
#[derive(Clone, Debug)]
pub struct Cva6<O> {
    params: Params,
    book: InstructionTable,
    image: Image,
    stream: Stream,
    now: u64,
    frontend: Frontend,
    scoreboard: Scoreboard,
    load_store: LoadStore,
    memory: Memory,
    /// Result bus of the first ALU, branches, CSR accesses and the multiplier: bit n is n cycles
    /// ahead.
    bus: u64,
    /// Cycle in which a multiplication or divide issued last.
    multiplied: u64,
    /// Cycle from which the divider is free.
    long_operation: u64,
    /// Operands that each instruction whose latency depends on them had when it executed last.
    last_details: FxHashMap<u32, Option<u64>>,
    /// What is known of the registers, for shadows.
    base_registers: BaseRegisters,
    /// Position of the last instruction of the right path that issued.
    last_issued: u64,
    /// That of the shadow whose registers are told.
    shadow_of: Option<u64>,
    /// The branch of a shadow that executes in the next cycle.
    shadow_branch: Option<ShadowBranch>,
    /// What was guessed so far.
    guesses: Guesses,
    /// Code that was written anew and is not to be fetched yet.
    rewritten: Rewritten,
    /// A CSR access waits for its commit.
    csr_pending: bool,
    /// Register that a CSR access writes in this cycle.
    csr_result: Option<u8>,
    /// The branch that executes in the next cycle.
    resolving: Option<u64>,
    /// Accesses that a device holds up, and sleeps, of what has not committed.
    held: Vec<HeldAccess>,
    /// Accesses of which somebody wants to know when they reach their devices.
    watches: Vec<u64>,
    /// Stores to devices that were told a clock.
    posted: Posted,
    /// Which instructions interrupts take off.
    marks: Marks,
    /// A `wfi` lets nothing commit before this cycle.
    awake: u64,
    /// The units that the design adds.
    coprocessor: CustomUnits,
    /// The way to memory of those that have their own.
    memory_port: MemoryPort,
    /// One of them, whose results come late, answered in this cycle.
    late_moved: bool,
    /// The vector unit, where the core has one.
    behind: Option<AttachedAccelerator>,
    /// The load/store unit's queue was empty at the start of the cycle.
    memory_ready: bool,
    /// Free scoreboard entries at the start of the cycle.
    free_entries: usize,
    /// Cycle that ended with everything at rest, if that was the last one.
    rested_at: u64,
    committed: u64,
    last_commit: u64,
    /// Cycles ahead of the first one, since reset: what a clock shows more.
    since_reset: u64,
    started: bool,
    ended: bool,
    unknown_divides: u64,
    unknown_operands: u64,
    /// The instruction, from 1, at which the stream could not go on.
    stopped_at: Option<u64>,
    /// What the execute stage asks of the stream.
    tape: Tape,
    memo: Memo,
    /// Only used where the observer wants to be told of cycles.
    watch: Watch,
    /// Only used where the observer wants to be told of elements.
    followed: Followed,
    observer: O,
}

impl<O: CommitObserver> Cva6<O> {
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
        let units = costs::with_interface(units, &timings);
        let timings: Vec<Option<Timing>> =
            timings.into_iter().map(|timing| timing.map(|timing| Timing::new(timing, &params))).collect();
        let unit_costs =
            timings.iter().enumerate().map(|(at, timing)| unit_cost(at, timing.as_ref())).collect();
        let mut model = Self {
            coprocessor: CustomUnits::new(&units, &CORE_UNITS, unit_costs),
            book: InstructionTable::new(timings, units),
            memory_port: late::memory_port(&params),
            late_moved: false,
            image: Image::new(params.xlen).with_returns(params.fetch_stops_at_returns),
            stream: Stream::default(),
            now: 0,
            frontend: Frontend::new(&params),
            scoreboard: Scoreboard::new(params.scoreboard_entries as usize),
            load_store: LoadStore::new(&params),
            memory: Memory::new(&params),
            behind: None,
            bus: 0,
            multiplied: 0,
            long_operation: 0,
            last_details: FxHashMap::default(),
            base_registers: BaseRegisters::new(params.xlen),
            last_issued: 0,
            shadow_of: None,
            shadow_branch: None,
            guesses: Guesses::default(),
            rewritten: Rewritten::default(),
            csr_pending: false,
            csr_result: None,
            resolving: None,
            held: Vec::new(),
            watches: Vec::new(),
            posted: Posted::default(),
            marks: Marks::default(),
            awake: 0,
            memory_ready: true,
            free_entries: 0,
            rested_at: u64::MAX,
            committed: 0,
            last_commit: 0,
            since_reset: 0,
            started: false,
            ended: false,
            unknown_divides: 0,
            unknown_operands: 0,
            stopped_at: None,
            tape: Tape::default(),
            memo: Memo::new(false),
            watch: Watch::default(),
            followed: Followed::default(),
            observer,
            params,
        };
        model.remember(true);
        if O::ELEMENTS {
            model.book.fields = Some(FxHashMap::default());
        }
        Ok(model)
    }

    /// Whether stretches of cycles that were stepped before may be done again without being
    /// stepped. At first they may, where the observer wants neither causes nor cycles, and no cost
    /// depends on an operand, and no latency on an address.
    pub fn remember(&mut self, on: bool) {
        if !on && !self.memo.is_on() {
            return;
        }
        self.come_to_rest();
        let depends = self.has_regions() || self.book.has_costs_by_operands();
        self.memo.switch(on && !O::CAUSES && !O::CYCLES && !O::ELEMENTS && !depends);
        self.load_store.places.keep(self.memo.is_on());
    }

    /// Whether latencies depend on addresses: then states are not carried.
    fn has_regions(&self) -> bool {
        !self.params.regions.is_empty()
    }

    /// How much was not stepped.
    pub fn remembered(&self) -> Remembered {
        self.memo.counts()
    }

    /// Shows the model the code around what retires, so that it can follow wrong paths. `decoder`
    /// numbers a design's instructions as the static entries do.
    pub fn add_code(&mut self, address: u64, bytes: &[u8], decoder: &Arc<Decoder>) {
        self.image.add_bytes(address, bytes, decoder);
    }

    /// Works off everything that was given. What is given later may start elsewhere (the next call
    /// of a function); caches, predictors and buffers stay as they are.
    ///
    /// # Errors
    /// One sentence where an instruction came for which this core has no cost.
    pub fn finish(&mut self) -> Result<(), String> {
        self.come_to_rest();
        self.ended = true;
        let mut idle = 0;
        while self.committed < self.stream.end() && idle < MOST_IDLE {
            let before = self.committed;
            self.step();
            let waits = self.committed == before && self.now >= self.memory.device.taken;
            idle = if waits { idle + 1 } else { 0 };
        }
        self.ended = false;
        self.started = false;
        match self.book.refused.take() {
            Some(reason) => Err(reason),
            None if self.committed < self.stream.end() => {
                let (instruction, sentence) = self.stuck();
                self.stopped_at = Some(instruction);
                Err(sentence)
            }
            None => Ok(()),
        }
    }

    /// The instruction, from 1, at which the last [`Self::finish`] found that the stream cannot go
    /// on.
    pub fn stopped_at(&self) -> Option<u64> {
        self.stopped_at
    }

    /// Instructions that committed.
    pub fn committed(&self) -> u64 {
        self.committed
    }

    /// Cycle of the last commit.
    pub fn last_commit(&self) -> u64 {
        self.last_commit
    }

    /// Divides that came without operands and took the default latency.
    pub fn divides_without_operands(&self) -> u64 {
        self.unknown_divides
    }

    /// Instructions of a design that came without the operand on which their latency depends, and
    /// took the last step of it.
    pub fn costs_without_operand(&self) -> u64 {
        self.unknown_operands
    }

    /// Whoever watches commits.
    pub fn observer(&self) -> &O {
        &self.observer
    }

    /// Whoever watches commits, to be changed.
    pub fn observer_mut(&mut self) -> &mut O {
        &mut self.observer
    }

    #[inline]
    fn timing(&self, info: &Info) -> Option<&Timing> {
        self.book.timing(info)
    }

    /// One cycle.
    #[inline]
    fn step(&mut self) {
        if O::CYCLES {
            self.step_watched();
        } else {
            self.advance();
        }
    }

    /// One cycle; how it ended.
    #[inline]
    fn advance(&mut self) -> Turn {
        self.now += 1;
        let before = if O::ELEMENTS { self.look() } else { Before::default() };
        self.bus >>= 1;
        self.csr_result = None;
        self.memory.step(self.now);
        self.free_entries = self.scoreboard.free();
        let commit_ready = self.load_store.commit_ready();
        self.memory_ready = self.load_store.ready();
        self.load_store.oldest = self.scoreboard.tickets().0;
        let (commits_store, restart) = self.commit(commit_ready);
        self.load_store.step(self.now, commits_store, &mut self.scoreboard, &mut self.memory);
        let acknowledged = if O::ELEMENTS { self.acknowledged() } else { 0 };
        if let Some(restart) = restart {
            // The branch that executes in this cycle trains the history all the same.
            let mut outcome = None;
            let _ = self.resolve(&mut outcome);
            if O::ELEMENTS {
                self.follow_elements(before, Turn::Flush(restart.1), acknowledged, commits_store);
            }
            self.flush();
            self.frontend.step_redirected(self.now, restart, &self.image, &mut self.memory);
            self.frontend.train(outcome);
            return Turn::Flush(restart.1);
        }
        let (queued, redirects) = (self.frontend.queue.waiting(), self.frontend.redirects);
        let mut outcome = None;
        if let Some((pc, position)) = self.resolve(&mut outcome) {
            let restart = (pc, position, causes::BRANCH_MISS);
            if O::ELEMENTS {
                self.follow_elements(before, Turn::Branch(position), acknowledged, commits_store);
            }
            self.frontend.step_redirected(self.now, restart, &self.image, &mut self.memory);
            self.frontend.train(outcome);
            return Turn::Branch(if position == WRONG { self.last_issued } else { position - 1 });
        }
        let issued = self.issue();
        let decoded = self.decode(issued);
        if O::ELEMENTS {
            self.follow_elements(before, Turn::On, acknowledged, commits_store);
        }
        let code = (&mut self.image, &mut self.book);
        self.frontend.step(self.now, queued, redirects, &self.stream, code, &mut self.memory);
        self.frontend.train(outcome);
        // Whoever watches is told of every cycle, and elements of most.
        if !O::CYCLES && !O::ELEMENTS && issued + decoded == 0 {
            self.skip_idle_cycles();
        }
        Turn::On
    }

    /// Decode: fills the issue registers from the instruction queue; how many instructions came.
    #[inline]
    fn decode(&mut self, issued: usize) -> usize {
        self.frontend.queue.issued(issued);
        let kept = self.frontend.queue.decoded();
        let width = self.params.issue_width as usize;
        let mut redirected = false;
        while self.frontend.queue.decoded() < width {
            let Some(fetched) = self.frontend.queue.next() else { break };
            // Two predicted changes of flow do not leave the queue in one cycle.
            let redirects = fetched.redirects;
            if redirects && redirected {
                break;
            }
            if self.marks.any() {
                self.mark_next();
            }
            redirected |= redirects;
            self.frontend.redirects -= usize::from(redirects);
            self.frontend.queue.decode();
        }
        self.frontend.queue.decoded() - kept
    }

    /// Everything between fetch and the commit stage is dropped.
    fn flush(&mut self) {
        self.coprocessor.kill(self.scoreboard.tickets().0);
        if let Some(behind) = &mut self.behind {
            behind.flush(self.scoreboard.tickets().1);
        }
        self.scoreboard.clear();
        self.load_store.flush();
        self.csr_pending = false;
        self.resolving = None;
        self.long_operation = 0;
        self.bus = 0;
        self.base_registers.forget();
        self.shadow_of = None;
        self.shadow_branch = None;
    }

    fn work_off(&mut self) {
        // What changes in the middle of a stretch is not looked for.
        if self.memo.is_on() && self.rewritten.is_empty() {
            return self.work_off_remembering();
        }
        self.come_to_rest();
        while self.has_work() {
            self.step();
        }
    }

    /// Whether a cycle can be worked off with what was given. A model that is stuck says so in
    /// `finish`.
    #[inline]
    fn has_work(&self) -> bool {
        self.frontend.wants().is_none_or(|position| position + LOOK_AHEAD < self.stream.end())
            && self.committed + LOOK_AHEAD < self.stream.end()
            && self.may_wait()
    }
}

/// What a unit of the design must know of one of its instructions, the design's number `at`.
fn unit_cost(at: usize, timing: Option<&Timing>) -> Option<UnitCost> {
    let Timing { common, offered_ports } = timing?;
    let port = match (offered_ports, &common.own.result_bus) {
        (Some(_), _) => ResultPort::Interface,
        (None, Some(_)) => ResultPort::Shared,
        (None, None) => ResultPort::Own,
    };
    // Those of the design's units have numbers of a byte.
    let hardware = (common.unit == CVXIF).then_some(at + usize::from(u8::MAX) + 1);
    let sequenced = common.sequenced_rounds.is_some();
    Some(UnitCost { latency: common.latency.clone(), interval: common.interval, sequenced, port, hardware })
}
