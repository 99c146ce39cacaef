//! What machine code is: a function lifted into instructions, blocks and values, and words made of
//! it again.
//!
//! Source: own design. Nothing here knows a core or a cycle. Two accesses of memory are taken to
//! be independent where they never met in the recorded call and lie in one buffer, or in buffers
//! that never overlap; so whoever uses the result proves it (`instar-equivalence`), and where that
//! fails asks again with other [`Evidence`].
//!
//! - [`Words`] makes words longer, shorter, and renames their registers;
//! - [`LiftedFunction`] is a function: instructions, blocks, which registers are live where;
//! - [`Recorded`] is one call of it, [`Called`] both, with the [`DependenceGraph`] of each block;
//! - [`DependenceGraph`] says what of a block must stay before what, and which values must share a
//!   register;
//! - [`allocate()`] gives values registers, [`Assigned`] again where one instruction is moved;
//! - [`CodeLayout`] gives words addresses;
//! - [`print`](mod@print) makes text of a function;
//! - [`freed`] chooses what is loaded and stored;
//! - [`fused`] puts instructions in the place of several;
//! - [`partings`] keep two values from meeting;
//! - [`loops`] are those that [`reshaped`] turns, so that rounds overlap, or unrolls.

pub mod access;
mod allocate;
mod assigned;
mod called;
mod constants;
mod error;
mod graph;
mod instruction;
pub mod islands;
mod layout;
mod lift;
mod line;
mod liveness;
mod loops;
mod memory;
mod operand;
mod order;
mod parting;
pub mod print;
mod recorded;
mod settle;
mod spill;
#[cfg(test)]
mod tests;
mod words;

pub use allocate::{AllocatableRegisters, Scratch, allocate};
pub use assigned::Assigned;
pub use called::{Arranged, Called};
pub use constants::{Constants, constant, constants};
pub use error::Error;
pub use graph::DependenceGraph;
pub use instruction::{Block, LiftedInstruction};
pub use layout::{CodeLayout, OrderedBlock, Placed};
pub use lift::{Calls, LiftedFunction};
pub use line::Line;
pub use loops::{CountedLoop, LoopForm, loops, reshaped};
pub use memory::{Evidence, withdrawn};
pub use operand::{WordField, WordOperand, WordOperands, renamed};
pub use order::Order;
pub use parting::{Meeting, Parting, PartingChange, partings};
pub use recorded::{Apart, MemoryRegion, Pass, Recorded, RecordedStep};
pub use spill::{Flow, FlowOperation, Fusion, OperandOf, Tries, Value, flows, freed, fused};
pub use words::{Shortened, Words};
