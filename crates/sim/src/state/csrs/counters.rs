//! Counters and clocks: `mcycle`, `minstret`, what user mode sees of them, and who may.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, "Zicntr", and Volume II, "Hardware Performance Monitor",
//! "mcounteren" and "mcountinhibit".

use instar_isa::csr;

use super::counter::Counter;
use super::{Context, Module};

/// Whether a read of this CSR is a reading of the clock.
pub(crate) fn is_clock(number: u16) -> bool {
    matches!(number, csr::CYCLE | csr::CYCLEH | csr::MCYCLE | csr::MCYCLEH | csr::TIME | csr::TIMEH)
}

#[derive(Clone, Debug, Default)]
pub(super) struct Counters {
    /// `mcounteren`.
    enabled: u64,
    /// `mcountinhibit`.
    inhibited: u64,
    cycle: Counter,
    instret: Counter,
}

impl Module for Counters {
    fn read(&self, number: u16, context: &Context) -> Option<u64> {
        let counts = context.counts;
        let (cycle, instret) = (self.cycle.read(counts.cycles), self.instret.read(counts.retired));
        Some(match number {
            csr::CYCLE | csr::MCYCLE => cycle,
            csr::TIME => counts.cycles,
            csr::INSTRET | csr::MINSTRET => instret,
            csr::CYCLEH | csr::MCYCLEH if context.rv32() => cycle >> 32,
            csr::TIMEH if context.rv32() => counts.cycles >> 32,
            csr::INSTRETH | csr::MINSTRETH if context.rv32() => instret >> 32,
            csr::MCOUNTEREN => self.enabled,
            csr::MCOUNTINHIBIT => self.inhibited,
            _ => return None,
        })
    }

    fn write(&mut self, number: u16, value: u64, context: &Context) -> Option<()> {
        let (counts, rv32) = (context.counts, context.rv32());
        match number {
            csr::MCYCLE if rv32 => self.cycle.write_half(value, false, counts.cycles),
            csr::MINSTRET if rv32 => self.instret.write_half(value, false, counts.retired),
            csr::MCYCLE => self.cycle.write(value, counts.cycles),
            csr::MINSTRET => self.instret.write(value, counts.retired),
            csr::MCYCLEH if rv32 => self.cycle.write_half(value, true, counts.cycles),
            csr::MINSTRETH if rv32 => self.instret.write_half(value, true, counts.retired),
            csr::MCOUNTEREN => self.enabled = value & 0xffff_ffff,
            csr::MCOUNTINHIBIT => {
                self.inhibited = value & 5;
                self.cycle.inhibit(value & 1 != 0, counts.cycles);
                self.instret.inhibit(value & 4 != 0, counts.retired);
            }
            _ => return None,
        }
        Some(())
    }

    /// The counters for user mode, 0xc00 to 0xc1f and their upper halves, each have a bit in `mcounteren`.
    fn lets_user(&self, number: u16) -> bool {
        !csr::is_user_counter(number) || self.enabled >> (number & 31) & 1 == 1
    }
}
