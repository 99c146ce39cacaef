//! What the CVA6 model says of each cycle, by small programs that are slow for one known reason.
//! Source: docs/reference/profile.md, which defines the categories.

use instar_cores::cva6::{Cva6, Params, stalls};
use instar_cores::{Commit, CommitCycles, CommitObserver, Cycle, Fate, Stall};
use instar_isa::{Class, Decoder, Isa, StaticTable};
use instar_trace::{AccessKind, Flags, MemoryAccess, Observer, Retired, RetiredBatch};

use crate::support;

const NOP: u32 = 0x13;
const ADD: u32 = 0x0012_8293; // addi t0, t0, 1
const MUL: u32 = 0x02b5_0533; // mul a0, a0, a1
const LOAD: u32 = 0x0005_2583; // lw a1, 0(a0)
const USE: u32 = 0x0015_8593; // addi a1, a1, 1
const STORE: u32 = 0x00b5_2023; // sw a1, 0(a0)
const FENCE: u32 = 0x0ff0_000f;
const BRANCH: u32 = 0x0000_0463; // beq zero, zero, +8

/// The parameters of one of cores/*.toml.
fn core(name: &str) -> Params {
    support::params(support::cores(), name)
}

/// Counts what every cycle went to, from the first commit on.
#[derive(Clone, Default)]
struct Counts {
    commits: Vec<u64>,
    cycles: [u64; Stall::MOST],
    slots: u64,
    lost: u64,
    retired: u64,
    flushed: u64,
    arrows: u64,
    last: u64,
}

impl CommitObserver for Counts {
    const CYCLES: bool = true;

    fn commit(&mut self, commit: &Commit) {
        self.commits.push(commit.cycle);
    }

    fn cycle(&mut self, cycle: &Cycle<'_>) {
        assert!(self.last == 0 || cycle.now == self.last + 1, "no cycle is left out or told twice");
        self.last = cycle.now;
        assert_eq!(cycle.slots == cycle.width, cycle.held.is_none());
        for gone in cycle.gone {
            assert_eq!(gone.left, Some(cycle.now));
            self.retired += u64::from(gone.fate == Fate::Retired);
            self.flushed += u64::from(gone.fate == Fate::Flushed);
            self.arrows += gone.producers.iter().flatten().count() as u64;
            assert!(gone.producers.iter().flatten().all(|producer| *producer < gone.serial));
        }
        assert!(cycle.flying.iter().zip(cycle.flying.iter().skip(1)).all(|(a, b)| a.serial < b.serial));
        self.slots += u64::from(cycle.slots);
        self.lost += u64::from(cycle.width - cycle.slots);
        if !self.commits.is_empty() {
            self.cycles[cycle.account().expect("a cycle that issues nothing has a reason").stall.index()] +=
                1;
        }
    }
}

impl Counts {
    fn of(&self, stall: Stall) -> u64 {
        self.cycles[stall.index()]
    }

    /// From the first to the last commit.
    fn total(&self) -> u64 {
        self.commits[self.commits.len() - 1] - self.commits[0] + 1
    }
}

/// One execution of an instruction: its word, and the address of its access.
type Step = (u32, u64);

/// Runs a straight program, in which branches are taken, `rounds` times; the observer of the last
/// round.
fn run<O: CommitObserver + Clone + Default>(params: &Params, program: &[Step], rounds: usize) -> O {
    let decoder = Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap();
    let mut table = StaticTable::new();
    let mut model = Cva6::new(params.clone(), vec![], vec![], O::default()).unwrap();
    for _ in 0..rounds {
        let mut batch = RetiredBatch::new();
        let mut pc = 0x8000_0000;
        for &(word, address) in program {
            let entry = decoder.static_entry(pc, word).unwrap();
            let kind = if entry.class == Class::Store { AccessKind::Write } else { AccessKind::Read };
            if matches!(entry.class, Class::Load | Class::Store) {
                batch.accesses.push(MemoryAccess { address, size: 4, kind });
            }
            let taken = entry.class == Class::Branch;
            let next = if taken { pc + 8 } else { pc + 4 };
            let flags = Flags(if taken { Flags::TAKEN } else { 0 });
            batch.push(table.intern(entry), pc, next, flags, 0);
            pc = next;
        }
        *model.observer_mut() = O::default();
        model.retire(&Retired::new(&table, &batch));
        model.finish().unwrap();
    }
    model.observer().clone()
}

fn around(body: &[Step]) -> Vec<Step> {
    let nops = [(NOP, 0); 16];
    [&nops[..], body, &nops[..]].concat()
}

fn watched(name: &str, body: &[Step], rounds: usize) -> Counts {
    run(&core(name), &around(body), rounds)
}

const AT: u64 = 0x8001_0000;

/// A program with everything in it.
fn mixed() -> Vec<Step> {
    let mut steps = Vec::new();
    for i in 0..20 {
        let far = AT + 4096 * i;
        steps.extend([(MUL, 0), (MUL, 0), (STORE, AT + 4 * i), (LOAD, AT + 4 * i), (USE, 0)]);
        steps.extend([(BRANCH, 0), (LOAD, far), (USE, 0), (ADD, 0), (ADD, 0), (FENCE, 0), (STORE, far)]);
    }
    steps
}

#[test]
fn every_cycle_from_first_to_last_commit_has_one_category_and_every_instruction_one_slot() {
    for name in ["cva6-single", "cva6-superscalar"] {
        for rounds in 1..4 {
            let counts = watched(name, &mixed(), rounds);
            assert_eq!(counts.cycles.iter().sum::<u64>(), counts.total());
            assert_eq!(counts.retired, counts.commits.len() as u64);
            // What issues after a fence before it commits issues twice.
            assert!(counts.slots >= counts.retired && counts.slots <= counts.retired + 2 * 20);
            assert!(counts.flushed > 0 && counts.arrows > 0);
        }
    }
}

#[test]
fn watching_changes_no_commit() {
    for name in ["cva6-single", "cva6-superscalar"] {
        let params = core(name);
        let plain: CommitCycles = run(&params, &around(&mixed()), 2);
        assert_eq!(run::<Counts>(&params, &around(&mixed()), 2).commits, plain.0);
    }
}

#[test]
fn a_chain_of_multiplications_waits_for_its_operands() {
    let counts = watched("cva6-superscalar", &[(MUL, 0); 20], 3);
    assert_eq!(counts.of(stalls::RAW), 19);
    assert_eq!(watched("cva6-superscalar", &[(ADD, 0); 20], 3).of(stalls::RAW), 0);
}

#[test]
fn a_load_that_misses_is_charged_as_a_miss_of_the_data_cache_once() {
    let body = [(LOAD, AT), (USE, 0)];
    let (cold, warm) = (watched("cva6-single", &body, 1), watched("cva6-single", &body, 3));
    assert_eq!(warm.of(stalls::DATA_MISS), 0);
    // A line that misses comes six cycles later; the load's own cycle is a wait for the miss as
    // well.
    assert_eq!(cold.of(stalls::DATA_MISS), 6 + warm.of(stalls::RAW));
    assert!(cold.of(stalls::INSTRUCTION_MISS) > 0 && warm.of(stalls::INSTRUCTION_MISS) == 0);
}

#[test]
fn a_load_behind_a_store_to_its_address_waits_for_it() {
    let body = |load| [(LOAD, load), (USE, 0), (STORE, AT), (LOAD, load), (USE, 0)];
    let (other, same) = (body(AT + 64), body(AT));
    assert_eq!(watched("cva6-superscalar", &other, 3).of(stalls::STORE_CONFLICT), 0);
    assert!(watched("cva6-superscalar", &same, 3).of(stalls::STORE_CONFLICT) >= 4);
}

#[test]
fn a_branch_that_is_mispredicted_costs_five_cycles_behind_its_own() {
    // Never trained and forwards: predicted not taken.
    let mut body = vec![(ADD, 0); 8];
    body.push((BRANCH, 0));
    let cold = watched("cva6-superscalar", &around(&body), 1);
    assert!(cold.of(stalls::BRANCH_MISS) >= 5, "{}", cold.of(stalls::BRANCH_MISS));
    body.pop();
    assert_eq!(watched("cva6-superscalar", &around(&body), 1).of(stalls::BRANCH_MISS), 0);
}

#[test]
fn what_stands_behind_a_fence_waits_for_its_commit_and_a_new_fetch() {
    let counts = watched("cva6-superscalar", &[(FENCE, 0)], 3);
    assert!(counts.of(stalls::FLUSH) >= 5, "{}", counts.of(stalls::FLUSH));
}

#[test]
fn one_commit_port_behind_two_issue_slots_is_the_limit() {
    let narrow = Params { commit_ports: 1, ..core("cva6-superscalar") };
    let counts: Counts = run(&narrow, &[(NOP, 0); 200], 3);
    // One instruction a cycle commits; in the other half of the slots nothing finds a free entry.
    assert!(counts.lost >= 90, "{}", counts.lost);
    assert!(counts.of(stalls::COMMIT) + counts.of(stalls::ISSUED) >= counts.total() - 10);
    let wide: Counts = run(&core("cva6-superscalar"), &[(NOP, 0); 200], 3);
    assert_eq!(wide.of(stalls::COMMIT), 0);
}

#[test]
fn stores_faster_than_memory_wait_for_the_write_buffer() {
    let slow = Params { memory_write_latency: 60, ..core("cva6-superscalar") };
    let stores: Vec<Step> = (0..60).map(|i| (STORE, AT + 64 * i)).collect();
    let counts: Counts = run(&slow, &stores, 2);
    assert!(counts.of(stalls::WRITE_BUFFER) > counts.total() / 2, "{:?}", counts.cycles);
}
