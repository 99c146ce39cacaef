//! The run loop: finds or makes blocks, executes them, hands on what retired.
//!
//! Source: own design. Values only; cycles come from the sink, through the clock door.

use std::sync::Arc;

use instar_coredsl::{Description, OwnState};
use instar_isa::{Decoder, Extension, Isa, StaticTable};
use instar_trace::{RetiredBatch, RetiredSink};

use crate::block::{Block, Builder, Cache, MAX_INSTRUCTIONS};
use crate::csrs::CsrFile;
use crate::custom::Customs;
use crate::fault::Trap;
use crate::hart::Hart;
use crate::memory::Memory;
use crate::micro::{Cursor, Status};
use crate::recorder::record;
use crate::session::SimError;

/// Instructions between two calls of the progress callback.
const PROGRESS_INTERVAL: u64 = 1 << 20;

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
    /// Instructions after which a run counts as endless.
    pub instruction_limit: u64,
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
            instruction_limit: 10_000_000_000,
        }
    }
}

/// Who looks on while a program runs.
#[derive(Default)]
pub struct Watch<'a> {
    /// Takes the retired batches; without one the run is plain and faster.
    pub sink: Option<&'a mut dyn RetiredSink>,
    /// Told now and then how many instructions retired; `false` ends the run.
    pub progress: Option<&'a mut dyn FnMut(u64) -> bool>,
}

impl<'a> Watch<'a> {
    /// Nobody.
    pub fn none() -> Self {
        Self::default()
    }

    /// A sink for the retired batches.
    pub fn sink(sink: &'a mut dyn RetiredSink) -> Self {
        Self { sink: Some(sink), progress: None }
    }
}

/// Why a run ended well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
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
    table: StaticTable,
    pub(crate) csrs: CsrFile,
    /// Plain and traced.
    caches: [Cache; 2],
    own_at_reset: Vec<OwnState>,
    /// pc at which a called function is back.
    pub(crate) sentinel: Option<u64>,
    pub(crate) retired: u64,
    /// Address of the last instruction of the last block, for jumps that fail.
    last_pc: u64,
    pub(crate) clock_without_model: bool,
    /// A `fence.i` was executed: blocks may be of code that the program wrote.
    pub(crate) code_may_differ: bool,
    pub(crate) options: Options,
}

impl Machine {
    /// A machine with empty memory and a design's instructions; `StaticEntry::custom` numbers those of all
    /// descriptions one after the other.
    pub fn new(options: &Options, descriptions: &[Description]) -> Result<Self, SimError> {
        let (customs, decodes, own) = Customs::new(descriptions);
        let (base, size) = (options.memory_base, options.memory_size);
        let memory = Memory::new(base, size, options.misaligned_allowed).map_err(|e| no_memory(size, &e))?;
        Ok(Self {
            hart: Hart::new(options.isa.xlen(), memory, customs, own.clone()),
            decoder: Decoder::new(&options.isa, &decodes)?,
            table: StaticTable::new(),
            csrs: CsrFile::default(),
            caches: [Cache::new(), Cache::new()],
            own_at_reset: own,
            sentinel: None,
            retired: 0,
            last_pc: 0,
            clock_without_model: false,
            code_may_differ: false,
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

    /// The last instruction of the block executed last.
    pub(crate) fn last_pc(&self) -> u64 {
        self.last_pc
    }

    /// Whether the program read a clock that no model kept, so that it saw the retired count.
    pub fn clock_without_model(&self) -> bool {
        self.clock_without_model
    }

    /// Takes what the program wrote to its console since the last call.
    pub fn take_console(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.hart.htif.console)
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
        self.hart.own.clone_from(&self.own_at_reset);
        self.hart.htif.console.clear();
        self.csrs = CsrFile::default();
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

    /// Runs from `Hart::pc` until the program ends or traps.
    pub fn run(&mut self, watch: &mut Watch<'_>) -> Result<Stop, TrapAt> {
        let result = match watch.sink {
            Some(_) => self.run_blocks::<true>(watch),
            None => self.run_blocks::<false>(watch),
        };
        self.flush(watch);
        result
    }

    fn run_blocks<const TRACED: bool>(&mut self, watch: &mut Watch<'_>) -> Result<Stop, TrapAt> {
        let mut pause = self.next_pause(watch);
        loop {
            let pc = self.hart.pc;
            if !self.caches[usize::from(TRACED)].has(pc) && self.enter::<TRACED>(pc)? {
                return Ok(Stop::Returned);
            }
            let block = self.caches[usize::from(TRACED)].at(pc);
            if self.retired + u64::from(block.length) > pause {
                if let Some(stop) = self.pause::<TRACED>(watch)? {
                    return Ok(stop);
                }
                pause = self.next_pause(watch);
                continue;
            }
            let status = start(&mut self.hart, block);
            self.last_pc = block.last_pc;
            match status {
                Status::FallThrough => self.hart.pc = block.end,
                Status::Jumped | Status::Taken => {}
                _ => {
                    let block = Arc::clone(block);
                    if let Some(stop) = self.leave::<TRACED>(&block, status, watch)? {
                        return Ok(stop);
                    }
                    continue;
                }
            }
            self.retired += u64::from(block.length);
            if TRACED {
                record(&mut self.hart, block, block.length as usize, status);
                self.make_room(watch);
            }
        }
    }

    /// When to look up from the blocks.
    fn next_pause(&self, watch: &Watch<'_>) -> u64 {
        let limit = self.options.instruction_limit;
        if watch.progress.is_some() { limit.min(self.retired + PROGRESS_INTERVAL) } else { limit }
    }

    /// Tells the progress, and executes the last instructions before the limit one block at a time.
    #[cold]
    fn pause<const TRACED: bool>(&mut self, watch: &mut Watch<'_>) -> Result<Option<Stop>, TrapAt> {
        let limit = self.options.instruction_limit;
        if self.retired >= limit {
            return Err(TrapAt { trap: Trap::InstructionLimit { limit }, pc: self.hart.pc });
        }
        if !watch.progress.as_mut().is_none_or(|progress| progress(self.retired)) {
            return Err(TrapAt { trap: Trap::Stopped, pc: self.hart.pc });
        }
        let left = usize::try_from(limit - self.retired).unwrap_or(usize::MAX);
        if left > MAX_INSTRUCTIONS {
            return Ok(None);
        }
        let block = self.build::<TRACED>(self.hart.pc, left)?;
        let status = start(&mut self.hart, &block);
        self.last_pc = block.last_pc;
        if matches!(status, Status::FallThrough | Status::Jumped | Status::Taken) {
            if status == Status::FallThrough {
                self.hart.pc = block.end;
            }
            self.retired += u64::from(block.length);
            if TRACED {
                record(&mut self.hart, &block, block.length as usize, status);
                self.make_room(watch);
            }
            return Ok(None);
        }
        self.leave::<TRACED>(&block, status, watch)
    }

    /// Makes the block at `pc`, where there is none yet. `true` if `pc` is where a called function returns to.
    #[cold]
    fn enter<const TRACED: bool>(&mut self, pc: u64) -> Result<bool, TrapAt> {
        if self.sentinel == Some(pc) {
            return Ok(true);
        }
        let block = self.build::<TRACED>(pc, MAX_INSTRUCTIONS)?;
        self.caches[usize::from(TRACED)].insert(block);
        Ok(false)
    }

    fn build<const TRACED: bool>(&mut self, pc: u64, max: usize) -> Result<Arc<Block>, TrapAt> {
        let alignment = if self.options.isa.has(Extension::C) { 2 } else { 4 };
        if !pc.is_multiple_of(u64::from(alignment)) {
            return Err(TrapAt { trap: Trap::MisalignedJump { target: pc, alignment }, pc: self.last_pc });
        }
        let builder = Builder {
            decoder: &self.decoder,
            memory: &self.hart.memory,
            xlen: self.options.isa.xlen(),
            traced: TRACED,
            watch_stack: self.hart.stack_limit != 0,
        };
        builder.build(pc, max, &mut self.table).map(Arc::new).map_err(|trap| {
            let jumped_away = matches!(trap, Trap::JumpOutsideMemory { .. });
            TrapAt { pc: if jumped_away { self.last_pc } else { pc }, trap }
        })
    }

    /// A block that did not simply pass its end.
    #[cold]
    fn leave<const TRACED: bool>(
        &mut self,
        block: &Block,
        status: Status,
        watch: &mut Watch<'_>,
    ) -> Result<Option<Stop>, TrapAt> {
        let op = self.hart.stopped_at;
        let before = usize::from(op.index);
        match status {
            Status::Left => {
                self.retired += before as u64 + 1;
                if TRACED {
                    record(&mut self.hart, block, before + 1, Status::Jumped);
                    self.make_room(watch);
                }
                Ok(self.hart.exit.map(Stop::Exited))
            }
            Status::Trapped => {
                self.retired += before as u64;
                if TRACED {
                    self.hart.pc = op.pc;
                    record(&mut self.hart, block, before, Status::Jumped);
                }
                let trap = self.hart.trap.take().unwrap_or(Trap::Stopped);
                Err(TrapAt { trap, pc: op.pc })
            }
            _ => {
                self.retired += before as u64;
                if TRACED {
                    self.hart.pc = op.pc;
                    record(&mut self.hart, block, before, Status::Jumped);
                    self.make_room(watch);
                }
                self.hart.pc = self.hart.xlen.truncate(op.following());
                let flags = self.system(&op, watch).map_err(|trap| TrapAt { trap, pc: op.pc })?;
                self.retired += 1;
                if TRACED {
                    let (id, next_pc) = (block.records[before].id, self.hart.pc);
                    self.hart.batch.push(id, op.pc, next_pc, flags, 0);
                }
                Ok(self.hart.exit.map(Stop::Exited))
            }
        }
    }

    fn make_room(&mut self, watch: &mut Watch<'_>) {
        if self.hart.batch.len() + MAX_INSTRUCTIONS > RetiredBatch::CAPACITY {
            self.flush(watch);
        }
    }

    /// Hands on what retired.
    pub(crate) fn flush(&mut self, watch: &mut Watch<'_>) {
        if let Some(sink) = watch.sink.as_mut().filter(|_| !self.hart.batch.is_empty()) {
            sink.retire(&self.table, &self.hart.batch);
        }
        self.hart.batch.clear();
    }
}

/// The host does not have the memory that a machine wants.
pub(crate) fn no_memory(size: u64, error: &std::io::Error) -> SimError {
    SimError::Memory(format!("a memory of {size} bytes cannot be had: {error}"))
}

/// Executes a block from its first operation.
#[inline(always)]
fn start(hart: &mut Hart, block: &Block) -> Status {
    // SAFETY: `Builder` ends every block with an operation that ends it, and the block outlives this call.
    let cursor = unsafe { Cursor::start(&block.ops) };
    (cursor.op().handler)(hart, cursor)
}
