//! Which instruction an interrupt takes off, and when its handler comes. Compared with RTL in
//! tests/cores/test_interrupts.py.

use instar_isa::{Decoder, Isa, StaticTable};
use instar_trace::{
    Flags, HeldAccess, InterruptAsk, Interruption, Interrupts, Observer, Retired, RetiredBatch,
};

use super::super::tests::{core, params};
use crate::cv32e40p::{Cv32e40p, Params};
use crate::{CommitCycles, Model};

const NOP: u32 = 0x13;
const DIVIDE: u32 = 0x02c5_d5b3;
const WAIT: u32 = 0x1050_0073;
const HANDLER: u64 = 0x8000;

struct Bench {
    core: Cv32e40p<CommitCycles>,
    decoder: Decoder,
    table: StaticTable,
    pc: u64,
}

impl Bench {
    fn new() -> Self {
        let decoder = Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap();
        Self { core: core(params()), decoder, table: StaticTable::new(), pc: 0x1000 }
    }

    /// Retires an instruction; the cycle in which it left ID.
    fn retire(&mut self, word: u32, flags: u8, until: Option<u64>) -> u64 {
        let id = self.table.intern(self.decoder.static_entry(self.pc, word).unwrap());
        let next = if flags == 0 { self.pc + 4 } else { HANDLER };
        let mut batch = RetiredBatch::new();
        batch.held.extend(until.map(|until| HeldAccess { index: 0, until }));
        batch.push(id, self.pc, next, Flags(flags), 0);
        self.core.retire(&Retired::new(&self.table, &batch));
        self.pc = next;
        *self.core.observer.0.last().unwrap()
    }

    /// What becomes of the next instruction with a line that is up from `line` on.
    fn ask(&mut self, word: u32, line: u64) -> Interruption {
        let id = self.table.intern(self.decoder.static_entry(self.pc, word).unwrap());
        let line = &|cycle: u64| Some(cycle.max(line));
        let asked = InterruptAsk { table: &self.table, id, pc: self.pc, vector: 0x100, line };
        self.core.interrupt(&asked).unwrap()
    }
}

/// A divide of unknown operands is in EX for 20 cycles.
#[test]
fn what_waits_in_id_behind_a_divide_is_taken_off_in_the_cycle_in_which_the_line_is_seen() {
    let mut bench = Bench::new();
    bench.retire(NOP, 0, None);
    let left = bench.retire(DIVIDE, 0, None);
    for line in 0..left + 20 {
        let cycle = (left + 1).max(line + 1);
        let taken = Interruption::Taken { cycle, lines: cycle - 1 };
        assert_eq!(bench.ask(NOP, line), taken, "{line}");
    }
    assert_eq!(bench.ask(NOP, left + 20), Interruption::Later(1));
    assert!(matches!(bench.ask(NOP, left + 20_000), Interruption::Later(300..)));
    let taken = Flags::TRAP | Flags::INTERRUPT;
    assert_eq!(bench.retire(NOP, taken, Some(left + 5)), left + 5);
    assert_eq!(bench.retire(NOP, 0, None), left + 21, "the handler waits for EX");
    let mut free = Bench::new();
    let left = free.retire(NOP, 0, None);
    free.retire(NOP, taken, Some(left + 1));
    assert_eq!(free.retire(NOP, 0, None), left + 3);
}

#[test]
fn wfi_wakes_with_its_line_and_is_left_two_cycles_later_or_for_a_handler() {
    for (up, woken) in [(0, 5), (3, 5), (5, 6), (100, 101)] {
        let mut bench = Bench::new();
        let left = bench.retire(WAIT, 0, Some(up + 1));
        assert_eq!(left, 1);
        let woken = left + woken;
        assert_eq!(bench.ask(NOP, 0), Interruption::Taken { cycle: woken, lines: woken - 1 });
        assert_eq!(bench.retire(NOP, 0, None), woken + 1);
    }
}

#[test]
fn what_is_not_modelled_is_refused() {
    let without = Params { interrupt_cycles: 0, ..params() };
    let refused = |params| core(params).takes_interrupts().err().unwrap_or_default();
    assert!(refused(without).contains("interrupt_cycles = 0"));
    assert_eq!(refused(params()), "");
    let mut bench = Bench::new();
    let id = bench.table.intern(bench.decoder.static_entry(0x1000, NOP).unwrap());
    let asked = InterruptAsk { table: &bench.table, id, pc: 0x1000, vector: 0x144, line: &|_| None };
    let said = bench.core.interrupt(&asked).unwrap_err();
    assert!(said.starts_with("the core's mtvec holds a multiple of 256, and the program's is 0x00000144"));
}
