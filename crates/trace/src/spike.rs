//! Writes Spike's commit log, as its option `--log-commits` prints it.
//!
//! Source: riscv/execute.cc of riscv-isa-sim, its `commit_log_print_insn`: `core   0: <privilege> 0x<pc>
//! (0x<insn>)`, then what was written to registers (`x5  0x…`, `c768_mstatus 0x…`), the addresses read (`mem 0x…`), and
//! those written with the data (`mem 0x… 0x…`). Numbers are as wide as what they stand for.

use std::path::Path;

use instar_isa::csr;

use crate::error::TraceError;
use crate::number::push_hex;
use crate::output::Output;

/// Values of one retired instruction.
#[derive(Clone, Copy, Debug)]
pub struct Commit<'a> {
    /// What is the same in each execution: see [`commit_head`].
    pub head: &'a [u8],
    /// XLEN in bits.
    pub xlen: u32,
    /// Integer registers written, in the order of their numbers, with their values.
    pub registers: &'a [(u8, u64)],
    /// CSRs written: number, value.
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
fn push_commit(text: &mut Vec<u8>, commit: &Commit<'_>) {
    let digits = commit.xlen / 4;
    text.extend_from_slice(commit.head);
    for &(number, value) in commit.registers {
        // The number takes two places, the second one a blank where it has but one digit.
        let ones = b'0' + number % 10;
        text.extend_from_slice(b" x");
        text.extend_from_slice(&if number < 10 { [ones, b' '] } else { [b'0' + number / 10, ones] });
        text.extend_from_slice(b" 0x");
        push_hex(text, value, digits);
    }
    for &(number, value) in commit.csrs {
        let name = csr::name(number).unwrap_or_else(|| "unknown".into());
        text.extend_from_slice(format!(" c{number}_{name} 0x").as_bytes());
        push_hex(text, value, digits);
    }
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
    pub fn push(&mut self, commit: &Commit<'_>) {
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
        let commit = Commit { head: &head, xlen, registers, csrs: &[], reads: &[], writes };
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
}
