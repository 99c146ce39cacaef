//! Words of the manual's instructions: their forms of two and of four bytes.
//!
//! Source: the tables of `instar-isa`. A scheduler thinks in words of four bytes, in which every
//! register can stand; an assembler then writes the short form wherever there is one, and so does
//! this.

use std::sync::Arc;

use instar_isa::{Decoder, Notation, Op, Operands, RegisterField, instructions};
use rustc_hash::FxHashMap;

type Rows = FxHashMap<Op, Vec<&'static instar_isa::ManualEncoding>>;

/// The words of one ISA and one design.
#[derive(Clone, Debug)]
pub struct Words {
    decoder: Arc<Decoder>,
    long: Rows,
    short: Rows,
}

/// Short forms that were looked up before.
#[derive(Clone, Debug, Default)]
pub struct Shortened {
    by_word: FxHashMap<u32, u32>,
    /// By instruction and the registers that it names, its word with them.
    by_registers: FxHashMap<(u32, u32), u32>,
}

/// Words after which they are made anew.
const MOST_WORDS: usize = 1_000_000;

impl Shortened {
    /// As [`Words::shortened`].
    pub fn of(&mut self, words: &Words, word: u32) -> u32 {
        *self.by_word.entry(word).or_insert_with(|| words.shortened(word))
    }

    /// The word of an instruction with these registers: as it was made before, or else as it is
    /// made.
    pub fn with(
        &mut self,
        instruction: usize,
        registers: impl Iterator<Item = u8>,
        make: impl FnOnce(&mut Self) -> Option<u32>,
    ) -> Option<u32> {
        let number = |all: u32, register: u8| all.checked_mul(32)?.checked_add(u32::from(register));
        let Some(key) = { registers }.try_fold(1, number) else { return make(self) };
        if let Some(word) = self.by_registers.get(&(instruction as u32, key)) {
            return Some(*word);
        }
        let word = make(self)?;
        if self.by_registers.len() == MOST_WORDS {
            self.by_registers.clear();
        }
        self.by_registers.insert((instruction as u32, key), word);
        Some(word)
    }
}

impl Words {
    /// Those of a decoder.
    pub fn new(decoder: &Arc<Decoder>) -> Self {
        let (mut long, mut short) = (Rows::default(), Rows::default());
        for row in instructions(&decoder.isa()) {
            let rows = if row.length() == 4 { &mut long } else { &mut short };
            rows.entry(row.op).or_default().push(row);
        }
        Self { decoder: Arc::clone(decoder), long, short }
    }

    /// The decoder.
    pub fn decoder(&self) -> &Arc<Decoder> {
        &self.decoder
    }

    /// The word of four bytes that does the same; `None` where there is none (`cm.push`).
    pub fn lengthened(&self, word: u32) -> Option<u32> {
        let decoded = self.decoder.decode(word)?;
        if decoded.length == 4 {
            return Some(word);
        }
        self.form(&self.long, decoded.op, &decoded.operands)
    }

    /// The word of two bytes that does the same, where there is one; else the word itself.
    pub fn shortened(&self, word: u32) -> u32 {
        let short = self.decoder.decode(word).and_then(|d| self.form(&self.short, d.op, &d.operands));
        short.unwrap_or(word)
    }

    /// A word with another immediate, of two bytes if `short`; `None` where that cannot be.
    pub fn leading(&self, word: u32, immediate: i64, short: bool) -> Option<u32> {
        let decoded = self.decoder.decode(word)?;
        let operands = Operands { immediate, ..decoded.operands };
        self.form(if short { &self.short } else { &self.long }, decoded.op, &operands)
    }

    /// The word of four bytes of an operation; `None` where its operands do not fit.
    pub fn made(&self, op: Op, operands: &Operands) -> Option<u32> {
        self.form(&self.long, op, operands)
    }

    /// A word as an assembler takes it, at this address. A design's include has a macro for each of
    /// its instructions, with `_` for `.`, whose operands stand one after the other.
    pub fn text(&self, pc: u64, word: u32) -> String {
        let text = self.decoder.disassemble(pc, word);
        match (self.decoder.row(word).map(|row| row.notation), text.split_once(' ')) {
            (Some(Notation::Design(..)), Some((mnemonic, operands))) => {
                format!("{} {}", mnemonic.replace('.', "_"), operands.replace('(', ", ").replace(')', ""))
            }
            (Some(Notation::Design(..)), None) => text.replace('.', "_"),
            _ => text,
        }
    }

    /// Whether the text of this word is a macro of a design's include.
    pub fn is_macro(&self, word: u32) -> bool {
        matches!(self.decoder.row(word).map(|row| row.notation), Some(Notation::Design(..)))
    }

    fn form(&self, rows: &Rows, op: Op, operands: &Operands) -> Option<u32> {
        rows.get(&op)?.iter().find_map(|row| {
            let layout = row.layout;
            let absent = |field, value: u8| field == RegisterField::Absent && value != 0;
            if absent(layout.rd, operands.rd)
                || absent(layout.rs1, operands.rs1)
                || absent(layout.rs2, operands.rs2)
            {
                return None;
            }
            let word = layout.insert(row.value, operands)?;
            let back = self.decoder.decode(word)?;
            (back.op == op && back.operands == *operands && back.length == row.length()).then_some(word)
        })
    }
}

#[cfg(test)]
mod tests {
    use instar_isa::Isa;

    use super::*;

    fn words() -> Words {
        Words::new(&Arc::new(Decoder::new(&Isa::parse("rv32imc_zcb").unwrap(), &[]).unwrap()))
    }

    #[test]
    fn every_short_word_has_a_long_form_that_does_the_same_and_goes_back() {
        let words = words();
        let mut tried = 0;
        for word in (0..0x1_0000u32).filter(|word| word & 3 != 3) {
            let Some(decoded) = words.decoder.decode(word) else { continue };
            let Some(long) = words.lengthened(word) else { continue };
            let back = words.decoder.decode(long).unwrap();
            assert_eq!((back.op, back.operands, back.length), (decoded.op, decoded.operands, 4), "{word:#x}");
            let short = words.shortened(long);
            assert_eq!(words.decoder.decode(short).unwrap().operands, decoded.operands, "{word:#x}");
            assert!(short & 3 != 3);
            tried += 1;
        }
        assert!(tried > 25_000, "{tried}");
    }

    #[test]
    fn what_no_short_word_can_name_stays_long() {
        let words = words();
        // lw a0, 128(a1)
        assert_eq!(words.shortened(0x0805_a503), 0x0805_a503);
        // bne a0, a1, 8 has no short form, bnez a0 has one.
        assert_eq!(words.leading(0x00b5_1463, 16, true), None);
        assert!(words.leading(0x0005_1463, 16, true).is_some());
    }
}
