//! In-order cores commit in the same cycles whether stretches are passed or each instruction is
//! followed: recorded traces and random programs. Source: `in_order/memo`; the followed one is the
//! reference.

use std::path::Path;
use std::sync::Arc;

use instar_cores::{CommitCycles, CoreNeeds, CustomTiming, Latency, Model, OwnCost, Remembered, Unit};
use instar_isa::{
    Class, Decoder, DivideDetail, Effect, Isa, Op, RegisterRange, ShiftDetail, StaticEntry, StaticTable,
};
use instar_trace::{
    AccessKind, ClockRead, Flags, HeldAccess, MemoryAccess, RegistersAt, Retired, RetiredBatch, load_all,
};

use crate::support::{self, Random};

/// A stream in batches.
struct Program {
    table: StaticTable,
    batches: Vec<RetiredBatch>,
    /// Number of a read of `cycle`, or of `mcycle`, at [`CODE`].
    clock: u32,
    /// Bytes of its code, where they are known, from [`CODE`] on.
    code: Option<(Vec<u8>, Arc<Decoder>)>,
}

/// What a program may hold that not every core has.
#[derive(Clone, Copy)]
struct Has {
    compressed: bool,
    /// CSRs, returns from traps, and FENCE.I.
    traps: bool,
    sleeps: bool,
    interrupts: bool,
}

const CODE: u64 = 0x8000_0000;

/// Instructions of a piece of random code, with their bytes, at random among blocks that branch and
/// jump; `NAMED` is one of the design's.
fn random_code(random: &mut Random, has: Has) -> Vec<(u64, u32)> {
    const BLOCKS: usize = 30;
    let mut blocks: Vec<Vec<u32>> = Vec::new();
    for _ in 0..BLOCKS {
        let length = if random.one_in(6) { 90 } else { 1 + random.below(9) };
        let body = (0..length).map(|_| random_word(random, has)).collect();
        blocks.push(body);
    }
    // Where each begins: a block's last instruction has four bytes.
    let bytes = |word: u32| if word & 3 == 3 { 4u64 } else { 2 };
    let sizes: Vec<u64> =
        blocks.iter().map(|block| 4 + block.iter().map(|&word| bytes(word)).sum::<u64>()).collect();
    let start = |block: usize| CODE + sizes[..block].iter().sum::<u64>();
    let mut code = Vec::new();
    for (number, block) in blocks.iter().enumerate() {
        let mut pc = start(number);
        for &word in block {
            code.push((pc, word));
            pc += bytes(word);
        }
        let near = (number as i64 + random.below(9) as i64 - 5).clamp(0, BLOCKS as i64 - 1) as usize;
        let offset = start(near).wrapping_sub(pc) as u32;
        let (branch, jump) = (support::branch_bits(offset), support::jump_bits(offset));
        code.push((
            pc,
            match random.below(8) {
                0 => 0x6f | jump,
                1 => 0xef | jump,                                   // jal ra
                2 => 0x0000_8067,                                   // ret
                3 => 0x0003_0367,                                   // jalr t1, t1
                _ => 0x0000_1063 | register(random) << 15 | branch, // bnez
            },
        ));
    }
    code
}

fn register(random: &mut Random) -> u32 {
    8 + random.below(6) as u32
}

const WFI: u32 = 0x1050_0073;
const MRET: u32 = 0x3020_0073;

fn random_word(random: &mut Random, has: Has) -> u32 {
    let (d, a, b) = (register(random), register(random), register(random));
    let small = |register: u32| register - 8;
    match random.below(44) {
        0..=4 => 0x0000_0033 | d << 7 | a << 15 | b << 20,   // add
        5..=8 => 0x0000_0013 | d << 7 | a << 15 | 8 << 20,   // addi
        9..=13 => 0x0000_2003 | d << 7 | a << 15,            // lw
        14..=16 => 0x0000_2023 | a << 15 | b << 20,          // sw
        17 => 0x0000_0023 | a << 15 | b << 20,               // sb
        18..=19 => 0x0200_0033 | d << 7 | a << 15 | b << 20, // mul
        20 => 0x0200_1033 | d << 7 | a << 15 | b << 20,      // mulh
        21 => 0x0200_5033 | d << 7 | a << 15 | b << 20,      // divu
        22 => 0x0000_1033 | d << 7 | a << 15 | b << 20,      // sll
        23 => 0x0030_1013 | d << 7 | a << 15,                // slli by 3
        24 if random.one_in(2) => 0x0000_000b | d << 7 | a << 15 | b << 20, // a design's
        25 if random.one_in(6) => 0x0ff0_000f,               // fence
        26 if random.one_in(6) && has.traps => 0x3000_1073 | a << 15, // csrw mstatus
        27 if random.one_in(6) && has.traps => 0x3050_1073 | a << 15, // csrw mtvec
        28 if random.one_in(9) && has.traps => MRET,
        29 if random.one_in(4) && has.sleeps => WFI,
        30 if random.one_in(6) && has.traps => 0x0000_100f, // fence.i
        31..=34 if has.compressed => 0x0505 & !0xf80 | d << 7, // c.addi
        35..=36 if has.compressed => 0x4000 | small(a) << 7 | small(d) << 2, // c.lw
        37 if has.compressed => 0xc000 | small(a) << 7 | small(d) << 2, // c.sw
        38 if has.compressed => 0x8002 | 1 << 12 | d << 7 | a << 2, // c.add
        _ => 0x0000_0013 | d << 7,                          // li
    }
}

fn designs(pc: u64, word: u32) -> StaticEntry {
    let x = |at: u32| RegisterRange::x((word >> at & 31) as u8);
    StaticEntry {
        pc,
        word,
        length: 4,
        op: Op::Custom,
        class: Class::Custom,
        effect: Effect::of(Class::Custom),
        sources: [x(15), x(20)].into_iter().collect(),
        destinations: [x(7)].into_iter().collect(),
        operands: Default::default(),
        immediate: 0,
        custom: Some(0),
    }
}

/// A read of `mcycle`, or of `cycle` where a core has no other.
fn clock(decoder: &Decoder, machine: bool) -> StaticEntry {
    decoder.static_entry(CODE, if machine { 0xb000_2573 } else { 0xc000_2573 }).unwrap()
}

/// A run through a piece of random code, which is rewritten here and there on the way.
fn random_program(seed: u64, has: Has) -> Program {
    let mut random = Random::new(seed);
    let mut code = random_code(&mut random, has);
    let isa = Isa::parse("rv32imc").unwrap();
    let decoder = Decoder::new(&isa, &[]).unwrap();
    let mut program = Program { table: StaticTable::new(), batches: Vec::new(), clock: 0, code: None };
    program.clock = program.table.intern(clock(&decoder, has.traps));
    if seed.is_multiple_of(2) || !has.traps {
        let length = |word: u32| if word & 3 == 3 { 4 } else { 2 };
        let bytes = code.iter().flat_map(|&(_, word)| word.to_le_bytes().into_iter().take(length(word)));
        program.code = Some((bytes.collect(), Arc::new(Decoder::new(&isa, &[]).unwrap())));
    }
    let (mut at, mut back) = (0, CODE);
    let mut streams: Vec<u64> = (0..6).map(|_| 0x8000_4000 + 4 * random.below(2048)).collect();
    for number in 0..30 {
        let mut batch = RetiredBatch::new();
        if number % 10 == 9 {
            // Other instructions stand in the place of some.
            for (_, word) in code.iter_mut().filter(|(_, word)| word & 0x7f == 0x33) {
                *word ^= if random.one_in(8) { 0x0200_0000 } else { 0 };
            }
        }
        let odd = number % 4 == 3;
        let mut told = Vec::new();
        for _ in 0..1 + random.below(RetiredBatch::CAPACITY as u64) {
            let (pc, word) = code[at];
            let entry = decoder.static_entry(pc, word).unwrap_or_else(|| designs(pc, word));
            let behind = pc + u64::from(entry.length);
            let target = pc.wrapping_add_signed(entry.immediate);
            let (mut flags, mut detail) = (Flags::default(), 0);
            let mut next = match entry.class {
                Class::Branch => {
                    let often = pc.wrapping_mul(0x9e37_79b9) >> 9 & 7;
                    let taken = random.below(8) <= often;
                    flags.0 |= if taken { Flags::TAKEN } else { 0 };
                    if taken { target } else { behind }
                }
                Class::Jump => {
                    back = if word >> 7 & 31 == 1 { behind } else { back };
                    target
                }
                Class::JumpRegister if word >> 15 & 31 == 1 => std::mem::replace(&mut back, CODE),
                Class::JumpRegister => code[random.below(code.len() as u64) as usize].0,
                Class::Divide => {
                    let divisor = random.next() >> (58 + random.below(5)) >> random.below(6);
                    detail = if random.one_in(40) {
                        0
                    } else {
                        DivideDetail::new(random.next(), divisor, false, 32).pack()
                    };
                    behind
                }
                Class::Load | Class::Store => {
                    let stream = &mut streams[(pc >> 2) as usize % 6];
                    *stream =
                        if random.one_in(20) { 0x8000_4000 + 4 * random.below(4096) } else { *stream + 4 };
                    let size = if word & 0x707f == 0x23 { 1 } else { 4 };
                    let kind = if entry.class == Class::Load { AccessKind::Read } else { AccessKind::Write };
                    let astray = if odd && random.one_in(9) { random.below(4) } else { 0 };
                    batch.accesses.push(MemoryAccess { address: *stream + astray, size, kind });
                    behind
                }
                _ if word & 0xfe00_707f == 0x1033 => {
                    let amount = random.below(4) as u8;
                    detail = if random.one_in(40) { 0 } else { ShiftDetail { amount }.pack() };
                    behind
                }
                _ if word == MRET => code[random.below(code.len() as u64) as usize].0,
                _ => behind,
            };
            if word == WFI && random.one_in(2) {
                batch.held.push(HeldAccess { index: batch.len() as u32, until: random.below(9) });
            }
            let plain = matches!(entry.class, Class::Alu);
            let elsewhere = code[random.below(code.len() as u64) as usize].0;
            if odd && plain && has.traps && random.one_in(900) {
                flags.0 |= Flags::TRAP;
                next = elsewhere;
            } else if odd && has.interrupts && random.one_in(900) {
                flags.0 = Flags::TRAP | Flags::INTERRUPT;
                next = elsewhere;
                batch.accesses.truncate(batch.access_ends.last().map_or(0, |&end| end as usize));
            }
            if next >= behind && code.iter().all(|&(place, _)| place != next) {
                // Behind the last one is the first.
                next = CODE;
            }
            let flows = matches!(entry.class, Class::Branch | Class::Jump | Class::JumpRegister);
            if flows && odd {
                let x = std::array::from_fn(|_| 0x8000_4000 + random.below(64));
                told.push(RegistersAt { index: batch.len() as u32, x });
            }
            batch.push(program.table.intern(entry), pc, next, flags, detail);
            // Something trapped that the stream does not tell of.
            let untold = odd && plain && random.one_in(900);
            let place = if untold { elsewhere } else { next };
            at = code.iter().position(|&(pc, _)| pc == place).unwrap_or(0);
        }
        batch.tell_registers(&mut told);
        program.batches.push(batch);
    }
    program
}

fn model(core: &str) -> Box<dyn Model<CommitCycles>> {
    let params = support::any_params(support::cores(), core);
    let own = CustomTiming {
        mnemonic: "x.test".into(),
        unit: "own".into(),
        latency: Latency::Cycles(3),
        interval: 1,
        sequenced_rounds: None,
        unit_kind: None,
        own: OwnCost::default(),
        memory_accesses_per_cycle: 1,
        serialises: false,
        speculative: true,
        vector_reads: vec![],
        needs: CoreNeeds::default(),
    };
    let unit = Unit { name: "own".into(), count: 1, blocks: vec![], kind: None };
    params.model(&[Some(own)], vec![unit], CommitCycles::default()).unwrap()
}

/// What a model tells of a program, twice.
struct Run {
    cycles: Vec<u64>,
    /// What reads of a clock show.
    clocks: Vec<Option<u64>>,
    remembered: Remembered,
    assumed: Vec<String>,
}

fn run(program: &Program, core: &str, remember: bool) -> Run {
    let mut model = model(core);
    model.remember(remember);
    if let Some((bytes, decoder)) = &program.code {
        model.add_code(CODE, bytes, decoder);
    }
    let mut clocks = Vec::new();
    for pass in 0..2 {
        for (at, batch) in program.batches.iter().enumerate() {
            model.retire(&Retired::new(&program.table, batch));
            let (table, id) = (&program.table, program.clock);
            clocks.push(model.clock(&ClockRead { table, id, pc: CODE, next_pc: CODE + 4, access: None }));
            if at % 7 == 6 && pass == 0 {
                // A function's call is over.
                model.finish().unwrap();
            }
        }
        model.finish().unwrap();
    }
    let remembered = model.remembered().unwrap();
    assert_eq!(model.committed(), model.observer_mut().0.len() as u64);
    let cycles = std::mem::take(&mut model.observer_mut().0);
    Run { cycles, clocks, remembered, assumed: model.assumptions() }
}

/// The share that was not followed, where every commit is in its cycle.
fn replayed(program: &Program, core: &str, what: &str) -> f64 {
    let (followed, passed) = (run(program, core, false), run(program, core, true));
    assert_eq!((followed.remembered.replayed, followed.remembered.bytes), (0, 0));
    let first = followed.cycles.iter().zip(&passed.cycles).position(|(followed, cycle)| followed != cycle);
    let count = followed.cycles.len();
    assert_eq!((first, passed.cycles.len()), (None, count), "{what} on {core}, {:?}", passed.remembered);
    assert_eq!(followed.clocks, passed.clocks, "{what} on {core}");
    assert_eq!(followed.assumed, passed.assumed, "{what} on {core}");
    passed.remembered.replayed as f64 / count as f64
}

fn cores() -> Vec<(&'static str, Has)> {
    let all = Has { compressed: true, traps: true, sleeps: true, interrupts: true };
    vec![
        ("cv32e40p", all),
        ("ibex-small", all),
        ("ibex-opentitan", all),
        ("cv32e40x", Has { sleeps: false, interrupts: false, ..all }),
        ("picorv32", Has { traps: false, sleeps: false, interrupts: false, ..all }),
        ("vexriscv-lite", Has { compressed: false, sleeps: false, interrupts: false, ..all }),
    ]
}

#[test]
fn random_programs_commit_in_the_same_cycles() {
    programs_commit_in_the_same_cycles(4);
}

#[test]
#[ignore = "slow: sixty programs, in make test-all"]
fn more_random_programs_commit_in_the_same_cycles() {
    programs_commit_in_the_same_cycles(60);
}

fn programs_commit_in_the_same_cycles(programs: u64) {
    for (core, has) in cores() {
        let mut most = 0.0f64;
        for seed in 1..=programs {
            let share = replayed(&random_program(seed, has), core, &format!("seed {seed}"));
            println!("seed {seed} on {core}: {:.1} % not followed", 100.0 * share);
            most = most.max(share);
        }
        assert!(most > 0.3, "random programs are hardly ever passed on {core}: {most}");
    }
}

#[test]
fn recorded_traces_commit_in_the_same_cycles() {
    let decoder = Decoder::new(&Isa::parse("rv32imc_zba_zbb_zbc_zbs_zcb").unwrap(), &[]).unwrap();
    for name in ["keccak.trace.zst", "ntt.trace.zst", "pointwise.trace.zst", "sha256.trace.zst"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/cores/recorded").join(name);
        let mut trace = load_all(&path, &decoder).unwrap();
        let clock = trace.table.intern(clock(&decoder, true));
        let program = Program { table: trace.table, batches: trace.batches, clock, code: None };
        for core in ["cv32e40p", "ibex-small", "cv32e40x"] {
            println!("{name} on {core}: {:.1} % not followed", 100.0 * replayed(&program, core, name));
        }
    }
}
