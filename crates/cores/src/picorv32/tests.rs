//! Streams of a few instructions, with the cycles of the RTL.
//!
//! Source: YosysHQ/picorv32 87c89ac with the options of cores/picorv32.toml, under Verilator. Whole
//! programs are compared in tests/cores/test_picorv32.py.

use std::sync::Arc;

use instar_isa::{Decoder, Isa, StaticTable};
use instar_trace::{Flags, Observer, Retired, RetiredBatch};

use super::costs::unmet;
use super::{Cost, Params, Picorv32};
use crate::units::timing::CoreNeeds;
use crate::{BusRegions, CommitCycles, CustomTiming, Latency, Model};

fn params() -> Params {
    Params {
        compressed: true,
        fast_multiplier: true,
        dual_port_registers: true,
        two_cycle_alu: false,
        two_cycle_compare: false,
        coprocessor_interface: true,
        fetch_response_cycles: 1,
        data_response_cycles: 1,
        regions: BusRegions::default(),
    }
}

const BASE: u64 = 0x8000_0000;
const NOP: u32 = 0x13;
const SHORT_NOP: u32 = 0x0001;
const LOAD: u32 = 0x0000_2503;
const MULTIPLY: u32 = 0x02b5_0533;
const DIVIDE: u32 = 0x02b5_4533;

fn length(word: u32) -> u64 {
    if word & 3 == 3 { 4 } else { 2 }
}

/// A core that was shown this code (or none), fed with the instructions at these places of it in
/// turn; the cycles of each.
fn fed(params: Params, code: &[u32], way: &[usize], shown: bool) -> (Vec<u64>, Picorv32<CommitCycles>) {
    let decoder = Arc::new(Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap());
    let mut core = Picorv32::new(params, Vec::new(), &[], CommitCycles::default()).unwrap();
    let mut bytes = Vec::new();
    let mut pcs = Vec::new();
    for &word in code {
        pcs.push(BASE + bytes.len() as u64);
        bytes.extend(&word.to_le_bytes()[..length(word) as usize]);
    }
    if shown {
        core.add_code(BASE, &bytes, &decoder);
    }
    let (mut table, mut batch) = (StaticTable::new(), RetiredBatch::new());
    for (at, &place) in way.iter().enumerate() {
        let (pc, word) = (pcs[place], code[place]);
        let following = pc + length(word);
        let next = way.get(at + 1).map_or(following, |&next| pcs[next]);
        let entry = decoder.static_entry(pc, word).unwrap();
        let taken = entry.class == instar_isa::Class::Branch && next != following;
        let id = table.intern(entry);
        batch.push(id, pc, next, Flags(if taken { Flags::TAKEN } else { 0 }), 0);
    }
    core.retire(&Retired::new(&table, &batch));
    core.finish().unwrap();
    let ends = core.observer.0.clone();
    let first = 1 + 1 + u64::from(core.params.fetch_response_cycles) + 1;
    let from = std::iter::once(first).chain(ends.iter().copied());
    (from.zip(&ends).map(|(from, end)| end - from).collect(), core)
}

fn cycles(params: Params, code: &[u32], way: &[usize]) -> Vec<u64> {
    fed(params, code, way, true).0
}

#[test]
fn each_instruction_takes_what_it_takes_in_rtl() {
    // Each between two of four bytes.
    let alone = |word: u32| cycles(params(), &[NOP, word, NOP], &[0, 1, 2])[1];
    let words = [NOP, 0x41f5_5513, 0x0000_0537, 0x0ff0_000f, 0xc000_2573, LOAD, 0x00a0_2023];
    assert_eq!(words.map(alone), [4, 4, 4, 4, 4, 7, 7]);
    assert_eq!([MULTIPLY, 0x02b5_1533, DIVIDE].map(alone), [6, 6, 40]);
    // jal and jalr to what follows, and a branch that is taken there.
    assert_eq!([0x0040_006f, 0x0040_0067].map(alone), [4, 7]);
}

#[test]
fn what_the_next_instruction_costs_is_the_one_befores() {
    // Short, short in the upper half, long, long across two words.
    let code = [SHORT_NOP, SHORT_NOP, NOP, SHORT_NOP, NOP, SHORT_NOP, NOP];
    assert_eq!(cycles(params(), &code, &[0, 1, 2, 3, 4, 5, 6]), [3, 4, 4, 5, 3, 4, 4]);
    let behind = |word: u32, next: u32| cycles(params(), &[SHORT_NOP, word, next, NOP], &[0, 1, 2, 3])[1];
    assert_eq!([LOAD, MULTIPLY, DIVIDE].map(|word| behind(word, SHORT_NOP)), [6, 6, 40]);
    assert_eq!([LOAD, MULTIPLY, DIVIDE].map(|word| behind(word, NOP)), [8, 8, 42]);
}

/// beq x0, x0, +`offset` with two or four bytes.
fn branch(offset: u32, short: bool) -> u32 {
    match short {
        // c.beqz s0: offsets up to 14 are bits 4 and 3 of the word, 11 and 10.
        true => 0xc001 | (offset >> 1 & 3) << 3 | (offset >> 3 & 3) << 10,
        false => 0x0000_0063 | (offset >> 1 & 15) << 8,
    }
}

#[test]
fn a_taken_branch_waits_for_what_follows_it_in_memory() {
    // To the word behind the next one, with a long or two short ones between.
    let taken = |code: &[u32], target: usize| cycles(params(), code, &[0, target, target + 1])[0];
    assert_eq!(taken(&[branch(8, false), NOP, NOP, NOP], 2), 7);
    // Into an upper half: where four bytes begin in that behind the branch, the core begins anew.
    let upper =
        |behind: u32, target: u32| taken(&[branch(10, false), SHORT_NOP, behind, SHORT_NOP, target, NOP], 4);
    assert_eq!(upper(SHORT_NOP, SHORT_NOP), 7);
    let long = |target: u32| taken(&[branch(10, false), SHORT_NOP, NOP, target, NOP], 3);
    assert_eq!([long(SHORT_NOP), long(NOP)], [10, 14]);
    let short = |target: u32| taken(&[branch(10, false), SHORT_NOP, SHORT_NOP, SHORT_NOP, target, NOP], 4);
    assert_eq!([short(SHORT_NOP), short(NOP)], [7, 9]);
    // Behind a short branch stands an upper half, which is in hand.
    assert_eq!(taken(&[branch(4, true), SHORT_NOP, NOP, NOP], 2), 6);
    assert_eq!(taken(&[branch(8, true), NOP, SHORT_NOP, NOP, NOP], 3), 8);
}

#[test]
fn what_a_trace_does_not_tell_of_the_code_behind_a_branch_is_said() {
    let code = [branch(10, false), SHORT_NOP, NOP, SHORT_NOP, NOP];
    let (shown, told) = fed(params(), &code, &[0, 3, 4], true);
    let (guess, blind) = fed(params(), &code, &[0, 3, 4], false);
    assert_eq!((shown[0], guess[0]), (10, 7));
    assert_eq!(told.assumptions(), Vec::<String>::new());
    assert!(blind.assumptions()[0].contains("not told in 1 cases"));
    // Once it retired it is known.
    let (seen, _) = fed(params(), &code, &[1, 2, 3, 0, 3, 4], false);
    assert_eq!(seen[3], 10);
}

#[test]
fn memory_that_answers_at_once_or_late_is_waited_for_where_the_core_waits() {
    let with = |fetch, data| Params { fetch_response_cycles: fetch, data_response_cycles: data, ..params() };
    let code = [NOP, LOAD, MULTIPLY, NOP];
    assert_eq!(cycles(with(0, 0), &code, &[0, 1, 2]), [3, 5, 6]);
    assert_eq!(cycles(with(1, 9), &code, &[0, 1, 2]), [4, 15, 6]);
    assert_eq!(cycles(with(5, 1), &code, &[0, 1, 2]), [8, 11, 8]);
    let slow = Params { fast_multiplier: false, ..params() };
    assert_eq!(cycles(slow, &[MULTIPLY, 0x02b5_1533, NOP], &[0, 1, 2])[..2], [40, 72]);
}

#[test]
fn an_instruction_at_which_the_core_stops_is_refused_or_told() {
    let refusal = |word| {
        let decoder = Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap();
        super::Info::new(&decoder.static_entry(BASE, word).unwrap(), &[], &params()).unwrap_err()
    };
    // csrw mscratch, mret, fence.i, csrrw of a counter.
    for word in [0x3405_1073, 0x3020_0073, 0x0000_100f, 0xc005_1573] {
        assert!(refusal(word).contains("stops this core"), "{word:x}");
    }
    let (_, core) = fed(params(), &[0x73, NOP], &[0, 1], true);
    assert!(core.stands_still()[0].starts_with("this core stops at ECALL"));
    assert_eq!(fed(params(), &[NOP, 0x73], &[0, 1], true).1.stands_still(), Vec::<String>::new());
}

#[test]
fn a_cost_that_pcpi_cannot_pay_is_refused() {
    let timing = CustomTiming {
        mnemonic: "x.one".to_owned(),
        unit: "pcpi".to_owned(),
        unit_kind: None,
        latency: Latency::Cycles(2),
        interval: 1,
        sequenced_rounds: None,
        own: Cost { register_reads: 2 },
        memory_accesses_per_cycle: 1,
        serialises: false,
        speculative: false,
        vector_reads: Vec::new(),
        needs: CoreNeeds { reads: 2, named_reads: 2, writes: 1, named_writes: 1, ..CoreNeeds::default() },
    };
    let key = |timing: &CustomTiming<Cost>| unmet(timing, &params()).map(|unmet| unmet.key);
    assert_eq!(key(&timing), None);
    let needs = |needs| CustomTiming { needs, ..timing.clone() };
    assert_eq!(key(&needs(CoreNeeds { reads: 3, ..timing.needs })), Some("register_reads"));
    assert_eq!(key(&needs(CoreNeeds { writes: 2, ..timing.needs })), Some("latency"));
    assert_eq!(key(&needs(CoreNeeds { loads: true, ..timing.needs })), Some("unit"));
    assert_eq!(key(&CustomTiming { interval: 6, ..timing.clone() }), Some("interval"));
    assert_eq!(key(&CustomTiming { latency: Latency::Cycles(0), ..timing.clone() }), Some("latency"));
    let without = Params { coprocessor_interface: false, ..params() };
    assert!(unmet(&timing, &without).unwrap().message.contains("does not have"));
}
