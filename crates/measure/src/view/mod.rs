//! What was seen of a run: counts by instruction, by line and by cycle, and two runs side by side.
//!
//! Source: docs/reference/profile.md and docs/reference/run-tools.md.

pub mod compare;
pub mod coverage;
pub mod histogram;
pub mod profile;
pub(crate) mod tally;
