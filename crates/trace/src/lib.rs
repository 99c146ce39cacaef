//! The retired-instruction batch, the one thing that simulator and core models share, and the trace
//! formats that carry it.
//!
//! - [`RetiredBatch`]: what the simulator hands to a core model; [`Values`] of registers and memory
//!   beside it.
//! - [`Observer`]: whoever looks on, with its [`Wishes`].
//! - [`TraceReader`]: a recorded trace, compact, RVFI or native, streamed as batches with its
//!   cycles beside them; [`load_all`]: the same as a whole in memory.
//! - [`TraceFile`]: the stream into a file; [`CommitFile`]: Spike's commit log.
//! - [`KanataWriter`] and [`TimelineWriter`]: files for the viewers Konata and Perfetto.

mod batch;
mod catalogue;
mod compact;
mod continuity;
mod error;
mod file;
mod kanata;
mod lines;
mod native;
mod number;
mod observer;
mod output;
mod reader;
mod record;
mod recorded;
mod rvfi;
mod rvfi_write;
mod spike;
#[cfg(test)]
mod tests;
mod text;
mod timeline;
mod values;
mod write;

pub use batch::{ElementsAt, Flags, HeldAccess, MemoryAccess, RegistersAt, RetiredBatch};
pub use catalogue::Replace;
pub use error::TraceError;
pub use file::{StreamForm, TraceFile};
pub use kanata::{KanataWriter, Label, Lane};
pub use observer::{
    ClockRead, EnabledBefore, InterruptAsk, Interruption, Interrupts, MovedStore, Observer, Retired, Wishes,
};
pub use reader::TraceReader;
pub use recorded::{RecordedTrace, load_all};
pub use spike::{CommitFile, SpikeCommit, commit_head};
pub use text::LineTexts;
pub use timeline::TimelineWriter;
pub use values::{Seen, Slot, Slots, Values, data_limbs, is_on_vectors};
pub use write::copy;

pub use instar_isa::AccessKind;
