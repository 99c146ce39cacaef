//! Writes a RISC-V executable of 32 or 64 bits: segments and symbols.
//!
//! Source: the System V ABI's object file format (ELF header, program headers, section headers,
//! symbol table), its forms of both classes, and the RISC-V ELF psABI.

use instar_isa::Xlen;

use crate::program::{Segment, Symbol};

/// How large the parts of a file are, by its class.
struct Sizes {
    header: u32,
    program_header: u32,
    section_header: u32,
    symbol: u32,
}

const SIZES_32: Sizes = Sizes { header: 52, program_header: 32, section_header: 40, symbol: 16 };
const SIZES_64: Sizes = Sizes { header: 64, program_header: 56, section_header: 64, symbol: 24 };

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
pub(super) fn executable(xlen: Xlen, entry: u64, segments: &[Segment], symbols: &[Symbol]) -> Vec<u8> {
    let writer = Writer { wide: xlen == Xlen::Rv64 };
    let sizes = if writer.wide { SIZES_64 } else { SIZES_32 };
    let mut names = SECTION_NAMES.to_vec();
    let mut table = vec![0; sizes.symbol as usize];
    for symbol in symbols {
        let name = names.len() as u32;
        names.extend(symbol.name.as_bytes());
        names.push(0);
        table.extend(writer.symbol(name, symbol));
    }
    let mut body = Vec::new();
    let mut program_headers = Vec::new();
    let start = sizes.header + sizes.program_header * segments.len() as u32;
    for segment in segments {
        program_headers.extend(writer.program_header(start + body.len() as u32, segment));
        body.extend(&segment.bytes);
        body.resize(body.len().next_multiple_of(8), 0);
    }
    let (table_at, names_at) = (start + body.len() as u32, start + (body.len() + table.len()) as u32);
    body.extend(&table);
    body.extend(&names);
    body.resize(body.len().next_multiple_of(8), 0);

    let class = if writer.wide { 2 } else { 1 };
    let mut file = vec![0x7f, b'E', b'L', b'F', class, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    file.extend(halves(&[2, EM_RISCV]));
    file.extend(words(&[1]));
    file.extend(writer.addresses(&[entry as u32, sizes.header, start + body.len() as u32]));
    file.extend(words(&[EF_RISCV_RVC]));
    file.extend(halves(&[sizes.header as u16, sizes.program_header as u16, segments.len() as u16]));
    file.extend(halves(&[sizes.section_header as u16, 4, 2]));
    file.extend(program_headers);
    file.extend(body);
    let first = segments.iter().map(|s| s.address).min().unwrap_or(0);
    let end = segments.iter().map(|s| s.address + s.size).max().unwrap_or(0);
    file.extend(vec![0; sizes.section_header as usize]);
    // Links of the symbols: the strings, and the first global symbol.
    file.extend(writer.section(1, SHT_SYMTAB, [0, 0, table_at, table.len() as u32], [2, 1], 8, sizes.symbol));
    file.extend(writer.section(9, SHT_STRTAB, [0, 0, names_at, names.len() as u32], [0, 0], 1, 0));
    let image = [SHF_ALLOC, first as u32, 0, (end - first) as u32];
    file.extend(writer.section(17, SHT_NOBITS, image, [0, 0], 1, 0));
    file
}

/// Puts fields in the order and width of a class.
struct Writer {
    wide: bool,
}

impl Writer {
    /// Addresses, offsets and sizes: as wide as the class.
    fn addresses(&self, values: &[u32]) -> Vec<u8> {
        match self.wide {
            false => words(values),
            true => values.iter().flat_map(|value| u64::from(*value).to_le_bytes()).collect(),
        }
    }

    fn symbol(&self, name: u32, symbol: &Symbol) -> Vec<u8> {
        let place = self.addresses(&[symbol.address as u32, symbol.size as u32]);
        let mut kind = vec![if symbol.function { GLOBAL_FUNCTION } else { GLOBAL_OBJECT }, 0];
        kind.extend(IMAGE.to_le_bytes());
        let name = words(&[name]);
        if self.wide { [name, kind, place].concat() } else { [name, place, kind].concat() }
    }

    fn program_header(&self, offset: u32, segment: &Segment) -> Vec<u8> {
        let flags = words(&[4 | u32::from(segment.writable) << 1 | u32::from(segment.executable)]);
        let address = segment.address as u32;
        let place = self.addresses(&[offset, address, address]);
        let sizes = self.addresses(&[segment.bytes.len() as u32, segment.size as u32]);
        let alignment = self.addresses(&[4]);
        let kind = words(&[1]);
        if self.wide {
            [kind, flags, place, sizes, alignment].concat()
        } else {
            [kind, place, sizes, flags, alignment].concat()
        }
    }

    /// `place`: flags, address, offset, size.
    fn section(
        &self,
        name: u32,
        kind: u32,
        place: [u32; 4],
        links: [u32; 2],
        align: u32,
        entry: u32,
    ) -> Vec<u8> {
        let ends = [words(&links), self.addresses(&[align, entry])].concat();
        [words(&[name, kind]), self.addresses(&place), ends].concat()
    }
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
        for xlen in [Xlen::Rv32, Xlen::Rv64] {
            let file = executable(xlen, 0x8000_0000, &segments, &symbols);
            let program = Program::from_elf("made", &file).unwrap();
            assert_eq!(program.xlen(), xlen);
            assert_eq!(program.segments(), &segments);
            assert_eq!(program.entry(), 0x8000_0000);
            assert_eq!(program.symbol("tohost"), Some(&symbols[1]));
            assert_eq!(program.function_at(0x8000_0000), Some(&symbols[0]));
        }
    }
}
