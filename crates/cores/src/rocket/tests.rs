//! Streams of a few instructions, with the cycles of the RTL.
//!
//! Source: the netlist of LitexConfig (package pythondata-cpu-rocket 0.0.post7146), under
//! Verilator. Whole programs are compared in tests/cores/test_rocket.py.

use std::sync::Arc;

use instar_isa::{AccessKind, Class, Decoder, DivideDetail, Isa, StaticTable};
use instar_trace::{Flags, MemoryAccess, Observer, Retired, RetiredBatch};

use super::{Cost, Params, Rocket};
use crate::{Commit, CoreNeeds, CustomTiming, Latency, Model};

fn small() -> Params {
    Params {
        multiply_unroll: 1,
        divide_unroll: 1,
        icache_bytes: 4096,
        dcache_bytes: 4096,
        memory_read_latency: 2,
        memory_write_latency: 1,
    }
}

const BASE: u64 = 0x8000_0000;
/// Where loads and stores go, unless a stream says another place.
const DATA: u64 = 0x8000_8000;
const NOP: u32 = 0x13;
/// `ld a0, 0(t0)`, `lb a0, 0(t0)`, `addi a0, a0, 1`, `sd a0, 0(t0)`.
const LOAD: u32 = 0x0002_b503;
const LOAD_BYTE: u32 = 0x0002_8503;
const USE: u32 = 0x0015_0513;
const STORE: u32 = 0x00a2_b023;
/// Of a0 and a1 to a2.
const MULTIPLY: u32 = 0x02b5_0633;
const MULTIPLY_WORD: u32 = 0x02b5_063b;
const DIVIDE: u32 = 0x02b5_4633;
const USE_A2: u32 = 0x0016_0613;
/// To what stands two words on.
const JUMP: u32 = 0x0080_006f;
const FENCE: u32 = 0x0ff0_000f;
const FENCE_I: u32 = 0x0000_100f;
/// `csrw mscratch, zero`, `csrw mie, zero`.
const KEPT: u32 = 0x3400_1073;
const FLUSHED: u32 = 0x3040_1073;

fn decoder() -> Decoder {
    Decoder::new(&Isa::parse("rv64imc").unwrap(), &[]).unwrap()
}

/// A row of words as a batch; `places`: where loads and stores go in turn.
fn batch(words: &[u32], places: &[u64], divisor: i64) -> (StaticTable, RetiredBatch) {
    let (mut table, mut batch) = (StaticTable::new(), RetiredBatch::new());
    let (mut pc, mut at) = (BASE, 0);
    let mut place = places.iter().copied().chain(std::iter::repeat(DATA));
    while at < words.len() {
        let entry = decoder().static_entry(pc, words[at]).unwrap();
        let step = if entry.class == Class::Jump { 2 } else { 1 };
        let kind = match entry.class {
            Class::Load => Some(AccessKind::Read),
            Class::Store => Some(AccessKind::Write),
            _ => None,
        };
        batch.accesses.extend(kind.map(|kind| MemoryAccess {
            address: place.next().unwrap(),
            size: 8,
            kind,
        }));
        let divides = entry.class == Class::Divide;
        let detail = if divides { DivideDetail::new(100, divisor as u64, true, 64).pack() } else { 0 };
        let next = pc + 4 * step as u64;
        let id = table.intern(entry);
        batch.push(id, pc, next, Flags(0), detail);
        (pc, at) = (next, at + step);
    }
    (table, batch)
}

/// Cycles of each from the one before in a core whose caches have what it needs, or not.
fn timed(params: Params, words: &[u32], places: &[u64], divisor: i64, warm: bool) -> Vec<u64> {
    let mut core = Rocket::new(params, Vec::new(), &[], Vec::<Commit>::new()).unwrap();
    // Two rows of zeros behind it, which decode sees and nothing waits for.
    let bytes: Vec<u8> = words.iter().chain([0; 32].iter()).flat_map(|word| word.to_le_bytes()).collect();
    core.add_code(BASE, &bytes, &Arc::new(decoder()));
    let (table, batch) = batch(words, places, divisor);
    if warm {
        core.warm(&table, &batch);
    }
    core.retire(&Retired::new(&table, &batch));
    core.finish().unwrap();
    assert_eq!(core.assumptions(), Vec::<String>::new());
    core.observer_mut().windows(2).map(|two| two[1].cycle - two[0].cycle).collect()
}

fn cycles(words: &[u32]) -> Vec<u64> {
    timed(small(), words, &[], 3, true)
}

/// Cycles around a design's instruction of this latency, whose result the next one reads.
fn own(latency: Latency) -> Result<Vec<u64>, String> {
    let timing = CustomTiming {
        mnemonic: "x.own".to_owned(),
        unit: "execute".to_owned(),
        unit_kind: None,
        interval: latency.least(),
        latency,
        sequenced_rounds: None,
        own: Cost { register_reads: 2 },
        memory_accesses_per_cycle: 1,
        serialises: false,
        speculative: false,
        vector_reads: Vec::new(),
        needs: CoreNeeds { reads: 2, named_reads: 2, writes: 1, named_writes: 1, ..CoreNeeds::default() },
    };
    let mut core = Rocket::new(small(), vec![Some(timing)], &[], Vec::<Commit>::new())?;
    let (mut table, mut batch) = (StaticTable::new(), RetiredBatch::new());
    for (at, word) in [NOP, MULTIPLY, USE_A2, NOP].into_iter().enumerate() {
        let pc = BASE + 4 * at as u64;
        let mut entry = decoder().static_entry(pc, word).unwrap();
        if word == MULTIPLY {
            (entry.class, entry.custom) = (Class::Custom, Some(0));
        }
        let id = table.intern(entry);
        batch.push(id, pc, pc + 4, Flags(0), 0);
    }
    core.warm(&table, &batch);
    core.retire(&Retired::new(&table, &batch));
    core.finish()?;
    Ok(core.observer_mut().windows(2).map(|two| two[1].cycle - two[0].cycle).collect())
}

#[test]
fn each_instruction_takes_what_it_takes_in_rtl() {
    assert_eq!(cycles(&[NOP, LOAD, USE, NOP]), [1, 2, 1]);
    assert_eq!(cycles(&[NOP, LOAD_BYTE, USE, NOP]), [1, 3, 1]);
    assert_eq!(cycles(&[NOP, MULTIPLY, USE_A2, NOP]), [1, 66, 1]);
    assert_eq!(cycles(&[NOP, MULTIPLY_WORD, USE_A2, NOP]), [1, 34, 1]);
    assert_eq!(cycles(&[NOP, DIVIDE, USE_A2, NOP]), [1, 67, 1]);
    assert_eq!(cycles(&[NOP, JUMP, NOP, NOP, NOP]), [1, 4, 1]);
    assert_eq!(cycles(&[NOP, KEPT, NOP, NOP]), [1, 1, 1]);
    assert_eq!(cycles(&[NOP, FLUSHED, NOP, NOP]), [1, 5, 1]);
}

#[test]
fn a_negative_divisor_is_turned_before_and_its_quotient_after() {
    let of = |divisor| timed(small(), &[NOP, DIVIDE, USE_A2], &[], divisor, true)[1];
    assert_eq!([of(3), of(-3), of(0)], [67, 69, 67]);
}

#[test]
fn steps_of_more_bits_take_fewer_cycles() {
    let of = |unroll, word| {
        let params = Params { multiply_unroll: unroll, ..small() };
        timed(params, &[NOP, word, USE_A2], &[], 3, true)[1]
    };
    assert_eq!([of(8, MULTIPLY), of(8, MULTIPLY_WORD), of(32, MULTIPLY_WORD)], [10, 6, 4]);
}

#[test]
fn a_units_result_can_be_used_when_its_cost_says() {
    for latency in [1, 4, 9] {
        assert_eq!(own(Latency::Cycles(latency)).unwrap()[1], u64::from(latency), "latency {latency}");
    }
    for (latency, says) in [(2, "has latency 2"), (3, "never in between")] {
        assert!(own(Latency::Cycles(latency)).unwrap_err().contains(says));
    }
    let steps = Latency::Steps { operand: "rs1".to_owned(), steps: vec![(3, 1), (u64::MAX, 9)] };
    assert!(own(steps).unwrap_err().contains("latency is 1 here, or 4 and more"));
}

#[test]
fn a_load_of_what_was_stored_just_before_is_made_again() {
    let apart = timed(small(), &[NOP, STORE, LOAD, NOP], &[DATA, DATA + 8], 3, true);
    let same = timed(small(), &[NOP, STORE, LOAD, NOP], &[DATA, DATA], 3, true);
    assert_eq!((apart[1], same[1]), (1, 6));
}

#[test]
fn a_block_that_was_written_goes_back_before_another_comes() {
    let far =
        |store| timed(small(), &[NOP, store, NOP, NOP, NOP, LOAD, NOP], &[DATA, DATA + 4096, 0], 3, false);
    let (clean, dirty) = (far(LOAD).iter().sum::<u64>(), far(STORE).iter().sum::<u64>());
    assert_eq!(dirty - clean, 14, "eight beats, and what was refused until then comes anew");
}

#[test]
fn what_stands_behind_fences_waits_for_the_data_cache() {
    let free = cycles(&[NOP, NOP, FENCE, LOAD, NOP]);
    let busy = cycles(&[NOP, STORE, FENCE, LOAD, NOP]);
    assert!(busy.iter().sum::<u64>() > free.iter().sum::<u64>(), "{busy:?} {free:?}");
    assert!(cycles(&[NOP, FENCE_I, NOP, NOP])[1] > cycles(&[NOP, FLUSHED, NOP, NOP])[1]);
}

#[test]
fn slower_memory_shows_in_a_cold_run_alone() {
    let of = |latency, warm| {
        let params = Params { memory_read_latency: latency, ..small() };
        timed(params, &[NOP, LOAD, NOP, NOP], &[], 3, warm).iter().sum::<u64>()
    };
    assert_eq!(of(12, false) - of(2, false), 10);
    assert_eq!(of(12, true), of(2, true));
}

#[test]
fn the_same_stream_gives_the_same_cycles_however_it_is_cut() {
    let words = [NOP, LOAD, USE, STORE, MULTIPLY, USE_A2, JUMP, NOP, LOAD, DIVIDE, USE_A2, FLUSHED, NOP];
    let (table, whole) = batch(&words, &[], 3);
    let run = |cut: usize| {
        let mut core = Rocket::new(small(), Vec::new(), &[], Vec::<Commit>::new()).unwrap();
        for range in [0..cut, cut..whole.len()] {
            let mut part = RetiredBatch::new();
            for at in range {
                part.accesses.extend_from_slice(whole.accesses_of(at));
                part.push(
                    whole.ids[at],
                    whole.pcs[at],
                    whole.next_pcs[at],
                    whole.flags[at],
                    whole.details[at],
                );
            }
            core.retire(&Retired::new(&table, &part));
        }
        core.finish().unwrap();
        std::mem::take(core.observer_mut()).iter().map(|commit| commit.cycle).collect::<Vec<_>>()
    };
    let uncut = run(0);
    assert_eq!(uncut.len(), whole.len());
    assert!((1..whole.len()).all(|cut| run(cut) == uncut));
}
