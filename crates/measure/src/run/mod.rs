//! Runs: a call or a whole program, on a core or on none, watched by whoever wants to.
//!
//! Source: DESIGN of the project, "Call". A [`Plan`] says all of it at once; `engine` goes through
//! it, `model` keeps the clock, `observers` look on.

mod built_for;
pub(crate) mod cached;
pub(crate) mod engine;
mod execute;
pub(crate) mod machine_slot;
mod model;
mod observers;
mod phases;
pub(crate) mod pieces;
mod plan;
mod sample;
mod sampling;
pub(crate) mod setting;
pub(crate) mod state;
pub(crate) mod subject;
pub(crate) mod timed;
pub(crate) mod waiting;

pub use observers::{CommitLog, RunObserver, StreamTrace};
pub use plan::{Plan, RunEnd, RunOutcome, RunTarget, SecretsOf};
pub(crate) use sample::InWindows;
pub use sampling::{Sample, Sampling};
pub use timed::{Stretch, Timed};
