//! Runs: a call or a whole program, on a core or on none, watched by whoever wants to.
//!
//! Source: DESIGN of the project, "Call". A [`Plan`] says all of it at once; `execute` carries
//! it out on a [`Subject`](crate::Subject), `model` keeps the clock, `observers` look on.

mod between;
mod execute;
mod model;
mod observers;
mod phases;
pub(crate) mod pieces;
mod plan;
mod sample;
mod sampling;
pub(crate) mod state;

pub use between::Between;
pub use observers::{CommitLog, StreamTrace};
pub use plan::{Call, Plan, ProgramRun, RunEnd, RunOutcome, RunTarget, SecretsOf};
pub use sampling::{Sample, Sampling};
