//! Where a number comes from: `from` of costs, areas, parameters and regions.
//!
//! Source: docs/reference/design.md.

use instar_diagnostic::suggestion;
use serde::Serialize;

use crate::table::Table;

/// Where a number comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Provenance {
    /// Read in RTL.
    Rtl,
    /// Measured on RTL or silicon.
    Measured,
    /// Stated by a specification or manual.
    Specification,
    /// Assumed.
    Assumed,
    /// Published by others, who measured it; only of areas.
    Published,
    /// Changed by a variant or by the user.
    Override,
}

impl Provenance {
    const NAMES: [&'static str; 4] = ["rtl", "measured", "specification", "assumed"];

    /// As files spell it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Rtl => "rtl",
            Self::Measured => "measured",
            Self::Specification => "specification",
            Self::Assumed => "assumed",
            Self::Published => "published",
            Self::Override => "override",
        }
    }

    /// Reads `from = "…"`, which must stand in the table.
    pub fn read(table: &Table<'_>) -> Self {
        Self::read_among(table, &Self::NAMES)
    }

    /// The same of an area, which others may have published.
    pub fn of_area(table: &Table<'_>) -> Self {
        let [rtl, measured, specification, assumed] = Self::NAMES;
        Self::read_among(table, &[rtl, measured, "published", specification, assumed])
    }

    fn read_among(table: &Table<'_>, names: &[&str]) -> Self {
        let text = table.required_text("from", "\"assumed\", or \"rtl\", \"measured\", \"specification\"");
        match text.value.as_str() {
            "rtl" => Self::Rtl,
            "measured" => Self::Measured,
            "specification" => Self::Specification,
            "published" if names.contains(&"published") => Self::Published,
            "assumed" | "" => Self::Assumed,
            other => {
                let hint = suggestion(other, "known", names.iter().copied());
                table.document.problem(text.span, format!("`from` cannot be \"{other}\""), Some(hint));
                Self::Assumed
            }
        }
    }
}
