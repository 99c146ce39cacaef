//! One retired instruction as read from a line, before the address of the next one is known.
//!
//! Source: own design; the lines' forms stand in `compact` and `rvfi`.

use crate::batch::MemoryAccess;
use crate::catalogue::TracedInstruction;

/// What a line says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Record {
    pub(crate) known: TracedInstruction,
    pub(crate) access: Option<MemoryAccess>,
    /// Address of a load or store by the registers that the lines before told, where they told the
    /// one that it needs.
    pub(crate) computed: Option<u64>,
    /// As in the retired batch.
    pub(crate) detail: u64,
    pub(crate) cycle: Option<u64>,
    /// Number of the interrupt that was taken in its place; 0: it retired.
    pub(crate) interrupt: u8,
    /// Where in the line the part before the cycle ends and the part after it starts.
    pub(crate) before_end: usize,
    pub(crate) after_start: usize,
}
