//! Every kind, on each core that takes units whose results come late: it is stepped, remembered,
//! gone on with and killed like any other.

use instar_isa::{Class, Op, StaticEntry, StaticTable};
use instar_trace::{AccessKind, Flags, MemoryAccess, Observer, Retired, RetiredBatch};

use super::{Commits, addi, cost, entry, late, support};
use crate::cv32e40p::Cv32e40p;
use crate::cva6::Cva6;
use crate::{Commit, CommitCycles, CustomTiming, Latency, Model, Resumable, Unit, UnitKind, cv32e40p, cva6};

const START: u64 = 0x8000_0000;

fn units(kind: UnitKind) -> Vec<Unit> {
    vec![Unit { kind: Some(kind), ..super::own() }]
}

fn timing<C>(kind: UnitKind, latency: u32, own: C) -> Vec<Option<CustomTiming<C>>> {
    vec![Some(CustomTiming { unit_kind: Some(kind), latency: Latency::Cycles(latency), ..cost(own) })]
}

fn on_cva6<O: crate::CommitObserver>(kind: UnitKind, latency: u32, name: &str, observer: O) -> Cva6<O> {
    let params = support::params(support::cores(), name);
    let own = cva6::Cost::unstated(1, 1);
    Cva6::new(params, timing(kind, latency, own), units(kind), observer).unwrap()
}

/// A loop of an instruction with so many accesses, one that needs its result, and one that does
/// not.
fn looped(times: u64, accesses: u64) -> (StaticTable, RetiredBatch) {
    let (mut table, mut batch) = (StaticTable::new(), RetiredBatch::new());
    let line: [StaticEntry; 3] = [late(START), addi(START + 4, 14, 13), addi(START + 8, 15, 16)];
    let back = entry(START + 12, Class::Branch, Op::Bne, 0xfe00_1ae3, None, 0);
    for round in 0..times {
        for entry in &line {
            if entry.class == Class::Custom {
                let kind = if round % 3 == 2 { AccessKind::Write } else { AccessKind::Read };
                let access = |at| MemoryAccess { address: 0x8001_0000 + 4 * (round + at), size: 4, kind };
                batch.accesses.extend((0..accesses).map(access));
            }
            batch.push(table.intern(entry.clone()), entry.pc, entry.pc + 4, Flags(0), 0);
        }
        batch.push(table.intern(back.clone()), START + 12, START, Flags(Flags::TAKEN), 0);
    }
    (table, batch)
}

/// On CVA6, how many cycles after an instruction of the kind without accesses one issues that needs
/// its result.
pub fn distance_to_consumer(kind: UnitKind, latency: u32) -> u64 {
    let mut core = on_cva6(kind, latency, "cva6-single", Commits::default());
    let (table, batch) = looped(20, 0);
    core.retire(&Retired::new(&table, &batch));
    core.finish().unwrap();
    let last: &[Commit] = &core.observer().0[76..];
    last[1].issue - last[0].issue
}

#[test]
fn each_commits_in_the_same_cycles_stepped_and_remembered() {
    for (&kind, accesses) in UnitKind::ALL.iter().flat_map(|kind| [(kind, 0), (kind, 3)]) {
        let (table, batch) = looped(3000, accesses);
        let cycles = |remember: bool| {
            let mut core = on_cva6(kind, 4, "cva6-superscalar", CommitCycles::default());
            core.remember(remember);
            core.retire(&Retired::new(&table, &batch));
            core.finish().unwrap();
            (core.observer().0.clone(), core.remembered().replayed)
        };
        let ((stepped, none), (remembered, replayed)) = (cycles(false), cycles(true));
        assert_eq!((none, stepped.len()), (0, 12_000), "{}", kind.name());
        assert!(accesses > 0 || replayed > 6000, "{}: {replayed}", kind.name());
        assert!(stepped == remembered, "{}", kind.name());
    }
}

#[test]
fn each_is_gone_on_with_from_any_state() {
    for &kind in UnitKind::ALL {
        let (table, batch) = looped(20, 2);
        let mut core = on_cva6(kind, 9, "cva6-single", Commits::default());
        core.retire(&Retired::new(&table, &batch));
        let (saved, before) = (core.save(), core.observer().0.len());
        assert!(before < 80 && core.is_at(&saved));
        let mut rest = || {
            core.restore(&saved);
            core.finish().unwrap();
            core.observer_mut().0.split_off(before)
        };
        assert_eq!(rest(), rest(), "{}", kind.name());
    }
}

#[test]
fn each_gives_a_result_behind_cv_x_if() {
    for &kind in UnitKind::ALL {
        let params = support::values(support::cores(), "cv32e40px").try_into().expect("parameters");
        let own = cv32e40p::Cost {
            result_bus: Some("cvxif".into()),
            register_reads: 1,
            write_ports: 1,
            ..Default::default()
        };
        let timings = timing(kind, 4, own);
        let mut core = Cv32e40p::new(params, timings, units(kind), Commits::default()).unwrap();
        let (table, batch) = looped(20, 2);
        core.retire(&Retired::new(&table, &batch));
        Model::finish(&mut core).unwrap();
        let commits = &core.observer_mut().0;
        assert_eq!(commits.len(), 80);
        for round in commits.chunks(4) {
            assert!(round[1].cycle >= round[0].cycle + 4, "{}: {round:?}", kind.name());
        }
    }
}
