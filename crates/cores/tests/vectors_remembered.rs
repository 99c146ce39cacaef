//! What is not stepped of a core with a vector unit commits in the same cycles as what is: random
//! loops of scalar and vector instructions. Source: `cva6/memo` and `ara/memo.rs`; the stepped
//! model is the reference. The vector instructions are those of tests/cores/ara/sequences.txt.

use instar_cores::{CommitCycles, CoreParams, Model, ParameterValue, Remembered, ara};
use instar_isa::{Class, Decoder, Isa, StaticTable, VectorDetail};
use instar_trace::{AccessKind, ClockRead, Flags, MemoryAccess, Retired, RetiredBatch};

use crate::support;

const SEQUENCES: &str = include_str!("../../../tests/cores/ara/sequences.txt");
const CODE: u64 = 0x8000_0000;
const DATA: u64 = 0x8010_0000;

/// A sequence of numbers that is always the same (xorshift64).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, end: u64) -> u64 {
        (self.next() >> 16) % end
    }

    fn one_in(&mut self, count: u64) -> bool {
        self.below(count) == 0
    }
}

/// A vector instruction's word, with vl and vtype.
fn sequences() -> Vec<Vec<(u32, VectorDetail)>> {
    let line = |line: &str| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let sew: u32 = fields[2][1..].parse().unwrap();
        let (fraction, lmul) = fields[3].strip_prefix("mf").map_or((false, &fields[3][1..]), |l| (true, l));
        let log = lmul.parse::<u32>().unwrap().ilog2() as u8;
        let vlmul = if fraction { 8 - log } else { log };
        let vtype = Some(((sew / 8).ilog2() as u8) << 3 | vlmul);
        let detail = VectorDetail { vl: fields[1].parse().unwrap(), vtype };
        (u32::from_str_radix(fields[0], 16).unwrap(), detail)
    };
    SEQUENCES.split("= ").skip(1).map(|block| block.lines().skip(1).map(line).collect()).collect()
}

fn marian(change: impl Fn(&str) -> Option<i64>) -> ara::Params {
    let values = support::values(support::cores(), "marian");
    let stated = |name: &str| match values.get(name)? {
        toml::Value::Integer(number) => Some(ParameterValue::Number(change(name).unwrap_or(*number))),
        value => value.as_bool().map(ParameterValue::Truth),
    };
    let params = ara::Params::stated(&stated).unwrap();
    params.check().unwrap();
    params
}

/// A stream of a few loops, each of which runs through its code again and again.
fn random_program(seed: u64) -> (StaticTable, Vec<RetiredBatch>) {
    let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let sequences = sequences();
    let isa = "rv64imc_zve64x_zvl512b_zvkb_zvkg_zvkned_zvknhb_zvksed_zvksh";
    let decoder = Decoder::new(&Isa::parse(isa).unwrap(), &[]).unwrap();
    let mut table = StaticTable::new();
    let mut batches = vec![RetiredBatch::new()];
    let mut first = CODE;
    for _ in 0..3 {
        let mut code = Vec::new();
        for _ in 0..2 + random.below(3) {
            let from = &sequences[random.below(sequences.len() as u64) as usize];
            for &(word, detail) in from {
                code.push((word, Some(detail)));
                while random.one_in(3) {
                    let (d, a) = (5 + random.below(8) as u32, 5 + random.below(8) as u32);
                    let scalar = match random.below(6) {
                        0 => 0x0000_2003 | d << 7 | a << 15,           // lw
                        1 => 0x0000_2023 | a << 15 | d << 20,          // sw
                        2 => 0x0200_0033 | d << 7 | a << 15,           // mul
                        _ => 0x0000_0033 | d << 7 | a << 15 | d << 20, // add
                    };
                    code.push((scalar, None));
                }
            }
        }
        let back = (-4 * code.len() as i64) as u32;
        let branch = (back >> 12 & 1) << 31
            | (back >> 5 & 0x3f) << 25
            | (back >> 1 & 0xf) << 8
            | (back >> 11 & 1) << 7;
        code.push((0x0002_9063 | branch, None)); // bnez t0
        let behind = first + 4 * code.len() as u64;
        let step = [0, 0, 8, 64, 200][random.below(5) as usize];
        let rounds = 150;
        for round in 0..rounds {
            for (at, &(word, detail)) in code.iter().enumerate() {
                let pc = first + 4 * at as u64;
                let entry = decoder.static_entry(pc, word).unwrap();
                let mut next = pc + 4;
                let mut flags = Flags::default();
                if entry.class == Class::Branch && round + 1 < rounds {
                    (next, flags.0) = (first, Flags::TAKEN);
                }
                let mut batch = batches.last_mut().unwrap();
                if batch.len() == RetiredBatch::CAPACITY {
                    batches.push(RetiredBatch::new());
                    batch = batches.last_mut().unwrap();
                }
                let mut detail = detail;
                if let Some(detail) = &mut detail
                    && word & 0x7f != 0x77 // element groups are whole
                    && random.one_in(400)
                {
                    detail.vl = detail.vl.div_ceil(2);
                }
                let opcode = word & 0x7f;
                if matches!(opcode, 0x03 | 0x07 | 0x23 | 0x27) {
                    let kind = if opcode & 0x20 == 0 { AccessKind::Read } else { AccessKind::Write };
                    let place = (u64::from(word >> 15 & 31) * 192 + round * step) & !7;
                    let (size, count) = match detail {
                        Some(detail) => (8, u64::from(detail.vl)),
                        None => (4, 1),
                    };
                    for element in 0..count {
                        batch.accesses.push(MemoryAccess { address: DATA + place + 8 * element, size, kind });
                    }
                }
                batch.push(table.intern(entry), pc, next, flags, detail.map_or(0, VectorDetail::pack));
            }
        }
        first = behind;
    }
    (table, batches)
}

fn run(
    program: &(StaticTable, Vec<RetiredBatch>),
    params: ara::Params,
    remember: bool,
) -> (Vec<u64>, Remembered) {
    let mut model: Box<dyn Model<CommitCycles>> =
        params.model(vec![], vec![], CommitCycles::default()).unwrap();
    model.remember(remember);
    for pass in 0..2 {
        for (at, batch) in program.1.iter().enumerate() {
            model.retire(&Retired::new(&program.0, batch));
            if at % 3 == 2 && pass == 0 {
                // Any scalar instruction.
                let scalar = (0..batch.len()).find(|&i| batch.details[i] == 0).unwrap();
                let (id, pc, next_pc) = (batch.ids[scalar], batch.pcs[scalar], batch.next_pcs[scalar]);
                model.clock(&ClockRead { table: &program.0, id, pc, next_pc, access: None });
            } else if at % 7 == 6 {
                model.finish().unwrap();
            }
        }
        model.finish().unwrap();
    }
    let remembered = model.remembered().unwrap();
    (std::mem::take(&mut model.observer_mut().0), remembered)
}

#[test]
fn random_loops_with_vectors_commit_in_the_same_cycles_and_are_often_not_stepped() {
    loops_commit_in_the_same_cycles(2);
}

#[test]
#[ignore = "slow: eight programs more, in make test-all"]
fn more_random_loops_with_vectors_commit_in_the_same_cycles() {
    loops_commit_in_the_same_cycles(10);
}

fn loops_commit_in_the_same_cycles(programs: u64) {
    let (mut replayed, mut all) = (0, 0);
    for seed in 1..=programs {
        let program = random_program(seed);
        let cores = [
            marian(|_| None),
            marian(|name| match name {
                "vector_lanes" => Some(2),
                "vector_bus_width" => Some(64),
                "memory_write_latency" | "vector_read_latency" => Some(30),
                _ => None,
            }),
        ];
        for params in cores {
            let (stepped, nothing) = run(&program, params.clone(), false);
            let (cycles, remembered) = run(&program, params.clone(), true);
            assert_eq!(nothing.replayed, 0);
            let first = stepped.iter().zip(&cycles).position(|(stepped, cycle)| stepped != cycle);
            assert_eq!((first, cycles.len()), (None, stepped.len()), "seed {seed}, {params:?}");
            println!("seed {seed}: {} of {} not stepped, {remembered:?}", remembered.replayed, stepped.len());
            (replayed, all) = (replayed + remembered.replayed, all + stepped.len() as u64);
        }
    }
    assert!(replayed > all / 3, "{replayed} of {all} instructions were not stepped");
}
