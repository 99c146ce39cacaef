//! The model against itself: IF stepped through and IF by rules, traps with and without the code.

use std::sync::Arc;

use instar_isa::{Decoder, Isa, StaticTable};
use instar_trace::{AccessKind, Flags, MemoryAccess, Observer, Retired, RetiredBatch};

use super::memory::Memory;
use super::{Cv32e40p, Params};
use crate::{BusRegion, BusRegions, CommitCycles, CoreParams, Model};

const NOP: u32 = 0x13;

/// CV32E40P's.
fn params() -> Params {
    Params {
        multiply_high_cycles: 5,
        divide_most_cycles: 35,
        divide_default_cycles: 20,
        load_use_cycles: 2,
        misaligned_cycles: 2,
        taken_branch_cycles: 3,
        jump_cycles: 2,
        split_target_cycles: 1,
        csr_flush_cycles: 4,
        fence_cycles: 4,
        mret_cycles: 5,
        call_cycles: 4,
        illegal_cycles: 5,
        fetch_grant_cycles: 0,
        fetch_response_cycles: 1,
        data_grant_cycles: 0,
        data_response_cycles: 1,
        memory_banks: 0,
        memory_bank_bytes: 4,
        extension_interface: false,
        coprocessor_waits: true,
        coprocessor_keeps_results: true,
        regions: BusRegions::default(),
    }
}

fn core(params: Params) -> Cv32e40p<CommitCycles> {
    Cv32e40p::new(params, Vec::new(), Vec::new(), CommitCycles::default()).unwrap()
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

/// A stream of so many instructions of either length that jumps about.
fn stream(seed: u64, count: usize) -> (StaticTable, RetiredBatch) {
    // addi a1,a1; lw a0,(a0); lw a1,(a2); sw; mulh; divu; beq; jal ra; jalr ra,ra; csrr mcycle;
    // fence; c.addi; c.lw; c.j.
    let words = [
        0x0015_8593,
        0x0005_2503,
        0x0006_2583,
        0x00b5_2023,
        0x02c5_95b3,
        0x02c5_d5b3,
        0x00b5_0463,
        0x0080_00ef,
        0x0000_80e7,
        0xb000_2573,
        0x0000_100f,
        0x0585,
        0x4188,
        0xa011,
    ];
    let (mut table, mut batch, mut random) = (StaticTable::new(), RetiredBatch::new(), Random(seed));
    let decoder = Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap();
    let mut pc = 0x1000;
    for _ in 0..count {
        let word = words[random.below(words.len() as u64) as usize];
        let entry = decoder.static_entry(pc, word).unwrap();
        let jumps = match word {
            0x0080_00ef | 0x0000_80e7 | 0xa011 => true,
            0x00b5_0463 => random.below(2) == 0,
            _ => false,
        };
        let next = if jumps { 0x1000 + 2 * random.below(0x4000) } else { pc + u64::from(entry.length) };
        let taken = Flags(if jumps && word == 0x00b5_0463 { Flags::TAKEN } else { 0 });
        if matches!(word, 0x0005_2503 | 0x0006_2583 | 0x00b5_2023 | 0x4188) {
            let kind = if word == 0x00b5_2023 { AccessKind::Write } else { AccessKind::Read };
            batch.accesses.push(MemoryAccess { address: 0x8000 + random.below(64), size: 4, kind });
        }
        batch.push(table.intern(entry), pc, next, taken, 0);
        pc = next;
    }
    (table, batch)
}

#[test]
fn fetch_that_is_stepped_through_brings_an_ideal_memorys_instructions_when_the_rules_say() {
    for seed in 1..40 {
        // A place has one word here, so those that are met again with another one are left out.
        let (table, batch) = stream(seed, 400);
        let mut rules = core(params());
        let mut stepped = core(params());
        stepped.memory = Some(Box::new(Memory::new(&params())));
        rules.retire(&Retired::new(&table, &batch));
        stepped.retire(&Retired::new(&table, &batch));
        let distances = |cycles: &[u64]| cycles.windows(2).map(|two| two[1] - two[0]).collect::<Vec<_>>();
        let (one, other) = (distances(&rules.observer.0), distances(&stepped.observer.0));
        let apart = one.iter().zip(&other).position(|(one, other)| one != other);
        assert_eq!(
            apart,
            None,
            "seed {seed}: {:?}",
            apart.map(|at| (one[at], other[at], table.entry(batch.ids[at + 1])))
        );
    }
}

#[test]
fn what_trapped_is_read_in_the_code_where_the_stream_does_not_say() {
    let decoder = Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap();
    let mut table = StaticTable::new();
    let nop = |pc| decoder.static_entry(pc, NOP).unwrap();
    let ids = [table.intern(nop(0x100)), table.intern(nop(0))];
    let handler = |code: Option<u32>| {
        let mut core = core(params());
        if let Some(word) = code {
            let bytes: Vec<u8> = [NOP, word].iter().flat_map(|word| word.to_le_bytes()).collect();
            core.add_code(
                0x100,
                &bytes,
                &Arc::new(Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap()),
            );
        }
        let mut batch = RetiredBatch::new();
        batch.push(ids[0], 0x100, 0, Flags(Flags::TRAP), 0);
        batch.push(ids[1], 0, 4, Flags(0), 0);
        core.retire(&Retired::new(&table, &batch));
        (core.observer.0[1] - core.observer.0[0], core.assumptions().len())
    };
    const ECALL: u32 = 0x73;
    const NOTHING: u32 = 0x0b;
    assert_eq!([handler(Some(ECALL)), handler(Some(NOTHING)), handler(None)], [(5, 0), (6, 0), (5, 1)]);
}

#[test]
fn memory_that_answers_late_delays_and_never_speeds_up() {
    let (table, batch) = stream(77, 2000);
    let total = |params: Params| {
        let mut core = core(params);
        core.retire(&Retired::new(&table, &batch));
        core.observer.0.last().unwrap() - core.observer.0[0]
    };
    let ideal = total(params());
    let mut before = ideal;
    for cycles in 1..4 {
        let slower = total(Params { data_grant_cycles: cycles, ..params() });
        assert!(slower > before, "{cycles} cycles to a grant: {slower} behind {before}");
        before = slower;
    }
    let shared = total(Params { memory_banks: 1, ..params() });
    let banks = total(Params { memory_banks: 2, memory_bank_bytes: 0x8000, ..params() });
    assert!(shared > banks && banks >= ideal, "{shared}, {banks}, {ideal}");
}

/// A bus of peripherals that answers a load in the fifth cycle behind its request and a store in
/// the sixth, as PULPino's APB.
fn peripherals() -> BusRegions {
    let (base, bytes) = (0x1a10_0000, 0x1_0000);
    let name = "apb".to_owned();
    BusRegions::new(vec![BusRegion { name, base, bytes, load_latency: 5, store_latency: 6, cached: false }])
        .unwrap()
}

/// Cycles from each of these instructions to the next, of which loads and stores access `address`.
fn distances(params: Params, words: &[u32], address: u64) -> Vec<u64> {
    let decoder = Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap();
    let (mut table, mut batch) = (StaticTable::new(), RetiredBatch::new());
    for (pc, &word) in (0x1000..).step_by(4).zip(words) {
        let entry = decoder.static_entry(pc, word).unwrap();
        let memory = entry.effect.memory;
        if memory.reads || memory.writes {
            let kind = if memory.writes { AccessKind::Write } else { AccessKind::Read };
            batch.accesses.push(MemoryAccess { address, size: 4, kind });
        }
        batch.push(table.intern(entry), pc, pc + 4, Flags(0), 0);
    }
    let mut core = core(params);
    core.retire(&Retired::new(&table, &batch));
    core.observer.0.windows(2).map(|two| two[1] - two[0]).collect()
}

#[test]
fn an_access_of_a_region_takes_its_cycles_and_one_of_memory_those_of_the_core() {
    const LOAD: u32 = 0x0005_2503; // lw a0, 0(a0)
    const STORE: u32 = 0x00b5_2023; // sw a1, 0(a0)
    const USE: u32 = 0x0015_0613; // addi a2, a0, 1
    const APB: u64 = 0x1a10_0004;
    let params = params().with_regions(peripherals()).unwrap();
    let with = |words: &[u32], address| distances(params.clone(), words, address);
    // A load leaves ID, asks in the next cycle, and what uses it leaves ID in that of the answer.
    assert_eq!(with(&[NOP, LOAD, USE], 0x8000)[1], 1 + 1);
    assert_eq!(with(&[NOP, LOAD, USE], APB)[1], 1 + 5);
    // What does not use it goes on to EX, and leaves it in the cycle of the answer (lsu_ready_wb).
    assert_eq!(with(&[NOP, LOAD, NOP, NOP], 0x8000)[1..], [1, 1]);
    assert_eq!(with(&[NOP, LOAD, NOP, NOP], APB)[1..], [1, 5]);
    assert_eq!(with(&[NOP, STORE, NOP, NOP], 0x8000)[1..], [1, 1]);
    assert_eq!(with(&[NOP, STORE, NOP, NOP], APB)[1..], [1, 6]);
}

#[test]
fn a_cached_region_is_refused_where_there_is_no_cache() {
    let mut region = peripherals().all()[0].clone();
    region.cached = true;
    let said = params().with_regions(BusRegions::new(vec![region]).unwrap()).unwrap_err();
    assert_eq!(said, "region \"apb\" is cached, and this family of cores has no cache");
}
