//! On CV32E40P: a result comes through the port of EX, and what needs it leaves ID in its cycle.

use instar_isa::{Class, Op, StaticEntry, StaticTable};
use instar_trace::{AccessKind, Flags, MemoryAccess, Observer, Retired, RetiredBatch};

use super::{COMPUTES, Commits, Event, Probe, addi, cost, entry, late, own, support};
use crate::cv32e40p::{Cost, Cv32e40p, Params};

const START: u64 = 0x100;

/// Cycles in which these leave ID, from the first on, each with its accesses; what the unit was
/// told.
fn left(change: impl Fn(&mut Params), lines: &[(StaticEntry, u64)]) -> (Vec<u64>, Vec<Event>) {
    let values = support::values(support::cores(), "cv32e40px");
    let mut params: Params = values.try_into().expect("parameters");
    change(&mut params);
    let own_cost =
        Cost { result_bus: Some("cvxif".into()), register_reads: 1, write_ports: 1, ..Default::default() };
    let timings = vec![Some(cost(own_cost))];
    let mut core = Cv32e40p::new(params, timings, vec![own()], Commits::default()).unwrap();
    let probe = Probe::default();
    core.attach(0, Box::new(probe.clone()));
    let (mut table, mut batch) = (StaticTable::new(), RetiredBatch::new());
    for (entry, accesses) in lines {
        let kind = AccessKind::Read;
        let all = (0..*accesses).map(|at| MemoryAccess { address: 0x1000 + 4 * at, size: 4, kind });
        batch.accesses.extend(all);
        batch.push(table.intern(entry.clone()), entry.pc, entry.pc + 4, Flags(0), 0);
    }
    core.retire(&Retired::new(&table, &batch));
    crate::Model::finish(&mut core).unwrap();
    let commits = &crate::Model::observer_mut(&mut core).0;
    let cycles = commits.iter().map(|commit| commit.cycle - commits[0].cycle).collect();
    let events = probe.events.lock().unwrap().clone();
    (cycles, events)
}

/// Accesses are granted at once and answered in the next cycle: of two, requested one and two
/// cycles after the hand-over, the second in the third.
const ANSWERED: u64 = 3;

/// Cycles from the hand-over to the result.
const RESULT: u64 = ANSWERED + COMPUTES;

#[test]
fn what_needs_a_late_result_leaves_id_in_its_cycle_and_what_does_not_goes_on() {
    let lines = [(late(START), 2), (addi(START + 4, 15, 16), 0), (addi(START + 8, 14, 13), 0)];
    let (cycles, events) = left(|_| {}, &lines);
    assert_eq!(cycles, [0, 1, RESULT]);
    // The core commits with the offer.
    assert!(matches!(events[..], [Event::HandedOver(_), Event::Committed, ..]), "{events:?}");
}

#[test]
fn an_access_is_as_far_away_as_the_cores_own() {
    let lines = [(late(START), 2), (addi(START + 4, 14, 13), 0)];
    let (cycles, _) = left(|params| params.data_grant_cycles = 1, &lines);
    // The first is requested in cycle 1 and granted in 2, the second in 3 and 4.
    assert_eq!(cycles[1], 4 + 1 + COMPUTES);
}

#[test]
fn a_late_result_takes_the_port_from_what_is_in_ex() {
    let mut lines = vec![(late(START), 2)];
    lines.extend((1..10).map(|at| (addi(START + 4 * at, 15, 16), 0)));
    let (cycles, _) = left(|_| {}, &lines);
    // What left ID in the cycle before the result is in EX in that cycle, and one longer.
    let expected: Vec<u64> = (0..10).map(|at| if at < RESULT { at } else { at + 1 }).collect();
    assert_eq!(cycles, expected);
}

#[test]
fn the_unit_takes_the_next_when_it_has_answered_and_a_store_waits_for_its_loads() {
    // sw a4,(a2)
    let store = entry(START + 8, Class::Store, Op::Sw, 0x00e6_2023, None, 12);
    let (cycles, _) = left(|_| {}, &[(late(START), 2), (late(START + 4), 2), (store, 1)]);
    assert_eq!(cycles, [0, RESULT, RESULT + ANSWERED]);
}
