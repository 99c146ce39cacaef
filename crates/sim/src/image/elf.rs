//! Writes a 32-bit RISC-V executable: segments and symbols.
//!
//! Source: the System V ABI's object file format (ELF header, program headers, section headers, symbol table) and
//! the RISC-V ELF psABI.

use crate::program::{Segment, Symbol};

const HEADER_BYTES: u32 = 52;
const PROGRAM_HEADER_BYTES: u32 = 32;
const SECTION_HEADER_BYTES: u32 = 40;
const SYMBOL_BYTES: u32 = 16;

/// Section types and symbol bits of the ABI.
const SHT_SYMTAB: u32 = 2;
const SHT_STRTAB: u32 = 3;
const SHT_NOBITS: u32 = 8;
const SHF_ALLOC: u32 = 2;
const GLOBAL_OBJECT: u8 = 1 << 4 | 1;
const GLOBAL_FUNCTION: u8 = 1 << 4 | 2;
const EM_RISCV: u16 = 243;
const EF_RISCV_RVC: u32 = 1;

/// Section names: the empty one, `.symtab`, `.strtab`, `.image`.
const SECTION_NAMES: &[u8] = b"\0.symtab\0.strtab\0.image\0";
/// The section that all symbols belong to: what is loaded.
const IMAGE: u16 = 3;

/// The file; all addresses are below 2³².
pub(super) fn executable(entry: u64, segments: &[Segment], symbols: &[Symbol]) -> Vec<u8> {
    let mut names = SECTION_NAMES.to_vec();
    let mut table = vec![0; SYMBOL_BYTES as usize];
    for symbol in symbols {
        let name = names.len() as u32;
        names.extend(symbol.name.as_bytes());
        names.push(0);
        table.extend(words(&[name, symbol.address as u32, symbol.size as u32]));
        table.extend([if symbol.function { GLOBAL_FUNCTION } else { GLOBAL_OBJECT }, 0]);
        table.extend(IMAGE.to_le_bytes());
    }
    let mut body = Vec::new();
    let mut program_headers = Vec::new();
    let start = HEADER_BYTES + PROGRAM_HEADER_BYTES * segments.len() as u32;
    for segment in segments {
        let flags = 4 | u32::from(segment.writable) << 1 | u32::from(segment.executable);
        let address = segment.address as u32;
        let sizes = [segment.bytes.len() as u32, segment.size as u32];
        program_headers.extend(words(&[1, start + body.len() as u32, address, address]));
        program_headers.extend(words(&[sizes[0], sizes[1], flags, 4]));
        body.extend(&segment.bytes);
        body.resize(body.len().next_multiple_of(4), 0);
    }
    let (table_at, names_at) = (start + body.len() as u32, start + (body.len() + table.len()) as u32);
    body.extend(&table);
    body.extend(&names);
    body.resize(body.len().next_multiple_of(4), 0);

    let mut file = vec![0x7f, b'E', b'L', b'F', 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    file.extend(halves(&[2, EM_RISCV]));
    file.extend(words(&[1, entry as u32, HEADER_BYTES, start + body.len() as u32, EF_RISCV_RVC]));
    file.extend(halves(&[HEADER_BYTES as u16, PROGRAM_HEADER_BYTES as u16, segments.len() as u16]));
    file.extend(halves(&[SECTION_HEADER_BYTES as u16, 4, 2]));
    file.extend(program_headers);
    file.extend(body);
    file.extend([0; SECTION_HEADER_BYTES as usize]);
    // Name, type, flags, address, offset, size, link (the strings), info (first global symbol), alignment, entry.
    file.extend(words(&[1, SHT_SYMTAB, 0, 0, table_at, table.len() as u32, 2, 1, 4, SYMBOL_BYTES]));
    file.extend(words(&[9, SHT_STRTAB, 0, 0, names_at, names.len() as u32, 0, 0, 1, 0]));
    let first = segments.iter().map(|s| s.address).min().unwrap_or(0);
    let end = segments.iter().map(|s| s.address + s.size).max().unwrap_or(0);
    file.extend(words(&[17, SHT_NOBITS, SHF_ALLOC, first as u32, 0, (end - first) as u32, 0, 0, 1, 0]));
    file
}

fn words(values: &[u32]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

fn halves(values: &[u16]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::Program;

    #[test]
    fn what_is_written_is_read_back() {
        let segments = [
            Segment {
                address: 0x8000_0000,
                bytes: vec![1, 2, 3],
                size: 64,
                source: None,
                executable: true,
                writable: false,
            },
            Segment {
                address: 0x8100_0000,
                bytes: vec![],
                size: 32,
                source: None,
                executable: false,
                writable: true,
            },
        ];
        let symbols = [
            Symbol { name: "f".into(), address: 0x8000_0000, size: 2, function: true },
            Symbol { name: "tohost".into(), address: 0x8100_0000, size: 8, function: false },
        ];
        let program = Program::from_elf("made", &executable(0x8000_0000, &segments, &symbols)).unwrap();
        assert_eq!(program.segments(), &segments);
        assert_eq!(program.entry(), 0x8000_0000);
        assert_eq!(program.symbol("tohost"), Some(&symbols[1]));
        assert_eq!(program.function_at(0x8000_0000), Some(&symbols[0]));
    }
}
