//! A vector unit, or another accelerator with state and a memory port of its own, as the core in
//! front of it sees it.
//!
//! Source: `acc_dispatcher.sv` of pulp-platform/cva6 bebbc14 and the port between it and Ara
//! (`accelerator_req_t`, `accelerator_resp_t` in `ariane_pkg.sv`): instructions are handed over in
//! order and never speculatively, one at a time; the core waits for the answer of each before it
//! retires it, and asks how many memory instructions are under way.

use std::fmt::Debug;

use instar_isa::StaticTable;
use instar_trace::RetiredBatch;
use smallvec::SmallVec;

use super::{AttachedUnit, MemoryPort, Offer};
use crate::Family;

/// What a core asks of an accelerator beside what it asks of every unit. An offer tells vl and
/// vtype as the operand, and is handed over once it is no longer speculative: nothing of it is
/// killed. Cycles never go back.
pub(crate) trait Accelerator: AttachedUnit + Debug + Send {
    /// Makes the instructions of a batch known before they are offered.
    ///
    /// # Errors
    /// One sentence where one of them cannot be timed.
    fn learn(&mut self, table: &StaticTable, batch: &RetiredBatch) -> Result<(), String>;

    /// The instruction that stands before it and has no answer yet.
    fn offered(&self) -> Option<u64>;

    /// Works on up to and through cycle `until`, or the one in which it answers or what is under
    /// way changes, where that is earlier; the last cycle by whose end none of that has happened.
    fn pass(&mut self, until: u64, memory: &MemoryPort) -> u64;

    /// What tells an offer of an instruction from others of it that are worked off otherwise;
    /// never `u64::MAX`.
    fn key(&mut self, offer: &Offer<'_>) -> u64;

    /// How often the numbers by which states are told became void.
    fn renumbered(&self) -> u64;

    /// Why it does not answer yet: a category of its family.
    fn waits(&self) -> crate::Stall;

    /// What the core's own loads and stores that wait for it wait for: a category of its family.
    fn orders(&self) -> crate::Stall;

    /// The family of a core that has it after its pipeline: what is shown of such a core.
    fn family(&self) -> &'static Family;

    /// Works up to and through cycle `now`, and adds what it shows after the gauges of the core in
    /// front of it.
    fn show(&mut self, now: u64, gauges: &mut SmallVec<[usize; 16]>);

    /// What it took for granted, one sentence each.
    fn assumptions(&self) -> Vec<String>;

    /// Those of them on what the hardware may stand still at.
    fn stands_still(&self) -> Vec<String>;

    /// A copy.
    fn copy(&self) -> Box<dyn Accelerator>;
}

impl Clone for Box<dyn Accelerator> {
    fn clone(&self) -> Self {
        self.copy()
    }
}
