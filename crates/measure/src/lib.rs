//! Simulator and core model joined: calls, programs, scores, annotations, profiles, comparisons, secrets.
//!
//! Source: DESIGN of the project, "Call" and "Score". The simulator computes values and no cycles, a core model
//! cycles and no values; they meet in the retired batches, and here.
//!
//! - [`Subject`] is a program with a design's instructions: [`Subject::call`], [`Subject::run`].
//! - [`Subject::pieces`] and [`Subject::next_piece`] hand out what retires, columns at a time; [`state`] is what a
//!   program's machine holds between runs.
//! - [`conduct`] watches whether a function keeps to the calling convention and to its buffers.
//! - [`RtlImage`] is a call or program for RTL: run there and in the model, instruction by instruction.
//! - [`score`] and [`annotate`] time recorded traces.
//! - [`compare`] sets two timed streams side by side.
//! - [`run::Plan`] says what is run, on which core and who looks on; [`Subject::execute`] carries it out.
//! - [`profile`] says where the cycles of a call, a program or a trace went.
//! - [`secret`] follows secrets through a run and says what depends on them.
//! - [`speed`] measures how fast all this goes.

mod annotate;
mod commits;
pub mod compare;
pub mod conduct;
mod coverage;
mod error;
mod histogram;
pub mod index;
mod loan;
pub mod profile;
mod reader;
mod region;
mod retired;
mod rtl;
pub mod run;
mod score;
pub mod secret;
mod setting;
pub mod speed;
mod stand_in;
mod state;
mod subject;
mod tally;
#[cfg(test)]
mod tests;
mod timed;
mod waiting;
mod window;

pub use annotate::{Annotated, annotate};
pub use coverage::Reached;
pub use error::Error;
pub use histogram::{Cell, Histogram};
pub use retired::{Columns, Pieces};
pub use rtl::{RtlImage, RtlScore, record};
pub use score::{Score, score};
pub use setting::Setting;
pub use stand_in::StandInSource;
pub use state::{Decoded, Operands, OwnFile, Registers, Statics};
pub use subject::{Call, Run, Subject};
pub use window::WindowScore;

/// Shows what a program prints.
pub type Show<'a> = &'a mut (dyn FnMut(&[u8]) + Send);

/// Told now and then how many instructions were done; answers whether to go on.
pub type GoOn<'a> = &'a mut (dyn FnMut(u64) -> bool + Send);
