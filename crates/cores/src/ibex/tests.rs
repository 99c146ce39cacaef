//! Streams of a few instructions, with the cycles of the RTL.
//!
//! Source: lowRISC/ibex 5da1679 with the options of cores/ibex-small.toml and
//! cores/ibex-opentitan.toml, under Verilator. Whole programs are compared in
//! tests/cores/test_ibex.py.

use instar_isa::{AccessKind, Class, Decoder, DivideDetail, Isa, StaticTable};
use instar_trace::{Flags, MemoryAccess, Observer, Retired, RetiredBatch};

use super::{Ibex, Info, Params};
use crate::in_order::interrupt_bench::Bench;
use crate::{BusRegions, CommitCycles, CoreParams, Model};

pub(super) fn small() -> Params {
    Params {
        writeback_stage: false,
        branch_target_alu: false,
        multiply_cycles: 3,
        fetch_response_cycles: 1,
        data_response_cycles: 1,
        regions: BusRegions::default(),
    }
}

pub(super) fn opentitan() -> Params {
    Params { writeback_stage: true, branch_target_alu: true, multiply_cycles: 1, ..small() }
}

const BASE: u64 = 0x8000_0000;
const NOP: u32 = 0x13;
const LOAD: u32 = 0x0002_a503;
const USE: u32 = 0x0015_0513;
const STORE: u32 = 0x00a2_a023;
const MULTIPLY: u32 = 0x02b5_0633;
const MULTIPLY_HIGH: u32 = 0x02b5_3633;
const DIVIDE: u32 = 0x02b5_4633;
const JUMP: u32 = 0x0080_006f;
const RETURN: u32 = 0x0000_8067;
const TAKEN: u32 = 0x0000_0463;

/// One instruction of the stream: its place, its word, the address of its access, its divisor.
type Given = (u64, u32, u64, u64);

/// These words one behind the other, of four bytes each.
fn row(words: &[u32]) -> Vec<Given> {
    words.iter().zip((BASE..).step_by(4)).map(|(&word, pc)| (pc, word, 0, 3)).collect()
}

/// Cycles of each from the one before, the first but two left out.
fn cycles(params: &Params, stream: &[Given]) -> Vec<u64> {
    let decoder = Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap();
    let mut core = Ibex::new(params.clone(), Vec::new(), &[], CommitCycles::default()).unwrap();
    let (mut table, mut batch) = (StaticTable::new(), RetiredBatch::new());
    for (at, &(pc, word, address, divisor)) in stream.iter().enumerate() {
        let entry = decoder.static_entry(pc, word).unwrap();
        let following = pc + u64::from(entry.length);
        let next = stream.get(at + 1).map_or(following, |next| next.0);
        let taken = entry.class == Class::Branch && next != following;
        let flags = Flags(if taken { Flags::TAKEN } else { 0 });
        let detail = match entry.class {
            Class::Divide => DivideDetail::new(7, divisor, true, 32).pack(),
            _ => 0,
        };
        if entry.class == Class::Load {
            batch.accesses.push(MemoryAccess { address, size: 4, kind: AccessKind::Read });
        }
        let id = table.intern(entry);
        batch.push(id, pc, next, flags, detail);
    }
    core.retire(&Retired::new(&table, &batch));
    core.finish().unwrap();
    core.observer.0.windows(2).map(|two| two[1] - two[0]).collect()
}

#[test]
fn each_instruction_takes_what_it_takes_in_rtl() {
    let words = [NOP, LOAD, USE, STORE, MULTIPLY, MULTIPLY_HIGH, DIVIDE, NOP];
    assert_eq!(cycles(&small(), &row(&words)), [2, 1, 2, 3, 4, 37, 1]);
    assert_eq!(cycles(&opentitan(), &row(&words)), [1, 2, 1, 1, 2, 37, 1]);
}

#[test]
fn a_division_by_zero_and_an_access_across_two_words_have_cycles_of_their_own() {
    let stream = |word, address, divisor| [(BASE, NOP, 0, 3), (BASE + 4, word, address, divisor)];
    for (params, load) in [(small(), 2), (opentitan(), 1)] {
        let params = &params;
        assert_eq!(cycles(params, &stream(DIVIDE, 0, 0)), [2]);
        assert_eq!(cycles(params, &stream(LOAD, 0x100, 3)), [load]);
        assert_eq!(cycles(params, &stream(LOAD, 0x101, 3)), [load + 1]);
    }
}

#[test]
fn a_target_comes_two_cycles_behind_the_turn_and_one_more_across_two_words() {
    let to = |word, target| vec![(BASE, NOP, 0, 3), (BASE + 4, word, 0, 3), (target, NOP, 0, 3)];
    let (aligned, across) = (BASE + 12, BASE + 14);
    let both = |params: &Params, word| [aligned, across].map(|target| cycles(params, &to(word, target)));
    for word in [JUMP, RETURN] {
        assert_eq!(both(&small(), word), [[2, 1], [2, 2]]);
        assert_eq!(both(&opentitan(), word), [[1, 2], [1, 3]]);
    }
    assert_eq!(both(&small(), TAKEN), [[2, 2], [2, 3]]);
    assert_eq!(both(&opentitan(), TAKEN), [[1, 2], [1, 3]]);
}

#[test]
fn a_jump_by_what_a_load_brings_waits_for_it() {
    // lw ra, 0(t0) and ret
    let stream =
        [(BASE, NOP, 0, 3), (BASE + 4, 0x0002_a083, 0, 3), (BASE + 8, RETURN, 0, 3), (BASE, NOP, 0, 3)];
    assert_eq!(cycles(&opentitan(), &stream), [1, 2, 2]);
}

#[test]
fn what_comes_behind_an_access_waits_for_its_answer_but_a_turn() {
    let slow = |params| Params { data_response_cycles: 4, ..params };
    let words = [NOP, LOAD, NOP, LOAD, USE, STORE, NOP];
    assert_eq!(cycles(&slow(small()), &row(&words)), [5, 1, 5, 1, 5, 1]);
    assert_eq!(cycles(&slow(opentitan()), &row(&words)), [4, 1, 4, 2, 4, 1]);
    // The target is fetched while the jump waits in ID/EX.
    let jumps = [(BASE, NOP, 0, 3), (BASE + 4, LOAD, 0, 3), (BASE + 8, JUMP, 0, 3), (BASE + 18, NOP, 0, 3)];
    assert_eq!(cycles(&slow(opentitan()), &jumps), [4, 1, 1]);
    assert_eq!(cycles(&slow(small()), &jumps), [5, 2, 2]);
}

#[test]
fn an_access_that_a_device_holds_up_is_answered_as_if_it_were_asked_for_when_that_is_over() {
    for (params, cycle) in [(small(), 11), (opentitan(), 10)] {
        let core = Ibex::new(params, Vec::new(), &[], CommitCycles::default()).unwrap();
        let mut bench = Bench::new(core);
        bench.retire(NOP, 0, None);
        assert_eq!(bench.retire(LOAD, 0, Some(10)), cycle);
    }
}

#[test]
fn code_that_comes_late_is_fetched_two_words_at_a_time() {
    let with = |fetch| Params { fetch_response_cycles: fetch, ..opentitan() };
    assert_eq!(cycles(&with(2), &row(&[NOP; 7])), [1, 2, 1, 2, 1, 2]);
    assert_eq!(cycles(&with(4), &row(&[NOP; 7])), [1, 4, 1, 4, 1, 4]);
    let (aligned, across) = (BASE + 12, BASE + 14);
    for (target, late) in [(aligned, 5), (across, 9)] {
        let stream = [(BASE, NOP, 0, 3), (BASE + 4, JUMP, 0, 3), (target, NOP, 0, 3)];
        assert_eq!(cycles(&with(4), &stream)[1], late);
    }
}

#[test]
fn what_writes_or_sets_status_or_interrupts_empties_the_stage_and_what_clears_them_does_not() {
    // csrw mstatus; csrs mie, a0; csrc mie, a0; csrr a0, mstatus; csrw mscratch
    let words = [0x3005_1073, 0x3045_2073, 0x3045_3073, 0x3000_2573, 0x3405_1073];
    for word in words {
        let found = cycles(&opentitan(), &row(&[NOP, word, NOP]));
        let flushes = word == words[0] || word == words[1];
        assert_eq!(found, [1, if flushes { 3 } else { 1 }], "{word:x}");
    }
}

#[test]
fn what_this_core_does_not_have_is_refused() {
    let refusal = |word| {
        let decoder = Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap();
        Info::new(&decoder.static_entry(BASE, word).unwrap(), &[], &opentitan()).unwrap_err()
    };
    assert!(refusal(0xc000_2573).contains("mcycle and minstret are there"));
    let mixed = Params { branch_target_alu: false, data_response_cycles: 2, ..opentitan() };
    assert!(mixed.check().unwrap_err().contains("branch_target_alu"));
    assert!(opentitan().depends_on_data(Class::Divide) && !opentitan().depends_on_data(Class::Multiply));
}
