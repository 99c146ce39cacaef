//! Machine code by Cranelift: for the behaviours of custom instructions, and for what of a program
//! is executed often.
//!
//! Source: own design over the crates `cranelift-*`; the meaning of each operation stands at
//! `instar_coredsl::bytecode::BytecodeOp`, and `Bytecode::execute` is the interpreter that it must
//! agree with. What this host or this crate cannot translate stays with that interpreter.
//!
//! - [`compile`] translates a program; [`compiled`] does so once for each behaviour; [`Entry`] is
//!   the function.
//! - [`run`] translates instructions of the manual that stand one after the other, from the
//!   manual's texts.
//! - [`Context`] is what the function sees of the hart beside its registers.

mod arithmetic;
mod context;
mod frame;
mod module;
pub mod run;
mod translate;
mod vector;
mod wide;

pub use context::{Context, Doors, VectorContext};
pub use module::{Entry, NativeBehaviour, compile, compiled};
