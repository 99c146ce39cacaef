//! Faults in a call of a function: each that a model knows, at each executed instruction of a
//! window, and what comes of it.
//!
//! Source: own design. The call is run once and its window noted ([`FaultWindow`]). Then the run is
//! brought to each place in turn, a fault is put in, and what is left of the call is run, as far as
//! nothing tells what comes of it. A program's values alone are concerned: no core, no cycles.
//!
//! - [`Models`] says which faults there are, [`PlacedFault`] is one of them;
//! - [`campaign`] tries them, on as many threads as wanted, and says what comes of each
//!   ([`Consequence`]);
//! - [`forced`] is the call with one function answered in its place: what a fault must not give.

mod campaign;
mod consequence;
mod forced;
mod inject;
mod machine;
mod model;
mod runner;
mod spared;
mod usual;
mod window;

pub use campaign::{Campaign, Trials, campaign};
pub use consequence::{Consequence, Unwanted};
pub use forced::forced;
pub use model::{Kind, Models, PlacedFault};
pub use spared::Spared;
pub use window::{FaultWindow, Place};
