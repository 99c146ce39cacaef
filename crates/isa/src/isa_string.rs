//! ISA strings, read into names and versions.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, "ISA Extension Naming Conventions": case
//! does not matter; a version is a number, `p` and a number, of which the second may be left out
//! with its `p`; names of more than one letter (Z, S and X) end with an underscore.

use std::fmt;

use crate::Xlen;
use crate::extension::{Extension, refusal};
use crate::isa::IsaError;

/// A version of an extension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version {
    /// Before the `p`.
    pub major: u32,
    /// After it; 0 where it is left out.
    pub minor: u32,
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

/// A base or an extension as an ISA string names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// In small letters, without its version.
    pub name: String,
    /// Its version, where one is written.
    pub version: Option<Version>,
}

/// An ISA string. Its names need not be known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IsaString {
    /// RV32 or RV64.
    pub xlen: Xlen,
    /// `i`, `e` or `g`.
    pub base: Named,
    /// The extensions, in the order in which they stand there.
    pub extensions: Vec<Named>,
}

/// A version that is written and is not what runs here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherVersion {
    /// The base or the extension.
    pub name: String,
    /// What is written.
    pub written: Version,
    /// What runs here.
    pub here: Version,
}

impl fmt::Display for OtherVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "version {} of {}, which here has version {}", self.written, self.name, self.here)
    }
}

impl IsaString {
    /// Reads `text`, which must begin with `rv32` or `rv64` and a base.
    ///
    /// ```
    /// use instar_isa::IsaString;
    /// let read = IsaString::read("RV64I2_M2p0Zba1_zicsr3").unwrap();
    /// let names: Vec<_> = read.extensions.iter().map(|named| named.name.as_str()).collect();
    /// assert_eq!(names, ["m", "zba", "zicsr"]);
    /// let other: Vec<_> = read.other_versions().iter().map(ToString::to_string).collect();
    /// assert_eq!(other, ["version 3.0 of zicsr, which here has version 2.0"]);
    /// ```
    pub fn read(text: &str) -> Result<Self, IsaError> {
        let lower = text.trim().to_ascii_lowercase();
        let base = || IsaError::Base { isa: text.to_string() };
        let (xlen, rest) = match (lower.strip_prefix("rv32"), lower.strip_prefix("rv64")) {
            (Some(rest), _) => (Xlen::Rv32, rest),
            (_, Some(rest)) => (Xlen::Rv64, rest),
            _ => return Err(base()),
        };
        let letter = rest.chars().next().filter(|letter| "ieg".contains(*letter)).ok_or_else(base)?;
        let (version, mut rest) = leading_version(&rest[1..]);
        let base = Named { name: letter.to_string(), version };
        let mut extensions = Vec::new();
        while let Some(first) = rest.chars().next() {
            if first == '_' {
                rest = &rest[1..];
            } else if "zsx".contains(first) {
                let end = rest.find('_').unwrap_or(rest.len());
                extensions.push(long_name(&rest[..end]));
                rest = &rest[end..];
            } else {
                let (name, behind) = rest.split_at(first.len_utf8());
                let (version, behind) = leading_version(behind);
                extensions.push(Named { name: name.to_string(), version });
                rest = behind;
            }
        }
        Ok(Self { xlen, base, extensions })
    }

    /// Those of its versions that are written and are not what runs here, of names that are known.
    pub fn other_versions(&self) -> Vec<OtherVersion> {
        let all = std::iter::once(&self.base).chain(&self.extensions);
        let other = |named: &Named| {
            let written = named.version?;
            let known = named.name == "e" || Extension::named(&named.name).is_some();
            let here = versions(&named.name);
            (known && !here.contains(&(written.major, written.minor))).then(|| {
                let (major, minor) = here[0];
                OtherVersion { name: named.name.clone(), written, here: Version { major, minor } }
            })
        };
        all.filter_map(other).collect()
    }
}

/// Versions that mean what runs here, the newest first. Of I and A the older one differs in its
/// wording and in what has become Zicsr, Zicntr and Zifencei, which are always here.
fn versions(name: &str) -> &'static [(u32, u32)] {
    match name {
        "i" | "a" => &[(2, 1), (2, 0)],
        "e" | "m" | "c" | "zicsr" | "zicntr" | "zifencei" | "zihintpause" => &[(2, 0)],
        _ => &[(1, 0)],
    }
}

/// A version at the front, and what stands after it. A `p` without a number after it is a name.
fn leading_version(text: &str) -> (Option<Version>, &str) {
    let Some((major, rest)) = leading_number(text) else { return (None, text) };
    match rest.strip_prefix('p').and_then(leading_number) {
        Some((minor, rest)) => (Some(Version { major, minor }), rest),
        None => (Some(Version { major, minor: 0 }), rest),
    }
}

fn leading_number(text: &str) -> Option<(u32, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    // A number beyond 32 bits is no version of anything.
    (end > 0).then(|| (text[..end].parse().unwrap_or(u32::MAX), &text[end..]))
}

/// A name of several letters, with or without a version at its end. A name that is known as it is
/// has none.
fn long_name(text: &str) -> Named {
    let whole = || Named { name: text.to_string(), version: None };
    if Extension::named(text).is_some() || refusal(text, 32).is_some() {
        return whole();
    }
    let digits = |text: &str| text.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    let last = digits(text);
    if last == text.len() {
        return whole();
    }
    // `zba1p0`: before the `p` of a version stands a number.
    let major = text[..last].strip_suffix('p').map(|major| (digits(major), major.len()));
    let start = major.filter(|(start, end)| start < end).map_or(last, |(start, _)| start);
    let (version, behind) = leading_version(&text[start..]);
    if start < 2 || !behind.is_empty() { whole() } else { Named { name: text[..start].to_string(), version } }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<(String, Option<(u32, u32)>)> {
        let read = IsaString::read(text).unwrap();
        let plain = |named: Named| (named.name, named.version.map(|v| (v.major, v.minor)));
        std::iter::once(read.base).chain(read.extensions).map(plain).collect()
    }

    fn expected(names: &[(&str, Option<(u32, u32)>)]) -> Vec<(String, Option<(u32, u32)>)> {
        names.iter().map(|(name, version)| ((*name).to_string(), *version)).collect()
    }

    #[test]
    fn a_version_may_leave_out_its_second_number() {
        let two = Some((2, 0));
        assert_eq!(
            names("RV64I2M2_A2p1c_Zicsr2_zba1p0zz"),
            expected(&[
                ("i", two),
                ("m", two),
                ("a", Some((2, 1))),
                ("c", None),
                ("zicsr", two),
                ("zba1p0zz", None)
            ])
        );
        assert_eq!(names("rv32i2p1_m2p0")[0], ("i".into(), Some((2, 1))));
        assert_eq!(
            names("rv32i_xfoo12p34_zvl128b1p0"),
            expected(&[("i", None), ("xfoo", Some((12, 34))), ("zvl128b", Some((1, 0)))])
        );
    }

    #[test]
    fn a_p_without_a_number_behind_it_is_an_extension() {
        assert_eq!(names("rv32i2_p"), expected(&[("i", Some((2, 0))), ("p", None)]));
        assert_eq!(names("rv32i2p"), expected(&[("i", Some((2, 0))), ("p", None)]));
        assert_eq!(names("rv64ip1"), expected(&[("i", None), ("p", Some((1, 0)))]));
    }

    #[test]
    fn names_that_end_in_digits_or_are_long_numbers_never_panic() {
        for text in
            ["rv32i_z1", "rv32i_z", "rv64i99999999999", "rv32i_zp1", "rv32i_z1p1", "rv32i__x_", "rv32ié2"]
        {
            names(text);
        }
        assert_eq!(names("rv32i_zvl8192b"), expected(&[("i", None), ("zvl8192b", None)]));
    }

    #[test]
    fn only_versions_that_are_not_here_are_told() {
        let other = |text| IsaString::read(text).unwrap().other_versions();
        assert_eq!(other("rv64i2p0_m2_a2p1_c2p0_zicsr2_zifencei2p0_zba1_zmmul1p0_v1p0_zihintpause2p0"), []);
        let told: Vec<_> = other("rv64i3_zba0p93_v0p10_xmine7").iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            [
                "version 3.0 of i, which here has version 2.1",
                "version 0.93 of zba, which here has version 1.0",
                "version 0.10 of v, which here has version 1.0"
            ]
        );
    }
}
