//! A region of a core's bus: `[[regions]]` of its file.
//!
//! Source: docs/reference/core.md, "Regions".

use instar_cores::{BusRegion, BusRegions, REGION_CYCLES};

use crate::design::cost::Provenance;
use crate::table::Table;

/// A region as a core's file states it.
#[derive(Clone, Debug, serde::Serialize)]
pub struct StatedRegion {
    /// Its name.
    pub name: String,
    /// Its first address.
    pub base: u64,
    /// Its bytes.
    pub bytes: u64,
    /// Cycles from a load's request on the bus to its answer.
    pub load_latency: u32,
    /// The same of a store.
    pub store_latency: u32,
    /// Whether the core's data cache keeps what is loaded there.
    pub cached: bool,
    /// Where the latencies come from.
    pub provenance: Provenance,
    /// Where that stands, or why it is assumed.
    #[serde(rename = "where")]
    pub reason: Option<String>,
}

impl StatedRegion {
    /// Reads the table; `None` where something is missing or wrong, which its document is told.
    pub(crate) fn read(table: Table<'_>) -> Option<Self> {
        let name = table.required_text("name", "\"<name>\"").value;
        let integer = |key: &'static str, (low, high): (i64, i64), example: &str| {
            if !table.has(key) {
                table.missing(key, example);
            }
            table.integer(key, low, high).map(|given| given.value)
        };
        let base = integer("base", (0, i64::MAX), "<its first address>");
        let bytes = integer("bytes", (1, i64::MAX), "<how many>");
        let load_latency = integer("load_latency", REGION_CYCLES, "<cycles of a load>");
        let store_latency = integer("store_latency", REGION_CYCLES, "<cycles of a store>");
        let cached = table.boolean("cached").unwrap_or(false);
        let provenance = Provenance::read(&table);
        let reason = table.text("where").map(|given| given.value);
        if provenance != Provenance::Assumed && reason.is_none() {
            table.problem(
                format!("region \"{name}\" does not say where its latencies stand"),
                "add where = \"<file, section or measurement>\"",
            );
        }
        table.finish();
        Some(Self {
            name,
            base: base?.try_into().ok()?,
            bytes: bytes?.try_into().ok()?,
            load_latency: load_latency?.try_into().ok()?,
            store_latency: store_latency?.try_into().ok()?,
            cached,
            provenance,
            reason,
        })
    }
}

/// The regions as a model takes them.
///
/// # Errors
/// One sentence where they do not go together, or do not fit into addresses of so many bits.
pub(crate) fn joined(stated: &[StatedRegion], bits: u32) -> Result<BusRegions, String> {
    let last = u64::MAX >> (64 - bits);
    let region = |stated: &StatedRegion| {
        let StatedRegion { name, base, bytes, load_latency, store_latency, cached, .. } = stated.clone();
        let region = BusRegion { name, base, bytes, load_latency, store_latency, cached };
        if region.last() > last {
            let BusRegion { name, base, bytes, .. } = &region;
            return Err(format!(
                "region \"{name}\" of {bytes:#x} bytes at {base:#x} does not fit into addresses of {bits} bits"
            ));
        }
        Ok(region)
    };
    BusRegions::new(stated.iter().map(region).collect::<Result<_, _>>()?)
}
