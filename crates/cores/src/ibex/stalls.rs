//! What a cycle of an Ibex goes to.
//!
//! Source: docs/reference/profile.md, "Which cycle belongs to whom".

use crate::in_order::Charges;

crate::stall::stalls! {
    /// An instruction left ID/EX.
    ISSUED: "issued", "issued";
    /// A taken branch: fetch starts anew at its target.
    BRANCH: "branch_taken", "taken";
    /// A jump: fetch starts anew at its target.
    JUMP: "jump", "jump";
    /// A target of four bytes lies across two words, and the second is waited for.
    SPLIT: "split_target", "split";
    /// A CSR access, a trap or the return from one empties ID/EX.
    FLUSH: "flush", "flush";
    /// A register that the load before it brings is waited for.
    LOAD: "load_use", "load";
    /// An instruction is waited for: memory answers later.
    FETCH: "fetch_wait", "I-wait";
    /// A load or store waits in ID/EX for its answer, or for its second word.
    DATA: "data_wait", "D-wait";
    /// The multiplier is at work.
    MULTIPLY: "multiply", "mulh";
    /// The divider is at work.
    DIVIDE: "divide", "divide";
    /// An instruction of a design is being executed.
    CUSTOM: "custom", "custom";
}

/// What fetches anew is charged to the instruction before.
pub(super) const CHARGES: Charges =
    Charges { otherwise: FLUSH, before: |stall| [BRANCH, JUMP, SPLIT, FLUSH].contains(&stall) };
