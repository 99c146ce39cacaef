//! The order of a function's instructions and their registers, with a core model as judge.
//!
//! Source: own design. Within each basic block instructions go where the core loses least time, and values into
//! whichever registers are free there; blocks and branches stay. A candidate is judged by the
//! core model itself: what retired in one call of the function is put into the candidate's order and timed again,
//! without executing it. Two accesses of memory are taken to be independent where they never met in that call and lie
//! in one buffer, or in buffers that never overlap; so whoever uses the result proves it (`instar-equivalence`).
//!
//! - [`Words`] makes words longer, shorter, and renames their registers;
//! - [`Code`] is a function: instructions, blocks, which registers live where;
//! - [`Recorded`] is one call of it;
//! - [`Graph`] says what of a block must stay before what, and which values must share a register;
//! - [`freed`] chooses what is loaded and stored, before any order is judged;
//! - [`loops`] are those that [`reshaped`] turns, so that rounds overlap, or unrolls;
//! - [`stepped`] takes steps of pointers behind accesses through them;
//! - `allocate` gives values registers, `assigned` again where one instruction is moved, `layout` gives words addresses, [`Judge`] cycles;
//! - `Retimed` tells the cycles of orders that differ little from one whose states it keeps;
//! - [`bound`] says below how many cycles no order comes, and why;
//! - [`search`] looks for the best order.

mod allocate;
mod assigned;
pub mod bound;
mod code;
mod error;
mod explain;
mod graph;
mod instruction;
mod islands;
mod judge;
mod layout;
mod list;
mod live;
mod loops;
mod memory;
mod operand;
mod order;
mod recorded;
mod registers;
mod retimed;
mod search;
mod spill;
mod steps;
#[cfg(test)]
mod tests;
mod words;

pub use code::Code;
pub use error::Error;
pub use explain::{Explained, Hop, Wait};
pub use graph::Graph;
pub use instruction::{Block, Instruction};
pub use judge::Judge;
pub use layout::{Layout, Ordered, Placed};
pub use loops::{Form, Loop, Reshaped, loops, reshaped};
pub use recorded::{Apart, Recorded, Region};
pub use search::{Effort, Found, Progress, Task, Tried, search, tried};
pub use spill::{Freed, Tries, freed};
pub use steps::stepped;
pub use words::Words;
