//! What lies where in a program, by name, and what the linker filled in, where the file still says
//! so.
//!
//! Source: the System V ABI's object file format; the RISC-V ELF psABI, "Relocations", whose
//! numbers stand below. A linker keeps relocations in a linked file with `--emit-relocs`.

use std::collections::BTreeMap;

use object::{
    Object as _, ObjectSection, ObjectSymbol, RelocationFlags, RelocationTarget, SectionFlags, SymbolKind,
    elf,
};

/// A part of a program that has a name, or the place of a label up to the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Object {
    /// All names at its first address, in their order.
    pub name: String,
    /// Its first address.
    pub address: u64,
    /// Its bytes.
    pub size: u64,
    /// Whether the file says so; else they reach to the next name, over what the linker may have
    /// left between.
    pub sized: bool,
}

/// Where the linker places a part of the program as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its first address.
    pub address: u64,
    /// Its bytes.
    pub size: u64,
    /// Of what its address is a multiple, wherever it is placed.
    pub align: u64,
}

/// What the linker fills in at an address; the target is an address as it is linked here, which
/// belongs to an object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Filled {
    /// All of an address but its low twelve bits, as in `lui`.
    High(Reference),
    /// Its low twelve bits.
    Low(Reference),
    /// The same of the distance from the instruction, as in `auipc`.
    HighFrom(Reference),
    /// The low twelve bits of the distance from the `auipc` at this address.
    LowFrom(u64),
    /// So many bytes of data that hold an address.
    Whole(Reference, u32),
    /// Something that is not followed.
    Other(String),
}

/// An address that the linker knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reference {
    /// The symbol's address.
    pub symbol: u64,
    /// How far after it.
    pub behind: i64,
}

impl Reference {
    /// The address.
    pub fn address(self) -> u64 {
        self.symbol.wrapping_add_signed(self.behind)
    }
}

/// What is known of the places in a program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// What has a name, by address; none overlaps another.
    pub objects: Vec<Object>,
    /// Its sections, by address.
    pub sections: Vec<Section>,
    /// What the linker filled in where, if the file says so; else addresses are the numbers that
    /// they are here.
    pub filled: Option<BTreeMap<u64, Filled>>,
    /// What `gp` holds.
    pub global_pointer: Option<u64>,
    /// Whether `tp` leads to variables of the program's own.
    pub has_thread_locals: bool,
}

/// Reads the places; a file that is no ELF file has none. `size_of` is that of the symbol with a
/// name.
pub(super) fn read(bytes: &[u8], size_of: impl Fn(&str) -> Option<u64>) -> Places {
    let Ok(file) = object::File::parse(bytes) else { return Places::default() };
    let mut places = Places::default();
    let mut filled = BTreeMap::new();
    for section in file.sections() {
        let SectionFlags::Elf { sh_flags, .. } = section.flags() else { continue };
        let has = |flag: elf::SectionFlags| sh_flags.0 & flag.0 != 0;
        places.has_thread_locals |= has(elf::SHF_TLS);
        if !has(elf::SHF_ALLOC) || section.size() == 0 {
            continue;
        }
        let align = section.align().max(1);
        places.sections.push(Section { address: section.address(), size: section.size(), align });
        for (at, relocation) in section.relocations() {
            let RelocationFlags::Elf { r_type, .. } = relocation.flags() else { continue };
            let RelocationTarget::Symbol(index) = relocation.target() else { continue };
            let Ok(symbol) = file.symbol_by_index(index) else { continue };
            // A number is no address, and what is not there is 0.
            let placed = symbol.section_index().is_some();
            fill(&mut filled, at, r_type.0, (symbol.address(), relocation.addend(), placed));
        }
    }
    places.sections.sort_by_key(|section| section.address);
    places.filled = (!filled.is_empty()).then_some(filled);
    places.objects = objects(&file, &places.sections, size_of);
    let pointer =
        file.symbols().find(|symbol| symbol.name() == Ok("__global_pointer$") && !symbol.is_undefined());
    places.global_pointer = pointer.map(|symbol| symbol.address());
    places
}

/// Keeps one relocation.
fn fill(filled: &mut BTreeMap<u64, Filled>, at: u64, kind: u32, (symbol, behind, placed): (u64, i64, bool)) {
    let target = Reference { symbol, behind };
    let what = match kind {
        // Nothing, branches and jumps within code, alignment and leave to shorten.
        0 | 16 | 17 | 43 | 44 | 45 | 51 => return,
        1 | 2 | 18 | 19 | 23 | 26 | 27 | 28 if !placed => return,
        1 => Filled::Whole(target, 4),
        2 => Filled::Whole(target, 8),
        18 | 19 => {
            filled.insert(at + 4, Filled::LowFrom(at));
            Filled::HighFrom(target)
        }
        23 => Filled::HighFrom(target),
        24 | 25 => Filled::LowFrom(symbol),
        26 => Filled::High(target),
        27 | 28 => Filled::Low(target),
        20 => Filled::Other("the place of an address in a table (GOT)".to_string()),
        21 | 22 | 29..=32 => Filled::Other("the place of a variable of a thread".to_string()),
        33..=40 | 52..=56 => Filled::Other("a difference of addresses".to_string()),
        47 | 48 => Filled::Other("a distance from gp".to_string()),
        _ => Filled::Other(format!("relocation {kind} of the psABI")),
    };
    let several = || Filled::Other("several relocations at once".to_string());
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

fn objects(
    file: &object::File<'_>,
    sections: &[Section],
    size_of: impl Fn(&str) -> Option<u64>,
) -> Vec<Object> {
    let end_of = |address: u64| {
        let holds = |section: &&Section| (section.address..section.address + section.size).contains(&address);
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
    let mut all: Vec<Object> = vec![];
    let object = |mut names: Vec<String>, address: u64, size: u64| {
        names.sort_unstable();
        names.dedup();
        // One of the names of a thing has its size.
        let sized = names.iter().any(|name| size_of(name) == Some(size));
        Object { name: names.join("="), address, size, sized }
    };
    for (address, (size, names)) in things {
        // What lies within another one is a part of it.
        if all.last().is_none_or(|last| last.address + last.size <= address) {
            all.push(object(names, address, size));
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
        all.push(object(names, address, size));
    }
    all.sort_by_key(|thing| thing.address);
    all
}
