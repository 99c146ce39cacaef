//! A coprocessor as the core in front of it sees it: instructions are offered, handed over with
//! their operands, give results through a port, and are committed or killed.
//!
//! Source: the interfaces of CV-X-IF 1.0 (docs.openhwgroup.org, "eXtension Interface"), each of
//! which is one method here. What a core makes of them (its scoreboard, its result buses, the order
//! in which it asks) stays the core's. A core holds its coprocessor by type, so a call is as cheap
//! as that of a method of its own.
//!
//! [`CustomUnits`](crate::CustomUnits), the units that a design adds, is the simplest coprocessor:
//! it knows every result's time at hand-over, has no memory port and keeps no state of the program.

/// An instruction that a core offers to its coprocessor.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    /// Cycle of the offer.
    pub now: u64,
    /// Number of the design's instruction, as `StaticEntry::custom` counts.
    pub instruction: u16,
    /// Number of the unit that it asks for, in the order of the design.
    pub unit: u8,
    /// Value of the operand on which its time depends, where there is one and it is known.
    pub operand: Option<u64>,
}

/// The port through which a result comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultPort {
    /// A port of the coprocessor's own: nothing else comes through it.
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

/// What a core asks of a coprocessor. Tickets are the core's names of instructions in flight, in
/// the order of issue.
pub trait Coprocessor {
    /// Whether it has a way of its own to memory. Without one an instruction that makes accesses
    /// cannot go there.
    const HAS_MEMORY_PORT: bool;

    /// Dispatch: whether it would take the instruction in this cycle (issue interface: ready and
    /// accept).
    fn takes(&self, offer: &Offer) -> bool;

    /// When the result for destination `index` comes, if the instruction were handed over now
    /// (result interface).
    fn result(&self, offer: &Offer, index: usize) -> Promise;

    /// Hand-over: the instruction, which it takes, begins with its operands (register interface).
    fn hand_over(&mut self, offer: &Offer, ticket: u64);

    /// The instruction is committed (commit interface).
    fn commit(&mut self, ticket: u64);

    /// Instructions from this ticket on are killed: they were on a wrong path or behind a flush
    /// (commit interface, kill).
    fn kill(&mut self, from: u64);

    /// Whether the core's own unit with this number must wait for it in this cycle: both share
    /// hardware.
    fn blocks(&self, core_unit: usize, now: u64) -> bool;

    /// Whether its unit with this number shares hardware with the core's unit with that number: the
    /// two never begin in the same cycle, whichever stands first in the program.
    fn shares(&self, unit: u8, core_unit: usize) -> bool;

    /// The first cycle behind `now` in which it may take what it did not take before.
    fn next_event(&self, now: u64) -> Option<u64>;
}
