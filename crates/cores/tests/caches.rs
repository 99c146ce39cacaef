//! What the caches of the CVA6 model cost, by small programs whose cycles follow from the RTL's
//! rules. Source: core/cache_subsystem/cva6_icache.sv, wt_dcache_ctrl.sv, wt_dcache_missunit.sv,
//! wt_axi_adapter.sv.

use instar_cores::CommitCycles;
use instar_cores::cva6::{Cva6, Params};
use instar_isa::{Decoder, Isa, StaticTable};
use instar_trace::{AccessKind, Flags, MemoryAccess, Observer, Retired, RetiredBatch};

use crate::support;

const NOP: u32 = 0x13;
const LOAD: u32 = 0x0005_2583; // lw a1, 0(a0)
const STORE: u32 = 0x00b5_2023; // sw a1, 0(a0)
const FENCE_I: u32 = 0x100f;

fn single() -> Params {
    support::params(support::cores(), "cva6-single")
}

/// A model, and a program of one instruction between nops that is run again and again.
struct Bench {
    model: Cva6<CommitCycles>,
    table: StaticTable,
    decoder: Decoder,
}

/// Nops before and after the instruction.
const AROUND: usize = 16;

impl Bench {
    fn new(params: Params) -> Self {
        Self {
            model: Cva6::new(params, vec![], vec![], CommitCycles::default()).unwrap(),
            table: StaticTable::new(),
            decoder: Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap(),
        }
    }

    /// Runs the program once; cycles from the instruction before `word` to the one after it.
    fn cycles(&mut self, word: u32, address: u64) -> u64 {
        let mut batch = RetiredBatch::new();
        for i in 0..=2 * AROUND {
            let pc = 0x8000_0000 + 4 * i as u64;
            let word = if i == AROUND { word } else { NOP };
            let id = self.table.intern(self.decoder.static_entry(pc, word).unwrap());
            let kind = if word == STORE { AccessKind::Write } else { AccessKind::Read };
            if word == LOAD || word == STORE {
                batch.accesses.push(MemoryAccess { address, size: 4, kind });
            }
            batch.push(id, pc, pc + 4, Flags(0), 0);
        }
        let first = self.model.observer().0.len();
        self.model.retire(&Retired::new(&self.table, &batch));
        self.model.finish().unwrap();
        let commits = &self.model.observer().0[first..];
        commits[AROUND + 1] - commits[AROUND - 1]
    }
}

#[test]
fn a_load_that_misses_takes_six_cycles_more_than_one_that_hits() {
    let mut bench = Bench::new(single());
    bench.cycles(LOAD, 0x8001_0000);
    let hit = bench.cycles(LOAD, 0x8001_000c); // the same line
    assert_eq!(bench.cycles(LOAD, 0x8001_0010), hit + 6);
}

#[test]
fn a_miss_waits_for_memory() {
    let mut bench = Bench::new(Params { memory_read_latency: 20, ..single() });
    bench.cycles(LOAD, 0x8001_0000);
    let hit = bench.cycles(LOAD, 0x8001_0000);
    assert_eq!(bench.cycles(LOAD, 0x8002_0000), hit + 6 + 18);
}

#[test]
fn a_store_brings_no_line_into_the_cache() {
    let mut bench = Bench::new(single());
    bench.cycles(LOAD, 0x8001_0000);
    let hit = bench.cycles(LOAD, 0x8001_0000);
    bench.cycles(STORE, 0x8002_0000);
    assert_eq!(bench.cycles(LOAD, 0x8002_0000), hit + 6);
}

#[test]
fn what_is_not_cached_misses_every_time_and_takes_one_beat() {
    let mut bench = Bench::new(single());
    bench.cycles(LOAD, 0x8001_0000);
    let hit = bench.cycles(LOAD, 0x8001_0000);
    for _ in 0..2 {
        assert_eq!(bench.cycles(LOAD, 0x1000), hit + 5);
    }
}

#[test]
fn a_ninth_line_of_a_set_takes_the_place_of_another() {
    let mut bench = Bench::new(single());
    bench.cycles(LOAD, 0x8001_0000);
    let hit = bench.cycles(LOAD, 0x8001_0000);
    let line = |i: u64| 0x8001_0000 + 4096 * i;
    for i in 1..8 {
        assert_eq!(bench.cycles(LOAD, line(i)), hit + 6);
    }
    assert!((0..8).all(|i| bench.cycles(LOAD, line(i)) == hit));
    bench.cycles(LOAD, line(8));
    assert_eq!(bench.cycles(LOAD, line(8)), hit);
    assert!((0..8).any(|i| bench.cycles(LOAD, line(i)) == hit + 6));
}

#[test]
fn a_fence_i_takes_a_cycle_for_each_set_of_the_instruction_cache() {
    let cycles = |icache_bytes| {
        let mut bench = Bench::new(Params { icache_bytes, ..single() });
        bench.cycles(FENCE_I, 0);
        bench.cycles(FENCE_I, 0)
    };
    assert_eq!(cycles(16384) - cycles(4096), 128 - 32);
}

#[test]
fn a_cache_whose_way_is_no_power_of_two_is_refused() {
    let fault = Params { dcache_ways: 3, ..single() }.check().unwrap_err();
    assert!(fault.contains("dcache_ways"), "{fault}");
}

#[test]
fn a_run_that_cannot_go_on_says_at_which_instruction() {
    let Bench { mut model, mut table, decoder } = Bench::new(single());
    let mut batch = RetiredBatch::new();
    for i in 0..40 {
        // Two instructions are missing before the 31st.
        let pc = 0x8000_0000 + 4 * (i + if i < 30 { 0 } else { 2 });
        let id = table.intern(decoder.static_entry(pc, NOP).unwrap());
        batch.push(id, pc, pc + 4, Flags(0), 0);
    }
    model.retire(&Retired::new(&table, &batch));
    let said = model.finish().unwrap_err();
    assert_eq!(model.stopped_at(), Some(31), "{said}");
    assert!(said.starts_with("instruction 31 at 0x80000080 cannot follow that at 0x80000074"), "{said}");
}
