//! What held an instruction up, beside its cycle of commit: a set of a family's causes.
//!
//! Source: own design; docs/reference/cli.md, `instar annotate`, which prints their names.

use serde::Serialize;

/// Causes of delay, as a set of bits; which bit is what stands in the family's list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Causes(pub u16);

impl Causes {
    /// Adds the causes of `other`.
    #[inline]
    pub fn add(&mut self, other: Self) {
        self.0 |= other.0;
    }

    /// Whether all causes of `other` are in this set.
    #[inline]
    pub fn has(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Names of the causes in this set, by the list of its family.
    pub fn names(self, of: &'static [Cause]) -> impl Iterator<Item = &'static str> {
        of.iter().filter(move |cause| self.has(cause.bit)).map(|cause| cause.name)
    }
}

/// A cause as people see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "FamilyCause")]
pub struct Cause {
    /// Its name in reports: `RAW`.
    pub name: &'static str,
    /// One sentence.
    pub meaning: &'static str,
    /// Its bit, as a set of one.
    #[serde(skip)]
    pub bit: Causes,
}

/// A family's causes in the order of its pipeline: a constant for each, and `CAUSES`, the list of
/// all.
macro_rules! causes {
    ($($(#[doc = $meaning:literal])+ $constant:ident: $bit:literal, $name:literal;)+) => {
        $($(#[doc = $meaning])+ pub const $constant: $crate::Causes = $crate::Causes(1 << $bit);)+

        /// All of them.
        pub const CAUSES: &[$crate::Cause] = &[$($crate::Cause {
            name: $name,
            meaning: concat!($($meaning),+).trim_ascii_start(),
            bit: $constant,
        }),+];
    };
}

pub(crate) use causes;
