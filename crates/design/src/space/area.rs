//! What the parts of a point's hardware take: stated figures, alone or for each of something that a
//! parameter counts, and what a variant of a design adds.
//!
//! Source: docs/reference/explore.md, "Area, and the front".

use serde::Serialize;

use super::settings::SettingCondition;
use crate::design::Design;
use crate::provenance::Provenance;
use crate::table::{Located, Table};

/// Area that a part of the hardware takes.
#[derive(Clone, Debug)]
pub struct Area {
    /// Which points have the part: all of these hold.
    pub when: Vec<SettingCondition>,
    /// What it takes.
    pub amount: PartArea,
}

/// What a part takes.
#[derive(Clone, Debug)]
pub enum PartArea {
    /// As somebody found it.
    Stated {
        /// Thousand gate equivalents.
        kge: f64,
        /// Parameters of the core whose values it is multiplied by.
        per: Vec<Located<String>>,
        /// Where the figure comes from.
        provenance: Provenance,
        /// Where it stands.
        reason: String,
    },
    /// What a variant of a design adds to its core.
    Added {
        /// The design.
        design: Located<String>,
        /// Its variant.
        variant: Located<String>,
        /// By Instar's own synthesis, and not as the design states it.
        synthesised: bool,
    },
}

/// A variant whose circuits are to be synthesised.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "CircuitsInfo")]
pub struct Circuits {
    /// The design, by name or path.
    pub design: String,
    /// Its variant.
    pub variant: String,
}

impl Area {
    /// Reads one of `[[areas]]`.
    pub fn read(table: Table<'_>) -> Option<Self> {
        let when = table.table("when").map_or_else(Vec::new, |below| SettingCondition::read(&below));
        let amount = if table.has("design") || table.has("variant") { added(&table) } else { stated(&table) };
        table.finish();
        Some(Self { when, amount: amount? })
    }
}

impl PartArea {
    /// Where a stated figure comes from, in words.
    pub fn source(&self) -> Option<String> {
        let Self::Stated { per, provenance, reason, .. } = self else { return None };
        let names: Vec<&str> = per.iter().map(|name| name.value.as_str()).collect();
        let times = if names.is_empty() { String::new() } else { format!(", times {}", names.join(" and ")) };
        Some(format!("{}{times}: {reason}", provenance.word()))
    }
}

fn stated(table: &Table<'_>) -> Option<PartArea> {
    let kge = match table.find("kge") {
        Some(entry) => table.as_number("kge", &entry.item),
        None => {
            table.missing("kge", "<thousand gate equivalents>, or design = \"…\" and variant = \"…\"");
            None
        }
    };
    let per = table.text_or_texts("per");
    let provenance = Provenance::of_area(table);
    let reason = table.required_text("where", "\"<where the figure stands>\"").value;
    Some(PartArea::Stated { kge: kge?, per, provenance, reason })
}

fn added(table: &Table<'_>) -> Option<PartArea> {
    let design = table.required_text("design", "\"<design>\"");
    let variant = table.required_text("variant", "\"<variant of the design>\"");
    let synthesised = table.boolean("synthesis").unwrap_or(false);
    (!design.value.is_empty() && !variant.value.is_empty()).then_some(PartArea::Added {
        design,
        variant,
        synthesised,
    })
}

/// Why a variant's area cannot be had as the space wants it, with what would be right.
pub fn wrong(design: &Design, variant: &str, synthesised: bool) -> Option<(String, String)> {
    let (found, _) = match design.variant(variant) {
        Ok(found) => found,
        Err(error) => return Some((error.to_string(), "name one that the design has".to_owned())),
    };
    (!synthesised && found.area.is_none()).then(|| {
        let message = format!("variant \"{variant}\" of design \"{}\" states no area", design.name);
        (message, "add area = { … } to the variant, or synthesis = true here".to_owned())
    })
}
