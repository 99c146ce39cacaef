//! What a core's elements tell of values: which value comes into which element when, and the
//! statistics of that over many runs; what probes in a circuit tell of shared secrets; and how
//! often the nets of a netlist change.
//!
//! Source: facts of the project on leakage; a core model says when and whose, the stream of retired
//! instructions which value. This room knows no simulator: whoever runs programs hands over what
//! retired, with its values.
//!
//! - [`Reader`] finds the values that a model's [`Drive`](instar_cores::Drive)s speak of,
//!   [`LateReader`] those of a model that tells in order of time.
//! - [`Schedule`] is what one run came to; [`Follow`] reads the values of others by it.
//! - [`LeakSums`] sums the samples of many runs; [`threshold`](mod@threshold) says from which t on
//!   one is told.
//! - [`gadget`] judges a circuit of gates and registers.
//! - [`activity`] counts what a netlist's nets do on the stimulus of a program.

mod accumulating_multiplier;
pub mod activity;
mod aligned_divider;
mod divider;
mod fetch;
pub mod gadget;
mod late;
mod long_division;
mod multiplier;
mod product;
mod reader;
mod schedule;
mod summed;
mod sums;
pub mod threshold;
mod traces;

pub use late::LateReader;
pub use reader::{HeldWord, Reader};
pub use schedule::{Kept, LeakWindow, MeetingPoint, Parts, Schedule};
pub use summed::LeakSums;
pub use sums::{Moment, Sums, Test};
pub use traces::Follow;
