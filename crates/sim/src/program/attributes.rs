//! What an ELF file says of the ISA that it was built for: the section `.riscv.attributes`.
//!
//! Source: the RISC-V ELF psABI, "Attributes": version `A`, sub-sections of a vendor, in them the
//! attributes of the file: a ULEB128 tag, then text for odd tags and a ULEB128 number for even
//! ones. `Tag_RISCV_arch` is tag 5.

use instar_isa::{Isa, IsaString, OtherVersion, Xlen};
use object::{Object, ObjectSection};

const TAG_FILE: u64 = 1;
const TAG_STACK_ALIGN: u64 = 4;
const TAG_ARCH: u64 = 5;
const TAG_UNALIGNED_ACCESS: u64 = 6;
const TAG_PRIVILEGED: u64 = 8;
const TAG_PRIVILEGED_MINOR: u64 = 10;

/// What a file says that it was built for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BuiltFor {
    /// The ISA string as it stands there, with versions: `rv32i2p1_m2p0`.
    pub arch: String,
    /// Bytes that the stack pointer is kept a multiple of.
    pub stack_align: Option<u64>,
    /// Its code may make misaligned accesses.
    pub unaligned_access: bool,
    /// Version of the privileged specification, 1.11 as (1, 11).
    pub privileged: Option<(u64, u64)>,
}

impl BuiltFor {
    fn read(&self) -> Result<IsaString, String> {
        let read = IsaString::read(&self.arch).ok().filter(|read| read.base.name != "g");
        read.ok_or_else(|| format!("\"{}\" is no ISA string", self.arch))
    }

    /// The ISA, and the names of its extensions that are not known here; an error where it is no
    /// ISA string. How long vector registers must be [`Self::vlen`] says.
    pub fn isa(&self) -> Result<(Isa, Vec<String>), String> {
        let read = self.read()?;
        let bits = read.xlen.bits();
        let known = |name: &str| Isa::parse(&format!("rv{bits}i_{name}")).is_ok();
        // A program for 16 registers runs on 32.
        let (mut text, mut missing) = (format!("rv{bits}i"), Vec::new());
        for named in read.extensions {
            if known(&named.name) {
                text.push('_');
                text.push_str(&named.name);
            } else if vector_length(&named.name).is_none() {
                missing.push(named.name);
            }
        }
        Isa::parse(&text).map(|isa| (isa, missing)).map_err(|error| error.to_string())
    }

    /// Names of its extensions whose instructions are not all there on `isa`; none where it is no
    /// ISA string. Those that are promises or hints, and so nothing that could be illegal, are left
    /// out.
    pub fn missing_on(&self, isa: Isa) -> Vec<String> {
        const BROUGHT_BY_V: [&str; 7] = ["f", "d", "zcd", "zcf", "zve32f", "zve64f", "zve64d"];
        const HARMLESS: [&str; 5] = ["zkt", "zvkt", "zihintpause", "zihintntl", "zicbop"];
        let Ok(read) = self.read() else { return Vec::new() };
        let bits = read.xlen.bits();
        let there = |name: &str| {
            let alone = Isa::parse(&format!("rv{bits}i_{name}"));
            alone.is_ok_and(|alone| isa.has_all_of(alone))
        };
        // V brings floating point along in every file, used or not.
        let vectors = read.extensions.iter().any(|named| named.name == "v");
        let names = read.extensions.into_iter().map(|named| named.name);
        let brought = |name: &str| vectors && BROUGHT_BY_V.contains(&name);
        let asks = |name: &String| {
            vector_length(name).is_none() && !HARMLESS.contains(&name.as_str()) && !brought(name)
        };
        names.filter(|name| asks(name) && !there(name)).collect()
    }

    /// Bits that vector registers must have at least; 0 where it has none, or is no ISA string.
    pub fn vlen(&self) -> usize {
        let (Ok((isa, _)), Ok(read)) = (self.isa(), self.read()) else { return 0 };
        let named = read.extensions.iter().filter_map(|named| vector_length(&named.name)).max();
        if isa.vlen() == 0 { 0 } else { isa.vlen().max(named.unwrap_or(0)) }
    }

    /// XLEN, where it is an ISA string.
    pub fn xlen(&self) -> Option<Xlen> {
        self.read().ok().map(|read| read.xlen)
    }

    /// Whether it was built for the base with 16 registers.
    pub fn is_embedded(&self) -> bool {
        self.read().is_ok_and(|read| read.base.name == "e")
    }

    /// Versions that are not those of what runs here.
    pub fn other_versions(&self) -> Vec<OtherVersion> {
        self.read().map_or_else(|_| Vec::new(), |read| read.other_versions())
    }
}

/// `zvl256b` → 256.
fn vector_length(name: &str) -> Option<usize> {
    name.strip_prefix("zvl")?.strip_suffix('b')?.parse().ok()
}

/// `Ok(None)` where the file has no such section or attribute.
pub(super) fn read(elf: &[u8]) -> Result<Option<BuiltFor>, String> {
    let Ok(file) = object::File::parse(elf) else { return Ok(None) };
    let Some(section) = file.section_by_name(".riscv.attributes") else { return Ok(None) };
    let damaged = || "its section .riscv.attributes is damaged".to_string();
    let bytes = section.data().map_err(|_| damaged())?;
    attributes(bytes).ok_or_else(damaged)
}

/// Those of the file; the outer `None` says that the bytes are no attributes, the inner one that
/// there is no architecture.
fn attributes(bytes: &[u8]) -> Option<Option<BuiltFor>> {
    let mut rest = bytes.strip_prefix(b"A")?;
    let mut found = BuiltFor::default();
    let (mut arch, mut major, mut minor) = (None, None, 0);
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
                if tag % 2 == 1 {
                    let value = text(&mut attributes)?;
                    if tag == TAG_ARCH {
                        arch = Some(value.to_string());
                    }
                    continue;
                }
                let value = number(&mut attributes)?;
                match tag {
                    TAG_STACK_ALIGN => found.stack_align = Some(value),
                    TAG_UNALIGNED_ACCESS => found.unaligned_access = value != 0,
                    TAG_PRIVILEGED => major = Some(value).filter(|major| *major > 0),
                    TAG_PRIVILEGED_MINOR => minor = value,
                    _ => {}
                }
            }
        }
    }
    found.privileged = major.map(|major| (major, minor));
    Some(arch.map(|arch| BuiltFor { arch, ..found }))
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

    fn built(arch: &str) -> BuiltFor {
        BuiltFor { arch: arch.into(), ..BuiltFor::default() }
    }

    fn arch(bytes: &[u8]) -> Option<Option<String>> {
        attributes(bytes).map(|found| found.map(|found| found.arch))
    }

    fn isa(arch: &str) -> (String, Vec<String>) {
        let (isa, missing) = built(arch).isa().unwrap();
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
        assert!(built("riscv").isa().is_err());
    }
    #[test]
    fn attributes_beside_the_architecture_are_read() {
        // Stack alignment 16, misaligned accesses, privileged specification 1.11.
        let attributes = [&[4, 16, 5][..], b"rv64i2p1\0", &[6, 1, 8, 1, 10, 11]].concat();
        let file = [&[1][..], &(attributes.len() as u32 + 5).to_le_bytes(), &attributes].concat();
        let vendor = [&(file.len() as u32 + 10).to_le_bytes()[..], b"riscv\0", &file].concat();
        let found = super::attributes(&[b"A".to_vec(), vendor].concat()).unwrap().unwrap();
        assert_eq!((found.stack_align, found.unaligned_access), (Some(16), true));
        assert_eq!(found.privileged, Some((1, 11)));
    }

    #[test]
    fn the_longest_vector_register_that_is_named_is_needed_however_long() {
        let lengths =
            ["rv64iv1p0_zvl8192b1p0_zvl128b1p0", "rv64iv", "rv64i_zve32x1p0_zvl32b1p0", "rv64i_zvl8192b"];
        assert_eq!(lengths.map(|arch| built(arch).vlen()), [8192, 128, 128, 0]);
        assert_eq!(isa("rv64iv1p0_zvl8192b1p0").1, Vec::<String>::new());
    }

    #[test]
    fn what_a_chosen_isa_lacks_is_named_but_for_promises_and_hints() {
        let on = |arch: &str, isa: &str| built(arch).missing_on(Isa::parse(isa).unwrap());
        assert_eq!(on("rv64i2p1_m2p0_a2p1_c2p0_zmmul1p0_zba1p0", "rv64im"), ["a", "c", "zba"]);
        assert_eq!(on("rv64i2p1_m2p0_zkt1p0_zvl128b1p0_zihintpause2p0_zifencei2p0", "rv64im"), [""; 0]);
        assert_eq!(on("rv32i_xmine1p0_f2p2", "rv32imac"), ["xmine", "f"]);
        assert_eq!(on("rv64i2p1_f2p2_d2p2_v1p0_zve32f1p0_zve64x1p0", "rv64imv"), [""; 0]);
    }
}
