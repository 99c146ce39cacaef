//! Reads the native form.
//!
//! Source: the form stands in the module above.

use instar_isa::StaticTable;
use rustc_hash::FxHashMap;

use super::{
    ACCESSES, DETAIL, END, FLAGS, MAGIC, Memory, PC, SHAPE, TARGET_GIVEN, TARGET_LAST, VERSION, WORD,
    unzigzag,
};
use crate::AccessKind;
use crate::batch::{Flags, MemoryAccess, RetiredBatch};
use crate::catalogue::{Catalogue, TracedInstruction};
use crate::error::TraceError;
use crate::lines::LineSource;

/// More accesses than any instruction makes: a vector of 2^16 bytes, byte by byte.
const ACCESSES_MAX: u64 = 1 << 16;

/// What came next.
pub(crate) enum Event {
    /// An instruction, which was appended to the batch.
    Instruction {
        /// It was replaced by a stand-in.
        replaced: bool,
    },
    /// The end.
    End,
}

struct Entry {
    known: TracedInstruction,
    memory: Memory,
}

/// What was read so far.
pub(crate) struct State {
    entries: Vec<Entry>,
    by_pc: FxHashMap<u64, u32>,
    next_pc: u64,
    instructions: u64,
    ended: bool,
}

/// Why an instruction cannot be read.
enum Wrong {
    Ended,
    Damaged,
    Sentence(String),
    Source(TraceError),
}

impl From<TraceError> for Wrong {
    fn from(error: TraceError) -> Self {
        Self::Source(error)
    }
}

impl State {
    /// Reads the head of the file.
    pub(crate) fn open(source: &mut LineSource, catalogue: &Catalogue<'_>) -> Result<Self, TraceError> {
        let mut state = Self {
            entries: Vec::new(),
            by_pc: FxHashMap::default(),
            next_pc: 0,
            instructions: 0,
            ended: false,
        };
        state.head(source, catalogue).map_err(|wrong| state.error(source, wrong))?;
        Ok(state)
    }

    fn head(&mut self, source: &mut LineSource, catalogue: &Catalogue<'_>) -> Result<(), Wrong> {
        for _ in MAGIC {
            byte(source)?;
        }
        let (version, xlen) = (byte(source)?, byte(source)?);
        if version != VERSION {
            return Err(Wrong::Sentence(format!(
                "this is version {version} of the native form, and version {VERSION} is known here; write the trace anew"
            )));
        }
        let mut isa = Vec::new();
        for _ in 0..number(source)?.min(4096) {
            isa.push(byte(source)?);
        }
        let bits = catalogue.decoder().isa().xlen().bits();
        if u32::from(xlen) != bits {
            return Err(Wrong::Sentence(format!(
                "the trace is of an RV{xlen} program ({}); it cannot be read as one of RV{bits}",
                String::from_utf8_lossy(&isa)
            )));
        }
        Ok(())
    }

    /// Reads an instruction into `batch`.
    #[inline]
    pub(crate) fn next(
        &mut self,
        source: &mut LineSource,
        catalogue: &mut Catalogue<'_>,
        table: &mut StaticTable,
        batch: &mut RetiredBatch,
    ) -> Result<Event, TraceError> {
        if self.ended {
            return Ok(Event::End);
        }
        self.instruction(source, catalogue, table, batch).map_err(|wrong| self.error(source, wrong))
    }

    #[inline]
    fn instruction(
        &mut self,
        source: &mut LineSource,
        catalogue: &mut Catalogue<'_>,
        table: &mut StaticTable,
        batch: &mut RetiredBatch,
    ) -> Result<Event, Wrong> {
        let control = byte(source)?;
        if control == END {
            return self.end(source);
        }
        let pc = if control & PC != 0 { number(source)? } else { self.next_pc };
        let at = if control & WORD != 0 {
            self.meet(source, catalogue, table, pc)?
        } else {
            *self.by_pc.get(&pc).ok_or(Wrong::Damaged)?
        };
        let Entry { known, memory } = &mut self.entries[at as usize];
        let (elsewhere, next_pc) = match control & 3 {
            0 => (false, known.following),
            TARGET_LAST => (true, memory.target),
            TARGET_GIVEN => {
                memory.target = pc.wrapping_add(unzigzag(number(source)?));
                (true, memory.target)
            }
            _ => return Err(Wrong::Damaged),
        };
        let flags = &mut memory.flags[usize::from(elsewhere)];
        if control & FLAGS != 0 {
            *flags = byte(source)?;
        }
        let flags = Flags(*flags);
        let detail = if control & DETAIL != 0 { number(source)? } else { 0 };
        if control & ACCESSES != 0 {
            memory.read(source, control & SHAPE != 0)?;
            batch.accesses.extend_from_slice(&memory.accesses);
        }
        batch.push(known.id, pc, next_pc, flags, detail);
        self.next_pc = next_pc;
        self.instructions += 1;
        Ok(Event::Instruction { replaced: known.replaced })
    }

    /// A word that is new at its address.
    #[cold]
    fn meet(
        &mut self,
        source: &mut LineSource,
        catalogue: &mut Catalogue<'_>,
        table: &mut StaticTable,
        pc: u64,
    ) -> Result<u32, Wrong> {
        let mut word = u32::from(byte(source)?) | u32::from(byte(source)?) << 8;
        if word & 3 == 3 {
            word |= u32::from(byte(source)?) << 16 | u32::from(byte(source)?) << 24;
        }
        let known = *catalogue.get(table, pc, word).map_err(Wrong::Sentence)?;
        let at = self.entries.len() as u32;
        self.entries.push(Entry { known, memory: Memory::default() });
        self.by_pc.insert(pc, at);
        Ok(at)
    }

    #[cold]
    fn end(&mut self, source: &mut LineSource) -> Result<Event, Wrong> {
        if number(source)? != self.instructions || source.next_byte()?.is_some() {
            return Err(Wrong::Damaged);
        }
        self.ended = true;
        Ok(Event::End)
    }

    #[cold]
    fn error(&self, source: &LineSource, wrong: Wrong) -> TraceError {
        let behind = self.instructions;
        let sentence = match wrong {
            Wrong::Source(error) => return error,
            Wrong::Sentence(sentence) => sentence,
            Wrong::Ended => format!(
                "the trace ends in the middle, behind instruction {behind}: what wrote it was killed; write it anew"
            ),
            Wrong::Damaged => {
                format!("the trace is damaged behind instruction {behind}; it must be written anew")
            }
        };
        TraceError::file(source.path(), sentence)
    }
}

impl Memory {
    /// Reads the accesses of an instruction.
    #[inline]
    fn read(&mut self, source: &mut LineSource, shape: bool) -> Result<(), Wrong> {
        let mut expected = self.accesses.first().map_or(0, |first| first.address);
        if shape {
            let count = number(source)?;
            if count > ACCESSES_MAX {
                return Err(Wrong::Damaged);
            }
            self.accesses.clear();
            for _ in 0..count {
                let size_and_kind = number(source)?;
                let kind = if size_and_kind & 1 == 1 { AccessKind::Write } else { AccessKind::Read };
                let size = u16::try_from(size_and_kind >> 1).map_err(|_| Wrong::Damaged)?;
                self.accesses.push(MemoryAccess { address: 0, size, kind });
            }
        }
        for access in &mut self.accesses {
            access.address = expected.wrapping_add(unzigzag(number(source)?));
            expected = access.address.wrapping_add(u64::from(access.size));
        }
        Ok(())
    }
}

#[inline]
fn byte(source: &mut LineSource) -> Result<u8, Wrong> {
    source.next_byte()?.ok_or(Wrong::Ended)
}

#[inline]
fn number(source: &mut LineSource) -> Result<u64, Wrong> {
    let (mut value, mut shift) = (0, 0);
    loop {
        let part = byte(source)?;
        value |= u64::from(part & 0x7f) << shift;
        if part & 0x80 == 0 {
            return Ok(value);
        }
        shift += 7;
        if shift > 63 {
            return Err(Wrong::Damaged);
        }
    }
}
