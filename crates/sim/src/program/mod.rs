//! A program: the segments, symbols and source lines of an ELF file.
//!
//! Source: the System V ABI's object file format and the RISC-V ELF psABI, read by the crates
//! `object` and `addr2line`.

mod attributes;
pub(crate) mod code_map;
mod float;
mod header;
mod places;
mod read;

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::OnceLock;

use instar_isa::Xlen;
use object::{Architecture, Object as _, ObjectSymbol, SymbolKind, elf};

pub use self::attributes::BuiltFor;
use self::code_map::CodeMap;
pub use self::places::{Filled, Object, Places, Reference, Section};
use crate::lines::{self, LineRange, Lines};
use crate::location::Location;
use crate::parameters::{self, AbiParameter, Returned};
use crate::state::Memory;

/// Why a file is no program for this machine.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {reason}")]
pub struct ProgramError {
    /// The file.
    pub file: String,
    /// What is wrong and what would be right.
    pub reason: String,
}

/// A part of memory that the file fills.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// First address.
    pub address: u64,
    /// Contents; shorter than `size` where the rest is 0.
    pub bytes: Vec<u8>,
    /// Bytes in memory.
    pub size: u64,
    /// Where the contents lie a second time, for start-up code that copies them: the physical
    /// address of the program header, where that is another one and no segment lies there.
    pub source: Option<u64>,
    /// Whether it holds code.
    pub executable: bool,
    /// Whether it may be written.
    pub writable: bool,
}

impl Segment {
    /// Its addresses, and the one after it.
    pub fn range(&self) -> RangeInclusive<u64> {
        self.address..=self.address + self.size
    }

    /// A byte of its contents.
    pub fn byte(&self, address: u64) -> Option<u8> {
        let at = usize::try_from(address.checked_sub(self.address)?).ok()?;
        self.bytes.get(at).copied()
    }
}

/// The instruction, of two bytes or of four, that the executable ones of some segments have at an
/// address.
pub fn word_at(segments: &[Segment], address: u64) -> Option<u32> {
    let half = |at: u64| {
        let byte = |at| segments.iter().filter(|s| s.executable).find_map(|s| s.byte(at)).map(u32::from);
        Some(byte(at)? | byte(at + 1)? << 8)
    };
    let low = half(address)?;
    if low & 3 == 3 { Some(low | half(address + 2)? << 16) } else { Some(low) }
}

/// A symbol with an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// Name.
    pub name: String,
    /// Address.
    pub address: u64,
    /// Bytes; 0 where the file does not say.
    pub size: u64,
    /// Whether it is a function.
    pub function: bool,
}

/// A loaded ELF file.
pub struct Program {
    name: String,
    xlen: Xlen,
    compressed: bool,
    notes: Vec<String>,
    entry: u64,
    segments: Vec<Segment>,
    symbols: BTreeMap<String, Symbol>,
    /// Functions (and labels in code) by address.
    functions: Vec<Symbol>,
    bytes: Vec<u8>,
    lines: OnceLock<Option<Lines>>,
}

impl std::fmt::Debug for Program {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Program").field("name", &self.name).field("xlen", &self.xlen).finish_non_exhaustive()
    }
}

impl Program {
    /// Reads an ELF file; `name` stands in errors.
    pub fn from_elf(name: &str, bytes: &[u8]) -> Result<Self, ProgramError> {
        let fail = |reason: String| ProgramError { file: name.to_string(), reason };
        let header = header::read(bytes).map_err(fail)?;
        let segments = read::segments(bytes, &header).map_err(fail)?;
        let file = object::File::parse(bytes).map_err(|e| fail(format!("damaged ELF file: {e}")))?;
        if file.architecture() != Architecture::Riscv32 && file.architecture() != Architecture::Riscv64 {
            return Err(fail("is no RISC-V program".into()));
        }
        let (symbols, functions) = symbols(&file, &segments);
        let mut program = Self {
            name: name.to_string(),
            xlen: header.xlen,
            compressed: header.flags & elf::EF_RISCV_RVC.0 != 0,
            notes: header.notes(bytes),
            entry: file.entry(),
            segments,
            symbols,
            functions,
            bytes: bytes.to_vec(),
            lines: OnceLock::new(),
        };
        if header.position_independent && read::relocations(bytes, header.xlen).map_err(fail)? {
            program.notes.push(
                "is position-independent, and its pointers are right once its own start-up code has relocated them: so in a \
                 run from its entry, not in a call of one of its functions"
                    .into(),
            );
        }
        if header.flags & elf::EF_RISCV_FLOAT_ABI != 0 {
            let first = float::first(&file, &program.segments, header.xlen);
            let place = first.map(|pc| format!("{pc:#010x}{}", program.locate(pc)));
            program.notes.extend(header.judge_float(place.as_deref()).map_err(fail)?);
        }
        Ok(program)
    }

    /// What is to be told of the file besides what it was built for, each to stand behind its name.
    pub fn notes(&self) -> &[String] {
        &self.notes
    }

    /// Whether its header says that it may have compressed instructions.
    pub fn compressed(&self) -> bool {
        self.compressed
    }

    /// The name given when it was read.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The ELF file.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Its XLEN.
    pub fn xlen(&self) -> Xlen {
        self.xlen
    }

    /// Where a whole program starts.
    pub fn entry(&self) -> u64 {
        self.entry
    }

    /// Its program headers in memory: address, bytes of one, count; zeros where they are not
    /// loaded.
    pub(crate) fn headers(&self) -> [u64; 3] {
        read::headers(&self.bytes, self.xlen).unwrap_or_default()
    }

    /// What is loaded.
    pub fn segments(&self) -> &[Segment] {
        &self.segments
    }

    /// The symbol called `name`.
    pub fn symbol(&self, name: &str) -> Option<&Symbol> {
        self.symbols.get(name)
    }

    /// All named symbols in the order of their names.
    pub fn symbols(&self) -> impl Iterator<Item = &Symbol> {
        self.symbols.values()
    }

    /// The symbol called `name`; the error names the most similar ones.
    pub fn require_symbol(&self, name: &str) -> Result<&Symbol, ProgramError> {
        self.symbol(name).ok_or_else(|| {
            let near = self.similar_to(name);
            let hint = if near.is_empty() { String::new() } else { format!("; it has {}", near.join(", ")) };
            ProgramError { file: self.name.clone(), reason: format!("has no symbol \"{name}\"{hint}") }
        })
    }

    /// The function that `pc` lies in.
    pub fn function_at(&self, pc: u64) -> Option<&Symbol> {
        let after = self.functions.partition_point(|s| s.address <= pc);
        let symbol = self.functions[..after].last()?;
        (symbol.size == 0 || pc < symbol.address + symbol.size).then_some(symbol)
    }

    /// Function and source line of `pc`.
    pub fn locate(&self, pc: u64) -> Location {
        let lines = self.lines.get_or_init(|| Lines::read(&self.bytes));
        let (file, line) = lines.as_ref().and_then(|lines| lines.find(pc)).unwrap_or_default();
        let function = self.function_at(pc).map(|s| (s.name.clone(), pc - s.address));
        Location { function, file, line }
    }

    /// `pc` as a sentence names it, `mldsa_ntt+0x14 (ntt.S:42)`; by its number where nothing is
    /// known.
    pub fn named(&self, pc: u64) -> String {
        let place = self.locate(pc).to_string();
        let place = place.trim_start();
        let place = place.strip_prefix("in ").unwrap_or(place);
        if place.is_empty() { format!("{pc:#x}") } else { place.to_string() }
    }

    /// The file that was compiled to the code at `pc`, whatever it was inlined from; `None` where
    /// the program does not say.
    pub fn unit_at(&self, pc: u64) -> Option<String> {
        self.lines.get_or_init(|| Lines::read(&self.bytes)).as_ref()?.unit(pc)
    }

    /// First address and size of the memory that holds all segments, in whole KiB.
    pub fn span(&self) -> (u64, u64) {
        let first = self.segments.iter().map(|s| s.address).min().unwrap_or(0) & !1023;
        (first, (self.end() - first).next_multiple_of(1024))
    }

    /// What the file says that it was built for; `Ok(None)` where it says nothing, an error where
    /// it cannot be read.
    pub fn built_for(&self) -> Result<Option<BuiltFor>, String> {
        attributes::read(&self.bytes)
    }

    /// What lies where in it, by name, and what its linker filled in.
    pub fn places(&self) -> Places {
        places::read(&self.bytes, |name| self.symbol(name).map(|symbol| symbol.size))
    }

    /// Where its code is.
    pub(crate) fn code_map(&self) -> CodeMap {
        CodeMap::of(&self.segments)
    }

    /// The parameters of a function, by the debug information; `None` where that says nothing of
    /// it.
    pub fn parameters(&self, function: &str) -> Option<Vec<AbiParameter>> {
        let file = object::File::parse(&*self.bytes).ok()?;
        let word_bytes = u64::from(self.xlen.bits() / 8);
        parameters::find(&lines::dwarf(&file)?, function, word_bytes).ok()?
    }

    /// Where a function leaves its value, by the debug information; `None` where that does not say
    /// it.
    pub fn returned(&self, function: &str) -> Option<Returned> {
        let file = object::File::parse(&*self.bytes).ok()?;
        let word_bytes = u64::from(self.xlen.bits() / 8);
        parameters::returned(&lines::dwarf(&file)?, function, word_bytes).ok()?
    }

    /// All code of the executable segments that has a source line.
    pub fn line_ranges(&self) -> Vec<LineRange> {
        let lines = self.lines.get_or_init(|| Lines::read(&self.bytes));
        let mut ranges = lines.as_ref().map(Lines::ranges).unwrap_or_default();
        // What the linker threw away keeps its line table, at addresses where nothing lies.
        ranges.retain(|range| self.word_at(range.address).is_some());
        ranges
    }

    /// As [`word_at`].
    pub fn word_at(&self, address: u64) -> Option<u32> {
        word_at(&self.segments, address)
    }

    /// Address after the last loaded byte.
    pub fn end(&self) -> u64 {
        self.segments.iter().map(|s| s.address + s.size).max().unwrap_or(0)
    }

    /// Writes the segments into fresh memory and protects code.
    pub(crate) fn load_into(&self, memory: &mut Memory) -> Result<(), ProgramError> {
        for segment in &self.segments {
            let fits = segment.address >= memory.base()
                && segment.address.checked_add(segment.size).is_some_and(|end| end <= memory.end());
            if !fits {
                let (first, last) = (segment.address, segment.address.wrapping_add(segment.size - 1));
                let (base, size) = self.span();
                return Err(ProgramError {
                    file: self.name.clone(),
                    reason: format!(
                        "segment {first:#010x} to {last:#010x} is outside memory, which is {:#010x} to {:#010x}; \
                         the program fits into a memory of {size:#x} bytes at {base:#010x}",
                        memory.base(),
                        memory.end() - 1
                    ),
                });
            }
            memory.write(segment.address, &segment.bytes);
            // A source outside memory is no source: start-up code that reads it there says so by
            // its fault.
            segment.source.and_then(|source| memory.write(source, &segment.bytes));
            if segment.executable && !segment.writable {
                memory.protect_code(segment.address, segment.size);
            }
        }
        Ok(())
    }

    /// Up to three symbols: the one that `name` may misspell, and functions that share the longest
    /// piece with it.
    fn similar_to(&self, name: &str) -> Vec<&str> {
        let piece = |other: &str| {
            let bytes = name.as_bytes();
            (3..=bytes.len().min(other.len()))
                .rev()
                .find(|&n| name.is_ascii() && (0..=bytes.len() - n).any(|i| other.contains(&name[i..i + n])))
        };
        let mut near: Vec<_> =
            self.functions.iter().filter_map(|s| Some((piece(&s.name)?, s.name.as_str()))).collect();
        near.sort_by_key(|(n, name)| (std::cmp::Reverse(*n), *name));
        let misspelt = instar_diagnostic::nearest(name, self.symbols.keys().map(String::as_str));
        let others = near.into_iter().map(|(_, name)| name).filter(|other| Some(*other) != misspelt);
        misspelt.into_iter().chain(others).take(3).collect()
    }
}

/// Symbols by name, and functions by address.
fn symbols(file: &object::File<'_>, segments: &[Segment]) -> (BTreeMap<String, Symbol>, Vec<Symbol>) {
    let in_code = |address: u64| {
        segments.iter().any(|s| s.executable && (s.address..s.address + s.size).contains(&address))
    };
    let mut by_name = BTreeMap::new();
    let mut functions: Vec<Symbol> = Vec::new();
    for symbol in file.symbols().filter(|s| s.is_definition() || s.kind() == SymbolKind::Unknown) {
        let Ok(name) = symbol.name() else { continue };
        // Mapping symbols ($x, $d) and local labels are not for people.
        if name.is_empty() || name.starts_with('$') || name.starts_with(".L") || symbol.is_undefined() {
            continue;
        }
        let function = symbol.kind() == SymbolKind::Text;
        let entry = Symbol { name: name.into(), address: symbol.address(), size: symbol.size(), function };
        let label = symbol.kind() == SymbolKind::Label || symbol.kind() == SymbolKind::Unknown;
        if function || label && in_code(entry.address) {
            functions.push(entry.clone());
        }
        if symbol.is_global() || !by_name.contains_key(name) {
            by_name.insert(name.to_string(), entry);
        }
    }
    // At one address the last counts: real functions after labels, global names after local ones.
    functions.sort_by_key(|s| (s.address, s.function));
    // A label inside a function whose size is known is a place in that function.
    let mut within = 0;
    functions.retain(|s| {
        if s.function {
            within = within.max(s.address + s.size);
        }
        s.function || s.address >= within
    });
    (by_name, functions)
}
