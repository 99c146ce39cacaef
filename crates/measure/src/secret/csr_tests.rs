//! What instructions do to CSRs besides their operands: every instruction runs on CSRs that differ
//! in secret bits, and whatever differs afterwards must be marked, in CSRs, registers and memory.
//! Where the runs part, a leak must have been told.
//!
//! Source: random contents from a fixed seed; the simulator is the reference, and the manual's
//! texts where they name CSRs.

use instar_coredsl::flow;
use instar_isa::{Class, Decoder, Isa, ManualEncoding, NextPc, RegisterFile, Xlen, csr, instructions};
use instar_sim::{RawCode, RawResult, Watch};

use super::leak::LeakKind;
use super::shadow::Taint;
use super::tests::{Random, run, tracker, unmarked, watch};

/// CSRs that are written before.
const WRITTEN: [u16; 17] = [
    csr::MSCRATCH,
    csr::MEPC,
    csr::MCAUSE,
    csr::MTVAL,
    csr::MIE,
    csr::MCOUNTEREN,
    csr::MENVCFG,
    csr::MCOUNTINHIBIT,
    csr::MCYCLE,
    csr::MINSTRET,
    csr::JVT,
    csr::VSTART,
    csr::VCSR,
    csr::VXRM,
    csr::MTVEC,
    csr::MSTATUS,
    csr::MSCRATCH,
];
/// Those that are looked at behind, of which the last ones need a vector unit that is on.
const READ: [u16; 21] = [
    csr::MSTATUS,
    csr::MSCRATCH,
    csr::MEPC,
    csr::MCAUSE,
    csr::MTVAL,
    csr::MTVEC,
    csr::MIE,
    csr::MENVCFG,
    csr::MCOUNTINHIBIT,
    csr::MCYCLE,
    csr::MINSTRET,
    csr::CYCLE,
    csr::TIME,
    csr::INSTRET,
    csr::JVT,
    csr::VSTART,
    csr::VXSAT,
    csr::VXRM,
    csr::VCSR,
    csr::VL,
    csr::VTYPE,
];
/// Further ones of RV32.
const READ_HIGH: [u16; 4] = [csr::MCYCLEH, csr::CYCLEH, csr::MINSTRETH, csr::INSTRETH];

/// Memory begins at 0, so that loads and stores need no register to tell where.
const SAVED: u32 = 0x1f8;
const BEHIND: u32 = 0x200;
const TABLE: usize = 0x400;
const VECTORS: u32 = 0x1000;
const VECTORS_BEHIND: u32 = 0x1400;
/// What loads and stores access.
const MIDDLE: u64 = 0x2800;
const DATA: usize = 0x3000;
const CODE: u64 = 0x8000;
/// The register that the code around uses.
const TEMPORARY: u32 = 30;

struct Words {
    wide: u32,
    bytes: Vec<u8>,
}

impl Words {
    fn push(&mut self, word: u32) {
        self.bytes.extend(word.to_le_bytes());
    }

    fn load(&mut self, at: u32) {
        self.push(at << 20 | (2 + self.wide) << 12 | TEMPORARY << 7 | 0x03);
    }

    fn store(&mut self, at: u32) {
        self.push((at >> 5) << 25 | TEMPORARY << 20 | (2 + self.wide) << 12 | (at & 31) << 7 | 0x23);
    }

    fn write_csr(&mut self, number: u16) {
        self.push(u32::from(number) << 20 | TEMPORARY << 15 | 1 << 12 | 0x73);
    }

    fn read_csr(&mut self, number: u16) {
        self.push(u32::from(number) << 20 | 2 << 12 | TEMPORARY << 7 | 0x73);
    }

    /// All vector registers from or to memory at a page and half a page.
    fn vectors(&mut self, at: u32, store: bool) {
        for group in 0..4 {
            self.push(at & !0xfff | TEMPORARY << 7 | 0x37);
            self.push(((at & 0xfff) + 128 * group) << 20 | TEMPORARY << 15 | TEMPORARY << 7 | 0x13);
            self.push((if store { 0xe280_0027 } else { 0xe280_0007 }) | TEMPORARY << 15 | (8 * group) << 7);
        }
    }
}

/// An instruction between code that sets CSRs and code that reads them.
struct Trial {
    raw: RawCode,
    secret: [u64; 32],
    secret_bytes: Vec<u8>,
    /// Where the word stands.
    at: usize,
}

/// A word of `row`; one that names a CSR names one that there is.
fn word_of(row: &ManualEncoding, random: &mut Random) -> Option<u32> {
    let bits = random.next() as u32;
    if row.class != Class::Csr {
        return row.from_bits(bits);
    }
    let number = READ[random.next() as usize % READ.len()];
    row.from_bits(bits & 0x000f_ffff | u32::from(number) << 20)
}

impl Trial {
    fn new(row: &ManualEncoding, decoder: &Decoder, random: &mut Random) -> Option<Self> {
        let isa = decoder.isa();
        let limit = |value: u64| isa.xlen().truncate(value);
        let word = word_of(row, random)?;
        let operands = decoder.decode(word)?.operands;
        let wide = u32::from(isa.xlen() == Xlen::Rv64);
        let mut words = Words { wide, bytes: vec![] };
        words.vectors(VECTORS, false);
        let mut memory = vec![0u8; DATA];
        let mut secret_bytes = vec![0u8; DATA];
        let mut put = |at: usize, value: u64, secret: u64| {
            memory[at..at + 8].copy_from_slice(&value.to_le_bytes());
            secret_bytes[at..at + 8].copy_from_slice(&secret.to_le_bytes());
        };
        // SEW and LMUL as they come, for a length that may be 0.
        let vtype = (random.next() % 4) << 3 | [0, 0, 0, 1, 2, 7, 6][random.next() as usize % 7];
        words.push(((random.next() % 20) as u32) << 15 | (vtype as u32 | 0xc00) << 20 | 7 << 12 | 0x57);
        let places = WRITTEN.iter().zip((0..).step_by(8));
        for (&number, at) in places.clone() {
            words.load(at);
            words.write_csr(number);
        }
        words.load(SAVED);
        let at = words.bytes.len();
        words.bytes.extend(&word.to_le_bytes()[..usize::from(row.length())]);
        let epilogue = CODE + words.bytes.len() as u64;
        words.store(SAVED);
        let high = if wide == 0 { &READ_HIGH[..] } else { &[] };
        let (plain, vector) = READ.split_at(15);
        for (&number, to) in plain.iter().chain(high).chain(vector).zip((BEHIND..).step_by(8)) {
            words.read_csr(number);
            words.store(to);
        }
        // A store that begins somewhere else leaves memory as it was, which nobody can mark.
        words.push(u32::from(csr::VSTART) << 20 | 5 << 12 | 0x73);
        words.vectors(VECTORS_BEHIND, true);

        let often = |random: &mut Random, of: u64| random.next().is_multiple_of(of);
        for (&number, at) in places {
            let mut secret = if often(random, 3) { random.operand() } else { 0 };
            let value = match number {
                csr::MTVEC | csr::MEPC => {
                    secret &= if often(random, 3) { 0x7c } else { 0 };
                    epilogue
                }
                csr::JVT => {
                    secret &= if often(random, 3) { 0xc0 } else { 0 };
                    TABLE as u64
                }
                csr::VSTART => {
                    secret &= if row.effect.memory.any() { 0 } else { 3 };
                    if secret == 0 && !often(random, 4) { 0 } else { random.next() % 4 }
                }
                // VS is on, mostly.
                csr::MSTATUS => {
                    secret &= if often(random, 4) { u64::MAX } else { !(3 << 9) };
                    random.next() | 3 << 9
                }
                _ => random.next(),
            };
            put(at as usize, limit(value), limit(secret));
        }
        for n in 0..256 {
            put(TABLE + n * 8, if wide == 1 { epilogue } else { epilogue << 32 | epilogue }, 0);
        }
        if often(random, 3) {
            secret_bytes[TABLE..TABLE + 2048].fill(random.operand() as u8 & 4);
        }
        for n in VECTORS as usize..VECTORS as usize + 512 {
            (memory[n], secret_bytes[n]) = (random.operand() as u8, (random.next() & random.operand()) as u8);
        }
        for n in 0x2000..DATA {
            (memory[n], secret_bytes[n]) = (random.next() as u8, random.operand() as u8);
        }
        let mut registers: [u64; 32] = std::array::from_fn(|_| limit(random.operand()));
        let mut secret: [u64; 32] = std::array::from_fn(|_| limit(random.operand()));
        if row.effect.memory.any() {
            // Addresses are public, or nothing could be said of what stands there.
            for pointer in [operands.rs1, 2].map(usize::from) {
                (registers[pointer], secret[pointer]) = (MIDDLE, 0);
            }
            let on_vectors = row.class == Class::Vector;
            if on_vectors {
                secret_bytes[VECTORS as usize..VECTORS as usize + 16].fill(0);
                let group = VECTORS as usize + 16 * usize::from(operands.rs2);
                secret_bytes[group..(group + 128).min(VECTORS as usize + 512)].fill(0);
                (registers[usize::from(operands.rs2)], secret[usize::from(operands.rs2)]) = (16, 0);
                (registers[usize::from(operands.rs1)], secret[usize::from(operands.rs1)]) = (MIDDLE, 0);
            }
        }
        // The word finds in the temporary what it would have been.
        let temporary = TEMPORARY as usize;
        memory[SAVED as usize..][..8].copy_from_slice(&registers[temporary].to_le_bytes());
        secret_bytes[SAVED as usize..][..8].copy_from_slice(&secret[temporary].to_le_bytes());
        (registers[0], secret[0]) = (0, 0);
        let raw = RawCode {
            isa,
            memory_base: 0,
            memory_size: 1 << 16,
            address: CODE,
            code: words.bytes,
            registers,
            memory: vec![(0, memory)],
            misaligned_allowed: true,
            instruction_limit: 400,
        };
        Some(Self { raw, secret, secret_bytes, at })
    }

    /// The same with other values of the secret bits.
    fn other(&self, random: &mut Random) -> RawCode {
        let mut other = self.raw.clone();
        for (value, mask) in other.registers.iter_mut().zip(self.secret) {
            *value ^= mask & random.operand();
        }
        for (byte, mask) in other.memory[0].1.iter_mut().zip(&self.secret_bytes) {
            *byte ^= mask & random.next() as u8;
        }
        other
    }

    /// What two runs with different secrets show that is not marked; whether they went the same
    /// way.
    fn unmarked(&self, decoder: &Decoder, random: &mut Random) -> (Option<String>, bool) {
        let mut tracker = tracker(decoder.clone());
        let taint = tracker.secret("s");
        for (number, bits) in (0..32).zip(self.secret) {
            tracker.mark_register(number, Taint { bits, ..taint });
        }
        for (address, &bits) in (0..).zip(&self.secret_bytes).filter(|(_, bits)| **bits != 0) {
            tracker.mark(address, 1, Taint { bits: bits.into(), ..taint });
        }
        let first = run(&self.raw, &mut watch(&mut tracker, random.next()));
        let second = run(&self.other(random), &mut Watch::none());
        let way = |result: &RawResult| (result.pc, result.instructions, format!("{:?}", result.trap));
        if way(&first) != way(&second) {
            let told = tracker.has_found();
            let ways = || format!("the runs part, and no leak is told: {:?} {:?}", way(&first), way(&second));
            return ((!told).then(ways), false);
        }
        // Where it went is not in what is marked, nor what a store left that stopped on its way;
        // both were told.
        let jumped = |(_, kind): &(u32, LeakKind)| {
            matches!(kind, LeakKind::Jump | LeakKind::Branch | LeakKind::Address)
        };
        if tracker.findings().0.0.keys().any(jumped) {
            return (None, false);
        }
        (unmarked(&tracker, [&first, &second], 0, |address| format!("byte {address:#x}")), true)
    }
}

/// Every instruction on so many operands each, one of the vector unit on fewer.
/// Every instruction, or of two the one that `tried` takes by its place.
fn nothing_goes_unmarked(xlen: Xlen, most: usize, tried: fn(usize) -> bool) {
    let isa = Isa::everything(xlen);
    let decoder = Decoder::new(&isa, &[]).unwrap();
    let mut random = Random(0xc5a5 + u64::from(xlen.bits()));
    let (mut alike, mut parted) = (0, 0);
    for (_, row) in instructions(&isa).enumerate().filter(|(place, _)| tried(*place)) {
        let trials = if row.class == Class::Vector { most.div_ceil(4) } else { most };
        for _ in 0..trials {
            let Some(trial) = Trial::new(row, &decoder, &mut random) else { continue };
            let (wrong, same_way) = trial.unmarked(&decoder, &mut random);
            let word = &trial.raw.code[trial.at..][..usize::from(row.length())];
            assert_eq!(wrong, None, "{} {word:02x?} on {:x?}", row.mnemonic, trial.raw.registers);
            *if same_way { &mut alike } else { &mut parted } += 1;
        }
    }
    assert!(alike > 50 * most && parted > 2 * most - 2, "{alike} {parted}");
}

#[test]
fn what_a_secret_in_a_csr_changes_is_marked_on_rv32() {
    nothing_goes_unmarked(Xlen::Rv32, 1, |place| place % 2 == 0);
}

#[test]
fn what_a_secret_in_a_csr_changes_is_marked_on_rv64() {
    nothing_goes_unmarked(Xlen::Rv64, 1, |place| place % 2 == 1);
}

#[test]
#[ignore = "slow: eight times as many operands, in make test-all"]
fn what_a_secret_in_a_csr_changes_is_marked_on_more_operands() {
    nothing_goes_unmarked(Xlen::Rv32, 8, |_| true);
    nothing_goes_unmarked(Xlen::Rv64, 8, |_| true);
}

/// CSRs that an instruction of the manual may write by its text, or as one of the vector unit.
fn written_by_text(row: &'static ManualEncoding, xlen: Xlen, word: u32) -> Vec<u16> {
    if row.class == Class::Vector {
        return vec![csr::VSTART, csr::VXSAT, csr::VCSR, csr::VL, csr::VTYPE, csr::MSTATUS];
    }
    let text = instar_manual::text(row, xlen).expect("every row has a text");
    let flow = flow(text.description, text.at, word);
    let is_csr = |name: &str| name == "CSR";
    let of = |(file, number): (RegisterFile, u16)| match file {
        RegisterFile::Own(own) if is_csr(&text.description.states[usize::from(own)].name) => Some(number),
        _ => None,
    };
    flow.written.iter().filter_map(|(register, _)| of(*register)).collect()
}

#[test]
fn an_instruction_changes_the_csrs_that_its_text_says_and_no_others() {
    for xlen in [Xlen::Rv32, Xlen::Rv64] {
        let isa = Isa::everything(xlen);
        let decoder = Decoder::new(&isa, &[]).unwrap();
        let mut random = Random(0xc5a6 + u64::from(xlen.bits()));
        let mut seen = 0;
        // Behind a jump there is another instruction, which may trap.
        for row in
            instructions(&isa).filter(|row| matches!(row.effect.flow, NextPc::Next | NextPc::TrapReturn))
        {
            for _ in 0..2 {
                let Some(trial) = Trial::new(row, &decoder, &mut random) else { continue };
                let mut without = trial.raw.clone();
                let nop: &[u8] = if row.length() == 2 { &[1, 0] } else { &[0x13, 0, 0, 0] };
                without.code[trial.at..][..nop.len()].copy_from_slice(nop);
                let [with, without] = [&trial.raw, &without].map(|raw| run(raw, &mut Watch::none()));
                // A trap is an instruction of its own, and so is a jump away.
                if with.trap.is_some() || (with.pc, with.instructions) != (without.pc, without.instructions) {
                    continue;
                }
                let bytes = trial.raw.code[trial.at..][..nop.len()].iter().rev();
                let word = bytes.fold(0, |word, byte| word << 8 | u32::from(*byte));
                let text = written_by_text(row, xlen, word);
                let states = |number| csr::views(number, xlen).into_iter().map(|view| view.state);
                let all: Vec<u16> = text.iter().flat_map(|&number| states(number)).collect();
                let high = if xlen == Xlen::Rv32 { &READ_HIGH[..] } else { &[] };
                let (plain, vector) = READ.split_at(15);
                for (&number, at) in
                    plain.iter().chain(high).chain(vector).zip((BEHIND as usize..).step_by(8))
                {
                    let [a, b] = [&with, &without].map(|run| &run.memory[0][at..at + 8]);
                    let counts = [csr::MCYCLE, csr::MINSTRET].contains(&csr::views(number, xlen)[0].state);
                    let stopping = all.contains(&csr::MCOUNTINHIBIT) && counts;
                    let on = all.iter().any(|&state| csr::is_vector(state)) && number == csr::MSTATUS;
                    let told = stopping || on || states(number).any(|state| all.contains(&state));
                    assert!(a == b || told, "{} {word:#x} changes CSR {number:#x}", row.mnemonic);
                    seen += usize::from(a != b);
                }
            }
        }
        assert!(seen > 50, "{seen}");
    }
}
