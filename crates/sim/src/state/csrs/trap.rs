//! Entering a trap handler and returning from it.
//!
//! Source: The RISC-V Instruction Set Manual, Volume II, "Privilege and Global Interrupt-Enable
//! Stack in mstatus", "mtvec", "mcause" and "mret".

use instar_isa::{Isa, Xlen};

use super::{Csrs, Mode};

/// mstatus.VS: vector instructions trap.
pub(super) const OFF: u8 = 0;
/// mstatus.VS after reset: on, and nothing written yet.
const INITIAL: u8 = 1;
/// mstatus.VS: vector registers were written.
pub(super) const DIRTY: u8 = 3;

/// The fields of `mstatus` that a hart with machine and user mode and no F has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Status {
    /// MIE: interrupts are enabled.
    enabled: bool,
    /// MPIE: they were before the trap.
    enabled_before: bool,
    /// MPP: the mode before the trap.
    mode_before: Mode,
    /// MPRV: loads and stores have the privilege of `mode_before`, which changes nothing here.
    modify: bool,
    /// VS.
    pub(super) vectors: u8,
    /// Whether there is a VS.
    has_vectors: bool,
}

impl Status {
    /// After reset. Vectors are on, as what starts a program would leave them.
    pub(super) fn new(isa: Isa) -> Self {
        let has_vectors = isa.vlen() > 0;
        Self { vectors: if has_vectors { INITIAL } else { OFF }, has_vectors, ..Self::default() }
    }

    pub(super) fn read(self, xlen: Xlen) -> u64 {
        // UXL: user mode has the width of machine mode.
        let uxl = if xlen == Xlen::Rv64 { 2 << 32 } else { 0 };
        u64::from(self.enabled) << 3
            | u64::from(self.enabled_before) << 7
            | (self.mode_before as u64) << 11
            | u64::from(self.modify) << 17
            | u64::from(self.vectors) << 9
            // SD.
            | u64::from(self.vectors == DIRTY) << (xlen.bits() - 1)
            | uxl
    }

    pub(super) fn write(&mut self, value: u64) {
        let bit = |n: u32| value >> n & 1 == 1;
        self.enabled = bit(3);
        self.enabled_before = bit(7);
        self.modify = bit(17);
        if self.has_vectors {
            self.vectors = (value >> 9) as u8 & 3;
        }
        match value >> 11 & 3 {
            0 => self.mode_before = Mode::User,
            3 => self.mode_before = Mode::Machine,
            // There is no such mode: the field stays.
            _ => {}
        }
    }
}

impl Csrs {
    /// Whether the program has given a handler.
    pub(crate) fn has_handler(&self) -> bool {
        self.machine.mtvec.is_some()
    }

    /// Cause of an `ecall` in the present mode: 8 or 11.
    pub(crate) fn ecall_cause(&self) -> u64 {
        8 + self.mode as u64
    }

    /// `mtvec`.
    pub(crate) fn trap_vector(&self) -> u64 {
        self.machine.mtvec.unwrap_or(0)
    }

    /// Interrupts that are enabled one by one (`mie`), by their numbers.
    pub(crate) fn enabled_interrupts(&self) -> u64 {
        self.machine.mie
    }

    /// Those of them that would be taken in the present mode.
    pub(crate) fn takeable_interrupts(&self) -> u64 {
        if self.takes_interrupts() { self.machine.mie } else { 0 }
    }

    /// Whether any would be.
    pub(crate) fn takes_interrupts(&self) -> bool {
        self.machine.status.enabled || self.mode == Mode::User
    }

    /// An interrupt in the place of the instruction at `pc`: where its handler is.
    pub(crate) fn enter_interrupt(&mut self, number: u32, pc: u64) -> u64 {
        let xlen = self.isa.xlen();
        let base = self.enter(1 << (xlen.bits() - 1) | u64::from(number), 0, pc);
        let vectored = self.trap_vector() & 1 == 1;
        if vectored { xlen.truncate(base.wrapping_add(4 * u64::from(number))) } else { base }
    }

    /// An exception at `pc`: where the handler is.
    pub(crate) fn enter(&mut self, cause: u64, value: u64, pc: u64) -> u64 {
        let (machine, xlen) = (&mut self.machine, self.isa.xlen());
        machine.mepc = pc;
        machine.mcause = cause;
        machine.mtval = xlen.truncate(value);
        machine.status.enabled_before = std::mem::take(&mut machine.status.enabled);
        machine.status.mode_before = std::mem::take(&mut self.mode);
        xlen.truncate(machine.mtvec.unwrap_or(0)) & !3
    }

    /// `mret`: where it returns to.
    pub(crate) fn return_from_trap(&mut self) -> u64 {
        let status = &mut self.machine.status;
        status.enabled = std::mem::replace(&mut status.enabled_before, true);
        self.mode = std::mem::replace(&mut status.mode_before, Mode::User);
        status.modify &= self.mode == Mode::Machine;
        self.machine.mepc
    }
}
