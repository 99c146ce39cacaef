//! Runs, with the values that a core's elements hold, cycle by cycle, and what those tell of
//! secrets.
//!
//! Source: `instar_leak`, which knows no simulator; core models say when what comes into which
//! element. docs/reference/leak.md.

mod campaign;
mod execution;
mod masking;
mod observed;
mod stage;
mod told;

pub use campaign::{LeakSetup, LeakTest, LookedAt};
pub use execution::Execution;
pub use masking::{ShareForm, SharePlace, Shared};
pub(crate) use observed::{Observed, Sees};
pub use told::{ElementCurve, LeakReport, Met, ToldLeak, tell};
