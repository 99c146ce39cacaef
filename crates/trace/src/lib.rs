//! The retired-instruction batch, the one thing that simulator and core models share, and the trace
//! formats that carry it.

mod batch;

pub use batch::{AccessKind, Flags, MemoryAccess, RetiredBatch, RetiredSink};
