//! Interrupts: when the run looks for one, where it is taken, and `wfi`.
//!
//! Source: The RISC-V Instruction Set Manual, Volume II, "mip and mie", "mtvec", "Wait for
//! Interrupt". Devices say in which cycles their lines are up; which instruction that meets a core
//! model says, and without one the retired count is the clock. Nothing is asked in between: the run
//! stops where an interrupt could be taken, as it does at its limit, so that blocks and machine
//! code know nothing of it.

use instar_trace::{EnabledBefore, Flags, HeldAccess, InterruptAsk, Interruption, MovedStore};

use super::Engine;
use super::machine::{Machine, TrapAt};
use super::micro::MicroOp;
use super::recorder::Recorder;
use super::traps::no_instruction;
use super::watch::Watch;
use crate::bus::Surroundings;
use crate::fault::FaultReason;
use crate::state::Hart;

/// Which interrupt is taken of several, the first of them: those of a core's own before the
/// manual's external, software and timer interrupt.
const PRIORITIES: [u32; 19] = [31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 11, 3, 7];

/// When interrupts are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Looking {
    /// None is taken until so many instructions retired.
    pub(crate) at: u64,
    /// By how much the clock is ahead of the retired count, where that stands in for it: what `wfi`
    /// slept.
    pub(crate) slept: u64,
    /// The clock at which the `wfi` that was executed last was woken.
    pub(crate) woken: Option<u64>,
    /// Instructions that trapped or were taken off: they stand in the stream and have not retired.
    pub(crate) trapped: u64,
    /// The last changes of what is enabled, the latest first: how many instructions stood in the
    /// stream, and what was enabled before.
    changes: [Option<(u64, u64)>; MOST_CHANGES],
}

/// A core has no more changes of what is enabled under way than this.
const MOST_CHANGES: usize = 8;

/// Instructions that may be under way in a core beside such a change.
const UNDER_WAY: u64 = 64;

impl Looking {
    /// For nothing.
    pub(crate) const NONE: Self =
        Self { at: u64::MAX, slept: 0, woken: None, trapped: 0, changes: [None; MOST_CHANGES] };
}

impl Machine {
    /// Something has changed of which interrupts are enabled, or of when lines are up.
    pub(crate) fn look_for_interrupts(&mut self) {
        self.looking.at = if self.engine.bus.has_lines() { self.retired } else { u64::MAX };
    }

    /// What is enabled changes: a core may still take what was enabled before, and sees it until
    /// then.
    pub(crate) fn note_enabled(&mut self) {
        let change = (self.retired + self.looking.trapped, self.engine.hart.csrs.takeable_interrupts());
        self.looking.changes.rotate_right(1);
        self.looking.changes[0] = Some(change);
    }

    /// What was enabled before each of the last changes of that.
    fn enabled_before(&self) -> impl Iterator<Item = EnabledBefore> {
        let next = self.retired + self.looking.trapped;
        let changes = self.looking.changes.into_iter().flatten();
        changes
            .map(move |(at, enabled)| EnabledBefore { ago: next - at, enabled })
            .take_while(|it| it.ago <= UNDER_WAY)
    }

    /// Whether an interrupt is enabled, or was just before, and will be pending.
    fn may_be_seen(&self) -> bool {
        let enabled = self.engine.hart.csrs.takeable_interrupts();
        let ever = self.enabled_before().fold(enabled, |ever, before| ever | before.enabled);
        self.engine.bus.next_line(ever, 0).is_some()
    }

    /// Whether an interrupt may be taken, now or later.
    pub(crate) fn awaits_interrupt(&self) -> bool {
        self.engine.hart.csrs.takes_interrupts() && self.may_be_seen()
    }

    /// Looks whether an interrupt is taken in the place of the instruction at `Hart::pc`, and takes
    /// it.
    #[cold]
    pub(crate) fn look<R: Recorder>(&mut self, watch: &mut Watch<'_>) -> Result<(), TrapAt> {
        self.looking.at = u64::MAX;
        let pc = self.engine.hart.pc;
        if self.sentinel == Some(pc) || !self.may_be_seen() {
            return Ok(());
        }
        let refused = |reason: String| TrapAt { trap: FaultReason::Interrupt { reason: reason.into() }, pc };
        let id = self.next_id::<R>(pc);
        let mut found = self.ask(id, watch).map_err(refused)?;
        while self.move_stores(watch) {
            found = self.ask(id, watch).map_err(refused)?;
        }
        let Some(found) = found else { return Ok(()) };
        match found {
            Interruption::Later(instructions) => {
                self.looking.at = self.retired.saturating_add(instructions.max(1));
                Ok(())
            }
            Interruption::Taken { cycle, lines, enabled } => {
                self.take::<R>(id, cycle, self.engine.bus.lines_up(enabled, lines), watch)
            }
        }
    }

    /// What becomes of the instruction that comes next.
    fn ask(&mut self, id: Option<u32>, watch: &mut Watch<'_>) -> Result<Option<Interruption>, String> {
        self.flush(watch);
        let enabled = self.engine.hart.csrs.takeable_interrupts();
        let bus = &self.engine.bus;
        if let (Some(id), Some(interrupts)) = (id, watch.interrupts()) {
            let (pc, vector) = (self.engine.hart.pc, self.engine.hart.csrs.trap_vector());
            let line = &|enabled, cycle| bus.next_line(enabled, cycle);
            let changes = &self.enabled_before().collect::<Vec<_>>()[..];
            let registers = &std::array::from_fn(|number| self.engine.hart.x(number as u8));
            let table = &self.table;
            let held = &self.engine.hart.memory;
            let memory = &|address, bytes: u16| {
                let bytes = held.read(address, bytes.into())?;
                Some(bytes.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte)))
            };
            let asked = InterruptAsk { table, id, pc, vector, enabled, changes, registers, line, memory };
            return interrupts?.interrupt(&asked).map(Some);
        }
        let now = self.retired + self.looking.slept;
        Ok(bus.next_line(enabled, now).map(|cycle| match cycle - now {
            0 => Interruption::Taken { cycle, lines: cycle, enabled },
            later => Interruption::Later(later),
        }))
    }

    /// Stores to devices that the model told another cycle than they have: their devices' lines are
    /// set anew. Whether there were any.
    pub(crate) fn move_stores(&mut self, watch: &mut Watch<'_>) -> bool {
        let Some(Ok(interrupts)) = watch.interrupts() else { return false };
        let mut any = false;
        while let Some(MovedStore { back, cycle }) = interrupts.moved() {
            let Engine { bus, environment, hart: Hart { memory, xlen, .. }, .. } = &mut self.engine;
            bus.move_store(&mut Surroundings::new(memory, environment, *xlen), back, cycle);
            any = true;
        }
        any
    }

    /// The static entry of what stands at `pc`, where instructions have one.
    fn next_id<R: Recorder>(&mut self, pc: u64) -> Option<u32> {
        if !R::RETIRED {
            return None;
        }
        let id = self.build::<R>(pc, 1).ok().and_then(|block| block.id(0));
        Some(id.unwrap_or_else(|| {
            let word = self
                .engine
                .hart
                .memory
                .read(pc, 4)
                .map_or(0, |bytes| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]));
            self.table.intern(no_instruction(pc, word.into()))
        }))
    }

    /// Takes the first of the interrupts whose lines are `up`.
    fn take<R: Recorder>(
        &mut self,
        id: Option<u32>,
        cycle: u64,
        up: u64,
        watch: &mut Watch<'_>,
    ) -> Result<(), TrapAt> {
        let pc = self.engine.hart.pc;
        let Some(number) = PRIORITIES.into_iter().find(|number| up >> number & 1 == 1) else { return Ok(()) };
        if !self.engine.hart.csrs.has_handler() {
            let reason =
                format!("interrupt {number} is taken here, and the program has set no handler in mtvec");
            return Err(TrapAt { trap: FaultReason::Interrupt { reason: reason.into() }, pc });
        }
        self.note_enabled();
        self.looking.trapped += 1;
        let hart = &mut self.engine.hart;
        hart.pc = hart.csrs.enter_interrupt(number, pc);
        self.look_for_interrupts();
        self.clock_without_model |= watch.interrupts().is_none();
        let Some(id) = id else { return Ok(()) };
        R::trapped(&mut self.engine, id, pc);
        let batch = &mut self.engine.batch;
        let index = batch.len() - 1;
        batch.flags[index].0 |= Flags::INTERRUPT;
        batch.details[index] = number.into();
        batch.held.push(HeldAccess { index: index as u32, until: cycle });
        self.make_room::<R>(watch);
        Ok(())
    }

    /// What `mip` shows an instruction that reads it when the clock shows `cycle`.
    pub(crate) fn pending(&self, cycle: u64, watch: &mut Watch<'_>) -> Result<u64, FaultReason> {
        let bus = &self.engine.bus;
        let shown = match watch.interrupts().filter(|_| bus.next_line(u64::MAX, 0).is_some()) {
            Some(Ok(interrupts)) => interrupts.pending(cycle),
            Some(Err(reason)) => return Err(FaultReason::Interrupt { reason: reason.into() }),
            None => cycle,
        };
        Ok(bus.lines_up(u64::MAX, shown))
    }

    /// `wfi`: sleeps until an interrupt is pending that `mie` enables, whether it is taken or not.
    pub(crate) fn wait_for_interrupt(
        &mut self,
        op: &MicroOp,
        id: Option<u32>,
        watch: &mut Watch<'_>,
    ) -> Result<(), FaultReason> {
        let refused = |reason: String| FaultReason::Interrupt { reason: reason.into() };
        let enabled = self.engine.hart.csrs.enabled_interrupts();
        let now =
            if self.engine.bus.next_line(enabled, 0).is_some() { self.cycles(op, id, watch) } else { 0 };
        let Some(woken) = self.engine.bus.next_line(enabled, now) else {
            let devices =
                if self.engine.bus.has_lines() { "" } else { "; --device timer puts a timer there" };
            return Err(refused(format!(
                "wfi would sleep for ever: of the interrupts that mie enables ({enabled:#x}) none is pending or to \
                 come{devices}"
            )));
        };
        match watch.interrupts() {
            Some(interrupts) => drop(interrupts.map_err(refused)?),
            None => self.looking.slept += woken - now,
        }
        self.looking.woken = Some(woken);
        self.look_for_interrupts();
        Ok(())
    }
}
