//! The machine: a hart, its memory and its block caches, and what it is made of.
//!
//! Source: own design. How it runs stands in `run.rs`.

use instar_coredsl::{Description, OwnState};
use instar_isa::{Decoder, IndexExpr, Isa, StaticTable, Xlen};
use instar_trace::RetiredSink;
use rustc_hash::FxHashSet;

use crate::block::Cache;
use crate::code_map::CodeMap;
use crate::csrs::CsrFile;
use crate::custom::Customs;
use crate::extension_csrs::Entropy;
use crate::fault::Trap;
use crate::hart::Hart;
use crate::memory::Memory;
use crate::program::Program;
use crate::session::SimError;

/// What linker scripts call the first address above the stack.
const STACK_NAMES: [&str; 6] = ["__stack_top", "_stack_top", "__stack", "_stack", "_sp", "_estack"];
/// What lies further behind a program than this is no stack.
const MOST_STACK: u64 = 1 << 30;

/// What a machine is made of.
#[derive(Clone, Debug)]
pub struct Options {
    /// Instruction set.
    pub isa: Isa,
    /// First address of the RAM.
    pub memory_base: u64,
    /// Bytes of the RAM.
    pub memory_size: u64,
    /// Bytes of the stack of a called function.
    pub stack_size: u64,
    /// Whether misaligned loads and stores work; else they are faults.
    pub misaligned_allowed: bool,
    /// Arguments of a whole program, its name first; where there are none it starts with a0 = a1 = 0.
    pub arguments: Vec<String>,
    /// Bytes of a whole program's stack below its first sp; `None`: all that is free.
    pub program_stack_size: Option<u64>,
    /// Instructions after which a run counts as endless.
    pub instruction_limit: u64,
    /// From which number the CSR `seed` makes its bits. They are the same in every run, so never a secret.
    pub entropy_seed: u64,
    /// For each of the design's instructions the X register whose value its latency depends on, for the retired
    /// stream; what is missing depends on none.
    pub latency_operands: Vec<Option<IndexExpr>>,
}

impl Options {
    /// 16 MiB at 0x8000_0000, 1 MiB of stack, misaligned accesses are faults, 10¹⁰ instructions.
    pub fn new(isa: Isa) -> Self {
        Self {
            isa,
            memory_base: 0x8000_0000,
            memory_size: 16 << 20,
            stack_size: 1 << 20,
            misaligned_allowed: false,
            arguments: Vec::new(),
            program_stack_size: None,
            instruction_limit: 10_000_000_000,
            entropy_seed: 0,
            latency_operands: Vec::new(),
        }
    }

    /// The same with a memory in which `program` has room: the usual one, or else one from its first segment to 16 MiB
    /// behind its last one, and to the stack that it names.
    pub fn fitting(isa: Isa, program: &Program) -> Self {
        let usual = Self::new(isa);
        let (first, size) = program.span();
        let end = first + size;
        let usual_end = usual.memory_base + usual.memory_size;
        let fits = first >= usual.memory_base && end <= usual_end;
        let base = if fits { usual.memory_base } else { first & !0xfff };
        let stack = STACK_NAMES.iter().filter_map(|name| Some(program.symbol(name)?.address));
        let stack =
            stack.filter(|top| (end..end.saturating_add(MOST_STACK)).contains(top)).max().unwrap_or(0);
        let end = if fits { usual_end } else { (end + usual.memory_size).next_multiple_of(1 << 20) };
        let end = end.max(stack.next_multiple_of(0x1000));
        let end = if isa.xlen() == Xlen::Rv32 { end.min(1 << 32) } else { end };
        Self { memory_base: base, memory_size: end - base, ..usual }
    }
}

/// Shows what a program wrote.
pub type ShowText<'a> = &'a mut dyn FnMut(&[u8]);

/// Who looks on while a program runs.
#[derive(Default)]
pub struct Watch<'a> {
    /// Takes the retired batches; without one the run is plain and faster.
    pub sink: Option<&'a mut dyn RetiredSink>,
    /// Told now and then how many instructions retired; `false` ends the run.
    pub progress: Option<&'a mut dyn FnMut(u64) -> bool>,
    /// Given what the program writes to its console, soon after it was written.
    pub console: Option<ShowText<'a>>,
}

impl<'a> Watch<'a> {
    /// Nobody.
    pub fn none() -> Self {
        Self::default()
    }

    /// A sink for the retired batches.
    pub fn sink(sink: &'a mut dyn RetiredSink) -> Self {
        Self { sink: Some(sink), ..Self::default() }
    }
}

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
}

/// A trap with the place where it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrapAt {
    /// Why.
    pub trap: Trap,
    /// Which instruction.
    pub pc: u64,
}

/// A hart, its memory and its block caches.
pub struct Machine {
    pub(crate) hart: Hart,
    pub(crate) decoder: Decoder,
    pub(crate) table: StaticTable,
    pub(crate) csrs: CsrFile,
    /// Plain and traced.
    pub(crate) caches: [Cache; 2],
    /// Where code is.
    pub(crate) code_map: CodeMap,
    /// Where runs stop; no block goes past one of them.
    pub(crate) breakpoints: FxHashSet<u64>,
    own_at_reset: Vec<OwnState>,
    /// pc at which a called function is back.
    pub(crate) sentinel: Option<u64>,
    pub(crate) retired: u64,
    /// Address of the last instruction of the last block, for jumps that fail.
    pub(crate) last_pc: u64,
    pub(crate) clock_without_model: bool,
    /// A `fence.i` was executed: blocks may be of code that the program wrote.
    pub(crate) code_may_differ: bool,
    /// What the CSR `seed` gives.
    pub(crate) entropy: Entropy,
    /// Instructions retired when an exception was delivered last.
    pub(crate) trapped_at: Option<u64>,
    /// Bytes of the console that the watch was given.
    pub(crate) shown: usize,
    pub(crate) options: Options,
}

impl Machine {
    /// A machine with empty memory and a design's instructions; `StaticEntry::custom` numbers those of all
    /// descriptions one after the other.
    pub fn new(options: &Options, descriptions: &[Description]) -> Result<Self, SimError> {
        let (customs, decodes, own) = Customs::new(descriptions, &options.latency_operands);
        let (base, size) = (options.memory_base, options.memory_size);
        let memory = Memory::new(base, size, options.misaligned_allowed).map_err(|e| no_memory(size, &e))?;
        Ok(Self {
            hart: Hart::new(options.isa.xlen(), memory, customs, own.clone()),
            decoder: Decoder::new(&options.isa, &decodes)?,
            table: StaticTable::new(),
            csrs: CsrFile::default(),
            caches: [Cache::new(), Cache::new()],
            code_map: CodeMap::default(),
            breakpoints: FxHashSet::default(),
            own_at_reset: own,
            sentinel: None,
            retired: 0,
            last_pc: 0,
            clock_without_model: false,
            code_may_differ: false,
            entropy: Entropy::new(options.entropy_seed),
            trapped_at: None,
            shown: 0,
            options: options.clone(),
        })
    }

    /// The hart.
    pub fn hart(&self) -> &Hart {
        &self.hart
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
        self.hart.htif.environment.told_time
    }

    /// Takes what the program wrote to its console since the last call.
    pub fn take_console(&mut self) -> Vec<u8> {
        self.shown = 0;
        std::mem::take(&mut self.hart.htif.environment.console)
    }

    /// Registers, CSRs, the design's own state, counts and console as after reset; memory and blocks stay.
    pub(crate) fn reset(&mut self, pc: u64) {
        for n in 1..32 {
            self.hart.set_x(n, 0);
        }
        self.hart.pc = pc;
        self.hart.exit = None;
        self.hart.trap = None;
        self.hart.lowest_sp = u64::MAX;
        self.hart.reservation = None;
        self.hart.jvt = 0;
        self.entropy = Entropy::new(self.options.entropy_seed);
        self.hart.own.clone_from(&self.own_at_reset);
        self.take_console();
        self.hart.htif.environment.reset();
        self.csrs = CsrFile::default();
        self.trapped_at = None;
        self.retired = 0;
        self.last_pc = pc;
        self.clock_without_model = false;
    }

    /// Memory as at its snapshot.
    pub(crate) fn restore_memory(&mut self) {
        self.hart.memory.restore();
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
