//! The functional simulator: values, no cycles.
//!
//! Source: The RISC-V Instruction Set Manual and psABI; the design is our own (see ARCHITECTURE.md).
//!
//! - [`Program::from_elf`] reads an ELF file: segments, symbols, source lines.
//! - [`Session::new`] loads it; [`Session::place`] lays out a call and each [`Session::run`] executes it from
//!   the same memory; [`Session::run_whole`] runs a whole program until it exits.
//! - [`Session::begin_call`] and [`Session::begin_whole`] do the same piece by piece: [`Session::resume`] goes to
//!   the next breakpoint and [`Session::step`] one instruction; in between registers and memory can be changed.
//! - [`run_code`] runs a few instructions on given registers and memory.
//! - [`Watch`] brings along a `RetiredSink` (a core model) and a progress callback.
//! - A [`Fault`] says in one sentence where and why a run could not go on.

mod abi;
mod arguments;
mod block;
mod call;
mod code_map;
mod csrs;
mod custom;
mod environment;
mod execute;
mod extension_csrs;
mod fault;
mod hart;
mod htif;
mod image;
mod inspect;
mod lines;
mod location;
mod machine;
mod memory;
mod micro;
mod parameters;
mod program;
mod raw;
mod recorder;
mod run;
mod session;
mod system;
mod traps;
mod word;

pub use abi::{ArgumentPlace, PlaceError};
pub use call::{Argument, CallResult, CallSpec, Direction, GUARD, ReturnKind, ReturnValue, Target};
pub use fault::{Fault, Trap};
pub use hart::Hart;
pub use image::Image;
pub use lines::LineRange;
pub use location::Location;
pub use machine::{Machine, Options, ShowText, TrapAt, Watch};
pub use memory::Memory;
pub use parameters::Parameter;
pub use program::{BuiltFor, Program, ProgramError, Segment, Symbol};
pub use raw::{RawCode, RawResult, run_code};
pub use session::{Pause, RunResult, Session, SimError};
