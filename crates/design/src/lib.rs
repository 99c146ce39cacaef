//! Reads and checks every TOML of Instar: designs, cores, workloads, suites.
//!
//! Source: docs/reference/design.md, core.md, workload.md and explore.md. The only reader of TOML
//! in the house: every fault is a sentence with its place, and what would be right.
//!
//! - [`Library`] finds a name; [`Design::find`], [`CoreFile::load`], [`Workload::find`] read and
//!   check.
//! - [`Space::load`] reads axes and rules, and spans their points.
//! - [`HostCore::assemble`] joins a core, a design's variant and a user's changes.

pub mod coprocessor;
mod core;
pub mod design;
mod device;
mod document;
mod family;
mod host;
mod imported;
mod known_bus;
mod lookup;
mod parameter;
mod provenance;
mod region;
mod rtl;
pub mod space;
mod suite;
mod table;
mod tree;
pub mod workload;

pub use coprocessor::CoprocessorInterface;
pub use core::CoreFile;
pub use design::{Design, MeantHazard, RunningUnit, StatedGadget, sequenced_latency};
pub use device::{StatedDevice, access_word};
pub use host::HostCore;
pub use imported::ReadFile;
pub use instar_cores::Params;
pub use instar_diagnostic::{Diagnostic, Error, suggestion};
pub use lookup::{DescriptionKind, FoundFile, Library, Origin};
pub use parameter::{CoreParameter, Limits};
pub use provenance::Provenance;
pub use region::StatedRegion;
pub use rtl::RtlSource;
pub use space::Space;
pub use suite::{Suite, SuiteProgram, SuiteRule, SuiteScore};
pub use tree::PlainValue;
pub use workload::Workload;

#[cfg(test)]
mod tests;
