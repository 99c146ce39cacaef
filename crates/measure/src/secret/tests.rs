//! Claims about the tracker, proved on the simulator: whatever a secret changes is marked as
//! secret.
//!
//! Source: random operands from a fixed seed; the simulator is the reference.

use instar_coredsl::{Bit, BitSource, flow};
use instar_isa::{Class, Decoder, Isa, ManualEncoding, Notation, RegisterFile, Xlen, instructions};
use instar_sim::{RawCode, RawResult, Watch, run_code};

use super::exempt::Exempt;
use super::latency::DataDependent;
use super::leak::LeakKind;
use super::plan::Plan;
use super::planner::Planner;
use super::shadow::Taint;
use super::tracker::{Setting, Tracker};

/// A generator of 64-bit numbers (xorshift64*).
pub(super) struct Random(pub(super) u64);

impl Random {
    pub(super) fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// Numbers with no, one, few, low or many bits.
    pub(super) fn operand(&mut self) -> u64 {
        let bits = self.next();
        match self.next() % 6 {
            0 => 0,
            1 => u64::MAX,
            2 => 1 << (bits % 64),
            3 => bits & 0xff,
            4 => bits & self.next() & self.next(),
            _ => bits,
        }
    }
}

pub(super) const CODE: u64 = 0x8000_0000;
pub(super) const DATA: u64 = 0x8000_1000;

pub(super) fn tracker(decoder: Decoder) -> Tracker {
    Tracker::new(Setting {
        decoder,
        descriptions: Vec::new(),
        latency: DataDependent::anywhere(None),
        exempt: Exempt::default(),
        tohost: None,
        devices: Vec::new(),
    })
}

pub(super) fn run(raw: &RawCode, watch: &mut Watch<'_>) -> RawResult {
    run_code(raw, watch).unwrap_or_else(|e| panic!("{e}"))
}

/// Values tell the tracker more, and without them it must leave out nothing either.
pub(super) fn watch(tracker: &mut Tracker, random: u64) -> Watch<'_> {
    tracker.values = random & 16 != 0;
    Watch::of(tracker)
}

/// Whether the instruction computes: no jumps, no CSRs, no traps, and no vectors, which
/// `vector/tests.rs` has.
fn computes(instruction: &ManualEncoding) -> bool {
    let jumps = ["cm.popret", "cm.popretz", "cm.jt", "cm.jalt"].contains(&instruction.mnemonic);
    !jumps
        && !matches!(
            instruction.class,
            Class::Branch
                | Class::Jump
                | Class::JumpRegister
                | Class::Csr
                | Class::System
                | Class::Custom
                | Class::Vector
        )
}

/// Whether the instruction accesses memory, or is a fence.
fn accesses_memory(instruction: &ManualEncoding) -> bool {
    !matches!(instruction.class, Class::Alu | Class::Multiply | Class::Divide)
}

/// A word on random operands, and which of their bits are secret.
struct Trial {
    raw: RawCode,
    secret: [u64; 32],
    secret_bytes: Vec<u8>,
}

impl Trial {
    /// `None` where the bits drawn make no word.
    fn new(instruction: &ManualEncoding, decoder: &Decoder, random: &mut Random) -> Option<Self> {
        let isa = decoder.isa();
        let word = instruction.from_bits(random.next() as u32)?;
        let operands = decoder.decode(word)?.operands;
        let limit = |value: u64| isa.xlen().truncate(value);
        let mut registers: [u64; 32] = std::array::from_fn(|_| limit(random.operand()));
        let mut secret: [u64; 32] = std::array::from_fn(|_| limit(random.operand()));
        let (mut bytes, mut secret_bytes) = (Vec::new(), Vec::new());
        if accesses_memory(instruction) {
            // Addresses are public, or nothing could be said of what stands there.
            for pointer in [operands.rs1, 2].map(usize::from) {
                registers[pointer] = DATA + 2048;
                secret[pointer] = 0;
            }
            bytes = (0..4096).map(|_| random.next() as u8).collect();
            secret_bytes = (0..4096).map(|_| (random.next() & random.operand()) as u8).collect();
        }
        (registers[0], secret[0]) = (0, 0);
        let raw = RawCode {
            isa,
            memory_base: CODE,
            memory_size: 1 << 16,
            address: CODE,
            code: word.to_le_bytes()[..usize::from(instruction.length())].to_vec(),
            registers,
            memory: vec![(DATA, bytes)],
            misaligned_allowed: true,
            instruction_limit: 4,
        };
        Some(Self { raw, secret, secret_bytes })
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

    /// Runs it twice, with different secrets, and says what differs afterwards without being
    /// marked; `None` where the word traps.
    fn unmarked(&self, decoder: &Decoder, random: &mut Random) -> Option<Option<String>> {
        let mut tracker = tracker(decoder.clone());
        let taint = tracker.secret("s");
        for (number, bits) in (0..32).zip(self.secret) {
            tracker.mark_register(number, Taint { bits, ..taint });
        }
        for (address, &bits) in (DATA..).zip(&self.secret_bytes) {
            tracker.mark(address, 1, Taint { bits: bits.into(), ..taint });
        }
        let first = run(&self.raw, &mut watch(&mut tracker, random.next()));
        if first.trap.is_some() {
            return None;
        }
        let second = run(&self.other(random), &mut Watch::none());
        Some(unmarked(&tracker, [&first, &second], DATA, |address| format!("byte {address:#x}")))
    }
}

/// What differs between two runs with different secrets without being marked; their memory begins
/// at `data`, and `place` is what a byte of it is called.
pub(super) fn unmarked(
    tracker: &Tracker,
    runs: [&RawResult; 2],
    data: u64,
    place: impl Fn(u64) -> String,
) -> Option<String> {
    let registers = (0..32).map(|n| {
        let [a, b] = runs.map(|run| run.registers[usize::from(n)]);
        (format!("x{n}"), a ^ b, tracker.register_bits(n))
    });
    let [first, second] = runs.map(|run| &run.memory[0]);
    let bytes = first
        .iter()
        .zip(second)
        .zip(data..)
        .map(|((a, b), address)| (place(address), u64::from(a ^ b), tracker.memory_bits(address, 1)));
    let wrong = registers.chain(bytes).find(|(_, differs, marked)| differs & !marked != 0);
    wrong.map(|(place, differs, marked)| {
        format!("{place} differs in {differs:#x}, and marked are {marked:#x}")
    })
}

/// Every instruction of every extension on so many operands, with accesses on fewer.
fn nothing_goes_unmarked(xlen: Xlen, most: usize) {
    let isa = Isa::everything(xlen);
    let decoder = Decoder::new(&isa, &[]).unwrap();
    let mut random = Random(0x5ec2e7 + u64::from(xlen.bits()));
    for instruction in instructions(&isa).filter(|i| computes(i)) {
        let mut ran = 0;
        for _ in 0..if accesses_memory(instruction) { 2 * most / 5 } else { most } {
            let Some(trial) = Trial::new(instruction, &decoder, &mut random) else { continue };
            let Some(wrong) = trial.unmarked(&decoder, &mut random) else { continue };
            let code = &trial.raw.code;
            assert_eq!(wrong, None, "{} {code:02x?} on {:x?}", instruction.mnemonic, trial.raw.registers);
            ran += 1;
        }
        assert!(ran >= most / 10, "{}: only {ran} words ran", instruction.mnemonic);
    }
}

#[test]
fn what_a_secret_changes_is_marked_on_rv32() {
    nothing_goes_unmarked(Xlen::Rv32, 30);
}

#[test]
fn what_a_secret_changes_is_marked_on_rv64() {
    nothing_goes_unmarked(Xlen::Rv64, 30);
}

#[test]
#[ignore = "slow: three times as many operands, in make test-all"]
fn what_a_secret_changes_is_marked_on_more_operands() {
    nothing_goes_unmarked(Xlen::Rv32, 100);
    nothing_goes_unmarked(Xlen::Rv64, 100);
}

/// Secret bits of what a word writes into X by its plan, where these bits are secret.
fn planned(planner: &Planner, plan: &Plan, secret: &[u64; 32]) -> [u64; 32] {
    let mut bits = *secret;
    let (rd, rule, rs) = match *plan {
        Plan::Nothing => return bits,
        Plan::Constant { rd } => (rd, None, [0; 2]),
        Plan::Compute { rd, rule, rs, .. } => (rd, Some(planner.rule(rule)), rs),
        _ => panic!("{plan:?} computes"),
    };
    let [a, b] = rule.map_or([0; 2], |rule| rule.of(rs.map(|number| secret[usize::from(number)])));
    bits[usize::from(rd)] = a | b;
    bits[0] = 0;
    bits
}

/// The same bit by bit, as the word's text says.
fn told(row: &'static ManualEncoding, xlen: Xlen, word: u32, secret: &[u64; 32]) -> [u64; 32] {
    let text = instar_manual::text(row, xlen).expect("every row has a text");
    let flow = flow(text.description, text.at, word);
    let is_secret = |(source, bits)| match source {
        BitSource::Register((RegisterFile::X, number)) => secret[usize::from(number)] & bits != 0,
        other => panic!("{other:?} of {}", row.mnemonic),
    };
    let mut bits = *secret;
    for ((_, number), value) in &flow.written {
        let of = |bit: &Bit| matches!(bit, Bit::From(set) if flow.bits(*set).any(is_secret));
        let value = value.iter().enumerate().filter(|(_, bit)| of(bit));
        bits[usize::from(*number)] = value.fold(0, |all, (n, _)| all | 1 << n);
    }
    bits
}

#[test]
fn the_short_form_of_every_instruction_says_what_its_text_says() {
    for xlen in [Xlen::Rv32, Xlen::Rv64] {
        let isa = Isa::everything(xlen);
        let decoder = Decoder::new(&isa, &[]).unwrap();
        let mut random = Random(0x7e47 + u64::from(xlen.bits()));
        let mut planner = Planner::new(decoder.clone(), Vec::new(), DataDependent::anywhere(None));
        for row in instructions(&isa).filter(|row| row.class.computes()) {
            let words: Vec<_> =
                (0..40).filter_map(|_| row.from_bits(random.next() as u32)).take(12).collect();
            assert!(words.len() > 4, "{}", row.mnemonic);
            for word in words {
                // The word of a hint may be another row's.
                let Some(entry) = decoder.static_entry(0, word) else { continue };
                let Some(Notation::Manual(row)) = decoder.row(word).map(|row| row.notation) else { continue };
                let plan = planner.plan(&entry);
                if matches!(plan, Plan::General(_)) {
                    assert!(row.mnemonic.starts_with("prefetch"), "{} has no short form", row.mnemonic);
                    continue;
                }
                for _ in 0..8 {
                    let mut secret = std::array::from_fn(|_| xlen.truncate(random.operand()));
                    secret[0] = 0;
                    let (found, told) = (planned(&planner, &plan, &secret), told(row, xlen, word, &secret));
                    assert_eq!(found, told, "{} {word:#x} of {secret:x?}", row.mnemonic);
                }
            }
        }
    }
}

/// The tracker behind `code` (halfwords), with a secret in `register` and sp within the data.
fn behind(code: &[u16], register: u8) -> Tracker {
    let isa = Isa::parse("rv32imac_zicsr_zcmp_zicbop").unwrap();
    let mut tracker = tracker(Decoder::new(&isa, &[]).unwrap());
    let secret = tracker.secret("s");
    tracker.mark_register(register, secret);
    let mut registers = [0; 32];
    (registers[2], registers[11]) = (DATA + 256, DATA);
    let raw = RawCode {
        isa,
        memory_base: CODE,
        memory_size: 1 << 16,
        address: CODE,
        code: code.iter().flat_map(|half| half.to_le_bytes()).collect(),
        registers,
        memory: Vec::new(),
        misaligned_allowed: false,
        instruction_limit: 10,
    };
    let result = run(&raw, &mut Watch::of(&mut tracker));
    assert_eq!(result.trap, None);
    tracker
}

#[test]
fn a_saved_secret_comes_back_to_its_own_register_and_not_to_ra() {
    let tracker = behind(&[0xb852, 0x4081, 0x4401, 0xba52], 8); // cm.push {ra, s0}; li ra, 0; li s0, 0; cm.pop
    assert_eq!((tracker.register_bits(1), tracker.register_bits(8)), (0, 0xffff_ffff));
    assert!(tracker.findings().0.0.is_empty());
}

#[test]
fn a_csr_keeps_a_secret_until_it_is_overwritten() {
    // csrw mscratch, a0; csrsi mscratch, 1; csrr a2, mscratch; csrwi mscratch, 1; csrr a3, mscratch
    let words = [0x3405_1073u32, 0x3400_e073, 0x3400_2673, 0x3400_d073, 0x3400_26f3];
    let halves: Vec<u16> = words.iter().flat_map(|word| [*word as u16, (word >> 16) as u16]).collect();
    let tracker = behind(&halves, 10);
    assert_eq!((tracker.register_bits(12), tracker.register_bits(13)), (0xffff_ffff, 0));
}

#[test]
fn a_jump_that_traps_for_where_it_would_go_tells_as_one_that_goes() {
    // csrw mtvec, a1; jr a0; bne a0, zero, 6, without compressed instructions: a0 is secret and no
    // multiple of four.
    for (word, kind) in [(0x0005_0067u32, LeakKind::Jump), (0x0005_1363, LeakKind::Branch)] {
        let isa = Isa::parse("rv32i_zicsr").unwrap();
        let mut tracker = tracker(Decoder::new(&isa, &[]).unwrap());
        let secret = tracker.secret("s");
        tracker.mark_register(10, secret);
        let mut registers = [0; 32];
        (registers[10], registers[11]) = (CODE + 6, CODE + 8);
        let words = [0x3055_9073, word, 0x13];
        let raw = RawCode {
            isa,
            memory_base: CODE,
            memory_size: 1 << 16,
            address: CODE,
            code: words.iter().flat_map(|word| word.to_le_bytes()).collect(),
            registers,
            memory: Vec::new(),
            misaligned_allowed: false,
            instruction_limit: 10,
        };
        assert_eq!(run(&raw, &mut Watch::of(&mut tracker)).trap, None);
        let told: Vec<LeakKind> = tracker.findings().0.0.keys().map(|(_, kind)| *kind).collect();
        assert_eq!(told, [kind], "{word:#x}");
    }
}

#[test]
fn an_address_tells_and_the_value_that_is_stored_does_not() {
    // sw a0, 0(a1); lw a2, 0(a1); amoadd.w a3, a0, (a1)
    let words = [0x00a5_a023u32, 0x0005_a603, 0x00a5_a6af];
    let halves: Vec<u16> = words.iter().flat_map(|word| [*word as u16, (word >> 16) as u16]).collect();
    let value = behind(&halves, 10);
    assert!(value.findings().0.0.is_empty());
    assert_eq!((value.register_bits(12), value.register_bits(13)), (0xffff_ffff, 0xffff_ffff));
    let address = behind(&halves, 11);
    assert!(address.findings().0.0.keys().all(|(_, kind)| *kind == LeakKind::Address));
    assert_eq!(address.findings().0.0.len(), 3);
    // prefetch.r 0(a1)
    let prefetch = behind(&[0xe013, 0x0015], 11);
    assert_eq!(prefetch.findings().0.0.len(), 1);
}
