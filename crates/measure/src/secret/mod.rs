//! Whether what can be seen of a run depends on secrets: branches, addresses, latencies.
//!
//! Source: own design, after the practice of checking programs as if secrets were uninitialised
//! (ctgrind, TIMECOP); docs/reference/secrets.md says what is told and what is not.

mod always_public;
mod check;
#[cfg(test)]
mod csr_tests;
mod csrs;
mod declassify;
mod device;
mod exempt;
mod fetch;
mod following;
mod found;
mod latency;
mod leak;
mod loaded;
mod meaning;
mod outside;
mod place;
mod plan;
mod planner;
mod public_bits;
mod report;
mod rules;
mod shadow;
mod shape;
mod spread;
mod steps;
#[cfg(test)]
mod tests;
mod tracker;
mod traps;
mod uses;
mod value_numbers;
mod vector;

pub use check::{Checker, Findings};
pub use declassify::{Declassified, DeclassifiedValue, Declassify};
pub(crate) use following::Following;
pub use latency::DataDependent;
pub use leak::LeakKind;
pub use place::{NamedSecret, SecretPlace};
pub use report::{Leak, PlacedInstruction};
pub(crate) use vector::{Kind as VectorKind, VectorPlan};
