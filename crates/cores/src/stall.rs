//! What a cycle went to: the categories of a family, of which each cycle has one.
//!
//! Source: docs/reference/profile.md, which states the rule by which a cycle gets its category.

use serde::Serialize;

/// What a cycle, or an issue slot of it, went to: its place in the family's list. A cycle has
/// exactly one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stall(pub u8);

impl Stall {
    /// At least one instruction issued: the first category of every family.
    pub const ISSUED: Self = Self(0);

    /// Categories that a family may have.
    pub const MOST: usize = 24;

    /// Its place in the family's list.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A category as people see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "FamilyStall")]
pub struct Reason {
    /// Its name in files: `branch_miss`. Families that mean the same use the same.
    pub name: &'static str,
    /// Its name at the head of a column, short.
    pub heading: &'static str,
    /// One sentence.
    pub meaning: &'static str,
}

/// A family's categories in the order of its pipeline: a constant for each, and `STALLS`, the list
/// of all.
macro_rules! stalls {
    ($($(#[doc = $meaning:literal])+ $constant:ident: $name:literal, $heading:literal;)+) => {
        #[allow(clippy::upper_case_acronyms, non_camel_case_types)]
        enum Place { $($constant),+ }

        $($(#[doc = $meaning])+ pub const $constant: $crate::Stall = $crate::Stall(Place::$constant as u8);)+

        /// All of them.
        pub const STALLS: &[$crate::Reason] = &[$($crate::Reason {
            name: $name,
            heading: $heading,
            meaning: concat!($($meaning),+).trim_ascii_start(),
        }),+];
    };
}

pub(crate) use stalls;
