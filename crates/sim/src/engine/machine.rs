//! The machine: a hart, its memory and its block caches, and what it is made of.
//!
//! Source: own design. How it runs stands in `run.rs`.

use instar_coredsl::Description;
use instar_isa::{Decoder, StaticTable};
use rustc_hash::FxHashSet;

use super::Engine;
use super::cache::Cache;
use super::custom::Customs;
use super::interrupts::Looking;
use super::watchpoint::{Hit, Watchpoint};
use crate::error::SimError;
use crate::fault::FaultReason;
use crate::options::Options;
use crate::program::code_map::CodeMap;
use crate::state::csrs::Counts;
use crate::state::own::Own;
use crate::state::{Hart, Memory};

/// Why a run stopped, or was over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// The instruction at the pc has a breakpoint and was not executed.
    Breakpoint,
    /// The one instruction asked for retired.
    Stepped,
    /// The pc reached the sentinel return address.
    Returned,
    /// The program ended itself with this exit code.
    Exited(u64),
    /// The instruction that retired last touched what is watched.
    Watched(Hit),
}

/// A trap with the place where it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrapAt {
    /// Why.
    pub trap: FaultReason,
    /// Which instruction.
    pub pc: u64,
}

/// A hart, its memory and its block caches.
pub struct Machine {
    pub(crate) engine: Engine,
    pub(crate) decoder: Decoder,
    pub(crate) table: StaticTable,
    /// By [`super::recorder::Recorder::CACHE`].
    pub(crate) caches: [Cache; 3],
    /// Where code is.
    pub(crate) code_map: CodeMap,
    /// Where runs stop; no block goes past one of them.
    pub(crate) breakpoints: FxHashSet<u64>,
    /// What is watched; where something is, blocks have one instruction.
    pub(crate) watchpoints: Vec<Watchpoint>,
    /// What the last instruction touched of it.
    pub(crate) hit: Option<Hit>,
    /// pc at which a called function is back.
    pub(crate) sentinel: Option<u64>,
    pub(crate) retired: u64,
    /// Address of the instruction that was executed last, for jumps that fail.
    pub(crate) last_pc: u64,
    pub(crate) clock_without_model: bool,
    /// A `fence.i` was executed: blocks may be of code that the program wrote.
    pub(crate) code_may_differ: bool,
    /// Instructions retired when an exception was delivered last.
    pub(crate) trapped_at: Option<u64>,
    /// When interrupts are looked for.
    pub(crate) looking: Looking,
    /// Instructions retired when somebody was asked last whether the run is to go on.
    pub(crate) asked_at: u64,
    /// Executions after which a block becomes machine code; 0: never.
    pub(crate) translate_after: u32,
    pub(crate) options: Options,
}

impl Machine {
    /// A machine with empty memory and a design's instructions; `StaticEntry::custom` numbers those
    /// of all descriptions one after the other.
    pub fn new(options: &Options, descriptions: &[Description]) -> Result<Self, SimError> {
        let (customs, decodes) = Customs::new(descriptions, &options.latency_operands);
        let (base, size) = (options.memory_base, options.memory_size);
        let memory =
            Memory::new(base, size, options.equipment.misaligned_allowed).map_err(|e| no_memory(size, &e))?;
        let mut hart = Hart::new(
            options.isa,
            memory,
            Own::new(descriptions),
            options.entropy_seed,
            options.vector_agnostic_ones,
        );
        hart.csrs.equip(options.equipment);
        let mut engine = Engine::new(hart, customs);
        engine.loops.files = options.loops;
        Ok(Self {
            engine,
            decoder: Decoder::new(&options.isa, &decodes)?,
            table: StaticTable::new(),
            caches: [Cache::new(), Cache::new(), Cache::new()],
            code_map: CodeMap::default(),
            breakpoints: FxHashSet::default(),
            watchpoints: Vec::new(),
            hit: None,
            sentinel: None,
            retired: 0,
            last_pc: 0,
            clock_without_model: false,
            code_may_differ: false,
            trapped_at: None,
            looking: Looking::NONE,
            asked_at: 0,
            translate_after: options.executions()?,
            options: options.clone(),
        })
    }

    /// The hart.
    pub fn hart(&self) -> &Hart {
        &self.engine.hart
    }

    /// What it is made of.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The decoder.
    pub fn decoder(&self) -> &Decoder {
        &self.decoder
    }

    /// The static entries made so far; ids stay valid as long as the machine lives.
    pub fn table(&self) -> &StaticTable {
        &self.table
    }

    /// Instructions retired since the last reset.
    pub fn retired(&self) -> u64 {
        self.retired
    }

    /// What CSRs show where no model keeps the clock.
    pub(crate) fn counts(&self) -> Counts {
        let cycles = self.retired + self.looking.slept;
        let pending = self.engine.bus.lines_up(u64::MAX, cycles);
        Counts { cycles, retired: self.retired, pending }
    }

    /// Addresses of instructions before which runs stop.
    pub fn breakpoints(&self) -> &FxHashSet<u64> {
        &self.breakpoints
    }

    /// Other breakpoints in place of the present ones.
    pub(crate) fn set_breakpoints(&mut self, breakpoints: FxHashSet<u64>) {
        if breakpoints != self.breakpoints {
            self.breakpoints = breakpoints;
            self.forget_blocks();
        }
    }

    /// Whether the program read a clock that no model kept, so that it saw the retired count.
    pub fn clock_without_model(&self) -> bool {
        self.clock_without_model
    }

    /// Whether the program was told a time, for which a cycle counts as a nanosecond.
    pub fn told_time(&self) -> bool {
        self.engine.environment.answered.told_time
    }

    /// Takes what the program wrote to its console since the last call: to file 1, and to file 2.
    pub fn take_console(&mut self) -> [Vec<u8>; 2] {
        self.engine.environment.console.take()
    }

    /// Registers, CSRs, the design's own state, counts and console as after reset; memory and
    /// blocks stay.
    pub(crate) fn reset(&mut self, pc: u64) {
        self.engine.hart.reset(pc, self.options.entropy_seed);
        self.engine.exit = None;
        self.engine.trap = None;
        self.hit = None;
        self.engine.lowest_sp = u64::MAX;
        self.take_console();
        self.engine.environment.reset();
        self.trapped_at = None;
        self.looking = Looking::NONE;
        self.asked_at = 0;
        self.retired = 0;
        self.last_pc = pc;
        self.clock_without_model = false;
    }

    /// Memory and devices as at their snapshot.
    pub(crate) fn restore_memory(&mut self) {
        self.engine.hart.memory.restore();
        self.engine.bus.restore();
        if std::mem::take(&mut self.code_may_differ) {
            self.forget_blocks();
        }
    }

    /// Forgets all decoded blocks, because memory was changed from outside.
    pub(crate) fn forget_blocks(&mut self) {
        self.caches.iter_mut().for_each(Cache::clear);
    }
}

/// The host does not have the memory that a machine wants.
pub(crate) fn no_memory(size: u64, error: &std::io::Error) -> SimError {
    SimError::Memory(format!("a memory of {size} bytes cannot be had: {error}"))
}
