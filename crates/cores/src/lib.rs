//! Cycle-level core models: cycles, no values.
//!
//! A model is fed with retired instructions and answers when each of them commits, and why not earlier. It
//! knows no simulator: any stream of retired instructions can be timed, ours or one recorded from RTL.

pub mod cva6;
mod cycle;
mod observe;
mod timing;

pub use cycle::{Cycle, Fate, Held, InFlight, Place, Stall};
pub use observe::{Causes, Commit, CommitCycles, CommitObserver};
pub use timing::{CustomTiming, Latency, Unit};
