//! Streams of a few instructions, with the cycles of the RTL.
//!
//! Source: openhwgroup/cv32e40x 727c573 with the options of cores/cv32e40x.toml, under Verilator.
//! Whole programs are compared in tests/cores/test_cv32e40x.py.

use instar_isa::{AccessKind, Class, Decoder, DivideDetail, Isa, StaticEntry, StaticTable};
use instar_trace::{Flags, MemoryAccess, Observer, Retired, RetiredBatch};

use super::fetch::{Behind, Fetch};
use super::{Cost, Cv32e40x, Info, Params};
use crate::{BusRegion, BusRegions, CommitCycles, CoreNeeds, CoreParams, CustomTiming, Latency, Model, Unit};

fn params() -> Params {
    Params {
        bit_manipulation: false,
        extension_interface: false,
        divide_default_cycles: 20,
        fetch_grant_cycles: 0,
        fetch_response_cycles: 1,
        data_grant_cycles: 0,
        data_response_cycles: 1,
        regions: BusRegions::default(),
    }
}

const ISA: &str = "rv32imc_zba_zbb_zbc_zbs";
const BASE: u64 = 0x8000_0000;
const NOP: u32 = 0x13;
const LOAD: u32 = 0x0002_a503; // lw a0, 0(t0)
const USE: u32 = 0x0015_0513; // addi a0, a0, 1
const STORE: u32 = 0x00a2_a023; // sw a0, 0(t0)
const MULTIPLY: u32 = 0x02b5_0633; // mul a2, a0, a1
const MULTIPLY_HIGH: u32 = 0x02b5_3633; // mulhu a2, a0, a1
const DIVIDE: u32 = 0x02b5_4633; // div a2, a0, a1
const JUMP: u32 = 0x0080_006f;
const TAKEN: u32 = 0x0000_0463; // beq zero, zero
const BY_A0: u32 = 0x0005_0067; // jalr zero, 0(a0)
const READ: u32 = 0x3400_2573; // csrr a0, mscratch
const COUNTER: u32 = 0xb000_2573; // csrr a0, mcycle
const STATUS: u32 = 0x3005_1073; // csrw mstatus, a0
const FENCE: u32 = 0x0ff0_000f;
const MRET: u32 = 0x3020_0073;
const OFFERED: u32 = 0x00b5_050b; // of a design: a0 of a0 and a1
const APART: u32 = 0x00c6_868b; // of a design: a3 of a3 and a2

/// One instruction of the stream: its place, its word, the address of its access, its divisor.
type Given = (u64, u32, u64, i64);

/// These words one behind the other, of four bytes each.
fn row(words: &[u32]) -> Vec<Given> {
    words.iter().zip((BASE..).step_by(4)).map(|(&word, pc)| (pc, word, 0, 3)).collect()
}

fn entry(pc: u64, word: u32) -> StaticEntry {
    let decoder = Decoder::new(&Isa::parse(ISA).unwrap(), &[]).unwrap();
    if word & 0x7f != 0x0b {
        return decoder.static_entry(pc, word).unwrap();
    }
    // With the registers of an addition.
    let mut entry = decoder.static_entry(pc, word & !0x7f | 0x33).unwrap();
    (entry.class, entry.custom, entry.word) = (Class::Custom, Some(0), word);
    entry
}

fn streamed(stream: &[Given]) -> (StaticTable, RetiredBatch) {
    let (mut table, mut batch) = (StaticTable::new(), RetiredBatch::new());
    for (at, &(pc, word, address, divisor)) in stream.iter().enumerate() {
        let entry = entry(pc, word);
        let following = pc + u64::from(entry.length);
        let next = stream.get(at + 1).map_or(following, |next| next.0);
        let taken = entry.class == Class::Branch && next != following;
        let detail = match entry.class {
            Class::Divide => DivideDetail::new(7, divisor as u64, true, 32).pack(),
            _ => 0,
        };
        let kind = match entry.class {
            Class::Load => Some(AccessKind::Read),
            Class::Store => Some(AccessKind::Write),
            _ => None,
        };
        batch.accesses.extend(kind.map(|kind| MemoryAccess { address, size: 4, kind }));
        batch.push(table.intern(entry), pc, next, Flags(if taken { Flags::TAKEN } else { 0 }), detail);
    }
    (table, batch)
}

/// Cycles of each from the one before, the first left out.
fn cycles(params: &Params, stream: &[Given]) -> Vec<u64> {
    let core = Cv32e40x::new(params.clone(), Vec::new(), Vec::new(), CommitCycles::default()).unwrap();
    told(core, stream).unwrap()
}

fn told(mut core: Cv32e40x<CommitCycles>, stream: &[Given]) -> Result<Vec<u64>, String> {
    let (table, batch) = streamed(stream);
    core.retire(&Retired::new(&table, &batch));
    core.finish()?;
    Ok(core.observer.0.windows(2).map(|two| two[1] - two[0]).collect())
}

#[test]
fn each_instruction_takes_what_it_takes_in_rtl() {
    let words = [NOP, LOAD, USE, STORE, MULTIPLY, MULTIPLY_HIGH, DIVIDE, NOP];
    assert_eq!(cycles(&params(), &row(&words)), [1, 2, 1, 1, 4, 33, 1]);
}

#[test]
fn each_bit_of_a_divisor_saves_a_cycle() {
    let of = |divisor| cycles(&params(), &[(BASE, NOP, 0, 3), (BASE + 4, DIVIDE, 0, divisor)])[0];
    assert_eq!([0, 1, 7, -1, -8].map(of), [35, 34, 32, 34, 31]);
}

#[test]
fn a_target_comes_behind_two_cycles_of_a_jump_and_three_of_a_branch_and_one_more_across_two_words() {
    let to = |word, target| cycles(&params(), &[row(&[NOP, word]), vec![(target, NOP, 0, 3)]].concat())[1];
    for (word, behind) in [(JUMP, 2), (BY_A0, 2), (MRET, 2), (TAKEN, 3)] {
        assert_eq!([12, 14].map(|at| to(word, BASE + at)), [behind, behind + 1], "{word:x}");
    }
}

#[test]
fn all_of_what_a_target_costs_hides_behind_what_its_jump_waits_for() {
    let behind = |word, jump| {
        let stream = [row(&[NOP, word, jump]), vec![(BASE + 22, NOP, 0, 3)]].concat();
        cycles(&params(), &stream)[2]
    };
    assert_eq!([MULTIPLY_HIGH, DIVIDE, NOP].map(|word| behind(word, JUMP)), [1, 1, 3]);
    assert_eq!(behind(MULTIPLY_HIGH, MRET), 1);
}

#[test]
fn a_jump_waits_for_its_register() {
    let stream = |words: &[u32]| {
        let rows = row(words);
        let target = (rows.last().unwrap().0 + 4, NOP, 0, 3);
        cycles(&params(), &[rows, vec![target]].concat())
    };
    assert_eq!(stream(&[NOP, USE, BY_A0]), [1, 2, 2]);
    assert_eq!(stream(&[NOP, USE, NOP, BY_A0]), [1, 1, 1, 2]);
    assert_eq!(stream(&[NOP, LOAD, BY_A0]), [1, 3, 2]);
    assert_eq!(stream(&[NOP, LOAD, NOP, BY_A0]), [1, 1, 2, 2]);
}

#[test]
fn csr_accesses_wait_for_each_other_and_a_counters_for_an_empty_stage() {
    assert_eq!(cycles(&params(), &row(&[NOP, READ, READ, NOP, READ])), [1, 3, 1, 2]);
    assert_eq!(cycles(&params(), &row(&[NOP, COUNTER, NOP])), [2, 1]);
    assert_eq!(cycles(&params(), &row(&[NOP, STATUS, STORE, NOP])), [1, 2, 1]);
    let interface = Params { extension_interface: true, ..params() };
    assert_eq!(cycles(&params(), &row(&[NOP, READ, USE])), [1, 1]);
    assert_eq!(cycles(&interface, &row(&[NOP, READ, USE])), [1, 2]);
}

#[test]
fn a_fence_takes_three_cycles_and_what_it_fetches_anew_four() {
    assert_eq!(cycles(&params(), &row(&[NOP, FENCE, NOP])), [3, 4]);
    let across = [(BASE + 2, NOP, 0, 3), (BASE + 6, FENCE, 0, 3), (BASE + 10, NOP, 0, 3)];
    assert_eq!(cycles(&params(), &across), [3, 5]);
}

#[test]
fn data_that_come_late_hold_what_is_behind_in_execute() {
    let slow = Params { data_response_cycles: 4, ..params() };
    assert_eq!(cycles(&slow, &row(&[NOP, LOAD, NOP, NOP])), [1, 4, 1]);
    assert_eq!(cycles(&slow, &row(&[NOP, LOAD, USE, NOP])), [1, 5, 1]);
    let granted = Params { data_grant_cycles: 2, ..params() };
    assert_eq!(cycles(&granted, &row(&[NOP, STORE, NOP])), [3, 1]);
    let across = [(BASE, NOP, 0, 3), (BASE + 4, LOAD, 3, 3), (BASE + 8, NOP, 0, 3)];
    assert_eq!(cycles(&params(), &across), [2, 1]);
}

#[test]
fn a_region_has_its_own_latencies_and_none_is_cached() {
    let region = BusRegion {
        name: "apb".to_owned(),
        base: 0,
        bytes: 0x100,
        load_latency: 5,
        store_latency: 6,
        cached: false,
        serial: false,
        device: false,
    };
    let with = |region| params().with_regions(BusRegions::new(vec![region]).unwrap());
    assert_eq!(cycles(&with(region.clone()).unwrap(), &row(&[NOP, LOAD, NOP, STORE, NOP])), [1, 5, 1, 6]);
    assert!(with(BusRegion { cached: true, ..region }).unwrap_err().contains("has no cache"));
}

/// Numbers that look random (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) % limit
    }
}

#[test]
fn fetch_that_is_stepped_through_brings_an_ideal_memorys_instructions_when_the_rules_say() {
    let words = [
        NOP,
        USE,
        LOAD,
        STORE,
        MULTIPLY_HIGH,
        DIVIDE,
        TAKEN,
        JUMP,
        BY_A0,
        READ,
        FENCE,
        MRET,
        0x0585,
        0x4188,
        0xa011,
    ];
    for seed in 1..40 {
        let (mut random, mut stream, mut pc) = (Random(seed), Vec::new(), BASE);
        for _ in 0..400 {
            let word = words[random.below(words.len() as u64) as usize];
            stream.push((pc, word, random.below(64), 3));
            let turns = matches!(word, JUMP | BY_A0 | MRET | 0xa011) || word == TAKEN && random.below(2) == 0;
            let length = if word & 3 == 3 { 4 } else { 2 };
            // No place is met twice, so that each has one word.
            pc += if turns { 64 + 2 * random.below(0x40) } else { length };
        }
        let rules = cycles(&params(), &stream);
        let mut stepped = Cv32e40x::new(params(), Vec::new(), Vec::new(), CommitCycles::default()).unwrap();
        stepped.fetch = Some(Box::new((Fetch::new(0, 1), Behind::nothing(0, 0))));
        // What is fetched ahead of its execution is known, as of a program that is run.
        let known = streamed(&stream).0;
        known.entries().iter().for_each(|entry| stepped.code.see(entry.pc, entry.word, entry.length));
        let found = told(stepped, &stream).unwrap();
        let apart = rules.iter().zip(&found).position(|(one, other)| one != other);
        assert_eq!(apart, None, "seed {seed}: {:?}", apart.map(|at| (rules[at], found[at], stream[at + 1])));
    }
}

/// A core with a coprocessor's instruction of this latency.
fn with_coprocessor(latency: u32) -> Cv32e40x<CommitCycles> {
    let timing = CustomTiming {
        mnemonic: "x.own".to_owned(),
        unit: "cvxif".to_owned(),
        unit_kind: None,
        latency: Latency::Cycles(latency),
        interval: 1,
        sequenced_rounds: None,
        own: Cost::default(),
        memory_accesses_per_cycle: 1,
        serialises: false,
        speculative: false,
        vector_reads: Vec::new(),
        needs: CoreNeeds { reads: 2, named_reads: 2, writes: 1, named_writes: 1, ..CoreNeeds::default() },
    };
    let params = Params { extension_interface: true, ..params() };
    Cv32e40x::new(params, vec![Some(timing)], Vec::<Unit>::new(), CommitCycles::default()).unwrap()
}

#[test]
fn a_result_is_waited_for_in_write_back_beyond_the_second_cycle_and_two_are_under_way() {
    let with = |latency, words: &[u32]| told(with_coprocessor(latency), &row(words)).unwrap();
    for latency in [1, 2] {
        assert_eq!(with(latency, &[NOP, OFFERED, NOP, NOP]), [1, 1, 1]);
        assert_eq!(with(latency, &[NOP, OFFERED, USE, NOP]), [1, 2, 1], "as behind a load");
    }
    assert_eq!(with(5, &[NOP, OFFERED, NOP, NOP]), [1, 4, 1]);
    assert_eq!(with(5, &[NOP, OFFERED, USE, NOP]), [1, 5, 1]);
    // The second is in EX while the first's result is waited for, and its own comes behind that.
    assert_eq!(with(5, &[NOP, OFFERED, APART, NOP, NOP]), [1, 4, 1, 1]);
    assert_eq!(with(5, &[NOP, OFFERED, LOAD, NOP]), [1, 4, 1], "asked for in EX again and again");
}

#[test]
fn a_jump_by_a_result_that_is_in_write_back_is_refused() {
    let refused = |words: &[u32]| told(with_coprocessor(1), &row(words)).is_err();
    assert!(refused(&[NOP, OFFERED, BY_A0]) && refused(&[NOP, OFFERED, NOP, BY_A0]));
    assert!(!refused(&[NOP, OFFERED, NOP, NOP, BY_A0]));
}

#[test]
fn what_this_core_does_not_have_is_refused() {
    let refusal = |word, params: &Params| Info::new(&entry(BASE, word), &[], &[], params).unwrap_err();
    assert!(refusal(0x1050_0073, &params()).contains("sleeps until an interrupt"));
    const ROTATE: u32 = 0x60b5_1533; // rol a0, a0, a1
    assert!(refusal(ROTATE, &params()).contains("bit_manipulation = false"));
    let with = Params { bit_manipulation: true, ..params() };
    assert!(Info::new(&entry(BASE, ROTATE), &[], &[], &with).is_ok());
    assert!(params().depends_on_data(Class::Divide) && !params().depends_on_data(Class::Multiply));
}
