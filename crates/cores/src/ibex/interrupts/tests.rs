//! Which instruction an interrupt takes off, and when its handler comes. Compared with RTL in
//! tests/cores/test_interrupts.py.

use instar_trace::Interruption;

use super::super::tests::{opentitan, small};
use super::super::{Ibex, Params};
use crate::CommitCycles;
use crate::in_order::interrupt_bench::{Bench, DIVIDE, ENABLED, NOP, TAKEN, WAIT};

/// sw a0, 0(a1), and csrci mstatus, 8.
const STORE: u32 = 0x00a5_a023;
const MASK: u32 = 0x3004_7073;

fn bench(params: Params) -> Bench<Ibex<CommitCycles>> {
    Bench::new(Ibex::new(params, Vec::new(), &[], CommitCycles::default()).unwrap())
}

/// A divide of unknown operands takes 37 cycles.
#[test]
fn what_is_in_the_stage_ends_and_what_would_follow_is_taken_off_a_cycle_later() {
    let mut divides = bench(small());
    let before = divides.retire(NOP, 0, None);
    // Number of the line's cycle: that in which the divide would have gone to ID/EX, or later.
    assert_eq!(
        divides.ask(DIVIDE, before),
        Interruption::Taken { cycle: before + 2, lines: before + 2, enabled: ENABLED }
    );
    assert_eq!(divides.ask(DIVIDE, before + 1), Interruption::Later(1));
    assert!(matches!(divides.ask(DIVIDE, before + 20_000), Interruption::Later(200..)));
    let left = divides.retire(DIVIDE, 0, None);
    assert_eq!(left, before + 37);
    for line in before + 1..=left {
        assert_eq!(
            divides.ask(NOP, line),
            Interruption::Taken { cycle: left + 2, lines: left + 2, enabled: ENABLED }
        );
    }
    assert_eq!(divides.ask(NOP, left + 1), Interruption::Later(1));
    assert_eq!(divides.retire(NOP, TAKEN, Some(left + 2)), left + 2);
    assert_eq!(divides.retire(NOP, 0, None), left + 4);
}

#[test]
fn the_answer_of_an_access_behind_the_stage_is_waited_for() {
    let mut stores = bench(Params { data_response_cycles: 9, ..opentitan() });
    let before = stores.retire(NOP, 0, None);
    stores.retire(STORE, 0, None);
    // It leaves ID/EX in the cycle after, and is answered nine cycles later.
    let cycle = before + 1 + 9 + 1;
    assert_eq!(stores.ask(NOP, before + 1), Interruption::Taken { cycle, lines: cycle, enabled: ENABLED });
}

#[test]
fn an_interrupt_that_its_instruction_masks_costs_a_cycle() {
    for (line, late) in [(1, 0), (2, 1), (3, 0)] {
        let mut masks = bench(small());
        let before = masks.retire(NOP, 0, None);
        if line > before {
            masks.ask(MASK, line);
        }
        let left = masks.retire(MASK, 0, None);
        assert_eq!((before, left), (1, 2));
        assert_eq!(masks.retire(NOP, 0, None), left + 1 + late, "{line}");
    }
}

#[test]
fn a_line_that_a_store_lowers_takes_nothing_off() {
    let mut lowers = bench(opentitan());
    let before = lowers.retire(NOP, 0, None);
    lowers.ask(STORE, before + 1);
    let left = lowers.retire(STORE, 0, None);
    let fallen = |cycle: u64| (cycle <= left).then_some(cycle);
    assert_eq!(lowers.try_ask(NOP, 1, &fallen), Ok(Interruption::Later(u64::MAX)));
    assert_eq!(lowers.retire(NOP, 0, None), left + 2);
}

#[test]
fn wfi_wakes_in_the_cycle_of_its_line_and_the_clock_stands_until_then() {
    for (up, woken) in [(0, 3), (3, 3), (4, 4), (100, 100)] {
        let mut sleeper = bench(small());
        let left = sleeper.retire(WAIT, 0, Some(1 + up));
        let woken = left + woken;
        assert_eq!(left, 1);
        assert_eq!(
            sleeper.ask(NOP, 0),
            Interruption::Taken { cycle: woken + 2, lines: woken + 2, enabled: ENABLED }
        );
        assert_eq!(sleeper.core.stood, woken - left - 3);
        assert_eq!(sleeper.retire(NOP, 0, None), woken + 2);
    }
}

#[test]
fn a_handler_that_the_core_would_not_go_to_is_refused() {
    for vector in [0x100, 0x145] {
        let said = bench(small()).try_ask(NOP, vector, &|_| None).unwrap_err();
        assert!(said.starts_with("the core's mtvec holds a multiple of 256 and is vectored always"));
    }
}
