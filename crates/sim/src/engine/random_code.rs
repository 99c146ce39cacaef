//! Random instructions for tests of machine code, and runs with and without it.
//!
//! Source: own.

use instar_coredsl::Description;
use instar_isa::{Class, Decoder, Isa, ManualEncoding, instructions};

use crate::engine::watch::Watch;
use crate::options::Options;
use crate::raw::{RawCode, RawResult, run_with};

pub(super) const CODE: u64 = 0x8000_0000;
pub(super) const DATA: u64 = CODE + 0x1000;
pub(super) const SIZE: u64 = 1 << 15;
/// Integer registers: of addresses, where vector registers go, and the rounds that are left.
pub(super) const BASE: u32 = 29;
pub(super) const KEPT: u32 = 30;
pub(super) const ROUNDS: u32 = 31;
/// Registers from here on are no destinations of random instructions.
const FIRST_KEPT: [u8; 2] = [29, 26];

/// Numbers of 64 bits (xorshift64*).
pub(super) struct Random(u64);

impl Random {
    pub(super) fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    pub(super) fn below(&mut self, n: usize) -> usize {
        (self.next() >> 16) as usize % n
    }

    /// Numbers with few, many or the highest bits.
    pub(super) fn operand(&mut self) -> u64 {
        let bits = self.next();
        match self.below(5) {
            0 => bits & 0x3f,
            1 => !0 << (bits & 63),
            2 => u64::from(bits as u32),
            _ => bits,
        }
    }
}

const CLASSES: [Class; 8] = [
    Class::Alu,
    Class::Multiply,
    Class::Load,
    Class::Store,
    Class::Vector,
    Class::Sha2,
    Class::Sm3,
    Class::Divide,
];

/// Draws instructions of an ISA.
pub(super) struct Generator {
    pub(super) random: Random,
    decoder: Decoder,
    by_class: [Vec<&'static ManualEncoding>; CLASSES.len()],
}

impl Generator {
    pub(super) fn new(isa: Isa, seed: u64) -> Self {
        let rows: Vec<_> = instructions(&isa)
            .filter(|row| row.length() == 4 && CLASSES.contains(&row.class))
            .filter(|row| {
                row.class != Class::Vector || !row.effect.memory.any() && !row.mnemonic.starts_with("vset")
            })
            .collect();
        let by_class = CLASSES.map(|class| rows.iter().copied().filter(|row| row.class == class).collect());
        Self { random: Random(seed), decoder: Decoder::new(&isa, &[]).unwrap(), by_class }
    }

    /// A word of some class that leaves the registers of the loop alone and accesses memory from
    /// [`BASE`] on.
    pub(super) fn word(&mut self) -> (Class, Option<u32>) {
        let class = [0, 0, 0, 1, 2, 3, 4, 4, 4, 4, 5, 6, 7][self.random.below(13)];
        (CLASSES[class], self.of_class(class, FIRST_KEPT[0]))
    }

    /// A word on integer registers below x26, and memory.
    pub(super) fn scalar(&mut self) -> u32 {
        loop {
            let class = [0, 0, 0, 0, 1, 2, 3, 7][self.random.below(8)];
            if let Some(word) = self.of_class(class, FIRST_KEPT[1]) {
                return word;
            }
        }
    }

    fn of_class(&mut self, class: usize, first_kept: u8) -> Option<u32> {
        let rows = &self.by_class[class];
        let row = rows[self.random.below(rows.len())];
        let word = row.from_bits(self.random.next() as u32)?;
        let accesses = matches!(row.class, Class::Load | Class::Store);
        let word = if accesses { word & !(31 << 15) | BASE << 15 } else { word };
        let operands = self.decoder.decode(word)?.operands;
        // Vector registers have these numbers too, which is no loss.
        (row.class == Class::Store || operands.rd < first_kept).then_some(word)
    }
}

pub(super) fn raw(isa: Isa, words: &[u32]) -> RawCode {
    RawCode {
        isa,
        memory_base: CODE,
        memory_size: SIZE,
        address: CODE,
        code: words.iter().flat_map(|word| word.to_le_bytes()).collect(),
        registers: [0; 32],
        memory: Vec::new(),
        misaligned_allowed: false,
        instruction_limit: 2000,
    }
}

/// Whether nothing traps.
pub(super) fn runs(isa: Isa, words: &[u32]) -> bool {
    run(&raw(isa, words), 0).trap.is_none()
}

pub(super) fn run(raw: &RawCode, translate_after: u32) -> RawResult {
    run_described(raw, &[], translate_after)
}

/// The same with a design's instructions.
pub(super) fn run_described(raw: &RawCode, design: &[Description], translate_after: u32) -> RawResult {
    run_watched(raw, design, translate_after, &mut Watch::none())
}

/// The same with somebody who looks on.
pub(super) fn run_watched(
    raw: &RawCode,
    design: &[Description],
    translate_after: u32,
    watch: &mut Watch<'_>,
) -> RawResult {
    let options = Options { translate_after: Some(translate_after), ..Options::new(raw.isa) };
    run_with(raw, options, design, watch).unwrap()
}
