//! Control and status registers.
//!
//! Source: The RISC-V Instruction Set Manual, Volume II, "Machine-Level CSRs", and Volume I, "Zicntr".

use instar_isa::{Extension, Isa, Xlen, csr};

use crate::fault::Trap;

/// Machine-mode registers that keep what is written.
#[derive(Clone, Debug, Default)]
pub(crate) struct CsrFile {
    mstatus: u64,
    mie: u64,
    mtvec: u64,
    mscratch: u64,
    mepc: u64,
    mcause: u64,
    mtval: u64,
    mcountinhibit: u64,
    /// Added to the count that a clock reading would give; a write to `mcycle` sets it.
    cycle_offset: u64,
    /// The same for `minstret`.
    instret_offset: u64,
}

/// Whether a read of this CSR is a reading of the clock.
pub(crate) fn is_clock(number: u16) -> bool {
    matches!(number, csr::CYCLE | csr::CYCLEH | csr::MCYCLE | csr::MCYCLEH | csr::TIME | csr::TIMEH)
}

impl CsrFile {
    /// Value of CSR `number`; `cycles` and `retired` are the counts now.
    pub(crate) fn read(&self, number: u16, isa: Isa, cycles: u64, retired: u64) -> Result<u64, Trap> {
        let xlen = isa.xlen();
        let cycles = cycles.wrapping_add(self.cycle_offset);
        let retired = retired.wrapping_add(self.instret_offset);
        let upper = |count: u64| {
            if xlen == Xlen::Rv32 { Ok(count >> 32) } else { Err(Trap::UnknownCsr { number }) }
        };
        let value = match number {
            csr::CYCLE | csr::MCYCLE | csr::TIME => cycles,
            csr::CYCLEH | csr::MCYCLEH | csr::TIMEH => upper(cycles)?,
            csr::INSTRET | csr::MINSTRET => retired,
            csr::INSTRETH | csr::MINSTRETH => upper(retired)?,
            csr::MVENDORID | csr::MARCHID | csr::MIMPID | csr::MHARTID | csr::MIP => 0,
            csr::MSTATUSH => upper(0)?,
            csr::MISA => misa(isa),
            csr::MSTATUS => self.mstatus,
            csr::MIE => self.mie,
            csr::MTVEC => self.mtvec,
            csr::MSCRATCH => self.mscratch,
            csr::MEPC => self.mepc,
            csr::MCAUSE => self.mcause,
            csr::MTVAL => self.mtval,
            csr::MCOUNTINHIBIT => self.mcountinhibit,
            _ => return Err(Trap::UnknownCsr { number }),
        };
        Ok(xlen.truncate(value))
    }

    /// Writes CSR `number`.
    pub(crate) fn write(
        &mut self,
        number: u16,
        value: u64,
        isa: Isa,
        cycles: u64,
        retired: u64,
    ) -> Result<(), Trap> {
        if number >> 10 == 3 {
            return Err(Trap::ReadOnlyCsr { number });
        }
        let rv32 = isa.xlen() == Xlen::Rv32;
        // A counter write takes effect after the instruction, which itself counts.
        let lower = |count: u64, offset: u64| {
            let keep = if rv32 { count.wrapping_add(offset) & !0xffff_ffff } else { 0 };
            (keep | value).wrapping_sub(count)
        };
        let upper = |count: u64, offset: u64| {
            (count.wrapping_add(offset) & 0xffff_ffff | value << 32).wrapping_sub(count)
        };
        match number {
            csr::MCYCLE => self.cycle_offset = lower(cycles + 1, self.cycle_offset),
            csr::MINSTRET => self.instret_offset = lower(retired + 1, self.instret_offset),
            csr::MCYCLEH if rv32 => self.cycle_offset = upper(cycles + 1, self.cycle_offset),
            csr::MINSTRETH if rv32 => self.instret_offset = upper(retired + 1, self.instret_offset),
            csr::MSTATUSH if rv32 => {}
            csr::MISA | csr::MIP => {}
            // MIE, MPIE and MPP, which is always machine mode.
            csr::MSTATUS => self.mstatus = value & 0x88 | 0x1800,
            csr::MIE => self.mie = value,
            csr::MTVEC => self.mtvec = value & !2,
            csr::MSCRATCH => self.mscratch = value,
            csr::MEPC => self.mepc = value & if isa.has(Extension::C) { !1 } else { !3 },
            csr::MCAUSE => self.mcause = value,
            csr::MTVAL => self.mtval = value,
            csr::MCOUNTINHIBIT => self.mcountinhibit = value & 5,
            _ => return Err(Trap::UnknownCsr { number }),
        }
        Ok(())
    }

    /// `mret`: where it returns to. MIE takes MPIE's value, MPIE becomes 1.
    pub(crate) fn return_from_trap(&mut self) -> u64 {
        self.mstatus = 0x1880 | self.mstatus >> 4 & 8;
        self.mepc
    }
}

/// MXL and the letters of the ISA.
fn misa(isa: Isa) -> u64 {
    let letter = |c: u8, on: bool| u64::from(on) << (c - b'A');
    let mxl = if isa.xlen() == Xlen::Rv32 { 1 << 30 } else { 2 << 62 };
    mxl | letter(b'I', true)
        | letter(b'A', isa.has_a())
        | letter(b'M', isa.has(Extension::M))
        | letter(b'C', isa.has(Extension::C))
        | letter(b'B', isa.has_b())
}
