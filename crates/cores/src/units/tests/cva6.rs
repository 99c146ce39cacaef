//! On CVA6: results are forwarded in their cycle and commit in the next; what is killed leaves the
//! scoreboard without one.

use instar_isa::{Class, Op, StaticEntry, StaticTable};
use instar_trace::{AccessKind, Flags, MemoryAccess, Observer, Retired, RetiredBatch};

use super::{COMPUTES, Commits, Event, Probe, addi, cost, entry, late, own, support};
use crate::cva6::{Cost, Cva6, Params};
use crate::{Commit, CommitCycles, CommitObserver};

const START: u64 = 0x8000_0000;

fn core<O: CommitObserver>(name: &str, observer: O) -> (Cva6<O>, Probe, Params) {
    let params = support::params(support::cores(), name);
    let (timings, units) = (vec![Some(cost(Cost::unstated(1, 1)))], vec![own()]);
    let mut core = Cva6::new(params.clone(), timings, units, observer).unwrap();
    let probe = Probe::default();
    core.attach(0, Box::new(probe.clone()));
    (core, probe, params)
}

/// A run of these, each with its accesses.
fn batch(table: &mut StaticTable, lines: Vec<(StaticEntry, u64)>) -> RetiredBatch {
    let mut batch = RetiredBatch::new();
    for (entry, accesses) in lines {
        let (pc, kind) = (entry.pc, AccessKind::Read);
        let all = (0..accesses).map(|at| MemoryAccess { address: 0x8001_0000 + 4 * at, size: 4, kind });
        batch.accesses.extend(all);
        batch.push(table.intern(entry), pc, pc + 4, Flags(0), 0);
    }
    batch
}

/// What commits in the second of two runs, which finds its code in the cache.
fn second(name: &str, lines: Vec<(StaticEntry, u64)>) -> (Vec<Commit>, Probe, Params) {
    let (mut core, probe, params) = core(name, Commits::default());
    let (count, mut table) = (lines.len(), StaticTable::new());
    let batch = batch(&mut table, lines);
    for _ in 0..2 {
        core.retire(&Retired::new(&table, &batch));
        core.finish().unwrap();
    }
    let commits = core.observer().0[count..].to_vec();
    (commits, probe, params)
}

#[test]
fn a_late_result_is_forwarded_in_its_cycle_and_commits_in_the_next() {
    let lines = vec![(late(START), 2), (addi(START + 4, 15, 16), 0), (addi(START + 8, 14, 13), 0)];
    let (commits, probe, params) = second("cva6-single", lines);
    let [late, beside, consumer] = commits[..] else { panic!("{commits:?}") };
    let issue = late.issue;
    // It is handed over as it issues. Its accesses are requested one and two cycles later, the
    // second is answered as late as memory is, and the unit computes for three cycles.
    let result = issue + 2 + u64::from(params.memory_read_latency) + COMPUTES;
    assert_eq!((late.done, late.cycle), (result, result + 1));
    // Nothing waits for a unit of which it needs nothing; in order it commits no earlier.
    assert_eq!((beside.issue, beside.done), (issue + 1, issue + 2));
    assert!(beside.cycle >= late.cycle);
    // The operand is on the unit's port in the cycle of the result.
    assert_eq!(consumer.issue, result);
    let handed = Event::HandedOver(issue);
    assert_eq!(probe.events.lock().unwrap()[2..], [handed, Event::Committed]);
}

#[test]
fn a_store_of_the_core_waits_for_a_units_loads_and_a_load_does_not() {
    let memory = |class, op, word, rd| entry(START + 4, class, op, word, rd, 12);
    let issue = |second_one: StaticEntry| {
        let (commits, _, params) = second("cva6-single", vec![(late(START), 2), (second_one, 1)]);
        (commits[1].issue - commits[0].issue, u64::from(params.memory_read_latency))
    };
    // lw a4,(a2)
    assert_eq!(issue(memory(Class::Load, Op::Lw, 0x0006_2703, Some(14))).0, 1);
    // sw a4,(a2), in the cycle in which the second access is answered.
    let (cycles, latency) = issue(memory(Class::Store, Op::Sw, 0x00e6_2023, None));
    assert_eq!(cycles, 2 + latency);
}

/// A branch forward that is taken, which nothing has predicted, with `beside` on the wrong path in
/// the same cycle: what commits from it on.
fn mispredicted(beside: fn(u64) -> StaticEntry) -> (Vec<Commit>, Vec<Event>) {
    let (mut core, probe, _) = core("cva6-superscalar", Commits::default());
    let mut table = StaticTable::new();
    // beq zero,zero,+64
    let branch = entry(START, Class::Branch, Op::Beq, 0x0400_0063, None, 0);
    let target = START + 64;
    let branch = table.intern(branch);
    table.intern(beside(START + 4));
    let mut batch = RetiredBatch::new();
    batch.push(branch, START, target, Flags(Flags::TAKEN), 0);
    for at in 0..4 {
        let pc = target + 4 * at;
        batch.push(table.intern(addi(pc, 15, 16)), pc, pc + 4, Flags(0), 0);
    }
    core.retire(&Retired::new(&table, &batch));
    core.finish().unwrap();
    let events = probe.events.lock().unwrap().clone();
    (core.observer().0.clone(), events)
}

#[test]
fn what_is_killed_on_a_wrong_path_leaves_the_scoreboard_as_a_finished_one_does() {
    let (commits, events) = mispredicted(late);
    // It issues beside the branch, which executes in the next cycle.
    assert_eq!(events, [Event::HandedOver(commits[0].issue), Event::Killed]);
    // Its entry is finished in the cycle of the kill, as that of an addition is, which has its
    // result then.
    let (other, none) = mispredicted(|pc| addi(pc, 13, 11));
    assert_eq!(none, []);
    let cycles = |all: &[Commit]| all.iter().map(|commit| commit.cycle).collect::<Vec<_>>();
    assert_eq!(cycles(&commits), cycles(&other));
}

#[test]
fn what_is_in_a_unit_after_a_trap_is_killed_and_its_unit_takes_the_next() {
    let (mut core, probe, _) = core("cva6-single", Commits::default());
    let mut table = StaticTable::new();
    let (handler, mut batch) = (START + 0x100, RetiredBatch::new());
    // lw a4,(a2), which traps at its commit; what stands after it has issued by then.
    let load = table.intern(entry(START, Class::Load, Op::Lw, 0x0006_2703, Some(14), 12));
    table.intern(late(START + 4));
    batch.push(load, START, handler, Flags(Flags::TRAP), 0);
    batch.push(table.intern(late(handler)), handler, handler + 4, Flags(0), 0);
    core.retire(&Retired::new(&table, &batch));
    core.finish().unwrap();
    let events = probe.events.lock().unwrap().clone();
    let kinds: Vec<u8> = events
        .iter()
        .map(|event| match event {
            Event::HandedOver(_) => b'h',
            Event::Killed => b'k',
            Event::Committed => b'c',
        })
        .collect();
    assert_eq!(String::from_utf8(kinds).unwrap(), "hkhc");
    assert_eq!(core.committed(), 2);
}

#[test]
fn loops_through_a_late_unit_are_remembered_and_commit_in_the_same_cycles() {
    const TIMES: u64 = 3000;
    let lines = |at: u64| [late(at), addi(at + 4, 14, 13), addi(at + 8, 11, 14)];
    let cycles = |remember: bool| {
        let (mut core, ..) = core("cva6-superscalar", CommitCycles::default());
        core.remember(remember);
        let mut table = StaticTable::new();
        let mut batch = RetiredBatch::new();
        // bne zero,zero back to the start, taken.
        let back = entry(START + 12, Class::Branch, Op::Bne, 0xfe00_1ae3, None, 0);
        for _ in 0..TIMES {
            for entry in lines(START) {
                batch.push(table.intern(entry.clone()), entry.pc, entry.pc + 4, Flags(0), 0);
            }
            batch.push(table.intern(back.clone()), START + 12, START, Flags(Flags::TAKEN), 0);
        }
        core.retire(&Retired::new(&table, &batch));
        core.finish().unwrap();
        (core.observer().0.clone(), core.remembered().replayed)
    };
    let ((stepped, none), (remembered, replayed)) = (cycles(false), cycles(true));
    assert_eq!(none, 0);
    assert!(replayed > 2 * TIMES, "{replayed} of {}", 4 * TIMES);
    assert_eq!(stepped, remembered);
}

#[test]
fn a_core_goes_on_from_a_state_with_an_instruction_in_its_unit() {
    let (mut core, ..) = core("cva6-single", Commits::default());
    let mut table = StaticTable::new();
    let mut lines: Vec<(StaticEntry, u64)> = (0..40).map(|at| (addi(START + 4 * at, 15, 15), 0)).collect();
    lines[20] = (late(START + 80), 2);
    lines[21] = (addi(START + 84, 14, 13), 0);
    let all = batch(&mut table, lines.clone());
    core.retire(&Retired::new(&table, &all));
    // A model stays some instructions after what it was given; here the unit works.
    let saved = crate::Resumable::save(&mut core);
    let before = core.observer().0.len();
    core.finish().unwrap();
    let first = core.observer_mut().0.split_off(before);
    crate::Resumable::restore(&mut core, &saved);
    core.finish().unwrap();
    let second = core.observer_mut().0.split_off(before);
    assert_eq!(first, second);
    assert!(first.iter().any(|commit| commit.index == 21), "the unit's result was waited for");
}
