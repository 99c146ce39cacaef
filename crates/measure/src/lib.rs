//! Simulator and core model joined: calls, programs, scores, annotations, profiles, comparisons,
//! secrets.
//!
//! Source: DESIGN of the project, "Call" and "Score". The simulator computes values and no cycles,
//! a core model cycles and no values; they meet in the retired batches, and here.
//!
//! - [`Subject`] is a program with a design's instructions: [`Subject::call`], [`Subject::run`].
//! - [`Subject::pieces`] and [`Subject::next_piece`] hand out what retires, columns at a time; its
//!   state is what a program's machine holds between runs.
//! - [`contract`] watches whether a function keeps to the calling convention and to its buffers.
//! - [`leak`] joins runs with what a core's elements hold, cycle by cycle.
//! - [`RtlImage`] is a call or program for RTL: run there and in the model, instruction by
//!   instruction.
//! - [`score`] and [`annotate`] time recorded traces.
//! - [`compare`] sets two timed streams side by side.
//! - [`run::Plan`] says what is run, on which core and who looks on; [`Subject::execute`] carries
//!   it out.
//! - [`profile`] says where the cycles of a call, a program or a trace went.
//! - [`secret`] follows secrets through a run and says what depends on them.
//! - [`speed`] measures how fast all this goes.

pub mod contract;
mod error;
mod hardware;
pub mod leak;
mod rtl;
pub mod run;
pub mod secret;
pub mod speed;
mod subject;
#[cfg(test)]
mod tests;
mod threads;
mod view;

pub use error::Error;
pub use hardware::WhoseValues;
use instar_sim::Stream;
pub use rtl::annotate::{Annotated, annotate};
pub use rtl::elements::{ElementRow, ElementScore};
pub use rtl::index;
pub use rtl::remarks::Missing;
pub use rtl::rerun::EndValues;
pub use rtl::score::{Score, score};
pub use rtl::stand_in::StandInSource;
pub use rtl::window::WindowScore;
pub use rtl::{RtlImage, RtlNotes, RtlScore, record};
pub use run::pieces::{Columns, Pieces};
pub use run::state::{ListedInstruction, OperandLists, OwnFile, Registers, Statics};
pub use run::{Call, ProgramRun};
pub use subject::{Cautions, MachineSetting, RunObserver, Stretch, Subject, Timed, ToldHazard};
pub use threads::on_threads;
pub use view::coverage::{CoverageObserver, Reached};
pub use view::histogram::{Cell, Histogram, HistogramObserver};
pub use view::{compare, profile};

/// Shows what a program prints, and to which file.
pub type Show<'a> = &'a mut (dyn FnMut(Stream, &[u8]) + Send);

/// Told now and then how many instructions were done; answers whether to go on.
pub type GoOn<'a> = &'a mut (dyn FnMut(u64) -> bool + Send);
