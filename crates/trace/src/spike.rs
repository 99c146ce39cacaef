//! Writes Spike's commit log, as its option `--log-commits` prints it.
//!
//! Source: riscv/execute.cc of riscv-isa-sim, its `commit_log_print_insn`:
//! `core   0: <privilege> 0x<pc> (0x<insn>)`, then how the vector unit is configured where the
//! instruction is one of its (`e8 m1 l16`), what was written to registers in the order of their
//! numbers (`x5  0x…`, `v8  0x…`, `c768_mstatus 0x…`), the addresses read (`mem 0x…`), and those
//! written with the data (`mem 0x… 0x…`). Numbers are as wide as what they stand for.

use std::iter::Peekable;
use std::path::Path;

use instar_isa::{VectorDetail, csr};

use crate::error::TraceError;
use crate::number::push_hex;
use crate::output::Output;

/// Values of one retired instruction.
#[derive(Clone, Copy, Debug)]
pub struct SpikeCommit<'a> {
    /// What is the same in each execution: see [`commit_head`].
    pub head: &'a [u8],
    /// XLEN in bits.
    pub xlen: u32,
    /// SEW, LMUL and vl of an instruction of the vector unit, but of a `vset`.
    pub configuration: Option<VectorDetail>,
    /// Integer registers written, in the order of their numbers, with their values.
    pub registers: &'a [(u8, u64)],
    /// Vector registers written, in the same order, each in limbs, the lowest first.
    pub vectors: &'a [(u8, &'a [u64])],
    /// CSRs written, in the same order: number, value.
    pub csrs: &'a [(u16, u64)],
    /// Addresses read.
    pub reads: &'a [u64],
    /// Addresses written, bytes, data.
    pub writes: &'a [(u64, u16, u64)],
}

/// The beginning of a line: `core   0: 3 0x80000000 (0x00000297)`.
pub fn commit_head(privilege: u8, pc: u64, word: u32, xlen: u32) -> Vec<u8> {
    let mut text = format!("core   0: {privilege} 0x").into_bytes();
    push_hex(&mut text, pc, xlen / 4);
    text.extend_from_slice(b" (0x");
    push_hex(&mut text, u64::from(word), if word & 3 == 3 { 8 } else { 4 });
    text.push(b')');
    text
}

/// Appends the line of an instruction.
fn push_commit(text: &mut Vec<u8>, commit: &SpikeCommit<'_>) {
    let digits = commit.xlen / 4;
    text.extend_from_slice(commit.head);
    if let Some(configuration) = commit.configuration {
        let (sew, lmul) = (8 << configuration.sew(), configuration.lmul());
        let (kind, length) = if lmul < 0 { ("mf", 1 << -lmul) } else { ("m", 1 << lmul) };
        text.extend_from_slice(format!(" e{sew} {kind}{length} l{}", configuration.vl).as_bytes());
    }
    // Of registers with one number X goes first, then V, then CSRs.
    let mut vectors = commit.vectors.iter().peekable();
    let mut csrs = commit.csrs.iter().peekable();
    for &(number, value) in commit.registers {
        while let Some(&vector) = vectors.next_if(|vector| vector.0 < number) {
            push_csrs(text, &mut csrs, u16::from(vector.0), digits);
            push_vector(text, vector);
        }
        push_csrs(text, &mut csrs, u16::from(number), digits);
        push_register(text, b'x', number);
        push_hex(text, value, digits);
    }
    for &vector in vectors {
        push_csrs(text, &mut csrs, u16::from(vector.0), digits);
        push_vector(text, vector);
    }
    push_csrs(text, &mut csrs, u16::MAX, digits);
    for &address in commit.reads {
        text.extend_from_slice(b" mem 0x");
        push_hex(text, address, digits);
    }
    for &(address, size, data) in commit.writes {
        text.extend_from_slice(b" mem 0x");
        push_hex(text, address, digits);
        text.extend_from_slice(b" 0x");
        push_hex(text, data, 2 * u32::from(size));
    }
    text.push(b'\n');
}

/// Appends the name of a register of X or V, and what stands before its value.
fn push_register(text: &mut Vec<u8>, file: u8, number: u8) {
    // The number takes two places, the second one a blank where it has but one digit.
    let ones = b'0' + number % 10;
    let [first, second] = if number < 10 { [ones, b' '] } else { [b'0' + number / 10, ones] };
    text.extend_from_slice(&[b' ', file, first, second, b' ', b'0', b'x']);
}

/// Appends a vector register, the highest bits first.
fn push_vector(text: &mut Vec<u8>, (number, limbs): (u8, &[u64])) {
    push_register(text, b'v', number);
    limbs.iter().rev().for_each(|&limb| push_hex(text, limb, 16));
}

/// Appends CSRs with numbers below `end`.
fn push_csrs<'a>(
    text: &mut Vec<u8>,
    csrs: &mut Peekable<impl Iterator<Item = &'a (u16, u64)>>,
    end: u16,
    digits: u32,
) {
    while let Some(&(number, value)) = csrs.next_if(|csr| csr.0 < end) {
        let name = csr::name(number).unwrap_or_else(|| "unknown".into());
        text.extend_from_slice(format!(" c{number}_{name} 0x").as_bytes());
        push_hex(text, value, digits);
    }
}

/// A commit log that is being written.
pub struct CommitFile {
    out: Output,
    text: Vec<u8>,
}

impl CommitFile {
    /// Creates the file at `path`, compressed where the name ends in `.zst`.
    pub fn create(path: &Path) -> Result<Self, TraceError> {
        Ok(Self { out: Output::create(path)?, text: Vec::new() })
    }

    /// Writes the line of an instruction.
    pub fn push(&mut self, commit: &SpikeCommit<'_>) {
        self.text.clear();
        push_commit(&mut self.text, commit);
        self.out.write(&self.text);
    }

    /// Whether something could not be written; [`Self::finish`] says what.
    pub fn has_failed(&self) -> bool {
        self.out.has_failed()
    }

    /// Ends the file, whole however the run ended.
    pub fn finish(self) -> Result<(), TraceError> {
        self.out.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(xlen: u32, pc: u64, word: u32, registers: &[(u8, u64)], writes: &[(u64, u16, u64)]) -> String {
        let head = commit_head(3, pc, word, xlen);
        let mut text = Vec::new();
        let commit = SpikeCommit {
            head: &head,
            xlen,
            configuration: None,
            registers,
            vectors: &[],
            csrs: &[],
            reads: &[],
            writes,
        };
        push_commit(&mut text, &commit);
        String::from_utf8(text).unwrap()
    }

    #[test]
    fn numbers_are_as_wide_as_what_they_stand_for() {
        assert_eq!(
            line(32, 0x8000_0000, 0x297, &[(5, 0x8000_0000)], &[]),
            "core   0: 3 0x80000000 (0x00000297) x5  0x80000000\n"
        );
        assert_eq!(
            line(64, 0x8000_0000, 0x4501, &[(10, 7)], &[]),
            "core   0: 3 0x0000000080000000 (0x4501) x10 0x0000000000000007\n"
        );
        assert_eq!(
            line(32, 0x8000_0004, 0x00b5_0023, &[], &[(0x8000_1000, 1, 0xa)]),
            "core   0: 3 0x80000004 (0x00b50023) mem 0x80001000 0x0a\n"
        );
    }

    #[test]
    fn registers_stand_in_the_order_of_their_numbers_behind_the_configuration() {
        let mut text = Vec::new();
        let commit = SpikeCommit {
            head: b"core   0:",
            xlen: 32,
            configuration: Some(VectorDetail { vl: 5, vtype: Some(0b001_111) }),
            registers: &[(9, 1)],
            vectors: &[(7, &[2, 3]), (8, &[4, 5]), (10, &[6, 7])],
            csrs: &[(csr::VSTART, 0), (csr::MSTATUS, 1)],
            reads: &[],
            writes: &[],
        };
        push_commit(&mut text, &commit);
        let wide = |high: u64, low: u64| format!("0x{high:016x}{low:016x}");
        let expected = format!(
            "core   0: e16 mf2 l5 v7  {} v8  {} c8_vstart 0x00000000 x9  0x00000001 v10 {} c768_mstatus 0x00000001\n",
            wide(3, 2),
            wide(5, 4),
            wide(7, 6)
        );
        assert_eq!(String::from_utf8(text).unwrap(), expected);
    }
}
