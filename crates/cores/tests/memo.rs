//! What is not stepped commits in the same cycles as what is: recorded traces and random programs,
//! on cores with all sorts of parameters. Source: `cva6/memo`; the stepped model is the reference.

use std::path::Path;
use std::sync::Arc;

use instar_cores::cva6::{Cost, Cva6, Params};
use instar_cores::{CommitCycles, CoreNeeds, CustomTiming, Latency, Remembered, Unit};
use instar_isa::{Class, Decoder, DivideDetail, Effect, Isa, Op, RegisterRange, StaticEntry, StaticTable};
use instar_trace::{AccessKind, ClockRead, Flags, MemoryAccess, Observer, Retired, RetiredBatch, load_all};

use crate::support::{self, Random};

/// A stream, and the code that it is from.
struct Program {
    table: StaticTable,
    batches: Vec<RetiredBatch>,
    code: Option<(u64, Vec<u8>, Arc<Decoder>)>,
}

/// Instructions of a design: in two units of its own, in the ALU, in two entries, behind CV-X-IF,
/// alone, and with a memory access.
fn costs() -> Vec<Option<CustomTiming<Cost>>> {
    let cost = |unit: &str, latency, interval, own: Cost| {
        Some(CustomTiming {
            mnemonic: unit.into(),
            unit: unit.into(),
            latency,
            interval,
            sequenced_rounds: None,
            unit_kind: None,
            own,
            memory_accesses_per_cycle: 1,
            serialises: interval == 7,
            speculative: interval != 7,
            vector_reads: vec![],
            needs: CoreNeeds::default(),
        })
    };
    let plain = || Cost::unstated(2, 1);
    vec![
        cost("slow", Latency::Cycles(9), 5, plain()),
        cost("twice", Latency::Cycles(3), 2, Cost { result_bus: Some("alu".into()), ..plain() }),
        cost("alu", Latency::Cycles(1), 1, plain()),
        cost("slow", Latency::PerDestination(vec![4, 6]), 3, Cost { scoreboard_entries: 2, ..plain() }),
        cost("cvxif", Latency::Cycles(4), 1, plain()),
        cost("twice", Latency::Cycles(2), 7, plain()),
        cost("load", Latency::Cycles(2), 1, plain()),
    ]
}

fn run(program: &Program, params: &Params, remember: bool) -> (Vec<u64>, Remembered) {
    let units = [("slow", 1), ("twice", 2)].map(|(name, count)| Unit {
        name: name.into(),
        count,
        blocks: if count == 1 { vec!["mul".into()] } else { vec![] },
        kind: None,
    });
    let mut model = Cva6::new(params.clone(), costs(), units.into(), CommitCycles::default()).unwrap();
    model.remember(remember);
    if let Some((address, bytes, decoder)) = &program.code {
        model.add_code(*address, bytes, decoder);
    }
    for pass in 0..2 {
        for (at, batch) in program.batches.iter().enumerate() {
            model.retire(&Retired::new(&program.table, batch));
            // A clock is read, or a function's call is over.
            if at % 5 == 4 && pass == 0 {
                let next = &program.batches[(at + 1) % program.batches.len()];
                let (id, pc, next_pc) = (next.ids[0], next.pcs[0], next.next_pcs[0]);
                model.clock(&ClockRead { table: &program.table, id, pc, next_pc, access: None });
            } else if at % 7 == 6 {
                model.finish().unwrap();
            }
        }
        model.finish().unwrap();
    }
    let remembered = model.remembered();
    (std::mem::take(&mut model.observer_mut().0), remembered)
}

/// The share that was not stepped, where every commit is in its cycle.
fn replayed(program: &Program, params: &Params, what: &str) -> f64 {
    let (stepped, nothing) = run(program, params, false);
    let (cycles, remembered) = run(program, params, true);
    assert_eq!((nothing.replayed, nothing.bytes), (0, 0));
    let first = stepped.iter().zip(&cycles).position(|(stepped, cycle)| stepped != cycle);
    assert_eq!((first, cycles.len()), (None, stepped.len()), "{what}, {params:?}");
    remembered.replayed as f64 / stepped.len() as f64
}

fn recorded(name: &str) -> Program {
    let decoder = Decoder::new(&Isa::parse("rv32imc_zba_zbb_zbc_zbs_zcb").unwrap(), &[]).unwrap();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/cores/recorded").join(name);
    let trace = load_all(&path, &decoder).unwrap();
    Program { table: trace.table, batches: trace.batches, code: None }
}

/// Cores that differ from those of cores/*.toml in whatever a state or an answer depends on.
fn cores() -> Vec<(&'static str, Params)> {
    let core = |name| support::params(support::cores(), name);
    let wide = core("cva6-superscalar");
    let small = |params: &Params| Params {
        icache_bytes: 1024,
        icache_ways: 2,
        dcache_bytes: 1024,
        dcache_ways: 2,
        ..params.clone()
    };
    vec![
        ("single", core("cva6-single")),
        ("2022", core("cva6-2022")),
        ("64 bits", core("cv64a6")),
        ("2024", core("cva6-superscalar-2024")),
        ("small caches", small(&wide)),
        ("small caches, single", small(&core("cva6-single"))),
        (
            "history",
            Params { bht_history_bits: 3, btb_entries: 16, ras_entries: 4, bht_entries: 32, ..wide.clone() },
        ),
        ("no predictors", Params { bht_entries: 0, btb_entries: 0, ras_entries: 0, ..wide.clone() }),
        (
            "four",
            Params {
                issue_width: 4,
                commit_ports: 4,
                scoreboard_entries: 16,
                alus: 3,
                fetch_width: 128,
                register_read_ports: 8,
                icache_line_bytes: 32,
                ..wide.clone()
            },
        ),
        (
            "slow memory",
            Params {
                memory_read_latency: 40,
                memory_write_latency: 30,
                memory_one_at_a_time: true,
                write_buffer_entries: 4,
                write_transactions: 2,
                load_pipe_registers: 1,
                store_pipe_registers: 1,
                ..small(&wide)
            },
        ),
        ("older prediction", Params { older_prediction: true, ..small(&wide) }),
        ("little cached", Params { cached_base: 0x8000_1000, cached_bytes: 0x2000, ..wide.clone() }),
        ("dual", wide),
    ]
}

#[test]
fn recorded_traces_commit_in_the_same_cycles_and_are_mostly_not_stepped() {
    for name in ["keccak.trace.zst", "ntt.trace.zst", "pointwise.trace.zst", "sha256.trace.zst"] {
        let program = recorded(name);
        for (core, params) in cores() {
            let share = replayed(&program, &params, name);
            println!("{name} on {core}: {:.1} % not stepped", 100.0 * share);
        }
    }
}

/// One of three programs on each core, another from core to core.
#[test]
fn random_programs_commit_in_the_same_cycles() {
    programs_commit_in_the_same_cycles(3, |program, core| program % 3 == core % 3);
}

#[test]
#[ignore = "slow: five programs more, in make test-all"]
fn more_random_programs_commit_in_the_same_cycles() {
    programs_commit_in_the_same_cycles(8, |_, _| true);
}

fn programs_commit_in_the_same_cycles(programs: u64, tried: fn(u64, u64) -> bool) {
    let mut most = 0.0f64;
    for seed in 1..=programs {
        for (_, (core, mut params)) in (0..).zip(cores()).filter(|(core, _)| tried(seed, *core)) {
            let xlen = params.xlen;
            if xlen == 32 && seed % 3 == 0 {
                params.speculative_loads = false;
            }
            for shown in [true, false] {
                let program = random_program(seed, xlen, shown);
                let share =
                    replayed(&program, &params, &format!("seed {seed} on {core}, code shown: {shown}"));
                println!("seed {seed} on {core}, code shown: {shown}: {:.1} % not stepped", 100.0 * share);
                most = most.max(share);
            }
        }
    }
    assert!(most > 0.6, "random programs are hardly ever replayed: {most}");
}

const CODE: u64 = 0x8000_0000;

/// Words of a random piece of code, with branches and calls among its blocks.
fn random_code(random: &mut Random) -> Vec<u32> {
    const BLOCKS: u64 = 24;
    let register = |random: &mut Random| 5 + random.below(8) as u32;
    let mut words = Vec::new();
    let ends: Vec<u64> = (0..BLOCKS).map(|_| 2 + random.below(9)).collect();
    let starts: Vec<u64> = ends
        .iter()
        .scan(0, |at, &n| {
            *at += n;
            Some(*at - n)
        })
        .collect();
    for (block, &length) in ends.iter().enumerate() {
        for _ in 1..length {
            let (d, a, b) = (register(random), register(random), register(random));
            words.push(match random.below(24) {
                0..=5 => 0x0000_0033 | d << 7 | a << 15 | b << 20, // add
                6..=9 => 0x0000_0013 | d << 7 | a << 15 | 8 << 20, // addi
                10..=14 => 0x0000_2003 | d << 7 | a << 15 | (d % 4) << 22, // lw
                15..=18 => 0x0000_2023 | a << 15 | b << 20 | (b % 4) << 9, // sw
                19 => 0x0000_0023 | a << 15 | b << 20 | (b % 4) << 7, // sb
                20..=21 => 0x0200_0033 | d << 7 | a << 15 | b << 20, // mul
                22 if random.one_in(2) => 0x0000_000b | d << 7 | a << 15 | b << 20, // a design's
                22 => 0x0200_5033 | d << 7 | a << 15 | b << 20,    // divu
                _ if random.one_in(6) => 0x0ff0_000f,              // fence
                _ => 0x0000_0013 | d << 7,                         // li
            });
        }
        let here = words.len() as i64;
        let near = (block as i64 + random.below(9) as i64 - 5).clamp(0, BLOCKS as i64 - 1) as usize;
        let offset = (4 * (starts[near] as i64 - here)) as u32;
        let (branch, jump) = (support::branch_bits(offset), support::jump_bits(offset));
        words.push(match random.below(8) {
            0 => 0x6f | jump,                                   // j
            1 => 0x6f | 1 << 7 | jump,                          // jal ra
            2 => 0x0000_8067,                                   // ret
            3 => 0x0003_0067,                                   // jr t1
            _ => 0x0000_1063 | register(random) << 15 | branch, // bnez
        });
    }
    words
}

/// An instruction of the design: which one stands in its word.
fn designs(pc: u64, word: u32) -> StaticEntry {
    let x = |at: u32| RegisterRange::x((word >> at & 31) as u8);
    let custom = ((word >> 15 ^ word >> 20) % 7) as u16;
    StaticEntry {
        pc,
        word,
        length: 4,
        op: Op::Custom,
        class: Class::Custom,
        effect: Effect::of(Class::Custom),
        sources: [x(15), x(20)].into_iter().collect(),
        destinations: if custom == 3 { vec![x(7), x(15)] } else { vec![x(7)] }.into_iter().collect(),
        operands: Default::default(),
        immediate: 0,
        custom: Some(custom),
    }
}

fn random_program(seed: u64, xlen: u32, shown: bool) -> Program {
    let mut random = Random::new(seed);
    let words = random_code(&mut random);
    let end = CODE + 4 * words.len() as u64;
    let isa = if xlen == 64 { "rv64imc" } else { "rv32imc" };
    let decoder = Decoder::new(&Isa::parse(isa).unwrap(), &[]).unwrap();
    let mut table = StaticTable::new();
    let mut program = Program { table: StaticTable::new(), batches: Vec::new(), code: None };
    let (mut pc, mut back, mut handler) = (CODE, CODE, 0u64);
    // Each instruction's branch goes the same way mostly, and its accesses come from a few streams.
    let mut streams: Vec<u64> = (0..6).map(|_| 0x8000_2000 + 4 * random.below(2048)).collect();
    for _ in 0..30 {
        let mut batch = RetiredBatch::new();
        for _ in 0..1 + random.below(RetiredBatch::CAPACITY as u64) {
            let word = words[((pc - CODE) / 4) as usize];
            let entry = decoder.static_entry(pc, word).unwrap_or_else(|| designs(pc, word));
            let behind = pc + 4;
            let mut flags = Flags::default();
            let target = pc.wrapping_add_signed(entry.immediate);
            let mut detail = 0;
            let mut next = match entry.class {
                Class::Branch => {
                    let often = pc.wrapping_mul(0x9e37_79b9) >> 9 & 7;
                    let taken = random.below(8) <= often;
                    flags.0 |= if taken { Flags::TAKEN } else { 0 };
                    if taken { target } else { behind }
                }
                Class::Jump => {
                    back = if entry.op == Op::Jal && word >> 7 & 31 == 1 { behind } else { back };
                    target
                }
                Class::JumpRegister if word >> 15 & 31 == 1 => std::mem::replace(&mut back, CODE),
                Class::JumpRegister => CODE + 4 * random.below(4) * (words.len() as u64 / 4),
                Class::Divide => {
                    detail = DivideDetail::new(
                        random.next() >> random.below(64),
                        1 + random.below(9),
                        false,
                        xlen,
                    )
                    .pack();
                    behind
                }
                Class::Load | Class::Store => {
                    let stream = &mut streams[(pc >> 2) as usize % 6];
                    *stream =
                        if random.one_in(20) { 0x8000_2000 + 4 * random.below(4096) } else { *stream + 4 };
                    let size = if word >> 12 & 7 == 0 { 1 } else { 4 };
                    let kind = if entry.class == Class::Load { AccessKind::Read } else { AccessKind::Write };
                    let address = *stream + if size == 1 { random.below(4) } else { 0 };
                    batch.accesses.push(MemoryAccess { address, size, kind });
                    behind
                }
                _ => {
                    if entry.custom == Some(6) {
                        let address = 0x8000_2000 + 4 * random.below(4096);
                        batch.accesses.push(MemoryAccess { address, size: 4, kind: AccessKind::Read });
                    }
                    behind
                }
            };
            if next >= end {
                // After the last one nothing is known: it traps.
                flags.0 |= Flags::TRAP;
                next = CODE;
            } else if random.one_in(6000) && matches!(entry.class, Class::Alu) {
                handler += 1;
                flags.0 |= Flags::TRAP;
                next = CODE + 16 * (handler % 8);
            }
            batch.push(table.intern(entry), pc, next, flags, detail);
            pc = next;
        }
        program.batches.push(batch);
    }
    program.table = table;
    if shown {
        let bytes = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        program.code = Some((CODE, bytes, Arc::new(decoder)));
    }
    program
}
