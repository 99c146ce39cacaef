//! Area that a variant adds to its core, where somebody stated one.
//!
//! Source: docs/reference/design.md; the figure is a synthesis result or an estimate that says so,
//! never Instar's.

use serde::Serialize;

use super::Design;
use crate::provenance::Provenance;
use crate::table::Table;

/// Area added to the core.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "AreaInfo")]
pub struct AddedArea {
    /// Thousand gate equivalents.
    pub added_kge: f64,
    /// Where the figure comes from.
    pub provenance: Provenance,
    /// Where it stands.
    #[serde(rename = "where")]
    pub reason: String,
}

impl AddedArea {
    /// Reads `area = { added_kge = 4.7, from = "…", where = "…" }`.
    pub fn read(table: Table<'_>) -> Option<Self> {
        let added_kge = match table.find("added_kge") {
            Some(entry) => {
                let number = table.as_number("added_kge", &entry.item);
                if number.is_some_and(|n| !(0.0..=1e6).contains(&n)) {
                    let hint = "give thousand gate equivalents, 0 or more".to_owned();
                    table.document.problem(entry.item.span.clone(), "`added_kge` is no area", Some(hint));
                }
                number
            }
            None => {
                table.missing("added_kge", "<thousand gate equivalents>");
                None
            }
        };
        let provenance = Provenance::of_area(&table);
        let reason = table.required_text("where", "\"<where the figure stands>\"").value;
        table.finish();
        Some(Self { added_kge: added_kge?, provenance, reason })
    }

    /// Where it comes from, in words.
    pub fn source(&self) -> String {
        format!("{}: {}", self.provenance.word(), self.reason)
    }
}

impl Design {
    /// What a variant adds to its core. A baseline adds nothing, in a design that states areas at
    /// all.
    pub fn area_of(&self, variant: &str) -> Option<AddedArea> {
        let states_any = self.variants.iter().any(|v| v.area.is_some());
        let (found, baseline) = self.variant(variant).ok()?;
        if baseline && states_any {
            let reason = "a baseline runs on the core as it is".to_owned();
            return Some(AddedArea { added_kge: 0.0, provenance: Provenance::Specification, reason });
        }
        found.area.clone()
    }
}
