//! The extensions that this crate knows, and ISA strings such as `rv32imc_zba_zbb`.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, "ISA Extension Naming Conventions".

use std::fmt;

use crate::Xlen;

/// An extension of the manual.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Extension {
    /// Base integer instructions.
    I,
    /// Multiplication and division.
    M,
    /// Compressed instructions.
    C,
    /// Access to control and status registers.
    Zicsr,
    /// Base counters.
    Zicntr,
    /// Instruction-fetch fence.
    Zifencei,
    /// Address generation.
    Zba,
    /// Basic bit manipulation.
    Zbb,
    /// Carry-less multiplication.
    Zbc,
    /// Single-bit instructions.
    Zbs,
    /// Further compressed instructions.
    Zcb,
}

impl Extension {
    /// All of them, in the order of the canonical ISA string.
    pub const ALL: &[Extension] = &[
        Self::I,
        Self::M,
        Self::C,
        Self::Zicntr,
        Self::Zicsr,
        Self::Zifencei,
        Self::Zba,
        Self::Zbb,
        Self::Zbc,
        Self::Zbs,
        Self::Zcb,
    ];

    /// Name as in an ISA string.
    pub const fn name(self) -> &'static str {
        match self {
            Self::I => "i",
            Self::M => "m",
            Self::C => "c",
            Self::Zicsr => "zicsr",
            Self::Zicntr => "zicntr",
            Self::Zifencei => "zifencei",
            Self::Zba => "zba",
            Self::Zbb => "zbb",
            Self::Zbc => "zbc",
            Self::Zbs => "zbs",
            Self::Zcb => "zcb",
        }
    }

    /// Extensions that this name stands for: itself, or the parts of `b`, or `zca` as `c`.
    fn named(name: &str) -> Option<&'static [Extension]> {
        Some(match name {
            "b" => &[Self::Zba, Self::Zbb, Self::Zbs],
            "zca" => &[Self::C],
            "zcb" => &[Self::C, Self::Zcb],
            _ => {
                let at = Self::ALL.iter().position(|e| e.name() == name)?;
                &Self::ALL[at..=at]
            }
        })
    }
}

/// An ISA string that is not understood.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IsaError {
    /// It does not start with `rv32i` or `rv64i`.
    #[error("ISA \"{isa}\" does not start with rv32i or rv64i, as in rv32imc_zba_zbb_zbs")]
    Base {
        /// The string.
        isa: String,
    },
    /// An extension is not known.
    #[error("ISA \"{isa}\" names extension \"{name}\", which is not known here; nearest is \"{nearest}\"")]
    Unknown {
        /// The string.
        isa: String,
        /// The extension.
        name: String,
        /// The known extension with the most similar name.
        nearest: &'static str,
    },
}

/// XLEN and extensions of a hart. Zicsr, Zicntr and Zifencei are always there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Isa {
    xlen: Xlen,
    extensions: u32,
}

impl Isa {
    /// Reads an ISA string.
    ///
    /// ```
    /// use instar_isa::{Extension, Isa};
    /// let isa = Isa::parse("rv32imc_zba_zbb").unwrap();
    /// assert!(isa.has(Extension::Zbb) && !isa.has(Extension::Zbs));
    /// assert_eq!(
    ///     Isa::parse("rv32imc_zbd").unwrap_err().to_string(),
    ///     r#"ISA "rv32imc_zbd" names extension "zbd", which is not known here; nearest is "zba""#
    /// );
    /// ```
    pub fn parse(text: &str) -> Result<Self, IsaError> {
        let lower = text.trim().to_ascii_lowercase();
        let base = |_| IsaError::Base { isa: text.to_string() };
        let (xlen, rest) = match (lower.strip_prefix("rv32"), lower.strip_prefix("rv64")) {
            (Some(rest), _) => (Xlen::Rv32, rest),
            (_, Some(rest)) => (Xlen::Rv64, rest),
            _ => return Err(base(())),
        };
        let rest = rest.strip_prefix('i').ok_or(()).map_err(base)?;
        let mut isa = Self::base(xlen);
        for name in split_names(rest) {
            let found = Extension::named(&name).ok_or_else(|| IsaError::Unknown {
                isa: text.to_string(),
                nearest: nearest(&name),
                name,
            })?;
            for &extension in found {
                isa = isa.with(extension);
            }
        }
        Ok(isa)
    }

    /// The base set with Zicsr, Zicntr and Zifencei.
    pub const fn base(xlen: Xlen) -> Self {
        Self { xlen, extensions: 0 }
            .with(Extension::I)
            .with(Extension::Zicsr)
            .with(Extension::Zicntr)
            .with(Extension::Zifencei)
    }

    /// Everything that this crate knows.
    pub fn everything(xlen: Xlen) -> Self {
        Extension::ALL.iter().fold(Self::base(xlen), |isa, &e| isa.with(e))
    }

    /// The same with one more extension.
    pub const fn with(self, extension: Extension) -> Self {
        Self { extensions: self.extensions | 1 << extension as u8, ..self }
    }

    /// Whether it has `extension`.
    pub const fn has(self, extension: Extension) -> bool {
        self.extensions >> extension as u8 & 1 == 1
    }

    /// Its XLEN.
    pub const fn xlen(self) -> Xlen {
        self.xlen
    }
}

impl fmt::Display for Isa {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rv{}", self.xlen.bits())?;
        for extension in Extension::ALL.iter().filter(|&&e| self.has(e)) {
            let underscore = if extension.name().len() > 1 { "_" } else { "" };
            write!(f, "{underscore}{}", extension.name())?;
        }
        Ok(())
    }
}

/// Splits `mc_zba_zbb` (and `m2p0_zba1p0`) into names without versions.
fn split_names(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    for part in text.split('_') {
        let mut rest = skip_version(part);
        while let Some(first) = rest.chars().next() {
            let long = "zsx".contains(first);
            let (name, tail) = if long { (rest, "") } else { rest.split_at(first.len_utf8()) };
            names.push(without_version(name).to_string());
            rest = skip_version(tail);
        }
    }
    names
}

/// Drops a version (`2p0`) from the front.
fn skip_version(text: &str) -> &str {
    let digits = |s: &str| s.len() - s.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (major, rest) = text.split_at(digits(text));
    match rest.strip_prefix('p').filter(|minor| !major.is_empty() && digits(minor) > 0) {
        Some(minor) => &minor[digits(minor)..],
        None => rest,
    }
}

/// `zba1p0` → `zba`. Names that end in a digit without `p` are left alone.
fn without_version(name: &str) -> &str {
    let before = name.trim_end_matches(|c: char| c.is_ascii_digit());
    match before.strip_suffix('p').filter(|_| before.len() < name.len()) {
        Some(major) => major.trim_end_matches(|c: char| c.is_ascii_digit()),
        None => name,
    }
}

/// The known name with the smallest edit distance.
fn nearest(name: &str) -> &'static str {
    Extension::ALL.iter().map(|e| e.name()).min_by_key(|known| distance(name, known)).unwrap_or("i")
}

/// Levenshtein distance.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, ca) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, &cb) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(ca != cb);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_canonical_string_reads_back() {
        let isa = Isa::parse("RV32IMC_Zba_zbb_zbc_zbs_zcb").unwrap();
        assert_eq!(isa.to_string(), "rv32imc_zicntr_zicsr_zifencei_zba_zbb_zbc_zbs_zcb");
        assert_eq!(Isa::parse(&isa.to_string()), Ok(isa));
        assert_eq!(Isa::everything(Xlen::Rv32), isa);
    }

    #[test]
    fn b_is_zba_zbb_zbs_and_zcb_implies_c() {
        assert_eq!(Isa::parse("rv64imb"), Isa::parse("rv64im_zba_zbb_zbs"));
        assert_eq!(Isa::parse("rv32i_zcb"), Isa::parse("rv32ic_zcb"));
    }

    #[test]
    fn versions_are_ignored() {
        assert_eq!(Isa::parse("rv32i2p1_m2p0_c2p0_zicsr2p0_zba1p0"), Isa::parse("rv32imc_zba"));
    }

    #[test]
    fn what_is_not_known_is_refused_with_the_nearest_name() {
        let text = |isa| Isa::parse(isa).unwrap_err().to_string();
        assert!(text("rv32imc_zbbb").ends_with("nearest is \"zbb\""), "{}", text("rv32imc_zbbb"));
        assert!(text("rv32imac").contains("\"a\""));
        assert!(text("rv32e").contains("rv32i"));
        assert!(text("arm").contains("rv32i"));
    }
}
