//! What stands beside a pipeline and takes instructions from it: one interface, whatever it is.
//!
//! ```text
//!                    AttachedUnit         takes, begins, commits, kills; its state
//!                     │        │
//!       PromisedResults        Accelerator
//!        │           │              │
//!   CustomUnits ──► Shell       ara's port, and behind it units on element groups
//!   (custom.rs)    (cvxif.rs)       (group.rs has their costs)
//! ```
//!
//! Source: the interfaces of CV-X-IF 1.0 (docs.openhwgroup.org, "eXtension Interface"), each of
//! which is a method of [`AttachedUnit`]. What a core makes of them (its scoreboard, its result
//! buses, the order in which it asks) stays the core's. A core holds units whose results are
//! promised by type, so a call is as cheap as that of a method of its own.

pub mod accelerator;
pub mod custom;
pub mod cvxif;
pub mod group;

pub(crate) use self::accelerator::Accelerator;
pub use self::accelerator::UnderWay;
pub use self::custom::{CustomUnits, UnitCost};

use crate::relative::Relative;

/// An instruction that a core offers to a unit.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    /// Cycle of the offer.
    pub now: u64,
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
    /// Where its first memory access is, where that matters and is known.
    pub address: Option<u64>,
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
    /// First cycle in which a consumer may issue.
    pub cycle: u64,
    /// The port.
    pub port: ResultPort,
}

/// What a core asks of whatever stands beside its pipeline. Tickets are the core's names of
/// instructions in flight, in the order of issue.
pub(crate) trait AttachedUnit {
    /// Dispatch: whether it would take the instruction in this cycle (issue interface: ready and
    /// accept).
    fn takes(&self, offer: &Offer) -> bool;

    /// Hand-over: the instruction, which it takes, begins with its operands (register interface).
    fn hand_over(&mut self, offer: &Offer, ticket: u64);

    /// The instruction is committed (commit interface). A unit whose results wait in the core keeps
    /// nothing until then.
    fn commit(&mut self, _ticket: u64) {}

    /// Instructions from this ticket on are killed: they were on a wrong path or behind a flush
    /// (commit interface, kill). Without a way to give up what it began a unit runs on to its end;
    /// the core drops the result.
    fn kill(&mut self, _from: u64) {}

    /// Its state, as it is seen from the present cycle.
    fn visit(&mut self, relative: &mut Relative);
}

/// Units that know at hand-over when each result comes, so that nobody asks again.
pub(crate) trait PromisedResults: AttachedUnit {
    /// When the result for destination `index` comes, if the instruction were handed over now
    /// (result interface).
    fn result(&self, offer: &Offer, index: usize) -> Promise;

    /// The first cycle after `now` in which it may take what it did not take before.
    fn next_event(&self, now: u64) -> Option<u64>;
}
