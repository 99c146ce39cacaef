//! The run loop: finds or makes blocks, executes them, hands on what retired.
//!
//! Source: own design. Values only; cycles come from the sink, through the clock door. Where a run must stop (a
//! breakpoint, the return address of a call) no block begins and none goes past it, so that blocks ask nothing.

use std::sync::Arc;

use instar_isa::Extension;
use instar_trace::RetiredBatch;

use crate::block::{Block, Builder, MAX_INSTRUCTIONS};
use crate::fault::Trap;
use crate::hart::Hart;
use crate::machine::{Machine, Stop, TrapAt, Watch};
use crate::micro::{Cursor, Status};
use crate::recorder::record;

/// Instructions between two calls of the progress callback.
const PROGRESS_INTERVAL: u64 = 1 << 20;

impl Machine {
    /// Runs from `Hart::pc` until the program ends, traps or comes to a breakpoint. If `resumed`, a breakpoint
    /// at the first instruction does not count.
    pub(crate) fn run(&mut self, resumed: bool, watch: &mut Watch<'_>) -> Result<Stop, TrapAt> {
        let on_breakpoint = resumed && self.breakpoints.contains(&self.hart.pc);
        let first = if on_breakpoint { self.one(watch) } else { Ok(None) };
        let result = match (first, &watch.sink) {
            (Ok(None), Some(_)) => self.run_blocks::<true>(watch),
            (Ok(None), None) => self.run_blocks::<false>(watch),
            (Ok(Some(stop)), _) => Ok(stop),
            (Err(trap), _) => Err(trap),
        };
        self.hand_on(watch);
        result
    }

    /// Executes the instruction at `Hart::pc`, breakpoint or not.
    pub(crate) fn step(&mut self, watch: &mut Watch<'_>) -> Result<Stop, TrapAt> {
        let back = |machine: &Self| machine.sentinel == Some(machine.hart.pc);
        if back(self) {
            return Ok(Stop::Returned);
        }
        let result = self.one(watch);
        self.hand_on(watch);
        result.map(|stop| stop.unwrap_or(if back(self) { Stop::Returned } else { Stop::Stepped }))
    }

    fn one(&mut self, watch: &mut Watch<'_>) -> Result<Option<Stop>, TrapAt> {
        self.check_limit()?;
        match watch.sink {
            Some(_) => self.run_short::<true>(1, watch),
            None => self.run_short::<false>(1, watch),
        }
    }

    fn check_limit(&self) -> Result<(), TrapAt> {
        let limit = self.options.instruction_limit;
        if self.retired < limit {
            return Ok(());
        }
        Err(TrapAt { trap: Trap::InstructionLimit { limit }, pc: self.hart.pc })
    }

    fn run_blocks<const TRACED: bool>(&mut self, watch: &mut Watch<'_>) -> Result<Stop, TrapAt> {
        let mut pause = self.next_pause(watch);
        loop {
            let pc = self.hart.pc;
            if !self.caches[usize::from(TRACED)].has(pc) {
                if let Some(stop) = self.enter::<TRACED>(pc, watch)? {
                    return Ok(stop);
                }
                continue;
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
        self.check_limit()?;
        self.show_console(watch);
        if !watch.progress.as_mut().is_none_or(|progress| progress(self.retired)) {
            return Err(TrapAt { trap: Trap::Stopped, pc: self.hart.pc });
        }
        let left = self.options.instruction_limit - self.retired;
        if left > MAX_INSTRUCTIONS as u64 { Ok(None) } else { self.run_short::<TRACED>(left as usize, watch) }
    }

    /// Executes up to `max` instructions as a block that is not kept.
    fn run_short<const TRACED: bool>(
        &mut self,
        max: usize,
        watch: &mut Watch<'_>,
    ) -> Result<Option<Stop>, TrapAt> {
        let block = match self.build::<TRACED>(self.hart.pc, max) {
            Ok(block) => block,
            Err(trap) => return self.raise::<TRACED>(trap, None, watch).map(|()| None),
        };
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

    /// Makes the block at `pc`, where there is none yet, unless the run stops there.
    #[cold]
    fn enter<const TRACED: bool>(&mut self, pc: u64, watch: &mut Watch<'_>) -> Result<Option<Stop>, TrapAt> {
        if self.sentinel == Some(pc) {
            return Ok(Some(Stop::Returned));
        }
        if self.breakpoints.contains(&pc) {
            return Ok(Some(Stop::Breakpoint));
        }
        match self.build::<TRACED>(pc, MAX_INSTRUCTIONS) {
            Ok(block) => self.caches[usize::from(TRACED)].insert(block),
            Err(trap) => self.raise::<TRACED>(trap, None, watch)?,
        }
        Ok(None)
    }

    /// Alignment of instructions in bytes.
    pub(crate) fn alignment(&self) -> u8 {
        if self.options.isa.has(Extension::C) { 2 } else { 4 }
    }

    fn build<const TRACED: bool>(&mut self, pc: u64, max: usize) -> Result<Arc<Block>, TrapAt> {
        let alignment = self.alignment();
        if !pc.is_multiple_of(u64::from(alignment)) {
            return Err(TrapAt { trap: Trap::MisalignedJump { target: pc, alignment }, pc: self.last_pc });
        }
        let builder = Builder {
            decoder: &self.decoder,
            memory: &self.hart.memory,
            xlen: self.options.isa.xlen(),
            traced: TRACED,
            watch_stack: self.hart.stack_limit != 0,
            breakpoints: &self.breakpoints,
            alignment,
            code_map: &self.code_map,
            fenced: self.code_may_differ,
        };
        builder.build(pc, max, &mut self.table).map(Arc::new).map_err(|trap| {
            let jumped_away = matches!(trap, Trap::JumpOutsideMemory { .. } | Trap::JumpIntoData { .. });
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
        let id = block.records.get(before).map(|record| record.id);
        match status {
            Status::Left => {
                self.retired += before as u64 + 1;
                if TRACED {
                    record(&mut self.hart, block, before + 1, Status::Jumped);
                    self.make_room(watch);
                }
                self.show_console(watch);
                Ok(self.hart.exit.map(Stop::Exited))
            }
            Status::Trapped => {
                self.retired += before as u64;
                self.hart.pc = op.pc;
                if TRACED {
                    record(&mut self.hart, block, before, Status::Jumped);
                }
                let trap = self.hart.trap.take().unwrap_or(Trap::Stopped);
                self.raise::<TRACED>(TrapAt { trap, pc: op.pc }, id, watch)?;
                Ok(None)
            }
            _ => {
                self.retired += before as u64;
                if TRACED {
                    self.hart.pc = op.pc;
                    record(&mut self.hart, block, before, Status::Jumped);
                    self.make_room(watch);
                }
                self.hart.pc = self.hart.xlen.truncate(op.following());
                let flags = match self.system(&op, watch) {
                    Ok(flags) => flags,
                    Err(trap) => {
                        self.hart.pc = op.pc;
                        self.raise::<TRACED>(TrapAt { trap, pc: op.pc }, id, watch)?;
                        return Ok(None);
                    }
                };
                self.retired += 1;
                if let Some(id) = id {
                    self.hart.batch.push(id, op.pc, self.hart.pc, flags, 0);
                    self.make_room(watch);
                }
                Ok(self.hart.exit.map(Stop::Exited))
            }
        }
    }

    /// Hands on what retired and what was written to the console.
    fn hand_on(&mut self, watch: &mut Watch<'_>) {
        self.flush(watch);
        self.show_console(watch);
    }

    pub(crate) fn show_console(&mut self, watch: &mut Watch<'_>) {
        let text = &self.hart.htif.environment.console[self.shown..];
        if let Some(console) = watch.console.as_mut().filter(|_| !text.is_empty()) {
            console(text);
            self.shown = self.hart.htif.environment.console.len();
        }
    }

    pub(crate) fn make_room(&mut self, watch: &mut Watch<'_>) {
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

/// Executes a block from its first operation.
#[inline(always)]
fn start(hart: &mut Hart, block: &Block) -> Status {
    // SAFETY: `Builder` ends every block with an operation that ends it, and the block outlives this call.
    let cursor = unsafe { Cursor::start(&block.ops) };
    (cursor.op().handler)(hart, cursor)
}
