//! Microprograms of a unit for long modular products: text, checks, schedule, values and cycles.
//!
//! Source: own design; docs/reference/microprogram.md. A text names numbers modulo one modulus and
//! what is done with them. What a unit's organisation makes of it (which product goes where, in
//! which cycle) is scheduled, and checked by rules of its own; a run follows that schedule, cycle
//! by cycle, so that a wrong one would give wrong numbers.

mod bounds;
mod defined;
pub mod image;
mod length;
mod machine;
mod number;
mod pack;
mod parse;
mod program;
mod run;
mod text;
mod words;

#[cfg(test)]
mod tests;

pub use image::CodeImage;
pub use machine::{MOST_UNITS, Organisation};
pub use pack::{Assembled, ScheduledBlock};
pub use program::Microprogram;
pub use run::{Memories, Ran, RunFault};
pub use text::SourceFile;
