//! Runs: a call or a whole program, on a core or on none, watched by whoever wants to.
//!
//! Source: DESIGN of the project, "Call". A [`Plan`] says all of it at once; `engine` goes through it, `model` keeps the
//! clock, `observers` look on.

pub(crate) mod engine;
mod execute;
mod model;
mod observers;
mod plan;

pub use model::CycleCounter;
pub use observers::{Observed, Observers, TraceForm};
pub use plan::{Ended, Outcome, Plan, SecretsOf, What};
