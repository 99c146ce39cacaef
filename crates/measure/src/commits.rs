//! Runs a program instruction by instruction and writes Spike's commit log of it.
//!
//! Source: the retired stream has no values, so they are looked at after each step; the lines are those of
//! `instar_trace::CommitFile`. An instruction that trapped did not retire for Spike and has no line.

use instar_isa::{Class, Decoder, Op, RegisterFile, StaticEntry, StaticTable, Xlen, csr};
use instar_sim::{CallResult, Pause, RunResult, Session, Watch};
use instar_trace::{
    AccessKind, Commit, CommitFile, Flags, MemoryAccess, RetiredBatch, RetiredSink, commit_head,
};

use crate::subject::Subject;
use crate::{Error, GoOn};

/// Programs run in machine mode.
const MACHINE_MODE: u8 = 3;

/// Steps between two questions whether to go on.
const STEPS: u64 = 1 << 14;

/// A commit log that is being written.
pub(crate) struct CommitLog {
    file: CommitFile,
    /// By static id.
    known: Vec<Known>,
}

/// What does not change between two executions of an instruction.
struct Known {
    head: Vec<u8>,
    /// Integer registers written.
    registers: Vec<u8>,
    csrs: Vec<u16>,
    /// The register whose value a store writes.
    data: Option<u8>,
}

/// What one step retired; everything is handed on.
struct Step<'a> {
    sink: Option<&'a mut dyn RetiredSink>,
    known: &'a mut Vec<Known>,
    decoder: &'a Decoder,
    retired: Vec<(u32, Flags, Vec<MemoryAccess>)>,
}

impl RetiredSink for Step<'_> {
    fn retire(&mut self, table: &StaticTable, batch: &RetiredBatch) {
        for entry in &table.entries()[self.known.len()..] {
            self.known.push(Known::new(entry, self.decoder));
        }
        for (i, &id) in batch.ids.iter().enumerate() {
            self.retired.push((id, batch.flags[i], batch.accesses_of(i).to_vec()));
        }
        if let Some(sink) = &mut self.sink {
            sink.retire(table, batch);
        }
    }

    fn clock(&mut self) -> Option<u64> {
        self.sink.as_mut().and_then(|sink| sink.clock())
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

    /// Runs the placed call as [`Session::run`] does.
    pub(crate) fn call(
        &mut self,
        subject: &Subject,
        session: &mut Session,
        sink: Option<&mut dyn RetiredSink>,
        go_on: GoOn<'_>,
    ) -> Result<CallResult, Error> {
        session.begin_call().map_err(|fault| subject.failed(&fault))?;
        match self.follow(subject, session, sink, go_on)? {
            Pause::Returned(result) => Ok(result),
            // A call ends with its return or a fault.
            _ => Err(Error::Stopped),
        }
    }

    /// Runs the program as [`Session::run_whole`] does.
    pub(crate) fn run(
        &mut self,
        subject: &Subject,
        session: &mut Session,
        sink: Option<&mut dyn RetiredSink>,
        go_on: GoOn<'_>,
    ) -> Result<RunResult, Error> {
        session.begin_whole();
        match self.follow(subject, session, sink, go_on)? {
            Pause::Exited(result) => Ok(result),
            _ => Err(Error::Stopped),
        }
    }

    /// Runs what was begun to its end.
    fn follow(
        &mut self,
        subject: &Subject,
        session: &mut Session,
        mut sink: Option<&mut dyn RetiredSink>,
        go_on: GoOn<'_>,
    ) -> Result<Pause, Error> {
        let decoder = session.machine().decoder().clone();
        let mut retired = Vec::new();
        for count in 1.. {
            let sink = sink.as_mut().map(|sink| &mut **sink as &mut dyn RetiredSink);
            let mut step = Step { sink, known: &mut self.known, decoder: &decoder, retired };
            let paused = session.step(&mut Watch::sink(&mut step));
            retired = step.retired;
            for (id, flags, accesses) in retired.drain(..) {
                if !flags.has(Flags::TRAP) {
                    self.write(session, id, &accesses);
                }
            }
            match paused.map_err(|fault| subject.failed(&fault))? {
                Pause::Stepped | Pause::Breakpoint(_) => {}
                over => return Ok(over),
            }
            if count % STEPS == 0 && (self.file.has_failed() || !go_on(count)) {
                break;
            }
        }
        Err(Error::Stopped)
    }

    fn write(&mut self, session: &Session, id: u32, accesses: &[MemoryAccess]) {
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

impl Known {
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
