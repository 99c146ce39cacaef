//! A region of a core's bus: `[[regions]]` of its file.
//!
//! Source: docs/reference/core.md, "Regions".

use instar_cores::{BusRegion, BusRegions, REGION_CYCLES};

use crate::known_bus::{self, KnownBus};
use crate::provenance::Provenance;
use crate::table::Table;

/// Cycles that a slave on a known bus may take longer.
const MOST_WAIT_STATES: i64 = 900;

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
    /// Whether its bus has one access at a time.
    pub serial: bool,
    /// Whether it is the window of a design's device.
    #[serde(skip)]
    pub device: bool,
    /// Where the latencies come from.
    pub provenance: Provenance,
    /// Where that stands, or why it is assumed.
    #[serde(rename = "where")]
    pub reason: Option<String>,
}

impl StatedRegion {
    /// Reads the table of a core of `family`; `None` where something is missing or wrong, which its
    /// document is told.
    pub(crate) fn read(table: Table<'_>, family: &str) -> Option<Self> {
        let name = table.required_text("name", "\"<name>\"").value;
        let integer = |key: &'static str, (low, high): (i64, i64), example: &str| {
            if !table.has(key) {
                table.missing(key, example);
            }
            table.integer(key, low, high).map(|given| given.value)
        };
        let base = integer("base", (0, i64::MAX), "<its first address>");
        let bytes = integer("bytes", (1, i64::MAX), "<how many>");
        let cached = table.boolean("cached").unwrap_or(false);
        let answers = Answers::read(&table, &format!("region \"{name}\""));
        let refusal = answers.as_ref().and_then(|answers| answers.bus?.refusal(family));
        if let Some((message, hint)) = refusal {
            let span = table.find("bus").map_or(table.span.clone(), |entry| entry.item.span.clone());
            table.document.problem(span, message, Some(hint.to_owned()));
        }
        table.finish();
        let (base, bytes) = (base?.try_into().ok()?, bytes?.try_into().ok()?);
        Some(Self::answering(name, (base, bytes), cached, answers?))
    }

    /// A region from the first of these on, of so many bytes.
    pub(crate) fn answering(name: String, (base, bytes): (u64, u64), cached: bool, answers: Answers) -> Self {
        let Answers { load_latency, store_latency, provenance, reason, bus } = answers;
        let serial = bus.is_some_and(|bus| bus.serial);
        let device = false;
        Self { name, base, bytes, load_latency, store_latency, cached, serial, device, provenance, reason }
    }
}

/// In how many cycles a part of a bus answers.
pub(crate) struct Answers {
    pub(crate) load_latency: u32,
    pub(crate) store_latency: u32,
    pub(crate) provenance: Provenance,
    pub(crate) reason: Option<String>,
    /// The bus that says so, if one is named.
    pub(crate) bus: Option<&'static KnownBus>,
}

impl Answers {
    /// Reads them off the table of `what`; `None` where something is missing or wrong, which its
    /// document is told.
    pub(crate) fn read(table: &Table<'_>, what: &str) -> Option<Self> {
        let wait_states = table.integer("wait_states", 0, MOST_WAIT_STATES);
        if let Some(bus) = known_bus::read(table) {
            let bus = bus?;
            let waits = wait_states.map_or(0, |given| given.value as u32);
            return Some(Self {
                load_latency: bus.load_latency + waits,
                store_latency: bus.store_latency + waits,
                provenance: bus.provenance,
                reason: Some(bus.reason.to_owned()),
                bus: Some(bus),
            });
        }
        if wait_states.is_some() {
            table.problem(
                format!("{what} has wait states, and no bus to which they are added"),
                "add them to load_latency and store_latency, or name a `bus` in their place",
            );
        }
        let cycles = |key: &'static str, example: &str| {
            if !table.has(key) {
                table.missing(key, example);
            }
            let (low, high) = REGION_CYCLES;
            table.integer(key, low, high).map(|given| given.value as u32)
        };
        let load = cycles("load_latency", "<cycles of a load>");
        let store = cycles("store_latency", "<cycles of a store>");
        let provenance = Provenance::read(table);
        let reason = table.text("where").map(|given| given.value);
        if provenance != Provenance::Assumed && reason.is_none() {
            table.problem(
                format!("{what} does not say where its latencies stand"),
                "add where = \"<file, section or measurement>\"",
            );
        }
        Some(Self { load_latency: load?, store_latency: store?, provenance, reason, bus: None })
    }
}

/// The regions as a model takes them.
///
/// # Errors
/// One sentence where they do not go together, or do not fit into addresses of so many bits.
pub(crate) fn joined(stated: &[StatedRegion], bits: u32) -> Result<BusRegions, String> {
    let last = u64::MAX >> (64 - bits);
    let region = |stated: &StatedRegion| {
        let StatedRegion { name, base, bytes, load_latency, store_latency, cached, serial, device, .. } =
            stated.clone();
        let region = BusRegion { name, base, bytes, load_latency, store_latency, cached, serial, device };
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
