//! Counters and clocks: `mcycle`, `minstret`, what user mode sees of them, and who may.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, "Zicntr", and Volume II, "Hardware
//! Performance Monitor", "mcounteren" and "mcountinhibit"; what stands still from reset on:
//! CV32E40P's control_status_registers.rst, "mcountinhibit".

use instar_isa::csr;

use super::counter::Counter;
use super::{Context, Module};

/// Whether a read of this CSR is a reading of the clock.
pub(crate) fn is_clock(number: u16) -> bool {
    matches!(number, csr::CYCLE | csr::CYCLEH | csr::MCYCLE | csr::MCYCLEH | csr::TIME | csr::TIMEH)
}

/// Bits of `mcountinhibit`: `mcycle` and `minstret`.
const OWN: u64 = 0b101;

/// Those that CV32E40P has, which are all set at reset: its first event counter's too.
const OF_CV32E40P: u64 = 0b1101;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Counters {
    /// They are CV32E40P's, and stand still from reset on.
    pub(super) stopped_at_reset: bool,
    /// `mcounteren`.
    enabled: u64,
    /// `mcountinhibit`.
    inhibited: u64,
    cycle: Counter,
    instret: Counter,
}

impl Counters {
    /// After reset.
    pub(super) fn new(stopped_at_reset: bool) -> Self {
        let mut counters = Self { stopped_at_reset, ..Self::default() };
        if stopped_at_reset {
            counters.inhibited = OF_CV32E40P;
            (counters.cycle, counters.instret) = (Counter::stopped(), Counter::stopped());
        }
        counters
    }
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
                self.inhibited = value & if self.stopped_at_reset { OF_CV32E40P } else { OWN };
                self.cycle.inhibit(value & 1 != 0, counts.cycles);
                self.instret.inhibit(value & 4 != 0, counts.retired);
            }
            _ => return None,
        }
        Some(())
    }

    /// The counters for user mode, 0xc00 to 0xc1f and their upper halves, each have a bit in
    /// `mcounteren`.
    fn lets_user(&self, number: u16) -> bool {
        !csr::is_user_counter(number) || self.enabled >> (number & 31) & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use instar_isa::Isa;

    use super::super::Counts;
    use super::*;

    #[test]
    fn counters_that_are_stopped_at_reset_count_from_the_instruction_behind_the_one_that_lets_them() {
        let isa = Isa::parse("rv32im_zicsr").unwrap();
        let at = |cycles, retired| Context { isa, counts: Counts { cycles, retired, pending: 0 } };
        let mut counters = Counters::new(true);
        let read = |counters: &Counters, number, at| counters.read(number, &at).unwrap();
        assert_eq!(read(&counters, csr::MCOUNTINHIBIT, at(9, 4)), 0xd);
        assert_eq!(read(&counters, csr::MCYCLE, at(9, 4)), 0);
        counters.write(csr::MCOUNTINHIBIT, 4, &at(20, 7)).unwrap();
        assert_eq!(read(&counters, csr::MCYCLE, at(24, 8)), 3);
        assert_eq!(read(&counters, csr::MINSTRET, at(24, 8)), 0);
        counters.write(csr::MCOUNTINHIBIT, u64::MAX, &at(30, 9)).unwrap();
        assert_eq!(read(&counters, csr::MCOUNTINHIBIT, at(31, 10)), 0xd);
        let mut others = Counters::new(false);
        others.write(csr::MCOUNTINHIBIT, u64::MAX, &at(30, 9)).unwrap();
        assert_eq!(read(&others, csr::MCOUNTINHIBIT, at(31, 10)), 5);
    }
}
