//! What regions of the bus cost a CVA6: small programs whose cycles follow from the RTL's rules for
//! memory, with other latencies.
//!
//! Source: core/cache_subsystem/wt_dcache_ctrl.sv, wt_dcache_missunit.sv, wt_axi_adapter.sv;
//! docs/reference/core.md, "Regions".

use instar_cores::cva6::{Cva6, Params};
use instar_cores::{BusRegion, BusRegions, CommitCycles, CoreParams};
use instar_isa::{Decoder, Isa, StaticTable};
use instar_trace::{AccessKind, Flags, MemoryAccess, Observer, Retired, RetiredBatch};

use crate::support;

const NOP: u32 = 0x13;
const LOAD: u32 = 0x0005_2583; // lw a1, 0(a0)
const STORE: u32 = 0x00b5_2023; // sw a1, 0(a0)
const FENCE: u32 = 0x0ff0_000f;

const MEMORY: u64 = 0x8001_0000;
const DEVICE: u64 = 0x1000_0000;
/// Cached, where nothing else is.
const SLOW: u64 = 0x2000_0000;

fn single() -> Params {
    support::params(support::cores(), "cva6-single")
}

fn with_regions(load_latency: u32, store_latency: u32) -> Params {
    let region = |name: &str, base, cached| BusRegion {
        name: name.into(),
        base,
        bytes: 0x1000,
        load_latency,
        store_latency,
        cached,
        serial: false,
        device: false,
    };
    let regions = vec![region("device", DEVICE, false), region("slow", SLOW, true)];
    single().with_regions(BusRegions::new(regions).unwrap()).unwrap()
}

/// Nops before and after.
const AROUND: usize = 16;

/// Cycles from the nop before `words` to the one after them, when they are executed the last time
/// of as many as there are `addresses`, which loads and stores access each time.
fn cycles(params: Params, words: &[u32], addresses: &[u64]) -> u64 {
    let mut model = Cva6::new(params, vec![], vec![], CommitCycles::default()).unwrap();
    let decoder = Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap();
    let (mut table, mut last) = (StaticTable::new(), 0);
    let nops = [NOP; AROUND];
    let program: Vec<u32> = nops.iter().chain(words).chain(&nops).copied().collect();
    for &address in addresses {
        let mut batch = RetiredBatch::new();
        for (pc, &word) in (0x8000_0000..).step_by(4).zip(&program) {
            let id = table.intern(decoder.static_entry(pc, word).unwrap());
            if word == LOAD || word == STORE {
                let kind = if word == STORE { AccessKind::Write } else { AccessKind::Read };
                batch.accesses.push(MemoryAccess { address, size: 4, kind });
            }
            batch.push(id, pc, pc + 4, Flags(0), 0);
        }
        let first = model.observer().0.len();
        model.retire(&Retired::new(&table, &batch));
        model.finish().unwrap();
        let commits = &model.observer().0[first..];
        last = commits[AROUND + words.len()] - commits[AROUND - 1];
    }
    last
}

/// Cycles by which a line of two beats is later than a load that hits, where memory has two cycles
/// to the first beat (caches.rs).
const MISS: u64 = 6;

#[test]
fn a_load_of_a_region_takes_its_latency_in_place_of_memorys() {
    const OTHER: u64 = MEMORY + 0x100;
    let hit = cycles(single(), &[LOAD], &[MEMORY, MEMORY]);
    for latency in [1, 2, 5, 40] {
        let with = |before, address| cycles(with_regions(latency, 9), &[LOAD], &[before, address]);
        let late = u64::from(latency);
        // One beat, each time anew.
        let once = hit + MISS - 2 - 1 + late;
        assert_eq!([with(MEMORY, DEVICE), with(DEVICE, DEVICE)], [once; 2], "{latency}");
        // A line of two beats, once.
        assert_eq!([with(MEMORY, SLOW), with(SLOW, SLOW)], [hit + MISS - 2 + late, hit], "{latency}");
        assert_eq!([with(MEMORY, OTHER), with(MEMORY, MEMORY)], [hit + MISS, hit], "{latency}");
    }
}

#[test]
fn a_store_to_a_region_takes_its_latency_until_it_is_answered() {
    let memory = cycles(single(), &[STORE, FENCE], &[MEMORY; 2]);
    let stated = u64::from(single().memory_write_latency);
    for latency in [2, 6, 40] {
        let with = |address| cycles(with_regions(9, latency), &[STORE, FENCE], &[address; 2]);
        assert_eq!(with(DEVICE) + stated, memory + u64::from(latency), "{latency}");
        assert_eq!(with(MEMORY), memory, "{latency}");
    }
}

#[test]
fn regions_that_no_access_meets_change_no_cycle() {
    let words: Vec<u32> = [LOAD, STORE, NOP, LOAD, FENCE].repeat(40);
    let without = cycles(single(), &words, &[MEMORY; 3]);
    assert_eq!(cycles(with_regions(7, 8), &words, &[MEMORY; 3]), without);
}
