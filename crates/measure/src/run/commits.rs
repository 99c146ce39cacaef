//! Writes Spike's commit log of a program that runs instruction by instruction.
//!
//! Source: the retired stream has no values, so they are looked at after each step; the lines are those of
//! `instar_trace::CommitFile`. An instruction that trapped did not retire for Spike and has no line.

use instar_isa::{Class, Decoder, Op, RegisterFile, StaticEntry, StaticTable, Xlen, csr};
use instar_sim::Session;
use instar_trace::{
    AccessKind, Commit, CommitFile, Flags, MemoryAccess, RetiredBatch, RetiredSink, commit_head,
};

use crate::Error;

/// Programs run in machine mode.
const MACHINE_MODE: u8 = 3;

/// A commit log that is being written.
pub(crate) struct CommitLog {
    file: CommitFile,
    /// By static id.
    known: Vec<LogLine>,
}

/// What does not change between two executions of an instruction.
struct LogLine {
    head: Vec<u8>,
    /// Integer registers written.
    registers: Vec<u8>,
    csrs: Vec<u16>,
    /// The register whose value a store writes.
    data: Option<u8>,
}

/// What one instruction retired.
#[derive(Default)]
pub(crate) struct Step {
    retired: Vec<(u32, Flags, Vec<MemoryAccess>)>,
}

impl RetiredSink for Step {
    fn retire(&mut self, _: &StaticTable, batch: &RetiredBatch) {
        for (i, &id) in batch.ids.iter().enumerate() {
            self.retired.push((id, batch.flags[i], batch.accesses_of(i).to_vec()));
        }
    }
}

impl CommitLog {
    /// A log into `file`.
    pub(crate) fn new(file: CommitFile) -> Self {
        Self { file, known: Vec::new() }
    }

    /// Ends the file.
    pub(crate) fn finish(self) -> Result<(), Error> {
        self.file.finish().map_err(|error| Error::new(error.to_string()))
    }

    /// Whether a line could not be written.
    pub(crate) fn has_failed(&self) -> bool {
        self.file.has_failed()
    }

    /// Writes what was retired since the last time, whose effects the machine shows.
    pub(crate) fn write(&mut self, session: &Session, step: &mut Step) {
        let machine = session.machine();
        for entry in &machine.table().entries()[self.known.len()..] {
            self.known.push(LogLine::new(entry, machine.decoder()));
        }
        for (id, flags, accesses) in step.retired.drain(..) {
            if !flags.has(Flags::TRAP) {
                self.line(session, id, &accesses);
            }
        }
    }

    fn line(&mut self, session: &Session, id: u32, accesses: &[MemoryAccess]) {
        let known = &self.known[id as usize];
        let (mut reads, mut writes) = (Vec::new(), Vec::new());
        for access in accesses {
            match access.kind {
                AccessKind::Read => reads.push(access.address),
                AccessKind::Write => {
                    writes.push((access.address, access.size, known.written(session, access)))
                }
            }
        }
        let registers: Vec<_> = known.registers.iter().map(|&n| (n, session.x(n))).collect();
        let csrs = known.csrs.iter().filter_map(|&number| Some((number, session.csr(number)?)));
        self.file.push(&Commit {
            head: &known.head,
            xlen: session.machine().options().isa.xlen().bits(),
            registers: &registers,
            csrs: &csrs.collect::<Vec<_>>(),
            reads: &reads,
            writes: &writes,
        });
    }
}

impl LogLine {
    fn new(entry: &StaticEntry, decoder: &Decoder) -> Self {
        let xlen = decoder.isa().xlen();
        let numbers = |file: RegisterFile| {
            let ranges = entry.destinations.iter().filter(move |range| range.file == file);
            let mut numbers: Vec<u16> = ranges.flat_map(|r| r.index..r.index + u16::from(r.count)).collect();
            numbers.sort_unstable();
            numbers
        };
        let mut csrs = numbers(RegisterFile::Csr);
        if entry.op == Op::Mret {
            csrs.push(csr::MSTATUS);
            csrs.extend((xlen == Xlen::Rv32).then_some(csr::MSTATUSH));
        }
        let decoded = decoder.decode(entry.word).filter(|decoded| decoded.class == Class::Store);
        Self {
            head: commit_head(MACHINE_MODE, entry.pc, entry.word, xlen.bits()),
            registers: numbers(RegisterFile::X).into_iter().map(|number| number as u8).collect(),
            csrs,
            data: decoded.map(|decoded| decoded.operands.rs2),
        }
    }

    /// The data that an access wrote: that of the source register, since a device may have changed memory already.
    fn written(&self, session: &Session, access: &MemoryAccess) -> u64 {
        let bytes = usize::from(access.size.min(8));
        match self.data {
            Some(register) => session.x(register) & u64::MAX >> (64 - 8 * bytes),
            None => session
                .read_memory(access.address, bytes)
                .map_or(0, |read| read.iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte))),
        }
    }
}
