//! Which instruction an interrupt takes off, and when its handler comes. Compared with RTL in
//! tests/cores/test_interrupts.py.

use instar_trace::Interruption;

use super::super::tests::{core, params};
use crate::Model;
use crate::cv32e40p::{Cv32e40p, Params};
use crate::in_order::interrupt_bench::{Bench, DIVIDE, ENABLED, NOP, TAKEN, WAIT};

fn bench() -> Bench<Cv32e40p<crate::CommitCycles>> {
    Bench::new(core(params()))
}

/// A divide of unknown operands is in EX for 20 cycles.
#[test]
fn what_waits_in_id_behind_a_divide_is_taken_off_in_the_cycle_in_which_the_line_is_seen() {
    let mut divides = bench();
    divides.retire(NOP, 0, None);
    let left = divides.retire(DIVIDE, 0, None);
    for line in 0..left + 20 {
        let cycle = (left + 1).max(line + 1);
        let taken = Interruption::Taken { cycle, lines: cycle - 1, enabled: ENABLED };
        assert_eq!(divides.ask(NOP, line), taken, "{line}");
    }
    assert_eq!(divides.ask(NOP, left + 20), Interruption::Later(1));
    assert!(matches!(divides.ask(NOP, left + 20_000), Interruption::Later(300..)));
    assert_eq!(divides.retire(NOP, TAKEN, Some(left + 5)), left + 5);
    assert_eq!(divides.retire(NOP, 0, None), left + 21, "the handler waits for EX");
    let mut free = bench();
    let left = free.retire(NOP, 0, None);
    free.retire(NOP, TAKEN, Some(left + 1));
    assert_eq!(free.retire(NOP, 0, None), left + 3);
}

#[test]
fn wfi_wakes_with_its_line_and_is_left_two_cycles_later_or_for_a_handler() {
    for (up, woken) in [(0, 5), (3, 5), (5, 6), (100, 101)] {
        let mut sleeper = bench();
        let left = sleeper.retire(WAIT, 0, Some(up + 1));
        assert_eq!(left, 1);
        let woken = left + woken;
        assert_eq!(
            sleeper.ask(NOP, 0),
            Interruption::Taken { cycle: woken, lines: woken - 1, enabled: ENABLED }
        );
        assert_eq!(sleeper.retire(NOP, 0, None), woken + 1);
    }
}

#[test]
fn what_is_not_modelled_is_refused() {
    let without = Params { interrupt_cycles: 0, ..params() };
    let refused = |params| core(params).takes_interrupts().err().unwrap_or_default();
    assert!(refused(without).contains("interrupt_cycles = 0"));
    assert_eq!(refused(params()), "");
    let said = bench().try_ask(NOP, 0x144, &|_| None).unwrap_err();
    assert!(said.starts_with("the core's mtvec holds a multiple of 256, and the program's is 0x00000144"));
}
