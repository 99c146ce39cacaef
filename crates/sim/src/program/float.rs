//! Whether a program has floating-point instructions.
//!
//! Source: the RISC-V ELF psABI, "Mapping symbol": after `$x` lies code, after `$d` data among
//! it.

use instar_isa::{Xlen, is_float};
use object::{Object, ObjectSection, ObjectSymbol, SectionFlags, elf};

use super::Segment;

/// The address of the first one; data among the code that no mapping symbol tells apart is taken
/// for code.
pub(super) fn first(file: &object::File<'_>, segments: &[Segment], xlen: Xlen) -> Option<u64> {
    let data = data_ranges(file);
    let mut found: Option<u64> = None;
    let mut look = |address: u64, bytes: &[u8]| {
        let first = scan(address, bytes, xlen, &data);
        found = [found, first].into_iter().flatten().min();
    };
    let mut sections = false;
    for section in file.sections() {
        let SectionFlags::Elf { sh_flags, .. } = section.flags() else { continue };
        if sh_flags.0 & elf::SHF_EXECINSTR.0 != 0 {
            sections = true;
            look(section.address(), section.data().unwrap_or(&[]));
        }
    }
    if !sections {
        segments.iter().filter(|s| s.executable).for_each(|s| look(s.address, &s.bytes));
    }
    found
}

fn scan(address: u64, bytes: &[u8], xlen: Xlen, data: &[(u64, u64)]) -> Option<u64> {
    let mut at = 0;
    while at + 2 <= bytes.len() {
        let pc = address + at as u64;
        let after = data.partition_point(|range| range.1 <= pc);
        if let Some(&(start, end)) = data.get(after).filter(|range| range.0 <= pc) {
            at += usize::try_from(end.min(address + bytes.len() as u64) - pc.max(start)).ok()?;
            continue;
        }
        let half = |at: usize| Some(u32::from(u16::from_le_bytes(bytes.get(at..at + 2)?.try_into().ok()?)));
        let low = half(at)?;
        let (word, length) = if low & 3 == 3 { (low | half(at + 2).unwrap_or(0) << 16, 4) } else { (low, 2) };
        if is_float(xlen, word) {
            return Some(pc);
        }
        at += length;
    }
    None
}

/// What mapping symbols call data: first address and end of each, in order.
fn data_ranges(file: &object::File<'_>) -> Vec<(u64, u64)> {
    let mut marks: Vec<(u64, bool)> = file
        .symbols()
        .filter_map(|symbol| {
            let name = symbol.name().ok()?;
            (name.starts_with("$d") || name.starts_with("$x"))
                .then(|| (symbol.address(), name.starts_with("$d")))
        })
        .collect();
    // Where both stand at one address nothing lies between, and the later one counts.
    marks.sort_by_key(|mark| mark.0);
    let ends = marks.iter().skip(1).map(|mark| mark.0).chain([u64::MAX]);
    marks
        .iter()
        .zip(ends)
        .filter(|((start, data), end)| *data && start < end)
        .map(|((s, _), e)| (*s, e))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_among_code_is_passed_over() {
        // nop; a word that is fadd.d; nop; fadd.d.
        let bytes: Vec<u8> =
            [0x13u32, 0x02b5_7553, 0x13, 0x02b5_7553].iter().flat_map(|w| w.to_le_bytes()).collect();
        assert_eq!(scan(0x1000, &bytes, Xlen::Rv64, &[]), Some(0x1004));
        assert_eq!(scan(0x1000, &bytes, Xlen::Rv64, &[(0x1004, 0x1008)]), Some(0x100c));
        assert_eq!(scan(0x1000, &bytes, Xlen::Rv64, &[(0x1004, u64::MAX)]), None);
        assert_eq!(scan(0x1000, &bytes[..4], Xlen::Rv32, &[(0x900, 0x1000)]), None);
    }
}
