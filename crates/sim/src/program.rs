//! A program: the segments, symbols and source lines of an ELF file.
//!
//! Source: the System V ABI's object file format and the RISC-V ELF psABI, read by the crates `object` and
//! `addr2line`.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use instar_isa::Xlen;
use object::read::elf::{FileHeader, ProgramHeader};
use object::{Architecture, Endianness, Object, ObjectSymbol, SymbolKind, elf};

use crate::lines::Lines;
use crate::location::Location;
use crate::memory::Memory;

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
    /// Whether it may be executed.
    pub executable: bool,
    /// Whether it may be written.
    pub writable: bool,
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
        let xlen = check_header(bytes).map_err(fail)?;
        let segments = match xlen {
            Xlen::Rv32 => segments::<elf::FileHeader32<Endianness>>(bytes),
            Xlen::Rv64 => segments::<elf::FileHeader64<Endianness>>(bytes),
        }
        .map_err(fail)?;
        if segments.is_empty() {
            return Err(fail(
                "has no segment to load; link it as an executable, not as an object file".into(),
            ));
        }
        let file = object::File::parse(bytes).map_err(|e| fail(format!("damaged ELF file: {e}")))?;
        if file.architecture() != Architecture::Riscv32 && file.architecture() != Architecture::Riscv64 {
            return Err(fail("is no RISC-V program".into()));
        }
        let (symbols, functions) = symbols(&file, &segments);
        Ok(Self {
            name: name.to_string(),
            xlen,
            entry: file.entry(),
            segments,
            symbols,
            functions,
            bytes: bytes.to_vec(),
            lines: OnceLock::new(),
        })
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
                return Err(ProgramError {
                    file: self.name.clone(),
                    reason: format!(
                        "segment {first:#010x} to {last:#010x} is outside memory, which is {:#010x} to {:#010x}",
                        memory.base(),
                        memory.end() - 1
                    ),
                });
            }
            memory.write(segment.address, &segment.bytes);
            if segment.executable && !segment.writable {
                memory.protect_code(segment.address, segment.size);
            }
        }
        Ok(())
    }

    /// Up to three symbols that share the longest piece with `name`.
    fn similar_to(&self, name: &str) -> Vec<&str> {
        let piece = |other: &str| {
            let bytes = name.as_bytes();
            (3..=bytes.len())
                .rev()
                .find(|&n| name.is_ascii() && (0..=bytes.len() - n).any(|i| other.contains(&name[i..i + n])))
        };
        let mut near: Vec<_> =
            self.functions.iter().filter_map(|s| Some((piece(&s.name)?, s.name.as_str()))).collect();
        near.sort_by_key(|(n, name)| (std::cmp::Reverse(*n), *name));
        near.into_iter().map(|(_, name)| name).take(3).collect()
    }
}

/// XLEN, if the header is one of a little-endian RISC-V ELF file.
fn check_header(bytes: &[u8]) -> Result<Xlen, String> {
    if bytes.len() < 4 || bytes[..4] != elf::ELFMAG {
        return Err("is no ELF file".into());
    }
    let &[class, data, ..] = bytes.get(4..).unwrap_or(&[]) else {
        return Err("is truncated: the ELF header is incomplete".into());
    };
    if data == elf::ELFDATA2MSB.0 {
        return Err("is big-endian; RISC-V programs here are little-endian".into());
    }
    let xlen = match elf::FileClass(class) {
        elf::ELFCLASS32 => Xlen::Rv32,
        elf::ELFCLASS64 => Xlen::Rv64,
        other => return Err(format!("has ELF class {}; 1 (32 bits) and 2 (64 bits) are known", other.0)),
    };
    let header = if xlen == Xlen::Rv32 { 52 } else { 64 };
    if bytes.len() < header {
        return Err("is truncated: the ELF header is incomplete".into());
    }
    let machine = elf::Machine(u16::from_le_bytes([bytes[18], bytes[19]]));
    if machine != elf::EM_RISCV {
        let name = match machine {
            elf::EM_386 => "x86",
            elf::EM_X86_64 => "x86-64",
            elf::EM_ARM => "Arm",
            elf::EM_AARCH64 => "AArch64",
            _ => "unknown here",
        };
        return Err(format!("is for machine {} ({name}), not for RISC-V ({})", machine.0, elf::EM_RISCV.0));
    }
    Ok(xlen)
}

fn segments<H: FileHeader<Endian = Endianness>>(bytes: &[u8]) -> Result<Vec<Segment>, String> {
    let damaged = |e: object::Error| format!("is truncated or damaged: {e}");
    let header = H::parse(bytes).map_err(damaged)?;
    let endian = header.endian().map_err(damaged)?;
    let mut segments = Vec::new();
    for segment in header.program_headers(endian, bytes).map_err(damaged)? {
        let size: u64 = segment.p_memsz(endian).into();
        if segment.p_type(endian) != elf::PT_LOAD || size == 0 {
            continue;
        }
        let address: u64 = segment.p_vaddr(endian).into();
        let contents = segment.data(endian, bytes).map_err(|()| {
            format!("is truncated: the contents of the segment at {address:#010x} are incomplete")
        })?;
        if contents.len() as u64 > size || address.checked_add(size).is_none() {
            return Err(format!("the segment at {address:#010x} has contradicting sizes"));
        }
        let flags = segment.p_flags(endian);
        segments.push(Segment {
            address,
            bytes: contents.to_vec(),
            size,
            executable: flags.0 & elf::PF_X.0 != 0,
            writable: flags.0 & elf::PF_W.0 != 0,
        });
    }
    Ok(segments)
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
