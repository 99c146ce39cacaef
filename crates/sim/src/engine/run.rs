//! The run loop: finds or makes blocks, executes them, hands on what retired.
//!
//! Source: own design. Values only; cycles come from an observer, through the clock door. Where a
//! run must stop (a breakpoint, the return address of a call) no block begins and none goes past
//! it, so that blocks ask nothing.

use std::sync::Arc;

use instar_isa::Extension;
use instar_trace::{HeldAccess, RetiredBatch, Wishes};

use super::block::{Block, Builder, MAX_INSTRUCTIONS};
use super::machine::{Machine, Stop, TrapAt};
use super::micro::{Cursor, Status};
use super::native;
use super::recorder::{Plain, Recorder, Retired, Valued};
use super::region::{self, Joined};
use super::watch::Watch;
use super::{Engine, Ran};
use crate::fault::FaultReason;
use crate::state::csrs::vector::Shape;

/// Instructions between two calls of the progress callback.
const PROGRESS_INTERVAL: u64 = 1 << 20;

impl Machine {
    /// Runs from `Hart::pc` until the program ends, traps or comes to a breakpoint. If `resumed`, a
    /// breakpoint at the first instruction does not count.
    pub(crate) fn run(&mut self, resumed: bool, watch: &mut Watch<'_>) -> Result<Stop, TrapAt> {
        self.hit = None;
        self.engine.wishes = watch.wishes();
        let on_breakpoint = resumed && self.breakpoints.contains(&self.engine.hart.pc);
        let first = if on_breakpoint { self.one(watch) } else { Ok(None) };
        let result = match first {
            Ok(None) if self.is_plain(watch) => self.run_blocks::<Plain>(watch),
            Ok(None) if self.engine.wishes.has(Wishes::VALUES) => self.run_blocks::<Valued>(watch),
            Ok(None) => self.run_blocks::<Retired>(watch),
            Ok(Some(stop)) => Ok(stop),
            Err(trap) => Err(trap),
        };
        self.hand_on(watch);
        result
    }

    /// Executes the instruction at `Hart::pc`, breakpoint or not.
    pub(crate) fn step(&mut self, watch: &mut Watch<'_>) -> Result<Stop, TrapAt> {
        let back = |machine: &Self| machine.sentinel == Some(machine.engine.hart.pc);
        if back(self) {
            return Ok(Stop::Returned);
        }
        self.hit = None;
        self.engine.wishes = watch.wishes();
        let result = self.one(watch);
        self.hand_on(watch);
        let hit = self.hit.take().map(Stop::Watched);
        result.map(|stop| stop.or(hit).unwrap_or(if back(self) { Stop::Returned } else { Stop::Stepped }))
    }

    fn one(&mut self, watch: &mut Watch<'_>) -> Result<Option<Stop>, TrapAt> {
        self.check_limit()?;
        if self.retired >= self.looking.at {
            match self.is_plain(watch) {
                true => self.look::<Plain>(watch)?,
                false if self.engine.wishes.has(Wishes::VALUES) => self.look::<Valued>(watch)?,
                false => self.look::<Retired>(watch)?,
            }
        }
        match self.is_plain(watch) {
            true => self.run_short::<Plain>(1, watch),
            false if self.engine.wishes.has(Wishes::VALUES) => self.run_short::<Valued>(1, watch),
            false => self.run_short::<Retired>(1, watch),
        }
    }

    /// Whether nothing has to be noted.
    fn is_plain(&self, watch: &Watch<'_>) -> bool {
        watch.observers.is_empty() && self.watchpoints.is_empty()
    }

    fn check_limit(&self) -> Result<(), TrapAt> {
        let limit = self.options.instruction_limit;
        if self.retired < limit {
            return Ok(());
        }
        Err(TrapAt { trap: FaultReason::InstructionLimit { limit }, pc: self.engine.hart.pc })
    }

    fn run_blocks<R: Recorder>(&mut self, watch: &mut Watch<'_>) -> Result<Stop, TrapAt> {
        let mut pause = self.next_pause(watch);
        loop {
            if R::RETIRED && self.hit.is_some() {
                return Ok(self.hit.take().map_or(Stop::Stepped, Stop::Watched));
            }
            let pc = self.engine.hart.pc;
            let shape = self.engine.hart.csrs.vector().shape;
            if !self.caches[R::CACHE].has(pc, shape) {
                if let Some(stop) = self.enter::<R>(pc, watch)? {
                    return Ok(stop);
                }
                continue;
            }
            let block = self.caches[R::CACHE].at(pc, shape);
            if self.retired + u64::from(block.length) > pause {
                if let Some(stop) = self.pause::<R>(watch)? {
                    return Ok(stop);
                }
                pause = self.next_pause(watch);
                continue;
            }
            if R::TRANSLATED {
                self.engine.budget = pause - self.retired;
            }
            let status = start::<R>(&mut self.engine, block);
            if status == Status::Ran {
                let Ran { instructions, last_pc } = self.engine.ran;
                if instructions > 0 {
                    self.last_pc = last_pc;
                }
                self.retired += instructions;
                if self.engine.trap.is_some() {
                    self.trapped_in_region::<R>(watch)?;
                }
                // There was no room for it.
                if R::RETIRED && instructions == 0 {
                    self.flush(watch);
                }
                self.make_room::<R>(watch);
                continue;
            }
            self.last_pc = block.last_pc;
            match status {
                Status::FallThrough => self.engine.hart.pc = block.end,
                Status::Jumped | Status::Taken => {}
                _ => {
                    let block = Arc::clone(block);
                    if let Some(stop) = self.leave::<R>(&block, status, watch)? {
                        return Ok(stop);
                    }
                    pause = pause.min(self.looking.at);
                    continue;
                }
            }
            self.retired += u64::from(block.length);
            R::retired(&mut self.engine, block, block.length as usize, status);
            let hot = R::TRANSLATED && block.heat.rises();
            self.make_room::<R>(watch);
            if hot {
                self.translate::<R>(pc, shape);
            }
        }
    }

    /// The instruction at `Hart::pc` has trapped.
    #[cold]
    fn trapped_in_region<R: Recorder>(&mut self, watch: &mut Watch<'_>) -> Result<(), TrapAt> {
        let (pc, trap) = (self.engine.hart.pc, self.engine.trap.take());
        self.last_pc = pc;
        self.raise::<R>(TrapAt { trap: trap.unwrap_or(FaultReason::Stopped), pc }, None, watch)
    }

    /// Makes machine code of the block at `pc`, which was executed with this shape.
    #[cold]
    fn translate<R: Recorder>(&mut self, pc: u64, shape: Shape) {
        let cache = R::CACHE;
        let block = self.caches[cache].at(pc, shape);
        let (after, alignment) = (self.translate_after, self.alignment());
        let Engine { hart, loops, customs, stack_limit, .. } = &mut self.engine;
        // Loops of the hardware's go back where no jump stands; what is watched stops a run
        // anywhere.
        if (R::RETIRED || native::is_warm(block)) && loops.ends.is_empty() && self.watchpoints.is_empty() {
            let around = region::Surroundings {
                recorded: R::RETIRED,
                cache: &self.caches[cache],
                decoder: &self.decoder,
                customs,
                often: after,
                watch_stack: *stack_limit != 0,
                alignment,
            };
            match region::joined(&around, block, hart) {
                Joined::Block(joined) => return self.caches[cache].replace(joined),
                Joined::Later(executions) => return block.heat.until(executions),
                Joined::Never => {}
            }
        }
        if R::RETIRED {
            return;
        }
        if let Some(translated) = native::translated(block, hart, after) {
            self.caches[cache].replace(translated.into());
        }
    }

    /// When to look up from the blocks.
    fn next_pause(&self, watch: &Watch<'_>) -> u64 {
        let last = self.options.instruction_limit.min(self.looking.at);
        if watch.may_stop() { last.min(self.retired + PROGRESS_INTERVAL) } else { last }
    }

    /// Looks up from the blocks; the rest before a stop that no block may pass is executed one by
    /// one.
    #[cold]
    fn pause<R: Recorder>(&mut self, watch: &mut Watch<'_>) -> Result<Option<Stop>, TrapAt> {
        self.check_limit()?;
        if self.retired >= self.looking.at {
            self.look::<R>(watch)?;
            // It may be elsewhere now.
            return Ok(None);
        }
        let left = self.options.instruction_limit.min(self.looking.at) - self.retired;
        let near = |count: u64| count <= MAX_INSTRUCTIONS as u64;
        let looks = near(self.looking.at - self.retired);
        if !looks || self.retired >= self.asked_at + PROGRESS_INTERVAL {
            self.asked_at = self.retired;
            self.show_console(watch);
            if !watch.goes_on(self.retired) {
                return Err(TrapAt { trap: FaultReason::Stopped, pc: self.engine.hart.pc });
            }
        }
        if near(left) { self.run_short::<R>(left as usize, watch) } else { Ok(None) }
    }

    /// Executes up to `max` instructions as a block that is not kept.
    pub(super) fn run_short<R: Recorder>(
        &mut self,
        max: usize,
        watch: &mut Watch<'_>,
    ) -> Result<Option<Stop>, TrapAt> {
        let block = match self.build::<R>(self.engine.hart.pc, max) {
            Ok(block) => block,
            Err(trap) => return self.raise::<R>(trap, None, watch).map(|()| None),
        };
        let status = start::<R>(&mut self.engine, &block);
        self.last_pc = block.last_pc;
        if matches!(status, Status::FallThrough | Status::Jumped | Status::Taken) {
            if status == Status::FallThrough {
                self.engine.hart.pc = block.end;
            }
            self.retired += u64::from(block.length);
            R::retired(&mut self.engine, &block, block.length as usize, status);
            self.make_room::<R>(watch);
            return Ok(None);
        }
        self.leave::<R>(&block, status, watch)
    }

    /// Makes the block at `pc`, where there is none yet, unless the run stops there.
    #[cold]
    fn enter<R: Recorder>(&mut self, pc: u64, watch: &mut Watch<'_>) -> Result<Option<Stop>, TrapAt> {
        if self.sentinel == Some(pc) {
            return Ok(Some(Stop::Returned));
        }
        if self.breakpoints.contains(&pc) {
            return Ok(Some(Stop::Breakpoint));
        }
        // What cannot be executed is not reached.
        if self.retired >= self.looking.at {
            self.look::<R>(watch)?;
            return Ok(None);
        }
        let most = if self.watchpoints.is_empty() { MAX_INSTRUCTIONS } else { 1 };
        match self.build::<R>(pc, most) {
            Ok(block) => self.caches[R::CACHE].insert(block),
            Err(trap) => self.raise::<R>(trap, None, watch)?,
        }
        Ok(None)
    }

    /// Alignment of instructions in bytes.
    pub(crate) fn alignment(&self) -> u8 {
        if self.options.isa.has(Extension::C) { 2 } else { 4 }
    }

    pub(super) fn build<R: Recorder>(&mut self, pc: u64, max: usize) -> Result<Arc<Block>, TrapAt> {
        let alignment = self.alignment();
        if !pc.is_multiple_of(u64::from(alignment)) {
            return Err(TrapAt {
                trap: FaultReason::MisalignedJump { target: pc, alignment },
                pc: self.last_pc,
            });
        }
        let builder = Builder {
            decoder: &self.decoder,
            hart: &self.engine.hart,
            watch_stack: self.engine.stack_limit != 0,
            breakpoints: &self.breakpoints,
            loop_ends: &self.engine.loops.ends,
            alignment,
            translate_after: self.translate_after,
            code_map: &self.code_map,
            fenced: self.code_may_differ,
        };
        let block = builder.build::<R>(pc, max, &mut self.table).map(Arc::new).map_err(|trap| {
            let jumped_away =
                matches!(trap, FaultReason::JumpOutsideMemory { .. } | FaultReason::JumpIntoData { .. });
            TrapAt { pc: if jumped_away { self.last_pc } else { pc }, trap }
        });
        R::describe(&mut self.engine, &self.table);
        block
    }

    /// A block that did not simply pass its end.
    #[cold]
    fn leave<R: Recorder>(
        &mut self,
        block: &Block,
        status: Status,
        watch: &mut Watch<'_>,
    ) -> Result<Option<Stop>, TrapAt> {
        let op = self.engine.stopped_at;
        self.last_pc = op.pc;
        let before = usize::from(op.index);
        let id = block.id(before);
        match status {
            Status::Left => {
                self.retired += before as u64 + 1;
                R::retired(&mut self.engine, block, before + 1, Status::Jumped);
                self.make_room::<R>(watch);
                self.show_console(watch);
                if std::mem::take(&mut self.engine.loops.begun) {
                    self.begin_loops(op.pc)?;
                }
                Ok(self.engine.exit.map(Stop::Exited))
            }
            Status::Trapped => {
                self.retired += before as u64;
                self.engine.hart.pc = op.pc;
                R::stopped(&mut self.engine, block, before);
                let trap = self.engine.trap.take().unwrap_or(FaultReason::Stopped);
                self.raise::<R>(TrapAt { trap, pc: op.pc }, id, watch)?;
                Ok(None)
            }
            _ => {
                self.retired += before as u64;
                self.engine.hart.pc = op.pc;
                R::stopped(&mut self.engine, block, before);
                self.make_room::<R>(watch);
                if self.engine.bus.asks.is_some() {
                    return self.access_with_clock::<R>(&op, id, watch);
                }
                let values = R::before(&self.engine, id, self.counts());
                self.engine.hart.pc = self.engine.hart.xlen.truncate(op.following());
                let (flags, executed) = match self.system(&op, id, watch) {
                    Ok(done) => done,
                    Err(trap) => {
                        self.engine.hart.pc = op.pc;
                        self.raise::<R>(TrapAt { trap, pc: op.pc }, id, watch)?;
                        return Ok(None);
                    }
                };
                self.retired += 1;
                if let Some(id) = id {
                    self.engine.batch.push(id, op.pc, self.engine.hart.pc, flags, 0);
                    let index = self.engine.batch.len() as u32 - 1;
                    let woken = self.looking.woken.take().map(|until| HeldAccess { index, until });
                    self.engine.batch.held.extend(woken);
                    R::executed(&mut self.engine, id, values, executed);
                    self.make_room::<R>(watch);
                }
                Ok(self.engine.exit.map(Stop::Exited))
            }
        }
    }

    /// Hands on what retired and what was written to the console.
    fn hand_on(&mut self, watch: &mut Watch<'_>) {
        self.flush(watch);
        self.show_console(watch);
    }

    pub(crate) fn show_console(&mut self, watch: &mut Watch<'_>) {
        if let Some(show) = &mut watch.console {
            self.engine.environment.console.show(*show);
        }
    }

    /// Hands on what retired before a further block may find no room.
    #[inline(always)]
    pub(crate) fn make_room<R: Recorder>(&mut self, watch: &mut Watch<'_>) {
        if R::RETIRED && !self.watchpoints.is_empty() {
            self.look_for_watchpoints();
        }
        let full = || self.engine.batch.len() + MAX_INSTRUCTIONS > RetiredBatch::CAPACITY;
        if R::RETIRED && (full() || R::is_full(&self.engine)) {
            self.flush(watch);
        }
    }

    /// Hands on what retired.
    pub(crate) fn flush(&mut self, watch: &mut Watch<'_>) {
        let Engine { batch, values, kept, wishes, .. } = &mut self.engine;
        let tells = !kept.is_empty();
        if tells {
            batch.tell_registers(kept);
        }
        if !batch.is_empty() {
            let noted = wishes.has(Wishes::VALUES).then_some(&*values);
            watch.retire(&instar_trace::Retired { table: &self.table, batch, values: noted });
        }
        if tells {
            *kept = batch.registers_back();
        }
        batch.clear();
        values.clear();
    }
}

/// Executes a block from its first operation.
#[inline(always)]
fn start<R: Recorder>(engine: &mut Engine, block: &Block) -> Status {
    R::begin(engine, block);
    // SAFETY: `Builder` ends every block with an operation that ends it, and the block outlives
    // this call.
    let cursor = unsafe { Cursor::start(&block.ops) };
    (cursor.op().handler)(engine, cursor)
}
