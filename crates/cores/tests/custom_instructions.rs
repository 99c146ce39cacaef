//! What a design's instruction costs on the CVA6 model: entries, commit slots and units.
//! Source: the two choices of designs/cva6-ntt for an instruction with two results.

use instar_cores::cva6::{Cost, Cva6, Params};
use instar_cores::{CommitCycles, CoreNeeds, CustomTiming, Latency, Unit};
use instar_isa::{Class, Effect, Op, RegisterRange, StaticEntry, StaticTable};
use instar_trace::{AccessKind, Flags, MemoryAccess, Observer, Retired, RetiredBatch};

use crate::support;

fn superscalar() -> Params {
    support::params(support::cores(), "cva6-superscalar")
}

/// A load of two words into two registers that takes `scoreboard_entries` entries.
fn paired_load(scoreboard_entries: u32) -> CustomTiming<Cost> {
    CustomTiming {
        mnemonic: "pq.lwp".into(),
        unit: "load".into(),
        latency: Latency::Cycles(2),
        interval: 1,
        sequenced_rounds: None,
        unit_kind: None,
        own: Cost { scoreboard_entries, ..Cost::unstated(1, 2) },
        memory_accesses_per_cycle: 1,
        serialises: false,
        speculative: true,
        vector_reads: vec![],
        needs: CoreNeeds::default(),
    }
}

/// Cycles from the first to the last commit of 64 paired loads in a row.
fn cycles_of_paired_loads(scoreboard_entries: u32) -> u64 {
    let timings = vec![Some(paired_load(scoreboard_entries))];
    let mut model = Cva6::new(superscalar(), timings, vec![], CommitCycles::default()).unwrap();
    let mut table = StaticTable::new();
    let mut batch = RetiredBatch::new();
    for i in 0..64 {
        let pc = 0x8000_0000 + 4 * i;
        let id = table.intern(StaticEntry {
            pc,
            word: 0x2b,
            length: 4,
            op: Op::Custom,
            class: Class::Custom,
            effect: Effect::of(Class::Custom),
            sources: [RegisterRange::x(10)].into_iter().collect(),
            destinations: [RegisterRange::x(11), RegisterRange::x(12)].into_iter().collect(),
            operands: Default::default(),
            immediate: 0,
            custom: Some(0),
        });
        batch.accesses.push(MemoryAccess { address: 0x8001_0000 + 8 * i, size: 8, kind: AccessKind::Read });
        batch.push(id, pc, pc + 4, Flags(0), 0);
    }
    // The second pass finds everything in the caches.
    for _ in 0..2 {
        model.retire(&Retired::new(&table, &batch));
        model.finish().unwrap();
    }
    let cycles = &model.observer().0;
    cycles[127] - cycles[64]
}

#[test]
fn a_load_of_two_entries_commits_both_of_them() {
    assert_eq!(cycles_of_paired_loads(2), 63);
}

#[test]
fn a_load_of_one_entry_and_two_commit_slots_takes_both_ports() {
    assert_eq!(cycles_of_paired_loads(1), 63);
}

/// Cycles from the first to the last commit of 64 instructions, products of the core and of the
/// design's unit in turn.
fn cycles_of_products_in_turn(blocks: &[&str]) -> u64 {
    let timing = CustomTiming {
        mnemonic: "pq.mulq".into(),
        unit: "butterfly".into(),
        latency: Latency::Cycles(3),
        interval: 1,
        sequenced_rounds: None,
        unit_kind: None,
        own: Cost::unstated(2, 1),
        memory_accesses_per_cycle: 1,
        serialises: false,
        speculative: true,
        vector_reads: vec![],
        needs: CoreNeeds::default(),
    };
    let blocks = blocks.iter().map(|name| (*name).to_owned()).collect();
    let units = vec![Unit { name: "butterfly".into(), count: 1, blocks, kind: None }];
    let mut model = Cva6::new(superscalar(), vec![Some(timing)], units, CommitCycles::default()).unwrap();
    let mut table = StaticTable::new();
    let mut batch = RetiredBatch::new();
    for i in 0..64 {
        let own = i % 2 == 1;
        let pc = 0x8000_0000 + 4 * i;
        let class = if own { Class::Custom } else { Class::Multiply };
        let id = table.intern(StaticEntry {
            pc,
            word: if own { 0x0b } else { 0x02c5_8533 },
            length: 4,
            op: if own { Op::Custom } else { Op::Mul },
            class,
            effect: Effect::of(class),
            sources: [RegisterRange::x(11), RegisterRange::x(12)].into_iter().collect(),
            destinations: [RegisterRange::x(if own { 13 } else { 10 })].into_iter().collect(),
            operands: Default::default(),
            immediate: 0,
            custom: own.then_some(0),
        });
        batch.push(id, pc, pc + 4, Flags(0), 0);
    }
    for _ in 0..2 {
        model.retire(&Retired::new(&table, &batch));
        model.finish().unwrap();
    }
    let cycles = &model.observer().0;
    cycles[127] - cycles[64]
}

#[test]
fn what_shares_the_multiplier_never_begins_with_a_product_of_the_core() {
    // Side by side most of them go in pairs.
    assert!(cycles_of_products_in_turn(&[]) < 40);
    assert!(cycles_of_products_in_turn(&["mul"]) >= 63);
}
