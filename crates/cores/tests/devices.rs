//! Accesses of devices that hold them up, on a CVA6: what clock they are told, and who waits.
//!
//! Source: docs/reference/devices.md, "Time"; that accesses go one at a time is compared with RTL
//! in rtl_cycles.rs.

use instar_cores::cva6::Cva6;
use instar_cores::{BusRegion, BusRegions, CommitCycles, CoreParams};
use instar_isa::{Decoder, Isa, StaticTable};
use instar_trace::{AccessKind, ClockRead, Flags, HeldAccess, MemoryAccess, Observer, Retired, RetiredBatch};

use crate::support;

const NOP: u32 = 0x13;
const LOAD: u32 = 0x0005_2583; // lw a1, 0(a0)
const STORE: u32 = 0x00b5_2023; // sw a1, 0(a0)
const FENCE: u32 = 0x0ff0_000f;
const DEVICE: u64 = 0x1000_0000;
const LATENCY: u64 = 3;

/// A core with a device, and a program whose loads and stores access it.
struct Run {
    model: Cva6<CommitCycles>,
    table: StaticTable,
    ids: Vec<u32>,
    words: Vec<u32>,
}

/// What an access was told.
struct Told {
    clock: u64,
    /// Number of its instruction.
    at: usize,
}

impl Run {
    fn new(core: &str, words: &[u32]) -> Self {
        let region = BusRegion {
            name: "device".into(),
            base: DEVICE,
            bytes: 0x1000,
            load_latency: LATENCY as u32,
            store_latency: LATENCY as u32,
            cached: false,
            serial: false,
            device: true,
        };
        let params = support::params(support::cores(), core);
        let params = params.with_regions(BusRegions::new(vec![region]).unwrap()).unwrap();
        let decoder = Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap();
        let mut table = StaticTable::new();
        let words: Vec<u32> = [&[NOP; 32], words, &[NOP; 8]].concat();
        let entries = (0x8000_0000..).step_by(4).zip(&words);
        let ids = entries.map(|(pc, &word)| table.intern(decoder.static_entry(pc, word).unwrap())).collect();
        let model = Cva6::new(params, vec![], vec![], CommitCycles::default()).unwrap();
        Self { model, table, ids, words }
    }

    /// Commits, and what accesses were told, of which number `held` is held up for so many cycles.
    fn go(mut self, held: usize, cycles: u64) -> (Vec<u64>, Vec<Told>) {
        let mut told = Vec::new();
        for (at, &id) in self.ids.iter().enumerate() {
            let pc = 0x8000_0000 + 4 * at as u64;
            let mut batch = RetiredBatch::new();
            let kind = match self.words[at] {
                LOAD => Some(AccessKind::Read),
                STORE => Some(AccessKind::Write),
                _ => None,
            };
            let access = kind.map(|kind| MemoryAccess { address: DEVICE, size: 4, kind });
            if access.is_some() {
                let read = ClockRead { table: &self.table, id, pc, next_pc: pc + 4, access };
                let clock = self.model.clock(&read).unwrap();
                if told.len() == held && cycles > 0 {
                    batch.held.push(HeldAccess { index: 0, until: clock + cycles });
                }
                told.push(Told { clock, at });
            }
            batch.accesses.extend(access);
            batch.push(id, pc, pc + 4, Flags(0), 0);
            self.model.retire(&Retired::new(&self.table, &batch));
        }
        self.model.finish().unwrap();
        (self.model.observer().0.clone(), told)
    }
}

#[test]
fn a_load_that_is_held_up_commits_as_much_later() {
    for core in ["cva6-single", "cva6-superscalar"] {
        let (free, told) = Run::new(core, &[LOAD]).go(0, 0);
        let at = told[0].at;
        assert!(told[0].clock + LATENCY < free[at], "it is asked for before it commits");
        // Longer than a model that is stuck is waited for, too.
        for cycles in [1, 20, 250_000] {
            let (held, _) = Run::new(core, &[LOAD]).go(0, cycles);
            assert_eq!(held[at], free[at] + cycles, "{core}");
            assert_eq!(held[at - 1], free[at - 1], "{core}: what is before it goes on");
        }
    }
}

#[test]
fn a_store_that_is_held_up_commits_at_once_and_what_waits_for_it_is_later() {
    for core in ["cva6-single", "cva6-superscalar"] {
        for behind in [FENCE, LOAD] {
            let words = [STORE, NOP, behind];
            let (free, told) = Run::new(core, &words).go(0, 0);
            let at = told[0].at;
            assert!(free[at] < told[0].clock, "it reaches the device behind its commit");
            for cycles in [40, 250_000] {
                let (held, _) = Run::new(core, &words).go(0, cycles);
                assert_eq!(held[at + 1], free[at + 1], "{core}");
                // A load asks again every four cycles, a fence in each.
                let late = held[at + 2] - free[at + 2];
                assert!(late.abs_diff(cycles) < 4, "{core}: {late}, and not {cycles}");
            }
        }
    }
}

/// core/load_unit.sv of 2022 stays in `WAIT_WB_EMPTY`, which today's leaves (`default`).
#[test]
fn a_load_of_2022_asks_once_the_store_before_it_is_answered() {
    let words = [STORE, NOP, LOAD];
    let (free, told) = Run::new("cva6-2022", &words).go(0, 0);
    for cycles in 40..48 {
        let (held, _) = Run::new("cva6-2022", &words).go(0, cycles);
        let at = told[0].at + 2;
        assert_eq!(held[at] - free[at], cycles);
    }
}

#[test]
fn each_access_reaches_the_device_once_the_store_before_it_is_answered() {
    for core in ["cva6-single", "cva6-superscalar"] {
        let (_, told) = Run::new(core, &[STORE, STORE, LOAD, STORE]).go(1, 100);
        let clocks: Vec<u64> = told.iter().map(|told| told.clock).collect();
        assert!(clocks[1] > clocks[0] + LATENCY, "{core}: {clocks:?}");
        assert!(clocks[2] > clocks[1] + 100 + LATENCY, "{core}: {clocks:?}");
        assert!(clocks[3] > clocks[2] + LATENCY, "{core}: {clocks:?}");
    }
}
