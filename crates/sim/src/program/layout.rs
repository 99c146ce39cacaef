//! What lies where in a program, by name, and what the linker filled in, where the file still says so.
//!
//! Source: the System V ABI's object file format; the RISC-V ELF psABI, "Relocations", whose numbers stand below. A linker
//! keeps relocations in a linked file with `--emit-relocs`.

use std::collections::BTreeMap;

use object::{
    Object, ObjectSection, ObjectSymbol, RelocationFlags, RelocationTarget, SectionFlags, SymbolKind, elf,
};

/// A named part of a program; a label without a size reaches to the next name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// All names at its first address, in their order.
    pub name: String,
    /// Its first address.
    pub address: u64,
    /// Its bytes.
    pub size: u64,
}

/// A section in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Its first address.
    pub address: u64,
    /// Its bytes.
    pub size: u64,
    /// Of what its address is a multiple wherever it is placed.
    pub align: u64,
}

/// What a linker filled in; a symbol is given by its address, with what is added to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fill {
    /// The upper twenty bits of an address.
    High(u64, i64),
    /// Its lower twelve bits.
    Low(u64, i64),
    /// The upper twenty bits of a distance from here.
    HighFrom(u64, i64),
    /// The lower twelve bits of the distance from the instruction at this address.
    LowFrom(u64),
    /// So many bytes with an address.
    Whole(u64, i64, u32),
    /// Something else, in words.
    Other(String),
}

/// What lies where.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// Named parts by address; none overlaps another.
    pub named: Vec<Named>,
    /// Sections by address.
    pub sections: Vec<Placed>,
    /// What was filled in where, if the file has relocations.
    pub filled: Option<BTreeMap<u64, Fill>>,
    /// The value of `__global_pointer$`.
    pub global_pointer: Option<u64>,
    /// Whether there are variables of a thread.
    pub has_thread_locals: bool,
}

/// Reads the layout; a file that is no ELF file has none.
pub(super) fn read(bytes: &[u8]) -> Layout {
    let Ok(file) = object::File::parse(bytes) else { return Layout::default() };
    let mut layout = Layout::default();
    let mut filled = BTreeMap::new();
    for section in file.sections() {
        let SectionFlags::Elf { sh_flags, .. } = section.flags() else { continue };
        let has = |flag: elf::SectionFlags| sh_flags.0 & flag.0 != 0;
        layout.has_thread_locals |= has(elf::SHF_TLS);
        if !has(elf::SHF_ALLOC) || section.size() == 0 {
            continue;
        }
        let placed =
            Placed { address: section.address(), size: section.size(), align: section.align().max(1) };
        layout.sections.push(placed);
        for (at, relocation) in section.relocations() {
            let RelocationFlags::Elf { r_type, .. } = relocation.flags() else { continue };
            let RelocationTarget::Symbol(index) = relocation.target() else { continue };
            let Ok(symbol) = file.symbol_by_index(index) else { continue };
            // A number is no address, and what is not there is 0.
            let placed = symbol.section_index().is_some();
            fill(&mut filled, at, r_type.0, (symbol.address(), relocation.addend(), placed));
        }
    }
    layout.sections.sort_by_key(|section| section.address);
    layout.filled = (!filled.is_empty()).then_some(filled);
    layout.named = named(&file, &layout.sections);
    let pointer =
        file.symbols().find(|symbol| symbol.name() == Ok("__global_pointer$") && !symbol.is_undefined());
    layout.global_pointer = pointer.map(|symbol| symbol.address());
    layout
}

/// Keeps one relocation.
fn fill(filled: &mut BTreeMap<u64, Fill>, at: u64, kind: u32, (symbol, behind, placed): (u64, i64, bool)) {
    let what = match kind {
        // Nothing, branches and jumps within code, alignment and leave to shorten.
        0 | 16 | 17 | 43 | 44 | 45 | 51 => return,
        1 | 2 | 18 | 19 | 23 | 26 | 27 | 28 if !placed => return,
        1 => Fill::Whole(symbol, behind, 4),
        2 => Fill::Whole(symbol, behind, 8),
        18 | 19 => {
            filled.insert(at + 4, Fill::LowFrom(at));
            Fill::HighFrom(symbol, behind)
        }
        23 => Fill::HighFrom(symbol, behind),
        24 | 25 => Fill::LowFrom(symbol),
        26 => Fill::High(symbol, behind),
        27 | 28 => Fill::Low(symbol, behind),
        20 => Fill::Other("the place of an address in a table (GOT)".to_string()),
        21 | 22 | 29..=32 => Fill::Other("the place of a variable of a thread".to_string()),
        33..=40 | 52..=56 => Fill::Other("a difference of addresses".to_string()),
        47 | 48 => Fill::Other("a distance from gp".to_string()),
        _ => Fill::Other(format!("relocation {kind} of the psABI")),
    };
    let several = || Fill::Other("several relocations at once".to_string());
    filled
        .entry(at)
        .and_modify(|known| {
            if *known != what {
                *known = several()
            }
        })
        .or_insert(what);
}

/// Names that linkers give to places and not to things.
fn is_linkers(name: &str) -> bool {
    name.starts_with("__") || matches!(name, "end" | "_end" | "edata" | "_edata" | "etext" | "_etext")
}

fn named(file: &object::File<'_>, sections: &[Placed]) -> Vec<Named> {
    let end_of = |address: u64| {
        let holds = |section: &&Placed| (section.address..section.address + section.size).contains(&address);
        sections.iter().find(holds).map(|section| section.address + section.size)
    };
    let mut things: BTreeMap<u64, (u64, Vec<String>)> = BTreeMap::new();
    let mut labels: BTreeMap<u64, Vec<String>> = BTreeMap::new();
    for symbol in file.symbols() {
        let Ok(name) = symbol.name() else { continue };
        let skipped = name.is_empty() || name.starts_with('$') || name.starts_with(".L");
        let other = matches!(symbol.kind(), SymbolKind::Section | SymbolKind::File | SymbolKind::Tls);
        if skipped || other || symbol.section_index().is_none() || end_of(symbol.address()).is_none() {
            continue;
        }
        if symbol.size() == 0 {
            if !is_linkers(name) {
                labels.entry(symbol.address()).or_default().push(name.to_string());
            }
            continue;
        }
        let thing = things.entry(symbol.address()).or_default();
        thing.0 = thing.0.max(symbol.size());
        thing.1.push(name.to_string());
    }
    let mut all: Vec<Named> = vec![];
    let joined = |mut names: Vec<String>| {
        names.sort_unstable();
        names.dedup();
        names.join("=")
    };
    for (address, (size, names)) in things {
        // What lies within another one is a part of it.
        if all.last().is_none_or(|last| last.address + last.size <= address) {
            all.push(Named { name: joined(names), address, size });
        }
    }
    let inside = |address: u64| {
        let before = all[..all.partition_point(|thing| thing.address <= address)].last();
        before.is_some_and(|thing| address < thing.address + thing.size)
    };
    labels.retain(|address, _| !inside(*address));
    let starts: Vec<u64> = all.iter().map(|thing| thing.address).chain(labels.keys().copied()).collect();
    for (address, names) in labels {
        let next = starts.iter().copied().filter(|start| *start > address).min();
        let end = end_of(address).unwrap_or(address);
        let size = next.map_or(end, |next| next.min(end)) - address;
        all.push(Named { name: joined(names), address, size });
    }
    all.sort_by_key(|thing| thing.address);
    all
}
