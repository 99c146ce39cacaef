//! The order of a function's instructions and their registers, with a core model as judge.
//!
//! Source: own design. Within each basic block instructions go where the core loses least time, and
//! values into whichever registers are free there; blocks and branches stay. A candidate is judged
//! by the core model itself: what retired in one call of the function is put into the candidate's
//! order and timed again, without executing it. What code is stands in `instar-code`; whoever uses
//! the result proves it (`instar-equivalence`).
//!
//! - [`Judge`] tells the cycles of an order, `Retimed` those of orders that differ little from one
//!   whose states it keeps;
//! - [`stepped`] takes steps of pointers after accesses through them;
//! - [`bound`] says below how many cycles no order comes, and why;
//! - [`search`] looks for the best order.

pub mod bound;
mod error;
mod explain;
mod incremental;
mod judge;
mod list;
mod search;
mod steps;
mod task;

pub use error::Error;
pub use explain::{Explained, Hop, Wait};
pub use judge::Judge;
pub use search::{Effort, Progress, SearchResult, Tried, search, tried};
pub use steps::stepped;
pub use task::Task;
