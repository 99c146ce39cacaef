//! Machine-level registers: traps, the machine's set-up and what it is.
//!
//! Source: The RISC-V Instruction Set Manual, Volume II, "Machine-Level CSRs".

use instar_isa::{Extension, Isa, Xlen, csr};

use super::{Context, Module, trap};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Machine {
    pub(super) status: trap::Status,
    /// `None`: the program has no handler.
    pub(super) mtvec: Option<u64>,
    pub(super) mepc: u64,
    pub(super) mcause: u64,
    pub(super) mtval: u64,
    mscratch: u64,
    pub(super) mie: u64,
    menvcfg: u64,
    /// Interrupts beside the manual's three that the core has, as bits of mie and mip.
    pub(super) own_lines: u64,
}

/// Software, timer and external interrupt of machine mode.
const STANDARD_LINES: u64 = 1 << 3 | 1 << 7 | 1 << 11;

impl Machine {
    /// Bits of mie and mip that there are.
    pub(super) fn lines(&self) -> u64 {
        STANDARD_LINES | self.own_lines
    }
}

impl Module for Machine {
    fn read(&self, number: u16, context: &Context) -> Option<u64> {
        Some(match number {
            csr::MISA => misa(context.isa),
            csr::MSTATUS => self.status.read(context.isa.xlen()),
            csr::MIE => self.mie,
            csr::MIP => context.counts.pending & self.lines(),
            csr::MTVEC => self.mtvec.unwrap_or(0),
            csr::MENVCFG => self.menvcfg,
            csr::MSCRATCH => self.mscratch,
            csr::MEPC => self.mepc,
            csr::MCAUSE => self.mcause,
            csr::MTVAL => self.mtval,
            _ => return None,
        })
    }

    fn write(&mut self, number: u16, value: u64, context: &Context) -> Option<()> {
        match number {
            // Its extensions cannot be switched off.
            csr::MISA => {}
            csr::MSTATUS => self.status.write(value),
            csr::MIE => self.mie = value & self.lines(),
            // Devices alone raise and lower them.
            csr::MIP => {}
            // Direct or vectored.
            csr::MTVEC => self.mtvec = Some(value & !2),
            // FIOM, and what cache-block instructions may do in user mode.
            csr::MENVCFG => self.menvcfg = value & 0xf1,
            csr::MSCRATCH => self.mscratch = value,
            csr::MEPC => self.mepc = value & if context.has(Extension::C) { !1 } else { !3 },
            csr::MCAUSE => self.mcause = value,
            csr::MTVAL => self.mtval = value,
            _ => return None,
        }
        Some(())
    }
}

/// MXL and the letters of the ISA.
fn misa(isa: Isa) -> u64 {
    let letter = |c: u8, on: bool| u64::from(on) << (c - b'A');
    let mxl = if isa.xlen() == Xlen::Rv32 { 1 << 30 } else { 2 << 62 };
    mxl | letter(b'I', true)
        | letter(b'A', isa.has_a())
        | letter(b'U', true)
        | letter(b'M', isa.has(Extension::M))
        | letter(b'C', isa.has(Extension::C))
        | letter(b'B', isa.has_b())
        | letter(b'V', isa.has(Extension::V))
}
