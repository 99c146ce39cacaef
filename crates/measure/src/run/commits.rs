//! Writes Spike's commit log.
//!
//! Source: values as the simulator records them beside the retired stream; the lines are those of
//! `instar_trace::CommitFile`. An instruction that trapped did not retire for Spike and has no line.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use instar_isa::{Op, RegisterFile, StaticEntry, StaticTable, Xlen};
use instar_trace::{AccessKind, Commit, CommitFile, RetiredBatch, Seen, Slots, Values, commit_head};

use crate::Error;

/// Programs run in machine mode.
const MACHINE_MODE: u8 = 3;

/// A commit log that is being written.
pub(crate) struct CommitLog {
    file: CommitFile,
    xlen: Xlen,
    /// By static id.
    known: Vec<LogLine>,
    /// Set when a line could not be written.
    failed: Arc<AtomicBool>,
    line: Line,
}

/// What does not change between two executions of an instruction: registers by number, with the place of their value
/// among those that the instruction left.
struct LogLine {
    head: Vec<u8>,
    integers: Vec<(u8, usize)>,
    csrs: Vec<(u16, usize)>,
}

/// Lists of one line.
#[derive(Default)]
struct Line {
    registers: Vec<(u8, u64)>,
    csrs: Vec<(u16, u64)>,
    reads: Vec<u64>,
    writes: Vec<(u64, u16, u64)>,
}

impl CommitLog {
    /// A log into `file`; `failed` is set when a line cannot be written.
    pub(crate) fn new(file: CommitFile, xlen: Xlen, failed: Arc<AtomicBool>) -> Self {
        Self { file, xlen, known: Vec::new(), failed, line: Line::default() }
    }

    /// Ends the file.
    pub(crate) fn finish(self) -> Result<(), Error> {
        self.file.finish().map_err(|error| Error::new(error.to_string()))
    }

    /// Writes a batch.
    pub(crate) fn write(&mut self, table: &StaticTable, batch: &RetiredBatch, values: &Values) {
        let new = table.entries().iter().zip(&values.slots).skip(self.known.len());
        self.known.extend(new.map(|(entry, slots)| LogLine::new(entry, slots, self.xlen)));
        for (i, &id) in batch.ids.iter().enumerate() {
            if let Some(seen) = values.of(batch, i) {
                self.push(id, &seen);
            }
        }
        self.failed.fetch_or(self.file.has_failed(), Ordering::Relaxed);
    }

    fn push(&mut self, id: u32, seen: &Seen<'_>) {
        let LogLine { head, integers, csrs } = &self.known[id as usize];
        let line = &mut self.line;
        line.registers.clear();
        line.registers.extend(integers.iter().map(|&(number, place)| (number, seen.after[place])));
        line.csrs.clear();
        line.csrs.extend(csrs.iter().map(|&(number, place)| (number, seen.after[place])));
        line.reads.clear();
        line.writes.clear();
        for (access, data) in seen.accessed() {
            match access.kind {
                AccessKind::Read => line.reads.push(access.address),
                AccessKind::Write => line.writes.push((access.address, access.size, data[0])),
            }
        }
        let Line { registers, csrs, reads, writes } = line;
        self.file.push(&Commit { head, xlen: self.xlen.bits(), registers, csrs, reads, writes });
    }
}

impl LogLine {
    fn new(entry: &StaticEntry, slots: &Slots, xlen: Xlen) -> Self {
        let (mut integers, mut csrs) = (Vec::new(), Vec::new());
        let mut place = 0;
        for slot in &slots.destinations {
            match slot.file {
                // The answer of the environment is no write of the instruction.
                RegisterFile::X if !matches!(entry.op, Op::Ecall | Op::Ebreak) => {
                    integers.push((slot.index as u8, place));
                }
                RegisterFile::Csr => csrs.push((slot.index, place)),
                _ => {}
            }
            place += usize::from(slot.limbs);
        }
        integers.sort_unstable();
        csrs.sort_unstable();
        Self { head: commit_head(MACHINE_MODE, entry.pc, entry.word, xlen.bits()), integers, csrs }
    }
}
