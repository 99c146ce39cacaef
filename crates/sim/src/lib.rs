//! The functional simulator: values, no cycles.
//!
//! Source: The RISC-V Instruction Set Manual and psABI; the design is our own (see
//! ARCHITECTURE.md).
//!
//! - [`Program::from_elf`] reads an ELF file: segments, symbols, source lines.
//! - [`Session::new`] loads it; [`Session::place`] lays out a call and each [`Session::run`]
//!   executes it from the same memory; [`Session::run_whole`] runs a whole program until it exits.
//! - [`Session::begin_call`] and [`Session::begin_whole`] do the same piece by piece:
//!   [`Session::resume`] goes to the next breakpoint and [`Session::step`] one instruction; in
//!   between registers and memory can be changed.
//! - [`run_code`] runs a few instructions on given registers and memory.
//! - [`Watch`] brings along observers (a core model; a commit log, which wishes values too) and a
//!   progress callback.
//! - A [`Fault`] says in one sentence where and why a run could not go on.

mod abi;
mod arguments;
mod bus;
mod call;
mod checkpoint;
mod engine;
mod error;
mod fault;
mod host;
mod image;
mod inspect;
mod lines;
mod location;
mod options;
mod parameters;
mod program;
mod raw;
mod session;
mod state;
mod unset;

pub use abi::{ArgumentPlace, PlaceError};
pub use bus::{DeviceKind, DevicePlace, DeviceRequest, Exercise, ExercisedAccess, devices, exercise};
pub use call::{
    Argument, CallResult, CallSpec, CallTarget, Conditions, Direction, GUARD, Idle, ReturnKind, ReturnValue,
};
pub use checkpoint::Checkpoint;
pub use engine::machine::{Machine, TrapAt};
pub use engine::watch::{ShowText, Watch};
pub use engine::watchpoint::{Hit, WatchedAccess, Watchpoint};
pub use error::SimError;
pub use fault::{Fault, FaultReason};
pub use host::environment::console::Stream;
pub use image::Image;
pub use lines::LineRange;
pub use location::Location;
pub use options::Options;
pub use parameters::{AbiParameter, Returned};
pub use program::{
    BuiltFor, Filled, Object, Places, Program, ProgramError, Reference, Section, Segment, Symbol, word_at,
};
pub use raw::{RawCode, RawResult, run_code};
pub use session::{Pause, RunResult, Session};
pub use state::{Hart, Memory};
