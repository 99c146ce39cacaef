//! The segments of an ELF file, checked, or one sentence on what is wrong with it.
//!
//! Source: the System V ABI's object file format and the RISC-V ELF psABI (file header, e_flags), read by the crate
//! `object`.

use std::ops::Range;

use instar_isa::Xlen;
use object::read::elf::{FileHeader, ProgramHeader, SectionHeader};
use object::{Endianness, elf};

use super::Segment;

/// e_flags: floating-point arguments in F registers of 4, 8 or 16 bytes.
const FLOAT_ABI: u32 = 6;

/// XLEN, and what is loaded.
pub(super) fn segments(bytes: &[u8]) -> Result<(Xlen, Vec<Segment>), String> {
    let xlen = xlen(bytes)?;
    let segments = match xlen {
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
    Ok((xlen, segments))
}

/// XLEN, if the header is one of a little-endian RISC-V ELF file that can be run.
fn xlen(bytes: &[u8]) -> Result<Xlen, String> {
    if bytes.is_empty() {
        return Err("is empty; give an ELF file".into());
    }
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
    let (header, flags_at) = if xlen == Xlen::Rv32 { (52, 36) } else { (64, 48) };
    if bytes.len() < header {
        return Err("is truncated: the ELF header is incomplete".into());
    }
    let half = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
    let machine = elf::Machine(half(18));
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
    match elf::FileType(half(16)) {
        elf::ET_REL => return Err("is an object file, not yet linked; link it as an executable".into()),
        elf::ET_CORE => return Err("is a core dump; give the program itself".into()),
        _ => {}
    }
    let float = match u32::from(half(flags_at)) & FLOAT_ABI {
        0 => return Ok(xlen),
        2 => "single-float",
        4 => "double-float",
        _ => "quad-float",
    };
    let bits = xlen.bits();
    let abi = if xlen == Xlen::Rv32 { "ilp32" } else { "lp64" };
    Err(format!(
        "is built for the {float} ABI, and the simulator has no floating-point registers; build it with \
         -mabi={abi}, as in -march=rv{bits}imac -mabi={abi}"
    ))
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

/// Where the program headers lie in memory: address, bytes of one, count; `None` where no segment holds them.
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
