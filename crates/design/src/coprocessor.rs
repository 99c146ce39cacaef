//! What a core's interface for coprocessors can do: the table `[coprocessor]` of its file.
//!
//! Source: docs/reference/core.md; the interface is CV-X-IF, or PCPI.

use crate::table::Table;

/// Versions of CV-X-IF: the standard, and its drafts, whose issue request carries the operands; and
/// PicoRV32's own interface.
const VERSIONS: [&str; 3] = ["1.0", "0.x", "pcpi"];

/// An interface for coprocessors.
#[derive(Clone, Debug, serde::Serialize)]
pub struct CoprocessorInterface {
    /// Version of CV-X-IF, or `pcpi`.
    pub version: String,
    /// Registers that it hands over with an instruction, at most.
    pub operands: u32,
    /// Whether an instruction may return two registers.
    pub dual_write: bool,
    /// Whether an instruction may access memory.
    pub memory: bool,
    /// Whether the core may kill an instruction that it has handed over.
    pub kills: bool,
    /// Whether the core waits for every register that an instruction word could name, whatever it
    /// reads.
    pub waits_for_all: bool,
    /// Whether the core registers an instruction and its operands itself before it offers them.
    pub registers_offers: bool,
    /// Whether an instruction is committed with what hands it over.
    pub commits_offers: bool,
    /// Whether the core takes every result in the cycle in which it comes.
    pub takes_results: bool,
}

impl CoprocessorInterface {
    /// As sentences name it.
    pub fn name(&self) -> &'static str {
        if self.version == "pcpi" { "PCPI" } else { "CV-X-IF" }
    }

    /// The module of `rtl/cvxif` that a coprocessor for CV-X-IF 1.0 needs before it.
    pub fn shim(&self) -> Option<&'static str> {
        match self.version.as_str() {
            "0.x" => Some("instar_cvxif_0x"),
            "pcpi" => Some("instar_pcpi"),
            _ => None,
        }
    }

    /// Whether nothing is ever taken back and no result ever waits.
    pub fn is_direct(&self) -> bool {
        self.commits_offers && self.takes_results && !self.kills
    }

    /// Reads the table.
    pub(crate) fn read(table: Table<'_>) -> Self {
        let version = table.required_text("version", "\"1.0\"");
        if !VERSIONS.contains(&version.value.as_str()) && !version.value.is_empty() {
            table.problem(
                format!(
                    "there is no version \"{}\" of CV-X-IF here, and no other interface of that name",
                    version.value
                ),
                format!("known versions: {}", VERSIONS.join(", ")),
            );
        }
        let operands = table.integer("operands", 2, 3).map_or(2, |operands| operands.value as u32);
        let flag = |key| table.boolean(key).unwrap_or(false);
        let interface = Self {
            version: version.value,
            operands,
            dual_write: flag("dual_write"),
            memory: flag("memory"),
            kills: flag("kills"),
            waits_for_all: flag("waits_for_all"),
            registers_offers: flag("registers_offers"),
            commits_offers: flag("commits_offers"),
            takes_results: flag("takes_results"),
        };
        table.finish();
        interface
    }
}
