//! What stands beside a pipeline and takes instructions from it: one interface, whatever it is.
//!
//! ```text
//!                     AttachedUnit        takes, begins, answers, commits, kills; its state
//!                   ┌──────┼────────┐
//!      PromisedResults  LateUnit  Accelerator
//!        │         │       │        │
//!   CustomUnits  Shell   kinds/   ara's port, and after it units on element groups
//!   (custom.rs) (cvxif.rs)        (group.rs has their costs)
//! ```
//!
//! Source: the interfaces of CV-X-IF 1.0 (docs.openhwgroup.org, "eXtension Interface"), each of
//! which is a method of [`AttachedUnit`]. A unit answers when it has a result; one that is promised
//! at hand-over is the shortcut, of which nobody asks again. What a core makes of them (its
//! scoreboard, its result buses, the order in which it asks) stays the core's. A core holds units
//! whose results are promised by type, so a call is as cheap as that of a method of its own.

pub mod accelerator;
pub mod custom;
pub mod cvxif;
pub mod group;
pub mod kinds;
pub mod late;
pub mod memory_port;
pub mod refused;
#[cfg(test)]
pub mod tests;
pub mod timing;

pub(crate) use self::accelerator::Accelerator;
pub use self::custom::{CustomUnits, UnitCost};

pub use self::kinds::UnitKind;
pub(crate) use self::late::LateUnit;
pub use self::memory_port::MemoryPort;

use instar_trace::MemoryAccess;

use crate::relative::Relative;

/// An instruction that a core offers to a unit.
#[derive(Clone, Copy, Debug)]
pub struct Offer<'a> {
    /// Cycle of the offer.
    pub now: u64,
    /// First cycle in which the core takes its result, where that is known and is later than the
    /// result may be; else 0.
    pub takes_from: u64,
    /// Number of its static entry.
    pub id: u32,
    /// Number of the design's instruction, as `StaticEntry::custom` counts; `u16::MAX` of one of
    /// the manual.
    pub instruction: u16,
    /// Number of the unit that it asks for, in the order of the design.
    pub unit: u8,
    /// What its time depends on, where there is such a thing and it is known: the value of an
    /// operand, or vl and vtype.
    pub operand: Option<u64>,
    /// Its memory accesses, where they matter and are known; of an accelerator's the first.
    pub accesses: &'a [MemoryAccess],
}

/// The port through which a result comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultPort {
    /// A port of the unit's own: nothing else comes through it.
    Own,
    /// The result bus of the core's first ALU: one result a cycle, whoever makes it.
    Shared,
    /// That of CV-X-IF, through which the instruction was handed over: one result a cycle.
    Interface,
}

/// When a result can be used, and how it comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promise {
    /// First cycle in which a consumer may issue, or [`Promise::LATE`].
    pub cycle: u64,
    /// The port.
    pub port: ResultPort,
}

impl Promise {
    /// The cycle of a result that its unit will tell of when it is there.
    pub const LATE: u64 = u64::MAX;
}

/// A result that has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Of this instruction.
    pub ticket: u64,
    /// First cycle in which a consumer may issue; not after the one in which it is told.
    pub cycle: u64,
}

/// What is under way in a unit and matters to the core's own memory accesses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UnderWay {
    /// Loads that are not complete.
    pub loads: u32,
    /// Stores that are not complete.
    pub stores: u32,
}

/// What a core asks of whatever stands beside its pipeline. Tickets are the core's names of
/// instructions in flight, in the order of issue.
pub(crate) trait AttachedUnit {
    /// Dispatch: whether it would take the instruction in this cycle (issue interface: ready and
    /// accept).
    fn takes(&self, offer: &Offer<'_>) -> bool;

    /// Hand-over: the instruction, which it takes, begins with its operands (register interface).
    fn hand_over(&mut self, offer: &Offer<'_>, ticket: u64);

    /// Works up to and through cycle `now`; a result that has come by then and was not told
    /// (result interface). Of one that was promised nothing is told.
    fn answer(&mut self, _now: u64, _memory: &mut MemoryPort) -> Option<Answer> {
        None
    }

    /// Memory accesses under way, at the end of the last cycle that it worked through.
    fn under_way(&self) -> UnderWay {
        UnderWay::default()
    }

    /// The instruction is committed (commit interface). A unit whose results wait in the core keeps
    /// nothing until then.
    fn commit(&mut self, _ticket: u64) {}

    /// Instructions from this ticket on are killed: they were on a wrong path or after a flush
    /// (commit interface, kill). A unit that promised a result runs on to its end, and the core
    /// drops it; one that did not never answers it.
    fn kill(&mut self, _from: u64) {}

    /// The first cycle after `now` in which it may answer, make an access, or take what it did not
    /// take before; the next one where it does not know.
    fn next_event(&self, now: u64) -> Option<u64> {
        Some(now + 1)
    }

    /// Its state, as it is seen from the present cycle.
    fn visit(&mut self, relative: &mut Relative);
}

/// Units that know at hand-over when each result comes, so that nobody asks again.
pub(crate) trait PromisedResults: AttachedUnit {
    /// When the result for destination `index` comes, if the instruction were handed over now
    /// (result interface).
    fn result(&self, offer: &Offer<'_>, index: usize) -> Promise;
}
