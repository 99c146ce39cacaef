//! Which vector registers instructions read and write: what `instar-isa` tells of them, against
//! what the simulator does.
//!
//! Source: own design. Each instruction of the vector unit runs on random registers, and again
//! with other contents in all registers that it is said not to read: what it writes must be the
//! same, and nothing else may change.

use instar_isa::{Class, Decoder, Isa, RegisterRange, VectorDetail, VectorRegisters, instructions};
use instar_sim::{RawCode, RawResult, Watch, run_code};

const CODE: u64 = 0x8000_0000;
const DATA: u64 = CODE + 0x1000;
const SIZE: u64 = 0x6000;
/// Before the data, where no index leads.
const VECTORS: u64 = CODE + 0x800;
/// Bytes of a register; of the file.
const LENGTH: usize = 16;
const FILE: usize = 32 * LENGTH;

/// A register that nothing else uses, with the address of the contents of vector registers.
const X31: u32 = 31;

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn bytes(&mut self, count: usize) -> Vec<u8> {
        (0..count).map(|_| (self.next() >> 32) as u8).collect()
    }
}

/// Moves all vector registers from or to memory at x31.
fn whole(store: bool) -> Vec<u32> {
    let step = 8 * LENGTH as u32;
    let mut words = vec![];
    for first in [0, 8, 16, 24u32] {
        // vl8re8.v, vs8r.v
        words.push(0xe280_0007 | u32::from(store) << 5 | X31 << 15 | first << 7);
        words.push(step << 20 | X31 << 15 | X31 << 7 | 0x13);
    }
    words.push((4 * step).wrapping_neg() << 20 | X31 << 15 | X31 << 7 | 0x13);
    words
}

fn run(isa: Isa, body: &[u32], registers: &[u64; 32], vectors: &[u8], data: &[u8]) -> RawResult {
    let words = [whole(false), body.to_vec(), whole(true)].concat();
    let raw = RawCode {
        isa,
        memory_base: CODE,
        memory_size: 0x1_0000,
        address: CODE,
        code: words.iter().flat_map(|word| word.to_le_bytes()).collect(),
        registers: *registers,
        memory: vec![(DATA, data.to_vec()), (VECTORS, vectors.to_vec())],
        misaligned_allowed: true,
        instruction_limit: 1000,
    };
    run_code(&raw, &mut Watch::default()).expect("it is placed")
}

fn held(isa: Isa, tries: u32, seed: u64) -> (usize, usize) {
    let decoder = Decoder::new(&isa, &[]).expect("a decoder");
    let rows: Vec<_> = instructions(&isa).filter(|row| row.class == Class::Vector).collect();
    let mut random = Random(seed);
    let (mut executed, mut mnemonics) = (0, 0);
    for row in rows {
        let mut any = false;
        for n in 0..tries {
            let mut bits = random.next() as u32;
            // Groups begin with multiples of their length more often than not.
            bits &= if n % 3 > 0 { !(3 << 7 | 3 << 20) } else { !0 };
            let Some(word) = row.from_bits(bits) else { continue };
            let vtype = random.next() as u8;
            let legal = VectorDetail::legal(u64::from(vtype), 64);
            let (Some(vtype), Some(entry)) = (legal, decoder.static_entry(0, word)) else { continue };
            let own = RegisterRange::x(X31 as u8);
            if entry.destinations.contains(&own) || entry.sources.contains(&own) {
                continue;
            }
            // vsetvli x30, x30, vtype
            let set = u32::from(vtype) << 20 | 30 << 15 | 7 << 12 | 30 << 7 | 0x57;
            let mut registers = [0; 32];
            for (number, register) in registers.iter_mut().enumerate().skip(1) {
                *register = if number % 2 == 0 { DATA + 0x2000 } else { random.next() % 24 };
            }
            registers[31] = VECTORS;
            registers[30] = random.next() % 40;
            // Indices of every width stay small in every second try.
            let mut vectors = random.bytes(FILE);
            if n % 2 == 0 {
                vectors.iter_mut().enumerate().filter(|(at, _)| at % 8 > 0).for_each(|(_, byte)| *byte = 0);
            }
            let data = random.bytes(SIZE as usize);
            let body = [set, word];
            let first = run(isa, &body, &registers, &vectors, &data);
            if first.trap.is_some() {
                continue;
            }
            let found = VectorRegisters::of(word, VectorDetail { vl: 0, vtype: Some(vtype) });
            let found = found.unwrap_or_else(|| panic!("{}: nothing is known of it", row.mnemonic));
            let mut others = vectors.clone();
            let fresh = random.bytes(FILE);
            for number in (0..32).filter(|number| found.read >> number & 1 == 0) {
                let bytes = number * LENGTH..(number + 1) * LENGTH;
                others[bytes.clone()].copy_from_slice(&fresh[bytes]);
            }
            let second = run(isa, &body, &registers, &others, &data);
            let text = || format!("{} under vtype {vtype:#x}", decoder.disassemble(CODE, word));
            assert_eq!(second.trap, None, "{}", text());
            assert_eq!(
                (&first.registers, &first.memory[0]),
                (&second.registers, &second.memory[0]),
                "{}",
                text()
            );
            for number in 0..32 {
                let bytes = number * LENGTH..(number + 1) * LENGTH;
                let after = [&first.memory[1][bytes.clone()], &second.memory[1][bytes.clone()]];
                if found.written >> number & 1 == 1 {
                    assert_eq!(after[0], after[1], "{}: v{number} is written", text());
                } else {
                    assert_eq!(after, [&vectors[bytes.clone()], &others[bytes]], "{}: v{number}", text());
                }
            }
            executed += 1;
            any = true;
        }
        mnemonics += usize::from(any);
    }
    (executed, mnemonics)
}

const ISA: &str = "rv64im_v_zvbb_zvbc_zvkg_zvkned_zvknhb_zvksed_zvksh";

#[test]
fn no_vector_instruction_reads_or_writes_a_register_that_is_not_told() {
    let isa = Isa::parse(ISA).expect("an ISA");
    let (executed, mnemonics) = held(isa, 20, 0x9e37_79b9_7f4a_7c15);
    assert!(executed > 1000 && mnemonics > 400, "{executed} executions of {mnemonics} instructions");
}

/// The same at length: `cargo test … -- --ignored`.
#[test]
#[ignore = "takes ten seconds; run where the registers of vector instructions change"]
fn no_vector_instruction_reads_or_writes_a_register_that_is_not_told_in_many_tries() {
    let isa = Isa::parse(ISA).expect("an ISA");
    let all = instructions(&isa).filter(|row| row.class == Class::Vector).count();
    let (executed, mnemonics) = held(isa, 150, 0x2545_f491_4f6c_dd1d);
    println!("{executed} executions of {mnemonics} of {all} instructions");
    assert!(mnemonics * 20 > all * 19, "{mnemonics} of {all}");
}
