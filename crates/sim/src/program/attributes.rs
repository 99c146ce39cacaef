//! What an ELF file says of the ISA that it was built for: the section `.riscv.attributes`.
//!
//! Source: the RISC-V ELF psABI, "Attributes": version `A`, sub-sections of a vendor, in them the attributes of the
//! file: a ULEB128 tag, then text for odd tags and a ULEB128 number for even ones. `Tag_RISCV_arch` is tag 5.

use instar_isa::{Isa, Xlen};
use object::{Object, ObjectSection};

const TAG_FILE: u64 = 1;
const TAG_ARCH: u64 = 5;

/// What a file says that it was built for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuiltFor {
    /// The ISA string as it stands there, with versions: `rv32i2p1_m2p0`.
    pub arch: String,
}

impl BuiltFor {
    /// The ISA, and the names of its extensions that are not known here; an error where it is no ISA string.
    pub fn isa(&self) -> Result<(Isa, Vec<String>), String> {
        let mut parts = self.arch.split('_');
        let first = parts.next().unwrap_or_default();
        let xlen = if first.starts_with("rv64") { Xlen::Rv64 } else { Xlen::Rv32 };
        let bits = xlen.bits();
        let known = |name: &str| Isa::parse(&format!("rv{bits}i_{name}")).is_ok();
        // A program for 16 registers runs on 32.
        let letters = first
            .strip_prefix(&format!("rv{bits}"))
            .and_then(|rest| rest.strip_prefix(['i', 'e']))
            .ok_or_else(|| format!("\"{}\" is no ISA string", self.arch))?;
        let (mut text, mut missing) = (format!("rv{bits}i"), Vec::new());
        for name in single_letters(letters).into_iter().chain(parts.map(without_version)) {
            if known(&name) {
                text.push('_');
                text.push_str(&name);
            } else {
                missing.push(name);
            }
        }
        Isa::parse(&text).map(|isa| (isa, missing)).map_err(|error| error.to_string())
    }
}

/// `2p1m2p0c` → m, c.
fn single_letters(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut before_is_digit = false;
    for letter in text.chars() {
        // The `p` of a version stands behind a digit.
        if letter.is_ascii_alphabetic() && !(letter == 'p' && before_is_digit) {
            names.push(letter.to_string());
        }
        before_is_digit = letter.is_ascii_digit();
    }
    names
}

/// `zba1p0` → zba.
fn without_version(name: &str) -> String {
    let digits = |text: &str| text.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    let minor = &name[..digits(name)];
    match minor.strip_suffix('p') {
        Some(major) if minor.len() < name.len() && digits(major) < major.len() => {
            major[..digits(major)].to_string()
        }
        _ => name.to_string(),
    }
}

/// `Ok(None)` where the file has no such section or attribute.
pub(super) fn read(elf: &[u8]) -> Result<Option<BuiltFor>, String> {
    let Ok(file) = object::File::parse(elf) else { return Ok(None) };
    let Some(section) = file.section_by_name(".riscv.attributes") else { return Ok(None) };
    let damaged = || "its section .riscv.attributes is damaged".to_string();
    let bytes = section.data().map_err(|_| damaged())?;
    let arch = arch(bytes).ok_or_else(damaged)?;
    Ok(arch.map(|arch| BuiltFor { arch }))
}

/// `Tag_RISCV_arch`; the outer `None` says that the bytes are no attributes.
fn arch(bytes: &[u8]) -> Option<Option<String>> {
    let mut rest = bytes.strip_prefix(b"A")?;
    while !rest.is_empty() {
        let length = u32::from_le_bytes(rest.get(..4)?.try_into().ok()?) as usize;
        let mut vendor = rest.get(4..length)?;
        rest = &rest[length..];
        if text(&mut vendor)? != "riscv" {
            continue;
        }
        while !vendor.is_empty() {
            let mut scope = vendor;
            let tag = number(&mut scope)?;
            let header = vendor.len() - scope.len();
            let length = u32::from_le_bytes(scope.get(..4)?.try_into().ok()?) as usize;
            let mut attributes = vendor.get(header + 4..length)?;
            vendor = &vendor[length..];
            while tag == TAG_FILE && !attributes.is_empty() {
                let tag = number(&mut attributes)?;
                if tag % 2 == 0 {
                    number(&mut attributes)?;
                } else if tag == TAG_ARCH {
                    return text(&mut attributes).map(|arch| Some(arch.to_string()));
                } else {
                    text(&mut attributes)?;
                }
            }
        }
    }
    Some(None)
}

/// A text that ends with a zero.
fn text<'a>(bytes: &mut &'a [u8]) -> Option<&'a str> {
    let length = bytes.iter().position(|&byte| byte == 0)?;
    let (text, rest) = bytes.split_at(length);
    *bytes = &rest[1..];
    std::str::from_utf8(text).ok()
}

/// A ULEB128 number.
fn number(bytes: &mut &[u8]) -> Option<u64> {
    let mut value = 0u64;
    for shift in (0..63).step_by(7) {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        value |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Some(value);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A section with a stack alignment, an architecture and a foreign vendor before them.
    fn section(arch: &str) -> Vec<u8> {
        let attributes = [&[4, 16, 5][..], arch.as_bytes(), &[0]].concat();
        let file = [&[1][..], &(attributes.len() as u32 + 5).to_le_bytes(), &attributes].concat();
        let vendor = |name: &str, body: &[u8]| {
            let length = 4 + name.len() as u32 + 1 + body.len() as u32;
            [&length.to_le_bytes()[..], name.as_bytes(), &[0], body].concat()
        };
        [b"A".to_vec(), vendor("gnu", &[1, 6, 0, 0, 0, 0]), vendor("riscv", &file)].concat()
    }

    fn isa(arch: &str) -> (String, Vec<String>) {
        let (isa, missing) = BuiltFor { arch: arch.into() }.isa().unwrap();
        (isa.to_string(), missing)
    }

    #[test]
    fn the_architecture_is_found_behind_other_vendors_and_tags() {
        assert_eq!(arch(&section("rv32i2p1_m2p0")), Some(Some("rv32i2p1_m2p0".into())));
        assert_eq!(arch(b"A"), Some(None));
    }

    #[test]
    fn no_cut_and_no_flipped_byte_makes_the_reader_panic() {
        let good = section("rv64i2p1");
        for length in 0..good.len() {
            assert_ne!(arch(&good[..length]), Some(Some("rv64i2p1".into())));
        }
        for at in 0..good.len() {
            for byte in [0, 1, 0x7f, 0x80, 0xff] {
                let mut bytes = good.clone();
                bytes[at] = byte;
                let _ = arch(&bytes);
            }
        }
    }

    #[test]
    fn unknown_extensions_are_named_and_left_out() {
        let expected = Isa::parse("rv64imc_zba").unwrap().to_string();
        assert_eq!(
            isa("rv64i2p1_m2p0_f2p2_d2p2_c2p0_zicsr2p0_zifencei2p0_zba1p0_xventana1p0"),
            (expected, vec!["f".into(), "d".into(), "xventana".into()])
        );
        assert_eq!(isa("rv32imc").0, Isa::parse("rv32imc").unwrap().to_string());
        assert_eq!(isa("rv32e2p0_m2p0").0, Isa::parse("rv32im").unwrap().to_string());
        assert!(BuiltFor { arch: "riscv".into() }.isa().is_err());
    }
}
