//! The model against itself: IF stepped through and IF by rules, traps with and without the code.

use std::sync::Arc;

use instar_isa::{Decoder, Isa, StaticTable};
use instar_trace::{
    AccessKind, ClockRead, Flags, HeldAccess, MemoryAccess, Observer, RegistersAt, Retired, RetiredBatch,
};

use super::memory::Memory;
use super::{Cv32e40p, Params};
use crate::{BusRegion, BusRegions, CommitCycles, CoreParams, Model};

const NOP: u32 = 0x13;

/// CV32E40P's.
pub(super) fn params() -> Params {
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
        loads_hold_named: false,
        jumps_hide_targets: false,
        status_alone_flushes: false,
        shadows_multiply: false,
        fences: true,
        fetch_grant_cycles: 0,
        fetch_response_cycles: 1,
        data_grant_cycles: 0,
        data_response_cycles: 1,
        memory_banks: 0,
        memory_bank_bytes: 4,
        interrupt_cycles: 2,
        extension_interface: false,
        coprocessor_waits: true,
        coprocessor_keeps_results: true,
        regions: BusRegions::default(),
    }
}

pub(super) fn core(params: Params) -> Cv32e40p<CommitCycles> {
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
    BusRegions::new(vec![BusRegion {
        name,
        base,
        bytes,
        load_latency: 5,
        store_latency: 6,
        cached: false,
        serial: false,
        device: false,
    }])
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
fn a_bus_with_one_access_at_a_time_takes_the_next_when_that_is_answered() {
    const STORE: u32 = 0x00b5_2023; // sw a1, 0(a0)
    let total = |serial, address| -> u64 {
        let mut region = peripherals().all()[0].clone();
        region.serial = serial;
        let params = params().with_regions(BusRegions::new(vec![region]).unwrap()).unwrap();
        distances(params, &[NOP, STORE, STORE, NOP, NOP], address).iter().sum()
    };
    // Else the core has the second under way while it waits for the first.
    assert_eq!(total(true, 0x1a10_0004), total(false, 0x1a10_0004) + 6);
    assert_eq!(total(true, 0x8000), total(false, 0x8000));
}

/// The cycles in which three stores to a device reach it, of which the first is held up for so
/// many.
fn reached(serial: bool, held: u64) -> Vec<u64> {
    const STORE: u32 = 0x00b5_2023; // sw a1, 0(a0)
    let latencies = if serial { (5, 6) } else { (1, 1) };
    let of_device = BusRegion {
        load_latency: latencies.0,
        store_latency: latencies.1,
        serial,
        device: true,
        ..peripherals().all()[0].clone()
    };
    let mut core = core(params().with_regions(BusRegions::new(vec![of_device]).unwrap()).unwrap());
    let decoder = Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap();
    let mut table = StaticTable::new();
    let mut told = vec![];
    for (pc, word) in (0x1000..).step_by(4).zip([NOP, STORE, STORE, STORE, NOP]) {
        let id = table.intern(decoder.static_entry(pc, word).unwrap());
        let mut batch = RetiredBatch::new();
        if word == STORE {
            let access = MemoryAccess { address: 0x1a10_0004, size: 4, kind: AccessKind::Write };
            let read = ClockRead { table: &table, id, pc, next_pc: pc + 4, access: Some(access) };
            let clock = core.clock(&read).unwrap();
            if told.is_empty() && held > 0 {
                batch.held.push(HeldAccess { index: 0, until: clock + held });
            }
            told.push(clock);
            batch.accesses.push(access);
        }
        batch.push(id, pc, pc + 4, Flags(0), 0);
        core.retire(&Retired::new(&table, &batch));
    }
    told
}

/// Compared with RTL in whole operations of the design bus-hqc, on both buses.
#[test]
fn an_access_behind_one_that_is_held_up_reaches_the_device_when_that_was_taken() {
    for serial in [false, true] {
        let free = reached(serial, 0);
        for held in [1, 7, 300] {
            let later = reached(serial, held);
            assert_eq!(later[0], free[0]);
            assert!(
                later[1] > free[0] + held && later[2] > later[1],
                "{serial} {held}: {later:?}, free {free:?}"
            );
        }
    }
}

#[test]
fn a_cached_region_is_refused_where_there_is_no_cache() {
    let mut region = peripherals().all()[0].clone();
    region.cached = true;
    let said = params().with_regions(BusRegions::new(vec![region]).unwrap()).unwrap_err();
    assert_eq!(said, "region \"apb\" is cached, and this family of cores has no cache");
}

/// RI5CY's.
fn ri5cy() -> Params {
    Params {
        mret_cycles: 4,
        illegal_cycles: 4,
        loads_hold_named: true,
        jumps_hide_targets: true,
        status_alone_flushes: true,
        shadows_multiply: true,
        fences: false,
        ..params()
    }
}

#[test]
fn a_load_of_ri5cy_holds_up_what_has_its_register_in_bits_11_to_7() {
    const LOAD: u32 = 0x0001_2e03; // lw t3, 0(sp)
    const NAMED: u32 = 0x02a5_ae23; // sw a0, 60(a1): bits 11 to 7 are 28, t3
    const OTHER: u32 = 0x02a5_ac23; // sw a0, 56(a1)
    let with = |params: Params, next| distances(params, &[NOP, LOAD, next, NOP], 0x8000)[1];
    assert_eq!([NAMED, LOAD, OTHER].map(|next| with(ri5cy(), next)), [2, 2, 1]);
    assert_eq!([NAMED, LOAD, OTHER].map(|next| with(params(), next)), [1, 1, 1]);
}

#[test]
fn a_product_behind_a_taken_branch_of_ri5cy_goes_through_execute_twice() {
    const BRANCH: u32 = 0x0000_0463; // beq zero, zero, 8
    const MULTIPLY_HIGH: u32 = 0x02b5_1533; // mulh a0, a0, a1
    const DIVIDE: u32 = 0x02b5_5533; // divu a0, a0, a1
    let decoder = Arc::new(Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap());
    let target = |params: Params, behind: u32, a1: u64| {
        let (mut table, mut batch) = (StaticTable::new(), RetiredBatch::new());
        let mut x = [0; 32];
        x[11] = a1;
        let bytes: Vec<u8> = [BRANCH, behind, NOP].iter().flat_map(|word| word.to_le_bytes()).collect();
        for (pc, word, next) in [(0x100, BRANCH, 0x108), (0x108, NOP, 0x10c)] {
            let id = table.intern(decoder.static_entry(pc, word).unwrap());
            batch.push(id, pc, next, Flags(if word == BRANCH { Flags::TAKEN } else { 0 }), 0);
        }
        batch.registers = Arc::new(vec![RegistersAt { index: 0, x }]);
        let mut core = core(params);
        core.add_code(0x100, &bytes, &decoder);
        core.retire(&Retired::new(&table, &batch));
        core.observer.0[1] - core.observer.0[0]
    };
    assert_eq!(target(ri5cy(), NOP, 0), 3);
    assert_eq!(target(ri5cy(), MULTIPLY_HIGH, 0), 1 + 2 * 5);
    // A divisor of one bit takes 34 cycles.
    assert_eq!(target(ri5cy(), DIVIDE, 1), 1 + 2 * 34);
    assert_eq!(target(params(), MULTIPLY_HIGH, 0), 3);
}

#[test]
fn what_a_jump_of_ri5cy_waits_for_hides_all_of_what_its_target_costs() {
    const MULTIPLY_HIGH: u32 = 0x02b5_1533; // mulh a0, a0, a1
    const JUMP: u32 = 0x0060_006f; // jal zero, 6
    let decoder = Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap();
    let target = |params: Params| {
        let (mut table, mut batch) = (StaticTable::new(), RetiredBatch::new());
        let stream = [(0x100, MULTIPLY_HIGH, 0x104), (0x104, JUMP, 0x10a), (0x10a, NOP, 0x10e)];
        for (pc, word, next) in stream {
            batch.push(table.intern(decoder.static_entry(pc, word).unwrap()), pc, next, Flags(0), 0);
        }
        let mut core = core(params);
        core.retire(&Retired::new(&table, &batch));
        core.observer.0[2] - core.observer.0[1]
    };
    assert_eq!([target(ri5cy()), target(params())], [1, 2]);
}

#[test]
fn a_fence_is_refused_where_the_core_has_none() {
    const FENCE: u32 = 0x0ff0_000f;
    let decoder = Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap();
    let (mut table, mut batch) = (StaticTable::new(), RetiredBatch::new());
    batch.push(table.intern(decoder.static_entry(0x100, FENCE).unwrap()), 0x100, 0x104, Flags(0), 0);
    let mut core = core(ri5cy());
    core.retire(&Retired::new(&table, &batch));
    assert!(core.finish().unwrap_err().contains("FENCE or FENCE.I, which this core does not have"));
}

#[test]
fn memory_that_answers_late_is_refused_where_it_was_not_measured() {
    let late = Params { data_response_cycles: 2, ..ri5cy() };
    assert!(late.check().unwrap_err().starts_with("with jumps_hide_targets only memory is followed"));
    assert!(ri5cy().with_regions(peripherals()).unwrap_err().contains("name no region"));
}
