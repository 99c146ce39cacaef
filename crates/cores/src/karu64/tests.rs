//! Streams of a few instructions, with the cycles of the RTL.
//!
//! Source: karucore/karu64 8da799a with the options of cores/karu64.toml, under Verilator. Whole
//! programs are compared in tests/cores/test_karu64.py.

use instar_isa::{Decoder, Isa, StaticTable, VectorDetail};
use instar_trace::{Flags, Observer, Retired, RetiredBatch};

use super::data::Data;
use super::vector::{Instruction, VectorUnit};
use super::{Karu64, Params};
use crate::{BusRegion, BusRegions, CommitCycles, CoreParams, Model};

fn params() -> Params {
    Params {
        multiply_cycles: 4,
        divide_cycles: 64,
        icache_bytes: 4096,
        fetch_latency: 0,
        data_latency: 0,
        vector_multiply_cycles: 16,
        vector_divide_cycles: 64,
        vector_lane_register: true,
        vector_write_register: true,
        regions: BusRegions::default(),
    }
}

fn core() -> Karu64<CommitCycles> {
    Karu64::new(params(), Vec::new(), &[], CommitCycles::default()).unwrap()
}

/// Cycles from each of these instructions of four bytes, which follow each other in memory, to the
/// next.
fn distances(core: &mut Karu64<CommitCycles>, stream: &[(u32, u64)], elements: &[u16]) -> Vec<u64> {
    let isa = Isa::parse("rv64imc_zba_zbb_zbs_zve64x_zvl256b").unwrap();
    let decoder = Decoder::new(&isa, &[]).unwrap();
    let (mut table, mut batch) = (StaticTable::new(), RetiredBatch::new());
    for (pc, &(word, detail)) in (0x8000_0000..).step_by(4).zip(stream) {
        let id = table.intern(decoder.static_entry(pc, word).unwrap());
        batch.push(id, pc, pc + 4, Flags(0), detail);
        if !elements.is_empty() {
            batch.elements.extend(elements);
            batch.took_elements(batch.len() - 1);
        }
    }
    core.retire(&Retired::new(&table, &batch));
    core.finish().unwrap();
    let found = std::mem::take(&mut core.observer.0);
    found.windows(2).map(|two| two[1] - two[0]).collect()
}

const NOP: (u32, u64) = (0x13, 0);

/// In the vtype of SEW 8 and LMUL 1, with so many elements.
fn bytes(word: u32, vl: u16) -> (u32, u64) {
    (word, VectorDetail { vl, vtype: Some(0) }.pack())
}

#[test]
fn two_instructions_come_with_each_eight_bytes_in_eight_cycles_and_a_line_takes_ten_more() {
    let mut core = core();
    let cold = distances(&mut core, &[NOP; 18], &[]);
    assert_eq!(cold[..4], [1, 7, 1, 7]);
    assert_eq!(cold[14..17], [1, 17, 1]);
    let warm = distances(&mut core, &[NOP; 18], &[]);
    assert_eq!(warm[14..17], [1, 7, 1]);
}

#[test]
fn a_granule_in_hand_is_not_read_again_but_behind_a_write() {
    // vmv.x.s x7, v16; vadd.vx v8, v16, x12
    let detail = VectorDetail { vl: 32, vtype: Some(0) };
    let [read, add] = [0x4300_23d7, 0x0306_4457].map(|word| Instruction::read(word).unwrap());
    let (params, mut unit) = (params(), VectorUnit::default());
    let mut taken = |it| {
        let taken = unit.compute(&params, it, detail, None);
        (taken.cycles, taken.operands)
    };
    assert_eq!(taken(read), (4, 3));
    assert_eq!(taken(read), (1, 0));
    // Its first granule is in hand; of the second, the write of the first stands in the way.
    assert_eq!(taken(add), (3 + 4 + 3, 4));
    assert_eq!(taken(read), (4, 3));
}

#[test]
fn vcompress_that_takes_every_element_saves_the_look_for_another() {
    // vcompress.vm v8, v16, v1
    let compress = bytes(0x5f00_a457, 32);
    let every: Vec<u16> = (0..32).collect();
    let all = distances(&mut core(), &[compress, NOP], &every)[0];
    assert_eq!(distances(&mut core(), &[compress, NOP], &every[1..])[0], all + 1);
}

#[test]
fn a_region_answers_in_its_own_cycles_and_memory_in_the_next() {
    let region = |base, cached| BusRegion {
        name: format!("{base:#x}"),
        base,
        bytes: 0x1000,
        load_latency: 5,
        store_latency: 6,
        cached,
        serial: false,
        device: false,
    };
    let regions = BusRegions::new(vec![region(0x1000_0000, false), region(0x2000_0000, true)]).unwrap();
    let mut data = Data::new(&params().with_regions(regions).unwrap());
    // Four cycles from the cache, two more past it, ten more with a line; six of a store. An answer
    // in the fifth or sixth cycle is four or five later than one in the first.
    assert_eq!((data.load(0x4000_0000, 4), data.store(0x4000_0000, 4)), ((4 + 2, 2), 6));
    assert_eq!((data.load(0x1000_0000, 4), data.store(0x1000_0000, 4)), ((4 + 2 + 4, 6), 6 + 5));
    assert_eq!((data.load(0x2000_0000, 4), data.load(0x2000_0008, 4)), ((4 + 10 + 4, 14), (4, 0)));
    // Two words of 64 bits, of which each is asked for.
    assert_eq!(data.vector_load(0x1000_0000), (4 + 2 * (2 + 4), 2 * (2 + 4)));
    assert_eq!([0x4000_0000, 0x1000_0000].map(|at| data.vector_store(at)), [9, 9 + 2 * 5]);
}
