//! What models share that do again, without stepping it, what they stepped before.
//!
//! Source: own design, after E. Schnarr and J. R. Larus, "Fast out-of-order processor simulation
//! using memoization", ASPLOS 1998.

mod states;
mod thrift;

pub(crate) use states::States;
pub(crate) use thrift::Thrift;

/// Bytes that what was seen may take; beyond, it is forgotten.
pub(crate) const MOST_BYTES: usize = 64 << 20;
