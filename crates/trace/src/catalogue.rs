//! The instructions of a trace, decoded once for each (address, word).
//!
//! Source: the tables of `instar-isa`; which columns an instruction has follows from its effect.

use instar_isa::{
    self as isa, AccessKind, Class, Decoder, Effect, RegisterFile, StaticEntry, StaticTable, ToldOperands,
    Xlen,
};
use rustc_hash::FxHashMap;

use crate::batch::{Flags, MemoryAccess};

/// Gives a new static entry another meaning; says whether it did. A sentence refuses the
/// instruction.
pub type Replace<'a> = Box<dyn FnMut(&mut StaticEntry) -> Result<bool, String> + 'a>;

/// What a trace says of an instruction beyond address and word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// Nothing.
    Plain,
    /// The address.
    Memory { size: u16, kind: AccessKind },
    /// Both operands, or nothing.
    Operands(ToldOperands),
    /// An address, or nothing: a design's instruction with memory, a store that may fail, several
    /// accesses of which the first stands in the line.
    PerhapsMemory { size: u16, kind: AccessKind },
}

impl Shape {
    pub(crate) fn of(effect: Effect, xlen: Xlen) -> Self {
        let Effect { memory, told, .. } = effect;
        let (size, kind) = (memory.size.bytes(xlen), memory.kind());
        match told {
            Some(told) => Self::Operands(told),
            None if memory.one => Self::Memory { size, kind },
            None if memory.any() => Self::PerhapsMemory { size, kind },
            None => Self::Plain,
        }
    }

    /// The access at `address`; `None` where this makes none.
    #[inline]
    pub(crate) fn access(self, address: u64) -> Option<MemoryAccess> {
        match self {
            Self::Memory { size, kind } | Self::PerhapsMemory { size, kind } => {
                Some(MemoryAccess { address, size, kind })
            }
            Self::Plain | Self::Operands(_) => None,
        }
    }

    /// What rs1 and rs2 tell, packed; 0 where they tell nothing.
    pub(crate) fn detail(self, xlen: Xlen, operands: [u64; 2]) -> u64 {
        match self {
            Self::Operands(told) => told.detail(xlen, operands),
            _ => 0,
        }
    }
}

/// How the next address follows from an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// The one after it.
    Next,
    /// After it, or at this address.
    Branch(u64),
    /// At this address.
    Jump(u64),
    /// Where a register, a table or a design's instruction says.
    Anywhere,
    /// `ecall` and `ebreak`: after it or at a handler.
    Trap,
    /// `mret`.
    Return,
    /// After it; it writes `mtvec`.
    SetsVector,
    /// After it; it writes `mepc`, to which an `mret` goes.
    SetsReturn,
    /// After it, where a loop begins to which nothing but hardware jumps back.
    BeginsLoop,
}

impl Flow {
    fn of(entry: &StaticEntry, xlen: Xlen) -> Self {
        let target = xlen.truncate(entry.pc.wrapping_add(entry.immediate as u64));
        match entry.effect.flow {
            isa::NextPc::Next if writes(entry, MTVEC) => Self::SetsVector,
            isa::NextPc::Next if writes(entry, MEPC) => Self::SetsReturn,
            isa::NextPc::Next => Self::Next,
            isa::NextPc::Branch => Self::Branch(target),
            isa::NextPc::Jump => Self::Jump(target),
            isa::NextPc::Trap => Self::Trap,
            isa::NextPc::TrapReturn => Self::Return,
            isa::NextPc::JumpRegister | isa::NextPc::Return | isa::NextPc::Table | isa::NextPc::Anywhere => {
                Self::Anywhere
            }
        }
    }
}

/// One instruction at one address.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TracedInstruction {
    pub(crate) id: u32,
    pub(crate) pc: u64,
    pub(crate) word: u32,
    /// Address after it.
    pub(crate) following: u64,
    pub(crate) shape: Shape,
    /// Register and offset that a load or store adds for its address; `None` of everything else.
    pub(crate) base: Option<(u8, i64)>,
    pub(crate) flow: Flow,
    /// Flags that it always bears.
    flags: Flags,
    /// X registers written, one bit each.
    pub(crate) writes: u32,
    pub(crate) replaced: bool,
}

impl TracedInstruction {
    /// Flags of an execution after which the hart goes on at `next_pc`.
    #[inline]
    pub(crate) fn flags(&self, next_pc: u64) -> Flags {
        let more = match self.flow {
            Flow::Branch(target) if next_pc == target && next_pc != self.following => Flags::TAKEN,
            Flow::Trap if next_pc != self.following => Flags::TRAP,
            _ => 0,
        };
        Flags(self.flags.0 | more)
    }

    /// Whether code may have been changed before it.
    #[inline]
    pub(crate) fn is_fence_i(&self) -> bool {
        self.word & 0x707f == 0x100f
    }

    /// Where the hart may go on without a trap, as far as the instruction says.
    pub(crate) fn next_pcs(&self) -> impl Iterator<Item = u64> {
        let (behind, target) = match self.flow {
            Flow::Jump(target) => (None, Some(target)),
            Flow::Branch(target) => (Some(self.following), (target != self.following).then_some(target)),
            _ => (Some(self.following), None),
        };
        behind.into_iter().chain(target)
    }

    /// Where the hart goes on if the trace does not say.
    pub(crate) fn default_next_pc(&self) -> u64 {
        if let Flow::Jump(target) = self.flow { target } else { self.following }
    }
}

/// All instructions met so far.
pub(crate) struct Catalogue<'a> {
    decoder: &'a Decoder,
    replace: Option<Replace<'a>>,
    by_place: FxHashMap<(u64, u32), u32>,
    known: Vec<TracedInstruction>,
    /// The word that was met last at an address, and how many `fence.i` before it.
    words: FxHashMap<u64, (u32, u64)>,
    /// How many `fence.i` there were so far.
    pub(crate) fences: u64,
    /// The stream is exact: a word may change without a `fence.i`, as the program did it.
    pub(crate) exact: bool,
}

impl<'a> Catalogue<'a> {
    pub(crate) fn new(decoder: &'a Decoder) -> Self {
        Self {
            decoder,
            replace: None,
            by_place: FxHashMap::default(),
            known: Vec::new(),
            words: FxHashMap::default(),
            fences: 0,
            exact: false,
        }
    }

    pub(crate) fn decoder(&self) -> &'a Decoder {
        self.decoder
    }

    pub(crate) fn set_replace(&mut self, replace: Replace<'a>) {
        self.replace = Some(replace);
    }

    /// The address that a trace means by `value`: that of an RV32 hart may be sign-extended to 64
    /// bits.
    #[inline]
    pub(crate) fn address(&self, value: u64) -> Option<u64> {
        match self.decoder.isa().xlen() {
            Xlen::Rv32 if value >> 32 == 0 => Some(value),
            Xlen::Rv32 if value >> 32 == 0xffff_ffff => Some(value & 0xffff_ffff),
            Xlen::Rv32 => None,
            Xlen::Rv64 => Some(value),
        }
    }

    /// The instruction `word` at `pc`; made and put into `table` if it is new.
    #[inline]
    pub(crate) fn get(
        &mut self,
        table: &mut StaticTable,
        pc: u64,
        word: u32,
    ) -> Result<&TracedInstruction, String> {
        let at = match self.by_place.get(&(pc, word)) {
            Some(at) => *at,
            None => self.add(table, pc, word)?,
        };
        Ok(&self.known[at as usize])
    }

    #[cold]
    fn add(&mut self, table: &mut StaticTable, pc: u64, word: u32) -> Result<u32, String> {
        let isa = self.decoder.isa();
        let recorded = self.decoder.static_entry(pc, word).ok_or_else(|| {
            let width = if word & 3 == 3 { 8 } else { 4 };
            let design = if self.decoder.customs().is_empty() { "" } else { " and none of the design" };
            format!(
                "the word {word:0width$x} at {pc:08x} is no instruction of {isa}{design}; the ISA must be that of \
                 the recorded program, and a design's instruction needs the design"
            )
        })?;
        match self.words.insert(pc, (recorded.word, self.fences)) {
            Some((before, fences)) if fences == self.fences && !self.exact => {
                let width = |word: u32| if word & 3 == 3 { 8 } else { 4 };
                return Err(format!(
                    "the word at {pc:08x} is {:0new$x} here and was {before:0old$x} before, and no fence.i lies between: \
                     the line was changed, or a line is missing",
                    recorded.word,
                    new = width(recorded.word),
                    old = width(before)
                ));
            }
            _ => {}
        }
        let mut entry = recorded.clone();
        let replaced = match &mut self.replace {
            Some(replace) => replace(&mut entry)?,
            None => false,
        };
        if !replaced {
            entry = recorded.clone();
        }
        // A table finds its entries by place, so that stays as recorded.
        (entry.pc, entry.word, entry.length) = (recorded.pc, recorded.word, recorded.length);
        let known = TracedInstruction {
            id: table.intern(entry),
            pc,
            word: recorded.word,
            following: isa.xlen().truncate(pc.wrapping_add(u64::from(recorded.length))),
            shape: Shape::of(recorded.effect, isa.xlen()),
            base: base(&recorded),
            flow: self.flow(&recorded),
            flags: if reads_clock(&recorded) { Flags(Flags::CLOCK) } else { Flags::default() },
            writes: x_registers(&recorded),
            replaced,
        };
        let at = self.known.len() as u32;
        self.known.push(known);
        self.by_place.insert((pc, word), at);
        Ok(at)
    }
}

impl Catalogue<'_> {
    fn flow(&self, entry: &StaticEntry) -> Flow {
        let customs = self.decoder.customs();
        match entry.custom.and_then(|at| customs.get(usize::from(at))) {
            Some(custom) if custom.begins_loop => Flow::BeginsLoop,
            _ => Flow::of(entry, self.decoder.isa().xlen()),
        }
    }
}

/// What the address of a load, a store or an atomic operation is the sum of.
fn base(entry: &StaticEntry) -> Option<(u8, i64)> {
    let offset = match entry.class {
        Class::Load | Class::Store => entry.immediate,
        Class::Atomic => 0,
        _ => return None,
    };
    // An entry leaves x0 out, which only a word of four bytes can have as its base.
    let register = match entry.length {
        4 => (entry.word >> 15 & 31) as u8,
        _ => u8::try_from(entry.sources.iter().find(|range| range.file == RegisterFile::X)?.index).ok()?,
    };
    (entry.effect.memory.one && register < 32).then_some((register, offset))
}

/// Numbers of `mtvec` and `mepc`.
const MTVEC: u16 = 0x305;
const MEPC: u16 = 0x341;

/// Whether it writes the CSR of this number.
fn writes(entry: &StaticEntry, number: u16) -> bool {
    entry.destinations.iter().any(|range| range.file == RegisterFile::Csr && range.index == number)
}

/// Whether it reads `mcycle`, `cycle` or `time`, or their upper halves.
fn reads_clock(entry: &StaticEntry) -> bool {
    const CLOCKS: [u16; 6] = [0xb00, 0xb80, 0xc00, 0xc80, 0xc01, 0xc81];
    entry.sources.iter().any(|range| range.file == RegisterFile::Csr && CLOCKS.contains(&range.index))
}

fn x_registers(entry: &StaticEntry) -> u32 {
    let ranges = entry.destinations.iter().filter(|range| range.file == RegisterFile::X);
    let numbers = ranges.flat_map(|range| range.numbers());
    numbers.filter(|number| *number < 32).fold(0, |bits, number| bits | 1 << number)
}
