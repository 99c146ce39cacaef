//! Whether a function keeps to what its caller relies on: registers, its own stack, the buffers
//! that it was given.
//!
//! Source: the RISC-V psABI's integer calling convention; docs/reference/workload.md says what is
//! told and what is not. Everything is read off the retired stream and the registers at entry and
//! return, so a run that is not watched knows nothing of it.

mod call;
mod ground;
mod machine;
mod place;
mod watcher;

pub use call::{CallContract, Formal, GivenArgument, WatchedState};
pub use place::Broken;
