//! Control and status registers.
//!
//! Source: The RISC-V Instruction Set Manual, Volume II, "Machine-Level CSRs", and Volume I, "Zicntr". The hart has
//! machine and user mode, no physical memory protection, no event counters and no triggers: their registers read 0.

mod counter;
mod trap;

use instar_isa::{Extension, Isa, Xlen, csr};

use self::counter::Counter;
use crate::fault::Trap;

/// Privilege modes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Mode {
    User = 0,
    #[default]
    Machine = 3,
}

/// Counts that CSRs show.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counts {
    /// Cycles, or what stands for them.
    pub(crate) cycles: u64,
    /// Instructions retired.
    pub(crate) retired: u64,
}

/// Machine-level registers.
#[derive(Clone, Debug, Default)]
pub(crate) struct CsrFile {
    /// The present privilege.
    mode: Mode,
    status: trap::Status,
    mie: u64,
    /// `None`: the program has no handler.
    mtvec: Option<u64>,
    mcounteren: u64,
    menvcfg: u64,
    mscratch: u64,
    mepc: u64,
    mcause: u64,
    mtval: u64,
    mcountinhibit: u64,
    cycle: Counter,
    instret: Counter,
}

/// Whether a read of this CSR is a reading of the clock.
pub(crate) fn is_clock(number: u16) -> bool {
    matches!(number, csr::CYCLE | csr::CYCLEH | csr::MCYCLE | csr::MCYCLEH | csr::TIME | csr::TIMEH)
}

/// Whether it is there and always 0, whatever is written.
fn is_zero(number: u16, xlen: Xlen) -> bool {
    match number {
        csr::MVENDORID | csr::MARCHID | csr::MIMPID | csr::MHARTID | csr::MCONFIGPTR | csr::MIP => true,
        csr::TSELECT | csr::TDATA1 | csr::TDATA2 | csr::TDATA3 => true,
        csr::MSTATUSH | csr::MENVCFGH => xlen == Xlen::Rv32,
        _ => {
            let wide = [csr::MHPMCOUNTERS, csr::MHPMEVENTS, csr::HPMCOUNTERS, csr::PMP_ADDRESSES];
            let high = [csr::MHPMCOUNTERS_HIGH, csr::HPMCOUNTERS_HIGH];
            wide.iter().any(|row| row.has(number))
                || xlen == Xlen::Rv32 && high.iter().any(|row| row.has(number))
                // RV64 has those with even numbers only.
                || csr::PMP_CONFIGURATIONS.has(number) && (xlen == Xlen::Rv32 || number & 1 == 0)
        }
    }
}

impl CsrFile {
    /// Whether the present mode may access CSR `number`.
    pub(crate) fn check(&self, number: u16) -> Result<(), Trap> {
        if self.mode == Mode::Machine {
            return Ok(());
        }
        // The counters for user mode, 0xc00 to 0xc1f and their upper halves, each have a bit in `mcounteren`.
        let counter = number & 0xf60 == 0xc00 && self.mcounteren >> (number & 31) & 1 == 0;
        // Entropy would need leave by mseccfg, which there is not.
        if number >> 8 & 3 != 0 || counter || number == csr::SEED {
            Err(Trap::CsrPrivilege { number })
        } else {
            Ok(())
        }
    }

    /// Value of CSR `number`.
    pub(crate) fn read(&self, number: u16, isa: Isa, counts: Counts) -> Result<u64, Trap> {
        let xlen = isa.xlen();
        let (cycle, instret) = (self.cycle.read(counts.cycles), self.instret.read(counts.retired));
        let rv32 = xlen == Xlen::Rv32;
        let value = match number {
            csr::CYCLE | csr::MCYCLE => cycle,
            csr::TIME => counts.cycles,
            csr::INSTRET | csr::MINSTRET => instret,
            csr::CYCLEH | csr::MCYCLEH if rv32 => cycle >> 32,
            csr::TIMEH if rv32 => counts.cycles >> 32,
            csr::INSTRETH | csr::MINSTRETH if rv32 => instret >> 32,
            csr::MISA => misa(isa),
            csr::MSTATUS => self.status.read(xlen),
            csr::MIE => self.mie,
            csr::MTVEC => self.mtvec.unwrap_or(0),
            csr::MCOUNTEREN => self.mcounteren,
            csr::MENVCFG => self.menvcfg,
            csr::MSCRATCH => self.mscratch,
            csr::MEPC => self.mepc,
            csr::MCAUSE => self.mcause,
            csr::MTVAL => self.mtval,
            csr::MCOUNTINHIBIT => self.mcountinhibit,
            _ if is_zero(number, xlen) => 0,
            _ => return Err(Trap::UnknownCsr { number }),
        };
        Ok(xlen.truncate(value))
    }

    /// Writes CSR `number`.
    pub(crate) fn write(&mut self, number: u16, value: u64, isa: Isa, counts: Counts) -> Result<(), Trap> {
        if number >> 10 == 3 {
            return Err(Trap::ReadOnlyCsr { number });
        }
        let rv32 = isa.xlen() == Xlen::Rv32;
        match number {
            csr::MCYCLE if rv32 => self.cycle.write_half(value, false, counts.cycles),
            csr::MINSTRET if rv32 => self.instret.write_half(value, false, counts.retired),
            csr::MCYCLE => self.cycle.write(value, counts.cycles),
            csr::MINSTRET => self.instret.write(value, counts.retired),
            csr::MCYCLEH if rv32 => self.cycle.write_half(value, true, counts.cycles),
            csr::MINSTRETH if rv32 => self.instret.write_half(value, true, counts.retired),
            // Its extensions cannot be switched off.
            csr::MISA => {}
            csr::MSTATUS => self.status.write(value),
            // Software, timer and external interrupt of machine mode.
            csr::MIE => self.mie = value & 0x888,
            // Direct or vectored.
            csr::MTVEC => self.mtvec = Some(value & !2),
            csr::MCOUNTEREN => self.mcounteren = value & 0xffff_ffff,
            // FIOM, and what cache-block instructions may do in user mode.
            csr::MENVCFG => self.menvcfg = value & 0xf1,
            csr::MSCRATCH => self.mscratch = value,
            csr::MEPC => self.mepc = value & if isa.has(Extension::C) { !1 } else { !3 },
            csr::MCAUSE => self.mcause = value,
            csr::MTVAL => self.mtval = value,
            csr::MCOUNTINHIBIT => {
                self.mcountinhibit = value & 5;
                self.cycle.inhibit(value & 1 != 0, counts.cycles);
                self.instret.inhibit(value & 4 != 0, counts.retired);
            }
            _ if is_zero(number, isa.xlen()) => {}
            _ => return Err(Trap::UnknownCsr { number }),
        }
        Ok(())
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
}
