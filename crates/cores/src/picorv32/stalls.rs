//! What a cycle of a PicoRV32 goes to.
//!
//! Source: docs/reference/profile.md, "Which cycle belongs to whom".

use crate::in_order::Charges;

crate::stall::stalls! {
    /// An instruction retired, and the next was launched.
    ISSUED: "issued", "issued";
    /// The states of an instruction: registers are read, and its operation is made.
    STATES: "states", "states";
    /// The next instruction is waited for.
    FETCH: "fetch_wait", "I-wait";
    /// The next instruction has four bytes across two words, and the second is waited for.
    SPLIT: "split_target", "split";
    /// A taken branch: its target is fetched behind what follows it in memory.
    BRANCH: "branch_taken", "taken";
    /// A jump: its target is fetched.
    JUMP: "jump", "jump";
    /// A load or store is at memory.
    DATA: "data_wait", "D-wait";
    /// The multiplier is at work.
    MULTIPLY: "multiply", "mulh";
    /// The divider is at work.
    DIVIDE: "divide", "divide";
    /// An instruction of a design is being executed.
    CUSTOM: "custom", "custom";
}

/// Every cycle is one of the instruction that retires at its end.
pub(super) const CHARGES: Charges = Charges { otherwise: FETCH, before: |_| false };
