//! Reads a recorded trace, batch by batch.
//!
//! Source: the forms are described in `compact`, `rvfi` and `native`; which one a file has, whether
//! it is compressed and whether it has cycles is found out from its first lines.

use std::path::Path;

use instar_isa::{Decoder, StaticTable};

use crate::batch::{Flags, RetiredBatch};
use crate::catalogue::{Catalogue, Replace};
use crate::continuity::Continuity;
use crate::error::TraceError;
use crate::lines::LineSource;
use crate::record::Record;
use crate::text::LineTexts;
use crate::{compact, native, rvfi};

enum Form {
    Compact,
    Rvfi(Box<rvfi::State>),
    Native(Box<native::State>),
}

/// An open trace.
///
/// A native trace gives back the stream as it was written. From a text the retired batch is filled
/// as the simulator does it: static ids, next pc (from the following line), flags (`TAKEN`; `TRAP`
/// for `ecall` and `ebreak` that go on elsewhere, and before an interrupt; `CLOCK`), memory
/// accesses and the detail of divisions and shifts, 0 where the trace does not give the operands.
/// The next pc of the very last instruction is the one after it, or a direct jump's target.
///
/// For an annotated trace, [`TraceReader::keep_texts`] keeps the lines' own columns, and
/// [`TraceReader::take_texts`] hands them over batch by batch.
pub struct TraceReader<'a> {
    source: LineSource,
    form: Form,
    cycles: Option<bool>,
    catalogue: Catalogue<'a>,
    /// Read, but the address of the next one is not known yet.
    pending: Option<Record>,
    continuity: Continuity,
    /// Whoever reads compares each instruction with another source.
    compared: bool,
    last_cycle: u64,
    /// An empty line, which is right only if nothing follows.
    empty_line: Option<u64>,
    instructions: u64,
    replaced: u64,
    computed: u64,
    texts: Option<LineTexts>,
    /// Text of the pending instruction, which belongs to the next batch if this one is full.
    pending_text: LineTexts,
}

impl<'a> TraceReader<'a> {
    /// Opens `path`, plain or zstd. `decoder` is that of the recorded program's ISA and of the
    /// design, if the trace holds a design's instructions.
    pub fn open(path: &Path, decoder: &'a Decoder) -> Result<Self, TraceError> {
        let mut source = LineSource::open(path)?;
        let mut catalogue = Catalogue::new(decoder);
        let (form, cycles) = if source.first_bytes().starts_with(native::MAGIC) {
            catalogue.exact = true;
            (Form::Native(Box::new(native::State::open(&mut source, &catalogue)?)), Some(false))
        } else if let Some(dialect) = rvfi::Dialect::of(source.head()) {
            (Form::Rvfi(Box::new(rvfi::State::new(dialect))), None)
        } else {
            (Form::Compact, Some(compact::has_cycles(source.head(), decoder)))
        };
        Ok(Self {
            source,
            form,
            cycles,
            catalogue,
            pending: None,
            continuity: Continuity::default(),
            compared: false,
            last_cycle: 0,
            empty_line: None,
            instructions: 0,
            replaced: 0,
            computed: 0,
            texts: None,
            pending_text: LineTexts::default(),
        })
    }

    /// Calls `replace` once for each new static entry, so that it is timed as something else (a
    /// stand-in). Address, word and length stay as recorded, and the line is read as the recorded
    /// instruction's.
    pub fn replace_entries(&mut self, replace: Replace<'a>) {
        self.catalogue.set_replace(replace);
    }

    /// Each instruction will be compared with another source, which tells better what is missing or
    /// other.
    pub fn compared(mut self) -> Self {
        self.compared = true;
        self.catalogue.exact = true;
        self
    }

    /// Retired instructions so far whose static entry was replaced.
    pub fn replaced(&self) -> u64 {
        self.replaced
    }

    /// Name of the file's form: compact, rvfi, spike, spike before 2022, native.
    pub fn form(&self) -> &'static str {
        match &self.form {
            Form::Compact => "compact",
            Form::Rvfi(state) => state.dialect.name(),
            Form::Native(_) => "native",
        }
    }

    /// Whether it is the stream as it was written: what it does not have there was not.
    pub fn is_exact(&self) -> bool {
        matches!(self.form, Form::Native(_))
    }

    /// Addresses so far that the trace does not tell and that followed from the registers that it
    /// tells.
    pub fn computed(&self) -> u64 {
        self.computed
    }

    /// Keeps each instruction's text; to be called before the first batch.
    pub fn keep_texts(&mut self) {
        self.texts = Some(LineTexts::default());
    }

    /// The texts of the batch that was read last, one for each of its instructions.
    pub fn take_texts(&mut self) -> LineTexts {
        self.texts.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Whether the trace has cycles; known after the first batch.
    pub fn has_cycles(&self) -> bool {
        self.cycles == Some(true)
    }

    /// Instructions handed out so far.
    pub fn instructions(&self) -> u64 {
        self.instructions
    }

    /// Replaces the content of `batch` by the next instructions, at most
    /// [`RetiredBatch::CAPACITY`], and that of `cycles` by their cycles, which stays empty where
    /// the trace has none. `table` is the same at each call. `false` at the end; a trace without
    /// any instruction is an error.
    pub fn next_batch(
        &mut self,
        table: &mut StaticTable,
        batch: &mut RetiredBatch,
        cycles: &mut Vec<u64>,
    ) -> Result<bool, TraceError> {
        batch.clear();
        cycles.clear();
        if let Some(texts) = &mut self.texts {
            texts.clear();
        }
        if matches!(self.form, Form::Native(_)) {
            self.native_batch(table, batch)?;
        } else {
            while batch.len() < RetiredBatch::CAPACITY && self.step(table, batch, cycles)? {}
        }
        self.instructions += batch.len() as u64;
        if self.instructions == 0 {
            let sentence = "there is no instruction in this trace; a line is \"pc insn cycle\", as in \
                            \"80000034 0291 172\", or \"core   0: 0x80000034 (0x0291) @ 172 DASM(0291)\"";
            return Err(TraceError::file(self.source.path(), sentence));
        }
        Ok(!batch.is_empty())
    }

    /// The line of a trace on which the instruction with this number stands, from 1; `None` after
    /// its end and of a native trace, which has no lines.
    pub fn line_of(path: &Path, decoder: &'a Decoder, instruction: u64) -> Result<Option<u64>, TraceError> {
        let mut reader = Self::open(path, decoder)?.compared();
        let (mut table, mut batch, mut cycles) = (StaticTable::new(), RetiredBatch::new(), Vec::new());
        let mut before = 0;
        while reader.step(&mut table, &mut batch, &mut cycles)? {
            if before + batch.len() as u64 + u64::from(reader.pending.is_some()) >= instruction {
                return Ok(Some(reader.source.line()));
            }
            if batch.len() == RetiredBatch::CAPACITY {
                before += batch.len() as u64;
                batch.clear();
                cycles.clear();
            }
        }
        Ok(None)
    }

    /// Fills a batch from a native trace.
    fn native_batch(&mut self, table: &mut StaticTable, batch: &mut RetiredBatch) -> Result<(), TraceError> {
        let Form::Native(state) = &mut self.form else { return Ok(()) };
        while batch.len() < RetiredBatch::CAPACITY {
            match state.next(&mut self.source, &mut self.catalogue, table, batch)? {
                native::Event::Instruction { replaced } => self.replaced += u64::from(replaced),
                native::Event::End => break,
            }
        }
        if let Some(texts) = &mut self.texts {
            (0..batch.len()).for_each(|i| {
                let line = compact::text(table, batch, i);
                texts.push(line.0.as_bytes(), line.1.as_bytes());
            });
        }
        Ok(())
    }

    /// Reads a line; `false` at the end of the file.
    #[inline]
    fn step(
        &mut self,
        table: &mut StaticTable,
        batch: &mut RetiredBatch,
        cycles: &mut Vec<u64>,
    ) -> Result<bool, TraceError> {
        let number = self.source.line() + 1;
        let Some(line) = self.source.next_line()? else {
            if let Some(last) = self.pending.take() {
                self.push(&last, last.known.default_next_pc(), false, batch, cycles);
            }
            match self.continuity.end() {
                Err((line, sentence)) if !self.compared => return Err(self.wrong(line, sentence)),
                _ => {}
            }
            return Ok(false);
        };
        let parsed = match &mut self.form {
            Form::Compact if line.is_empty() => {
                self.empty_line.get_or_insert(number);
                return Ok(true);
            }
            Form::Compact => {
                compact::parse(line, &mut self.catalogue, table, self.cycles != Some(false)).map(Some)
            }
            Form::Rvfi(state) => state.parse(line, self.pending.as_mut(), &mut self.catalogue, table),
            Form::Native(_) => return Ok(false),
        };
        let record = match parsed {
            Ok(Some(record)) => record,
            Ok(None) => return Ok(true),
            Err(sentence) => return Err(self.wrong(number, sentence)),
        };
        let kept = self.texts.is_some().then(|| {
            let mut text = LineTexts::default();
            text.push(&line[..record.before_end], &line[record.after_start..]);
            text
        });
        self.check(number, &record)?;
        if let Some(last) = self.pending.replace(record) {
            let told = match &mut self.form {
                Form::Rvfi(state) => state.take_trap(),
                _ => last.interrupt != 0,
            };
            let step = self.continuity.step(&last.known, number, record.known.pc, told);
            let trapped = match step {
                Err((line, sentence)) if !self.compared => return Err(self.wrong(line, sentence)),
                step => step.unwrap_or(false),
            };
            self.catalogue.fences += u64::from(last.known.is_fence_i());
            self.push(&last, record.known.pc, trapped, batch, cycles);
        }
        if let Some(text) = kept {
            self.pending_text = text;
        }
        Ok(true)
    }

    /// What must hold between this instruction and those before.
    #[inline]
    fn check(&mut self, number: u64, record: &Record) -> Result<(), TraceError> {
        if let Some(empty) = self.empty_line {
            let sentence = "the line is empty; every line must be a retired instruction".to_owned();
            return Err(self.wrong(empty, sentence));
        }
        if *self.cycles.get_or_insert(record.cycle.is_some()) != record.cycle.is_some() {
            let (this, others) = if record.cycle.is_some() { ("a", "no") } else { ("no", "a") };
            let sentence = format!(
                "the line has {this} cycle and the lines before have {others} cycle; it must be in all or in none"
            );
            return Err(self.wrong(number, sentence));
        }
        if let Some(cycle) = record.cycle {
            if cycle < self.last_cycle {
                let sentence = format!(
                    "the instruction retires in cycle {cycle}, and the one before in {}; cycles must not decrease",
                    self.last_cycle
                );
                return Err(self.wrong(number, sentence));
            }
            self.last_cycle = cycle;
        }
        Ok(())
    }

    #[inline]
    fn push(
        &mut self,
        record: &Record,
        next_pc: u64,
        trapped: bool,
        batch: &mut RetiredBatch,
        cycles: &mut Vec<u64>,
    ) {
        let known = &record.known;
        let computed = record.computed.filter(|_| record.access.is_none() && !trapped && !self.compared);
        self.computed += u64::from(computed.is_some());
        batch.accesses.extend(record.access.or_else(|| known.shape.access(computed?)));
        let flags = Flags(known.flags(next_pc).0 | if trapped { Flags::TRAP } else { 0 });
        let (flags, detail) = match record.interrupt {
            0 => (flags, record.detail),
            number => (Flags(Flags::TRAP | Flags::INTERRUPT), u64::from(number)),
        };
        batch.push(known.id, known.pc, next_pc, flags, detail);
        cycles.extend(record.cycle);
        self.replaced += u64::from(known.replaced);
        if let Some(texts) = &mut self.texts {
            let kept = !self.pending_text.is_empty();
            let (before, after) = if kept { self.pending_text.get(0) } else { ("", "") };
            texts.push(before.as_bytes(), after.as_bytes());
        }
    }

    #[cold]
    fn wrong(&self, line: u64, sentence: String) -> TraceError {
        TraceError::line(self.source.path(), line, sentence)
    }
}
