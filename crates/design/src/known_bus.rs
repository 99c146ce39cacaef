//! Buses whose latencies are known: what `bus` of a region or of a device stands for.
//!
//! Source: docs/reference/core.md, "Regions".

use crate::provenance::Provenance;
use crate::table::Table;
use instar_diagnostic::suggestion;

/// A bus between a core and its devices.
#[derive(Debug)]
pub(crate) struct KnownBus {
    pub(crate) name: &'static str,
    /// Families of cores that it was told of.
    families: &'static [&'static str],
    /// Cycles from a load's request on the core's bus to its answer, of a slave without wait
    /// states.
    pub(crate) load_latency: u32,
    /// The same of a store.
    pub(crate) store_latency: u32,
    /// Bytes that an access may have: all of the bus, and less where it has byte enables.
    pub(crate) widths: &'static [u8],
    /// Whether it takes an access only when the one before it is answered.
    pub(crate) serial: bool,
    pub(crate) provenance: Provenance,
    /// Where that stands.
    pub(crate) reason: &'static str,
}

/// All of them.
const ALL: [KnownBus; 2] = [
    KnownBus {
        name: "obi",
        families: &["cv32e40p", "ibex", "cva6"],
        load_latency: 1,
        store_latency: 1,
        widths: &[1, 2, 4],
        serial: false,
        provenance: Provenance::Assumed,
        reason: "a slave that answers in the next cycle, as SRAM does, on the core's OBI or behind a bridge from \
                 AXI that takes none",
    },
    KnownBus {
        name: "pulpino-apb",
        families: &["cv32e40p"],
        load_latency: 5,
        store_latency: 6,
        widths: &[4],
        serial: true,
        provenance: Provenance::Measured,
        reason: "RTL of PULPino from core2axi over the AXI node to APB, and a slave that is always ready",
    },
];

/// What may not stand beside `bus`.
const FOLLOWING: [&str; 5] = ["load_latency", "store_latency", "widths", "from", "where"];

/// The bus that a table names. The outer `None`: it names none; the inner one: what it names is
/// wrong, which its document is told.
pub(crate) fn read(table: &Table<'_>) -> Option<Option<&'static KnownBus>> {
    let named = table.text("bus")?;
    for key in FOLLOWING {
        if table.has(key) {
            let _ = table.find(key);
            let message = format!("{} states both `bus` and `{key}`", table.title());
            table.problem(message, format!("leave out `{key}`, which follows from the bus, or `bus`"));
        }
    }
    let known = ALL.iter().find(|bus| bus.name == named.value);
    if known.is_none() {
        let hint = suggestion(&named.value, "known buses", ALL.iter().map(|bus| bus.name));
        table.document.problem(named.span, format!("there is no bus \"{}\"", named.value), Some(hint));
    }
    Some(known)
}

impl KnownBus {
    /// Why it is not known behind cores of `family`, and what would be right.
    pub(crate) fn refusal(&self, family: &str) -> Option<(String, &'static str)> {
        let of = self.families.join(", ");
        let sentence = || format!("bus \"{}\" is known behind cores of family {of} only", self.name);
        let hint = "state load_latency, store_latency and from in its place";
        (!self.families.contains(&family)).then(|| (sentence(), hint))
    }
}
