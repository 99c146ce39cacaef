//! Which faults of a program are exceptions, and their way to the program's handler.
//!
//! Source: The RISC-V Instruction Set Manual, Volume II, "mcause" (exception codes), "mtval". What
//! the simulator itself refuses (a stack that overflows, a write to code, a jump into data, a run
//! without end) is no exception of the manual and always ends the run.

use instar_isa::{Class, Effect, NextPc, Op, RegisterList, StaticEntry};

use super::machine::{Machine, TrapAt};
use super::recorder::Recorder;
use super::watch::Watch;
use crate::fault::FaultReason;

/// An exception as `mcause` and `mtval` show it.
struct Exception {
    cause: u64,
    value: u64,
}

impl Machine {
    /// Delivers an exception of the instruction at `at.pc`, whose static entry has number `id`, to
    /// the program's handler. Gives `at` back if it has none, if `at` is no exception, or if the
    /// handler's own first instruction raised it: that would go on for ever.
    #[cold]
    pub(crate) fn raise<R: Recorder>(
        &mut self,
        at: TrapAt,
        id: Option<u32>,
        watch: &mut Watch<'_>,
    ) -> Result<(), TrapAt> {
        let Some(Exception { cause, value }) =
            self.exception(&at).filter(|_| self.engine.hart.csrs.has_handler())
        else {
            return Err(at);
        };
        if self.trapped_at.replace(self.retired) == Some(self.retired) {
            return Err(at);
        }
        // The instruction that is not there is the one that traps, not the jump to it.
        let pc = if let FaultReason::JumpOutsideMemory { target } = at.trap { target } else { at.pc };
        self.note_enabled();
        self.looking.trapped += 1;
        self.engine.hart.pc = self.engine.hart.csrs.enter(cause, value, pc);
        self.look_for_interrupts();
        if R::RETIRED {
            let id = id.unwrap_or_else(|| self.table.intern(no_instruction(pc, value)));
            R::trapped(&mut self.engine, id, pc);
            self.make_room::<R>(watch);
        }
        Ok(())
    }

    fn exception(&self, TrapAt { trap, pc }: &TrapAt) -> Option<Exception> {
        let (cause, value) = match *trap {
            FaultReason::MisalignedJump { target, .. } => (0, target),
            FaultReason::JumpOutsideMemory { target } => (1, target),
            FaultReason::JumpTableOutsideMemory { address, .. } => (1, address),
            FaultReason::IllegalInstruction { word } | FaultReason::ReservedVector { word, .. } => {
                (2, u64::from(word))
            }
            FaultReason::UnknownCsr { .. }
            | FaultReason::ReadOnlyCsr { .. }
            | FaultReason::CsrPrivilege { .. }
            | FaultReason::SeedWithoutWrite
            | FaultReason::VectorsOff => (2, u64::from(self.engine.hart.memory.load_word(*pc, 4))),
            FaultReason::Breakpoint => (3, *pc),
            FaultReason::MisalignedLoad { address, .. } => (4, address),
            FaultReason::LoadOutsideMemory { address, .. } => (5, address),
            FaultReason::Device { store, address, .. } | FaultReason::NoDevice { store, address, .. } => {
                (if store { 7 } else { 5 }, address)
            }
            FaultReason::MisalignedStore { address, .. } => (6, address),
            FaultReason::StoreOutsideMemory { address, .. } => (7, address),
            FaultReason::EnvironmentCall { .. } => (self.engine.hart.csrs.ecall_cause(), 0),
            FaultReason::Custom { cause, value, .. } => (cause, value),
            FaultReason::StoreToCode { .. }
            | FaultReason::JumpIntoData { .. }
            | FaultReason::StackOverflow { .. }
            | FaultReason::InstructionLimit { .. }
            | FaultReason::EndlessLoop
            | FaultReason::HardwareLoop { .. }
            | FaultReason::Interrupt { .. }
            | FaultReason::Stopped
            | FaultReason::ExitInCall { .. }
            | FaultReason::NothingPlaced
            | FaultReason::NotBegun
            | FaultReason::Htif { .. }
            | FaultReason::Semihosting { .. }
            | FaultReason::SemihostingBlock { .. } => return None,
        };
        Some(Exception { cause, value })
    }
}

/// Stands in the retired stream for a word that no instruction is, and for a place outside memory.
pub(super) fn no_instruction(pc: u64, value: u64) -> StaticEntry {
    let word = value as u32;
    let compressed = word & 3 != 3;
    StaticEntry {
        pc,
        word: if compressed { word & 0xffff } else { word },
        length: if compressed { 2 } else { 4 },
        op: Op::Illegal,
        class: Class::System,
        effect: Effect { flow: NextPc::Anywhere, ..Effect::of(Class::System) },
        sources: RegisterList::new(),
        destinations: RegisterList::new(),
        operands: Default::default(),
        immediate: 0,
        custom: None,
    }
}
