//! Claims about secrets in the vector unit, proved on the simulator: whatever a secret changes is
//! marked as secret.
//!
//! Source: random operands from a fixed seed; the simulator is the reference.

use instar_isa::{Class, Decoder, Isa, ManualEncoding, Xlen, instructions};
use instar_sim::{RawCode, Watch};

use crate::secret::leak::LeakKind;
use crate::secret::shadow::Taint;
use crate::secret::tests::{CODE, DATA, Random, run, tracker, unmarked};
use crate::secret::tracker::Tracker;

/// Bytes of all vector registers at VLEN 128, in memory before and behind.
const FILE: u64 = 32 * 16;
const BEHIND: u64 = DATA + FILE;
/// What loads and stores access.
const MEMORY: u64 = BEHIND + FILE;
const MIDDLE: u64 = MEMORY + 2048;
const SIZE: u64 = 1 << 15;
/// Integer registers: AVL, base address, stride.
const AVL: u32 = 10;
const BASE: u32 = 11;
const STRIDE: u32 = 12;

fn vsetvli(vtype: u64) -> u32 {
    (vtype as u32) << 20 | AVL << 15 | 7 << 12 | 0x57
}

/// Eight registers from `first` on between memory at `register` and the vector unit.
fn whole(store: bool, first: u32, register: u32) -> u32 {
    (if store { 0xe280_0027 } else { 0xe280_0007 }) | register << 15 | first << 7
}

/// `words` between loads and stores of all vector registers, after a `vsetvli`.
fn code(vtype: u64, words: &[u32]) -> Vec<u8> {
    let quarters = || (0..4u32).map(|n| (8 * n, 24 + n));
    let before = quarters().map(|(first, register)| whole(false, first, register));
    let behind = quarters().map(|(first, register)| whole(true, first, register + 4));
    let all = before.chain([vsetvli(vtype)]).chain(words.iter().copied()).chain(behind);
    all.flat_map(u32::to_le_bytes).collect()
}

/// An instruction on random operands, and which of their bits are secret.
struct Trial {
    raw: RawCode,
    secret: [u64; 32],
    secret_bytes: Vec<u8>,
}

impl Trial {
    fn new(row: &ManualEncoding, isa: Isa, random: &mut Random) -> Option<Self> {
        let accesses = row.effect.memory.any();
        let mut word = row.from_bits(random.next() as u32)?;
        if accesses {
            let strided = word >> 26 & 3 == 2;
            let bits = word & !(31 << 15) | BASE << 15;
            word = row.from_bits(if strided { bits & !(31 << 20) | STRIDE << 20 } else { bits })?;
        }
        let mut registers: [u64; 32] = std::array::from_fn(|_| isa.xlen().truncate(random.operand()));
        let mut secret: [u64; 32] = std::array::from_fn(|_| isa.xlen().truncate(random.operand()));
        (registers[AVL as usize], registers[STRIDE as usize]) = (random.next() % 40, random.next() % 64);
        registers[BASE as usize] = MIDDLE;
        for n in 0..4 {
            (registers[24 + n], registers[28 + n]) = (DATA + 128 * n as u64, BEHIND + 128 * n as u64);
        }
        (0..32).filter(|n| *n == 0 || (10..=12).contains(n) || *n >= 24).for_each(|n| secret[n] = 0);
        registers[0] = 0;
        let mut bytes: Vec<u8> = (0..FILE).map(|_| random.operand() as u8).collect();
        let mut secret_bytes: Vec<u8> = (0..FILE).map(|_| (random.next() & random.operand()) as u8).collect();
        if accesses {
            // Addresses are public, or nothing could be said of what stands there; so is the mask.
            secret_bytes[..16].fill(0);
            let first = (word >> 20 & 31) as usize * 16;
            secret_bytes[first..(first + 128).min(FILE as usize)].fill(0);
        }
        bytes.resize((SIZE - (DATA - CODE)) as usize, 0);
        secret_bytes.resize(bytes.len(), 0);
        for n in (MEMORY - DATA) as usize..bytes.len().min((MEMORY - DATA) as usize + 8192) {
            (bytes[n], secret_bytes[n]) = (random.next() as u8, (random.next() & random.operand()) as u8);
        }
        let vtype = (random.next() % 4) << 3 | [0, 0, 0, 1, 2, 7, 6][random.next() as usize % 7];
        let raw = RawCode {
            isa,
            memory_base: CODE,
            memory_size: SIZE,
            address: CODE,
            code: code(vtype, &[word]),
            registers,
            memory: vec![(DATA, bytes)],
            misaligned_allowed: true,
            instruction_limit: 20,
        };
        Some(Self { raw, secret, secret_bytes })
    }

    /// Runs it twice, with different secrets, and says what differs afterwards without being
    /// marked; `None` where the word traps.
    fn unmarked(&self, decoder: &Decoder, random: &mut Random) -> Option<Option<String>> {
        // Most words trap, and nobody needs to follow these.
        if run(&self.raw, &mut Watch::none()).trap.is_some() {
            return None;
        }
        let mut tracker = tracker(decoder.clone());
        let taint = tracker.secret("s");
        for (number, bits) in (0..32).zip(self.secret) {
            tracker.mark_register(number, Taint { bits, ..taint });
        }
        for (address, &bits) in (DATA..).zip(&self.secret_bytes).filter(|(_, bits)| **bits != 0) {
            tracker.mark(address, 1, Taint { bits: bits.into(), ..taint });
        }
        tracker.values = false;
        let first = run(&self.raw, &mut Watch::of(&mut tracker));
        let mut other = self.raw.clone();
        for (value, mask) in other.registers.iter_mut().zip(self.secret) {
            *value ^= mask & random.operand();
        }
        for (byte, mask) in other.memory[0].1.iter_mut().zip(&self.secret_bytes) {
            *byte ^= mask & random.next() as u8;
        }
        let second = run(&other, &mut Watch::none());
        Some(unmarked(&tracker, [&first, &second], DATA, |address| {
            match (BEHIND..MEMORY).contains(&address) {
                true => format!("byte {} of v{}", (address - BEHIND) % 16, (address - BEHIND) / 16),
                false => format!("byte {address:#x}"),
            }
        }))
    }
}

/// Every instruction of the vector unit but those that set vl, on so many operands each.
/// Every instruction, or of two the one that `tried` takes by its place.
fn nothing_goes_unmarked(xlen: Xlen, most: usize, tried: fn(usize) -> bool) {
    let isa = Isa::everything(xlen);
    let decoder = Decoder::new(&isa, &[]).unwrap();
    let mut random = Random(0x7ec7_0125 + u64::from(xlen.bits()));
    let rows = instructions(&isa).filter(|row| row.class == Class::Vector);
    let rows = rows.filter(|row| !row.mnemonic.starts_with("vset")).enumerate();
    for (_, row) in rows.filter(|(place, _)| tried(*place)) {
        let mut ran = 0;
        // Of two registers that are multiples of eight there are few.
        for _ in 0..2_000 {
            let Some(trial) = Trial::new(row, isa, &mut random) else { continue };
            let Some(wrong) = trial.unmarked(&decoder, &mut random) else { continue };
            let code = &trial.raw.code;
            assert_eq!(wrong, None, "{} {code:02x?}", row.mnemonic);
            ran += 1;
            if ran == most {
                break;
            }
        }
        // Segments of long fields rarely find room, and long indices lead out of memory.
        let rare = row.effect.memory.any() && (row.mnemonic.contains("seg") || row.mnemonic.contains("ei"));
        assert!(ran >= if rare { 0 } else { most.div_ceil(2) }, "{}: only {ran} words ran", row.mnemonic);
    }
}

#[test]
fn what_a_secret_changes_in_the_vector_unit_is_marked_on_rv32() {
    nothing_goes_unmarked(Xlen::Rv32, 1, |place| place % 2 == 0);
}

#[test]
fn what_a_secret_changes_in_the_vector_unit_is_marked_on_rv64() {
    nothing_goes_unmarked(Xlen::Rv64, 1, |place| place % 2 == 1);
}

#[test]
#[ignore = "slow: six times as many operands, in make test-all"]
fn what_a_secret_changes_in_the_vector_unit_is_marked_on_more_operands() {
    nothing_goes_unmarked(Xlen::Rv32, 6, |_| true);
    nothing_goes_unmarked(Xlen::Rv64, 6, |_| true);
}

/// The tracker behind these words at e16 m1 with a vl of 8, where these bytes of the vector
/// registers are secret, and x13.
fn behind(words: &[u32], secret: std::ops::Range<u64>) -> Tracker {
    let isa = Isa::parse("rv64imv").unwrap();
    let mut tracker = tracker(Decoder::new(&isa, &[]).unwrap());
    let taint = tracker.secret("s");
    tracker.mark(DATA + secret.start, secret.end - secret.start, taint);
    tracker.mark_register(13, taint);
    let mut registers = [0; 32];
    (registers[AVL as usize], registers[BASE as usize], registers[13]) = (8, MIDDLE, 5);
    registers[STRIDE as usize] = 2;
    for n in 0..4 {
        (registers[24 + n], registers[28 + n]) = (DATA + 128 * n as u64, BEHIND + 128 * n as u64);
    }
    let raw = RawCode {
        isa,
        memory_base: CODE,
        memory_size: SIZE,
        address: CODE,
        code: code(0b001_000, words),
        registers,
        memory: Vec::new(),
        misaligned_allowed: false,
        instruction_limit: 30,
    };
    tracker.values = false;
    assert_eq!(run(&raw, &mut Watch::of(&mut tracker)).trap, None);
    tracker
}

fn found(tracker: &Tracker) -> Vec<LeakKind> {
    tracker.findings().0.0.keys().map(|(_, kind)| *kind).collect()
}

/// Bytes of v8, with v2 for the secrets.
const V2: std::ops::Range<u64> = 32..48;

#[test]
fn arithmetic_of_zvkt_may_see_secrets_and_a_quotient_or_a_minimum_may_not() {
    // vadd.vv v8, v2, v4; vmulh.vv v8, v2, v4; vmsne.vi v9, v2, 0; vmerge.vvm v8, v4, v2, v0;
    // vmv.x.s a4, v2
    let words = [0x0222_0457, 0x9e22_2457, 0x6620_34d7, 0x5c41_0457, 0x4220_2757];
    assert_eq!(found(&behind(&words, V2)), []);
    // vdivu.vv v8, v2, v4; vminu.vv v8, v2, v4; vredsum.vs v8, v2, v4; vcpop.m a4, v2
    for word in [0x8222_2457, 0x1222_0457, 0x0222_2457, 0x4228_2757] {
        assert_eq!(found(&behind(&[word], V2)), [LeakKind::Latency], "{word:#x}");
        assert_eq!(found(&behind(&[word], 0..0)), [], "{word:#x}");
    }
}

#[test]
fn masks_lengths_amounts_and_addresses_are_control() {
    // vadd.vv v8, v2, v4, v0.t, with a secret in v0 and in v2
    let masked = 0x0022_0457;
    assert_eq!(found(&behind(&[masked], 0..16)), [LeakKind::Latency]);
    assert_eq!(found(&behind(&[masked], V2)), []);
    // vrgather.vv v8, v4, v2; vslideup.vx v8, v4, a3; vsetvli a4, a3, e16
    for word in [0x3241_0457, 0x3a46_c457, 0x0086_f757] {
        assert_eq!(found(&behind(&[word], V2)), [LeakKind::Latency], "{word:#x}");
    }
    // The amount of a shift is data: vsll.vv v8, v4, v2; vnsrl.wv v8, v4, v2
    for word in [0x9641_0457, 0xb241_0457] {
        assert_eq!(found(&behind(&[word], V2)), [], "{word:#x}");
    }
    // vluxei16.v v8, (a1), v2; vle16.v v8, (a1), v0.t with a secret v0; vse16.v v2, (a1)
    assert_eq!(found(&behind(&[0x0625_d407], V2)), [LeakKind::Address]);
    assert_eq!(found(&behind(&[0x0005_d407], 0..1)), [LeakKind::Address]);
    assert_eq!(found(&behind(&[0x0205_d127], V2)), []);
}

/// Secret bits of the elements of a register.
fn of(tracker: &Tracker, register: u64) -> Vec<u64> {
    (0..8).map(|n| tracker.memory_bits(BEHIND + 16 * register + 2 * n, 2)).collect()
}

/// Those where one element is secret.
fn only(n: usize) -> Vec<u64> {
    (0..8).map(|m| if m == n { 0xffff } else { 0 }).collect()
}

#[test]
fn elements_keep_their_own_secrecy_through_sums_slides_and_memory() {
    // Element 3 of v2: vadd.vv v8, v2, v4; vslidedown.vi v9, v8, 2; vse16.v v9, (a1); vle16.v v10,
    // (a1)
    let words = [0x0222_0457, 0x3e81_34d7, 0x0205_d4a7, 0x0205_d507];
    let tracker = behind(&words, 38..40);
    assert_eq!((of(&tracker, 8), of(&tracker, 9), of(&tracker, 10)), (only(3), only(1), only(1)));
    // vxor.vv v8, v2, v2 is public.
    assert_eq!(of(&behind(&[0x2e21_0457], V2), 8), [0; 8]);
}

#[test]
fn what_moves_elements_moves_the_secrecy_of_those_that_it_takes() {
    // vid.v v4; vmsgtu.vi v6, v4, 2
    let [numbers, behind_2] = [0x5208_a257, 0x7a41_3357];
    // Element 3 of v2: vrgather.vv v8, v2, v4; vcompress.vm v8, v2, v6; vslidedown.vx v8, v2, a2;
    // vslideup.vx v8, v2, a2
    for (word, to) in [(0x3222_0457, 3), (0x5e23_2457, 0), (0x3e26_4457, 1), (0x3a26_4457, 5)] {
        assert_eq!(of(&behind(&[numbers, behind_2, word], 38..40), 8), only(to), "{word:#x}");
    }
    // vrgather.vi v8, v2, 3, and of element 4.
    assert_eq!(of(&behind(&[0x3221_b457], 38..40), 8), [0xffff; 8]);
    assert_eq!(of(&behind(&[0x3222_3457], 38..40), 8), [0; 8]);
    // At e16 mf2, with a vl of 4, element 3 is the last one: vrgather.vv v8, v2, v4 of what lies
    // behind it is 0.
    let [half, seven] = [0xc0f2_7057, 0x5e03_b257];
    assert_eq!(of(&behind(&[half, seven, 0x3222_0457], 38..48), 8), [0; 8]);
}

#[test]
fn a_secret_index_may_name_any_element() {
    // vrgather.vv v8, v4, v2; vcompress.vm v8, v4, v2; vslidedown.vx v8, v4, a3
    for word in [0x3241_0457, 0x5e41_2457, 0x3e46_c457] {
        assert_eq!(of(&behind(&[word], 32..34), 8), [0xffff; 8], "{word:#x}");
    }
}
