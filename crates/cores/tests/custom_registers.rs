//! Registers, operands and accesses of a design's instruction, however many there are.
//! Source: docs/reference/design.md.

use std::sync::Arc;

use instar_cores::cva6::{Cost, Cva6, Params};
use instar_cores::{CommitCycles, CoreNeeds, CustomTiming, Latency};
use instar_isa::{Class, Decoder, Effect, Isa, Op, RegisterFile, RegisterRange, StaticEntry, StaticTable};
use instar_trace::{AccessKind, Flags, MemoryAccess, Observer, Retired, RetiredBatch};

use crate::support;

fn superscalar() -> Params {
    support::params(support::cores(), "cva6-superscalar")
}

fn timing(unit: &str, latency: Latency) -> CustomTiming<Cost> {
    CustomTiming {
        mnemonic: "x.test".into(),
        unit: unit.into(),
        latency,
        interval: 1,
        sequenced_rounds: None,
        unit_kind: None,
        own: Cost::unstated(1, 1),
        memory_accesses_per_cycle: 8,
        serialises: false,
        speculative: true,
        vector_reads: vec![],
        needs: CoreNeeds::default(),
    }
}

fn own(pc: u64, sources: &[RegisterRange], destinations: &[RegisterRange]) -> StaticEntry {
    StaticEntry {
        pc,
        word: 0x0b,
        length: 4,
        op: Op::Custom,
        class: Class::Custom,
        effect: Effect::of(Class::Custom),
        sources: sources.iter().copied().collect(),
        destinations: destinations.iter().copied().collect(),
        operands: Default::default(),
        immediate: 0,
        custom: Some(0),
    }
}

const BASE: u64 = 0x8000_0000;

/// Cycles between the commits of the two last instructions, everything warm. Each has its accesses
/// and detail.
fn last_delta(
    timing: CustomTiming<Cost>,
    program: &[(StaticEntry, Vec<MemoryAccess>, Option<u64>)],
) -> Result<(u64, u64), String> {
    let mut model = Cva6::new(superscalar(), vec![Some(timing)], vec![], CommitCycles::default())?;
    let (mut table, mut batch) = (StaticTable::new(), RetiredBatch::new());
    for (entry, accesses, operand) in program {
        batch.accesses.extend(accesses);
        let (pc, length) = (entry.pc, u64::from(entry.length));
        let flags = Flags(if operand.is_some() { Flags::OPERAND } else { 0 });
        batch.push(table.intern(entry.clone()), pc, pc + length, flags, operand.unwrap_or(0));
    }
    for _ in 0..3 {
        model.retire(&Retired::new(&table, &batch));
        model.finish()?;
    }
    let all = &model.observer().0;
    Ok((all[all.len() - 1] - all[all.len() - 2], model.costs_without_operand()))
}

/// `addi x<rd>, x<rs>, 0`.
fn addi(pc: u64, rd: u32, rs: u32) -> StaticEntry {
    let decoder = Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap();
    decoder.static_entry(pc, rs << 15 | rd << 7 | 0x13).unwrap()
}

/// Cycles that a consumer of `register` waits after an instruction which writes `destinations`.
fn wait_for(register: u32, destinations: &[RegisterRange], latency: Latency) -> u64 {
    let program = [
        (own(BASE, &[RegisterRange::x(10)], destinations), vec![], None),
        (addi(BASE + 4, 9, register), vec![], None),
    ];
    last_delta(timing("alu", latency), &program).unwrap().0
}

#[test]
fn the_consumer_of_every_one_of_many_results_waits() {
    let eight = [RegisterRange { file: RegisterFile::X, index: 12, count: 8 }];
    let each: Vec<RegisterRange> = (12..20).map(RegisterRange::x).collect();
    for destinations in [&eight[..], &each] {
        let waits: Vec<u64> =
            (12..20).map(|register| wait_for(register, destinations, Latency::Cycles(60))).collect();
        assert!(waits.iter().all(|&wait| wait == waits[0]), "{waits:?}");
        // Both commit in order; the consumer can only issue when the result is there.
        assert!(waits[0] > wait_for(25, destinations, Latency::Cycles(60)), "{waits:?}");
    }
}

#[test]
fn a_latency_by_destination_belongs_to_its_operand_also_beside_a_pair_and_x0() {
    // A pair whose results come early, and one register that comes late.
    let pair = RegisterRange { file: RegisterFile::X, index: 12, count: 2 };
    let latency = Latency::PerDestination(vec![3, 50]);
    let waits: Vec<u64> =
        [12, 13, 20].map(|r| wait_for(r, &[pair, RegisterRange::x(20)], latency.clone())).into();
    // All of it is finished after 50 cycles: consumers commit after it, the late one's a cycle
    // later.
    assert_eq!(waits[0], waits[1], "{waits:?}");
    assert!(waits[2] > waits[0], "{waits:?}");
    // With x0 in the place of the first destination the second keeps its own latency.
    let mut late = own(BASE, &[], &[RegisterRange::x(20)]);
    late.operands = [1u8].into_iter().collect();
    let program = [(late, vec![], None), (addi(BASE + 4, 9, 20), vec![], None)];
    assert_eq!(last_delta(timing("alu", latency), &program).unwrap().0, waits[2]);
}

#[test]
fn the_reader_of_many_registers_waits_for_each_of_them() {
    let sources: Vec<RegisterRange> = (12..20).map(RegisterRange::x).collect();
    let decoder = Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap();
    let waits: Vec<u64> = (12..21)
        .map(|register| {
            // div x<register>, x8, x8, of unknown operands
            let divide = decoder.static_entry(BASE, 0x0284_4033 | register << 7).unwrap();
            let program =
                [(divide, vec![], None), (own(BASE + 4, &sources, &[RegisterRange::x(25)]), vec![], None)];
            last_delta(timing("alu", Latency::Cycles(1)), &program).unwrap().0
        })
        .collect();
    assert!(waits[..8].iter().all(|&wait| wait == waits[0]) && waits[0] > waits[8], "{waits:?}");
}

#[test]
fn own_state_of_file_0_and_file_30_are_two() {
    let state = |file| RegisterRange { file: RegisterFile::Own(file), index: 0, count: 1 };
    let wait = |read| {
        let program = [
            (own(BASE, &[], &[state(0)]), vec![], None),
            (own(BASE + 4, &[state(read)], &[]), vec![], None),
            (own(BASE + 8, &[], &[]), vec![], None),
        ];
        last_delta(timing("alu", Latency::Cycles(40)), &program).unwrap().0
    };
    // The reader of the same state issues after the writer, of another beside it.
    let first = |read| {
        let program =
            [(own(BASE, &[], &[state(0)]), vec![], None), (own(BASE + 4, &[state(read)], &[]), vec![], None)];
        last_delta(timing("alu", Latency::Cycles(40)), &program).unwrap().0
    };
    assert_eq!(wait(30), wait(31));
    assert!(first(0) > first(30) && first(30) == first(1), "{} {}", first(0), first(30));
}

#[test]
fn a_latency_by_steps_goes_by_the_operand_and_an_unknown_one_takes_the_last_step() {
    let steps = Latency::Steps { operand: "rs1".into(), steps: vec![(8, 3), (u64::MAX, 40)] };
    let run = |operand| {
        let program = [
            (own(BASE, &[RegisterRange::x(10)], &[RegisterRange::x(12)]), operand),
            (addi(BASE + 4, 9, 12), None),
            (addi(BASE + 8, 8, 9), None),
        ];
        let mut model = Cva6::new(
            superscalar(),
            vec![Some(timing("alu", steps.clone()))],
            vec![],
            CommitCycles::default(),
        )
        .unwrap();
        let (mut table, mut batch) = (StaticTable::new(), RetiredBatch::new());
        for (entry, operand) in program {
            let flags = Flags(if Option::is_some(&operand) { Flags::OPERAND } else { 0 });
            let pc = entry.pc;
            batch.push(table.intern(entry), pc, pc + 4, flags, operand.unwrap_or(0));
        }
        for _ in 0..3 {
            model.retire(&Retired::new(&table, &batch));
            model.finish().unwrap();
        }
        let all = &model.observer().0;
        (all[8] - all[5], model.costs_without_operand())
    };
    let (short, long, unknown) = (run(Some(0)), run(Some(9)), run(None));
    assert_eq!((short.1, long.1, unknown.1), (0, 0, 3));
    assert_eq!(run(Some(8)).0, short.0);
    assert!(long.0 > short.0 + 30, "{long:?} {short:?}");
    assert_eq!(unknown.0, long.0);
}

/// A load or store of four words that lie `stride` bytes apart.
fn accesses(kind: AccessKind, stride: u64) -> Vec<MemoryAccess> {
    (0..4).map(|n| MemoryAccess { address: BASE + 0x10000 + n * stride, size: 4, kind }).collect()
}

#[test]
fn every_line_that_a_load_touches_is_fetched_into_the_cache() {
    let decoder = Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap();
    let cold = |stride| {
        let mut model = Cva6::new(
            superscalar(),
            vec![Some(timing("load", Latency::Cycles(2)))],
            vec![],
            CommitCycles::default(),
        )
        .unwrap();
        let (mut table, mut batch) = (StaticTable::new(), RetiredBatch::new());
        let wide = own(BASE, &[RegisterRange::x(10)], &[RegisterRange::x(12)]);
        batch.accesses.extend(accesses(AccessKind::Read, stride));
        batch.push(table.intern(wide), BASE, BASE + 4, Flags(0), 0);
        // lw x13, 0(x10) from the last of the words: a hit.
        let load = decoder.static_entry(BASE + 4, 0x0005_2683).unwrap();
        batch.accesses.push(*accesses(AccessKind::Read, stride).last().unwrap());
        batch.push(table.intern(load), BASE + 4, BASE + 8, Flags(0), 0);
        model.retire(&Retired::new(&table, &batch));
        model.finish().unwrap();
        let all = &model.observer().0;
        (all[0], all[1] - all[0])
    };
    let (one, four) = (cold(4), cold(64));
    assert!(four.0 >= one.0 + 3 * 3, "{one:?} {four:?}");
    assert_eq!(four.1, one.1, "the last line is there");
}

#[test]
fn a_load_waits_for_every_word_that_a_store_of_several_wrote() {
    let decoder = Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap();
    let delta = |address| {
        let store = own(BASE, &[RegisterRange::x(10)], &[]);
        let load = decoder.static_entry(BASE + 4, 0x0005_2683).unwrap();
        let read = MemoryAccess { address, size: 4, kind: AccessKind::Read };
        let program = [(store, accesses(AccessKind::Write, 64), None), (load, vec![read], None)];
        last_delta(timing("store", Latency::Cycles(1)), &program).unwrap().0
    };
    let words: Vec<u64> = (0..4).map(|n| delta(BASE + 0x10000 + 64 * n)).collect();
    let apart = delta(BASE + 0x10000 + 0x808);
    assert!(words.iter().all(|&word| word > apart), "{words:?} beside {apart}");
    assert!(words.windows(2).all(|pair| pair[0] <= pair[1]), "one word after the other: {words:?}");
}

#[test]
fn accesses_that_the_unit_cannot_make_are_refused_in_a_sentence() {
    let say = |unit, kind| {
        let program = [
            (own(BASE, &[], &[RegisterRange::x(12)]), accesses(kind, 4), None),
            (addi(BASE + 4, 9, 8), vec![], None),
        ];
        last_delta(timing(unit, Latency::Cycles(2)), &program).unwrap_err()
    };
    assert!(say("load", AccessKind::Write).contains("wrote memory, and its cost names the unit \"load\""));
    assert!(say("store", AccessKind::Read).contains("read memory, and its cost names the unit \"store\""));
    assert!(say("alu", AccessKind::Read).contains("knows no way to the caches"));
}

/// What other runs met stands in the table, and is not seen.
#[test]
fn a_wrong_path_is_that_of_the_code_whatever_the_table_holds_besides() {
    let decoder = Arc::new(Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap());
    // bnez x8, +12 (forward, so mispredicted at first); div; div; then addi twice and beqz x0 back.
    let words: [u32; 6] = [0x0004_1663, 0x0284_44b3, 0x0284_c533, 0x0014_0413, 0x0014_0413, 0xfe00_06e3];
    let code: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let entry = |at: usize| decoder.static_entry(BASE + 4 * at as u64, words[at]).unwrap();
    let cycles = |earlier: &[usize]| {
        let (mut table, mut batch) = (StaticTable::new(), RetiredBatch::new());
        for &at in earlier {
            table.intern(entry(at));
        }
        let mut model = Cva6::new(superscalar(), vec![], vec![], CommitCycles::default()).unwrap();
        model.add_code(BASE, &code, &decoder);
        for round in 0..20u64 {
            let last = round == 19;
            for (at, next) in [(0, 3), (3, 4), (4, 5), (5, if last { 6 } else { 0 })] {
                let taken = at == 0 || at == 5 && !last;
                let flags = Flags(if taken { Flags::TAKEN } else { 0 });
                batch.push(table.intern(entry(at)), BASE + 4 * at as u64, BASE + 4 * next, flags, 0);
            }
        }
        model.retire(&Retired::new(&table, &batch));
        model.finish().unwrap();
        model.observer().0.clone()
    };
    let fresh = cycles(&[]);
    assert_eq!(fresh, cycles(&[1, 2]));
    assert_eq!(fresh, cycles(&[0, 1, 2, 3, 4, 5]));
}
