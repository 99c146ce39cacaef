//! The segments of an ELF file, checked, or one sentence on what is wrong with it.
//!
//! Source: the System V ABI's object file format, read by the crate `object`.

use std::ops::Range;

use instar_isa::Xlen;
use object::read::elf::{Dyn, FileHeader, ProgramHeader, SectionHeader};
use object::{Endianness, elf};

use super::Segment;
use super::header::Header;

/// What is loaded.
pub(super) fn segments(bytes: &[u8], header: &Header) -> Result<Vec<Segment>, String> {
    let segments = match header.xlen {
        Xlen::Rv32 => of_class::<elf::FileHeader32<Endianness>>(bytes),
        Xlen::Rv64 => of_class::<elf::FileHeader64<Endianness>>(bytes),
    }?;
    if segments.is_empty() {
        return Err("has no segment to load; link it as an executable".into());
    }
    let mut sorted: Vec<&Segment> = segments.iter().collect();
    sorted.sort_by_key(|s| s.address);
    for pair in sorted.windows(2) {
        if pair[0].address + pair[0].size > pair[1].address {
            let range = |s: &Segment| format!("{:#010x} to {:#010x}", s.address, s.address + s.size - 1);
            let (one, other) = (range(pair[0]), range(pair[1]));
            return Err(format!("its segments {one} and {other} overlap; mend the linker script"));
        }
    }
    Ok(segments)
}

/// The loadable segments.
fn of_class<H: FileHeader<Endian = Endianness>>(bytes: &[u8]) -> Result<Vec<Segment>, String> {
    let damaged = |e: object::Error| format!("is truncated or damaged: {e}");
    let header = H::parse(bytes).map_err(damaged)?;
    let endian = header.endian().map_err(damaged)?;
    let table: u64 = header.e_phoff(endian).into();
    let table_end =
        table.saturating_add(u64::from(header.e_phentsize(endian)) * u64::from(header.e_phnum(endian)));
    if table_end > bytes.len() as u64 {
        let length = bytes.len();
        return Err(format!(
            "is truncated: its program headers end at byte {table_end}, the file at {length}"
        ));
    }
    let code = code_sections(header, endian, bytes);
    let entry: u64 = header.e_entry(endian).into();
    let mut segments = Vec::new();
    for segment in header.program_headers(endian, bytes).map_err(damaged)? {
        if segment.p_type(endian) == elf::PT_INTERP {
            return Err("is linked dynamically; link it with -static".into());
        }
        let size: u64 = segment.p_memsz(endian).into();
        if segment.p_type(endian) != elf::PT_LOAD || size == 0 {
            continue;
        }
        let address: u64 = segment.p_vaddr(endian).into();
        let contents = segment.data(endian, bytes).map_err(|()| {
            format!("is truncated: the contents of the segment at {address:#010x} are incomplete")
        })?;
        let Some(end) = address.checked_add(size).filter(|_| contents.len() as u64 <= size) else {
            return Err(format!("the segment at {address:#010x} has contradicting sizes"));
        };
        let range = address..end;
        let flags = segment.p_flags(endian);
        segments.push(Segment {
            address,
            bytes: contents.to_vec(),
            size,
            source: Some(segment.p_paddr(endian).into()).filter(|&source: &u64| source != address),
            // Some linker scripts forget the flag.
            executable: flags.0 & elf::PF_X.0 != 0
                || range.contains(&entry)
                || code.iter().any(|at| range.contains(at)),
            writable: flags.0 & elf::PF_W.0 != 0,
        });
    }
    let taken: Vec<Range<u64>> = segments.iter().map(|s| s.address..s.address + s.size).collect();
    for segment in &mut segments {
        segment.source = segment.source.filter(|&source| {
            let end = source.saturating_add(segment.bytes.len() as u64);
            taken.iter().all(|other| end <= other.start || other.end <= source)
        });
    }
    Ok(segments)
}

/// Whether a position-independent file has relocations, which then its start-up code must carry
/// out; an error for a shared library, and for a program that needs one.
pub(super) fn relocations(bytes: &[u8], xlen: Xlen) -> Result<bool, String> {
    match xlen {
        Xlen::Rv32 => relocations_of_class::<elf::FileHeader32<Endianness>>(bytes),
        Xlen::Rv64 => relocations_of_class::<elf::FileHeader64<Endianness>>(bytes),
    }
}

fn relocations_of_class<H: FileHeader<Endian = Endianness>>(bytes: &[u8]) -> Result<bool, String> {
    let damaged = |e: object::Error| format!("is truncated or damaged: {e}");
    let header = H::parse(bytes).map_err(damaged)?;
    let endian = header.endian().map_err(damaged)?;
    let (mut relocations, mut executable) = (false, false);
    for segment in header.program_headers(endian, bytes).map_err(damaged)? {
        for entry in segment.dynamic(endian, bytes).map_err(damaged)?.unwrap_or(&[]) {
            let value = entry.val(endian);
            match entry.tag(endian) {
                elf::DT_NEEDED => {
                    return Err("needs shared libraries, which are not there; link it with -static".into());
                }
                elf::DT_RELASZ | elf::DT_RELSZ | elf::DT_RELRSZ => relocations |= value > 0,
                elf::DT_FLAGS_1 => executable |= value & elf::DF_1_PIE.0 != 0,
                _ => {}
            }
        }
    }
    let entry: u64 = header.e_entry(endian).into();
    if !executable && entry == 0 {
        return Err("is a shared library; link an executable, with -static".into());
    }
    Ok(relocations)
}

/// Where the program headers lie in memory: address, bytes of one, count; `None` where no segment
/// holds them.
pub(super) fn headers(bytes: &[u8], xlen: Xlen) -> Option<[u64; 3]> {
    match xlen {
        Xlen::Rv32 => headers_of_class::<elf::FileHeader32<Endianness>>(bytes),
        Xlen::Rv64 => headers_of_class::<elf::FileHeader64<Endianness>>(bytes),
    }
}

fn headers_of_class<H: FileHeader<Endian = Endianness>>(bytes: &[u8]) -> Option<[u64; 3]> {
    let header = H::parse(bytes).ok()?;
    let endian = header.endian().ok()?;
    let table: u64 = header.e_phoff(endian).into();
    let (size, count) = (u64::from(header.e_phentsize(endian)), u64::from(header.e_phnum(endian)));
    let holds = |segment: &&H::ProgramHeader| {
        let (start, length): (u64, u64) = (segment.p_offset(endian).into(), segment.p_filesz(endian).into());
        segment.p_type(endian) == elf::PT_LOAD
            && (start..start.saturating_add(length)).contains(&table)
            && size * count <= start.saturating_add(length) - table
    };
    let segment = header.program_headers(endian, bytes).ok()?.iter().find(holds)?;
    let (address, start): (u64, u64) = (segment.p_vaddr(endian).into(), segment.p_offset(endian).into());
    Some([address.checked_add(table - start)?, size, count])
}

/// Addresses of the sections that hold code; none where the file has no readable sections.
fn code_sections<H: FileHeader<Endian = Endianness>>(
    header: &H,
    endian: Endianness,
    bytes: &[u8],
) -> Vec<u64> {
    let sections = header.section_headers(endian, bytes).unwrap_or(&[]);
    let code = sections.iter().filter(|section| {
        let flags: u64 = section.sh_flags(endian).0;
        flags & elf::SHF_EXECINSTR.0 != 0 && section.sh_size(endian).into() > 0
    });
    code.map(|section| section.sh_addr(endian).into()).collect()
}
