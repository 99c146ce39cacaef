//! Writes Spike's commit log.
//!
//! Source: values as the simulator records them beside the retired stream; the lines are those of
//! `instar_trace::CommitFile`. An instruction that trapped did not retire for Spike and has no
//! line.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use instar_isa::{Decoder, Isa, Op, RegisterFile, StaticEntry, StaticTable, VectorDetail, csr};
use instar_sim::Session;
use instar_trace::{
    AccessKind, CommitFile, MemoryAccess, Observer, Retired, RetiredBatch, Seen, Slots, SpikeCommit, Values,
    Wishes, commit_head, is_on_vectors,
};

use super::RunObserver;
use super::elements::VectorResult;
use super::trace::sentence;
use crate::{Error, Subject};

/// Programs run in machine mode.
const MACHINE_MODE: u8 = 3;

/// A commit log of a run; it is whole however the run ends.
pub struct CommitLog {
    path: PathBuf,
    file: Option<CommitFile>,
    decoder: Arc<Decoder>,
    isa: Isa,
    /// By static id.
    known: Vec<LogLine>,
    line: Line,
}

/// What does not change between two executions of an instruction: registers by number, with the
/// place of their value among those that the instruction left.
struct LogLine {
    head: Vec<u8>,
    integers: Vec<(u8, usize)>,
    csrs: Vec<(u16, usize)>,
    /// What an instruction of the vector unit writes.
    vector: Option<VectorResult>,
    /// A design's instruction on vector registers, of which is told what has changed.
    changes: bool,
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
    /// A log of a run of `subject` into the file at `path`, compressed where its name ends in
    /// `.zst`.
    pub fn new(subject: &Subject, path: &Path) -> Self {
        let (path, decoder, isa) = (path.to_owned(), Arc::clone(subject.decoder()), subject.code().1);
        Self { path, file: None, decoder, isa, known: Vec::new(), line: Line::default() }
    }

    /// Writes a batch.
    fn write(&mut self, table: &StaticTable, batch: &RetiredBatch, values: &Values) {
        let new = table.entries().iter().zip(&values.slots).skip(self.known.len());
        self.known.extend(new.map(|(entry, slots)| LogLine::new(entry, slots, &self.decoder, self.isa)));
        for (i, &id) in batch.ids.iter().enumerate() {
            if let Some(seen) = values.of(batch, i) {
                self.push(id, &seen, VectorDetail::unpack(batch.details[i]));
            }
        }
    }

    fn push(&mut self, id: u32, seen: &Seen<'_>, detail: Option<VectorDetail>) {
        let LogLine { head, integers, csrs, vector, changes } = &self.known[id as usize];
        let line = &mut self.line;
        line.registers.clear();
        line.registers.extend(integers.iter().map(|&(number, place)| (number, seen.after[place])));
        line.csrs.clear();
        let said = |&&(number, place): &&(u16, usize)| {
            let (before, after) = (seen.before[place], seen.after[place]);
            match vector {
                Some(result) => result.tells(number, before, after),
                None => !changes || before != after,
            }
        };
        line.csrs.extend(csrs.iter().filter(said).map(|&(number, place)| (number, seen.after[place])));
        line.reads.clear();
        line.writes.clear();
        let vector = vector.as_ref().zip(detail);
        for (access, data) in seen.accessed() {
            match &vector {
                Some((result, detail)) => line.elements(access, data, result.element_bytes(*detail)),
                None => line.access(access, data),
            }
        }
        let vectors = match vector {
            Some((result, detail)) => result.written(seen, detail),
            None if *changes => changed(seen),
            None => Vec::new(),
        };
        let configuration = match vector {
            Some((result, detail)) => result.tells_configuration().then_some(detail),
            None => (!vectors.is_empty()).then(|| found(seen)),
        };
        let Line { registers, csrs, reads, writes } = line;
        let Some(file) = &mut self.file else { return };
        file.push(&SpikeCommit {
            head,
            xlen: self.isa.xlen().bits(),
            configuration,
            registers,
            vectors: &vectors,
            csrs,
            reads,
            writes,
        });
    }
}

impl Observer for CommitLog {
    fn retire(&mut self, &Retired { table, batch, values }: &Retired<'_>) {
        if let Some(values) = values {
            self.write(table, batch, values);
        }
    }

    fn wishes(&self) -> Wishes {
        Wishes::VALUES
    }

    fn is_done(&self) -> bool {
        self.file.as_ref().is_some_and(CommitFile::has_failed)
    }
}

impl RunObserver for CommitLog {
    fn begin(&mut self, _: &mut Session) -> Result<(), Error> {
        self.file = Some(CommitFile::create(&self.path).map_err(sentence)?);
        Ok(())
    }

    fn end(&mut self, _: &Session, _: bool) -> Result<(), Error> {
        self.file.take().map_or(Ok(()), |file| file.finish().map_err(sentence))
    }
}

impl Line {
    fn access(&mut self, access: MemoryAccess, data: &[u64]) {
        match access.kind {
            AccessKind::Read => self.reads.push(access.address),
            AccessKind::Write => self.writes.push((access.address, access.size, data[0])),
        }
    }

    /// A run of elements of `bytes` bytes, of which each is an access.
    fn elements(&mut self, access: MemoryAccess, data: &[u64], bytes: u16) {
        for at in (0..access.size).step_by(usize::from(bytes)) {
            let (limb, shift) = (data[usize::from(at / 8)], u32::from(at % 8) * 8);
            let value = limb >> shift & u64::MAX >> (64 - 8 * u32::from(bytes));
            let address = access.address.wrapping_add(u64::from(at));
            self.access(MemoryAccess { address, size: bytes, ..access }, &[value]);
        }
    }
}

impl LogLine {
    fn new(entry: &StaticEntry, slots: &Slots, decoder: &Decoder, isa: Isa) -> Self {
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
        let head = commit_head(MACHINE_MODE, entry.pc, entry.word, isa.xlen().bits());
        let vector = VectorResult::new(entry, decoder, isa.vlen());
        Self { head, integers, csrs, vector, changes: is_on_vectors(entry) }
    }
}

/// The vector registers that hold something else than before.
fn changed<'a>(seen: &Seen<'a>) -> Vec<(u8, &'a [u64])> {
    seen.written()
        .filter(|(slot, before, now)| slot.file == RegisterFile::V && before != now)
        .map(|(slot, _, now)| (slot.index as u8, now))
        .collect()
}

/// vl and vtype as a design's instruction found them.
fn found(seen: &Seen<'_>) -> VectorDetail {
    let csr = |number| {
        let slot = seen.written().find(|(slot, ..)| (slot.file, slot.index) == (RegisterFile::Csr, number));
        slot.map_or(0, |(_, before, _)| before[0])
    };
    // vill stands above all other bits of vtype.
    let vtype = csr(csr::VTYPE);
    VectorDetail { vl: csr(csr::VL) as u16, vtype: u8::try_from(vtype).ok() }
}
